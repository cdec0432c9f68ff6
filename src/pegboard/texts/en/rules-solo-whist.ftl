### The page of Solo Whist, in the order in which a beginner needs it.
###
### Numbers come from the library: $cards in the pack, $deals of a session; how many tricks a
### $pair, a $solo, an $abundance and a $slam need; of the worked deal the tricks of the two
### partners ($yours, $theirs, $together) and the $points each of them gains. $card names a card.

rules-solo-whist-title = How to play Solo Whist
rules-solo-whist-description = The rules of Solo Whist for beginners: thirteen cards each, an auction, seven calls, one against three or two against two, with whole auctions, a worked deal and advice.
rules-solo-whist-lead = Whist for four in which you say before each deal what you dare: with a partner, alone, for every trick, or for none.
rules-solo-whist-fact-players-value = four, each for himself, with partners for one deal
rules-solo-whist-fact-time = A session takes
rules-solo-whist-fact-time-value = { offer-solo-time }
rules-solo-whist-fact-difficulty-value = easy tricks, and an auction to grow into
rules-solo-whist-fact-pack-value = { $cards } cards, the ace high
rules-solo-whist-fact-goal-value = the most points after { $deals } deals

rules-solo-whist-idea-tricks = Everybody has thirteen cards, so there are thirteen tricks: each lays one card, and the highest takes all four. Follow suit if you can; otherwise play what you like.
rules-solo-whist-idea-alone = What makes the evening is the <em>auction</em> before the tricks. There each says what he would try: so many tricks with a partner, so many alone, or none at all. The highest call is played, usually by one against the other three.
rules-solo-whist-idea-turned = You play for yourself. If you find a partner, it is for one deal; in the next he may be against you.

rules-solo-whist-steps-heading = A deal step by step
rules-solo-whist-step-deal = <strong>The deal.</strong> Thirteen cards each; the dealer’s last one is shown.
rules-solo-whist-step-calls = <strong>The auction.</strong> From the dealer’s left, each passes or calls higher.
rules-solo-whist-step-tricks = <strong>The tricks.</strong> The player on the dealer’s left leads, whoever has won the auction.
rules-solo-whist-step-score = <strong>The score.</strong> What the declarer wins the others lose, and the next one deals.

rules-solo-whist-deal-heading = The deal
rules-solo-whist-deal-lot = For the first deal everybody draws a card, and the lowest deals; for this lot alone the ace is low. After that the deal goes round to the left.
rules-solo-whist-deal-cards = The dealer gives thirteen cards to each, three at a time and the last one singly. In every suit the ace is the highest, then king, queen, jack and so on down to the two.
rules-solo-whist-deal-turned = The very last card, the dealer’s own, is turned up for all to see. Its suit is the <em>turned suit</em>, which is trumps in the lower calls. The card belongs to the dealer’s hand, and he plays it like any other.

rules-solo-whist-calls-heading = The calls, from the lowest
rules-solo-whist-calls-lead = There are seven things that you can undertake. Each stands above the ones before it.
rules-solo-whist-contracts-table = The calls from the lowest to the highest
rules-solo-whist-column-call = Call
rules-solo-whist-column-needs = You need
rules-solo-whist-column-trumps = Trumps
rules-solo-whist-row-prop = Proposal and acceptance
rules-solo-whist-row-solo = Solo
rules-solo-whist-row-misere = Misère
rules-solo-whist-row-abundance = Abundance
rules-solo-whist-row-royal = Royal abundance
rules-solo-whist-row-open = Open misère
rules-solo-whist-row-declared = Declared abundance
rules-solo-whist-needs-prop = { $pair } tricks, two together
rules-solo-whist-needs-solo = { $solo } tricks, alone
rules-solo-whist-needs-misere = no trick, alone
rules-solo-whist-needs-abundance = { $abundance } tricks, alone
rules-solo-whist-needs-royal = { $abundance } tricks, alone
rules-solo-whist-needs-open = no trick, alone, your cards laid open
rules-solo-whist-needs-declared = all { $slam } tricks, alone
rules-solo-whist-trumps-prop = the turned suit
rules-solo-whist-trumps-solo = the turned suit
rules-solo-whist-trumps-misere = none
rules-solo-whist-trumps-abundance = a suit of your choice
rules-solo-whist-trumps-royal = the turned suit
rules-solo-whist-trumps-open = none
rules-solo-whist-trumps-declared = a suit of your choice
rules-solo-whist-calls-pair = A <em>proposal</em> asks for a partner. Whoever accepts it plays with you, two against two, wherever he sits. All other calls are played by one against three, and that one is the <em>declarer</em>.
rules-solo-whist-calls-abundance = When you call an abundance you do not say the suit. You name it when the auction is over, before the first card. If somebody calls higher, nobody ever learns it.

rules-solo-whist-auction-heading = The auction
rules-solo-whist-auction-turn = <strong>In turn.</strong> The player on the dealer’s left speaks first. He is called <em>eldest</em>. Then it goes round.
rules-solo-whist-auction-higher = <strong>Higher or pass.</strong> You pass, or you make a call above the last one. You may skip as many as you like.
rules-solo-whist-auction-accept = <strong>Accepting.</strong> While a proposal is the highest call and has no partner yet, you may accept it instead. There is only one proposal in an auction.
rules-solo-whist-auction-pass = <strong>A pass is final.</strong> Whoever has passed is out of the auction, but for one exception below.
rules-solo-whist-auction-again = <strong>Overtaken.</strong> If somebody calls above you, you are asked again: go higher, or pass.
rules-solo-whist-auction-end = <strong>The end.</strong> When nobody is left to ask, the highest call is played. If all four pass, the cards are dealt again.
rules-solo-whist-right-heading = Eldest may come back
rules-solo-whist-right = Eldest speaks before he has heard anybody, so he has a right that nobody else has. If he has passed, and a proposal comes back to him that nobody has accepted or overtaken, he may still accept it. Suppose you are eldest.
rules-solo-whist-right-after = You passed at first, and now you accept: the two of you play against the others. Nobody else could have come back.
rules-solo-whist-overtaken-heading = A proposal overtaken
rules-solo-whist-overtaken = Here the proposal does not last.
rules-solo-whist-overtaken-after = The solo put an end to the proposal, and with it to your right as eldest. The proposer, who had not passed, was asked again and went up to a misère. That is what is played.
rules-solo-whist-lone-heading = A proposal that nobody wants
rules-solo-whist-lone = If all the others have passed and nobody accepts, the proposer may raise his own call to any higher one, or throw the hands in. Then the cards are dealt again without a score.
rules-solo-whist-lone-after = You declined, so your opposite has to choose, and he dares a solo.

rules-solo-whist-tricks-heading = The tricks
rules-solo-whist-tricks-lead = Eldest leads to the first trick, whoever has won the auction. Only in a declared abundance the declarer leads himself. Whoever takes a trick leads to the next.
rules-solo-whist-tricks-follow = If you hold the suit that was led, you must follow it. If not, you may play any card. You need not beat, and you need not trump.
rules-solo-whist-tricks-winner = The highest trump takes the trick. If there is none in it, the highest card of the suit led takes it.
rules-solo-whist-single-heading = Who takes it?
rules-solo-whist-single-lead = Four tricks, each for itself. The { $card } was turned up, so its suit is trumps. The card that led is underlined.
rules-solo-whist-single-title = Four tricks and who takes them
rules-solo-whist-worked-left = Left
rules-solo-whist-worked-opposite = Opposite
rules-solo-whist-worked-right = Right
rules-solo-whist-tricks-column-number = No.
rules-solo-whist-tricks-column-taker = Trick to
rules-solo-whist-trick-high = the highest of the suit led
rules-solo-whist-trick-trumped = even the smallest trump beats an ace
rules-solo-whist-trick-overtrumped = the higher of two trumps
rules-solo-whist-trick-thrown = an ace of another suit takes nothing
rules-solo-whist-tricks-last = You may look again at the last trick, at earlier ones no more. In a misère not even at that.

rules-solo-whist-misere-heading = Playing for nothing
rules-solo-whist-misere-none = In a misère there are no trumps, the turned suit is a suit like any other, and everything turns round: the declarer wants no trick, the other three want to make him take one. At the first that he takes he has lost, and the deal is over.
rules-solo-whist-misere-open = In an open misère the declarer’s cards are laid open for all as soon as the first trick is complete. He still plays them himself, and the others may not consult. A declared abundance ends at once too, with the first trick that the declarer loses.
rules-solo-whist-misere-general = A table may agree that four passes do not mean a new deal but a <em>general misère</em>. Then there are no trumps, everybody plays for himself, and whoever takes the last trick pays one point to each of the others.

rules-solo-whist-worked-heading = A whole deal to follow
rules-solo-whist-worked-lead = You are eldest; the player on your right deals. These are the cards of all four.
rules-solo-whist-worked-turned = The dealer’s last card is the { $card }. With four small trumps you would rather not call yourself, so you pass. But somebody proposes, and nobody wants it.
rules-solo-whist-worked-play = Now you know that the proposer has something. With an ace, two kings and four trumps you help him gladly. You need { $pair } tricks together, and you lead. The card that led is underlined.
rules-solo-whist-worked-tricks = The thirteen tricks of this deal
rules-solo-whist-note-out = your queen draws out the ace
rules-solo-whist-note-draw = your partner draws trumps
rules-solo-whist-note-aces = now your high spades are good
rules-solo-whist-note-overtrump = your partner trumps, and is overtrumped
rules-solo-whist-note-last = your last small trump
rules-solo-whist-worked-note = Look at the middle of the deal: first your partner drew trumps, then you led your high cards while few trumps were left to spoil them.
rules-solo-whist-worked-score = You took { $yours } tricks and your partner { $theirs }, { $together } together, and that is exactly enough. Each of you gains { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and each of the others loses as much.

rules-solo-whist-score-heading = The score
rules-solo-whist-score-zero = Points pass between the four of you: what some gain the others lose, so that all scores together are always zero. A score below zero is nothing to be ashamed of.
rules-solo-whist-score-lead = This is what the declarer gains when he makes it, and what each of the others pays. If he fails, the same points go the other way.
rules-solo-whist-payments-table = Points of every call when it is made
rules-solo-whist-column-declarer = Declarer
rules-solo-whist-column-other = Each of the others
rules-solo-whist-score-pair = With a proposal both partners score like the declarer in the first row, and both opponents like the others.
rules-solo-whist-score-tricks = Tricks above what you need bring nothing, and it does not matter by how many you fail. So when you have what you need, rest; and when it is lost, it is lost.
rules-solo-whist-session-heading = A session
rules-solo-whist-session-length = You play { $deals } deals, so that everybody deals equally often. Deals that are thrown in do not count. Whoever has the most points in the end has won, and equal scores share the place.
rules-solo-whist-session-lead = Four deals of a session, and what they make together.
rules-solo-whist-session-table = Four deals and their sum
rules-solo-whist-column-deal = Deal
rules-solo-whist-session-solo = You: solo, made
rules-solo-whist-session-misere = Left: misère, lost
rules-solo-whist-session-pair = Opposite and right: proposal, made
rules-solo-whist-session-declared = Right: declared abundance, made
rules-solo-whist-session-total = Together
rules-solo-whist-scale-heading = The old scale
rules-solo-whist-scale-lead = A table may count by an old scale instead, in which tricks matter. This is what each opponent pays the declarer if he just makes it, and if he takes one trick more.
rules-solo-whist-scale-table = The old scale
rules-solo-whist-column-base = Just made
rules-solo-whist-column-beside = One trick more
rules-solo-whist-scale-after = Each further trick brings one more; each trick missing costs one more. In a proposal each partner settles with one opponent, and if the two take all thirteen tricks, those above count double.

rules-solo-whist-bids-heading = What hand bids what
rules-solo-whist-bids-lead = Suppose the { $card } is turned up. Count sure tricks: aces, kings with a card beside them, and long trumps.
rules-solo-whist-bid-prop = <strong>Proposal.</strong> About four tricks, and some trumps. Your partner should bring the other four.
rules-solo-whist-bid-accept = <strong>Acceptance.</strong> Three or four tricks are enough when somebody else has proposed.
rules-solo-whist-bid-solo = <strong>Solo.</strong> Five trumps with the high ones, and an ace and king beside them.
rules-solo-whist-bid-misere = <strong>Misère.</strong> A two or three in every suit, and something low above it. Long suits do no harm as long as they are low.
rules-solo-whist-bid-abundance = <strong>Abundance.</strong> Six or seven cards of one suit with all the high ones, and aces and kings outside.
rules-solo-whist-bid-open = <strong>Open misère.</strong> Low from end to end. All three will see where you are weak, so you must not be weak anywhere.
rules-solo-whist-bid-declared = <strong>Declared abundance.</strong> A hand that takes everything whatever the others hold. It comes once in a great while.
rules-solo-whist-bids-after = A solo brings three times what a proposal brings, so do not propose with a hand that can stand alone. And a lone proposal is no shame: you may still throw the hands in.
rules-solo-whist-leads-heading = What to lead
rules-solo-whist-leads-pair = <strong>With a partner.</strong> Lead trumps early if the two of you should hold more of them. Then your high cards are safe.
rules-solo-whist-leads-solo = <strong>Against a solo.</strong> Lead your own long, strong suit and make the declarer spend trumps on it. Leave drawing trumps to him.
rules-solo-whist-leads-misere = <strong>Against a misère.</strong> Look for the suit in which he has a gap: one that is middling and short for you, and lead low. Get rid of your own high cards when others hold the trick.
rules-solo-whist-leads-abundance = <strong>Against an abundance.</strong> Play aces at once, and kings as soon as they are good. When the declarer comes in there will be no second chance.
rules-solo-whist-alone-heading = Alone against three
rules-solo-whist-alone = As declarer draw trumps while you hold the high ones, then play your long suit. Keep one trump for the suit in which you have nothing: it is your way back. And count: thirteen of a suit, less what has gone, less your own.
rules-solo-whist-low-heading = Playing a misère
rules-solo-whist-low-hand = What makes a misère safe is low cards, not few. Ask of each suit: if it is led again and again, can I stay below every time?
rules-solo-whist-low-play = As long as somebody has laid a higher card, play your highest that stays below it, and keep the two for the end. When you have none of the suit led, throw away what is most dangerous, such as a ten with nothing below it.
rules-solo-whist-low-example-title = A suit that is safe
rules-solo-whist-low-example = Nine, seven, four and two: whoever leads this suit, something of yours stays below. Without the two it would be a gamble.
rules-solo-whist-low-against = If you play against it, help the others rather than yourself: return the suit in which the declarer hesitated, and let no high card of yours save him.

rules-solo-whist-faq-own-question = Do I have a partner for the whole session?
rules-solo-whist-faq-own = No. You play for yourself. Allies belong together for one deal and part again.
rules-solo-whist-faq-trump-question = Must I trump when I cannot follow?
rules-solo-whist-faq-trump = No. Without the suit led you may play anything. In Écarté it is different, and that is easy to mix up.
rules-solo-whist-faq-beat-question = Must I beat the card led?
rules-solo-whist-faq-beat = No. You must only follow suit if you can; how high is your own affair.
rules-solo-whist-faq-over-question = What is above an abundance?
rules-solo-whist-faq-over = Royal abundance, which is the same in the turned suit. It pays no more, but it stands higher.
rules-solo-whist-faq-same-question = May two of us call a solo?
rules-solo-whist-faq-same = No. Each call must be higher than the last, so a solo belongs to whoever said it first. To play, you would have to go up: to a misère, for example.
rules-solo-whist-faq-again-question = I passed. Why can I not accept now?
rules-solo-whist-faq-again = A pass is final. Only eldest may come back, and only to accept a proposal that still stands.
rules-solo-whist-faq-eldest-question = I am eldest and passed. Why am I not asked?
rules-solo-whist-faq-eldest = Somebody has called above the proposal or accepted it before you. Then your right is gone.
rules-solo-whist-faq-lone-question = Nobody has accepted my proposal. What now?
rules-solo-whist-faq-lone = You may raise it to any higher call, or throw the hands in. Then the next one deals, and nothing is scored.
rules-solo-whist-faq-lead-question = I won the auction. Why do I not lead?
rules-solo-whist-faq-lead = Eldest leads in every contract but a declared abundance. A table may let the declarer lead in other abundances too.
rules-solo-whist-faq-seats-question = Do partners sit opposite each other?
rules-solo-whist-faq-seats = Not always. Everybody keeps his seat, so your partner may well be your neighbor, and the order of play stays the same.
rules-solo-whist-faq-name-question = When does the declarer name his trumps?
rules-solo-whist-faq-name = When the auction is over, before the first lead, and only in an abundance or a declared abundance. He may name the turned suit too.
rules-solo-whist-faq-turned-up-question = Does the turned card mean anything in a misère?
rules-solo-whist-faq-turned-up = No. A misère has no trumps, and its suit is a suit like any other.
rules-solo-whist-faq-stop-question = Why did the deal stop in the middle?
rules-solo-whist-faq-stop = Because it was decided: a declarer of a misère has taken a trick, or one of a declared abundance has lost one.
rules-solo-whist-faq-spread-question = When are the cards of an open misère shown?
rules-solo-whist-faq-spread = After the first trick, to everybody. A table may have them laid open before the first lead.
rules-solo-whist-faq-overtricks-question = Do tricks above the contract bring anything?
rules-solo-whist-faq-overtricks = Not in the usual score. In the old scale each of them does.
rules-solo-whist-faq-pass-question = What if all four pass?
rules-solo-whist-faq-pass = The next one deals, and nothing is scored. A table may play a general misère instead.
rules-solo-whist-faq-talk-question = May I tell my partner what I hold?
rules-solo-whist-faq-talk = No. From the deal to the end of the play nothing passes between you but calls and cards. That is why there is no free chat at the table then.
rules-solo-whist-end-lead = Three club players are ready. Pass a few times and watch; then try a solo.
