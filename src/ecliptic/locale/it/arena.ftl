### L’arena: sfide tra bot.

## Che cosa non si può fare

cli-arena-format = Non c’è nessun formato «{ $format }». Formati noti: { $known }.
cli-arena-one-seat = Con un solo posto nessuno incontra nessuno: al formato «{ $format }» ne servono di più. Usa --format parallel, in cui ogni bot gioca da solo le stesse smazzate.
cli-arena-too-few = Ci sono troppo pochi bot per il formato «{ $format }»: per un confronto ne servono due.
cli-arena-no-deals = Serve almeno una smazzata, non { $deals }.
cli-arena-players = «{ $players }» non è un numero di giocatori, né più numeri separati da virgole.
cli-arena-install = Manca la libreria { $library }. Installala con: pip install 'ecliptic[{ $extra }]'
cli-arena-no-ray = All’indirizzo { $address } non c’è nessun cluster Ray: { $reason }
cli-arena-picture = Impossibile disegnare { $file }: il nome di un’immagine finisce con uno di { $known }.
cli-arena-no-file = Impossibile scrivere il file { $file }: { $reason }.
cli-arena-not-results = Il file { $file } non contiene risultati dell’arena; è rimasto com’era.
cli-arena-other-contest = Il file { $file } contiene i risultati di un’altra sfida. Chiedi la stessa o scegli un altro file.
cli-arena-other-version = Il file { $file } viene da un’altra versione del gioco o di ecliptic ({ $version }; qui { $ours }). I risultati di versioni diverse non si mescolano: scegli un altro file.
cli-arena-other-bots = Il file { $file } viene da altre versioni di questi bot ({ $bots }; qui { $ours }). I risultati di versioni diverse non si mescolano: scegli un altro file.
cli-arena-bad-line = { $file }, riga { $line }: questo non è il risultato di una partita.

## Mentre si gioca

cli-arena-title = { $game }, { $edition }, { $format }, posti: { $seats }
cli-arena-speed = { $speed } partite/s
cli-arena-kept = Partite salvate: { $done } su { $all }, nel file { $file }. Lo stesso comando riprende da lì.
cli-arena-lost =
    { $games ->
        [one] Una partita non si è potuta finire: il suo processo è morto ogni volta.
       *[other] { $games } partite non si sono potute finire: i loro processi sono morti ogni volta.
    }

## Classifica

cli-arena-rating = punteggio
cli-arena-ordinal = almeno
cli-arena-thinking = ms: media / max
cli-arena-pair = coppia
cli-arena-interval = vittorie (95 %)
cli-arena-chance = caso
cli-arena-margin = scarto
cli-arena-sign = p segni
cli-arena-verdict = il primo è
cli-arena-stronger = più forte
cli-arena-weaker = più debole
cli-arena-open = incerto
cli-bot-from = { $bot } viene dal pacchetto { $package }.
cli-arena-replaced =
    { $count ->
        [one] { $bot } ha perso il posto una volta: { $reason }.
       *[other] { $bot } ha perso il posto { $count } volte: { $reason }.
    }
cli-arena-done = Partite: { $games }, di cui giocate ora: { $played }, in { $seconds } s ({ $gps } partite/s)
cli-arena-fingerprint = Impronta di tutte le posizioni finali: { $fingerprint }

## L’immagine

cli-arena-axis-rating = Punteggio Plackett–Luce (± 2 deviazioni standard)
cli-arena-axis-share = Quota di vittorie del primo, intervallo al 95 %
cli-arena-axis-chance = quota tra pari
cli-arena-axis-sure = differenza significativa
cli-arena-axis-open = forse solo caso
