### How a hand is counted aloud, and why a card pegs.
###
### The same keys serve Python (`pegboard.games.cribbage.spoken_count`) and the page. A show is a
### list of items in the order of the rules (fifteens, pairs, runs, flush, nobs); each becomes a
### phrase whose $total is the running total after it:
###
###   fifteen            count-fifteen            $total
###   pair               count-pair               $total
###   pair-royal         count-pair-royal         $total
###   double-pair-royal  count-double-pair-royal  $total
###   run                count-run                $total, $length (3 to 7 cards)
###   flush              count-flush              $total, $length (cards of the suit)
###   nobs               count-nobs               $total
###
### With more than six phrases, groups of equal items are merged until there are at most six or
### nothing is left to merge: first runs of one length (count-runs: $times, $length, $total), then
### plain pairs (count-pairs: $times, $total), then fifteens (count-fifteens: $times, $total).
###
### Phrases are joined from the left: the first stands alone, each further one by count-then
### ($before, $phrase); the last one by count-finish, unless it is a fifteen. A hand without
### items is count-nothing.
###
### A card in the play pegs for reasons (`PlayItem.kind`): play-fifteen, play-pair,
### play-pair-royal, play-double-pair-royal, play-run ($length, the cards of the run),
### play-thirty-one, play-go, play-last. Two reasons are joined by play-and ($before, $phrase).
###
### All numbers are passed as numbers.

# Only used by the phrases below.
count-total =
    { $total ->
        [0] ноль
        [1] один
        [2] два
        [3] три
        [4] четыре
        [5] пять
        [6] шесть
        [7] семь
        [8] восемь
        [9] девять
        [10] десять
        [11] одиннадцать
        [12] двенадцать
        [13] тринадцать
        [14] четырнадцать
        [15] пятнадцать
        [16] шестнадцать
        [17] семнадцать
        [18] восемнадцать
        [19] девятнадцать
        [20] двадцать
        [21] двадцать один
        [22] двадцать два
        [23] двадцать три
        [24] двадцать четыре
        [25] двадцать пять
        [26] двадцать шесть
        [27] двадцать семь
        [28] двадцать восемь
        [29] двадцать девять
        [30] тридцать
        [31] тридцать один
        [32] тридцать два
        [33] тридцать три
        [34] тридцать четыре
        [35] тридцать пять
        [36] тридцать шесть
        [37] тридцать семь
        [38] тридцать восемь
        [39] тридцать девять
        [40] сорок
        [41] сорок один
        [42] сорок два
        [43] сорок три
        [44] сорок четыре
        [45] сорок пять
        [46] сорок шесть
       *[other] { $total }
    }
# Сколько раз: «четыре стрита», «восемь раз по пятнадцать».
count-times =
    { $times ->
        [2] два
        [3] три
        [4] четыре
        [5] пять
        [6] шесть
        [7] семь
        [8] восемь
        [9] девять
        [10] десять
        [11] одиннадцать
        [12] двенадцать
       *[other] { $times }
    }
# Родительный падеж: «из трёх».
count-length =
    { $length ->
        [3] трёх
        [4] четырёх
        [5] пяти
        [6] шести
        [7] семи
       *[other] { $length }
    }

## Подсчёт рук

count-nothing = ноль
count-fifteen = пятнадцать — { count-total }
count-fifteens =
    { $times ->
        [one] { count-times } раз
        [few] { count-times } раза
       *[many] { count-times } раз
    } по пятнадцать — { count-total }
count-pair = пара — { count-total }
count-pairs =
    { $times ->
        [2] две пары
        [3] три пары
        [4] четыре пары
       *[other] { count-times } пар
    } — { count-total }
count-pair-royal = королевская пара — { count-total }
count-double-pair-royal = двойная королевская пара — { count-total }
count-run = стрит из { count-length } — { count-total }
count-runs =
    { $times ->
        [one] { count-times } стрит
        [few] { count-times } стрита
       *[many] { count-times } стритов
    } из { count-length } — { count-total }
count-flush = флэш из { count-length } — { count-total }
count-nobs = валет под масть — { count-total }
count-then = { $before }, { $phrase }
count-finish = { $before }, и { $phrase }

## Стартовая карта

count-heels = два за пятки

## Розыгрыш

play-fifteen = пятнадцать — два очка
play-pair = пара — два очка
play-pair-royal = королевская пара — шесть очков
play-double-pair-royal = двойная королевская пара — двенадцать очков
play-run =
    { $length ->
        [3] стрит из трёх — три очка
        [4] стрит из четырёх — четыре очка
        [5] стрит из пяти — пять очков
        [6] стрит из шести — шесть очков
       *[7] стрит из семи — семь очков
    }
play-thirty-one = тридцать одно — два очка
play-go = очко за последнюю карту в счёте
play-last = очко за последнюю карту
play-and = { $before } и { $phrase }
play-say-go = мимо
