# Комп’ютерні гравці: як їх звати і які вони.
bot-random = Випадок
bot-random-more = будь-який хід
bot-greedy = Жадібний
bot-greedy-more = бере найкраще, що бачить
bot-greedy-1 = Жадібний 1
bot-greedy-1-more = Жадібний, яким був спочатку, для порівняння
bot-keiki = Кейкі
bot-keiki-more = дитина: перша гра, бере що може
bot-malihini = Маліхіні
bot-malihini-more = новачок: трохи думає
bot-hoaloha = Хоалоха
bot-hoaloha-more = друг: думає наперед
bot-kamaaina = Камааіна
bot-kamaaina-more = місцевий: думає далеко наперед
bot-kupuna = Купуна
bot-kupuna-more = старійшина: важкий суперник

# Чому хід подобається ботові: фрази йдуть за ходом через кому.
bot-reason-chance = шанс на перемогу { $chance } %
bot-reason-only = більше нічого зробити не можна
bot-reason-ahead = зрештою стоїть найкраще, наскільки видно
