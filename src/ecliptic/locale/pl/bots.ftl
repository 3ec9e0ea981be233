### Boty, które są osobnymi programami.

cli-seats-or-bots = Użyj --seats albo --bots: --seats wymienia wszystkich przy stole, --bots tylko twoich przeciwników.
setup-foreign-bot = „{ $bot }” nie mówi, jak uruchomić bota. Napisz foreign:POLECENIE albo foreign@2s:POLECENIE, by dać mu 2 sekundy na każdą decyzję.
cli-forfeit =
    { $reason ->
        [crashed] Miejsce { $seat }: bot uległ awarii i traci miejsce; zamiast niego gra poziom „easy”.
        [slow] Miejsce { $seat }: bot myślał zbyt długo i traci miejsce; zamiast niego gra poziom „easy”.
        [illegal] Miejsce { $seat }: bot odpowiedział niedozwoloną akcją i traci miejsce; zamiast niego gra poziom „easy”.
       *[garbled] Miejsce { $seat }: odpowiedzi bota nie da się zrozumieć i traci on miejsce; zamiast niego gra poziom „easy”.
    }
