# lanai bench
bench-title = Случайная игра на одном ядре ({ $machine }); лучший из нескольких раундов
bench-what = что
bench-compiled = компилировано
bench-interpreted = интерпретировано
bench-clone = копия
bench-position = позиция
bench-moves = ходы
bench-game = { $game }, игроков { $players }: решения
bench-calibration = калибровка: случайные слова
bench-ratio = в { $ratio } раз быстрее, чем { $peer }
bench-start = { $game }: первый ответ бота через { $cold } с, если ничего не скомпилировано, через { $warm } с — если всё готово

bench-option-server = Измерить сервер: надёжные записи, ходы, спящие соединения.
bench-server-title = Сервер под нагрузкой ({ $machine }); калибровка: { $loops }
bench-server-what = что
bench-server-moves = ходы
bench-server-per-cpu = за секунду процессора
bench-server-p50 = p50
bench-server-p99 = p99
bench-server-load = { $name }, { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
} по четыре места
bench-server-appends = надёжные записи (писателей { $writers })
bench-server-idle = спящих соединений { $count }: { $mib } МиБ
bench-server-ratio = в { $ratio } раз больше ходов, чем { $peer }, за секунду процессора

bench-search-title = Поиск на одном ядре ({ $machine }); лучший из нескольких раундов
bench-search-what = что
bench-search-random = случайные решения
bench-search-inside = решения в поиске
bench-search-share = доля
bench-search-simulations = симуляции
bench-search-whole = сыграно до конца
bench-search-threads = два потока
bench-search-game = { $game }, игроков { $players }
bench-search-analysis = { $game }: анализ 60 решений, по { $simulations } симуляций, за { $seconds } с в два потока
bench-search-peer = { $peer }: { $rate } симуляций, сыгранных до конца
