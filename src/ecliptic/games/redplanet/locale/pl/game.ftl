### Misja: Czerwona Planeta. Nazwy stoją w mianowniku, kolory w liczbie mnogiej: „Czerwoni”.

redplanet-about = Wysyłaj astronautów na Marsa, w tajemnicy wybieraj postać, utrzymuj ważne regiony.
redplanet-title = Misja: Czerwona Planeta
redplanet-edition-2005 = Pierwsza edycja, 2005
redplanet-edition-2015 = Druga edycja, 2015
redplanet-edition-2025 = Trzecia edycja, 2025

## Liczebniki dla innych komunikatów

redplanet-n-astronauts =
    { $count ->
        [one] { $count } astronauta
        [few] { $count } astronautów
       *[many] { $count } astronautów
    }
# Kogo?
redplanet-n-astronauts-whom =
    { $count ->
        [one] { $count } astronautę
        [few] { $count } astronautów
       *[many] { $count } astronautów
    }
redplanet-n-tokens =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }
redplanet-n-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
redplanet-n-seats =
    { $capacity ->
        [one] { $capacity } miejsce
        [few] { $capacity } miejsca
       *[many] { $capacity } miejsc
    }

## Kolory

redplanet-colour-red = Czerwoni
redplanet-colour-blue = Niebiescy
redplanet-colour-yellow = Żółci
redplanet-colour-green = Zieloni
redplanet-colour-violet = Fioletowi
redplanet-colour-white = Biali
redplanet-neutral = { $colour } (neutralni)
redplanet-no-colour = nie ma takiego koloru

## Strefy

redplanet-region-vastitas-borealis = Vastitas Borealis
redplanet-region-ausonia = Ausonia
redplanet-region-hellas = Hellas
redplanet-region-tritonis-sinus = Tritonis Sinus
redplanet-region-mare-tyrrhenum = Mare Tyrrhenum
redplanet-region-sinus-sabaeus = Sinus Sabaeus
redplanet-region-mare-serpentis = Mare Serpentis
redplanet-region-syrtis-major = Syrtis Major
redplanet-region-valles-marineris = Valles Marineris
redplanet-region-arabia = Arabia
redplanet-region-phobos = Phobos
redplanet-no-region = nie ma takiej strefy

## Postaci

redplanet-role-recruiter = Rekruter
redplanet-role-explorer = Badacz
redplanet-role-scientist = Naukowiec
redplanet-role-secret-agent = Tajny agent
redplanet-role-saboteur = Sabotażysta
redplanet-role-femme-fatale = Femme fatale
redplanet-role-travel-agent = Agent podróży
redplanet-role-soldier = Żołnierz
redplanet-role-pilot = Pilot
redplanet-role-robot = Robot
redplanet-role-dispatcher = Dyspozytor
redplanet-role-headhunter = Łowca głów
redplanet-role-specialist = Specjalista
redplanet-role-vamp = Wamp
redplanet-role-tour-operator = Organizator wycieczek
redplanet-role-marine = Kosmiczny komandos
redplanet-no-role = nie ma takiej postaci

## Surowce

redplanet-resource-ice = Lód
redplanet-resource-sylvanite = Sylvanit
redplanet-resource-celerium = Celerium

## Statki

redplanet-ship = { $region }, { redplanet-n-seats }
redplanet-open-ship = cel dowolny, { redplanet-n-seats }
redplanet-open = cel nieznany
redplanet-dock = dok { $dock }
redplanet-ship-at-dock =
    { $launched ->
        [yes] dok { $dock } ({ $region }, { $aboard } z { $capacity }, odpalony)
       *[no] dok { $dock } ({ $region }, { $aboard } z { $capacity })
    }

## Karty wydarzeń: odkrycia

redplanet-card-even-ground = Równa ziemia
redplanet-card-uneven-ground = Nierówna ziemia
redplanet-card-cave-in = Tąpnięcie
redplanet-card-synergy = Synergia
redplanet-card-subterfuge = Fortel
redplanet-card-native-resistance = Opór Marsjan
redplanet-card-frozen-ground = Wieczna zmarzlina
redplanet-card-survey-error = Błąd w pomiarach
redplanet-card-dust-storm = Burza pyłowa
redplanet-card-ether-magnet = Eterowy magnes
redplanet-card-rich-vein = Bogata żyła
redplanet-card-lichens = Porosty
redplanet-card-radiation = Promieniowanie
redplanet-card-ancient-ruins = Starożytne ruiny
redplanet-card-nothing-found = Nic ciekawego

## Karty wydarzeń: misje

redplanet-card-dawn-claim = Roszczenie świtu
redplanet-card-noon-claim = Roszczenie południa
redplanet-card-dusk-claim = Roszczenie zmierzchu
redplanet-card-midnight-claim = Roszczenie północy
redplanet-card-heartland-claim = Serce planety
redplanet-card-strategic-zones = Strefy strategiczne
redplanet-card-phobos-outpost = Placówka na Phobosie
redplanet-card-celerium-magnate = Magnat celerium
redplanet-card-sylvanite-magnate = Magnat sylvanitu
redplanet-card-broad-portfolio = Wszystkiego po trochu
redplanet-card-wide-settlement = Szerokie osadnictwo
redplanet-card-fallen-heroes = Polegli bohaterowie
redplanet-card-northern-influence = Wpływy na północy
redplanet-card-eastern-influence = Wpływy na wschodzie
redplanet-card-southern-influence = Wpływy na południu
redplanet-card-western-influence = Wpływy na zachodzie
redplanet-card-exclusive-claims = Wstęp wzbroniony
redplanet-card-secret-mission-1 = Tajna misja 1
redplanet-card-secret-mission-2 = Tajna misja 2
redplanet-card-secret-mission-3 = Tajna misja 3
redplanet-card-secret-mission-4 = Tajna misja 4
redplanet-card-central-control = Władza nad centrum
redplanet-card-land-baron = Potentat ziemski
redplanet-card-regional-claim-north = Roszczenie do północy
redplanet-card-regional-claim-south = Roszczenie do południa

## Karty wydarzeń: akcje

redplanet-card-blocks-of-ice = Bryły lodu
redplanet-card-rescue-party = Ekipa ratunkowa
redplanet-card-priority-launch = Start poza kolejką
redplanet-card-change-of-plans = Zmiana planów
redplanet-no-card = nie ma takiej karty

## Czego wymagają misje

redplanet-mission-presence-tiers = Bądź w 1, 2, 3… z tych stref: { $regions }. Punkty: { $tiers }.
redplanet-mission-presence-all = Bądź w każdej z tych stref: { $regions }. Nagroda: { redplanet-n-points }.
redplanet-mission-presence-count = Bądź w wielu strefach; punkty według liczby stref — { $thresholds }.
redplanet-mission-most-total = Miej w sumie najwięcej astronautów, choćby z remisem: { $regions }. Nagroda: { redplanet-n-points }.
redplanet-mission-most-tokens = Miej najwięcej żetonów tego surowca, choćby z remisem: { $resource }. Nagroda: { redplanet-n-points }.
redplanet-mission-most-lost = Miej najwięcej zagubionych astronautów, choćby z remisem. Nagroda: { redplanet-n-points }.
redplanet-mission-token-set = Miej żetony każdego surowca, co najmniej po { $count }. Nagroda: { redplanet-n-points }.
redplanet-mission-majority-count =
    { $count ->
        [one] Miej więcej astronautów niż ktokolwiek inny w co najmniej { $count } strefie. Nagroda: { redplanet-n-points }.
       *[other] Miej więcej astronautów niż ktokolwiek inny w co najmniej { $count } strefach. Nagroda: { redplanet-n-points }.
    }
redplanet-mission-sole-occupant = Za każdą strefę, w której poza tobą nikogo nie ma: { redplanet-n-points }, łącznie nie więcej niż { $most }.

## Co robią odkrycia

redplanet-discovery-none = Nic tu nie znaleziono.
redplanet-discovery-extra-tokens = W trzeciej fazie produkcji ta strefa, jeśli jest zbadana, daje dodatkowo { redplanet-n-tokens }.
redplanet-discovery-adjacent-bonus = W trzeciej fazie produkcji każda zbadana sąsiednia strefa daje dodatkowo { redplanet-n-tokens }.
redplanet-discovery-no-production = W trzeciej fazie produkcji ta strefa nie daje nowych żetonów.
redplanet-discovery-second-place-takes = W trzeciej fazie produkcji żetony przypadają tu drugiej pod względem wielkości grupie.
redplanet-discovery-parity-filter =
    { $parity ->
        [even] W trzeciej fazie produkcji liczą się tu tylko grupy o parzystej liczbie astronautów.
       *[odd] W trzeciej fazie produkcji liczą się tu tylko grupy o nieparzystej liczbie astronautów.
    }
redplanet-discovery-each-color-loses = Każdy kolor od razu traci tu { redplanet-n-astronauts-whom }.
redplanet-discovery-set-resource = Odtąd surowcem tej strefy jest { $resource }.
redplanet-discovery-swap-with-unused-resource = Żeton surowca tej strefy zamienia się miejscami z tym, który pozostał po przygotowaniu gry.
redplanet-discovery-evacuate-to-adjacent = Wszyscy odchodzą stąd do wybranych przez siebie sąsiednich stref.
redplanet-discovery-docked-crew-lands-here = Wszyscy astronauci z zadokowanych statków lądują tutaj.
redplanet-discovery-leader-points =
    { $sign ->
        [minus] Na koniec każdy kolor, który ma tu najwięcej astronautów, traci { redplanet-n-points }.
       *[plus] Na koniec każdy kolor, który ma tu najwięcej astronautów, zyskuje { redplanet-n-points }.
    }
redplanet-discovery-presence-points =
    { $sign ->
        [minus] Na koniec każdy obecny tu kolor traci { redplanet-n-points }.
       *[plus] Na koniec każdy obecny tu kolor zyskuje { redplanet-n-points }.
    }

## Co robią karty akcji

redplanet-action-gain-tokens = Zagraj { $window }. Weź z puli: { $resource } × { $count }.
redplanet-action-return-lost =
    { $count ->
        [1] Zagraj { $window }. Przywróć 1 zagubionego astronautę do strefy Marsa, w której masz swoich.
       *[other] Zagraj { $window }. Przywróć do { $count } zagubionych astronautów do jednej strefy Marsa, w której masz swoich.
    }
redplanet-action-force-launch = Zagraj { $window }. Odpal zadokowany statek, na którym jest twój astronauta.
redplanet-action-reselect-character = Zagraj { $window }. Zastąp wybraną postać inną z ręki.
redplanet-window-after-character-selection = po wyborze postaci
redplanet-window-end-of-character-step = po ostatniej postaci w rundzie
redplanet-window-start-of-discovery-phase = przed ujawnieniem odkryć
redplanet-window-start-of-final-scoring = przed końcowym podliczaniem punktów

## Postaci: jak się je wybiera i co robią

redplanet-role-numbered = { $number } { $role }
redplanet-role-text = { $place } { $special }
redplanet-place-any =
    { $count ->
        [1] Umieść 1 astronautę na zadokowanym statku.
       *[other] Umieść { redplanet-n-astronauts-whom } na jednym lub kilku zadokowanych statkach.
    }
redplanet-place-different = Umieść { redplanet-n-astronauts-whom }, każdego na innym zadokowanym statku.
redplanet-place-together = Umieść { redplanet-n-astronauts-whom } razem na jednym zadokowanym statku; jeśli nie ma miejsca dla wszystkich, nie umieszczaj nikogo.
redplanet-special-recruiter = Potem weź na rękę wszystkie zagrane postaci, także tę.
redplanet-special-explorer = Potem przesuwaj swoich astronautów do sąsiednich stref, łącznie najwyżej { $moves } razy, odkrywając po drodze surowce.
redplanet-special-scientist = Potem dobierz kartę wydarzenia albo podejrzyj jedno odkrycie na mapie. Misję lub akcję zatrzymaj, odkrycie przydziel zakryte do zewnętrznej strefy.
redplanet-special-secret-agent = Potem odpal niepełny zadokowany statek, choćby pusty.
redplanet-special-saboteur = Potem zniszcz zadokowany statek ze wszystkimi na pokładzie.
redplanet-special-femme-fatale = Potem zastąp astronautę innego koloru swoim: na statku lub w strefie, gdzie już masz astronautę.
redplanet-special-travel-agent = Nic więcej.
redplanet-special-soldier =
    { $phobos ->
        [yes] Potem zabij astronautę w zewnętrznej strefie lub na Phobosie. Następnie sprowadź z Phobosa na Marsa swoich astronautów: od 1 do { $drop }.
       *[no] Potem zabij astronautę w zewnętrznej strefie.
    }
redplanet-special-pilot =
    { $swap ->
        [yes] Potem wyznacz statkowi, zadokowanemu lub odpalonemu, nowy cel albo zamień żetony miejsc docelowych dwóch statków.
       *[no] Potem wyznacz statkowi, zadokowanemu lub odpalonemu, nowy cel.
    }

## Co można zrobić

redplanet-do-keep = Zatrzymaj „{ $thing }”
redplanet-do-choose = { $thing }
redplanet-do-place = Umieść: { $thing }
redplanet-do-bound = Cel: { $thing }
redplanet-do-move-from = Skąd: { $thing }
redplanet-do-move-to = Dokąd: { $thing }
redplanet-do-look = Podejrzyj odkrycie: { $thing }
redplanet-do-draw = Dobierz kartę wydarzenia
redplanet-do-attach = Przydziel kartę: { $thing }
redplanet-do-box = Odłóż kartę do pudełka
redplanet-do-launch = Odpal statek: { $thing }
redplanet-do-destroy = Zniszcz statek: { $thing }
redplanet-do-replace-at = Zastąp astronautę: { $thing }
redplanet-do-replace = Zastąp: { $thing }
redplanet-do-kill-at = Zabij astronautę: { $thing }
redplanet-do-kill = Zabij: { $thing }
redplanet-do-drop = Sprowadź z Phobosa: { $thing }
redplanet-do-redirect = Zmień cel: { $thing }
redplanet-do-swap = Zamień dwa żetony miejsc docelowych
redplanet-do-swap-first = Pierwszy żeton: { $thing }
redplanet-do-swap-second = Drugi żeton: { $thing }
redplanet-do-play = Zagraj „{ $thing }”
redplanet-do-rescue-at = Przywróć astronautę: { $thing }
redplanet-do-rescue-more = Przywróć jeszcze jednego
redplanet-do-evacuate-to = Odejdź: { $thing }
redplanet-do-stop = Zakończ
redplanet-do-pass = Pas
redplanet-do-decline = Zrezygnuj

## O co pytamy

redplanet-ask-keep-mission = { $colour }: wybierz misję, którą chcesz zatrzymać
redplanet-ask-choose-character = { $colour }: wybierz w tajemnicy postać na tę rundę
redplanet-ask-change-character = { $colour }: możesz jeszcze wybrać inną postać
redplanet-ask-choose-another = { $colour }: wybierz z ręki inną postać
redplanet-ask-place-astronaut = { $colour }: wybierz zadokowany statek dla jednego astronauty
redplanet-ask-place-elsewhere = { $colour }: wybierz inny statek dla następnego astronauty
redplanet-ask-place-together =
    { $left ->
        [one] { $colour }: wybierz statek dla { $left } astronauty
       *[other] { $colour }: wybierz jeden statek dla { $left } astronautów naraz
    }
redplanet-ask-choose-destination = { $colour }, { $ship }: wybierz, dokąd poleci statek
redplanet-ask-move-from =
    { $left ->
        [one] { $colour }, { redplanet-role-explorer }: przesuń astronautę (jeszcze { $left } ruch) albo zakończ
        [few] { $colour }, { redplanet-role-explorer }: przesuń astronautę (jeszcze { $left } ruchy) albo zakończ
       *[many] { $colour }, { redplanet-role-explorer }: przesuń astronautę (jeszcze { $left } ruchów) albo zakończ
    }
redplanet-ask-move-to = { $colour }, { $region }: wybierz, dokąd przejdzie astronauta
redplanet-ask-look-or-draw = { $colour }, { redplanet-role-scientist }: dobierz kartę wydarzenia albo podejrzyj odkrycie
redplanet-ask-look-at-discovery = { $colour }: wybierz odkrycie, które podejrzysz
redplanet-ask-attach-discovery = { $colour }: przydziel odkrycie „{ $card }” do zewnętrznej strefy
redplanet-ask-attach-or-box = { $colour }: przydziel kartę „{ $card }”, jeśli się da, albo odłóż ją do pudełka
redplanet-ask-force-launch = { $colour }: wybierz zadokowany statek, który zostanie odpalony
redplanet-ask-launch-own-ship = { $colour }: odpal zadokowany statek z twoim astronautą na pokładzie
redplanet-ask-destroy-ship = { $colour }, { redplanet-role-saboteur }: wybierz zadokowany statek do zniszczenia
redplanet-ask-replace-astronaut = { $colour }: wybierz, gdzie zastąpić astronautę
redplanet-ask-replace-whom = { $colour }, { $place }: wybierz, czyjego astronautę zastąpić
redplanet-ask-kill-astronaut = { $colour }: wybierz, gdzie zabić astronautę
redplanet-ask-kill-whom = { $colour }, { $region }: wybierz, czyjego astronautę zabić
redplanet-ask-drop-to =
    { $left ->
        [1] { $colour }: wybierz, dokąd zejdzie astronauta z Phobosa
       *[other] { $colour }: wybierz, dokąd zejdzie astronauta z Phobosa (najwyżej { $left })
    }
redplanet-ask-redirect-ship = { $colour }, { redplanet-role-pilot }: wybierz statek, który zmieni cel podróży
redplanet-ask-new-destination = { $colour }, { $ship }: wybierz nowy cel podróży
redplanet-ask-swap-tokens = { $colour }: wybierz pierwszy statek do zamiany żetonów
redplanet-ask-swap-with = { $colour }, { $ship }: wybierz, z którym statkiem zamienić żetony
redplanet-ask-play-action = { $colour }: zagraj kartę akcji ({ $window }) albo spasuj
redplanet-ask-rescue-at =
    { $left ->
        [1] { $colour }: wybierz, dokąd wróci zagubiony astronauta
       *[other] { $colour }: wybierz, dokąd wrócą zagubieni astronauci (najwyżej { $left })
    }
redplanet-ask-rescue-more = { $colour }: przywróć jeszcze jednego zagubionego astronautę albo zakończ
redplanet-ask-evacuate-to = { $colour }, { $region }: wszyscy odchodzą, wybierz, dokąd pójdzie astronauta

## Co się stało: przygotowanie i wybór

redplanet-event-mission-kept = { $colour } zatrzymali misję „{ $card }”
redplanet-event-mission-kept-hidden = { $colour } zatrzymali misję
redplanet-event-discovery-shown = { $colour } nie dostali żadnej misji i pokazali kartę „{ $card }”
redplanet-event-round-started = Runda { $round }
redplanet-event-character-chosen = { $colour } wybrali postać: { $role }
redplanet-event-character-chosen-hidden = { $colour } wybrali postać
redplanet-event-character-changed = { $colour } wybrali inną postać: { $role }
redplanet-event-character-changed-hidden = { $colour } zmienili wybór
redplanet-event-character-revealed = { $colour } ujawnili postać: { $role }
redplanet-event-characters-taken-back = { $colour } wzięli na rękę wszystkie postaci
redplanet-event-placement-skipped = { $colour } nie mogli umieścić astronautów razem ({ $role })
redplanet-event-first-player-changed = Pierwszy gracz: { $colour }
redplanet-event-neutral-drawn = { $colour } dobrali postać: { $role }
redplanet-event-neutral-drawn-hidden = { $colour } dobrali zakrytą postać
redplanet-event-neutral-shuffled = { $colour }: { redplanet-role-recruiter } wraca do pudełka, pozostałe postaci przetasowano

## Co się stało: statki

redplanet-event-astronauts-placed = { $colour } umieścili { redplanet-n-astronauts-whom }: { $ship }
redplanet-event-destination-set = { $colour } wyznaczyli cel: { $ship } → { $region }
redplanet-event-token-laid-on-ship = Żeton miejsca docelowego wyznaczył cel: { $ship } → { $region }
redplanet-event-tokens-swapped = { $colour } zamienili żetony miejsc docelowych: { $ship } i { $other }
redplanet-event-ship-launched =
    { $count ->
        [0] Odpalono pusty statek: { $ship }
       *[other] Odpalono statek: { $ship }, na pokładzie { redplanet-n-astronauts }
    }
redplanet-event-ship-destroyed =
    { $count ->
        [0] { $colour } zniszczyli pusty statek: { $ship }
       *[other] { $colour } zniszczyli statek: { $ship }, ginie { redplanet-n-astronauts }
    }
redplanet-event-ship-landed =
    { $count ->
        [0] { $region }: wylądował pusty statek ({ $ship })
       *[other] { $region }: wylądował statek ({ $ship }), na pokładzie { redplanet-n-astronauts }
    }
redplanet-event-ship-discarded = Statek bez celu podróży odrzucony: { $ship }
redplanet-event-ship-docked = Statek czeka na start: { $ship } ({ $card })

## Co się stało: na Marsie

redplanet-event-region-explored = { $region }: odkryto surowiec — { $resource }
redplanet-event-astronaut-moved = { $colour } przesunęli astronautę: { $origin } → { $region }
redplanet-event-astronaut-dropped = { $colour } sprowadzili astronautę z Phobosa: { $region }
redplanet-event-replaced-on-ship = { $colour } zastąpili astronautę: { $victim }, { $ship }
redplanet-event-replaced-in-region = { $colour } zastąpili astronautę: { $victim }, { $region }
redplanet-event-astronaut-killed = { $colour } zabili astronautę: { $victim }, { $region }

## Co się stało: karty wydarzeń

redplanet-event-event-drawn = { $colour } dobrali kartę „{ $card }”
redplanet-event-event-drawn-hidden = { $colour } dobrali kartę wydarzenia
redplanet-event-event-kept = { $colour } zatrzymali kartę „{ $card }”
redplanet-event-event-kept-hidden = { $colour } zatrzymali kartę
redplanet-event-discovery-attached = { $colour } przydzielili odkrycie „{ $card }”: { $region }
redplanet-event-discovery-attached-hidden = { $colour } przydzielili odkrycie: { $region }
redplanet-event-discovery-looked-at = { $colour } podejrzeli odkrycie: { $region }, „{ $card }”
redplanet-event-discovery-looked-at-hidden = { $colour } podejrzeli odkrycie: { $region }
redplanet-event-discovery-discarded = { $colour } odrzucili kartę „{ $card }”: zewnętrzne strefy są zajęte
redplanet-event-event-boxed = { $colour } odłożyli kartę „{ $card }” do pudełka
redplanet-event-event-boxed-hidden = { $colour } odłożyli kartę do pudełka bez pokazywania
redplanet-event-action-played = { $colour } zagrali kartę „{ $card }”
redplanet-event-tokens-gained = { $colour } otrzymali: { $resource } × { $count }
redplanet-event-astronaut-rescued = { $colour } przywrócili zagubionego astronautę: { $region }

## Co się stało: produkcja i odkrycia

redplanet-event-production-started =
    { $phase ->
        [1] Pierwsza faza produkcji
        [2] Druga faza produkcji
       *[3] Trzecia faza produkcji
    }
redplanet-event-tokens-laid = { $region }: produkcja — { $resource } × { $count }
redplanet-event-tokens-taken = { $colour } otrzymali: { $resource } × { $count } ({ $region })
redplanet-event-tokens-left =
    { $count ->
        [one] { $region }: został { $count } żeton
        [few] { $region }: zostały { $count } żetony
       *[many] { $region }: zostało { $count } żetonów
    }
redplanet-event-tokens-removed =
    { $count ->
        [one] { $region }: z gry znika { $count } żeton
        [few] { $region }: z gry znikają { $count } żetony
       *[many] { $region }: z gry znika { $count } żetonów
    }
redplanet-event-discovery-revealed = { $region }: odkrycie „{ $card }”
redplanet-event-astronauts-lost = { $colour } stracili { redplanet-n-astronauts-whom }: { $region }
redplanet-event-resource-changed = { $region }: surowcem jest teraz { $resource }
redplanet-event-astronaut-evacuated = { $colour } wyprowadzili astronautę: { $origin } → { $region }
redplanet-event-crews-landed =
    { $count ->
        [one] { $region }: z doków wylądował { $count } astronauta
       *[other] { $region }: z doków wylądowało { $count } astronautów
    }

## Co się stało: podliczanie punktów

redplanet-event-mission-scored = { $colour }, misja „{ $card }”: { redplanet-n-points }
redplanet-event-ice-scored = { $colour }, „Monopol na lód”: { redplanet-n-points }
redplanet-event-discovery-scored = { $colour }, „{ $card }” ({ $region }): { redplanet-n-points }
redplanet-event-scored = { $colour } mają razem { redplanet-n-points }
redplanet-event-game-won = { $colour } wygrali!
redplanet-event-victory-shared = { $colour } dzielą zwycięstwo
redplanet-event-both-lost = Najwięcej punktów ma kolor neutralny: przegrywają wszyscy gracze

## Dlaczego nie

redplanet-why-played-already = Ta postać jest już zagrana ({ $thing }): najpierw trzeba wziąć karty z powrotem na rękę.
redplanet-why-same-character = Ta postać jest już wybrana: { $thing }.
redplanet-why-no-ship = Nie ma tu statku: { $thing }.
redplanet-why-ship-left = Ten statek jest już odpalony.
redplanet-why-ship-full = Ten statek ma { redplanet-n-seats } i żadnego wolnego.
redplanet-why-too-few-seats = Potrzebne miejsca: { $needed }, a wolne na tym statku: { $free }.
redplanet-why-no-reserve = W zapasie nie ma już astronautów.
redplanet-why-too-few-in-reserve = Potrzebni astronauci: { $needed }, a w zapasie: { $reserve }.
redplanet-why-same-ship = To musi być inny statek.
redplanet-why-no-token-left = { $thing }: takiego żetonu miejsca docelowego nie ma już w puli.
redplanet-why-no-tokens-at-all = W puli nie ma już żetonów miejsc docelowych.
redplanet-why-none-here-of-yours = { $thing }: nie masz tu astronautów.
redplanet-why-no-way-from-phobos = { $thing } z niczym nie sąsiaduje: nie da się stąd odejść.
redplanet-why-not-adjacent = { $thing } nie jest sąsiednią strefą.
redplanet-why-no-discovery-here = { $thing }: nie ma tu karty odkrycia.
redplanet-why-deck-empty = Talia wydarzeń jest pusta.
redplanet-why-all-covered = Każda zewnętrzna strefa ma już odkrycie: możesz tylko podejrzeć jedno z nich.
redplanet-why-not-outer = { $thing } nie jest strefą zewnętrzną, a tylko takim przydziela się odkrycia.
redplanet-why-has-discovery = { $thing }: jest tu już karta odkrycia.
redplanet-why-not-full-only = Ten statek jest pełny i odleci sam: wybierz taki, na którym jest wolne miejsce.
redplanet-why-empty-ship = Na pokładzie nie ma nikogo, a wasze zasady domowe nie pozwalają odpalić pustego statku.
redplanet-why-not-present = Musisz mieć tam już swojego astronautę.
redplanet-why-nobody-to-replace = Nie ma tam astronautów innego koloru.
redplanet-why-not-another-colour = Nie można zastąpić astronauty tego samego koloru.
redplanet-why-not-here = { $thing } nie mają tam astronautów.
redplanet-why-out-of-reach = { $thing } to strefa wewnętrzna, poza zasięgiem.
redplanet-why-nobody-here = { $thing }: nikogo tu nie ma.
redplanet-why-not-on-mars = { $thing } nie leży na samym Marsie: wybierz inną strefę.
redplanet-why-must-move-one = Z Phobosa musi zejść co najmniej jeden astronauta.
redplanet-why-same-destination = Statek już tam leci ({ $thing }), a wasze zasady domowe wymagają nowego celu.
redplanet-why-no-token-on-ship = Na tym statku nie ma żetonu miejsca docelowego.
redplanet-why-no-two-tokens = Do zamiany potrzebne są dwa statki z żetonami miejsc docelowych.
redplanet-why-not-your-card = Nie masz takiej karty akcji.
redplanet-why-wrong-moment = To nie jest moment na „{ $thing }”.
redplanet-why-no-effect-now = Karta „{ $thing }” nic by teraz nie dała.
redplanet-why-not-a-mission = „{ $thing }” to nie jest misja.
redplanet-why-compulsory = Skoro można to zrobić, to trzeba.
redplanet-why-card-is-no-discovery = Dobrana karta nie jest odkryciem: wraca do pudełka.
redplanet-why-must-attach = Odkrycie trzeba przydzielić, dopóki jest wolna zewnętrzna strefa.
redplanet-why-none-lost = Nie masz zagubionych astronautów.
redplanet-why-not-dealt = Karta „{ $thing }” nie została ci rozdana.
redplanet-why-no-swapping = W tej edycji nie zamienia się żetonów miejsc docelowych.

## Zasady domowe

redplanet-switch-layout = Mapa
    .help = Jak złożona jest mapa Marsa; „losowa” oznacza, że układ wybierze los na początku partii.
redplanet-switch-layout-random = losowa
redplanet-switch-layout-A = układ A
redplanet-switch-layout-B = układ B
redplanet-switch-layout-C = układ C
redplanet-switch-layout-D = układ D
redplanet-switch-open-start = Pierwsze statki bez celu
    .help = Co zrobić, gdy jeden z pierwszych statków nie ma wskazanego celu podróży.
redplanet-switch-open-start-redraw = dobrać inny statek
redplanet-switch-open-start-owner = wybiera ten, czyj astronauta jest na pokładzie
redplanet-switch-open-start-wait = niech czeka
redplanet-switch-launches-at-once = Pełne statki odlatują od razu
    .help = Statek odlatuje w chwili, gdy się zapełni, nawet w środku karty; bez tej zasady dopiero po jej rozpatrzeniu.
redplanet-switch-splits-ties = Remis dzieli żetony
    .help = Kolory remisujące o najwięcej astronautów dzielą żetony strefy; bez tej zasady nie dostaje ich nikt i żetony zostają.
redplanet-switch-effects-optional = Efekty nieobowiązkowe
    .help = Ze specjalnego efektu postaci można zrezygnować; bez tej zasady trzeba wykonać wszystko, co możliwe.
redplanet-switch-choice-may-change = Wybór można zmienić
    .help = Inną postać można wybrać, dopóki wszyscy nie dokonają wyboru.
redplanet-switch-agent-may-pick-full = Agent może odpalić pełny statek
    .help = Tajny agent może odpalić także pełny statek, który i tak by odleciał.
redplanet-switch-agent-may-pick-empty = Agent może odpalić pusty statek
    .help = Tajny agent może odpalić statek, na którym nikogo nie ma.
redplanet-switch-empty-ships-explore = Puste statki badają
    .help = Statek, który wyląduje pusty, także odkrywa surowiec strefy.
redplanet-switch-boarder-repicks = Pierwszy na pokładzie wybiera zawsze
    .help = Kto pierwszy wejdzie na pusty statek o nieznanym celu, wybiera ten cel, nawet jeśli wyznaczył go już Pilot.
redplanet-switch-covered-tokens-return = Zakryte żetony wracają
    .help = Zakryty żeton miejsca docelowego od razu wraca do puli; bez tej zasady zostaje na statku.
redplanet-switch-pilot-may-repeat = Pilot może powtórzyć cel
    .help = Pilot może położyć żeton strefy, do której statek i tak leci.
redplanet-switch-destroyed-tokens-return = Żetony nie giną ze statkiem
    .help = Żetony miejsc docelowych ze zniszczonego statku wracają do puli; bez tej zasady opuszczają grę.
redplanet-switch-discards-return = Odrzucone karty wracają
    .help = Gdy talia wydarzeń się skończy, tasuje się odrzucone karty i tworzy z nich nową.
redplanet-switch-draws-when-covered = Kartę można dobrać zawsze
    .help = Naukowiec może dobrać kartę wydarzenia, nawet gdy każda zewnętrzna strefa ma już odkrycie.
redplanet-switch-fresh-presence = Nowo przybyły się liczy
    .help = By zastąpić kogoś na statku, wystarczy astronauta umieszczony tam tą samą kartą.
redplanet-switch-drop-most = Limit zejścia z Phobosa
    .help = Ilu astronautów Żołnierz może sprowadzić z Phobosa.
redplanet-switch-drop-most-0 = jak na karcie
redplanet-switch-drop-most-1 = 1
redplanet-switch-drop-most-2 = 2
redplanet-switch-drop-most-3 = 3
redplanet-switch-drop-most-4 = 4
redplanet-switch-drop-most-5 = 5
redplanet-switch-drop-most-6 = 6
redplanet-switch-drop-most-7 = 7
redplanet-switch-drop-most-8 = 8
redplanet-switch-drop-most-9 = 9
redplanet-switch-cave-in-keeps-leftovers = Tąpnięcie grzebie wszystko
    .help = Żetony, które już leżą w strefie z tąpnięciem, także nikomu nie przypadają.
redplanet-switch-zero-is-most = Zero może być najwięcej
    .help = Jeśli nikt czegoś nie ma, wszyscy remisują o pierwsze miejsce.
redplanet-switch-scores-stop-at-zero = Wynik nie spada poniżej zera
    .help = Ujemny wynik końcowy liczy się jako zero.
redplanet-switch-neutral-may-lead = Kolor neutralny może być pierwszy
    .help = Pierwszym graczem może zostać kolor neutralny; bez tej zasady zostaje nim ten, kto go kontroluje.
redplanet-switch-neutral-may-decline = Neutralne odkrycia nieobowiązkowe
    .help = Odkrycie dobrane dla koloru neutralnego można odłożyć do pudełka; bez tej zasady trzeba je przydzielić.

## Skąd są punkty

redplanet-source-tokens = Żetony
redplanet-source-mission = Misja
redplanet-source-ice = Monopol na lód
redplanet-source-discovery = Odkrycie
redplanet-tie-tokens = Przy remisie: żetony punktów

## Co jest w pudełku

redplanet-kind-edition = Edycja
redplanet-kind-region = Strefa
redplanet-kind-layout = Mapa
redplanet-kind-ship = Statek
redplanet-kind-resource = Żetony
redplanet-kind-character = Postać
redplanet-kind-discovery = Odkrycie
redplanet-kind-mission = Misja
redplanet-kind-action = Karta akcji

## Co jest nie tak z pudełkiem

box-reserved-id = { box-place }: identyfikator „{ $id }” oznacza statek bez celu podróży; wybierz inny.
box-duplicate-number = { box-place }: numer { $number } występuje więcej niż raz.
box-unknown-region = { box-place }: strefa „{ $region }” nie może tu stać.
box-region-count =
    { box-place }: liczba { $kind ->
        [outer] stref zewnętrznych
        [inner] stref wewnętrznych
       *[moon] księżyców
    } powinna wynosić { $needed }, a wynosi { $count }.
box-no-layout = { box-place }: potrzebny jest co najmniej jeden układ mapy.
box-region-left-out = { box-place }: brakuje strefy „{ $region }”.
box-self-edge = { box-place }: strefa „{ $region }” nie może sąsiadować sama ze sobą.
box-duplicate-edge = { box-place }: granicę między „{ $region }” a „{ $other }” podano dwa razy.
box-no-neighbour = { box-place }: strefa „{ $region }” z niczym nie sąsiaduje.
box-unreachable = { box-place }: ze strefy „{ $other }” nie ma drogi do strefy „{ $region }”.
box-ship-count = { box-place }: liczba statków powinna wynosić { $needed }, a wynosi { $count }.
box-open-ships = { box-place }: liczba statków bez celu podróży może wynosić najwyżej { $most }, a wynosi { $count }.
box-resource-count = { box-place }: liczba żetonów surowców powinna wynosić { $needed }, a wynosi { $count }.
box-role-count = { box-place }: liczba postaci powinna wynosić { $needed }, a wynosi { $count }.
box-too-few-missions = { box-place }: do rozdania potrzeba co najmniej { $needed } misji, a liczba misji wynosi { $count }.
box-place-mode = { box-place }: jednego astronautę umieszcza się jako „any”, kilku inaczej, a tu podano { $count } i „{ $mode }”.
box-wrong-moment = { box-place }: efekt „{ $effect }” nie może zadziałać w momencie „{ $given }”.
box-tier-count = { box-place }: liczb musi być tyle, ile stref, czyli { $needed }, a podano { $count }.

## Pytania w dwóch słowach: co dalej

redplanet-crumb-keep-mission = misja
redplanet-crumb-choose-character = postać
redplanet-crumb-change-character = zmiana postaci
redplanet-crumb-choose-another = inna postać
redplanet-crumb-place-astronaut = na statek
redplanet-crumb-place-elsewhere = na statek
redplanet-crumb-place-together = wspólne wejście
redplanet-crumb-choose-destination = cel podróży
redplanet-crumb-move-from = kto idzie
redplanet-crumb-move-to = dokąd idzie
redplanet-crumb-look-or-draw = dobrać czy podejrzeć
redplanet-crumb-look-at-discovery = podgląd
redplanet-crumb-attach-discovery = przydział odkrycia
redplanet-crumb-attach-or-box = przydzielić czy odłożyć
redplanet-crumb-force-launch = start
redplanet-crumb-launch-own-ship = własny statek
redplanet-crumb-destroy-ship = zniszczenie
redplanet-crumb-replace-astronaut = gdzie zastąpić
redplanet-crumb-replace-whom = kogo zastąpić
redplanet-crumb-kill-astronaut = gdzie zabić
redplanet-crumb-kill-whom = kogo zabić
redplanet-crumb-drop-to = lądowanie
redplanet-crumb-redirect-ship = zmiana celu
redplanet-crumb-new-destination = nowy cel
redplanet-crumb-swap-tokens = pierwszy statek
redplanet-crumb-swap-with = drugi statek
redplanet-crumb-play-action = karta akcji
redplanet-crumb-rescue-at = dokąd przywrócić
redplanet-crumb-rescue-more = przywrócić kolejnego
redplanet-crumb-evacuate-to = ewakuacja

# pages

redplanet-edition-2005-about = Dziesięć regionów, bez Fobosa i kart akcji. Pełny statek odlatuje od razu.
redplanet-edition-2015-about = Dziewięć regionów, w tym dwa wewnętrzne, oraz Fobos. Karty akcji; zasady dla dwojga.
redplanet-edition-2025-about = Dziewięć regionów w czterech układach, trzy wewnętrzne, oraz Fobos. Zasady dla dwojga.
