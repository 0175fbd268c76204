# Вулкан.

eruption-orange = помаранчеве село
eruption-yellow = жовте село
eruption-green = зелене село
eruption-blue = синє село
eruption-purple = фіолетове село
eruption-red = сіре село
# Види перешкод і карти: у реченнях вони стоять у називному відмінку, у дужках або в лапках.
eruption-wall-none = без перешкоди
eruption-wall-straw = солома
eruption-wall-wood = дерево
eruption-wall-stone = камінь
eruption-card-aftershock = Додат{ "\u00AD" }ковий поштовх
eruption-card-quake = Земле{ "\u00AD" }трус
eruption-card-lava_flow = Потік лави
eruption-card-rain = Дощ
eruption-card-relocate = Перемі{ "\u00AD" }щення
eruption-card-fortify = Укріп{ "\u00AD" }лення
eruption-card-sinkhole = Вирва
eruption-card-bomb = Вулка{ "\u00AD" }нічна бомба
eruption-temperature = власна температура
eruption-partner = температура партнера

# Плитка, хоч би де про неї йшлося: у називному відмінку, у дужках або після двокрапки.
eruption-tile-name = { $tile ->
    [L01] глухий кут
    [L02] пряма
    [L03] крутий вигин
    [L04] плавний вигин
    [L05] зірка на три сторони
    [L06] три рукави поспіль
    [L07] пряма з гілкою зліва
    [L08] пряма з гілкою справа
    [L09] перехрестя
    [L10] чотири рукави поспіль
    [L11] тризубець
    [L12] п’ять рукавів
    [E1] плитка виверження 1
    [E2] плитка виверження 2
   *[E3] плитка виверження 3
}

# Що сталося: фрази йдуть за іменем гравця через кому; після двокрапки йде підсумок.
eruption-event-start = кидає на перший хід { $total } ({ $lava } + { $white })
eruption-event-turn = починає хід { $number }:
eruption-event-heat = { $cause ->
    [flows] { $count ->
        [one] { $count } відкритий потік ({ $origin }° → { $degrees }°)
        [few] { $count } відкриті потоки ({ $origin }° → { $degrees }°)
       *[many] { $count } відкритих потоків ({ $origin }° → { $degrees }°)
    }
    [wall] зламана перешкода ({ $origin }° → { $degrees }°)
    [eruption] нагрівається від виверження ({ $origin }° → { $degrees }°)
   *[rain] холоне під дощем ({ $origin }° → { $degrees }°)
}
eruption-event-holds = перешкода ({ $wall }) на межі { $border } витримує ({ $white } + { $bonus } проти { $lava })
eruption-event-breaks = перешкода ({ $wall }) на межі { $border } руйнується ({ $white } + { $bonus } проти { $lava })
eruption-event-claim = отримує плитку виверження { $number }
eruption-event-stuck = не знаходить місця для плитки виверження { $number }
eruption-event-erupt = влаштовує виверження { $number } на { $hex }:
eruption-event-drawn = бере плитку ({ eruption-tile-name })
eruption-event-aside = бере плитку ({ eruption-tile-name }), якій немає місця
eruption-event-top = зверху в стосі плитка ({ eruption-tile-name })
eruption-event-taken = бере плитку ({ eruption-tile-name })
eruption-event-redealt = { $count ->
    [one] { $count } плитку перемішано й розкладено в нові стоси
    [few] { $count } плитки перемішано й розкладено в нові стоси
   *[many] { $count } плиток перемішано й розкладено в нові стоси
}
eruption-event-shuffled = { $count ->
    [one] { $count } плитку замішано назад
    [few] { $count } плитки замішано назад
   *[many] { $count } плиток замішано назад
}
eruption-event-refilled = { $count ->
    [one] { $count } скинута плитка стає новим стосом
    [few] { $count } скинуті плитки стають новим стосом
   *[many] { $count } скинутих плиток стають новим стосом
}
eruption-event-attempt = пробує плитку ({ eruption-tile-name }) на { $hex }:
eruption-event-lay = кладе плитку ({ eruption-tile-name }) на { $hex }
eruption-event-blocks = перешкода ({ $wall }) на { $place } витримує ({ $white } + { $bonus } проти { $lava })
eruption-event-yields = перешкода ({ $wall }) на { $place } руйнується ({ $white } + { $bonus } проти { $lava })
eruption-event-closed = шлях на { $hex } закрито
eruption-event-nowhere = { $count ->
    [1] остання плитка нікуди не пасує, її скинуто
    [one] остання { $count } плитка нікуди не пасує, її скинуто
    [few] останні { $count } плитки нікуди не пасують, їх скинуто
   *[many] останні { $count } плиток нікуди не пасують, їх скинуто
}
eruption-event-lost = перешкоди не пускають жодної плитки
eruption-event-extra = { $answer ->
    [yes] бере додаткову плитку
   *[no] відмовляється від додаткової плитки
}
eruption-event-flow_lost = { $cause ->
    [bypassed] лава обходить перешкоду ({ $wall }) на { $place }
    [test] перешкода ({ $wall }) на { $place } падає
    [eruption] виверження змітає перешкоду ({ $wall }) на { $place }
    [changed] разом із плиткою зникає перешкода ({ $wall }) на { $place }
   *[bomb] бомба зносить перешкоду ({ $wall }) на { $place }
}
eruption-event-village_lost = втрачає під бомбою перешкоду ({ $wall }): { $village }, межа { $border }
eruption-event-gain = { $cause ->
    [resource] знаходить перешкоду ({ $wall })
   *[trade] отримує перешкоду ({ $wall })
}
eruption-event-card = бере карту «{ $card }»
eruption-event-card-hidden = бере карту
eruption-event-deck = скинуті карти ({ $count }) стають новою колодою
eruption-event-play = розігрує карту «{ $card }»
eruption-event-trade = обмінює карту «{ $card }»
eruption-event-swap = обмінює карти «{ $first }» і «{ $second }» на плитку
eruption-event-turned = обертає плитку на { $hex }
eruption-event-replaced = замінює плитку на { $hex } новою ({ eruption-tile-name })
eruption-event-sunk = відправляє у вирву плитку ({ eruption-tile-name }) на { $hex }
eruption-event-moved = межа { $border } тепер: { $wall }
eruption-event-give = віддає партнерові карту «{ $card }»
eruption-event-give-hidden = віддає партнерові карту
eruption-event-give_wall = віддає партнерові перешкоду ({ $wall })
eruption-event-build = будує перешкоду ({ $wall }) на { $place }
eruption-event-build_village = будує перешкоду ({ $wall }) на межі { $border }
eruption-event-discard = скидає карту «{ $card }»
eruption-event-eliminated = вибуває
eruption-event-last = { $ending ->
    [burned] згоряє: у решти починаються останні ходи
   *[used] стос скінчився: в усіх по останньому ходу
}
eruption-event-stalemate = більше нічого не рухається
eruption-event-over = завершує з { $degrees }°

# Чому хід неможливий.
eruption-why-now-eruption = спочатку покладіть свою плитку виверження
eruption-why-now-stack = спочатку виберіть стос
eruption-why-now-tile = спочатку покладіть узяту плитку; відмовитися від неї не можна
eruption-why-now-extra = спочатку скажіть, чи берете додаткову плитку (extra yes або extra no)
eruption-why-now-cards = це для іншої фази: зараз можна розігрувати карти, done веде до будівництва
eruption-why-now-replace = спочатку замініть плитку: розіграно карту «Землетрус»
eruption-why-now-arrange = спочатку завершіть переміщення перешкод
eruption-why-now-build = це для іншої фази: зараз можна будувати перешкоди, done завершує хід
eruption-why-now-discard = хід кінчається: скидайте карти, доки не лишиться три, потім done
eruption-why-too-many-cards = спочатку скиньте зайве: наприкінці ходу карт лишається не більше ніж { $most }
eruption-why-no-such-hex = жоден шестикутник не приймає плитку виверження
eruption-why-occupied = на { $hex } вже лежить плитка
eruption-why-rock-beside = лава тече з усіх шести сторін плитки виверження, а поруч із { $hex } скеля
eruption-why-stack-empty = стос { $stack } порожній
eruption-why-top-useless = верхню плитку стосу { $stack } зараз не використати
eruption-why-no-hex-that-way = у такому повороті плитка нікуди не пасує
eruption-why-closed = перешкоди біля { $hex } витримали: цій плитці шлях туди закрито
eruption-why-no-lava = до { $hex } не веде лава
eruption-why-fits-nohow = хоч як повертай, на { $hex } плитка не пасує
eruption-why-same-turn = поворот { $turn } у цієї плитки має такий вигляд, як { $plain }: скажіть { $plain }
eruption-why-wall-no-excuse = на { $hex } тече лава зі сторони { $side }; перешкода перед нею не привід ставити туди скелю
eruption-why-mouth-shut = вихід лави з вулкана біля { $hex } закривати не можна
eruption-why-rock-on-lava = на { $hex } тече лава зі сторони { $side }, а плитка має там скелю
eruption-why-lava-on-rock = лава плитки вперлася б у скелю поруч із { $hex }
eruption-why-source-tile = плитки виверження лишаються, як є
eruption-why-no-tile = на { $hex } немає плитки
eruption-why-no-card = у вас немає карти «{ $card }», щоб так піти
eruption-why-no-cards = у вас немає карти для цього
eruption-why-two-cards = для цього потрібні дві карти
eruption-why-nothing-to-turn = жодної плитки лави так повернути не можна
eruption-why-same-exits = плитка на { $hex } мала б такий самий вигляд, як зараз
eruption-why-cannot-turn = сусіди { $hex } не лишають іншого повороту
eruption-why-quake-useless = жодна плитка стосу не може замінити плитку на полі
eruption-why-no-tiles = стос порожній
eruption-why-no-place-for-any = жодної плитки стосу покласти не можна
eruption-why-cold = у вашому селі 0 градусів: «Дощ» нічого не дасть
eruption-why-nothing-to-move = ваші перешкоди не можна розставити інакше
eruption-why-next-border = наступна межа — { $border }
eruption-why-none-left = у вашому селі такого для переміщення більше немає: { $wall }
eruption-why-same-arrangement = перешкоди стояли б так само, як раніше
eruption-why-nothing-to-remove = жодної плитки лави прибрати не можна
eruption-why-needed = від плитки на { $hex } залежать інші
eruption-why-no-wall-there = там немає перешкоди
eruption-why-no-wall = на полі немає жодної перешкоди
eruption-why-nothing-gained = вільних перешкод такого виду ({ $wall }) немає, і замінити їх нічим
eruption-why-other-order = назвіть карти по порядку: «{ $first }», потім «{ $second }»
eruption-why-other-order-open = назвіть карти в тому порядку, у якому їх перелічено
eruption-why-no-partner = у вас немає партнера
eruption-why-gift-order = подарунки поспіль ідуть по порядку: карти, як перелічено, потім солома, дерево, камінь
eruption-why-not-in-stock = на вашому складі немає такої перешкоди ({ $wall })
eruption-why-no-stock = ваш склад порожній
eruption-why-enough-built = ви збудували всі перешкоди, які можна
eruption-why-no-place-for-wall = для цієї перешкоди немає вільного виходу
eruption-why-wall-needs-tile = перешкоди будують на плитках і у своєму селі, а на { $hex } немає плитки
eruption-why-no-free-exit = на жодному виході { $hex } перешкоди не збудувати
eruption-why-no-exit = { $hex } не має лави на стороні { $side }
eruption-why-exit-leads-out = вихід { $hex } на стороні { $side } не веде на шестикутник
eruption-why-exit-continued = лаву { $hex } на стороні { $side } вже продовжує плитка
eruption-why-has-wall = там уже стоїть перешкода
eruption-why-enough-discarded = карт у вас і так не більше ніж { $most }

# Зображення столу.
eruption-variant-base = базова гра
eruption-variant-clans = Клани
eruption-variant-extermination = Винищення
eruption-variant-forecasting = Прогнозування лави
eruption-variant-clans-forecasting = Клани з прогнозом
eruption-variant-extermination-forecasting = Винищення з прогнозом
eruption-phase-eruption = виверження
eruption-phase-stack = вибір стосу
eruption-phase-tile = плитка лави
eruption-phase-extra = ще плитку?
eruption-phase-cards = карти
eruption-phase-replace = Землетрус
eruption-phase-arrange = Переміщення
eruption-phase-build = будівництво
eruption-phase-discard = скидання карт
eruption-picture-turn = хід { $turn }
eruption-picture-last = останні ходи
eruption-picture-over = гру завершено
# Колонка праворуч від острова: 18 знаків разом із числом.
eruption-picture-drawn = { $tile } у руці
eruption-picture-stack = плитки лави
eruption-picture-stack-number = стос { $number }
eruption-picture-lava-discard = скинуто
eruption-picture-deck = карти дій
eruption-picture-card-discard = скинуто
eruption-picture-supply = вільні перешкоди
eruption-picture-quiet = тихо: { $turns } із { $most }
eruption-claim-free = вільна
eruption-claim-held = у гравця
eruption-claim-placed = на полі
eruption-claim-gone = пропала
eruption-picture-borders = межі від 0 до 6
eruption-picture-cards = карти
eruption-picture-stock = склад
# Нотатки наприкінці рядка села: місця на 17 знаків.
eruption-picture-expected = чекає +{ $degrees }°
eruption-picture-last-turn = ост. хід
eruption-picture-out = поза грою
eruption-picture-partner = з { $shape }
eruption-picture-hand = Ваші карти
eruption-picture-partners-hand = У партнера
eruption-picture-legend = \ | / лава  : = # солома, дерево, камінь  (#) ресурс  ! потік біля межі

# Що можна зробити зараз.
eruption-ask-eruption = Покладіть плитку виверження: усі інші села нагріються на 15 градусів ({ $example }).
eruption-ask-stack = Виберіть стос, з якого візьмете плитку ({ $example }).
eruption-ask-tile = Покладіть плитку { $tile } на шестикутник у потрібному повороті ({ $example }).
eruption-ask-extra = Ваше село в зоні небезпеки 3: покласти ще одну, поки невідому плитку? ({ $example })
eruption-ask-replace = Замініть якусь плитку лави на { $tile } ({ $example }).
eruption-ask-arrange = Скажіть, що стоїть на наступній межі ({ $example }).
eruption-ask-cards = Розігруйте, обмінюйте чи віддавайте карти ({ $example }) або переходьте до будівництва (done).
eruption-ask-no-card = Жодної карти зараз не використати: переходьте до будівництва (done).
eruption-ask-build = { $count ->
    [one] Збудуйте перешкоду ({ $example }) або завершіть хід (done).
   *[other] Збудуйте до { $count } перешкод ({ $example }) або завершіть хід (done).
}
eruption-ask-discard = Скидайте карти, доки не лишиться три ({ $example }).
eruption-ask-end = Завершіть хід (done) або скасуйте зроблене (undo).

# Що зробить хід.
eruption-effect-tests = { $count ->
    [one] перевірка перешкоди, шанс пройти { $odds } %
   *[other] перевірка перешкод ({ $count }), шанс пройти { $odds } %
}
eruption-effect-exits = лава на { $sides }
eruption-effect-removes = прибирає плитку ({ eruption-tile-name })
eruption-effect-touches = лаву отримує { $village }
eruption-effect-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
eruption-effect-gains = дає перешкоду ({ $wall })
eruption-effect-lost = перешкода ({ $wall }) на { $place } падає
eruption-effect-heat = { $village } { $origin }° → { $degrees }°
eruption-effect-draws = нова плитка
eruption-effect-more-walls = ще одна перешкода для будівництва
eruption-effect-ends = кінець ходу
eruption-effect-done = завершує фазу

# Види ходів і що каже про них підказка.
eruption-family-eruption = Покласти плитку виверження
eruption-family-stack = Узяти верхню плитку стосу
eruption-family-tile = Покласти плитку лави, стільки разів повернувши її за годинником
eruption-family-extra = Узяти додаткову плитку зони небезпеки 3 чи ні
eruption-family-aftershock = Додатковий поштовх: обернути плитку лави
eruption-family-quake = Землетрус: узяти плитку, що замінить іншу
eruption-family-replace = Замінити плитку лави
eruption-family-lava_flow = Потік лави: покласти ще одну плитку
eruption-family-rain = Дощ: остудити своє село на 15 градусів
eruption-family-relocate = Переміщення: переставити перешкоди свого села
eruption-family-arrange = Сказати, що тепер стоїть на межі
eruption-family-fortify = Укріплення: збудувати на одну перешкоду більше
eruption-family-sinkhole = Вирва: прибрати плитку лави
eruption-family-bomb = Вулканічна бомба: знести перешкоду на потоці
eruption-family-bomb_village = Вулканічна бомба: знести перешкоду села
eruption-family-trade = Обміняти карту на її перешкоду
eruption-family-trade_tile = Обміняти дві карти на плитку лави
eruption-family-give = Віддати карту партнерові
eruption-family-give_wall = Віддати перешкоду партнерові
eruption-family-build = Збудувати перешкоду на виході плитки
eruption-family-build_village = Збудувати перешкоду на межі свого села
eruption-family-discard = Скинути карту
eruption-family-done = Завершити фазу, а якщо нічого не лишилося, то й хід
eruption-help =
    У «Вулкані» хід tile e6 2 кладе взяту плитку на e6, двічі повернувши її за годинниковою стрілкою; шестикутник
    названо за стовпцем і рядком, де він починається. rain розігрує карту, trade rain віддає її за перешкоду,
    trade rain bomb — дві карти за плитку. build wood e4 ne будує на потоці, build wood 3 — на межі вашого села.
    done завершує фазу.

## Стіл у браузері.

# Сторони світу: вони стоять і після «на», знахідний відмінок не має відрізнятися.
eruption-side-n = північ
eruption-side-ne = північний схід
eruption-side-se = південний схід
eruption-side-s = південь
eruption-side-sw = південний захід
eruption-side-nw = північний захід

eruption-heading-turn = Хід { $turn }
eruption-heading-last = Хід { $turn }, останні ходи
eruption-heading-over = Гру завершено

eruption-prompt-over = Гру завершено.
eruption-prompt-wait = Вирішує інший гравець.
eruption-prompt-eruption = Ваше село спричинило виверження: виберіть для його плитки шестикутник, що світиться.
eruption-prompt-stack = Виберіть стос, з якого візьмете плитку лави.
eruption-prompt-tile = Виберіть для плитки лави шестикутник, що світиться.
eruption-prompt-extra = Зона небезпеки 3: покладете ще одну плитку, поки її не видно?
eruption-prompt-cards = Розігруйте чи обмінюйте карти або переходьте до будівництва.
eruption-prompt-no-card = Жодної карти зараз не використати: переходьте до будівництва.
eruption-prompt-replace = Землетрус: виберіть плитку, яку замінить ваша.
eruption-prompt-arrange = Переміщення: що тепер стоїть на межі { $border }?
eruption-prompt-build = { $count ->
    [one] Збудуйте перешкоду або завершіть хід.
   *[other] Збудуйте до { $count } перешкод або завершіть хід.
}
eruption-prompt-build-where = Виберіть місце для перешкоди ({ $wall }).
eruption-prompt-build-which = Яка перешкода тут стане?
eruption-prompt-discard = У вас лишаються три карти: виберіть, яку скинути.
eruption-prompt-end = Робити більше нічого: завершіть хід.
eruption-prompt-aftershock = Додатковий поштовх: виберіть плитку, що світиться, щоб обернути.
eruption-prompt-sinkhole = Вирва: виберіть плитку, що світиться, щоб прибрати.
eruption-prompt-bomb = Вулканічна бомба: виберіть перешкоду, щоб знести.
eruption-prompt-pair = Дві карти за плитку: виберіть другу карту.
eruption-prompt-ready-tile = { $count ->
    [one] Покласти плитку на { $hex }? Вона пасує лише так.
   *[other] Покласти плитку на { $hex }? { $turning }
}
eruption-prompt-ready-replace = { $count ->
    [one] Замінити плитку на { $hex }? Ваша пасує лише так.
   *[other] Замінити плитку на { $hex }? { $turning }
}
eruption-prompt-ready-aftershock = { $count ->
    [one] Обернути плитку на { $hex } ось так?
   *[other] Обернути плитку на { $hex }? { $turning }
}
eruption-prompt-turn = Поворот: R, коліщатко або дотик.
eruption-prompt-turn-tap = Поворот: дотик.
eruption-prompt-ready-eruption = Влаштувати виверження на { $hex }?
eruption-prompt-ready-sinkhole = Прибрати плитку на { $hex }?
eruption-prompt-ready-build = Збудувати перешкоду ({ $wall }) { $place }?
eruption-prompt-ready-build_village = Збудувати перешкоду ({ $wall }) на межі { $border } свого села?
eruption-prompt-ready-bomb = Знести перешкоду { $place }?
eruption-prompt-ready-bomb_village = Знести перешкоду на межі { $border } ({ $village })?
eruption-prompt-ready-stack = Узяти плитку зі стосу { $stack }?
eruption-prompt-ready-extra-yes = Покласти ще одну плитку лави?
eruption-prompt-ready-extra-no = Більше плиток не класти?
eruption-prompt-ready-arrange = Межа { $border }: { $wall }?
eruption-prompt-ready-trade = Обміняти карту «{ $card }» на її перешкоду?
eruption-prompt-ready-trade_tile = Обміняти карти «{ $first }» і «{ $second }» на плитку лави?
eruption-prompt-ready-give = Віддати партнерові карту «{ $card }»?
eruption-prompt-ready-give_wall = Віддати партнерові перешкоду ({ $wall })?
eruption-prompt-ready-discard = Скинути карту «{ $card }»?
eruption-prompt-ready-play = Розіграти карту «{ $card }»?
eruption-prompt-ready-done-cards = З картами завершено?
eruption-prompt-ready-done-build = Завершити хід?
eruption-prompt-chip-turn = { $cards ->
    [0] { $sides }
    [one] { $sides }: { $cards } карта
    [few] { $sides }: { $cards } карти
   *[many] { $sides }: { $cards } карт
}
eruption-prompt-chip-hex = На { $hex }
eruption-prompt-chip-stack = Стос { $stack }
eruption-prompt-chip-extra-yes = Ще одна плитка
eruption-prompt-chip-extra-no = Більше не треба
eruption-prompt-chip-trade = Обмін: { $card }
eruption-prompt-chip-give = Віддати: { $card }
eruption-prompt-chip-discard = Скинути: { $card }
eruption-prompt-chip-pair = { $first } і { $second }
eruption-prompt-chip-bomb = Знести перешкоду { $place }
eruption-prompt-chip-sinkhole = Прибрати плитку на { $hex }
eruption-prompt-chip-go-on = До будівництва
eruption-prompt-chip-build = { $wall }, { $place }
eruption-prompt-chip-end = Завершити хід

eruption-piece-island = Острів: вулкан, лава, села й лічильник горіння
eruption-piece-place = на { $hex }, вихід на { $side }
eruption-piece-percent = { $odds }%
eruption-piece-hex-empty = { $hex }, плитки немає.
eruption-piece-hex-resource = { $hex }, плитки немає; хто її тут покладе, знаходить перешкоду ({ $wall }).
eruption-piece-hex-lava = { $hex }, лава на { $sides }.
eruption-piece-hex-source = { $hex }, плитка виверження, лава на всі шість сторін.
eruption-piece-hex-closed = Перешкоди тут витримали: цій плитці сюди не можна.
eruption-piece-spot = { $count ->
    [one] Ваша плитка пасує в { $count } повороті.
   *[other] Ваша плитка пасує в { $count } поворотах.
}
eruption-piece-spot-odds = { $count ->
    [one] Перевірка перешкоди: шанс пройти { $odds } %.
   *[other] Перевірка перешкод ({ $count }): шанс пройти { $odds } %.
}
eruption-piece-spot-wall = Дає перешкоду ({ $wall }).
eruption-piece-spot-bypassed = { $count ->
    [one] { $count } перешкода падає без перевірки.
    [few] { $count } перешкоди падають без перевірки.
   *[many] { $count } перешкод падають без перевірки.
}
eruption-piece-wall = Перешкода ({ $wall }) { $place }.
eruption-piece-wall-holds = Витримує { $odds } % перевірок.
eruption-piece-build-here = Перешкоду можна збудувати { $place }.
eruption-piece-border = Межа { $border }, { $village }: { $wall }.
eruption-piece-border-short = на межі { $border }
eruption-piece-border-of = на межі { $border } ({ $village })
eruption-piece-border-open = Лава тече сюди вільно: 10 градусів під час наступного підрахунку шкоди.
eruption-piece-border-tested = До перешкоди підійшла лава: вона впаде з імовірністю { $odds } %, це 5 градусів.
eruption-piece-border-quiet = Лави тут немає.
eruption-piece-village = { $name }, { $village }: { $degrees }°.
eruption-piece-village-empty = Нічиє село ({ $village }); лава біля його межі однаково приносить карти.
eruption-piece-next = Відкритих потоків: { $open }, за перешкодами: { $blocked }; під час наступного підрахунку шкоди приблизно +{ $degrees }°.
eruption-piece-marker = { $zone ->
    [0] { $name }: { $degrees }°.
   *[other] { $name }: { $degrees }°, зона небезпеки { $zone }.
}
eruption-piece-eliminated = поза грою
eruption-piece-claim-free = Плитка виверження { $number } чекає на перше село, що досягне { $space } градусів.
eruption-piece-claim-held = Плитка виверження { $number } у гравця й ляже на поле в його хід.
eruption-piece-zone-1 = Зона небезпеки 1, від { $space } градусів: щоходу додаткова перешкода.
eruption-piece-zone-2 = Зона небезпеки 2, від { $space } градусів: щоходу ще й карта дій.
eruption-piece-zone-3 = Зона небезпеки 3, від { $space } градусів: щоходу ще й додаткова плитка лави.
eruption-piece-phases = Фази ходу
eruption-piece-phase-eruption = Шкода
eruption-piece-phase-lava = Лава
eruption-piece-phase-cards = Карти
eruption-piece-phase-walls = Перешкоди
eruption-piece-step-eruption = Шкода й плитка виверження, якщо її отримано
eruption-piece-step-lava = Плитка лави, від зони небезпеки 3 ще й додаткова
eruption-piece-step-cards = Карти дій: розіграти чи обміняти
eruption-piece-step-walls = Будівництво перешкод, потім скидання до трьох карт
eruption-piece-your-tile = Ваша плитка
eruption-piece-tile-drawn = Узята плитка
eruption-piece-eruption-tile = Плитка виверження
eruption-piece-no-tile = Плитки лави
eruption-piece-turn-of = поворот { $nth } з { $count }
eruption-piece-turn-left = Обернути ліворуч
eruption-piece-turn-right = Обернути праворуч
eruption-piece-in-stack = у стосі
eruption-piece-stack = Стос { $stack }, плиток { $size }: { eruption-tile-name }
eruption-piece-stack-empty = Стос { $stack }: порожньо
eruption-piece-left-title = Що лишилося
eruption-piece-left-tiles = { $count ->
    [one] { $count } плитка лави в стосі
    [few] { $count } плитки лави в стосі
   *[many] { $count } плиток лави в стосі
}
eruption-piece-left-discarded = скинуто { $count }
eruption-piece-left-walls = Вільні перешкоди
eruption-piece-left-cards = { $count ->
    [one] { $count } карта дій у колоді; скинуто:
    [few] { $count } карти дій у колоді; скинуто:
   *[many] { $count } карт дій у колоді; скинуто:
}
eruption-piece-left-none = поки нічого
eruption-piece-holds = витримає { $odds } %
eruption-piece-close = Закрити
eruption-piece-last-roll = Останній кидок
eruption-piece-last-rolls = Останній кидок із { $count }
eruption-piece-roll-border = село: { $name }
eruption-piece-held = Тримається: { $white } + { $bonus } проти { $lava }
eruption-piece-broke = Руйнується: { $white } + { $bonus } проти { $lava }
eruption-piece-stock = Ваш склад
eruption-piece-allowed = { $count ->
    [one] { $count } перешкода за цей хід
    [few] { $count } перешкоди за цей хід
   *[many] { $count } перешкод за цей хід
}
eruption-piece-stock-name = { $wall }: { $count }
eruption-piece-stock-tell = Таких перешкод ({ $wall }) на вашому складі: { $count }. Кожна витримує { $odds } % перевірок.
eruption-piece-hand = Ваші карти
eruption-piece-hand-now = Ваші карти: виберіть одну
eruption-piece-no-cards = У вас немає карт.
eruption-piece-seat-partner = Партнер: { $village }
eruption-piece-partners = Карти вашого партнера
eruption-piece-partner-hand = Партнер: { $cards }
eruption-piece-card-name = { $card } { $what }
eruption-piece-card-trade = Або обміняйте її на перешкоду ({ $wall }).
eruption-piece-card-not-now = Її дію зараз не розіграти.
eruption-piece-trade = Обміняти карту «{ $card }» на перешкоду ({ $wall })
eruption-piece-trade-short = Обмін
eruption-piece-trade-tell = Скиньте карту й візьміть на склад перешкоду ({ $wall }).
eruption-piece-pair = 2 за плитку: обміняти її з іншою картою на плитку лави
eruption-piece-pair-short = 2 за плитку
eruption-piece-pair-tell = Скиньте дві карти й одразу покладіть плитку лави.
eruption-piece-pair-other = Виберіть другу карту
eruption-piece-pair-stop = Скасувати
eruption-piece-give = Віддати партнерові карту «{ $card }»
eruption-piece-give-short = Віддати
eruption-piece-give-tell = Карту отримає ваш партнер.
eruption-piece-what-aftershock = Обернути плитку
eruption-piece-what-quake = Змінити плитку
eruption-piece-what-lava_flow = Ще одна плитка
eruption-piece-what-rain = Охолонути на 15°
eruption-piece-what-relocate = Зсунути перешкоди
eruption-piece-what-fortify = +1 перешкода
eruption-piece-what-sinkhole = Прибрати плитку
eruption-piece-what-bomb = Знести перешкоду
eruption-piece-tell-aftershock = Додатковий поштовх: оберніть плитку лави на острові; нові потоки біля сіл приносять карти.
eruption-piece-tell-quake = Землетрус: візьміть плитку лави; вона замінить одну на острові.
eruption-piece-tell-lava_flow = Потік лави: візьміть і покладіть ще одну плитку лави.
eruption-piece-tell-rain = Дощ: ваше село холоне на 15 градусів.
eruption-piece-tell-relocate = Переміщення: розставте перешкоди свого села заново.
eruption-piece-tell-fortify = Укріплення: у цей хід можна збудувати на одну перешкоду більше.
eruption-piece-tell-sinkhole = Вирва: приберіть плитку лави, від якої не залежить жодна інша.
eruption-piece-tell-bomb = Вулканічна бомба: знесіть перешкоду на потоці чи в селі.
eruption-piece-zoom-in = Збільшити острів
eruption-piece-zoom-out = Показати весь острів
eruption-piece-sign-burned = Село згоріло: останні ходи
eruption-piece-sign-used = Плитки скінчилися: останні ходи
eruption-piece-ended = Місце { $place }: { $degrees }°
eruption-piece-seat-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
eruption-piece-seat-walls = { $count ->
    [one] { $count } перешкода на складі
    [few] { $count } перешкоди на складі
   *[many] { $count } перешкод на складі
}
eruption-piece-seat-zone = Зона небезпеки { $zone }
eruption-piece-seat-next = чекає +{ $degrees }°
eruption-piece-seat-next-short = +{ $degrees }°
eruption-piece-seat-holds = виверження { $number }
eruption-piece-seat-bonus = за рівності { $bonus }
eruption-piece-seat-last = останній хід

# Як пишеться рахунок і хто переміг: { $less } — температура, адже перемагає найнижча.
eruption-written = { $less }°
eruption-won = { $winners ->
    [one] перемагає з { $less }°{ $tied ->
        [0] .
       *[other] , за додатковим правилом.
    }
   *[other] ділять перемогу з { $less }°.
}

# Чому хід подобається ботові: фрази йдуть за ходом через кому.
eruption-reason-heat = своє село менше нагрівається
eruption-reason-zones = своє село рано нагрівається і швидше отримує допомогу зон небезпеки
eruption-reason-borders = краще прикриває своє село
eruption-reason-walls = на складі лишаються добрі перешкоди
eruption-reason-cards = у руці лишаються добрі карти
eruption-reason-turn = цього ходу лишається більше можливостей
eruption-reason-rival_heat = села суперників нагріваються сильніше
eruption-reason-rival_borders = спрямовує лаву до сіл суперників
eruption-reason-rival_heat-village = сильніше нагрівається { $village }
eruption-reason-rival_borders-village = спрямовує лаву туди, де { $village }
eruption-reason-rivals = суперникам лишається менше засобів захисту
