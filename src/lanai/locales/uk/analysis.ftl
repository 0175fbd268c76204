# Розбір завершеної гри: шанси на перемогу, кращі ходи, переломи, везіння. Завантажується разом із переглядом.

analysis-start = Розібрати
analysis-progress = Розбір: { $value } %
analysis-progress-label = Скільки вже розібрано
analysis-progress-heard = Гра розбирається: { $value } %
analysis-ready = Розбір готовий
analysis-tabs = Розбір і журнал
analysis-tab = Розбір
analysis-percent = { $value } %

## Крива
analysis-curve = Шанси на перемогу за гру: { $seats }
analysis-curve-seat = { $name }: від { $first } % до { $last } %
analysis-chances = Шанси на перемогу на цьому кроці
analysis-turnings = Переломні моменти
analysis-turning-mistake = Крок { $ply }: { $name } втрачає { $by } %
analysis-turning-luck = Крок { $ply }: випадок дає гравцеві { $name } { $by } %
analysis-turning-before = До попереднього переломного моменту ([)
analysis-turning-after = До наступного переломного моменту (])

## Одне рішення
analysis-decision = Рішення { $ply }
analysis-then = потім
analysis-verdict-forced = єдиний хід
analysis-verdict-best = найкращий хід
analysis-verdict-close = майже найкращий
analysis-verdict-weak = утрачено { $by } %
analysis-verdict-mistake = помилка: −{ $by } %
analysis-lucky = везіння: +{ $by } %
analysis-came = Випадок приніс
analysis-better = Краще було
analysis-others = Інші ходи
analysis-instead = ({ $value } % замість { $played } %)
analysis-against = ({ $value } % проти { $played } %)
analysis-try = Спробувати
analysis-begin = Гра починається. Крокуйте далі, виберіть місце на кривій або переломний момент під нею: [ і ].
analysis-begin-even = Гра починається. Крокуйте далі або виберіть місце на кривій; жоден крок не перевернув цю гру.

## Везіння і розрахунок
analysis-luck = Везіння і розрахунок
analysis-luck-column = Везіння
analysis-lost-column = Утрачено
analysis-luck-kind = Найбільше випадок допоміг гравцеві { $name } (+{ $by } %).
analysis-luck-even = Випадок нікому не допоміг.
analysis-lost-least = Найменше втрачає { $name } ({ $by } %).
analysis-luck-more = Везіння: наскільки те, що витягли чи викинули, зсунуло шанс на перемогу порівняно з очікуваним.
analysis-lost-more = Утрачено: наскільки кращими були б найкращі ходи, якщо розіграти кожне рішення { $tries } разів, знаючи лише те, що міг знати гравець. І те, і те — сума за гру.

## Бічна лінія
analysis-line = Відгалуження: від кроку { $ply } завершеної гри
analysis-line-back = Назад до розбору
