### Что говорит командная строка.

## Игра

cli-welcome = Партия сохраняется после каждого хода: { $file }
cli-file-exists = Файл { $file } уже есть. Продолжите ту партию (--resume) или выберите другое имя для новой.
cli-new-game-name = «{ $name }» не годится как имя игры: используйте латинские буквы, цифры и дефисы, начните с буквы.
cli-new-game-taken = «{ $name }» — так уже называется одна из имеющихся игр: выберите другое имя.
cli-new-game-reserved = «{ $name }» не может быть именем игры: так начинаются сообщения самого Ecliptic. Выберите другое имя.
cli-new-game-made = Игра «{ $game }» находится в { $folder }. Установите её: `pip install -e { $folder }`, затем запустите `ecliptic play { $game }`.
cli-left = Партия сохранена. Чтобы продолжить: ecliptic play --resume { $file }
cli-cannot-save = Не удалось сохранить партию в файл { $file }: { $reason }.
cli-interrupted = Остановлено.
cli-only-choice = (единственный выбор: { $option })
cli-step = { $question } { $step } из { $steps }
cli-follows = дальше: { $follows }
cli-hand-over = Теперь решает { $player }. Сядьте за экран и нажмите Enter.
cli-player = Игрок { $seat }
cli-prompt = 1–{ $count } или ? для справки:
cli-help =
    Введите число от 1 до { $count }, чтобы выбрать.
      h  подсказка: что сделал бы бот (думает 1 с; дольше: h 5s или h 500)
      u  отменить свой последний ход
      w  почему нельзя? Всё, что здесь невозможно, и правило
      b  показать поле ещё раз
      c  показать известные вам карты и что они делают
      m  показать карту местности: что с чем соседствует
      l  показать журнал
      r  найти правило: r и его номер или r и слова из его текста
      lang  сменить язык: lang en, lang ru, lang pl, lang it
      q  сохранить и выйти
cli-taken-back = Ход отменён.
cli-all-possible = Здесь ничего не запрещено: всё, что можно выбрать, есть в списке.
cli-no-cards = Показать нечего: карт здесь нет.
cli-no-map = Карты местности здесь нет.
cli-record = Запись этой партии: { $file }
cli-source = Источник очков
cli-total = Итого
cli-by-round = Очки по раундам:

## Просмотр

cli-verified = Запись верна: ходов — { $moves }, контрольная сумма { $digest }.
cli-no-such-seat = Места { $seat } нет; места пронумерованы от 0 до { $most }.
cli-no-such-move = Хода { $move } нет; в записи ходы от 0 до { $most }.
cli-rules-what = Укажите правило, например ecliptic rules RP-6.12, или слова, например ecliptic rules "full ship".
cli-rules-none = По запросу «{ $words }» ни одного правила не найдено.
cli-rules-more =
    { $count ->
        [one] Подходит ещё { $count } правило.
        [few] Подходит ещё { $count } правила.
       *[many] Подходит ещё { $count } правил.
    }
cli-no-tests = Папки с тестами нет: { $path }.
cli-coverage = Правил, показанных тестами: { $covered }; непроверяемых: { $excused }.
cli-shown-by = показано в тестах

## Списки

cli-game = игра
cli-games = партии
cli-title = название
cli-editions = издания
cli-left-out = { $name } из { $origin } пропущено: { $reason } [{ $where }]
cli-edition-seats = { $edition }: { $least }–{ $most } игроков
cli-edition-seats-only = { $edition }: ровно { $most }
cli-switch = домашнее правило
cli-default = обычно
cli-meaning = смысл
cli-rule = правило
cli-kind = вид
cli-thing = что
cli-provenance = достоверность
cli-correct-it = Ваша коробка знает лучше? Исправьте с помощью --data my_box.toml; как это сделать, показано в docs/my_box.example.toml.
cli-card = карта
cli-text = текст

## Симуляция

cli-seat = место
cli-bot = бот
cli-wins = победы
cli-points = очки
cli-sim-speed = Партий: { $games }, секунд: { $seconds }. В секунду: партий — { $gps }, решений — { $dps }. Решений в партии: { $dpg }.
cli-report-measure = Показатель
cli-report-mean = В среднем
cli-report-rounds = Раунды
cli-report-points = Очки игрока
cli-report-cards = Сыграно карт: { $played } из { $all }
cli-report-never = Ни разу не сыграны:
cli-report-most = Чаще всего: { $cards }
cli-report-least = Реже всего: { $cards }
cli-compiled = Движок скомпилирован.
cli-plain = Движок работает на чистом Python, примерно в 30 раз медленнее: установите его там, где есть компилятор C, и он будет скомпилирован.
