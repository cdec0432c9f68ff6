### A game of cribbage at the table; the words around it stand in table.ftl.

## What happens, told once for the eye and the ear.

say-dealer = { $who ->
    [you] Сдаёте вы, криб ваш.
   *[other] Сдаёт и получает криб: { $name }.
}
say-dealer-only = { $who ->
    [you] Сдаёте вы.
   *[other] Сдаёт { $name }.
}
say-lot-tied = Младшие карты равны, тянем ещё раз.
say-lot-dealer = { $who ->
    [you] У вас карта младше: первым сдаёте вы.
   *[other] Младшая карта сдаёт первой: { $name }.
}
say-dealt = Кон { $deal }. { $who ->
    [you] Сдаёте вы, криб ваш.
   *[other] Сдаёт и получает криб: { $name }.
}
say-dealt-sale = Кон { $deal }. { $who ->
    [you] Сдаёте вы, криб продаётся.
   *[other] Сдаёт { $name }, криб продаётся.
}
say-bid = { $who ->
    [you] Вы предлагаете { $points }.
   *[other] { $name } предлагает { $points }.
}
say-pass = { $who ->
    [you] Вы пасуете.
   *[other] { $name } пасует.
}
call-bid = { $points }
call-pass = Пас
say-crib-sold = { $who ->
    [you] Криб ваш за { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: первый ход ваш, и ваша рука считается первой.
   *[other] Криб за { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } покупает { $name }, первым ходит и первым считает.
}
say-crib-free = { $who ->
    [you] Криб никому не нужен и даром остаётся сдающему — вам.
   *[other] Криб никому не нужен и даром остаётся сдающему: { $name }.
}
chip-crib = за криб
say-you-lay-away = Вы сносите в криб { $cards }.
say-lays-away = { $who ->
    [you] Вы снесли в криб { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
   *[other] { $name } сносит в криб { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
}
say-depth = { $who ->
    [you] Вы снимаете { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
   *[other] { $name } снимает { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
}
say-starter = Стартовая карта — { card }.
# Used by the two below.
lays = { $who ->
    [you] Вы кладёте { card }, сумма { $total }
   *[other] { $name } кладёт { card }, сумма { $total }
}
say-lays = { lays }.
say-lays-for-points = { lays }: { $why }.
say-go = { $who ->
    [you] Вы говорите «мимо» на { $total }.
   *[other] { $name } говорит «мимо» на { $total }.
}
say-pegs = { $who ->
    [you] Вы отмечаете { $points }: { $why }.
   *[other] { $name } отмечает { $points }: { $why }.
}
say-shown = { $title }: { $cards }; стартовая — { $starter }. Подсчёт: { $count }.
say-opened-hand = { $who ->
    [you] Ваша рука открыта: { $cards }; стартовая — { $starter }.
   *[other] Рука открыта, { $name }: { $cards }; стартовая — { $starter }.
}
say-opened-crib = { $who ->
    [you] Ваш криб открыт: { $cards }; стартовая — { $starter }.
   *[other] Криб открыт, { $name }: { $cards }; стартовая — { $starter }.
}
say-claims = { $who ->
    [you] Вы насчитали { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
   *[other] { $name } считает: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
}
call-claim = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
say-silent = { $who ->
    [you] По-вашему, всё верно.
   *[other] { $name } не возражает.
}
say-muggins = { $who ->
    [you] Вы говорите «маггинс» и отмечаете { $points }.
   *[other] { $name } говорит «маггинс» и отмечает { $points }.
}
say-muggins-wrong = { $who ->
    [you] Вы говорите «маггинс» на { $points }, но столько не пропущено.
   *[other] { $name } говорит «маггинс» на { $points }, но столько не пропущено.
}
call-muggins = Маггинс: { $points }
chip-muggins = маггинс
say-explained = { $title } на самом деле: { $count }.
say-explained-right = Верно: { $count }.
say-missed = { $points ->
    [one] Пропущено { $points } очко.
    [few] Пропущено { $points } очка.
   *[many] Пропущено { $points } очков.
}
say-others-go-on = Остальные играют дальше, этими картами играет клуб.
club-in-your-seat = Клубный игрок за вас
say-game-won-ahead = { $who ->
    [you] Вы первый: у вас { $high }, у следующего { $low }.
   *[other] Первое место — { $name }: { $high }, у следующего { $low }.
}
ended-all-left = Все остальные вышли из игры.
ended-resigned-both = Вы с партнёром сдались.
say-uncounted = Партия на { $target }; остальное не считаем.
chip-bonus = три несдающему
degree-mars = Это марс: проигравшая сторона не прошла и половины пути.
degree-skunk = Это сканк: проигравшая сторона не прошла трёх четвертей пути.
degree-double-skunk = Это двойной сканк: проигравшая сторона не прошла и половины пути.

## What is asked, and why not.

turn-lay-away = { $who ->
    [you] Выберите { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } в свой криб.
   *[other] Выберите { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } в криб, его получает { $name }.
}
turn-lay-away-sale = Выберите { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} в криб; продадут его потом.
turn-bid-first = Криб продаётся: назовите цену или спасуйте.
turn-bid = Предложите больше или спасуйте.
turn-other-bid = { $name } думает о цене.
turn-other-lead = Первый ход: { $name }.
turn-claim-hand = Посчитайте руку со стартовой картой: сколько очков?
turn-claim-crib = Посчитайте криб со стартовой картой: сколько очков?
turn-other-claim = { $name } считает.
turn-muggins = Ничего не пропущено? Назовите, сколько очков, или согласитесь.
turn-other-muggins = { $name } проверяет счёт.
turn-other-muggins-many = Остальные проверяют счёт.
say-resign-agreed = { $who ->
    [you] Вы соглашаетесь сдаться.
   *[other] { $name } соглашается сдаться.
}
turn-left = Вы вышли из игры и смотрите, как играют остальные.
resign-asked-title = Предложение партнёра
resign-asked = { $name }, ваш партнёр, предлагает сдаться. Согласны?
resign-agree = Согласиться
resign-offered = Вы предлагаете сдаться; до следующей сдачи слово за партнёром: { $name }.
turn-other-lay-away = { $name } ещё выбирает.
turn-other-lay-away-many = Остальные ещё выбирают.
turn-depth = Снимите колоду: выберите, сколько карт поднять.
turn-play = { $total ->
    [0] Ваш ход: начните с любой карты.
   *[other] Ваш ход: сумма { $total }.
}
turn-other-depth = { $name } снимает колоду.
why-over = было бы { $total }, а больше 31 нельзя
go-by-itself = Когда ходить будет нечем, «мимо» прозвучит само.
go-by-hand = Когда ходить будет нечем, «мимо» скажете вы: клавишей G или кнопкой.
read-count = Сумма { $total }, до 31 остаётся { $left }.
read-count-none = Сейчас суммы нет: розыгрыш не идёт.

## Buttons and places.

table-pile = Сыгранные карты
table-pile-empty = В этом коне ещё не сыграно ни одной карты.
table-count = Сумма
table-left = до 31 ещё { $left }
table-crib-of = { $who ->
    [you] Ваш криб
   *[other] Криб: { $name }
}
table-crib-cards = { $count ->
    [0] пусто
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
table-starter = Стартовая карта
table-starter-none = ещё не открыта
table-pack = Колода
table-board = Доска
table-board-whole = Показать всю доску
table-pile-card = { $name }: { $card }
table-confirm-discard = В криб
table-confirm-discard-short = В криб
table-cut = Снять
table-depth = Сколько карт поднять

## The board.

board-track = { $who ->
    [you] У вас { $score }, задний колышек на { $back }.
   *[other] { $name }: { $score }, задний колышек на { $back }.
}
board-line-ahead = { $line } через { $holes ->
    [one] { $holes } отверстие.
    [few] { $holes } отверстия.
   *[many] { $holes } отверстий.
}
board-mars = Линия марса
board-skunk = Линия сканка
board-double-skunk = Линия двойного сканка

## The lot, the show, earlier deals, keys.

lot-rule = Каждый тянет карту, сдаёт тот, у кого младше.
show-hand = { $who ->
    [you] Ваша рука
   *[other] { $name }, рука
}
show-crib = { $who ->
    [you] Ваш криб
   *[other] { $name }, криб
}
show-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
show-points-of = { $pegged } из { $points ->
    [one] { $points } очка
    [few] { $points } очков
   *[many] { $points } очков
}
show-unknown = сколько тут было, отсюда не видно
count-title = Сколько очков?
count-missed = Сколько пропущено?
count-less = На одно меньше
count-more = На одно больше
count-number = Очки
count-claim = Засчитать { $points }
count-call = { $points ->
    [0] Маггинс
   *[other] Маггинс: { $points }
}
count-right = Всё верно
count-agreed = Не возражают: { $names }
count-claimed = { $points ->
    [one] насчитано { $points } очко
    [few] насчитано { $points } очка
   *[many] насчитано { $points } очков
}
sale-title = Криб продаётся
bid-price = { $points }
bid-pass = Пас
table-price = за { $points }
show-pegged-out = партия на { $target }, остальное не считаем
deals-last = Последние руки
table-hands = Руки
hands-none = Здесь появятся руки, когда их подсчитают.
help-go = сказать «мимо»
help-count = прочитать сумму
help-cut = сколько карт поднять, и снять, когда снимаете вы
help-digits = назвать очки, если считаете сами или торгуетесь
help-pass = пас, когда продаётся криб
help-play-crib = сыграть или снести в криб
help-undo-discard = отменить выбор, вернуть снос
help-right = ничего не пропущено, если проверяете счёт
