nim-title = Nim
nim-about = Take from the heaps, and take the last one.
nim-edition-classic = Classic
nim-switch-misere = Misère
    .help = Whoever takes the last loses.

nim-kind-heap = heap
nim-field-heaps = Heaps
nim-field-winner = Winner

nim-ask-choose-heap = From which heap do you take?
nim-ask-take-some = How many do you take?
nim-crumb-choose-heap = heap
nim-crumb-take-some = number
nim-do-choose = From { $thing }
nim-do-take = Take { $thing }

nim-event-taken = { $colour } takes { $count } from { $heap }
nim-event-won = { $colour } wins

nim-why-empty = There is nothing left in { $thing }.
nim-why-not-so-many = You take at least one, and no more than there are.
