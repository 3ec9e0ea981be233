### Plansza gry Misja: Czerwona Planeta w terminalu: krótkie słowa do wąskich kolumn.

redplanet-board-round = Runda { $round }/{ $rounds }
redplanet-board-first = pierwsi: { $colour }
redplanet-board-calling = numer { $number }: { $role }
redplanet-board-ship = Statek
redplanet-board-crew = Załoga
redplanet-board-free = Wolne
redplanet-board-empty = pusty dok
redplanet-board-open = cel nieznany
redplanet-board-launched = odpalony
redplanet-board-region = Strefa
redplanet-board-resource = Surowiec
redplanet-board-tokens = Żet.
redplanet-board-astronauts = Astronauci
redplanet-board-colour = Kolor
redplanet-board-reserve = Zapas
redplanet-board-lost = Zgub.
redplanet-board-cards = Karty
redplanet-board-played = Zagrane
redplanet-board-hand = Na ręce:
