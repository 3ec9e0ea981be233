### Il tavolo di Missione sul Pianeta Rosso come testo: ogni cella si legge da sola o sotto la sua intestazione.

## A che punto siamo

redplanet-sheet-stage =
    { $stage ->
        [setup] preparazione
        [choosing] scelta dei personaggi
        [chosen] personaggi scelti
        [discoveries] scoperte rivelate
        [over] partita finita
       *[end] fine del turno
    }
redplanet-sheet-production =
    { $round ->
        [10] scoperte e ultima produzione dopo il turno { $round }
       *[other] produzione dopo il turno { $round }
    }

## Posti al tavolo

redplanet-sheet-reserve = riserva { $count }
redplanet-sheet-of = { $colour }: { $fact }
redplanet-sheet-owned = { $resource }: { $count }
redplanet-sheet-held =
    { $count ->
        [one] { $count } carta Evento
       *[other] { $count } carte Evento
    }
redplanet-sheet-first-player = primo giocatore

## Intestazioni

redplanet-sheet-docks = Shuttle sulle rampe
redplanet-sheet-dock = Rampa
redplanet-sheet-destination = Destinazione
redplanet-sheet-places = Posti liberi
redplanet-sheet-aboard = A bordo
redplanet-sheet-regions = Aree
redplanet-sheet-yields = Risorsa
redplanet-sheet-lying = Segnalini presenti
redplanet-sheet-discovery = Scoperta
redplanet-sheet-destinations-left = Segnalini Destinazione rimasti
redplanet-sheet-characters = Personaggi
redplanet-sheet-this-round = In questo turno
redplanet-sheet-still-in-hand = Ancora in mano
redplanet-sheet-hand = I miei personaggi
redplanet-sheet-cards = Le mie carte Evento
redplanet-sheet-missions = Missioni
redplanet-sheet-colours = Astronauti e segnalini
redplanet-sheet-in-reserve = Riserva
redplanet-sheet-lost = Persi
redplanet-sheet-points = Punti in segnalini
redplanet-sheet-supply = Riserva comune
redplanet-sheet-scores = Punteggio finale
redplanet-sheet-total = Totale

## Rampe e aree

redplanet-sheet-at-dock = rampa { $dock }
redplanet-sheet-by-token = Segnalini Destinazione, dal più recente: { $regions }
redplanet-sheet-in-flight = in volo
redplanet-sheet-free = { $free } di { $capacity } liberi
redplanet-sheet-neighbours =
    { $kind ->
        [moon] Una luna, senza aree adiacenti
        [inner] Area interna, adiacente a: { $regions }
       *[outer] Area esterna, adiacente a: { $regions }
    }
redplanet-sheet-unexplored = inesplorata
redplanet-sheet-tokens = { $resource } × { $count }
redplanet-sheet-several = { $things }
redplanet-sheet-face-down = a faccia in giù
redplanet-sheet-known = { $card } (a faccia in giù)
redplanet-sheet-nobody = nessuno
redplanet-sheet-group =
    { $standing ->
        [leads] { $colour }: { $count }, in testa
        [tied] { $colour }: { $count }, alla pari
       *[none] { $colour }: { $count }
    }

## Carte

redplanet-sheet-chosen = { $role } (scelta attuale)
redplanet-sheet-plays = { $colour }, personaggio: { $role }
redplanet-sheet-mission =
    { $what ->
        [regions] { $card }: presenza in { $own } di { $goal } aree, ora { redplanet-n-points }
        [alone] { $card }: { $own ->
            [one] { $own } area
           *[other] { $own } aree
        } senza nessun altro, ora { redplanet-n-points }
        [led] { $card }: in testa in { $own } di { $goal } aree, ora { redplanet-n-points }
        [set] { $card }: { $own } di { $goal } per ogni risorsa, ora { redplanet-n-points }
       *[most] { $card }: { $own }, gli altri al massimo { $goal }, ora { redplanet-n-points }
    }

## Riserva e punteggio

redplanet-sheet-ship-deck = Shuttle nel mazzo: { $count }
redplanet-sheet-event-deck = Carte Evento nel mazzo: { $count }
redplanet-sheet-left-over = Avanzata nella preparazione: { $resource }
redplanet-sheet-undrawn = Risorse non ancora trovate: { $things }
redplanet-sheet-discarded = Scartata: { $card }
redplanet-sheet-of-kind = { $source }: { $kind }
redplanet-sheet-winner = { $colour } (vittoria)
