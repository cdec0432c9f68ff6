## The rules page of cribbage, in the order in which a beginner needs them.
## Every number of points in an example is computed by the library and handed in.

rules-title = How to play cribbage
rules-description = The rules of six-card cribbage for beginners: the deal, the throw, the play and the count, with worked hands, a whole deal to follow and advice on what to throw.
rules-lead = A game for two that is learned in ten minutes and stays interesting for years: part racing, part counting, part guessing what the other one holds.
rules-contents = On this page
rules-play-button = Play now

rules-facts-heading = At a glance
rules-fact-players = Players
rules-fact-players-value = two
rules-fact-time = A game takes
rules-fact-time-value = 20 to 30 minutes
rules-fact-difficulty = Difficulty
rules-fact-difficulty-value = easy to begin, hard to exhaust
rules-fact-pack = Cards
rules-fact-pack-value = { $cards } cards, no jokers, no trumps
rules-fact-goal = Goal
rules-fact-goal-value = { $target } points before the other one has them

rules-idea-heading = What it is about
rules-idea-race = Each of you has two pegs on a board and moves forward hole by hole. Every point is one hole. Whoever reaches hole { $target } first has won on the spot, even in the middle of a deal.
rules-idea-points = Points come from small patterns: cards that add up to fifteen, pairs, and cards in a row. You find them twice in every deal: once while the cards are laid down in turn, and once more when the hands are counted.
rules-idea-crib = What makes it cribbage is the <em>crib</em>: both of you give up two cards to a third hand, and it belongs to one of you. So you are always asking: what do I keep, and what do I give away?
rules-idea-values = An ace counts 1 and is always the lowest card. Cards from 2 to 10 count their number. Jack, queen and king count 10 each, but for pairs and runs they are different cards.
rules-names = In Russian the name is written in several ways: криббидж, криббедж, крибидж, крибедж. It is all the same game.

rules-steps-heading = A deal in five steps
rules-step-deal = <strong>The deal.</strong> Six cards each.
rules-step-throw = <strong>The throw.</strong> Two of them go to the crib.
rules-step-starter = <strong>The starter.</strong> One card is turned up; it belongs to all.
rules-step-play = <strong>The play.</strong> You lay cards in turn, up to 31, over and over.
rules-step-show = <strong>The show.</strong> The hands are counted, then the crib. Then the other one deals.

rules-deal-heading = The deal
rules-deal-lot = For the first deal each of you draws a card. The lower one deals; the ace is the lowest. After that you deal in turn.
rules-deal-cards = The dealer gives six cards to each, one by one. The club does it for you, and leaves numbers behind by which you can <a href="{ $proof }">check the shuffle</a>.

rules-throw-heading = The throw
rules-throw-two = Look at your six cards, keep four, and put two face down into the crib. You both do it at the same time and see nothing of each other's choice. Until the other one has chosen too, you may still change your mind.
rules-throw-owner = The crib belongs to the dealer. It is counted at the very end of the deal, and nobody looks into it before.

rules-starter-heading = The starter
rules-starter-turn = The player who does not deal cuts the pack, and one card is turned face up. This starter is not played, but when hands are counted it belongs to each of them, and to the crib.
rules-starter-heels = If it is a jack, the dealer pegs { $points ->
    [one] { $points } point
   *[other] { $points } points
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

rules-worked-heading = A whole deal to follow
rules-worked-lead = You deal. These are the six cards of each, and what each of you throws.
rules-worked-you = You
rules-worked-other = Your opponent
rules-worked-throws = throws
rules-worked-starter = The starter is the { $card }.
rules-worked-play = Now the cards are laid. Your opponent begins.
rules-worked-column-who = Who
rules-worked-column-card = Card
rules-worked-column-sum = Sum
rules-worked-column-points = Points
rules-worked-nothing = –
rules-worked-new-count = A new count begins.
rules-worked-show = Then the hands are counted: first your opponent's, then yours, and the crib last.
rules-worked-show-theirs = Your opponent's hand
rules-worked-show-yours = Your hand
rules-worked-show-crib = Your crib
rules-worked-score = After this deal it stands { $yours } to { $theirs } for you and your opponent. Next time the other one deals.

rules-show-heading = The show
rules-show-order = After the play each hand is counted together with the starter, so five cards in all. The player who does not deal counts first, then the dealer, then the dealer counts the crib. Near the end this order decides games.
rules-show-reuse = A card may serve in as many patterns as you find. The club counts for you and shows each step.
rules-show-points-heading = What counts in a hand
rules-show-fifteen = Any cards that add up to 15
rules-show-pair = A pair
rules-show-pair-royal = Three alike, which is three pairs
rules-show-double-pair-royal = Four alike, which is six pairs
rules-show-run = A run: three or more in sequence, a point a card
rules-show-flush = A flush: all four cards of the hand in one suit
rules-show-flush-starter = The same, with the starter in that suit too
rules-show-nobs = The jack of the starter's suit, “his nobs”
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
rules-hand-perfect = Three fives and a jack, with the fourth five of the jack's suit as starter. You may wait years for it.

rules-board-heading = The board and the end
rules-board-pegs = Each side has two pegs. For new points the rear peg leaps over the front one, so that the gap between them always shows what was scored last. The club moves them for you.
rules-board-win = Points are pegged the moment they arise. Whoever reaches { $target } has won at once; the rest of the deal is not played and not counted. You need not hit the last hole exactly.

rules-match-heading = Clear wins and matches
rules-match-mars = If the loser has not got half the way, that is { $mars } points or fewer of { $target }, it is a <em>mars</em>: in a match it counts as two games.
rules-match-skunk = A table may prefer <em>skunks</em>: below { $skunk } points the win counts two games, below { $double } it counts three or four.
rules-match-length = You may play a single game or a match of five or seven. A match is usually won by whoever has more than half of the games. The loser of a game deals first in the next.

rules-options-heading = What a table may set
rules-options-lead = You choose these when you open a table of your own. Everybody at the table sees them before the first card.
rules-options-usual = Usual: { $value }

rules-tactics-heading = Good habits
rules-tactics-deal-heading = Why it is good to deal
rules-tactics-deal = The crib is a hand more, worth a little under five points on average, and it comes every other deal. The one who does not deal has the first count instead, which matters near the end. So when you are the dealer be bold, and when you are not be careful.
rules-tactics-own-heading = Into your own crib
rules-tactics-own = Give it a five, two cards that make fifteen, a pair, or neighbors such as 7 and 8 or 2 and 3. What you throw is not lost: it comes back at the end.
rules-tactics-other-heading = Into the other's crib
rules-tactics-other = Never a five if you can help it, no pairs, no neighbors, nothing that makes fifteen together. Cards that lie far apart are the safest, such as a king with a six or an eight.
rules-tactics-keep-heading = What to keep
rules-tactics-keep = Count what your four cards are worth already, then think of the starters that would help. There are sixteen cards of ten in the pack, so fives and combinations that wait for a ten grow most often.
rules-tactics-lead-heading = Laying the first card
rules-tactics-lead = Begin with a card below five: the other one cannot make fifteen with it. A four is a fine first card. Avoid a five, and a ten, which so often meets a five. From a pair lead one of the two, and the second is waiting.
rules-tactics-sum-heading = Watching the sum
rules-tactics-sum = Do not leave a sum of 5 or 21: a tenth card is then just right for fifteen or 31. Keep low cards back, because they fit when nothing else does, and the last card of a count brings a point.

rules-faq-heading = Common questions
rules-faq-count-question = Must I count myself?
rules-faq-count = No. The club counts every hand and shows how, at the speed you like. After a few games you will see it before the club does.
rules-faq-go-question = Why did my turn pass by itself?
rules-faq-go = None of your cards fitted within 31, so “go” was said for you. As soon as a new count begins you are in again.
rules-faq-ace-question = Is ace, king, queen a run?
rules-faq-ace = No. The ace is always low, and a run does not go round the corner. Ace, two, three is one.
rules-faq-ten-question = Are a ten and a king a pair?
rules-faq-ten = No. Both count ten in a sum, but they are different cards. And 10, queen, king is no run, because the jack is missing.
rules-faq-thirty-one-question = Do I get a point for the last card besides 31?
rules-faq-thirty-one = No. Exactly 31 brings its own points, and they stand in place of the one for the last card.
rules-faq-leave-question = What if I close the tab?
rules-faq-leave = The game waits. You find it in the lobby under your unfinished games, and go on where you were.
rules-faq-money-question = Is it played for money?
rules-faq-money = Not here. The club is free, there are no stakes, and nothing but points is won.
rules-end-heading = Ready?
rules-end-lead = The club player does not mind beginners. The best way to learn is to lay the first card.
