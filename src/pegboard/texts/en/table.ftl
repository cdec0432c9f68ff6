### The table page. $who is `you` for the reader himself and `other` for everybody else, whose
### $name is then given; $rank, $suit and $case are what `card` in cards.ftl needs.

## What happens, told once for the eye and the ear.

say-you-sit = You are at the table. With you: { $names }.
say-you-watch = You are watching. At the table: { $names }.
say-sat = { $who ->
    [you] You take a seat.
   *[other] { $name } takes a seat.
}
say-takes-over = { $who ->
    [you] You take over from { $club }.
   *[other] { $name } takes over from { $club }.
}
say-left = { $who ->
    [you] You leave your seat.
   *[other] { $name } leaves the table.
}
say-away = { $name } is away.
say-back = { $name } is back.
say-filled = The club takes a seat: { $name }.
say-emptied = A seat is free again.
say-taking = { $who ->
    [you] You take over from { $club } at the end of this deal.
   *[other] { $name } takes over from { $club } at the end of this deal.
}
say-withdrew = { $club } plays on.
say-ready = { $who ->
    [you] You are ready for the next deal.
   *[other] { $name } is ready for the next deal.
}
say-again = { $who ->
    [you] You wish to play on.
   *[other] { $name } wishes to play on.
}
say-started = Game { $game } begins.
say-started-single = The game begins.
say-lot-draws = { $who ->
    [you] You draw the { card }.
   *[other] { $name } draws the { card }.
}
say-your-hand = Your cards: { $cards }.
say-taken-back = The cards are back in your hand; choose again.
say-score = { $who ->
    [you] You have { $score }.
    [pair] { $name } have { $score }.
   *[other] { $name } has { $score }.
}
say-resign-offered = { $who ->
    [you] You offer to resign.
   *[other] { $name } offers to resign.
}
say-game-won = { $who ->
    [you] You win { $high } to { $low }.
    [pair] { $name } win { $high } to { $low }.
   *[other] { $name } wins { $high } to { $low }.
}
say-game-given = { $who ->
    [you] You have won.
    [pair] { $name } have won.
   *[other] { $name } has won.
}
say-game-drawn = The game is drawn.
say-lifted = { $card } lifted.
say-lowered = { $card } put back.
ended-resigned = { $who ->
    [you] You resigned.
   *[other] { $name } resigned.
}
ended-time = { $who ->
    [you] Your time ran out.
   *[other] { $name } ran out of time.
}
ended-abandoned = { $who ->
    [you] You had left the table.
   *[other] { $name } left the table.
}
ended-agreed = By agreement.

## What the table waits for.

turn-waiting = A seat is free; waiting for somebody to take it.
turn-can-change = Confirmed. Until the other side has chosen you may take your cards back.
turn-other = { $name } is to play.
turn-showing = The deal is over.
turn-go-on = The deal is over. Go on when you are ready.
turn-not-ready = { $name } is still looking at the hands.
turn-away = { $name } is away. The table waits.
turn-over = The game is over.
turn-badge = ● Your turn – { $title }

## Why not.

why-card = { $card }: { $why }.
why-not-your-turn = it is { $name } who plays now
why-not-now = not now
why-choose-more = { $count ->
    [one] Choose one more card first.
   *[other] Choose { $count } more cards first.
}

## Read aloud on request.

read-none = Nothing has happened yet.
read-no-cards = You hold no cards.
read-time = There is no time limit at this table.

## Buttons and places.

table-title = Table { $table }
table-laying = Laying the table…
table-lost = The table could not be laid: a part of the page did not come. Load the page again.
table-scores = Score
table-lobby = Lobby
table-rules = Rules
table-your-hand = Your hand
table-held = { $count ->
    [0] no cards left
    [one] { $count } card
   *[other] { $count } cards
}
table-dealer = Dealer
table-dealer-mark = D
table-seat-empty = Free seat
table-present = here
table-absent = away
table-you = { $name } (you)
table-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
table-confirm-play = Play { $card }
table-choose = { $chosen } of { $wanted }
table-choose-heard = { $chosen } of { $wanted } chosen
table-take-back = Take back
table-keep-discard = Leave it as it was
table-go = Go
table-go-on = Go on
table-skip = Faster
table-sent = On its way…
bidding-more = Higher…
bidding-less = Lower…
bidding-chosen = { $call }. Enter says it.
bidding-none = { $number } cannot be bid now.
table-menu = Menu
table-settings = Settings
table-help = Keys
table-history = History
table-deals = Deals
table-resign = Resign
table-resign-ask = Resign from this game? It counts as lost.
table-resign-ask-partner = Resign from this game? It counts as lost for both of you, so your partner has to agree.
table-resign-ask-many = Resign from this game? You finish last, ahead only of those who resigned before you. A club player plays your cards on.
table-resign-yes = Resign
table-cancel = Play on
table-close = Close
table-leave = Give up the seat
table-sound-on = Sound is on
table-sound-off = Sound is off

## The lot, the show, earlier deals.

lot-title = Who deals first?
lot-continue = Continue
deals-none = Deals appear here once they are over.
deals-deal = Deal { $deal }

## History.

history-title = History
history-empty = What happens at the table is written down here.
history-back = Back
history-forward = Forward
history-now = Back at the present.
history-looking = You are looking back. The game goes on.
history-present = To the present

## Waiting for a person, watching.

waiting-title = Waiting for company
waiting-lead = Send this link: whoever follows it may play or watch.
waiting-link = Link to this table
waiting-copy = Copy
waiting-copied = Copied
waiting-share = Share
waiting-sit = Take this seat
waiting-fill = Seat a club player
waiting-empty = Take out
waiting-level = Club players who sit down now are
waiting-you = you
waiting-partner = your partner
waiting-left = to your left
waiting-opposite = opposite you
waiting-right = to your right
waiting-side = side { $number }
waiting-free = A seat is free
waiting-free-lead = Take it and play, or stay and watch.
waiting-options = How this table plays
options-rest-usual = Everything else is as usual
options-all-usual = All is as usual
options-changed = Changed here: { $options }
options-one = { $name }: { $value }
watching = { $count ->
    [0] nobody watches
    [one] { $count } person watches
   *[other] { $count } people watch
}
watching-you = You are watching; nobody’s cards are shown.
watching-sit = You are watching. Play for a club player:
taking-you = At the end of this deal you take over from { $name }.
taking-stop = Stay a watcher
seat-taker = { $name } takes over at the end of this deal

## The end.

end-won = You have won
end-lost = { $who ->
    [pair] { $name } have won
   *[other] { $name } has won
}
end-shared = { $who ->
    [you] You share first place
   *[other] First place is shared
}
end-place = { $place }.
end-gone = out of the game
end-record = Download the record
end-rematch = Rematch
end-next = Next game of the match
end-waits = { $name } would like to play on.
end-asked = Waiting for { $name }.
end-match = Match of { $games } games: { $wins }
end-match-won = { $who ->
    [you] You have won the match { $wins }.
    [pair] { $name } have won the match { $wins }.
   *[other] { $name } has won the match { $wins }.
}
end-match-drawn = The match is drawn { $wins }.
match-game = Game { $game } of { $games }
proof-heading = The proof of the shuffle
proof-check = Check it here
proof-commitment = Commitment
proof-next = Commitment of the next game
proof-secret = Secret
proof-salt = Salt of { $name }
proof-secret-later = Published when the game is over.
proof-no-salt = none (a club player)
proof-checking = Checking…
proof-holds = It holds: the secret gives the commitment that was shown before the first card, and from secret and salts come exactly the cards of all { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} you saw.
proof-fails-commitment = It does not hold: the secret does not give the commitment that was shown.
proof-fails-cards = It does not hold: deal { $deal } should have had other cards.
proof-unread = The record could not be read from here. Download it and check it with the command line.
proof-more = How this works

## The connection.

connection-connecting = Connecting…
connection-offline = You are offline. What you do now is kept, and the table goes on by itself as soon as there is a connection.
connection-back = You are connected again.
connection-closed = The table is closed here.
connection-reload = Reload

## Settings.

settings-title = Settings
settings-language = Language
settings-theme = Colors
theme-system = like the system
theme-light = light
theme-dark = dark
settings-speed = Speed
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-none = no movement
settings-board = Cribbage board
board-long = long
board-oval = oval
board-snake = snake
board-heart = heart
board-sheet = pen and paper
settings-board-note = For screens with room for the whole board; a phone shows a strip of it.
settings-sort = Sort my cards by rank
settings-large = Large signs on the cards
settings-colors = Four colors for the suits
settings-sounds = Sounds
settings-letters = Keys with a single letter
settings-confirm = Confirm every card I play
settings-go = Say go myself
settings-note = Kept in this browser only.

## Keys.

help-title = All keys
help-touch-title = How to play here
help-touch-lift = Tap a card to lift it; tap another one if you change your mind.
help-touch-play = Tap the lifted card again to play it.
help-touch-several = When several cards are asked for, tap them all and then the button.
help-touch-on = Tap the felt to move the story on.
help-rules = The rules of this game
help-choose = choose a card
help-move = move between your cards
help-toggle = lift a card or put it back
help-play = play the chosen card
help-undo = undo the choice
help-next = faster, then on
help-last = read the last move
help-score = read the scores
help-hand = read my cards
help-time = read the time left
help-history = look back and forward
help-help = this list
help-close = close what is open, or stop looking back
help-letters-off = Keys with a single letter are switched off in the settings.
key-space = Space
key-enter = Enter
key-arrows = ← →
key-backspace = Backspace
key-escape = Esc
