# Игуасу.

# Цвет стоит отдельно или после слова «цвет»; карты стоят там, где спрашивают «кого, что».
iquazu-white = белый
iquazu-blue = синий
iquazu-orange = оранжевый
iquazu-cards-white = { $count ->
    [one] { $count } белую
    [few] { $count } белые
   *[many] { $count } белых
}
iquazu-cards-blue = { $count ->
    [one] { $count } синюю
    [few] { $count } синие
   *[many] { $count } синих
}
iquazu-cards-orange = { $count ->
    [one] { $count } оранжевую
    [few] { $count } оранжевые
   *[many] { $count } оранжевых
}
iquazu-cards-0 = ничего
iquazu-cards-1 = { $part0 }
iquazu-cards-2 = { $part0 } и { $part1 }
iquazu-cards-3 = { $part0 }, { $part1 } и { $part2 }

iquazu-tile-draw2 = +2 карты
iquazu-tile-draw3 = +3 карты
iquazu-tile-draw4 = +4 карты
iquazu-tile-joker = любой цвет
iquazu-tile-double = двойной ход
iquazu-tile-points2 = 2 очка
iquazu-tile-points3 = 3 очка
iquazu-tile-points4 = 4 очка
iquazu-tile-points5 = 5 очков
iquazu-before = прежние колонки
iquazu-column1 = колонка 1
iquazu-column2 = колонка 2
iquazu-column3 = колонка 3
iquazu-column4 = колонка 4
iquazu-column5 = колонка 5
iquazu-column6 = колонка 6
iquazu-column7 = колонка 7
iquazu-column8 = колонка 8
iquazu-column9 = колонка 9
iquazu-column10 = колонка 10
iquazu-column11 = колонка 11
iquazu-points2 = плитки по 2
iquazu-points3 = плитки по 3
iquazu-points4 = плитки по 4
iquazu-points5 = плитки по 5

# Что произошло: фразы идут за именем игрока через запятую; после двоеточия следует итог.
iquazu-event-turn = { $idle ->
    [1] не может ни взять карты, ни положить камень
   *[0] начинает
}
iquazu-event-draw = { $count ->
    [one] берёт { $count } карту
    [few] берёт { $count } карты
   *[many] берёт { $count } карт
}
iquazu-event-cards = { $cards }
iquazu-event-cards-hidden = не показывая
iquazu-event-shuffle = { $cards ->
    [1] колодой становится единственная карта отбоя
    [one] отбой перемешивается: { $cards } карта
    [few] отбой перемешивается: { $cards } карты
   *[many] отбой перемешивается: { $cards } карт
}
iquazu-event-pay = { $joker ->
    [1] платит { $cards } с плиткой «любой цвет»
   *[other] платит { $cards }
}
iquazu-event-gem = кладёт камень в нишу { $slot } колонки { $col }
iquazu-event-drop = роняет каплю в нишу { $slot } колонки { $col }
iquazu-event-use = использует плитку «{ $tile }»
iquazu-event-discard = сбрасывает { $cards }
iquazu-event-column = { $final ->
    [1] в конце считается колонка { $col }
   *[other] колонка { $col } заполнена
}
iquazu-event-rank = { $points ->
    [0] не получает ничего
    [one] получает { $points } очко
    [few] получает { $points } очка
   *[many] получает { $points } очков
} за { $gems ->
    [one] { $gems } камень
    [few] { $gems } камня
   *[many] { $gems } камней
}{ $tie ->
    [0] {""}
   *[other] , самый нижний в нише { $tie }
}
iquazu-event-won = берёт плитку «{ $tile }» в ряду { $row } ({ $gems ->
    [one] { $gems } камень
    [few] { $gems } камня
   *[many] { $gems } камней
}{ $how ->
    [column] , самый правый в колонке { $column }
    [slot] , самый нижний в нише { $slot } колонки { $column }
   *[gems] {""}
})
iquazu-event-gone = ряд { $row }: плитка «{ $tile }» никому не достаётся
iquazu-event-slide = рамка сдвигается на колонку { $frame }
iquazu-event-reveal = { $row ->
    [1] новые плитки сверху вниз: { $tile }
   *[other] { $tile }
}
iquazu-event-box = получает коробку с каплями
iquazu-event-points = { $points ->
    [one] { $points } очко за плитки
    [few] { $points } очка за плитки
   *[many] { $points } очков за плитки
}
iquazu-event-over = заканчивает: { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}

# Почему ход невозможен.
iquazu-why-pay-first = заплатите за выбранную нишу c{ $col }s{ $slot } или отмените выбор (undo)
iquazu-why-discard-first = сначала сбросьте { $surplus ->
    [one] { $surplus } карту
    [few] { $surplus } карты
   *[many] { $surplus } карт
}: на руках слишком много карт
iquazu-why-choose-first = сначала выберите нишу, потом платите за неё
iquazu-why-one-action = действие уже сделано; второе даёт только двойной ход
iquazu-why-no-cards = ни в колоде, ни в отбое нет карт
iquazu-why-under-water = колонка { $col } уже подсчитана и лежит под водой
iquazu-why-closed = колонка { $col } ещё не открыта
iquazu-why-drop = c{ $col }s{ $slot } закрыта каплей
iquazu-why-taken = в c{ $col }s{ $slot } уже лежит камень
iquazu-why-no-gems = у вас не осталось камней, даже под водой
iquazu-why-too-dear = цена c{ $col }s{ $slot }: { $price ->
    [one] { $price } карта
    [few] { $price } карты
   *[many] { $price } карт
}, цвет { $colour }, или по паре другого цвета за каждую; не хватает { $missing }
iquazu-why-no-joker = у вас нет плитки «любой цвет»
iquazu-why-not-held = { $colour } цвет: у вас { $held ->
    [0] нет карт
    [one] { $held } карта
    [few] { $held } карты
   *[many] { $held } карт
}
iquazu-why-no-such-payment = так не заплатить: цена { $price ->
    [one] { $price } карта
    [few] { $price } карты
   *[many] { $price } карт
}, цвет { $colour }
iquazu-why-joker-count = с плиткой «любой цвет» платят ровно { $price ->
    [one] { $price } карту
    [few] { $price } карты
   *[many] { $price } карт
}
iquazu-why-joker-wasted = плитка «любой цвет» пропала бы зря: у всех этих карт и так нужный цвет, { $colour }
iquazu-why-own-pair = цена ниши: { $price ->
    [one] { $price } карта
    [few] { $price } карты
   *[many] { $price } карт
}, цвет { $colour }; пара того же цвета карту не заменяет
iquazu-why-odd = карту нужного цвета ({ $colour }) заменяют две карты одного другого цвета; здесь пары неполные
iquazu-why-too-much = этого слишком много: { $paid }, а цена ниши { $price }, цвет { $colour }
iquazu-why-too-little = этого слишком мало: { $paid }, а цена ниши { $price }, цвет { $colour }
iquazu-why-extra-first = сначала сделайте действие двойного хода
iquazu-why-no-tile = у вас нет такой плитки
iquazu-why-no-extra = двойной ход вам сейчас ничего бы не дал
iquazu-why-double-early = двойной ход играют после действия
iquazu-why-done-instead = действие сделано; закончите ход командой done
iquazu-why-no-pass = вы можете взять карты или положить камень, поэтому пас невозможен
iquazu-why-act-first = сначала возьмите карты или положите камень
iquazu-why-no-discard = карты сбрасывают, только если в конце хода их больше { $limit }
iquazu-why-discard-count = сбросить нужно ровно { $surplus ->
    [one] { $surplus } карту
    [few] { $surplus } карты
   *[many] { $surplus } карт
}, чтобы осталось { $limit }

# Изображение стола.
iquazu-picture-turn = ход { $turn }
iquazu-picture-frame = дальше подсчёт: колонка { $frame } из { $last }
iquazu-picture-over = игра окончена
iquazu-picture-last = последний подсчёт игры
iquazu-picture-price = цена
iquazu-picture-row = ряд { $row }
iquazu-picture-points = очки
iquazu-picture-stand = места
iquazu-picture-tiles = плитки { $col }
iquazu-picture-leads = получает
iquazu-picture-right = правее всех
iquazu-picture-lower = ниже всех
iquazu-picture-next = дальше
iquazu-picture-score = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
iquazu-picture-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
iquazu-picture-gems = { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[many] { $count } камней
}
iquazu-picture-water = капли
iquazu-picture-now = сейчас +{ $points }
iquazu-picture-hand = рука
iquazu-picture-hidden = не видно
iquazu-picture-piles = в колоде { $pile }, в отбое
iquazu-picture-drops = осталось капель: { $drops }
iquazu-picture-legend = 3W ниша 3, белая (B синяя)   3~ капля   3{ $shape } камень   места: порядок в колонке

# Что можно сделать сейчас.
iquazu-ask-start = Возьмите карты ({ $draw }) или положите камень в нишу ({ $place }).
iquazu-ask-start-tile = Возьмите карты ({ $draw }), положите камень в нишу ({ $place }) или сначала используйте плитку ({ $tile }).
iquazu-ask-draw = Карт не хватает ни на одну нишу: возьмите карты ({ $draw }).
iquazu-ask-draw-tile = Карт не хватает ни на одну нишу: возьмите карты ({ $draw }) или сначала используйте плитку ({ $tile }).
iquazu-ask-place = Карт больше нет: положите камень в нишу ({ $place }).
iquazu-ask-pass = Вы ничего не можете сделать ({ $pass }).
iquazu-ask-extra = Двойной ход: возьмите карты ({ $draw }) или положите камень в нишу ({ $place }).
iquazu-ask-extra-draw = Двойной ход: возьмите карты ({ $draw }).
iquazu-ask-extra-place = Двойной ход: положите камень в нишу ({ $place }).
iquazu-ask-pay = Заплатите за c{ $col }s{ $slot }: { $price ->
    [one] { $price } карта
    [few] { $price } карты
   *[many] { $price } карт
}, цвет { $colour }, или пары другого цвета ({ $pay }).
iquazu-ask-after = Используйте плитку ({ $tile }) или закончите ход (done).
iquazu-ask-done = Закончите ход (done).
iquazu-ask-discard = Сбросьте { $surplus ->
    [one] { $surplus } карту
    [few] { $surplus } карты
   *[many] { $surplus } карт
}, чтобы осталось 12 ({ $discard }).

# Что сделает ход.
iquazu-effect-costs = за { $cards }
iquazu-effect-costs-joker = за { $cards } с плиткой «любой цвет»
iquazu-effect-keeps = сохраняет: { $cards }
iquazu-effect-row = лидерство в ряду { $row }
iquazu-effect-column = лидерство в колонке { $col }
iquazu-effect-drop = падает капля
iquazu-effect-fills = считается первая колонка
iquazu-effect-points = { $points ->
    [0] без очков
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[many] +{ $points } очков
}
iquazu-effect-tile = плитка «{ $tile }»
iquazu-effect-extra = ещё одно действие
iquazu-effect-over = игра заканчивается
iquazu-effect-ends = конец хода

# Виды ходов и что говорит о них подсказка.
iquazu-family-draw = Взять 4 карты
iquazu-family-place = Положить камень в нишу: колонка и ниша
iquazu-family-tile = Использовать плитку
iquazu-family-end = Закончить ход
iquazu-family-pay = Заплатить: белые/синие/оранжевые
iquazu-family-joker = Заплатить с плиткой «любой цвет»: белые/синие/оранжевые
iquazu-family-discard = Сбросить: белые/синие/оранжевые
iquazu-help =
    В «Игуасу» ход place c5s3 кладёт камень в нишу 3 колонки 5, а pay 1/0/4 платит за неё 1 белую и 4 оранжевые
    карты; place c5s3 1/0/4 делает и то и другое. Ниша стоит столько карт своего цвета, какое место в рамке занимает
    её колонка; карту заменяют две карты одного другого цвета. draw берёт 4 карты, tile draw3 использует плитку,
    discard 1/0/2 сбрасывает лишние карты.

# В браузере: что говорит стол.
iquazu-heading = Колонка { $frame }/{ $last }
iquazu-heading-last = Последний подсчёт
iquazu-heading-over = Игра окончена

iquazu-prompt-wait = Дождитесь своего хода.
iquazu-prompt-over = Игра окончена.
iquazu-prompt-both = Возьмите 4 карты или положите камень в нишу
iquazu-prompt-both-tile = Возьмите 4 карты, положите камень в нишу или сначала используйте плитку
iquazu-prompt-draw = Карт не хватает ни на одну нишу: возьмите 4 карты
iquazu-prompt-draw-tile = Карт не хватает ни на одну нишу: возьмите 4 карты или сначала используйте плитку
iquazu-prompt-place = Карт больше нет: положите камень в нишу
iquazu-prompt-place-tile = Карт больше нет: положите камень в нишу или сначала используйте плитку
iquazu-prompt-pass = Вы ничего не можете сделать: пас
iquazu-prompt-extra-both = Двойной ход: возьмите 4 карты или положите камень в нишу
iquazu-prompt-extra-draw = Двойной ход: возьмите 4 карты
iquazu-prompt-extra-place = Двойной ход: положите камень в нишу
iquazu-prompt-extra-pass = Вы ничего не можете сделать: пас
iquazu-prompt-after = Используйте плитку или закончите ход
iquazu-prompt-done = Закончите ход
iquazu-prompt-pay = Заплатите за эту нишу: { $price ->
    [one] { $price } карта
    [few] { $price } карты
   *[many] { $price } карт
}, цвет { $colour }
iquazu-prompt-paying = Заплатите { $cards }, измените карты или выберите другую нишу
iquazu-prompt-paying-joker = Заплатите { $cards } с плиткой «любой цвет» или измените карты
iquazu-prompt-discard = Слишком много карт: сбросьте { $cards } или выберите другие
iquazu-prompt-ready-draw = Взять 4 карты
iquazu-prompt-ready-place = Положить камень: колонка { $col }, ниша { $slot }
iquazu-prompt-ready-tile = Использовать плитку «{ $tile }»
iquazu-prompt-ready-done = Закончить ход
iquazu-prompt-ready-pass = Пас
iquazu-prompt-chip-draw = Взять 4
iquazu-prompt-chip-place = Колонка { $col }, ниша { $slot }
iquazu-prompt-chip-keeps = остаток { $count }
iquazu-prompt-chip-done = Конец хода
iquazu-prompt-chip-pass = Пас

iquazu-piece-letter-white = Б
iquazu-piece-letter-blue = С
iquazu-piece-letter-orange = О
iquazu-piece-wall = Скала
iquazu-piece-hand = Ваша рука
iquazu-piece-hand-empty = У вас нет карт
iquazu-piece-tiles = Ваши плитки
iquazu-piece-no-tiles = Бонусных плиток пока нет
iquazu-piece-coming = Будущие колонки
iquazu-piece-slot = { $letter }: колонка { $col }, ниша { $slot }, цвет { $colour }, ряд { $row }, цена { $price }
iquazu-piece-slot-taken = Колонка { $col }, ниша { $slot }, ряд { $row }, занята
iquazu-piece-tell-free = Ниша в ряду { $row }, цвет { $colour }. В этой колонке она стоит { $price ->
    [one] { $price } карту
    [few] { $price } карты
   *[many] { $price } карт
} своего цвета или по паре другого цвета за каждую.
iquazu-piece-best = Вы заплатили бы { $cards }{ $count ->
    [0] {""}
    [one] {" "}(есть ещё { $count } способ)
    [few] {" "}(есть ещё { $count } способа)
   *[many] {" "}(есть ещё { $count } способов)
}.
iquazu-piece-best-joker = Вы заплатили бы { $cards } с плиткой «любой цвет»{ $count ->
    [0] {""}
    [one] {" "}(есть ещё { $count } способ)
    [few] {" "}(есть ещё { $count } способа)
   *[many] {" "}(есть ещё { $count } способов)
}.
iquazu-piece-missing = У вас мало карт: не хватает { $count }, цвет { $colour }.
iquazu-piece-next-drop = Следующая капля упадёт сюда.
iquazu-piece-tell-gem = { $name }: камень в нише ряда { $row }, цвет ниши { $colour }.
iquazu-piece-tell-drop = Капля воды закрывает эту нишу, пока её колонка не подсчитана.
iquazu-piece-column = Колонка { $col }: { $price ->
    [0] камней больше не кладут
    [one] цена { $price } карта
    [few] цена { $price } карты
   *[many] цена { $price } карт
}, очки { $points }; { $free ->
    [0] все ниши заполнены
    [one] свободна { $free } ниша
    [few] свободны { $free } ниши
   *[many] свободно { $free } ниш
}.
iquazu-piece-standing = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за { $gems ->
    [one] { $gems } камень
    [few] { $gems } камня
   *[many] { $gems } камней
}{ $lowest ->
    [0] {""}
   *[other] , самый нижний в нише { $lowest }
}.
iquazu-piece-nobody = Ни у кого здесь нет камней.
iquazu-piece-column-scored = Колонка { $col } подсчитана (очки { $points }) и лежит под водой.
iquazu-piece-column-next = Колонка { $col } откроется после следующего подсчёта; очки { $points }. Её ниши сверху: { $slots }.
iquazu-piece-column-behind = Колонка { $col } ещё впереди; очки { $points }. Её ниши сверху: { $slots }.
iquazu-piece-row-gems = Ряд { $row }: плитку «{ $tile }» сейчас берёт { $name }, { $gems ->
    [one] { $gems } камень
    [few] { $gems } камня
   *[many] { $gems } камней
}, больше всех.
iquazu-piece-row-column = Ряд { $row }: плитку «{ $tile }» сейчас берёт { $name }. Столько же камней ({ $gems }) есть и у других, но этот лежит правее всех, в колонке { $col }.
iquazu-piece-row-slot = Ряд { $row }: плитку «{ $tile }» сейчас берёт { $name }. Столько же камней ({ $gems }) и так же далеко справа есть и у других, но этот лежит ниже всех, в нише { $slot } колонки { $col }.
iquazu-piece-row-nobody = Ряд { $row }: камней здесь нет, и плитка «{ $tile }» ушла бы из игры.
iquazu-piece-row-bare = Ряд { $row }
iquazu-piece-row-others = Здесь есть и другие: { $others }.
iquazu-piece-claim = { $name } { $gems }
iquazu-piece-back-light = Колонка { $col }: бонусные плитки, закрытые. Светлые, которых ещё не видели: { $kinds }.
iquazu-piece-back-dark = Колонка { $col }: бонусные плитки, закрытые. Тёмные, которых ещё не видели: { $kinds }.
iquazu-piece-unseen = { $tile } ×{ $count }
iquazu-piece-tile-name = { $count ->
    [one] { $count } плитка: { $tile }
    [few] { $count } плитки: { $tile }
   *[many] { $count } плиток: { $tile }
}
iquazu-piece-tile-draw = Возьмите { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
}: до первого действия или после любого.
iquazu-piece-tile-joker = Заплатите за одну нишу картами любых цветов, сколько она стоит.
iquazu-piece-tile-double = Ещё одно действие в ваш ход, после первого.
iquazu-piece-tile-points = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
} в конце игры.
iquazu-piece-player = на руках { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, в запасе { $gems ->
    [one] { $gems } камень
    [few] { $gems } камня
   *[many] { $gems } камней
}, { $now ->
    [0] нет очков
    [one] { $now } очко
    [few] { $now } очка
   *[many] { $now } очков
}, если подсчитать первую колонку сейчас
iquazu-piece-word-cards = карты
iquazu-piece-word-gems = камни
iquazu-piece-word-tiles = плитки
iquazu-piece-gem-box = Коробка с камнями: ходит этот игрок
iquazu-piece-water-box = Коробка с каплями, { $count ->
    [one] { $count } капля
    [few] { $count } капли
   *[many] { $count } капель
}
iquazu-piece-now = Если подсчитать первую колонку сейчас: { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
iquazu-piece-now-short = сейчас +{ $count }
iquazu-piece-pile = Колода: { $count }
iquazu-piece-tell-pile = Возьмите 4 карты. { $count ->
    [0] Колода пуста
    [one] Осталась { $count } карта
    [few] Осталось { $count } карты
   *[many] Осталось { $count } карт
}; когда карты кончаются, перемешивают отбой.
iquazu-piece-discard = { $count ->
    [0] Отбой пуст
    [one] Отбой: { $count } карта (видно { $cards })
    [few] Отбой: { $count } карты (видно { $cards })
   *[many] Отбой: { $count } карт (видно { $cards })
}.
iquazu-piece-held = Цвет { $colour }: у вас { $count }; ещё { $hidden } в колоде и на руках у других.
iquazu-piece-card-more = Цвет { $colour }: выложить ещё одну карту из { $count }
iquazu-piece-card-less = Цвет { $colour }: оставить ещё одну карту из { $count }
iquazu-piece-tell-more = Цвет { $colour }: заплатить больше карт. Ближайшая оплата, которую допускает ниша.
iquazu-piece-tell-less = Цвет { $colour }: забрать карты. Ближайшая оплата, которую допускает ниша.
iquazu-piece-gains = Колонка считается:
iquazu-piece-gains-tiles = { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}
iquazu-piece-scene = Колонка { $col } заполнена
iquazu-piece-scene-last = Колонка { $col }, какой она осталась
iquazu-piece-scene-gems = { $gems ->
    [one] { $gems } камень
    [few] { $gems } камня
   *[many] { $gems } камней
}{ $tie ->
    [0] {""}
   *[other] , нижний в нише { $tie }
}
iquazu-piece-scene-right = правее всех
iquazu-piece-scene-lower = ниже всех
iquazu-piece-scene-gone = никто
iquazu-piece-scene-skip = Нажмите, чтобы продолжить

# Почему ход нравится боту: фразы идут за ходом через запятую; $points — что он приносит сразу.
iquazu-reason-points = { $points ->
    [0] может сразу принести очки
    [one] { $points } очко сразу
    [few] { $points } очка сразу
   *[many] { $points } очков сразу
}
iquazu-reason-first = { $points ->
    [0] ничего не уступает в первой колонке
    [one] около { $points } очка в первой колонке
   *[other] около { $points } очков в первой колонке
}
iquazu-reason-columns = { $points ->
    [0] ничего не уступает в колонках правее
    [one] около { $points } очка в колонках правее
   *[other] около { $points } очков в колонках правее
}
iquazu-reason-next = { $points ->
    [0] ничего не уступает в рядах ближайших плиток
   *[other] выходит вперёд в рядах ближайших плиток
}
iquazu-reason-next-row = выходит вперёд в ряду { $row }
iquazu-reason-next-from = выходит вперёд в ряду { $row }, где вёл игрок { $rival }
iquazu-reason-later = { $points ->
    [0] сохраняет камни для будущих плиток
   *[other] камень ещё пригодится для будущих плиток
}
iquazu-reason-cards = { $points ->
    [0] тратит меньше карт, чем другие ходы
   *[other] приносит карты
}
iquazu-reason-tiles = { $points ->
    [0] бережёт плитки на потом
   *[other] приносит полезную плитку
}
iquazu-reason-action = { $points ->
    [0] действие остаётся впереди
   *[other] даёт ещё одно действие
}
iquazu-reason-rivals = меньше достаётся лучшему сопернику
