## Вист-соло: слова торгов и заявленные игры (solo-whist.md, раздел 2).

solo-word-pass = пас
solo-word-prop = предложение
solo-word-accept = принятие
solo-word-solo = соло
solo-word-misere = мизер
solo-word-abundance = абонданс
solo-word-royal = козырный абонданс
solo-word-open = открытый мизер
solo-word-declared = полный абонданс
solo-word-decline = отказ
solo-word-throw-in = карты брошены

solo-contract-prop = предложение
solo-contract-accepted = предложение и принятие
solo-contract-solo = соло
solo-contract-misere = мизер
solo-contract-abundance = абонданс
solo-contract-royal = козырный абонданс
solo-contract-open = открытый мизер
solo-contract-declared = полный абонданс
solo-contract-general-misere = общий мизер
