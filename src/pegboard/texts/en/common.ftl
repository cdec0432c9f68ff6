## Words that many places share.

house = Pegboard
yes = Yes
no = No
you = You
language-en = English
language-ru = Русский
