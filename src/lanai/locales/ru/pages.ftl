# Страницы вокруг столов: главная, список столов, новый стол, настройки, о сайте.

## На нескольких страницах
pages-main = Главные страницы
pages-home = Главная
pages-lobby = Все столы
pages-new = Новый стол
pages-settings = Настройки
pages-about = О Lanai
pages-theme-dark = Зажечь фонари: тёмные цвета
pages-theme-light = Впустить солнце: светлые цвета
pages-copy = Копировать
pages-copied = Скопировано
pages-retry = Ещё раз
pages-problem = Не получилось
pages-offline = Сервер сейчас недоступен; мы продолжаем пробовать.

## Игры; строки — то, что стоит на обороте коробки
pages-game-maui = Мауи
pages-game-haleakala = Халеакала
pages-game-iquazu = Игуасу
pages-game-eruption = Вулкан
pages-line-maui = Стелите полотенца, подбирайте узоры, берегитесь прибоя.
pages-line-haleakala = Два шамана, одна лодка, беспокойный вулкан.
pages-line-iquazu = Спрячьте камни за водопадом.
pages-line-eruption = Отведите лаву от своей деревни.
pages-rules-maui-1 = Возьмите полотенце с рынка и положите рядом с последним на своём пляже.
pages-rules-maui-2 = Узор, который продолжается в своём ряду, двигает ракушку: у воды и у деревьев — дальше.
pages-rules-maui-3 = Двенадцатое полотенце завершает игру; что свисает за край, стоит очков.
pages-rules-haleakala-1 = Положите диск с числом у пляжа: пойдёт ваш шаман или поплывёт лодка.
pages-rules-haleakala-2 = Где лодка причалит, карты берут оба; у кого больше сумма, тот выбирает раньше.
pages-rules-haleakala-3 = Статуи, корзины и жемчуг приносят очки после каждого из двух извержений.
pages-rules-iquazu-1 = Возьмите четыре карты или заплатите картами, чтобы спрятать камень за водопадом.
pages-rules-iquazu-2 = Капли воды закрывают ниши; полная колонка приносит очки тем, у кого больше камней.
pages-rules-iquazu-3 = Лидируйте в рядах: за это дают бонусные плитки, когда рамка сдвигается.
pages-rules-eruption-1 = Каждый ход кладите плитку лавы: поток должен продолжиться, но куда — решаете вы.
pages-rules-eruption-2 = Стройте преграды из соломы, дерева и камня, картами остужайте деревню.
pages-rules-eruption-3 = Побеждает самая прохладная деревня, когда одна сгорит или лава кончится.
pages-players = { $from ->
    [one] { $from } игрок
    [few] { $from } игрока
   *[many] { $from } игроков
}
pages-players-range = { $from }–{ $to } игроков

## Столы в списках
pages-table-sit = Сесть
pages-table-sit-label = Сесть: { $game }, { $host }
pages-table-watch = Смотреть
pages-table-watch-label = Смотреть: { $game }, { $host }
pages-table-go = Дальше
pages-table-go-label = Продолжить: { $game }
pages-table-nobody = пока никого
pages-table-with = { $names }
pages-table-your-turn = ваш ход
pages-table-their-turn = ходит { $name }
pages-table-waiting = { $count ->
    [0] вот-вот начнётся
    [one] { $count } место свободно
    [few] { $count } места свободны
   *[many] { $count } мест свободно
}
pages-table-over = окончена
pages-table-taken = занято { $taken } из { $all }
pages-pace-none = без часов
pages-pace-live = { $minutes ->
    [one] по { $minutes } минуте
   *[other] по { $minutes } минут
}
pages-pace-live-more = { $minutes } мин + { $seconds } с
pages-pace-turn-days = { $count ->
    [one] { $count } день на ход
    [few] { $count } дня на ход
   *[many] { $count } дней на ход
}
pages-pace-turn-hours = { $count ->
    [one] { $count } час на ход
    [few] { $count } часа на ход
   *[many] { $count } часов на ход
}
pages-pace-turn-minutes = { $count ->
    [one] { $count } минута на ход
    [few] { $count } минуты на ход
   *[many] { $count } минут на ход
}
pages-pace-turn-seconds = { $count } с на ход

## Главная
home-title = Lanai: настольные игры у моря
home-welcome = Веранда у моря, на столе — четыре настольные игры. Садитесь, учётная запись не нужна.
home-play = Играть с ботом
home-invite = Позвать друзей
home-games = На столе
home-open = Открытые столы
home-yours = Ваши столы
home-all = Все столы
home-none = Сейчас никто не ждёт.
home-none-more = Откройте стол, и к вам смогут подсесть.
home-new = Открыть стол
home-turn = Правила в трёх строках: { $game }
home-quick = Сыграть с ботом сейчас: { $game }
home-play-now = Играть
home-new-table = Новый стол
home-close = Закрыть
home-coming = Скоро
home-device = Продолжить свои игры на другом устройстве
home-replay = Посмотреть сохранённую игру
home-bots = Написать бота

## Список столов
lobby-title = Все столы
lobby-lead = Садитесь, где есть место, или смотрите, как играют другие.
lobby-filter = Какие игры
lobby-every = Все игры
lobby-waiting = Ждут игроков
lobby-playing = Играют
lobby-none = Здесь никто не ждёт.
lobby-none-more = Откройте стол: его сразу увидят все.
lobby-quiet = За открытыми столами сейчас никто не играет.
lobby-new = Открыть стол
lobby-fresh = Список обновляется сам.

## Новый стол
new-title = Новый стол
new-lead = Ваш прошлый выбор запомнен. В конце вы получите ссылку для друзей.
new-game = Какая игра?
new-variant = Какие правила?
new-players = Сколько игроков?
new-players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
new-seats = Кто где сидит?
new-seat = Место { $number }
new-seat-you = Вы
new-kind-open = Любой
new-kind-open-more = из списка столов
new-kind-invited = Друг
new-kind-invited-more = по вашей ссылке
new-kind-bot = Бот
new-kind-bot-more = готов сразу
new-kind-here = Рядом с вами
new-kind-here-more = на этом устройстве
new-here-name = Имя
new-which-bot = Какой бот?
new-clock = Как быстро?
new-clock-none = Без часов
new-clock-none-more = не торопясь
new-clock-quick = 10 мин + 5 с
new-clock-quick-more = живая игра
new-clock-calm = 20 мин + 10 с
new-clock-calm-more = время подумать
new-clock-day = День на ход
new-clock-day-more = время от времени
new-clock-custom = Свои
new-clock-custom-more = настройте сами
new-custom-kind = Время даётся
new-custom-live = на всю игру
new-custom-turn = на каждый ход
new-custom-minutes = Минуты
new-custom-increment = Добавка секунд за ход
new-less = Меньше: { $what }
new-more = Больше: { $what }
new-timeout = Когда время выйдет
new-timeout-bot = Дальше играет бот
new-timeout-lose = Поражение
new-hints = Подсказки
new-hints-more = Каждый может спросить, как сыграл бы бот.
new-listed = Показать в списке столов
new-listed-more = Иначе его найдут только по ссылке.
new-first = Кто начинает?
new-first-chance = По жребию
new-open = Открыть стол
new-start = Начать игру
new-opening = Открываем стол
new-summary = Ваш стол
new-summary-invite = Ссылка для друзей появится, как только стол откроется.
new-summary-ready = Все на месте: игра начнётся сразу.
new-summary-private = найти можно только по ссылке
new-summary-listed = виден в списке столов
new-summary-hints = с подсказками
new-summary-no-hints = без подсказок
new-summary-begins = начинает { $name }
new-summary-lot = кто начинает, решит жребий

## Настройки
settings-title = Настройки
settings-lead = Всё действует сразу.
settings-you = Вы
settings-name = Ваше имя
settings-name-more = Его видят за столом. Не больше 24 знаков.
settings-saved = Сохранено
settings-shape = Ваш знак
settings-shape-more = Он стоит у вашего имени на главной; за столом у каждого места свой знак.
settings-shape-0 = Оранжевый круг
settings-shape-1 = Синий квадрат
settings-shape-2 = Жёлтый треугольник
settings-shape-3 = Зелёный ромб
settings-shape-4 = Фиолетовый шестиугольник
settings-shape-5 = Серый крест
settings-looks = Вид
settings-language = Язык
settings-language-auto = Как в браузере
settings-theme = Цвета
settings-theme-system = Как на устройстве
settings-theme-light = День
settings-theme-dark = Вечер
settings-play = Игра
settings-confirm = Спрашивать, прежде чем отправить ход
settings-confirm-always = Всегда
settings-confirm-always-more = посмотреть, что он сделает, и подтвердить
settings-confirm-final = Окончательные
settings-confirm-final-more = только ходы, которые завершают ход игрока или что-то открывают
settings-confirm-never = Никогда
settings-confirm-never-more = ход уходит, как только он ясен
settings-speed = Как быстро двигаются фигуры
settings-speed-slow = Спокойно
settings-speed-normal = Обычно
settings-speed-fast = Живо
settings-speed-none = Не двигаются
settings-speed-reduced = Ваше устройство просит меньше движения, поэтому фигуры не двигаются, что бы вы здесь ни выбрали.
settings-sound = Звуки
settings-sound-more = Мягкое дерево и вода, когда что-то происходит.
settings-plain = Простой стол
settings-plain-more = Стол текстом и список ходов: удобно для программ чтения с экрана и очень маленьких экранов.
settings-device = На другом устройстве
settings-device-more = Ваши столы идут за вами: откройте эту ссылку один раз, в течение четверти часа, на другом устройстве. Кто её откроет, играет под вашим именем, так что не показывайте её никому.
settings-device-make = Создать ссылку
settings-device-again = Создать новую ссылку
settings-device-link = Ссылка для вашего другого устройства
settings-device-code = Та же ссылка в виде кода
settings-claim = Продолжить здесь под своим именем?
settings-claim-more = Эта ссылка — с вашего другого устройства. Если согласитесь, этот браузер будет играть под тем именем, а гость, который был здесь раньше, забудется.
settings-claim-yes = Да, это я
settings-claim-no = Нет
settings-claim-done = С возвращением, { $name }. Ваши столы здесь.
settings-bots = Токены для ботов
settings-bots-more = С токеном ваша программа может сесть за стол и играть от вашего имени. Он показывается один раз и действует, пока вы его не отмените.
settings-bots-label = Для чего он?
settings-bots-hint = мой первый бот
settings-bots-make = Создать токен
settings-bots-secret = Ваш токен: скопируйте его сейчас, больше он не покажется
settings-bots-how = Попробуйте: этот бот в двадцать строк садится за ваш стол (впишите его номер в конце) и играет любые возможные ходы.
settings-bots-table = СТОЛ
settings-bots-docs = Весь интерфейс
settings-bots-drop = Отменить все токены
settings-bots-drop-sure = Точно отменить все? Программы с ними сразу остановятся.
settings-bots-dropped = Все токены отменены.
settings-cancel = Отмена

## О Lanai
about-title = О Lanai
about-what = Что это
about-what-1 = Ланаи — гавайская веранда, где люди сидят вместе. На этой лежат четыре настольные игры об островах, лаве и воде. Играйте с ботами, с друзьями на других устройствах или все за одним.
about-what-2 = Ни учётной записи, ни рекламы, ни оплаты. Вы гость с первого нажатия; какие места ваши, помнит cookie.
about-games = Чьи это игры
about-games-1 = Названия и устройство игр принадлежат их авторам и издателям. Правила мы рассказываем своими словами, все рисунки — наши. Если игра понравилась, купите коробку: она лучше пахнет.
about-by-maui = авторы Грегуар Ларже, Франк Криттен и Себастьян Пошон, издатель Next Move
about-by-haleakala = авторы Флориан Раки и Марк Клернер, издатель Feuerland Spiele
about-by-iquazu = автор Михаэль Фельдкёттер, издатель HABA
about-by-eruption = автор Крис Джеймс
about-fair = Честные кубики, и как это проверить
about-fair-1 = Прежде чем кто-либо сядет, сервер кладёт тайное число в запечатанный конверт. Вы видите печать: длинный код, который подходит только к этой тайне.
about-fair-2 = Каждый, кто садится, добавляет своё случайное число. Все карты, плитки и броски кубиков следуют из тайны и этих чисел вместе, так что ни сервер, ни игрок не могли их выбрать.
about-fair-3 = Когда игра окончена, конверт вскрывается. Скачайте игру и проверьте её командой lanai verify или напишите свою проверку: все числа есть в файле.
about-fair-4 = Чего вам видеть нельзя, не покидает сервер, боты видят не больше вас, и ни один подтверждённый ход не теряется.
about-keys = Клавиатура
about-keys-lead = Играть можно совсем без мыши.
about-key-tab = От места к месту: игроки, фигуры, действия, журнал
about-key-arrows = Среди фигур на столе или вариантов выбора
about-key-enter = Взять, выбрать или подтвердить то, что в фокусе
about-key-escape = Отменить последний выбор
about-key-turning = В разборе: к предыдущему или следующему переломному моменту
about-host = Собственная веранда
about-host-1 = Lanai работает на любом компьютере с Python. Эти две строки устанавливают его и открывают двери всем в том же доме, по адресу вашего компьютера:
about-host-2 = Резервные копии, восстановление, настоящий адрес и всё остальное — в руководстве для хозяев, которое приложено.
about-licence = Лицензия
about-licence-1 = Код, тексты и рисунки — свободные, по лицензии MIT: пользуйтесь, меняйте и делитесь, только сохраняйте при них лицензию.
about-licence-2 = Ничто на этих страницах не загружается ниоткуда, кроме этого сервера.
