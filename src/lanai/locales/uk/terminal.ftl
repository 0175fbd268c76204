# Термінал: грати, дивитися, переглядати, і сам командний рядок.

terminal-player = Гравець { $seat }
terminal-total = разом

terminal-prompt = Enter — список ходів, help — команди.
terminal-which = { $text } може означати одне з цих:
terminal-unreadable = { $text } — не хід і не команда; Enter — список ходів, help — команди.
terminal-no-number = { $count ->
    [one] Є { $count } хід
    [few] Є { $count } ходи
   *[many] Є { $count } ходів
} на вибір; Enter покаже.
terminal-legal = { $move } можна зіграти: { $effects }.
terminal-hint = { $bot } зіграв би { $move }: { $effects }.
terminal-hint-why = Чому: { $why }.
terminal-why-what = Скажіть, який хід: why ХІД.
terminal-undone = { $count ->
    [one] Скасовано: { $count } рішення.
    [few] Скасовано: { $count } рішення.
   *[many] Скасовано: { $count } рішень.
}
terminal-nothing-to-undo = Скасовувати нічого.
terminal-over = Гру завершено. Ще можна save ФАЙЛ, log і undo; Enter — вихід.
terminal-won = { $winners ->
    [one] перемагає: { $score ->
        [one] { $score } бал
        [few] { $score } бали
       *[many] { $score } балів
    }{ $tied ->
        [0] .
       *[other] , за додатковим правилом.
    }
   *[other] ділять перемогу: { $score ->
        [one] { $score } бал
        [few] { $score } бали
       *[many] { $score } балів
    }.
}

terminal-saved = Збережено; продовжити: lanai play --resume.
terminal-unsaved = Зберегти гру не можна: { $why }.
terminal-which-file = Скажіть, який файл: save ФАЙЛ або load ФАЙЛ.
terminal-written = Записано в { $file }.
terminal-loaded = Завантажено з { $file }.
terminal-cannot-write = Записати в { $file } не можна: { $why }.
terminal-cannot-read = Прочитати { $file } не можна: { $why }.
terminal-not-over = { $file } уже є, і це не збережена гра, тож нічого не записано.
terminal-damaged = { $file } прочитати не можна, файл залишено як є: { $why }.
terminal-finished = цю гру завершено
terminal-others = { $count ->
    [one] Ще { $count } незавершена гра лежить у { $folder }.
    [few] Ще { $count } незавершені гри лежать у { $folder }.
   *[many] Ще { $count } незавершених ігор лежать у { $folder }.
}
terminal-waiting = { $count ->
    [one] Збережено { $count } незавершену гру; lanai play --resume продовжить її.
    [few] Збережено { $count } незавершені гри; lanai play --resume продовжить останню.
   *[many] Збережено { $count } незавершених ігор; lanai play --resume продовжить останню.
}
terminal-nothing-to-resume = Немає збереженої гри, яку можна продовжити.

terminal-help-intro = Введіть хід або одне з цих слів:
terminal-help-move = зіграти: як написано у списку, його номером там або стількома літерами, скільки треба для ясності
terminal-help-moves = усі ходи з номерами й тим, що вони зроблять
terminal-help-undo = назад до вашого останнього рішення, через ботів і випадок
terminal-help-hint = що зробив би добрий гравець і чому
terminal-help-why = чому хід неможливий або що він зробив би
terminal-help-log = усе, що сталося
terminal-help-board = намалювати стіл ще раз
terminal-help-save = записати гру у файл
terminal-help-load = продовжити гру з файлу
terminal-help-quit = піти; гру буде збережено

terminal-steps = Enter: далі   b: назад   g 25: до кроку 25   save ФАЙЛ   q: вихід
terminal-steps-end = Кінець.   b: назад   g 25: до кроку 25   save ФАЙЛ   Enter: вихід
terminal-steps-unreadable = Введіть Enter, b, g і число, save і файл або q.

cli-lanai = Настільні ігри про острови, лаву й воду, у вашому терміналі.
cli-play = Грати проти ботів і тих, хто сидить поруч.
cli-watch = Дивитися, як грають боти.
cli-replay = Пройти збережену гру крок за кроком.
cli-games = Список ігор із кількістю гравців і варіантами.
cli-warm = Скомпілювати ігри для ботів зараз, раз і назавжди на цій машині.
cli-bench = Виміряти, як швидко йдуть ігри; lanai bench search: як швидко думають боти.
cli-option-players = Скільки гравців.
cli-option-bots = Боти серед них, наприклад hoaloha,greedy; none — лише люди.
cli-option-variant = Який варіант; список дає lanai games.
cli-option-seed = Число або слово: те саме роздає ту саму гру.
cli-option-first = Хто починає, рахуючи від 1; якщо не сказано, вирішує жереб.
cli-option-name = Ваше ім’я; кілька разів для кількох людей.
cli-option-resume = Продовжити збережену гру.
cli-option-lang = Мова.
cli-option-delay = Іти далі самому через стільки секунд.
cli-option-quiet = Нічого не друкувати.
cli-option-json = Записати цифри в цей файл.
cli-option-seconds = Скільки секунд вимірювати кожну цифру.
cli-option-starts = Виміряти й те, скільки часу забирає початок першої гри.

cli-which-game = Скажіть, яка гра, наприклад: lanai play { $game }
cli-all-bots = Ботів { $bots }, гравців { $players }: місця для вас не лишилося; лише боти грають у lanai watch.
cli-too-many-names = Імен { $names }, а людей { $people }.
cli-no-name = Ім’я не може бути порожнім.
cli-first = --first { $first }: гравці — від 1 до { $players }.
cli-not-with-resume = --resume продовжує збережену гру й не приймає --{ $option }.
cli-players-bots = Ботів { $bots }, гравців { $players }.
cli-delay = Затримка не може бути від’ємною.
cli-no-file = Прочитати { $file } не можна: { $why }.
cli-players = гравців: { $count }
cli-compiling = компілюється { $function }
cli-ready = { $game }: готово.
