### What the command line says.

## Playing

cli-welcome = The game is saved after every move: { $file }
cli-file-exists = The file { $file } exists already. Go on with that game (--resume), or choose another name for the new one.
cli-new-game-name = “{ $name }” is no name for a game: use letters, digits and hyphens, and begin with a letter.
cli-new-game-taken = “{ $name }” is already the name of a game here: choose another one.
cli-new-game-reserved = “{ $name }” cannot be the name of a game: Ecliptic’s own messages begin with it. Choose another one.
cli-new-game-made = The game “{ $game }” is in { $folder }. Install it with `pip install -e { $folder }`, then run `ecliptic play { $game }`.
cli-left = The game is saved. Go on with: ecliptic play --resume { $file }
cli-cannot-save = The game cannot be saved as { $file }: { $reason }.
cli-interrupted = Stopped.
cli-only-choice = (only choice: { $option })
cli-step = { $question } { $step } of { $steps }
cli-follows = next: { $follows }
cli-hand-over = { $player } is next. Sit down and press Enter.
cli-player = Player { $seat }
cli-prompt = 1–{ $count }, or ? for help:
cli-help =
    Type a number from 1 to { $count } to choose.
      h  a hint: what a bot would do (it thinks for 1 s; h 5s or h 500 for longer)
      u  take back your last move
      w  why not? Everything that is not possible here, and the rule
      b  show the board again
      c  show the cards you know, and what they do
      m  show the map: which places are next to which
      l  show the log
      r  look up a rule: r with its number, or r with words of its text
      lang  change the language: lang en, lang ru, lang pl, lang it
      q  save and leave
cli-taken-back = Taken back.
cli-all-possible = Nothing is forbidden here: all that could be chosen is on the list.
cli-no-cards = There are no cards to show here.
cli-no-map = There is no map to show here.
cli-record = The record of this game: { $file }
cli-source = Points from
cli-total = Total
cli-by-round = Points by round:

## Looking

cli-verified = The record holds: { $moves } moves, digest { $digest }.
cli-no-such-seat = There is no seat { $seat }; seats are numbered from 0 to { $most }.
cli-no-such-move = There is no move { $move }; the record has moves 0 to { $most }.
cli-rules-what = Say which rule, e.g. ecliptic rules RP-6.12, or some words, e.g. ecliptic rules "full ship".
cli-rules-none = No rule matches “{ $words }”.
cli-rules-more =
    { $count ->
        [one] One more rule matches.
       *[other] { $count } more rules match.
    }
cli-no-tests = There is no folder of tests at { $path }.
cli-coverage = { $covered } rules are shown by tests, { $excused } cannot be tested.
cli-shown-by = shown by

## Lists

cli-game = game
cli-games = games
cli-title = title
cli-editions = editions
cli-left-out = { $name } from { $origin } is left out: { $reason } [{ $where }]
cli-edition-seats = { $edition }: { $least }–{ $most } players
cli-edition-seats-only = { $edition }: exactly { $most }
cli-switch = house rule
cli-default = default
cli-meaning = meaning
cli-rule = rule
cli-kind = kind
cli-thing = what
cli-provenance = how well it is known
cli-correct-it = Your own box knows better? Correct it with --data my_box.toml; docs/my_box.example.toml shows how.
cli-card = card
cli-text = text

## Simulating

cli-seat = seat
cli-bot = bot
cli-wins = wins
cli-points = points
cli-sim-speed = { $games } games in { $seconds } s: { $gps } games/s, { $dps } decisions/s, { $dpg } decisions a game
cli-report-measure = Measure
cli-report-mean = Mean
cli-report-rounds = Rounds
cli-report-points = Points of a player
cli-report-cards = { $played } of { $all } cards came into play
cli-report-never = Never played:
cli-report-most = Most often: { $cards }
cli-report-least = Least often: { $cards }
cli-compiled = The engine is compiled.
cli-plain = The engine runs as plain Python, about 30 times slower: install it where a C compiler is found to have it compiled.
