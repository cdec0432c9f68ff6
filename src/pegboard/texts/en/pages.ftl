## The frame of every page.

page-title = { $page } · { $house }
page-skip = Skip to the content
page-nav = Main pages
page-nav-lobby = Lobby
page-nav-games = Games
page-nav-history = Origins
page-nav-proof = The shuffle
page-free = Free, no stakes, no money. We play for points and for the pleasure of it.
page-language = Language
page-theme = Colors
page-theme-system = like the system
page-theme-light = light
page-theme-dark = dark
page-offline = You are offline. You can read on; the rest comes back with the connection.
page-hand-with-starter = { $hand }; starter: { $apart }

## The lobby.

lobby-title = Play cards
lobby-description = Cribbage in eight forms, Écarté and Solo Whist in the browser, with people or with club players. Free, no stakes, nothing to install.
lobby-heading = An evening of cards
lobby-lead = A felt table, a wooden board and somebody across from you. Sit down; the cards are ready.
lobby-name = Your name
lobby-name-note = This is how others at the table see you. Nothing else is asked.
lobby-play = Play now
lobby-play-note = With club players in the other seats, who are always ready. Your own table lets you set the options and ask people in.
lobby-game = Game
lobby-level = The club player is
lobby-table = Your own table
lobby-greeting = Good to see you, { $name }
lobby-rename = Another name
lobby-rename-save = Save the name
lobby-person-make = A table of your own
lobby-shelf-heading = A table of your own
lobby-shelf-lead = Choose the game, its options and who sits where. Then send the link: whoever follows it may take a free seat, or just watch.
lobby-shelf-link = All games with their rules
lobby-options = How this table plays
lobby-options-lead = The usual rules are set already. What you choose here is shown at the table and holds from the first card on.
lobby-unfinished-heading = Your unfinished games
lobby-unfinished-more = And { $count } more
lobby-another = A new game
lobby-unfinished-with = With { $names }
lobby-unfinished-company = With { $names }
lobby-unfinished-club = With a club player
lobby-unfinished-clubs = With club players
lobby-unfinished-score-of = { $name }: { $score }
lobby-unfinished-alone = Waiting for somebody
lobby-free-seat = a free seat
lobby-unfinished-score = You have { $yours }, your opponent { $theirs }
lobby-unfinished-pairs = Your pair has { $yours }, the other { $theirs }
lobby-unfinished-many = You: { $yours }, { $others }
lobby-unfinished-yours = It is your turn
lobby-unfinished-theirs = It is somebody else’s turn
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
lobby-new-heading = New to these games?
lobby-new-lead = Begin with cribbage. It is learned in ten minutes: one page, with every hand counted out before your eyes.
lobby-new-link = Read the rules
lobby-board-alt = A hand of cards that is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The page of all games.

games-title = Games and rules
games-description = Cribbage for two, three and four in eight forms, Écarté and Solo Whist: what each of them is, how long it takes, its rules, and a table at once.
games-lead = Three games that have been played for a long time, and for good reasons. Each has its rules with counted hands, and a table that opens at once.
games-search = Find a game by its name, or by how many play
games-find = Find
games-found = { $count ->
    [one] { $count } found for “{ $words }”.
   *[other] { $count } found for “{ $words }”.
}
games-none = No game here is called “{ $words }”. These are the ones we play.
games-all = Show all
games-cribbage = Cards, a board with pegs, and a hand that comes back to its owner. For two, three or four.
games-more = What all its forms share
spellings-cribbage = cribbage, kribbidzh, kribbedzh, kribidzh, kribedzh, cribage, cribbidge, crib
spellings-ecarte = écarté, ecarte, ekarte
spellings-solo-whist = solo whist, whist solo, vist-solo, solo-vist, whist
offer-play = Play
offer-rules = Rules
offer-table = Own table
offer-of = : { $name }
offer-players = { $players ->
    [2] two players
    [3] three players
   *[4] four players
}
offer-partners = four, two against two
offer-six-card-lead = The usual game for two: six cards each, four kept, twice round the board.
offer-six-card-time = 20 to 30 minutes
offer-five-card-lead = The oldest form: five cards, one count, a short board.
offer-five-card-time = 10 to 15 minutes
offer-seven-card-lead = Big hands and a long way: five kept out of seven, to 181.
offer-seven-card-time = 30 to 40 minutes
offer-three-handed-lead = Three, each alone, and a crib with one card from the pack.
offer-three-handed-time = 20 to 30 minutes
offer-four-handed-lead = Four, each alone, and a crib that comes every fourth deal.
offer-four-handed-time = 20 to 30 minutes
offer-partners-lead = Two against two, one score and one crib a pair.
offer-partners-time = about 30 minutes
offer-partners-six-lead = Two against two with bigger hands: six dealt, five kept.
offer-partners-six-time = about 30 minutes
offer-auction-lead = The game for two in which the crib is sold to whoever bids more.
offer-auction-time = 25 to 35 minutes
offer-ecarte-lead = Quick tricks for two with thirty-two cards, and an exchange before them.
offer-ecarte-time = 10 to 15 minutes
offer-solo-lead = Whist for four with an auction: alone against three, or with a partner for one deal.
offer-solo-time = about 45 minutes

## What else a game is looked for by, as beginnings of words; `little` words say nothing alone.

search-players-2 = two, two-handed, 2
search-players-3 = three, 3
search-players-4 = four, 4
search-partners = pair, partner, two against two, team
search-six-card = six, 6 cards
search-five-card = five, 5 cards
search-seven-card = seven, 7 cards
search-three-handed = each alone
search-four-handed = each alone
search-partners-six = six, 6 cards
search-auction = auction, bid
search-cribbage = crib, board, peg, muggins, skunk, fifteen
search-ecarte = trick, trump, exchange, king
search-solo = auction, bid, trick, trump, misère, general misère, open misère, abundance, slam
search-solo-whist = solo, whist
search-little = for, the, with, card, cards, game, games, player, players, people

## The form of a table.

new-title = Your table: { $name }
new-description = Open a table: choose the game and its options, and which seats are for people.
new-rules = Read the rules first
new-other = Another game
new-show = Show
new-company = Who plays
new-seats = The other seats
new-seats-note = { $count ->
    [one] For a table of your own: a seat for a person stays free until somebody follows your link.
   *[other] For a table of your own: seats for people stay free until somebody follows your link.
}
new-open = Open the table
new-open-note = { $count ->
    [one] “Play now” seats a club player opposite you, whatever is chosen above. At a table of your own you wait for company.
   *[other] “Play now” seats club players on all other seats, whatever is chosen above. At a table of your own you wait for company.
}
seat-opposite = Opposite you
seat-left = On your left
seat-right = On your right
seat-partner = Your partner, opposite
seat-for-person = a person
seat-for-club = a club player
option-other-number = Another number, { $low } to { $high }
option-other-wrong = Please write a whole number from { $low } to { $high }.
form-again = One field is not right yet; it is marked below. All the rest is as you left it.

## What the options mean, in plain words.

option-note-target = The first to get there wins at once. A shorter way makes a quicker game.
option-note-pone-bonus = A small comfort for the player without the crib.
option-note-play = With one count only, cards left after the first closing are not laid.
option-note-crib-flush = A flush is a hand of one suit. In the crib the strict way is the usual one.
option-note-next-lead = The way round the table is usual; some would rather reward the first go.
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
option-note-ecarte-first-dealer = The dealer may turn a king up, the other one speaks first. Each draws a card, the higher one deals.
option-note-packets = The pack is shuffled well, so this changes nothing in the odds. It is a matter of habit.
option-note-dealer-min-exchange = The old rule makes the dealer change too; clubs later let him stand.
option-note-max-exchanges = With a limit, whoever speaks first must play after so many exchanges.
option-note-stock-rule = It seldom comes to that, but two players who change everything will see it.
option-note-king-announce = Before the first lead both are asked the same question, so that nothing is given away.
option-note-game-value = An old club custom for matches: beating somebody to nothing is worth three games.
option-note-redeal-dealer = Only for deals that are not played.
option-note-all-pass = A general misère has no trumps, and tricks are bad for everybody.
option-note-general-misere-loser = Either the last trick hurts, or the most of them.
option-note-abundance-lead = By the old rule the player on the dealer’s left leads here too. A declarer who leads himself has it easier.
option-note-declared-trump = All thirteen tricks, with trumps of one’s own or with none.
option-note-spread-when = Laid open at once it is harder, because nobody leads in the dark.
option-note-scoring = In the old scale each trick above or below the contract counts too.
option-note-deals = Everybody deals equally often. A deal takes about four minutes.

## The table's page, before the table itself has loaded.

table-page-waiting = { $count ->
    [one] { $game }: waiting for a player
   *[other] { $game }: waiting for { $count } players
}
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
proof-description = How Pegboard proves that cards are shuffled before the game and not to anybody’s liking, and how you check it.
proof-lead = Yes, and you need not take our word for it. Every game leaves numbers by which anybody can check all of its deals.
proof-how-heading = How it works
proof-step-secret = Before the first card the club thinks of a long secret number and shows you its fingerprint, the <em>commitment</em>. A fingerprint (SHA‑256) cannot be turned back into the number, and no other number has the same one.
proof-step-salt = Then every player’s browser adds a random number of its own, the <em>salt</em>. A club player has no browser and adds none.
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
proof-check-recipe = The recipe is written down with test values in the project’s documentation, so that you can also check it with a program of your own.
