### Страница стола. $who: `you`, если речь о самом читателе, и `other` обо всех остальных, тогда
### дан $name; $rank, $suit и $case нужны тексту `card` из cards.ftl. Род по имени не узнать,
### поэтому о других всё сказано в настоящем времени.

## Что происходит: один текст для глаза и для слуха.

say-you-sit = Вы за столом. С вами: { $names }.
say-you-watch = Вы смотрите. За столом: { $names }.
say-sat = { $who ->
    [you] Вы садитесь за стол.
   *[other] { $name } садится за стол.
}
say-takes-over = { $who ->
    [you] { $club } уступает вам место.
   *[other] { $club } уступает место: за стол садится { $name }.
}
say-left = { $who ->
    [you] Вы встаёте из-за стола.
   *[other] { $name } встаёт из-за стола.
}
say-away = { $name } не на связи.
say-back = { $name } снова на связи.
say-filled = Место занимает клуб: { $name }.
say-emptied = Место снова свободно.
say-taking = { $who ->
    [you] { $club } уступает вам место после этого кона.
   *[other] { $club } уступает место после этого кона: садится { $name }.
}
say-withdrew = { $club } играет дальше.
say-ready = { $who ->
    [you] Вы готовы к следующему кону.
   *[other] { $name } ждёт следующего кона.
}
say-again = { $who ->
    [you] Вы хотите сыграть ещё.
   *[other] { $name } хочет сыграть ещё.
}
say-started = Начинается партия { $game }.
say-started-single = Партия начинается.
say-lot-draws = { $who ->
    [you] Вы тянете { card }.
   *[other] { $name } тянет { card }.
}
say-your-hand = Ваши карты: { $cards }.
say-taken-back = Карты снова у вас на руке, выбирайте заново.
# Нужно двум следующим.
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
    [pair] { $name } выигрывают со счётом { $high } : { $low }.
   *[other] { $name } выигрывает со счётом { $high } : { $low }.
}
say-game-given = { $who ->
    [you] Победа ваша.
    [pair] Побеждают { $name }.
   *[other] Побеждает { $name }.
}
say-game-drawn = Партия закончилась вничью.
say-lifted = { $card }: карта выбрана.
say-lowered = { $card }: карта снова на руке.
ended-resigned = { $who ->
    [you] Вы сдались.
    [pair] { $name } сдаются.
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
turn-can-change = Снос подтверждён. Пока другая сторона выбирает, карты можно вернуть.
turn-other = Ходит { $name }.
turn-showing = Кон сыгран.
turn-go-on = Кон сыгран. Продолжайте, когда будете готовы.
turn-not-ready = { $name } ещё смотрит на карты.
turn-away = { $name } не на связи. Стол ждёт.
turn-over = Партия закончена.
turn-badge = ● Ваш ход – { $title }

## Почему нельзя.

why-card = { $card }: { $why }.
why-not-your-turn = сейчас ходит { $name }
why-not-now = сейчас нельзя
why-choose-more = { $count ->
    [one] Сначала выберите ещё { $count } карту.
    [few] Сначала выберите ещё { $count } карты.
   *[many] Сначала выберите ещё { $count } карт.
}

## Прочитать вслух.

read-none = Пока ничего не было.
read-no-cards = Карт у вас нет.
read-time = За этим столом время не ограничено.

## Кнопки и места.

table-title = Стол { $table }
table-laying = Накрываем стол…
table-lost = Стол не удалось накрыть: часть страницы не загрузилась. Откройте её ещё раз.
table-scores = Счёт
table-lobby = Лобби
table-rules = Правила
table-your-hand = Ваша рука
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
table-confirm-play = Сыграть { $card }
table-choose = { $chosen } из { $wanted }
table-choose-heard = выбрано { $chosen } из { $wanted }
table-take-back = Вернуть карты
table-keep-discard = Оставить как было
table-go = Мимо
table-go-on = Дальше
table-skip = Быстрее
table-sent = Отправляется…
bidding-more = Больше…
bidding-less = Меньше…
bidding-chosen = { $call }. Enter – сказать.
bidding-none = { $number } сейчас не предложить.
table-menu = Меню
table-settings = Настройки
table-help = Клавиши
table-history = Ход игры
table-deals = Коны
table-resign = Сдаться
table-resign-ask = Сдаться в этой партии? Она будет считаться проигранной.
table-resign-ask-partner = Сдаться в этой партии? Она будет проиграна для вас обоих, поэтому нужно согласие партнёра.
table-resign-ask-many = Сдаться в этой партии? В итоге вы займёте последнее место, ниже будут только сдавшиеся раньше. Вашими картами доиграет клуб.
table-resign-yes = Сдаться
table-cancel = Играть дальше
table-close = Закрыть
table-leave = Освободить место
table-sound-on = Звук включён
table-sound-off = Звук выключен

## Доска.


## Жребий, подсчёт, прошлые коны.

lot-title = Кто сдаёт первым?
lot-continue = Дальше
deals-none = Здесь появятся коны, когда будут сыграны.
deals-deal = Кон { $deal }

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
waiting-lead = Пошлите эту ссылку: по ней приходят играть или смотреть.
waiting-link = Ссылка на этот стол
waiting-copy = Скопировать
waiting-copied = Скопировано
waiting-share = Поделиться
waiting-sit = Занять это место
waiting-fill = Позвать из клуба
waiting-empty = Убрать
waiting-level = Кого звать из клуба
waiting-you = вы
waiting-partner = ваш партнёр
waiting-left = слева от вас
waiting-opposite = напротив вас
waiting-right = справа от вас
waiting-side = сторона { $number }
waiting-free = Есть свободное место
waiting-free-lead = Займите его и играйте или оставайтесь смотреть.
waiting-options = Как играем за этим столом
options-rest-usual = Остальное как обычно
options-all-usual = Всё как обычно
options-changed = Изменено: { $options }
options-one = { $name }: { $value }
watching = { $count ->
    [0] зрителей нет
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
watching-you = Вы смотрите; ничьи карты не показаны.
watching-sit = Вы смотрите. Можно сесть вместо клубного игрока:
taking-you = После этого кона вы садитесь на место: { $name }.
taking-stop = Не садиться
seat-taker = после этого кона садится { $name }

## Конец партии.

end-won = Победа ваша
end-lost = { $who ->
    [pair] Побеждают { $name }
   *[other] Побеждает { $name }
}
end-shared = { $who ->
    [you] Вы делите первое место
   *[other] Первое место общее
}
end-place = { $place }.
end-gone = вне игры
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
    [pair] { $name } выигрывают матч { $wins }.
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
settings-board = Доска для криббиджа
board-long = длинная
board-oval = овал
board-snake = змейка
board-heart = сердце
board-sheet = бумага и ручка
settings-board-note = Для экранов, где доска видна целиком; на телефоне от неё только полоска.
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
help-touch-title = Как здесь играть
help-touch-lift = Коснитесь карты, и она поднимется; передумали – коснитесь другой.
help-touch-play = Коснитесь поднятой карты ещё раз, чтобы сыграть её.
help-touch-several = Если нужно несколько карт, выберите их все и нажмите кнопку.
help-touch-on = Коснитесь сукна, чтобы рассказ шёл быстрее.
help-rules = Правила этой игры
help-choose = выбрать карту
help-move = перейти к соседней карте
help-toggle = поднять карту или вернуть её
help-play = сыграть выбранную карту
help-undo = отменить выбор
help-next = быстрее, затем дальше
help-last = прочитать последний ход
help-score = прочитать счёт партии
help-hand = прочитать свои карты
help-time = прочитать оставшееся время
help-history = посмотреть назад и вперёд
help-help = этот список
help-close = закрыть открытое, вернуться к настоящему
help-letters-off = Однобуквенные клавиши выключены в настройках.
key-space = Пробел
key-enter = Enter
key-arrows = ← →
key-backspace = Backspace
key-escape = Esc
