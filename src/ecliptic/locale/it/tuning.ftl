### Messa a punto: pesi da partite contro sé stessi.

cli-tune-other-plan = In { $folder } c’è un’altra esecuzione: altri giochi, numeri o seme. Chiedi la stessa o scegli un’altra cartella con --folder.
cli-tune-games = Generazione { $generation }: partite
cli-tune-match = Generazione { $generation }: pesi nuovi contro vecchi
cli-tune-fit = Generazione { $generation }: punti previsti con un errore di { $error }, log-verosimiglianza del vincitore { $likelihood }.
cli-tune-wins = I pesi nuovi hanno vinto { $wins }, a parità avrebbero vinto { $usual } (± { $error }):
cli-tune-kept = accettati.
cli-tune-dropped = restano i vecchi.
cli-tune-feature = caratteristica
cli-tune-points = punti, all’inizio … alla fine
cli-tune-odds = probabilità (logit × 100), all’inizio … alla fine
cli-tune-written = I pesi sono in { $file }.
setup-bot-budget = «{ $budget }» non è un tempo per pensare: indica le iterazioni (expert@500) o i secondi (expert@1.5s).
