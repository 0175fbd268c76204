# Что говорит сервер, если что-то нельзя сделать.
server-problem-no-person = Вас здесь ещё не знают
server-problem-bad-name = В имени должен быть хотя бы один видимый знак
server-problem-bad-person = Такого цвета или языка нет
server-problem-too-many-tokens = У вас десять токенов; сначала отмените их
server-problem-no-link = Ссылка уже использована или устарела
server-problem-broken-table = Сохранённые данные этого стола не сходятся
server-problem-no-table = Такого стола нет
server-problem-bad-options = Такой стол открыть нельзя
server-problem-bad-bot = Такого бота нет
server-problem-only-bots = Хотя бы одно место должно быть для человека
server-problem-bad-clock = На часах не меньше десяти секунд и не больше двух недель
server-problem-too-many-tables = У вас открыто столько столов, сколько может быть у одного человека
server-problem-no-free-seat = Для вас нет свободного места
server-problem-not-invited = Это место для того, у кого есть ссылка-приглашение
server-problem-seat-taken = Здесь уже кто-то сидит
server-problem-no-seat = Такого места нет
server-problem-bad-record = Это не сохранённая игра, или она не сходится
server-problem-table-open = Игра ещё не началась
server-problem-table-playing = Игра идёт
server-problem-table-over = Игра окончена
server-problem-table-abandoned = Стол покинут
server-problem-not-alone = За столом есть и другие
server-problem-no-rematch = Новая партия следует за вашей оконченной игрой
server-problem-not-started = Игра ещё не началась
server-problem-not-finished = Разобрать можно только партию, доигранную до конца
server-problem-analyses-waiting = Разбора ждёт много партий; попробуйте позже
server-problem-no-ply = Там никто ничего не решал
server-problem-illegal-move = Такой ход там невозможен
server-problem-storage = Сейчас ничего не сохранить; ничего не изменилось
server-problem-invalid = Запрос составлен неправильно
server-problem-not-found = Здесь ничего нет
server-problem-wrong-method = Здесь так нельзя
server-problem-http = Запрос не понят
server-problem-unexpected = Здесь что-то пошло не так; ничего не изменилось
server-problem-wrong-origin = Запрос пришёл со страницы, которой нельзя его посылать
server-problem-too-many-requests = Слишком много сразу; подождите немного
server-problem-too-many-connections = У вас открыто слишком много столов
server-problem-too-big = Это слишком велико
server-problem-not-json = Присылайте JSON

# Команды для хозяев.
server-serve = Запустить сервер.
server-backup = Записать все данные в один файл; сервер может при этом работать.
server-restore = Вернуть данные из резервной копии; сначала остановите сервер.
server-doctor = Переиграть все сохранённые игры и сказать, что не сходится.
server-verify = Проверить, что случай в скачанной игре был честным, а итог верен.
server-option-config = Файл TOML с настройками.
server-option-host = Адрес, на котором слушать.
server-option-port = Порт, на котором слушать; 0 — любой свободный.
server-option-open = Назвать адрес (на другом порту, если этот занят) и открыть его, если есть рабочий стол.
server-is-at = Lanai ждёт по адресу { $address } (Ctrl+C — остановить).
server-backed-up = Всё записано в { $file }; никому его не показывайте.
server-restored = Восстановлено в { $folder }.
server-ill = стол { $table }: { $fault }
server-examined = { $seen ->
    [one] Проверен { $seen } стол, с ошибками { $ill }.
    [few] Проверено { $seen } стола, с ошибками { $ill }.
   *[many] Проверено { $seen } столов, с ошибками { $ill }.
}
server-unfair = { $file } не сходится: { $fault }
server-fair = { $file }: случай был определён заранее, ходы ведут к этому итогу.

# Как сначала зовут посетителя.
server-guest = Гость { $number }
