## The frame of every page.

page-title = { $page } · { $house }
page-skip = Skip to the content
page-nav = Main pages
page-nav-lobby = Lobby
page-nav-rules = Rules
page-nav-proof = The shuffle
page-free = Free, no stakes, no money. We play for points and for the pleasure of it.
page-language = Language
page-theme = Colors
page-theme-system = like the system
page-theme-light = light
page-theme-dark = dark
page-offline = You are offline. You can read on; the rest comes back with the connection.
page-hand-with-starter = { $hand }; starter: { $starter }

## The lobby.

lobby-title = Play cribbage
lobby-description = Play cribbage in the browser with a person or with the club player. Free, no stakes, nothing to install.
lobby-heading = An evening of cribbage
lobby-lead = Six cards, a wooden board and somebody across the table. Sit down; the cards are ready.
lobby-name = Your name
lobby-name-note = This is how others at the table see you. Nothing else is asked.
lobby-play = Play now
lobby-play-note = With the club player, who is always ready. A game takes 20 to 30 minutes.
lobby-greeting = Good to see you, { $name }
lobby-rename = Another name
lobby-rename-save = Save the name
lobby-person-heading = A table of your own
lobby-person-lead = Open it and send its link: whoever follows it may take the free seat, or just watch. Or sit down at it with the club player.
lobby-person-make = Open it for a person
lobby-person-club = Open it with the club player
lobby-options = How this table plays
lobby-options-lead = The usual rules are set already. What you choose here is shown at the table and holds from the first card on.
lobby-unfinished-heading = Your unfinished games
lobby-unfinished-with = With { $opponent }
lobby-unfinished-club = With the club player
lobby-unfinished-alone = Waiting for somebody
lobby-unfinished-score = You have { $yours }, your opponent { $theirs }
lobby-unfinished-yours = It is your turn
lobby-unfinished-theirs = It is your opponent's turn
lobby-unfinished-showing = The hands lie open
lobby-unfinished-over = The game is over; the table is still open
lobby-unfinished-next = The next game of the match is waiting
lobby-unfinished-waiting = Send this link
lobby-unfinished-open = Go to the table
lobby-link = Link to the table
lobby-copy = Copy
lobby-copied = Copied
lobby-here = { $count ->
    [0] Nobody else is here at the moment
    [one] { $count } person is here
   *[other] { $count } people are here
}
lobby-new-heading = New to cribbage?
lobby-new-lead = It is learned in ten minutes: one page, with every hand counted out before your eyes.
lobby-new-link = Read the rules
lobby-board-alt = A hand of cards that is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What the options mean, in plain words.

option-note-target = The first to get there wins at once. A shorter way makes a quicker game.
option-note-pone-bonus = A small comfort for the player without the crib.
option-note-play = With one count only, cards left after the first closing are not laid.
option-note-crib-flush = A flush is a hand of one suit. In the crib the strict way is the usual one.
option-note-next-lead = Matters only with three and four players.
option-note-first-dealer = The dealer owns the first crib, which is worth a little. Each draws a card, the lower one deals.
option-note-cut-mode = Choosing the place changes nothing in the odds, but some like to do it.
option-note-mars-rule = In a match a clear win counts as two games; in a single game it is only an honor.
option-note-double-skunk-value = For an opponent who did not get half the way.
option-note-match-games = A match is several games between the same players.
option-note-match-format = Either a race to more than half of the games, or all of them with the sum deciding.
option-note-next-first-dealer = Whoever deals first has the first crib.
option-note-counting = Counting by hand is good practice once you know the game.
option-note-muggins = A stern old custom: watch your own count.
option-note-auction-when = Bidding is bolder before you know what goes to the crib.
option-note-auction-opening = Whether the crib may go to the dealer for nothing.
option-note-auction-negative = How far you may go for a crib.
option-note-auction-max-bid = No crib is worth more than this.
option-note-auction-heels = Who gets the points when the starter is a jack.
option-note-auction-show = Matters close to the end, where the order decides.

## The table's page, before the table itself has loaded.

table-page-title = Table
table-page-loading = The table is being laid…
table-page-noscript = The table needs JavaScript: cards move and are counted before your eyes. Please allow it for this page; the rules and the lobby work without.
table-page-name-lead = Tell us a name and you can take a free seat. Without one you may watch.
table-page-name-save = Come in

## When something is not there or does not work.

error-back = Back to the lobby
error-not-found-title = Nothing is here
error-not-found = This address leads nowhere: perhaps a letter got lost on the way, or the table is not open to you. Ask for the link once more, or look into the lobby.
error-request-title = That did not work
error-request = Something in the form was not as it should be. Please go back and try it once more.
error-forbidden-title = Not from here
error-forbidden = This came from another site, so nothing was done. Please use the buttons of the club itself.
error-busy-title = A little slower, please
error-busy = That was a lot at once. Wait a minute and try again; your games are safe.
error-server-title = The fault is ours
error-server = Something broke here, not at your side. Your games are safe; please try again in a moment.

## How the shuffle is proved.

proof-title = Is the shuffle fair?
proof-description = How Pegboard proves that cards are shuffled before the game and not to anybody's liking, and how you check it.
proof-lead = Yes, and you need not take our word for it. Every game leaves numbers by which anybody can check all of its deals.
proof-how-heading = How it works
proof-step-secret = Before the first card the club thinks of a long secret number and shows you its fingerprint, the <em>commitment</em>. A fingerprint (SHA‑256) cannot be turned back into the number, and no other number has the same one.
proof-step-salt = Then every player's browser adds a random number of its own, the <em>salt</em>. A club player has no browser and adds none.
proof-step-pack = The order of the cards in every deal follows from the secret and all salts together, by a published recipe. The club could not know your salt when it chose the secret, and you could not know the secret: neither can arrange the cards.
proof-step-reveal = When the game is over the secret is published. Now everything can be worked out again.
proof-numbers-heading = The numbers at the end of a game
proof-number-commitment = <strong>Commitment</strong>: 64 characters, shown from the first card on. It must not have changed.
proof-number-salts = <strong>Salts</strong>: one for each seat. Your own is the one that your browser made.
proof-number-secret = <strong>Secret</strong>: shown when the game is over. Its fingerprint must be the commitment.
proof-check-heading = Check it yourself
proof-check-page = When a game is over, the table itself offers to check it: your browser then does all of the work.
proof-check-lead = If you would rather trust nobody but yourself, download the record and check it with Pegboard on your own computer:
proof-check-result = The command makes the fingerprint of the secret, shuffles every pack again and compares all cards dealt and cut. It says yes, or names the first deal that differs.
proof-check-recipe = The recipe is written down with test values in the project's documentation, so that you can also check it with a program of your own.
