### Co mówi `ecliptic bench`.

## Co jest niemożliwe

cli-bench-unknown-part = „{ $part }” nie da się zmierzyć. Można zmierzyć: { $known }.
cli-bench-no-answer = Program { $program } został uruchomiony i nie odpowiada. Jego ostatnie słowa: { $log }
cli-bench-refused = { $address } odmawia tego, czego potrzebuje pomiar: { $answer }
cli-bench-no-node = boardgame.io nie jest mierzone: brakuje { $program }. Zainstaluj Node.js albo wykonaj pip install 'ecliptic[bench]'.
cli-bench-npm-failed = boardgame.io nie jest mierzone: npm nie zdołał go zainstalować. { $problem }
cli-bench-no-database = Brakuje { $program }, a pomiar tego potrzebuje.

## Podczas pomiaru

cli-bench-installing = Szukamy boardgame.io…
cli-bench-round = Runda { $round } z { $rounds }: { $server }
cli-bench-measuring-memory = Mierzymy pamięć: { $server }

## Serwery

cli-bench-server = serwer
cli-bench-sqlite = Ecliptic, SQLite
cli-bench-postgresql = Ecliptic, PostgreSQL
cli-bench-in-memory = boardgame.io, w pamięci
cli-bench-on-disk = boardgame.io, FlatFile
cli-bench-one-node = Ecliptic, jeden węzeł, z Redisem
cli-bench-nodes = Ecliptic, węzły: { $count }, z Redisem

## Tabele

cli-bench-shape = { $game }, { $edition }. Stoły: { $tables }, gniazda przy każdym: { $sockets }.
cli-bench-length = Partia ma średnio { $moves } ruchów; gra dla boardgame.io kończy się po tylu samych, a jej stan ma około { $bytes } bajtów.
cli-bench-flat-out = Jak najszybciej: stół rusza się znowu, gdy na ostatni ruch odpowiedziano i go zobaczono. Sekundy: { $seconds }, rundy: { $rounds }; mediany i wartości skrajne.
cli-bench-moves = ruchy/s
cli-bench-cpu = µs CPU/ruch
cli-bench-views = widoki na ruch
cli-bench-size = kB/ruch
cli-bench-server-share = CPU serwera
cli-bench-client-share = CPU obciążenia
cli-bench-steady = Przez { $seconds } sekund zlecamy { $rate } ruchów na sekundę. Milisekundy liczą się od chwili, w której ruch miał nastąpić.
cli-bench-median = p50, ms
cli-bench-slowest = p99, ms
cli-bench-view = p99 do widoku
cli-bench-lag = p99 obciążenia
cli-bench-stolen = zajęły inne maszyny
cli-bench-unanswered = bez odpowiedzi
cli-bench-memory = Pamięć: stoły w grze: { $tables }, potem bezczynne gniazda przy nich: { $sockets }.
cli-bench-program = program, MB
cli-bench-table = kB na stół
cli-bench-socket = kB na gniazdo

## Cele

cli-bench-target = cel
cli-bench-wanted = ma być
cli-bench-found = jest
cli-bench-reached = osiągnięty
cli-bench-missed = nieosiągnięty
cli-bench-unknown = nie zmierzono
cli-bench-target-memory = trwałe ruchy/s × boardgame.io w pamięci
cli-bench-target-files = trwałe ruchy/s × boardgame.io z FlatFile
cli-bench-target-moves = trwałe ruchy/s
cli-bench-target-slowest = p99 przy 1000 ruchów/s, ms
cli-bench-target-socket = kB na gniazdo
cli-bench-target-sockets = MB na 5000 gniazd
cli-bench-target-nodes = kilka węzłów × jeden

## Uwagi

cli-bench-plain = Silnik działa jako zwykły Python; skompilowany jest znacznie szybszy.
cli-bench-one-core = Nie ma dwóch rdzeni do wyboru: serwer i obciążenie zabierały sobie czas.
cli-bench-shares = Obok węzłów ({ $nodes }) nie ma rdzenia dla obciążenia i baz: każdy węzeł z Redisem, sam czy nie, dostaje { $share } rdzenia, jeśli system na to pozwala.
cli-bench-no-disk = Folder { $folder } leży w pamięci: nic tam nie jest trwałe. Wybierz folder na dysku opcją --folder.
cli-bench-busy = Inne programy zajęły { $share } rdzenia serwera „{ $server }”: liczby są tymczasowe. Najmniej cierpi czas CPU na ruch.
cli-bench-again = Rundy zmierzone ponownie, bo inne maszyny zajęły ponad { $share } czasu naszych rdzeni: { $count }.
cli-bench-client-limit = { $server }: granicą było obciążenie, a nie serwer.
cli-bench-idle = { $server }: zabrakło stołów; bez partii na końcu: { $count }.
cli-bench-gone = { $server }: gniazda zamknięte przez serwer: { $count }.
cli-bench-refusals = { $server }: ruchy, którym odmówiono: { $count }.
cli-bench-lost = { $server }: potwierdzone ruchy: { $acknowledged }, a w bazie jest ich { $kept }.
