### Names of cards, suits and ranks.
###
### $rank is one of ace two three four five six seven eight nine ten jack queen king, $suit one of
### clubs diamonds hearts spades, both as text. $case says which case a sentence needs: nominative,
### genitive, accusative or instrumental; English has no cases and ignores it, but every caller
### passes it, so that both languages are asked alike.
###
###   card          the whole name: "nine of hearts"
###   rank          the rank alone: "nine"
###   suit          the suit alone: "hearts"
###   card-short    a sign for narrow places: "9♥" ($letter, $symbol)
###   cards-and     the last of a list: "nine of hearts and two of clubs" ($before, $card)
###   cards-then    one more of a list ($before, $card)

rank =
    { $rank ->
        [ace] ace
        [two] two
        [three] three
        [four] four
        [five] five
        [six] six
        [seven] seven
        [eight] eight
        [nine] nine
        [ten] ten
        [jack] jack
        [queen] queen
       *[king] king
    }
suit =
    { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
       *[spades] spades
    }
# The suit as it stands beside a rank.
suit-genitive = { suit }
card = { rank } of { suit-genitive }
card-hidden = a card face down
card-short = { $letter }{ $symbol }
cards-then = { $before }, { $card }
cards-and = { $before } and { $card }
