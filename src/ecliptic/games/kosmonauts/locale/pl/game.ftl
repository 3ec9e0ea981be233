### Kosmonauts. Nazwy stoją w mianowniku, kolory w liczbie mnogiej: „Biali”.

kosmonauts-about = Planuj ciąg, leć siłą bezwładności, ląduj na planetach przed innymi.
kosmonauts-title = Kosmonauts
kosmonauts-edition-classic = Edycja klasyczna

## Liczebniki dla innych komunikatów

kosmonauts-n-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
kosmonauts-n-units-left =
    { $left ->
        [one] jeszcze { $left } jednostka
        [few] jeszcze { $left } jednostki
       *[many] jeszcze { $left } jednostek
    }
# Ile czego? Biernik.
kosmonauts-n-count =
    { $count ->
        [one] { $count } jednostkę paliwa
        [few] { $count } jednostki paliwa
       *[many] { $count } jednostek paliwa
    }
kosmonauts-n-fuel =
    { $fuel ->
        [one] { $fuel } jednostkę paliwa
        [few] { $fuel } jednostki paliwa
       *[many] { $fuel } jednostek paliwa
    }
kosmonauts-n-hyper =
    { $hyper ->
        [one] { $hyper } jednostkę hiperpaliwa
        [few] { $hyper } jednostki hiperpaliwa
       *[many] { $hyper } jednostek hiperpaliwa
    }
kosmonauts-n-cubes =
    { $hyper ->
        [0] { kosmonauts-n-fuel }
       *[other] { $fuel ->
            [0] { kosmonauts-n-hyper }
           *[other] { kosmonauts-n-fuel } i { kosmonauts-n-hyper }
        }
    }
# Do ilu? Dopełniacz.
kosmonauts-n-units-of =
    { $count ->
        [one] { $count } jednostki
       *[other] { $count } jednostek
    }

## Kolory

kosmonauts-colour-white = Biali
kosmonauts-colour-green = Zieloni
kosmonauts-colour-red = Czerwoni
kosmonauts-colour-yellow = Żółci
kosmonauts-no-colour = nie ma takiego koloru

## Planety i kometa

kosmonauts-body-mercury = Merkury
kosmonauts-body-venus = Wenus
kosmonauts-body-earth = Ziemia
kosmonauts-body-mars = Mars
kosmonauts-body-jupiter = Jowisz
kosmonauts-body-saturn = Saturn
kosmonauts-body-uranus = Uran
kosmonauts-body-neptune = Neptun
kosmonauts-body-comet = Kometa Halleya
kosmonauts-no-body = nie ma takiej planety
kosmonauts-point = punkt { $number }
kosmonauts-point-at = { kosmonauts-point } ({ $q }, { $r })

## Kierunki i kostki

kosmonauts-direction-e = E
kosmonauts-direction-se = SE
kosmonauts-direction-sw = SW
kosmonauts-direction-w = W
kosmonauts-direction-nw = NW
kosmonauts-direction-ne = NE
kosmonauts-cube-fuel = paliwo → { $direction }
kosmonauts-cube-hyper = hiperpaliwo → { $direction }
kosmonauts-no-cube = nie ma takiej kostki

## Karty wydarzeń

kosmonauts-event-card-drift = Dryf ({ $directions })
kosmonauts-event-card-tanker = Tankowiec
kosmonauts-event-card-hyper-gift = Dar hiperpaliwa
kosmonauts-event-card-gravity-well = Studnia grawitacyjna
kosmonauts-event-card-overdrive = Dopalacz
kosmonauts-event-card-fuel-leak = Wyciek paliwa
kosmonauts-event-card-engine-failure = Awaria silnika
kosmonauts-no-card = nie ma takiej karty

kosmonauts-event-text-drift = Pcha tam wszystkie statki; chroni tarcza albo postój na planecie.
kosmonauts-event-text-tanker = Za 1 tarczę: do { kosmonauts-n-units-of } paliwa.
kosmonauts-event-text-hyper-gift = Każdy dostaje jednostkę hiperpaliwa, przy pełnych zbiornikach za paliwo.
kosmonauts-event-text-gravity-well = Statki w locie do 2 sektorów od planety lądują na najbliższej.
kosmonauts-event-text-overdrive = W tej rundzie każdy może wyłożyć do { kosmonauts-n-units-of }.
kosmonauts-event-text-fuel-leak = Każdy statek traci { kosmonauts-n-count }; hiperpaliwo zostaje.
kosmonauts-event-text-engine-failure = W tej rundzie nikt nie wykłada paliwa.

## Misje

kosmonauts-mission-1 = Misja 1 ({ $body })
kosmonauts-mission-2-alpha = Misja 2 Alfa ({ $body })
kosmonauts-mission-2-beta = Misja 2 Beta ({ $body })
kosmonauts-no-mission = nie ma takiej misji

kosmonauts-mission-text-1 = Wyląduj tam przed innymi: { kosmonauts-n-points }.
kosmonauts-mission-text-2 = Wyląduj tam jako drugi albo jedyny statek: { kosmonauts-n-points }.

## Co można zrobić

kosmonauts-do-disc = Umieść: { $thing }
kosmonauts-do-point = Początek: { $thing }
kosmonauts-do-event = Wybierz „{ $thing }”
kosmonauts-do-order = Wyłóż: { $thing }
kosmonauts-do-shield-fuel = Zamień tarczę na paliwo
kosmonauts-do-done = Gotowe
kosmonauts-do-pay = Oddaj tarczę
kosmonauts-do-refuse = Zrezygnuj
kosmonauts-do-swap = Zamień jednostkę paliwa na hiperpaliwo
kosmonauts-do-fly = Leć
kosmonauts-do-evacuate = Ewakuuj statek
kosmonauts-do-land = Wyląduj: { $thing }
kosmonauts-do-pass = Zostań w locie
kosmonauts-do-fall = Spadnij: { $thing }

## O co pytamy

kosmonauts-ask-choose-disc = { $colour }: wybierz planetę lub kometę, którą teraz umieścisz
kosmonauts-ask-choose-point = { $colour }, { $body }: wybierz początkowy punkt orbity
kosmonauts-ask-choose-event = { $colour }: masz żeton instruktora, wybierz wydarzenie dla wszystkich
kosmonauts-ask-escape =
    { $shields ->
        [1] { $colour }: oddaj ostatnią tarczę, by uniknąć wydarzenia „{ $card }”, albo zrezygnuj
       *[other] { $colour }: oddaj tarczę (masz { $shields }), by uniknąć wydarzenia „{ $card }”, albo zrezygnuj
    }
kosmonauts-ask-buy-fuel =
    { $shields ->
        [1] { $colour }: oddaj ostatnią tarczę za paliwo z tankowca albo zrezygnuj
       *[other] { $colour }: oddaj tarczę (masz { $shields }) za paliwo z tankowca albo zrezygnuj
    }
kosmonauts-ask-swap-fuel = { $colour }: zbiorniki są pełne, zamień jednostkę paliwa na hiperpaliwo albo zrezygnuj
kosmonauts-ask-fall-on-body = { $colour }: wybierz, na którą z najbliższych planet spadnie statek
kosmonauts-ask-give-orders =
    { $left ->
        [0] { $colour }: w tej rundzie nie da się wyłożyć więcej paliwa, potwierdź rozkazy
       *[other] { $landed ->
            [yes] { $colour }: wyłóż paliwo, { kosmonauts-n-units-left } (w zbiornikach { $fuel } + { $hyper }); samo „Gotowe” znaczy: zostań i zatankuj
           *[no] { $colour }: wyłóż paliwo, { kosmonauts-n-units-left } (w zbiornikach { $fuel } + { $hyper }), albo potwierdź: „Gotowe”
        }
    }
kosmonauts-ask-fly-or-evacuate = { $colour }: leć zgodnie z rozkazem albo się ewakuuj ({ $last })
kosmonauts-ask-evacuate-now = { $colour }: ewakuuj się ({ $last }) albo zostań w locie
kosmonauts-ask-may-land = { $colour }: wyląduj albo zostań w locie

## Co się stało: przygotowanie i wydarzenia

kosmonauts-event-body-placed = { $colour } umieścili: { $body }, { $point }
kosmonauts-event-missions-drawn = { $colour } dobrali karty: { $first }, { $alpha } i { $beta }
kosmonauts-event-missions-drawn-hidden = { $colour } dobrali trzy misje
kosmonauts-event-mission-replaced = { $colour } wymienili kartę: { $card }, ten sam cel ma inna misja
kosmonauts-event-mission-replaced-hidden = { $colour } wymienili kartę Misji 1: ten sam cel ma inna misja
kosmonauts-event-round-started = Runda { $round }
kosmonauts-event-event-chosen = { $colour } wybrali wydarzenie „{ $card }”
kosmonauts-event-event-laid-open = Odkryto nowe wydarzenie: „{ $card }”
kosmonauts-event-shield-paid = { $colour } oddali tarczę
kosmonauts-event-drifted = { $colour } zboczyli z kursu
kosmonauts-event-drift-waits = { $colour } stoją na planecie: dryf zadziała tylko przy starcie
kosmonauts-event-fuel-taken =
    { $count ->
        [0] { $colour } nie mają miejsca na paliwo z tankowca
       *[other] { $colour } wzięli z tankowca { kosmonauts-n-count }
    }
kosmonauts-event-hyper-taken = { $colour } dostali 1 jednostkę hiperpaliwa
kosmonauts-event-fuel-swapped = { $colour } zamienili jednostkę paliwa na hiperpaliwo
kosmonauts-event-fuel-lost =
    { $count ->
        [0] { $colour } nie mieli paliwa do stracenia
       *[other] { $colour } stracili { kosmonauts-n-count }
    }
# Zero zdarza się tylko przy awarii silnika, i tylko ona dotyczy jednego statku.
kosmonauts-event-limit-changed =
    { $count ->
        [0] { $colour } nie mogą w tej rundzie wyłożyć paliwa: awaria silnika
       *[other] W tej rundzie każdy może wyłożyć do { kosmonauts-n-units-of }
    }

## Co się stało: rozkazy, lot i lądowanie

kosmonauts-event-orders-confirmed = { $colour } potwierdzili rozkazy
kosmonauts-event-shield-turned =
    { $count ->
        [0] { $colour } oddali tarczę, ale nie mają miejsca na paliwo
       *[other] { $colour } zamienili tarczę na { kosmonauts-n-count }
    }
kosmonauts-event-fuel-ordered = { $colour } wyłożyli { kosmonauts-n-cubes }
kosmonauts-event-took-off = { $colour } wystartowali ({ $body })
kosmonauts-event-flew = { $colour } dolecieli do sektora { $q },{ $r }
kosmonauts-event-refuelled = { $colour } zatankowali { kosmonauts-n-cubes }
kosmonauts-event-shield-lost = { $colour } stracili tarczę w niebezpiecznym sektorze
kosmonauts-event-evacuated = { $colour } zostali ewakuowani: { $body }
kosmonauts-event-left-field = { $colour } opuścili Układ Słoneczny
kosmonauts-event-hit-sun = { $colour } lecieli prosto w Słońce
kosmonauts-event-stranded = { $colour } wlecieli bez tarczy w niebezpieczny sektor
kosmonauts-event-landed = { $colour } wylądowali: { $body }
kosmonauts-event-token-taken = { $colour } wzięli żeton lądowania: { $body }, { kosmonauts-n-points }
kosmonauts-event-came-home = { $colour } zakończyli wyścig na Ziemi: to ostatnia runda
kosmonauts-event-bodies-moved = { $colour } przesunęli planety i kometę
kosmonauts-event-instructor-changed = Instruktor: { $colour }

## Co się stało: koniec gry

kosmonauts-event-round-limit-met = Runda { $round } była ostatnia: osiągnięto limit
kosmonauts-event-mission-scored =
    { $points ->
        [0] { $colour }, { $card }: niewykonana
       *[other] { $colour }, { $card }: { kosmonauts-n-points }
    }
kosmonauts-event-scored = { $colour } mają razem { kosmonauts-n-points }
kosmonauts-event-game-won = { $colour } wygrali!
kosmonauts-event-victory-shared = { $colour } dzielą zwycięstwo

## Dlaczego nie

kosmonauts-why-not-your-disc = { $thing }: ten krążek dostał inny gracz.
kosmonauts-why-placed-already = { $thing }: krążek jest już na orbicie.
kosmonauts-why-no-such-point = Na tej orbicie nie ma tylu punktów ({ $thing }).
kosmonauts-why-limit-reached =
    { $limit ->
        [one] W tej rundzie można wyłożyć najwyżej { $limit } jednostkę.
        [few] W tej rundzie można wyłożyć najwyżej { $limit } jednostki.
       *[many] W tej rundzie można wyłożyć najwyżej { $limit } jednostek.
    }
kosmonauts-why-engine-failed = Awaria silnika: w tej rundzie nie można wyłożyć paliwa.
kosmonauts-why-no-fuel = W zbiornikach nie ma już zwykłego paliwa.
kosmonauts-why-no-hyper = W zbiornikach nie ma już hiperpaliwa.
kosmonauts-why-no-shield = Nie masz już tarcz.
kosmonauts-why-shield-turned-already = W jednej rundzie można zamienić na paliwo tylko jedną tarczę.
kosmonauts-why-orders-begun = Tarczę można zamienić na paliwo tylko przed wyłożeniem paliwa.
kosmonauts-why-not-in-sector = { $thing } nie jest w sektorze twojego statku.
kosmonauts-why-not-nearest = { $thing } nie jest najbliżej.
kosmonauts-why-evacuated-now = Statek nie jest już w locie.

## Zasady domowe

kosmonauts-switch-well-can-be-escaped = Tarcza na studnię grawitacyjną
    .help = Studni grawitacyjnej można uniknąć, oddając tarczę.
kosmonauts-switch-leak-can-be-escaped = Tarcza na wyciek paliwa
    .help = Wycieku paliwa można uniknąć, oddając tarczę.
kosmonauts-switch-failure-can-be-escaped = Tarcza na awarię silnika
    .help = Awarii silnika można uniknąć, oddając tarczę.
kosmonauts-switch-well-takes-the-near = Studnia działa też z bliska
    .help = Studnia grawitacyjna ściąga także statek, który jest w samym sektorze planety; bez tej zasady tylko z odległości 1 lub 2 sektorów.
kosmonauts-switch-fallen-may-refuel = Tankowanie po upadku
    .help = Statek ściągnięty przez studnię grawitacyjną może w tej samej rundzie zostać i zatankować.
kosmonauts-switch-evacuate-after-flight = Ewakuacja po locie
    .help = Ewakuować się można także po locie; bez tej zasady tylko zamiast niego.
kosmonauts-switch-youngest-by-lot = Los zamiast wieku
    .help = O tym, kto umieści pierwszą planetę, decyduje los; bez tej zasady zaczyna pierwsze miejsce przy stole.
kosmonauts-switch-round-limit = Limit rund
    .help = Po tej rundzie partia się kończy, nawet jeśli nikt nie zakończył wyścigu na Ziemi.
kosmonauts-switch-round-limit-20 = 20 rund
kosmonauts-switch-round-limit-30 = 30 rund
kosmonauts-switch-round-limit-40 = 40 rund
kosmonauts-switch-round-limit-60 = 60 rund
kosmonauts-switch-round-limit-100 = 100 rund
kosmonauts-switch-round-limit-200 = 200 rund

## Plansza w terminalu: krótkie słowa do wąskich kolumn

kosmonauts-board-round =
    { $round ->
        [0] przygotowanie
       *[other] runda { $round }
    }
kosmonauts-board-instructor = instruktor: { $colour }
kosmonauts-board-ship = Statek
kosmonauts-board-where = Gdzie
kosmonauts-board-tanks = Zbiorniki
kosmonauts-board-load = { $fuel }+{ $hyper }, tarcze { $shields }
kosmonauts-board-points = Pkt
kosmonauts-board-body = Planeta
kosmonauts-board-now = Teraz
kosmonauts-board-next = Dalej
kosmonauts-board-token = Żet.
kosmonauts-board-stays = Bez rozkazów statek zostaje i tankuje.
kosmonauts-board-ends =
    { $rose ->
        [none] Twój statek zostaje w sektorze { $q },{ $r }.
       *[other] Koniec lotu: { $q },{ $r } ({ $rose }).
    }
kosmonauts-board-emergency =
    { $rose ->
        [none] Lot skończy się ewakuacją!
       *[other] Lot skończy się ewakuacją: { $rose }!
    }

## Skąd punkty

kosmonauts-source-token = Żetony lądowania
kosmonauts-source-mission = Misje
kosmonauts-tie-home = Przy remisie: powrót na Ziemię, faza
kosmonauts-tie-fours = Przy remisie: żetony lądowania o wartości 4

## Co jest w pudełku

kosmonauts-kind-edition = Edycja
kosmonauts-kind-field = Plansza
kosmonauts-kind-orbit = Orbita
kosmonauts-kind-event = Wydarzenie
kosmonauts-kind-mission = Misja
kosmonauts-kind-number = Liczba

## Co jest nie tak z pudełkiem

box-orbit-count = { box-place }: liczba orbit powinna wynosić { $needed }, a wynosi { $count }.
box-point-count = { box-place }: liczba punktów orbity powinna wynosić od { $least } do { $most }, a wynosi { $count }.
box-sector-count = { box-place }: liczba sektorów powinna wynosić { $needed }, a wynosi { $count }.
box-no-sectors = { box-place }: potrzebny jest co najmniej jeden sektor.
box-duplicate-sector = { box-place }: sektor { $sector } podano więcej niż raz.
box-on-sun = { box-place }: w miejscu { $sector } jest Słońce, a to nie sektor.
box-outside-field = { box-place }: sektora { $sector } nie ma na planszy.
box-not-clockwise = { box-place }: punkty muszą iść wokół Słońca zgodnie z ruchem wskazówek zegara, a po { $sector } następuje { $following }.
box-lap-count = { box-place }: punkty muszą okrążyć Słońce dokładnie raz, a liczba okrążeń wynosi { $count }.
box-cube-count = { box-place }: liczba kostek na karcie dryfu powinna wynosić od { $least } do { $most }, a wynosi { $count }.
box-shared-target = { box-place }: cel „{ $target }” jest i wśród kart Alfa, i wśród kart Beta.

## Pytania w dwóch słowach: co dalej

kosmonauts-crumb-choose-disc = ciało niebieskie
kosmonauts-crumb-choose-point = punkt orbity
kosmonauts-crumb-choose-event = wydarzenie
kosmonauts-crumb-escape = tarcza
kosmonauts-crumb-buy-fuel = zakup paliwa
kosmonauts-crumb-swap-fuel = zamiana paliwa
kosmonauts-crumb-fall-on-body = gdzie spaść
kosmonauts-crumb-give-orders = rozkazy
kosmonauts-crumb-fly-or-evacuate = lot
kosmonauts-crumb-evacuate-now = ewakuacja
kosmonauts-crumb-may-land = lądowanie

# pages

kosmonauts-edition-classic-about = Osiem planet i kometa Halleya, każda na swojej orbicie.
