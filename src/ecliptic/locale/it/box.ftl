### Che cosa non va nella scatola di chi la possiede, in ogni gioco. Il resto è nei file dei giochi.

box-place =
    { $where ->
        [none] La tua scatola
       *[other] { $where }
    }
box-unknown-edition = Non esiste un’edizione «{ $given }».
box-no-file = Il file «{ $where }» è illeggibile: { $reason }.
box-bad-toml = Riga { $line }, colonna { $column }: questo non è TOML ({ $reason }).
box-edition-mismatch =
    { $given ->
        [none] Il file non dice quale edizione corregge; si gioca all’edizione { $edition }.
       *[other] Il file corregge l’edizione { $given }, ma si gioca all’edizione { $edition }.
    }
box-unknown-field = { box-place }: qui non esiste un campo «{ $field }».
box-missing-field = { box-place }: manca il campo «{ $field }».
box-bad-field = { box-place }: questo è illeggibile ({ $reason }).
box-wrong-type =
    { box-place }: qui serve { $expected ->
        [int] un numero intero
        [str] un testo tra virgolette
        [array] un elenco tra parentesi quadre
        [object] una tabella
       *[other] { $expected }
    }.
box-wrong-length = { box-place }: l’elenco deve avere { $needed } elementi e ne ha { $count }.
box-unknown-word = { box-place }: la parola «{ $given }» qui è sconosciuta.
box-too-small = { box-place }: il numero dev’essere almeno { $least }.
box-too-big = { box-place }: il numero può essere al massimo { $most }.
box-too-long = { box-place }: il testo può avere al massimo { $most } caratteri.
box-bad-id = { box-place }: un identificatore è fatto di lettere minuscole, cifre e «_» e comincia con una lettera; una disposizione della mappa ha una sola lettera maiuscola.
box-duplicate-id = { box-place }: l’identificatore «{ $id }» compare più di una volta.
box-unknown-card = { box-place }: non esiste una carta con l’identificatore «{ $id }».
box-card-count = { box-place }: servono { $needed } carte, non { $count }.
box-not-rising = { box-place }: i numeri devono crescere, ma dopo { $number } viene { $following }.
box-needless-parameter = { box-place }: «{ $parameter }» qui non ha senso.
box-missing-parameter = { box-place }: qui serve «{ $parameter }».
