### Il campo di Kosmonauts come testo: ogni cella si legge da sola o sotto la sua intestazione.

## A che punto siamo

kosmonauts-sheet-phase =
    { $phase ->
        [event] evento
        [orders] ordini
        [flight] volo e atterraggio
        [movement] moto dei pianeti
        [over] partita finita
       *[between] tra due turni
    }
kosmonauts-sheet-last-round = ultimo turno

## Posti al tavolo

kosmonauts-sheet-has-fuel = carburante { $count }
kosmonauts-sheet-has-hyper = ipercarburante { $count }
kosmonauts-sheet-has-shields = scudi { $count }
kosmonauts-sheet-tokens-of = segnalini atterraggio { $count } di { $goal }
kosmonauts-sheet-is-instructor = istruttore
kosmonauts-sheet-ready = ordini confermati

## Intestazioni

kosmonauts-sheet-prospects = Che cosa aspettarsi
kosmonauts-sheet-orders = I miei ordini
kosmonauts-sheet-direction = Direzione
kosmonauts-sheet-speed = Velocità
kosmonauts-sheet-one-fuel = Con 1 carburante in più
kosmonauts-sheet-one-hyper = Con 1 ipercarburante in più
kosmonauts-sheet-my-missions = Le mie missioni
kosmonauts-sheet-missions = Missioni
kosmonauts-sheet-events = Eventi
kosmonauts-sheet-orbit = Punti dell’orbita
kosmonauts-sheet-ships = Navi
kosmonauts-sheet-coasts-to = Per inerzia
kosmonauts-sheet-fuel = Carburante
kosmonauts-sheet-hyper = Ipercarburante
kosmonauts-sheet-shields = Scudi
kosmonauts-sheet-tokens = Segnalini atterraggio
kosmonauts-sheet-bodies = Pianeti e cometa
kosmonauts-sheet-after-this-round = Dopo questo turno
kosmonauts-sheet-after-two-rounds = Dopo due turni
kosmonauts-sheet-from-ship = Dalla mia nave
kosmonauts-sheet-tokens-left = Segnalini rimasti
kosmonauts-sheet-landed = Chi è atterrato
kosmonauts-sheet-scores = Punteggio finale
kosmonauts-sheet-total = Totale

## Settori, passi e velocità

kosmonauts-sheet-sector =
    { $here ->
        [none] ({ $q }, { $r })
       *[other] ({ $q }, { $r }): { $here }
    }
kosmonauts-sheet-hazard = settore pericoloso
kosmonauts-sheet-steps =
    { $direction ->
        [e] { $count } a est
        [se] { $count } a sud-est
        [sw] { $count } a sud-ovest
        [w] { $count } a ovest
        [nw] { $count } a nord-ovest
       *[ne] { $count } a nord-est
    }
kosmonauts-sheet-direction-name =
    { $direction ->
        [e] est
        [se] sud-est
        [sw] sud-ovest
        [w] ovest
        [nw] nord-ovest
       *[ne] nord-est
    }
kosmonauts-sheet-rose =
    { $steps ->
        [none] nessun moto
       *[other] { $steps }
    }
kosmonauts-sheet-way =
    { $steps ->
        [none] qui
       *[other] { $steps }
    }
kosmonauts-sheet-way-later =
    { $steps ->
        [none] Dopo questo turno: qui
       *[other] Dopo questo turno: { $steps }
    }

## Pianeti e navi

kosmonauts-sheet-unplaced = non ancora in orbita: { $colour }
kosmonauts-sheet-then = Prossimi turni: { $sectors }
kosmonauts-sheet-guest =
    { $here ->
        [yes] { $points ->
            [0] { $colour }, ora qui
           *[other] { $colour }: { $points }, ora qui
        }
       *[no] { $colour }: { $points }
    }
kosmonauts-sheet-on-body = a terra: { $body }
kosmonauts-sheet-last-body = Ultimo atterraggio: { $body }
kosmonauts-sheet-token = { $body }: { $points }
kosmonauts-sheet-evacuation = evacuazione

## I miei ordini

kosmonauts-sheet-ordered =
    { $steps ->
        [none] Ordinati { $units } di { $limit }
       *[other] Ordinati { $units } di { $limit }: { $steps }
    }
kosmonauts-sheet-left = Restano: carburante { $fuel }, ipercarburante { $hyper }, scudi { $shields }
kosmonauts-sheet-drift-waits = La deriva agisce appena la nave decolla.
kosmonauts-sheet-evacuated-to = La nave sarebbe evacuata: { $body }
kosmonauts-sheet-costs-shield = Settore pericoloso: costa 1 scudo, poi ne restano { $left }.
kosmonauts-sheet-can-land = Puoi atterrare: { $body }
kosmonauts-sheet-arrives = Arriva qui dopo il volo, allora puoi atterrare: { $body }
kosmonauts-sheet-next-round = Nel prossimo turno senza carburante: { $sector }
kosmonauts-sheet-next-evacuation = Nel prossimo turno senza carburante: evacuazione
kosmonauts-sheet-reach = Ancora raggiungibili in questo turno: { $bodies }
kosmonauts-sheet-if-paid = Con lo scudo, senza carburante: { $sector }
kosmonauts-sheet-if-declined = Senza scudo né carburante: { $sector }
kosmonauts-sheet-landing =
    { $points ->
        [0] { $body }: nessun segnalino atterraggio
       *[other] { $body }: segnalino atterraggio { $points }
    }

## Eventi, missioni e punteggio

kosmonauts-sheet-event-now = In questo turno: { $card }
kosmonauts-sheet-mission =
    { $state ->
        [met] { $card }: per ora compiuta
        [open] { $card }: aperta
       *[lost] { $card }: non compiuta
    }
kosmonauts-sheet-winner = { $colour } (vittoria)
