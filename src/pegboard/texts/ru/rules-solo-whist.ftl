### The page of Solo Whist. Numbers come from the library: $cards in the pack, $players, $deals.

rules-solo-whist-title = Как играть в вист-соло
rules-solo-whist-description = Правила вист-соло: по тринадцать карт, торги, семь заявок, один против троих или двое против двоих.
rules-solo-whist-lead = Вист для четверых, где перед каждым коном говорят, на что решаются: с напарником, в одиночку, на все взятки или ни на одну.
rules-solo-whist-fact-players-value = четверо, каждый за себя, напарники на один кон
rules-solo-whist-fact-time-value = { offer-solo-time }
rules-solo-whist-fact-difficulty-value = взятки просты, а к торгам привыкают
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
rules-solo-whist-idea-tricks = У каждого тринадцать карт, значит, взяток тринадцать. Есть масть — отвечайте в масть, нет — кладите что угодно.
rules-solo-whist-idea-alone = На торгах каждый говорит, за что возьмётся: столько-то взяток или ни одной. Играют высшую заявку, обычно один против троих.
rules-solo-whist-idea-turned = Последняя карта сдающего открыта, и в младших заявках её масть козырная. В старших козырь выбирает играющий, или козыря нет совсем.
rules-solo-whist-steps-heading = Кон по шагам
rules-solo-whist-step-deal = <strong>Раздача.</strong> Каждому по тринадцать карт, последнюю показывают.
rules-solo-whist-step-calls = <strong>Торги.</strong> Начиная с соседа сдающего слева каждый пасует или называет игру старше.
rules-solo-whist-step-tricks = <strong>Взятки.</strong> Первым ходит сосед сдающего слева, кто бы ни выиграл торги.
rules-solo-whist-step-score = <strong>Запись.</strong> Что выиграл играющий, то проиграли остальные, поэтому сумма всех очков всегда нуль.
rules-solo-whist-contracts-heading = Заявки от младшей к старшей
rules-solo-whist-contract-proposal = <strong>Предложение и принятие.</strong> Двое напарников берут вместе восемь взяток.
rules-solo-whist-contract-solo = <strong>Соло.</strong> Пять взяток в одиночку против троих.
rules-solo-whist-contract-misere = <strong>Мизер.</strong> Ни одной взятки, без козыря.
rules-solo-whist-contract-abundance = <strong>Абонданс.</strong> Девять взяток с козырем по выбору; в открытой масти это козырный абонданс, и он старше.
rules-solo-whist-contract-open = <strong>Открытый мизер.</strong> Ни одной взятки, и после первой ваши карты лежат открыто.
rules-solo-whist-contract-declared = <strong>Полный абонданс.</strong> Все тринадцать взяток.
rules-solo-whist-end-lead = Трое клубных игроков готовы. Спасуйте раз-другой, посмотрите, а потом попробуйте соло.
