# Клиент для браузера. У каждой страницы и части свой раздел; тексты игр лежат в файлах игр.

## Слова, которые встречаются везде
client-try-again = Ещё раз
client-reload = Загрузить заново
client-to-start = На главную
client-close = Закрыть

## Если что-то мешает
client-trouble-missing = По этому адресу ничего нет
client-trouble-missing-more = Возможно, ссылка неполная. С главной страницы видны все столы, которые вам доступны.
client-trouble-broken = Эта страница споткнулась
client-trouble-broken-more = Ваша игра цела: она хранится на сервере.
client-trouble-old-tab = Эта страница старше сервера
client-trouble-old-tab-more = Lanai тем временем обновили. Загрузите страницу заново; игра продолжится с того же места.
client-trouble-no-table = Такого стола нет
client-trouble-no-table-more = Ссылка неверна, или стол уже убран. Попросите новую ссылку или откройте свой стол.
client-trouble-offline = Сервер недоступен
client-trouble-offline-more = Мы продолжаем пробовать. Всё сыгранное цело.
client-trouble-abandoned = Этот стол покинут
client-trouble-abandoned-more = До игры дело не дошло. Вы можете сразу открыть новый стол.
client-title = { $title } · Lanai
client-title-turn = ● Ваш ход · { $title }
client-loading = Накрываем на стол…
client-copied = Скопировано
client-copy-link = Скопировать ссылку
client-to-lobby = Все столы

## Связь с сервером
client-banner-away = Связь потеряна. Мы продолжаем пробовать; отправленный ход будет доставлен, когда она вернётся.
client-banner-restart = Сервер перезапускается и сейчас вернётся. Ничего не потеряно.
client-banner-outdated = Lanai обновили. Загрузите страницу заново; игра продолжится с того же места.

## Ответы на отправленное
client-answer-failed = Не получилось. Попробуйте ещё раз.
client-answer-stale = Только что произошло что-то другое. Посмотрите ещё раз и решите заново.
client-answer-lost = Сейчас нет связи с сервером.
client-answer-not-your-turn = Сейчас не ваш ход.
client-answer-not-your-seat = Это не ваше место.
client-answer-illegal-move = Так ходить нельзя.
client-answer-table-over = Игра окончена.
client-answer-table-abandoned = Стол покинут.
client-answer-nothing-to-undo = Отменять нечего.
client-answer-asked-already = Кто-то уже попросил.
client-answer-not-asked = Никто больше не просит.
client-answer-seat-away = На этом месте сейчас играет бот.
client-answer-no-time = Время этого места вышло.
client-answer-no-hints = За этим столом нет подсказок.
client-answer-still-there = Игрок только что был здесь. Подождите две минуты.
client-answer-clock-decides = Об отсутствующих здесь решают часы.
client-answer-not-partner = Это может только партнёр.
client-answer-nothing-new = Так уже и есть.
client-answer-no-bot = Сейчас ни один бот не может думать. Попробуйте ещё раз.
client-answer-bad-text = Так сказать нельзя.
client-answer-too-much = Слишком быстро. Подождите немного.
client-answer-storage = Сохранить не удалось, поэтому ничего не изменилось. Попробуйте ещё раз.
client-answer-unreadable = Эта страница старше сервера. Загрузите её заново.

## До начала
client-waiting-title = Стол накрывается
client-waiting-invited = Вас пригласили: { $game }
client-waiting-free = { $count ->
    [0] Все на месте: начинаем сразу.
    [one] Свободно { $count } место. Игра начнётся, когда его займут.
    [few] Свободны { $count } места. Игра начнётся, когда займут все.
   *[many] Свободно { $count } мест. Игра начнётся, когда займут все.
}
client-seat-free = Свободное место
client-seat-open = для любого
client-seat-invited = для того, у кого есть ссылка
client-seat-hotseat = для того, кто рядом, у этого экрана
client-seat-bot = бот
client-seat-you = вы
client-seat-here = здесь
client-seat-not-here = сейчас не здесь
client-seat-turn = ходит
client-seat-nth = { $name } { $nth }
client-seat-label = Место: { $name }
client-seats = Игроки
client-player = Игрок { $seat }
client-sit = Сесть
client-sit-too = Сесть и сюда
client-sit-too-more = Для того, кто рядом с вами, у этого же экрана
client-stand-up = Встать
client-full = Все места заняты. Вы можете остаться и смотреть.
client-hot-seat = У вас несколько мест: передавайте экран на каждом ходу.
client-close-table = Убрать стол
client-invite = Пригласить
client-invite-more = Тот, кто откроет ссылку, сядет одним нажатием, без учётной записи.
client-invite-qr = Ссылка-приглашение в виде кода
client-invite-link = Ссылка-приглашение
client-fair = Откуда мне знать, что кубики честные?
client-fair-more = Это число определено до того, как кто-либо сел; каждый игрок добавляет свою долю случая. После игры запись позволяет проверить всё.

## За столом
client-board = Стол: { $title }
client-prompt = Что вы можете сделать
client-choices = Варианты
client-undo = Отменить
client-ask-undo = Просить отмену
client-step-back = Назад
client-hint = Подсказка
client-hint-thinking = Думаю…
client-hint-why = Почему: { $why }.
client-no-hints = За этим столом нет подсказок
client-confirm = Готово
client-sending = Ваш ход в пути…
client-why = Нельзя: { $why }
client-why-watching = вы смотрите эту игру
client-why-over = игра окончена
client-why-turn = сейчас ходит { $name }
client-your-turn = ваш ход
client-waits-for = { $name } думает
client-watching = Вы смотрите. { $name } думает
client-news = С вашего прошлого хода: { $text }
client-since-last = С вашего прошлого хода
client-over = Игра окончена
client-abandoned = Стол покинут
client-asked = { $name } просит отменить последнее решение
client-asking = Вы попросили отменить решение; остальные отвечают.
client-allow = Разрешить
client-refuse = Играть дальше
client-you-away-left = За вас играет бот
client-you-away-timeout = Ваше время вышло; за вас играет бот
client-you-away-resigned = Вы сдались; бот доигрывает
client-away-left = здесь играет бот
client-away-timeout = время вышло, играет бот
client-away-resigned = игрок сдался
client-place = { $place }.
client-clock = Осталось времени: { $time }
client-clock-days = { $days } д { $hours } ч

## Журнал и разговор
client-talk = Журнал и чат
client-log = Журнал
client-log-empty = Пока ничего не произошло.
client-hinted = берёт подсказку
client-chat = Чат
client-chat-empty = Пока никто ничего не сказал.
client-chat-say = Скажите что-нибудь
client-chat-send = Отправить
client-unread = новое
client-mute = Заглушить
client-muted = За этим столом вы больше не услышите этого игрока.

## Меню
client-menu = Меню
client-menu-light = Светлые цвета
client-menu-dark = Тёмные цвета
client-menu-plain = Простой вид: стол буквами
client-menu-drawn = Нарисованный стол
client-menu-sound-on = Включить звук
client-menu-sound-off = Выключить звук
client-menu-confirm = Подтверждать ходы
client-menu-confirm-always = Всегда
client-menu-confirm-final = Окончательные
client-menu-confirm-never = Никогда
client-menu-watch-link = Скопировать ссылку для зрителей
client-leave = Уйти: дальше играет бот
client-leave-sure = Точно уйти? Вы сможете вернуться. Нажмите ещё раз
client-leave-alone-sure = Больше здесь никого нет, игра на этом закончится. Нажмите ещё раз
client-replace = Пусть бот играет за { $name }: игрока здесь нет
client-entrust = Пусть бот играет за { $name }
client-entrust-back = Снова играть за { $name } без бота
client-return = Вернуться на своё место
client-resign = Сдаться
client-resign-sure = Точно сдаться? Нажмите ещё раз

## Несколько человек у одного экрана
client-curtain = Передайте экран: { $name }
client-curtain-more = Остальные отворачиваются: за занавесом карты.
client-curtain-open = Это я, { $name }

## Простой стол
client-picture = Стол буквами
client-picture-none = Сейчас стол не нарисовать.
client-moves = Все ваши ходы

## Конец
client-end = Итог
client-end-show = Итог
client-end-you-win = Вы победили!
client-end-wins = { $count ->
    [one] Победа: { $names }
    [few] Победу делят { $names }
   *[many] Победу делят { $names }
}
client-end-tie-break = По дополнительному правилу: очков поровну.
client-end-line = За что
client-end-total = Всего
client-rematch = Ещё партию
client-rematch-join = К новой партии
client-replay = Просмотр
client-look-back = Разобрать игру
client-look-again = Посмотреть на стол ещё раз

## Просмотр
client-trouble-running = Эта игра ещё не окончена
client-trouble-running-more = Просмотреть игру можно, когда она закончится. До тех пор её можно смотреть за столом.
client-replay-first = К началу
client-replay-back = Шаг назад
client-replay-play = Показывать дальше
client-replay-pause = Пауза
client-replay-next = Шаг вперёд
client-replay-last = К концу
client-replay-step = Шаг
client-replay-at = { $ply } из { $total }
client-replay-from = Чьими глазами
client-replay-spectator = Как видит зритель
client-replay-seat = Как видел игрок { $name }
client-replay-link = Скопировать ссылку на этот шаг
client-replay-copied = Ссылка на шаг { $ply } скопирована.
client-replay-download = Скачать запись
client-replay-open = Открыть сохранённую игру
client-replay-open-more = Выберите запись, скачанную из Lanai, или перетащите её сюда.
client-replay-choose = Выбрать файл
client-replay-bad = Этот файл не читается как игра Lanai.
client-replay-undrawn = У этой игры пока нет нарисованного стола. Ход: { $move }
