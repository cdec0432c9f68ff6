## Командная строка: что она умеет и что значат её слова.

cli-help = Криббидж, экарте и вист-соло в терминале и в браузере: играйте, считайте, повторяйте партии и держите клуб.
cli-help-usage = Вызов: { $program } [ключи] { $words }
cli-help-command = КОМАНДА
cli-help-arguments = Аргументы
cli-help-options = Ключи
cli-help-commands = Команды
cli-help-required = (обязательно)
cli-help-default = (иначе { $value })
cli-help-help = Показать эту справку.
cli-help-install = Настроить дополнение команд в вашей оболочке.
cli-help-show = Показать скрипт дополнения, чтобы скопировать или изменить его.
cli-help-lang = Язык всех ответов; без него берётся язык терминала.
cli-help-serve = Открыть клуб: столы в любом браузере.
cli-help-play = Сыграть здесь, в терминале, с клубными игроками.
cli-help-score = Посчитать руку со стартовой картой, сочетание за сочетанием.
cli-help-replay = Повторить партии из файлов записи и проверить каждую строку.
cli-help-actions = Показать, что может каждое место в конце записи.
cli-help-view = Показать, что в конце записи знает место за столом или зритель.
cli-help-verify = Проверить доказательство честной раздачи сыгранной партии.
cli-help-arena = Дать двум ботам сыграть много партий и узнать, кто сильнее и насколько это верно.
cli-help-host = Адрес, на котором слушать.
cli-help-port = Порт; 0 берёт любой свободный.
cli-help-database = Где хранить партии; без него — файл в папке клуба.
cli-help-bus = Что связывает несколько процессов: адрес redis://.
cli-help-workers = Сколько процессов обслуживают клуб; больше одного — только с шиной.
cli-help-game = Игра: cribbage, ecarte, solo-whist или сразу имя варианта.
cli-help-variant = У криббиджа: six-card, five-card, seven-card, three-handed, four-handed, partners, partners-six или auction.
cli-help-option = Настройка правил, например target=61; можно несколько раз. Все покажет «pegboard play ИГРА --options».
cli-help-list-options = Показать настройки правил и их значения, не играя.
cli-help-level = Насколько сильны клубные игроки: level-1, level-2 или level-3.
cli-help-seed = Число, с которым карты каждый раз одни и те же.
cli-help-cards = Рука, а за ней стартовая карта: 5H5C5SJD 5D.
cli-help-crib = Считать четыре карты как криб.
cli-help-json = Ответить в JSON, для программ.
cli-help-file = Запись партии; - читает стандартный ввод.
cli-help-files = Записи партий; - читает стандартный ввод.
cli-help-seat = Номер места, с нуля.
cli-help-spectator = Смотреть глазами зрителя.
cli-help-bot = Бот: level-1, level-2, level-3, random или greedy.
cli-help-games = Сколько партий; с --duplicate их хватит на полные круги.
cli-help-duplicate = Сыграть одни и те же раздачи за каждую сторону, где может сидеть A.
cli-help-jobs = Во сколько процессов играть.

## Что не так с вопросом, одной фразой.

cli-error-language = языка «{ $language }» здесь нет; выберите en или ru
cli-error-card = «{ $card }» — не карта; напишите достоинство из A23456789TJQK и масть из CDHS, например TH
cli-error-card-twice = карта «{ $card }» названа дважды
cli-error-starter =
    { $given ->
        [0] после руки не хватает одной карты — стартовой
        [one] «{ $text }» — это { $given } карта, а стартовая карта одна
        [few] «{ $text }» — это { $given } карты, а стартовая карта одна
       *[many] «{ $text }» — это { $given } карт, а стартовая карта одна
    }
cli-error-hand =
    { $given ->
        [0] перед стартовой картой не хватает руки: здесь в ней карт должно быть { $wanted }
        [one] «{ $text }» — это { $given } карта, а в руке здесь их { $wanted }
        [few] «{ $text }» — это { $given } карты, а в руке здесь их { $wanted }
       *[many] «{ $text }» — это { $given } карт, а в руке здесь их { $wanted }
    }
cli-error-game = игры «{ $game }» здесь нет; можно выбрать: { $games }
cli-error-variant = у этой игры нет варианта «{ $variant }»; можно выбрать: { $variants }
cli-error-option-form = «{ $option }» — не настройка; напишите имя и значение, например target=61
cli-error-option-name = настройки «{ $option }» у этого варианта нет; у него есть { $names }
cli-error-option-value = «{ $option }» в этом варианте не бывает; { $name }: { cli-option-values }
cli-error-option-needs = «{ $option }» бывает { cli-option-needs }
cli-error-option-arena = «{ $option }» здесь ничего не меняет: боты играют отдельные партии, и каждая считается за одну
cli-error-level = клубного игрока уровня «{ $level }» нет; можно выбрать: { $levels }
cli-error-bot = бота «{ $bot }» для этой игры нет; можно выбрать: { $bots }
cli-error-file-missing = файла «{ $file }» нет
cli-error-file-directory = «{ $file }» — папка; назовите файл в ней
cli-error-file-unreadable = файл «{ $file }» не читается
cli-error-output = ответ не удалось записать: «{ $said }»
cli-error-file-not-text = файл «{ $file }» — не текст
cli-error-no-record = в файле «{ $file }» нет ни одной партии
cli-error-several = в файле «{ $file }» несколько партий; дайте одну
cli-error-record = { $file }, строка { $line }, столбец { $column }, «{ $part }»: { $why }
cli-error-sentence = { $sentence }
cli-error-seat = места «{ $seat }» здесь нет; места — от 0 до { $last }
cli-error-viewer = скажите, кто смотрит: «--seat» с номером места или «--spectator»
cli-error-no-option = ключа «{ $option }» здесь нет; все ключи покажет «--help»
cli-error-option-place = место «{ $option }» — после команды: «pegboard { $command } … { $option }»
cli-error-no-command = команды «{ $command }» нет; все команды покажет «--help»
cli-error-missing = не хватает «{ $name }»; что это, расскажет «--help»
cli-error-no-value = после «{ $option }» нужно значение; какое, расскажет «--help»
cli-error-no-room = «{ $option }» пишется без значения
cli-error-extra = «{ $words }» здесь лишнее; что подходит, расскажет «--help»
cli-error-value = «{ $value }» не подходит для «{ $name }»; что подходит, расскажет «--help»
cli-error-usage = «{ $said }»; подробнее — «--help»
cli-error-terminal = для «play» нужен терминал, который умеет рисовать, а здесь его нет
cli-error-setting = клуб не открывается: «{ $said }»
cli-error-club = клубу нужны ещё пакеты; установите «pegboard[club]»

## Настройки правил: какими они бывают.

cli-options-title = Настройки правил, { $variant }; пишутся --option ИМЯ=ЗНАЧЕНИЕ:
cli-option-values =
    { $kind ->
        [single] только { $last }
        [range] целое число от { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) }
        [beside] { $values } или целое число от { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) }
       *[several] { $values } или { $last }
    }
cli-option-needs =
    { $kind ->
        [single] только вместе с { $last }
       *[several] только вместе с { $values } или { $last }
    }
cli-record-option-name = У этого варианта такой настройки нет; у него есть { $names }. Проверьте тег Options.
cli-record-option-value = У этой настройки такого значения нет; { $name }: { cli-option-values }. Проверьте тег Options.
cli-record-option-needs = Такая настройка бывает { cli-option-needs }. Проверьте тег Options.

## Ответы.

cli-serve-ready = Клуб открыт: { $address }

cli-arena-running = Идёт игра
cli-arena-title =
    { $games ->
        [one] { $first } против { $second }, { $variant }: { $games } партия
        [few] { $first } против { $second }, { $variant }: { $games } партии
       *[many] { $first } против { $second }, { $variant }: { $games } партий
    }
cli-arena-rate = выиграно партий
cli-arena-rate-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-arena-rate-interval = от { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } % до { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-arena-strength = в сравнении с равной долей
cli-arena-strength-value = × { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-arena-strength-interval = от { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } до { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-arena-points = перевес в очках за сдачу
cli-arena-points-value = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-arena-points-interval = от { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } до { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-arena-points-alone = разброса нет: круг всего один
cli-arena-foot =
    { $rounds ->
        [one] Промежутки: 95 %, по { $rounds } кругу; --seed { $seed }.
        [few] Промежутки: 95 %, по { $rounds } кругам; --seed { $seed }.
       *[many] Промежутки: 95 %, по { $rounds } кругам; --seed { $seed }.
    }

cli-item-fifteen = пятнадцать
cli-item-pair = пара
cli-item-pair-royal = королевская пара
cli-item-double-pair-royal = двойная королевская пара
cli-item-run = стрит
cli-item-flush = флэш
cli-item-nobs = валет под масть
cli-total =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
cli-replay-over =
    { $deals ->
        [one] { $file }: { $variant }, { $deals } кон, партия закончена: { $scores }; все строки верны
        [few] { $file }: { $variant }, { $deals } кона, партия закончена: { $scores }; все строки верны
       *[many] { $file }: { $variant }, { $deals } конов, партия закончена: { $scores }; все строки верны
    }
cli-left-resigned =
    { $several ->
        [no] Игрок с места { $seats } сдался.
       *[yes] Игроки с мест { $seats } сдались.
    }
cli-left-time =
    { $several ->
        [no] У игрока с места { $seats } вышло время.
       *[yes] У игроков с мест { $seats } вышло время.
    }
cli-left-abandoned =
    { $several ->
        [no] Игрок с места { $seats } ушёл из-за стола.
       *[yes] Игроки с мест { $seats } ушли из-за стола.
    }
cli-won =
    { $several ->
        [no] Победил игрок с места { $seats }.
       *[yes] Победили игроки с мест { $seats }.
    }
cli-won-shared = Первое место поделили, победителя нет.
cli-seats-and = { $before } и { $last }
cli-termination-agreed = Партия закончилась по соглашению.
cli-replay-under-way =
    { $deals ->
        [one] { $file }: { $variant }, { $deals } кон, партия не закончена: { $scores }; все строки верны
        [few] { $file }: { $variant }, { $deals } кона, партия не закончена: { $scores }; все строки верны
       *[many] { $file }: { $variant }, { $deals } конов, партия не закончена: { $scores }; все строки верны
    }
cli-actions-over = Партия закончена: ходить некому.
cli-actions-chance = Ходить некому: следующая карта придёт из колоды.
cli-seat = место { $seat }
cli-verdict-proved =
    { $deals ->
        [one] Доказательство верно: { $deals } кон сдан из обещанной колоды.
        [few] Доказательство верно: { $deals } кона сданы из обещанной колоды.
       *[many] Доказательство верно: { $deals } конов сданы из обещанной колоды.
    }
cli-verdict-no-proof = В этой записи нет доказательства: для него нужны теги Commitment и Secret.
cli-verdict-commitment-differs = Доказательство не сходится: секрет не даёт обещанного отпечатка.
cli-verdict-cards-differ = Доказательство не сходится: в строке { $line } должны быть другие карты.
cli-spectator = зритель
cli-variant-six-card = шестикарточный криббидж
cli-variant-five-card = пятикарточный криббидж
cli-variant-seven-card = семикарточный криббидж
cli-variant-three-handed = криббидж для троих
cli-variant-four-handed = криббидж для четверых
cli-variant-partners = криббидж парами
cli-variant-partners-six = шестикарточный криббидж парами
cli-variant-auction = криббидж с торгами
cli-variant-ecarte = экарте
cli-variant-solo = вист-соло
cli-view-seat = смотрит
cli-view-phase = сейчас
cli-view-deal = кон
cli-view-dealer = сдающий
cli-view-scores = счёт
cli-view-to-act = ходит
cli-view-hand = рука
cli-view-laid-away = снос
cli-view-starter = стартовая
cli-view-table = на столе
cli-view-total = сумма
cli-view-crib = криб
cli-view-shows = подсчёт
cli-view-turn-up = открытая карта
cli-view-stock = талон
cli-view-aside = сброс
cli-view-said = сказано
cli-view-exchanges = обмен
cli-view-situation = розыгрыш
cli-view-asked = ждём ответа о короле
cli-view-king = короля объявило место
cli-view-played = сыграно конов
cli-view-exposed = открытая карта
cli-view-turned = открытая масть
cli-view-calls = торги
cli-view-contract = заявлено
cli-view-declarers = играет
cli-view-trumps = козырь
cli-view-spread = открытая рука
cli-view-trick = взятка
cli-view-last-trick = прошлая взятка
cli-view-taken = взяток
cli-view-changes = за кон
cli-phase-lot = жребий
cli-phase-bonus = три последних
cli-phase-deal = раздача
cli-phase-bid = торги за криб
cli-phase-speak = играть или предложить
cli-phase-answer = принять или отказать
cli-phase-discard = сброс карт
cli-phase-draw = добор из талона
cli-phase-king = вопрос о короле
cli-phase-auction = торги
cli-phase-trumps = выбор козыря
cli-phase-lay-away = снос в криб
cli-phase-depth = снятие колоды
cli-phase-cut = стартовая карта
cli-phase-play = розыгрыш
cli-phase-claim = ручной подсчёт
cli-phase-muggins = маггинс
cli-phase-over = партия закончена

## Игра в терминале; общее со столом в браузере — в table.ftl.

term-you = Вы
term-club = Клуб
term-club-number = Клуб { $number }
term-with-starter = со стартовой картой
term-bonus = три последних
term-ask-bid = Сколько даёте за криб? { $least } или больше; P — пас:
term-ask-claim = { $what ->
    [crib] Посчитайте свой криб { $cards } с { $starter }:
   *[hand] Посчитайте свою руку { $cards } с { $starter }:
}
term-ask-muggins = { $cards } посчитаны за { $points }. Сколько пропущено? Enter — ничего:
term-tricks = Взятки
term-ask-king = K — объявить козырного короля.
term-ask-keep = P — оставить все.
term-ask-depth = Сколько карт снимете до стартовой?
term-ask-go-on = Пробел — дальше.
term-ask-again = N — ещё партия, S — сохранить запись, Q — выйти.
term-why-word = Сначала выберите слово цифрой.
term-why-number = Сначала наберите число.
term-keys-nothing = Пробел быстрее · V темп · H коны · F1 клавиши · F2 English · Q выйти
term-keys-throw = 1–9 карты · Enter готово · H коны · F1 клавиши · F2 English · Q выйти
term-keys-card = 1–9 карта · Enter ход · H коны · R сдаться · F1 клавиши · F2 English · Q выйти
term-keys-choice = 1–9 слово · Enter сказать · H коны · F1 клавиши · F2 English · Q выйти
term-keys-choice-pass = 1–9 слово · Enter сказать · P пас · H коны · F1 клавиши · F2 English · Q выйти
term-keys-bid = 0–9 число · Enter дать · P пас · R сдаться · F1 клавиши · F2 English · Q выйти
term-keys-muggins = 0–9 число · Enter сказать · P всё верно · F1 клавиши · F2 English · Q выйти
term-keys-number = 0–9 число · Enter готово · H коны · F1 клавиши · F2 English · Q выйти
term-keys-go-on = Пробел дальше · H коны · F1 клавиши · F2 English · Q выйти
term-keys-again = N ещё · S сохранить · H коны · F1 клавиши · F2 English · Q выйти
term-pace = { $pace ->
    [slow] Темп: медленно.
    [fast] Темп: быстро.
    [none] Темп: сразу, без пауз.
   *[normal] Темп: обычно.
}
term-small = Столу нужно столбцов: { $width }, строк: { $height };
    в этом терминале их { $has } и { $by }.
    Увеличьте окно, и партия пойдёт дальше.
term-resign = Сдать эту партию? Она будет проиграна.
    Y — да · N — нет
term-leave = Выйти из-за стола?
    S — сохранить запись и выйти · Y — выйти · N — остаться
term-saved = Запись сохранена: { $file }.
term-not-saved = Не удалось записать { $file }.
term-help =
    1–9           выбрать карту или вернуть её; на торгах — выбрать слово
    0 - = \       десятая карта и три следующие
    ← → пробел    то же самое курсором; Enter играет карту под ним
    Enter         положить карту, снести в криб, подтвердить число или слово
    Backspace     отменить последний выбор
    пробел        поторопить подсчёт, потом дальше
    P             пас на торгах; оставить все карты; ничего не пропущено
    K             объявить козырного короля
    H             последние коны: подсчёт рук, взятки
    V             темп: медленно, обычно, быстро, сразу
    R             сдаться
    S             сохранить запись
    F2            другой язык
    Q             выйти

    «Мимо» скажется само, когда ходить станет нечем.
