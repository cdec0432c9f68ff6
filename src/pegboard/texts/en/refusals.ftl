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
record-error-bad-option-value = This option does not take that value. Please check the Options tag.
record-error-format-not-supported = This record is written in a newer format. Please use a newer Pegboard, or save it as format 1.

## What is wrong with the wishes for a new table.

option-error-unknown-variant = That variant is not played here. Please choose one from the list.
option-error-unknown-option = This game has no such option. Please choose from the options shown.
option-error-bad-option-value = This option does not take that value. Please choose one that is offered.
