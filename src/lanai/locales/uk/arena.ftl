# lanai arena
cli-arena = Дати ботам зіграти багато ігор між собою і сказати, хто наскільки сильний.
cli-option-contestants = Боти, наприклад kupuna,greedy; а також свої: модуль:Клас або run:КОМАНДА.
cli-option-games-count = Скільки ігор; зіграні раніше враховуються.
cli-option-jobs = Скільки ігор водночас.
cli-option-ray = Грати на кластері Ray за цією адресою (local запускає його тут).
cli-option-journal = Зберігати ігри в цьому файлі.
cli-option-fresh = Забути зіграні раніше ігри.
cli-option-summary = Записати цифри в цей файл.
cli-option-html = Записати звіт для браузера в цей файл.
cli-option-decide = Зупинитися, коли ясно, виграє перший із двох ботів 65 % чи 55 %.
cli-decide-two = --decide — для двох ботів і двох гравців.
arena-title = { $game } ({ $variant }), гравців { $players }: { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}
arena-kept = Зберігається в { $file }
arena-done = зіграно раніше: { $games }
arena-bot = бот
arena-seat = місце
arena-seat-number = { $seat }
arena-seat-first = { $seat } (починає)
arena-won = перемоги
arena-sure = певність 95 %
arena-expected = порівну було б { $share } %
arena-rating = openskill
arena-score = середній рахунок
arena-time = на рішення
arena-ms = { $ms } мс
arena-pair = пара
arena-pairs = Хто опиняється вище
arena-pair-of = { $one } вище, ніж { $other }
arena-what = що
arena-mean = середнє
arena-tenth = 10 %
arena-middle = медіана
arena-ninetieth = 90 %
arena-range = від – до
arena-length = рішень у грі
arena-scores = рахунок
arena-margin = відрив переможця
arena-shared = Спільні перемоги: { $count } з { $games }
arena-strengths = Сила
arena-seats = Місця
arena-games = Ігри
arena-method = Кожну роздачу зіграно по разу з кожного місця. Перемоги — на місце, де сидів бот; спільна перемога ділиться. Інтервали — Вілсона, 95 %.
arena-verdict-better = { $one } сильніший: { $won } з { $games } ігор виграно, свідчення { $evidence }.
arena-verdict-worse = { $one } не настільки сильніший: { $won } з { $games } ігор виграно, свідчення { $evidence }.
arena-verdict-open = Не вирішено після { $games } ігор (виграно { $won }, свідчення { $evidence }).
