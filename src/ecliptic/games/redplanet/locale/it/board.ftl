### Il tavolo di Missione sul Pianeta Rosso in un terminale: parole brevi per colonne strette.

redplanet-board-round = Turno { $round }/{ $rounds }
redplanet-board-first = inizia: { $colour }
redplanet-board-calling = { $number }: { $role }
redplanet-board-ship = Shuttle
redplanet-board-crew = Equipaggio
redplanet-board-free = Liberi
redplanet-board-empty = rampa vuota
redplanet-board-open = senza destinazione
redplanet-board-launched = in volo
redplanet-board-region = Area
redplanet-board-resource = Risorsa
redplanet-board-tokens = Segn.
redplanet-board-astronauts = Astronauti
redplanet-board-colour = Colore
redplanet-board-reserve = Ris.
redplanet-board-lost = Persi
redplanet-board-cards = Carte
redplanet-board-played = Giocati
redplanet-board-hand = In mano:
