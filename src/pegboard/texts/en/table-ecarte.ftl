### The table of Écarté (ecarte.md). $who is `you` for the reader himself and `other` for everybody
### else, whose $name is then given; $rank, $suit and $case are what `card` in cards.ftl needs.

## What happens, told once for the eye and the ear.

ecarte-say-lot-tied = Cards of one rank, so they draw once more.
ecarte-say-lot-dealer = { $who ->
    [you] Yours is the higher: you deal first.
   *[other] { $name } has the higher and deals first.
}
ecarte-say-dealer = { $who ->
    [you] You deal.
   *[other] { $name } deals.
}
ecarte-say-dealt = Deal { $deal }. { ecarte-say-dealer } The card turned up is the { card }: { suit } are trumps.
ecarte-say-king-turned = { $who ->
    [you] It is a king: one point to you, the dealer.
   *[other] It is a king: one point to the dealer, { $name }.
}
ecarte-say-called = { $who ->
    [you] You say: “{ $words }”.
   *[other] { $name } says: “{ $words }”.
}
ecarte-say-discards = { $who ->
    [you] { $count ->
        [one] You lay one card aside.
       *[other] You lay { $count } cards aside.
    }
   *[other] { $count ->
        [one] { $name } lays one card aside.
       *[other] { $name } lays { $count } cards aside.
    }
}
ecarte-say-stood-pat = { $who ->
    [you] You keep all your cards.
   *[other] { $name } keeps all cards.
}
# Used by the two below.
ecarte-left = { $stock ->
    [0] The stock is empty.
    [one] One card is left in the stock.
   *[other] { $stock } cards are left in the stock.
}
ecarte-say-you-draw = You draw the { $cards }. { ecarte-left }
ecarte-say-draws = { $count ->
    [one] { $name } draws one card.
   *[other] { $name } draws { $count } cards.
} { ecarte-left }
ecarte-say-reshuffled = The stock ran out, so the cards laid aside were shuffled into a new one.
ecarte-say-king = { $who ->
    [you] You announce the king of trumps: one point.
   *[other] { $name } announces the king of trumps: one point.
}
ecarte-say-no-king = { $who ->
    [you] You announce nothing.
   *[other] { $name } announces nothing.
}
ecarte-say-leads = { $who ->
    [you] You lead the { card }.
   *[other] { $name } leads the { card }.
}
ecarte-say-replies = { $who ->
    [you] You reply with the { card }.
   *[other] { $name } replies with the { card }.
}
ecarte-say-trick = { $who ->
    [you] You take trick { $number }.
   *[other] { $name } takes trick { $number }.
}
ecarte-say-scored = { $who ->
    [you] You take { $tricks } of 5 tricks
   *[other] { $name } takes { $tricks } of 5 tricks
} and { $points ->
    [one] one point
   *[other] { $points } points
}: { $why }.
# Said where more was due than the game had room for.
ecarte-say-stops = The score stops at { $target }.
ecarte-chip-king-turned = king turned up
ecarte-chip-king = king of trumps
ecarte-chip-majority = majority of the tricks
ecarte-chip-vole = all five tricks
ecarte-chip-stood = played without a proposal, counts two
ecarte-chip-refused = refused, counts two
ecarte-degree-double = A double game: the losing side has fewer than three points.
ecarte-degree-triple = A triple game: the losing side has no point at all.

## What the table waits for.

ecarte-turn-speak = Your word: play with these cards, or propose an exchange?
ecarte-turn-speak-again = Your word: play now, or propose another exchange?
ecarte-turn-must-play = No further exchange is possible: say that you play.
ecarte-turn-answer = { $name } proposes an exchange. Do you accept?
ecarte-turn-discard = { $most ->
    [1] Choose the card that you exchange.
   *[other] Choose from 1 to { $most } cards to exchange.
}
ecarte-turn-discard-or-stand = { $most ->
    [1] Exchange one card, or keep all.
   *[other] Choose up to { $most } cards to exchange, or keep all.
}
ecarte-turn-no-stock = Nothing is left to draw: you keep your cards.
ecarte-turn-king = Both are asked: do you announce the king of trumps?
ecarte-turn-king-held = You hold the king of trumps and may announce it before your first card.
ecarte-turn-lead = Your lead: any card.
ecarte-turn-reply = Your reply to the { card }.
ecarte-turn-other-speaks = { $name } is to say: play or propose.
ecarte-turn-other-answers = { $name } is answering the proposal.
ecarte-turn-other-discards = { $name } is choosing cards to exchange.
ecarte-turn-other-king = { $name } has still to answer the question about the king.
ecarte-turn-both-king = Both have still to answer the question about the king.

## Why not.

ecarte-why-follow = you hold the suit that was led; you may play the { $cards }
ecarte-why-beat = whoever can beat the { $led } must do so; you may play the { $cards }
ecarte-why-trump = without the suit that was led a trump is due; you may play the { $cards }
ecarte-why-no-stock = nothing is left in the stock
ecarte-why-speak = first give your answer with one of the buttons
ecarte-why-no-king = you do not hold the king of trumps
ecarte-cards-or = { $before } or { $card }

## Read aloud on request.

ecarte-read-trumps = { suit } are trumps; the { card } is turned up.
ecarte-read-led = { $who ->
    [you] You have played the { $card }.
   *[other] { $name } has played the { $card }.
}
ecarte-read-led-trump = { $who ->
    [you] You have played the { $card }, a trump.
   *[other] { $name } has played the { $card }, a trump.
}
ecarte-read-tricks = { $who ->
    [you] You have { ecarte-tricks }.
   *[other] { $name } has { ecarte-tricks }.
}
ecarte-read-king = { $who ->
    [you] You have announced the king of trumps.
   *[other] { $name } has announced the king of trumps.
}
ecarte-read-stock = { ecarte-left }

## Buttons and places.

ecarte-exchange = { $count ->
    [one] Exchange one card
   *[other] Exchange { $count } cards
}
ecarte-choose = Choose cards
ecarte-keep = Keep all
ecarte-announce = Announce the king
ecarte-announce-nothing = Announce nothing
# A word and what it means.
ecarte-answer = { $words }: { $hint }
ecarte-hint-play-first = no exchange; whoever beats you gets two points
ecarte-hint-play = the tricks begin
ecarte-hint-propose = exchange cards, if the other side accepts
ecarte-hint-accept = both exchange cards
ecarte-hint-refuse-first = no exchange; whoever beats you gets two points
ecarte-hint-keep = no exchange for you
ecarte-hint-king = one point
ecarte-hint-no-king = the lead follows
ecarte-deal-taken = { $who ->
    [you] You take { ecarte-tricks }
   *[other] { $name } takes { ecarte-tricks }
}
ecarte-deal-trick = { $who ->
    [you] Trick { $number }, yours: { $cards }
   *[other] Trick { $number }, { $name }’s: { $cards }
}
ecarte-worth-tricks = tricks
ecarte-worth-majority = majority
ecarte-worth-vole = All five tricks count two.
ecarte-worth-later = What the tricks count is settled when the exchanging is over.
ecarte-trumps = Trumps
ecarte-turned = Turned up: { $card }
ecarte-trump = trump
ecarte-stock = { $stock ->
    [0] Stock: empty
    [one] Stock: { $stock } card
   *[other] Stock: { $stock } cards
}
ecarte-aside = { $count ->
    [one] Laid aside: { $count } card
   *[other] Laid aside: { $count } cards
}
ecarte-reshuffled = { $count ->
    [one] A new stock
   *[other] The stock made new { $count } times
}
ecarte-talk = What was said
ecarte-exchanged = Exchanged: { $cards }
ecarte-exchanged-before = { $exchanges ->
    [one] One exchange before
   *[other] { $exchanges } exchanges before
}
ecarte-exchanging = Exchanging
ecarte-trick = Trick { $number }
ecarte-trick-empty = No card has been played to this trick yet.
ecarte-trick-card = { $name }: { $card }
ecarte-trick-trump = { $name }: { $card }, trump
ecarte-tricks = { $tricks ->
    [0] no trick
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
ecarte-tricks-of = { $name }: { ecarte-tricks }
ecarte-last-trick = Last trick
ecarte-last-trick-of = { $who ->
    [you] The last trick, yours: { $cards }
   *[other] The last trick, { $name }’s: { $cards }
}
ecarte-how-stood = { $who ->
    [you] You play without a proposal
   *[other] { $name } plays without a proposal
}
ecarte-how-refused = { $who ->
    [you] You have refused
   *[other] { $name } has refused
}
ecarte-how-exchanged = { $exchanges ->
    [one] After an exchange
   *[other] After { $exchanges } exchanges
}
ecarte-marker = { $who ->
    [you] You have { $score } of { $target }
   *[other] { $name } has { $score } of { $target }
}
ecarte-lot-rule = The higher card deals; the ace is below the jack.
ecarte-deal-title = Deal { $deal }
ecarte-deal-king = { $who ->
    [you] king of trumps: you +1
   *[other] king of trumps: { $name } +1
}
ecarte-deal-void = The game ended before the tricks were counted.
ecarte-deals-none = Tricks appear here once a deal is over.

## Keys of this game.

ecarte-keys-play = play, or exchange the chosen cards
ecarte-keys-answer = answer with the first or the second button
ecarte-keys-keep = keep all cards
ecarte-keys-king = announce the king
ecarte-keys-count = read trumps, trick and stock
