### The page of Écarté. Numbers come from the library: $cards in the pack, $players, $target.

rules-ecarte-title = Как играть в экарте
rules-ecarte-description = Правила экарте: тридцать две карты, пять взяток, обмен с согласия обоих и очко за козырного короля.
rules-ecarte-lead = Быстрая игра на взятки для двоих, где ещё до первой карты решают, нравится ли своя рука.
rules-ecarte-fact-players-value = двое
rules-ecarte-fact-time-value = { offer-ecarte-time }
rules-ecarte-fact-difficulty-value = правил немного, и в каждом коне один хороший вопрос
rules-ecarte-fact-pack-value = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}, от семёрки; одна масть козырная
rules-ecarte-fact-goal-value = раньше соперника набрать { $target ->
    [one] { $target } очко
    [few] { $target } очка
    [many] { $target } очков
   *[other] { $target } очка
}
rules-ecarte-idea-tricks = У каждого пять карт, значит, взяток пять. Три — это большинство, и оно даёт очко; все пять дают два.
rules-ecarte-idea-exchange = До розыгрыша несдающий может предложить обмен. Сдающий соглашается или отказывает и тогда рискует.
rules-ecarte-idea-order = В каждой масти старше всех король, за ним дама, валет, туз, 10, 9, 8 и 7. Туз стоит ниже валета.
rules-ecarte-steps-heading = Кон по шагам
rules-ecarte-step-deal = <strong>Раздача.</strong> Каждому по пять карт. Следующую открывают, её масть козырная; если это король, у сдающего сразу очко.
rules-ecarte-step-talk = <strong>Разговор.</strong> Несдающий играет или предлагает обмен. Если сдающий согласен, оба откладывают карты и берут столько же.
rules-ecarte-step-king = <strong>Король.</strong> У кого козырный король, тот может объявить его и получить очко.
rules-ecarte-step-tricks = <strong>Взятки.</strong> Отвечайте в масть и бейте, если можете. Нет масти — кладите козырь.
rules-ecarte-score-heading = Очки
rules-ecarte-score-tricks = Три или четыре взятки дают 1 очко, все пять — 2.
rules-ecarte-score-risk = Кто сыграл без обмена или отказал в первом и не взял большинства, тот отдаёт сопернику 2 очка вместо одного.
rules-ecarte-score-king = Козырный король даёт 1 очко, открыт он или объявлен. Очки считают в том порядке, в каком они появились, поэтому король может выиграть партию до первой взятки.
rules-ecarte-end-lead = Партия длится четверть часа. Попробуйте.
