## Экарте: что говорят игроки и как дошло до розыгрыша (ecarte.md, разделы 3 и 6).

ecarte-call-play = Играю
ecarte-call-propose = Предлагаю
ecarte-call-accept = Прошу
ecarte-call-refuse = Играем

ecarte-situation-stood = без предложения обмена
ecarte-situation-refused = после отказа от обмена
ecarte-situation-exchanged = после обмена
