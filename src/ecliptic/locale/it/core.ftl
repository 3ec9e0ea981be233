### Ciò che ogni gioco dice: rifiuti, preparazione, registrazioni, annullamento e certezza dei dati.

## Perché no

core-why-not-asked = In questo momento non tocca a te decidere.
core-why-other-question = Questa non è una risposta alla domanda attuale.
core-why-no-such-thing = Qui non c’è niente del genere.
core-why-game-over = La partita è finita.

## Preparazione

setup-unknown-game = Non esiste un gioco chiamato «{ $game }». Giochi disponibili: { $known }.
setup-unknown-edition = Non esiste un’edizione «{ $edition }». Edizioni disponibili: { $known }.
setup-seats = L’edizione { $edition } è per un numero di giocatori da { $least } a { $most }, non { $seats }.
setup-seats-only = L’edizione { $edition } è per esattamente { $most } al tavolo, non { $seats }.
setup-unknown-switch = Questa edizione non ha una regola della casa «{ $switch }». Regole disponibili: { $known }.
setup-switch-value = La regola della casa «{ $switch }» non può valere «{ $value }». Valori ammessi: { $allowed }.
setup-unknown-language = La lingua «{ $language }» non è disponibile. Lingue disponibili: { $known }.
setup-unknown-bot = Non esiste un bot chiamato «{ $bot }». Bot disponibili: { $known }. Una tua classe si indica con my_module:MyBot.
setup-broken-bot = Il bot «{ $bot }» di { $origin } non può essere usato: { $reason } [{ $where }]
setup-broken-bot-here = Il bot «{ $bot }» non può essere usato: { $reason } [{ $where }]
setup-broken-game = Le regole del gioco «{ $game }» di { $origin } falliscono: { $reason } [{ $where }]
setup-bad-seat-list = «{ $seats }» non è un elenco di posti al tavolo.
setup-no-corrections = Il gioco «{ $game }» non accetta correzioni.

## Registrazioni

record-not-a-record = Riga { $line }: questa non è la registrazione di una partita.
record-bad-line = La riga { $line } è illeggibile.
record-bad-header = Riga { $line }: nell’intestazione «{ $field }» manca o è sbagliato.
record-foreign-game = Riga { $line }: il gioco «{ $game }» qui è sconosciuto.
record-other-version = Riga { $line }: la partita segue la versione { $version } delle regole; qui vale la versione { $ours }.
record-broken-chain = La riga { $line } non si accorda con le precedenti: qualcosa è stato cambiato, perso o spostato.
record-illegal-move = Riga { $line }: la mossa «{ $move }» lì non è ammessa.
record-wrong-digest = Riga { $line }: l’intestazione non porta all’inizio registrato.
record-no-file = Il file «{ $path }» è illeggibile.

## Tornare indietro

undo-nothing = Non c’è niente da annullare.
undo-chance = Non si può tornare più indietro: nel frattempo ha deciso il caso.
undo-secret = Non si può tornare più indietro: nel frattempo si è visto qualcosa di nascosto.
undo-others = Non si può tornare più indietro: nel frattempo ha agito un altro giocatore.

## Parole per un gioco che non ne ha di proprie

core-player = giocatore { $number }
core-thing = { $kind } { $number }
core-number = { $number }
core-move = mossa { $number }
core-table = Sul tavolo
core-player-head = giocatore
core-asked = di turno
core-fact = { $name }: { $value }
core-points = punti
core-won = { $count ->
    [0] Non ha vinto nessuno.
   *[other] Vince: { $names }
}
core-yes = sì
core-no = no

## Certezza dei dati

provenance-rulebook = regolamento
    .help = Lo dice il regolamento.
provenance-source = fonte pubblica
    .help = Lo dice una pagina pubblica sul gioco, ma non il regolamento.
provenance-memory = a memoria
    .help = Annotato a memoria e non ancora confrontato con una scatola.
provenance-reconstructed = ricostruito
    .help = Inventato da noi in accordo con tutto ciò che si sa; la tua scatola può essere diversa.
provenance-owner = la tua scatola
    .help = Controllato da chi possiede la scatola.

## Elenchi e lingue

list-comma = { $first }, { $next }
list-and = { $first } e { $next }

language-name = Italiano
