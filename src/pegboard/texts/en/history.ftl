### The page of history.

story-title = Where these games come from
story-description = A short history of cribbage, Écarté and Solo Whist.
story-lead = Old games keep what works. These three have been passed on from table to table for a long time.
story-cribbage-heading = Cribbage
story-cribbage-noddy = An older English game called noddy had the pairs, the fifteens and the jack. Sir John Suckling, a poet and gambler of the seventeenth century, is said to have added the crib.
story-cribbage-board = The board with its pegs came along from the start, because fast scoring cannot be done with chalk. It traveled to America with the settlers and to sea with sailors.
story-ecarte-heading = Écarté
story-ecarte-salons = Its name means “laid aside”, after the cards that are exchanged. It was the fashion of Paris in the early nineteenth century.
story-solo-heading = Solo Whist
story-solo-whist-family = It belongs to the great family of whist, but it replaces fixed partners by an auction before each deal.
