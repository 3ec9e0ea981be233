### Che cosa dice `ecliptic bench`.

## Che cosa non può essere

cli-bench-unknown-part = «{ $part }» non si può misurare. Si possono misurare: { $known }.
cli-bench-no-answer = { $program } è stato avviato e non risponde. Le sue ultime parole: { $log }
cli-bench-refused = { $address } rifiuta ciò che serve alla misura: { $answer }
cli-bench-no-node = boardgame.io non viene misurato: manca { $program }. Installa Node.js, oppure pip install 'ecliptic[bench]'.
cli-bench-npm-failed = boardgame.io non viene misurato: npm non è riuscito a installarlo. { $problem }
cli-bench-no-database = Manca { $program }, e la misura ne ha bisogno.

## Durante la misura

cli-bench-installing = Cerco boardgame.io…
cli-bench-round = Giro { $round } di { $rounds }: { $server }
cli-bench-measuring-memory = Misuro la memoria: { $server }

## Server

cli-bench-server = server
cli-bench-sqlite = Ecliptic, SQLite
cli-bench-postgresql = Ecliptic, PostgreSQL
cli-bench-in-memory = boardgame.io, in memoria
cli-bench-on-disk = boardgame.io, FlatFile
cli-bench-one-node = Ecliptic, un nodo, con Redis
cli-bench-nodes = Ecliptic, nodi: { $count }, con Redis

## Tabelle

cli-bench-shape = { $game }, { $edition }. Tavoli: { $tables }, socket per tavolo: { $sockets }.
cli-bench-length = Una partita ha in media { $moves } mosse; il gioco di boardgame.io finisce dopo altrettante, e il suo stato ha circa { $bytes } byte.
cli-bench-flat-out = Il più in fretta possibile: un tavolo muove di nuovo quando l’ultima mossa ha avuto risposta ed è stata vista. Secondi: { $seconds }, giri: { $rounds }; mediane ed estremi.
cli-bench-moves = mosse/s
cli-bench-cpu = µs CPU/mossa
cli-bench-views = viste per mossa
cli-bench-size = kB/mossa
cli-bench-server-share = CPU server
cli-bench-client-share = CPU carico
cli-bench-steady = Per { $seconds } secondi si offrono { $rate } mosse al secondo. I millisecondi contano dal momento in cui la mossa era dovuta.
cli-bench-median = p50, ms
cli-bench-slowest = p99, ms
cli-bench-view = p99 fino alla vista
cli-bench-lag = p99 del carico
cli-bench-stolen = preso da altre macchine
cli-bench-unanswered = senza risposta
cli-bench-memory = Memoria, con { $tables } tavoli in gioco e poi { $sockets } socket inattivi.
cli-bench-program = programma, MB
cli-bench-table = kB per tavolo
cli-bench-socket = kB per socket

## Obiettivi

cli-bench-target = obiettivo
cli-bench-wanted = voluto
cli-bench-found = trovato
cli-bench-reached = raggiunto
cli-bench-missed = non raggiunto
cli-bench-unknown = non misurato
cli-bench-target-memory = mosse durevoli/s × boardgame.io in memoria
cli-bench-target-files = mosse durevoli/s × boardgame.io con FlatFile
cli-bench-target-moves = mosse durevoli/s
cli-bench-target-slowest = p99 a 1000 mosse/s, ms
cli-bench-target-socket = kB per socket
cli-bench-target-sockets = MB per 5000 socket
cli-bench-target-nodes = più nodi × uno

## Osservazioni

cli-bench-plain = Il motore gira come semplice Python; compilato è molto più veloce.
cli-bench-one-core = Non ci sono due core tra cui scegliere: server e carico si sono tolti tempo a vicenda.
cli-bench-shares = Accanto ai nodi ({ $nodes }) non c’è un core per il carico e le basi dati: ogni nodo con Redis, solo o no, riceve { $share } di un core, se il sistema lo permette.
cli-bench-no-disk = La cartella { $folder } sta in memoria: niente lì è durevole. Scegline una su disco con --folder.
cli-bench-busy = Altri programmi hanno preso { $share } del core di { $server }: le cifre sono provvisorie. Il tempo di CPU per mossa ne risente meno.
cli-bench-again = Turni misurati di nuovo perché altre macchine hanno preso più di { $share } del tempo dei nostri core: { $count }.
cli-bench-client-limit = { $server }: il limite era il carico, non il server.
cli-bench-idle = { $server }: i tavoli non sono bastati; alla fine senza partita: { $count }.
cli-bench-gone = { $server }: socket chiusi dal server: { $count }.
cli-bench-refusals = { $server }: mosse rifiutate: { $count }.
cli-bench-lost = { $server } ha confermato { $acknowledged } mosse, e la sua base dati ne ha { $kept }.
