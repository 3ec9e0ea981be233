### Narysowana plansza gry Misja: Czerwona Planeta na stronie: krótkie słowa do ciasnych miejsc.

## Krótkie nazwy regionów

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

## Krótkie nazwy postaci: miękki łącznik stoi tam, gdzie długą można przenieść

redplanet-short-recruiter = Rekruter
redplanet-short-explorer = Badacz
redplanet-short-scientist = Naukowiec
redplanet-short-secret-agent = Tajny agent
redplanet-short-saboteur = Sabotażysta
redplanet-short-femme-fatale = Femme fatale
redplanet-short-travel-agent = Agent podróży
redplanet-short-soldier = Żołnierz
redplanet-short-pilot = Pilot
redplanet-short-robot = Robot
redplanet-short-dispatcher = Dyspozytor
redplanet-short-headhunter = Łowca głów
redplanet-short-specialist = Specjalista
redplanet-short-vamp = Wamp
redplanet-short-tour-operator = Organizator wycieczek
redplanet-short-marine = Kosmiczny komandos

## Gdzie giną astronauci

redplanet-lost-space = Zagubieni
redplanet-lost-wormhole = Tunel
redplanet-lost-removed = Usunięci

## Doki i Mars

redplanet-table-mars = Mars, runda { $round }: kto stoi w regionach ({ $regions }) i co dają
redplanet-table-docks = Doki: gotowe do wejścia – { $docked }, w locie – { $launched }
redplanet-table-free = wolne: { $count }
redplanet-table-in-flight = w locie
redplanet-table-open = Otwarty
redplanet-table-dock = Dok { $dock }
redplanet-table-covered = pod żetonem: { $regions }
redplanet-table-unexplored = jeszcze niezbadany
redplanet-table-lying = żetony tutaj: { $count }
redplanet-table-destinations = pozostałe żetony celu: { $count }
redplanet-table-discovery = zakryte odkrycie
redplanet-table-events-left = Talia wydarzeń: { $count }
redplanet-table-ships-left = Talia statków: { $count }
redplanet-table-board = Plansza: strzałki prowadzą po tym, co można wybrać, Enter wybiera
redplanet-table-pool = Pula
redplanet-table-changed = zmiana od twojego ostatniego ruchu

## Moje

redplanet-table-rail = Postacie w kolejności działania
redplanet-table-cards = Moje karty
redplanet-table-no-cards = Jeszcze żadnej
redplanet-table-progress = teraz { $count } z { $most }
redplanet-table-reserve = W rezerwie: { $count }

## Tor rund

redplanet-table-track = Tor rund
redplanet-table-space-round = Runda { $number }
redplanet-table-space-production = Produkcja { $number }
redplanet-table-space-reveal = Ujawnienie odkryć
redplanet-table-space-scoring = Punktacja końcowa
redplanet-table-reveal-letter = O
redplanet-table-production-letter = P

## Produkcja i koniec

redplanet-table-region = Region
redplanet-table-yields = Daje
redplanet-table-takers = Kto bierze
redplanet-table-stays = Zostaje
redplanet-table-nothing = –
redplanet-table-total = Razem
redplanet-table-close = Zamknij
redplanet-table-outlook = Produkcja, gdyby była teraz
redplanet-table-outlook-number = Produkcja { $number }, gdyby była teraz
