### Bots that are programs of their own.

cli-seats-or-bots = Use either --seats or --bots: --seats names everybody at the table, --bots only your opponents.
setup-foreign-bot = “{ $bot }” does not say how to start a bot. Write foreign:COMMAND, or foreign@2s:COMMAND to give it 2 seconds for each decision.
cli-forfeit =
    { $reason ->
        [crashed] Seat { $seat }: the bot has crashed and loses its seat; the level “easy” goes on in its place.
        [slow] Seat { $seat }: the bot took too long and loses its seat; the level “easy” goes on in its place.
        [illegal] Seat { $seat }: the bot answered with an illegal action and loses its seat; the level “easy” goes on in its place.
       *[garbled] Seat { $seat }: the bot’s answer cannot be understood and it loses its seat; the level “easy” goes on in its place.
    }
