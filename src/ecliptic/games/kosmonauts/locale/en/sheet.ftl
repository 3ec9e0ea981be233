### The field of Kosmonauts as text: every cell can be read alone, or under its heading.

## Where the game is

kosmonauts-sheet-phase =
    { $phase ->
        [event] event
        [orders] orders
        [flight] flight and landing
        [movement] the bodies move
        [over] game over
       *[between] between two rounds
    }
kosmonauts-sheet-last-round = the last round

## Seats

kosmonauts-sheet-has-fuel = fuel { $count }
kosmonauts-sheet-has-hyper = hyper-fuel { $count }
kosmonauts-sheet-has-shields = shields { $count }
kosmonauts-sheet-tokens-of = { $count } of { $goal } landing tokens
kosmonauts-sheet-is-instructor = instructor
kosmonauts-sheet-ready = orders confirmed

## Headings

kosmonauts-sheet-prospects = What to expect
kosmonauts-sheet-orders = My orders
kosmonauts-sheet-direction = Direction
kosmonauts-sheet-speed = Speed
kosmonauts-sheet-one-fuel = With 1 fuel more
kosmonauts-sheet-one-hyper = With 1 hyper-fuel more
kosmonauts-sheet-my-missions = My missions
kosmonauts-sheet-missions = Missions
kosmonauts-sheet-events = Events
kosmonauts-sheet-orbit = Points of the orbit
kosmonauts-sheet-ships = Ships
kosmonauts-sheet-coasts-to = Coasts to
kosmonauts-sheet-fuel = Fuel
kosmonauts-sheet-hyper = Hyper-fuel
kosmonauts-sheet-shields = Shields
kosmonauts-sheet-tokens = Landing tokens
kosmonauts-sheet-bodies = Bodies
kosmonauts-sheet-after-this-round = After this round
kosmonauts-sheet-after-two-rounds = After two rounds
kosmonauts-sheet-from-ship = From my ship
kosmonauts-sheet-tokens-left = Tokens left
kosmonauts-sheet-landed = Who has landed
kosmonauts-sheet-scores = Final score
kosmonauts-sheet-total = Total

## Sectors, steps and speed

kosmonauts-sheet-sector =
    { $here ->
        [none] ({ $q }, { $r })
       *[other] ({ $q }, { $r }): { $here }
    }
kosmonauts-sheet-hazard = hazard
kosmonauts-sheet-steps =
    { $direction ->
        [e] { $count } east
        [se] { $count } south-east
        [sw] { $count } south-west
        [w] { $count } west
        [nw] { $count } north-west
       *[ne] { $count } north-east
    }
kosmonauts-sheet-direction-name =
    { $direction ->
        [e] east
        [se] south-east
        [sw] south-west
        [w] west
        [nw] north-west
       *[ne] north-east
    }
kosmonauts-sheet-rose =
    { $steps ->
        [none] at rest
       *[other] { $steps }
    }
kosmonauts-sheet-way =
    { $steps ->
        [none] here
       *[other] { $steps }
    }
kosmonauts-sheet-way-later =
    { $steps ->
        [none] After this round: here
       *[other] After this round: { $steps }
    }

## Bodies and ships

kosmonauts-sheet-unplaced = not placed yet: { $colour }
kosmonauts-sheet-then = Next rounds: { $sectors }
kosmonauts-sheet-guest =
    { $here ->
        [yes] { $points ->
            [0] { $colour }, is here
           *[other] { $colour } { $points }, is here
        }
       *[no] { $colour } { $points }
    }
kosmonauts-sheet-on-body = landed: { $body }
kosmonauts-sheet-last-body = Landed last: { $body }
kosmonauts-sheet-token = { $body } { $points }
kosmonauts-sheet-evacuation = evacuation

## My orders

kosmonauts-sheet-ordered =
    { $steps ->
        [none] Ordered { $units } of { $limit }
       *[other] Ordered { $units } of { $limit }: { $steps }
    }
kosmonauts-sheet-left = Left: fuel { $fuel }, hyper-fuel { $hyper }, shields { $shields }
kosmonauts-sheet-drift-waits = The drift works as soon as your ship takes off.
kosmonauts-sheet-evacuated-to = Your ship would be evacuated to: { $body }
kosmonauts-sheet-costs-shield = A hazard: it costs 1 shield, then you have { $left }.
kosmonauts-sheet-can-land = You can land: { $body }
kosmonauts-sheet-arrives = This body comes to you after the flight, then you can land: { $body }
kosmonauts-sheet-next-round = Next round without fuel: { $sector }
kosmonauts-sheet-next-evacuation = Next round without fuel: evacuation
kosmonauts-sheet-reach = Still within reach this round: { $bodies }
kosmonauts-sheet-if-paid = If you pay, without fuel: { $sector }
kosmonauts-sheet-if-declined = If you decline, without fuel: { $sector }
kosmonauts-sheet-landing =
    { $points ->
        [0] { $body }: no landing token
       *[other] { $body }: landing token { $points }
    }

## Events, missions and score

kosmonauts-sheet-event-now = This round: { $card }
kosmonauts-sheet-mission =
    { $state ->
        [met] { $card }: fulfilled as it stands
        [open] { $card }: open
       *[lost] { $card }: not fulfilled
    }
kosmonauts-sheet-winner = { $colour } (winner)
