# Avvisi di turno: le mail, le pagine aperte dai loro link e ciò che non si può avere.

notice-turn-subject = Tocca a te: { $game }
notice-turn-text = { $game } — al tavolo si aspetta la tua mossa.
notice-turn-others = Al tavolo con te: { $others }.
notice-turn-until = Hai tempo fino a: { $when }.
notice-turn-link = Vai al tavolo: { $address }
notice-mail-off = Per non ricevere altre mail da questo server: { $address }

notice-confirm-subject = Conferma il tuo indirizzo per Ecliptic
notice-confirm-text = Qualcuno, probabilmente tu, vuole ricevere a questo indirizzo gli avvisi dei propri turni su { $server }.
notice-confirm-link = Se sei tu, conferma l’indirizzo qui: { $address }
notice-confirm-otherwise = Se non sei tu, non fare nulla: senza conferma non arriveranno avvisi.

notice-page-confirm = Vuoi che scriviamo a { $mail } quando tocca a te?
notice-page-confirm-button = Sì, scrivetemi
notice-page-confirmed = Fatto: scriveremo a { $mail } quando tocca a te.
notice-page-off = Vuoi che smettiamo di scrivere a { $mail }?
notice-page-off-button = Niente più mail
notice-page-stopped = Fatto: non riceverai altre mail da noi. Puoi riattivarle nelle preferenze.

notice-link-unknown = Questo link non vale più: l’indirizzo è stato cambiato o rimosso, oppure c’è una mail più recente.
notice-try-again = Le preferenze sono cambiate altrove nello stesso momento. Riprova.
notice-bad-mail = Questo non è un indirizzo di posta elettronica.
notice-no-mail-here = Questo server non invia mail. Usa un webhook o chiedi a chi lo gestisce.
notice-mail-too-often = Per oggi le mail sono abbastanza. Cercale nella posta indesiderata o riprova domani.
notice-mail-not-sent = Non è stato possibile inviare la mail. Controlla l’indirizzo o riprova più tardi.
notice-nothing-to-confirm = Non c’è alcun indirizzo da confermare.
notice-bad-zone = Il fuso orario «{ $zone }» non esiste. Scegline uno come Europe/Rome.
notice-bad-webhook = Un webhook è un indirizzo che comincia con https:// o http://, senza nome utente né password.
notice-private-webhook = Questo indirizzo si trova in una rete privata, dove il server non invia nulla.
notice-webhook-unknown = L’host «{ $host }» non si trova.
