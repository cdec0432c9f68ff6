### The page of Écarté. Numbers come from the library: $cards in the pack, $players, $target.

rules-ecarte-title = How to play Écarté
rules-ecarte-description = The rules of Écarté: thirty-two cards, five tricks, an exchange if both agree, and a point for the king of trumps.
rules-ecarte-lead = A quick game of tricks for two, in which you decide before the first card whether you like your hand.
rules-ecarte-fact-players-value = two
rules-ecarte-fact-time-value = { offer-ecarte-time }
rules-ecarte-fact-difficulty-value = a few rules, and one good question in each deal
rules-ecarte-fact-pack-value = { $cards } cards, from the seven up; one suit is trumps
rules-ecarte-fact-goal-value = { $target } points before the other one has them
rules-ecarte-idea-tricks = Each has five cards, so there are five tricks. Three of them are a majority and bring a point; all five bring two.
rules-ecarte-idea-exchange = Before the tricks, the player who does not deal may propose to exchange cards. The dealer agrees, or refuses and takes a risk.
rules-ecarte-idea-order = In each suit the king is the highest, then queen, jack, ace, 10, 9, 8 and 7. The ace stands below the jack.
rules-ecarte-steps-heading = A deal step by step
rules-ecarte-step-deal = <strong>The deal.</strong> Five cards each. The next one is turned up, and its suit is trumps; if it is a king, the dealer has a point at once.
rules-ecarte-step-talk = <strong>The talk.</strong> The other one plays or proposes. If the dealer accepts, both lay cards aside and draw as many.
rules-ecarte-step-king = <strong>The king.</strong> Whoever holds the king of trumps may announce it for a point.
rules-ecarte-step-tricks = <strong>The tricks.</strong> Follow suit, and beat the card if you can. Without the suit you must trump.
rules-ecarte-score-heading = Points
rules-ecarte-score-tricks = Three or four tricks bring 1 point, all five bring 2.
rules-ecarte-score-risk = Whoever played without proposing, or refused the first proposal, and then loses the majority, gives the other one 2 points in place of 1.
rules-ecarte-score-king = The king of trumps brings 1 point, turned up or announced. Points count in the order in which they arise, so a king may win the game before a trick is played.
rules-ecarte-end-lead = A game is over in a quarter of an hour. Try one.
