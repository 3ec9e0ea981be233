### Страница: всё, что не относится к одной игре.

web-loading = Минутку…
web-close = Закрыть
web-more = Ещё
web-save = Сохранить
web-saved = Сохранено.
web-yes = да
web-no = нет
web-reload = Обновить страницу
web-no-line = Сервер не отвечает. Проверьте подключение и попробуйте ещё раз.
web-server-trouble = На сервере что-то пошло не так ({ $status }). Попробуйте чуть позже; если это повторится, сообщите хозяину сервера.
web-too-fast = Слишком быстро. Подождите несколько секунд и попробуйте ещё раз.
web-no-such-page = Такой страницы нет.
web-to-home = На главную
web-skip-to-content = Перейти к содержанию
web-skip-to-prompt = Перейти к моему выбору
web-footnote = Неофициальная страница: названия игр принадлежат их владельцам, а сами игры она не заменяет. Рисунки и тексты наши собственные.

## Вокруг каждой страницы.

web-nav = Страницы
web-nav-play = Играть
web-nav-watch = Смотреть
web-nav-rules = Правила
web-nav-me = Профиль
web-language = Язык
web-other-theme = Переключить тёмные и светлые цвета

## Главная страница.

web-start = Начать партию
web-play-now = Играть сейчас
web-starting = Раздаём…
web-set-up = Настроить…
web-my-games = Мои партии
web-no-games-yet = Пока нет. «{ web-play-now }» сразу начнёт партию с ботами, учётная запись не нужна.
web-past-games = Оконченные партии
web-join = Сесть за стол
web-join-code = Код или ссылка
web-join-press = К столу
web-open-tables = Открытые столы
web-no-open-tables = Сейчас открытых столов нет.
web-all-open-tables =
    { $count ->
        [one] { $count } открытый стол
        [few] Все { $count } открытых стола
        [many] Все { $count } открытых столов
       *[other] Все { $count } открытого стола
    }
web-your-turn = Ваш ход
web-open-seats =
    { $count ->
        [0] мест нет
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободного места
    }
web-phase-gathering = сбор игроков
web-phase-playing = идёт игра
web-phase-paused = пауза
web-phase-over = партия окончена

## Новый стол и то, о чём за ним договорились.

web-new-table = Новый стол
web-game = Игра
web-which-edition = Издание или режим
web-seats = Места
web-seat = Место { $seat }
web-you = Вы
web-seat-open = свободно, для человека
web-bot-missing = { $bot }: на этом сервере его нет, вместо него играет { $level }
web-bot-of-level = бот: { $level }
web-level-novice = новичок
web-level-easy = лёгкий
web-level-medium = средний
web-level-hard = сильный
web-level-expert = эксперт
web-bot-name = Бот { $seat }
web-more-seats = Добавить место
web-fewer-seats = Убрать место
web-seats-possible = Игроков: от { $least } до { $most }
web-pace = Темп
web-pace-untimed = без часов
web-pace-live =
    { $minutes ->
        [one] { $minutes } минута каждому и ещё { $seconds } с за ход
        [few] { $minutes } минуты каждому и ещё { $seconds } с за ход
        [many] { $minutes } минут каждому и ещё { $seconds } с за ход
       *[other] { $minutes } минуты каждому и ещё { $seconds } с за ход
    }
web-pace-days =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
        [many] { $days } дней на ход
       *[other] { $days } дня на ход
    }
web-minutes = Минут на всю партию
web-seconds = Секунд добавляется за ход
web-days = Дней на ход
web-absent = Когда время вышло
web-absent-steward = за опоздавшего играет бот, пока тот не вернётся
web-absent-resign = опоздавший сдаётся
web-absent-nothing = опоздавшего ждут
web-listed = стол виден всем
web-by-link = только по ссылке
web-watchers = можно смотреть
web-no-watchers = без зрителей
web-hints = с подсказками
web-no-hints = без подсказок
web-undo-allowed = ходы можно отменять
web-no-undo = без отмены ходов
web-listed-wish = Показывать стол всем на этом сервере
web-watchers-wish = Другие могут смотреть
web-hints-wish = Боты могут подсказывать
web-undo-wish = Ходы можно отменять, пока не открылось что-то новое
web-house-rules =
    { $count ->
        [0] Домашние правила
        [one] Домашние правила: { $count } изменение
        [few] Домашние правила: { $count } изменения
        [many] Домашние правила: { $count } изменений
       *[other] Домашние правила: { $count } изменения
    }
web-create-and-sit = Создать стол и сесть за него

## Как сесть за стол.

web-your-name = Ваше имя за столом
web-sit-here = Сесть сюда
web-watch = Смотреть
web-table-full = Все места заняты.
web-table-begun = Партия уже началась.
web-bad-link = Это приглашение никуда не ведёт.
web-bad-link-what-next = Возможно, потерялась буква или стола больше нет. Попросите новую ссылку у того, кто её прислал.

## Профиль.

web-on-this-device = На этом устройстве
web-theme = Цвета
web-theme-system = как на устройстве
web-theme-dark = тёмные
web-theme-light = светлые
web-text-size = Размер текста
web-motion = Анимация
web-sound = Звуки
web-volume = Громкость
web-one-press = На сенсорном экране достаточно одного касания
web-single-keys = Быстрые клавиши без Ctrl и Alt
web-notify = Уведомления браузера, когда мой ход
web-notices = Уведомления
web-notices-why = Когда вас нет за столом, сервер один раз сообщит, что наступил ваш ход.
web-mail = Электронная почта
web-mail-unconfirmed = Пока не подтверждено: откройте ссылку из нашего письма.
web-webhook = Вебхук
web-webhook-secret = Его секрет, показываем только сейчас:
web-quiet-hours = Тихие часы
web-from = с
web-until = до
web-account = Учётная запись
web-account-why = Играть можно и без неё. С ней ваши партии найдутся на любом устройстве.
web-name = Имя
web-password = Пароль
web-make-account = Создать учётную запись
web-log-in = Войти
web-log-out = Выйти
web-statistics = Результаты
web-stat-seats = игроков
web-stat-won = победы
web-stat-lost = поражения
web-stat-unfinished = не доиграны
web-stat-mean = очков в среднем
web-stat-best = лучший счёт
web-no-past-games = Пока нет.
web-open-record = Открыть файл записи
web-my-data = Мои данные
web-export = Скачать все мои данные
web-delete-me = Удалить меня
web-delete-sure = Всё, что говорит о том, кто вы, исчезнет навсегда. Ваши партии доиграют боты.
web-keep-me = Остаться

## Стол.

web-connecting = Идём к столу…
web-reconnecting = восстанавливаем связь…
web-line-lost = Связь потеряна. Ваш ответ сохранён, пробуем снова.
web-gathering = Ждём игроков
web-paused = Партия приостановлена
web-closed = Стол закрыт
web-ended-by-agreement = Все согласились закончить партию
web-nobody-won = Партия окончена; победителя нет
web-won = Победа: { $names }
web-you-won = Вы победили!
web-one-moment = Минутку…
web-waiting-for = Ждём: { $names }
web-bot-thinks = Бот думает: { $names }
web-also-waiting = ждём ещё: { $names }
web-you-watch = Вы смотрите партию
web-options = Что можно сделать
web-step-of = { $step } из { $steps }
web-next = Затем: { $follows }
web-options-count =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
        [many] { $count } вариантов
       *[other] { $count } варианта
    }
web-filter = Фильтр
web-list = Список
web-hint = Подсказка
web-undo = Отменить
web-confirm = Готово
web-hint-says =
    { $points ->
        [one] Бот советует: { $option }. Вероятность победы: { $chance }{ "\u00A0" }%, около { $points } очка.
        [few] Бот советует: { $option }. Вероятность победы: { $chance }{ "\u00A0" }%, около { $points } очков.
        [many] Бот советует: { $option }. Вероятность победы: { $chance }{ "\u00A0" }%, около { $points } очков.
       *[other] Бот советует: { $option }. Вероятность победы: { $chance }{ "\u00A0" }%, около { $points } очка.
    }
web-come-back = Я снова здесь
web-players = Игроки
web-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
web-has-resigned = партия сдана
web-steward = замещает бот
web-is-choosing = выбирает
web-away = нет за столом
web-ready = готово
web-mine = Моё
web-board = Поле
web-divider = Сдвинуть границу между полем и моей частью стола
web-board-as-text = Поле в виде текста
web-menu = Меню
web-drawer = Журнал, чат, правила, стол
web-tab-log = Журнал
web-tab-chat = Чат
web-tab-rules = Правила
web-tab-table = Стол
web-log = Журнал
web-log-mine = только обо мне
web-earlier = Раньше
web-rule-of-line = Правило { $rule }
web-chat = Чат
web-no-chat = Пока никто ничего не написал.
web-say = Напишите что-нибудь
web-send = Отправить
web-watcher = (зритель)
web-all-rules = Все правила
web-since-you-looked =
    { $count ->
        [one] Пока вас не было: { $count } событие
        [few] Пока вас не было: { $count } события
        [many] Пока вас не было: { $count } событий
       *[other] Пока вас не было: { $count } события
    }
web-go-on = Продолжить
web-show-log = Показать журнал

## Перед партией.

web-who-sits = Кто где сидит
web-seat-free = свободно
web-stand-up = Встать
web-begin = Начать
web-give-up-table = Закрыть стол
web-seats-missing =
    { $count ->
        [one] Ещё { $count } место свободно.
        [few] Ещё { $count } места свободны.
        [many] Ещё { $count } мест свободно.
       *[other] Ещё { $count } места свободно.
    }
web-host-begins = Партию начинает хозяин стола.
web-invite = Пригласить
web-invite-link = Ссылка для друзей
web-copy-link = Скопировать ссылку
web-copied = Скопировано
web-qr = Ссылка в виде QR-кода
web-agreed = О чём договорились

## Сам стол.

web-what-to-do = За этим столом
web-motion-end = { $name } предлагает закончить партию.
web-motion-pause = { $name } предлагает сделать паузу.
web-motion-undo = { $name } просит разрешения отменить ход.
web-agree = Согласиться
web-disagree = Отказать
web-propose-undo = Попросить об отмене моего хода
web-propose-pause = Предложить паузу
web-propose-end = Предложить закончить партию
web-let-steward = Пусть за меня играет бот
web-resign = Сдаться
web-resign-sure = Сдаться окончательно?
web-play-on = Играть дальше
web-resume = Продолжить
web-again = Сыграть ещё раз
web-replay = Пересмотреть
web-download-record = Скачать запись

## Конец.

web-final = Итоговый счёт
web-see-board = Посмотреть поле
web-source = Источник
web-total = Всего
web-points-by-round = Очки по раундам
web-points-by-source = Очки по источникам
web-as-table = Таблицей
web-round = Раунд

## Клавиши.

web-keys = Клавиши
web-key-option = выбрать вариант с этим номером
web-key-more = следующие девять вариантов
web-key-filter = отобрать варианты
web-key-arrows = на поле: перейти по тому, что можно выбрать
web-key-confirm = подтвердить
web-key-undo = отменить
web-key-hint = попросить подсказку
web-key-text = поле в виде текста
web-key-drawer = журнал, чат, правила
web-key-repeat = повторить последнее событие
web-key-help = этот список

## Когда что-то не так.

web-trouble-unknown = Такого стола нет.
web-trouble-unknown-next = Возможно, в ссылке потерялась буква или за столом нет зрителей. Попросите приглашение.
web-trouble-shown-out = Вам нельзя оставаться за этим столом.
web-trouble-shown-out-next = Хозяин этого сервера закрыл вам доступ. Обратитесь к нему.
web-trouble-old = Есть новая версия этой страницы.
web-trouble-old-next = Обновите страницу: ничего не потеряется, партия там же, где вы её оставили.

# shell
web-no-log = Пока ничего не произошло. Здесь будет виден каждый ход.

# pages

web-headline = Игры вокруг Солнца, один стол
web-nav-join = Войти
web-play = Играть
web-look = Смотреть
web-time-left = осталось { $time }
web-turns =
    { $count ->
        [one] ваш ход в { $count } партии
       *[other] ваш ход в { $count } партиях
    }
web-more-turns =
    { $count ->
        [one] ждёт ещё { $count }
       *[other] ждут ещё { $count }
    }
web-seats-exactly =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[other] { $count } игроков
    }
web-no-open-tables-next = Создайте свой и откройте его для всех: любой сможет сесть.
web-lost-next = Возможно, в адресе опечатка. С главной страницы можно попасть куда угодно.
web-guest = Гость
web-has-account = Учётная запись
web-choose-seat = Выберите место
web-plain-pictures = Простые картинки: названия и знаки вместо рисунков
web-seats-told = Мест: { $seats }. Свободно: { $open }. Ботов: { $bots }.
web-begins-at-once = Партия начнётся сразу.
web-begins-when-full = Вы начнёте партию, когда все места будут заняты.
web-strength = { $share } % побед против уровня «{ $level }»
web-strength-between = от { $least } до { $most } %
web-strength-note = Измерено для { $seats } игроков против ботов уровнем ниже; черта показывает, сколько побед у равных.
web-bots-count =
    { $count ->
        [one] { $count } бот
        [few] { $count } бота
       *[other] { $count } ботов
    }
