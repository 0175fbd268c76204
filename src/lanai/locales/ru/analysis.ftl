# Разбор законченной игры: шансы на победу, лучшие ходы, переломы, везение. Загружается вместе с просмотром.

analysis-start = Разобрать
analysis-progress = Разбор: { $value } %
analysis-progress-label = Сколько уже разобрано
analysis-progress-heard = Игра разбирается: { $value } %
analysis-ready = Разбор готов
analysis-tabs = Разбор и журнал
analysis-tab = Разбор
analysis-percent = { $value } %

## Кривая
analysis-curve = Шансы на победу за игру: { $seats }
analysis-curve-seat = { $name }: от { $first } % до { $last } %
analysis-chances = Шансы на победу на этом шаге
analysis-turnings = Переломные моменты
analysis-turning-mistake = Шаг { $ply }: { $name } теряет { $by } %
analysis-turning-luck = Шаг { $ply }: случай приносит игроку { $name } { $by } %
analysis-turning-before = К предыдущему переломному моменту ([)
analysis-turning-after = К следующему переломному моменту (])

## Одно решение
analysis-decision = Решение { $ply }
analysis-then = затем
analysis-verdict-forced = единственный ход
analysis-verdict-best = лучший ход
analysis-verdict-close = почти лучший
analysis-verdict-weak = упущено { $by } %
analysis-verdict-mistake = ошибка: −{ $by } %
analysis-lucky = везение: +{ $by } %
analysis-came = Случай принёс
analysis-better = Лучше было
analysis-others = Другие ходы
analysis-instead = ({ $value } % вместо { $played } %)
analysis-against = ({ $value } % против { $played } %)
analysis-try = Попробовать
analysis-begin = Игра начинается. Шагайте дальше, выберите место на кривой или переломный момент под ней: [ и ].
analysis-begin-even = Игра начинается. Шагайте дальше или выберите место на кривой; ни один шаг не перевернул эту игру.

## Везение и расчёт
analysis-luck = Везение и расчёт
analysis-luck-column = Везение
analysis-lost-column = Упущено
analysis-luck-kind = Больше всех случай помог игроку { $name } (+{ $by } %).
analysis-luck-even = Случай никому не помог.
analysis-lost-least = Меньше всех упускает { $name } ({ $by } %).
analysis-luck-more = Везение: насколько то, что вытянули или выбросили, сдвинуло шанс на победу по сравнению с ожидаемым.
analysis-lost-more = Упущено: насколько лучше были бы лучшие ходы, если разыграть каждое решение { $tries } раз, зная лишь то, что мог знать игрок. И то и другое — сумма за игру.

## Боковая линия
analysis-line = Ответвление: с шага { $ply } законченной игры
analysis-line-back = Назад к разбору
