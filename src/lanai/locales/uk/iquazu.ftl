# Іґуасу.

# Колір стоїть окремо або після слова «колір»; карти стоять там, де питають «кого, що».
iquazu-white = білий
iquazu-blue = синій
iquazu-orange = помаранчевий
iquazu-cards-white = { $count ->
    [one] { $count } білу
    [few] { $count } білі
   *[many] { $count } білих
}
iquazu-cards-blue = { $count ->
    [one] { $count } синю
    [few] { $count } сині
   *[many] { $count } синіх
}
iquazu-cards-orange = { $count ->
    [one] { $count } помаранчеву
    [few] { $count } помаранчеві
   *[many] { $count } помаранчевих
}
iquazu-cards-0 = нічого
iquazu-cards-1 = { $part0 }
iquazu-cards-2 = { $part0 } та { $part1 }
iquazu-cards-3 = { $part0 }, { $part1 } та { $part2 }

iquazu-tile-draw2 = +2 карти
iquazu-tile-draw3 = +3 карти
iquazu-tile-draw4 = +4 карти
iquazu-tile-joker = усі кольори
iquazu-tile-double = ще одна дія
iquazu-tile-points2 = 2 бали
iquazu-tile-points3 = 3 бали
iquazu-tile-points4 = 4 бали
iquazu-tile-points5 = 5 балів
iquazu-before = попередні стовпці
iquazu-column1 = стовпець 1
iquazu-column2 = стовпець 2
iquazu-column3 = стовпець 3
iquazu-column4 = стовпець 4
iquazu-column5 = стовпець 5
iquazu-column6 = стовпець 6
iquazu-column7 = стовпець 7
iquazu-column8 = стовпець 8
iquazu-column9 = стовпець 9
iquazu-column10 = стовпець 10
iquazu-column11 = стовпець 11
iquazu-points2 = плитки по 2
iquazu-points3 = плитки по 3
iquazu-points4 = плитки по 4
iquazu-points5 = плитки по 5

# Що сталося: фрази йдуть за іменем гравця через кому; після двокрапки йде підсумок.
iquazu-event-turn = { $idle ->
    [1] не може ні взяти карти, ні покласти камінь
   *[0] починає
}
iquazu-event-draw = { $count ->
    [one] бере { $count } карту
    [few] бере { $count } карти
   *[many] бере { $count } карт
}
iquazu-event-cards = { $cards }
iquazu-event-cards-hidden = не показуючи
iquazu-event-shuffle = { $cards ->
    [1] колодою стає єдина скинута карта
    [one] скид перемішується: { $cards } карта
    [few] скид перемішується: { $cards } карти
   *[many] скид перемішується: { $cards } карт
}
iquazu-event-pay = { $joker ->
    [1] платить { $cards } з плиткою «усі кольори»
   *[other] платить { $cards }
}
iquazu-event-gem = кладе камінь у нішу { $slot } стовпця { $col }
iquazu-event-drop = упускає краплю в нішу { $slot } стовпця { $col }
iquazu-event-use = використовує плитку «{ $tile }»
iquazu-event-discard = скидає { $cards }
iquazu-event-column = { $final ->
    [1] наприкінці рахується стовпець { $col }
   *[other] стовпець { $col } заповнено
}
iquazu-event-rank = { $points ->
    [0] не отримує нічого
    [one] отримує { $points } бал
    [few] отримує { $points } бали
   *[many] отримує { $points } балів
} за { $gems ->
    [one] { $gems } камінь
    [few] { $gems } камені
   *[many] { $gems } каменів
}{ $tie ->
    [0] {""}
   *[other] , найнижчий у ніші { $tie }
}
iquazu-event-won = бере плитку «{ $tile }» у ряду { $row } ({ $gems ->
    [one] { $gems } камінь
    [few] { $gems } камені
   *[many] { $gems } каменів
}{ $how ->
    [column] , найправіший у стовпці { $column }
    [slot] , найнижчий у ніші { $slot } стовпця { $column }
   *[gems] {""}
})
iquazu-event-gone = ряд { $row }: плитка «{ $tile }» не дістається нікому
iquazu-event-slide = рамка зсувається на стовпець { $frame }
iquazu-event-reveal = { $row ->
    [1] нові плитки згори вниз: { $tile }
   *[other] { $tile }
}
iquazu-event-box = отримує коробку з краплями
iquazu-event-points = { $points ->
    [one] { $points } бал за плитки
    [few] { $points } бали за плитки
   *[many] { $points } балів за плитки
}
iquazu-event-over = завершує: { $total ->
    [one] { $total } бал
    [few] { $total } бали
   *[many] { $total } балів
}

# Чому хід неможливий.
iquazu-why-pay-first = заплатіть за вибрану нішу c{ $col }s{ $slot } або скасуйте вибір (undo)
iquazu-why-discard-first = спочатку скиньте { $surplus ->
    [one] { $surplus } карту
    [few] { $surplus } карти
   *[many] { $surplus } карт
}: на руках забагато карт
iquazu-why-choose-first = спочатку виберіть нішу, потім платіть за неї
iquazu-why-one-action = дію вже зроблено; другу дає лише плитка «ще одна дія»
iquazu-why-no-cards = ні в колоді, ні у скиді немає карт
iquazu-why-under-water = стовпець { $col } уже пораховано, він лежить під водою
iquazu-why-closed = стовпець { $col } ще не відкрито
iquazu-why-drop = c{ $col }s{ $slot } закриває крапля
iquazu-why-taken = у c{ $col }s{ $slot } уже лежить камінь
iquazu-why-no-gems = у вас не лишилося каменів, навіть під водою
iquazu-why-too-dear = ціна c{ $col }s{ $slot }: { $price ->
    [one] { $price } карта
    [few] { $price } карти
   *[many] { $price } карт
}, колір { $colour }, або по парі іншого кольору за кожну; бракує { $missing }
iquazu-why-no-joker = у вас немає плитки «усі кольори»
iquazu-why-not-held = { $colour } колір: у вас { $held ->
    [0] немає карт
    [one] { $held } карта
    [few] { $held } карти
   *[many] { $held } карт
}
iquazu-why-no-such-payment = так не заплатити: ціна { $price ->
    [one] { $price } карта
    [few] { $price } карти
   *[many] { $price } карт
}, колір { $colour }
iquazu-why-joker-count = із плиткою «усі кольори» платять рівно { $price ->
    [one] { $price } карту
    [few] { $price } карти
   *[many] { $price } карт
}
iquazu-why-joker-wasted = плитка «усі кольори» пропала б марно: усі ці карти й так потрібного кольору, { $colour }
iquazu-why-own-pair = ціна ніші: { $price ->
    [one] { $price } карта
    [few] { $price } карти
   *[many] { $price } карт
}, колір { $colour }; пара того самого кольору карту не замінює
iquazu-why-odd = карту потрібного кольору ({ $colour }) замінюють дві карти одного іншого кольору; тут пари неповні
iquazu-why-too-much = цього забагато: { $paid }, а ціна ніші { $price }, колір { $colour }
iquazu-why-too-little = цього замало: { $paid }, а ціна ніші { $price }, колір { $colour }
iquazu-why-extra-first = спочатку виконайте додаткову дію
iquazu-why-no-tile = у вас немає такої плитки
iquazu-why-no-extra = ще одна дія вам зараз нічого не дала б
iquazu-why-double-early = плитку «ще одна дія» грають після дії
iquazu-why-done-instead = дію зроблено; завершіть хід командою done
iquazu-why-no-pass = ви можете взяти карти або покласти камінь, тому пас неможливий
iquazu-why-act-first = спочатку візьміть карти або покладіть камінь
iquazu-why-no-discard = карти скидають, лише якщо наприкінці ходу їх більше ніж { $limit }
iquazu-why-discard-count = скинути треба рівно { $surplus ->
    [one] { $surplus } карту
    [few] { $surplus } карти
   *[many] { $surplus } карт
}, щоб лишилося { $limit }

# Зображення столу.
iquazu-picture-turn = хід { $turn }
iquazu-picture-frame = далі підрахунок: стовпець { $frame } з { $last }
iquazu-picture-over = гру завершено
iquazu-picture-last = останній підрахунок гри
iquazu-picture-price = ціна
iquazu-picture-row = ряд { $row }
iquazu-picture-points = бали
iquazu-picture-stand = місця
iquazu-picture-tiles = плитки { $col }
iquazu-picture-leads = отримує
iquazu-picture-right = найправіше
iquazu-picture-lower = найнижче
iquazu-picture-next = далі
iquazu-picture-score = { $count ->
    [one] { $count } бал
    [few] { $count } бали
   *[many] { $count } балів
}
iquazu-picture-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
iquazu-picture-gems = { $count ->
    [one] { $count } камінь
    [few] { $count } камені
   *[many] { $count } каменів
}
iquazu-picture-water = краплі
iquazu-picture-now = зараз +{ $points }
iquazu-picture-hand = рука
iquazu-picture-hidden = не видно
iquazu-picture-piles = у колоді { $pile }, у скиді
iquazu-picture-drops = лишилося крапель: { $drops }
iquazu-picture-legend = 3W ніша 3, біла (B синя)   3~ крапля   3{ $shape } камінь   місця: порядок у стовпці

# Що можна зробити зараз.
iquazu-ask-start = Візьміть карти ({ $draw }) або покладіть камінь у нішу ({ $place }).
iquazu-ask-start-tile = Візьміть карти ({ $draw }), покладіть камінь у нішу ({ $place }) або спочатку використайте плитку ({ $tile }).
iquazu-ask-draw = Карт не вистачає на жодну нішу: візьміть карти ({ $draw }).
iquazu-ask-draw-tile = Карт не вистачає на жодну нішу: візьміть карти ({ $draw }) або спочатку використайте плитку ({ $tile }).
iquazu-ask-place = Карт більше немає: покладіть камінь у нішу ({ $place }).
iquazu-ask-pass = Ви нічого не можете зробити ({ $pass }).
iquazu-ask-extra = Ще одна дія: візьміть карти ({ $draw }) або покладіть камінь у нішу ({ $place }).
iquazu-ask-extra-draw = Ще одна дія: візьміть карти ({ $draw }).
iquazu-ask-extra-place = Ще одна дія: покладіть камінь у нішу ({ $place }).
iquazu-ask-pay = Заплатіть за c{ $col }s{ $slot }: { $price ->
    [one] { $price } карта
    [few] { $price } карти
   *[many] { $price } карт
}, колір { $colour }, або пари іншого кольору ({ $pay }).
iquazu-ask-after = Використайте плитку ({ $tile }) або завершіть хід (done).
iquazu-ask-done = Завершіть хід (done).
iquazu-ask-discard = Скиньте { $surplus ->
    [one] { $surplus } карту
    [few] { $surplus } карти
   *[many] { $surplus } карт
}, щоб лишилося 12 ({ $discard }).

# Що зробить хід.
iquazu-effect-costs = за { $cards }
iquazu-effect-costs-joker = за { $cards } з плиткою «усі кольори»
iquazu-effect-keeps = зберігає: { $cards }
iquazu-effect-row = першість у ряду { $row }
iquazu-effect-column = першість у стовпці { $col }
iquazu-effect-drop = падає крапля
iquazu-effect-fills = рахується перший стовпець
iquazu-effect-points = { $points ->
    [0] без балів
    [one] +{ $points } бал
    [few] +{ $points } бали
   *[many] +{ $points } балів
}
iquazu-effect-tile = плитка «{ $tile }»
iquazu-effect-extra = ще одна дія
iquazu-effect-over = гра завершується
iquazu-effect-ends = кінець ходу

# Види ходів і що каже про них підказка.
iquazu-family-draw = Взяти 4 карти
iquazu-family-place = Покласти камінь у нішу: стовпець і ніша
iquazu-family-tile = Використати плитку
iquazu-family-end = Завершити хід
iquazu-family-pay = Заплатити: білі/сині/помаранчеві
iquazu-family-joker = Заплатити з плиткою «усі кольори»: білі/сині/помаранчеві
iquazu-family-discard = Скинути: білі/сині/помаранчеві
iquazu-help =
    В «Іґуасу» хід place c5s3 кладе камінь у нішу 3 стовпця 5, а pay 1/0/4 платить за неї 1 білу й 4 помаранчеві
    карти; place c5s3 1/0/4 робить і те, і те. Ніша коштує стільки карт свого кольору, яке місце в рамці займає її
    стовпець; карту замінюють дві карти одного іншого кольору. draw бере 4 карти, tile draw3 використовує плитку,
    discard 1/0/2 скидає зайві карти.

# У браузері: що каже стіл.
iquazu-heading = Стовпець { $frame }/{ $last }
iquazu-heading-last = Останній підрахунок
iquazu-heading-over = Гру завершено

iquazu-prompt-wait = Дочекайтеся свого ходу.
iquazu-prompt-over = Гру завершено.
iquazu-prompt-both = Візьміть 4 карти або покладіть камінь у нішу
iquazu-prompt-both-tile = Візьміть 4 карти, покладіть камінь у нішу або спочатку використайте плитку
iquazu-prompt-draw = Карт не вистачає на жодну нішу: візьміть 4 карти
iquazu-prompt-draw-tile = Карт не вистачає на жодну нішу: візьміть 4 карти або спочатку використайте плитку
iquazu-prompt-place = Карт більше немає: покладіть камінь у нішу
iquazu-prompt-place-tile = Карт більше немає: покладіть камінь у нішу або спочатку використайте плитку
iquazu-prompt-pass = Ви нічого не можете зробити: пас
iquazu-prompt-extra-both = Ще одна дія: візьміть 4 карти або покладіть камінь у нішу
iquazu-prompt-extra-draw = Ще одна дія: візьміть 4 карти
iquazu-prompt-extra-place = Ще одна дія: покладіть камінь у нішу
iquazu-prompt-extra-pass = Ви нічого не можете зробити: пас
iquazu-prompt-after = Використайте плитку або завершіть хід
iquazu-prompt-done = Завершіть хід
iquazu-prompt-pay = Заплатіть за цю нішу: { $price ->
    [one] { $price } карта
    [few] { $price } карти
   *[many] { $price } карт
}, колір { $colour }
iquazu-prompt-paying = Заплатіть { $cards }, змініть карти або виберіть іншу нішу
iquazu-prompt-paying-joker = Заплатіть { $cards } з плиткою «усі кольори» або змініть карти
iquazu-prompt-discard = Забагато карт: скиньте { $cards } або виберіть інші
iquazu-prompt-ready-draw = Взяти 4 карти
iquazu-prompt-ready-place = Покласти камінь: стовпець { $col }, ніша { $slot }
iquazu-prompt-ready-tile = Використати плитку «{ $tile }»
iquazu-prompt-ready-done = Завершити хід
iquazu-prompt-ready-pass = Пас
iquazu-prompt-chip-draw = Взяти 4
iquazu-prompt-chip-place = Стовпець { $col }, ніша { $slot }
iquazu-prompt-chip-keeps = залишок { $count }
iquazu-prompt-chip-done = Кінець ходу
iquazu-prompt-chip-pass = Пас

iquazu-piece-letter-white = Б
iquazu-piece-letter-blue = С
iquazu-piece-letter-orange = П
iquazu-piece-wall = Скеля
iquazu-piece-hand = Ваша рука
iquazu-piece-hand-empty = У вас немає карт
iquazu-piece-tiles = Ваші плитки
iquazu-piece-no-tiles = Бонусних плиток поки немає
iquazu-piece-coming = Майбутні стовпці
iquazu-piece-slot = { $letter }: стовпець { $col }, ніша { $slot }, колір { $colour }, ряд { $row }, ціна { $price }
iquazu-piece-slot-taken = Стовпець { $col }, ніша { $slot }, ряд { $row }, зайнята
iquazu-piece-tell-free = Ніша в ряду { $row }, колір { $colour }. У цьому стовпці вона коштує { $price ->
    [one] { $price } карту
    [few] { $price } карти
   *[many] { $price } карт
} свого кольору або по парі іншого кольору за кожну.
iquazu-piece-best = Ви заплатили б { $cards }{ $count ->
    [0] {""}
    [one] {" "}(є ще { $count } спосіб)
    [few] {" "}(є ще { $count } способи)
   *[many] {" "}(є ще { $count } способів)
}.
iquazu-piece-best-joker = Ви заплатили б { $cards } з плиткою «усі кольори»{ $count ->
    [0] {""}
    [one] {" "}(є ще { $count } спосіб)
    [few] {" "}(є ще { $count } способи)
   *[many] {" "}(є ще { $count } способів)
}.
iquazu-piece-missing = У вас замало карт: бракує { $count }, колір { $colour }.
iquazu-piece-next-drop = Наступна крапля впаде сюди.
iquazu-piece-tell-gem = { $name }: камінь у ніші ряду { $row }, колір ніші { $colour }.
iquazu-piece-tell-drop = Крапля води закриває цю нішу, доки її стовпець не пораховано.
iquazu-piece-column = Стовпець { $col }: { $price ->
    [0] каменів більше не кладуть
    [one] ціна { $price } карта
    [few] ціна { $price } карти
   *[many] ціна { $price } карт
}, бали { $points }; { $free ->
    [0] усі ніші заповнено
    [one] вільна { $free } ніша
    [few] вільні { $free } ніші
   *[many] вільно { $free } ніш
}.
iquazu-piece-standing = { $name }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
} за { $gems ->
    [one] { $gems } камінь
    [few] { $gems } камені
   *[many] { $gems } каменів
}{ $lowest ->
    [0] {""}
   *[other] , найнижчий у ніші { $lowest }
}.
iquazu-piece-nobody = Ніхто не має тут каменів.
iquazu-piece-column-scored = Стовпець { $col } пораховано (бали { $points }), він лежить під водою.
iquazu-piece-column-next = Стовпець { $col } відкриється після наступного підрахунку; бали { $points }. Його ніші згори: { $slots }.
iquazu-piece-column-behind = Стовпець { $col } ще попереду; бали { $points }. Його ніші згори: { $slots }.
iquazu-piece-row-gems = Ряд { $row }: плитку «{ $tile }» зараз бере { $name }, { $gems ->
    [one] { $gems } камінь
    [few] { $gems } камені
   *[many] { $gems } каменів
}, найбільше з усіх.
iquazu-piece-row-column = Ряд { $row }: плитку «{ $tile }» зараз бере { $name }. Стільки ж каменів ({ $gems }) мають й інші, але цей лежить найправіше, у стовпці { $col }.
iquazu-piece-row-slot = Ряд { $row }: плитку «{ $tile }» зараз бере { $name }. Стільки ж каменів ({ $gems }) і так само далеко праворуч мають й інші, але цей лежить найнижче, у ніші { $slot } стовпця { $col }.
iquazu-piece-row-nobody = Ряд { $row }: каменів тут немає, і плитка «{ $tile }» вийшла б із гри.
iquazu-piece-row-bare = Ряд { $row }
iquazu-piece-row-others = Тут є й інші: { $others }.
iquazu-piece-claim = { $name } { $gems }
iquazu-piece-back-light = Стовпець { $col }: бонусні плитки, закриті. Світлі, яких ще не бачили: { $kinds }.
iquazu-piece-back-dark = Стовпець { $col }: бонусні плитки, закриті. Темні, яких ще не бачили: { $kinds }.
iquazu-piece-unseen = { $tile } ×{ $count }
iquazu-piece-tile-name = { $count ->
    [one] { $count } плитка: { $tile }
    [few] { $count } плитки: { $tile }
   *[many] { $count } плиток: { $tile }
}
iquazu-piece-tile-draw = Візьміть { $number ->
    [one] { $number } карту
    [few] { $number } карти
   *[many] { $number } карт
}: до першої дії або після будь-якої.
iquazu-piece-tile-joker = Заплатіть за одну нішу картами будь-яких кольорів, скільки вона коштує.
iquazu-piece-tile-double = Ще одна дія у ваш хід, після першої.
iquazu-piece-tile-points = { $number ->
    [one] { $number } бал
    [few] { $number } бали
   *[many] { $number } балів
} наприкінці гри.
iquazu-piece-player = на руках { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}, у запасі { $gems ->
    [one] { $gems } камінь
    [few] { $gems } камені
   *[many] { $gems } каменів
}, { $now ->
    [0] немає балів
    [one] { $now } бал
    [few] { $now } бали
   *[many] { $now } балів
}, якщо порахувати перший стовпець зараз
iquazu-piece-word-cards = карти
iquazu-piece-word-gems = камені
iquazu-piece-word-tiles = плитки
iquazu-piece-gem-box = Коробка з каменями: ходить цей гравець
iquazu-piece-water-box = Коробка з краплями, { $count ->
    [one] { $count } крапля
    [few] { $count } краплі
   *[many] { $count } крапель
}
iquazu-piece-now = Якщо порахувати перший стовпець зараз: { $count ->
    [one] { $count } бал
    [few] { $count } бали
   *[many] { $count } балів
}
iquazu-piece-now-short = зараз +{ $count }
iquazu-piece-pile = Колода: { $count }
iquazu-piece-tell-pile = Візьміть 4 карти. { $count ->
    [0] Колода порожня
    [one] Лишилася { $count } карта
    [few] Лишилося { $count } карти
   *[many] Лишилося { $count } карт
}; коли карти закінчуються, перемішують скид.
iquazu-piece-discard = { $count ->
    [0] Скид порожній
    [one] Скид: { $count } карта (видно { $cards })
    [few] Скид: { $count } карти (видно { $cards })
   *[many] Скид: { $count } карт (видно { $cards })
}.
iquazu-piece-held = Колір { $colour }: у вас { $count }; ще { $hidden } в колоді й на руках в інших.
iquazu-piece-card-more = Колір { $colour }: викласти ще одну карту з { $count }
iquazu-piece-card-less = Колір { $colour }: залишити ще одну карту з { $count }
iquazu-piece-tell-more = Колір { $colour }: заплатити більше карт. Найближча оплата, яку дозволяє ніша.
iquazu-piece-tell-less = Колір { $colour }: забрати карти. Найближча оплата, яку дозволяє ніша.
iquazu-piece-gains = Стовпець рахується:
iquazu-piece-gains-tiles = { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}
iquazu-piece-scene = Стовпець { $col } заповнено
iquazu-piece-scene-last = Стовпець { $col }, яким він лишився
iquazu-piece-scene-gems = { $gems ->
    [one] { $gems } камінь
    [few] { $gems } камені
   *[many] { $gems } каменів
}{ $tie ->
    [0] {""}
   *[other] , найнижчий у ніші { $tie }
}
iquazu-piece-scene-right = найправіше
iquazu-piece-scene-lower = найнижче
iquazu-piece-scene-gone = ніхто
iquazu-piece-scene-skip = Натисніть, щоб продовжити

# Чому хід подобається ботові: фрази йдуть за ходом через кому; $points — що він дає одразу.
iquazu-reason-points = { $points ->
    [0] може одразу дати бали
    [one] { $points } бал одразу
    [few] { $points } бали одразу
   *[many] { $points } балів одразу
}
iquazu-reason-first = { $points ->
    [0] нічого не віддає в першому стовпці
    [one] близько { $points } бала в першому стовпці
   *[other] близько { $points } балів у першому стовпці
}
iquazu-reason-columns = { $points ->
    [0] нічого не віддає у стовпцях правіше
    [one] близько { $points } бала у стовпцях правіше
   *[other] близько { $points } балів у стовпцях правіше
}
iquazu-reason-next = { $points ->
    [0] нічого не віддає в рядах найближчих плиток
   *[other] виходить уперед у рядах найближчих плиток
}
iquazu-reason-next-row = виходить уперед у ряду { $row }
iquazu-reason-next-from = виходить уперед у ряду { $row }, де вів гравець { $rival }
iquazu-reason-later = { $points ->
    [0] зберігає камені для майбутніх плиток
   *[other] камінь ще знадобиться для майбутніх плиток
}
iquazu-reason-cards = { $points ->
    [0] витрачає менше карт, ніж інші ходи
   *[other] дає карти
}
iquazu-reason-tiles = { $points ->
    [0] береже плитки на потім
   *[other] дає корисну плитку
}
iquazu-reason-action = { $points ->
    [0] дія лишається попереду
   *[other] дає ще одну дію
}
iquazu-reason-rivals = менше дістається найкращому супернику
