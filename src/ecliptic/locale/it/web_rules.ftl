### La pagina: le regole per numero.

web-rules-about = Ogni regola con parole nostre e con un numero che si può citare.
web-rules-no-book = A questo indirizzo non ci sono regole. Scegli un gioco:
web-rules-in-english = Le regole sono scritte solo in inglese; cerca in inglese o per numero.
web-rules-contents = Capitoli
web-rules-edition = Edizione
web-rules-all-editions = tutte
web-rules-marks = Edizioni nel testo:
web-rules-search = Cerca nelle regole
web-rules-results = Trovate
web-rules-count =
    { $count ->
        [0] nessuna regola trovata
        [one] una regola trovata
       *[other] { $count } regole trovate
    }
web-rules-nothing = Nessun risultato per: { $words }
web-rules-nothing-what-next = Prova con meno parole o con parole più corte: nella regola devono esserci tutte. Un numero trova subito la sua regola, quello di un capitolo tutte le sue regole.
web-rules-other-editions =
    { $count ->
        [one] Mostra una regola di altre edizioni
       *[other] Mostra { $count } regole di altre edizioni
    }
web-rules-rest =
    { $count ->
        [one] Mostrane un’altra
       *[other] Mostrane altre { $count }
    }
web-rules-kind-rule = Regola
web-rules-kind-example = Esempio
web-rules-kind-ruling = Chiarimento
web-rules-kind-scenario = Caso di prova
web-rules-table-of = Tabella: { $rule }
web-rules-origin = Nel regolamento:
web-rules-mentioned-by = Citata da:
web-rules-mentions = Citate in { $rule }
web-rules-to-question = Alla domanda attuale: { $rule }
web-rules-none-asked = Premi il numero di una regola accanto a una domanda o nel registro, e apparirà qui.
