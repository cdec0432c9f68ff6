## Words that many places share.

house = Играем вместе
guest = Гость
club-player = Клубный игрок
club-player-many = Клубный игрок { $number }
club-player-short = Клуб { $number }
names-pair = { $one } и { $other }
level-1 = играет легко
level-2 = играет внимательно
level-3 = играет сильно

## The games and their forms.

game-cribbage = Криббидж
game-ecarte = Экарте
game-solo-whist = Вист-соло
variant-six-card = Шестикарточный криббидж
variant-five-card = Пятикарточный криббидж
variant-seven-card = Семикарточный криббидж
variant-three-handed = Криббидж для троих
variant-four-handed = Криббидж для четверых
variant-partners = Криббидж парами
variant-partners-six = Шестикарточный криббидж парами
variant-auction = Криббидж с торгами
variant-ecarte = Экарте
variant-solo = Вист-соло
language-en = English
language-ru = Русский

## Options of a table: `option-` and the name, then the value or `value` for a plain number.

option-target = Играем до
option-target-value = { $number ->
    [one] { $number } очка
    [few] { $number } очков
    [many] { $number } очков
   *[other] { $number } очка
}
option-target-other = другое число
option-pone-bonus = Три очка несдающему
option-pone-bonus-none = не даём
option-pone-bonus-once = в первом коне
option-pone-bonus-each-deal = в каждом коне
option-play = Розыгрыш
option-play-full = пока не сыграны все карты
option-play-single-count = один счёт до 31
option-crib-flush = Флэш в крибе
option-crib-flush-five = только со стартовой: все пять карт
option-crib-flush-four = довольно четырёх карт
option-next-lead = Кто начинает следующий счёт
option-next-lead-left-of-last = сосед слева от последнего ходившего
option-next-lead-first-go = тот, кто первым сказал «мимо»
option-first-dealer = Первый сдающий
option-first-dealer-cut = по жребию: сдаёт младшая карта
option-first-dealer-high-cut = по жребию: сдаёт старшая карта
option-first-dealer-random = случайно, без жребия
option-cut-mode = Съём колоды
option-cut-mode-auto = следующая карта колоды
option-cut-mode-pone-picks = несдающий сам выбирает место
option-mars-rule = Разгромная победа
option-mars-rule-half = марс, вдвойне ниже половины пути
option-mars-rule-skunk = сканк, вдвойне ниже трёх четвертей, ещё больше ниже половины
option-mars-rule-skunk-only = только сканк, вдвойне ниже трёх четвертей
option-mars-rule-off = как любая другая
option-double-skunk-value = Двойной сканк считается за
option-double-skunk-value-value = { $number ->
    [one] { $number } партию
    [few] { $number } партии
    [many] { $number } партий
   *[other] { $number } партии
}
option-match-games = Длина матча
option-match-games-value = { $number ->
    [1] одна партия
    [one] { $number } партия
    [few] { $number } партии
    [many] { $number } партий
   *[other] { $number } партии
}
option-match-format = Матч кончается
option-match-format-best-of = при большинстве побед
option-match-format-all-games = когда сыграны все партии
option-next-first-dealer = Следующую партию первым сдаёт
option-next-first-dealer-loser = проигравший
option-next-first-dealer-winner = победитель
option-next-first-dealer-alternate = каждый по очереди
option-next-first-dealer-cut = снова по жребию
option-next-first-dealer-rotate = следующее место
option-counting = Подсчёт рук
option-counting-auto = считает клуб и показывает как
option-counting-manual = каждый называет очки сам
option-muggins = Незамеченные очки
option-muggins-off = не достаются никому
option-muggins-on = достаются заметившему сопернику (маггинс)
option-auction-when = Торги идут
option-auction-when-before-discard = до сноса
option-auction-when-after-discard = после сноса
option-auction-opening = Начало торгов
option-auction-opening-optional = первый может сказать «пас»
option-auction-opening-forced = первый обязан сделать заявку
option-auction-negative = Счёт ниже нуля
option-auction-negative-allow = возможен
option-auction-negative-cap = невозможен: заявка не больше своего счёта
option-auction-max-bid = Наибольшая заявка
option-auction-max-bid-value = { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
}
option-auction-heels = Два очка за открытого валета
option-auction-heels-dealer = сдающему
option-auction-heels-owner = владельцу криба
option-auction-show = Порядок подсчёта
option-auction-show-hand-and-crib = рука с крибом, потом другая рука
option-auction-show-crib-last = обе руки, потом криб
option-packets = Раздача
option-packets-3-2 = по три карты, потом по две
option-packets-2-3 = по две карты, потом по три
option-packets-3x4-1 = по три, последняя карта по одной
option-packets-singly = по одной карте
option-dealer-min-exchange = Сдающий при обмене
option-dealer-min-exchange-1 = сам меняет хотя бы одну карту
option-dealer-min-exchange-0 = может оставить руку как есть
option-max-exchanges = Обменов за кон
option-max-exchanges-value = { $number ->
    [0] без предела
    [one] не больше { $number }
    [few] не больше { $number }
    [many] не больше { $number }
   *[other] не больше { $number }
}
option-stock-rule = Если талон кончился
option-stock-rule-reshuffle = сброс тасуют заново
option-stock-rule-limit = меняют не больше, чем в нём осталось
option-king-announce = Козырного короля объявляют
option-king-announce-own-first-card = до своей первой карты
option-king-announce-before-lead = до первого хода
option-game-value = Партия считается
option-game-value-single = за одну
option-game-value-by-loser = до трёх, смотря сколько у проигравшего
option-redeal-dealer = После кона без розыгрыша
option-redeal-dealer-next = сдаёт следующий
option-redeal-dealer-same = сдаёт тот же
option-all-pass = Если спасовали все четверо
option-all-pass-redeal = карты сдают заново
option-all-pass-general-misere = играют общий мизер
option-general-misere-loser = Общий мизер проигрывает
option-general-misere-loser-last-trick = взявший последнюю взятку
option-general-misere-loser-most-tricks = взявший больше всех взяток
option-abundance-lead = Первый ход в абондансе
option-abundance-lead-eldest = у соседа сдающего слева
option-abundance-lead-declarer = у играющего
option-declared-trump = Козырь в полном абондансе
option-declared-trump-own-choice = по выбору играющего
option-declared-trump-none = без козыря
option-spread-when = Карты открытого мизера кладут на стол
option-spread-when-after-first-trick = после первой взятки
option-spread-when-before-first-lead = до первого хода
option-scoring = Запись
option-scoring-units = по единицам, без лишних взяток
option-scoring-hoyle6 = по старой шкале, с лишними и недобором
option-deals = Длина
option-deals-value = { $number ->
    [one] { $number } кон
    [few] { $number } кона
    [many] { $number } конов
   *[other] { $number } кона
}
