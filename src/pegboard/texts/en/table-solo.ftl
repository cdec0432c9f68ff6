### A table of Solo Whist; the words around it stand in table.ftl, those of the auction in
### solo-whist.ftl. $who is `you` for the reader himself and `other` for everybody else, whose
### $name is then given; $rank, $suit and $case are what `card` and `suit` in cards.ftl need.

## The auction.

# Somebody among others: "you, North".
solo-name = { $who ->
    [you] you
   *[other] { $name }
}
solo-lot-rule = Each draws a card; the lowest deals, the ace is low.
solo-say-lot-tied = The lowest are equal, so they draw once more.
solo-say-lot-dealer = { $who ->
    [you] Yours is the lowest: you deal first.
   *[other] { $name } has the lowest and deals first.
}
solo-say-dealt = Deal { $deal }. { $who ->
    [you] You deal
   *[other] { $name } deals
}; the turned card is the { card }.
solo-say-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
solo-say-prop = { $who ->
    [you] You propose.
   *[other] { $name } proposes.
}
solo-say-accept = { $who ->
    [you] You accept.
   *[other] { $name } accepts.
}
solo-say-decline = { $who ->
    [you] You decline.
   *[other] { $name } declines.
}
solo-say-throw-in = { $who ->
    [you] You give your proposal up.
   *[other] { $name } gives the proposal up.
}
solo-say-calls = { $who ->
    [you] You call { $call }.
   *[other] { $name } calls { $call }.
}
solo-say-thrown-in-all-pass = All have passed; nothing is scored, and the cards are dealt again.
solo-say-thrown-in-proposal = The hands are thrown in; nothing is scored, and the cards are dealt again.

## What is played.

solo-goal-least = at least { $tricks } tricks
solo-goal-none = not a single trick
solo-goal-all = all thirteen tricks
# $loser is the value of the option.
solo-general-loses = { $loser ->
    [most_tricks] whoever takes the most tricks loses
   *[last_trick] whoever takes the last trick loses
}
solo-meaning-prop = { $tricks } tricks together in { $sign }
solo-meaning-solo = { $tricks } tricks alone in { $sign }
solo-meaning-misere = no trick, no trumps
solo-meaning-abundance = { $tricks } tricks, own trumps
solo-meaning-royal = { $tricks } tricks alone in { $sign }
solo-meaning-open = no trick, hand laid open
solo-meaning-declared = all thirteen tricks
solo-trumps = { suit } are trumps
solo-no-trumps = no trumps
solo-say-plays = { $who ->
    [you] You play { $contract }
   *[other] { $name } plays { $contract }
}: { $goal }.
solo-say-pair-plays = { $who ->
    [you] You and { $pair }
   *[other] { $name } and { $pair }
} play { $contract }: { $goal } together.
solo-say-general = All have passed: general misère, without trumps, each for himself.
solo-say-trumps = Trumps: { suit }.
solo-say-no-trumps = No trumps.
solo-say-names = { $who ->
    [you] You name trumps
   *[other] { $name } names trumps
}: { suit }.
solo-say-names-none = { $who ->
    [you] You play without trumps.
   *[other] { $name } plays without trumps.
}
solo-say-spread = { $who ->
    [you] Your hand lies open
   *[other] { $name }’s hand lies open
}: { $cards }.

## The play and its end.

solo-say-leads = { $who ->
    [you] You lead the { card }.
   *[other] { $name } leads the { card }.
}
solo-say-lays = { $who ->
    [you] You play the { card }.
   *[other] { $name } plays the { card }.
}
solo-say-takes = { $who ->
    [you] The trick is yours.
   *[other] { $name } takes the trick.
}
solo-say-made = Made: { $contract }, { $taken ->
    [0] no trick
    [one] { $taken } trick
   *[other] { $taken } tricks
}.
solo-say-failed = Not made: { $contract }, { $needed ->
    [0] { $taken ->
        [one] { $taken } trick taken
       *[other] { $taken } tricks taken
    }
   *[other] { $taken } of { $needed } tricks
}.
solo-say-general-over = The general misère is over.
solo-say-no-change = Nobody’s points change.
solo-say-change = { $who ->
    [you] You { $change }.
   *[other] { $name } { $change }.
}
solo-say-total = { $who ->
    [you] You have { $score }.
   *[other] { $name } has { $score }.
}
solo-say-others-go-on = The others play on; a club player holds these cards.
solo-say-wins = { $who ->
    [you] You win with { $score }.
   *[other] { $name } wins with { $score }.
}
solo-say-shared = { $names } share first place with { $score } each.
# Used by the next one.
solo-place = { $place ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
}
solo-say-place = { $who ->
    [you] You come { solo-place }
   *[other] { $name } comes { solo-place }
} with { $score }.
solo-say-alone = { $who ->
    [you] All the others have left: the session is yours.
   *[other] All the others have left: the session is { $name }’s.
}

## What the table waits for.

solo-turn-open = Your turn to speak: make a call, or pass.
solo-turn-call = Your turn to speak: go higher, or pass.
solo-turn-call-or-accept = Your turn to speak: accept, go higher, or pass.
solo-turn-accept = You have passed, but { $name }’s proposal is still open. Accept it?
solo-turn-raise = Go higher, or throw the hands in.
solo-turn-trumps = Name trumps for your contract.
solo-turn-lead = Your turn: lead any card.
solo-turn-follow = Your turn: follow with { suit }.
solo-turn-any = Your turn: you hold no { suit }, so play any card.
solo-turn-other-call = { $name } is to speak.
solo-turn-other-trumps = { $name } is naming trumps.
solo-turn-other-play = { $name } is to play.
solo-why-follow = { suit } have been led, and you hold some

## Read aloud on request.

solo-read-before = Nothing has been dealt yet.
solo-read-turned = { $who ->
    [you] You dealt
   *[other] { $name } dealt
}; the turned card is the { $card }.
solo-read-turned-suit = The turned suit is { suit }.
solo-read-no-call = No call stands yet.
solo-read-stands = { $who ->
    [you] Your { $contract } stands.
   *[other] { $name }’s { $contract } stands.
}
solo-read-trick = The trick: { $cards }.
solo-read-tricks = { $who ->
    [you] You have { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }.
   *[other] { $name } has { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }.
}
solo-read-taken = { $kind ->
    [misere] Tricks of the declarer: { $taken }; of the others: { $others }.
   *[tricks] Tricks of the declaring side: { $taken } of { $needed }; of the others: { $others }.
}

## On the felt.

solo-auction = Auction
solo-calls-of = Calls of { $name }
solo-may = May still speak: { $names }
solo-may-accept = { $who ->
    [you] You may still accept
   *[other] { $name } may still accept
}
solo-may-raise = Nobody has accepted
solo-may-nobody = Nobody may go higher
solo-no-call = No call yet
solo-your-calls = What you may call
solo-name-trumps = Trumps
solo-turned = Turned suit
solo-exposed = Turned card
solo-contract = Contract
solo-side-declarer = declarer
solo-side-defender = defender
solo-out = has left
solo-leads = leads
solo-trick = Trick
solo-laid-card = { $name }: { $card }
solo-trick-empty = No card has been played to this trick yet.
solo-last-trick = Last trick
solo-last-trick-close = Back to the table
solo-last-trick-taken = { $who ->
    [you] You took it
   *[other] { $name } took it
}
solo-tricks-of = { $tricks ->
    [0] no trick
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
solo-taken-of = { $taken } of { $needed }
solo-taken-bad = taken: { $taken }
solo-taken-others = Others { $taken }
solo-spread-of = { $who ->
    [you] Your hand lies open for all
   *[other] { $name }’s open hand
}
solo-against = { $declarers } against { $others }
solo-call-pass = Pass
solo-call-accept = Accept
solo-call-prop = Propose
solo-call-solo = Solo
solo-call-misere = Misère
solo-call-abundance = Abundance
solo-call-royal = Royal abundance
solo-call-open = Open misère
solo-call-declared = Declared abundance
solo-call-decline = Decline
solo-call-throw-in = Throw the hands in
solo-note-pass = no further part
solo-note-pass-eldest = a proposal may come back to you
solo-note-accept = { $tricks } tricks together in { $sign }
solo-note-decline = then { $name } goes higher or throws in
solo-note-throw-in = no score, a new deal
# What each opponent pays or gets; between two and two, what each player does.
solo-worth = { $units } from each
solo-worth-tricks = { $units } from each, overtricks too
solo-worth-pair = { $units } each
solo-worth-pair-tricks = { $units } each, overtricks too
solo-worth-beside = { $what } · { $worth }
solo-press-none = Play without trumps
solo-deal-over = Deal { $deal }
solo-total-now = total { $score }
solo-hands-open = All hands as they were dealt

## The score sheet.

solo-sheet = Score sheet
solo-sheet-length = Deal { $deal } of { $deals }
solo-sheet-deal = Deal
solo-sheet-empty = After each deal its contract and points are written here.
solo-sheet-made = made
solo-sheet-failed = not made
solo-sheet-thrown-in = thrown in
solo-sheet-total = Total
solo-sheet-earlier = Before that

## Keys.

solo-help-choose = choose a card, or in the auction a call
solo-help-late = the tenth card and those after it
solo-help-play = play the card, make the call
solo-help-count = read contract, tricks and turn
