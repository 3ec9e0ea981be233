### Il tabellone disegnato di Missione sul Pianeta Rosso nella pagina: parole brevi per spazi stretti.

## Nomi brevi delle regioni

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

## Nomi brevi dei personaggi: un trattino morbido sta dove uno lungo si può spezzare

redplanet-short-recruiter = Reclutatore
redplanet-short-explorer = Esploratore
redplanet-short-scientist = Scienziato
redplanet-short-secret-agent = Agente segreto
redplanet-short-saboteur = Sabotatore
redplanet-short-femme-fatale = Femme fatale
redplanet-short-travel-agent = Agente di viaggio
redplanet-short-soldier = Soldato
redplanet-short-pilot = Pilota
redplanet-short-robot = Robot
redplanet-short-dispatcher = { "Coordi\u00ADnatore" }
redplanet-short-headhunter = Cacciatore di teste
redplanet-short-specialist = Specialista
redplanet-short-vamp = Vamp
redplanet-short-tour-operator = Tour operator
redplanet-short-marine = Marine spaziale

## Dove si perdono gli astronauti

redplanet-lost-space = Perduti
redplanet-lost-wormhole = Tunnel
redplanet-lost-removed = Rimossi

## Moli e Marte

redplanet-table-mars = Marte, round { $round }: chi si trova nelle { $regions } regioni e che cosa producono
redplanet-table-docks = Moli: pronti all’imbarco { $docked }, in volo { $launched }
redplanet-table-free = liberi: { $count }
redplanet-table-in-flight = in volo
redplanet-table-open = Aperta
redplanet-table-dock = Molo { $dock }
redplanet-table-covered = sotto il gettone: { $regions }
redplanet-table-unexplored = non ancora esplorata
redplanet-table-lying = gettoni qui: { $count }
redplanet-table-destinations = gettoni destinazione rimasti: { $count }
redplanet-table-discovery = scoperta coperta
redplanet-table-events-left = Mazzo eventi: { $count }
redplanet-table-ships-left = Mazzo navi: { $count }
redplanet-table-board = Tabellone: le frecce passano da una scelta all’altra, Invio sceglie
redplanet-table-pool = Riserva
redplanet-table-changed = cambiato dalla tua ultima mossa

## Mio

redplanet-table-rail = Personaggi nell’ordine in cui agiscono
redplanet-table-cards = Le mie carte
redplanet-table-no-cards = Ancora nessuna
redplanet-table-progress = ora { $count } di { $most }
redplanet-table-reserve = In riserva: { $count }

## Il tracciato dei round

redplanet-table-track = Tracciato dei round
redplanet-table-space-round = Round { $number }
redplanet-table-space-production = Produzione { $number }
redplanet-table-space-reveal = Scoperte rivelate
redplanet-table-space-scoring = Punteggio finale
redplanet-table-reveal-letter = S
redplanet-table-production-letter = P

## Produzione e fine

redplanet-table-region = Regione
redplanet-table-yields = Produce
redplanet-table-takers = Chi prende
redplanet-table-stays = Resta
redplanet-table-nothing = –
redplanet-table-total = Totale
redplanet-table-close = Chiudi
redplanet-table-outlook = Produzione se avvenisse ora
redplanet-table-outlook-number = Produzione { $number }, se avvenisse ora
