### La pagina: tutto ciò che non è di un solo gioco.

web-loading = Un attimo…
web-close = Chiudi
web-more = Altro
web-save = Salva
web-saved = Salvato.
web-yes = sì
web-no = no
web-reload = Ricarica la pagina
web-no-line = Il server non risponde. Controlla la connessione e riprova.
web-server-trouble = Qualcosa è andato storto sul server ({ $status }). Riprova tra un attimo; se succede ancora, dillo a chi gestisce il server.
web-too-fast = Troppo in fretta. Aspetta qualche secondo e riprova.
web-no-such-page = Questa pagina non esiste.
web-to-home = Alla pagina iniziale
web-skip-to-content = Vai al contenuto
web-skip-to-prompt = Vai alla mia scelta
web-footnote = Pagina non ufficiale: i nomi dei giochi appartengono ai rispettivi proprietari e nulla qui sostituisce la scatola. Immagini e testi sono nostri.

## Intorno a ogni pagina.

web-nav = Pagine
web-nav-play = Gioca
web-nav-watch = Guarda
web-nav-rules = Regole
web-nav-me = Profilo
web-language = Lingua
web-other-theme = Scambia colori scuri e chiari

## La pagina iniziale.

web-start = Inizia una partita
web-play-now = Gioca subito
web-starting = Si prepara…
web-set-up = Configura…
web-my-games = Le mie partite
web-no-games-yet = Ancora nessuna. «{ web-play-now }» ne comincia una contro i bot, senza bisogno di un account.
web-past-games = Partite finite
web-join = Unisciti a un tavolo
web-join-code = Codice o link
web-join-press = Entra
web-open-tables = Tavoli aperti
web-no-open-tables = In questo momento non ci sono tavoli aperti.
web-all-open-tables =
    { $count ->
        [one] Mostra { $count } tavolo aperto
       *[other] Mostra { $count } tavoli aperti
    }
web-your-turn = Tocca a te
web-open-seats =
    { $count ->
        [0] al completo
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
web-phase-gathering = in attesa
web-phase-playing = in gioco
web-phase-paused = in pausa
web-phase-over = finita

## Un nuovo tavolo e i suoi accordi.

web-new-table = Nuovo tavolo
web-game = Gioco
web-which-edition = Edizione o modalità
web-seats = Posti
web-seat = Posto { $seat }
web-you = Tu
web-seat-open = libero, per una persona
web-bot-missing = { $bot } non è su questo server: al suo posto gioca { $level }
web-bot-of-level = bot: { $level }
web-level-novice = principiante
web-level-easy = facile
web-level-medium = medio
web-level-hard = difficile
web-level-expert = esperto
web-bot-name = Bot { $seat }
web-more-seats = Aggiungi un posto
web-fewer-seats = Togli un posto
web-seats-possible = Giocatori: da { $least } a { $most }
web-pace = Ritmo
web-pace-untimed = senza orologio
web-pace-live =
    { $minutes ->
        [one] { $minutes } minuto a testa, più { $seconds } s a mossa
       *[other] { $minutes } minuti a testa, più { $seconds } s a mossa
    }
web-pace-days =
    { $days ->
        [one] { $days } giorno per ogni mossa
       *[other] { $days } giorni per ogni mossa
    }
web-minutes = Minuti per tutta la partita
web-seconds = Secondi in più per ogni mossa
web-days = Giorni per ogni mossa
web-absent = Quando il tempo è scaduto
web-absent-steward = per chi è in ritardo gioca un bot, finché non torna
web-absent-resign = chi è in ritardo si arrende
web-absent-nothing = si aspetta chi è in ritardo
web-listed = visibile a tutti
web-by-link = solo con il link
web-watchers = si può guardare
web-no-watchers = senza spettatori
web-hints = con consigli
web-no-hints = senza consigli
web-undo-allowed = le mosse si possono annullare
web-no-undo = le mosse non si annullano
web-listed-wish = Mostra il tavolo a tutti su questo server
web-watchers-wish = Gli altri possono guardare
web-hints-wish = I bot possono dare consigli
web-undo-wish = Le mosse si possono annullare finché non si scopre qualcosa di nuovo
web-house-rules =
    { $count ->
        [0] Regole della casa
        [one] Regole della casa: { $count } modifica
       *[other] Regole della casa: { $count } modifiche
    }
web-create-and-sit = Crea il tavolo e siediti

## Unirsi a un tavolo.

web-your-name = Il tuo nome al tavolo
web-sit-here = Siediti qui
web-watch = Guarda
web-table-full = Tutti i posti sono occupati.
web-table-begun = La partita è già cominciata.
web-bad-link = Questo invito non porta da nessuna parte.
web-bad-link-what-next = Forse manca una lettera, o il tavolo non c’è più. Chiedi un nuovo link a chi te l’ha mandato.

## Profilo.

web-on-this-device = Su questo dispositivo
web-theme = Colori
web-theme-system = come sul dispositivo
web-theme-dark = scuri
web-theme-light = chiari
web-text-size = Dimensione del testo
web-motion = Animazioni
web-sound = Suoni
web-volume = Volume
web-one-press = Sul touchscreen basta un tocco
web-single-keys = Scorciatoie con un solo tasto
web-notify = Avvisi del browser quando tocca a me
web-notices = Avvisi
web-notices-why = Quando non ci sei, il server ti avvisa una volta che tocca a te.
web-mail = Posta elettronica
web-mail-unconfirmed = Non ancora confermata: apri il link nella mail che ti abbiamo mandato.
web-webhook = Webhook
web-webhook-secret = Il suo segreto, mostrato solo ora:
web-quiet-hours = Ore di silenzio
web-from = dalle
web-until = alle
web-account = Account
web-account-why = Puoi giocare anche senza. Con un account ritrovi le tue partite su ogni dispositivo.
web-name = Nome
web-password = Password
web-make-account = Crea un account
web-log-in = Accedi
web-log-out = Esci
web-statistics = Risultati
web-stat-seats = giocatori
web-stat-won = vinte
web-stat-lost = perse
web-stat-unfinished = non finite
web-stat-mean = punti in media
web-stat-best = miglior risultato
web-no-past-games = Ancora nessuna.
web-open-record = Apri il file di una registrazione
web-my-data = I miei dati
web-export = Scarica tutti i miei dati
web-delete-me = Elimina il mio profilo
web-delete-sure = Tutto ciò che dice chi sei sparirà per sempre. I bot finiranno le tue partite.
web-keep-me = Resto

## Il tavolo.

web-connecting = Si va al tavolo…
web-reconnecting = riconnessione…
web-line-lost = Connessione persa. Conserviamo la tua risposta e riproviamo.
web-gathering = In attesa di giocatori
web-paused = La partita è in pausa
web-closed = Il tavolo è stato chiuso
web-ended-by-agreement = Tutti d’accordo: la partita finisce qui
web-nobody-won = La partita è finita; nessuno ha vinto
web-won = Vittoria: { $names }
web-you-won = Hai vinto!
web-one-moment = Un attimo…
web-waiting-for = In attesa di: { $names }
web-bot-thinks = Il bot pensa: { $names }
web-also-waiting = in attesa anche di: { $names }
web-you-watch = Stai guardando
web-options = Che cosa si può fare
web-step-of = { $step } di { $steps }
web-next = Poi: { $follows }
web-options-count =
    { $count ->
        [one] { $count } opzione
       *[other] { $count } opzioni
    }
web-filter = Filtra
web-list = Elenco
web-hint = Consiglio
web-undo = Annulla
web-confirm = Conferma
web-hint-says =
    { $points ->
        [one] Il bot consiglia: { $option }. Probabilità di vittoria: { $chance }%, circa { $points } punto.
       *[other] Il bot consiglia: { $option }. Probabilità di vittoria: { $chance }%, circa { $points } punti.
    }
web-come-back = Eccomi di nuovo
web-players = Giocatori
web-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
web-has-resigned = si arrende
web-steward = gioca un bot
web-is-choosing = sceglie
web-away = assente
web-ready = fatto
web-mine = La mia area
web-board = Tabellone
web-divider = Sposta il confine tra il tabellone e la mia area
web-board-as-text = Il tabellone come testo
web-menu = Menu
web-drawer = Diario, chat, regole, tavolo
web-tab-log = Diario
web-tab-chat = Chat
web-tab-rules = Regole
web-tab-table = Tavolo
web-log = Diario
web-log-mine = solo ciò che mi riguarda
web-earlier = Prima
web-rule-of-line = Regola { $rule }
web-chat = Chat
web-no-chat = Nessuno ha ancora scritto nulla.
web-say = Scrivi qualcosa
web-send = Invia
web-watcher = (guarda)
web-all-rules = Tutte le regole
web-since-you-looked =
    { $count ->
        [one] Dall’ultima visita: { $count } evento
       *[other] Dall’ultima visita: { $count } eventi
    }
web-go-on = Continua
web-show-log = Mostra il diario

## Prima della partita.

web-who-sits = Chi siede dove
web-seat-free = libero
web-stand-up = Alzati
web-begin = Comincia
web-give-up-table = Chiudi il tavolo
web-seats-missing =
    { $count ->
        [one] C’è ancora { $count } posto libero.
       *[other] Ci sono ancora { $count } posti liberi.
    }
web-host-begins = La partita la comincia chi ospita il tavolo.
web-invite = Invita
web-invite-link = Link per gli amici
web-copy-link = Copia il link
web-copied = Copiato
web-qr = Il link come codice QR
web-agreed = Gli accordi

## Il tavolo in sé.

web-what-to-do = A questo tavolo
web-motion-end = { $name } propone di finire la partita.
web-motion-pause = { $name } propone una pausa.
web-motion-undo = { $name } chiede di annullare una mossa.
web-agree = Accetta
web-disagree = Rifiuta
web-propose-undo = Chiedi di annullare la mia mossa
web-propose-pause = Proponi una pausa
web-propose-end = Proponi di finire la partita
web-let-steward = Fai giocare un bot per me
web-resign = Arrenditi
web-resign-sure = Ti arrendi davvero?
web-play-on = Gioca ancora
web-resume = Riprendi
web-again = Un’altra partita
web-replay = Rivedi la partita
web-download-record = Scarica la registrazione

## La fine.

web-final = Punteggio finale
web-see-board = Vedi il tabellone
web-source = Fonte
web-total = Totale
web-points-by-round = Punti per turno
web-points-by-source = Punti per fonte
web-as-table = Come tabella
web-round = Turno

## I tasti.

web-keys = Tasti
web-key-option = scegli l’opzione con questo numero
web-key-more = le nove opzioni seguenti
web-key-filter = filtra le opzioni
web-key-arrows = sul tabellone: passa da una scelta all’altra
web-key-confirm = conferma
web-key-undo = annulla
web-key-hint = chiedi un consiglio
web-key-text = il tabellone come testo
web-key-drawer = diario, chat, regole
web-key-repeat = ripeti l’ultimo evento
web-key-help = questo elenco

## Quando qualcosa va storto.

web-trouble-unknown = Questo tavolo non esiste.
web-trouble-unknown-next = Forse nel link manca una lettera, o il tavolo non ammette spettatori. Chiedi un invito.
web-trouble-shown-out = Non puoi restare a questo tavolo.
web-trouble-shown-out-next = Chi gestisce questo server ti ha tolto l’accesso. Parlane con chi lo gestisce.
web-trouble-old = C’è una nuova versione di questa pagina.
web-trouble-old-next = Ricarica la pagina: non si perde nulla, la partita è dove l’hai lasciata.

# shell
web-no-log = Non è ancora successo nulla. Qui sarà raccontata ogni mossa.

# pages

web-headline = Giochi intorno al Sole, un solo tavolo
web-nav-join = Entra
web-play = Gioca
web-look = Guarda
web-time-left = { $time } rimasti
web-turns =
    { $count ->
        [one] tocca a te in una partita
       *[other] tocca a te in { $count } partite
    }
web-more-turns =
    { $count ->
        [one] un’altra ti aspetta
       *[other] altre { $count } ti aspettano
    }
web-seats-exactly =
    { $count ->
        [one] un giocatore
       *[other] { $count } giocatori
    }
web-no-open-tables-next = Creane uno e mostralo a tutti: chi passa potrà sedersi.
web-lost-next = Forse l’indirizzo è scritto male. Dalla pagina iniziale si arriva ovunque.
web-guest = Ospite
web-has-account = Account
web-choose-seat = Scegli un posto
web-plain-pictures = Immagini semplici: nomi e simboli al posto dei disegni
web-seats-told = Posti: { $seats }. Liberi: { $open }. Bot: { $bots }.
web-begins-at-once = La partita comincia subito.
web-begins-when-full = La cominci tu, quando tutti i posti sono occupati.
web-strength = { $share } % di vittorie contro il livello «{ $level }»
web-strength-between = fra { $least } e { $most } %
web-strength-note = Misurato con { $seats } giocatori contro bot del livello sotto; il trattino segna quanto vincerebbero bot pari.
web-bots-count =
    { $count ->
        [one] un bot
       *[other] { $count } bot
    }
