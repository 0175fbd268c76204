# Халеакала.

# Карти пальм: у реченнях вони стоять у називному відмінку, після двокрапки або в лапках.
haleakala-statue = статуя
haleakala-shell = мушля
haleakala-priestess = Жриця лави
haleakala-fish = риба ({ $baskets ->
    [one] { $baskets } кошик
    [few] { $baskets } кошики
   *[many] { $baskets } кошиків
}{ $butterflies ->
    [0] {""}
    [one] , { $butterflies } метелик
    [few] , { $butterflies } метелики
   *[many] , { $butterflies } метеликів
})
haleakala-white_pearl = біла перлина
haleakala-black_pearl = чорна перлина
haleakala-nautilus = наутилус

# Ринок.
haleakala-butterflies = Метелики
haleakala-statue_majority = Перевага за статуями
haleakala-complete_segment = Готовий сегмент
haleakala-forest_statues = Лісові статуї
haleakala-mountain_statues = Гірські статуї
haleakala-market_priestess = Жриця лави

# Поля: теж у називному відмінку.
haleakala-space-B = пляж { $segment }
haleakala-space-P = рівнина { $segment }
haleakala-space-F = ліс { $segment }
haleakala-space-M = гора { $segment }

# Рядки підрахунку: вони стоять у дужках або як заголовки.
haleakala-first = перший підрахунок
haleakala-mountain = статуї в горах
haleakala-forest = статуї в лісах
haleakala-plain = статуї на рівнинах
haleakala-baskets = перевага в кошиках із рибою
haleakala-pearls = перли
haleakala-shells = мушлі
haleakala-score-mountain = у горах
haleakala-score-forest = у лісах
haleakala-score-plain = на рівнинах
haleakala-score-baskets = кошики
haleakala-score-nautilus = наутилус

# Що сталося: фрази йдуть за іменем гравця через кому; після двокрапки йде підсумок.
haleakala-event-deal = сегмент { $segment }: { $card }
haleakala-event-start = починає
haleakala-event-place = { $other ->
    [0] кладе диск { $disc } на пляж { $beach }
   *[other] кладе диск { $disc } на пляж { $beach } ({ $own } : { $other })
}
haleakala-event-invoke = додає диск прикликання
haleakala-event-take = забирає диск { $disc } з пляжу { $beach }
haleakala-event-sail = пливе на { $steps } до сегмента { $segment }
haleakala-event-summon = прикликає лаву в кратер { $segment }
haleakala-event-shaman = { $stays ->
    [1] лишає шамана на місці ({ $space })
   *[0] { $climb ->
        [1] веде шамана вгору ({ $space })
       *[other] веде шамана ({ $space })
    }
}
haleakala-event-nobody = на пляжі { $segment } ні в кого немає диска
haleakala-event-choose = { $cards ->
    [2] { $other ->
        [0] вибирає там без суперника:
       *[other] вибирає раніше, { $own } : { $other }:
    }
   *[other] { $other ->
        [0] там без суперника:
       *[other] має там більше, { $own } : { $other }:
    }
}
haleakala-event-card = отримує карту «{ $card }»
haleakala-event-build = будує статую ({ $space })
haleakala-event-idle = { $reason ->
    [beach] не може будувати на пляжі ({ $space })
    [occupied] не може будувати, там уже стоїть статуя ({ $space })
   *[supply] не може будувати, статуй не лишилося
}
haleakala-event-calm = лави немає, рухати нічого
haleakala-event-shift = рухає лаву з кратера { $origin } у кратер { $target }
haleakala-event-buy = { $price ->
    [one] купує карту «{ $item }» за { $price } мушлю
    [few] купує карту «{ $item }» за { $price } мушлі
   *[many] купує карту «{ $item }» за { $price } мушель
}
haleakala-event-keep = нічого не купує
haleakala-event-home = повертає собі диск { $disc }
haleakala-event-recall = повертає собі диск прикликання
haleakala-event-refill = на сегмент { $segment } лягає карта «{ $card }»
haleakala-event-lava = { $placed ->
    [0] виходить карта лави, але вся лава вже на острові
   *[other] лава піднімається в кратері { $segment }
}
haleakala-event-exhausted = { $level ->
    [1] перша колода закінчилася
    [2] друга колода закінчилася
   *[other] третя колода закінчилася
}
haleakala-event-scoring = { $round ->
    [1] перший підрахунок:
   *[other] останній підрахунок:
}
haleakala-event-erupt = { $lava ->
    [one] кратер { $segment } вивергає { $lava } диск лави
    [few] кратер { $segment } вивергає { $lava } диски лави
   *[many] кратер { $segment } вивергає { $lava } дисків лави
}
haleakala-event-destroy = втрачає статую ({ $space })
haleakala-event-points = отримує { $points } ({ $line })
haleakala-event-scored = { $points ->
    [one] набирає { $points } бал
    [few] набирає { $points } бали
   *[many] набирає { $points } балів
}
haleakala-event-second_round = починається другий раунд
haleakala-event-over = { $drawn ->
    [1] грає внічию: надто довго ніхто не бере карт
   *[0] { $total ->
        [one] завершує: { $total } бал
        [few] завершує: { $total } бали
       *[many] завершує: { $total } балів
    }
}

# Чому хід неможливий.
haleakala-why-first-shaman = спочатку перемістіть шамана або лишіть його на місці
haleakala-why-first-card = спочатку треба вибрати карту там, де пристав човен
haleakala-why-first-priestess = спочатку Жриця має зрушити диск лави
haleakala-why-first-buy = спочатку вирішіть, чи купувати щось за мушлі
haleakala-why-first-prebuy = спочатку вирішіть, чи купувати щось перед підрахунком
haleakala-why-no-shaman = шаман ходить, коли диск покладено не біля човна або взято назад
haleakala-why-no-card = зараз карту не вибирають
haleakala-why-no-priestess = лаву рухають, лише отримавши або купивши Жрицю
haleakala-why-no-shell = купувати можна, лише отримавши мушлю або перед підрахунком
haleakala-why-not-in-pool = ваш диск { $disc } лежить на пляжі { $beach }
haleakala-why-pool-empty = усі ваші диски лежать на пляжах
haleakala-why-base-game = диски прикликання є лише в тактичному варіанті
haleakala-why-invocation-out = ваш диск прикликання лежить на пляжі { $beach }
haleakala-why-no-lava-left = уся лава вже на острові, прикликати нічого
haleakala-why-invocation-at-boat = диск прикликання кладуть разом із диском біля човна, на пляж { $beach }
haleakala-why-equal-place = з диском { $disc } ваша сума на пляжі { $beach } стала б { $sum }, як і в суперника: { $sum } = { $other }
haleakala-why-equal-take = без диска { $disc } ваша сума на пляжі { $beach } стала б { $sum }, як і в суперника: { $sum } = { $other }
haleakala-why-not-out = { $discs ->
    [one] ваш диск { $disc } і так у вас
   *[other] на пляжах немає жодного вашого диска
}
haleakala-why-pool = без диска пливе лише той, у кого всі диски на пляжах
haleakala-why-occupied = там стоїть інший шаман
haleakala-why-beach = { $own ->
    [1] уздовж пляжу шамани не ходять
   *[0] на пляж шаман не повертається
}
haleakala-why-too-high = { $beach ->
    [1] з пляжу шаман піднімається не вище рівнини
   *[0] вгору може вести лише один із двох кроків
}
haleakala-why-too-far = шаман робить не більше двох кроків і навскіс не ходить
haleakala-why-no-lava = у кратері { $segment } немає лави
haleakala-why-lava-not-near = поруч із кратером { $segment } немає лави
haleakala-why-not-neighbours = лава переходить лише в сусідній кратер, не так далеко від кратера { $origin }
haleakala-why-priestess-later = перед підрахунком продаються лише карти балів
haleakala-why-priestess-used = у цьому раунді Жрицю вже куплено
haleakala-why-held = { $own ->
    [1] ця карта вже у вас
   *[0] ця карта в суперника
}
haleakala-why-too-dear = ціна { $price }, а у вас { $shells ->
    [one] { $shells } мушля
    [few] { $shells } мушлі
   *[many] { $shells } мушель
}

# Зображення столу.
haleakala-variant-base = базова гра
haleakala-variant-tactical = тактичний варіант
haleakala-picture-round = раунд { $round } з { $rounds }
haleakala-picture-first = перший гравець
haleakala-picture-over = гру завершено
haleakala-picture-market = Ринок
haleakala-picture-butterflies = Метелики
haleakala-picture-statue_majority = Перевага
haleakala-picture-complete_segment = Сегмент
haleakala-picture-forest_statues = Лісові
haleakala-picture-mountain_statues = Гірські
haleakala-picture-priestess = Жриця
haleakala-picture-hidden = Колоди
haleakala-picture-supply = Лава
haleakala-picture-until = { $round ->
    [1] до підрахунку { $count }
   *[other] { $count ->
        [0] карт більше немає
        [one] ще { $count } карта
        [few] ще { $count } карти
       *[many] ще { $count } карт
    }
}
haleakala-picture-end = кінець
haleakala-picture-pool = запас
haleakala-picture-statues = статуї
haleakala-picture-shells = мушлі
haleakala-picture-baskets = кошики
haleakala-picture-wings = метелики
haleakala-picture-invocation = диск прикликання
haleakala-picture-score = { $count ->
    [one] { $count } бал
    [few] { $count } бали
   *[many] { $count } балів
}
haleakala-picture-now = { $over ->
    [1] наприкінці
   *[0] зараз
} +{ $points }
haleakala-picture-legend-base = [●] статуя  ●☖ шаман  * лава  ! під загрозою  2→●■ диск 2: ● раніше, ніж ■
haleakala-picture-legend-tactical = [●] статуя  ●☖ шаман  * лава  ! загроза  + прикликання  2→●■ диск 2: ● раніше
haleakala-short-statue = статуя
haleakala-short-shell = мушля
haleakala-short-priestess = Жриця
haleakala-short-white_pearl = б.перли
haleakala-short-black_pearl = ч.перли
haleakala-short-nautilus = наутилус
haleakala-short-lava = лава
haleakala-short-fish = риба { $baskets }·{ $butterflies }

# Що можна зробити зараз.
haleakala-ask-action = Покладіть диск на пляж ({ $place }).
haleakala-ask-action-take = Покладіть диск на пляж ({ $place }) або заберіть один назад ({ $take }).
haleakala-ask-action-boat = Покладіть диск на пляж ({ $place }) або біля човна, щоб плисти ({ $sail }).
haleakala-ask-action-boat-take = Покладіть диск на пляж ({ $place }), біля човна, щоб плисти ({ $sail }), або заберіть один назад ({ $take }).
haleakala-ask-empty = Пропливіть один сегмент ({ $sail }).
haleakala-ask-empty-take = Пропливіть один сегмент ({ $sail }) або заберіть диск назад ({ $take }).
haleakala-ask-shaman = Перемістіть шамана ({ $go }) або лишіть його на місці ({ $stay }).
haleakala-ask-card = Виберіть карту: { $a } ({ $first }) або { $b } ({ $second }); { $shared ->
    [1] іншу отримає суперник.
   *[0] інша лишиться.
}
haleakala-ask-priestess = Зрушіть диск лави в сусідній кратер ({ $shift }).
haleakala-ask-buy = Купіть карту за мушлі ({ $buy }) або нічого не купуйте ({ $keep }).
haleakala-ask-prebuy = Перед підрахунком можна купити карту ({ $buy }) або не купувати нічого ({ $keep }).

# Що зробить хід.
haleakala-effect-place = { $own } : { $other } на пляжі { $beach }
haleakala-effect-shaman-next = потім ходить шаман
haleakala-effect-sail = човен пливе до сегмента { $segment }
haleakala-effect-summon = лава в кратер { $segment }
haleakala-effect-choose = { $alone ->
    [1] { $you ->
        [1] ви вибираєте
       *[0] суперник вибирає
    }
   *[0] { $you ->
        [1] ви вибираєте раніше ({ $own } : { $other })
       *[0] суперник вибирає раніше ({ $own } : { $other })
    }
}: { $a } або { $b }
haleakala-effect-nobody = карту не отримує ніхто
haleakala-effect-receives = { $you ->
    [1] вам — { $card }
   *[0] суперникові — { $card }
}
haleakala-effect-build = нова статуя ({ $space })
haleakala-effect-idle = { $reason ->
    [beach] на пляжі не будують
    [occupied] там уже стоїть статуя
   *[supply] статуй не лишилося
}
haleakala-effect-calm = лави немає, рухати нічого
haleakala-effect-goes = { $stays ->
    [1] лишається на місці ({ $space })
   *[0] шаман: { $space }
}
haleakala-effect-site = { $points ->
    [one] статуя там дає { $points } бал
    [few] статуя там дає { $points } бали
   *[many] статуя там дає { $points } балів
}
haleakala-effect-shift = з кратера { $origin } у { $target }
haleakala-effect-buy = { $price ->
    [one] ціна { $price } мушля
    [few] ціна { $price } мушлі
   *[many] ціна { $price } мушель
}
haleakala-effect-keep = без покупки
haleakala-effect-home = { $count ->
    [one] до вас повернеться { $count } диск
    [few] до вас повернуться { $count } диски
   *[many] до вас повернуться { $count } дисків
}
haleakala-effect-recall = до вас повернеться диск прикликання
haleakala-effect-scoring = { $round ->
    [1] перший підрахунок
   *[other] останній підрахунок
}
haleakala-effect-scored = { $you ->
    [1] вам за підрахунок { $points }
   *[0] суперникові { $points }
}
haleakala-effect-points = { $change }, якби рахувати зараз

# Види ходів і що каже про них підказка.
haleakala-family-place = Покласти диск: диск@пляж
haleakala-family-invoke = Покласти біля човна диск і диск прикликання: диск@пляж!
haleakala-family-take = Забрати диск назад
haleakala-family-sail = Проплисти один сегмент без диска
haleakala-family-shaman = Перемістити шамана
haleakala-family-card = Взяти карту з місця 0 або 1
haleakala-family-priestess = Зрушити диск лави: звідки>куди
haleakala-family-buy = Купити карту на ринку
haleakala-family-keep = Нічого не купувати
haleakala-help =
    У «Халеакалі» хід 3@5 кладе ваш диск 3 на пляж 5; суми гравців на пляжі мають різнитися. З пляжу, де човен,
    він пливе на стільки сегментів, і хто має диски там, де він пристане, бере карти, більша сума раніше.
    В інших місцях ходить шаман: F2 — це ліс 2. -4 забирає диск, c1 бере карту, 0>5 рухає лаву, $- не купує.

# У браузері: верхній рядок і підказка, що йде за вибором.
haleakala-heading-round = { $round ->
    [1] Раунд 1 · { $count ->
        [0] підрахунок
        [one] { $count } карта до підрахунку
        [few] { $count } карти до підрахунку
       *[many] { $count } карт до підрахунку
    }
   *[other] Раунд 2 · { $count ->
        [0] останній підрахунок — біля порожнього сегмента
        [one] у колоді { $count } карта
        [few] у колоді { $count } карти
       *[many] у колоді { $count } карт
    }
}
haleakala-heading-over = Гру завершено
haleakala-prompt-over = Гру завершено
haleakala-prompt-wait = Вибирає суперник
haleakala-prompt-action = Виберіть диск, щоб покласти його на пляж
haleakala-prompt-action-take = Виберіть диск: покладіть його або заберіть один назад
haleakala-prompt-empty = Усі ваші диски на пляжах: заберіть один або пропливіть один сегмент
haleakala-prompt-beach = Виберіть пляж для диска { $disc }: біля човна попливе човен, деінде піде шаман
haleakala-prompt-disc = Виберіть диск для пляжу { $beach }
haleakala-prompt-invoke = Виберіть диск, з яким попливе човен; де він пристане, з’явиться лава
haleakala-prompt-shaman = Перемістіть шамана не більше ніж на два кроки, вгору — на один, або лишіть на місці
haleakala-prompt-card = Виберіть карту біля сегмента { $segment }; { $shared ->
    [1] іншу отримає суперник
   *[0] інша лишиться
}
haleakala-prompt-priestess = Зрушіть один диск лави в сусідній кратер
haleakala-prompt-target = Виберіть кратер поруч із кратером { $origin }
haleakala-prompt-buy = Виберіть на ринку карту за мушлі або нічого не купуйте
haleakala-prompt-prebuy = Перед підрахунком: виберіть карту балів за мушлі або нічого не купуйте
haleakala-prompt-ready-place = Покласти диск { $disc } на пляж { $beach }
haleakala-prompt-ready-boat = Покласти диск { $disc } біля човна
haleakala-prompt-ready-invoke = Покласти диск { $disc } біля човна й прикликати лаву
haleakala-prompt-ready-take = Забрати диск { $disc } з пляжу { $beach }
haleakala-prompt-ready-sail = Проплисти один сегмент, до сегмента { $segment }
haleakala-prompt-ready-shaman = Перемістити шамана: { $space }
haleakala-prompt-ready-stay = Лишити шамана на місці: { $space }
haleakala-prompt-ready-card = Узяти карту: { $card }
haleakala-prompt-ready-priestess = Зрушити лаву з кратера { $origin } у кратер { $target }
haleakala-prompt-ready-buy = { $price ->
    [one] Купити карту «{ $card }» за { $price } мушлю
    [few] Купити карту «{ $card }» за { $price } мушлі
   *[many] Купити карту «{ $card }» за { $price } мушель
}
haleakala-prompt-ready-keep = Нічого не купувати
haleakala-prompt-chip-boat = { $disc }: плисти до { $segment }
haleakala-prompt-chip-invoke = { $disc }: плисти до { $segment }, лава
haleakala-prompt-chip-sail = Плисти до { $segment }
haleakala-prompt-chip-stay = Лишитися
haleakala-prompt-chip-space-B = Пляж { $segment }
haleakala-prompt-chip-space-P = Рівнина { $segment }
haleakala-prompt-chip-space-F = Ліс { $segment }
haleakala-prompt-chip-space-M = Гора { $segment }
haleakala-prompt-chip-priestess = Кратер: { $origin } → { $target }
haleakala-prompt-chip-keep = Не купувати

# Назви предметів і що вони кажуть про себе, якщо на них указати.
haleakala-piece-island = Острів
haleakala-piece-market = Ринок
haleakala-piece-decks = Колоди карт пальм
haleakala-piece-hidden = Ще не вийшли
haleakala-piece-lava = Лава
haleakala-piece-supply = { $count ->
    [0] більше немає
   *[other] ще { $count } з { $all }
}
haleakala-piece-lava-tell = Диски лави, які ще можуть з’явитися в кратерах: { $count } з { $all }. Після підрахунку всі повертаються.
haleakala-piece-empty = порожньо
haleakala-piece-left = лишилося
haleakala-piece-deck = { $level ->
    [1] Перша колода, на сорочці одна пальма: лишилося карт { $left } з { $size }.
    [2] Друга колода, на сорочці дві пальми: лишилося карт { $left } з { $size }. Коли вона закінчиться, буде перший підрахунок.
   *[other] Третя колода, на сорочці три пальми: лишилося карт { $left } з { $size }. Коли вона закінчиться, останній підрахунок буде, щойно човен пристане біля сегмента без карт.
}
haleakala-piece-next = Зараз карти беруться з цієї колоди.
haleakala-piece-unseen = { $level ->
    [1] Перша колода
    [2] Друга колода
   *[other] Третя колода
}: { $count } × { $card }
haleakala-piece-lava-card = карта лави
haleakala-piece-none-hidden = Усі карти вже вийшли
haleakala-piece-own-discs = Ваші диски
haleakala-piece-discs = Диски гравця { $name }
haleakala-piece-in-pool = Диск { $disc }, у вас
haleakala-piece-on-beach = Диск { $disc }, на пляжі { $beach }: забрати назад
haleakala-piece-out = на { $beach }
haleakala-piece-move = йти
haleakala-piece-to = до { $segment }
haleakala-piece-disc-pool = { $mine ->
    [1] Ваш диск { $disc }. Якщо покласти його біля човна, він пропливе { $disc ->
        [one] { $disc } сегмент
        [few] { $disc } сегменти
       *[many] { $disc } сегментів
    }; якщо деінде, піде ваш шаман.
   *[0] Диск { $disc } гравця { $name }, готовий до ходу.
}
haleakala-piece-disc-out = { $mine ->
    [1] Ваш диск { $disc } на пляжі { $beach }. Його можна забрати й потім перемістити шамана, якщо суми там лишаться різними.
   *[0] Диск { $disc } гравця { $name } на пляжі { $beach }.
}
haleakala-piece-invocation = { $mine ->
    [1] Ваш диск прикликання. Його можна додати до диска біля човна; тоді лава з’явиться в кратері там, де човен пристане.
   *[0] Диск прикликання гравця { $name }.
}
haleakala-piece-invocation-out = { $mine ->
    [1] Ваш диск прикликання на пляжі { $beach }. Він повернеться, коли там пристане човен, або з картою Жриці.
   *[0] Диск прикликання гравця { $name } на пляжі { $beach }. Він повернеться, коли там пристане човен, або з картою Жриці.
}
haleakala-piece-invocation-name = Диск прикликання
haleakala-piece-beach = Пляж { $beach }
haleakala-piece-sums = Суми: { $a } — { $x }, { $b } — { $y }.
haleakala-piece-no-discs = Дисків на ньому немає.
haleakala-piece-boat-here = Човен тут: диск, покладений на цей пляж, відправляє його на стільки сегментів.
haleakala-piece-lands-two = Якщо човен пристане тут, { $name } вибирає карту, а { $other } отримує іншу.
haleakala-piece-lands-one = Якщо човен пристане тут, { $name } вибирає карту.
haleakala-piece-lands-card = Якщо човен пристане тут, { $name } отримує карту; обидві однакові, або лишилася одна.
haleakala-piece-lands-nobody = Якщо човен пристане тут, карту не отримає ніхто.
haleakala-piece-lands-end = Якщо човен пристане тут, буде останній підрахунок.
haleakala-piece-boat = Човен, біля сегмента { $segment }
haleakala-piece-boat-tell = Рибальський човен. Він пливе за годинниковою стрілкою на число диска, покладеного на його пляж. Гравець, у якого всі диски на пляжах, може провести його на один сегмент.
haleakala-piece-crater = Кратер { $segment }
haleakala-piece-crater-tell = { $lava ->
    [0] У кратері { $segment } немає лави.
    [1] У кратері { $segment } один диск лави: виверження зруйнує статую на горі під ним.
    [2] У кратері { $segment } два диски лави: виверження зруйнує статуї на горі та в лісі під ним.
   *[other] Дисків лави в кратері { $segment }: { $lava }. Виверження зруйнує всі статуї сегмента.
}
haleakala-piece-threatened = Виверження зачепить: { $space }.
haleakala-piece-statue = Статуя гравця { $name } ({ $space }): { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
} під час підрахунку.
haleakala-piece-statue-hit = Виверження зараз зруйнувало б її.
haleakala-piece-shaman = Шаман гравця { $name } ({ $space }).
haleakala-piece-shaman-builds = Карта статуї збудувала б тут.
haleakala-piece-stay = Лишитися на місці: { $space }
haleakala-piece-go = Сюди: { $space }
haleakala-piece-statue-card = Карта статуї: будує статую там, де стоїть ваш шаман, якщо це можливо.
haleakala-piece-shell-card = Мушля: з нею можна одразу купити карту на ринку; мушля, що лишилася, наприкінці дає 1 бал.
haleakala-piece-priestess-card = Жриця лави: зрушує один диск лави в сусідній кратер.
haleakala-piece-fish-card = Риба: { $baskets ->
    [one] { $baskets } кошик
    [few] { $baskets } кошики
   *[many] { $baskets } кошиків
}{ $butterflies ->
    [0] {""}
    [one] , { $butterflies } метелик
    [few] , { $butterflies } метелики
   *[many] , { $butterflies } метеликів
}. Хто має більше кошиків, отримує 3 бали під час кожного підрахунку.
haleakala-piece-white_pearl-card = Біла перлина, з 1 метеликом: 1 бал під час кожного підрахунку, разом із чорною 4.
haleakala-piece-black_pearl-card = Чорна перлина: 2 бали під час кожного підрахунку, разом із білою 4.
haleakala-piece-nautilus-card = Наутилус, з 1 метеликом: 3 бали під час останнього підрахунку.
haleakala-piece-no-card = Карти тут більше немає.
haleakala-piece-butterflies-each = 1 за метелика
haleakala-piece-statue_majority-each = 2 за ландшафт
haleakala-piece-complete_segment-each = 4 за сегмент
haleakala-piece-forest_statues-each = 2 за статую
haleakala-piece-mountain_statues-each = 3 за статую
haleakala-piece-priestess-each = рухає лаву
haleakala-piece-butterflies-tell = Метелики: під час підрахунку 1 бал за кожного метелика на ваших картах.
haleakala-piece-statue_majority-tell = Перевага за статуями: під час підрахунку 2 бали за кожен ландшафт (рівнина, ліс, гора), де у вас більше статуй, ніж у суперника.
haleakala-piece-complete_segment-tell = Готовий сегмент: під час підрахунку 4 бали за кожен сегмент, де всі три статуї ваші.
haleakala-piece-forest_statues-tell = Лісові статуї: під час підрахунку ще 2 бали за кожну вашу статую в лісі.
haleakala-piece-mountain_statues-tell = Гірські статуї: під час підрахунку ще 3 бали за кожну вашу статую в горах.
haleakala-piece-priestess-tell = Жриця лави: одразу зрушує один диск лави в сусідній кратер. Її можна купити один раз за раунд.
haleakala-piece-market-priestess = Жриця лави
haleakala-piece-worth = Зараз принесла б: { $a } — { $x }, { $b } — { $y }.
haleakala-piece-held = У гравця { $name }
haleakala-piece-used = уже куплено
haleakala-piece-price = { $price ->
    [one] { $price } мушля
    [few] { $price } мушлі
   *[many] { $price } мушель
}
haleakala-piece-now = { $over ->
    [1] останній підрахунок +{ $points }
   *[0] +{ $points }, якби рахувати зараз
}
haleakala-piece-now-short = +{ $points }
haleakala-piece-now-tell = Скільки приніс би підрахунок зараз, після виверження: { $points }.
haleakala-piece-line = { $what }: { $points }
haleakala-piece-stock-statues = Ще можна збудувати статуй: { $count }. Лишиться на острові після виверження зараз: { $standing }.
haleakala-piece-stock-baskets = Кошики з рибою: { $count }. Хто має їх більше, отримує 3 бали під час кожного підрахунку.
haleakala-piece-stock-butterflies = Метелики: { $count }. Вони дають бали з картою «Метелики».
haleakala-piece-stock-shells = Мушлі: { $count }. Ними платять за карти на ринку, наприкінці кожна дає 1 бал.
haleakala-piece-first-player = Перший гравець: починає гру й програє за повної рівності.
haleakala-piece-none-kept = Карт поки немає
haleakala-piece-kept-of = Карти гравця { $name }
haleakala-piece-tabs = Ринок, гравці й колоди
haleakala-piece-tab-market = Ринок
haleakala-piece-tab-players = Гравці
haleakala-piece-tab-decks = Колоди
haleakala-piece-zoom-in = Збільшити середину острова
haleakala-piece-zoom-out = Показати весь острів
haleakala-piece-last = Останній підрахунок — біля порожнього сегмента
haleakala-piece-soon = Скоро перший підрахунок
haleakala-piece-ended = { $place ->
    [1] Перемога: { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }
   *[other] Поразка: { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }
}
haleakala-piece-drawn = Нічия: ніхто довго не брав карт

# Виверження й підрахунок, показані сценою.
haleakala-scene-title = { $round ->
    [1] Перший підрахунок
   *[other] Останній підрахунок
}
haleakala-scene-calm = Лави немає: усі статуї стоять
haleakala-scene-erupts = Кратер { $segment } вивергається
haleakala-scene-counting = Підрахунок балів
haleakala-scene-total = Разом
haleakala-scene-skip = Пропустити
haleakala-scene-close = Закрити

# Чому хід подобається боту: фрази йдуть за ходом через кому; $points — що він приносить відразу.
haleakala-reason-statues = { $points ->
    [0] береже статуї від лави
    [one] статуї: ще { $points } бал
    [few] статуї: ще { $points } бали
   *[many] статуї: ще { $points } балів
}
haleakala-reason-baskets = { $points ->
    [0] зберігає перевагу в кошиках із рибою
   *[other] здобуває перевагу в кошиках із рибою
}
haleakala-reason-pearls = { $points ->
    [0] зберігає перли
    [one] перлина: ще { $points } бал
    [few] перлина: ще { $points } бали
   *[many] перлина: ще { $points } балів
}
haleakala-reason-nautilus = отримує наутилус
haleakala-reason-shells = { $points ->
    [0] береже мушлі на потім
   *[other] отримує мушлю
}
haleakala-reason-market = { $points ->
    [0] нічого не втрачає на картах балів
    [one] карти балів: ще { $points } бал
    [few] карти балів: ще { $points } бали
   *[many] карти балів: ще { $points } балів
}
haleakala-reason-later = приносить те, що лишиться й після найближчого підрахунку
haleakala-reason-shaman = шаман стоїть там, де можна збудувати статую
haleakala-reason-steps = дає ще й пересунути шамана
haleakala-reason-shift = дає ще й пересунути лаву
haleakala-reason-discs = лишає більше дисків у запасі
haleakala-reason-cards = гарні перспективи на карти
haleakala-reason-cards-beach = кращі перспективи на карти на пляжі { $beach }
haleakala-reason-rival-beach = псує перспективи суперника на пляжі { $beach }
haleakala-reason-ruins = статуї суперника принесуть менше балів
haleakala-reason-rival = менше дістається супернику
haleakala-reason-haste = більше не чекає на карти
haleakala-reason-victory = { $points ->
    [0] не програє відразу
   *[other] виграє партію
}
