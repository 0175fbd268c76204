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
maui-why-turn-open = рушник лежить; кладіть на нього жетони або завершіть хід (done)
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
maui-ask-tokens-match = Покладіть жетон у рядок свого рушника ({ $token }); done буде, коли з’явиться збіг.
maui-ask-done = Жетонів більше немає: завершіть хід (done) або поверніть його (undo).

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
maui-effect-pays = ціна { $cost }
maui-effect-nothing = нічого

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
