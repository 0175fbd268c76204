# Мауї.

maui-yellow = жовтий
maui-pink = рожевий
maui-blue = блакитний
maui-orange = помаранчевий
maui-green = зелений
maui-white = біла
maui-black = чорна
maui-dollars = піщані долари
maui-penalties = жетони штрафу
maui-crabs = піщані краби
maui-score-white = білі перлини
maui-score-black = чорні перлини

maui-umbrella-white = з білою перлиною
maui-umbrella-black = з чорною перлиною
maui-umbrella-blue-green = «блакитний або зелений»
maui-umbrella-orange-green = «помаранчевий або зелений»

# Що сталося: фрази йдуть за іменем гравця через кому; після двокрапки йде підсумок.
maui-event-part = { $part ->
    [1] починає
   *[other] починає частину { $part }
}
maui-event-market = { $row }.{ $slot }: { $towel }
maui-event-entrance = починає з { $towel }
maui-event-dollars = бере { $count ->
    [one] { $count } долар
    [few] { $count } долари
   *[many] { $count } доларів
} із зони { $zone }
maui-event-take = { $cost ->
    [0] бере { $towel } з місця { $row }.{ $slot }
    [one] бере { $towel } з місця { $row }.{ $slot } за { $cost } долар
    [few] бере { $towel } з місця { $row }.{ $slot } за { $cost } долари
   *[many] бере { $towel } з місця { $row }.{ $slot } за { $cost } доларів
}
maui-event-lay = { $top ->
    [-1] рядки від −1 до 1:
   *[other] рядки { $top }–{ $bottom }:
}
maui-event-spare = бере { $towel } з місця { $row }.{ $slot } як запасний рушник
maui-event-penalty = жетон штрафу
maui-event-pearl = { $colour } перлина
maui-event-umbrella = парасолька { $kind }
maui-event-lost = втрачає парасольку { $kind }
maui-event-crab = краб на { $value }
maui-event-escape = краб на { $value } тікає
maui-event-token = кладе { $token } жетон у рядок { $row }
maui-event-step = { $steps ->
    [0] { $pattern }: доріжку пройдено
   *[other] { $pattern } +{ $steps }
}
maui-event-ornament = отримує { $token } жетон
maui-event-refill = { $towel } лягає на { $row }.{ $slot }
maui-event-last = { $towels ->
    [one] викладено { $towels } рушник
    [few] викладено { $towels } рушники
   *[many] викладено { $towels } рушників
}: це останній раунд
maui-event-first_scoring = { $total ->
    [one] { $total } бал
    [few] { $total } бали
   *[many] { $total } балів
} після першої частини
maui-event-over = завершує: { $total ->
    [one] { $total } бал
    [few] { $total } бали
   *[many] { $total } балів
}

# Чому хід неможливий.
maui-why-umbrella-first = спочатку виберіть доріжку для накритої парасольки
maui-why-turn-open = рушник уже лежить; кладіть на нього жетони або завершіть хід
maui-why-zone-empty = у цій зоні немає доларів
maui-why-spare-dollars = запасний рушник беруть, коли іншого не лишилося, а в зоні лежать долари
maui-why-spare-towel = запасний рушник беруть, коли іншого не лишилося, а доступний за ціною рушник до пляжу пасує
maui-why-no-umbrella = немає парасольки, що чекає на вибір
maui-why-other-pair = парасолька дає крок на одній із двох доріжок: { $a } або { $b }
maui-why-no-turn = завершувати нічого: візьміть рушник або долари
maui-why-no-match-yet = рушник поки ні з чим не збігається; збіг має створити жетон
maui-why-no-towel-yet = жетони кладуть на рушник, викладений у цей хід
maui-why-slot-empty = там немає рушника
maui-why-too-dear = ціна { $cost }, а у вас { $dollars }
maui-why-fits-nowhere = { $towel } не збігається з останнім рушником на жодній висоті
maui-why-under-crab = єдиний збіг опинився б під крабом у рядку { $row }
maui-why-no-match = у рядках { $top }–{ $bottom } { $towel } не повторює жодного візерунка останнього рушника
maui-why-no-token = такого жетона на цей хід у вас немає
maui-why-token-nowhere = цьому жетону на рушнику немає місця
maui-why-other-towel = рушник цього ходу не має там клітинки
maui-why-has-token = на цій клітинці вже лежить жетон
maui-why-inactive = ця клітинка неактивна
maui-why-same-pattern = на клітинці вже цей візерунок
maui-why-dead-end = не лишилося б ні збігу, ні жетона, щоб створити новий

# Зображення столу.
maui-variant-base = базова гра
maui-variant-crabs = піщані краби
maui-variant-combined = поєднана гра
maui-picture-round = раунд { $round }
maui-picture-part = частина { $part } з { $parts }
maui-picture-first = перший гравець
maui-picture-last = останній раунд
maui-picture-over = гру завершено
maui-picture-points = бали
maui-picture-score = { $count ->
    [one] { $count } бал
    [few] { $count } бали
   *[many] { $count } балів
}
maui-picture-pearls = перлини
maui-picture-total = разом
maui-picture-market = Ринок
maui-picture-bag = у мішечку { $count }
maui-picture-zone = зона { $zone }
maui-picture-dollars = долари
maui-picture-penalties = штрафи
maui-picture-crabs = краби
maui-picture-legend-base = $ долари  ○ • перлини  [B] жетон  −1 штраф  B/G парасолька, крок доріжкою
maui-picture-legend-crabs = $ долари  [B] жетон  −1 штраф  v3v краб  B/G парасолька, крок доріжкою
maui-picture-legend-combined = $ долари  ○ • перлини  [B] жетон  −1 штраф  v3v краб  B/G парасолька

# Що можна зробити зараз.
maui-ask-action = Візьміть рушник ({ $towel }) або всі долари однієї зони ({ $dollars }).
maui-ask-towel = Візьміть рушник ({ $towel }).
maui-ask-dollars = Жоден доступний за ціною рушник не пасує: візьміть усі долари однієї зони ({ $dollars }).
maui-ask-spare = Жоден доступний рушник не пасує, доларів немає: візьміть будь-який як запасний ({ $spare }).
maui-ask-umbrella = Виберіть доріжку, якою веде парасолька ({ $a } або { $b }).
maui-ask-tokens = Покладіть жетон у рядок свого рушника ({ $token }) або завершіть хід (done).
maui-ask-tokens-match = Покладіть жетон у рядок свого рушника ({ $token }); завершити хід можна, коли з’явиться збіг.
maui-ask-done = Жетонів більше немає: завершіть хід (done) або скасуйте його (undo).

# Що зробить хід.
maui-effect-dollars = { $count ->
    [one] { $count } долар
    [few] { $count } долари
   *[many] { $count } доларів
}
maui-effect-step = { $steps ->
    [0] { $pattern }: доріжку пройдено
   *[other] { $pattern } +{ $steps }
}
maui-effect-needs-token = потрібен жетон
maui-effect-pearl = { $colour } перлина
maui-effect-umbrella = парасолька { $kind }
maui-effect-lost = втрата парасольки { $kind }
maui-effect-token = { $token } жетон
maui-effect-penalties = { $count ->
    [one] { $count } штраф
    [few] { $count } штрафи
   *[many] { $count } штрафів
}
maui-effect-crab = краб −{ $value }
maui-effect-pays = ціна { $cost ->
    [one] { $cost } долар
    [few] { $cost } долари
   *[many] { $cost } доларів
}
maui-effect-nothing = нічого
maui-effect-lay = { $towel }: { $effect }
maui-effect-points = { $effect } ({ $change } { $points ->
    [one] бал
    [few] бали
   *[many] балів
})

# Види ходів і що каже про них підказка.
maui-family-dollars = Взяти всі долари однієї зони
maui-family-towel = Взяти рушник і покласти: місце на ринку@верхній рядок
maui-family-umbrella = Крокувати однією з доріжок парасольки
maui-family-token = Покласти жетон у рядок рушника
maui-family-done = Завершити хід
maui-family-spare = Взяти будь-який рушник як запасний, у рядки 3–5
maui-help =
    У «Мауї» хід towel 1.2@3 бере рушник із рядка 1, місце 2 ринку, і кладе його верхнім краєм у рядок 3 вашого
    пляжу; він має повторити візерунок останнього рушника в тому самому рядку й пересуває мушлю цього візерунка
    на значення рядка. dollars 1 бере всі долари зони 1.

# У браузері: верхній рядок і підказка, що йде за вибором.
maui-heading-round = { $part ->
    [0] Раунд { $round }
   *[other] Частина { $part }, раунд { $round }
}
maui-heading-last = { $part ->
    [0] Останній раунд
   *[other] Частина { $part }, останній раунд
}
maui-heading-over = Гру завершено
maui-prompt-action = Виберіть рушник або візьміть долари однієї зони
maui-prompt-towel = Виберіть рушник
maui-prompt-dollars = Жоден доступний за ціною рушник не пасує: візьміть долари однієї зони
maui-prompt-spare = Жоден доступний рушник не пасує, доларів немає: виберіть будь-який як запасний
maui-prompt-height = Виберіть висоту для рушника
maui-prompt-umbrella = Ви накрили парасольку: виберіть крок доріжкою { $a } або { $b }
maui-prompt-tokens = Покладіть жетон на рушник або завершіть хід
maui-prompt-tokens-match = Покладіть жетон, що створить збіг
maui-prompt-cell = Виберіть клітинку: { $token } жетон
maui-prompt-done = Завершіть хід або скасуйте його
maui-prompt-wait = Вибирають інші
maui-prompt-over = Гру завершено
maui-prompt-ready-towel = Покласти рушник у рядки { $top }–{ $bottom }
maui-prompt-ready-dollars = { $count ->
    [one] Узяти { $count } долар
    [few] Узяти { $count } долари
   *[many] Узяти { $count } доларів
}
maui-prompt-ready-spare = Покласти запасний рушник у рядки { $top }–{ $bottom }
maui-prompt-ready-umbrella = Крок доріжкою: { $pattern }
maui-prompt-ready-token = Покласти { $token } жетон у рядок { $row }
maui-prompt-ready-done = Завершити хід
maui-prompt-chip-dollars = Зона { $zone }
maui-prompt-chip-token = Рядок { $row }, { $token }
maui-prompt-chip-spare = Рушник { $row }.{ $slot }
maui-prompt-chip-done = Завершити хід

# Назви предметів і що вони кажуть про себе, якщо на них указати.
maui-piece-rows = Рядки { $top }–{ $bottom }
maui-piece-market = Ринок
maui-piece-points = Бали
maui-piece-tracks = Доріжки
# Наступні три стоять під ринком, де місця на шість літер.
maui-piece-free = Даром
maui-piece-take = +{ $count }
maui-piece-none = Пусто
maui-piece-left = лишилося { $count }
maui-piece-bag = Показати рушники, які ще в мішечку
maui-piece-in-bag = { $count ->
    [0] Мішечок порожній
    [one] У мішечку ще { $count } рушник
    [few] У мішечку ще { $count } рушники
   *[many] У мішечку ще { $count } рушників
}
maui-piece-close = Закрити
maui-piece-enlarge = Збільшити пляж гравця { $seat }
maui-piece-beach = Пляж гравця { $seat }
maui-piece-beach-of = Пляж: { $name }
maui-piece-towels = { $count } з 12 рушників
maui-piece-first = Перший гравець: з нього починаються раунди
maui-piece-last-round = Останній раунд
maui-piece-ended = { $points ->
    [one] Місце { $place }: { $points } бал
    [few] Місце { $place }: { $points } бали
   *[many] Місце { $place }: { $points } балів
}
maui-piece-tabs = Ринок, доріжки й пляжі решти
maui-piece-tab-market = Ринок
maui-piece-tab-tracks = Доріжки
maui-piece-tab-beaches = Пляжі
maui-piece-slot-name = { $cost ->
    [0] Рушник { $a }, { $b }, { $c }: рядок { $row }, місце { $slot }, даром
    [one] Рушник { $a }, { $b }, { $c }: рядок { $row }, місце { $slot }, { $cost } долар
    [few] Рушник { $a }, { $b }, { $c }: рядок { $row }, місце { $slot }, { $cost } долари
   *[many] Рушник { $a }, { $b }, { $c }: рядок { $row }, місце { $slot }, { $cost } доларів
}
maui-piece-offer = { $cost ->
    [0] Рушник: { $a }, { $b }, { $c }, рахуючи від океану. Даром.
    [one] Рушник: { $a }, { $b }, { $c }, рахуючи від океану. Коштує { $cost } долар; він ляже в зону цього рядка.
    [few] Рушник: { $a }, { $b }, { $c }, рахуючи від океану. Коштує { $cost } долари; вони ляжуть у зону цього рядка.
   *[many] Рушник: { $a }, { $b }, { $c }, рахуючи від океану. Коштує { $cost } доларів; вони ляжуть у зону цього рядка.
}
maui-piece-too-dear = Зараз вам на нього бракує.
maui-piece-fits = { $count ->
    [0] До вашого пляжу не пасує.
    [one] Пасує до вашого пляжу на { $count } висоті.
   *[other] Пасує до вашого пляжу на { $count } висотах.
}
maui-piece-empty-slot = Тут немає рушника.
maui-piece-zone-name = { $count ->
    [0] Зона { $zone }, порожньо
    [one] Зона { $zone }, { $count } долар
    [few] Зона { $zone }, { $count } долари
   *[many] Зона { $zone }, { $count } доларів
}
maui-piece-zone = { $count ->
    [0] Сюди лягає плата за рушники цього рядка.
    [one] Замість рушника можна взяти цей долар.
   *[other] Замість рушника можна взяти всі долари: { $count }.
}
maui-piece-laid = { $number ->
    [0] Початковий рушник: { $a }, { $b }, { $c }.
   *[other] Рушник { $number } у рядках { $top }–{ $bottom }: { $a }, { $b }, { $c }.
}
maui-piece-last-towel = Наступний має повторити один із його візерунків у тому самому рядку.
maui-piece-out = { $count ->
    [one] { $count } клітинка звисає за край: вона неактивна й коштує бала.
    [few] { $count } клітинки звисають за край: вони неактивні й коштують по балу.
   *[many] { $count } клітинок звисають за край: вони неактивні й коштують по балу.
}
maui-piece-turned = Жетон змінив рядок { $row }: { $pattern }.
maui-piece-row = { $value ->
    [one] Збіг у рядку { $row } пересуває мушлю його візерунка на { $value } квадрат.
    [few] Збіг у рядку { $row } пересуває мушлю його візерунка на { $value } квадрати.
   *[many] Збіг у рядку { $row } пересуває мушлю його візерунка на { $value } квадратів.
}
maui-piece-pearl-umbrella = Накрийте цю парасольку, і у вас { $colour } перлина; якщо рушник у стовпчику { $column } ляже повз неї, вона втрачена.
maui-piece-pair-umbrella = Накрийте цю парасольку заради кроку доріжкою { $a } або { $b }; якщо рушник у стовпчику { $column } ляже повз неї, вона втрачена.
maui-piece-crab = Піщаний краб. Якщо рушник у стовпчику { $column } накриє його, ця клітинка неактивна й коштує балів: { $value }; інакше він утече.
maui-piece-crab-on = Піщаний краб на рушнику: клітинка неактивна й коштує балів: { $value }.
maui-piece-shell = { $square ->
    [0] { $name }: ще не на доріжці { $pattern }.
   *[other] { $name }: квадрат { $square } доріжки { $pattern }, { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }.
}
maui-piece-step = Крок доріжкою: { $pattern }
maui-piece-ornament = Хто дійде до квадрата { $square } доріжки { $track } чи пройде його, бере { $token } жетон. { $left ->
    [0] Більше немає.
    [one] Лишився { $left }.
   *[other] Лишилося { $left }.
}
maui-piece-token-name = { $token } жетон
maui-piece-token = Жетон рушника, { $token }: коли кладете рушник, він може перефарбувати одну його клітинку.
maui-piece-stock-dollars = { $count ->
    [one] { $count } піщаний долар. Ним платять за рушники, наприкінці він вартий бала.
    [few] { $count } піщані долари. Ними платять за рушники, наприкінці кожен вартий бала.
   *[many] { $count } піщаних доларів. Ними платять за рушники, наприкінці кожен вартий бала.
}
maui-piece-stock-white = Білі перлини: { $count }, балів { $points }. Кожна наступна дорожча.
maui-piece-stock-black = Чорні перлини: { $count }, балів { $points }. Кожна наступна дорожча.
maui-piece-stock-penalties = Жетони штрафу: { $count }, мінус бал за кожен.
maui-piece-stock-crabs = Піщані краби на рушниках: { $count }, балів { $points }.

# Чому хід подобається ботові: фрази йдуть за ходом через кому; $points — що він дає одразу.
maui-reason-shells = { $points ->
    [0] нічого не втрачає на доріжках
    [one] { $points } бал на доріжках
    [few] { $points } бали на доріжках
   *[many] { $points } балів на доріжках
}
maui-reason-pearls = { $points ->
    [0] зберігає перлини
    [one] перлини: ще { $points } бал
    [few] перлини: ще { $points } бали
   *[many] перлини: ще { $points } балів
}
maui-reason-penalties = менше жетонів штрафу, ніж в інших ходів
maui-reason-crabs = подалі від піщаних крабів
maui-reason-dollars = { $points ->
    [0] витрачає менше доларів, ніж інші ходи
   *[other] дає долари на дорогі рушники
}
maui-reason-towels = кладе рушник і не гає часу
maui-reason-tokens = { $points ->
    [0] береже жетони на потім
   *[other] отримує жетон
}
maui-reason-tracks = веде мушлі до дорогих квадратів
maui-reason-next = лишає добрі місця для наступного рушника
maui-reason-rivals = менше дістається найкращому супернику
