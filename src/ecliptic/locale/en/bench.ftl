### What `ecliptic bench` says.

## What cannot be

cli-bench-unknown-part = “{ $part }” cannot be measured. These can: { $known }.
cli-bench-no-answer = { $program } was started and does not answer. Its last words: { $log }
cli-bench-refused = { $address } refused what a measurement needs: { $answer }
cli-bench-no-node = boardgame.io is not measured: { $program } is missing. Install Node.js, or pip install 'ecliptic[bench]'.
cli-bench-npm-failed = boardgame.io is not measured: npm could not install it. { $problem }
cli-bench-no-database = { $program } is missing, and the measurement needs it.

## While it runs

cli-bench-installing = Looking for boardgame.io …
cli-bench-round = Round { $round } of { $rounds }: { $server }
cli-bench-measuring-memory = Measuring memory: { $server }

## Servers

cli-bench-server = server
cli-bench-sqlite = Ecliptic, SQLite
cli-bench-postgresql = Ecliptic, PostgreSQL
cli-bench-in-memory = boardgame.io, in memory
cli-bench-on-disk = boardgame.io, FlatFile
cli-bench-one-node = Ecliptic, one node, with Redis
cli-bench-nodes = Ecliptic, nodes: { $count }, with Redis

## Tables

cli-bench-shape = { $game }, { $edition }. Tables: { $tables }, sockets at each: { $sockets }.
cli-bench-length = A game has { $moves } moves on average; boardgame.io’s game ends after as many, and its state has about { $bytes } bytes.
cli-bench-flat-out = As fast as it goes: every table moves again once the last move was answered and seen. Seconds: { $seconds }, rounds: { $rounds }; medians, and lowest–highest.
cli-bench-moves = moves/s
cli-bench-cpu = µs CPU/move
cli-bench-views = views/move
cli-bench-size = kB/move
cli-bench-server-share = server CPU
cli-bench-client-share = load CPU
cli-bench-steady = { $rate } moves a second are offered for { $seconds } seconds. Milliseconds count from the time when a move was due.
cli-bench-median = p50, ms
cli-bench-slowest = p99, ms
cli-bench-view = p99 to own view
cli-bench-lag = load’s own p99
cli-bench-stolen = taken by other machines
cli-bench-unanswered = unanswered
cli-bench-memory = Memory, with { $tables } tables in play and then { $sockets } idle sockets at them.
cli-bench-program = program, MB
cli-bench-table = kB a table
cli-bench-socket = kB a socket

## Targets

cli-bench-target = target
cli-bench-wanted = wanted
cli-bench-found = found
cli-bench-reached = reached
cli-bench-missed = not reached
cli-bench-unknown = not measured
cli-bench-target-memory = durable moves/s × boardgame.io in memory
cli-bench-target-files = durable moves/s × boardgame.io with FlatFile
cli-bench-target-moves = durable moves/s
cli-bench-target-slowest = p99 at 1,000 moves/s, ms
cli-bench-target-socket = kB a socket
cli-bench-target-sockets = MB for 5,000 sockets
cli-bench-target-nodes = several nodes × one

## Remarks

cli-bench-plain = The engine runs as plain Python; compiled it is much faster.
cli-bench-one-core = There are not two cores to choose from: server and load took time from each other.
cli-bench-shares = There is no core for the load and the databases beside { $nodes } nodes: each node with Redis, alone or not, gets { $share } of a core where the system allows it.
cli-bench-no-disk = { $folder } lies in memory: nothing there is durable. Choose a folder on a disk with --folder.
cli-bench-busy = Other programs took { $share } of the core of { $server }: the figures are provisional. CPU time per move suffers least.
cli-bench-again = Rounds that were measured again because other machines took more than { $share } of our cores: { $count }.
cli-bench-client-limit = { $server }: the load was the limit, not the server.
cli-bench-idle = { $server }: there were not enough tables; { $count } had no game at the end.
cli-bench-gone = { $server }: sockets that the server closed: { $count }.
cli-bench-refusals = { $server }: moves that were refused: { $count }.
cli-bench-lost = { $server } acknowledged { $acknowledged } moves, and its database holds { $kept }.
