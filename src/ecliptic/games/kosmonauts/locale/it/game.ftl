### Kosmonauts. I nomi restano come sono; le frasi vanno bene con qualunque nome.

kosmonauts-about = Pianifica la spinta, vola per inerzia, atterra sui pianeti prima degli altri.
kosmonauts-title = Kosmonauts
kosmonauts-edition-classic = Edizione classica

## Cose contate, per altri messaggi

kosmonauts-n-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
# Carburante e ipercarburante insieme, senza quello che manca.
kosmonauts-n-cubes =
    { $hyper ->
        [0] { $fuel } unità di carburante
       *[other] { $fuel ->
            [0] { $hyper } unità di ipercarburante
           *[other] { $fuel } unità di carburante e { $hyper } di ipercarburante
        }
    }

## Colori

kosmonauts-colour-white = Bianco
kosmonauts-colour-green = Verde
kosmonauts-colour-red = Rosso
kosmonauts-colour-yellow = Giallo
kosmonauts-no-colour = nessun colore del genere

## Pianeti e cometa

kosmonauts-body-mercury = Mercurio
kosmonauts-body-venus = Venere
kosmonauts-body-earth = Terra
kosmonauts-body-mars = Marte
kosmonauts-body-jupiter = Giove
kosmonauts-body-saturn = Saturno
kosmonauts-body-uranus = Urano
kosmonauts-body-neptune = Nettuno
kosmonauts-body-comet = Cometa di Halley
kosmonauts-no-body = nessun pianeta del genere
kosmonauts-point = punto { $number }
kosmonauts-point-at = { kosmonauts-point } ({ $q }, { $r })

## Direzioni e cubetti

kosmonauts-direction-e = E
kosmonauts-direction-se = SE
kosmonauts-direction-sw = SO
kosmonauts-direction-w = O
kosmonauts-direction-nw = NO
kosmonauts-direction-ne = NE
kosmonauts-cube-fuel = carburante → { $direction }
kosmonauts-cube-hyper = ipercarburante → { $direction }
kosmonauts-no-cube = nessun cubetto del genere

## Carte Evento

kosmonauts-event-card-drift = Deriva ({ $directions })
kosmonauts-event-card-tanker = Nave cisterna
kosmonauts-event-card-hyper-gift = Dono di ipercarburante
kosmonauts-event-card-gravity-well = Pozzo gravitazionale
kosmonauts-event-card-overdrive = Massima spinta
kosmonauts-event-card-fuel-leak = Perdita di carburante
kosmonauts-event-card-engine-failure = Avaria al motore
kosmonauts-no-card = nessuna carta del genere

kosmonauts-event-text-drift = Spinge là ogni nave; salva uno scudo o la sosta su un pianeta.
kosmonauts-event-text-tanker = Per 1 scudo, fino a { $count } unità di carburante.
kosmonauts-event-text-hyper-gift = Un’unità per tutti, a serbatoi pieni in cambio di carburante.
kosmonauts-event-text-gravity-well = Chi è in volo entro 2 settori da un pianeta atterra sul più vicino.
kosmonauts-event-text-overdrive = In questo turno si possono ordinare fino a { $count } unità.
kosmonauts-event-text-fuel-leak = Ogni nave perde { $count } unità di carburante; l’ipercarburante resta.
kosmonauts-event-text-engine-failure = In questo turno non si ordina carburante.

## Missioni

kosmonauts-mission-1 = Missione 1 ({ $body })
kosmonauts-mission-2-alpha = Missione 2 Alfa ({ $body })
kosmonauts-mission-2-beta = Missione 2 Beta ({ $body })
kosmonauts-no-mission = nessuna missione del genere

kosmonauts-mission-text-1 = Atterra lì prima di tutti: { kosmonauts-n-points }.
kosmonauts-mission-text-2 = Atterra lì come seconda nave o come unica: { kosmonauts-n-points }.

## Che cosa si può fare

kosmonauts-do-disc = Piazza: { $thing }
kosmonauts-do-point = Partenza: { $thing }
kosmonauts-do-event = Scegli «{ $thing }»
kosmonauts-do-order = Ordina { $thing }
kosmonauts-do-shield-fuel = Trasforma uno scudo in carburante
kosmonauts-do-done = Fatto
kosmonauts-do-pay = Spendi uno scudo
kosmonauts-do-refuse = Rinuncia
kosmonauts-do-swap = Scambia 1 unità di carburante con ipercarburante
kosmonauts-do-fly = Vola
kosmonauts-do-evacuate = Evacua la nave
kosmonauts-do-land = Atterra: { $thing }
kosmonauts-do-pass = Resta in volo
kosmonauts-do-fall = Cadi: { $thing }

## Che cosa si chiede

kosmonauts-ask-choose-disc = { $colour }: scegli il pianeta o la cometa da piazzare ora
kosmonauts-ask-choose-point = { $colour }, { $body }: scegli il punto dell’orbita da cui parte
kosmonauts-ask-choose-event = { $colour }: hai il segnalino istruttore, scegli un evento per tutti
kosmonauts-ask-escape =
    { $shields ->
        [1] { $colour }: spendi l’ultimo scudo per evitare «{ $card }», o rinuncia
       *[other] { $colour }: spendi 1 dei tuoi { $shields } scudi per evitare «{ $card }», o rinuncia
    }
kosmonauts-ask-buy-fuel =
    { $shields ->
        [1] { $colour }: spendi l’ultimo scudo per il carburante della nave cisterna, o rinuncia
       *[other] { $colour }: spendi 1 dei tuoi { $shields } scudi per il carburante della nave cisterna, o rinuncia
    }
kosmonauts-ask-swap-fuel = { $colour }: i serbatoi sono pieni, scambia 1 unità di carburante con ipercarburante o rinuncia
kosmonauts-ask-fall-on-body = { $colour }: scegli su quale dei pianeti più vicini cade la nave
kosmonauts-ask-give-orders =
    { $left ->
        [0] { $colour }: in questo turno non si può ordinare altro carburante, conferma gli ordini
       *[other] { $landed ->
            [yes] { $colour }: ordina carburante, ancora { $left } unità (serbatoi { $fuel } + { $hyper }); solo «Fatto» vuol dire restare e fare rifornimento
           *[no] { $colour }: ordina carburante, ancora { $left } unità (serbatoi { $fuel } + { $hyper }), o conferma con «Fatto»
        }
    }
kosmonauts-ask-fly-or-evacuate = { $colour }: vola come ordinato o evacua la nave ({ $last })
kosmonauts-ask-evacuate-now = { $colour }: evacua la nave ({ $last }) o resta in volo
kosmonauts-ask-may-land = { $colour }: atterra o resta in volo

## Che cosa è successo: preparazione ed eventi

kosmonauts-event-body-placed = { $colour } piazza: { $body }, { $point }
kosmonauts-event-missions-drawn = { $colour } pesca { $first }, { $alpha } e { $beta }
kosmonauts-event-missions-drawn-hidden = { $colour } pesca tre missioni
kosmonauts-event-mission-replaced = { $colour } sostituisce { $card }: un’altra missione ha la stessa meta
kosmonauts-event-mission-replaced-hidden = { $colour } sostituisce la Missione 1: un’altra missione ha la stessa meta
kosmonauts-event-round-started = Turno { $round }
kosmonauts-event-event-chosen = { $colour } sceglie l’evento «{ $card }»
kosmonauts-event-event-laid-open = Nuova carta Evento: «{ $card }»
kosmonauts-event-shield-paid = { $colour } spende uno scudo
kosmonauts-event-drifted = { $colour } va alla deriva
kosmonauts-event-drift-waits = { $colour } è su un pianeta: andrà alla deriva solo al decollo
kosmonauts-event-fuel-taken =
    { $count ->
        [0] { $colour } non ha posto per il carburante della nave cisterna
       *[other] { $colour } prende { $count } unità di carburante dalla nave cisterna
    }
kosmonauts-event-hyper-taken = { $colour } riceve 1 unità di ipercarburante
kosmonauts-event-fuel-swapped = { $colour } scambia 1 unità di carburante con ipercarburante
kosmonauts-event-fuel-lost =
    { $count ->
        [0] { $colour } non ha carburante da perdere
       *[other] { $colour } perde { $count } unità di carburante
    }
# Zero vale solo per l’avaria al motore, la sola che riguarda una singola nave.
kosmonauts-event-limit-changed =
    { $count ->
        [0] { $colour } non può ordinare carburante in questo turno: motore in avaria
       *[other] In questo turno si possono ordinare fino a { $count } unità
    }

## Che cosa è successo: ordini, volo e atterraggio

kosmonauts-event-orders-confirmed = { $colour } conferma gli ordini
kosmonauts-event-shield-turned =
    { $count ->
        [0] { $colour } spende uno scudo, ma non ha posto per il carburante
       *[other] { $colour } trasforma uno scudo in { $count } unità di carburante
    }
kosmonauts-event-fuel-ordered = { $colour } ordina { kosmonauts-n-cubes }
kosmonauts-event-took-off = { $colour } decolla ({ $body })
kosmonauts-event-flew = { $colour } vola nel settore { $q },{ $r }
kosmonauts-event-refuelled = { $colour } fa rifornimento: { kosmonauts-n-cubes }
kosmonauts-event-shield-lost = { $colour } perde uno scudo in un settore pericoloso
kosmonauts-event-evacuated = { $colour } evacua la nave: { $body }
kosmonauts-event-left-field = { $colour } esce dal Sistema solare
kosmonauts-event-hit-sun = { $colour } vola dritto verso il Sole
kosmonauts-event-stranded = { $colour } è senza scudi in un settore pericoloso
kosmonauts-event-landed = { $colour } atterra: { $body }
kosmonauts-event-token-taken = { $colour } prende un segnalino atterraggio: { $body }, { kosmonauts-n-points }
kosmonauts-event-came-home = { $colour } chiude la corsa sulla Terra: è l’ultimo turno
kosmonauts-event-bodies-moved = { $colour } muove i pianeti e la cometa
kosmonauts-event-instructor-changed = Istruttore: { $colour }

## Che cosa è successo: la fine

kosmonauts-event-round-limit-met = Il turno { $round } era l’ultimo: limite raggiunto
kosmonauts-event-mission-scored =
    { $points ->
        [0] { $colour }, { $card }: non compiuta
       *[other] { $colour }, { $card }: { kosmonauts-n-points }
    }
kosmonauts-event-scored = { $colour } totalizza { kosmonauts-n-points }
kosmonauts-event-game-won = { $colour } vince la partita!
kosmonauts-event-victory-shared = { $colour } condivide la vittoria

## Perché no

kosmonauts-why-not-your-disc = { $thing }: questo dischetto spetta a un altro giocatore.
kosmonauts-why-placed-already = { $thing }: il dischetto è già sull’orbita.
kosmonauts-why-no-such-point = Questa orbita non ha tanti punti ({ $thing }).
kosmonauts-why-limit-reached =
    { $limit ->
        [one] In questo turno si può ordinare solo { $limit } unità.
       *[other] In questo turno si possono ordinare solo { $limit } unità.
    }
kosmonauts-why-engine-failed = Motore in avaria: in questo turno non si può ordinare carburante.
kosmonauts-why-no-fuel = Nei serbatoi non c’è più carburante normale.
kosmonauts-why-no-hyper = Nei serbatoi non c’è più ipercarburante.
kosmonauts-why-no-shield = Non hai più scudi.
kosmonauts-why-shield-turned-already = Si può trasformare in carburante un solo scudo per turno.
kosmonauts-why-orders-begun = Uno scudo si trasforma in carburante solo prima di ordinare.
kosmonauts-why-not-in-sector = { $thing } non è nel settore della tua nave.
kosmonauts-why-not-nearest = { $thing }: c’è qualcosa di più vicino.
kosmonauts-why-evacuated-now = La nave non è più in volo.

## Regole della casa

kosmonauts-switch-well-can-be-escaped = Scudi contro il pozzo gravitazionale
    .help = Si può evitare il pozzo gravitazionale spendendo uno scudo.
kosmonauts-switch-leak-can-be-escaped = Scudi contro la perdita di carburante
    .help = Si può evitare la perdita di carburante spendendo uno scudo.
kosmonauts-switch-failure-can-be-escaped = Scudi contro l’avaria al motore
    .help = Si può evitare l’avaria al motore spendendo uno scudo.
kosmonauts-switch-well-takes-the-near = Il pozzo attira anche da vicino
    .help = Il pozzo gravitazionale fa atterrare anche la nave che è nello stesso settore di un pianeta; senza questa regola solo da 1 o 2 settori di distanza.
kosmonauts-switch-fallen-may-refuel = Rifornimento dopo la caduta
    .help = Una nave fatta atterrare dal pozzo gravitazionale può restare e fare rifornimento nello stesso turno.
kosmonauts-switch-evacuate-after-flight = Evacuazione dopo il volo
    .help = Si può evacuare la nave anche dopo il volo; senza questa regola solo al suo posto.
kosmonauts-switch-youngest-by-lot = La sorte al posto dell’età
    .help = Il caso decide chi piazza il primo pianeta; senza questa regola tocca al primo posto al tavolo.
kosmonauts-switch-round-limit = Limite di turni
    .help = Dopo questo turno la partita finisce, anche se nessuno ha chiuso la corsa sulla Terra.
kosmonauts-switch-round-limit-20 = 20 turni
kosmonauts-switch-round-limit-30 = 30 turni
kosmonauts-switch-round-limit-40 = 40 turni
kosmonauts-switch-round-limit-60 = 60 turni
kosmonauts-switch-round-limit-100 = 100 turni
kosmonauts-switch-round-limit-200 = 200 turni

## Il tavolo in un terminale: parole brevi per colonne strette

kosmonauts-board-round =
    { $round ->
        [0] preparazione
       *[other] turno { $round }
    }
kosmonauts-board-instructor = istruttore: { $colour }
kosmonauts-board-ship = Nave
kosmonauts-board-where = Dove
kosmonauts-board-tanks = Serbatoi
kosmonauts-board-load = { $fuel }+{ $hyper }, scudi { $shields }
kosmonauts-board-points = Punti
kosmonauts-board-body = Pianeta
kosmonauts-board-now = Ora
kosmonauts-board-next = Poi
kosmonauts-board-token = Segn.
kosmonauts-board-stays = Senza ordini la nave resta e fa rifornimento.
kosmonauts-board-ends =
    { $rose ->
        [none] La tua nave resta in { $q },{ $r }.
       *[other] Il volo finisce in { $q },{ $r } ({ $rose }).
    }
kosmonauts-board-emergency =
    { $rose ->
        [none] Il volo finisce con l’evacuazione!
       *[other] Il volo finisce con l’evacuazione: { $rose }!
    }

## Da dove vengono i punti

kosmonauts-source-token = Segnalini atterraggio
kosmonauts-source-mission = Missioni
kosmonauts-tie-home = In caso di parità: ritorno sulla Terra, fase
kosmonauts-tie-fours = In caso di parità: segnalini Atterraggio di valore 4

## Che cosa c’è nella scatola

kosmonauts-kind-edition = Edizione
kosmonauts-kind-field = Tabellone
kosmonauts-kind-orbit = Orbita
kosmonauts-kind-event = Carta Evento
kosmonauts-kind-mission = Missione
kosmonauts-kind-number = Numero

## Che cosa non va in una scatola

box-orbit-count = { box-place }: servono { $needed } orbite, non { $count }.
box-point-count = { box-place }: un’orbita ha da { $least } a { $most } punti, non { $count }.
box-sector-count = { box-place }: servono { $needed } settori, non { $count }.
box-no-sectors = { box-place }: serve almeno un settore.
box-duplicate-sector = { box-place }: il settore { $sector } compare più di una volta.
box-on-sun = { box-place }: in { $sector } c’è il Sole, che non è un settore.
box-outside-field = { box-place }: il settore { $sector } non è sul tabellone.
box-not-clockwise = { box-place }: i punti devono girare attorno al Sole in senso orario, ma dopo { $sector } viene { $following }.
box-lap-count = { box-place }: i punti devono fare un solo giro attorno al Sole, non { $count }.
box-cube-count = { box-place }: una carta Deriva mostra da { $least } a { $most } cubetti, non { $count }.
box-shared-target = { box-place }: la meta «{ $target }» è sia tra le carte Alfa sia tra le carte Beta.

## Le domande in due parole: che cosa segue

kosmonauts-crumb-choose-disc = corpo celeste
kosmonauts-crumb-choose-point = punto dell’orbita
kosmonauts-crumb-choose-event = evento
kosmonauts-crumb-escape = scudo
kosmonauts-crumb-buy-fuel = compra carburante
kosmonauts-crumb-swap-fuel = scambio di carburante
kosmonauts-crumb-fall-on-body = dove cadere
kosmonauts-crumb-give-orders = ordini
kosmonauts-crumb-fly-or-evacuate = volo
kosmonauts-crumb-evacuate-now = evacuazione
kosmonauts-crumb-may-land = atterraggio

# pages

kosmonauts-edition-classic-about = Otto pianeti e la cometa di Halley, ognuno sulla sua orbita.
