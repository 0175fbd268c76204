# Компьютерные игроки: как их зовут и какие они.
bot-random = Случай
bot-random-more = любой ход
bot-greedy = Жадина
bot-greedy-more = берёт лучшее, что видит
bot-greedy-1 = Жадина 1
bot-greedy-1-more = Жадина, каким был сначала, для сравнения
bot-keiki = Кейки
bot-keiki-more = ребёнок: первая игра, берёт что может
bot-malihini = Малихини
bot-malihini-more = новичок: немного думает
bot-hoaloha = Хоалоха
bot-hoaloha-more = друг: думает вперёд
bot-kamaaina = Камааина
bot-kamaaina-more = местный: думает далеко вперёд
bot-kupuna = Купуна
bot-kupuna-more = старейшина: трудный соперник

# Почему ход нравится боту: фразы идут за ходом через запятую.
bot-reason-chance = шанс на победу { $chance } %
bot-reason-only = больше ничего сделать нельзя
bot-reason-ahead = в итоге стоит лучше всего, насколько видно
