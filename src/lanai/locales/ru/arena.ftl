# lanai arena
cli-arena = Дать ботам сыграть много игр между собой и сказать, кто насколько силён.
cli-option-contestants = Боты, например kupuna,greedy; а также свои: модуль:Класс или run:КОМАНДА.
cli-option-games-count = Сколько игр; сыгранные раньше считаются.
cli-option-jobs = Сколько игр одновременно.
cli-option-ray = Играть на кластере Ray по этому адресу (local запускает его здесь).
cli-option-journal = Хранить игры в этом файле.
cli-option-fresh = Забыть сыгранные раньше игры.
cli-option-summary = Записать цифры в этот файл.
cli-option-html = Записать отчёт для браузера в этот файл.
cli-option-decide = Остановиться, когда ясно, выигрывает первый из двух ботов 65 % или 55 %.
cli-decide-two = --decide — для двух ботов и двух игроков.
arena-title = { $game } ({ $variant }), игроков { $players }: { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}
arena-kept = Хранится в { $file }
arena-done = сыграно раньше: { $games }
arena-bot = бот
arena-seat = место
arena-seat-number = { $seat }
arena-seat-first = { $seat } (начинает)
arena-won = победы
arena-sure = уверенность 95 %
arena-expected = поровну было бы { $share } %
arena-rating = openskill
arena-score = средний счёт
arena-time = на решение
arena-ms = { $ms } мс
arena-pair = пара
arena-pairs = Кто оказывается выше
arena-pair-of = { $one } выше, чем { $other }
arena-what = что
arena-mean = среднее
arena-tenth = 10 %
arena-middle = медиана
arena-ninetieth = 90 %
arena-range = от – до
arena-length = решений в игре
arena-scores = счёт
arena-margin = отрыв победителя
arena-shared = Общие победы: { $count } из { $games }
arena-strengths = Сила
arena-seats = Места
arena-games = Игры
arena-method = Каждая раздача сыграна по разу с каждого места. Победы — на место, где сидел бот; общая победа делится. Интервалы — Уилсона, 95 %.
arena-verdict-better = { $one } сильнее: { $won } из { $games } игр выиграно, свидетельство { $evidence }.
arena-verdict-worse = { $one } не настолько сильнее: { $won } из { $games } игр выиграно, свидетельство { $evidence }.
arena-verdict-open = Не решено после { $games } игр (выиграно { $won }, свидетельство { $evidence }).
