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
redplanet-board-tokens = Tokens
redplanet-board-astronauts = Astronauts
redplanet-board-colour = Colour
redplanet-board-reserve = Res.
redplanet-board-lost = Lost
redplanet-board-cards = Cards
redplanet-board-played = Played
redplanet-board-hand = Your hand:
