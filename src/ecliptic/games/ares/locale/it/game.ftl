### Ares Expedition. Names come as they are printed; sentences are built so that they fit any name.
### The names of the cards are in cards.ftl.

ares-about = Scegli le fasi nello stesso momento, gioca progetti, rendi Marte abitabile.
ares-title = Terraforming Mars: Ares Expedition
ares-edition-versus = Partita competitiva
ares-edition-coop = In due contro Marte
ares-edition-solo = Partita in solitario

## Counted things, for other messages

ares-n-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
ares-n-steps =
    { $count ->
        [one] { $count } livello
       *[other] { $count } livelli
    }
ares-n-points = { $points } PV
ares-n-heat = { $count } unità di calore
ares-n-plants =
    { $count ->
        [one] { $count } pianta
       *[other] { $count } piante
    }
# What $plants says, where $count is something else.
ares-n-owned-plants =
    { $plants ->
        [one] { $plants } pianta
       *[other] { $plants } piante
    }
# Special resources of any kind.
ares-n-resources =
    { $count ->
        [one] { $count } risorsa
       *[other] { $count } risorse
    }

## Colours

ares-colour-red = Rosso
ares-colour-blue = Blu
ares-colour-yellow = Giallo
ares-colour-green = Verde
ares-no-colour = nessun colore del genere

## Phases

ares-phase-development = I Sviluppo
ares-phase-construction = II Costruzione
ares-phase-action = III Azione
ares-phase-production = IV Produzione
ares-phase-research = V Ricerca
ares-no-phase = nessuna fase del genere

## Goods, tags, cubes, zones

# “calore”, “piante” and “carte” are keys of ares-event-gained and ares-event-spent.
ares-good-mc = M€
ares-good-heat = calore
ares-good-plants = piante
ares-good-cards = carte
ares-good-rating = TT
ares-no-good = niente
ares-tag-building = Edificio
ares-tag-space = Spazio
ares-tag-power = Potenza
ares-tag-science = Scienza
ares-tag-jupiter = Giove
ares-tag-earth = Terra
ares-tag-plant = Pianta
ares-tag-microbe = Microbo
ares-tag-animal = Animale
ares-tag-event = Evento
# Special resources on cards; the number stands before them.
ares-cube-animal =
    { $count ->
        [one] animale
       *[other] animali
    }
ares-cube-microbe =
    { $count ->
        [one] microbo
       *[other] microbi
    }
ares-cube-science =
    { $count ->
        [one] risorsa Scienza
       *[other] risorse Scienza
    }
# These follow “zona”.
ares-zone-purple = viola
ares-zone-red = rossa
ares-zone-yellow = gialla
ares-zone-white = bianca
ares-parameter-temperature = temperatura
ares-parameter-oxygen = ossigeno
ares-parameter-ocean = oceani
ares-no-parameter = nessun parametro del genere
ares-item-cube = un cubetto
ares-item-marker = un segnalino
ares-no-item = niente

## Standard actions and other things to choose

ares-standard-forest-plants = piantare una foresta con le piante
ares-standard-forest-mc = piantare una foresta con i M€
ares-standard-temperature-heat = aumentare la temperatura con il calore
ares-standard-temperature-mc = aumentare la temperatura con i M€
ares-standard-ocean-mc = girare un oceano con i M€
ares-no-standard = nessuna azione standard del genere
ares-space = casella { $number }
ares-degrees = { $value } °C
ares-amount = { $count }
ares-heat = { ares-n-heat }
ares-no-way = nessun modo del genere
ares-no-card = nessuna carta del genere
ares-nothing = niente

## Joints

ares-comma = { $first }, { $next }
ares-or = { $first } o { $next }
ares-then = { $first }, { $next }
ares-slash = { $first } / { $next }
ares-part = { $first } · { $next }

## What cards say: steps

ares-says-gain-mc = ottieni { $count } M€
ares-says-gain-heat = ottieni { ares-n-heat }
ares-says-gain-plants = ottieni { ares-n-plants }
ares-says-gain-rating = ottieni { $count } TT
ares-says-gain-mc-chosen = ottieni anche { $count } M€ se hai scelto questa fase
ares-says-gain-heat-chosen = ottieni anche { ares-n-heat } se hai scelto questa fase
ares-says-gain-plants-chosen = ottieni anche { ares-n-plants } se hai scelto questa fase
ares-says-gain-rating-chosen = ottieni anche { $count } TT se hai scelto questa fase
ares-says-gain-with-plants =
    { $other ->
        [one] ottieni { ares-n-plants } se hai almeno { $other } simbolo { $names }
       *[other] ottieni { ares-n-plants } se hai almeno { $other } simboli { $names }
    }
ares-says-gain-per-rating = ottieni { $count } TT per ogni tuo simbolo { $names }, compreso questo
ares-says-gain-amount-mc = ottieni altrettanti M€
ares-says-gain-amount-plants = ottieni altrettante piante
ares-says-raise-temperature = aumenta la temperatura di { ares-n-steps }
ares-says-raise-oxygen = aumenta l’ossigeno di { ares-n-steps }
ares-says-raise-ocean =
    { $count ->
        [one] gira { $count } oceano
       *[other] gira { $count } oceani
    }
ares-says-raise-forest =
    { $count ->
        [one] pianta { $count } foresta
       *[other] pianta { $count } foreste
    }
ares-says-draw = pesca { ares-n-cards }
ares-says-draw-amount = pesca altrettante carte
ares-says-discard = scarta { ares-n-cards }
ares-says-keep = pesca { $other } carte e tienine { $count }
ares-says-university = puoi scartare una carta per pescarne { $count }, o { $other } se quella scartata ha un simbolo { $names }
ares-says-reveal =
    { $count ->
        [one] rivela la prima carta del mazzo e prendila se ha un simbolo { $names }
       *[other] rivela le prime { $count } carte del mazzo e prendine una con un simbolo { $names }
    }
ares-says-brainstorm =
    { $count ->
        [one] rivela la prima carta del mazzo: se non è verde prendila, altrimenti ottieni { $other } M€
       *[other] rivela le prime { $count } carte del mazzo e prendine una che non sia verde; se non ce ne sono, ottieni { $other } M€
    }
ares-says-put-here = aggiungi { $count } { $kinds } a questa carta
ares-says-put-elsewhere = aggiungi { $count } { $kinds } a un’altra carta
ares-says-put-anywhere = aggiungi { $count } { $kinds } a una carta
ares-says-remove-here = rimuovi { $count } { $kinds } da questa carta
ares-says-remove-anywhere = rimuovi { $count } { $kinds } da una delle tue carte
ares-says-play-more = puoi giocare { ares-n-cards } in più in questa fase
ares-says-play-free = puoi giocare senza pagare M€ una carta verde con costo stampato di { $count } M€ o meno
ares-says-next-less = la tua prossima carta di questa fase costa { $count } M€ in meno
ares-says-next-zone = per la tua prossima carta di questa fase i requisiti di temperatura e ossigeno possono scostarsi di una zona di colore

ares-says-choose = a scelta { $ways }

## What cards say: effects

# These follow “ogni volta che”.
ares-raising-temperature = aumenti la temperatura
ares-raising-oxygen = aumenti l’ossigeno
ares-raising-ocean = giri un oceano
ares-raising-forest = pianti una foresta

ares-says-less-all = le carte ti costano { $count } M€ in meno
ares-says-less-tag = le carte con il simbolo { $names } ti costano { $count } M€ in meno
ares-says-less-dear = le carte con costo stampato di { $other } M€ o più ti costano { $count } M€ in meno
ares-says-worth-steel = ogni unità di acciaio vale { $count } M€ in più
ares-says-worth-titanium = ogni unità di titanio vale { $count } M€ in più
ares-says-microbes-pay =
    { $other ->
        [one] puoi usare { $other } microbo di questa carta per pagare { $count } M€ di una carta
       *[other] puoi usare { $other } microbi di questa carta per pagare { $count } M€ di una carta
    }
ares-says-plants-pay =
    { $other ->
        [one] puoi usare { $other } pianta per pagare { $count } M€ di una carta
       *[other] puoi usare { $other } piante per pagare { $count } M€ di una carta
    }
ares-says-heat-pays = puoi usare il calore come M€
ares-says-standard-less = le azioni standard pagate in M€ costano { $count } M€ in meno
ares-says-forest-less = le foreste costano { ares-n-plants } in meno
ares-says-sale-more = le carte che vendi rendono { $count } M€ in più
ares-says-research-draw = nella fase Ricerca pesca { ares-n-cards } in più
ares-says-research-keep =
    { $other ->
        [one] nella fase Ricerca tieni { $other } carta in più
       *[other] nella fase Ricerca tieni { $other } carte in più
    }
ares-says-research-draw-keep = nella fase Ricerca pesca { ares-n-cards } in più e tienine { $other } in più
ares-says-zones = i requisiti di temperatura e ossigeno possono scostarsi di una zona di colore
ares-says-buy-rating = al primo aumento del tuo TT in una fase puoi pagare { $count } M€ per 1 TT in più
ares-says-when-card = quando giochi una carta: { $does }
ares-says-when-card-or-this = quando giochi una carta, compresa questa: { $does }
ares-says-when-tag = per ogni simbolo { $names } che giochi: { $does }
ares-says-when-tag-or-this = per ogni simbolo { $names } che giochi, compresi quelli di questa carta: { $does }
ares-says-after-raise = ogni volta che { $raising }: { $does }
ares-says-after-steel = per ogni unità di acciaio su una carta che giochi: { $does }
ares-says-after-action = ogni volta che usi l’azione di una carta: { $does }

## What cards say: costs of actions

ares-way = { $costs } → { $gains }
ares-way-free = → { $gains }
ares-says-mc = { $count } M€
ares-says-mc-less-per-steel = { $count } M€ meno { $other } per ogni unità di acciaio
ares-says-mc-less-per-titanium = { $count } M€ meno { $other } per ogni unità di titanio
ares-says-mc-less-per-tag = { $count } M€ meno { $other } per ogni simbolo { $names }
ares-says-mc-less-blue = { $count } M€, o { $other } in meno con { $blue } carte blu
ares-says-pay-heat = { ares-n-heat }
ares-says-pay-plants = { ares-n-plants }
ares-says-pay-rating = { $count } TT
ares-says-pay-discard = scarta { ares-n-cards }
ares-says-pay-chosen-plants = { ares-n-plants }, o { $other } se hai scelto questa fase
ares-says-pay-amount-heat = quanto calore vuoi
ares-says-pay-amount-heat-most = fino a { ares-n-heat }
ares-says-pay-amount-discard = scarta quante carte vuoi
ares-says-pay-amount-discard-most = scarta fino a { ares-n-cards }

## What cards say: needs, production, points

ares-says-zone-temperature = temperatura in zona { $zone } o più calda
ares-says-zone-temperature-most = temperatura in zona { $zone } o più fredda
ares-says-zone-oxygen = ossigeno in zona { $zone } o superiore
ares-says-zone-oxygen-most = ossigeno in zona { $zone } o inferiore
ares-says-oceans =
    { $count ->
        [one] almeno { $count } oceano
       *[other] almeno { $count } oceani
    }
ares-says-oceans-most =
    { $count ->
        [one] al massimo { $count } oceano
       *[other] al massimo { $count } oceani
    }
ares-says-tags =
    { $count ->
        [one] { $count } simbolo { $names }
       *[other] { $count } simboli { $names }
    }
ares-says-rating = un TT di almeno { $count }
ares-says-spend-heat = { ares-n-heat }
ares-says-spend-plants = { ares-n-plants }
ares-says-spend-rating = { $count } TT
ares-says-produce-mc = { $count } M€
ares-says-produce-heat = { ares-n-heat }
ares-says-produce-plants = { ares-n-plants }
ares-says-produce-cards = { ares-n-cards }
ares-says-produce-per = { $what } per ogni simbolo { $names }
ares-says-produce-per-each = { $what } ogni { $other } simboli { $names }
ares-says-produce-per-forest = { $what } per ogni foresta
ares-says-produce-per-forest-each = { $what } ogni { $other } foreste
ares-says-fixed = { $count } PV
ares-says-per-cube = { $count } PV per ogni { $kinds } su questa carta
ares-says-per-cube-each = { $count } PV ogni { $other } { $kinds } su questa carta
ares-says-per-tag = { $count } PV per ogni simbolo { $names }
ares-says-per-tag-each = { $count } PV ogni { $other } simboli { $names }
ares-says-per-forest = { $count } PV per ogni foresta
ares-says-per-forest-each = { $count } PV ogni { $other } foreste
ares-says-per-card = { $count } PV per ogni progetto in gioco
ares-says-per-card-each = { $count } PV ogni { $other } progetti in gioco
ares-says-per-blue = { $count } PV per ogni carta blu
ares-says-per-blue-each = { $count } PV ogni { $other } carte blu

## The parts of a card

ares-text-green = verde, { $cost } M€
ares-text-blue = blu, { $cost } M€
ares-text-red = rossa, { $cost } M€
ares-text-corporation = Corporation, inizia con { $mc } M€
ares-text-tags = { $tags }
ares-text-needs = richiede { $what }
ares-text-spends = spendi anche { $what }
ares-text-production = produzione: { $what }
ares-text-steel = acciaio +{ $count }
ares-text-titanium = titanio +{ $count }
ares-text-draws = all’inizio pesca { ares-n-cards }
ares-text-instant = subito: { $what }
ares-text-effect = effetto: { $what }
ares-text-action = azione: { $what }
ares-text-points = { $what }

## What a player can do

ares-do-found = Fonda «{ $thing }»
ares-do-found-for = Fonda «{ $thing }»: { $mc } M€
ares-do-exchange = Cambia «{ $thing }»
ares-do-plan = { $thing }
ares-do-plan-development = { $thing }: si gioca una carta verde, per te 3 M€ in meno
ares-do-plan-construction = { $thing }: si gioca una carta blu o rossa; tu ne peschi una o ne giochi un’altra
ares-do-plan-action = { $thing }: delle carte e standard; tu usi una carta due volte
ares-do-plan-production = { $thing }: si incassa la produzione, per te 4 M€ in più
ares-do-plan-research = { $thing }: si pescano 2 carte e se ne tiene 1; tu ne peschi 3 e tieni 1 in più
ares-do-neutral = { $thing }
ares-do-sell = Vendi carte
ares-do-sell-each = Vendi carte: { $price } M€ l’una
ares-do-sell-card = Vendi «{ $thing }»
ares-do-sell-card-for = Vendi «{ $thing }»: { $price } M€
ares-do-stop = Non vendere altro
ares-do-play = Gioca «{ $thing }»
ares-do-play-for = Gioca «{ $thing }»: { $price } M€
ares-do-play-selling = Gioca «{ $thing }»: { $price } M€, vendendo carte ({ $count })
ares-do-draw = Pesca una carta invece di giocarne un’altra
ares-do-draw-bonus = Pesca una carta
ares-do-done = Fatto
ares-do-done-converting = Fatto, usando prima calore o piante
ares-do-resume = Ripensaci
ares-do-use = Usa «{ $thing }»
ares-do-use-for = Usa «{ $thing }»: { $what }
ares-do-standard = Azione standard: { $thing }
ares-do-standard-for = Azione standard: { $thing } ({ $price })
ares-do-standard-selling = Azione standard: { $thing } ({ $price }), vendendo carte ({ $count })
ares-do-way = { $thing }
ares-do-amount = { $thing }
ares-do-more = Di più
ares-do-pay-heat = Paga con { $thing }
ares-do-pay-microbes = Paga con i microbi
ares-do-microbes-pay = Paga { $worth } M€ con i microbi ({ $count })
ares-do-pay-plants = Paga con le piante
ares-do-plants-pay = Paga { $worth } M€ con { ares-n-plants }
ares-do-pay = Paga per 1 TT in più
ares-do-buy-rating = Paga { $worth } M€ per 1 TT in più
ares-do-decline = No, grazie
ares-do-decline-to-pay-so = Paga in altro modo
ares-do-discard = Scarta «{ $thing }»
ares-do-keep = Tieni «{ $thing }»
ares-do-keep-what = Tieni «{ $thing }» ({ $what })
ares-do-take = Prendi «{ $thing }»
ares-do-take-what = Prendi «{ $thing }» ({ $what })
ares-do-put = Su «{ $thing }»
ares-do-put-now = Su «{ $thing }» (ora { $count })
ares-do-remove = Da «{ $thing }»
ares-do-remove-now = Da «{ $thing }» (ora { $count })
ares-do-flip = Gira l’oceano: { $thing }
ares-do-resolve = { $thing }
ares-do-resolve-what = { $thing }: { $what }
ares-do-raise = Aumenta: { $thing }
ares-do-take-cube = Prendi un cubetto: 1 M€
ares-do-take-marker = Prendi un segnalino: scambia una carta
ares-do-offer = Offri «{ $thing }»
ares-do-give = Cedi «{ $thing }»

## What a player is asked

ares-ask-exchange-cards =
    { $marked ->
        [0] { $colour }: segna le carte che vuoi cambiare con altre nuove, o «Fatto» per tenerle tutte
        [one] { $colour }: segna altre carte da cambiare, o «Fatto» ({ $marked } segnata)
       *[other] { $colour }: segna altre carte da cambiare, o «Fatto» ({ $marked } segnate)
    }
ares-ask-choose-corporation = { $colour }: scegli la tua Corporation
ares-ask-choose-corporation-again = { $colour }: hai scelto «{ $card }»; vuoi cambiare?
ares-ask-choose-phase = { $colour }: scegli in segreto una fase per questo turno
ares-ask-choose-phase-again = { $colour }: hai scelto «{ $phase }»; vuoi cambiare?
ares-ask-development-phase = { $colour }: gioca una carta verde ({ $mc } M€), o «Fatto»
ares-ask-construction-phase = { $colour }: gioca una carta blu o rossa ({ $mc } M€), o «Fatto»
ares-ask-action-phase = { $colour }: usa le tue azioni ({ $mc } M€), o «Fatto»
ares-ask-think-again = { $colour }: hai detto «Fatto»; puoi ancora ripensarci
ares-ask-draw-or-not = { $colour }: peschi una carta come bonus?
ares-ask-sell-cards = { $colour }: vendi una carta per { $sale } M€, o fermati
ares-ask-sell-at-will = { $colour }: puoi vendere carte mentre gli altri scelgono
ares-ask-sell-to-pay =
    { $left ->
        [one] { $colour }: vendi una carta, manca { $left } M€
       *[other] { $colour }: vendi una carta, mancano { $left } M€
    }
ares-ask-sell-excess = { $colour }: hai troppe carte in mano, vendine { $excess }
ares-ask-pay-microbes = { $colour }: { $count } M€ da pagare per «{ $card }»; usi i microbi?
ares-ask-pay-plants = { $colour }: { $count } M€ da pagare per «{ $card }»; usi le piante?
ares-ask-pay-heat = { $colour }: { $count } M€ da pagare; quanti con il calore?
ares-ask-buy-rating = { $colour }: il tuo TT è aumentato; paghi per 1 TT in più?
ares-ask-discard = { $colour }: scarta { ares-n-cards }
ares-ask-discard-to-draw = { $colour }: puoi scartare una carta per pescare
ares-ask-keep-card =
    { $keeps ->
        [one] { $colour }: tieni { $keeps } di queste carte
       *[other] { $colour }: tieni { $keeps } di queste carte, scegli la prima
    }
ares-ask-take-revealed = { $colour }: prendi una carta adatta tra quelle rivelate
ares-ask-put-on = { $colour }: scegli la carta che riceve { ares-n-resources } da «{ $card }»
ares-ask-remove-from = { $colour }: scegli la carta che dà { ares-n-resources } per «{ $card }»
ares-ask-choose-one = { $colour }: scegli che cosa ti dà «{ $card }»
ares-ask-choose-way = { $colour }: scegli come usare «{ $card }»
ares-ask-choose-amount = { $colour }: scegli quanto spendere per «{ $card }»
ares-ask-play-free = { $colour }: giochi gratis una carta verde con costo stampato di { $count } M€ o meno?
ares-ask-flip-one = { $colour }: scegli un oceano da girare
ares-ask-resolve-trigger = { $colour }: scegli l’effetto da risolvere per primo
ares-ask-take-item = { $colour }: prendi un cubetto o un segnalino dalla riserva
ares-ask-offer-card = { $colour }: offri al tuo partner una carta coperta, o rinuncia
ares-ask-give-card = { $colour }: il tuo partner offre una carta; danne una in cambio o rinuncia
ares-ask-choose-neutral = { $colour }: scegli la fase neutrale di questo turno
ares-ask-order-stack = { $colour }: scegli nell’ordine le fasi neutrali degli ultimi turni
ares-ask-raise-by-itself = { $colour }: scegli che cosa aumenta da sé

## What has happened: setup and planning

ares-event-corporation-dealt = { $colour } può fondare «{ $card }»
ares-event-corporation-dealt-hidden = { $colour } riceve una Corporation
ares-event-card-drawn = { $colour } pesca «{ $card }»
ares-event-card-drawn-hidden = { $colour } pesca una carta
ares-event-cards-exchanged = { $colour } cambia { ares-n-cards }
ares-event-corporation-founded = { $colour } fonda «{ $card }»
ares-event-round-started = Turno { $round }
ares-event-phase-chosen = { $colour } sceglie la fase { $phase }
ares-event-phase-chosen-hidden = { $colour } ha scelto una fase
ares-event-phase-revealed = { $colour } rivela la fase { $phase }
ares-event-neutral-revealed = Fase neutrale: { $phase }
ares-event-phase-started = Fase { $phase }

## What has happened: cards and money

ares-event-card-played = { $colour } gioca «{ $card }»
ares-event-paid = { $colour } paga { $count } M€
ares-event-heat-paid = { $colour } paga con { ares-n-heat }
ares-event-microbes-paid =
    { $count ->
        [one] { $colour } paga { $worth } M€ con { $count } microbo di «{ $card }»
       *[other] { $colour } paga { $worth } M€ con { $count } microbi di «{ $card }»
    }
ares-event-plants-paid = { $colour } paga { $worth } M€ con { ares-n-plants } («{ $card }»)
ares-event-card-sold = { $colour } vende «{ $card }» per { $price } M€
ares-event-card-sold-hidden = { $colour } vende una carta per { $price } M€
ares-event-card-discarded = { $colour } scarta «{ $card }»
ares-event-card-discarded-hidden = { $colour } scarta una carta
ares-event-card-kept = { $colour } tiene «{ $card }»
ares-event-card-kept-hidden = { $colour } tiene una carta
ares-event-card-looked-at = { $colour } guarda «{ $card }»
ares-event-card-looked-at-hidden = { $colour } guarda una carta
ares-event-card-revealed = { $colour } rivela «{ $card }»
ares-event-card-taken = { $colour } prende «{ $card }»
ares-event-deck-shuffled = Gli scarti si rimescolano in un nuovo mazzo: { ares-n-cards }
ares-event-gained =
    { $good ->
        [calore] { $colour } ottiene { ares-n-heat }
        [piante] { $colour } ottiene { ares-n-plants }
        [carte] { $colour } ottiene { ares-n-cards }
       *[other] { $colour } ottiene { $count } { $good }
    }
ares-event-spent =
    { $good ->
        [calore] { $colour } spende { ares-n-heat }
        [piante] { $colour } spende { ares-n-plants }
        [carte] { $colour } spende { ares-n-cards }
       *[other] { $colour } spende { $count } { $good }
    }
ares-event-produced = { $colour } produce { $mc } M€, { $heat } unità di calore, { ares-n-owned-plants }

## What has happened: Mars

ares-event-temperature-raised = { $colour } aumenta la temperatura: { $value }
ares-event-oxygen-raised = { $colour } aumenta l’ossigeno: { $value } %
# The tile speaks as cards do, so its words are quoted.
ares-event-ocean-flipped = { $colour } gira l’oceano della { $space }: «{ $tile }»
ares-event-ocean-repeated = { $colour } riceve ancora la ricompensa dell’ultimo oceano: «{ $tile }»
ares-event-forest-planted = { $colour } pianta una foresta e ora ne ha { $count }
ares-event-nothing-raised = { $colour } non ne ricava nulla, il massimo era già raggiunto: { $parameter }
ares-event-maximum-reached = Massimo raggiunto: { $parameter }
ares-event-mars-terraformed = Marte è terraformato nel turno { $round }
ares-event-raised-by-itself = Aumento automatico: { $parameter } +{ ares-n-steps }

## What has happened: actions and windows

ares-event-cubes-put = { $colour } aggiunge { ares-n-resources } a «{ $card }»
ares-event-cubes-removed = { $colour } rimuove { ares-n-resources } da «{ $card }»
ares-event-cubes-lost = { $colour } non ha carte su cui mettere { ares-n-resources }
ares-event-action-used = { $colour } usa «{ $card }»
ares-event-standard-used = { $colour } usa un’azione standard: { $standard }
ares-event-seat-done = { $colour } ha finito
ares-event-seat-resumed = { $colour } ci ripensa
ares-event-everybody-resumed = Ultima occasione in questa fase: tutti devono confermare di nuovo
ares-event-item-taken = { $colour } prende { $item } dalla riserva
ares-event-card-offered = { $colour } offre «{ $card }»
ares-event-card-offered-hidden = { $colour } offre una carta
ares-event-offer-declined = { $colour } rifiuta lo scambio
ares-event-card-received = { $colour } riceve { $card }
ares-event-card-received-hidden = { $colour } riceve una carta
ares-event-cards-swapped = { $colour } e { $other } si scambiano una carta
ares-event-stack-shuffled = Le fasi neutrali si rimescolano; il segnalino è sul numero { $marker }

## What has happened: the end

ares-event-round-limit-met = Il turno { $round } era l’ultimo: limite raggiunto
ares-event-scored = { $colour } totalizza { ares-n-points }
ares-event-wealth-counted = Ricchezza, { $colour }: { $wealth }
ares-event-game-won = { $colour } vince la partita!
ares-event-victory-shared = { $colour } condivide la vittoria
ares-event-team-won = Avete vinto insieme: { ares-n-points }
ares-event-team-lost = Ha vinto Marte: { ares-n-points } in due
ares-event-solo-won = Marte è terraformato: { ares-n-points }
ares-event-solo-lost = Marte non è terraformato: { ares-n-points }

## Why not

ares-why-not-dealt = Non hai ricevuto la carta «{ $thing }».
ares-why-not-in-hand = Non hai in mano «{ $thing }».
ares-why-chosen-last-round = Hai già scelto questa fase nel turno precedente: { $thing }.
ares-why-chosen-already = Hai già scelto.
ares-why-hand-empty = Non hai carte in mano.
ares-why-wrong-colour = Ora non si può giocare una carta di questo colore: «{ $thing }».
ares-why-no-play-left = In questa fase non puoi giocare altre carte.
ares-why-said-done = Hai detto di aver finito: prima devi ripensarci.
ares-why-not-done = Non hai ancora finito.
ares-why-done-is-final = A questo tavolo «Fatto» è definitivo.
ares-why-too-cold = All’inizio della fase Marte era troppo freddo per «{ $thing }».
ares-why-too-warm = All’inizio della fase Marte era troppo caldo per «{ $thing }».
ares-why-too-little-oxygen = All’inizio della fase c’era troppo poco ossigeno per «{ $thing }».
ares-why-too-much-oxygen = All’inizio della fase c’era troppo ossigeno per «{ $thing }».
ares-why-too-few-oceans = All’inizio della fase c’erano troppo pochi oceani per «{ $thing }».
ares-why-too-many-oceans = All’inizio della fase c’erano troppi oceani per «{ $thing }».
ares-why-too-few-tags = Hai troppo pochi simboli per «{ $thing }».
ares-why-rating-too-low = Il tuo TT è troppo basso per «{ $thing }».
ares-why-too-little-to-spend = Non puoi spendere ciò che chiede «{ $thing }»: hai { $heat } unità di calore e { ares-n-owned-plants }.
ares-why-too-dear = Non puoi pagare il prezzo ({ $price }): hai { $mc } M€, { $heat } unità di calore e { ares-n-owned-plants }.
ares-why-no-bonus = In questa fase non ti resta alcun bonus.
ares-why-draw-needs-play = A questo tavolo si pesca solo dopo aver giocato una carta.
ares-why-not-in-play = «{ $thing }» non è tra le tue carte in gioco.
ares-why-no-action = «{ $thing }» non ha un’azione.
ares-why-used-already = Hai già usato «{ $thing }».
ares-why-cannot-pay-action = Non puoi pagare questa azione di «{ $thing }».
ares-why-at-maximum = Non servirebbe a nulla, il massimo è già raggiunto: { $thing }.
ares-why-no-host = Non hai una carta che possa ricevere questa risorsa.
ares-why-no-cubes = Sulla carta non ci sono abbastanza risorse.
ares-why-not-looked-at = «{ $thing }» non è tra queste carte.
ares-why-does-not-match = «{ $thing }» non va bene.
ares-why-flipped-already = Qui l’oceano è già girato: { $thing }.
ares-why-too-much = È più di quanto hai o di quanto si chiede.
ares-why-too-little = Non basta.
ares-why-must-pay-so = Altrimenti non puoi pagare.
ares-why-costs-too-much-to-be-free = Il costo di «{ $thing }» è troppo alto per giocare la carta gratis.
ares-why-not-pending = Ora «{ $thing }» non reagisce.
ares-why-none-left = Non ce ne sono più, oppure decide il caso.
ares-why-used-in-this-pass = Questa fase è già stata usata: { $thing }.
ares-why-no-other-choice = Qui non c’è questa scelta.
ares-why-cannot-hold = «{ $thing }» non può ricevere questa risorsa.

## House rules

ares-switch-set-up = Preparazione
    .help = Una partita normale, una prima partita con le carte iniziali o lo scambio di carte dei giocatori esperti.
ares-switch-set-up-normal = normale
ares-switch-set-up-first_game = prima partita
ares-switch-set-up-experienced = giocatori esperti
ares-switch-level = Difficoltà del solitario
    .help = Quattro volte la temperatura o l’ossigeno aumenta da sé: 2 livelli per i principianti, 1 per gli avanzati, nessuno per gli esperti.
ares-switch-level-beginner = principiante
ares-switch-level-experienced = avanzato
ares-switch-level-expert = esperto
ares-switch-ask-everything = Chiedimi tutto
    .help = Anche quale oceano girare, in quale ordine reagiscono gli effetti e se prendere il bonus della Costruzione.
ares-switch-choice-may-change = La scelta segreta si può cambiare
    .help = Finché non ha scelto l’ultimo giocatore.
ares-switch-done-may-be-withdrawn = «Fatto» si può ritirare
    .help = Finché non hanno finito tutti; senza questa regola è definitivo.
ares-switch-maximums-at-phase-start = «Al massimo» si legge all’inizio della fase
    .help = Come tutti i requisiti su Marte; senza questa regola un tale requisito guarda Marte com’è ora.
ares-switch-draw-without-play = Il bonus della Costruzione senza giocare
    .help = Si può pescare anche senza giocare; senza questa regola solo dopo aver giocato una carta.
ares-switch-discards-pay = Ogni scarto rende M€
    .help = Anche quelli richiesti dalla Ricerca e dagli effetti delle carte.
ares-switch-must-convert-at-maximum = Obbligo di usare calore e piante anche oltre il massimo
    .help = Nella fase in cui si raggiunge il massimo; senza questa regola l’obbligo finisce lì.
ares-switch-standard-at-maximum = Azioni standard inutili ammesse
    .help = Si può aumentare ciò che era già al massimo all’inizio della fase.
ares-switch-overshoot-pays = I livelli oltre il massimo sono ricompensati
    .help = Un effetto di più livelli rende per intero nella fase in cui si raggiunge il massimo.
ares-switch-triggers-first = Prima gli effetti che reagiscono
    .help = Prima degli effetti della carta stessa; senza questa regola dopo.
ares-switch-event-tags-count = I simboli delle carte rosse contano
    .help = Per il resto della partita; senza questa regola solo quando si giocano.
ares-switch-corporation-tags-count = I simboli della Corporation contano
    .help = Come quelli delle carte Progetto.
ares-switch-tie-break = Che cosa decide una parità
    .help = Dopo i punti e le ricchezze: la vittoria è condivisa, o decide il TT, o il posto più basso al tavolo.
ares-switch-tie-break-shared = vittoria condivisa
ares-switch-tie-break-rating = TT
ares-switch-tie-break-seat = posto al tavolo
ares-switch-supply-by-lot = La riserva è affidata alla sorte
    .help = Il caso decide tra cubetto e segnalino; senza questa regola sceglie il giocatore.
ares-switch-stops-when-terraformed = La partita finisce quando Marte è terraformato
    .help = Senza questa regola si giocano tutti i turni.
ares-switch-neutral-order-in-advance = Le ultime fasi neutrali si ordinano in anticipo
    .help = Prima del turno 21; senza questa regola se ne sceglie una ogni turno.
ares-switch-anti-gravity-counts-itself = «{ ares-card-anti-gravity-technology }» conta sé stessa
    .help = Il suo effetto reagisce anche quando la si gioca.
ares-switch-favorite-needs-cube = «{ ares-card-ceos-favorite-project }» vuole una risorsa
    .help = Si può scegliere solo una carta su cui c’è già qualcosa.
ares-switch-guild-counts-steel = «{ ares-card-mining-guild }» conta ogni unità di acciaio
    .help = Senza questa regola reagisce una sola volta per carta.
ares-switch-payment-repeats = Gli altri pagamenti si possono ripetere
    .help = Microbi e piante possono pagare più di una volta la stessa carta.
ares-switch-round-limit = Limite di turni
    .help = Perché finisca anche una partita che nessuno porta a termine.
ares-switch-round-limit-40 = 40 turni
ares-switch-round-limit-60 = 60 turni
ares-switch-round-limit-100 = 100 turni
ares-switch-round-limit-200 = 200 turni

## The box and the score

ares-kind-project = progetto
ares-kind-corporation = Corporation
ares-kind-tiles = tessere Oceano
ares-kind-zones = zone di colore
ares-source-rating = Tasso di terraformazione
ares-source-forests = Foreste
ares-source-card = Carte
ares-tie-wealth = In caso di parità: calore, piante e M€, venduta la mano

## The board in a terminal

ares-board-round = Turno { $round }
ares-board-round-of = Turno { $round } di { $rounds }
ares-board-set-up = Preparazione
ares-board-phases = Fasi: { $phases }
ares-board-no-phases = Pianificazione
ares-board-now = Ora: { $phase }
ares-board-neutral = Neutrali: { $phase }
ares-board-marker = segnalino su { $marker }
ares-board-supply = Riserva: cubetti { $cubes }, segnalini { $markers }
ares-board-temperature = Temperatura
ares-board-oxygen = Ossigeno
ares-board-oceans = Oceani
ares-board-complete = al massimo
ares-board-piles = Mazzo { $deck }, scarti { $discards }
ares-board-player = Giocatore
ares-board-rating = TT
ares-board-mc = M€
ares-board-heat = Calore
ares-board-plants = Piante
ares-board-cards = Carte
ares-board-stock = Acc./Ti
ares-board-forests = Foreste
ares-board-hand = Mano
ares-board-points = PV
ares-board-last = Ultima fase
ares-board-your-hand = La tua mano
ares-board-offers = Corporazioni
ares-board-looked = Queste carte
ares-board-tags = Simboli
ares-board-price = M€
ares-board-says = Che cosa dice
ares-board-in-play = In gioco
ares-board-used = usata

## The board as text

ares-sheet-mars = Marte
ares-sheet-degrees = { $value } °C, zona { $zone }
ares-sheet-per-cent = { $value } %, zona { $zone }
ares-sheet-so-many = { $count } di { $most }
ares-sheet-before = Le carte guardano Marte com’era all’inizio della fase: { $value } °C, ossigeno { $oxygen } %, oceani { $oceans }
ares-sheet-ocean = Oceano { $number }: { $tile }
ares-sheet-ocean-shut = Oceano { $number }: non ancora girato
ares-sheet-resources = Le tue risorse
ares-sheet-mc = { $count } M€, rendita { $income }
ares-sheet-mc-income = { $production } dalle carte, { $rating } dal TT
ares-sheet-heat = { ares-n-heat }, rendita { $income }
ares-sheet-plants = { ares-n-plants }, rendita { $income }
ares-sheet-cards =
    { $income ->
        [0] { ares-n-cards } in mano
       *[other] { ares-n-cards } in mano, rendita { $income }
    }
ares-sheet-steel = acciaio: { $count }
ares-sheet-titanium = titanio: { $count }
ares-sheet-stock = Le carte con il simbolo { $names } costano { $less } M€ in meno
ares-sheet-rating = TT { $count }
ares-sheet-forests =
    { $count ->
        [one] { $count } foresta
       *[other] { $count } foreste
    }
ares-sheet-standard = { $thing }: { $price }
ares-sheet-paying = In pagamento: { $card }
ares-sheet-offered = Offerta al tuo partner: { $card }
ares-sheet-plays = In questa fase puoi ancora giocare { ares-n-cards }
ares-sheet-bonus-construction = Il tuo bonus: pesca una carta o giocane un’altra
ares-sheet-bonus-action = Il tuo bonus: usa l’azione di una carta una seconda volta
ares-sheet-card = «{ $card }»: { $what }
ares-sheet-marked = Da cambiare
ares-sheet-your-actions = Le tue azioni
ares-sheet-yours = Le tue carte in gioco
ares-sheet-of = In gioco: { $colour }
ares-sheet-revealed = rivelata: { $card }
ares-sheet-held = in mano: { $card }
ares-sheet-cubes = { $count } { $kinds }
ares-sheet-tag = simboli { $name }: { $count }
ares-sheet-phases = Fasi
ares-sheet-phase = Fase
ares-sheet-this-round = Questo turno
ares-sheet-last-round = Turno precedente
ares-sheet-neutral = carta neutrale
ares-sheet-names = { $names }
ares-sheet-table = Tavolo
ares-sheet-together = Punti insieme
ares-sheet-rounds = Turni
ares-sheet-score = Punteggio
ares-sheet-source = Punti da
ares-sheet-total = Totale

## What is wrong with a box

box-bad-sentence = { box-place }: «{ $sentence }» non è una frase che una carta possa dire.
box-thing-count = { box-place }: di «{ $what }» ne servono { $needed }, non { $count }.
box-card-order = { box-place }: le carte non seguono l’ordine dei loro numeri.
box-too-many-tags = { box-place }: una carta ha al massimo { $most } simboli.
box-wrong-colour = { box-place }: una carta di colore «{ $colour }» non ha «{ $field }».
box-event-tag = { box-place }: le carte rosse portano il simbolo Evento, le altre no; questa è «{ $colour }».
box-cannot-hold = { box-place }: questa carta non può ricevere «{ $given }».
box-bad-zones = { box-place }: le zone devono crescere a partire da { $least } e non superare { $most }.

## Le domande in due parole: che cosa segue

ares-crumb-exchange-cards = scambio di carte
ares-crumb-choose-corporation = Corporation
ares-crumb-choose-phase = fase
ares-crumb-choose-neutral = fase neutrale
ares-crumb-order-stack = prossima fase neutrale
ares-crumb-raise-by-itself = che cosa aumenta
ares-crumb-take-item = cubetto o segnalino
ares-crumb-offer-card = offri una carta
ares-crumb-give-card = carta in cambio
ares-crumb-sell-excess = vendi le carte in più
ares-crumb-development-phase = carta verde
ares-crumb-construction-phase = carta blu o rossa
ares-crumb-action-phase = azioni
ares-crumb-draw-or-not = carta bonus
ares-crumb-sell-cards = vendi
ares-crumb-sell-at-will = vendi intanto
ares-crumb-keep-card = tieni
ares-crumb-pay-microbes = paga con microbi
ares-crumb-pay-plants = paga con piante
ares-crumb-pay-heat = paga con calore
ares-crumb-sell-to-pay = vendi per pagare
ares-crumb-choose-way = in quale modo
ares-crumb-choose-amount = quanto
ares-crumb-choose-one = quale effetto
ares-crumb-resolve-trigger = quale per primo
ares-crumb-buy-rating = compra TT
ares-crumb-discard = scarta
ares-crumb-discard-to-draw = scarta per pescare
ares-crumb-take-revealed = prendi
ares-crumb-put-on = dove mettere
ares-crumb-remove-from = da dove togliere
ares-crumb-play-free = carta gratis
ares-crumb-flip-one = oceano

# pages

ares-edition-versus-about = Quando Marte è terraformato, vince chi ha più punti.
ares-edition-coop-about = Quindici round per terraformare Marte e arrivare insieme a 80 punti.
ares-edition-solo-about = 25 round accanto a una pila neutrale di fasi; tre livelli di difficoltà.
