nim-title = Nim
nim-about = Bierz z kupek i weź ostatni pionek.
nim-edition-classic = Klasyczna
nim-switch-misere = Misère
    .help = Kto bierze ostatni pionek, przegrywa.

nim-kind-heap = stos
nim-field-heaps = Stosy
nim-field-winner = Zwycięzca

nim-ask-choose-heap = Z którego stosu bierzesz?
nim-ask-take-some = Ile bierzesz?
nim-crumb-choose-heap = stos
nim-crumb-take-some = liczba
nim-do-choose = { $thing }
nim-do-take = Weź { $thing }

nim-event-taken = { $colour } bierze { $count } ({ $heap })
nim-event-won = { $colour } wygrywa

nim-why-empty = Nic tu nie zostało: { $thing }.
nim-why-not-so-many = Weź co najmniej jeden i nie więcej, niż jest.
