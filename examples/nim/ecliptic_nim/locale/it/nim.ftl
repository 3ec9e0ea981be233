nim-title = Nim
nim-about = Prendi dai mucchi, e prendi l'ultima pedina.
nim-edition-classic = Classica
nim-switch-misere = Misère
    .help = Chi prende l'ultimo perde.

nim-kind-heap = mucchio
nim-field-heaps = Mucchi
nim-field-winner = Vincitore

nim-ask-choose-heap = Da quale mucchio prendi?
nim-ask-take-some = Quanti ne prendi?
nim-crumb-choose-heap = mucchio
nim-crumb-take-some = numero
nim-do-choose = Dal { $thing }
nim-do-take = Prendi { $thing }

nim-event-taken = { $colour } prende { $count } dal { $heap }
nim-event-won = { $colour } vince

nim-why-empty = Non c'è più niente nel { $thing }.
nim-why-not-so-many = Prendi almeno uno, e non più di quanti ce ne sono.
