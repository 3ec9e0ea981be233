### I bot spiegano: consigli durante la partita e analisi di una registrazione.

## Consigli

cli-hint-only = Non c’è nulla da consigliare: è possibile una sola scelta.
cli-hint-thinking = Il bot pensa…
cli-hint-looked =
    { $looks ->
        [one] Esaminato { $looks } possibile sviluppo.
       *[other] Esaminati { $looks } possibili sviluppi.
    }
cli-hint-looked-for =
    { $looks ->
        [one] Esaminato { $looks } possibile sviluppo in { $seconds } s.
       *[other] Esaminati { $looks } possibili sviluppi in { $seconds } s.
    }
cli-hint-legend = Nelle colonne: la probabilità di vittoria e, sotto, i punti attesi alla fine.
cli-hint-legend-together = La probabilità di vittoria e, sotto, i punti attesi meno ciò che ancora manca.
cli-hint-best = Le scelte migliori
cli-hint-together = Insieme
cli-hint-chance = { $percent }%
cli-hint-percent = { NUMBER($percent, minimumFractionDigits: 1) }%
cli-hint-points = { NUMBER($points, minimumFractionDigits: 1) }

## Analisi

cli-review-thinking = Il bot riflette sulle mosse
cli-review-nothing = Nessuna scelta è stata nettamente peggiore di quella del bot.
cli-review-move = mossa
cli-review-round = turno
cli-review-choice = scelta
cli-review-chance = probabilità
cli-review-chosen = scelto
cli-review-better = meglio
cli-review-player = giocatore
cli-review-decisions = decisioni
cli-review-agreed = alla pari col bot
cli-review-lost = persi in media
cli-review-costliest = mosse più costose
cli-review-not-weighed =
    { $count ->
        [one] Il bot non ha esaminato { $count } di queste scelte e non può valutarla. Può servire un --budget maggiore.
       *[other] Il bot non ha esaminato { $count } di queste scelte e non può valutarle. Può servire un --budget maggiore.
    }

## Partite salvate in cui giocano programmi

cli-untrusted-bots =
    { $count ->
        [one] Questa partita salvata avvierebbe un programma sul tuo computer: { $commands }. Se ti fidi, aggiungi --trust-bots.
       *[other] Questa partita salvata avvierebbe { $count } programmi sul tuo computer: { $commands }. Se ti fidi, aggiungi --trust-bots.
    }
