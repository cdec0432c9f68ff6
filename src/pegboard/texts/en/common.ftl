## Words that many places share.

house = Pegboard
guest = Guest
club-player = Club player
club-player-many = Club player { $number }
club-player-short = Club { $number }
names-pair = { $one } and { $other }
level-1 = easy-going
level-2 = attentive
level-3 = strong

## The games and their forms.

game-cribbage = Cribbage
game-ecarte = Écarté
game-solo-whist = Solo Whist
variant-six-card = Six-card cribbage
variant-five-card = Five-card cribbage
variant-seven-card = Seven-card cribbage
variant-three-handed = Cribbage for three
variant-four-handed = Cribbage for four
variant-partners = Cribbage for partners
variant-partners-six = Six-card cribbage for partners
variant-auction = Auction cribbage
variant-ecarte = Écarté
variant-solo = Solo Whist
language-en = English
language-ru = Русский

## Options of a table: `option-` and the name, then the value or `value` for a plain number.

option-target = Play to
option-target-value = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
option-target-other = another number
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
option-first-dealer-high-cut = by lot: the highest card deals
option-first-dealer-random = chosen by chance, without a lot
option-cut-mode = The cut
option-cut-mode-auto = the next card of the pack
option-cut-mode-pone-picks = the player who does not deal chooses the place
option-mars-rule = A clear win counts
option-mars-rule-half = mars, double below half the way
option-mars-rule-skunk = skunk, double below three quarters, more below half
option-mars-rule-skunk-only = skunk only, double below three quarters
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
option-match-format-best-of = with more than half of the wins
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
option-muggins-off = are nobody’s
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
option-packets = Dealing
option-packets-3-2 = three cards at once, then two
option-packets-2-3 = two cards at once, then three
option-packets-3x4-1 = three at a time, the last one singly
option-packets-singly = one card at a time
option-dealer-min-exchange = In an exchange the dealer
option-dealer-min-exchange-1 = must exchange at least one card himself
option-dealer-min-exchange-0 = may keep his hand as it is
option-max-exchanges = Exchanges in a deal
option-max-exchanges-value = { $number ->
    [0] without limit
    [one] { $number } at most
   *[other] { $number } at most
}
option-stock-rule = When the stock runs out
option-stock-rule-reshuffle = the cards laid aside are shuffled again
option-stock-rule-limit = no more is exchanged than it holds
option-king-announce = The king of trumps is announced
option-king-announce-own-first-card = until one plays one’s first card
option-king-announce-before-lead = before the first lead
option-game-value = A game counts
option-game-value-single = as one
option-game-value-by-loser = up to three, by the loser’s points
option-redeal-dealer = After a deal without play
option-redeal-dealer-next = the next player deals
option-redeal-dealer-same = the same player deals again
option-all-pass = When all four pass
option-all-pass-redeal = cards are dealt again
option-all-pass-general-misere = a general misère is played
option-general-misere-loser = The general misère is lost by
option-general-misere-loser-last-trick = whoever takes the last trick
option-general-misere-loser-most-tricks = whoever takes the most tricks
option-abundance-lead = First lead in an abundance
option-abundance-lead-eldest = the player on the dealer’s left
option-abundance-lead-declarer = the declarer
option-declared-trump = Trumps in a declared abundance
option-declared-trump-own-choice = the declarer’s choice
option-declared-trump-none = none
option-spread-when = The hand of an open misère is laid open
option-spread-when-after-first-trick = after the first trick
option-spread-when-before-first-lead = before the first lead
option-scoring = Scoring
option-scoring-units = in units, without overtricks
option-scoring-hoyle6 = by the old scale, trick by trick
option-deals = Length
option-deals-value = { $number ->
    [one] { $number } deal
   *[other] { $number } deals
}
