### Общее для всех игр: отказы, подготовка, записи партий, отмена хода и достоверность данных.

## Почему нельзя

core-why-not-asked = Сейчас от вас ничего не требуется.
core-why-other-question = Это не ответ на текущий вопрос.
core-why-no-such-thing = Такого здесь нет.
core-why-game-over = Партия окончена.

## Подготовка к игре

setup-unknown-game = Игры «{ $game }» нет. Доступные игры: { $known }.
setup-unknown-edition = Издания «{ $edition }» нет. Доступные издания: { $known }.
setup-seats = Издание { $edition } рассчитано на число игроков от { $least } до { $most }, а указано { $seats }.
setup-seats-only = Издание { $edition } рассчитано ровно на столько игроков: { $most }, а указано { $seats }.
setup-unknown-switch = В этом издании нет домашнего правила «{ $switch }». Доступные правила: { $known }.
setup-switch-value = Домашнее правило «{ $switch }» не может иметь значение «{ $value }». Допустимо: { $allowed }.
setup-unknown-language = Язык «{ $language }» не поддерживается. Доступные языки: { $known }.
setup-unknown-bot = Бота «{ $bot }» нет. Доступные боты: { $known }. Свой класс укажите так: my_module:MyBot.
setup-broken-bot = Бота «{ $bot }» из { $origin } нельзя использовать: { $reason } [{ $where }]
setup-broken-bot-here = Бота «{ $bot }» нельзя использовать: { $reason } [{ $where }]
setup-broken-game = Правила игры «{ $game }» из { $origin } дают сбой: { $reason } [{ $where }]
setup-bad-seat-list = «{ $seats }» — не список мест за столом.
setup-no-corrections = Игра «{ $game }» не принимает исправлений.

## Записи партий

record-not-a-record = Строка { $line }: это не запись партии.
record-bad-line = Строку { $line } прочитать не удалось.
record-bad-header = Строка { $line }: в заголовке нет поля «{ $field }», или оно указано неверно.
record-foreign-game = Строка { $line }: игра «{ $game }» здесь неизвестна.
record-other-version = Строка { $line }: партия сыграна по версии правил { $version }, а здесь действует версия { $ours }.
record-broken-chain = Строка { $line } не согласуется с предыдущими: что-то изменено, потеряно или переставлено.
record-illegal-move = Строка { $line }: ход «{ $move }» здесь недопустим.
record-wrong-digest = Строка { $line }: заголовок не приводит к записанному началу партии.
record-no-file = Не удалось прочитать файл «{ $path }».

## Отмена хода

undo-nothing = Отменять нечего.
undo-chance = Вернуться ещё дальше нельзя: с тех пор что-то решил случай.
undo-secret = Вернуться ещё дальше нельзя: с тех пор открылось что-то скрытое.
undo-others = Вернуться ещё дальше нельзя: с тех пор уже действовал другой игрок.

## Слова для игры, у которой нет своих

core-player = игрок { $number }
core-thing = { $kind } { $number }
core-number = { $number }
core-move = ход { $number }
core-table = На столе
core-player-head = игрок
core-asked = ходит
core-fact = { $name }: { $value }
core-points = очки
core-won = { $count ->
    [0] Никто не победил.
   *[other] Победа: { $names }
}
core-yes = да
core-no = нет

## Достоверность данных

provenance-rulebook = правила
    .help = Так сказано в правилах игры.
provenance-source = открытый источник
    .help = Так сказано на общедоступной странице об игре, но не в правилах.
provenance-memory = по памяти
    .help = Записано по памяти и пока не сверено с коробкой.
provenance-reconstructed = реконструкция
    .help = Придумано нами так, чтобы согласоваться со всем известным; в вашей коробке может быть иначе.
provenance-owner = ваша коробка
    .help = Сверено с коробкой её владельцем.

## Перечисления и языки

list-comma = { $first }, { $next }
list-and = { $first } и { $next }

language-name = Русский
