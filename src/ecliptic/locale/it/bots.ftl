### Bot che sono programmi a sé.

cli-seats-or-bots = Usa --seats oppure --bots: --seats indica tutti i giocatori al tavolo, --bots solo i tuoi avversari.
setup-foreign-bot = “{ $bot }” non dice come avviare un bot. Scrivi foreign:COMANDO, o foreign@2s:COMANDO per dargli 2 secondi per ogni decisione.
cli-forfeit =
    { $reason ->
        [crashed] Posto { $seat }: il bot si è bloccato e perde il posto; al suo posto continua il livello “easy”.
        [slow] Posto { $seat }: il bot ha impiegato troppo tempo e perde il posto; al suo posto continua il livello “easy”.
        [illegal] Posto { $seat }: il bot ha risposto con un’azione non ammessa e perde il posto; al suo posto continua il livello “easy”.
       *[garbled] Posto { $seat }: la risposta del bot è incomprensibile e il bot perde il posto; al suo posto continua il livello “easy”.
    }
