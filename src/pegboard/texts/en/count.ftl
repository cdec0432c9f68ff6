### How a hand is counted aloud, and why a card pegs.
###
### The same keys serve Python (`pegboard.games.cribbage.spoken_count`) and the page. A show is a
### list of items in the order of the rules (fifteens, pairs, runs, flush, nobs); each becomes a
### phrase whose $total is the running total after it:
###
###   fifteen            count-fifteen            $total
###   pair               count-pair               $total
###   pair-royal         count-pair-royal         $total
###   double-pair-royal  count-double-pair-royal  $total
###   run                count-run                $total, $length (3 to 7 cards)
###   flush              count-flush              $total, $length (cards of the suit)
###   nobs               count-nobs               $total
###
### With more than six phrases, groups of equal items are merged until there are at most six or
### nothing is left to merge: first runs of one length (count-runs: $times, $length, $total), then
### plain pairs (count-pairs: $times, $total), then fifteens (count-fifteens: $times, $total).
###
### Phrases are joined from the left: the first stands alone, each further one by count-then
### ($before, $phrase); the last one by count-finish, unless it is a fifteen. A hand without
### items is count-nothing.
###
### A card in the play pegs for reasons (`PlayItem.kind`): play-fifteen, play-pair,
### play-pair-royal, play-double-pair-royal, play-run ($length, the cards of the run),
### play-thirty-one, play-go, play-last. Two reasons are joined by play-and ($before, $phrase).
###
### All numbers are passed as numbers.

# Only used by the phrases below.
count-total =
    { $total ->
        [0] nothing
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
        [13] thirteen
        [14] fourteen
        [15] fifteen
        [16] sixteen
        [17] seventeen
        [18] eighteen
        [19] nineteen
        [20] twenty
        [21] twenty-one
        [22] twenty-two
        [23] twenty-three
        [24] twenty-four
        [25] twenty-five
        [26] twenty-six
        [27] twenty-seven
        [28] twenty-eight
        [29] twenty-nine
        [30] thirty
        [31] thirty-one
        [32] thirty-two
        [33] thirty-three
        [34] thirty-four
        [35] thirty-five
        [36] thirty-six
        [37] thirty-seven
        [38] thirty-eight
        [39] thirty-nine
        [40] forty
        [41] forty-one
        [42] forty-two
        [43] forty-three
        [44] forty-four
        [45] forty-five
        [46] forty-six
       *[other] { $total }
    }
count-times =
    { $times ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $times }
    }
count-length =
    { $length ->
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
       *[other] { $length }
    }

## The show

count-nothing = nothing
count-fifteen = fifteen { count-total }
count-fifteens = { count-times } fifteens are { count-total }
count-pair = a pair is { count-total }
count-pairs = { count-times } pairs are { count-total }
count-pair-royal = a pair royal is { count-total }
count-double-pair-royal = a double pair royal is { count-total }
count-run = a run of { count-length } is { count-total }
count-runs = { count-times } runs of { count-length } are { count-total }
count-flush = a flush of { count-length } is { count-total }
count-nobs = his nobs is { count-total }
count-then = { $before }, { $phrase }
count-finish = { $before }, and { $phrase }

## The starter

count-heels = two for his heels

## The play

play-fifteen = fifteen for two
play-pair = pair for two
play-pair-royal = pair royal for six
play-double-pair-royal = double pair royal for twelve
play-run = run of { count-length } for { count-length }
play-thirty-one = thirty-one for two
play-go = one for go
play-last = one for last card
play-and = { $before } and { $phrase }
play-say-go = go
