### Mission: Red Planet. Names come as they are printed; sentences are built so that they fit any name.

redplanet-about = Send astronauts to Mars, choose your character in secret, hold the regions that matter.
redplanet-title = Mission: Red Planet
redplanet-edition-2005 = First edition, 2005
redplanet-edition-2015 = Second edition, 2015
redplanet-edition-2025 = Third edition, 2025

## Counted things, for other messages

redplanet-n-astronauts =
    { $count ->
        [one] { $count } astronaut
       *[other] { $count } astronauts
    }
redplanet-n-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
redplanet-n-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
redplanet-n-seats =
    { $capacity ->
        [one] { $capacity } seat
       *[other] { $capacity } seats
    }

## Colours

redplanet-colour-red = Red
redplanet-colour-blue = Blue
redplanet-colour-yellow = Yellow
redplanet-colour-green = Green
redplanet-colour-violet = Violet
redplanet-colour-white = White
redplanet-neutral = { $colour } (neutral)
redplanet-no-colour = no such colour

## Regions

redplanet-region-vastitas-borealis = Vastitas Borealis
redplanet-region-ausonia = Ausonia
redplanet-region-hellas = Hellas
redplanet-region-tritonis-sinus = Tritonis Sinus
redplanet-region-mare-tyrrhenum = Mare Tyrrhenum
redplanet-region-sinus-sabaeus = Sinus Sabaeus
redplanet-region-mare-serpentis = Mare Serpentis
redplanet-region-syrtis-major = Syrtis Major
redplanet-region-valles-marineris = Valles Marineris
redplanet-region-arabia = Arabia
redplanet-region-phobos = Phobos
redplanet-no-region = no such region

## Characters

redplanet-role-recruiter = Recruiter
redplanet-role-explorer = Explorer
redplanet-role-scientist = Scientist
redplanet-role-secret-agent = Secret Agent
redplanet-role-saboteur = Saboteur
redplanet-role-femme-fatale = Femme Fatale
redplanet-role-travel-agent = Travel Agent
redplanet-role-soldier = Soldier
redplanet-role-pilot = Pilot
redplanet-role-robot = Robot
redplanet-role-dispatcher = Dispatcher
redplanet-role-headhunter = Headhunter
redplanet-role-specialist = Specialist
redplanet-role-vamp = Vamp
redplanet-role-tour-operator = Tour Operator
redplanet-role-marine = Space Marine
redplanet-no-role = no such character

## Resources

redplanet-resource-ice = Ice
redplanet-resource-sylvanite = Sylvanite
redplanet-resource-celerium = Celerium

## Ships

redplanet-ship = { $region }, { redplanet-n-seats }
redplanet-open-ship = open ship, { redplanet-n-seats }
redplanet-open = destination open
redplanet-dock = dock { $dock }
redplanet-ship-at-dock =
    { $launched ->
        [yes] dock { $dock } ({ $region }, { $aboard } of { $capacity }, launched)
       *[no] dock { $dock } ({ $region }, { $aboard } of { $capacity })
    }

## Event cards: discoveries

redplanet-card-even-ground = Even Ground
redplanet-card-uneven-ground = Uneven Ground
redplanet-card-cave-in = Cave-In
redplanet-card-synergy = Synergy
redplanet-card-subterfuge = Subterfuge
redplanet-card-native-resistance = Native Resistance
redplanet-card-frozen-ground = Frozen Ground
redplanet-card-survey-error = Survey Error
redplanet-card-dust-storm = Dust Storm
redplanet-card-ether-magnet = Ether Magnet
redplanet-card-rich-vein = Rich Vein
redplanet-card-lichens = Lichens
redplanet-card-radiation = Radiation
redplanet-card-ancient-ruins = Ancient Ruins
redplanet-card-nothing-found = Nothing Found

## Event cards: missions

redplanet-card-dawn-claim = Dawn Claim
redplanet-card-noon-claim = Noon Claim
redplanet-card-dusk-claim = Dusk Claim
redplanet-card-midnight-claim = Midnight Claim
redplanet-card-heartland-claim = Heartland Claim
redplanet-card-strategic-zones = Strategic Zones
redplanet-card-phobos-outpost = Phobos Outpost
redplanet-card-celerium-magnate = Celerium Magnate
redplanet-card-sylvanite-magnate = Sylvanite Magnate
redplanet-card-broad-portfolio = Broad Portfolio
redplanet-card-wide-settlement = Wide Settlement
redplanet-card-fallen-heroes = Fallen Heroes
redplanet-card-northern-influence = Northern Influence
redplanet-card-eastern-influence = Eastern Influence
redplanet-card-southern-influence = Southern Influence
redplanet-card-western-influence = Western Influence
redplanet-card-exclusive-claims = Exclusive Claims
redplanet-card-secret-mission-1 = Secret Mission 1
redplanet-card-secret-mission-2 = Secret Mission 2
redplanet-card-secret-mission-3 = Secret Mission 3
redplanet-card-secret-mission-4 = Secret Mission 4
redplanet-card-central-control = Central Control
redplanet-card-land-baron = Land Baron
redplanet-card-regional-claim-north = Northern Claim
redplanet-card-regional-claim-south = Southern Claim

## Event cards: actions

redplanet-card-blocks-of-ice = Blocks of Ice
redplanet-card-rescue-party = Rescue Party
redplanet-card-priority-launch = Priority Launch
redplanet-card-change-of-plans = Change of Plans
redplanet-no-card = no such card

## What missions ask for

redplanet-mission-presence-tiers = { $tiers } points for standing in 1, 2, 3… of these regions: { $regions }.
redplanet-mission-presence-all = Stand in every one of these regions: { $regions }. Worth { redplanet-n-points }.
redplanet-mission-presence-count = Stand in many regions; points by the number of regions — { $thresholds }.
redplanet-mission-most-total = Have the most astronauts in total, alone or tied: { $regions }. Worth { redplanet-n-points }.
redplanet-mission-most-tokens = Have the most { $resource } tokens, alone or tied. Worth { redplanet-n-points }.
redplanet-mission-most-lost = Have lost the most astronauts, alone or tied. Worth { redplanet-n-points }.
redplanet-mission-token-set =
    Own at least { $count ->
        [one] { $count } point token
       *[other] { $count } point tokens
    } of every resource. Worth { redplanet-n-points }.
redplanet-mission-majority-count =
    Have more astronauts than anyone else in at least { $count ->
        [one] { $count } region
       *[other] { $count } regions
    }. Worth { redplanet-n-points }.
redplanet-mission-sole-occupant = { redplanet-n-points } for each region where nobody else stands, up to { $most }.

## What discoveries do

redplanet-discovery-none = Nothing is found here.
redplanet-discovery-extra-tokens = In the last production this region, if explored, yields { redplanet-n-tokens } more.
redplanet-discovery-adjacent-bonus = In the last production each explored neighbour yields { redplanet-n-tokens } more.
redplanet-discovery-no-production = In the last production this region yields nothing new.
redplanet-discovery-second-place-takes = In the last production the second largest group takes the tokens here.
redplanet-discovery-parity-filter =
    { $parity ->
        [even] In the last production only groups with an even number of astronauts count here.
       *[odd] In the last production only groups with an odd number of astronauts count here.
    }
redplanet-discovery-each-color-loses = Each colour here loses { redplanet-n-astronauts } at once.
redplanet-discovery-set-resource = From now on this region yields { $resource }.
redplanet-discovery-swap-with-unused-resource = The resource of this region changes places with the one left over in setup.
redplanet-discovery-evacuate-to-adjacent = Everybody leaves for neighbouring regions of their choice.
redplanet-discovery-docked-crew-lands-here = All astronauts still on docked ships land here.
redplanet-discovery-leader-points =
    { $sign ->
        [minus] At the end each colour with the most astronauts here loses { redplanet-n-points }.
       *[plus] At the end each colour with the most astronauts here gains { redplanet-n-points }.
    }
redplanet-discovery-presence-points =
    { $sign ->
        [minus] At the end each colour here loses { redplanet-n-points }.
       *[plus] At the end each colour here gains { redplanet-n-points }.
    }

## What action cards do

redplanet-action-gain-tokens = Play { $window }. Take from the supply: { $count } × { $resource }.
redplanet-action-return-lost = Play { $window }. Up to { redplanet-n-astronauts } of yours come back from the lost to one region of Mars where you stand.
redplanet-action-force-launch = Play { $window }. Launch a docked ship that carries an astronaut of yours.
redplanet-action-reselect-character = Play { $window }. Lay down another character from your hand instead of the one you chose.
redplanet-window-after-character-selection = after all have chosen their characters
redplanet-window-end-of-character-step = after the last character of a round
redplanet-window-start-of-discovery-phase = before the discoveries are revealed
redplanet-window-start-of-final-scoring = before the final scoring

## Characters, as they are chosen and explained

redplanet-role-numbered = { $number } { $role }
redplanet-role-text = { $place } { $special }
redplanet-place-any =
    { $count ->
        [one] Place { $count } astronaut on a docked ship.
       *[other] Place { $count } astronauts on docked ships, on one or on several.
    }
redplanet-place-different = Place { $count } astronauts, each on a different docked ship.
redplanet-place-together = Place { $count } astronauts together on one docked ship; without room for all, none.
redplanet-special-recruiter = Then take all your played characters back into hand, this one too.
redplanet-special-explorer = Then make up to { $moves } moves: each takes one of your astronauts to an adjacent region and explores it.
redplanet-special-scientist = Then draw an event card, or look at a discovery on the map. A mission or action card is yours; a discovery goes face down to an outer region.
redplanet-special-secret-agent = Then launch a docked ship that is not full, even an empty one.
redplanet-special-saboteur = Then destroy a docked ship with everybody on board.
redplanet-special-femme-fatale = Then replace an astronaut of another colour by one of yours, on a ship or in a region where you already have one.
redplanet-special-travel-agent = Nothing else.
redplanet-special-soldier =
    { $phobos ->
        [yes] Then kill an astronaut in an outer region or on Phobos. After that bring down 1 to { $drop } of yours from Phobos, to any regions of Mars.
       *[no] Then kill an astronaut in an outer region.
    }
redplanet-special-pilot =
    { $swap ->
        [yes] Then give a ship, docked or launched, a new destination, or swap the destination tokens of two ships.
       *[no] Then give a ship, docked or launched, a new destination.
    }

## What a player can do

redplanet-do-keep = Keep “{ $thing }”
redplanet-do-choose = { $thing }
redplanet-do-place = Board at { $thing }
redplanet-do-bound = Fly to { $thing }
redplanet-do-move-from = Move from { $thing }
redplanet-do-move-to = Move to { $thing }
redplanet-do-look = Look at the discovery at { $thing }
redplanet-do-draw = Draw an event card
redplanet-do-attach = Attach it to { $thing }
redplanet-do-box = Put the card into the box
redplanet-do-launch = Launch the ship at { $thing }
redplanet-do-destroy = Destroy the ship at { $thing }
redplanet-do-replace-at = Replace somebody at { $thing }
redplanet-do-replace = Replace an astronaut of { $thing }
redplanet-do-kill-at = Kill somebody at { $thing }
redplanet-do-kill = Kill an astronaut of { $thing }
redplanet-do-drop = Bring one down to { $thing }
redplanet-do-redirect = Redirect the ship at { $thing }
redplanet-do-swap = Swap two destination tokens
redplanet-do-swap-first = Swap the token at { $thing }
redplanet-do-swap-second = Swap it with the token at { $thing }
redplanet-do-play = Play “{ $thing }”
redplanet-do-rescue-at = Bring one back to { $thing }
redplanet-do-rescue-more = Bring one more back
redplanet-do-evacuate-to = Leave for { $thing }
redplanet-do-stop = Stop here
redplanet-do-pass = Pass
redplanet-do-decline = Leave it

## What a player is asked

redplanet-ask-keep-mission = { $colour }: choose the mission you want to keep
redplanet-ask-choose-character = { $colour }: choose your character for this round in secret
redplanet-ask-change-character = { $colour }: you may still choose another character
redplanet-ask-choose-another = { $colour }: choose another character from your hand instead
redplanet-ask-place-astronaut = { $colour }: choose a docked ship for one astronaut
redplanet-ask-place-elsewhere = { $colour }: choose another ship for the next astronaut
redplanet-ask-place-together =
    { $left ->
        [one] { $colour }: choose a ship for { $left } astronaut
       *[other] { $colour }: choose one ship for { $left } astronauts together
    }
redplanet-ask-choose-destination = { $colour }, { $ship }: choose where the ship flies
redplanet-ask-move-from =
    { $left ->
        [one] { $colour }, { redplanet-role-explorer }: move an astronaut ({ $left } move left) or stop
       *[other] { $colour }, { redplanet-role-explorer }: move an astronaut ({ $left } moves left) or stop
    }
redplanet-ask-move-to = { $colour }, from { $region }: choose where the astronaut goes
redplanet-ask-look-or-draw = { $colour }, { redplanet-role-scientist }: draw an event card or look at a discovery
redplanet-ask-look-at-discovery = { $colour }: choose a discovery to look at
redplanet-ask-attach-discovery = { $colour }: put “{ $card }” at an outer region
redplanet-ask-attach-or-box = { $colour }: attach “{ $card }” if you can, or put it into the box
redplanet-ask-force-launch = { $colour }: choose a docked ship that leaves now
redplanet-ask-launch-own-ship = { $colour }: launch a docked ship with an astronaut of yours
redplanet-ask-destroy-ship = { $colour }, { redplanet-role-saboteur }: choose a docked ship to destroy
redplanet-ask-replace-astronaut = { $colour }: choose where to replace an astronaut
redplanet-ask-replace-whom = { $colour }, { $place }: choose whose astronaut to replace
redplanet-ask-kill-astronaut = { $colour }: choose where to kill an astronaut
redplanet-ask-kill-whom = { $colour }, { $region }: choose whose astronaut to kill
redplanet-ask-drop-to =
    { $left ->
        [one] { $colour }: choose where an astronaut comes down from Phobos
       *[other] { $colour }: choose where an astronaut comes down from Phobos (up to { $left })
    }
redplanet-ask-redirect-ship = { $colour }, { redplanet-role-pilot }: choose a ship that gets a new destination
redplanet-ask-new-destination = { $colour }, { $ship }: choose the new destination
redplanet-ask-swap-tokens = { $colour }: choose the first ship of the swap
redplanet-ask-swap-with = { $colour }, { $ship }: choose the ship to swap with
redplanet-ask-play-action = { $colour }: play an action card ({ $window }) or pass
redplanet-ask-rescue-at =
    { $left ->
        [one] { $colour }: choose where { $left } lost astronaut comes back
       *[other] { $colour }: choose where up to { $left } lost astronauts come back
    }
redplanet-ask-rescue-more = { $colour }: bring another lost astronaut back or stop
redplanet-ask-evacuate-to = { $colour }: everybody must leave { $region }; choose where one goes

## What has happened: setup and choice

redplanet-event-mission-kept = { $colour } keeps the mission “{ $card }”
redplanet-event-mission-kept-hidden = { $colour } keeps a mission
redplanet-event-discovery-shown = { $colour } was dealt no mission and shows “{ $card }”
redplanet-event-round-started = Round { $round }
redplanet-event-character-chosen = { $colour } chooses a character: { $role }
redplanet-event-character-chosen-hidden = { $colour } has chosen a character
redplanet-event-character-changed = { $colour } chooses another character: { $role }
redplanet-event-character-changed-hidden = { $colour } has chosen again
redplanet-event-character-revealed = { $colour } reveals: { $role }
redplanet-event-characters-taken-back = { $colour } takes all characters back into hand
redplanet-event-placement-skipped = { $colour } cannot place all astronauts of this card together ({ $role })
redplanet-event-first-player-changed = First player: { $colour }
redplanet-event-neutral-drawn = { $colour } draws a character: { $role }
redplanet-event-neutral-drawn-hidden = { $colour } draws a character face down
redplanet-event-neutral-shuffled = { $colour } boxes the { redplanet-role-recruiter } and reshuffles the other characters

## What has happened: ships

redplanet-event-astronauts-placed = { $colour } places { redplanet-n-astronauts } at { $ship }
redplanet-event-destination-set = { $colour } sends the ship at { $ship } to { $region }
redplanet-event-token-laid-on-ship = A destination token sends the ship at { $ship } to { $region }
redplanet-event-tokens-swapped = { $colour } swaps the destination tokens of { $ship } and { $other }
redplanet-event-ship-launched =
    { $count ->
        [0] The empty ship at { $ship } is launched
       *[other] The ship at { $ship } is launched with { redplanet-n-astronauts }
    }
redplanet-event-ship-destroyed =
    { $count ->
        [0] { $colour } destroys the ship at { $ship } with nobody aboard
       *[other] { $colour } destroys the ship at { $ship }: { redplanet-n-astronauts } lost
    }
redplanet-event-ship-landed =
    { $count ->
        [0] The ship from { $ship } arrives empty at { $region }
       *[other] The ship from { $ship } lands at { $region } with { redplanet-n-astronauts }
    }
redplanet-event-ship-discarded = The ship from { $ship } has no destination and is discarded
redplanet-event-ship-docked = A ship waits at { $ship }: { $card }

## What has happened: on Mars

redplanet-event-region-explored = { $region } is explored: { $resource }
redplanet-event-astronaut-moved = { $colour } moves an astronaut from { $origin } to { $region }
redplanet-event-astronaut-dropped = { $colour } brings an astronaut down from Phobos to { $region }
redplanet-event-replaced-on-ship = { $colour } replaces an astronaut of { $victim } at { $ship }
redplanet-event-replaced-in-region = { $colour } replaces an astronaut of { $victim } at { $region }
redplanet-event-astronaut-killed = { $colour } kills an astronaut of { $victim } at { $region }

## What has happened: event cards

redplanet-event-event-drawn = { $colour } draws “{ $card }”
redplanet-event-event-drawn-hidden = { $colour } draws an event card
redplanet-event-event-kept = { $colour } keeps “{ $card }”
redplanet-event-event-kept-hidden = { $colour } keeps the card
redplanet-event-discovery-attached = { $colour } attaches “{ $card }” to { $region }
redplanet-event-discovery-attached-hidden = { $colour } attaches a discovery to { $region }
redplanet-event-discovery-looked-at = { $colour } looks at the discovery at { $region }: “{ $card }”
redplanet-event-discovery-looked-at-hidden = { $colour } looks at the discovery at { $region }
redplanet-event-discovery-discarded = { $colour } discards “{ $card }”: no outer region is free
redplanet-event-event-boxed = { $colour } puts “{ $card }” into the box
redplanet-event-event-boxed-hidden = { $colour } puts the card into the box unseen
redplanet-event-action-played = { $colour } plays “{ $card }”
redplanet-event-tokens-gained = { $colour } gains { $count } × { $resource }
redplanet-event-astronaut-rescued = { $colour } brings a lost astronaut back to { $region }

## What has happened: production and discoveries

redplanet-event-production-started =
    { $phase ->
        [1] First production
        [2] Second production
       *[3] Third production
    }
redplanet-event-tokens-laid = { $region } yields { $count } × { $resource }
redplanet-event-tokens-taken = { $colour } takes { $count } × { $resource } at { $region }
redplanet-event-tokens-left = { redplanet-n-tokens } left at { $region }
redplanet-event-tokens-removed = { redplanet-n-tokens } removed from { $region }
redplanet-event-discovery-revealed = Discovery at { $region }: “{ $card }”
redplanet-event-astronauts-lost = { $colour } loses { redplanet-n-astronauts } at { $region }
redplanet-event-resource-changed = { $region } now yields { $resource }
redplanet-event-astronaut-evacuated = { $colour } moves an astronaut out of { $origin } to { $region }
redplanet-event-crews-landed =
    { $count ->
        [one] { $count } astronaut from the docks lands at { $region }
       *[other] { $count } astronauts from the docks land at { $region }
    }

## What has happened: final scoring

redplanet-event-mission-scored = { $colour }, mission “{ $card }”: { redplanet-n-points }
redplanet-event-ice-scored = { $colour }, Ice Monopoly: { redplanet-n-points }
redplanet-event-discovery-scored = { $colour }, “{ $card }” at { $region }: { redplanet-n-points }
redplanet-event-scored = { $colour } has { redplanet-n-points } in all
redplanet-event-game-won = { $colour } wins the game!
redplanet-event-victory-shared = { $colour } shares the victory
redplanet-event-both-lost = A neutral colour has the highest score: both players lose

## Why not

redplanet-why-played-already = { $thing } has been played already: you must first take your characters back.
redplanet-why-same-character = { $thing } is what you have chosen already.
redplanet-why-no-ship = There is no ship at { $thing }.
redplanet-why-ship-left = This ship has been launched already.
redplanet-why-ship-full = This ship is full: { redplanet-n-seats }, all taken.
redplanet-why-too-few-seats =
    { $free ->
        [one] { $needed } astronauts board together, and this ship has only { $free } free seat.
       *[other] { $needed } astronauts board together, and this ship has only { $free } free seats.
    }
redplanet-why-no-reserve = No astronaut is left in the reserve.
redplanet-why-too-few-in-reserve = This takes { $needed } astronauts, and the reserve holds only { $reserve }.
redplanet-why-same-ship = It must be another ship.
redplanet-why-no-token-left = No destination token for { $thing } is left in the supply.
redplanet-why-no-tokens-at-all = No destination token is left in the supply.
redplanet-why-none-here-of-yours = You have no astronaut at { $thing }.
redplanet-why-no-way-from-phobos = { $thing } has no neighbours: nobody can walk away from there.
redplanet-why-not-adjacent = { $thing } is not a neighbour of the region where the astronaut stands.
redplanet-why-no-discovery-here = There is no discovery at { $thing }.
redplanet-why-deck-empty = The event deck is empty.
redplanet-why-all-covered = Every outer region has a discovery already, so you can only look at one.
redplanet-why-not-outer = { $thing } is not an outer region, and only those can have a discovery.
redplanet-why-has-discovery = { $thing } has a discovery already.
redplanet-why-not-full-only = This ship is full and leaves anyway: choose one with a free seat.
redplanet-why-empty-ship = Nobody is aboard, and by your house rules an empty ship cannot be launched.
redplanet-why-not-present = You must already have an astronaut there.
redplanet-why-nobody-to-replace = No astronaut of another colour is there.
redplanet-why-not-another-colour = You cannot replace an astronaut of the same colour.
redplanet-why-not-here = { $thing } has no astronaut there.
redplanet-why-out-of-reach = { $thing } is an inner region and out of reach.
redplanet-why-nobody-here = There is nobody at { $thing }.
redplanet-why-not-on-mars = { $thing } is not on the planet: choose a region of Mars.
redplanet-why-must-move-one = At least one astronaut must come down from Phobos.
redplanet-why-same-destination = The ship is bound for { $thing } already, and by your house rules it needs a new destination.
redplanet-why-no-token-on-ship = This ship carries no destination token.
redplanet-why-no-two-tokens = A swap needs two ships with destination tokens.
redplanet-why-not-your-card = You do not hold such an action card.
redplanet-why-wrong-moment = This is not the moment for “{ $thing }”.
redplanet-why-no-effect-now = “{ $thing }” would do nothing now.
redplanet-why-not-a-mission = “{ $thing }” is not a mission.
redplanet-why-compulsory = You must do this, because you can.
redplanet-why-card-is-no-discovery = The card you drew is not a discovery: it goes into the box.
redplanet-why-must-attach = A discovery must be attached as long as an outer region is free.
redplanet-why-none-lost = You have no lost astronaut to bring back.
redplanet-why-not-dealt = “{ $thing }” was not dealt to you.
redplanet-why-no-swapping = Destination tokens cannot be swapped in this edition.

## House rules

redplanet-switch-layout = Map
    .help = How the parts of Mars are put together; “random” leaves it to chance when the game starts.
redplanet-switch-layout-random = random
redplanet-switch-layout-A = arrangement A
redplanet-switch-layout-B = arrangement B
redplanet-switch-layout-C = arrangement C
redplanet-switch-layout-D = arrangement D
redplanet-switch-open-start = Open ships at the start
    .help = What happens if one of the first ships has no destination.
redplanet-switch-open-start-redraw = another ship is drawn
redplanet-switch-open-start-owner = whose astronaut is aboard chooses
redplanet-switch-open-start-wait = it stays open
redplanet-switch-launches-at-once = Full ships leave at once
    .help = A ship leaves the moment it is full, even in the middle of a card; without this rule it leaves when the card is done.
redplanet-switch-splits-ties = Ties share
    .help = Colours tied for the most astronauts share the tokens of a region; without this rule they get nothing and the tokens stay.
redplanet-switch-effects-optional = Effects are optional
    .help = The special effect of a character may be left out; without this rule it must be carried out as far as possible.
redplanet-switch-choice-may-change = Choices may change
    .help = You may choose another character until the last player has chosen.
redplanet-switch-agent-may-pick-full = Full ships can be launched
    .help = The Secret Agent may also launch a ship that is full and would leave anyway.
redplanet-switch-agent-may-pick-empty = Empty ships can be launched
    .help = The Secret Agent may launch a ship with nobody aboard.
redplanet-switch-empty-ships-explore = Empty ships explore
    .help = A ship that arrives empty turns up the resource of the region, too.
redplanet-switch-boarder-repicks = First aboard chooses anyway
    .help = Whoever boards an empty open ship first chooses its destination, even if a Pilot has set one already.
redplanet-switch-covered-tokens-return = Covered tokens return
    .help = A destination token that is covered returns to the supply at once; without this rule it stays with the ship.
redplanet-switch-pilot-may-repeat = The Pilot may repeat
    .help = The Pilot may give a ship the destination that it has already.
redplanet-switch-destroyed-tokens-return = Tokens survive destruction
    .help = Destination tokens on a destroyed ship return to the supply; without this rule they leave the game.
redplanet-switch-discards-return = Discards return
    .help = When the event deck is empty, its discards are shuffled into a new one.
redplanet-switch-draws-when-covered = Drawing with a full rim
    .help = The Scientist may draw an event card even if every outer region has a discovery.
redplanet-switch-fresh-presence = New arrivals count
    .help = To replace somebody aboard a ship, it is enough to have placed an astronaut there with the same card.
redplanet-switch-drop-most = Most from Phobos
    .help = How many astronauts the Soldier may bring down from Phobos.
redplanet-switch-drop-most-0 = as the card says
redplanet-switch-drop-most-1 = 1
redplanet-switch-drop-most-2 = 2
redplanet-switch-drop-most-3 = 3
redplanet-switch-drop-most-4 = 4
redplanet-switch-drop-most-5 = 5
redplanet-switch-drop-most-6 = 6
redplanet-switch-drop-most-7 = 7
redplanet-switch-drop-most-8 = 8
redplanet-switch-drop-most-9 = 9
redplanet-switch-cave-in-keeps-leftovers = Cave-In buries all
    .help = Tokens that already lie in a region with a Cave-In are not given out either.
redplanet-switch-zero-is-most = None can be most
    .help = Whoever has none of something can still be tied for the most, when nobody has any.
redplanet-switch-scores-stop-at-zero = No score below zero
    .help = A final score below zero counts as zero.
redplanet-switch-neutral-may-lead = Neutral colours may lead
    .help = A neutral colour can be first player; without this rule its controller is.
redplanet-switch-neutral-may-decline = Neutral discoveries are optional
    .help = A discovery drawn for a neutral colour may go into the box; without this rule it must be attached.

## Where points come from

redplanet-source-tokens = Point tokens
redplanet-source-mission = Mission
redplanet-source-ice = Ice Monopoly
redplanet-source-discovery = Discovery
redplanet-tie-tokens = Tie-break: point tokens

## What is in the box

redplanet-kind-edition = Edition
redplanet-kind-region = Region
redplanet-kind-layout = Map
redplanet-kind-ship = Ship
redplanet-kind-resource = Tokens
redplanet-kind-character = Character
redplanet-kind-discovery = Discovery
redplanet-kind-mission = Mission
redplanet-kind-action = Action card

## What is wrong with a box

box-reserved-id = { box-place }: the id “{ $id }” means a ship without destination; choose another.
box-duplicate-number = { box-place }: the number { $number } occurs more than once.
box-unknown-region = { box-place }: there is no region “{ $region }” that could stand here.
box-region-count =
    { box-place }: there must be { $needed } { $kind ->
        [outer] outer
        [inner] inner
       *[moon] moon
    } regions, not { $count }.
box-no-layout = { box-place }: there must be at least one arrangement of the map.
box-region-left-out = { box-place }: the region “{ $region }” is missing.
box-self-edge = { box-place }: “{ $region }” cannot border itself.
box-duplicate-edge = { box-place }: the border between “{ $region }” and “{ $other }” is listed twice.
box-no-neighbour = { box-place }: “{ $region }” has no neighbour.
box-unreachable = { box-place }: there is no way from “{ $other }” to “{ $region }”.
box-ship-count = { box-place }: there must be { $needed } ships, not { $count }.
box-open-ships = { box-place }: there may be at most { $most } open ships, not { $count }.
box-resource-count = { box-place }: there must be { $needed } resource tokens, not { $count }.
box-role-count = { box-place }: there must be { $needed } characters, not { $count }.
box-too-few-missions = { box-place }: there must be at least { $needed } missions for the deal, not { $count }.
box-place-mode = { box-place }: a single astronaut is placed “any”, several in another way, but here { $count } go “{ $mode }”.
box-wrong-moment = { box-place }: “{ $effect }” cannot happen at “{ $given }”.
box-tier-count = { box-place }: there must be as many numbers as regions: { $needed }, not { $count }.

## Questions in a word or two, for what comes next

redplanet-crumb-keep-mission = mission
redplanet-crumb-choose-character = character
redplanet-crumb-change-character = change character
redplanet-crumb-choose-another = another character
redplanet-crumb-place-astronaut = place
redplanet-crumb-place-elsewhere = place
redplanet-crumb-place-together = place together
redplanet-crumb-choose-destination = destination
redplanet-crumb-move-from = move whom
redplanet-crumb-move-to = move where
redplanet-crumb-look-or-draw = draw or look
redplanet-crumb-look-at-discovery = look
redplanet-crumb-attach-discovery = attach
redplanet-crumb-attach-or-box = attach or box
redplanet-crumb-force-launch = launch
redplanet-crumb-launch-own-ship = launch own ship
redplanet-crumb-destroy-ship = destroy
redplanet-crumb-replace-astronaut = replace where
redplanet-crumb-replace-whom = replace whom
redplanet-crumb-kill-astronaut = kill where
redplanet-crumb-kill-whom = kill whom
redplanet-crumb-drop-to = descend
redplanet-crumb-redirect-ship = redirect
redplanet-crumb-new-destination = new destination
redplanet-crumb-swap-tokens = first ship
redplanet-crumb-swap-with = second ship
redplanet-crumb-play-action = action card
redplanet-crumb-rescue-at = rescue where
redplanet-crumb-rescue-more = rescue more
redplanet-crumb-evacuate-to = evacuate

# pages

redplanet-edition-2005-about = Ten regions, no Phobos, no action cards. A full ship leaves at once.
redplanet-edition-2015-about = Nine regions, two of them inner, and Phobos. Action cards; rules for two players.
redplanet-edition-2025-about = Nine regions in four arrangements, three of them inner, and Phobos. Rules for two players.
