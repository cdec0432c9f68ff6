### Стол вист-соло; слова вокруг него стоят в table.ftl, слова торгов в solo-whist.ftl. $who:
### `you`, если речь о самом читателе, и `other` обо всех остальных, тогда дан $name; $rank, $suit
### и $case нужны текстам `card` и `suit` из cards.ftl. Род по имени не узнать, поэтому о других
### всё сказано в настоящем времени.

## Торги.

# Кто-то среди других: «вы, Север».
solo-name = { $who ->
    [you] вы
   *[other] { $name }
}
solo-lot-rule = Каждый тянет карту; сдаёт младшая, туз здесь младший.
solo-say-lot-tied = Младшие карты равны, тянем ещё раз.
solo-say-lot-dealer = { $who ->
    [you] У вас карта младше всех: первым сдаёте вы.
   *[other] Первым сдаёт тот, у кого карта младше: { $name }.
}
solo-say-dealt = Кон { $deal }. { $who ->
    [you] Сдаёте вы
   *[other] Сдаёт { $name }
}; открыта карта — { card }.
solo-say-pass = { $who ->
    [you] Вы пасуете.
   *[other] { $name } пасует.
}
solo-say-prop = { $who ->
    [you] Вы предлагаете.
   *[other] { $name } предлагает.
}
solo-say-accept = { $who ->
    [you] Вы принимаете.
   *[other] { $name } принимает.
}
solo-say-decline = { $who ->
    [you] Вы отказываетесь.
   *[other] { $name } отказывается.
}
solo-say-throw-in = { $who ->
    [you] Вы бросаете карты.
   *[other] { $name } бросает карты.
}
solo-say-calls = { $who ->
    [you] Вы объявляете { $call }.
   *[other] { $name } объявляет { $call }.
}
solo-say-thrown-in-all-pass = Все спасовали: без записи, карты сдаются заново.
solo-say-thrown-in-proposal = Карты брошены: без записи, сдаём заново.

## Что играется.

solo-goal-least = не меньше { $tricks ->
    [one] { $tricks } взятки
    [few] { $tricks } взяток
   *[many] { $tricks } взяток
}
solo-goal-none = ни одной взятки
solo-goal-all = все тринадцать взяток
# $loser: значение настройки.
solo-general-loses = { $loser ->
    [most_tricks] проигрывает взявший больше всех взяток
   *[last_trick] проигрывает взявший последнюю взятку
}
solo-meaning-prop = { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
} вдвоём, козырь { $sign }
solo-meaning-solo = { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
}, козырь { $sign }
solo-meaning-misere = без взяток и без козыря
solo-meaning-abundance = { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
}, свой козырь
solo-meaning-royal = { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
}, козырь { $sign }
solo-meaning-open = без взяток, в открытую
solo-meaning-declared = все тринадцать взяток
solo-trumps = козырь — { suit }
solo-no-trumps = без козыря
solo-say-plays = { $who ->
    [you] Вы играете { $contract }
   *[other] { $name } играет { $contract }
}: { $goal }.
solo-say-pair-plays = { $who ->
    [you] Вы и { $pair } играете вместе
   *[other] { $name } и { $pair } играют вместе
}: { $contract }, { $goal }.
solo-say-general = Все спасовали: общий мизер, без козыря, каждый за себя.
solo-say-trumps = Козырь — { suit }.
solo-say-no-trumps = Без козыря.
solo-say-names = { $who ->
    [you] Вы назначаете козырь
   *[other] { $name } назначает козырь
}: { suit }.
solo-say-names-none = { $who ->
    [you] Вы играете без козыря.
   *[other] { $name } играет без козыря.
}
solo-say-spread = { $who ->
    [you] Ваши карты открыты
   *[other] { $name } открывает карты
}: { $cards }.

## Розыгрыш и его конец.

solo-say-leads = { $who ->
    [you] Вы ходите { card }.
   *[other] { $name } ходит { card }.
}
solo-say-lays = { $who ->
    [you] Вы кладёте { card }.
   *[other] { $name } кладёт { card }.
}
solo-say-takes = { $who ->
    [you] Взятка ваша.
   *[other] { $name } берёт взятку.
}
solo-say-made = Сыграно: { $contract }, { $taken ->
    [0] ни одной взятки
    [one] { $taken } взятка
    [few] { $taken } взятки
   *[many] { $taken } взяток
}.
solo-say-failed = Не сыграно: { $contract }, { $needed ->
    [0] { $taken ->
        [one] взята { $taken } взятка
        [few] взято { $taken } взятки
       *[many] взято { $taken } взяток
    }
   *[other] { $taken ->
        [one] { $taken } взятка
        [few] { $taken } взятки
       *[many] { $taken } взяток
    } из { $needed }
}.
solo-say-general-over = Общий мизер окончен.
solo-say-no-change = Счёт не меняется ни у кого.
solo-say-change = { $who ->
    [you] У вас { $change }.
   *[other] { $name } { $change }.
}
solo-say-total = { $who ->
    [you] У вас { $score }.
   *[other] { $name }: { $score }.
}
solo-say-others-go-on = Остальные играют дальше, эти карты держит клуб.
solo-say-wins = { $who ->
    [you] Вы выиграли, ваш итог — { $score }.
   *[other] Первое место, итог { $score }: { $name }.
}
solo-say-shared = Первое место делят { $names }: у каждого { $score }.
solo-place = { $place ->
    [1] первое
    [2] второе
    [3] третье
   *[4] четвёртое
}
solo-say-place = { $who ->
    [you] У вас { solo-place } место, итог { $score }.
   *[other] { $name }: { solo-place } место, итог { $score }.
}
solo-say-alone = { $who ->
    [you] Все остальные вышли из игры: победа ваша.
   *[other] Все остальные вышли из игры, победа за последним: { $name }.
}

## Чего ждёт стол.

solo-turn-open = Ваше слово: объявите игру или спасуйте.
solo-turn-call = Ваше слово: перебейте или спасуйте.
solo-turn-call-or-accept = Ваше слово: примите, перебейте или спасуйте.
solo-turn-accept = Вы спасовали, но предложение ещё в силе ({ $name }). Принять?
solo-turn-raise = Назовите игру старше или бросьте карты.
solo-turn-trumps = Назначьте козырь.
solo-turn-lead = Ваш ход с любой карты.
solo-turn-follow = Ваш ход, в масть: { suit }.
solo-turn-any = Ваш ход с любой карты: нужной масти нет ({ suit }).
solo-turn-other-call = Говорит { $name }.
solo-turn-other-trumps = { $name } назначает козырь.
solo-turn-other-play = Сейчас ходит { $name }.
solo-why-follow = пошли с { suit-genitive }, а они у вас есть

## Вслух по просьбе.

solo-read-before = Карты ещё не сданы.
solo-read-turned = { $who ->
    [you] Сдали вы
   *[other] Сдаёт { $name }
}; открыта карта — { $card }.
solo-read-turned-suit = Открытая масть — { suit }.
solo-read-no-call = Объявлений ещё нет.
solo-read-stands = { $who ->
    [you] Стоит ваше объявление: { $contract }.
   *[other] Стоит объявление: { $contract }, { $name }.
}
solo-read-trick = На столе: { $cards }.
solo-read-tricks = { $who ->
    [you] У вас { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[many] { $tricks } взяток
    }.
   *[other] { $name }: { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[many] { $tricks } взяток
    }.
}
solo-read-taken = { $kind ->
    [misere] Взяток у играющего: { $taken }, у противников: { $others }.
   *[tricks] Взяток у играющих: { $taken } из { $needed }, у противников: { $others }.
}

## На сукне.

solo-auction = Торги
solo-calls-of = Объявления: { $name }
solo-may = Могут говорить: { $names }
solo-may-accept = { $who ->
    [you] Вы ещё можете принять
   *[other] { $name } ещё может принять
}
solo-may-raise = Никто не принял
solo-may-nobody = Перебить некому
solo-no-call = Объявлений нет
solo-your-calls = Что вы можете объявить
solo-name-trumps = Козырь
solo-turned = Открытая масть
solo-exposed = Открытая карта
solo-contract = Заявленная игра
solo-side-declarer = играет
solo-side-defender = противник
solo-out = вне игры
solo-leads = первый ход
solo-trick = Взятка на столе
solo-laid-card = { $name }: { $card }
solo-trick-empty = В этой взятке ещё нет карт.
solo-last-trick = Прошлая взятка
solo-last-trick-close = К столу
solo-last-trick-taken = { $who ->
    [you] Она ваша
   *[other] Взятку берёт { $name }
}
solo-tricks-of = { $tricks ->
    [0] нет взяток
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
}
solo-taken-of = { $taken } из { $needed }
solo-taken-bad = взято { $taken }
solo-taken-others = у других { $taken }
solo-spread-of = { $who ->
    [you] Ваши карты видны всем
   *[other] Открытые карты: { $name }
}
solo-against = { $declarers } · против: { $others }
solo-call-pass = Пас
solo-call-accept = Принимаю
solo-call-prop = Предлагаю
solo-call-solo = Соло
solo-call-misere = Мизер
solo-call-abundance = Абонданс
solo-call-royal = Козырный абонданс
solo-call-open = Открытый мизер
solo-call-declared = Полный абонданс
solo-call-decline = Отказаться
solo-call-throw-in = Бросить карты
solo-note-pass = больше не торговаться
solo-note-pass-eldest = предложение ещё можно будет принять
solo-note-accept = { solo-meaning-prop }
solo-note-decline = { $name } назовёт игру старше или бросит карты
solo-note-throw-in = без записи, пересдача
# Сколько платит или получает каждый противник; двое против двоих — сколько каждый из четырёх.
solo-worth = по { $units } с каждого
solo-worth-tricks = по { $units } с каждого и за лишние
solo-worth-pair = по { $units }
solo-worth-pair-tricks = по { $units } и за лишние
solo-worth-beside = { $what } · { $worth }
solo-press-none = Играть без козыря
solo-deal-over = Кон { $deal }
solo-total-now = итог { $score }
solo-hands-open = Все карты, как они были сданы

## Лист записи.

solo-sheet = Запись
solo-sheet-length = Кон { $deal } из { $deals }
solo-sheet-deal = Кон
solo-sheet-empty = После каждого кона здесь появятся игра и очки.
solo-sheet-made = сыграно
solo-sheet-failed = не сыграно
solo-sheet-thrown-in = карты брошены
solo-sheet-total = Итог
solo-sheet-earlier = До этого

## Клавиши.

solo-help-choose = выбрать карту, а на торгах объявление
solo-help-late = десятая карта и следующие за ней
solo-help-play = сыграть карту, сделать объявление
solo-help-count = прочитать игру, взятки и чей ход
