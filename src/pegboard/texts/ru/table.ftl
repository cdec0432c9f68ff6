### Страница стола. $who: `you`, если речь о самом читателе, и `other` обо всех остальных, тогда
### дан $name; $rank, $suit и $case нужны тексту `card` из cards.ftl. Род по имени не узнать,
### поэтому о других всё сказано в настоящем времени.

## Что происходит: один текст для глаза и для слуха.

say-you-sit = Вы за столом. С вами: { $names }.
say-you-watch = Вы смотрите. За столом: { $names }.
say-dealer = { $who ->
    [you] Сдаёте вы, криб ваш.
   *[other] Сдаёт и владеет крибом { $name }.
}
say-sat = { $who ->
    [you] Вы садитесь за стол.
   *[other] { $name } садится за стол.
}
say-left = { $who ->
    [you] Вы встаёте из-за стола.
   *[other] { $name } встаёт из-за стола.
}
say-ready = { $who ->
    [you] Вы готовы к следующему кону.
   *[other] { $name } ждёт следующего кона.
}
say-again = { $who ->
    [you] Вы хотите сыграть ещё.
   *[other] { $name } хочет сыграть ещё.
}
say-started = Начинается партия { $game }.
say-lot-draws = { $who ->
    [you] Вы тянете { card }.
   *[other] { $name } тянет { card }.
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
say-your-hand = Ваши карты: { $cards }.
say-you-lay-away = Вы сносите в криб { $cards }.
say-lays-away = { $who ->
    [you] Вы снесли карты в криб.
   *[other] { $name } сносит карты в криб.
}
say-taken-back = Карты снова у вас на руке, выбирайте заново.
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
# Нужно двум следующим.
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
say-score = { $who ->
    [you] У вас { $score }.
   *[other] { $name }: { $score }.
}
say-resign-offered = { $who ->
    [you] Вы предлагаете сдаться.
   *[other] { $name } предлагает сдаться.
}
say-game-won = { $who ->
    [you] Вы выигрываете со счётом { $high } : { $low }.
   *[other] { $name } выигрывает со счётом { $high } : { $low }.
}
say-game-given = { $who ->
    [you] Победа ваша.
   *[other] Побеждает { $name }.
}
say-game-drawn = Партия закончилась вничью.
say-lifted = { $card }: карта выбрана.
say-lowered = { $card }: карта снова на руке.
degree-mars = Это марс: проигравшая сторона не прошла и половины пути.
degree-skunk = Это сканк: проигравшая сторона не прошла трёх четвертей пути.
degree-double-skunk = Это двойной сканк: проигравшая сторона не прошла и половины пути.
ended-resigned = { $who ->
    [you] Вы сдались.
   *[other] { $name } сдаётся.
}
ended-time = { $who ->
    [you] Ваше время вышло.
   *[other] { $name }: время вышло.
}
ended-abandoned = { $who ->
    [you] Вас не было за столом.
   *[other] { $name }: за столом никого нет.
}
ended-agreed = По соглашению.

## Чего ждёт стол.

turn-waiting = Место свободно, ждём, кто его займёт.
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
turn-can-change = Снос подтверждён. Пока другая сторона выбирает, карты можно вернуть.
turn-depth = Снимите колоду: выберите, сколько карт поднять.
turn-play = { $total ->
    [0] Ваш ход: начните с любой карты.
   *[other] Ваш ход: сумма { $total }.
}
turn-other = Ходит { $name }.
turn-other-depth = { $name } снимает колоду.
turn-showing = Руки подсчитаны.
turn-go-on = Руки подсчитаны. Продолжайте, когда будете готовы.
turn-not-ready = { $name } ещё смотрит на карты.
turn-over = Партия закончена.
turn-badge = ● Ваш ход – { $title }

## Почему нельзя.

why-card = { $card }: { $why }.
why-over = было бы { $total }, а больше 31 нельзя
why-not-your-turn = сейчас ходит { $name }
why-not-now = сейчас нельзя
why-choose-more = { $count ->
    [one] Сначала выберите ещё { $count } карту.
    [few] Сначала выберите ещё { $count } карты.
   *[many] Сначала выберите ещё { $count } карт.
}
go-by-itself = «Мимо» скажется само, как только ходить станет нечем.

## Прочитать вслух.

read-none = Пока ничего не было.
read-count = Сумма { $total }, до 31 остаётся { $left }.
read-no-cards = Карт у вас нет.
read-time = За этим столом время не ограничено.

## Кнопки и места.

table-title = Стол { $table }
table-lobby = Лобби
table-rules = Правила
table-your-hand = Ваша рука
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
table-held = { $count ->
    [0] карт не осталось
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
table-dealer = Сдающий
table-dealer-mark = С
table-seat-empty = Свободное место
table-present = здесь
table-absent = нет на связи
table-you = { $name } (вы)
table-score = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}
table-pile-card = { $name }: { $card }
table-confirm-discard = В криб
table-confirm-play = Сыграть { $card }
table-choose = { $chosen } из { $wanted }
table-choose-heard = выбрано { $chosen } из { $wanted }
table-take-back = Вернуть карты
table-keep-discard = Оставить как было
table-cut = Снять
table-depth = Сколько карт поднять
table-go = Мимо
table-go-on = Дальше
table-skip = Быстрее
table-sent = Отправляется…
table-menu = Меню
table-settings = Настройки
table-help = Клавиши
table-history = Ход игры
table-hands = Руки
table-resign = Сдаться
table-resign-ask = Сдаться в этой партии? Она будет считаться проигранной.
table-resign-yes = Сдаться
table-cancel = Играть дальше
table-close = Закрыть
table-leave = Освободить место
table-sound-on = Звук включён
table-sound-off = Звук выключен

## Доска.

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

## Жребий, подсчёт, прошлые коны.

lot-title = Кто сдаёт первым?
lot-rule = Каждый тянет карту, сдаёт тот, у кого младше.
lot-continue = Дальше
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
deals-none = Здесь появятся руки, когда их подсчитают.
deals-deal = Кон { $deal }
deals-last = Последние руки

## Ход игры.

history-title = Ход игры
history-empty = Сюда записывается всё, что происходит за столом.
history-back = Назад
history-forward = Вперёд
history-now = Мы снова в настоящем.
history-looking = Вы смотрите назад. Партия идёт дальше.
history-present = К настоящему

## Ожидание и наблюдение.

waiting-title = Ждём компанию
waiting-lead = Пошлите эту ссылку. Кто по ней придёт, сможет занять свободное место или смотреть.
waiting-link = Ссылка на этот стол
waiting-copy = Скопировать
waiting-copied = Скопировано
waiting-share = Поделиться
waiting-sit = Занять это место
waiting-seat = Место { $number }
waiting-free = Есть свободное место
waiting-free-lead = Займите его и играйте или оставайтесь смотреть.
waiting-options = Как играем за этим столом
waiting-options-usual = По обычным правилам.
watching = { $count ->
    [0] зрителей нет
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
watching-you = Вы смотрите; ничьи карты не показаны.

## Конец партии.

end-won = Победа ваша
end-lost = Побеждает { $name }
end-record = Скачать запись
end-rematch = Реванш
end-next = Следующая партия матча
end-waits = { $name } хочет сыграть ещё.
end-asked = Ждём ответа: { $name }.
end-match = Матч из { $games ->
    [one] { $games } партии
   *[many] { $games } партий
}: { $wins }
end-match-won = { $who ->
    [you] Вы выиграли матч { $wins }.
   *[other] { $name } выигрывает матч { $wins }.
}
end-match-drawn = Матч закончился вничью: { $wins }.
match-game = Партия { $game } из { $games }
proof-heading = Проверка раздачи
proof-check = Проверить здесь
proof-commitment = Обязательство
proof-next = Обязательство следующей партии
proof-secret = Секрет
proof-salt = Соль: { $name }
proof-secret-later = Публикуется, когда партия закончена.
proof-no-salt = нет (клубный игрок)
proof-checking = Проверяем…
proof-holds = Всё сходится: секрет даёт то самое обязательство, что было показано до первой карты, а из секрета и солей получаются именно те карты { $deals ->
    [one] { $deals } кона
   *[many] { $deals } конов
}, что вы видели.
proof-fails-commitment = Не сходится: секрет не даёт показанного обязательства.
proof-fails-cards = Не сходится: в коне { $deal } должны были быть другие карты.
proof-unread = Отсюда запись прочитать не удалось. Скачайте её и проверьте из командной строки.
proof-more = Как это устроено

## Связь.

connection-connecting = Соединяемся…
connection-offline = Связи нет. Всё, что вы сделаете, сохранится, и стол продолжит сам, как только связь вернётся.
connection-back = Связь снова есть.
connection-closed = Этот стол здесь закрыт.
connection-reload = Обновить страницу

## Настройки.

settings-title = Настройки
settings-language = Язык
settings-theme = Цвета
theme-system = как в системе
theme-light = светлые
theme-dark = тёмные
settings-speed = Скорость
speed-slow = медленно
speed-normal = обычно
speed-fast = быстро
speed-none = без движения
settings-sort = Раскладывать карты по старшинству
settings-large = Крупные знаки на картах
settings-colors = Четыре цвета мастей
settings-sounds = Звуки
settings-letters = Однобуквенные клавиши
settings-confirm = Подтверждать каждую карту
settings-go = Нажимать «мимо» вручную
settings-note = Хранится только в этом браузере.

## Клавиши.

help-title = Все клавиши
help-choose = выбрать карту
help-move = перейти к соседней карте
help-toggle = поднять карту или вернуть её
help-play = сыграть или снести в криб
help-undo = отменить выбор, вернуть снос
help-go = сказать «мимо»
help-next = быстрее, затем дальше
help-last = прочитать последний ход
help-score = прочитать счёт партии
help-count = прочитать сумму
help-hand = прочитать свои карты
help-time = прочитать оставшееся время
help-history = посмотреть назад и вперёд
help-help = этот список
help-close = закрыть открытое
help-letters-off = Однобуквенные клавиши выключены в настройках.
key-space = Пробел
key-enter = Enter
key-arrows = ← →
key-backspace = Backspace
key-escape = Esc
