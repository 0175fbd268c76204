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
maui-why-turn-open = полотенце лежит; кладите на него жетоны или закончите ход (done)
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
maui-ask-tokens-match = Положите жетон в ряд своего полотенца ({ $token }); done будет, когда появится совпадение.
maui-ask-done = Жетонов больше нет: закончите ход (done) или верните его (undo).

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
maui-effect-pays = цена { $cost }
maui-effect-nothing = ничего

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
