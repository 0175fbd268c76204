# Терминал: играть, смотреть, пересматривать, и сама командная строка.

terminal-player = Игрок { $seat }
terminal-total = всего

terminal-prompt = Enter — список ходов, help — команды.
terminal-which = { $text } может означать одно из этих:
terminal-unreadable = { $text } — не ход и не команда; Enter — список ходов, help — команды.
terminal-no-number = { $count ->
    [one] Есть { $count } ход
    [few] Есть { $count } хода
   *[many] Есть { $count } ходов
} на выбор; Enter покажет.
terminal-legal = { $move } можно сыграть: { $effects }.
terminal-hint = { $bot } сыграл бы { $move }: { $effects }.
terminal-hint-why = Почему: { $why }.
terminal-why-what = Скажите, какой ход: why ХОД.
terminal-undone = { $count ->
    [one] Отменено: { $count } решение.
    [few] Отменено: { $count } решения.
   *[many] Отменено: { $count } решений.
}
terminal-nothing-to-undo = Отменять нечего.
terminal-over = Игра окончена. Ещё можно save ФАЙЛ, log и undo; Enter — выход.
terminal-won = { $winners ->
    [one] побеждает: { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }{ $tied ->
        [0] .
       *[other] , по дополнительному правилу.
    }
   *[other] делят победу: { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }.
}

terminal-saved = Сохранено; продолжить: lanai play --resume.
terminal-unsaved = Сохранить игру нельзя: { $why }.
terminal-which-file = Скажите, какой файл: save ФАЙЛ или load ФАЙЛ.
terminal-written = Записано в { $file }.
terminal-loaded = Загружено из { $file }.
terminal-cannot-write = Записать в { $file } нельзя: { $why }.
terminal-cannot-read = Прочитать { $file } нельзя: { $why }.
terminal-not-over = { $file } уже есть, и это не сохранённая игра, поэтому ничего не записано.
terminal-damaged = { $file } прочитать нельзя, файл оставлен как есть: { $why }.
terminal-finished = эта игра окончена
terminal-others = { $count ->
    [one] Ещё { $count } неоконченная игра лежит в { $folder }.
    [few] Ещё { $count } неоконченные игры лежат в { $folder }.
   *[many] Ещё { $count } неоконченных игр лежат в { $folder }.
}
terminal-waiting = { $count ->
    [one] Сохранена { $count } неоконченная игра; lanai play --resume продолжит её.
    [few] Сохранены { $count } неоконченные игры; lanai play --resume продолжит последнюю.
   *[many] Сохранено { $count } неоконченных игр; lanai play --resume продолжит последнюю.
}
terminal-nothing-to-resume = Нет сохранённой игры, которую можно продолжить.

terminal-help-intro = Введите ход или одно из этих слов:
terminal-help-move = сыграть: как написано в списке, его номером там или столькими буквами, сколько нужно для ясности
terminal-help-moves = все ходы с номерами и тем, что они сделают
terminal-help-undo = назад к вашему последнему решению, через ботов и случай
terminal-help-hint = что сделал бы хороший игрок и почему
terminal-help-why = почему ход невозможен или что он сделал бы
terminal-help-log = всё, что произошло
terminal-help-board = нарисовать стол ещё раз
terminal-help-save = записать игру в файл
terminal-help-load = продолжить игру из файла
terminal-help-quit = уйти; игра сохранится

terminal-steps = Enter: дальше   b: назад   g 25: к шагу 25   save ФАЙЛ   q: выход
terminal-steps-end = Конец.   b: назад   g 25: к шагу 25   save ФАЙЛ   Enter: выход
terminal-steps-unreadable = Введите Enter, b, g и число, save и файл или q.

cli-lanai = Настольные игры об островах, лаве и воде, в вашем терминале.
cli-play = Играть против ботов и тех, кто сидит рядом.
cli-watch = Смотреть, как играют боты.
cli-replay = Пройти сохранённую игру по шагам.
cli-games = Список игр с числом игроков и вариантами.
cli-warm = Скомпилировать игры для ботов сейчас, раз и навсегда на этой машине.
cli-bench = Измерить, как быстро идут игры; lanai bench search: как быстро думают боты.
cli-option-players = Сколько игроков.
cli-option-bots = Боты среди них, например hoaloha,greedy; none — только люди.
cli-option-variant = Какой вариант; список даёт lanai games.
cli-option-seed = Число или слово: одно и то же раздаёт одну и ту же игру.
cli-option-first = Кто начинает, считая с 1; если не сказано, решает жребий.
cli-option-name = Ваше имя; несколько раз для нескольких людей.
cli-option-resume = Продолжить сохранённую игру.
cli-option-lang = Язык.
cli-option-delay = Идти дальше самому через столько секунд.
cli-option-quiet = Ничего не печатать.
cli-option-json = Записать цифры в этот файл.
cli-option-seconds = Сколько секунд измерять каждую цифру.
cli-option-starts = Измерить и то, сколько времени занимает начало первой игры.

cli-which-game = Скажите, какая игра, например: lanai play { $game }
cli-all-bots = Ботов { $bots }, игроков { $players }: места для вас не осталось; только боты играют в lanai watch.
cli-too-many-names = Имён { $names }, а людей { $people }.
cli-no-name = Имя не может быть пустым.
cli-first = --first { $first }: игроки — от 1 до { $players }.
cli-not-with-resume = --resume продолжает сохранённую игру и не принимает --{ $option }.
cli-players-bots = Ботов { $bots }, игроков { $players }.
cli-delay = Задержка не может быть отрицательной.
cli-no-file = Прочитать { $file } нельзя: { $why }.
cli-players = игроков: { $count }
cli-compiling = компилируется { $function }
cli-ready = { $game }: готово.
