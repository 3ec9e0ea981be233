### Missione sul Pianeta Rosso. I nomi restano come sono; le frasi vanno bene con qualunque nome.

redplanet-about = Manda astronauti su Marte, scegli in segreto il personaggio, tieni le regioni che contano.
redplanet-title = Missione sul Pianeta Rosso
redplanet-edition-2005 = Prima edizione, 2005
redplanet-edition-2015 = Seconda edizione, 2015
redplanet-edition-2025 = Terza edizione, 2025

## Cose contate, per altri messaggi

redplanet-n-astronauts =
    { $count ->
        [one] { $count } Astronauta
       *[other] { $count } Astronauti
    }
redplanet-n-tokens =
    { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    }
redplanet-n-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
redplanet-n-seats =
    { $capacity ->
        [one] { $capacity } posto
       *[other] { $capacity } posti
    }

## Colori

redplanet-colour-red = Rosso
redplanet-colour-blue = Blu
redplanet-colour-yellow = Giallo
redplanet-colour-green = Verde
redplanet-colour-violet = Viola
redplanet-colour-white = Bianco
redplanet-neutral = { $colour } (neutrale)
redplanet-no-colour = nessun colore del genere

## Aree

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
redplanet-no-region = nessuna area del genere

## Personaggi

redplanet-role-recruiter = Reclutatore
redplanet-role-explorer = Esploratore
redplanet-role-scientist = Scienziato
redplanet-role-secret-agent = Agente segreto
redplanet-role-saboteur = Sabotatore
redplanet-role-femme-fatale = Femme fatale
redplanet-role-travel-agent = Agente di viaggio
redplanet-role-soldier = Soldato
redplanet-role-pilot = Pilota
redplanet-role-robot = Robot
redplanet-role-dispatcher = Coordinatore
redplanet-role-headhunter = Cacciatore di teste
redplanet-role-specialist = Specialista
redplanet-role-vamp = Vamp
redplanet-role-tour-operator = Tour operator
redplanet-role-marine = Marine spaziale
redplanet-no-role = nessun personaggio del genere

## Risorse

redplanet-resource-ice = Ghiaccio
redplanet-resource-sylvanite = Silvanite
redplanet-resource-celerium = Celerio

## Shuttle

redplanet-ship = { $region }, { redplanet-n-seats }
redplanet-open-ship = controllo manuale, { redplanet-n-seats }
redplanet-open = senza destinazione
redplanet-dock = rampa { $dock }
redplanet-ship-at-dock =
    { $launched ->
        [yes] rampa { $dock } ({ $region }, { $aboard } su { $capacity }, in volo)
       *[no] rampa { $dock } ({ $region }, { $aboard } su { $capacity })
    }

## Carte Evento: Scoperte

redplanet-card-even-ground = Terreno regolare
redplanet-card-uneven-ground = Terreno irregolare
redplanet-card-cave-in = Crollo
redplanet-card-synergy = Sinergia
redplanet-card-subterfuge = Sotterfugio
redplanet-card-native-resistance = Resistenza dei marziani
redplanet-card-frozen-ground = Terreno ghiacciato
redplanet-card-survey-error = Errore di rilevamento
redplanet-card-dust-storm = Tempesta di polvere
redplanet-card-ether-magnet = Magnete eterico
redplanet-card-rich-vein = Filone ricco
redplanet-card-lichens = Licheni
redplanet-card-radiation = Radiazioni
redplanet-card-ancient-ruins = Antiche rovine
redplanet-card-nothing-found = Niente di niente

## Carte Evento: Bonus

redplanet-card-dawn-claim = Concessione dell’alba
redplanet-card-noon-claim = Concessione del mezzogiorno
redplanet-card-dusk-claim = Concessione del tramonto
redplanet-card-midnight-claim = Concessione della mezzanotte
redplanet-card-heartland-claim = Cuore del pianeta
redplanet-card-strategic-zones = Aree strategiche
redplanet-card-phobos-outpost = Avamposto di Phobos
redplanet-card-celerium-magnate = Magnate del celerio
redplanet-card-sylvanite-magnate = Magnate della silvanite
redplanet-card-broad-portfolio = Un po’ di tutto
redplanet-card-wide-settlement = Coloni ovunque
redplanet-card-fallen-heroes = Eroi caduti
redplanet-card-northern-influence = Influenza a nord
redplanet-card-eastern-influence = Influenza a est
redplanet-card-southern-influence = Influenza a sud
redplanet-card-western-influence = Influenza a ovest
redplanet-card-exclusive-claims = Proprietà privata
redplanet-card-secret-mission-1 = Missione segreta 1
redplanet-card-secret-mission-2 = Missione segreta 2
redplanet-card-secret-mission-3 = Missione segreta 3
redplanet-card-secret-mission-4 = Missione segreta 4
redplanet-card-central-control = Controllo del centro
redplanet-card-land-baron = Latifondista
redplanet-card-regional-claim-north = Concessione del nord
redplanet-card-regional-claim-south = Concessione del sud

## Carte Evento: Azioni

redplanet-card-blocks-of-ice = Blocchi di ghiaccio
redplanet-card-rescue-party = Squadra di soccorso
redplanet-card-priority-launch = Partenza prioritaria
redplanet-card-change-of-plans = Cambio di programma
redplanet-no-card = nessuna carta del genere

## Che cosa chiedono le carte Bonus

redplanet-mission-presence-tiers = { $tiers } punti per la presenza in 1, 2, 3… di queste aree: { $regions }.
redplanet-mission-presence-all = Essere presenti in ognuna di queste aree: { $regions }. Vale { redplanet-n-points }.
redplanet-mission-presence-count = Essere presenti in molte aree; punti secondo il numero di aree — { $thresholds }.
redplanet-mission-most-total = Avere in totale più Astronauti di tutti, anche a pari merito: { $regions }. Vale { redplanet-n-points }.
redplanet-mission-most-tokens = Avere più segnalini { $resource } di tutti, anche a pari merito. Vale { redplanet-n-points }.
redplanet-mission-most-lost = Avere perso più Astronauti di tutti, anche a pari merito. Vale { redplanet-n-points }.
redplanet-mission-token-set =
    { $count ->
        [one] Avere almeno { $count } segnalino Punto di ogni risorsa. Vale { redplanet-n-points }.
       *[other] Avere almeno { $count } segnalini Punto di ogni risorsa. Vale { redplanet-n-points }.
    }
redplanet-mission-majority-count =
    { $count ->
        [one] Avere più Astronauti di chiunque altro in almeno { $count } area. Vale { redplanet-n-points }.
       *[other] Avere più Astronauti di chiunque altro in almeno { $count } aree. Vale { redplanet-n-points }.
    }
redplanet-mission-sole-occupant = { redplanet-n-points } per ogni area in cui non c’è nessun altro, fino a { $most }.

## Che cosa fanno le Scoperte

redplanet-discovery-none = Qui non si trova niente.
redplanet-discovery-extra-tokens = Nell’ultima produzione quest’area, se esplorata, dà { redplanet-n-tokens } in più.
redplanet-discovery-adjacent-bonus = Nell’ultima produzione ogni area adiacente esplorata dà { redplanet-n-tokens } in più.
redplanet-discovery-no-production = Nell’ultima produzione quest’area non dà nuovi segnalini.
redplanet-discovery-second-place-takes = Nell’ultima produzione i segnalini di quest’area vanno al secondo gruppo più numeroso.
redplanet-discovery-parity-filter =
    { $parity ->
        [even] Nell’ultima produzione qui contano solo i gruppi con un numero pari di Astronauti.
       *[odd] Nell’ultima produzione qui contano solo i gruppi con un numero dispari di Astronauti.
    }
redplanet-discovery-each-color-loses = Ogni colore perde subito qui { redplanet-n-astronauts }.
redplanet-discovery-set-resource = D’ora in poi la risorsa di quest’area è: { $resource }.
redplanet-discovery-swap-with-unused-resource = La risorsa di quest’area si scambia con quella avanzata nella preparazione.
redplanet-discovery-evacuate-to-adjacent = Tutti se ne vanno in aree adiacenti a loro scelta.
redplanet-discovery-docked-crew-lands-here = Tutti gli Astronauti sugli Shuttle ancora a terra atterrano qui.
redplanet-discovery-leader-points =
    { $sign ->
        [minus] Alla fine ogni colore con più Astronauti qui perde { redplanet-n-points }.
       *[plus] Alla fine ogni colore con più Astronauti qui guadagna { redplanet-n-points }.
    }
redplanet-discovery-presence-points =
    { $sign ->
        [minus] Alla fine ogni colore presente qui perde { redplanet-n-points }.
       *[plus] Alla fine ogni colore presente qui guadagna { redplanet-n-points }.
    }

## Che cosa fanno le Azioni

redplanet-action-gain-tokens = Si gioca { $window }. Prendi dalla riserva: { $count } × { $resource }.
redplanet-action-return-lost =
    { $count ->
        [1] Si gioca { $window }. Riporta 1 tuo Astronauta perduto in un’area di Marte in cui sei presente.
       *[other] Si gioca { $window }. Riporta fino a { $count } tuoi Astronauti perduti in un’area di Marte in cui sei presente.
    }
redplanet-action-force-launch = Si gioca { $window }. Fai partire uno Shuttle a terra con un tuo Astronauta a bordo.
redplanet-action-reselect-character = Si gioca { $window }. Sostituisci il personaggio scelto con un altro della tua mano.
redplanet-window-after-character-selection = dopo la scelta dei personaggi
redplanet-window-end-of-character-step = dopo l’ultimo personaggio del turno
redplanet-window-start-of-discovery-phase = prima che si rivelino le Scoperte
redplanet-window-start-of-final-scoring = prima del punteggio finale

## Personaggi: come si scelgono e che cosa fanno

redplanet-role-numbered = { $number } { $role }
redplanet-role-text = { $place } { $special }
redplanet-place-any =
    { $count ->
        [1] Piazza 1 Astronauta su uno Shuttle a terra.
       *[other] Piazza { redplanet-n-astronauts } su uno o più Shuttle a terra.
    }
redplanet-place-different = Piazza { redplanet-n-astronauts }, ognuno su uno Shuttle diverso.
redplanet-place-together = Piazza { redplanet-n-astronauts } insieme su uno Shuttle a terra; se non c’è posto per tutti, nessuno.
redplanet-special-recruiter = Poi riprendi in mano tutti i personaggi giocati, compreso questo.
redplanet-special-explorer = Poi muovi i tuoi Astronauti in aree adiacenti, al massimo { $moves } volte in tutto, scoprendo le risorse che trovi.
redplanet-special-scientist = Poi pesca una carta Evento o guarda una Scoperta sulla mappa. Una carta Bonus o Azione resta a te; una Scoperta va coperta su un’area esterna.
redplanet-special-secret-agent = Poi fai partire uno Shuttle a terra non pieno, anche vuoto.
redplanet-special-saboteur = Poi distruggi uno Shuttle a terra con chi è a bordo.
redplanet-special-femme-fatale = Poi rimpiazza con uno dei tuoi un Astronauta di un altro colore, su uno Shuttle o in un’area dove ne hai già uno.
redplanet-special-travel-agent = Nient’altro.
redplanet-special-soldier =
    { $phobos ->
        [yes] Poi elimina un Astronauta in un’area esterna o su Phobos. Infine fai scendere da Phobos su Marte da 1 a { $drop } dei tuoi.
       *[no] Poi elimina un Astronauta in un’area esterna.
    }
redplanet-special-pilot =
    { $swap ->
        [yes] Poi dai una nuova destinazione a uno Shuttle, a terra o in volo, oppure scambia i segnalini Destinazione di due Shuttle.
       *[no] Poi dai una nuova destinazione a uno Shuttle, a terra o in volo.
    }

## Che cosa si può fare

redplanet-do-keep = Tieni «{ $thing }»
redplanet-do-choose = { $thing }
redplanet-do-place = Imbarca: { $thing }
redplanet-do-bound = Vola verso { $thing }
redplanet-do-move-from = Muovi da { $thing }
redplanet-do-move-to = Muovi verso { $thing }
redplanet-do-look = Guarda la Scoperta: { $thing }
redplanet-do-draw = Pesca una carta Evento
redplanet-do-attach = Piazza la carta: { $thing }
redplanet-do-box = Metti la carta nella scatola
redplanet-do-launch = Fai partire lo Shuttle: { $thing }
redplanet-do-destroy = Distruggi lo Shuttle: { $thing }
redplanet-do-replace-at = Rimpiazza qualcuno: { $thing }
redplanet-do-replace = Rimpiazza un Astronauta { $thing }
redplanet-do-kill-at = Elimina qualcuno: { $thing }
redplanet-do-kill = Elimina un Astronauta { $thing }
redplanet-do-drop = Fai scendere da Phobos: { $thing }
redplanet-do-redirect = Cambia rotta: { $thing }
redplanet-do-swap = Scambia due segnalini Destinazione
redplanet-do-swap-first = Primo segnalino: { $thing }
redplanet-do-swap-second = Secondo segnalino: { $thing }
redplanet-do-play = Gioca «{ $thing }»
redplanet-do-rescue-at = Riporta un Astronauta: { $thing }
redplanet-do-rescue-more = Riportane un altro
redplanet-do-evacuate-to = Vai verso { $thing }
redplanet-do-stop = Fermati qui
redplanet-do-pass = Passa
redplanet-do-decline = Rinuncia

## Che cosa si chiede

redplanet-ask-keep-mission = { $colour }: scegli la carta Bonus da tenere
redplanet-ask-choose-character = { $colour }: scegli in segreto un personaggio per questo turno
redplanet-ask-change-character = { $colour }: puoi ancora scegliere un altro personaggio
redplanet-ask-choose-another = { $colour }: scegli un altro personaggio dalla tua mano
redplanet-ask-place-astronaut = { $colour }: scegli uno Shuttle a terra per un Astronauta
redplanet-ask-place-elsewhere = { $colour }: scegli un altro Shuttle per il prossimo Astronauta
redplanet-ask-place-together =
    { $left ->
        [one] { $colour }: scegli uno Shuttle a terra per { $left } Astronauta
       *[other] { $colour }: scegli uno Shuttle per { $left } Astronauti insieme
    }
redplanet-ask-choose-destination = { $colour }, { $ship }: scegli dove va lo Shuttle
redplanet-ask-move-from =
    { $left ->
        [one] { $colour }, { redplanet-role-explorer }: muovi un Astronauta (ancora { $left } mossa) o fermati
       *[other] { $colour }, { redplanet-role-explorer }: muovi un Astronauta (ancora { $left } mosse) o fermati
    }
redplanet-ask-move-to = { $colour }, { $region }: scegli dove va l’Astronauta
redplanet-ask-look-or-draw = { $colour }, { redplanet-role-scientist }: pesca una carta Evento o guarda una Scoperta
redplanet-ask-look-at-discovery = { $colour }: scegli una Scoperta da guardare
redplanet-ask-attach-discovery = { $colour }: piazza la Scoperta «{ $card }» su un’area esterna
redplanet-ask-attach-or-box = { $colour }: piazza «{ $card }», se si può, o metti la carta nella scatola
redplanet-ask-force-launch = { $colour }: scegli uno Shuttle a terra da far partire
redplanet-ask-launch-own-ship = { $colour }: fai partire uno Shuttle con un tuo Astronauta a bordo
redplanet-ask-destroy-ship = { $colour }, { redplanet-role-saboteur }: scegli uno Shuttle a terra da distruggere
redplanet-ask-replace-astronaut = { $colour }: scegli dove rimpiazzare un Astronauta
redplanet-ask-replace-whom = { $colour }, { $place }: scegli il colore dell’Astronauta da rimpiazzare
redplanet-ask-kill-astronaut = { $colour }: scegli dove eliminare un Astronauta
redplanet-ask-kill-whom = { $colour }, { $region }: scegli il colore dell’Astronauta da eliminare
redplanet-ask-drop-to =
    { $left ->
        [1] { $colour }: scegli dove scende un Astronauta da Phobos
       *[other] { $colour }: scegli dove scende un Astronauta da Phobos (al massimo { $left })
    }
redplanet-ask-redirect-ship = { $colour }, { redplanet-role-pilot }: scegli lo Shuttle che cambia destinazione
redplanet-ask-new-destination = { $colour }, { $ship }: scegli la nuova destinazione
redplanet-ask-swap-tokens = { $colour }: scegli il primo Shuttle dello scambio
redplanet-ask-swap-with = { $colour }, { $ship }: scegli con quale Shuttle scambiare
redplanet-ask-play-action = { $colour }: gioca una carta Azione ({ $window }) o passa
redplanet-ask-rescue-at =
    { $left ->
        [1] { $colour }: scegli dove torna un Astronauta perduto
       *[other] { $colour }: scegli dove tornano gli Astronauti perduti (al massimo { $left })
    }
redplanet-ask-rescue-more = { $colour }: riporta un altro Astronauta perduto o fermati
redplanet-ask-evacuate-to = { $colour }, { $region }: se ne vanno tutti, scegli dove va un Astronauta

## Che cosa è successo: preparazione e scelta

redplanet-event-mission-kept = { $colour } tiene la carta Bonus «{ $card }»
redplanet-event-mission-kept-hidden = { $colour } tiene una carta Bonus
redplanet-event-discovery-shown = { $colour } non ha ricevuto carte Bonus e mostra «{ $card }»
redplanet-event-round-started = Turno { $round }
redplanet-event-character-chosen = { $colour } sceglie un personaggio: { $role }
redplanet-event-character-chosen-hidden = { $colour } ha scelto un personaggio
redplanet-event-character-changed = { $colour } sceglie un altro personaggio: { $role }
redplanet-event-character-changed-hidden = { $colour } ha cambiato scelta
redplanet-event-character-revealed = { $colour } rivela: { $role }
redplanet-event-characters-taken-back = { $colour } riprende in mano tutti i personaggi
redplanet-event-placement-skipped = { $colour } non può piazzare insieme tutti gli Astronauti ({ $role })
redplanet-event-first-player-changed = Giocatore iniziale: { $colour }
redplanet-event-neutral-drawn = { $colour } pesca un personaggio: { $role }
redplanet-event-neutral-drawn-hidden = { $colour } pesca un personaggio coperto
redplanet-event-neutral-shuffled = { $colour } mette nella scatola una carta ({ redplanet-role-recruiter }) e rimescola gli altri personaggi

## Che cosa è successo: Shuttle

redplanet-event-astronauts-placed = { $colour } piazza { redplanet-n-astronauts }: { $ship }
redplanet-event-destination-set = { $colour } fissa la rotta: { $ship } → { $region }
redplanet-event-token-laid-on-ship = Un segnalino Destinazione fissa la rotta: { $ship } → { $region }
redplanet-event-tokens-swapped = { $colour } scambia i segnalini Destinazione: { $ship } e { $other }
redplanet-event-ship-launched =
    { $count ->
        [0] Parte uno Shuttle vuoto: { $ship }
       *[other] Parte uno Shuttle: { $ship }, { redplanet-n-astronauts } a bordo
    }
redplanet-event-ship-destroyed =
    { $count ->
        [0] { $colour } distrugge uno Shuttle vuoto: { $ship }
        [one] { $colour } distrugge uno Shuttle: { $ship }, { $count } Astronauta perduto
       *[other] { $colour } distrugge uno Shuttle: { $ship }, { $count } Astronauti perduti
    }
redplanet-event-ship-landed =
    { $count ->
        [0] { $region }: arriva uno Shuttle vuoto ({ $ship })
       *[other] { $region }: atterra uno Shuttle ({ $ship }), { redplanet-n-astronauts } a bordo
    }
redplanet-event-ship-discarded = Shuttle senza destinazione scartato: { $ship }
redplanet-event-ship-docked = Uno Shuttle attende: { $ship } ({ $card })

## Che cosa è successo: su Marte

redplanet-event-region-explored = { $region }: trovata una risorsa, { $resource }
redplanet-event-astronaut-moved = { $colour } muove un Astronauta: { $origin } → { $region }
redplanet-event-astronaut-dropped = { $colour } fa scendere un Astronauta da Phobos: { $region }
redplanet-event-replaced-on-ship = { $colour } rimpiazza un Astronauta { $victim }: { $ship }
redplanet-event-replaced-in-region = { $colour } rimpiazza un Astronauta { $victim }: { $region }
redplanet-event-astronaut-killed = { $colour } elimina un Astronauta { $victim }: { $region }

## Che cosa è successo: carte Evento

redplanet-event-event-drawn = { $colour } pesca «{ $card }»
redplanet-event-event-drawn-hidden = { $colour } pesca una carta Evento
redplanet-event-event-kept = { $colour } tiene «{ $card }»
redplanet-event-event-kept-hidden = { $colour } tiene la carta
redplanet-event-discovery-attached = { $colour } piazza la Scoperta «{ $card }»: { $region }
redplanet-event-discovery-attached-hidden = { $colour } piazza una Scoperta: { $region }
redplanet-event-discovery-looked-at = { $colour } guarda una Scoperta: { $region }, «{ $card }»
redplanet-event-discovery-looked-at-hidden = { $colour } guarda una Scoperta: { $region }
redplanet-event-discovery-discarded = { $colour } scarta «{ $card }»: le aree esterne sono occupate
redplanet-event-event-boxed = { $colour } mette «{ $card }» nella scatola
redplanet-event-event-boxed-hidden = { $colour } mette la carta nella scatola senza mostrarla
redplanet-event-action-played = { $colour } gioca «{ $card }»
redplanet-event-tokens-gained = { $colour } riceve { $count } × { $resource }
redplanet-event-astronaut-rescued = { $colour } riporta un Astronauta perduto: { $region }

## Che cosa è successo: produzione e Scoperte

redplanet-event-production-started =
    { $phase ->
        [1] Prima produzione
        [2] Seconda produzione
       *[3] Terza produzione
    }
redplanet-event-tokens-laid = { $region } produce { $count } × { $resource }
redplanet-event-tokens-taken = { $colour } prende { $count } × { $resource } ({ $region })
redplanet-event-tokens-left =
    { $count ->
        [one] { $region }: resta { $count } segnalino
       *[other] { $region }: restano { $count } segnalini
    }
redplanet-event-tokens-removed =
    { $count ->
        [one] { $region }: { $count } segnalino lascia il gioco
       *[other] { $region }: { $count } segnalini lasciano il gioco
    }
redplanet-event-discovery-revealed = { $region }: Scoperta «{ $card }»
redplanet-event-astronauts-lost = { $colour } perde { redplanet-n-astronauts }: { $region }
redplanet-event-resource-changed = { $region }: ora la risorsa è { $resource }
redplanet-event-astronaut-evacuated = { $colour } porta via un Astronauta: { $origin } → { $region }
redplanet-event-crews-landed =
    { $count ->
        [one] { $region }: dalle rampe atterra { $count } Astronauta
       *[other] { $region }: dalle rampe atterrano { $count } Astronauti
    }

## Che cosa è successo: punteggio finale

redplanet-event-mission-scored = { $colour }, carta Bonus «{ $card }»: { redplanet-n-points }
redplanet-event-ice-scored = { $colour }, maggioranza di ghiaccio: { redplanet-n-points }
redplanet-event-discovery-scored = { $colour }, «{ $card }» ({ $region }): { redplanet-n-points }
redplanet-event-scored = { $colour } totalizza { redplanet-n-points }
redplanet-event-game-won = { $colour } vince la partita!
redplanet-event-victory-shared = { $colour } condivide la vittoria
redplanet-event-both-lost = Un colore neutrale ha il punteggio più alto: perdono entrambi i giocatori

## Perché no

redplanet-why-played-already = Questo personaggio è già stato giocato ({ $thing }): prima devi riprendere le carte in mano.
redplanet-why-same-character = Hai già scelto questo personaggio: { $thing }.
redplanet-why-no-ship = Qui non c’è nessuno Shuttle: { $thing }.
redplanet-why-ship-left = Questo Shuttle è già partito.
redplanet-why-ship-full = Questo Shuttle ha { redplanet-n-seats } e nessuno è libero.
redplanet-why-too-few-seats =
    { $free ->
        [one] Servono { $needed } posti, ma su questo Shuttle ne resta { $free }.
       *[other] Servono { $needed } posti, ma su questo Shuttle ne restano { $free }.
    }
redplanet-why-no-reserve = Nella riserva non ci sono più Astronauti.
redplanet-why-too-few-in-reserve = Servono { $needed } Astronauti, ma la riserva ne ha solo { $reserve }.
redplanet-why-same-ship = Dev’essere un altro Shuttle.
redplanet-why-no-token-left = { $thing }: nella riserva non ci sono più segnalini Destinazione per quest’area.
redplanet-why-no-tokens-at-all = Nella riserva non ci sono più segnalini Destinazione.
redplanet-why-none-here-of-yours = { $thing }: qui non hai Astronauti.
redplanet-why-no-way-from-phobos = { $thing } non è adiacente a nessuna area: da qui non si va via a piedi.
redplanet-why-not-adjacent = { $thing } non è adiacente all’area dell’Astronauta.
redplanet-why-no-discovery-here = { $thing }: qui non c’è nessuna Scoperta.
redplanet-why-deck-empty = Il mazzo delle carte Evento è vuoto.
redplanet-why-all-covered = Ogni area esterna ha già una Scoperta: puoi solo guardarne una.
redplanet-why-not-outer = { $thing } non è un’area esterna, e le Scoperte si piazzano solo su quelle.
redplanet-why-has-discovery = { $thing }: qui c’è già una Scoperta.
redplanet-why-not-full-only = Questo Shuttle è pieno e parte comunque: scegline uno con un posto libero.
redplanet-why-empty-ship = A bordo non c’è nessuno, e per le vostre regole della casa uno Shuttle vuoto non può partire.
redplanet-why-not-present = Devi già avere lì un tuo Astronauta.
redplanet-why-nobody-to-replace = Lì non c’è nessun Astronauta di un altro colore.
redplanet-why-not-another-colour = Non si può rimpiazzare un Astronauta dello stesso colore.
redplanet-why-not-here = { $thing } non ha Astronauti lì.
redplanet-why-out-of-reach = { $thing } è un’area interna e fuori portata.
redplanet-why-nobody-here = { $thing }: qui non c’è nessuno.
redplanet-why-not-on-mars = { $thing } non è un’area di Marte: scegline un’altra.
redplanet-why-must-move-one = Almeno un Astronauta deve scendere da Phobos.
redplanet-why-same-destination = Lo Shuttle va già lì ({ $thing }), e per le vostre regole della casa serve una nuova destinazione.
redplanet-why-no-token-on-ship = Su questo Shuttle non c’è un segnalino Destinazione.
redplanet-why-no-two-tokens = Per lo scambio servono due Shuttle con un segnalino Destinazione.
redplanet-why-not-your-card = Non hai questa carta Azione.
redplanet-why-wrong-moment = Non è il momento di giocare «{ $thing }».
redplanet-why-no-effect-now = Ora «{ $thing }» non avrebbe alcun effetto.
redplanet-why-not-a-mission = «{ $thing }» non è una carta Bonus.
redplanet-why-compulsory = Se si può fare, si deve fare.
redplanet-why-card-is-no-discovery = La carta pescata non è una Scoperta: va nella scatola.
redplanet-why-must-attach = Finché c’è un’area esterna libera, la Scoperta va piazzata.
redplanet-why-none-lost = Non hai Astronauti perduti.
redplanet-why-not-dealt = Non hai ricevuto la carta «{ $thing }».
redplanet-why-no-swapping = In questa edizione i segnalini Destinazione non si scambiano.

## Regole della casa

redplanet-switch-layout = Mappa
    .help = Come è composta la mappa di Marte; con «a caso» decide la sorte all’inizio della partita.
redplanet-switch-layout-random = a caso
redplanet-switch-layout-A = disposizione A
redplanet-switch-layout-B = disposizione B
redplanet-switch-layout-C = disposizione C
redplanet-switch-layout-D = disposizione D
redplanet-switch-open-start = Primi Shuttle senza destinazione
    .help = Che cosa succede se uno dei primi Shuttle è a controllo manuale.
redplanet-switch-open-start-redraw = se ne pesca un altro
redplanet-switch-open-start-owner = decide chi ha un Astronauta a bordo
redplanet-switch-open-start-wait = resta in attesa
redplanet-switch-launches-at-once = Gli Shuttle pieni partono subito
    .help = Uno Shuttle parte appena è pieno, anche a metà di una carta; senza questa regola parte a carta conclusa.
redplanet-switch-splits-ties = In parità si divide
    .help = I colori in parità per numero di Astronauti si dividono i segnalini dell’area; senza questa regola non li prende nessuno e restano lì.
redplanet-switch-effects-optional = Effetti facoltativi
    .help = Si può rinunciare all’effetto speciale di un personaggio; senza questa regola si fa tutto ciò che è possibile.
redplanet-switch-choice-may-change = La scelta si può cambiare
    .help = Si può scegliere un altro personaggio finché non hanno scelto tutti.
redplanet-switch-agent-may-pick-full = L’Agente può far partire uno Shuttle pieno
    .help = L’Agente segreto può scegliere anche uno Shuttle pieno, che partirebbe comunque.
redplanet-switch-agent-may-pick-empty = L’Agente può far partire uno Shuttle vuoto
    .help = L’Agente segreto può scegliere uno Shuttle senza nessuno a bordo.
redplanet-switch-empty-ships-explore = Gli Shuttle vuoti esplorano
    .help = Anche uno Shuttle che arriva vuoto rivela la risorsa dell’area.
redplanet-switch-boarder-repicks = Chi sale per primo decide comunque
    .help = Chi imbarca il primo Astronauta su uno Shuttle a controllo manuale ne sceglie la destinazione, anche se un Pilota l’ha già fissata.
redplanet-switch-covered-tokens-return = I segnalini coperti tornano
    .help = Un segnalino Destinazione coperto torna subito nella riserva; senza questa regola resta sullo Shuttle.
redplanet-switch-pilot-may-repeat = Il Pilota può ripetere
    .help = Il Pilota può dare a uno Shuttle la destinazione che ha già.
redplanet-switch-destroyed-tokens-return = I segnalini sopravvivono
    .help = I segnalini Destinazione di uno Shuttle distrutto tornano nella riserva; senza questa regola lasciano il gioco.
redplanet-switch-discards-return = Gli scarti tornano
    .help = Quando il mazzo delle carte Evento finisce, gli scarti si rimescolano in un nuovo mazzo.
redplanet-switch-draws-when-covered = Si può sempre pescare
    .help = Lo Scienziato può pescare una carta Evento anche se ogni area esterna ha già una Scoperta.
redplanet-switch-fresh-presence = Chi è appena salito conta
    .help = Per rimpiazzare qualcuno su uno Shuttle basta l’Astronauta piazzato lì con la stessa carta.
redplanet-switch-drop-most = Limite di discesa da Phobos
    .help = Quanti Astronauti il Soldato può far scendere da Phobos.
redplanet-switch-drop-most-0 = come dice la carta
redplanet-switch-drop-most-1 = 1
redplanet-switch-drop-most-2 = 2
redplanet-switch-drop-most-3 = 3
redplanet-switch-drop-most-4 = 4
redplanet-switch-drop-most-5 = 5
redplanet-switch-drop-most-6 = 6
redplanet-switch-drop-most-7 = 7
redplanet-switch-drop-most-8 = 8
redplanet-switch-drop-most-9 = 9
redplanet-switch-cave-in-keeps-leftovers = Il Crollo seppellisce tutto
    .help = Nemmeno i segnalini già presenti in un’area con un Crollo vengono assegnati.
redplanet-switch-zero-is-most = Zero può essere il massimo
    .help = Se nessuno possiede una cosa, tutti sono primi a pari merito.
redplanet-switch-scores-stop-at-zero = Mai sotto zero
    .help = Un punteggio finale negativo vale zero.
redplanet-switch-neutral-may-lead = Un colore neutrale può iniziare
    .help = Il giocatore iniziale può essere un colore neutrale; senza questa regola lo diventa chi lo controlla.
redplanet-switch-neutral-may-decline = Scoperte neutrali facoltative
    .help = Una Scoperta pescata per un colore neutrale può andare nella scatola; senza questa regola va piazzata.

## Da dove vengono i punti

redplanet-source-tokens = Segnalini
redplanet-source-mission = Carta Bonus
redplanet-source-ice = Maggioranza di ghiaccio
redplanet-source-discovery = Scoperta
redplanet-tie-tokens = In caso di parità: segnalini Punto

## Che cosa c’è nella scatola

redplanet-kind-edition = Edizione
redplanet-kind-region = Area
redplanet-kind-layout = Mappa
redplanet-kind-ship = Shuttle
redplanet-kind-resource = Segnalini
redplanet-kind-character = Personaggio
redplanet-kind-discovery = Scoperta
redplanet-kind-mission = Carta Bonus
redplanet-kind-action = Carta Azione

## Che cosa non va in una scatola

box-reserved-id = { box-place }: l’identificatore «{ $id }» indica uno Shuttle senza destinazione; scegline un altro.
box-duplicate-number = { box-place }: il numero { $number } compare più di una volta.
box-unknown-region = { box-place }: qui non può esserci un’area «{ $region }».
box-region-count =
    { box-place }: servono { $kind ->
        [outer] aree esterne
        [inner] aree interne
       *[moon] lune
    } in numero di { $needed }, non { $count }.
box-no-layout = { box-place }: serve almeno una disposizione della mappa.
box-region-left-out = { box-place }: manca l’area «{ $region }».
box-self-edge = { box-place }: l’area «{ $region }» non può confinare con sé stessa.
box-duplicate-edge = { box-place }: il confine tra «{ $region }» e «{ $other }» compare due volte.
box-no-neighbour = { box-place }: l’area «{ $region }» non confina con nessun’altra.
box-unreachable = { box-place }: non c’è modo di andare da «{ $other }» a «{ $region }».
box-ship-count = { box-place }: servono { $needed } Shuttle, non { $count }.
box-open-ships = { box-place }: gli Shuttle a controllo manuale possono essere al massimo { $most }, non { $count }.
box-resource-count = { box-place }: servono { $needed } segnalini Risorsa, non { $count }.
box-role-count = { box-place }: servono { $needed } personaggi, non { $count }.
box-too-few-missions = { box-place }: per la distribuzione servono almeno { $needed } carte Bonus, non { $count }.
box-place-mode = { box-place }: un solo Astronauta si piazza con «any», più Astronauti in altro modo; qui sono { $count } con «{ $mode }».
box-wrong-moment = { box-place }: l’effetto «{ $effect }» non può avvenire nel momento «{ $given }».
box-tier-count = { box-place }: servono tanti numeri quante sono le aree, cioè { $needed }, non { $count }.

## Le domande in due parole: che cosa segue

redplanet-crumb-keep-mission = carta Bonus
redplanet-crumb-choose-character = personaggio
redplanet-crumb-change-character = cambio personaggio
redplanet-crumb-choose-another = altro personaggio
redplanet-crumb-place-astronaut = imbarco
redplanet-crumb-place-elsewhere = imbarco
redplanet-crumb-place-together = imbarco insieme
redplanet-crumb-choose-destination = destinazione
redplanet-crumb-move-from = chi si muove
redplanet-crumb-move-to = dove va
redplanet-crumb-look-or-draw = pesca o guarda
redplanet-crumb-look-at-discovery = guarda
redplanet-crumb-attach-discovery = piazza la Scoperta
redplanet-crumb-attach-or-box = piazza o scatola
redplanet-crumb-force-launch = partenza
redplanet-crumb-launch-own-ship = proprio Shuttle
redplanet-crumb-destroy-ship = distruggi
redplanet-crumb-replace-astronaut = dove rimpiazzare
redplanet-crumb-replace-whom = chi rimpiazzare
redplanet-crumb-kill-astronaut = dove eliminare
redplanet-crumb-kill-whom = chi eliminare
redplanet-crumb-drop-to = discesa
redplanet-crumb-redirect-ship = cambio di destinazione
redplanet-crumb-new-destination = nuova destinazione
redplanet-crumb-swap-tokens = primo Shuttle
redplanet-crumb-swap-with = secondo Shuttle
redplanet-crumb-play-action = carta Azione
redplanet-crumb-rescue-at = dove riportare
redplanet-crumb-rescue-more = riporta ancora
redplanet-crumb-evacuate-to = evacuazione

# pages

redplanet-edition-2005-about = Dieci regioni, niente Fobos né carte azione. Una nave piena parte subito.
redplanet-edition-2015-about = Nove regioni, due interne, e Fobos. Carte azione; regole per due.
redplanet-edition-2025-about = Nove regioni in quattro disposizioni, tre interne, e Fobos. Regole per due.
