## The command line: what it is and what its words mean.

cli-help = Cribbage, Écarté and Solo Whist in the terminal and on the web: play, count, replay, and run a club.
cli-help-usage = Usage: { $program } [options] { $words }
cli-help-command = COMMAND
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-required = (required)
cli-help-default = (otherwise { $value })
cli-help-help = Show this help.
cli-help-install = Set up completion for your shell.
cli-help-show = Show the completion script, to copy or to change it.
cli-help-lang = Language of everything that is said; without it, the language of your terminal.
cli-help-serve = Open the club: the tables, in any browser.
cli-help-play = Play a game here in the terminal against club players.
cli-help-score = Count a hand with its starter, item by item.
cli-help-replay = Replay games from record files and check every line.
cli-help-actions = List what each seat may do at the end of a record.
cli-help-view = Show what a seat, or a spectator, may know at the end of a record.
cli-help-verify = Check the proof that a finished game was dealt fairly.
cli-help-arena = Let two bots play each other many times and say how sure it is who is better.
cli-help-host = Address to listen on.
cli-help-port = Port to listen on; 0 takes any that is free.
cli-help-database = Where games are kept; without it, a file in the club’s folder.
cli-help-bus = What joins several processes, a redis:// address.
cli-help-workers = How many processes serve; more than one needs a bus.
cli-help-game = The game: cribbage, ecarte, solo-whist, or a variant of one by its own name.
cli-help-variant = Of cribbage: six-card, five-card, seven-card, three-handed, four-handed, partners, partners-six or auction.
cli-help-option = An option of the rules, such as target=61; may be repeated. “pegboard play GAME --options” lists them. “pegboard play GAME --options” lists them.
cli-help-list-options = List the options of the rules and what they may be, and play nothing.
cli-help-level = How strong the club players are: level-1, level-2 or level-3.
cli-help-seed = A number that gives the same cards every time.
cli-help-cards = The hand and then the starter: 5H5C5SJD 5D.
cli-help-crib = Count the four cards as a crib.
cli-help-json = Answer as JSON, for programs.
cli-help-file = A record; - reads standard input.
cli-help-files = Records; - reads standard input.
cli-help-seat = Number of the seat, from 0.
cli-help-spectator = Look as a spectator does.
cli-help-bot = A bot: level-1, level-2, level-3, random or greedy.
cli-help-games = How many games; with --duplicate, enough for whole rounds.
cli-help-duplicate = Play the same packs once for every side that A can take.
cli-help-jobs = How many processes play.

## What is wrong with a question, in one sentence.

cli-error-language = there is no language “{ $language }”; choose en or ru
cli-error-card = “{ $card }” is no card; write a rank of A23456789TJQK and a suit of CDHS, such as TH
cli-error-card-twice = “{ $card }” stands twice
cli-error-starter =
    { $given ->
        [0] after the hand one card is missing: the starter
       *[other] “{ $text }” should be one card, the starter, and is { $given }
    }
cli-error-hand =
    { $given ->
        [0] the hand is missing before the starter; it needs { $wanted } cards
        [one] “{ $text }” is one card, and a hand here is { $wanted }
       *[other] “{ $text }” is { $given } cards, and a hand here is { $wanted }
    }
cli-error-game = there is no game “{ $game }”; choose from { $games }
cli-error-variant = there is no variant “{ $variant }” of this game; choose from { $variants }
cli-error-option-form = “{ $option }” is no option; write a name and a value, such as target=61
cli-error-option-name = there is no option “{ $option }” in this variant; it has { $names }
cli-error-option-value = “{ $option }” is not possible in this variant; { $name }: { cli-option-values }
cli-error-option-needs = “{ $option }” is possible { cli-option-needs }
cli-error-option-arena = “{ $option }” changes nothing here: the arena plays single games, and each counts as one
cli-error-level = there is no club player of level “{ $level }”; choose from { $levels }
cli-error-bot = there is no bot “{ $bot }” for this game; choose from { $bots }
cli-error-file-missing = there is no file “{ $file }”
cli-error-file-directory = “{ $file }” is a folder; name a file in it
cli-error-file-unreadable = “{ $file }” cannot be read
cli-error-output = the answer could not be written: “{ $said }”
cli-error-file-not-text = “{ $file }” is no text
cli-error-no-record = “{ $file }” holds no game
cli-error-several = “{ $file }” holds several games; give one
cli-error-record = { $file }, line { $line }, column { $column }, “{ $part }”: { $why }
cli-error-sentence = { $sentence }
cli-error-seat = there is no seat “{ $seat }” here; the seats are 0 to { $last }
cli-error-viewer = say who is looking: “--seat” with a number, or “--spectator”
cli-error-no-option = there is no option “{ $option }” here; “--help” lists them
cli-error-option-place = “{ $option }” belongs after the command: “pegboard { $command } … { $option }”
cli-error-no-command = there is no command “{ $command }”; “--help” lists them
cli-error-missing = “{ $name }” is missing; “--help” tells what it is
cli-error-no-value = “{ $option }” needs a value after it; “--help” tells which
cli-error-no-room = “{ $option }” stands alone, without a value
cli-error-extra = “{ $words }” is too much here; “--help” tells what fits
cli-error-value = “{ $value }” does not fit “{ $name }”; “--help” tells what does
cli-error-usage = “{ $said }”; “--help” tells more
cli-error-terminal = “play” needs a terminal that can draw; here there is none
cli-error-setting = the club cannot start: “{ $said }”
cli-error-club = the club needs more packages; install “pegboard[club]”

## Options of the rules: what they may be.

cli-options-title = Options of the rules, { $variant }; written --option NAME=VALUE:
cli-option-values =
    { $kind ->
        [single] only { $last }
        [range] a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
        [beside] { $values } or a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
       *[several] { $values } or { $last }
    }
cli-option-needs =
    { $kind ->
        [single] only beside { $last }
       *[several] only beside { $values } or { $last }
    }
cli-record-option-name = This variant has no such option; it has { $names }. Please check the Options tag.
cli-record-option-value = This option does not take that value; { $name }: { cli-option-values }. Please check the Options tag.
cli-record-option-needs = This option is possible { cli-option-needs }. Please check the Options tag.

## Answers.

cli-serve-ready = The club is open: { $address }

cli-arena-running = Playing
cli-arena-title =
    { $games ->
        [one] { $first } against { $second }, { $variant }: { $games } game
       *[other] { $first } against { $second }, { $variant }: { $games } games
    }
cli-arena-rate = games won
cli-arena-rate-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-arena-rate-interval = between { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }% and { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-arena-strength = against a fair share
cli-arena-strength-value = × { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-arena-strength-interval = between { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } and { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-arena-points = points ahead, each deal
cli-arena-points-value = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-arena-points-interval = between { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } and { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-arena-points-alone = no interval: one round alone shows no spread
cli-arena-foot =
    { $rounds ->
        [one] Intervals: 95%, over { $rounds } round; seed { $seed }.
       *[other] Intervals: 95%, over { $rounds } rounds; seed { $seed }.
    }

cli-item-fifteen = fifteen
cli-item-pair = pair
cli-item-pair-royal = pair royal
cli-item-double-pair-royal = double pair royal
cli-item-run = run
cli-item-flush = flush
cli-item-nobs = his nobs
cli-total =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-replay-over =
    { $deals ->
        [one] { $file }: { $variant }, { $deals } deal, over at { $scores }; every line holds
       *[other] { $file }: { $variant }, { $deals } deals, over at { $scores }; every line holds
    }
cli-left-resigned =
    { $several ->
        [no] Seat { $seats } resigned.
       *[yes] Seats { $seats } resigned.
    }
cli-left-time =
    { $several ->
        [no] Seat { $seats } ran out of time.
       *[yes] Seats { $seats } ran out of time.
    }
cli-left-abandoned =
    { $several ->
        [no] Seat { $seats } left the table.
       *[yes] Seats { $seats } left the table.
    }
cli-won =
    { $several ->
        [no] Seat { $seats } won.
       *[yes] Seats { $seats } won.
    }
cli-won-shared = The first place is shared, so nobody won alone.
cli-seats-and = { $before } and { $last }
cli-termination-agreed = It ended by agreement.
cli-replay-under-way =
    { $deals ->
        [one] { $file }: { $variant }, { $deals } deal, under way at { $scores }; every line holds
       *[other] { $file }: { $variant }, { $deals } deals, under way at { $scores }; every line holds
    }
cli-actions-over = The game is over: nobody is to act.
cli-actions-chance = Nobody is to act: the next card comes from the pack.
cli-seat = seat { $seat }
cli-verdict-proved =
    { $deals ->
        [one] The proof holds: { $deals } deal came from the promised shuffle.
       *[other] The proof holds: { $deals } deals came from the promised shuffle.
    }
cli-verdict-no-proof = There is no proof in this record: it needs the tags Commitment and Secret.
cli-verdict-commitment-differs = The proof does not hold: the secret does not give the commitment.
cli-verdict-cards-differ = The proof does not hold: line { $line } should have had other cards.
cli-spectator = a spectator
cli-variant-six-card = six-card cribbage
cli-variant-five-card = five-card cribbage
cli-variant-seven-card = seven-card cribbage
cli-variant-three-handed = three-handed cribbage
cli-variant-four-handed = four-handed cribbage
cli-variant-partners = cribbage for partners
cli-variant-partners-six = six-card cribbage for partners
cli-variant-auction = auction cribbage
cli-variant-ecarte = Écarté
cli-variant-solo = Solo Whist
cli-view-seat = seen by
cli-view-phase = now
cli-view-deal = deal
cli-view-dealer = dealer
cli-view-scores = score
cli-view-to-act = to act
cli-view-hand = hand
cli-view-laid-away = thrown
cli-view-starter = starter
cli-view-table = laid
cli-view-total = count
cli-view-crib = crib
cli-view-shows = shown
cli-view-turn-up = turn-up
cli-view-stock = stock
cli-view-aside = laid aside
cli-view-said = said
cli-view-exchanges = exchanged
cli-view-situation = tricks
cli-view-asked = asked about the king
cli-view-king = king announced by
cli-view-played = deals over
cli-view-exposed = exposed card
cli-view-turned = turned suit
cli-view-calls = calls
cli-view-contract = contract
cli-view-declarers = played by
cli-view-trumps = trumps
cli-view-spread = open hand
cli-view-trick = trick
cli-view-last-trick = last trick
cli-view-taken = tricks taken
cli-view-changes = deal scored
cli-phase-lot = the lot
cli-phase-bonus = three for last
cli-phase-deal = the deal
cli-phase-bid = bidding for the crib
cli-phase-speak = to play or to propose
cli-phase-answer = to accept or to refuse
cli-phase-discard = laying cards aside
cli-phase-draw = drawing from the stock
cli-phase-king = the question of the king
cli-phase-auction = the auction
cli-phase-trumps = naming trumps
cli-phase-lay-away = throwing to the crib
cli-phase-depth = cutting the pack
cli-phase-cut = turning the starter
cli-phase-play = the play
cli-phase-claim = counting by hand
cli-phase-muggins = muggins
cli-phase-over = over

## The game in the terminal; what it shares with the table in the browser stands in table.ftl.

term-you = You
term-club = Club
term-club-number = Club { $number }
term-with-starter = with the starter
term-bonus = three for last
term-ask-bid = What do you bid for the crib? { $least } or more, or P to pass:
term-ask-claim = { $what ->
    [crib] Count your crib { $cards } with { $starter }:
   *[hand] Count your hand { $cards } with { $starter }:
}
term-ask-muggins = { $cards } was counted as { $points }. How many points were missed? Enter for none:
term-tricks = Tricks
term-ask-king = K announces your king of trumps.
term-ask-keep = P keeps them all.
term-ask-depth = How many cards do you lift before the starter?
term-ask-go-on = Space to go on.
term-ask-again = N for another game, S to save the record, Q to leave.
term-why-word = Choose a word by its digit first.
term-why-number = Type a number first.
term-keys-nothing = Space faster · V pace · H deals · F1 keys · F2 по-русски · Q leave
term-keys-throw = 1–9 cards · Enter confirm · H deals · F1 keys · F2 по-русски · Q leave
term-keys-card = 1–9 card · Enter play · H deals · R resign · F1 keys · F2 по-русски · Q leave
term-keys-choice = 1–9 choose · Enter say · H deals · F1 keys · F2 по-русски · Q leave
term-keys-choice-pass = 1–9 choose · Enter say · P pass · H deals · F1 keys · F2 по-русски · Q leave
term-keys-bid = 0–9 type · Enter bid · P pass · R resign · F1 keys · F2 по-русски · Q leave
term-keys-muggins = 0–9 type · Enter say · P nothing missed · F1 keys · F2 по-русски · Q leave
term-keys-number = 0–9 type · Enter say · H deals · F1 keys · F2 по-русски · Q leave
term-keys-go-on = Space go on · H deals · F1 keys · F2 по-русски · Q leave
term-keys-again = N again · S save · H deals · F1 keys · F2 по-русски · Q leave
term-pace = { $pace ->
    [slow] Pace: slow.
    [fast] Pace: fast.
    [none] Pace: at once, without waiting.
   *[normal] Pace: normal.
}
term-small = The table needs { $width } columns and { $height } rows;
    this terminal has { $has } and { $by }.
    Make it larger, and the game goes on.
term-resign = Give this game up? It counts as lost.
    Y yes · N no
term-leave = Leave the table?
    S save the record and leave · Y leave · N stay
term-saved = Saved as { $file }.
term-not-saved = { $file } cannot be written.
term-help =
    1 to 9        lift a card, or put it back; in an auction, choose a word
    0 - = \       the tenth card and the three after it
    ← → Space     the same with a cursor; Enter plays the card under it
    Enter         lay the card, confirm the throw, a number or a word
    Backspace     undo the last choice
    Space         hurry the count on, then go on
    P             pass in the bidding; keep all cards; nothing was missed
    K             announce the king of trumps
    H             the last deals, with their counts or tricks
    V             pace: slow, normal, fast, at once
    R             give the game up
    S             save the record
    F2            the other language
    Q             leave

    Go is said for you as soon as no card fits.
