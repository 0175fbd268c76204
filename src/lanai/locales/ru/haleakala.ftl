# Халеакала.

# Карты пальм: в предложениях они стоят в именительном падеже, после двоеточия или в кавычках.
haleakala-statue = статуя
haleakala-shell = ракушка
haleakala-priestess = Жрица лавы
haleakala-fish = рыба ({ $baskets ->
    [one] { $baskets } корзина
    [few] { $baskets } корзины
   *[many] { $baskets } корзин
}{ $butterflies ->
    [0] {""}
    [one] , { $butterflies } бабочка
    [few] , { $butterflies } бабочки
   *[many] , { $butterflies } бабочек
})
haleakala-white_pearl = белая жемчужина
haleakala-black_pearl = чёрная жемчужина
haleakala-nautilus = наутилус

# Рынок.
haleakala-butterflies = Бабочки
haleakala-statue_majority = Превосходство по статуям
haleakala-complete_segment = Готовый сегмент
haleakala-forest_statues = Лесные статуи
haleakala-mountain_statues = Горные статуи
haleakala-market_priestess = Жрица лавы

# Поля: тоже в именительном падеже.
haleakala-space-B = пляж { $segment }
haleakala-space-P = земля { $segment }
haleakala-space-F = лес { $segment }
haleakala-space-M = гора { $segment }

# Строки подсчёта: они стоят и после «за», винительный падеж не должен отличаться.
haleakala-first = первый подсчёт
haleakala-mountain = статуи в горах
haleakala-forest = статуи в лесах
haleakala-plain = статуи на земле
haleakala-baskets = перевес в корзинах с рыбой
haleakala-pearls = жемчуг
haleakala-shells = ракушки
haleakala-score-mountain = в горах
haleakala-score-forest = в лесах
haleakala-score-plain = на земле
haleakala-score-baskets = корзины
haleakala-score-nautilus = наутилус

# Что произошло: фразы идут за именем игрока через запятую; после двоеточия следует итог.
haleakala-event-deal = сегмент { $segment }: { $card }
haleakala-event-start = начинает
haleakala-event-place = { $other ->
    [0] кладёт диск { $disc } на пляж { $beach }
   *[other] кладёт диск { $disc } на пляж { $beach } ({ $own } : { $other })
}
haleakala-event-invoke = добавляет диск призыва
haleakala-event-take = забирает диск { $disc } с пляжа { $beach }
haleakala-event-sail = плывёт на { $steps } до сегмента { $segment }
haleakala-event-summon = призывает лаву в кратер { $segment }
haleakala-event-shaman = { $stays ->
    [1] оставляет шамана на месте ({ $space })
   *[0] { $climb ->
        [1] ведёт шамана в гору ({ $space })
       *[other] ведёт шамана ({ $space })
    }
}
haleakala-event-nobody = на пляже { $segment } ни у кого нет диска
haleakala-event-choose = { $cards ->
    [2] { $other ->
        [0] выбирает там без соперника:
       *[other] выбирает раньше, { $own } : { $other }:
    }
   *[other] { $other ->
        [0] там без соперника:
       *[other] там сильнее, { $own } : { $other }:
    }
}
haleakala-event-card = получает карту «{ $card }»
haleakala-event-build = строит статую ({ $space })
haleakala-event-idle = { $reason ->
    [beach] не может строить на пляже ({ $space })
    [occupied] не может строить, там уже стоит статуя ({ $space })
   *[supply] не может строить, статуй не осталось
}
haleakala-event-calm = лавы нет, двигать нечего
haleakala-event-shift = двигает лаву из кратера { $origin } в кратер { $target }
haleakala-event-buy = { $price ->
    [one] покупает карту «{ $item }» за { $price } ракушку
    [few] покупает карту «{ $item }» за { $price } ракушки
   *[many] покупает карту «{ $item }» за { $price } ракушек
}
haleakala-event-keep = ничего не покупает
haleakala-event-home = возвращает себе диск { $disc }
haleakala-event-recall = возвращает себе диск призыва
haleakala-event-refill = на сегмент { $segment } ложится карта «{ $card }»
haleakala-event-lava = { $placed ->
    [0] выходит карта лавы, но вся лава уже на острове
   *[other] лава поднимается в кратере { $segment }
}
haleakala-event-exhausted = { $level ->
    [1] первая колода закончилась
    [2] вторая колода закончилась
   *[other] третья колода закончилась
}
haleakala-event-scoring = { $round ->
    [1] первый подсчёт:
   *[other] последний подсчёт:
}
haleakala-event-erupt = { $lava ->
    [one] кратер { $segment } извергает { $lava } диск лавы
    [few] кратер { $segment } извергает { $lava } диска лавы
   *[many] кратер { $segment } извергает { $lava } дисков лавы
}
haleakala-event-destroy = теряет статую ({ $space })
haleakala-event-points = получает { $points } за { $line }
haleakala-event-scored = { $points ->
    [one] набирает { $points } очко
    [few] набирает { $points } очка
   *[many] набирает { $points } очков
}
haleakala-event-second_round = начинается второй раунд
haleakala-event-over = { $drawn ->
    [1] играет вничью: слишком долго никто не берёт карт
   *[0] { $total ->
        [one] заканчивает: { $total } очко
        [few] заканчивает: { $total } очка
       *[many] заканчивает: { $total } очков
    }
}

# Почему ход невозможен.
haleakala-why-first-shaman = сначала переместите шамана или оставьте его на месте
haleakala-why-first-card = сначала нужно выбрать карту там, где причалила лодка
haleakala-why-first-priestess = сначала Жрица должна сдвинуть диск лавы
haleakala-why-first-buy = сначала решите, покупать ли что-нибудь на ракушки
haleakala-why-first-prebuy = сначала решите, покупать ли что-нибудь перед подсчётом
haleakala-why-no-shaman = шаман ходит, когда диск положен не у лодки или взят назад
haleakala-why-no-card = сейчас карту не выбирают
haleakala-why-no-priestess = лаву двигают, только получив или купив Жрицу
haleakala-why-no-shell = покупать можно, только получив ракушку или перед подсчётом
haleakala-why-not-in-pool = ваш диск { $disc } лежит на пляже { $beach }
haleakala-why-pool-empty = все ваши диски лежат на пляжах
haleakala-why-base-game = диски призыва есть только в тактическом варианте
haleakala-why-invocation-out = ваш диск призыва лежит на пляже { $beach }
haleakala-why-no-lava-left = вся лава уже на острове, призвать нечего
haleakala-why-invocation-at-boat = диск призыва кладут вместе с диском у лодки, на пляж { $beach }
haleakala-why-equal-place = с диском { $disc } ваша сумма на пляже { $beach } стала бы { $sum }, как и у соперника: { $sum } = { $other }
haleakala-why-equal-take = без диска { $disc } ваша сумма на пляже { $beach } стала бы { $sum }, как и у соперника: { $sum } = { $other }
haleakala-why-not-out = { $discs ->
    [one] ваш диск { $disc } и так у вас
   *[other] на пляжах нет ни одного вашего диска
}
haleakala-why-pool = без диска плывёт только тот, у кого все диски на пляжах
haleakala-why-occupied = там стоит другой шаман
haleakala-why-beach = { $own ->
    [1] вдоль пляжа шаманы не ходят
   *[0] на пляж шаман не возвращается
}
haleakala-why-too-high = { $beach ->
    [1] с пляжа шаман поднимается не выше земли
   *[0] в гору может вести только один из двух шагов
}
haleakala-why-too-far = шаман делает не больше двух шагов, и наискосок не ходит
haleakala-why-no-lava = в кратере { $segment } нет лавы
haleakala-why-lava-not-near = рядом с кратером { $segment } нет лавы
haleakala-why-not-neighbours = лава переходит только в соседний кратер, не так далеко от кратера { $origin }
haleakala-why-priestess-later = перед подсчётом продаются только карты очков
haleakala-why-priestess-used = в этом раунде Жрица уже куплена
haleakala-why-held = { $own ->
    [1] эта карта уже у вас
   *[0] эта карта у соперника
}
haleakala-why-too-dear = цена { $price }, а у вас { $shells ->
    [one] { $shells } ракушка
    [few] { $shells } ракушки
   *[many] { $shells } ракушек
}

# Изображение стола.
haleakala-variant-base = базовая игра
haleakala-variant-tactical = тактический вариант
haleakala-picture-round = раунд { $round } из { $rounds }
haleakala-picture-first = первый игрок
haleakala-picture-over = игра окончена
haleakala-picture-market = Рынок
haleakala-picture-butterflies = Бабочки
haleakala-picture-statue_majority = Превосходство
haleakala-picture-complete_segment = Сегмент
haleakala-picture-forest_statues = Лесные
haleakala-picture-mountain_statues = Горные
haleakala-picture-priestess = Жрица
haleakala-picture-hidden = Колоды
haleakala-picture-supply = Лава
haleakala-picture-until = { $round ->
    [1] до подсчёта { $count }
   *[other] { $count ->
        [0] карт больше нет
        [one] ещё { $count } карта
        [few] ещё { $count } карты
       *[many] ещё { $count } карт
    }
}
haleakala-picture-end = конец
haleakala-picture-pool = пул
haleakala-picture-statues = статуи
haleakala-picture-shells = ракушки
haleakala-picture-baskets = корзины
haleakala-picture-wings = бабочки
haleakala-picture-invocation = диск призыва
haleakala-picture-score = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
haleakala-picture-now = { $over ->
    [1] в конце
   *[0] сейчас
} +{ $points }
haleakala-picture-legend-base = [●] статуя  ●☖ шаман  * лава  ! под угрозой  2→●■ диск 2: ● раньше, чем ■
haleakala-picture-legend-tactical = [●] статуя  ●☖ шаман  * лава  ! угроза  + призыв  2→●■ диск 2: ● раньше
haleakala-short-statue = статуя
haleakala-short-shell = ракушка
haleakala-short-priestess = Жрица
haleakala-short-white_pearl = б.жемчуг
haleakala-short-black_pearl = ч.жемчуг
haleakala-short-nautilus = наутилус
haleakala-short-lava = лава
haleakala-short-fish = рыба { $baskets }·{ $butterflies }

# Что можно сделать сейчас.
haleakala-ask-action = Положите диск на пляж ({ $place }).
haleakala-ask-action-take = Положите диск на пляж ({ $place }) или заберите один назад ({ $take }).
haleakala-ask-action-boat = Положите диск на пляж ({ $place }) или у лодки, чтобы плыть ({ $sail }).
haleakala-ask-action-boat-take = Положите диск на пляж ({ $place }), у лодки, чтобы плыть ({ $sail }), или заберите один назад ({ $take }).
haleakala-ask-empty = Проплывите один сегмент ({ $sail }).
haleakala-ask-empty-take = Проплывите один сегмент ({ $sail }) или заберите диск назад ({ $take }).
haleakala-ask-shaman = Переместите шамана ({ $go }) или оставьте его на месте ({ $stay }).
haleakala-ask-card = Выберите карту: { $a } ({ $first }) или { $b } ({ $second }); { $shared ->
    [1] другую получит соперник.
   *[0] другая останется.
}
haleakala-ask-priestess = Сдвиньте диск лавы в соседний кратер ({ $shift }).
haleakala-ask-buy = Купите карту на ракушки ({ $buy }) или ничего не покупайте ({ $keep }).
haleakala-ask-prebuy = Перед подсчётом можно купить карту ({ $buy }) или не покупать ничего ({ $keep }).

# Что сделает ход.
haleakala-effect-place = { $own } : { $other } на пляже { $beach }
haleakala-effect-shaman-next = потом ходит шаман
haleakala-effect-sail = лодка плывёт до сегмента { $segment }
haleakala-effect-summon = лава в кратер { $segment }
haleakala-effect-choose = { $alone ->
    [1] { $you ->
        [1] вы выбираете
       *[0] соперник выбирает
    }
   *[0] { $you ->
        [1] вы выбираете раньше ({ $own } : { $other })
       *[0] соперник выбирает раньше ({ $own } : { $other })
    }
}: { $a } или { $b }
haleakala-effect-nobody = карту не получает никто
haleakala-effect-receives = { $you ->
    [1] вам — { $card }
   *[0] сопернику — { $card }
}
haleakala-effect-build = новая статуя ({ $space })
haleakala-effect-idle = { $reason ->
    [beach] на пляже не строят
    [occupied] там уже стоит статуя
   *[supply] статуй не осталось
}
haleakala-effect-calm = лавы нет, двигать нечего
haleakala-effect-goes = { $stays ->
    [1] остаётся на месте ({ $space })
   *[0] шаман: { $space }
}
haleakala-effect-site = { $points ->
    [one] статуя там даёт { $points } очко
    [few] статуя там даёт { $points } очка
   *[many] статуя там даёт { $points } очков
}
haleakala-effect-shift = из кратера { $origin } в { $target }
haleakala-effect-buy = { $price ->
    [one] цена { $price } ракушка
    [few] цена { $price } ракушки
   *[many] цена { $price } ракушек
}
haleakala-effect-keep = без покупки
haleakala-effect-home = { $count ->
    [one] к вам вернётся { $count } диск
    [few] к вам вернутся { $count } диска
   *[many] к вам вернутся { $count } дисков
}
haleakala-effect-recall = к вам вернётся диск призыва
haleakala-effect-scoring = { $round ->
    [1] первый подсчёт
   *[other] последний подсчёт
}
haleakala-effect-scored = { $you ->
    [1] вам за подсчёт { $points }
   *[0] сопернику { $points }
}
haleakala-effect-points = { $change } при подсчёте сейчас

# Виды ходов и что говорит о них подсказка.
haleakala-family-place = Положить диск: диск@пляж
haleakala-family-invoke = Положить у лодки диск и диск призыва: диск@пляж!
haleakala-family-take = Забрать диск назад
haleakala-family-sail = Проплыть один сегмент без диска
haleakala-family-shaman = Переместить шамана
haleakala-family-card = Взять карту с места 0 или 1
haleakala-family-priestess = Сдвинуть диск лавы: откуда>куда
haleakala-family-buy = Купить карту на рынке
haleakala-family-keep = Ничего не покупать
haleakala-help =
    В «Халеакале» ход 3@5 кладёт ваш диск 3 на пляж 5; суммы игроков на пляже должны различаться. С пляжа, где лодка,
    она плывёт на столько сегментов, и у кого есть диски там, где она причалит, берёт карты, большая сумма раньше.
    В других местах ходит шаман: F2 — это лес 2. -4 забирает диск, c1 берёт карту, 0>5 двигает лаву, $- не покупает.

# В браузере: верхняя строка и подсказка, которая следует за выбором.
haleakala-heading-round = { $round ->
    [1] Раунд 1 · { $count ->
        [0] подсчёт
        [one] { $count } карта до подсчёта
        [few] { $count } карты до подсчёта
       *[many] { $count } карт до подсчёта
    }
   *[other] Раунд 2 · { $count ->
        [0] последний подсчёт — у пустого сегмента
        [one] в колоде { $count } карта
        [few] в колоде { $count } карты
       *[many] в колоде { $count } карт
    }
}
haleakala-heading-over = Игра окончена
haleakala-prompt-over = Игра окончена
haleakala-prompt-wait = Выбирает соперник
haleakala-prompt-action = Выберите диск, чтобы положить его на пляж
haleakala-prompt-action-take = Выберите диск: положите его или заберите один назад
haleakala-prompt-empty = Все ваши диски на пляжах: заберите один или проплывите один сегмент
haleakala-prompt-beach = Выберите пляж для диска { $disc }: у лодки поплывёт лодка, в другом месте пойдёт шаман
haleakala-prompt-disc = Выберите диск для пляжа { $beach }
haleakala-prompt-invoke = Выберите диск, с которым поплывёт лодка; где она причалит, появится лава
haleakala-prompt-shaman = Переместите шамана не больше чем на два шага, в гору — на один, или оставьте на месте
haleakala-prompt-card = Выберите карту у сегмента { $segment }; { $shared ->
    [1] другую получит соперник
   *[0] другая останется
}
haleakala-prompt-priestess = Сдвиньте один диск лавы в соседний кратер
haleakala-prompt-target = Выберите кратер рядом с кратером { $origin }
haleakala-prompt-buy = Выберите на рынке карту за ракушки или ничего не покупайте
haleakala-prompt-prebuy = Перед подсчётом: выберите карту очков за ракушки или ничего не покупайте
haleakala-prompt-ready-place = Положить диск { $disc } на пляж { $beach }
haleakala-prompt-ready-boat = Положить диск { $disc } у лодки
haleakala-prompt-ready-invoke = Положить диск { $disc } у лодки и призвать лаву
haleakala-prompt-ready-take = Забрать диск { $disc } с пляжа { $beach }
haleakala-prompt-ready-sail = Проплыть один сегмент, до сегмента { $segment }
haleakala-prompt-ready-shaman = Переместить шамана: { $space }
haleakala-prompt-ready-stay = Оставить шамана на месте: { $space }
haleakala-prompt-ready-card = Взять карту: { $card }
haleakala-prompt-ready-priestess = Сдвинуть лаву из кратера { $origin } в кратер { $target }
haleakala-prompt-ready-buy = { $price ->
    [one] Купить карту «{ $card }» за { $price } ракушку
    [few] Купить карту «{ $card }» за { $price } ракушки
   *[many] Купить карту «{ $card }» за { $price } ракушек
}
haleakala-prompt-ready-keep = Ничего не покупать
haleakala-prompt-chip-boat = { $disc }: плыть до { $segment }
haleakala-prompt-chip-invoke = { $disc }: плыть до { $segment }, лава
haleakala-prompt-chip-sail = Плыть до { $segment }
haleakala-prompt-chip-stay = Остаться
haleakala-prompt-chip-space-B = Пляж { $segment }
haleakala-prompt-chip-space-P = Земля { $segment }
haleakala-prompt-chip-space-F = Лес { $segment }
haleakala-prompt-chip-space-M = Гора { $segment }
haleakala-prompt-chip-priestess = Кратер: { $origin } → { $target }
haleakala-prompt-chip-keep = Не покупать

# Названия предметов и что они говорят о себе, если на них указать.
haleakala-piece-island = Остров
haleakala-piece-market = Рынок
haleakala-piece-decks = Колоды карт пальм
haleakala-piece-hidden = Ещё не вышли
haleakala-piece-lava = Лава
haleakala-piece-supply = { $count ->
    [0] больше нет
   *[other] ещё { $count } из { $all }
}
haleakala-piece-lava-tell = Диски лавы, которые ещё могут появиться в кратерах: { $count } из { $all }. После подсчёта все возвращаются.
haleakala-piece-empty = пусто
haleakala-piece-left = осталось
haleakala-piece-deck = { $level ->
    [1] Первая колода, на рубашке одна пальма: осталось карт { $left } из { $size }.
    [2] Вторая колода, на рубашке две пальмы: осталось карт { $left } из { $size }. Когда она закончится, будет первый подсчёт.
   *[other] Третья колода, на рубашке три пальмы: осталось карт { $left } из { $size }. Когда она закончится, последний подсчёт будет, как только лодка причалит у сегмента без карт.
}
haleakala-piece-next = Сейчас карты берутся из этой колоды.
haleakala-piece-unseen = { $level ->
    [1] Первая колода
    [2] Вторая колода
   *[other] Третья колода
}: { $count } × { $card }
haleakala-piece-lava-card = карта лавы
haleakala-piece-none-hidden = Все карты уже вышли
haleakala-piece-own-discs = Ваши диски
haleakala-piece-discs = Диски игрока { $name }
haleakala-piece-in-pool = Диск { $disc }, у вас
haleakala-piece-on-beach = Диск { $disc }, на пляже { $beach }: забрать назад
haleakala-piece-out = на { $beach }
haleakala-piece-move = идти
haleakala-piece-to = до { $segment }
haleakala-piece-disc-pool = { $mine ->
    [1] Ваш диск { $disc }. Если положить его у лодки, она проплывёт { $disc ->
        [one] { $disc } сегмент
        [few] { $disc } сегмента
       *[many] { $disc } сегментов
    }; если в другом месте, пойдёт ваш шаман.
   *[0] Диск { $disc } игрока { $name }, готов к ходу.
}
haleakala-piece-disc-out = { $mine ->
    [1] Ваш диск { $disc } на пляже { $beach }. Его можно забрать и потом переместить шамана, если суммы там останутся разными.
   *[0] Диск { $disc } игрока { $name } на пляже { $beach }.
}
haleakala-piece-invocation = { $mine ->
    [1] Ваш диск призыва. Его можно добавить к диску у лодки; тогда лава появится в кратере там, где лодка причалит.
   *[0] Диск призыва игрока { $name }.
}
haleakala-piece-invocation-out = { $mine ->
    [1] Ваш диск призыва на пляже { $beach }. Он вернётся, когда там причалит лодка, или с картой Жрицы.
   *[0] Диск призыва игрока { $name } на пляже { $beach }. Он вернётся, когда там причалит лодка, или с картой Жрицы.
}
haleakala-piece-invocation-name = Диск призыва
haleakala-piece-beach = Пляж { $beach }
haleakala-piece-sums = Суммы: { $a } — { $x }, { $b } — { $y }.
haleakala-piece-no-discs = Дисков на нём нет.
haleakala-piece-boat-here = Лодка здесь: диск, положенный на этот пляж, отправляет её на столько сегментов.
haleakala-piece-lands-two = Если лодка причалит здесь, { $name } выбирает карту, а { $other } получает другую.
haleakala-piece-lands-one = Если лодка причалит здесь, { $name } выбирает карту.
haleakala-piece-lands-card = Если лодка причалит здесь, { $name } получает карту; обе одинаковы, или осталась одна.
haleakala-piece-lands-nobody = Если лодка причалит здесь, карту не получит никто.
haleakala-piece-lands-end = Если лодка причалит здесь, будет последний подсчёт.
haleakala-piece-boat = Лодка, у сегмента { $segment }
haleakala-piece-boat-tell = Рыбацкая лодка. Она плывёт по часовой стрелке на число диска, положенного на её пляж. Игрок, у которого все диски на пляжах, может провести её на один сегмент.
haleakala-piece-crater = Кратер { $segment }
haleakala-piece-crater-tell = { $lava ->
    [0] В кратере { $segment } нет лавы.
    [1] В кратере { $segment } один диск лавы: извержение разрушит статую на горе под ним.
    [2] В кратере { $segment } два диска лавы: извержение разрушит статуи на горе и в лесу под ним.
   *[other] Дисков лавы в кратере { $segment }: { $lava }. Извержение разрушит все статуи сегмента.
}
haleakala-piece-threatened = Извержение заденет: { $space }.
haleakala-piece-statue = Статуя игрока { $name } ({ $space }): { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} при подсчёте.
haleakala-piece-statue-hit = Извержение сейчас разрушило бы её.
haleakala-piece-shaman = Шаман игрока { $name } ({ $space }).
haleakala-piece-shaman-builds = Карта статуи построила бы здесь.
haleakala-piece-stay = Остаться на месте: { $space }
haleakala-piece-go = Сюда: { $space }
haleakala-piece-statue-card = Карта статуи: строит статую там, где стоит ваш шаман, если это возможно.
haleakala-piece-shell-card = Ракушка: с ней можно сразу купить карту на рынке; оставшаяся ракушка в конце даёт 1 очко.
haleakala-piece-priestess-card = Жрица лавы: сдвигает один диск лавы в соседний кратер.
haleakala-piece-fish-card = Рыба: { $baskets ->
    [one] { $baskets } корзина
    [few] { $baskets } корзины
   *[many] { $baskets } корзин
}{ $butterflies ->
    [0] {""}
    [one] , { $butterflies } бабочка
    [few] , { $butterflies } бабочки
   *[many] , { $butterflies } бабочек
}. У кого больше корзин, тот получает 3 очка при каждом подсчёте.
haleakala-piece-white_pearl-card = Белая жемчужина, с 1 бабочкой: 1 очко при каждом подсчёте, вместе с чёрной 4.
haleakala-piece-black_pearl-card = Чёрная жемчужина: 2 очка при каждом подсчёте, вместе с белой 4.
haleakala-piece-nautilus-card = Наутилус, с 1 бабочкой: 3 очка при последнем подсчёте.
haleakala-piece-no-card = Карты здесь больше нет.
haleakala-piece-butterflies-each = 1 за бабочку
haleakala-piece-statue_majority-each = 2 за ландшафт
haleakala-piece-complete_segment-each = 4 за сегмент
haleakala-piece-forest_statues-each = 2 за статую
haleakala-piece-mountain_statues-each = 3 за статую
haleakala-piece-priestess-each = двигает лаву
haleakala-piece-butterflies-tell = Бабочки: при подсчёте 1 очко за каждую бабочку на ваших картах.
haleakala-piece-statue_majority-tell = Превосходство по статуям: при подсчёте 2 очка за каждый ландшафт (земля, лес, гора), где у вас больше статуй, чем у соперника.
haleakala-piece-complete_segment-tell = Готовый сегмент: при подсчёте 4 очка за каждый сегмент, где все три статуи ваши.
haleakala-piece-forest_statues-tell = Лесные статуи: при подсчёте ещё 2 очка за каждую вашу статую в лесу.
haleakala-piece-mountain_statues-tell = Горные статуи: при подсчёте ещё 3 очка за каждую вашу статую в горах.
haleakala-piece-priestess-tell = Жрица лавы: сразу сдвигает один диск лавы в соседний кратер. Её можно купить один раз за раунд.
haleakala-piece-market-priestess = Жрица лавы
haleakala-piece-worth = Сейчас принесла бы: { $a } — { $x }, { $b } — { $y }.
haleakala-piece-held = У игрока { $name }
haleakala-piece-used = уже куплена
haleakala-piece-price = { $price ->
    [one] { $price } ракушка
    [few] { $price } ракушки
   *[many] { $price } ракушек
}
haleakala-piece-now = { $over ->
    [1] последний подсчёт +{ $points }
   *[0] +{ $points } при подсчёте сейчас
}
haleakala-piece-now-short = +{ $points }
haleakala-piece-now-tell = Сколько принёс бы подсчёт сейчас, после извержения: { $points }.
haleakala-piece-line = { $what }: { $points }
haleakala-piece-stock-statues = Ещё можно построить статуй: { $count }. Останется на острове после извержения сейчас: { $standing }.
haleakala-piece-stock-baskets = Корзины с рыбой: { $count }. У кого их больше, тот получает 3 очка при каждом подсчёте.
haleakala-piece-stock-butterflies = Бабочки: { $count }. Они дают очки с картой «Бабочки».
haleakala-piece-stock-shells = Ракушки: { $count }. Ими платят за карты на рынке, в конце каждая даёт 1 очко.
haleakala-piece-first-player = Первый игрок: начинает игру и проигрывает при полном равенстве.
haleakala-piece-none-kept = Карт пока нет
haleakala-piece-kept-of = Карты игрока { $name }
haleakala-piece-tabs = Рынок, игроки и колоды
haleakala-piece-tab-market = Рынок
haleakala-piece-tab-players = Игроки
haleakala-piece-tab-decks = Колоды
haleakala-piece-zoom-in = Увеличить середину острова
haleakala-piece-zoom-out = Показать весь остров
haleakala-piece-last = Последний подсчёт — у пустого сегмента
haleakala-piece-soon = Скоро первый подсчёт
haleakala-piece-ended = { $place ->
    [1] Победа: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
   *[other] Поражение: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
}
haleakala-piece-drawn = Ничья: никто долго не брал карт

# Извержение и подсчёт, показанные сценой.
haleakala-scene-title = { $round ->
    [1] Первый подсчёт
   *[other] Последний подсчёт
}
haleakala-scene-calm = Лавы нет: все статуи стоят
haleakala-scene-erupts = Кратер { $segment } извергается
haleakala-scene-counting = Подсчёт очков
haleakala-scene-total = Всего
haleakala-scene-skip = Пропустить
haleakala-scene-close = Закрыть

# Почему ход нравится боту: фразы идут за ходом через запятую; $points — что он приносит сразу.
haleakala-reason-statues = { $points ->
    [0] бережёт статуи от лавы
    [one] статуи: ещё { $points } очко
    [few] статуи: ещё { $points } очка
   *[many] статуи: ещё { $points } очков
}
haleakala-reason-baskets = { $points ->
    [0] сохраняет перевес в корзинах с рыбой
   *[other] получает перевес в корзинах с рыбой
}
haleakala-reason-pearls = { $points ->
    [0] сохраняет жемчуг
    [one] жемчужина: ещё { $points } очко
    [few] жемчужина: ещё { $points } очка
   *[many] жемчужина: ещё { $points } очков
}
haleakala-reason-nautilus = получает наутилус
haleakala-reason-shells = { $points ->
    [0] бережёт ракушки на потом
   *[other] получает ракушку
}
haleakala-reason-market = { $points ->
    [0] ничего не теряет на картах очков
    [one] карты очков: ещё { $points } очко
    [few] карты очков: ещё { $points } очка
   *[many] карты очков: ещё { $points } очков
}
haleakala-reason-later = приносит то, что останется и после ближайшего подсчёта
haleakala-reason-shaman = шаман стоит там, где можно построить статую
haleakala-reason-steps = даёт ещё и передвинуть шамана
haleakala-reason-shift = даёт ещё и передвинуть лаву
haleakala-reason-discs = оставляет больше дисков в пуле
haleakala-reason-cards = хорошие виды на карты
haleakala-reason-cards-beach = лучше виды на карты на пляже { $beach }
haleakala-reason-rival-beach = портит виды соперника на пляже { $beach }
haleakala-reason-ruins = статуи соперника принесут меньше очков
haleakala-reason-rival = меньше достаётся сопернику
haleakala-reason-haste = больше не ждёт карт
haleakala-reason-victory = { $points ->
    [0] не проигрывает сразу
   *[other] выигрывает партию
}
