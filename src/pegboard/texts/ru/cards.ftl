### Названия карт, мастей и достоинств.
###
### $rank: ace two three four five six seven eight nine ten jack queen king; $suit: clubs diamonds
### hearts spades; $case: nominative genitive accusative instrumental. Всё передаётся текстом.
###
###   card          «девятка червей», «кладёт девятку червей», «ходит девяткой червей»
###   rank          достоинство в нужном падеже: «девятку»
###   suit          масть сама по себе: «червы»
###   card-short    знак для узких мест: «9♥» ($letter, $symbol)
###   cards-and     последняя в перечне ($before, $card)
###   cards-then    ещё одна в перечне ($before, $card)

rank =
    { $case ->
        [genitive]
            { $rank ->
                [ace] туза
                [two] двойки
                [three] тройки
                [four] четвёрки
                [five] пятёрки
                [six] шестёрки
                [seven] семёрки
                [eight] восьмёрки
                [nine] девятки
                [ten] десятки
                [jack] валета
                [queen] дамы
               *[king] короля
            }
        [accusative]
            { $rank ->
                [ace] туза
                [two] двойку
                [three] тройку
                [four] четвёрку
                [five] пятёрку
                [six] шестёрку
                [seven] семёрку
                [eight] восьмёрку
                [nine] девятку
                [ten] десятку
                [jack] валета
                [queen] даму
               *[king] короля
            }
        [instrumental]
            { $rank ->
                [ace] тузом
                [two] двойкой
                [three] тройкой
                [four] четвёркой
                [five] пятёркой
                [six] шестёркой
                [seven] семёркой
                [eight] восьмёркой
                [nine] девяткой
                [ten] десяткой
                [jack] валетом
                [queen] дамой
               *[king] королём
            }
       *[nominative]
            { $rank ->
                [ace] туз
                [two] двойка
                [three] тройка
                [four] четвёрка
                [five] пятёрка
                [six] шестёрка
                [seven] семёрка
                [eight] восьмёрка
                [nine] девятка
                [ten] десятка
                [jack] валет
                [queen] дама
               *[king] король
            }
    }
suit =
    { $suit ->
        [clubs] трефы
        [diamonds] бубны
        [hearts] червы
       *[spades] пики
    }
# Масть при карте всегда в родительном падеже.
suit-genitive =
    { $suit ->
        [clubs] треф
        [diamonds] бубен
        [hearts] червей
       *[spades] пик
    }
card = { rank } { suit-genitive }
card-hidden = закрытая карта
card-short = { $letter }{ $symbol }
cards-then = { $before }, { $card }
cards-and = { $before } и { $card }
