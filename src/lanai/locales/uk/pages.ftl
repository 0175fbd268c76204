# Сторінки навколо столів: головна, список столів, новий стіл, налаштування, про сайт.

## На кількох сторінках
pages-main = Головні сторінки
pages-home = Головна
pages-lobby = Усі столи
pages-new = Новий стіл
pages-settings = Налаштування
pages-about = Про Lanai
pages-theme-dark = Запалити ліхтарі: темні кольори
pages-theme-light = Впустити сонце: світлі кольори
pages-copy = Копіювати
pages-copied = Скопійовано
pages-retry = Ще раз
pages-problem = Не вийшло
pages-offline = Сервер зараз недоступний; ми пробуємо далі.

## Ігри; рядки — те, що стоїть на звороті коробки
pages-game-maui = Мауї
pages-game-haleakala = Халеакала
pages-game-iquazu = Іґуасу
pages-game-eruption = Вулкан
pages-line-maui = Стеліть рушники, добирайте візерунки, бережіться прибою.
pages-line-haleakala = Два шамани, один човен, неспокійний вулкан.
pages-line-iquazu = Сховайте каміння за водоспадом.
pages-line-eruption = Відведіть лаву від свого села.
pages-rules-maui-1 = Візьміть рушник із ринку й покладіть поруч з останнім на своєму пляжі.
pages-rules-maui-2 = Візерунок, що триває у своєму рядку, пересуває мушлю: біля води й дерев — далі.
pages-rules-maui-3 = Дванадцятий рушник завершує гру; що звисає за край, коштує балів.
pages-rules-haleakala-1 = Покладіть диск із числом біля пляжу: піде ваш шаман або попливе човен.
pages-rules-haleakala-2 = Де човен пристане, карти беруть обоє; хто має більшу суму, вибирає раніше.
pages-rules-haleakala-3 = Статуї, кошики й перли дають бали після кожного з двох вивержень.
pages-rules-iquazu-1 = Візьміть чотири карти або заплатіть картами, щоб сховати камінь за водоспадом.
pages-rules-iquazu-2 = Краплі води закривають ніші; повний стовпець дає бали тим, у кого більше каменів.
pages-rules-iquazu-3 = Лідируйте в рядах: за це дають бонусні плитки, коли рамка зсувається.
pages-rules-eruption-1 = Щоходу кладіть плитку лави: потік має тривати, але куди — вирішуєте ви.
pages-rules-eruption-2 = Будуйте перешкоди із соломи, дерева й каменю, картами остуджуйте село.
pages-rules-eruption-3 = Перемагає найпрохолодніше село, коли одне згорить або лава скінчиться.
pages-players = { $from ->
    [one] { $from } гравець
    [few] { $from } гравці
   *[many] { $from } гравців
}
pages-players-range = { $from }–{ $to } гравців

## Столи у списках
pages-table-sit = Сісти
pages-table-sit-label = Сісти: { $game }, { $host }
pages-table-watch = Дивитися
pages-table-watch-label = Дивитися: { $game }, { $host }
pages-table-go = Далі
pages-table-go-label = Продовжити: { $game }
pages-table-nobody = поки нікого
pages-table-with = { $names }
pages-table-your-turn = ваш хід
pages-table-their-turn = ходить { $name }
pages-table-waiting = { $count ->
    [0] от-от почнеться
    [one] { $count } місце вільне
    [few] { $count } місця вільні
   *[many] { $count } місць вільно
}
pages-table-over = завершено
pages-table-taken = зайнято { $taken } з { $all }
pages-pace-none = без годинника
pages-pace-live = { $minutes ->
    [one] по { $minutes } хвилині
   *[other] по { $minutes } хвилин
}
pages-pace-live-more = { $minutes } хв + { $seconds } с
pages-pace-turn-days = { $count ->
    [one] { $count } день на хід
    [few] { $count } дні на хід
   *[many] { $count } днів на хід
}
pages-pace-turn-hours = { $count ->
    [one] { $count } година на хід
    [few] { $count } години на хід
   *[many] { $count } годин на хід
}
pages-pace-turn-minutes = { $count ->
    [one] { $count } хвилина на хід
    [few] { $count } хвилини на хід
   *[many] { $count } хвилин на хід
}
pages-pace-turn-seconds = { $count } с на хід

## Головна
home-title = Lanai: настільні ігри біля моря
home-welcome = Веранда біля моря, на столі — чотири настільні ігри. Сідайте, обліковий запис не потрібен.
home-play = Грати з ботом
home-invite = Покликати друзів
home-games = На столі
home-open = Відкриті столи
home-yours = Ваші столи
home-all = Усі столи
home-none = Зараз ніхто не чекає.
home-none-more = Відкрийте стіл, і до вас зможуть підсісти.
home-new = Відкрити стіл
home-turn = Правила у трьох рядках: { $game }
home-quick = Зіграти з ботом зараз: { $game }
home-play-now = Грати
home-new-table = Новий стіл
home-close = Закрити
home-coming = Незабаром
home-device = Продовжити свої ігри на іншому пристрої
home-replay = Глянути збережену гру
home-bots = Написати бота

## Список столів
lobby-title = Усі столи
lobby-lead = Сідайте, де є місце, або дивіться, як грають інші.
lobby-filter = Які ігри
lobby-every = Усі ігри
lobby-waiting = Чекають на гравців
lobby-playing = Грають
lobby-none = Тут ніхто не чекає.
lobby-none-more = Відкрийте стіл: його одразу побачать усі.
lobby-quiet = За відкритими столами зараз ніхто не грає.
lobby-new = Відкрити стіл
lobby-fresh = Список оновлюється сам.

## Новий стіл
new-title = Новий стіл
new-lead = Ваш минулий вибір збережено. Наприкінці ви отримаєте посилання для друзів.
new-game = Яка гра?
new-variant = Які правила?
new-players = Скільки гравців?
new-players-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
new-seats = Хто де сидить?
new-seat = Місце { $number }
new-seat-you = Ви
new-kind-open = Будь-хто
new-kind-open-more = зі списку столів
new-kind-invited = Друг
new-kind-invited-more = за вашим посиланням
new-kind-bot = Бот
new-kind-bot-more = готовий одразу
new-kind-here = Поруч із вами
new-kind-here-more = на цьому пристрої
new-here-name = Ім’я
new-which-bot = Який бот?
new-clock = Як швидко?
new-clock-none = Без годинника
new-clock-none-more = не поспішаючи
new-clock-quick = 10 хв + 5 с
new-clock-quick-more = жвава гра
new-clock-calm = 20 хв + 10 с
new-clock-calm-more = час подумати
new-clock-day = День на хід
new-clock-day-more = час від часу
new-clock-custom = Свій
new-clock-custom-more = налаштуйте самі
new-custom-kind = Час дається
new-custom-live = на всю гру
new-custom-turn = на кожен хід
new-custom-minutes = Хвилини
new-custom-increment = Додаткові секунди за хід
new-less = Менше: { $what }
new-more = Більше: { $what }
new-timeout = Коли час вийде
new-timeout-bot = Далі грає бот
new-timeout-lose = Поразка
new-hints = Підказки
new-hints-more = Кожен може спитати, як зіграв би бот.
new-listed = Показати у списку столів
new-listed-more = Інакше його знайдуть лише за посиланням.
new-first = Хто починає?
new-first-chance = За жеребом
new-open = Відкрити стіл
new-start = Почати гру
new-opening = Відкриваємо стіл
new-summary = Ваш стіл
new-summary-invite = Посилання для друзів з’явиться, щойно стіл відкриється.
new-summary-ready = Усі на місці: гра почнеться одразу.
new-summary-private = знайти можна лише за посиланням
new-summary-listed = видно у списку столів
new-summary-hints = з підказками
new-summary-no-hints = без підказок
new-summary-begins = починає { $name }
new-summary-lot = хто починає, вирішить жереб

## Налаштування
settings-title = Налаштування
settings-lead = Усе діє одразу.
settings-you = Ви
settings-name = Ваше ім’я
settings-name-more = Його бачать за столом. Не більше 24 знаків.
settings-saved = Збережено
settings-shape = Ваш знак
settings-shape-more = Він стоїть біля вашого імені на головній; за столом кожне місце має свій знак.
settings-shape-0 = Помаранчеве коло
settings-shape-1 = Синій квадрат
settings-shape-2 = Жовтий трикутник
settings-shape-3 = Зелений ромб
settings-shape-4 = Фіолетовий шестикутник
settings-shape-5 = Сірий хрест
settings-looks = Вигляд
settings-language = Мова
settings-language-auto = Як у браузері
settings-theme = Кольори
settings-theme-system = Як на пристрої
settings-theme-light = День
settings-theme-dark = Вечір
settings-play = Гра
settings-confirm = Питати, перш ніж надіслати хід
settings-confirm-always = Завжди
settings-confirm-always-more = подивитися, що він зробить, і підтвердити
settings-confirm-final = Остаточні
settings-confirm-final-more = лише ходи, що завершують хід гравця або щось відкривають
settings-confirm-never = Ніколи
settings-confirm-never-more = хід іде, щойно він зрозумілий
settings-speed = Як швидко рухаються фігури
settings-speed-slow = Спокійно
settings-speed-normal = Звичайно
settings-speed-fast = Жваво
settings-speed-none = Не рухаються
settings-speed-reduced = Ваш пристрій просить менше руху, тож фігури не рухаються, хоч би що ви тут вибрали.
settings-sound = Звуки
settings-sound-more = М’яке дерево й вода, коли щось стається.
settings-plain = Простий стіл
settings-plain-more = Стіл текстом і список ходів: зручно для програм читання з екрана й дуже малих екранів.
settings-device = На іншому пристрої
settings-device-more = Ваші столи йдуть за вами: відкрийте це посилання один раз, упродовж чверті години, на іншому пристрої. Хто його відкриє, гратиме під вашим ім’ям, тож не показуйте його нікому.
settings-device-make = Створити посилання
settings-device-again = Створити нове посилання
settings-device-link = Посилання для вашого іншого пристрою
settings-device-code = Те саме посилання у вигляді коду
settings-claim = Продовжити тут під своїм ім’ям?
settings-claim-more = Це посилання — з вашого іншого пристрою. Якщо погодитеся, цей браузер гратиме під тим ім’ям, а гостя, що був тут раніше, буде забуто.
settings-claim-yes = Так, це я
settings-claim-no = Ні
settings-claim-done = З поверненням, { $name }. Ваші столи тут.
settings-bots = Токени для ботів
settings-bots-more = Із токеном ваша програма може сісти за стіл і грати від вашого імені. Його показують один раз, і він діє, доки ви його не скасуєте.
settings-bots-label = Для чого він?
settings-bots-hint = мій перший бот
settings-bots-make = Створити токен
settings-bots-secret = Ваш токен: скопіюйте його зараз, більше його не буде показано
settings-bots-how = Спробуйте: цей бот на двадцять рядків сідає за ваш стіл (впишіть його номер наприкінці) і грає будь-які можливі ходи.
settings-bots-table = СТІЛ
settings-bots-docs = Увесь інтерфейс
settings-bots-drop = Скасувати всі токени
settings-bots-drop-sure = Справді скасувати всі? Програми з ними одразу зупиняться.
settings-bots-dropped = Усі токени скасовано.
settings-cancel = Скасувати

## Про Lanai
about-title = Про Lanai
about-what = Що це
about-what-1 = Ланаї — гавайська веранда, де люди сидять разом. На цій лежать чотири настільні ігри про острови, лаву й воду. Грайте з ботами, з друзями на інших пристроях або всі за одним.
about-what-2 = Ні облікового запису, ні реклами, ні оплати. Ви гість із першого дотику; які місця ваші, пам’ятає cookie.
about-games = Чиї це ігри
about-games-1 = Назви й устрій ігор належать їхнім авторам і видавцям. Правила ми розповідаємо своїми словами, усі малюнки — наші. Якщо гра сподобалася, купіть коробку: вона краще пахне.
about-by-maui = автори Ґреґуар Ларже, Франк Кріттен і Себастьян Пошон, видавець Next Move
about-by-haleakala = автори Флоріан Ракі та Марк Клернер, видавець Feuerland Spiele
about-by-iquazu = автор Міхаель Фельдкеттер, видавець HABA
about-by-eruption = автор Кріс Джеймс
about-fair = Чесні кубики, і як це перевірити
about-fair-1 = Перш ніж хтось сяде, сервер кладе таємне число в запечатаний конверт. Ви бачите печатку: довгий код, що пасує лише до цієї таємниці.
about-fair-2 = Кожен, хто сідає, додає власне випадкове число. Усі карти, плитки й кубики гри випливають із таємниці та цих чисел разом, тож ані сервер, ані гравець не могли їх вибрати.
about-fair-3 = Коли гру завершено, конверт відкривають. Завантажте гру й перевірте її командою lanai verify або напишіть власну перевірку: усі числа є у файлі.
about-fair-4 = Чого вам бачити не можна, не полишає сервера, боти бачать не більше за вас, і жоден підтверджений хід не губиться.
about-keys = Клавіатура
about-keys-lead = Грати можна зовсім без миші.
about-key-tab = Від місця до місця: гравці, фігури, дії, журнал
about-key-arrows = Серед фігур на столі або варіантів вибору
about-key-enter = Узяти, вибрати чи підтвердити те, що у фокусі
about-key-escape = Скасувати останній вибір
about-key-turning = У розборі: до попереднього чи наступного переломного моменту
about-host = Власна веранда
about-host-1 = Lanai працює на будь-якому комп’ютері з Python. Ці два рядки встановлюють його й відчиняють двері всім у тому ж домі, за адресою вашого комп’ютера:
about-host-2 = Резервні копії, відновлення, справжня адреса й усе інше — у посібнику для господарів, який додано.
about-licence = Ліцензія
about-licence-1 = Код, тексти й малюнки — вільні, за ліцензією MIT: користуйтеся, змінюйте й діліться, лише зберігайте при них ліцензію.
about-licence-2 = Ніщо на цих сторінках не завантажується нізвідки, крім цього сервера.
