### The page of history: what is widely known, and what is only told, marked as such.

story-title = Where these games come from
story-description = A short history of cribbage, Écarté and Solo Whist: noddy and Sir John Suckling, settlers and sailors, an earl and his sandwich, Paris salons and the family of whist.
story-lead = Old games keep what works. These three have been handed on from table to table for a long time, and some of the stories have grown on the way. Where we are not sure, we say so.

story-noddy-heading = Before cribbage there was noddy
story-noddy-old = In the England of Shakespeare’s time people played a small card game called noddy. It is nearly forgotten now, but you would recognize it at once: pairs counted in it, and so did runs, flushes, fifteens and the sum of thirty-one.
story-noddy-hand = The jack of the right suit had a name of his own there: he was “knave noddy”, the little fool. He is the great-grandfather of today’s “his nobs” and “his heels”.
story-noddy-board = The score was pegged even then. Points come so quickly and in such small portions that chalk can hardly follow, and a peg in a hole can. So the board is about as old as the counting itself.

story-suckling-heading = The poet who is said to have added the crib
story-suckling-who = Sir John Suckling lived at the court of King Charles the First, in the first half of the seventeenth century. He wrote light and witty verses, had money, and lost a great deal of it at cards and bowls.
story-suckling-told = That he invented cribbage we have from John Aubrey, who collected gossip about famous people a generation later. Aubrey also tells that Suckling sent packs of secretly marked cards to gaming houses all over the country and won a fortune with them. It is a good story, and nobody has ever proved it.
story-suckling-crib = What he probably did was to take noddy and give it the crib: the cards that both players put away, and that one of them finds again in the end. Whoever had that idea, it is the one that made the game.
story-suckling-end = Suckling did not grow old. He was mixed up in a plot for the king, fled to France, and died there soon after, in his early thirties. His game was luckier than he was.

story-travels-heading = Over the sea
story-travels-settlers = English settlers took cribbage to North America, and it took root there, in New England above all. It asks for little: a pack, a piece of wood with holes, an evening. It needs only two people, and it can be broken off and taken up again.
story-travels-franklin = Benjamin Franklin loved chess above all games, but he was no enemy of cards, and it is told that he liked to spend an evening over cribbage. In one of his letters he says of cards in winter that he and his friends played them as chess is played: not for money, but for the honor or the pleasure of it. We could not put it better.
story-travels-sailors = Sailors are fond of it to this day. Boards were carved from whatever was at hand, from driftwood to walrus ivory, and many a family in a harbor town still has one that somebody made at sea.
story-travels-submarine = The best-known board belongs to the American submarine fleet. During the Second World War an officer, Richard O’Kane, was dealt the perfect hand of twenty-nine on board the submarine <em>Wahoo</em>. The crew took it for a good omen, and the patrol went well. Ever since, as the Navy tells it, the oldest submarine of the Pacific fleet has carried his board and hands it on when it retires.

story-sandwich-heading = The earl and his sandwich
story-sandwich-told = John Montagu, the fourth Earl of Sandwich, is said to have sat at cards so long that he would not get up for dinner. He asked for a slice of meat between two slices of bread, so that he could eat with one hand and play with the other, and others began to order “the same as Sandwich”. Some who tell it add that the game was cribbage.
story-sandwich-doubt = The story comes from a French traveler of that time, and he may well have heard it as a joke. The earl’s biographer has another idea: the man ran the Navy, worked long hours, and may simply have eaten at his desk. The name has stayed either way, and so has the advice: eat something that leaves no grease on the cards.

story-congress-heading = The American Cribbage Congress
story-congress-clubs = Around 1980 players in the United States founded the American Cribbage Congress. It keeps a book of rules, counts results, and looks after clubs and tournaments all over North America, up to a yearly championship.
story-congress-hand = It also honors those who are dealt a twenty-nine. Such a hand comes once in more than two hundred thousand, so most people who play all their lives only hear of one.
story-congress-words = The rest of its treasure is words. A loser far behind has been skunked; points that you overlook are lost to muggins; a hand worth nothing is a nineteen, because no hand can be worth that. Whoever learns the words has half learned the game.

story-ecarte-heading = Écarté, the game of a good moment
story-ecarte-family = Écarté comes from an old French family of games in which a few cards are dealt, one suit is turned up as trumps, and whoever takes most tricks has won. The eldest of them is <em>la triomphe</em>, and from that word, it is said, comes the English “trump”.
story-ecarte-name = What is new in it stands in its name, which means “laid aside”: you may change what you were dealt, if the other one allows it. From this small conversation, yes or no, now or never, the game has all its charm.
story-ecarte-salons = Its great time was the Paris of the early nineteenth century. It was played in drawing rooms and in less respectable places, crossed the Channel, and came to Russia with other French fashions. Novels of those years mention it often.
story-ecarte-gallery = It was a game to watch. Onlookers stood behind the players and staked on one of them, and in the French manner those who had staked could give advice. The two at the table played, so to speak, for the whole room.
story-ecarte-sums = Its small pack tempted mathematicians too. With thirty-two cards and five tricks one can calculate when it pays to stand, and in the nineteenth century that was done with great patience. From such work comes the list of hands on our <a href="{ $base }/rules/ecarte#tactics">page of rules</a>.

story-whist-heading = The family of whist
story-whist-trumps = Whist grew up in England in the seventeenth century out of older games with names such as ruff and honours. Four people, two against two, fifty-two cards, and silence: for a long time it was thought a game for kitchens and taverns, until good society discovered how much thought there is in it.
story-whist-hoyle = In 1742 Edmond Hoyle, who gave lessons in it in London, published a short treatise on the game. It was printed again and again, and pirated as often. To this day “according to Hoyle” means: as the rules will have it.
story-whist-cousins = For two hundred years half of Europe played whist, and every country made children of it. Boston brought in bidding; the Russians loved vint and preference; and at the end of the nineteenth century came bridge, which in time put its parent out of fashion.

story-solo-heading = Solo Whist
story-solo-origin = Solo Whist is one of the merry ones. It is said to have come from Belgium, where a game like it was named after the city of Ghent, and to have reached London around the middle of the nineteenth century. By the end of that century it was at home all over England, and there were books about it.
story-solo-calls = It cured what many disliked about whist: being chained to a partner for a whole evening. Here everybody says in each deal whether he wants one, or would rather try alone.
story-solo-misere = And it has misère, the wish for no trick at all. Whoever knows preference from Russian tables will meet an old friend there.

story-here-heading = And here
story-here-stakes = All three games spent a part of their youth in places where much money was lost. We have left that behind: nothing is played for here but points, and a good evening.
story-here-you = What remains is what made people pass them on. <a href="{ $base }/games">Take one of them up</a>; you will be in company that is some hundreds of years old.
