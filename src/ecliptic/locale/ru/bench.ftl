### Что говорит `ecliptic bench`.

## Чего не может быть

cli-bench-unknown-part = «{ $part }» измерить нельзя. Можно: { $known }.
cli-bench-no-answer = Программа { $program } запущена, но не отвечает. Её последние слова: { $log }
cli-bench-refused = { $address } отказывает в том, что нужно для измерения: { $answer }
cli-bench-no-node = boardgame.io не измеряется: не хватает { $program }. Установите Node.js или выполните pip install 'ecliptic[bench]'.
cli-bench-npm-failed = boardgame.io не измеряется: npm не смог его установить. { $problem }
cli-bench-no-database = Не хватает { $program }, без этого измерить нельзя.

## Пока идёт измерение

cli-bench-installing = Ищем boardgame.io…
cli-bench-round = Раунд { $round } из { $rounds }: { $server }
cli-bench-measuring-memory = Измеряем память: { $server }

## Серверы

cli-bench-server = сервер
cli-bench-sqlite = Ecliptic, SQLite
cli-bench-postgresql = Ecliptic, PostgreSQL
cli-bench-in-memory = boardgame.io, в памяти
cli-bench-on-disk = boardgame.io, FlatFile
cli-bench-one-node = Ecliptic, один узел, с Redis
cli-bench-nodes = Ecliptic, узлов: { $count }, с Redis

## Таблицы

cli-bench-shape = { $game }, { $edition }. Столов: { $tables }, сокетов за каждым: { $sockets }.
cli-bench-length = В партии в среднем { $moves } ходов; игра для boardgame.io кончается после стольких же, а её состояние занимает около { $bytes } байт.
cli-bench-flat-out = Как можно быстрее: стол ходит снова, как только на прошлый ход ответили и его увидели. Секунд: { $seconds }, раундов: { $rounds }; медианы и крайние значения.
cli-bench-moves = ходов/с
cli-bench-cpu = мкс ЦП/ход
cli-bench-views = видов/ход
cli-bench-size = кБ/ход
cli-bench-server-share = ЦП сервера
cli-bench-client-share = ЦП нагрузки
cli-bench-steady = Подаётся { $rate } ходов в секунду, секунд: { $seconds }. Миллисекунды считаются с того времени, когда ход должен был начаться.
cli-bench-median = p50, мс
cli-bench-slowest = p99, мс
cli-bench-view = p99 до своего вида
cli-bench-lag = p99 самой нагрузки
cli-bench-stolen = заняли другие машины
cli-bench-unanswered = без ответа
cli-bench-memory = Память: столов в игре { $tables }, затем за ними молчащих сокетов { $sockets }.
cli-bench-program = программа, МБ
cli-bench-table = кБ на стол
cli-bench-socket = кБ на сокет

## Цели

cli-bench-target = цель
cli-bench-wanted = нужно
cli-bench-found = найдено
cli-bench-reached = достигнуто
cli-bench-missed = не достигнуто
cli-bench-unknown = не измерено
cli-bench-target-memory = надёжных ходов/с × boardgame.io в памяти
cli-bench-target-files = надёжных ходов/с × boardgame.io с FlatFile
cli-bench-target-moves = надёжных ходов/с
cli-bench-target-slowest = p99 при 1000 ходов/с, мс
cli-bench-target-socket = кБ на сокет
cli-bench-target-sockets = МБ на 5000 сокетов
cli-bench-target-nodes = несколько узлов × один

## Замечания

cli-bench-plain = Движок работает на обычном Python; скомпилированный гораздо быстрее.
cli-bench-one-core = Двух ядер на выбор нет: сервер и нагрузка отнимали время друг у друга.
cli-bench-shares = Кроме узлов ({ $nodes }), для нагрузки и баз ядра нет: каждый узел с Redis, один он или нет, получает { $share } ядра, если система это позволяет.
cli-bench-no-disk = Папка { $folder } лежит в памяти: там ничто не надёжно. Выберите папку на диске: --folder.
cli-bench-busy = Другие программы заняли { $share } ядра сервера «{ $server }»: числа предварительные. Меньше всего искажено время ЦП на ход.
cli-bench-again = Раундов, измеренных заново, потому что другие машины заняли больше { $share } времени наших ядер: { $count }.
cli-bench-client-limit = { $server }: пределом была нагрузка, а не сервер.
cli-bench-idle = { $server }: столов не хватило; без партии в конце осталось { $count }.
cli-bench-gone = { $server }: сокетов, закрытых сервером: { $count }.
cli-bench-refusals = { $server }: ходов, которым отказано: { $count }.
cli-bench-lost = { $server }: подтверждено ходов { $acknowledged }, а в базе их { $kept }.
