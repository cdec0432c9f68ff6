### Стол экарте (ecarte.md). $who: `you`, если речь о самом читателе, и `other` обо всех остальных,
### тогда дан $name; $rank, $suit и $case нужны тексту `card` из cards.ftl. Род по имени не узнать,
### поэтому о других всё сказано в настоящем времени.

## Что происходит: один текст для глаза и для слуха.

ecarte-say-lot-tied = Карты одного достоинства, тянем ещё раз.
ecarte-say-lot-dealer = { $who ->
    [you] Ваша карта старше: первым сдаёте вы.
   *[other] Первым сдаёт тот, у кого карта старше: { $name }.
}
ecarte-say-dealer = { $who ->
    [you] Сдаёте вы.
   *[other] Сдаёт { $name }.
}
ecarte-say-dealt = Кон { $deal }. { ecarte-say-dealer } Открытая карта — { card }: козыри — { suit }.
ecarte-say-king-turned = { $who ->
    [you] Это король: очко вам, сдающему.
   *[other] Это король, очко получает сдающий: { $name }.
}
ecarte-say-called = { $who ->
    [you] Вы говорите: «{ $words }».
   *[other] { $name } говорит: «{ $words }».
}
ecarte-say-discards = { $who ->
    [you] Вы сбрасываете
   *[other] { $name } сбрасывает
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
ecarte-say-stood-pat = { $who ->
    [you] Вы оставляете все карты.
   *[other] { $name } оставляет все карты.
}
# Нужно двум следующим.
ecarte-left = { $stock ->
    [0] Талон пуст.
    [one] В талоне осталась { $stock } карта.
    [few] В талоне остались { $stock } карты.
   *[many] В талоне осталось { $stock } карт.
}
ecarte-say-you-draw = Вы берёте { $cards }. { ecarte-left }
ecarte-say-draws = { $name } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}. { ecarte-left }
ecarte-say-reshuffled = Талон кончился: из сброса перетасован новый.
ecarte-say-king = { $who ->
    [you] Вы объявляете козырного короля: одно очко.
   *[other] { $name } объявляет козырного короля: одно очко.
}
ecarte-say-no-king = { $who ->
    [you] Вы ничего не объявляете.
   *[other] { $name } ничего не объявляет.
}
ecarte-say-leads = { $who ->
    [you] Вы ходите { card }.
   *[other] { $name } ходит { card }.
}
ecarte-say-replies = { $who ->
    [you] Вы отвечаете { card }.
   *[other] { $name } отвечает { card }.
}
ecarte-say-trick = { $who ->
    [you] Взятка { $number } ваша.
   *[other] Взятку { $number } берёт { $name }.
}
ecarte-say-scored = { $who ->
    [you] У вас { ecarte-tricks } из пяти
   *[other] { $name }: { ecarte-tricks } из пяти
} и { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $why }.
# Когда очков больше, чем оставалось до конца партии.
ecarte-say-stops = Счёт дальше { $target } не идёт.
ecarte-chip-king-turned = открыт король
ecarte-chip-king = козырный король
ecarte-chip-majority = большинство взяток
ecarte-chip-vole = воль, все пять взяток
ecarte-chip-stood = игра без обмена, за два
ecarte-chip-refused = отказ от обмена, за два
ecarte-degree-double = Двойная партия: у проигравшей стороны меньше трёх очков.
ecarte-degree-triple = Тройная партия: у проигравшей стороны ни одного очка.

## Чего ждёт стол.

ecarte-turn-speak = Ваше слово: играть с этими картами или предложить обмен?
ecarte-turn-speak-again = Ваше слово: играть теперь или предложить ещё один обмен?
ecarte-turn-must-play = Обменов больше не будет: скажите, что играете.
ecarte-turn-answer = { $name } предлагает обмен. Согласны?
ecarte-turn-discard = { $most ->
    [1] Выберите карту для обмена.
   *[other] Выберите для обмена от 1 до { $most } карт.
}
ecarte-turn-discard-or-stand = { $most ->
    [1] Обменяйте одну карту или оставьте все.
   *[other] Выберите для обмена до { $most } карт или оставьте все.
}
ecarte-turn-no-stock = Брать больше нечего: карты остаются у вас.
ecarte-turn-king = Спрашивают обоих: объявляете козырного короля?
ecarte-turn-king-held = Козырный король у вас: его можно объявить до первой своей карты.
ecarte-turn-lead = Ваш ход: любая карта.
ecarte-turn-reply = Ваш ответ на { card }.
ecarte-turn-other-speaks = { $name } решает: играть или предложить обмен.
ecarte-turn-other-answers = { $name } отвечает на предложение.
ecarte-turn-other-discards = { $name } выбирает карты для обмена.
ecarte-turn-other-king = Ждём ответа о козырном короле: { $name }.
ecarte-turn-both-king = Ждём от обоих ответа о козырном короле.

## Почему нельзя.

ecarte-why-follow = масть хода у вас есть, отвечайте в масть; можно сыграть { $cards }
ecarte-why-beat = { $led } нужно перебить, раз есть чем; можно сыграть { $cards }
ecarte-why-trump = масти хода у вас нет, значит, нужен козырь; можно сыграть { $cards }
ecarte-why-no-stock = в талоне ничего не осталось
ecarte-why-speak = сначала ответьте одной из кнопок
ecarte-why-no-king = козырного короля у вас нет
ecarte-cards-or = { $before } или { $card }

## Прочитать вслух.

ecarte-read-trumps = Козыри — { suit }, открытая карта — { card }.
ecarte-read-led = { $who ->
    [you] Вы сыграли: { $card }.
   *[other] { $name }: { $card }.
}
ecarte-read-led-trump = { $who ->
    [you] Вы сыграли: { $card }, козырь.
   *[other] { $name }: { $card }, козырь.
}
ecarte-read-tricks = { $who ->
    [you] У вас { ecarte-tricks }.
   *[other] { $name }: { ecarte-tricks }.
}
ecarte-read-king = { $who ->
    [you] Козырного короля объявили вы.
   *[other] Козырного короля объявляет { $name }.
}
ecarte-read-stock = { ecarte-left }

## Кнопки и места.

ecarte-exchange = Обменять { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
ecarte-choose = Выберите карты
ecarte-keep = Оставить все
ecarte-announce = Объявить короля
ecarte-announce-nothing = Не объявлять
# Слово и что оно значит.
ecarte-answer = { $words }: { $hint }
ecarte-hint-play-first = без обмена; если взятки проиграете, 2 очка сопернику
ecarte-hint-play = начинаем розыгрыш
ecarte-hint-propose = обменять карты, если соперник согласен
ecarte-hint-accept = карты меняют оба
ecarte-hint-refuse-first = без обмена; если взятки проиграете, 2 очка сопернику
ecarte-hint-keep = без обмена для вас
ecarte-hint-king = одно очко
ecarte-hint-no-king = дальше первый ход
ecarte-deal-taken = { $who ->
    [you] У вас { ecarte-tricks }
   *[other] { $name }: { ecarte-tricks }
}
ecarte-deal-trick = { $who ->
    [you] Взятка { $number }, ваша: { $cards }
   *[other] Взятка { $number }, берёт { $name }: { $cards }
}
ecarte-worth-tricks = взятки
ecarte-worth-majority = большинство
ecarte-worth-vole = Все пять взяток стоят 2 очка.
ecarte-worth-later = Сколько стоят взятки, решится, когда закончится обмен.
ecarte-trumps = Козыри
ecarte-turned = Открытая карта: { $card }
ecarte-trump = козырь
ecarte-stock = { $stock ->
    [0] Талон пуст
    [one] Талон: { $stock } карта
    [few] Талон: { $stock } карты
   *[many] Талон: { $stock } карт
}
ecarte-aside = { $count ->
    [one] В сбросе { $count } карта
    [few] В сбросе { $count } карты
   *[many] В сбросе { $count } карт
}
ecarte-reshuffled = { $count ->
    [one] Талон собран заново
    [few] Талон собран заново { $count } раза
   *[many] Талон собран заново { $count } раз
}
ecarte-talk = Что сказано
ecarte-exchanged = Обмен: { $cards }
ecarte-exchanged-before = Раньше { $exchanges ->
    [one] { $exchanges } обмен
    [few] { $exchanges } обмена
   *[many] { $exchanges } обменов
}
ecarte-exchanging = Обмен
ecarte-trick = Взятка { $number }
ecarte-trick-empty = На эту взятку ещё никто не ходил.
ecarte-trick-card = { $name }: { $card }
ecarte-trick-trump = { $name }: { $card }, козырь
ecarte-tricks = { $tricks ->
    [0] ни одной взятки
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
}
ecarte-tricks-of = { $name }: { ecarte-tricks }
ecarte-last-trick = Последняя взятка
ecarte-last-trick-of = { $who ->
    [you] Последняя взятка, ваша: { $cards }
   *[other] Последняя взятка, берёт { $name }: { $cards }
}
ecarte-how-stood = { $who ->
    [you] Вы играете без обмена
   *[other] { $name } играет без обмена
}
ecarte-how-refused = { $who ->
    [you] Вы отказались от обмена
   *[other] { $name }: отказ от обмена
}
ecarte-how-exchanged = { $exchanges ->
    [one] После обмена
    [few] После { $exchanges } обменов
   *[many] После { $exchanges } обменов
}
ecarte-marker = { $who ->
    [you] У вас { $score } из { $target }
   *[other] { $name }: { $score } из { $target }
}
ecarte-lot-rule = Сдаёт старшая карта; туз ниже валета.
ecarte-deal-title = Кон { $deal }
ecarte-deal-king = { $who ->
    [you] козырный король: вам +1
   *[other] козырный король: { $name } +1
}
ecarte-deal-void = Партия закончилась раньше, чем сосчитали взятки.
ecarte-deals-none = Здесь появятся взятки, когда кон закончится.

## Клавиши этой игры.

ecarte-keys-play = сыграть или обменять выбранные карты
ecarte-keys-answer = ответить первой или второй кнопкой
ecarte-keys-keep = оставить все карты
ecarte-keys-king = объявить короля
ecarte-keys-count = прочитать козыри, взятку и талон
