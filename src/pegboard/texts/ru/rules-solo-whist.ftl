### Страница вист-соло в том порядке, какой нужен начинающему.
###
### Числа даёт библиотека: $cards карт в колоде, $deals конов в серии; сколько взяток нужно
### двоим ($pair), в соло ($solo), в абондансе ($abundance) и в полном абондансе ($slam); из
### разобранного кона взятки партнёров ($yours, $theirs, $together) и очки каждого из них
### ($points). $card называет карту.

rules-solo-whist-title = Как играть в вист-соло
rules-solo-whist-description = Правила вист-соло для начинающих: по тринадцать карт, торги, семь заявок, один против троих или двое против двоих, торги целиком, разобранный кон и советы.
rules-solo-whist-lead = Вист для четверых, где перед каждым коном говорят, на что решаются: с партнёром, в одиночку, на все взятки или ни на одну.
rules-solo-whist-fact-players-value = четверо, каждый за себя, партнёры на один кон
rules-solo-whist-fact-time = Серия длится
rules-solo-whist-fact-time-value = { offer-solo-time }
rules-solo-whist-fact-difficulty-value = взятки просты, а к торгам привыкают
rules-solo-whist-fact-pack-value = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}, туз старший
rules-solo-whist-fact-goal-value = больше всех очков за { $deals ->
    [one] { $deals } кон
    [few] { $deals } кона
    [many] { $deals } конов
   *[other] { $deals } кона
}

rules-solo-whist-idea-tricks = У каждого тринадцать карт, значит, и взяток тринадцать: все кладут по карте, и старшая забирает четыре. Есть масть — отвечайте в масть, нет — кладите что угодно.
rules-solo-whist-idea-alone = Соль вечера — <em>торги</em> перед взятками. Каждый говорит, за что возьмётся: столько-то взяток с партнёром, столько-то в одиночку или вовсе ни одной. Играют высшую заявку, обычно один против троих.
rules-solo-whist-idea-turned = Каждый играет за себя. Если и нашёлся партнёр, то на один кон; в следующем он может оказаться против вас.

rules-solo-whist-steps-heading = Кон по шагам
rules-solo-whist-step-deal = <strong>Раздача.</strong> Каждому по тринадцать карт, последнюю карту сдающего показывают.
rules-solo-whist-step-calls = <strong>Торги.</strong> Начиная с соседа сдающего слева каждый пасует или называет игру старше.
rules-solo-whist-step-tricks = <strong>Взятки.</strong> Первым ходит сосед сдающего слева, кто бы ни выиграл торги.
rules-solo-whist-step-score = <strong>Запись.</strong> Что выиграл играющий, то проиграли остальные, и сдаёт следующий.

rules-solo-whist-deal-heading = Раздача
rules-solo-whist-deal-lot = Перед первым коном каждый тянет по карте, и сдаёт тот, у кого она младше; только при этом жребии туз младший. Потом сдают по кругу налево.
rules-solo-whist-deal-cards = Каждый получает тринадцать карт: четыре раза по три и ещё одну. В любой масти старше всех туз, за ним король, дама, валет и так до двойки.
rules-solo-whist-deal-turned = Самую последнюю карту, свою собственную, сдающий открывает для всех. Её масть называют <em>открытой</em>: в младших заявках она козырная. Карта остаётся у сдающего, и ходит он ею как любой другой.

rules-solo-whist-calls-heading = Заявки от младшей к старшей
rules-solo-whist-calls-lead = Взяться можно за семь разных игр. Каждая старше тех, что выше её в таблице.
rules-solo-whist-contracts-table = Заявки от младшей к старшей
rules-solo-whist-column-call = Заявка
rules-solo-whist-column-needs = Нужно
rules-solo-whist-column-trumps = Козырь
rules-solo-whist-row-prop = Предло­жение и принятие
rules-solo-whist-row-solo = Соло
rules-solo-whist-row-misere = Мизер
rules-solo-whist-row-abundance = Абонданс
rules-solo-whist-row-royal = Козырный абонданс
rules-solo-whist-row-open = Открытый мизер
rules-solo-whist-row-declared = Полный абонданс
rules-solo-whist-needs-prop = { $pair ->
    [one] { $pair } взятка
    [few] { $pair } взятки
    [many] { $pair } взяток
   *[other] { $pair } взятки
} вдвоём
rules-solo-whist-needs-solo = { $solo ->
    [one] { $solo } взятка
    [few] { $solo } взятки
    [many] { $solo } взяток
   *[other] { $solo } взятки
} в одиночку
rules-solo-whist-needs-misere = ни одной взятки, в одиночку
rules-solo-whist-needs-abundance = { $abundance ->
    [one] { $abundance } взятка
    [few] { $abundance } взятки
    [many] { $abundance } взяток
   *[other] { $abundance } взятки
} в одиночку
rules-solo-whist-needs-royal = { $abundance ->
    [one] { $abundance } взятка
    [few] { $abundance } взятки
    [many] { $abundance } взяток
   *[other] { $abundance } взятки
} в одиночку
rules-solo-whist-needs-open = ни одной взятки, в одиночку и с открытыми картами
rules-solo-whist-needs-declared = все { $slam ->
    [one] { $slam } взятка
    [few] { $slam } взятки
    [many] { $slam } взяток
   *[other] { $slam } взятки
} в одиночку
rules-solo-whist-trumps-prop = открытая масть
rules-solo-whist-trumps-solo = открытая масть
rules-solo-whist-trumps-misere = нет
rules-solo-whist-trumps-abundance = масть по выбору
rules-solo-whist-trumps-royal = открытая масть
rules-solo-whist-trumps-open = нет
rules-solo-whist-trumps-declared = масть по выбору
rules-solo-whist-calls-pair = <em>Предложение</em> ищет партнёра. Кто его примет, тот играет с вами, двое против двоих, где бы он ни сидел. Во всех остальных заявках один играет против троих, его и называют <em>играющим</em>.
rules-solo-whist-calls-abundance = Заявляя абонданс, масть не говорят. Её называют, когда торги кончились, до первого хода. Если заявку перебили, масти так никто и не узнает.

rules-solo-whist-auction-heading = Торги
rules-solo-whist-auction-turn = <strong>По кругу.</strong> Первым говорит сосед сдающего слева, его называют <em>первой рукой</em>. Дальше по часовой стрелке.
rules-solo-whist-auction-higher = <strong>Выше или пас.</strong> Спасуйте или назовите игру старше последней. Перескакивать можно через сколько угодно.
rules-solo-whist-auction-accept = <strong>Принятие.</strong> Пока старше предложения никто ничего не назвал и партнёра у него нет, его можно принять. Второго предложения за одни торги не бывает.
rules-solo-whist-auction-pass = <strong>Пас окончателен.</strong> Кто спасовал, тот в торгах больше не участвует, кроме одного случая ниже.
rules-solo-whist-auction-again = <strong>Перебили?</strong> Если кто-то назвал игру старше вашей, вас спросят снова: выше или пас.
rules-solo-whist-auction-end = <strong>Конец.</strong> Когда спрашивать больше некого, играют высшую заявку. Если спасовали все четверо, карты сдают заново.
rules-solo-whist-right-heading = Первая рука может вернуться
rules-solo-whist-right = Первая рука говорит, никого ещё не услышав, поэтому у неё есть право, какого нет у других. Если она спасовала, а чужое предложение дошло до неё по кругу непринятым и неперебитым, она ещё может его принять. Пусть первая рука — вы.
rules-solo-whist-right-after = Сначала вы спасовали, а теперь приняли: вы вдвоём играете против остальных. Никто другой вернуться бы не мог.
rules-solo-whist-overtaken-heading = Предложение перебили
rules-solo-whist-overtaken = А здесь предложение долго не живёт.
rules-solo-whist-overtaken-after = Соло отменило предложение, а с ним и ваше право первой руки. Предложивший не пасовал, его спросили снова, и он поднялся до мизера. Его и играют.
rules-solo-whist-lone-heading = Предложение никому не нужно
rules-solo-whist-lone = Если остальные спасовали и предложение никто не принял, предложивший может назвать любую игру старше или бросить карты. Тогда их сдают заново, и очков не пишут.
rules-solo-whist-lone-after = Вы отказались, выбирать пришлось тому, кто напротив, и он решился на соло.

rules-solo-whist-tricks-heading = Взятки
rules-solo-whist-tricks-lead = На первую взятку ходит первая рука, кто бы ни выиграл торги. Только в полном абондансе играющий ходит сам. Кто взял, тот ходит дальше.
rules-solo-whist-tricks-follow = Если масть хода у вас есть, отвечайте в масть. Если нет, кладите любую карту. Перебивать не обязательно, брать козырем тоже.
rules-solo-whist-tricks-winner = Взятку берёт старший козырь. Если козырей в ней нет, её берёт старшая карта той масти, с которой пошли.
rules-solo-whist-single-heading = Чья взятка?
rules-solo-whist-single-lead = Четыре отдельные взятки. Открыта { $card }, её масть козырная. Карта, с которой пошли, подчёркнута.
rules-solo-whist-single-title = Четыре взятки и кто их берёт
rules-solo-whist-worked-left = Слева
rules-solo-whist-worked-opposite = Напротив
rules-solo-whist-worked-right = Справа
rules-solo-whist-tricks-column-number = №
rules-solo-whist-tricks-column-taker = Взятка
rules-solo-whist-trick-high = старшая карта масти хода
rules-solo-whist-trick-trumped = и самый мелкий козырь бьёт туза
rules-solo-whist-trick-overtrumped = из двух козырей — старший
rules-solo-whist-trick-thrown = туз чужой масти не берёт ничего
rules-solo-whist-tricks-last = Последнюю взятку можно посмотреть ещё раз, прежние уже нельзя. А в мизере нельзя и последнюю.

rules-solo-whist-misere-heading = Ни одной взятки
rules-solo-whist-misere-none = В мизере козыря нет, открытая масть ничем не лучше других, и всё наоборот: играющий не хочет брать, а трое стараются, чтобы взял. С первой же его взяткой мизер проигран, и кон кончен.
rules-solo-whist-misere-open = В открытом мизере карты играющего кладут на стол для всех, как только сыграна первая взятка. Ходит он ими по-прежнему сам, а советоваться остальным нельзя. Полный абонданс тоже кончается сразу, с первой взяткой, которую играющий отдал.
rules-solo-whist-misere-general = За столом могут договориться, что после четырёх пасов карты не сдают заново, а играют <em>общий мизер</em>: без козыря, каждый за себя, и взявший последнюю взятку платит каждому из остальных по очку.

rules-solo-whist-worked-heading = Целый кон шаг за шагом
rules-solo-whist-worked-lead = Вы первая рука, сдаёт сосед справа. Вот карты всех четверых.
rules-solo-whist-worked-turned = Последняя карта сдающего — { $card }. С четырьмя мелкими козырями своей игры называть не хочется, и вы пасуете. Но кто-то предлагает, и никто не берётся помочь.
rules-solo-whist-worked-play = Теперь ясно, что у предложившего что-то есть. С тузом, двумя королями и четырьмя козырями вы охотно поможете. Вдвоём нужно { $pair ->
    [one] { $pair } взятку
    [few] { $pair } взятки
    [many] { $pair } взяток
   *[other] { $pair } взятки
}, и первым ходите вы. Карта, с которой пошли, подчёркнута.
rules-solo-whist-worked-tricks = Тринадцать взяток этого кона
rules-solo-whist-note-out = ваша дама выманила туза
rules-solo-whist-note-draw = партнёр выбивает козыри
rules-solo-whist-note-aces = теперь ваши старшие пики в безопасности
rules-solo-whist-note-overtrump = партнёр берёт козырем, но его бьют старшим
rules-solo-whist-note-last = ваш последний мелкий козырь
rules-solo-whist-worked-note = Присмотритесь к середине: сначала партнёр выбил козыри, а потом вы пошли старшими картами, когда бить их было уже почти нечем.
rules-solo-whist-worked-score = У вас { $yours ->
    [one] { $yours } взятка
    [few] { $yours } взятки
    [many] { $yours } взяток
   *[other] { $yours } взятки
}, у партнёра { $theirs }, вместе { $together }, и этого ровно хватило. Каждому из вас { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, и столько же потерял каждый из двоих других.

rules-solo-whist-score-heading = Запись
rules-solo-whist-score-zero = Очки переходят между вами четверыми: сколько одни выиграли, столько другие проиграли, и вместе у всех всегда ноль. Счёт ниже нуля — дело обычное.
rules-solo-whist-score-lead = Вот сколько получает играющий, если взял своё, и сколько платит каждый из остальных. Если не взял, те же очки идут в обратную сторону.
rules-solo-whist-payments-table = Очки каждой сыгранной заявки
rules-solo-whist-column-declarer = Играющий
rules-solo-whist-column-other = Каждый из других
rules-solo-whist-score-pair = В предложении оба партнёра пишут то, что в первой строке у играющего, а оба соперника — то, что у других.
rules-solo-whist-score-tricks = Лишние взятки не дают ничего, и насколько не хватило, тоже не важно. Взяли своё — отдыхайте; проиграли так проиграли.
rules-solo-whist-session-heading = Серия
rules-solo-whist-session-length = Играют { $deals ->
    [one] { $deals } кон
    [few] { $deals } кона
    [many] { $deals } конов
   *[other] { $deals } кона
}, чтобы все сдавали поровну. Брошенные коны не в счёт. У кого в конце больше очков, тот и выиграл; при равенстве место делят.
rules-solo-whist-session-lead = Четыре кона серии и что из них вышло.
rules-solo-whist-session-table = Четыре кона и их сумма
rules-solo-whist-column-deal = Кон
rules-solo-whist-session-solo = Вы: соло, сыграно
rules-solo-whist-session-misere = Слева: мизер, проигран
rules-solo-whist-session-pair = Напротив и справа: предложение, сыграно
rules-solo-whist-session-declared = Справа: полный абонданс, сыгран
rules-solo-whist-session-total = Вместе
rules-solo-whist-scale-heading = Старая шкала
rules-solo-whist-scale-lead = За столом могут вести счёт и по старой шкале, где важна каждая взятка. Вот сколько платит играющему каждый соперник, если тот взял ровно столько, сколько нужно, и если на одну больше.
rules-solo-whist-scale-table = Старая шкала
rules-solo-whist-column-base = Ровно
rules-solo-whist-column-beside = На взятку больше
rules-solo-whist-scale-after = Каждая следующая взятка прибавляет ещё одно очко, и каждая нехватка стоит на одно дороже. В предложении каждый из партнёров рассчитывается с одним соперником, а если двое взяли все тринадцать, лишние считают вдвойне.

rules-solo-whist-bids-heading = Что заявлять с какой рукой
rules-solo-whist-bids-lead = Пусть открыта { $card }. Считайте верные взятки: тузы, короли с картой для защиты и длинные козыри.
rules-solo-whist-bid-prop = <strong>Предложение.</strong> Около четырёх взяток и несколько козырей. Ещё четыре должен принести партнёр.
rules-solo-whist-bid-accept = <strong>Принятие.</strong> Когда предложил другой, довольно трёх-четырёх взяток.
rules-solo-whist-bid-solo = <strong>Соло.</strong> Пять козырей со старшими, а рядом туз с королём.
rules-solo-whist-bid-misere = <strong>Мизер.</strong> В каждой масти двойка или тройка, и над ней что-нибудь мелкое. Длинные масти не страшны, если они низкие.
rules-solo-whist-bid-abundance = <strong>Абонданс.</strong> Шесть-семь карт одной масти со всеми старшими и тузы с королями сбоку.
rules-solo-whist-bid-open = <strong>Открытый мизер.</strong> Мелочь от начала до конца. Слабое место увидят все трое, так что его быть не должно.
rules-solo-whist-bid-declared = <strong>Полный абонданс.</strong> Рука, которая берёт всё, что бы ни было у других. Приходит она раз в сто лет.
rules-solo-whist-bids-after = Соло приносит втрое больше предложения, поэтому с рукой, которая справится сама, партнёра не ищите. А если на предложение никто не отозвался, не беда: карты ещё можно бросить.
rules-solo-whist-leads-heading = С чего ходить
rules-solo-whist-leads-pair = <strong>С партнёром.</strong> Если козырей у вас двоих, похоже, больше, ходите ими пораньше. Тогда старшие карты уцелеют.
rules-solo-whist-leads-solo = <strong>Против соло.</strong> Ходите со своей длинной и сильной масти, пусть играющий тратит на неё козыри. Выбивать козыри предоставьте ему.
rules-solo-whist-leads-misere = <strong>Против мизера.</strong> Ищите масть, где у него дыра: такую, что у вас короткая и средняя, и ходите мелкой. От своих старших карт избавляйтесь, когда взятка чужая.
rules-solo-whist-leads-abundance = <strong>Против абонданса.</strong> Тузов играйте сразу, а королей — как только нечем их бить. Когда ход перейдёт к играющему, второго случая не будет.
rules-solo-whist-alone-heading = Один против троих
rules-solo-whist-alone = Играющий выбивает козыри, пока старшие у него, а потом разыгрывает длинную масть. Один козырь приберегите для масти, которой у вас нет: с ним вы вернёте себе ход. И считайте: в масти тринадцать карт, минус вышедшие, минус свои.
rules-solo-whist-low-heading = Как играть мизер
rules-solo-whist-low-hand = Мизер держится на мелких картах, а не на коротких мастях. Спросите себя о каждой масти: если с неё пойдут ещё и ещё, смогу ли я каждый раз подложить карту ниже?
rules-solo-whist-low-play = Если кто-то уже положил карту старше, отдавайте самую крупную из тех, что ниже её, а двойку берегите до конца. Нет масти — сбрасывайте самое опасное, например десятку, под которой пусто.
rules-solo-whist-low-example-title = Надёжная масть
rules-solo-whist-low-example = Девятка, семёрка, четвёрка и двойка: кто бы с этой масти ни ходил, ниже что-нибудь найдётся. Без двойки это был бы риск.
rules-solo-whist-low-against = Играя против мизера, помогайте друг другу, а не себе: возвращайте масть, на которой играющий задумался, и не спасайте его своей старшей картой.

rules-solo-whist-faq-own-question = Партнёр у меня на всю серию?
rules-solo-whist-faq-own = Нет. Каждый играет за себя. Союз заключают на один кон и снова расходятся.
rules-solo-whist-faq-trump-question = Если масти нет, обязательно брать козырем?
rules-solo-whist-faq-trump = Нет. Без масти хода можно положить что угодно. В экарте иначе, и перепутать легко.
rules-solo-whist-faq-beat-question = Обязательно ли бить карту хода?
rules-solo-whist-faq-beat = Нет. Нужно только ответить в масть, если она есть, а насколько крупной картой — дело ваше.
rules-solo-whist-faq-over-question = Что старше абонданса?
rules-solo-whist-faq-over = Козырный абонданс: то же самое, но с открытой мастью. Стоит он столько же, а перебивает обычный.
rules-solo-whist-faq-same-question = Могут двое заявить соло?
rules-solo-whist-faq-same = Нет. Каждая заявка должна быть старше прежней, и соло играет тот, кто сказал первым. Хотите играть сами — поднимайтесь выше, например до мизера.
rules-solo-whist-faq-again-question = Пас уже сказан. Почему теперь нельзя принять?
rules-solo-whist-faq-again = Пас окончателен. Вернуться может только первая рука, и только чтобы принять предложение, которое ещё в силе.
rules-solo-whist-faq-eldest-question = Я первая рука, мой пас уже сказан. Почему меня не спросили?
rules-solo-whist-faq-eldest = Предложение перебили или приняли раньше вас. Тогда право пропало.
rules-solo-whist-faq-lone-question = Моё предложение никто не принял. Что теперь?
rules-solo-whist-faq-lone = Можно подняться до любой заявки старше или бросить карты. Тогда сдаёт следующий, и очков не пишут.
rules-solo-whist-faq-lead-question = Торги за мной. Почему хожу не я?
rules-solo-whist-faq-lead = Первой ходит первая рука, какая бы игра ни была заявлена, кроме полного абонданса. За столом могут дать первый ход играющему и в остальных абондансах.
rules-solo-whist-faq-seats-question = Партнёры сидят напротив?
rules-solo-whist-faq-seats = Не всегда. Все остаются на своих местах, так что партнёром может стать и сосед, а порядок ходов не меняется.
rules-solo-whist-faq-name-question = Когда играющий называет козырь?
rules-solo-whist-faq-name = Когда торги кончились, до первого хода, и только в абондансе или полном абондансе. Назвать можно и открытую масть.
rules-solo-whist-faq-turned-up-question = Открытая карта в мизере что-нибудь значит?
rules-solo-whist-faq-turned-up = Нет. Козыря в мизере не бывает, и её масть ничем не лучше других.
rules-solo-whist-faq-stop-question = Почему кон оборвался на середине?
rules-solo-whist-faq-stop = Потому что всё решилось: в мизере играющий взял взятку или в полном абондансе её отдал.
rules-solo-whist-faq-spread-question = Когда показывают карты открытого мизера?
rules-solo-whist-faq-spread = После первой взятки, и всем сразу. За столом могут договориться открывать их до первого хода.
rules-solo-whist-faq-overtricks-question = Дают ли что-нибудь лишние взятки?
rules-solo-whist-faq-overtricks = В обычной записи нет. По старой шкале даёт каждая.
rules-solo-whist-faq-pass-question = А если спасуют все четверо?
rules-solo-whist-faq-pass = Сдаст следующий, и очков никто не получит. За столом могут вместо этого играть общий мизер.
rules-solo-whist-faq-talk-question = Можно сказать партнёру, что у меня на руках?
rules-solo-whist-faq-talk = Нет. От раздачи до конца розыгрыша вас связывают только заявки и карты. Поэтому свободного чата за столом в это время нет.
rules-solo-whist-end-lead = Трое клубных игроков готовы. Спасуйте раз-другой, посмотрите, а потом попробуйте соло.
