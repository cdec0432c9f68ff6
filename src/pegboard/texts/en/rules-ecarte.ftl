### The page of Écarté, in the order in which a beginner needs it.
###
### Numbers come from the library: $cards in the pack, $target, $stock cards left after
### the deal; what the $king, a $majority, all five tricks ($vole) and a lost $risk bring, and the
### $most of one deal; of the worked deal $yours, $theirs, $tricks and what they had brought after
### a refusal ($refused); $threat0 to $threat2, how often of a hundred the dealer was dealt two
### trumps when one holds none, one or two. $led, $trumps and $card are names of cards.

rules-ecarte-title = How to play Écarté
rules-ecarte-description = The rules of Écarté for beginners: thirty-two cards, five tricks, proposing and refusing, the king of trumps, with worked hands, a whole deal and advice.
rules-ecarte-lead = A quick game of tricks for two, in which you decide before the first card whether you like your hand.
rules-ecarte-fact-players-value = two
rules-ecarte-fact-time-value = { offer-ecarte-time }
rules-ecarte-fact-difficulty-value = a few rules, and one good question in each deal
rules-ecarte-fact-pack-value = { $cards } cards, from the seven up; one suit is trumps
rules-ecarte-fact-goal-value = { $target } points before the other one has them

rules-ecarte-idea-tricks = Each of you has five cards, so there are five tricks. Whoever takes three of them has the majority and scores; whoever takes all five scores more.
rules-ecarte-idea-exchange = What gives the game its name comes before the tricks: <em>écarté</em> means “laid aside”. If your cards do not please you, you may propose to change some of them. But your opponent must agree, and whoever would rather play as things are takes a risk.
rules-ecarte-idea-order = The cards have an order of their own, and it is the first thing to get used to.
rules-ecarte-order-title = From the highest to the lowest
rules-ecarte-order = King, queen, jack, then the ace, and only then ten, nine, eight and seven. The ace stands below the jack in every suit, trumps too.

rules-ecarte-steps-heading = A deal step by step
rules-ecarte-step-deal = <strong>The deal.</strong> Five cards each. The next one is turned up, and its suit is trumps.
rules-ecarte-step-talk = <strong>The talk.</strong> The player who does not deal plays at once or proposes an exchange. The dealer accepts or refuses.
rules-ecarte-step-king = <strong>The king.</strong> Whoever holds the king of trumps may announce it.
rules-ecarte-step-tricks = <strong>The tricks.</strong> Five of them, and replies are strict: follow suit, beat if you can, trump if you must.
rules-ecarte-step-score = <strong>The score.</strong> The majority brings a point or two. Then the other one deals.

rules-ecarte-deal-heading = The deal
rules-ecarte-deal-lot = For the first deal each draws a card, and the higher one deals, by the order above. After that you deal in turn, from one game to the next as well. The player who does not deal is called <em>elder hand</em>: he speaks first and leads first.
rules-ecarte-deal-cards = Each gets five cards, three and then two. The eleventh card is turned face up, and its suit is trumps for this deal: any trump beats any card of another suit. The card stays where it is for all to see, and the { $stock } cards left are the stock.
rules-ecarte-deal-king = If the card turned up is a king, the dealer scores { $king ->
    [one] { $king } point
   *[other] { $king } points
} at once.

rules-ecarte-talk-heading = Proposing and exchanging
rules-ecarte-talk-lead = Now the two of you talk, in four set phrases. Elder hand has the first two, the dealer the others.
rules-ecarte-word-play = <strong>“{ ecarte-call-play }.”</strong> Elder hand likes his cards. There is no exchange, and the tricks begin.
rules-ecarte-word-propose = <strong>“{ ecarte-call-propose }.”</strong> Elder hand would like other cards and asks for an exchange.
rules-ecarte-word-accept = <strong>“{ ecarte-call-accept }.”</strong> The dealer agrees, and both exchange.
rules-ecarte-word-refuse = <strong>“{ ecarte-call-refuse }.”</strong> The dealer is content, and the tricks begin with the cards as they are.
rules-ecarte-talk-exchange = In an exchange elder hand lays aside one to five cards, face down, and draws as many from the stock. Then the dealer does the same. How many each has changed is known to both, which cards is not, and nobody looks at them again.
rules-ecarte-talk-again = Then elder hand speaks once more: play, or propose again. You may go on like this as long as both agree. What has been said or laid aside cannot be taken back.
rules-ecarte-talk-stock = If the stock runs out, the cards laid aside are shuffled into a new one. It seldom comes to that.

rules-ecarte-king-heading = The king of trumps
rules-ecarte-king-may = If you hold the king of trumps when the exchanging is over, you may announce it and score { $king ->
    [one] { $king } point
   *[other] { $king } points
} at once. You need not: you may keep it to yourself, and then it brings nothing but tricks.
rules-ecarte-king-when = You have time for that until your own first card lies on the table. After that it is too late. A table may instead ask both of you before the first lead, whether you hold the king or not, so that silence gives nothing away.
rules-ecarte-king-turned = A king that was turned up has already counted for the dealer, and nobody can hold it. A king that you lay aside in an exchange brings nothing.

rules-ecarte-tricks-heading = The tricks
rules-ecarte-tricks-lead = Elder hand leads any card to the first trick. Whoever takes a trick leads to the next. The one who replies is bound, in this order:
rules-ecarte-answer-suit = <strong>The same suit.</strong> If you hold the suit led you must follow, and if one of those cards beats the card led you must beat it.
rules-ecarte-answer-trump = <strong>A trump.</strong> If you hold none of the suit but a trump, you must play a trump. Any of them will do.
rules-ecarte-answer-free = <strong>Anything.</strong> If you hold neither, play what you like.
rules-ecarte-tricks-taken = A trump takes the trick from another suit; otherwise the higher card of the suit led takes it. When trumps are led the same duties hold: follow, and beat if you can.
rules-ecarte-tricks-shown = The club lifts only the cards that you may play, so you cannot go wrong.
rules-ecarte-replies-heading = Four replies to look at
rules-ecarte-replies-lead = The card set apart is the one that was led. Cards that may not be played are faded.
rules-ecarte-reply-asked = The { $led } is led; trumps are { $trumps }.
rules-ecarte-reply-may = You may play: { $cards }.
rules-ecarte-reply-heard = your hand: { $hand }; led: { $apart }
rules-ecarte-reply-beat-title = You must beat
rules-ecarte-reply-beat = You hold the suit, and two of your cards are higher. You choose between them, but to slip the eight under it is not allowed.
rules-ecarte-reply-follow-title = You must follow
rules-ecarte-reply-follow = You hold the suit, but the ace is below the jack, so nothing beats it. Either of the two will do. Trumping is not allowed while you can follow.
rules-ecarte-reply-trump-title = You must trump
rules-ecarte-reply-trump = You hold none of the suit, but you do hold trumps. One of them it must be, even if you would rather have kept both.
rules-ecarte-reply-free-title = You are free
rules-ecarte-reply-free = Neither the suit nor a trump: every card may go, and none of them takes the trick.

rules-ecarte-worked-heading = A whole deal to follow
rules-ecarte-worked-turned = Your opponent deals and turns up the { $card }. So you are elder hand and speak first.
rules-ecarte-worked-exchange = You agree on an exchange. These are the cards of both, with what each laid aside and drew.
rules-ecarte-worked-throws = laid aside:
rules-ecarte-worked-draws = drawn:
rules-ecarte-worked-again = Now you hold the king of trumps with another trump, and a king and queen besides. That will do.
rules-ecarte-worked-king = I announce the king
rules-ecarte-worked-play = The five tricks. The card that led is underlined.
rules-ecarte-worked-tricks = The tricks of this deal
rules-ecarte-tricks-column-number = No.
rules-ecarte-tricks-column-taker = Trick to
rules-ecarte-note-follow = he must follow
rules-ecarte-note-trumped = without the suit he must trump
rules-ecarte-note-low = you must follow, and cannot beat
rules-ecarte-note-must-trump = now it is you who must trump
rules-ecarte-note-king = nothing beats the king of trumps
rules-ecarte-worked-score = You took { $tricks } tricks. That is the majority, and after an exchange it brings { $majority ->
    [one] { $majority } point
   *[other] { $majority } points
}. With the king it stands { $yours } to { $theirs } for you.
rules-ecarte-worked-refused = Suppose the dealer had refused your first proposal and you had taken the majority all the same. It would have brought you { $refused ->
    [one] { $refused } point
   *[other] { $refused } points
}, for he would have taken the risk.

rules-ecarte-score-heading = What the tricks bring
rules-ecarte-score-tricks = Three or four tricks are the majority. All five are the <em>vole</em>, and it always brings { $vole ->
    [one] { $vole } point
   *[other] { $vole } points
}.
rules-ecarte-score-risk = What a majority brings depends on how you came to play. Whoever turned down the very first exchange, elder hand by playing at once or the dealer by refusing, gives away { $risk ->
    [one] { $risk } point
   *[other] { $risk } points
} if he then fails to take it. Once cards have been exchanged, that risk is gone for both.
rules-ecarte-score-table = Points for tricks
rules-ecarte-score-column-how = The tricks are played
rules-ecarte-score-column-elder-vole = Elder: 5 tricks
rules-ecarte-score-column-elder-majority = Elder: 3 or 4
rules-ecarte-score-column-dealer-majority = Dealer: 3 or 4
rules-ecarte-score-column-dealer-vole = Dealer: 5 tricks
rules-ecarte-score-read = The points go to whoever took the tricks. The other one gets nothing for his.
rules-ecarte-score-king = The king of trumps brings { $king ->
    [one] { $king } point
   *[other] { $king } points
} besides, turned up or announced. Points count in the order in which they arise: a king turned up, a king announced, the tricks.
rules-ecarte-score-most = So { $most } points are the most that one deal can bring you.

rules-ecarte-win-heading = Winning the game
rules-ecarte-win-first = Whoever reaches { $target } points first has won at that moment, and what is left of the deal does not count.
rules-ecarte-win-deal = That is why the king matters so much near the end: turned up or announced, it may win the game before a trick has been played.
rules-ecarte-win-match = You may play a single game or a match. In a match a table may let a clear win count for more: three games if the loser has no point at all, two if he has one or two.

rules-ecarte-tactics-lead = There is one question in every deal: are these cards good enough as they are? Long ago players worked out which hands answer yes, and their list still serves.
rules-ecarte-stand-heading = Hands to play at once
rules-ecarte-stand-lead = Suppose the { $card } is turned up. With one of these hands you should not propose: it takes three tricks often enough, and an exchange would help your opponent more than you.
rules-ecarte-stand-three = Three trumps, whatever the rest may be.
rules-ecarte-stand-two-long = Two trumps, and the other three cards in one suit.
rules-ecarte-stand-two-headed = Two trumps, and two cards of one suit headed by its king or queen.
rules-ecarte-stand-one-long = One trump, and four cards of one suit headed by the king.
rules-ecarte-stand-one-headed = One trump, three cards of one suit headed by king or queen, and a king or queen outside.
rules-ecarte-stand-none = No trump at all, but four court cards, or three queens.
rules-ecarte-stand-king-title = The one exception
rules-ecarte-stand-king = The card set apart is the one turned up. With the king of trumps you propose, unless you see all five tricks before you. The king is safe in your hand and its point as good as scored, so let the exchange bring it better company.
rules-ecarte-turned-heard = { $hand }; turned up: { $apart }
rules-ecarte-stand-threat = Trumps are what breaks a good hand. If you hold none yourself, the dealer was dealt two or more in { $threat0 } deals out of a hundred; if you hold one, in { $threat1 }; if you hold two, in only { $threat2 }.
rules-ecarte-refuse-heading = When to refuse
rules-ecarte-refuse-lead = As the dealer you refuse on much the same strength. A rule of thumb: refuse if you would change no more than two cards.
rules-ecarte-refuse-three = Three trumps without the king. With the king rather accept.
rules-ecarte-refuse-two-cards = Trumps and kings, with only two cards worth changing.
rules-ecarte-refuse-guarded = One trump and two queens, each with a card to guard her. A king with his queen serves as well.
rules-ecarte-refuse-late = If your opponent is at 3 points, think twice before you stand or refuse on a thin hand: a majority lost would cost the whole game.
rules-ecarte-keep-heading = What to keep in an exchange
rules-ecarte-keep = Keep trumps and kings, and let the rest go, even a lonely queen. A low card that you hold on to is seldom worth the one you might have drawn.
rules-ecarte-keep-hand-title = A hand to change
rules-ecarte-keep-hand = The card turned up is the same, set apart. Keep the trump and the king, and ask for three. The queen stands alone, and any king of her suit would take her.
rules-ecarte-play-heading = Playing the tricks
rules-ecarte-play-lead = Lead from your longest suit, its highest card first: the other one must follow or give up a trump. With a king and a queen of one suit lead the king.
rules-ecarte-play-trumps = With three trumps, or with the two highest, lead trumps first and clear the way for your other cards. With one or two low ones keep them for the moment when you have none of the suit led.
rules-ecarte-play-count = Count what has gone. There are only five tricks, and the numbers exchanged tell you much: whoever changed one card was nearly content.

rules-ecarte-faq-ace-question = Is the ace not the highest card?
rules-ecarte-faq-ace = Not here. It stands between the jack and the ten, so a jack takes it and it takes a ten. That holds for trumps and for the lot as well.
rules-ecarte-faq-beat-question = Why may I not play my low card?
rules-ecarte-faq-beat = Because you hold a card of that suit which beats the one led, and then you must beat it. When trumps are led it is the same.
rules-ecarte-faq-trump-question = Must I trump even if I would rather not?
rules-ecarte-faq-trump = Yes. Without the suit led a trump is due if you hold one. You only choose which.
rules-ecarte-faq-twice-question = Why did the other one get { $risk } points for three tricks?
rules-ecarte-faq-twice = Because you played without proposing, or refused his first proposal. Whoever turns down the first exchange and loses the majority pays double.
rules-ecarte-faq-refuse-won-question = I refused and took the tricks myself. Is that doubled too?
rules-ecarte-faq-refuse-won = No. A refusal is a risk and brings no reward: three or four tricks of your own bring { $majority ->
    [one] { $majority } point
   *[other] { $majority } points
}. Only the other side is paid double.
rules-ecarte-faq-back-question = May I take back a proposal, or ask for fewer cards?
rules-ecarte-faq-back = No. A proposal, an answer and the number of cards are final as soon as they are said.
rules-ecarte-faq-look-question = May I look at the cards I laid aside?
rules-ecarte-faq-look = No, neither at your own nor at the other’s. Only their number is known.
rules-ecarte-faq-refuse-later-question = Is it a risk to refuse a second proposal?
rules-ecarte-faq-refuse-later = No. As soon as cards have been exchanged once, a majority brings { $majority ->
    [one] { $majority } point
   *[other] { $majority } points
}, whoever refuses.
rules-ecarte-faq-forgot-question = I forgot to announce the king. Is the point lost?
rules-ecarte-faq-forgot = Yes, once your own first card lies on the table. The king still takes its trick.
rules-ecarte-faq-king-first-question = We both need one point. Who wins?
rules-ecarte-faq-king-first = Whoever scores first. A king turned up comes before everything else, then a king announced, and only then the tricks.
rules-ecarte-faq-five-question = Do all five tricks bring more after a refusal?
rules-ecarte-faq-five = No. The vole brings { $vole ->
    [one] { $vole } point
   *[other] { $vole } points
}, however you came to play.
rules-ecarte-faq-stand-pat-question = I deal and like my cards. May I accept and change none?
rules-ecarte-faq-stand-pat = No. Whoever accepts changes at least one card as well. A table may let the dealer keep all five.
rules-ecarte-faq-lot-question = I drew an ace and do not deal. Why?
rules-ecarte-faq-lot = The higher card deals, and an ace is lower than a jack, a queen or a king. In cribbage it is the other way round: there the lowest deals.
rules-ecarte-faq-stock-question = What if the stock runs out?
rules-ecarte-faq-stock = You get what is left, then all cards laid aside are shuffled into a new stock, except those that you have just put away. A table may instead allow no more than the stock holds.
rules-ecarte-end-lead = A game is over in a quarter of an hour. Try one.
