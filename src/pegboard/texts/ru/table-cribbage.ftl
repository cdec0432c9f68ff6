### A game of cribbage at the table; the words around it stand in table.ftl.

## What happens, told once for the eye and the ear.

say-dealer = { $who ->
    [you] Сдаёте вы, криб ваш.
   *[other] Сдаёт и владеет крибом { $name }.
}
say-lot-tied = Младшие карты равны, тянем ещё раз.
say-lot-dealer = { $who ->
    [you] У вас карта младше: первым сдаёте вы.
   *[other] Младшая карта сдаёт первой: { $name }.
}
say-dealt = Кон { $deal }. { $who ->
    [you] Сдаёте вы, криб ваш.
   *[other] Сдаёт и владеет крибом { $name }.
}
say-you-lay-away = Вы сносите в криб { $cards }.
say-lays-away = { $who ->
    [you] Вы снесли карты в криб.
   *[other] { $name } сносит карты в криб.
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
    } в криб; его владелец — { $name }.
}
turn-other-lay-away = { $name } ещё выбирает.
turn-depth = Снимите колоду: выберите, сколько карт поднять.
turn-play = { $total ->
    [0] Ваш ход: начните с любой карты.
   *[other] Ваш ход: сумма { $total }.
}
turn-other-depth = { $name } снимает колоду.
why-over = было бы { $total }, а больше 31 нельзя
go-by-itself = «Мимо» скажется само, как только ходить станет нечем.
read-count = Сумма { $total }, до 31 остаётся { $left }.

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
show-pegged-out = здесь партия выиграна, дальше не считаем
deals-last = Последние руки
help-go = сказать «мимо»
help-count = прочитать сумму
