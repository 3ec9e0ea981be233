### The board of Mission: Red Planet in a terminal: short words for narrow columns.

redplanet-board-round = Round { $round }/{ $rounds }
redplanet-board-first = first: { $colour }
redplanet-board-calling = calling { $number }: { $role }
redplanet-board-ship = Ship
redplanet-board-crew = Crew
redplanet-board-free = Free
redplanet-board-empty = empty dock
redplanet-board-open = destination open
redplanet-board-launched = launched
redplanet-board-region = Region
redplanet-board-resource = Yields
redplanet-board-tokens = Lying
redplanet-board-astronauts = Astronauts
redplanet-board-colour = Colour
redplanet-board-reserve = Res.
redplanet-board-lost = Lost
redplanet-board-cards = Cards
redplanet-board-played = Played
redplanet-board-hand = Your hand:

## Characters, as they are chosen and explained

redplanet-role-numbered = { $number } { $role }
redplanet-role-text = { $place } { $special }
redplanet-place-any =
    { $count ->
        [one] Place 1 astronaut on a docked ship.
       *[other] Place { $count } astronauts on docked ships, on one or on several.
    }
redplanet-place-different = Place { $count } astronauts, each on a different docked ship.
redplanet-place-together = Place { $count } astronauts together on one docked ship; without room for all, none.
redplanet-special-recruiter = Then take all your played characters back into hand, this one too.
redplanet-special-explorer =
    Then make up to { $moves } moves: each takes one of your astronauts to an adjacent region and explores it.
redplanet-special-scientist =
    Then draw an event card, or look at a discovery on the map. A mission or action card is yours; a discovery goes
    face down to an outer region.
redplanet-special-secret-agent = Then launch a docked ship that is not full, even an empty one.
redplanet-special-saboteur = Then destroy a docked ship with everybody on board.
redplanet-special-femme-fatale =
    Then replace an astronaut of another colour by one of yours, on a ship or in a region where you already have one.
redplanet-special-travel-agent = Nothing else.
redplanet-special-soldier =
    Then kill an astronaut in an outer region{ $phobos ->
        [yes] {" "}or on Phobos. Then bring down one to { $drop } of yours from Phobos, to any regions of Mars.
       *[no] .
    }
redplanet-special-pilot =
    Then give a ship, docked or launched, a new destination{ $swap ->
        [yes] , or swap the destination tokens of two ships.
       *[no] .
    }

redplanet-event-token-laid-on-ship = A destination token lies on the ship at { $ship }: { $region }
