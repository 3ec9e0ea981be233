### What Python programs are told when something is wrong.

setup-did-you-mean = Did you mean “{ $name }”?
setup-bad-seed = “{ $seed }” is not a seed: it is a whole number from 0 to 2^64 − 1.
setup-bad-names = “{ $names }” are not the names for this table: it needs a list of exactly { $seats }, one for each seat.
setup-bots-for-seats = For { $seats } seats name one bot, which plays them all, or { $seats }; not { $bots }.

## An action that is refused, and what would be legal

table-act-refused = Seat { $seat } cannot do “{ $action }” now. { $why }
table-act-legal = Legal now: { $actions }.
table-act-asked = Asked now: seat { $seats }.
table-act-unknown = The game { $game } has no action “{ $verb }”. Known actions: { $known }.
