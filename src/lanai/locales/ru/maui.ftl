# Мауи.

maui-yellow = жёлтый
maui-pink = розовый
maui-blue = голубой
maui-orange = оранжевый
maui-green = зелёный
maui-white = белая
maui-black = чёрная
maui-dollars = песчаные доллары
maui-penalties = жетоны штрафа
maui-crabs = песчаные крабы
maui-score-white = белые жемчужины
maui-score-black = чёрные жемчужины

maui-umbrella-white = с белой жемчужиной
maui-umbrella-black = с чёрной жемчужиной
maui-umbrella-blue-green = «голубой или зелёный»
maui-umbrella-orange-green = «оранжевый или зелёный»

# Что произошло: фразы идут за именем игрока через запятую; после двоеточия следует итог.
maui-event-part = { $part ->
    [1] начинает
   *[other] начинает часть { $part }
}
maui-event-market = { $row }.{ $slot }: { $towel }
maui-event-entrance = начинает с { $towel }
maui-event-dollars = берёт { $count ->
    [one] { $count } доллар
    [few] { $count } доллара
   *[many] { $count } долларов
} из зоны { $zone }
maui-event-take = { $cost ->
    [0] берёт { $towel } с места { $row }.{ $slot }
    [one] берёт { $towel } с места { $row }.{ $slot } за { $cost } доллар
    [few] берёт { $towel } с места { $row }.{ $slot } за { $cost } доллара
   *[many] берёт { $towel } с места { $row }.{ $slot } за { $cost } долларов
}
maui-event-lay = { $top ->
    [-1] ряды от −1 до 1:
   *[other] ряды { $top }–{ $bottom }:
}
maui-event-spare = берёт { $towel } с места { $row }.{ $slot } как запасное полотенце
maui-event-penalty = жетон штрафа
maui-event-pearl = { $colour } жемчужина
maui-event-umbrella = зонтик { $kind }
maui-event-lost = теряет зонтик { $kind }
maui-event-crab = краб на { $value }
maui-event-escape = краб на { $value } убегает
maui-event-token = кладёт { $token } жетон в ряд { $row }
maui-event-step = { $steps ->
    [0] { $pattern }: дорожка пройдена
   *[other] { $pattern } +{ $steps }
}
maui-event-ornament = получает { $token } жетон
maui-event-refill = { $towel } ложится на { $row }.{ $slot }
maui-event-last = { $towels ->
    [one] выложено { $towels } полотенце
    [few] выложено { $towels } полотенца
   *[many] выложено { $towels } полотенец
}: это последний раунд
maui-event-first_scoring = { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
} после первой части
maui-event-over = заканчивает: { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}

# Почему ход невозможен.
maui-why-umbrella-first = сначала выберите дорожку для накрытого зонтика
maui-why-turn-open = полотенце уже лежит; кладите на него жетоны или закончите ход
maui-why-zone-empty = в этой зоне нет долларов
maui-why-spare-dollars = запасное полотенце берут, когда ничего другого нет, а в зоне лежат доллары
maui-why-spare-towel = запасное полотенце берут, когда ничего другого нет, а доступное по цене полотенце к пляжу подходит
maui-why-no-umbrella = нет зонтика, который ждёт выбора
maui-why-other-pair = зонтик даёт шаг на одной из двух дорожек: { $a } или { $b }
maui-why-no-turn = заканчивать нечего: возьмите полотенце или доллары
maui-why-no-match-yet = полотенце пока ни с чем не совпадает; совпадение должен создать жетон
maui-why-no-towel-yet = жетоны кладут на полотенце, выложенное в этот ход
maui-why-slot-empty = там нет полотенца
maui-why-too-dear = цена { $cost }, а у вас { $dollars }
maui-why-fits-nowhere = { $towel } не совпадает с последним полотенцем ни на какой высоте
maui-why-under-crab = единственное совпадение оказалось бы под крабом в ряду { $row }
maui-why-no-match = в рядах { $top }–{ $bottom } { $towel } не повторяет ни одного узора последнего полотенца
maui-why-no-token = такого жетона на этот ход у вас нет
maui-why-token-nowhere = этому жетону на полотенце нет места
maui-why-other-towel = у полотенца этого хода там нет клетки
maui-why-has-token = на этой клетке уже лежит жетон
maui-why-inactive = эта клетка не действует
maui-why-same-pattern = на клетке и так этот узор
maui-why-dead-end = не осталось бы ни совпадения, ни жетона, чтобы создать новое

# Изображение стола.
maui-variant-base = базовая игра
maui-variant-crabs = песчаные крабы
maui-variant-combined = объединённая игра
maui-picture-round = раунд { $round }
maui-picture-part = часть { $part } из { $parts }
maui-picture-first = первый игрок
maui-picture-last = последний раунд
maui-picture-over = игра окончена
maui-picture-points = очки
maui-picture-score = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
maui-picture-pearls = жемчуг
maui-picture-total = всего
maui-picture-market = Рынок
maui-picture-bag = в мешочке { $count }
maui-picture-zone = зона { $zone }
maui-picture-dollars = доллары
maui-picture-penalties = штрафы
maui-picture-crabs = крабы
maui-picture-legend-base = $ доллары  ○ • жемчуг  [B] жетон  −1 штраф  B/G зонтик, шаг по дорожке
maui-picture-legend-crabs = $ доллары  [B] жетон  −1 штраф  v3v краб  B/G зонтик, шаг по дорожке
maui-picture-legend-combined = $ доллары  ○ • жемчуг  [B] жетон  −1 штраф  v3v краб  B/G зонтик

# Что можно сделать сейчас.
maui-ask-action = Возьмите полотенце ({ $towel }) или все доллары одной зоны ({ $dollars }).
maui-ask-towel = Возьмите полотенце ({ $towel }).
maui-ask-dollars = Ни одно доступное по цене полотенце не подходит: возьмите все доллары одной зоны ({ $dollars }).
maui-ask-spare = Ни одно доступное полотенце не подходит, долларов нет: возьмите любое как запасное ({ $spare }).
maui-ask-umbrella = Выберите дорожку, по которой ведёт зонтик ({ $a } или { $b }).
maui-ask-tokens = Положите жетон в ряд своего полотенца ({ $token }) или закончите ход (done).
maui-ask-tokens-match = Положите жетон в ряд своего полотенца ({ $token }); закончить ход можно, когда появится совпадение.
maui-ask-done = Жетонов больше нет: закончите ход (done) или отмените его (undo).

# Что сделает ход.
maui-effect-dollars = { $count ->
    [one] { $count } доллар
    [few] { $count } доллара
   *[many] { $count } долларов
}
maui-effect-step = { $steps ->
    [0] { $pattern }: дорожка пройдена
   *[other] { $pattern } +{ $steps }
}
maui-effect-needs-token = нужен жетон
maui-effect-pearl = { $colour } жемчужина
maui-effect-umbrella = зонтик { $kind }
maui-effect-lost = потеря зонтика { $kind }
maui-effect-token = { $token } жетон
maui-effect-penalties = { $count ->
    [one] { $count } штраф
    [few] { $count } штрафа
   *[many] { $count } штрафов
}
maui-effect-crab = краб −{ $value }
maui-effect-pays = цена { $cost ->
    [one] { $cost } доллар
    [few] { $cost } доллара
   *[many] { $cost } долларов
}
maui-effect-nothing = ничего
maui-effect-lay = { $towel }: { $effect }
maui-effect-points = { $effect } ({ $change } { $points ->
    [one] очко
    [few] очка
   *[many] очков
})

# Виды ходов и что говорит о них подсказка.
maui-family-dollars = Взять все доллары одной зоны
maui-family-towel = Взять полотенце и положить: место на рынке@верхний ряд
maui-family-umbrella = Шагнуть по одной из дорожек зонтика
maui-family-token = Положить жетон в ряд полотенца
maui-family-done = Закончить ход
maui-family-spare = Взять любое полотенце как запасное, в ряды 3–5
maui-help =
    В «Мауи» ход towel 1.2@3 берёт полотенце из ряда 1, место 2 рынка, и кладёт его верхним краем в ряд 3 вашего
    пляжа; оно должно повторить узор последнего полотенца в том же ряду и двигает ракушку этого узора на значение
    ряда. dollars 1 берёт все доллары зоны 1.

# В браузере: верхняя строка и подсказка, которая следует за выбором.
maui-heading-round = { $part ->
    [0] Раунд { $round }
   *[other] Часть { $part }, раунд { $round }
}
maui-heading-last = { $part ->
    [0] Последний раунд
   *[other] Часть { $part }, последний раунд
}
maui-heading-over = Игра окончена
maui-prompt-action = Выберите полотенце или возьмите доллары одной зоны
maui-prompt-towel = Выберите полотенце
maui-prompt-dollars = Ни одно доступное по цене полотенце не подходит: возьмите доллары одной зоны
maui-prompt-spare = Ни одно доступное полотенце не подходит, долларов нет: выберите любое как запасное
maui-prompt-height = Выберите высоту для полотенца
maui-prompt-umbrella = Вы накрыли зонтик: выберите шаг по дорожке { $a } или { $b }
maui-prompt-tokens = Положите жетон на полотенце или закончите ход
maui-prompt-tokens-match = Положите жетон, который создаст совпадение
maui-prompt-cell = Выберите клетку: { $token } жетон
maui-prompt-done = Закончите ход или отмените его
maui-prompt-wait = Выбирают другие
maui-prompt-over = Игра окончена
maui-prompt-ready-towel = Положить полотенце в ряды { $top }–{ $bottom }
maui-prompt-ready-dollars = { $count ->
    [one] Взять { $count } доллар
    [few] Взять { $count } доллара
   *[many] Взять { $count } долларов
}
maui-prompt-ready-spare = Положить запасное полотенце в ряды { $top }–{ $bottom }
maui-prompt-ready-umbrella = Шаг по дорожке: { $pattern }
maui-prompt-ready-token = Положить { $token } жетон в ряд { $row }
maui-prompt-ready-done = Закончить ход
maui-prompt-chip-dollars = Зона { $zone }
maui-prompt-chip-token = Ряд { $row }, { $token }
maui-prompt-chip-spare = Полотенце { $row }.{ $slot }
maui-prompt-chip-done = Закончить ход

# Названия предметов и что они говорят о себе, если на них указать.
maui-piece-rows = Ряды { $top }–{ $bottom }
maui-piece-market = Рынок
maui-piece-points = Очки
maui-piece-tracks = Дорожки
# Следующие три стоят под рынком, где места на шесть букв.
maui-piece-free = Даром
maui-piece-take = +{ $count }
maui-piece-none = Пусто
maui-piece-left = осталось { $count }
maui-piece-bag = Показать полотенца, которые ещё в мешочке
maui-piece-in-bag = { $count ->
    [0] Мешочек пуст
    [one] В мешочке ещё { $count } полотенце
    [few] В мешочке ещё { $count } полотенца
   *[many] В мешочке ещё { $count } полотенец
}
maui-piece-close = Закрыть
maui-piece-enlarge = Увеличить пляж игрока { $seat }
maui-piece-beach = Пляж игрока { $seat }
maui-piece-beach-of = Пляж: { $name }
maui-piece-towels = { $count } из 12 полотенец
maui-piece-first = Первый игрок: с него начинаются раунды
maui-piece-last-round = Последний раунд
maui-piece-ended = { $points ->
    [one] Место { $place }: { $points } очко
    [few] Место { $place }: { $points } очка
   *[many] Место { $place }: { $points } очков
}
maui-piece-tabs = Рынок, дорожки и пляжи остальных
maui-piece-tab-market = Рынок
maui-piece-tab-tracks = Дорожки
maui-piece-tab-beaches = Пляжи
maui-piece-slot-name = { $cost ->
    [0] Полотенце { $a }, { $b }, { $c }: ряд { $row }, место { $slot }, даром
    [one] Полотенце { $a }, { $b }, { $c }: ряд { $row }, место { $slot }, { $cost } доллар
    [few] Полотенце { $a }, { $b }, { $c }: ряд { $row }, место { $slot }, { $cost } доллара
   *[many] Полотенце { $a }, { $b }, { $c }: ряд { $row }, место { $slot }, { $cost } долларов
}
maui-piece-offer = { $cost ->
    [0] Полотенце: { $a }, { $b }, { $c }, считая от океана. Даром.
    [one] Полотенце: { $a }, { $b }, { $c }, считая от океана. Стоит { $cost } доллар; он ляжет в зону этого ряда.
    [few] Полотенце: { $a }, { $b }, { $c }, считая от океана. Стоит { $cost } доллара; они лягут в зону этого ряда.
   *[many] Полотенце: { $a }, { $b }, { $c }, считая от океана. Стоит { $cost } долларов; они лягут в зону этого ряда.
}
maui-piece-too-dear = Сейчас вам на него не хватает.
maui-piece-fits = { $count ->
    [0] К вашему пляжу не подходит.
    [one] Подходит к вашему пляжу на { $count } высоте.
   *[other] Подходит к вашему пляжу на { $count } высотах.
}
maui-piece-empty-slot = Здесь нет полотенца.
maui-piece-zone-name = { $count ->
    [0] Зона { $zone }, пусто
    [one] Зона { $zone }, { $count } доллар
    [few] Зона { $zone }, { $count } доллара
   *[many] Зона { $zone }, { $count } долларов
}
maui-piece-zone = { $count ->
    [0] Сюда ложится плата за полотенца этого ряда.
    [one] Вместо полотенца можно взять этот доллар.
   *[other] Вместо полотенца можно взять все доллары: { $count }.
}
maui-piece-laid = { $number ->
    [0] Начальное полотенце: { $a }, { $b }, { $c }.
   *[other] Полотенце { $number } в рядах { $top }–{ $bottom }: { $a }, { $b }, { $c }.
}
maui-piece-last-towel = Следующее должно повторить один из его узоров в том же ряду.
maui-piece-out = { $count ->
    [one] { $count } клетка свисает за край: она не действует и стоит очка.
    [few] { $count } клетки свисают за край: они не действуют и стоят по очку.
   *[many] { $count } клеток свисают за край: они не действуют и стоят по очку.
}
maui-piece-turned = Жетон изменил ряд { $row }: { $pattern }.
maui-piece-row = { $value ->
    [one] Совпадение в ряду { $row } двигает ракушку его узора на { $value } деление.
    [few] Совпадение в ряду { $row } двигает ракушку его узора на { $value } деления.
   *[many] Совпадение в ряду { $row } двигает ракушку его узора на { $value } делений.
}
maui-piece-pearl-umbrella = Накройте этот зонтик, и у вас { $colour } жемчужина; если полотенце в столбце { $column } ляжет мимо, он потерян.
maui-piece-pair-umbrella = Накройте этот зонтик ради шага по дорожке { $a } или { $b }; если полотенце в столбце { $column } ляжет мимо, он потерян.
maui-piece-crab = Песчаный краб. Если полотенце в столбце { $column } накроет его, эта клетка не действует и стоит очков: { $value }; иначе он убежит.
maui-piece-crab-on = Песчаный краб на полотенце: клетка не действует и стоит очков: { $value }.
maui-piece-shell = { $square ->
    [0] { $name }: ещё не на дорожке { $pattern }.
   *[other] { $name }: деление { $square } дорожки { $pattern }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
}
maui-piece-step = Шаг по дорожке: { $pattern }
maui-piece-ornament = Кто дойдёт до деления { $square } дорожки { $track } или пройдёт его, берёт { $token } жетон. { $left ->
    [0] Больше нет.
    [one] Остался { $left }.
   *[other] Осталось { $left }.
}
maui-piece-token-name = { $token } жетон
maui-piece-token = Жетон полотенца, { $token }: когда кладёте полотенце, он может перекрасить одну его клетку.
maui-piece-stock-dollars = { $count ->
    [one] { $count } песчаный доллар. Им платят за полотенца, в конце он стоит очка.
    [few] { $count } песчаных доллара. Ими платят за полотенца, в конце каждый стоит очка.
   *[many] { $count } песчаных долларов. Ими платят за полотенца, в конце каждый стоит очка.
}
maui-piece-stock-white = Белые жемчужины: { $count }, очков { $points }. Каждая следующая дороже.
maui-piece-stock-black = Чёрные жемчужины: { $count }, очков { $points }. Каждая следующая дороже.
maui-piece-stock-penalties = Жетоны штрафа: { $count }, минус очко за каждый.
maui-piece-stock-crabs = Песчаные крабы на полотенцах: { $count }, очков { $points }.

# Почему ход нравится боту: фразы идут за ходом через запятую; $points — что он приносит сразу.
maui-reason-shells = { $points ->
    [0] ничего не теряет на дорожках
    [one] { $points } очко на дорожках
    [few] { $points } очка на дорожках
   *[many] { $points } очков на дорожках
}
maui-reason-pearls = { $points ->
    [0] сохраняет жемчужины
    [one] жемчуг: ещё { $points } очко
    [few] жемчуг: ещё { $points } очка
   *[many] жемчуг: ещё { $points } очков
}
maui-reason-penalties = меньше жетонов штрафа, чем у других ходов
maui-reason-crabs = подальше от песчаных крабов
maui-reason-dollars = { $points ->
    [0] тратит меньше долларов, чем другие ходы
   *[other] приносит доллары на дорогие полотенца
}
maui-reason-towels = кладёт полотенце и не теряет времени
maui-reason-tokens = { $points ->
    [0] бережёт жетоны на потом
   *[other] получает жетон
}
maui-reason-tracks = ведёт ракушки к дорогим делениям
maui-reason-next = оставляет хорошие места для следующего полотенца
maui-reason-rivals = меньше достаётся лучшему сопернику
