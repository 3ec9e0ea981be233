### Ciò che viene detto ai programmi in Python quando qualcosa non va.

setup-did-you-mean = Forse intendevi “{ $name }”?
setup-bad-seed = “{ $seed }” non è un seme: serve un numero intero da 0 a 2^64 − 1.
setup-bad-names = “{ $names }” non va come elenco di nomi: ne serve uno per ogni posto, e i posti sono { $seats }.
setup-bots-for-seats = Indica un bot per tutti i posti oppure uno per ciascuno; i posti sono { $seats }, i bot indicati { $bots }.

## Un’azione rifiutata, e ciò che sarebbe permesso

table-act-refused = Il posto { $seat } non può fare “{ $action }” adesso. { $why }
table-act-legal = Adesso si può: { $actions }.
table-act-asked = Adesso tocca al posto { $seats }.
table-act-unknown = Il gioco { $game } non ha l’azione “{ $verb }”. Azioni note: { $known }.
