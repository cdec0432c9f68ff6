## Words that many places share.

house = Играем вместе
yes = Да
no = Нет
you = Вы
language-en = English
language-ru = Русский
