### The drawn board of Mission: Red Planet on the page: short words for small places.

## Short names of regions

redplanet-short-vastitas-borealis = Vastitas
redplanet-short-ausonia = Ausonia
redplanet-short-hellas = Hellas
redplanet-short-tritonis-sinus = Tritonis
redplanet-short-mare-tyrrhenum = Tyrrhenum
redplanet-short-sinus-sabaeus = Sabaeus
redplanet-short-mare-serpentis = Serpentis
redplanet-short-syrtis-major = Syrtis
redplanet-short-valles-marineris = Valles
redplanet-short-arabia = Arabia
redplanet-short-phobos = Phobos

## Short names of characters: a soft hyphen stands where a long one may be broken

redplanet-short-recruiter = Recruiter
redplanet-short-explorer = Explorer
redplanet-short-scientist = Scientist
redplanet-short-secret-agent = Secret Agent
redplanet-short-saboteur = Saboteur
redplanet-short-femme-fatale = Femme Fatale
redplanet-short-travel-agent = Travel Agent
redplanet-short-soldier = Soldier
redplanet-short-pilot = Pilot
redplanet-short-robot = Robot
redplanet-short-dispatcher = Dispatcher
redplanet-short-headhunter = Headhunter
redplanet-short-specialist = Specialist
redplanet-short-vamp = Vamp
redplanet-short-tour-operator = Tour Operator
redplanet-short-marine = Marine

## Where astronauts are lost

redplanet-lost-space = Lost
redplanet-lost-wormhole = Wormhole
redplanet-lost-removed = Removed

## Docks and Mars

redplanet-table-mars = Mars in round { $round }: { $regions } regions, who stands in them and what they yield
redplanet-table-docks = Docks: { $docked } ready to be boarded, { $launched } in flight
redplanet-table-free = { $count } free
redplanet-table-in-flight = in flight
redplanet-table-open = Open
redplanet-table-dock = Dock { $dock }
redplanet-table-covered = under the token: { $regions }
redplanet-table-unexplored = not explored yet
redplanet-table-lying = tokens lying here: { $count }
redplanet-table-destinations = destination tokens left: { $count }
redplanet-table-discovery = face-down discovery
redplanet-table-events-left = Event deck: { $count }
redplanet-table-ships-left = Ship deck: { $count }
redplanet-table-board = Board: arrow keys go over what can be chosen, Enter takes it
redplanet-table-pool = Pool
redplanet-table-changed = changed since your last move

## Mine

redplanet-table-rail = Characters in the order in which they act
redplanet-table-cards = My cards
redplanet-table-no-cards = None yet
redplanet-table-progress = { $count } of { $most } now
redplanet-table-reserve = In reserve: { $count }

## The round track

redplanet-table-track = Round track
redplanet-table-space-round = Round { $number }
redplanet-table-space-production = Production { $number }
redplanet-table-space-reveal = Discoveries are revealed
redplanet-table-space-scoring = Final scoring
redplanet-table-reveal-letter = R
redplanet-table-production-letter = P

## Production and the end

redplanet-table-region = Region
redplanet-table-yields = Yields
redplanet-table-takers = Taken by
redplanet-table-stays = Stays
redplanet-table-nothing = –
redplanet-table-total = Total
redplanet-table-close = Close
redplanet-table-outlook = Production if it came now
redplanet-table-outlook-number = Production { $number }, if it came now
