### The arena: contests between bots.

## What cannot be

cli-arena-format = There is no format called “{ $format }”. Known formats: { $known }.
cli-arena-one-seat = With a single seat nobody meets anybody: the format “{ $format }” needs more. Use --format parallel, where each bot plays the same deals by itself.
cli-arena-too-few = There are too few bots for the format “{ $format }”: a comparison needs two.
cli-arena-no-deals = { $deals } is not a number of deals: at least one is needed.
cli-arena-players = “{ $players }” is not a number of players, nor several with commas.
cli-arena-install = The library { $library } is missing. Install it with: pip install 'ecliptic[{ $extra }]'
cli-arena-no-ray = There is no Ray cluster at { $address }: { $reason }
cli-arena-picture = { $file } cannot be drawn: a picture ends in one of { $known }.
cli-arena-no-file = { $file } cannot be written: { $reason }.
cli-arena-not-results = { $file } holds no results of the arena; nothing was changed in it.
cli-arena-other-contest = { $file } holds the results of another contest. Ask for the same one, or choose another file.
cli-arena-other-version = { $file } was played with another version of the game or of ecliptic ({ $version }; here { $ours }). Results of different versions are not mixed: choose another file.
cli-arena-other-bots = { $file } was played with other versions of these bots ({ $bots }; here { $ours }). Results of different versions are not mixed: choose another file.
cli-arena-bad-line = { $file }, line { $line }: this is not the result of a game.

## While it goes on

cli-arena-title = { $game }, { $edition }, { $format }, seats: { $seats }
cli-arena-speed = { $speed } games/s
cli-arena-kept = { $done } of { $all } games are kept in { $file }. The same command goes on from there.
cli-arena-lost =
    { $games ->
        [one] One game could not be finished: its worker died again and again.
       *[other] { $games } games could not be finished: their workers died again and again.
    }

## Standings

cli-arena-rating = rating
cli-arena-ordinal = at least
cli-arena-thinking = ms: mean / most
cli-arena-pair = pair
cli-arena-interval = wins (95 %)
cli-arena-chance = chance
cli-arena-margin = margin
cli-arena-sign = sign p
cli-arena-verdict = first is
cli-arena-stronger = stronger
cli-arena-weaker = weaker
cli-arena-open = open
cli-bot-from = { $bot } comes from the package { $package }.
cli-arena-replaced =
    { $count ->
        [one] { $bot } lost its seat in one game: { $reason }.
       *[other] { $bot } lost its seat { $count } times: { $reason }.
    }
cli-arena-done = Games: { $games }, of them played now: { $played }, in { $seconds } s ({ $gps } games/s)
cli-arena-fingerprint = Fingerprint of all final positions: { $fingerprint }

## The picture

cli-arena-axis-rating = Rating (Plackett–Luce, ± 2 standard deviations)
cli-arena-axis-share = Share of wins of the first, 95 % interval
cli-arena-axis-chance = equals would have
cli-arena-axis-sure = differs significantly
cli-arena-axis-open = may be chance
