### The rules pages of cribbage, in the order in which a beginner needs them.
###
### `rules-` and a part is the text that all variants share; `rules-VARIANT-` and the same part
### stands in its place on the page of one variant, `rules-partners-`, `rules-many-` (each for
### himself) and `rules-table-` (more than two) on those of several. Every number comes from the
### library: $cards in the pack, $players, $dealt to each, $thrown, $kept, $counted with the
### starter, $target, $heels, $mars, $skunk, $double, and the scores of the worked deal.

rules-title = How to play cribbage
rules-description = The rules of six-card cribbage for beginners: the deal, the throw, the play and the count, with worked hands, a whole deal to follow and advice on what to throw.
rules-lead = A game for two that is learned in ten minutes and stays interesting for years: part racing, part counting, part guessing what the other one holds.
rules-contents = On this page
rules-play-button = Play now

rules-facts-heading = At a glance
rules-fact-players = Players
rules-fact-players-value = { $players ->
    [2] two
    [3] three, each alone
   *[4] four, each alone
}
rules-fact-time = A game takes
rules-fact-time-value = { offer-six-card-time }
rules-fact-difficulty = Difficulty
rules-fact-difficulty-value = easy to begin, hard to exhaust
rules-fact-pack = Cards
rules-fact-pack-value = { $cards } cards, no jokers, no trumps
rules-fact-goal = Goal
rules-fact-goal-value = { $target } points before { $players ->
    [2] the other one has
   *[other] anybody else has
} them

rules-idea-heading = What it is about
rules-idea-race = Everybody has two pegs on a board and moves forward hole by hole. Every point is one hole. Whoever reaches hole { $target } first has won on the spot, even in the middle of a deal.
rules-idea-points = Points come from small patterns: cards that add up to fifteen, pairs, and cards in a row. You find them twice in every deal: once while the cards are laid down in turn, and once more when the hands are counted.
rules-idea-crib = What makes it cribbage is the <em>crib</em>: both of you give up two cards to a third hand, and it belongs to one of you. So you are always asking: what do I keep, and what do I give away?
rules-idea-values = An ace counts 1 and is always the lowest card. Cards from 2 to 10 count their number. Jack, queen and king count 10 each, but for pairs and runs they are different cards.
rules-names = In Russian the name is written in several ways: криббидж, криббедж, крибидж, крибедж. It is all the same game, and it has <a href="{ $base }/rules/cribbage">eight forms</a>.

rules-differs-heading = What is different from the usual game

rules-steps-heading = A deal step by step
rules-step-deal = <strong>The deal.</strong> { $dealt ->
    [5] Five
    [6] Six
   *[7] Seven
} cards each.
rules-step-throw = <strong>The throw.</strong> { $thrown ->
    [1] One of them goes
   *[2] Two of them go
} to the crib.
rules-step-starter = <strong>The starter.</strong> One card is turned up; it belongs to all.
rules-step-play = <strong>The play.</strong> You lay cards in turn, up to 31, over and over.
rules-step-show = <strong>The show.</strong> The hands are counted, then the crib. Then the other one deals.

rules-deal-heading = The deal
rules-deal-lot = For the first deal everybody draws a card. The lowest deals; the ace is the lowest, and equal cards draw again. After that you deal in turn.
rules-deal-cards = The dealer gives { $dealt ->
    [5] five
    [6] six
   *[7] seven
} cards to each, one by one. The club does it for you, and leaves numbers behind by which you can <a href="{ $base }/proof">check the shuffle</a>.

rules-throw-heading = The throw
rules-throw-cards = Look at your { $dealt ->
    [5] five
    [6] six
   *[7] seven
} cards, keep { $kept ->
    [3] three
    [4] four
   *[5] five
}, and put two face down into the crib. You both do it at the same time and see nothing of each other’s choice. Until the other one has chosen too, you may still change your mind.
rules-throw-owner = The crib belongs to the dealer. It is counted at the very end of the deal, and nobody looks into it before.

rules-starter-heading = The starter
rules-starter-turn = The player who does not deal cuts the pack, and one card is turned face up. This starter is not played, but when hands are counted it belongs to each of them, and to the crib.
rules-starter-heels = If it is a jack, the dealer pegs { $heels ->
    [one] { $heels } point
   *[other] { $heels } points
} at once, “for his heels”.

rules-pegging-heading = The play
rules-pegging-turn = The player who does not deal begins. You lay cards in turn, each in front of its owner, and add up their values aloud. The sum may never go above 31.
rules-pegging-forced = If none of your cards fits, you say “go”, and the other one lays on for as long as a card fits. The club says go for you. If you can lay a card, you must.
rules-pegging-close = When the sum is exactly 31, or nobody can go on, the count is closed. Whoever laid the last card gets points for it. Then a new count begins at zero, led by the other player, until all cards are laid.
rules-pegging-points-heading = What a card laid can bring
rules-pegging-points-lead = Look at the cards of this count, in the order in which they were laid. One card may bring several of these at once.
rules-pegging-examples = The last card of each row brings the points.
rules-pegging-fifteen = The sum becomes 15
rules-pegging-pair = Two alike in a row
rules-pegging-pair-royal = Three alike in a row
rules-pegging-double-pair-royal = Four alike in a row
rules-pegging-run = Three or more in sequence, in any order
rules-pegging-thirty-one = The sum becomes 31
rules-pegging-go = The last card of a count, below 31
rules-pegging-last = The very last card of the deal, below 31
rules-pegging-run-note = Cards of a run need not come in order: 7, 9, 8 is a run of three as soon as the 8 is there. But a foreign card in between breaks it, and a closed count is over: nothing from it counts again.

rules-show-heading = The show
rules-show-order = After the play each hand is counted together with the starter, so { $counted ->
    [4] four
    [5] five
   *[6] six
} cards in all. The player who does not deal counts first, then the dealer, then the dealer counts the crib. Near the end this order decides games.
rules-show-reuse = A card may serve in as many patterns as you find. The club counts for you and shows each step.
rules-show-points-heading = What counts in a hand
rules-show-fifteen = Any cards that add up to 15
rules-show-pair = A pair
rules-show-pair-royal = Three alike, which is three pairs
rules-show-double-pair-royal = Four alike, which is six pairs
rules-show-run = A run: three or more in sequence, a point a card
rules-show-flush = A flush: all { $kept ->
    [3] three
    [4] four
   *[5] five
} cards of the hand in one suit
rules-show-flush-starter = The same, with the starter in that suit too
rules-show-nobs = The jack of the starter’s suit, “his nobs”
rules-show-crib-flush = In the crib a flush counts only when all five cards are of one suit.
rules-show-column-pattern = Pattern
rules-show-column-example = Example
rules-show-column-points = Points
rules-hands-heading = Worked hands
rules-hands-lead = Cover the answers and try to count first. The card set apart is the starter.
rules-hand-total = { $points ->
    [0] No points at all
    [one] { $points } point in all
   *[other] { $points } points in all
}
rules-hand-double-run-title = A double run
rules-hand-double-run = The sevens are a pair, and each of them makes a run of its own with the eight and the six.
rules-hand-flush-title = A flush, and a count of fifteens
rules-hand-flush = All four cards are hearts. The starter is not, so the flush has four cards.
rules-hand-nobs-title = A jack of the right suit
rules-hand-nobs = The five goes with each of the tenth cards, and so does the five that was turned up.
rules-hand-nothing-title = A hand to laugh about
rules-hand-nothing = It happens. Players call such a hand “nineteen”, because no hand can be worth nineteen.
rules-hand-perfect-title = The best hand there is
rules-hand-perfect = Three fives and a jack, with the fourth five of the jack’s suit as starter. You may wait years for it.
rules-hand-three-run-title = A double run with three cards
rules-hand-three-run = The starter doubles the eight: two runs through it, and a pair. There is one fifteen for each eight with the seven.
rules-hand-three-flush-title = Three of a suit
rules-hand-three-flush = In this game three cards make a flush, and a starter of their suit makes it longer.
rules-hand-three-nothing-title = A hand worth nothing
rules-hand-three-nothing = With three cards it happens more often than you would like.
rules-hand-three-best-title = The best hand of this game
rules-hand-three-best = Three fives with the fourth one turned up: four alike, and any three of them make fifteen.
rules-hand-two-runs-title = Two runs at once
rules-hand-two-runs = Six cards have room for two runs that do not touch: five, six, seven and ten, jack, queen.
rules-hand-five-flush-title = Five of a suit
rules-hand-five-flush = All five cards kept are spades, and the starter is too.
rules-hand-five-long-title = A long run, doubled
rules-hand-five-long = Three to seven is a run of five. With a second three it counts twice.
rules-hand-five-best-title = The best hand of this game
rules-hand-five-best = Two fours, two fives, two sixes: eight runs of three, eight fifteens and three pairs.

rules-worked-heading = A whole deal to follow
rules-worked-lead = You deal. These are the cards of each, and what each of you throws.
rules-worked-you = You
rules-worked-opposite = Your opponent
rules-worked-left = On your left
rules-worked-right = On your right
rules-worked-partner = Your partner
rules-worked-throws = to the crib:
rules-worked-why = You keep the five with the jack and the king, which make fifteen with it twice, and the four, which may join a run. The eight and the two go into your own crib. Your opponent keeps a double run, ace, two, three and three, and gives away what does not belong to it.
rules-worked-starter = The starter is the { $card }.
rules-worked-play = Now the cards are laid. Your opponent begins.
rules-worked-column-who = Who
rules-worked-column-card = Card
rules-worked-column-sum = Sum
rules-worked-column-points = Points
rules-worked-nothing = –
rules-worked-new-count = A new count begins.
rules-worked-go = { $who }: “go”
rules-worked-show = Then the hands are counted: first your opponent’s, then yours, and the crib last.
rules-worked-show-you = Your hand
rules-worked-show-opposite = Your opponent’s hand
rules-worked-show-left = The hand on your left
rules-worked-show-right = The hand on your right
rules-worked-show-partner = Your partner’s hand
rules-worked-show-crib = Your crib
rules-worked-score = After this deal it stands { $yours } to { $theirs } for you and your opponent. Next time the other one deals.

rules-board-heading = The board and the end
rules-board-pegs = Each side has two pegs. For new points the rear peg leaps over the front one, so that the gap between them always shows what was scored last. The club moves them for you.
rules-board-win = Points are pegged the moment they arise. Whoever reaches { $target } has won at once; the rest of the deal is not played and not counted. Any points will do, even those for the heels, and you need not hit the last hole exactly.

rules-match-heading = Clear wins and matches
rules-match-mars = If the loser has not got half the way, that is { $mars } points or fewer of { $target }, it is a <em>mars</em>: in a match it counts as two games.
rules-match-skunk = A table may prefer <em>skunks</em>: below { $skunk } points the win counts two games, below { $double } it counts three or four.
rules-match-length = You may play a single game or a match of five or seven. A match is usually won by whoever has more than half of the games. The loser of a game deals first in the next.

rules-options-heading = What a table may set
rules-options-lead = You choose these when you open a table of your own. Everybody at the table sees them before the first card.
rules-options-usual = Usual: { $value }

rules-tactics-heading = Good habits
rules-tactics-deal-heading = Why it is good to deal
rules-tactics-deal = The crib is one hand more, worth a little under five points on average, and it comes every other deal. The one who does not deal has the first count instead, which matters near the end. So when you are the dealer be bold, and when you are not be careful.
rules-tactics-own-heading = Into your own crib
rules-tactics-own = Give it a five, two cards that make fifteen, a pair, or neighbors such as 7 and 8 or 2 and 3. What you throw is not lost: it comes back at the end.
rules-tactics-other-heading = Into the other’s crib
rules-tactics-other = Never a five if you can help it, no pairs, no neighbors, nothing that makes fifteen together. Cards that lie far apart are the safest, such as a king with a six or an eight.
rules-tactics-twice-heading = One hand, two throws
rules-tactics-twice = The same six cards, and whose crib it is decides what goes.
rules-tactics-twice-own = When you deal
rules-tactics-twice-other = When the other one deals
rules-tactics-twice-why = Seven and eight make fifteen wherever they lie. In your own crib these points stay yours and may grow, so you keep the queens, the king and the three. In the other’s crib they would be his: keep them, and give away the three and the king, which do nothing for each other.
rules-tactics-keep-heading = What to keep
rules-tactics-keep = Count what the cards you keep are worth already, then think of the starters that would help. There are sixteen cards of ten in the pack, so fives and combinations that wait for a ten grow most often.
rules-tactics-lead-heading = Laying the first card
rules-tactics-lead = Begin with a card below five: nobody can make fifteen with it at once. A four is a fine first card. Avoid a five, and a ten, which so often meets a five. From a pair lead one of the two, and the second is waiting.
rules-tactics-sum-heading = Watching the sum
rules-tactics-sum = Do not leave a sum of 5 or 21: a tenth card is then just right for fifteen or 31. Keep low cards back, because they fit when nothing else does, and the last card of a count brings a point.
rules-tactics-end-heading = Near the finish
rules-tactics-end = Look at both pegs before you throw. Whoever does not deal counts first: if that is you and you need six, keep six points that are sure rather than hope for twelve. If you deal and the other one needs only a few, your hand may never be counted. Keep low cards and a pair, and make your points in the play.

rules-faq-heading = Common questions
rules-faq-count-question = Must I count myself?
rules-faq-count = No. The club counts every hand and shows how, at the speed you like. If you would rather practice, a table may be set so that everybody names his own points.
rules-faq-go-question = Why did my turn pass by itself?
rules-faq-go = None of your cards fitted within 31, so “go” was said for you. As soon as a new count begins you are in again.
rules-faq-lay-on-question = The other one said go. Must I lay more?
rules-faq-lay-on = Yes, as long as a card of yours fits, in the order you like. They score as always: two of yours alike are a pair, three in sequence a run.
rules-faq-ace-question = Is ace, king, queen a run?
rules-faq-ace = No. The ace is always low, and a run does not go round the corner. Ace, two, three is one.
rules-faq-ten-question = Are a ten and a king a pair?
rules-faq-ten = No. Both count ten in a sum, but they are different cards. And 10, queen, king is no run, because the jack is missing.
rules-faq-double-question = Does a run of four hold two runs of three as well?
rules-faq-double = No. Only the longest run counts. It counts more than once only if one of its cards is there twice.
rules-faq-alternate-question = Six, five, six, five: is that two pairs?
rules-faq-alternate = Not in the play. Cards make a pair there only if they follow each other without another card between them. In a hand they do.
rules-faq-repeat-question = Are there double runs in the play?
rules-faq-repeat = No. A repeated card breaks the run. But every card that makes the last three or more a run again brings its points again.
rules-faq-suited-play-question = Is there a flush in the play?
rules-faq-suited-play = No. Suits matter only when hands are counted.
rules-faq-third-question = I made three alike of a pair. Are those six points, or four more?
rules-faq-third = Six, whatever the pair brought to whoever laid it. Each card is paid for all that it makes: two alike 2, three alike 6, four alike 12.
rules-faq-suited-question = Three hearts in my hand and a heart as starter: a flush?
rules-faq-suited = No. All cards of the hand must be of one suit; the starter can only make the flush longer.
rules-faq-crib-flush-question = And four of a suit in the crib?
rules-faq-crib-flush = Nothing without the starter: there all five must be of one suit. A table may be content with four.
rules-faq-best-question = Why does the best hand make 29 and not more?
rules-faq-best = The fives make fifteen among themselves four times, any three of them, and four times more with the jack, one at a time: 16 points. Four alike bring 12, the jack one.
rules-faq-two-runs-question = Do two runs in one hand count?
rules-faq-two-runs = Yes, if they do not touch. Five, six, seven and ten, jack, queen are two runs of three. Inside one longer run shorter ones are not counted again.
rules-faq-longest-question = How long can a run in the play be?
rules-faq-longest = Seven cards, ace to seven, which add up to 28. More do not fit within 31.
rules-faq-flush-five-question = Do four of a suit count?
rules-faq-flush-five = No. Five are kept here, and all five must be of one suit. The starter makes a sixth point.
rules-faq-thirty-one-question = Do I get a point for the last card besides 31?
rules-faq-thirty-one = No. Exactly 31 brings its own points, and they stand in place of the one for the last card.
rules-faq-thirty-question = Is 30 twice fifteen?
rules-faq-thirty = No. In the play only 15 and 31 bring points; 30 is a sum like any other.
rules-faq-heels-question = The starter is a jack. Do I get nobs for it?
rules-faq-heels = No. A jack turned up is “his heels” and belongs to the dealer. “His nobs” is a jack in a hand or in the crib, of the starter’s suit.
rules-faq-order-question = Both of us could finish with this count. Who wins?
rules-faq-order = Whoever counts first, if his points are enough: the player who does not deal, then the dealer, then the crib. What comes later is not counted any more.
rules-faq-muggins-question = What is muggins?
rules-faq-muggins = A custom for tables where everybody counts his own hand: points that you overlook your opponent may name and peg for himself. Here it is off unless a table asks for it.
rules-faq-fair-question = Is the shuffle fair?
rules-faq-fair = Yes, and you can check it yourself after every game. <a href="{ $base }/proof">This page</a> tells how.
rules-faq-leave-question = What if I close the tab?
rules-faq-leave = The game waits. You find it in the lobby under your unfinished games, and go on where you were.
rules-faq-money-question = Is it played for money?
rules-faq-money = Not here. The club is free, there are no stakes, and nothing but points is won.
rules-end-heading = Ready?
rules-end-lead = Club players do not mind beginners. The best way to learn is to lay the first card.

## The page of the whole game.

rules-all-title = Cribbage and its eight forms
rules-all-description = Cribbage for two, three and four players: six-card, five-card, seven-card, partners and auction. What all of them share, and which one to begin with.
rules-all-lead = Four hundred years old, with a wooden board and one good idea: the cards you throw away come back. It is played by two, three or four.
rules-all-fact-players-value = two, three or four
rules-all-fact-time-value = 10 to 40 minutes, by the form
rules-all-idea-race = Whoever is first at the end of the board has won. Every point is one hole, and points are pegged the moment they arise.
rules-all-idea-crib = Everybody gives up a card or two to a hand that nobody sees, the <em>crib</em>. It belongs to one side and is counted last. Whose it is, this time, decides what you throw.
rules-all-variants-heading = Choose your form
rules-all-variants-lead = The six-card game is where most people begin, and where many stay. Each form has its own page with all rules, counted hands and a deal to follow.
rules-all-common-heading = What all forms share
rules-all-common-same = <strong>The cards.</strong> One pack of { $cards }, the ace low, jack, queen and king ten each.
rules-all-common-play = <strong>The play.</strong> Cards are laid in turn up to 31. Fifteens, pairs and runs are pegged as they appear, and so is the last card.
rules-all-common-show = <strong>The show.</strong> Every hand is counted with the starter: fifteens, pairs, runs, a flush, the right jack. Then the crib.
rules-all-common-end = <strong>The end.</strong> Whoever reaches the last hole has won at once, whatever the others still hold.
rules-all-choice-heading = Which one tonight
rules-all-choice-first = <strong>The first time:</strong> six-card. It is the game that books, clubs and grandparents mean.
rules-all-choice-short = <strong>Ten minutes:</strong> five-card, the oldest form. One count, a short board, a crib that often beats the hand.
rules-all-choice-many = <strong>Three or four friends:</strong> three-handed and four-handed each for himself, or two against two with a partner opposite.
rules-all-choice-big = <strong>Big hands:</strong> seven-card, or six-card for partners. Five cards kept and a starter make totals you have never seen.
rules-all-choice-bold = <strong>Nerves:</strong> auction. The crib is sold, and you pay before you know what is in it.
rules-all-tactics-heading = What holds in every form
rules-all-tactics-deal = The crib is a whole hand more. Where the deal goes round two, you have it every other time; round four, only every fourth. Whoever has it may throw freely, the others throw what helps least.
rules-all-faq-names-question = Is крибедж the same as криббидж?
rules-all-faq-names = Yes, and so are криббедж and крибидж: the English word cribbage was written down by ear, in several ways. All of them find this page.
rules-all-faq-alone-question = Can I play when nobody else is here?
rules-all-faq-alone = Yes. Club players, that is the computer, take the other seats of any form, and you choose how strongly they play.
rules-all-faq-friend-question = How do I play with a friend?
rules-all-faq-friend = Open a table of your own and send its link. Whoever follows it may take a free seat; nothing has to be installed.
rules-all-faq-which-question = Which rules does the club follow?
rules-all-faq-which = Those that most books agree on. Where they differ, a table has an option, with the usual way chosen already.
rules-all-faq-boards-question = Must I have a board?
rules-all-faq-boards = No. The table shows one, and you may choose its shape: long, oval, a snake, a heart, or a sheet of paper with figures.
rules-all-faq-by-hand-question = May we count our hands ourselves?
rules-all-faq-by-hand = Yes. Set the counting so that each player names his points. You may also let the opponent take what you overlook; that old custom is called muggins.
rules-all-faq-money-question = Is it played for money?
rules-all-faq-money = Not here. The club is free, there are no stakes, and nothing but points is won.

## More than two at the table.

rules-table-lead = Cribbage for a whole table: the same counting, more neighbors, and a crib that goes round.
rules-table-idea-crib = What makes it cribbage is the <em>crib</em>: everybody gives up one card to a hand that nobody sees, and it belongs to the dealer. So you ask every time: is it mine, or whose is it?
rules-table-step-show = <strong>The show.</strong> The hands are counted round the table, the crib last. Then the next player deals.
rules-table-deal-lot = For the first deal everybody draws a card. The lowest deals; the ace is the lowest, and equal cards draw again. After that the deal goes round to the left.
rules-table-throw-cards = Look at your { $dealt ->
    [5] five
   *[6] six
} cards, keep { $kept ->
    [4] four
   *[5] five
}, and put one face down into the crib. Everybody does it at the same time, and nobody sees another’s choice. Until the last one has chosen you may still change your mind.
rules-table-starter-turn = The player on the dealer’s left cuts the pack, and one card is turned face up. This starter is not played, but when hands are counted it belongs to each of them, and to the crib.
rules-table-pegging-turn = The player on the dealer’s left begins. Cards are laid clockwise, each in front of its owner, and their values are added up aloud. The sum may never go above 31.
rules-table-pegging-forced = If none of your cards fits, you say “go”, and the next one is asked. Everybody who can lay a card must, even after others have said go. The club says go for you.
rules-table-pegging-close = When the sum is exactly 31, or nobody can go on, the count is closed. Whoever laid the last card gets points for it, one player only. The next count begins at zero, led by the player to the left of the last card who still has one.
rules-table-show-order = After the play each hand is counted together with the starter, so { $counted ->
    [5] five
   *[6] six
} cards in all. Counting begins on the dealer’s left and goes round; the dealer comes last, and then counts the crib. Near the end this order decides games.
rules-table-worked-opposite = Opposite you
rules-table-worked-show-opposite = The hand opposite you
rules-table-worked-play = Now the cards are laid round the table. Your neighbor on the left begins.
rules-table-worked-show = Then the hands are counted, beginning on your left. Yours comes last, and after it your crib.
rules-table-tactics-own = It gets one card from you and one from each of the others. Give it a five, or a card that goes with what people like to throw: an eight, a seven, a low card for a run.
rules-table-tactics-other-heading = Into somebody else’s crib
rules-table-tactics-other = Never a five. A king is the safest present, because fewer runs reach it; a nine or a queen does little harm either. Do not break a good hand over it: one card alone spoils less than two.
rules-table-tactics-lead = Begin with a card below five: nobody can make fifteen with it at once. Remember that more than one player comes before you again, so a run that you begin is often finished by somebody else.
rules-table-tactics-end = Hands are counted from the dealer’s left round to the dealer, and the crib comes last. If somebody who counts before you needs only a few points, your hand may never be counted: keep low cards and a pair, and make your points in the play.
rules-table-faq-two-go-question = Two of us said go. Who gets the point?
rules-table-faq-two-go = Whoever laid the last card, and only one point, however many have said go.
rules-table-faq-between-question = Somebody said go between two equal cards. Is it still a pair?
rules-table-faq-between = Yes. A go lays no card, so the two still follow each other, as long as the count is not closed.
rules-table-faq-empty-question = I have no cards left, and the others play on. Is that right?
rules-table-faq-empty = Yes. Whoever has laid everything is passed over until the hands are counted.

## Three or four, each for himself.

rules-many-match-heading = The end, and matches
rules-many-match-places = Whoever reaches { $target } has won, and the others are placed by their points; equal points share a place. There is no mars and no skunk here, because those are between two sides.
rules-many-match-many = A match has five or seven games. All of them are played, and whoever has won most has won the match.
rules-many-tactics-deal = The crib is a whole hand more, but you have it only once in { $players ->
    [3] three
   *[4] four
} deals. In the others you feed somebody else’s, so the hand you keep matters more than in the game for two.
rules-many-tactics-leader-heading = Keep an eye on the leader
rules-many-tactics-leader = Nobody plays against you alone. When one peg is far ahead, the others do well to give him no pairs and no fifteens, even at the price of a point of their own.
rules-many-faq-lead-question = Who leads after a go?
rules-many-faq-lead = The player to the left of the last card who still has one. Some tables let the first who said go lead instead; there is an option for it.
rules-many-faq-second-question = Is there a second place?
rules-many-faq-second = Yes. Places go by points when the first one is home. And whoever gives up early takes the last place still free, while a club player lays his cards for him.

## Five-card.

rules-five-card-title = Five-card cribbage
rules-five-card-description = The oldest cribbage: five cards each, three kept, one count up to 31 and a board of 61 holes. Rules, counted hands, a whole deal and advice.
rules-five-card-lead = The old game, short and sharp. Three cards in the hand, four in the crib, one count, and sixty-one holes.
rules-five-card-fact-time-value = { offer-five-card-time }
rules-five-card-fact-difficulty-value = easy, and quick to learn by playing
rules-five-card-differs-cards = <strong>Fewer cards.</strong> Five are dealt and two thrown, so you keep three, but the crib still has four.
rules-five-card-differs-play = <strong>One count.</strong> When it closes, the play is over. Cards left in the hand are not laid.
rules-five-card-differs-show = <strong>Short hands.</strong> Hands of three are counted with the starter; three of a suit are a flush.
rules-five-card-differs-end = <strong>A short race to { $target }.</strong> The player who does not deal first begins with { $bonus } points.
rules-five-card-step-play = <strong>The play.</strong> You lay cards in turn up to 31, once.
rules-five-card-deal-cards = Before the first card the player who does not deal pegs { $bonus } points, “three for last”, because the first crib is the dealer’s. It happens once a game. Then the dealer gives five cards to each, one by one. The club does it for you, and leaves numbers behind by which you can <a href="{ $base }/proof">check the shuffle</a>.
rules-five-card-pegging-close = When the sum is exactly 31, or neither of you can go on, the play is over. Whoever laid the last card gets points for it. What you still hold stays in your hand; it is counted, but no longer played.
rules-five-card-pegging-last = The last card of all, below 31
rules-five-card-worked-why = You keep three diamonds, which are a flush, and put two neighbors into your own crib. Your opponent keeps a flush too, of clubs, and gives up the seven and the king.
rules-five-card-worked-show = The play is over with that card, though not every card was laid. Now the hands are counted: first your opponent’s, then yours, and the crib last.
rules-five-card-worked-score = With the three for last it stands { $yours } to { $theirs } for you and your opponent. Next time the other one deals.
rules-five-card-tactics-deal = The crib has more cards than the hand, so on average it is worth more too. In this short game one good crib is a good part of the way: deal first and you lead more often than not, which is why the other one gets his three points.
rules-five-card-tactics-own = Think of the crib first. Two cards that belong together, 5 and a ten, 7 and 8, a pair, do more there than in a hand of three.
rules-five-card-tactics-single-heading = One count only
rules-five-card-tactics-single = There are seldom more than five or six cards in the play, and the last one brings a point. Keep a small card for the moment when the other one must say go.
rules-five-card-faq-rest-question = I still held a card. Why did the play end?
rules-five-card-faq-rest = This form has one count. When it is closed, the rest stays in the hands. It is still counted in the show.
rules-five-card-faq-bonus-question = When are the three points given?
rules-five-card-faq-bonus = Once, before the first deal of a game, to the player who does not deal. A table may give them in every deal, or not at all.
rules-five-card-faq-flush-three-question = Do three of a suit count?
rules-five-card-faq-flush-three = Yes, three points in the hand, and four with the starter. The crib needs all five cards of one suit.
rules-five-card-faq-crib-better-question = Why is the crib so important here?
rules-five-card-faq-crib-better = It counts five cards with the starter, your hand only four. One card more makes many more fifteens, pairs and runs.
rules-five-card-faq-shorter-question = Can we play to 121?
rules-five-card-faq-shorter = Yes, if you like. Choose another way to go when you open the table.

## Seven-card.

rules-seven-card-title = Seven-card cribbage
rules-seven-card-description = Cribbage with seven cards each, five of them kept, to 181 points: rules, hands of six cards counted out, a whole deal and advice.
rules-seven-card-lead = The generous form: five cards stay in the hand, six are counted, and the board goes round three times.
rules-seven-card-fact-time-value = { offer-seven-card-time }
rules-seven-card-fact-difficulty-value = for those who can count a six-card hand
rules-seven-card-differs-cards = <strong>More cards.</strong> Seven are dealt and two thrown, so you keep five.
rules-seven-card-differs-play = <strong>Longer counts.</strong> Ten cards are laid in a deal, and small ones may make runs of five and more.
rules-seven-card-differs-show = <strong>Big hands.</strong> Six cards are counted with the starter. Two separate runs in one hand both count.
rules-seven-card-differs-end = <strong>A long race to { $target }.</strong> Three times round the board.
rules-seven-card-worked-why = You keep the run of ace, two and three; two and three also make fifteen with the jack and with the queen. Seven and eight, a fifteen themselves, are for your own crib. Your opponent keeps jack, queen and king with the ace and the four, which make fifteen with each of them.
rules-seven-card-tactics-deal = The crib is worth a little under five points on average, as always, but your hand is worth far more than in the usual game. So the deal matters less here, and what you keep matters more.
rules-seven-card-tactics-keep = Look for runs first. Four cards in sequence and a fifth that doubles one of them make two runs of four and a pair, more than most fifteens. Then think of the starters that would help.

## Three-handed.

rules-three-handed-title = Cribbage for three
rules-three-handed-description = Three-handed cribbage: five cards each, one thrown, one straight from the pack into the crib, to 61. Rules, counted hands, a whole deal and advice.
rules-three-handed-fact-time-value = { offer-three-handed-time }
rules-three-handed-fact-difficulty-value = easy after a game or two for two
rules-three-handed-differs-cards = <strong>Five cards each.</strong> Everybody throws one. The fourth card of the crib comes straight from the pack, unseen.
rules-three-handed-differs-play = <strong>Round the table.</strong> Three lay in turn, and a go asks the next one.
rules-three-handed-differs-show = <strong>Three hands, then the crib.</strong> The dealer is last, and the crib is his.
rules-three-handed-differs-end = <strong>A race of three to { $target }.</strong> Three tracks on the board, and one winner.
rules-three-handed-step-throw = <strong>The throw.</strong> One card from each goes to the crib, where one from the pack lies already.
rules-three-handed-deal-cards = The dealer gives five cards to each, one by one. After the third round one card goes face down into the crib, and nobody sees it. The club does it for you, and leaves numbers behind by which you can <a href="{ $base }/proof">check the shuffle</a>.
rules-three-handed-worked-why = You keep nine and six, a fifteen, and put the eight into your own crib, where it may find a seven. Your neighbors keep their pairs, of sevens and of eights, and give you a three and a king.
rules-three-handed-worked-score = After this deal you have { $yours }, your left neighbor { $theirs } and your right one { $third }. Next time your left neighbor deals.
rules-three-handed-tactics-own = It gets one card from each of you and one from the pack that nobody has chosen. Give it a five, or a card that goes with many others: an eight, a seven, a low card for a run.
rules-three-handed-faq-fifth-question = What is the fourth card in the crib?
rules-three-handed-faq-fifth = One straight from the pack. Three players throw one each, and a crib always has four.

## Four, each for himself.

rules-four-handed-title = Cribbage for four, each alone
rules-four-handed-description = Four-handed cribbage without partners: five cards each, one thrown, to 61. Rules, counted hands, a whole deal to follow and advice.
rules-four-handed-fact-time-value = { offer-four-handed-time }
rules-four-handed-fact-difficulty-value = easy after a game or two for two
rules-four-handed-differs-cards = <strong>Five cards each.</strong> Everybody throws one, and that makes the crib.
rules-four-handed-differs-play = <strong>Round the table.</strong> Four lay in turn, and a go asks the next one.
rules-four-handed-differs-show = <strong>Four hands, then the crib.</strong> The dealer is last, and the crib is his.
rules-four-handed-differs-end = <strong>A race of four to { $target }.</strong> Four tracks on the board, and one winner.
rules-four-handed-worked-why = You keep a run, three, four and five, with the seven, which makes fifteen with the three and the five. Your left neighbor keeps a run of four, the player opposite four diamonds, your right neighbor a pair of kings.
rules-four-handed-worked-score = After this deal you have { $yours }, your left neighbor { $theirs }, the player opposite { $third } and your right neighbor { $fourth }. Next time your left neighbor deals.
rules-four-handed-tactics-sum = Three others may use whatever sum you leave, so 5 and 21 are worse than ever: somebody has a tenth card. With four at the table a count is often over in four or five cards. A low card kept back makes you the last one more often than you would think.
rules-four-handed-faq-crib-help-question = The crib is never mine. Why should I care?
rules-four-handed-faq-crib-help = It is yours in every fourth deal. In the other three, a card thrown well keeps somebody else from four or five points.

## Partners.

rules-partners-title = Cribbage for partners
rules-partners-description = Four players, two against two: five cards each, one thrown, one score a pair, to 121. Rules, counted hands, a whole deal and advice.
rules-partners-lead = Two against two, the partner opposite. You share a score and a crib, and you may not say a word about it.
rules-partners-fact-players-value = four, two against two
rules-partners-fact-time-value = { offer-partners-time }
rules-partners-fact-difficulty-value = easy after a game or two for two
rules-partners-fact-goal-value = { $target } points for your pair, before the other pair has them
rules-partners-idea-race = Each pair shares two pegs on the board and moves forward hole by hole. Whatever either partner makes is pegged for both. The pair that reaches hole { $target } first has won on the spot, even in the middle of a deal.
rules-partners-idea-crib = What makes it cribbage is the <em>crib</em>: everybody gives up one card to a hand that nobody sees, and it belongs to the dealer’s pair. Every other deal it is yours, whoever of you two deals.
rules-partners-differs-cards = <strong>Five cards each.</strong> Everybody throws one, and that makes the crib.
rules-partners-differs-play = <strong>Across the table.</strong> Partners sit opposite each other, so an opponent always comes between you.
rules-partners-differs-show = <strong>Four hands, two scores.</strong> Your partner’s hand counts for you as your own does.
rules-partners-differs-end = <strong>A race of two pairs to { $target }.</strong> Two tracks, as in the game for two.
rules-partners-throw-owner = The crib belongs to the dealer’s pair. It is counted at the very end of the deal, and nobody looks into it before.
rules-partners-worked-why = It is your pair’s crib, so you and your partner throw freely, an eight and a king. You keep five and jack, your partner a double run of two, two, three and four. The others give up a king and an ace and keep what counts for them: sixes with the eight and the ace, and a double run of sevens, eight and nine.
rules-partners-worked-score = After this deal it stands { $yours } to { $theirs } for your pair and the other one. Next time your left neighbor deals.
rules-partners-worked-show-crib = The crib of your pair
rules-partners-tactics-deal = The crib goes to the dealer’s pair, so you have it every other deal, as in the game for two. Then both of you may throw freely; otherwise both must be careful.
rules-partners-tactics-partner-heading = Your partner opposite
rules-partners-tactics-partner = His points are your points, but an opponent always plays between you. So leave no sum of 5 or 21, and begin no pair that the next one can make three of. When your partner has said go and you hold small cards, close the count yourself.
rules-partners-faq-talk-question = May I tell my partner what I hold?
rules-partners-faq-talk = No. From the deal to the end of the show nothing passes between you but the cards you lay. That is why there is no free chat at the table then.
rules-partners-faq-whose-question = My partner deals. Whose crib is it?
rules-partners-faq-whose = Yours and his. There is one score for the two of you, so throw as you would into your own.
rules-partners-faq-own-partner-question = Should I pair my partner’s card?
rules-partners-faq-own-partner = You may, and it counts. But an opponent sits after you and may make three of it, so look whether it is worth the risk.
rules-partners-faq-old-manner-question = How was it played in the old days?
rules-partners-faq-old-manner = To 61, and with one count only, as in five-card cribbage. Set both when you open a table, and you have it.
rules-partners-faq-resign-question = Can one of us give up?
rules-partners-faq-resign = Not alone. One offers it, and the game is lost only if the other agrees before the next deal.

rules-partners-six-title = Six-card cribbage for partners
rules-partners-six-description = Four players, two against two, with six cards each and five kept, to 121. Rules, hands of six cards counted out, a whole deal and advice.
rules-partners-six-lead = Two against two with bigger hands: six dealt, five kept, and six cards to count with the starter.
rules-partners-six-fact-time-value = { offer-partners-six-time }
rules-partners-six-fact-difficulty-value = for those who can count a six-card hand
rules-partners-six-differs-cards = <strong>Six cards each.</strong> Everybody throws one and keeps five.
rules-partners-six-differs-play = <strong>A long play.</strong> Twenty cards are laid in a deal, and partners sit opposite each other.
rules-partners-six-differs-show = <strong>Big hands.</strong> Six cards are counted with the starter. Two separate runs in one hand both count.
rules-partners-six-differs-end = <strong>A race of two pairs to { $target }.</strong> With hands like these it takes only a few deals.
rules-partners-six-worked-why = You keep two pairs and the jack, your partner a double run of four: seven, eight, nine and two tens. Your left neighbor keeps the sevens and two fifteens, your right one a nine that makes fifteen twice.
rules-partners-six-tactics-keep = Five cards stay, so look for runs first: four in sequence with one of them doubled, or two short ones. You give up one card only. Let it be the one your hand needs least, even if the crib is your own.
rules-partners-six-faq-six-five-question = Is this or the five-card manner the right one?
rules-partners-six-faq-six-five = Books have both. With five cards the hands are those of the usual game; with six they are bigger and the deals fewer.

## Auction.

rules-auction-title = Auction cribbage
rules-auction-description = Six-card cribbage in which the crib is sold: bid points for it, lead first, count first. Rules, counted hands, a whole deal with its bidding, and advice.
rules-auction-lead = The six-card game for two, with one question more in every deal: what is the crib worth to you?
rules-auction-fact-time-value = { offer-auction-time }
rules-auction-fact-difficulty-value = for those who know the six-card game
rules-auction-idea-crib = What makes it cribbage is the <em>crib</em>: both of you give up two cards to a third hand. Here it does not come with the deal. It is sold, for points, to whoever bids more.
rules-auction-differs-cards = <strong>The same cards.</strong> Six each, two thrown, four kept.
rules-auction-differs-play = <strong>The buyer leads.</strong> Whoever owns the crib lays the first card, dealer or not.
rules-auction-differs-show = <strong>The buyer counts first.</strong> His hand, his crib, and then the other hand.
rules-auction-differs-end = <strong>You pay at once.</strong> The price comes off your score, which may fall below zero.
rules-auction-step-bids = <strong>The bidding.</strong> You offer points for the crib in turn, until one of you passes.
rules-auction-step-show = <strong>The show.</strong> The owner’s hand, the crib, then the other hand. Then the other one deals.
rules-auction-bids-heading = The bidding
rules-auction-bids-how = When both have seen their six cards, the player who does not deal speaks first. The lowest bid is 1 point, and each next one must be higher.
rules-auction-bids-end = A pass is final: the other one has bought the crib for what he bid last. If the first passes at once, the dealer may still bid 1 or more, or pass as well. After two passes the crib is the dealer’s for nothing, and the deal is played in the usual way.
rules-auction-bids-price = The price is taken from the buyer’s score as soon as the bidding is over. Nobody gets it.
rules-auction-bids-owner = The buyer owns the crib, leads in the play, and counts first.
rules-auction-bids-negative = Your score may fall below zero by a bid. A table may forbid that: then nobody can bid more than he has.
rules-auction-throw-owner = The crib belongs to whoever bought it, and you both know that when you throw. Nobody looks into it before it is counted.
rules-auction-starter-heels = If it is a jack, the dealer pegs { $heels ->
    [one] { $heels } point
   *[other] { $heels } points
} at once, “for his heels”, whoever owns the crib. A table may give them to the owner instead.
rules-auction-pegging-turn = The owner of the crib begins. You lay cards in turn, each in front of its owner, and add up their values aloud. The sum may never go above 31.
rules-auction-show-order = After the play each hand is counted together with the starter, so five cards in all. The owner of the crib counts his hand first, then the crib, and only then comes the other hand. Near the end that alone may be worth the price.
rules-auction-worked-lead = You deal. These are the cards of each, and what each of you will throw.
rules-auction-worked-bids = First the bidding. Your opponent speaks first.
rules-auction-call-bid = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rules-auction-call-pass = pass
rules-auction-worked-why = Seven and eight, a fifteen already, go into the crib that you have just bought. You keep the run of ace, two and three, and two and three make fifteen with the jack. Your opponent keeps ace and four, which make fifteen with the jack and with the king, and gives you a three and a nine.
rules-auction-worked-play = The crib is yours for { $price ->
    [one] { $price } point
   *[other] { $price } points
}, and you stand below zero for a while. You own it, so you begin.
rules-auction-worked-show = You bought the crib, so you count first: your hand, then the crib. Your opponent’s hand comes last.
rules-auction-worked-score = After this deal it stands { $yours } to { $theirs } for you and your opponent; the price of { $price } is already taken off. Next time the other one deals.
rules-auction-board-pegs = Each side has two pegs. For new points the rear peg leaps over the front one, so that the gap between them always shows what was scored last. A score below zero waits behind the start with its number. The club moves everything for you.
rules-auction-tactics-worth-heading = What a crib is worth
rules-auction-tactics-worth = A crib that both throw into brings a little under five points on average. If you own it your two cards help it, and the other one does his best to spoil it. Leading and counting first come with it.
rules-auction-tactics-bid-heading = How far to bid
rules-auction-tactics-bid = Bid three or four with ordinary cards. Go higher only when two of your six want to go to a crib together, such as a pair, 7 and 8, or a five with a ten. And if you do not want it yourself, bid a little all the same: a crib for which your opponent has paid dearly is worth less to him.
rules-auction-tactics-own = Now you have paid for it, so feed it: a five, a pair, two cards that make fifteen, neighbors.
rules-auction-tactics-end = The owner counts his hand and the crib before the other one has counted anything. So if your opponent needs only a few points, bid more than the crib is worth. But the price comes off your own score: a crib bought for five must bring five before you have gained anything.
rules-auction-faq-who-leads-question = I am not the dealer. Why does the dealer lead?
rules-auction-faq-who-leads = He bought the crib. Whoever owns it leads and counts first, dealer or not.
rules-auction-faq-below-question = My score is below zero. Is that right?
rules-auction-faq-below = Yes. The price is taken off at once. Below zero the peg waits behind the start, and the way is simply a little longer.
rules-auction-faq-highest-question = How high may I bid?
rules-auction-faq-highest = Up to 29, because no crib is worth more. A table may set a lower limit.
rules-auction-faq-both-pass-question = What if both pass?
rules-auction-faq-both-pass = The crib is the dealer’s for nothing, and the other one leads and counts first, as in the usual game.
rules-auction-faq-heels-whose-question = Who gets the points for a jack turned up?
rules-auction-faq-heels-whose = The dealer, unless the table says that they go with the crib.
rules-auction-faq-worth-question = Can a bid pay off if the crib is poor?
rules-auction-faq-worth = Yes. You also led and counted first, and the other one did not get it. Near the end those are worth more than points.
