## Words that many places share.

house = Pegboard
guest = Guest
club-player = Club player
language-en = English
language-ru = Русский

## Options of a table: `option-` and the name, then the value or `value` for a plain number.

option-target = Play to
option-target-value = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
option-pone-bonus = Three points for the player who does not deal
option-pone-bonus-none = never
option-pone-bonus-once = in the first deal
option-pone-bonus-each-deal = in every deal
option-play = The play
option-play-full = until all cards are laid
option-play-single-count = one count only
option-crib-flush = Flush in the crib
option-crib-flush-five = only with the starter: all five cards
option-crib-flush-four = four cards are enough
option-next-lead = Who leads the next count
option-next-lead-left-of-last = the player left of the last card
option-next-lead-first-go = the first who said go
option-first-dealer = First dealer
option-first-dealer-cut = by lot: the lowest card deals
option-first-dealer-random = chosen by chance, without a lot
option-cut-mode = The cut
option-cut-mode-auto = the next card of the pack
option-cut-mode-pone-picks = the player who does not deal chooses the place
option-mars-rule = A clear win counts
option-mars-rule-half = double below half the way (mars)
option-mars-rule-skunk = double below three quarters, more below half (skunk)
option-mars-rule-skunk-only = double below three quarters (skunk)
option-mars-rule-off = like any other
option-double-skunk-value = A double skunk counts as
option-double-skunk-value-value = { $number ->
    [one] { $number } game
   *[other] { $number } games
}
option-match-games = Length of the match
option-match-games-value = { $number ->
    [1] a single game
   *[other] { $number } games
}
option-match-format = The match ends
option-match-format-best-of = when one side has more than half of the games
option-match-format-all-games = when all games have been played
option-next-first-dealer = First dealer of the next game
option-next-first-dealer-loser = the loser
option-next-first-dealer-winner = the winner
option-next-first-dealer-alternate = in turn
option-next-first-dealer-cut = by lot again
option-next-first-dealer-rotate = the next seat
option-counting = Counting hands
option-counting-auto = done for you, item by item
option-counting-manual = each player names the points
option-muggins = Missed points
option-muggins-off = are nobody's
option-muggins-on = go to the opponent who sees them (muggins)
option-auction-when = The bidding comes
option-auction-when-before-discard = before the cards are thrown
option-auction-when-after-discard = after the cards are thrown
option-auction-opening = Opening the bidding
option-auction-opening-optional = the first speaker may pass
option-auction-opening-forced = the first speaker must bid
option-auction-negative = A score below zero
option-auction-negative-allow = may happen
option-auction-negative-cap = may not: bid only what you have
option-auction-max-bid = Highest bid
option-auction-max-bid-value = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
option-auction-heels = Two for a jack turned up
option-auction-heels-dealer = to the dealer
option-auction-heels-owner = to the owner of the crib
option-auction-show = Order of the show
option-auction-show-hand-and-crib = hand and crib together, then the other hand
option-auction-show-crib-last = both hands, then the crib
