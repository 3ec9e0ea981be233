### Kosmonauts. Names come as they are printed; sentences are built so that they fit any name.

kosmonauts-about = Plan your thrust, fly by inertia, land on the planets before the others.
kosmonauts-title = Kosmonauts
kosmonauts-edition-classic = Classic edition

## Counted things, for other messages

kosmonauts-n-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
kosmonauts-n-units-left =
    { $left ->
        [one] { $left } unit left
       *[other] { $left } units left
    }
# Ordinary and hyper-fuel together, none of either left out.
kosmonauts-n-cubes =
    { $hyper ->
        [0] { $fuel } fuel
       *[other] { $fuel ->
            [0] { $hyper } hyper-fuel
           *[other] { $fuel } fuel and { $hyper } hyper-fuel
        }
    }

## Colours

kosmonauts-colour-white = White
kosmonauts-colour-green = Green
kosmonauts-colour-red = Red
kosmonauts-colour-yellow = Yellow
kosmonauts-no-colour = no such colour

## Bodies

kosmonauts-body-mercury = Mercury
kosmonauts-body-venus = Venus
kosmonauts-body-earth = Earth
kosmonauts-body-mars = Mars
kosmonauts-body-jupiter = Jupiter
kosmonauts-body-saturn = Saturn
kosmonauts-body-uranus = Uranus
kosmonauts-body-neptune = Neptune
kosmonauts-body-comet = Halley’s Comet
kosmonauts-no-body = no such body
kosmonauts-point = point { $number }
kosmonauts-point-at = { kosmonauts-point } ({ $q }, { $r })

## Directions and cubes

kosmonauts-direction-e = E
kosmonauts-direction-se = SE
kosmonauts-direction-sw = SW
kosmonauts-direction-w = W
kosmonauts-direction-nw = NW
kosmonauts-direction-ne = NE
kosmonauts-cube-fuel = fuel → { $direction }
kosmonauts-cube-hyper = hyper-fuel → { $direction }
kosmonauts-no-cube = no such cube

## Event cards

kosmonauts-event-card-drift = Drift ({ $directions })
kosmonauts-event-card-tanker = Tanker
kosmonauts-event-card-hyper-gift = Hyper Gift
kosmonauts-event-card-gravity-well = Gravity Well
kosmonauts-event-card-overdrive = Overdrive
kosmonauts-event-card-fuel-leak = Fuel Leak
kosmonauts-event-card-engine-failure = Engine Failure
kosmonauts-no-card = no such card

kosmonauts-event-text-drift = Pushes every ship that way; a shield or staying landed protects.
kosmonauts-event-text-tanker = Pay a shield to take up to { $count } fuel.
kosmonauts-event-text-hyper-gift = Everybody gets 1 hyper-fuel, with full tanks in exchange for 1 fuel.
kosmonauts-event-text-gravity-well = Ships flying within 2 sectors of a body land on the nearest.
kosmonauts-event-text-overdrive =
    { $count ->
        [one] Everybody may order up to { $count } unit this round.
       *[other] Everybody may order up to { $count } units this round.
    }
kosmonauts-event-text-fuel-leak = Every ship loses { $count } fuel; hyper-fuel is safe.
kosmonauts-event-text-engine-failure = No fuel can be ordered this round.

## Missions

kosmonauts-mission-1 = Mission 1 ({ $body })
kosmonauts-mission-2-alpha = Mission 2 Alpha ({ $body })
kosmonauts-mission-2-beta = Mission 2 Beta ({ $body })
kosmonauts-no-mission = no such mission

kosmonauts-mission-text-1 = Land there first: { kosmonauts-n-points }.
kosmonauts-mission-text-2 = Land there second, or as the only one: { kosmonauts-n-points }.

## What a player can do

kosmonauts-do-disc = Place { $thing }
kosmonauts-do-point = Start at { $thing }
kosmonauts-do-event = Choose “{ $thing }”
kosmonauts-do-order = Order { $thing }
kosmonauts-do-shield-fuel = Turn a shield into fuel
kosmonauts-do-done = Done
kosmonauts-do-pay = Pay a shield
kosmonauts-do-refuse = Decline
kosmonauts-do-swap = Swap 1 fuel for 1 hyper-fuel
kosmonauts-do-fly = Fly
kosmonauts-do-evacuate = Evacuate the ship
kosmonauts-do-land = Land on { $thing }
kosmonauts-do-pass = Stay in flight
kosmonauts-do-fall = Fall on { $thing }

## What a player is asked

kosmonauts-ask-choose-disc = { $colour }: choose the body you place now
kosmonauts-ask-choose-point = { $colour }: choose where on its orbit { $body } starts
kosmonauts-ask-choose-event = { $colour }: you are the instructor, choose an event for everybody
kosmonauts-ask-escape =
    { $shields ->
        [one] { $colour }: pay your last shield to escape “{ $card }”, or decline
       *[other] { $colour }: pay 1 of { $shields } shields to escape “{ $card }”, or decline
    }
kosmonauts-ask-buy-fuel =
    { $shields ->
        [one] { $colour }: pay your last shield for fuel from the tanker, or decline
       *[other] { $colour }: pay 1 of { $shields } shields for fuel from the tanker, or decline
    }
kosmonauts-ask-swap-fuel = { $colour }: your tanks are full, swap 1 fuel for 1 hyper-fuel or decline
kosmonauts-ask-fall-on-body = { $colour }: choose which of the nearest bodies you fall on
kosmonauts-ask-give-orders =
    { $left ->
        [0] { $colour }: no more fuel can be ordered this round, confirm your orders
       *[other] { $landed ->
            [yes] { $colour }: order fuel, { kosmonauts-n-units-left } (tanks { $fuel } + { $hyper }); “Done” alone means stay and refuel
           *[no] { $colour }: order fuel, { kosmonauts-n-units-left } (tanks { $fuel } + { $hyper }), or confirm with “Done”
        }
    }
kosmonauts-ask-fly-or-evacuate = { $colour }: fly as ordered, or evacuate to { $last }
kosmonauts-ask-evacuate-now = { $colour }: evacuate to { $last } now, or stay in flight
kosmonauts-ask-may-land = { $colour }: land here, or stay in flight

## What has happened: setup and events

kosmonauts-event-body-placed = { $colour } places { $body } at { $point } of its orbit
kosmonauts-event-missions-drawn = { $colour } draws { $first }, { $alpha } and { $beta }
kosmonauts-event-missions-drawn-hidden = { $colour } draws three missions
kosmonauts-event-mission-replaced = { $colour } replaces { $card }: another mission has the same target
kosmonauts-event-mission-replaced-hidden = { $colour } replaces a Mission 1 card: another mission has the same target
kosmonauts-event-round-started = Round { $round }
kosmonauts-event-event-chosen = { $colour } chooses the event “{ $card }”
kosmonauts-event-event-laid-open = A new event lies open: “{ $card }”
kosmonauts-event-shield-paid = { $colour } pays a shield
kosmonauts-event-drifted = { $colour } drifts off course
kosmonauts-event-drift-waits = { $colour } is landed: the drift works only on take-off
kosmonauts-event-fuel-taken =
    { $count ->
        [0] { $colour } has no room for fuel from the tanker
       *[other] { $colour } takes { $count } fuel from the tanker
    }
kosmonauts-event-hyper-taken = { $colour } gets 1 hyper-fuel
kosmonauts-event-fuel-swapped = { $colour } swaps 1 fuel for 1 hyper-fuel
kosmonauts-event-fuel-lost =
    { $count ->
        [0] { $colour } has no fuel to lose
       *[other] { $colour } loses { $count } fuel
    }
# Only an engine failure leaves nothing to order, and only that concerns a single ship.
kosmonauts-event-limit-changed =
    { $count ->
        [0] { $colour } cannot order fuel this round: engine failure
        [one] Everybody may order up to { $count } unit this round
       *[other] Everybody may order up to { $count } units this round
    }

## What has happened: orders, flight and landing

kosmonauts-event-orders-confirmed = { $colour } confirms the orders
kosmonauts-event-shield-turned =
    { $count ->
        [0] { $colour } gives up a shield, but has no room for the fuel
       *[other] { $colour } turns a shield into { $count } fuel
    }
kosmonauts-event-fuel-ordered = { $colour } orders { kosmonauts-n-cubes }
kosmonauts-event-took-off = { $colour } takes off from { $body }
kosmonauts-event-flew = { $colour } flies to { $q },{ $r }
kosmonauts-event-refuelled = { $colour } refuels: { kosmonauts-n-cubes }
kosmonauts-event-shield-lost = { $colour } loses a shield in a hazardous sector
kosmonauts-event-evacuated = { $colour } is evacuated to { $body }
kosmonauts-event-left-field = { $colour } leaves the Solar System
kosmonauts-event-hit-sun = { $colour } is heading straight into the Sun
kosmonauts-event-stranded = { $colour } has no shield left for a hazardous sector
kosmonauts-event-landed = { $colour } lands on { $body }
kosmonauts-event-token-taken = { $colour } takes a landing token of { $body }: { kosmonauts-n-points }
kosmonauts-event-came-home = { $colour } finishes the race on Earth: this is the last round
kosmonauts-event-bodies-moved = { $colour } moves the planets and the comet
kosmonauts-event-instructor-changed = Instructor: { $colour }

## What has happened: the end

kosmonauts-event-round-limit-met = Round { $round } was the last: the round limit is reached
kosmonauts-event-mission-scored =
    { $points ->
        [0] { $colour }, { $card }: not fulfilled
       *[other] { $colour }, { $card }: { kosmonauts-n-points }
    }
kosmonauts-event-scored = { $colour } has { kosmonauts-n-points } in all
kosmonauts-event-game-won = { $colour } wins the game!
kosmonauts-event-victory-shared = { $colour } shares the victory

## Why not

kosmonauts-why-not-your-disc = { $thing } was dealt to another player.
kosmonauts-why-placed-already = { $thing } is on its orbit already.
kosmonauts-why-no-such-point = There is no { $thing } on this orbit.
kosmonauts-why-limit-reached =
    { $limit ->
        [one] Only { $limit } unit can be ordered this round.
       *[other] Only { $limit } units can be ordered this round.
    }
kosmonauts-why-engine-failed = Engine failure: no fuel can be ordered this round.
kosmonauts-why-no-fuel = No ordinary fuel is left in your tanks.
kosmonauts-why-no-hyper = No hyper-fuel is left in your tanks.
kosmonauts-why-no-shield = You have no shield left.
kosmonauts-why-shield-turned-already = Only one shield a round can be turned into fuel.
kosmonauts-why-orders-begun = A shield can be turned into fuel only before any fuel is ordered.
kosmonauts-why-not-in-sector = { $thing } is not in the sector of your ship.
kosmonauts-why-not-nearest = { $thing } is not the nearest body.
kosmonauts-why-evacuated-now = Your ship is not in flight any more.

## House rules

kosmonauts-switch-well-can-be-escaped = Shields against gravity wells
    .help = A ship can escape a gravity well by paying a shield.
kosmonauts-switch-leak-can-be-escaped = Shields against fuel leaks
    .help = A ship can escape a fuel leak by paying a shield.
kosmonauts-switch-failure-can-be-escaped = Shields against engine failure
    .help = A ship can escape an engine failure by paying a shield.
kosmonauts-switch-well-takes-the-near = Gravity wells pull from above
    .help = A gravity well also brings down a ship that is in the very sector of a body; without this rule only from 1 or 2 sectors away.
kosmonauts-switch-fallen-may-refuel = Refuelling after a fall
    .help = A ship that a gravity well brought down may stay and refuel in the same round.
kosmonauts-switch-evacuate-after-flight = Evacuation after the flight
    .help = A ship may also be evacuated after it has flown; without this rule only instead of flying.
kosmonauts-switch-youngest-by-lot = Youngest player by lot
    .help = Chance decides who places the first body; without this rule the first seat does.
kosmonauts-switch-round-limit = Round limit
    .help = The game ends after this round even if nobody has finished the race on Earth.
kosmonauts-switch-round-limit-20 = 20 rounds
kosmonauts-switch-round-limit-30 = 30 rounds
kosmonauts-switch-round-limit-40 = 40 rounds
kosmonauts-switch-round-limit-60 = 60 rounds
kosmonauts-switch-round-limit-100 = 100 rounds
kosmonauts-switch-round-limit-200 = 200 rounds

## The board in a terminal: short words for narrow columns

kosmonauts-board-round =
    { $round ->
        [0] setup
       *[other] round { $round }
    }
kosmonauts-board-instructor = instructor: { $colour }
kosmonauts-board-ship = Ship
kosmonauts-board-where = Where
kosmonauts-board-tanks = Tanks
kosmonauts-board-load = { $fuel }+{ $hyper }, shields { $shields }
kosmonauts-board-points = Points
kosmonauts-board-body = Body
kosmonauts-board-now = Now
kosmonauts-board-next = Next rounds
kosmonauts-board-token = Token
kosmonauts-board-stays = Without orders your ship stays and refuels.
kosmonauts-board-ends =
    { $rose ->
        [none] Your ship stays in { $q },{ $r }.
       *[other] This flight ends in { $q },{ $r } ({ $rose }).
    }
kosmonauts-board-emergency =
    { $rose ->
        [none] This flight ends in evacuation!
       *[other] This flight ends in evacuation: { $rose }!
    }

## Where points come from

kosmonauts-source-token = Landing tokens
kosmonauts-source-mission = Missions
kosmonauts-tie-home = Tie-break: back on Earth in phase
kosmonauts-tie-fours = Tie-break: landing tokens of value 4

## What is in the box

kosmonauts-kind-edition = Edition
kosmonauts-kind-field = Board
kosmonauts-kind-orbit = Orbit
kosmonauts-kind-event = Event card
kosmonauts-kind-mission = Mission
kosmonauts-kind-number = Number

## What is wrong with a box

box-orbit-count = { box-place }: there must be { $needed } orbits, not { $count }.
box-point-count = { box-place }: an orbit has { $least } to { $most } points, not { $count }.
box-sector-count = { box-place }: there must be { $needed } sectors, not { $count }.
box-no-sectors = { box-place }: there must be at least one sector.
box-duplicate-sector = { box-place }: the sector { $sector } is listed more than once.
box-on-sun = { box-place }: the Sun is at { $sector }, and that is not a sector.
box-outside-field = { box-place }: the sector { $sector } is not on the board.
box-not-clockwise = { box-place }: the points must go clockwise round the Sun, but { $following } follows { $sector }.
box-lap-count = { box-place }: the points must go round the Sun just once, not { $count } times.
box-cube-count = { box-place }: a drift card shows { $least } or { $most } cubes, not { $count }.
box-shared-target = { box-place }: “{ $target }” is a target of both Alpha and Beta.

## Questions in a word or two, for what comes next

kosmonauts-crumb-choose-disc = body
kosmonauts-crumb-choose-point = place on the orbit
kosmonauts-crumb-choose-event = event
kosmonauts-crumb-escape = shield
kosmonauts-crumb-buy-fuel = buy fuel
kosmonauts-crumb-swap-fuel = swap fuel
kosmonauts-crumb-fall-on-body = fall where
kosmonauts-crumb-give-orders = orders
kosmonauts-crumb-fly-or-evacuate = flight
kosmonauts-crumb-evacuate-now = evacuate
kosmonauts-crumb-may-land = landing

# pages

kosmonauts-edition-classic-about = Eight planets and Halley’s comet, each on its orbit.
