## Why a wish at the table was refused, and what can be done instead.
## `refusal-` and a code of pegboard.game.Refusal, of the club or of the live connection.

refusal-not-to-act = It is not your turn yet. Your cards will light up when it is.
refusal-game-over = This game is over. You can ask for another one right here.
refusal-wrong-phase = That belongs to another moment of the deal. The line above your cards says what comes now.
refusal-card-not-held = That card is not in your hand. Please choose one of the cards you hold.
refusal-card-twice = The same card was chosen twice. Please choose two different ones.
refusal-wrong-count = That is not the right number of cards. Please choose exactly as many as the line above your cards says.
refusal-over-thirty-one = That card would take the count above 31. Please choose a smaller one.
refusal-go-not-true = You still have a card that fits within 31. Please play it; go is said for you when nothing fits.
refusal-bad-depth = The cut must leave at least four cards on each side. Please choose a place nearer the middle.
refusal-bad-deal = These cards cannot be dealt like that. Please deal again from a whole pack.
refusal-bid-too-low = Each bid must be higher than the last. Please offer more, or pass.
refusal-bid-too-high = That is more than may be bid here. Please offer less, or pass.
refusal-must-bid = At this table you open the bidding. Please offer at least one point.
refusal-bad-claim = A hand cannot be worth that. Please name a number of points that is possible.
refusal-partner-must-agree = Your partner has to agree first. You can play on while you wait.
refusal-must-follow-suit = You hold a card of the suit that was led. Please play one of these.
refusal-nothing-to-accept = There is no proposal that you could accept now. Please make a call of your own, or pass.
refusal-may-only-accept = You have passed, so you can only accept the proposal now, or decline it.
refusal-must-raise = Nobody has accepted your proposal. Please go higher, or throw the hands in.
refusal-bad-trumps = That cannot be trumps in this contract. Please choose one of those offered.
refusal-must-beat = You hold a card of this suit that is higher than the one led. Please play one that takes the trick.
refusal-must-trump = You hold none of the suit that was led, but a trump. Please play a trump.
refusal-king-not-held = You do not hold the king of trumps, so there is nothing to announce. Please play on.
refusal-king-too-late = The king can no longer be announced in this deal. Please play a card.
refusal-no-more-exchanges = Cards have been exchanged as often as this table allows. Please play.
refusal-stock-empty = The stock is empty, so nothing can be exchanged. Please play.
refusal-stock-too-small = The stock holds fewer cards than that. Please lay fewer aside.
refusal-must-exchange = You have agreed to exchange. Please lay at least one card aside.

## The club's own refusals.

refusal-no-such-game = That game is not played here. Please choose one from the lobby.
refusal-no-such-seat = This table has no such seat. Please take one of those you see.
refusal-seat-taken = Somebody has just taken this seat. You can take another one that is free, or watch.
refusal-table-full = Every seat is taken. You are welcome to watch, or to open a table of your own.
refusal-already-seated = You already have a seat at this table. Give it up first if you want another one.
refusal-not-seated = You are watching this table. Take a free seat, or open a table of your own, to play.
refusal-not-owner = Only whoever opened this table can seat club players. You can ask them to, or open a table of your own.
refusal-no-such-level = There is no club player of that strength. Please choose one of those offered.
refusal-no-club-player = No club player sits there. Perhaps somebody has just taken the seat.
refusal-already-started = The first card has been dealt, so nothing can be changed here. You can resign, or play to the end.
refusal-not-started = The game has not begun yet. It will as soon as every seat is taken.
refusal-left-game = You have left this game, and a club player plays on for you. You can watch it to the end.
refusal-not-over = The game is still going on. The next one can begin when it is over.
refusal-not-showing = There is nothing to go on from just now. The line above your cards says what comes next.
refusal-stale = The table has moved on in the meantime. Look what has happened, and choose again.
refusal-bad-id = The page lost its place. Please reload it; your game is safe.
refusal-bad-action = The table did not understand this. Please reload the page; your game is safe.
refusal-bad-salt = The page could not add its chance to the shuffle. Please reload it and take the seat again.
refusal-bad-name = This name cannot be used. Please choose one of 1 to 24 letters, digits and spaces.
refusal-bad-bots = A club player cannot be seated like that. Please leave at least one seat to yourself.
refusal-no-such-player = We do not know you yet, or the browser has forgotten you. Please tell us a name in the lobby.

## Why a live connection was closed.

bye-malformed = The page and the club did not understand each other. Please reload the page; your game is safe.
bye-too-large = The page sent more than the table can read. Please reload it; your game is safe.
bye-binary = The page sent something the table cannot read. Please reload it; your game is safe.
bye-too-fast = That was too much at once. The page will be back in a moment.
bye-too-slow = Your connection could not keep up. The page catches up by itself.
bye-no-hello = The page did not say which table it wants. Please reload it.
bye-unknown-table = There is no such table, or it is not open to you. Please ask for the link once more.
bye-silent = Nothing was heard from this page for a while. It comes back by itself when there is a connection.
bye-closing = The club restarts. Your game is safe, and the page comes back by itself.
bye-fault = Something broke on our side. Your game is safe, and the page comes back by itself.

## What is wrong with a record; the place is named beside it.

record-error-bad-tag = A tag is missing, stands twice or is not written like [Name "value"]. Please mend the tags at the top.
record-error-bad-start = These starting scores do not fit: one whole number a side, each below the target. Please correct the Start tag.
record-error-bad-card = This is no card. Please write a rank from A23456789TJQK and a suit from CDHS, such as TH.
record-error-card-twice = This card is already somewhere else in the deal. Please look which of the two is right.
record-error-wrong-count = That is not the number of cards that belongs here. Please compare it with the variant of the game.
record-error-unknown-action = This line is no action of the game. Please check its spelling.
record-error-not-to-act = Another seat is to act here. Please check the seat number, or look for a line that is missing above.
record-error-not-legal = The rules forbid this here. Please compare the line with the cards that the seat still holds.
record-error-check-differs = The points written here are not what the rules give. Please correct them, or leave the check out.
record-error-after-the-end = The game is over before this line. Please take out what follows, or begin a new record after an empty line.
record-error-result-differs = The result in the tags is not what the game gives. Please correct the Result tag, or leave it out.
record-error-unknown-variant = There is no such game or variant here. Please check the Game and Variant tags.
record-error-unknown-option = This variant has no such option. Please check the Options tag.
record-error-bad-option-value = This option does not take that value, or only beside another one. Please check the Options tag.
record-error-format-not-supported = This record is written in a newer format. Please use a newer Pegboard, or save it as format 1.
record-rules-give = The rules give “{ $given }” here. Please correct it, or leave it out.
record-not-legal =
    { $reason ->
        [wrong-phase] This belongs to another moment of the deal. Please look for a line that is missing above.
        [card-not-held] The seat does not hold this card. Please compare it with the cards that were dealt.
        [over-thirty-one] This card would take the count above 31. Please look which card was laid.
        [go-not-true] The seat still holds a card that fits within 31. Please look for the card that was laid.
        [bad-depth] The cut must leave at least four cards on each side. Please correct the number.
        [bad-deal] This cannot come about here. Please compare it with the lines above, the pack and the variant.
        [bid-too-low] A call must be higher than the last. Please correct it.
        [bid-too-high] That is more than may be bid here. Please correct it.
        [must-bid] With these options the bidding must be opened here. Please write a bid in place of the pass.
        [bad-claim] No hand can be worth that. Please correct the number.
        [partner-must-agree] The seat has offered this already, and its partner has to agree. Please correct the seat number.
        [must-follow-suit] The seat still holds a card of the suit that was led. Please look which card was laid.
        [nothing-to-accept] There is no proposal that could be accepted here. Please look for a call that is missing above.
        [may-only-accept] The seat has passed, so it can only accept or decline. Please correct the call.
        [must-raise] Nobody has accepted the proposal. Please write a higher call, or “throw-in”.
        [bad-trumps] That cannot be trumps in this contract. Please correct the suit.
        [must-beat] The seat holds a card of this suit that is higher than the one led. Please look which card was laid.
        [must-trump] The seat holds none of the suit that was led, but a trump. Please look which card was laid.
        [king-not-held] The seat does not hold the king of trumps. Please take this line out.
        [king-too-late] The king can no longer be announced here. Please look whether this line belongs further up.
        [no-more-exchanges] With these options no more cards are exchanged here. Please correct the call.
        [stock-empty] The stock is empty, so nothing can be exchanged. Please correct the call.
        [stock-too-small] The stock holds fewer cards than that. Please correct what was laid aside.
        [must-exchange] At least one card must be laid aside here. Please write which.
       *[other] { record-error-not-legal }
    }

## What is wrong with the wishes for a new table.

option-error-unknown-variant = That variant is not played here. Please choose one from the list.
option-error-unknown-option = This game has no such option. Please choose from the options shown.
option-error-bad-option-value = This option does not take that value. Please choose one that is offered.
option-error-bad-start = These starting scores do not fit. Please give one number a side, each below the target.
