### Plansza gry Kosmonauts jako tekst: każdą komórkę można przeczytać osobno albo pod jej nagłówkiem.

## Gdzie jesteśmy

kosmonauts-sheet-phase =
    { $phase ->
        [event] wydarzenie
        [orders] rozkazy
        [flight] lot i lądowanie
        [movement] ruch planet
        [over] koniec gry
       *[between] między rundami
    }
kosmonauts-sheet-last-round = ostatnia runda

## Miejsca przy stole

kosmonauts-sheet-has-fuel = paliwo: { $count }
kosmonauts-sheet-has-hyper = hiperpaliwo: { $count }
kosmonauts-sheet-has-shields = tarcze: { $count }
kosmonauts-sheet-tokens-of = żetony lądowania: { $count } z { $goal }
kosmonauts-sheet-is-instructor = instruktor
kosmonauts-sheet-ready = rozkazy potwierdzone

## Nagłówki

kosmonauts-sheet-prospects = Czego się spodziewać
kosmonauts-sheet-orders = Moje rozkazy
kosmonauts-sheet-direction = Kierunek
kosmonauts-sheet-speed = Prędkość
kosmonauts-sheet-one-fuel = Z 1 paliwem więcej
kosmonauts-sheet-one-hyper = Z 1 hiperpaliwem więcej
kosmonauts-sheet-my-missions = Moje misje
kosmonauts-sheet-missions = Misje
kosmonauts-sheet-events = Wydarzenia
kosmonauts-sheet-orbit = Punkty orbity
kosmonauts-sheet-ships = Statki
kosmonauts-sheet-coasts-to = Siłą rozpędu
kosmonauts-sheet-fuel = Paliwo
kosmonauts-sheet-hyper = Hiperpaliwo
kosmonauts-sheet-shields = Tarcze
kosmonauts-sheet-tokens = Żetony lądowania
kosmonauts-sheet-bodies = Planety i kometa
kosmonauts-sheet-after-this-round = Po tej rundzie
kosmonauts-sheet-after-two-rounds = Po dwóch rundach
kosmonauts-sheet-from-ship = Od mojego statku
kosmonauts-sheet-tokens-left = Pozostałe żetony
kosmonauts-sheet-landed = Kto lądował
kosmonauts-sheet-scores = Wynik końcowy
kosmonauts-sheet-total = Razem

## Sektory, kroki i prędkość

kosmonauts-sheet-sector =
    { $here ->
        [none] ({ $q }, { $r })
       *[other] ({ $q }, { $r }): { $here }
    }
kosmonauts-sheet-hazard = niebezpieczny sektor
kosmonauts-sheet-steps =
    { $direction ->
        [e] { $count } na wschód
        [se] { $count } na południowy wschód
        [sw] { $count } na południowy zachód
        [w] { $count } na zachód
        [nw] { $count } na północny zachód
       *[ne] { $count } na północny wschód
    }
kosmonauts-sheet-direction-name =
    { $direction ->
        [e] wschód
        [se] południowy wschód
        [sw] południowy zachód
        [w] zachód
        [nw] północny zachód
       *[ne] północny wschód
    }
kosmonauts-sheet-rose =
    { $steps ->
        [none] bez ruchu
       *[other] { $steps }
    }
kosmonauts-sheet-way =
    { $steps ->
        [none] tutaj
       *[other] { $steps }
    }
kosmonauts-sheet-way-later =
    { $steps ->
        [none] Po tej rundzie: tutaj
       *[other] Po tej rundzie: { $steps }
    }

## Planety i statki

kosmonauts-sheet-unplaced = jeszcze nie na orbicie: { $colour }
kosmonauts-sheet-then = Następne rundy: { $sectors }
kosmonauts-sheet-guest =
    { $here ->
        [yes] { $points ->
            [0] { $colour }, teraz tutaj
           *[other] { $colour }: { $points }, teraz tutaj
        }
       *[no] { $colour }: { $points }
    }
kosmonauts-sheet-on-body = na powierzchni: { $body }
kosmonauts-sheet-last-body = Ostatnie lądowanie: { $body }
kosmonauts-sheet-token = { $body }: { $points }
kosmonauts-sheet-evacuation = ewakuacja

## Moje rozkazy

kosmonauts-sheet-ordered =
    { $steps ->
        [none] Wyłożono { $units } z { $limit }
       *[other] Wyłożono { $units } z { $limit }: { $steps }
    }
kosmonauts-sheet-left = Zostało: paliwo { $fuel }, hiperpaliwo { $hyper }, tarcze { $shields }
kosmonauts-sheet-drift-waits = Dryf zadziała, gdy tylko statek wystartuje.
kosmonauts-sheet-evacuated-to = Statek zostanie ewakuowany: { $body }
kosmonauts-sheet-costs-shield = Niebezpieczny sektor: 1 tarcza mniej, zostanie { $left }.
kosmonauts-sheet-can-land = Możesz wylądować: { $body }
kosmonauts-sheet-arrives = Przybędzie tu po locie, wtedy możesz wylądować: { $body }
kosmonauts-sheet-next-round = W następnej rundzie bez paliwa: { $sector }
kosmonauts-sheet-next-evacuation = W następnej rundzie bez paliwa: ewakuacja
kosmonauts-sheet-reach = W tej rundzie jeszcze w zasięgu: { $bodies }
kosmonauts-sheet-if-paid = Z tarczą, bez paliwa: { $sector }
kosmonauts-sheet-if-declined = Bez tarczy i bez paliwa: { $sector }
kosmonauts-sheet-landing =
    { $points ->
        [0] { $body }: bez żetonu lądowania
       *[other] { $body }: żeton lądowania { $points }
    }

## Wydarzenia, misje i wynik

kosmonauts-sheet-event-now = W tej rundzie: { $card }
kosmonauts-sheet-mission =
    { $state ->
        [met] { $card }: na razie spełniona
        [open] { $card }: otwarta
       *[lost] { $card }: niespełniona
    }
kosmonauts-sheet-winner = { $colour } (wygrana)
