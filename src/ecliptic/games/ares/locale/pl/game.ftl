### Ares Expedition. Names come as they are printed; sentences are built so that they fit any name.
### The names of the cards are in cards.ftl.

ares-about = Jednocześnie wybieraj fazy, zagrywaj projekty, uczyń Marsa zdatnym do życia.
ares-title = Terraformacja Marsa: Ekspedycja Ares
ares-edition-versus = Rywalizacja
ares-edition-coop = Dwoje graczy razem
ares-edition-solo = Gra solo

## Counted things, for other messages

# Accusative.
ares-n-cards =
    { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
ares-n-cards-drawn =
    { $other ->
        [one] { $other } kartę
        [few] { $other } karty
       *[many] { $other } kart
    }
ares-n-plants =
    { $count ->
        [one] { $count } roślinę
        [few] { $count } rośliny
       *[many] { $count } roślin
    }
ares-n-plants-paid =
    { $other ->
        [one] { $other } roślinę
        [few] { $other } rośliny
       *[many] { $other } roślin
    }
ares-n-plants-had =
    { $plants ->
        [one] { $plants } roślinę
        [few] { $plants } rośliny
       *[many] { $plants } roślin
    }
# The same in the nominative and the accusative.
ares-n-heat =
    { $count ->
        [one] { $count } ciepło
       *[other] { $count } ciepła
    }
ares-n-heat-had =
    { $heat ->
        [one] { $heat } ciepło
       *[other] { $heat } ciepła
    }
ares-n-steps =
    { $count ->
        [one] { $count } poziom
        [few] { $count } poziomy
       *[many] { $count } poziomów
    }
ares-n-resources =
    { $count ->
        [one] { $count } zasób
        [few] { $count } zasoby
       *[many] { $count } zasobów
    }
ares-n-tags =
    { $other ->
        [one] { $other } symbol
        [few] { $other } symbole
       *[many] { $other } symboli
    }
ares-per-tags =
    { $other ->
        [one] za każdy { $other } twój symbol { $names }
        [few] za każde { $other } twoje symbole { $names }
       *[many] za każde { $other } twoich symboli { $names }
    }
ares-per-forests =
    { $other ->
        [one] za każdy { $other } twój las
        [few] za każde { $other } twoje lasy
       *[many] za każde { $other } twoich lasów
    }
ares-n-points = { $points } PZ

## Colours

ares-colour-red = Czerwoni
ares-colour-blue = Niebiescy
ares-colour-yellow = Żółci
ares-colour-green = Zieloni
ares-no-colour = nie ma takiego koloru

## Phases

ares-phase-development = I Rozwój
ares-phase-construction = II Budowa
ares-phase-action = III Akcje
ares-phase-production = IV Produkcja
ares-phase-research = V Badania
ares-no-phase = nie ma takiej fazy

## Goods, tags, cubes, zones

ares-good-mc = M€
ares-good-heat = ciepło
ares-good-plants = rośliny
ares-good-cards = karty
ares-good-rating = WT
ares-no-good = nic
# Genitive: they always follow “symbol”.
ares-tag-building = budowli
ares-tag-space = kosmosu
ares-tag-power = energii
ares-tag-science = nauki
ares-tag-jupiter = Jowisza
ares-tag-earth = Ziemi
ares-tag-plant = roślin
ares-tag-microbe = mikrobów
ares-tag-animal = zwierząt
ares-tag-event = wydarzenia
# Special resources on cards; the number stands before them. Accusative.
ares-cube-animal =
    { $count ->
        [one] zwierzę
        [few] zwierzęta
       *[many] zwierząt
    }
ares-cube-microbe =
    { $count ->
        [one] mikroba
        [few] mikroby
       *[many] mikrobów
    }
ares-cube-science =
    { $count ->
        [one] zasób nauki
        [few] zasoby nauki
       *[many] zasobów nauki
    }
# Locative: they always follow “w strefie”.
ares-zone-purple = fioletowej
ares-zone-red = czerwonej
ares-zone-yellow = żółtej
ares-zone-white = białej
ares-parameter-temperature = temperatura
ares-parameter-oxygen = tlen
ares-parameter-ocean = oceany
ares-no-parameter = nie ma takiego parametru
# Accusative: somebody takes them.
ares-item-cube = kostkę
ares-item-marker = znacznik
ares-no-item = nic

## Standard actions and other things to choose

ares-standard-forest-plants = las za rośliny
ares-standard-forest-mc = las za M€
ares-standard-temperature-heat = temperatura za ciepło
ares-standard-temperature-mc = temperatura za M€
ares-standard-ocean-mc = ocean za M€
ares-no-standard = nie ma takiej standardowej akcji
ares-space = pole { $number }
ares-degrees = { $value } °C
ares-amount = { $count }
ares-heat = { ares-n-heat }
ares-no-way = nie ma takiego sposobu
ares-no-card = nie ma takiej karty
ares-nothing = nic

## Joints

ares-comma = { $first }, { $next }
ares-or = { $first } lub { $next }
ares-then = { $first }, { $next }
ares-slash = { $first } / { $next }
ares-part = { $first } · { $next }

## What cards say: steps

ares-says-gain-mc = otrzymaj { $count } M€
ares-says-gain-heat = otrzymaj { ares-n-heat }
ares-says-gain-plants = otrzymaj { ares-n-plants }
ares-says-gain-rating = podnieś swój WT o { $count }
ares-says-gain-mc-chosen = otrzymaj jeszcze { $count } M€, jeśli to faza wybrana przez ciebie
ares-says-gain-heat-chosen = otrzymaj jeszcze { ares-n-heat }, jeśli to faza wybrana przez ciebie
ares-says-gain-plants-chosen = otrzymaj jeszcze { ares-n-plants }, jeśli to faza wybrana przez ciebie
ares-says-gain-rating-chosen = podnieś swój WT jeszcze o { $count }, jeśli to faza wybrana przez ciebie
ares-says-gain-with-plants = otrzymaj { ares-n-plants }, jeśli masz co najmniej { ares-n-tags } { $names }
ares-says-gain-per-rating = podnieś swój WT o { $count } za każdy swój symbol { $names }, także na tej karcie
ares-says-gain-amount-mc = otrzymaj tyle samo M€
ares-says-gain-amount-plants = otrzymaj tyle samo roślin
ares-says-raise-temperature = podnieś temperaturę o { ares-n-steps }
ares-says-raise-oxygen = podnieś poziom tlenu o { $count }
ares-says-raise-ocean =
    { $count ->
        [one] odwróć { $count } ocean
        [few] odwróć { $count } oceany
       *[many] odwróć { $count } oceanów
    }
ares-says-raise-forest =
    { $count ->
        [one] zasadź { $count } las
        [few] zasadź { $count } lasy
       *[many] zasadź { $count } lasów
    }
ares-says-draw = dobierz { ares-n-cards }
ares-says-draw-amount = dobierz tyle samo kart
ares-says-discard = odrzuć { ares-n-cards }
ares-says-keep = dobierz { ares-n-cards-drawn } i zatrzymaj { $count } z nich
ares-says-university = możesz odrzucić kartę, by dobrać { $count }, a jeśli odrzucona ma symbol { $names }, to { $other }
ares-says-reveal =
    { $count ->
        [one] odkryj wierzchnią kartę talii i weź ją, jeśli ma symbol { $names }
        [few] odkryj { $count } wierzchnie karty talii i weź jedną z symbolem { $names }
       *[many] odkryj { $count } wierzchnich kart talii i weź jedną z symbolem { $names }
    }
ares-says-brainstorm =
    { $count ->
        [one] odkryj wierzchnią kartę talii: jeśli nie jest zielona, weź ją, a jeśli jest, otrzymaj { $other } M€
        [few] odkryj { $count } wierzchnie karty talii i weź jedną, która nie jest zielona; jeśli takiej nie ma, otrzymaj { $other } M€
       *[many] odkryj { $count } wierzchnich kart talii i weź jedną, która nie jest zielona; jeśli takiej nie ma, otrzymaj { $other } M€
    }
ares-says-put-here = umieść { $count } { $kinds } na tej karcie
ares-says-put-elsewhere = umieść { $count } { $kinds } na innej karcie
ares-says-put-anywhere = umieść { $count } { $kinds } na dowolnej swojej karcie
ares-says-remove-here = usuń { $count } { $kinds } z tej karty
ares-says-remove-anywhere = usuń { $count } { $kinds } z dowolnej swojej karty
ares-says-play-more = możesz zagrać w tej fazie jeszcze { ares-n-cards }
ares-says-play-free = możesz bez płacenia M€ zagrać zieloną kartę o bazowym koszcie najwyżej { $count } M€
ares-says-next-less = następna karta w tej fazie kosztuje cię o { $count } M€ mniej
ares-says-next-zone =
    { $count ->
        [one] możesz przesunąć o { $count } kolor strefę wymaganą przez następną kartę w tej fazie
        [few] możesz przesunąć o { $count } kolory strefę wymaganą przez następną kartę w tej fazie
       *[many] możesz przesunąć o { $count } kolorów strefę wymaganą przez następną kartę w tej fazie
    }

ares-says-choose = wybierz: { $ways }

## What cards say: effects

# These follow “za każdym razem, gdy”.
ares-raising-temperature = podnosisz temperaturę
ares-raising-oxygen = podnosisz poziom tlenu
ares-raising-ocean = odwracasz ocean
ares-raising-forest = sadzisz las

ares-says-less-all = karty kosztują cię o { $count } M€ mniej
ares-says-less-tag = karty z symbolem { $names } kosztują cię o { $count } M€ mniej
ares-says-less-dear = karty o bazowym koszcie co najmniej { $other } M€ kosztują cię o { $count } M€ mniej
ares-says-worth-steel = każda twoja stal jest warta o { $count } M€ więcej
ares-says-worth-titanium = każdy twój tytan jest wart o { $count } M€ więcej
ares-says-microbes-pay =
    { $other ->
        [one] płacąc za projekt, możesz usunąć z tej karty { $other } mikroba zamiast wydawać { $count } M€
        [few] płacąc za projekt, możesz usunąć z tej karty { $other } mikroby zamiast wydawać { $count } M€
       *[many] płacąc za projekt, możesz usunąć z tej karty { $other } mikrobów zamiast wydawać { $count } M€
    }
ares-says-plants-pay = płacąc za projekt, możesz wydać { ares-n-plants-paid } zamiast { $count } M€
ares-says-heat-pays = ciepłem możesz płacić tak jak M€
ares-says-standard-less = standardowe akcje opłacane w M€ kosztują cię o { $count } M€ mniej
ares-says-forest-less = lasy kosztują cię o { ares-n-plants } mniej
ares-says-sale-more = sprzedawane karty przynoszą ci o { $count } M€ więcej
ares-says-research-draw = w fazie badań dobierasz o { ares-n-cards } więcej
ares-says-research-keep = w fazie badań zatrzymujesz o { ares-n-cards-drawn } więcej
ares-says-research-draw-keep = w fazie badań dobierasz o { ares-n-cards } więcej i zatrzymujesz o { $other } więcej
ares-says-zones = możesz przesuwać o jeden kolor strefy wymagane przez karty
ares-says-buy-rating = gdy pierwszy raz w danej fazie rośnie twój WT, możesz zapłacić { $count } M€, by podnieść go jeszcze o 1
ares-says-when-card = gdy zagrywasz kartę: { $does }
ares-says-when-card-or-this = gdy zagrywasz kartę, także tę: { $does }
ares-says-when-tag = za każdy zagrywany symbol { $names }: { $does }
ares-says-when-tag-or-this = za każdy zagrywany symbol { $names }, także na tej karcie: { $does }
ares-says-after-raise = za każdym razem, gdy { $raising }: { $does }
ares-says-after-steel = za każdą stal na zagrywanej karcie: { $does }
ares-says-after-action = za każdym razem, gdy używasz akcji karty: { $does }

## What cards say: costs of actions

ares-way = { $costs } → { $gains }
ares-way-free = → { $gains }
ares-says-mc = wydaj { $count } M€
ares-says-mc-less-per-steel = wydaj { $count } M€ (o { $other } mniej za każdą swoją stal)
ares-says-mc-less-per-titanium = wydaj { $count } M€ (o { $other } mniej za każdy swój tytan)
ares-says-mc-less-per-tag = wydaj { $count } M€ (o { $other } mniej za każdy swój symbol { $names })
ares-says-mc-less-blue =
    { $blue ->
        [one] wydaj { $count } M€ (o { $other } mniej, jeśli masz co najmniej { $blue } niebieską kartę)
        [few] wydaj { $count } M€ (o { $other } mniej, jeśli masz co najmniej { $blue } niebieskie karty)
       *[many] wydaj { $count } M€ (o { $other } mniej, jeśli masz co najmniej { $blue } niebieskich kart)
    }
ares-says-pay-heat = wydaj { ares-n-heat }
ares-says-pay-plants = wydaj { ares-n-plants }
ares-says-pay-rating = obniż swój WT o { $count }
ares-says-pay-discard = odrzuć { ares-n-cards }
ares-says-pay-chosen-plants = wydaj { ares-n-plants } (tylko { $other }, jeśli to faza wybrana przez ciebie)
ares-says-pay-amount-heat = wydaj dowolną ilość ciepła
ares-says-pay-amount-heat-most = wydaj najwyżej { ares-n-heat }
ares-says-pay-amount-discard = odrzuć dowolną liczbę kart
ares-says-pay-amount-discard-most = odrzuć najwyżej { ares-n-cards }

## What cards say: needs, production, points

# Needs stand in the genitive: they follow “wymaga”.
ares-says-zone-temperature = temperatury w strefie { $zone } lub wyższej
ares-says-zone-temperature-most = temperatury w strefie { $zone } lub niższej
ares-says-zone-oxygen = poziomu tlenu w strefie { $zone } lub wyższej
ares-says-zone-oxygen-most = poziomu tlenu w strefie { $zone } lub niższej
ares-says-oceans =
    { $count ->
        [one] co najmniej { $count } oceanu
       *[other] co najmniej { $count } oceanów
    }
ares-says-oceans-most =
    { $count ->
        [one] najwyżej { $count } oceanu
       *[other] najwyżej { $count } oceanów
    }
ares-says-tags =
    { $count ->
        [one] { $count } symbolu { $names }
       *[other] { $count } symboli { $names }
    }
ares-says-rating = WT równego co najmniej { $count }
ares-says-spend-heat = wydaj { ares-n-heat }
ares-says-spend-plants = wydaj { ares-n-plants }
ares-says-spend-rating = obniż swój WT o { $count }
ares-says-produce-mc = { $count } M€
ares-says-produce-heat = { ares-n-heat }
ares-says-produce-plants =
    { $count ->
        [one] { $count } roślina
        [few] { $count } rośliny
       *[many] { $count } roślin
    }
ares-says-produce-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
ares-says-produce-per = { $what } za każdy twój symbol { $names }
ares-says-produce-per-each = { $what } { ares-per-tags }
ares-says-produce-per-forest = { $what } za każdy twój las
ares-says-produce-per-forest-each = { $what } { ares-per-forests }
ares-says-fixed = { $count }
ares-says-per-cube = { $count } za { $kinds } na tej karcie
ares-says-per-cube-each = { $count } za każde { $other } { $kinds } na tej karcie
ares-says-per-tag = { $count } za każdy twój symbol { $names }
ares-says-per-tag-each = { $count } { ares-per-tags }
ares-says-per-forest = { $count } za każdy twój las
ares-says-per-forest-each = { $count } { ares-per-forests }
ares-says-per-card = { $count } za każdy twój projekt w grze
ares-says-per-card-each =
    { $other ->
        [one] { $count } za każdy { $other } twój projekt w grze
        [few] { $count } za każde { $other } twoje projekty w grze
       *[many] { $count } za każde { $other } twoich projektów w grze
    }
ares-says-per-blue = { $count } za każdą twoją niebieską kartę
ares-says-per-blue-each =
    { $other ->
        [one] { $count } za każdą { $other } twoją niebieską kartę
        [few] { $count } za każde { $other } twoje niebieskie karty
       *[many] { $count } za każde { $other } twoich niebieskich kart
    }

## The parts of a card

ares-text-green = zielona, { $cost } M€
ares-text-blue = niebieska, { $cost } M€
ares-text-red = czerwona, { $cost } M€
ares-text-corporation = korporacja, na początek { $mc } M€
ares-text-tags = symbol { $tags }
ares-text-needs = wymaga { $what }
ares-text-spends = dodatkowy koszt: { $what }
ares-text-production = produkcja: { $what }
ares-text-steel = stal +{ $count }
ares-text-titanium = tytan +{ $count }
ares-text-draws = na początku dobierz { ares-n-cards }
ares-text-instant = od razu: { $what }
ares-text-effect = efekt: { $what }
ares-text-action = akcja: { $what }
ares-text-points = PZ: { $what }

## What a player can do

ares-do-found = Załóż korporację „{ $thing }”
ares-do-found-for = Załóż korporację „{ $thing }”: { $mc } M€
ares-do-exchange = Wymień „{ $thing }”
ares-do-plan = { $thing }
ares-do-plan-development = { $thing }: zagranie zielonej karty, dla ciebie 3 M€ taniej
ares-do-plan-construction = { $thing }: zagranie niebieskiej lub czerwonej karty; dla ciebie jeszcze jedna albo karta z talii
ares-do-plan-action = { $thing }: kart i standardowe; dla ciebie jedna akcja karty dwa razy
ares-do-plan-production = { $thing }: dochód z produkcji, dla ciebie 4 M€ więcej
ares-do-plan-research = { $thing }: dobranie 2 kart i zatrzymanie 1; dla ciebie o 3 i o 1 więcej
ares-do-neutral = { $thing }
ares-do-sell = Sprzedaj karty
ares-do-sell-each = Sprzedaj karty: po { $price } M€
ares-do-sell-card = Sprzedaj „{ $thing }”
ares-do-sell-card-for = Sprzedaj „{ $thing }”: { $price } M€
ares-do-stop = Nie sprzedawaj więcej
ares-do-play = Zagraj „{ $thing }”
ares-do-play-for = Zagraj „{ $thing }”: { $price } M€
ares-do-play-selling = Zagraj „{ $thing }”: { $price } M€, sprzedając karty ({ $count })
ares-do-draw = Dobierz kartę, zamiast zagrywać jeszcze jedną
ares-do-draw-bonus = Dobierz kartę
ares-do-done = Gotowe
ares-do-done-converting = Gotowe, najpierw zużywając ciepło lub rośliny
ares-do-resume = Cofnij „Gotowe”
ares-do-use = Użyj karty „{ $thing }”
ares-do-use-for = Użyj karty „{ $thing }”: { $what }
ares-do-standard = Standardowa akcja: { $thing }
ares-do-standard-for = Standardowa akcja: { $thing } ({ $price })
ares-do-standard-selling = Standardowa akcja: { $thing } ({ $price }), sprzedając karty ({ $count })
ares-do-way = { $thing }
ares-do-amount = { $thing }
ares-do-more = Jeszcze więcej
ares-do-pay-heat = Zapłać: { $thing }
ares-do-pay-microbes = Zapłać mikrobami
ares-do-microbes-pay = Zapłać { $worth } M€ mikrobami ({ $count })
ares-do-pay-plants = Zapłać roślinami
ares-do-plants-pay = Zapłać { $worth } M€ roślinami ({ $count })
ares-do-pay = Zapłać za jeszcze 1 WT
ares-do-buy-rating = Zapłać { $worth } M€ za jeszcze 1 WT
ares-do-decline = Zrezygnuj
ares-do-decline-to-pay-so = Zapłać inaczej
ares-do-discard = Odrzuć „{ $thing }”
ares-do-keep = Zatrzymaj „{ $thing }”
ares-do-keep-what = Zatrzymaj „{ $thing }” ({ $what })
ares-do-take = Weź „{ $thing }”
ares-do-take-what = Weź „{ $thing }” ({ $what })
ares-do-put = Na kartę „{ $thing }”
ares-do-put-now = Na kartę „{ $thing }” (teraz { $count })
ares-do-remove = Z karty „{ $thing }”
ares-do-remove-now = Z karty „{ $thing }” (teraz { $count })
ares-do-flip = Odwróć ocean: { $thing }
ares-do-resolve = „{ $thing }”
ares-do-resolve-what = „{ $thing }”: { $what }
ares-do-raise = Podnieś: { $thing }
ares-do-take-cube = Weź kostkę: 1 M€
ares-do-take-marker = Weź znacznik: wymiana kart
ares-do-offer = Zaproponuj „{ $thing }”
ares-do-give = Oddaj „{ $thing }”

## What a player is asked

ares-ask-exchange-cards =
    { $marked ->
        [0] { $colour }: zaznacz karty, które chcesz wymienić na nowe, albo „Gotowe”, by zatrzymać wszystkie
       *[other] { $colour }: zaznacz kolejne karty do wymiany albo „Gotowe” (zaznaczone: { $marked })
    }
ares-ask-choose-corporation = { $colour }: wybierz swoją korporację
ares-ask-choose-corporation-again = { $colour }: wybrana korporacja: „{ $card }”; zmieniasz?
ares-ask-choose-phase = { $colour }: wybierz w tajemnicy fazę na tę rundę
ares-ask-choose-phase-again = { $colour }: wybrana faza: „{ $phase }”; zmieniasz?
ares-ask-development-phase = { $colour }: zagraj zieloną kartę (masz { $mc } M€) albo „Gotowe”
ares-ask-construction-phase = { $colour }: zagraj niebieską lub czerwoną kartę (masz { $mc } M€) albo „Gotowe”
ares-ask-action-phase = { $colour }: wybierz akcję (masz { $mc } M€) albo „Gotowe”
ares-ask-think-again = { $colour }: masz już „Gotowe”; możesz je jeszcze cofnąć
ares-ask-draw-or-not = { $colour }: czy w ramach premii dobierasz kartę?
ares-ask-sell-cards = { $colour }: sprzedaj kartę za { $sale } M€ albo zakończ sprzedaż
ares-ask-sell-at-will = { $colour }: możesz sprzedawać karty, gdy inni wybierają
ares-ask-sell-to-pay = { $colour }: sprzedaj kartę, brakuje { $left } M€
ares-ask-sell-excess =
    { $excess ->
        [one] { $colour }: masz na ręce za dużo kart, sprzedaj { $excess } kartę
        [few] { $colour }: masz na ręce za dużo kart, sprzedaj { $excess } karty
       *[many] { $colour }: masz na ręce za dużo kart, sprzedaj { $excess } kart
    }
ares-ask-pay-microbes = { $colour }: „{ $card }”, do zapłaty { $count } M€; czy płacisz mikrobami?
ares-ask-pay-plants = { $colour }: „{ $card }”, do zapłaty { $count } M€; czy płacisz roślinami?
ares-ask-pay-heat = { $colour }: do zapłaty { $count } M€; ile z tego ciepłem?
ares-ask-buy-rating = { $colour }: twój WT wzrósł; czy płacisz za jeszcze 1?
ares-ask-discard = { $colour }: odrzuć { ares-n-cards }
ares-ask-discard-to-draw = { $colour }: możesz odrzucić kartę i dobrać coś w zamian
ares-ask-keep-card =
    { $keeps ->
        [one] { $colour }: zatrzymaj { $keeps } z tych kart
       *[other] { $colour }: zatrzymaj { $keeps } z tych kart, wybierz pierwszą
    }
ares-ask-take-revealed = { $colour }: weź jedną z odkrytych kart, które pasują
ares-ask-put-on = { $colour }: wybierz kartę, która dostanie { ares-n-resources } dzięki karcie „{ $card }”
ares-ask-remove-from = { $colour }: wybierz kartę, z której usuniesz { ares-n-resources } dla karty „{ $card }”
ares-ask-choose-one = { $colour }: wybierz, co ci daje karta „{ $card }”
ares-ask-choose-way = { $colour }: wybierz, jak użyć karty „{ $card }”
ares-ask-choose-amount = { $colour }: wybierz, ile przeznaczasz na akcję karty „{ $card }”
ares-ask-play-free = { $colour }: czy zagrywasz za darmo zieloną kartę o bazowym koszcie najwyżej { $count } M€?
ares-ask-flip-one = { $colour }: wybierz ocean, który odwrócisz
ares-ask-resolve-trigger = { $colour }: wybierz efekt, który zadziała najpierw
ares-ask-take-item = { $colour }: weź z zapasu kostkę albo znacznik
ares-ask-offer-card = { $colour }: zaproponuj partnerowi zakrytą kartę albo zrezygnuj
ares-ask-give-card = { $colour }: partner proponuje kartę; oddaj jedną w zamian albo zrezygnuj
ares-ask-choose-neutral = { $colour }: wybierz neutralną fazę tej rundy
ares-ask-order-stack = { $colour }: wybierz po kolei neutralne fazy ostatnich rund
ares-ask-raise-by-itself = { $colour }: wybierz, co wzrośnie samoczynnie

## What has happened: setup and planning

ares-event-corporation-dealt = { $colour } mogą założyć korporację „{ $card }”
ares-event-corporation-dealt-hidden = { $colour } dostają kartę korporacji
ares-event-card-drawn = { $colour } dobierają kartę „{ $card }”
ares-event-card-drawn-hidden = { $colour } dobierają kartę
ares-event-cards-exchanged = { $colour } wymieniają { ares-n-cards }
ares-event-corporation-founded = { $colour } zakładają korporację „{ $card }”
ares-event-round-started = Runda { $round }
ares-event-phase-chosen = { $colour } wybierają fazę: { $phase }
ares-event-phase-chosen-hidden = { $colour } mają już wybraną fazę
ares-event-phase-revealed = { $colour } odkrywają fazę: { $phase }
ares-event-neutral-revealed = Neutralna faza: { $phase }
ares-event-phase-started = Faza: { $phase }

## What has happened: cards and money

ares-event-card-played = { $colour } zagrywają kartę „{ $card }”
ares-event-paid = { $colour } płacą { $count } M€
ares-event-heat-paid =
    { $count ->
        [one] { $colour } płacą { $count } jednostką ciepła
       *[other] { $colour } płacą { $count } jednostkami ciepła
    }
ares-event-microbes-paid =
    { $count ->
        [one] { $colour } płacą { $count } mikrobem z karty „{ $card }” zamiast { $worth } M€
       *[other] { $colour } płacą { $count } mikrobami z karty „{ $card }” zamiast { $worth } M€
    }
ares-event-plants-paid =
    { $count ->
        [one] { $colour } płacą { $count } rośliną zamiast { $worth } M€ („{ $card }”)
       *[other] { $colour } płacą { $count } roślinami zamiast { $worth } M€ („{ $card }”)
    }
ares-event-card-sold = { $colour } sprzedają kartę „{ $card }” za { $price } M€
ares-event-card-sold-hidden = { $colour } sprzedają kartę za { $price } M€
ares-event-card-discarded = { $colour } odrzucają kartę „{ $card }”
ares-event-card-discarded-hidden = { $colour } odrzucają kartę
ares-event-card-kept = { $colour } zatrzymują kartę „{ $card }”
ares-event-card-kept-hidden = { $colour } zatrzymują kartę
ares-event-card-looked-at = { $colour } oglądają kartę „{ $card }”
ares-event-card-looked-at-hidden = { $colour } oglądają kartę
ares-event-card-revealed = { $colour } odkrywają kartę „{ $card }”
ares-event-card-taken = { $colour } biorą kartę „{ $card }”
ares-event-deck-shuffled =
    { $count ->
        [one] Z odrzuconych kart powstaje nowa, przetasowana talia: { $count } karta
        [few] Z odrzuconych kart powstaje nowa, przetasowana talia: { $count } karty
       *[many] Z odrzuconych kart powstaje nowa, przetasowana talia: { $count } kart
    }
ares-event-gained = { $colour } otrzymują: { $good } +{ $count }
ares-event-spent = { $colour } oddają: { $good } −{ $count }
ares-event-produced = { $colour } produkują { $mc } M€, { ares-n-heat-had }, { ares-n-plants-had }

## What has happened: Mars

ares-event-temperature-raised = { $colour } podnoszą temperaturę do { $value }
ares-event-oxygen-raised = { $colour } podnoszą poziom tlenu do { $value } %
ares-event-ocean-flipped = { $colour } odwracają ocean ({ $space }), nagroda: { $tile }
ares-event-ocean-repeated = { $colour } biorą jeszcze raz nagrodę ostatniego oceanu: { $tile }
ares-event-forest-planted =
    { $count ->
        [one] { $colour } sadzą swój pierwszy las
        [few] { $colour } sadzą las i mają już { $count } lasy
       *[many] { $colour } sadzą las i mają już { $count } lasów
    }
ares-event-nothing-raised = { $colour } nic z tego nie mają, bo osiągnięto już maksimum: { $parameter }
ares-event-maximum-reached = Osiągnięto maksimum: { $parameter }
ares-event-mars-terraformed = Runda { $round }: terraformacja Marsa jest ukończona
ares-event-raised-by-itself = Samoczynnie: { $parameter } +{ ares-n-steps }

## What has happened: actions and windows

ares-event-cubes-put = { $colour } umieszczają { ares-n-resources } na karcie „{ $card }”
ares-event-cubes-removed = { $colour } usuwają { ares-n-resources } z karty „{ $card }”
ares-event-cubes-lost = { $colour } nie mają karty na { ares-n-resources }
ares-event-action-used = { $colour } używają karty „{ $card }”
ares-event-standard-used = { $colour }, standardowa akcja: { $standard }
ares-event-seat-done = { $colour } są gotowi
ares-event-seat-resumed = { $colour } cofają „Gotowe”
ares-event-everybody-resumed = Ostatnia szansa w tej fazie: wszyscy potwierdzają od nowa
ares-event-item-taken = { $colour } biorą z zapasu { $item }
ares-event-card-offered = { $colour } proponują kartę „{ $card }”
ares-event-card-offered-hidden = { $colour } proponują kartę
ares-event-offer-declined = { $colour } rezygnują z wymiany
ares-event-card-received = { $colour } dostają kartę „{ $card }”
ares-event-card-received-hidden = { $colour } dostają kartę
ares-event-cards-swapped = { $colour } i { $other } wymieniają się kartami
ares-event-stack-shuffled = Neutralne fazy są przetasowane; znacznik stoi na polu { $marker }

## What has happened: the end

ares-event-round-limit-met = Runda { $round } była ostatnia: osiągnięto limit
ares-event-scored = { $colour }: { ares-n-points }
ares-event-wealth-counted = Majątek, { $colour }: { $wealth }
ares-event-game-won = { $colour } wygrywają!
ares-event-victory-shared = { $colour } dzielą zwycięstwo
ares-event-team-won = Wygrywacie razem: { ares-n-points }
ares-event-team-lost = Mars wygrywa, a wy macie razem { ares-n-points }
ares-event-solo-won = Terraformacja Marsa jest ukończona: { ares-n-points }
ares-event-solo-lost = Terraformacja Marsa nie jest ukończona: { ares-n-points }

## Why not

ares-why-not-dealt = Korporacja „{ $thing }” nie została ci rozdana.
ares-why-not-in-hand = Nie masz na ręce karty „{ $thing }”.
ares-why-chosen-last-round = To faza wybrana przez ciebie w poprzedniej rundzie: { $thing }.
ares-why-chosen-already = Twój wybór już zapadł.
ares-why-hand-empty = Nie masz kart na ręce.
ares-why-wrong-colour = Karty tego koloru nie można teraz zagrać: „{ $thing }”.
ares-why-no-play-left = W tej fazie nie możesz już zagrać żadnej karty.
ares-why-said-done = Padło już twoje „Gotowe”; najpierw je cofnij.
ares-why-not-done = Nie padło jeszcze twoje „Gotowe”.
ares-why-done-is-final = Przy tym stole „Gotowe” jest ostateczne.
ares-why-too-cold = Na początku fazy na Marsie było za zimno na kartę „{ $thing }”.
ares-why-too-warm = Na początku fazy na Marsie było za ciepło na kartę „{ $thing }”.
ares-why-too-little-oxygen = Na początku fazy było za mało tlenu na kartę „{ $thing }”.
ares-why-too-much-oxygen = Na początku fazy było za dużo tlenu na kartę „{ $thing }”.
ares-why-too-few-oceans = Na początku fazy było za mało oceanów na kartę „{ $thing }”.
ares-why-too-many-oceans = Na początku fazy było za dużo oceanów na kartę „{ $thing }”.
ares-why-too-few-tags = Masz za mało symboli na kartę „{ $thing }”.
ares-why-rating-too-low = Twój WT jest za niski na kartę „{ $thing }”.
ares-why-too-little-to-spend = Nie stać cię na dodatkowy koszt karty „{ $thing }”; masz { ares-n-heat-had }, { ares-n-plants-had }.
ares-why-too-dear =
    { $price ->
        [0] Nie stać cię na to; masz { $mc } M€, { ares-n-heat-had }, { ares-n-plants-had }.
       *[other] Nie stać cię na to: koszt wynosi { $price }, a masz { $mc } M€, { ares-n-heat-had }, { ares-n-plants-had }.
    }
ares-why-no-bonus = Nie masz już premii w tej fazie.
ares-why-draw-needs-play = Przy tym stole kartę dobiera się dopiero po zagraniu innej.
ares-why-not-in-play = Nie masz w grze karty „{ $thing }”.
ares-why-no-action = Karta „{ $thing }” nie ma akcji.
ares-why-used-already = Karta „{ $thing }” jest już użyta.
ares-why-cannot-pay-action = Nie stać cię na tę akcję: { $thing }.
ares-why-at-maximum = To nic by nie dało ({ $thing }): osiągnięto już maksimum.
ares-why-no-host = Nie masz karty, na której można to umieścić.
ares-why-no-cubes = Na karcie jest za mało zasobów.
ares-why-not-looked-at = Wśród tych kart nie ma karty „{ $thing }”.
ares-why-does-not-match = Karta „{ $thing }” nie pasuje.
ares-why-flipped-already = Ten ocean jest już odwrócony: { $thing }.
ares-why-too-much = Nie masz aż tyle albo to więcej, niż trzeba.
ares-why-too-little = To nie wystarczy.
ares-why-must-pay-so = Bez tego nie możesz zapłacić.
ares-why-costs-too-much-to-be-free = Karta „{ $thing }” kosztuje za dużo, by zagrać ją za darmo.
ares-why-not-pending = Karta „{ $thing }” teraz nie reaguje.
ares-why-none-left = Już ich nie ma albo decyduje los.
ares-why-used-in-this-pass = Ta faza jest już wykorzystana: { $thing }.
ares-why-no-other-choice = Nie ma takiego wyboru.
ares-why-cannot-hold = Nie można tego umieścić na karcie „{ $thing }”.

## House rules

ares-switch-set-up = Przygotowanie gry
    .help = Zwykła partia, pierwsza partia z kartami startowymi albo wymiana kart dla doświadczonych.
ares-switch-set-up-normal = zwykłe
ares-switch-set-up-first_game = pierwsza partia
ares-switch-set-up-experienced = dla doświadczonych
ares-switch-level = Poziom trudności gry solo
    .help = Temperatura lub tlen cztery razy rośnie samoczynnie: o 2 poziomy dla początkujących, o 1 dla doświadczonych, wcale dla ekspertów.
ares-switch-level-beginner = początkujący
ares-switch-level-experienced = doświadczony
ares-switch-level-expert = ekspert
ares-switch-ask-everything = Pytaj mnie o wszystko
    .help = Także o to, który ocean odwrócić, w jakiej kolejności działają efekty i czy wziąć premię fazy budowy.
ares-switch-choice-may-change = Tajny wybór można zmienić
    .help = Dopóki ostatni gracz nie dokona wyboru.
ares-switch-done-may-be-withdrawn = „Gotowe” można cofnąć
    .help = Dopóki wszyscy nie są gotowi; bez tej zasady „Gotowe” jest ostateczne.
ares-switch-maximums-at-phase-start = „Najwyżej” sprawdza się na początku fazy
    .help = Jak wszystkie wymagania dotyczące Marsa; bez tej zasady dla takiego wymagania liczy się obecny stan Marsa.
ares-switch-draw-without-play = Premia budowy bez zagrywania
    .help = Kartę z premii można dobrać, nie zagrywając żadnej; bez tej zasady dopiero po zagraniu karty.
ares-switch-discards-pay = Każda odrzucona karta przynosi M€
    .help = Także ta, którą każe odrzucić faza badań lub efekt karty.
ares-switch-must-convert-at-maximum = Ciepła i roślin trzeba użyć nawet powyżej maksimum
    .help = W fazie, w której osiągnięto maksimum; bez tej zasady obowiązek wtedy ustaje.
ares-switch-standard-at-maximum = Standardowe akcje bez pożytku są dozwolone
    .help = Można podnosić to, co już na początku fazy osiągnęło maksimum.
ares-switch-overshoot-pays = Poziomy powyżej maksimum są nagradzane
    .help = Efekt o kilku poziomach daje pełną nagrodę w fazie, w której osiągnięto maksimum.
ares-switch-triggers-first = Reakcje działają najpierw
    .help = Efekty, które reagują na kartę, działają przed jej własnymi; bez tej zasady po nich.
ares-switch-event-tags-count = Symbole czerwonych kart się liczą
    .help = Do końca gry; bez tej zasady tylko podczas zagrywania.
ares-switch-corporation-tags-count = Symbole korporacji się liczą
    .help = Tak jak symbole kart projektów.
ares-switch-tie-break = Co rozstrzyga remis
    .help = Po punktach i majątku: zwycięstwo jest wspólne albo decyduje WT, albo wcześniejsze miejsce przy stole.
ares-switch-tie-break-shared = wspólne zwycięstwo
ares-switch-tie-break-rating = WT
ares-switch-tie-break-seat = miejsce
ares-switch-supply-by-lot = Zapas losowy
    .help = O tym, czy gracz bierze kostkę, czy znacznik, decyduje los; bez tej zasady wybiera gracz.
ares-switch-stops-when-terraformed = Koniec gry po terraformacji
    .help = Gra się kończy, gdy terraformacja Marsa jest ukończona; bez tej zasady rozgrywa się wszystkie rundy.
ares-switch-neutral-order-in-advance = Kolejność ostatnich neutralnych faz z góry
    .help = Ustala się ją przed 21. rundą; bez tej zasady fazę wybiera się w każdej rundzie.
ares-switch-anti-gravity-counts-itself = „{ ares-card-anti-gravity-technology }” liczy samą siebie
    .help = Efekt tej karty reaguje także na jej własne zagranie.
ares-switch-favorite-needs-cube = „{ ares-card-ceos-favorite-project }” wymaga zasobu
    .help = Można wybrać tylko kartę, na której już coś leży.
ares-switch-guild-counts-steel = „{ ares-card-mining-guild }” liczy każdą stal
    .help = Bez tej zasady reaguje na kartę tylko raz.
ares-switch-payment-repeats = Inne płatności można powtarzać
    .help = Mikrobami i roślinami można zapłacić za jedną kartę więcej niż raz.
ares-switch-round-limit = Limit rund
    .help = Żeby partia, której nikt nie kończy, miała jednak koniec.
ares-switch-round-limit-40 = 40 rund
ares-switch-round-limit-60 = 60 rund
ares-switch-round-limit-100 = 100 rund
ares-switch-round-limit-200 = 200 rund

## The box and the score

ares-kind-project = Projekt
ares-kind-corporation = Korporacja
ares-kind-tiles = Kafelki oceanów
ares-kind-zones = Kolorowe strefy
ares-source-rating = Współczynnik Terraformacji
ares-source-forests = Lasy
ares-source-card = Karty
ares-tie-wealth = Przy remisie: ciepło, rośliny i M€, po sprzedaży ręki

## The board in a terminal

ares-board-round = Runda { $round }
ares-board-round-of = Runda { $round } z { $rounds }
ares-board-set-up = Przygotowanie
ares-board-phases = Fazy: { $phases }
ares-board-no-phases = Planowanie
ares-board-now = Teraz: { $phase }
ares-board-neutral = Neutralne: { $phase }
ares-board-marker = znacznik na polu { $marker }
ares-board-supply = Zapas: kostki { $cubes }, znaczniki { $markers }
ares-board-temperature = Temperatura
ares-board-oxygen = Tlen
ares-board-oceans = Oceany
ares-board-complete = maksimum
ares-board-piles = Talia { $deck }, odrzucone { $discards }
ares-board-player = Gracz
ares-board-rating = WT
ares-board-mc = M€
ares-board-heat = Ciepło
ares-board-plants = Rośliny
ares-board-cards = Karty
ares-board-stock = Stal/Ti
ares-board-forests = Lasy
ares-board-hand = Ręka
ares-board-points = PZ
ares-board-last = Ost. faza
ares-board-your-hand = Twoja ręka
ares-board-offers = Korporacje
ares-board-looked = Te karty
ares-board-tags = Symbole
ares-board-price = M€
ares-board-says = Co mówi
ares-board-in-play = W grze
ares-board-used = użyta

## The board as text

ares-sheet-mars = Mars
ares-sheet-degrees = { $value } °C, w strefie { $zone }
ares-sheet-per-cent = { $value } %, w strefie { $zone }
ares-sheet-so-many = { $count } z { $most }
ares-sheet-before = Karty widzą Marsa z początku fazy: { $value } °C, tlen { $oxygen } %, oceany { $oceans }
ares-sheet-ocean = Ocean { $number }: { $tile }
ares-sheet-ocean-shut = Ocean { $number }: jeszcze nieodwrócony
ares-sheet-resources = Twoje zasoby
ares-sheet-mc = { $count } M€, dochód { $income }
ares-sheet-mc-income = { $production } z kart, { $rating } z WT
ares-sheet-heat = { ares-n-heat }, dochód { $income }
ares-sheet-plants =
    { $count ->
        [one] { $count } roślina, dochód { $income }
        [few] { $count } rośliny, dochód { $income }
       *[many] { $count } roślin, dochód { $income }
    }
ares-sheet-cards =
    { $income ->
        [0] karty na ręce: { $count }
       *[other] karty na ręce: { $count }, dochód { $income }
    }
ares-sheet-steel = stal: { $count }
ares-sheet-titanium = tytan: { $count }
ares-sheet-stock = Karty z symbolem { $names } są tańsze o { $less } M€
ares-sheet-rating = WT { $count }
ares-sheet-forests =
    { $count ->
        [one] { $count } las
        [few] { $count } lasy
       *[many] { $count } lasów
    }
ares-sheet-standard = { $thing }: { $price }
ares-sheet-paying = W trakcie opłacania: { $card }
ares-sheet-offered = Propozycja dla partnera: { $card }
ares-sheet-plays = W tej fazie możesz zagrać jeszcze { ares-n-cards }
ares-sheet-bonus-construction = Twoja premia: dobierz kartę albo zagraj jeszcze jedną
ares-sheet-bonus-action = Twoja premia: użyj akcji jednej karty drugi raz
ares-sheet-card = „{ $card }”: { $what }
ares-sheet-marked = Do wymiany
ares-sheet-your-actions = Twoje akcje
ares-sheet-yours = Twoje karty w grze
ares-sheet-of = W grze: { $colour }
ares-sheet-revealed = odkryta: { $card }
ares-sheet-held = na ręce: { $card }
ares-sheet-cubes = ma { $count } { $kinds }
ares-sheet-tag = symbole { $name }: { $count }
ares-sheet-phases = Fazy
ares-sheet-phase = Faza
ares-sheet-this-round = Ta runda
ares-sheet-last-round = Poprzednia runda
ares-sheet-neutral = karta neutralna
ares-sheet-names = { $names }
ares-sheet-table = Stół
ares-sheet-together = Punkty razem
ares-sheet-rounds = Rundy
ares-sheet-score = Wynik
ares-sheet-source = Punkty za
ares-sheet-total = Razem

## What is wrong with a box

box-bad-sentence = { box-place }: żadna karta nie może powiedzieć „{ $sentence }”.
box-thing-count = { box-place }: liczba „{ $what }” powinna wynosić { $needed }, a wynosi { $count }.
box-card-order = { box-place }: karty nie są ułożone według numerów.
box-too-many-tags = { box-place }: liczba symboli na karcie może wynosić najwyżej { $most }.
box-wrong-colour = { box-place }: karta koloru „{ $colour }” nie ma pola „{ $field }”.
box-event-tag = { box-place }: symbol wydarzenia mają czerwone karty i tylko one, a ta jest koloru „{ $colour }”.
box-cannot-hold = { box-place }: na tej karcie nie można umieścić „{ $given }”.
box-bad-zones = { box-place }: strefy muszą zaczynać się od { $least }, rosnąć i nie przekraczać { $most }.

## Pytania w dwóch słowach: co dalej

ares-crumb-exchange-cards = wymiana kart
ares-crumb-choose-corporation = korporacja
ares-crumb-choose-phase = faza
ares-crumb-choose-neutral = neutralna faza
ares-crumb-order-stack = kolejna neutralna faza
ares-crumb-raise-by-itself = co wzrośnie
ares-crumb-take-item = kostka czy znacznik
ares-crumb-offer-card = propozycja karty
ares-crumb-give-card = karta w zamian
ares-crumb-sell-excess = sprzedaż nadmiaru
ares-crumb-development-phase = zielona karta
ares-crumb-construction-phase = niebieska lub czerwona karta
ares-crumb-action-phase = akcje
ares-crumb-draw-or-not = karta premiowa
ares-crumb-sell-cards = sprzedaż
ares-crumb-sell-at-will = sprzedaż w trakcie
ares-crumb-keep-card = którą zatrzymać
ares-crumb-pay-microbes = płatność mikrobami
ares-crumb-pay-plants = płatność roślinami
ares-crumb-pay-heat = płatność ciepłem
ares-crumb-sell-to-pay = sprzedaż na zapłatę
ares-crumb-choose-way = w jaki sposób
ares-crumb-choose-amount = ile
ares-crumb-choose-one = co dostajesz
ares-crumb-resolve-trigger = który najpierw
ares-crumb-buy-rating = zakup WT
ares-crumb-discard = odrzucenie
ares-crumb-discard-to-draw = odrzucenie i dobranie
ares-crumb-take-revealed = którą wziąć
ares-crumb-put-on = gdzie położyć
ares-crumb-remove-from = skąd usunąć
ares-crumb-play-free = darmowa karta
ares-crumb-flip-one = ocean

# pages

ares-edition-versus-about = Gdy Mars jest sterraformowany, wygrywa osoba z największą liczbą punktów.
ares-edition-coop-about = Piętnaście rund, by razem sterraformować Marsa i zdobyć 80 punktów.
ares-edition-solo-about = 25 rund obok neutralnego stosu faz; trzy poziomy trudności.
