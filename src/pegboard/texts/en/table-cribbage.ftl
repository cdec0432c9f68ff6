### A game of cribbage at the table; the words around it stand in table.ftl.

## What happens, told once for the eye and the ear.

say-dealer = { $who ->
    [you] You deal, the crib is yours.
   *[other] { $name } deals and has the crib.
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
say-you-lay-away = You put { $cards } into the crib.
say-lays-away = { $who ->
    [you] You have put cards into the crib.
   *[other] { $name } has put cards into the crib.
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
    } for { $name }'s crib.
}
turn-other-lay-away = { $name } is still choosing.
turn-depth = Cut the pack: choose how many cards to lift.
turn-play = { $total ->
    [0] Your turn: lead any card.
   *[other] Your turn: the count is { $total }.
}
turn-other-depth = { $name } is cutting the pack.
why-over = would make { $total }, and the limit is 31
go-by-itself = Go is said for you as soon as no card fits.
read-count = The count is { $total }; { $left } to 31.

## Buttons and places.

table-pile = Cards played
table-pile-empty = No card has been played in this deal yet.
table-count = Count
table-left = { $left } to 31
table-crib-of = { $who ->
    [you] Your crib
   *[other] { $name }'s crib
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
   *[other] { $name }'s hand
}
show-crib = { $who ->
    [you] Your crib
   *[other] { $name }'s crib
}
show-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
show-pegged-out = the game is won here; nothing more is counted
deals-last = The last hands
help-go = say go
help-count = read the count
