# Клієнт для браузера. Кожна сторінка й частина має свій розділ; тексти ігор лежать у файлах ігор.

## Слова, що трапляються всюди
client-try-again = Ще раз
client-reload = Завантажити знову
client-to-start = На головну
client-close = Закрити

## Коли щось заважає
client-trouble-missing = За цією адресою нічого немає
client-trouble-missing-more = Можливо, посилання неповне. З головної сторінки видно всі столи, які вам доступні.
client-trouble-broken = Ця сторінка спіткнулася
client-trouble-broken-more = Ваша гра ціла: вона зберігається на сервері.
client-trouble-old-tab = Ця сторінка старша за сервер
client-trouble-old-tab-more = Lanai тим часом оновили. Завантажте сторінку знову; гра триватиме з того самого місця.
client-trouble-no-table = Такого столу немає
client-trouble-no-table-more = Посилання хибне, або стіл уже прибрали. Попросіть нове посилання чи відкрийте власний стіл.
client-trouble-offline = Сервер недоступний
client-trouble-offline-more = Ми пробуємо далі. Усе зігране ціле.
client-trouble-abandoned = Цей стіл покинуто
client-trouble-abandoned-more = До гри не дійшло. Ви можете одразу відкрити новий стіл.
client-title = { $title } · Lanai
client-title-turn = ● Ваш хід · { $title }
client-loading = Накриваємо на стіл…
client-copied = Скопійовано
client-copy-link = Скопіювати посилання
client-to-lobby = Усі столи

## Зв’язок із сервером
client-banner-away = Зв’язок утрачено. Ми пробуємо далі; надісланий хід буде доставлено, коли він повернеться.
client-banner-restart = Сервер перезапускається і зараз повернеться. Нічого не втрачено.
client-banner-outdated = Lanai оновили. Завантажте сторінку знову; гра триватиме з того самого місця.

## Відповіді на надіслане
client-answer-failed = Не вийшло. Спробуйте ще раз.
client-answer-stale = Щойно сталося щось інше. Погляньте ще раз і вирішіть знову.
client-answer-lost = Зараз немає зв’язку із сервером.
client-answer-not-your-turn = Зараз не ваш хід.
client-answer-not-your-seat = Це не ваше місце.
client-answer-illegal-move = Так ходити не можна.
client-answer-table-over = Гру завершено.
client-answer-table-abandoned = Стіл покинуто.
client-answer-nothing-to-undo = Скасовувати нічого.
client-answer-asked-already = Хтось уже попросив.
client-answer-not-asked = Ніхто більше не просить.
client-answer-seat-away = На цьому місці зараз грає бот.
client-answer-no-time = Час цього місця вийшов.
client-answer-no-hints = За цим столом немає підказок.
client-answer-still-there = Гравець щойно був тут. Зачекайте дві хвилини.
client-answer-clock-decides = Про відсутніх тут вирішує годинник.
client-answer-not-partner = Це може лише партнер.
client-answer-nothing-new = Так уже і є.
client-answer-no-bot = Зараз жоден бот не може думати. Спробуйте ще раз.
client-answer-bad-text = Так сказати не можна.
client-answer-too-much = Надто швидко. Зачекайте трохи.
client-answer-storage = Зберегти не вдалося, тож нічого не змінилося. Спробуйте ще раз.
client-answer-unreadable = Ця сторінка старша за сервер. Завантажте її знову.

## До початку
client-waiting-title = Стіл накривається
client-waiting-invited = Вас запрошено: { $game }
client-waiting-free = { $count ->
    [0] Усі на місці: починаємо одразу.
    [one] Вільне { $count } місце. Гра почнеться, коли його займуть.
    [few] Вільні { $count } місця. Гра почнеться, коли займуть усі.
   *[many] Вільно { $count } місць. Гра почнеться, коли займуть усі.
}
client-seat-free = Вільне місце
client-seat-open = для будь-кого
client-seat-invited = для того, хто має посилання
client-seat-hotseat = для того, хто поруч, біля цього екрана
client-seat-bot = бот
client-seat-you = ви
client-seat-here = тут
client-seat-not-here = зараз не тут
client-seat-turn = ходить
client-seat-nth = { $name } { $nth }
client-seat-label = Місце: { $name }
client-seats = Гравці
client-player = Гравець { $seat }
client-sit = Сісти
client-sit-too = Сісти й сюди
client-sit-too-more = Для того, хто поруч із вами, біля цього ж екрана
client-stand-up = Встати
client-full = Усі місця зайнято. Ви можете лишитися й дивитися.
client-hot-seat = У вас кілька місць: передавайте екран щоходу.
client-close-table = Прибрати стіл
client-invite = Запросити
client-invite-more = Хто відкриє посилання, сяде одним дотиком, без облікового запису.
client-invite-qr = Посилання-запрошення у вигляді коду
client-invite-link = Посилання-запрошення
client-fair = Звідки мені знати, що кубики чесні?
client-fair-more = Це число визначено до того, як хтось сів; кожен гравець додає свою частку випадку. Після гри запис дозволяє все перевірити.

## За столом
client-board = Стіл: { $title }
client-prompt = Що ви можете зробити
client-choices = Варіанти
client-undo = Скасувати
client-ask-undo = Просити скасування
client-step-back = Назад
client-hint = Підказка
client-hint-thinking = Думаю…
client-hint-why = Чому: { $why }.
client-no-hints = За цим столом немає підказок
client-confirm = Готово
client-sending = Ваш хід у дорозі…
client-why = Не можна: { $why }
client-why-watching = ви дивитеся цю гру
client-why-over = гру завершено
client-why-turn = зараз ходить { $name }
client-your-turn = ваш хід
client-waits-for = { $name } думає
client-watching = Ви дивитеся. { $name } думає
client-news = Від вашого минулого ходу: { $text }
client-since-last = Від вашого минулого ходу
client-over = Гру завершено
client-abandoned = Стіл покинуто
client-asked = { $name } просить скасувати останнє рішення
client-asking = Ви попросили скасувати рішення; решта відповідає.
client-allow = Дозволити
client-refuse = Грати далі
client-you-away-left = За вас грає бот
client-you-away-timeout = Ваш час вийшов; за вас грає бот
client-you-away-resigned = Ви здалися; бот дограє
client-away-left = тут грає бот
client-away-timeout = час вийшов, грає бот
client-away-resigned = гравець здався
client-place = { $place }.
client-clock = Лишилося часу: { $time }
client-clock-days = { $days } д { $hours } год

## Журнал і розмова
client-talk = Журнал і чат
client-log = Журнал
client-log-empty = Поки нічого не сталося.
client-hinted = бере підказку
client-chat = Чат
client-chat-empty = Поки ніхто нічого не сказав.
client-chat-say = Скажіть щось
client-chat-send = Надіслати
client-unread = нове
client-mute = Заглушити
client-muted = За цим столом ви більше не чутимете цього гравця.

## Меню
client-menu = Меню
client-menu-light = Світлі кольори
client-menu-dark = Темні кольори
client-menu-plain = Простий вигляд: стіл літерами
client-menu-drawn = Намальований стіл
client-menu-sound-on = Увімкнути звук
client-menu-sound-off = Вимкнути звук
client-menu-confirm = Підтверджувати ходи
client-menu-confirm-always = Завжди
client-menu-confirm-final = Остаточні
client-menu-confirm-never = Ніколи
client-menu-watch-link = Скопіювати посилання для глядачів
client-leave = Піти: далі грає бот
client-leave-sure = Справді піти? Ви зможете повернутися. Натисніть ще раз
client-leave-alone-sure = Більше тут нікого немає, гра на цьому скінчиться. Натисніть ще раз
client-replace = Хай бот грає за { $name }: гравця тут немає
client-entrust = Хай бот грає за { $name }
client-entrust-back = Знову грати за { $name } без бота
client-return = Повернутися на своє місце
client-resign = Здатися
client-resign-sure = Справді здатися? Натисніть ще раз

## Кілька людей біля одного екрана
client-curtain = Передайте екран: { $name }
client-curtain-more = Решта відвертається: за завісою карти.
client-curtain-open = Це я, { $name }

## Простий стіл
client-picture = Стіл літерами
client-picture-none = Зараз стіл не намалювати.
client-moves = Усі ваші ходи

## Кінець
client-end = Підсумок
client-end-show = Підсумок
client-end-you-win = Ви перемогли!
client-end-wins = { $count ->
    [one] Перемога: { $names }
    [few] Перемогу ділять { $names }
   *[many] Перемогу ділять { $names }
}
client-end-tie-break = За додатковим правилом: балів порівну.
client-end-line = За що
client-end-total = Разом
client-rematch = Ще партію
client-rematch-join = До нової партії
client-replay = Перегляд
client-look-back = Розібрати гру
client-look-again = Глянути на стіл ще раз

## Перегляд
client-trouble-running = Цю гру ще не завершено
client-trouble-running-more = Переглянути гру можна, коли вона скінчиться. До того її можна дивитися за столом.
client-replay-first = На початок
client-replay-back = Крок назад
client-replay-play = Показувати далі
client-replay-pause = Пауза
client-replay-next = Крок уперед
client-replay-last = У кінець
client-replay-step = Крок
client-replay-at = { $ply } з { $total }
client-replay-from = Чиїми очима
client-replay-spectator = Як бачить глядач
client-replay-seat = Як бачив гравець { $name }
client-replay-link = Скопіювати посилання на цей крок
client-replay-copied = Посилання на крок { $ply } скопійовано.
client-replay-download = Завантажити запис
client-replay-open = Відкрити збережену гру
client-replay-open-more = Виберіть запис, завантажений із Lanai, або перетягніть його сюди.
client-replay-choose = Вибрати файл
client-replay-bad = Цей файл не читається як гра Lanai.
client-replay-undrawn = Ця гра поки не має намальованого столу. Хід: { $move }
