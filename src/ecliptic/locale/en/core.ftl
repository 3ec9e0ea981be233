### What every game says: refusals, setup, records, undo, and how well something is known.

## Why not

core-why-not-asked = You are not asked anything at the moment.
core-why-other-question = That does not answer the present question.
core-why-no-such-thing = There is no such thing here.
core-why-game-over = The game is over.

## Setting up

setup-unknown-game = There is no game called “{ $game }”. Known games: { $known }.
setup-unknown-edition = There is no edition called “{ $edition }”. Known editions: { $known }.
setup-seats = The { $edition } edition is for { $least } to { $most } players, not for { $seats }.
setup-seats-only = The { $edition } edition is for exactly { $most } at the table, not for { $seats }.
setup-unknown-switch = This edition has no house rule called “{ $switch }”. Known house rules: { $known }.
setup-switch-value = The house rule “{ $switch }” cannot be set to “{ $value }”. Allowed: { $allowed }.
setup-unknown-language = The language “{ $language }” is not spoken here. Known languages: { $known }.
setup-unknown-bot = There is no bot called “{ $bot }”. Known bots: { $known }. A class of your own is named as my_module:MyBot.
setup-broken-bot = The bot “{ $bot }” from { $origin } cannot be used: { $reason } [{ $where }]
setup-broken-bot-here = The bot “{ $bot }” cannot be used: { $reason } [{ $where }]
setup-broken-game = The rules of the game “{ $game }” from { $origin } fail: { $reason } [{ $where }]
setup-bad-seat-list = “{ $seats }” is not a list of seats.
setup-no-corrections = The game “{ $game }” takes no corrections.

## Records

record-not-a-record = Line { $line }: this is not the record of a game.
record-bad-line = Line { $line } cannot be read.
record-bad-header = Line { $line }: “{ $field }” is missing or wrong in the header.
record-foreign-game = Line { $line }: the game “{ $game }” is not known here.
record-other-version = Line { $line }: the game was played by version { $version } of the rules; here version { $ours } is in force.
record-broken-chain = Line { $line } does not fit the lines above it: something was changed, lost or swapped.
record-illegal-move = Line { $line }: the move “{ $move }” is not legal there.
record-wrong-digest = Line { $line }: the header does not lead to the start that was recorded.
record-no-file = The file “{ $path }” cannot be read.

## Taking back

undo-nothing = There is nothing to take back.
undo-chance = You cannot go back further: chance has decided something since.
undo-secret = You cannot go back further: something hidden has been seen since.
undo-others = You cannot go back further: another player has acted since.

## Words for a game that has none of its own

core-player = player { $number }
core-thing = { $kind } { $number }
core-number = { $number }
core-move = move { $number }
core-table = On the table
core-player-head = player
core-asked = to move
core-fact = { $name }: { $value }
core-points = points
core-won = { $count ->
    [0] Nobody has won.
   *[other] Won by: { $names }
}
core-yes = yes
core-no = no

## How well something is known

provenance-rulebook = rulebook
    .help = The rulebook says so.
provenance-source = public source
    .help = A public page about the game says so; the rulebook does not.
provenance-memory = memory
    .help = Written down from memory and not yet checked against a box.
provenance-reconstructed = reconstructed
    .help = Made up by us to fit all that is known; your box may well differ.
provenance-owner = your box
    .help = The owner of a box has looked it up there.

## Lists and languages

list-comma = { $first }, { $next }
list-and = { $first } and { $next }

language-name = English
