### Che cosa dice la riga di comando.

## Giocare

cli-welcome = La partita viene salvata dopo ogni mossa: { $file }
cli-file-exists = Il file { $file } esiste già. Riprendi quella partita (--resume) o scegli un altro nome per la nuova.
cli-new-game-name = «{ $name }» non va bene come nome di un gioco: usa lettere latine, cifre e trattini, iniziando con una lettera.
cli-new-game-taken = «{ $name }» è già il nome di un gioco presente qui: scegline un altro.
cli-new-game-reserved = «{ $name }» non può essere il nome di un gioco: è l’inizio dei messaggi di Ecliptic. Scegline un altro.
cli-new-game-made = Il gioco «{ $game }» è in { $folder }. Installalo con `pip install -e { $folder }`, poi avvia `ecliptic play { $game }`.
cli-left = La partita è salvata. Per continuare: ecliptic play --resume { $file }
cli-cannot-save = Impossibile salvare la partita nel file { $file }: { $reason }.
cli-interrupted = Interrotto.
cli-only-choice = (unica scelta: { $option })
cli-step = { $question } { $step } di { $steps }
cli-follows = poi: { $follows }
cli-hand-over = Ora decide { $player }. Siediti allo schermo e premi Invio.
cli-player = Giocatore { $seat }
cli-prompt = 1–{ $count }, o ? per l’aiuto:
cli-help =
    Scrivi un numero da 1 a { $count } per scegliere.
      h  un consiglio: che cosa farebbe un bot (pensa 1 s; di più: h 5s o h 500)
      u  annulla la tua ultima mossa
      w  perché no? Tutto ciò che qui non si può fare, e la regola
      b  mostra di nuovo il tavolo
      c  mostra le carte che conosci e che cosa fanno
      m  mostra la mappa: quali aree sono adiacenti
      l  mostra il diario della partita
      r  cerca una regola: r e il suo numero, o r e parole del suo testo
      lang  cambia lingua: lang en, lang ru, lang pl, lang it
      q  salva ed esci
cli-taken-back = Mossa annullata.
cli-all-possible = Qui niente è vietato: tutto ciò che si può scegliere è nell’elenco.
cli-no-cards = Qui non ci sono carte da mostrare.
cli-no-map = Qui non c’è una mappa da mostrare.
cli-record = La registrazione di questa partita: { $file }
cli-source = Punti da
cli-total = Totale
cli-by-round = Punti per turno:

## Guardare

cli-verified = La registrazione è valida: { $moves } mosse, impronta { $digest }.
cli-no-such-seat = Il posto { $seat } non esiste; i posti vanno da 0 a { $most }.
cli-no-such-move = La mossa { $move } non esiste; la registrazione va dalla mossa 0 alla { $most }.
cli-rules-what = Indica una regola, ad es. ecliptic rules RP-6.12, o qualche parola, ad es. ecliptic rules "full ship".
cli-rules-none = Nessuna regola corrisponde a «{ $words }».
cli-rules-more =
    { $count ->
        [one] C’è ancora { $count } regola che corrisponde.
       *[other] Ci sono ancora { $count } regole che corrispondono.
    }
cli-no-tests = Non c’è nessuna cartella di test: { $path }.
cli-coverage = Regole mostrate dai test: { $covered }; non verificabili: { $excused }.
cli-shown-by = mostrata da

## Elenchi

cli-game = gioco
cli-games = partite
cli-title = titolo
cli-editions = edizioni
cli-left-out = { $name } di { $origin } è tralasciato: { $reason } [{ $where }]
cli-edition-seats = { $edition }: { $least }–{ $most } giocatori
cli-edition-seats-only = { $edition }: esattamente { $most }
cli-switch = regola della casa
cli-default = di norma
cli-meaning = significato
cli-rule = regola
cli-kind = tipo
cli-thing = che cosa
cli-provenance = certezza
cli-correct-it = La tua scatola ne sa di più? Correggi con --data my_box.toml; docs/my_box.example.toml mostra come.
cli-card = carta
cli-text = testo

## Simulare

cli-seat = posto
cli-bot = bot
cli-wins = vittorie
cli-points = punti
cli-sim-speed = { $games } partite in { $seconds } s: { $gps } partite/s, { $dps } decisioni/s, { $dpg } decisioni a partita
cli-report-measure = Misura
cli-report-mean = Media
cli-report-rounds = Round
cli-report-points = Punti di un giocatore
cli-report-cards = Carte entrate in gioco: { $played } su { $all }
cli-report-never = Mai giocate:
cli-report-most = Più spesso: { $cards }
cli-report-least = Più di rado: { $cards }
cli-compiled = Il motore è compilato.
cli-plain = Il motore gira in Python puro, circa 30 volte più lento: installalo dove c’è un compilatore C per averlo compilato.
