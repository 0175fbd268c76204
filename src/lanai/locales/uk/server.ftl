# Що каже сервер, коли чогось не можна зробити.
server-problem-no-person = Вас тут іще не знають
server-problem-bad-name = В імені має бути хоча б один видимий знак
server-problem-bad-person = Такого кольору чи мови немає
server-problem-too-many-tokens = У вас десять токенів; спершу скасуйте їх
server-problem-no-link = Посилання вже використано або воно застаріло
server-problem-broken-table = Збережені дані цього столу не сходяться
server-problem-no-table = Такого столу немає
server-problem-bad-options = Такий стіл відкрити не можна
server-problem-bad-bot = Такого бота немає
server-problem-only-bots = Хоча б одне місце має бути для людини
server-problem-bad-clock = На годиннику не менше десяти секунд і не більше двох тижнів
server-problem-too-many-tables = У вас відкрито стільки столів, скільки може мати одна людина
server-problem-no-free-seat = Для вас немає вільного місця
server-problem-not-invited = Це місце для того, хто має посилання-запрошення
server-problem-seat-taken = Тут уже хтось сидить
server-problem-no-seat = Такого місця немає
server-problem-bad-record = Це не збережена гра, або вона не сходиться
server-problem-table-open = Гра ще не почалася
server-problem-table-playing = Гра триває
server-problem-table-over = Гру завершено
server-problem-table-abandoned = Стіл покинуто
server-problem-not-alone = За столом є й інші
server-problem-no-rematch = Нова партія йде за вашою завершеною грою
server-problem-not-started = Гра ще не почалася
server-problem-not-finished = Розібрати можна лише партію, дограну до кінця
server-problem-analyses-waiting = На розбір чекає багато партій; спробуйте пізніше
server-problem-no-ply = Там ніхто нічого не вирішував
server-problem-illegal-move = Такий хід там неможливий
server-problem-storage = Зараз нічого не зберегти; нічого не змінилося
server-problem-invalid = Запит складено неправильно
server-problem-not-found = Тут нічого немає
server-problem-wrong-method = Тут так не можна
server-problem-http = Запит не зрозуміло
server-problem-unexpected = Тут щось пішло не так; нічого не змінилося
server-problem-wrong-origin = Запит надійшов зі сторінки, якій не можна його надсилати
server-problem-too-many-requests = Забагато водночас; зачекайте трохи
server-problem-too-many-connections = У вас відкрито забагато столів
server-problem-too-big = Це завелике
server-problem-not-json = Надсилайте JSON

# Команди для господарів.
server-serve = Запустити сервер.
server-backup = Записати всі дані в один файл; сервер може при цьому працювати.
server-restore = Повернути дані з резервної копії; спершу зупиніть сервер.
server-doctor = Переграти всі збережені ігри й сказати, що не сходиться.
server-verify = Перевірити, що випадок у завантаженій грі був чесним, а підсумок правильний.
server-option-config = Файл TOML із налаштуваннями.
server-option-host = Адреса, на якій слухати.
server-option-port = Порт, на якому слухати; 0 — будь-який вільний.
server-option-open = Назвати адресу (на іншому порту, якщо цей зайнято) і відкрити її, якщо є робочий стіл.
server-is-at = Lanai чекає за адресою { $address } (Ctrl+C — зупинити).
server-backed-up = Усе записано в { $file }; нікому його не показуйте.
server-restored = Відновлено в { $folder }.
server-ill = стіл { $table }: { $fault }
server-examined = { $seen ->
    [one] Перевірено { $seen } стіл, з помилками { $ill }.
    [few] Перевірено { $seen } столи, з помилками { $ill }.
   *[many] Перевірено { $seen } столів, з помилками { $ill }.
}
server-unfair = { $file } не сходиться: { $fault }
server-fair = { $file }: випадок було визначено наперед, ходи ведуть до цього підсумку.

# Як спочатку звуть відвідувача.
server-guest = Гість { $number }
