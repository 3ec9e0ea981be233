### Plansza gry Misja: Czerwona Planeta jako tekst: każdą komórkę można przeczytać osobno albo pod jej nagłówkiem.

## Gdzie jesteśmy

redplanet-sheet-stage =
    { $stage ->
        [setup] przygotowanie
        [choosing] wybór postaci
        [chosen] postacie wybrane
        [discoveries] odkrycia są jawne
        [over] koniec gry
       *[end] koniec rundy
    }
redplanet-sheet-production =
    { $round ->
        [10] odkrycia i ostatnia produkcja po rundzie { $round }
       *[other] produkcja po rundzie { $round }
    }

## Miejsca przy stole

redplanet-sheet-reserve = zapas { $count }
redplanet-sheet-of = { $colour }: { $fact }
redplanet-sheet-owned = { $resource }: { $count }
redplanet-sheet-held =
    { $count ->
        [one] { $count } karta wydarzeń
        [few] { $count } karty wydarzeń
       *[many] { $count } kart wydarzeń
    }
redplanet-sheet-first-player = pierwszy gracz

## Nagłówki

redplanet-sheet-docks = Statki w dokach
redplanet-sheet-dock = Dok
redplanet-sheet-destination = Cel
redplanet-sheet-places = Wolne miejsca
redplanet-sheet-aboard = Na pokładzie
redplanet-sheet-regions = Strefy
redplanet-sheet-yields = Surowiec
redplanet-sheet-lying = Leżące żetony
redplanet-sheet-discovery = Odkrycie
redplanet-sheet-destinations-left = Pozostałe żetony celu
redplanet-sheet-characters = Postacie
redplanet-sheet-this-round = W tej rundzie
redplanet-sheet-still-in-hand = Jeszcze na ręce
redplanet-sheet-hand = Moje postacie
redplanet-sheet-cards = Moje karty wydarzeń
redplanet-sheet-missions = Misje
redplanet-sheet-colours = Astronauci i żetony
redplanet-sheet-in-reserve = Zapas
redplanet-sheet-lost = Zagubieni
redplanet-sheet-points = Punkty z żetonów
redplanet-sheet-supply = Zasoby wspólne
redplanet-sheet-scores = Wynik końcowy
redplanet-sheet-total = Razem

## Doki i strefy

redplanet-sheet-at-dock = dok { $dock }
redplanet-sheet-by-token = Żetony celu, najnowszy pierwszy: { $regions }
redplanet-sheet-in-flight = w locie
redplanet-sheet-free = wolne { $free } z { $capacity }
redplanet-sheet-neighbours =
    { $kind ->
        [moon] Księżyc, bez sąsiadów
        [inner] Strefa wewnętrzna, sąsiedzi: { $regions }
       *[outer] Strefa zewnętrzna, sąsiedzi: { $regions }
    }
redplanet-sheet-unexplored = niezbadana
redplanet-sheet-tokens = { $resource } × { $count }
redplanet-sheet-several = { $things }
redplanet-sheet-face-down = zakryta karta
redplanet-sheet-known = { $card } (karta zakryta)
redplanet-sheet-nobody = nikogo
redplanet-sheet-group =
    { $standing ->
        [leads] { $colour }: { $count }, przewaga
        [tied] { $colour }: { $count }, remis
       *[none] { $colour }: { $count }
    }

## Karty

redplanet-sheet-chosen = { $role } (wybrana postać)
redplanet-sheet-plays = { $colour }, postać: { $role }
redplanet-sheet-mission =
    { $what ->
        [regions] { $card }: strefy { $own } z { $goal }, teraz { redplanet-n-points }
        [alone] { $card }: { $own ->
            [one] { $own } strefa
            [few] { $own } strefy
           *[many] { $own } stref
        } na wyłączność, teraz { redplanet-n-points }
        [led] { $card }: przewaga w { $own } z { $goal }, teraz { redplanet-n-points }
        [set] { $card }: każdego surowca { $own } z { $goal }, teraz { redplanet-n-points }
       *[most] { $card }: { $own }, inni najwyżej { $goal }, teraz { redplanet-n-points }
    }

## Zasoby i wynik

redplanet-sheet-ship-deck = Statki w talii: { $count }
redplanet-sheet-event-deck = Karty wydarzeń w talii: { $count }
redplanet-sheet-left-over = Zostało z przygotowania: { $resource }
redplanet-sheet-undrawn = Jeszcze nieznalezione: { $things }
redplanet-sheet-discarded = Odrzucono: { $card }
redplanet-sheet-of-kind = { $source }: { $kind }
redplanet-sheet-winner = { $colour } (wygrana)
