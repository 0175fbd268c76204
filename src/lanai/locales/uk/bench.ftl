# lanai bench
bench-title = Випадкова гра на одному ядрі ({ $machine }); найкращий із кількох раундів
bench-what = що
bench-compiled = скомпільовано
bench-interpreted = інтерпретовано
bench-clone = копія
bench-position = позиція
bench-moves = ходи
bench-game = { $game }, гравців { $players }: рішення
bench-calibration = калібрування: випадкові слова
bench-ratio = у { $ratio } разів швидше, ніж { $peer }
bench-start = { $game }: перша відповідь бота через { $cold } с, якщо нічого не скомпільовано, через { $warm } с — якщо все готове

bench-option-server = Виміряти сервер: надійні записи, ходи, сплячі з’єднання.
bench-server-title = Сервер під навантаженням ({ $machine }); калібрування: { $loops }
bench-server-what = що
bench-server-moves = ходи
bench-server-per-cpu = за секунду процесора
bench-server-p50 = p50
bench-server-p99 = p99
bench-server-load = { $name }, { $tables ->
    [one] { $tables } стіл
    [few] { $tables } столи
   *[many] { $tables } столів
} по чотири місця
bench-server-appends = надійні записи (писарів { $writers })
bench-server-idle = сплячих з’єднань { $count }: { $mib } МіБ
bench-server-ratio = у { $ratio } разів більше ходів, ніж { $peer }, за секунду процесора

bench-search-title = Пошук на одному ядрі ({ $machine }); найкращий із кількох раундів
bench-search-what = що
bench-search-random = випадкові рішення
bench-search-inside = рішення в пошуку
bench-search-share = частка
bench-search-simulations = симуляції
bench-search-whole = зіграно до кінця
bench-search-threads = два потоки
bench-search-game = { $game }, гравців { $players }
bench-search-analysis = { $game }: аналіз 60 рішень, по { $simulations } симуляцій, за { $seconds } с у два потоки
bench-search-peer = { $peer }: { $rate } симуляцій, зіграних до кінця
