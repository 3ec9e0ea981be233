### The board of Mission: Red Planet as text: every cell can be read alone, or under its heading.

## Where the game is

redplanet-sheet-stage =
    { $stage ->
        [setup] setup
        [choosing] characters are being chosen
        [chosen] characters are chosen
        [discoveries] discoveries are revealed
        [over] game over
       *[end] end of the round
    }
redplanet-sheet-production =
    { $round ->
        [10] discoveries and last production after round { $round }
       *[other] production after round { $round }
    }

## Seats

redplanet-sheet-reserve = reserve { $count }
redplanet-sheet-of = { $colour }: { $fact }
redplanet-sheet-owned = { $resource } { $count }
redplanet-sheet-held =
    { $count ->
        [one] { $count } event card
       *[other] { $count } event cards
    }
redplanet-sheet-first-player = first player

## Headings

redplanet-sheet-docks = Ships at the docks
redplanet-sheet-dock = Dock
redplanet-sheet-destination = Bound for
redplanet-sheet-places = Free places
redplanet-sheet-aboard = Aboard
redplanet-sheet-regions = Regions
redplanet-sheet-yields = Yields
redplanet-sheet-lying = Tokens lying there
redplanet-sheet-discovery = Discovery
redplanet-sheet-destinations-left = Destination tokens left
redplanet-sheet-characters = Characters
redplanet-sheet-this-round = This round
redplanet-sheet-still-in-hand = Still in hand
redplanet-sheet-hand = My characters
redplanet-sheet-cards = My event cards
redplanet-sheet-missions = Missions
redplanet-sheet-colours = Astronauts and tokens
redplanet-sheet-in-reserve = Reserve
redplanet-sheet-lost = Lost
redplanet-sheet-points = Points in tokens
redplanet-sheet-supply = Supply
redplanet-sheet-scores = Final score
redplanet-sheet-total = Total

## Docks and regions

redplanet-sheet-at-dock = dock { $dock }
redplanet-sheet-by-token = Destination tokens, the newest first: { $regions }
redplanet-sheet-in-flight = in flight
redplanet-sheet-free = { $free } of { $capacity } free
redplanet-sheet-neighbours =
    { $kind ->
        [moon] A moon, next to nothing
        [inner] Inner region, next to: { $regions }
       *[outer] Outer region, next to: { $regions }
    }
redplanet-sheet-unexplored = not explored
redplanet-sheet-tokens = { $resource } × { $count }
redplanet-sheet-several = { $things }
redplanet-sheet-face-down = face down
redplanet-sheet-known = { $card } (face down)
redplanet-sheet-nobody = nobody
redplanet-sheet-group =
    { $standing ->
        [leads] { $colour } { $count }, leads
        [tied] { $colour } { $count }, tied
       *[none] { $colour } { $count }
    }

## Cards

redplanet-sheet-chosen = { $role } (chosen)
redplanet-sheet-plays = { $colour } plays: { $role }
redplanet-sheet-mission =
    { $what ->
        [regions] { $card }: there in { $own } of { $goal } regions, now { redplanet-n-points }
        [alone] { $card }: alone in { $own ->
            [one] { $own } region
           *[other] { $own } regions
        }, now { redplanet-n-points }
        [led] { $card }: leading in { $own } of { $goal } regions, now { redplanet-n-points }
        [set] { $card }: { $own } of { $goal } of every resource, now { redplanet-n-points }
       *[most] { $card }: { $own }, the others at most { $goal }, now { redplanet-n-points }
    }

## Supply and score

redplanet-sheet-ship-deck = Ships in the deck: { $count }
redplanet-sheet-event-deck = Event cards in the deck: { $count }
redplanet-sheet-left-over = Left over in setup: { $resource }
redplanet-sheet-undrawn = Resources not yet found: { $things }
redplanet-sheet-discarded = Discarded: { $card }
redplanet-sheet-of-kind = { $source }: { $kind }
redplanet-sheet-winner = { $colour } (winner)
