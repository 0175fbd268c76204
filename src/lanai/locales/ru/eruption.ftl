# Вулкан.

eruption-orange = оранжевая деревня
eruption-yellow = жёлтая деревня
eruption-green = зелёная деревня
eruption-blue = синяя деревня
eruption-purple = фиолетовая деревня
eruption-red = серая деревня
# Виды преград и карты: в предложениях они стоят в именительном падеже, в скобках или в кавычках.
eruption-wall-none = без преграды
eruption-wall-straw = солома
eruption-wall-wood = дерево
eruption-wall-stone = камень
eruption-card-aftershock = Допол{ "\u00AD" }нитель{ "\u00AD" }ный толчок
eruption-card-quake = Земле{ "\u00AD" }тря{ "\u00AD" }сение
eruption-card-lava_flow = Поток лавы
eruption-card-rain = Дождь
eruption-card-relocate = Переме{ "\u00AD" }щение
eruption-card-fortify = Укреп{ "\u00AD" }ление
eruption-card-sinkhole = Воронка
eruption-card-bomb = Вулка{ "\u00AD" }ничес{ "\u00AD" }кая бомба
eruption-temperature = своя температура
eruption-partner = температура партнёра

# Плитка, где бы о ней ни шла речь: в именительном падеже, в скобках или после двоеточия.
eruption-tile-name = { $tile ->
    [L01] тупик
    [L02] прямая
    [L03] крутой изгиб
    [L04] плавный изгиб
    [L05] звезда на три стороны
    [L06] три рукава подряд
    [L07] прямая с веткой слева
    [L08] прямая с веткой справа
    [L09] перекрёсток
    [L10] четыре рукава подряд
    [L11] трезубец
    [L12] пять рукавов
    [E1] плитка извержения 1
    [E2] плитка извержения 2
   *[E3] плитка извержения 3
}

# Что произошло: фразы идут за именем игрока через запятую; после двоеточия следует итог.
eruption-event-start = бросает на первый ход { $total } ({ $lava } + { $white })
eruption-event-turn = начинает ход { $number }:
eruption-event-heat = { $cause ->
    [flows] { $count ->
        [one] { $count } открытый поток ({ $origin }° → { $degrees }°)
        [few] { $count } открытых потока ({ $origin }° → { $degrees }°)
       *[many] { $count } открытых потоков ({ $origin }° → { $degrees }°)
    }
    [wall] сломанная преграда ({ $origin }° → { $degrees }°)
    [eruption] нагревается от извержения ({ $origin }° → { $degrees }°)
   *[rain] остывает под дождём ({ $origin }° → { $degrees }°)
}
eruption-event-holds = преграда ({ $wall }) на границе { $border } выдерживает ({ $white } + { $bonus } против { $lava })
eruption-event-breaks = преграда ({ $wall }) на границе { $border } рушится ({ $white } + { $bonus } против { $lava })
eruption-event-claim = получает плитку извержения { $number }
eruption-event-stuck = не находит места для плитки извержения { $number }
eruption-event-erupt = устраивает извержение { $number } на { $hex }:
eruption-event-drawn = берёт плитку ({ eruption-tile-name })
eruption-event-aside = берёт плитку ({ eruption-tile-name }), которой нет места
eruption-event-top = сверху в стопке плитка ({ eruption-tile-name })
eruption-event-taken = берёт плитку ({ eruption-tile-name })
eruption-event-redealt = { $count ->
    [one] { $count } плитка перемешана и разложена в новые стопки
    [few] { $count } плитки перемешаны и разложены в новые стопки
   *[many] { $count } плиток перемешаны и разложены в новые стопки
}
eruption-event-shuffled = { $count ->
    [one] { $count } плитка замешана обратно
    [few] { $count } плитки замешаны обратно
   *[many] { $count } плиток замешаны обратно
}
eruption-event-refilled = { $count ->
    [one] { $count } сброшенная плитка становится новой стопкой
    [few] { $count } сброшенные плитки становятся новой стопкой
   *[many] { $count } сброшенных плиток становятся новой стопкой
}
eruption-event-attempt = пробует плитку ({ eruption-tile-name }) на { $hex }:
eruption-event-lay = кладёт плитку ({ eruption-tile-name }) на { $hex }
eruption-event-blocks = преграда ({ $wall }) на { $place } выдерживает ({ $white } + { $bonus } против { $lava })
eruption-event-yields = преграда ({ $wall }) на { $place } рушится ({ $white } + { $bonus } против { $lava })
eruption-event-closed = путь на { $hex } закрыт
eruption-event-nowhere = { $count ->
    [1] последняя плитка никуда не подходит и сбрасывается
    [one] последняя { $count } плитка никуда не подходит и сбрасывается
    [few] последние { $count } плитки никуда не подходят и сбрасываются
   *[many] последние { $count } плиток никуда не подходят и сбрасываются
}
eruption-event-lost = преграды не пускают ни одну плитку
eruption-event-extra = { $answer ->
    [yes] берёт дополнительную плитку
   *[no] отказывается от дополнительной плитки
}
eruption-event-flow_lost = { $cause ->
    [bypassed] лава обходит преграду ({ $wall }) на { $place }
    [test] преграда ({ $wall }) на { $place } падает
    [eruption] извержение сметает преграду ({ $wall }) на { $place }
    [changed] вместе с плиткой уходит преграда ({ $wall }) на { $place }
   *[bomb] бомба сносит преграду ({ $wall }) на { $place }
}
eruption-event-village_lost = теряет под бомбой преграду ({ $wall }): { $village }, граница { $border }
eruption-event-gain = { $cause ->
    [resource] находит преграду ({ $wall })
   *[trade] получает преграду ({ $wall })
}
eruption-event-card = берёт карту «{ $card }»
eruption-event-card-hidden = берёт карту
eruption-event-deck = сброшенные карты ({ $count }) становятся новой колодой
eruption-event-play = разыгрывает карту «{ $card }»
eruption-event-trade = обменивает карту «{ $card }»
eruption-event-swap = обменивает карты «{ $first }» и «{ $second }» на плитку
eruption-event-turned = поворачивает плитку на { $hex }
eruption-event-replaced = заменяет плитку на { $hex } новой ({ eruption-tile-name })
eruption-event-sunk = отправляет в воронку плитку ({ eruption-tile-name }) на { $hex }
eruption-event-moved = граница { $border } теперь: { $wall }
eruption-event-give = отдаёт партнёру карту «{ $card }»
eruption-event-give-hidden = отдаёт партнёру карту
eruption-event-give_wall = отдаёт партнёру преграду ({ $wall })
eruption-event-build = строит преграду ({ $wall }) на { $place }
eruption-event-build_village = строит преграду ({ $wall }) на границе { $border }
eruption-event-discard = сбрасывает карту «{ $card }»
eruption-event-eliminated = выбывает
eruption-event-last = { $ending ->
    [burned] сгорает: у остальных начинаются последние ходы
   *[used] стопка закончилась: у всех по последнему ходу
}
eruption-event-stalemate = больше ничего не движется
eruption-event-over = заканчивает при { $degrees }°

# Почему ход невозможен.
eruption-why-now-eruption = сначала положите свою плитку извержения
eruption-why-now-stack = сначала выберите стопку
eruption-why-now-tile = сначала положите взятую плитку; отказаться от неё нельзя
eruption-why-now-extra = сначала скажите, берёте ли вы дополнительную плитку (extra yes или extra no)
eruption-why-now-cards = это для другой фазы: сейчас можно разыгрывать карты, done ведёт к постройке
eruption-why-now-replace = сначала замените плитку: разыграна карта «Землетрясение»
eruption-why-now-arrange = сначала закончите перемещать преграды
eruption-why-now-build = это для другой фазы: сейчас можно строить преграды, done завершает ход
eruption-why-now-discard = ход кончается: сбрасывайте карты, пока не останется три, затем done
eruption-why-too-many-cards = сначала сбросьте лишнее: в конце хода карт остаётся не больше { $most }
eruption-why-no-such-hex = ни один шестиугольник не принимает плитку извержения
eruption-why-occupied = на { $hex } уже лежит плитка
eruption-why-rock-beside = лава течёт из всех шести сторон плитки извержения, а рядом с { $hex } скала
eruption-why-stack-empty = стопка { $stack } пуста
eruption-why-top-useless = верхнюю плитку стопки { $stack } сейчас не применить
eruption-why-no-hex-that-way = в таком повороте плитка никуда не подходит
eruption-why-closed = преграды у { $hex } выдержали: этой плитке путь туда закрыт
eruption-why-no-lava = к { $hex } не ведёт лава
eruption-why-fits-nohow = как ни поверни, на { $hex } плитка не подходит
eruption-why-same-turn = поворот { $turn } у этой плитки выглядит как { $plain }: скажите { $plain }
eruption-why-wall-no-excuse = на { $hex } течёт лава со стороны { $side }; преграда перед ней не повод ставить туда скалу
eruption-why-mouth-shut = выход лавы из вулкана у { $hex } закрывать нельзя
eruption-why-rock-on-lava = на { $hex } течёт лава со стороны { $side }, а у плитки там скала
eruption-why-lava-on-rock = лава плитки упёрлась бы в скалу рядом с { $hex }
eruption-why-source-tile = плитки извержения остаются как есть
eruption-why-no-tile = на { $hex } нет плитки
eruption-why-no-card = у вас нет карты «{ $card }», чтобы так сходить
eruption-why-no-cards = у вас нет карты для этого
eruption-why-two-cards = для этого нужны две карты
eruption-why-nothing-to-turn = ни одну плитку лавы так повернуть нельзя
eruption-why-same-exits = плитка на { $hex } выглядела бы так же, как сейчас
eruption-why-cannot-turn = соседи { $hex } не оставляют другого поворота
eruption-why-quake-useless = ни одна плитка стопки не может заменить плитку на поле
eruption-why-no-tiles = стопка пуста
eruption-why-no-place-for-any = ни одну плитку стопки положить нельзя
eruption-why-cold = в вашей деревне 0 градусов: «Дождь» ничего не даст
eruption-why-nothing-to-move = ваши преграды нельзя расставить по-другому
eruption-why-next-border = следующая граница — { $border }
eruption-why-none-left = в вашей деревне такого для перемещения больше нет: { $wall }
eruption-why-same-arrangement = преграды стояли бы так же, как раньше
eruption-why-nothing-to-remove = ни одну плитку лавы убрать нельзя
eruption-why-needed = от плитки на { $hex } зависят другие
eruption-why-no-wall-there = там нет преграды
eruption-why-no-wall = на поле нет ни одной преграды
eruption-why-nothing-gained = свободных преград такого вида ({ $wall }) нет, и заменить их нечем
eruption-why-other-order = назовите карты по порядку: «{ $first }», затем «{ $second }»
eruption-why-other-order-open = назовите карты в том порядке, в каком они перечислены
eruption-why-no-partner = у вас нет партнёра
eruption-why-gift-order = подарки подряд идут по порядку: карты как перечислены, затем солома, дерево, камень
eruption-why-not-in-stock = на вашем складе нет такой преграды ({ $wall })
eruption-why-no-stock = ваш склад пуст
eruption-why-enough-built = вы построили все преграды, какие можно
eruption-why-no-place-for-wall = для этой преграды нет свободного выхода
eruption-why-wall-needs-tile = преграды строят на плитках и в своей деревне, а на { $hex } нет плитки
eruption-why-no-free-exit = ни на одном выходе { $hex } преграду не построить
eruption-why-no-exit = у { $hex } на стороне { $side } нет лавы
eruption-why-exit-leads-out = выход { $hex } на стороне { $side } не ведёт на шестиугольник
eruption-why-exit-continued = лаву { $hex } на стороне { $side } уже продолжает плитка
eruption-why-has-wall = там уже стоит преграда
eruption-why-enough-discarded = карт у вас и так не больше { $most }

# Изображение стола.
eruption-variant-base = базовая игра
eruption-variant-clans = Кланы
eruption-variant-extermination = Истребление
eruption-variant-forecasting = Прогнозирование лавы
eruption-variant-clans-forecasting = Кланы с прогнозом
eruption-variant-extermination-forecasting = Истребление с прогнозом
eruption-phase-eruption = извержение
eruption-phase-stack = выбор стопки
eruption-phase-tile = плитка лавы
eruption-phase-extra = ещё плитку?
eruption-phase-cards = карты
eruption-phase-replace = Землетрясение
eruption-phase-arrange = Перемещение
eruption-phase-build = постройка
eruption-phase-discard = сброс карт
eruption-picture-turn = ход { $turn }
eruption-picture-last = последние ходы
eruption-picture-over = игра окончена
# Колонка справа от острова: 18 знаков вместе с числом.
eruption-picture-drawn = { $tile } в руке
eruption-picture-stack = плитки лавы
eruption-picture-stack-number = стопка { $number }
eruption-picture-lava-discard = сброшено
eruption-picture-deck = карты действий
eruption-picture-card-discard = сброшено
eruption-picture-supply = свободные преграды
eruption-picture-quiet = тихо: { $turns } из { $most }
eruption-claim-free = свободна
eruption-claim-held = у игрока
eruption-claim-placed = на поле
eruption-claim-gone = пропала
eruption-picture-borders = границы от 0 до 6
eruption-picture-cards = карты
eruption-picture-stock = склад
# Заметки в конце строки деревни: места на 17 знаков.
eruption-picture-expected = ждёт +{ $degrees }°
eruption-picture-last-turn = посл. ход
eruption-picture-out = вне игры
eruption-picture-partner = с { $shape }
eruption-picture-hand = Ваши карты
eruption-picture-partners-hand = У партнёра
eruption-picture-legend = \ | / лава  : = # солома, дерево, камень  (#) ресурс  ! поток у границы

# Что можно сделать сейчас.
eruption-ask-eruption = Положите плитку извержения: все другие деревни нагреются на 15 градусов ({ $example }).
eruption-ask-stack = Выберите стопку, из которой возьмёте плитку ({ $example }).
eruption-ask-tile = Положите плитку { $tile } на шестиугольник в нужном повороте ({ $example }).
eruption-ask-extra = Ваша деревня в зоне опасности 3: положить ещё одну, пока неизвестную плитку? ({ $example })
eruption-ask-replace = Замените какую-нибудь плитку лавы на { $tile } ({ $example }).
eruption-ask-arrange = Скажите, что стоит на следующей границе ({ $example }).
eruption-ask-cards = Разыгрывайте, обменивайте или отдавайте карты ({ $example }) или переходите к постройке (done).
eruption-ask-no-card = Ни одну карту сейчас не применить: переходите к постройке (done).
eruption-ask-build = { $count ->
    [one] Постройте преграду ({ $example }) или закончите ход (done).
   *[other] Постройте до { $count } преград ({ $example }) или закончите ход (done).
}
eruption-ask-discard = Сбрасывайте карты, пока не останется три ({ $example }).
eruption-ask-end = Закончите ход (done) или отмените сделанное (undo).

# Что сделает ход.
eruption-effect-tests = { $count ->
    [one] проверка преграды, шанс пройти { $odds } %
   *[other] проверка преград ({ $count }), шанс пройти { $odds } %
}
eruption-effect-exits = лава на { $sides }
eruption-effect-removes = убирает плитку ({ eruption-tile-name })
eruption-effect-touches = лаву получает { $village }
eruption-effect-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
eruption-effect-gains = даёт преграду ({ $wall })
eruption-effect-lost = преграда ({ $wall }) на { $place } падает
eruption-effect-heat = { $village } { $origin }° → { $degrees }°
eruption-effect-draws = новая плитка
eruption-effect-more-walls = ещё одна преграда к постройке
eruption-effect-ends = конец хода
eruption-effect-done = заканчивает фазу

# Виды ходов и что говорит о них подсказка.
eruption-family-eruption = Положить плитку извержения
eruption-family-stack = Взять верхнюю плитку стопки
eruption-family-tile = Положить плитку лавы, столько раз повернув её по часовой стрелке
eruption-family-extra = Взять дополнительную плитку зоны опасности 3 или нет
eruption-family-aftershock = Дополнительный толчок: повернуть плитку лавы
eruption-family-quake = Землетрясение: взять плитку, которая заменит другую
eruption-family-replace = Заменить плитку лавы
eruption-family-lava_flow = Поток лавы: положить ещё одну плитку
eruption-family-rain = Дождь: остудить свою деревню на 15 градусов
eruption-family-relocate = Перемещение: переставить преграды своей деревни
eruption-family-arrange = Сказать, что теперь стоит на границе
eruption-family-fortify = Укрепление: построить на одну преграду больше
eruption-family-sinkhole = Воронка: убрать плитку лавы
eruption-family-bomb = Вулканическая бомба: снести преграду на потоке
eruption-family-bomb_village = Вулканическая бомба: снести преграду деревни
eruption-family-trade = Обменять карту на её преграду
eruption-family-trade_tile = Обменять две карты на плитку лавы
eruption-family-give = Отдать карту партнёру
eruption-family-give_wall = Отдать преграду партнёру
eruption-family-build = Построить преграду на выходе плитки
eruption-family-build_village = Построить преграду на границе своей деревни
eruption-family-discard = Сбросить карту
eruption-family-done = Закончить фазу, а если ничего не осталось, то и ход
eruption-help =
    В «Вулкане» ход tile e6 2 кладёт взятую плитку на e6, дважды повернув её по часовой стрелке; шестиугольник
    назван по столбцу и строке, где он начинается. rain разыгрывает карту, trade rain отдаёт её за преграду,
    trade rain bomb — две карты за плитку. build wood e4 ne строит на потоке, build wood 3 — на границе вашей
    деревни. done завершает фазу.

## Стол в браузере.

# Стороны света: они стоят и после «на», винительный падеж не должен отличаться.
eruption-side-n = север
eruption-side-ne = северо-восток
eruption-side-se = юго-восток
eruption-side-s = юг
eruption-side-sw = юго-запад
eruption-side-nw = северо-запад

eruption-heading-turn = Ход { $turn }
eruption-heading-last = Ход { $turn }, последние ходы
eruption-heading-over = Игра окончена

eruption-prompt-over = Игра окончена.
eruption-prompt-wait = Решает другой игрок.
eruption-prompt-eruption = Ваша деревня вызвала извержение: выберите для его плитки светящийся шестиугольник.
eruption-prompt-stack = Выберите стопку, из которой возьмёте плитку лавы.
eruption-prompt-tile = Выберите для плитки лавы светящийся шестиугольник.
eruption-prompt-extra = Зона опасности 3: положите ещё одну плитку, пока её не видно?
eruption-prompt-cards = Разыгрывайте или обменивайте карты или переходите к постройке.
eruption-prompt-no-card = Ни одну карту сейчас не применить: переходите к постройке.
eruption-prompt-replace = Землетрясение: выберите плитку, которую заменит ваша.
eruption-prompt-arrange = Перемещение: что теперь стоит на границе { $border }?
eruption-prompt-build = { $count ->
    [one] Постройте преграду или закончите ход.
   *[other] Постройте до { $count } преград или закончите ход.
}
eruption-prompt-build-where = Выберите место для преграды ({ $wall }).
eruption-prompt-build-which = Какая преграда здесь встанет?
eruption-prompt-discard = У вас остаются три карты: выберите, какую сбросить.
eruption-prompt-end = Делать больше нечего: закончите ход.
eruption-prompt-aftershock = Дополнительный толчок: выберите светящуюся плитку, чтобы повернуть.
eruption-prompt-sinkhole = Воронка: выберите светящуюся плитку, чтобы убрать.
eruption-prompt-bomb = Вулканическая бомба: выберите преграду, чтобы снести.
eruption-prompt-pair = Две карты за плитку: выберите вторую карту.
eruption-prompt-ready-tile = { $count ->
    [one] Положить плитку на { $hex }? Она подходит только так.
   *[other] Положить плитку на { $hex }? { $turning }
}
eruption-prompt-ready-replace = { $count ->
    [one] Заменить плитку на { $hex }? Ваша подходит только так.
   *[other] Заменить плитку на { $hex }? { $turning }
}
eruption-prompt-ready-aftershock = { $count ->
    [one] Повернуть плитку на { $hex } вот так?
   *[other] Повернуть плитку на { $hex }? { $turning }
}
eruption-prompt-turn = Поворот: R, колесо или касание.
eruption-prompt-turn-tap = Поворот: касание.
eruption-prompt-ready-eruption = Устроить извержение на { $hex }?
eruption-prompt-ready-sinkhole = Убрать плитку на { $hex }?
eruption-prompt-ready-build = Построить преграду ({ $wall }) { $place }?
eruption-prompt-ready-build_village = Построить преграду ({ $wall }) на границе { $border } своей деревни?
eruption-prompt-ready-bomb = Снести преграду { $place }?
eruption-prompt-ready-bomb_village = Снести преграду на границе { $border } ({ $village })?
eruption-prompt-ready-stack = Взять плитку из стопки { $stack }?
eruption-prompt-ready-extra-yes = Положить ещё одну плитку лавы?
eruption-prompt-ready-extra-no = Больше плиток не класть?
eruption-prompt-ready-arrange = Граница { $border }: { $wall }?
eruption-prompt-ready-trade = Обменять карту «{ $card }» на её преграду?
eruption-prompt-ready-trade_tile = Обменять карты «{ $first }» и «{ $second }» на плитку лавы?
eruption-prompt-ready-give = Отдать партнёру карту «{ $card }»?
eruption-prompt-ready-give_wall = Отдать партнёру преграду ({ $wall })?
eruption-prompt-ready-discard = Сбросить карту «{ $card }»?
eruption-prompt-ready-play = Разыграть карту «{ $card }»?
eruption-prompt-ready-done-cards = С картами закончено?
eruption-prompt-ready-done-build = Закончить ход?
eruption-prompt-chip-turn = { $cards ->
    [0] { $sides }
    [one] { $sides }: { $cards } карта
    [few] { $sides }: { $cards } карты
   *[many] { $sides }: { $cards } карт
}
eruption-prompt-chip-hex = На { $hex }
eruption-prompt-chip-stack = Стопка { $stack }
eruption-prompt-chip-extra-yes = Ещё одна плитка
eruption-prompt-chip-extra-no = Больше не надо
eruption-prompt-chip-trade = Обмен: { $card }
eruption-prompt-chip-give = Отдать: { $card }
eruption-prompt-chip-discard = Сброс: { $card }
eruption-prompt-chip-pair = { $first } и { $second }
eruption-prompt-chip-bomb = Снести преграду { $place }
eruption-prompt-chip-sinkhole = Убрать плитку на { $hex }
eruption-prompt-chip-go-on = К постройке
eruption-prompt-chip-build = { $wall }, { $place }
eruption-prompt-chip-end = Закончить ход

eruption-piece-island = Остров: вулкан, лава, деревни и счётчик горения
eruption-piece-place = на { $hex }, выход на { $side }
eruption-piece-percent = { $odds }%
eruption-piece-hex-empty = { $hex }, плитки нет.
eruption-piece-hex-resource = { $hex }, плитки нет; кто её здесь положит, находит преграду ({ $wall }).
eruption-piece-hex-lava = { $hex }, лава на { $sides }.
eruption-piece-hex-source = { $hex }, плитка извержения, лава на все шесть сторон.
eruption-piece-hex-closed = Преграды здесь выдержали: этой плитке сюда нельзя.
eruption-piece-spot = { $count ->
    [one] Ваша плитка подходит в { $count } повороте.
   *[other] Ваша плитка подходит в { $count } поворотах.
}
eruption-piece-spot-odds = { $count ->
    [one] Проверка преграды: шанс пройти { $odds } %.
   *[other] Проверка преград ({ $count }): шанс пройти { $odds } %.
}
eruption-piece-spot-wall = Даёт преграду ({ $wall }).
eruption-piece-spot-bypassed = { $count ->
    [one] { $count } преграда падает без проверки.
    [few] { $count } преграды падают без проверки.
   *[many] { $count } преград падают без проверки.
}
eruption-piece-wall = Преграда ({ $wall }) { $place }.
eruption-piece-wall-holds = Выдерживает { $odds } % проверок.
eruption-piece-build-here = Преграду можно построить { $place }.
eruption-piece-border = Граница { $border }, { $village }: { $wall }.
eruption-piece-border-short = на границе { $border }
eruption-piece-border-of = на границе { $border } ({ $village })
eruption-piece-border-open = Лава течёт сюда свободно: 10 градусов при следующем подсчёте урона.
eruption-piece-border-tested = К преграде подошла лава: она рухнет с вероятностью { $odds } %, это 5 градусов.
eruption-piece-border-quiet = Лавы здесь нет.
eruption-piece-village = { $name }, { $village }: { $degrees }°.
eruption-piece-village-empty = Ничья деревня ({ $village }); лава у её границы всё равно приносит карты.
eruption-piece-next = Открытых потоков: { $open }, за преградами: { $blocked }; при следующем подсчёте урона примерно +{ $degrees }°.
eruption-piece-marker = { $zone ->
    [0] { $name }: { $degrees }°.
   *[other] { $name }: { $degrees }°, зона опасности { $zone }.
}
eruption-piece-eliminated = вне игры
eruption-piece-claim-free = Плитка извержения { $number } ждёт первую деревню, которая достигнет { $space } градусов.
eruption-piece-claim-held = Плитка извержения { $number } у игрока и ляжет на поле в его ход.
eruption-piece-zone-1 = Зона опасности 1, от { $space } градусов: каждый ход дополнительная преграда.
eruption-piece-zone-2 = Зона опасности 2, от { $space } градусов: каждый ход ещё и карта действий.
eruption-piece-zone-3 = Зона опасности 3, от { $space } градусов: каждый ход ещё и дополнительная плитка лавы.
eruption-piece-phases = Фазы хода
eruption-piece-phase-eruption = Урон
eruption-piece-phase-lava = Лава
eruption-piece-phase-cards = Карты
eruption-piece-phase-walls = Преграды
eruption-piece-step-eruption = Урон и плитка извержения, если она получена
eruption-piece-step-lava = Плитка лавы, с зоны опасности 3 и дополнительная
eruption-piece-step-cards = Карты действий: разыграть или обменять
eruption-piece-step-walls = Постройка преград, затем сброс до трёх карт
eruption-piece-your-tile = Ваша плитка
eruption-piece-tile-drawn = Взятая плитка
eruption-piece-eruption-tile = Плитка извержения
eruption-piece-no-tile = Плитки лавы
eruption-piece-turn-of = поворот { $nth } из { $count }
eruption-piece-turn-left = Повернуть влево
eruption-piece-turn-right = Повернуть вправо
eruption-piece-in-stack = в стопке
eruption-piece-stack = Стопка { $stack }, плиток { $size }: { eruption-tile-name }
eruption-piece-stack-empty = Стопка { $stack }: пусто
eruption-piece-left-title = Что осталось
eruption-piece-left-tiles = { $count ->
    [one] { $count } плитка лавы в стопке
    [few] { $count } плитки лавы в стопке
   *[many] { $count } плиток лавы в стопке
}
eruption-piece-left-discarded = сброшено { $count }
eruption-piece-left-walls = Свободные преграды
eruption-piece-left-cards = { $count ->
    [one] { $count } карта действий в колоде; сброшены:
    [few] { $count } карты действий в колоде; сброшены:
   *[many] { $count } карт действий в колоде; сброшены:
}
eruption-piece-left-none = пока ничего
eruption-piece-holds = выдержит { $odds } %
eruption-piece-close = Закрыть
eruption-piece-last-roll = Последний бросок
eruption-piece-last-rolls = Последний бросок из { $count }
eruption-piece-roll-border = деревня: { $name }
eruption-piece-held = Держится: { $white } + { $bonus } против { $lava }
eruption-piece-broke = Рушится: { $white } + { $bonus } против { $lava }
eruption-piece-stock = Ваш склад
eruption-piece-allowed = { $count ->
    [one] { $count } преграда за этот ход
    [few] { $count } преграды за этот ход
   *[many] { $count } преград за этот ход
}
eruption-piece-stock-name = { $wall }: { $count }
eruption-piece-stock-tell = Таких преград ({ $wall }) на вашем складе: { $count }. Каждая выдерживает { $odds } % проверок.
eruption-piece-hand = Ваши карты
eruption-piece-hand-now = Ваши карты: выберите одну
eruption-piece-no-cards = У вас нет карт.
eruption-piece-seat-partner = Партнёр: { $village }
eruption-piece-partners = Карты вашего партнёра
eruption-piece-partner-hand = Партнёр: { $cards }
eruption-piece-card-name = { $card } { $what }
eruption-piece-card-trade = Или обменяйте её на преграду ({ $wall }).
eruption-piece-card-not-now = Её действие сейчас не разыграть.
eruption-piece-trade = Обменять карту «{ $card }» на преграду ({ $wall })
eruption-piece-trade-short = Обмен
eruption-piece-trade-tell = Сбросьте карту и возьмите на склад преграду ({ $wall }).
eruption-piece-pair = 2 за плитку: обменять её с другой картой на плитку лавы
eruption-piece-pair-short = 2 за плитку
eruption-piece-pair-tell = Сбросьте две карты и сразу положите плитку лавы.
eruption-piece-pair-other = Выберите вторую карту
eruption-piece-pair-stop = Отмена
eruption-piece-give = Отдать партнёру карту «{ $card }»
eruption-piece-give-short = Отдать
eruption-piece-give-tell = Карту получит ваш партнёр.
eruption-piece-what-aftershock = Повернуть плитку
eruption-piece-what-quake = Сменить плитку
eruption-piece-what-lava_flow = Ещё одна плитка
eruption-piece-what-rain = Остыть на 15°
eruption-piece-what-relocate = Сдвинуть преграды
eruption-piece-what-fortify = +1 преграда
eruption-piece-what-sinkhole = Убрать плитку
eruption-piece-what-bomb = Снести преграду
eruption-piece-tell-aftershock = Дополнительный толчок: поверните плитку лавы на острове; новые потоки у деревень приносят карты.
eruption-piece-tell-quake = Землетрясение: возьмите плитку лавы; она заменит одну на острове.
eruption-piece-tell-lava_flow = Поток лавы: возьмите и положите ещё одну плитку лавы.
eruption-piece-tell-rain = Дождь: ваша деревня остывает на 15 градусов.
eruption-piece-tell-relocate = Перемещение: расставьте преграды своей деревни заново.
eruption-piece-tell-fortify = Укрепление: в этот ход можно построить на одну преграду больше.
eruption-piece-tell-sinkhole = Воронка: уберите плитку лавы, от которой не зависит никакая другая.
eruption-piece-tell-bomb = Вулканическая бомба: снесите преграду на потоке или в деревне.
eruption-piece-zoom-in = Увеличить остров
eruption-piece-zoom-out = Показать весь остров
eruption-piece-sign-burned = Деревня сгорела: последние ходы
eruption-piece-sign-used = Плитки закончились: последние ходы
eruption-piece-ended = Место { $place }: { $degrees }°
eruption-piece-seat-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
eruption-piece-seat-walls = { $count ->
    [one] { $count } преграда на складе
    [few] { $count } преграды на складе
   *[many] { $count } преград на складе
}
eruption-piece-seat-zone = Зона опасности { $zone }
eruption-piece-seat-next = ждёт +{ $degrees }°
eruption-piece-seat-next-short = +{ $degrees }°
eruption-piece-seat-holds = извержение { $number }
eruption-piece-seat-bonus = при равенстве { $bonus }
eruption-piece-seat-last = последний ход

# Как пишется счёт и кто победил: { $less } — температура, ведь побеждает самая низкая.
eruption-written = { $less }°
eruption-won = { $winners ->
    [one] побеждает при { $less }°{ $tied ->
        [0] .
       *[other] , по дополнительному правилу.
    }
   *[other] делят победу при { $less }°.
}

# Почему ход нравится боту: фразы идут за ходом через запятую.
eruption-reason-heat = своя деревня меньше нагревается
eruption-reason-zones = своя деревня рано нагревается и скорее получает помощь зон опасности
eruption-reason-borders = лучше прикрывает свою деревню
eruption-reason-walls = на складе остаются хорошие преграды
eruption-reason-cards = в руке остаются хорошие карты
eruption-reason-turn = на этом ходу остаётся больше возможностей
eruption-reason-rival_heat = деревни соперников нагреваются сильнее
eruption-reason-rival_borders = направляет лаву к деревням соперников
eruption-reason-rival_heat-village = сильнее нагревается { $village }
eruption-reason-rival_borders-village = направляет лаву туда, где { $village }
eruption-reason-rivals = соперникам остаётся меньше средств защиты
