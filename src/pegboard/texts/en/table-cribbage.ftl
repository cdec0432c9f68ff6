### A game of cribbage at the table; the words around it stand in table.ftl.

## What happens, told once for the eye and the ear.

say-dealer = { $who ->
    [you] You deal, the crib is yours.
   *[other] { $name } deals and has the crib.
}
say-dealer-only = { $who ->
    [you] You deal.
   *[other] { $name } deals.
}
say-lot-tied = The lowest are equal, so they draw once more.
say-lot-dealer = { $who ->
    [you] Yours is the lowest: you deal first.
   *[other] The lowest deals first: { $name }.
}
say-dealt = Deal { $deal }. { $who ->
    [you] You deal; the crib is yours.
   *[other] { $name } deals and has the crib.
}
say-dealt-sale = Deal { $deal }. { $who ->
    [you] You deal; the crib is for sale.
   *[other] { $name } deals; the crib is for sale.
}
say-bid = { $who ->
    [you] You bid { $points }.
   *[other] { $name } bids { $points }.
}
say-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
call-bid = { $points }
call-pass = Pass
say-crib-sold = { $who ->
    [you] The crib is yours for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: you lead, and your hand is shown first.
   *[other] { $name } buys the crib for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, leads, and shows first.
}
say-crib-free = { $who ->
    [you] Nobody wants the crib, so the dealer keeps it for nothing: it is yours.
   *[other] Nobody wants the crib, so the dealer keeps it for nothing: { $name }.
}
chip-crib = for the crib
say-you-lay-away = You put the { $cards } into the crib.
say-lays-away = { $who ->
    [you] You have put { $cards ->
        [one] a card
       *[other] { $cards } cards
    } into the crib.
   *[other] { $name } has put { $cards ->
        [one] a card
       *[other] { $cards } cards
    } into the crib.
}
say-depth = { $who ->
    [you] You lift { $cards } cards.
   *[other] { $name } lifts { $cards } cards.
}
say-starter = The starter is the { card }.
# Used by the two below.
lays = { $who ->
    [you] You play the { card }, count { $total }
   *[other] { $name } plays the { card }, count { $total }
}
say-lays = { lays }.
say-lays-for-points = { lays }: { $why }.
say-go = { $who ->
    [you] You say go at { $total }.
   *[other] { $name } says go at { $total }.
}
say-pegs = { $who ->
    [you] You peg { $points }: { $why }.
   *[other] { $name } pegs { $points }: { $why }.
}
say-shown = { $title }: { $cards }, with the { $starter }. Count: { $count }.
say-opened-hand = { $who ->
    [you] Your hand lies open: { $cards }, with the { $starter }.
   *[other] { $name }’s hand lies open: { $cards }, with the { $starter }.
}
say-opened-crib = { $who ->
    [you] Your crib lies open: { $cards }, with the { $starter }.
   *[other] { $name }’s crib lies open: { $cards }, with the { $starter }.
}
say-claims = { $who ->
    [you] You count { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $name } counts { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
call-claim = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
say-silent = { $who ->
    [you] You find the count right.
   *[other] { $name } finds the count right.
}
say-muggins = { $who ->
    [you] You call muggins and peg { $points }.
   *[other] { $name } calls muggins and pegs { $points }.
}
say-muggins-wrong = { $who ->
    [you] You call muggins for { $points }, but that many were not missed.
   *[other] { $name } calls muggins for { $points }, but that many were not missed.
}
call-muggins = Muggins: { $points }
chip-muggins = muggins
say-explained = { $title }, as it is: { $count }.
say-explained-right = Right: { $count }.
say-missed = { $points ->
    [one] { $points } point was missed.
   *[other] { $points } points were missed.
}
say-others-go-on = The others go on; a club player plays these cards.
club-in-your-seat = The club player in your seat
say-game-won-ahead = { $who ->
    [you] You are first with { $high }; the next has { $low }.
   *[other] { $name } is first with { $high }; the next has { $low }.
}
ended-all-left = All others have left the game.
ended-resigned-both = You and your partner resigned.
say-uncounted = Game at { $target }; the rest is not counted.
chip-bonus = three for last
degree-mars = A mars: the losing side did not get half the way.
degree-skunk = A skunk: the losing side did not get three quarters of the way.
degree-double-skunk = A double skunk: the losing side did not get half the way.

## What is asked, and why not.

turn-lay-away = { $who ->
    [you] Choose { $count ->
        [one] a card
       *[other] { $count } cards
    } for your crib.
   *[other] Choose { $count ->
        [one] a card
       *[other] { $count } cards
    } for { $name }’s crib.
}
turn-lay-away-sale = Choose { $count ->
    [one] a card
   *[other] { $count } cards
} for the crib; it is sold afterwards.
turn-bid-first = The crib is for sale: bid, or pass.
turn-bid = Bid more, or pass.
turn-other-bid = { $name } is thinking about a bid.
turn-other-lead = { $name } leads.
turn-claim-hand = Count your hand with the starter: how many points?
turn-claim-crib = Count your crib with the starter: how many points?
turn-other-claim = { $name } is counting.
turn-muggins = Was anything missed? Say how many points, or that it is right.
turn-other-muggins = { $name } is checking the count.
turn-other-muggins-many = The others are checking the count.
say-resign-agreed = { $who ->
    [you] You agree to resign.
   *[other] { $name } agrees to resign.
}
turn-left = You have left the game and watch the others.
resign-asked-title = Your partner’s wish
resign-asked = { $name }, your partner, wishes to give the game up. Do you agree?
resign-agree = Agree and resign
resign-offered = You would give the game up; { $name } has to agree before the next deal.
turn-other-lay-away = { $name } is still choosing.
turn-other-lay-away-many = The others are still choosing.
turn-depth = Cut the pack: choose how many cards to lift.
turn-play = { $total ->
    [0] Your turn: lead any card.
   *[other] Your turn: the count is { $total }.
}
turn-other-depth = { $name } is cutting the pack.
why-over = would make { $total }, and the limit is 31
go-by-itself = Go is said for you as soon as no card fits.
go-by-hand = When no card fits, you say go yourself: by G, or the button.
read-count = The count is { $total }; { $left } to 31.
read-count-none = No count is open now.

## Buttons and places.

table-pile = Cards played
table-pile-empty = No card has been played in this deal yet.
table-count = Count
table-left = { $left } to 31
table-crib-of = { $who ->
    [you] Your crib
   *[other] { $name }’s crib
}
table-crib-cards = { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
table-starter = Starter
table-starter-none = not cut yet
table-pack = Pack
table-board = Peg board
table-board-whole = Show the whole board
table-pile-card = { $name }: { $card }
table-confirm-discard = Put into the crib
table-confirm-discard-short = Into the crib
table-cut = Cut
table-depth = Cards to lift

## The board.

board-track = { $who ->
    [you] You { $score }, back peg { $back }.
   *[other] { $name } { $score }, back peg { $back }.
}
board-line-ahead = { $holes ->
    [one] { $line } { $holes } hole away.
   *[other] { $line } { $holes } holes away.
}
board-mars = Mars line
board-skunk = Skunk line
board-double-skunk = Double skunk line

## The lot, the show, earlier deals, keys.

lot-rule = Each draws a card; the lowest deals.
show-hand = { $who ->
    [you] Your hand
   *[other] { $name }’s hand
}
show-crib = { $who ->
    [you] Your crib
   *[other] { $name }’s crib
}
show-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
show-points-of = { $pegged } of { $points ->
    [one] { $points } point
   *[other] { $points } points
}
show-unknown = what it was worth is not known here
count-title = How many points?
count-missed = How many were missed?
count-less = One less
count-more = One more
count-number = Points
count-claim = Count { $points }
count-call = { $points ->
    [0] Muggins
   *[other] Muggins: { $points }
}
count-right = It is right
count-agreed = No objection from: { $names }
count-claimed = { $points ->
    [one] { $points } point counted
   *[other] { $points } points counted
}
sale-title = The crib is for sale
bid-price = { $points }
bid-pass = Pass
table-price = for { $points }
show-pegged-out = game at { $target }; the rest is not counted
deals-last = The last hands
table-hands = Hands
hands-none = Hands appear here once they have been counted.
help-go = say go
help-count = read the count
help-cut = how many cards to lift, and cut, where you cut the pack
help-digits = the number of points, where you count by hand or bid
help-pass = pass, where the crib is for sale
help-play-crib = play, or put into the crib
help-undo-discard = undo the choice, take the discard back
help-right = nothing was missed, where you check a count
