nim-title = Ним
nim-about = Берите из кучек, и последнюю фишку тоже.
nim-edition-classic = Классика
nim-switch-misere = Мизер
    .help = Взявший последнюю фишку проигрывает.

nim-kind-heap = кучка
nim-field-heaps = Кучки
nim-field-winner = Победитель

nim-ask-choose-heap = Из какой кучки берёте?
nim-ask-take-some = Сколько берёте?
nim-crumb-choose-heap = кучка
nim-crumb-take-some = число
nim-do-choose = { $thing }
nim-do-take = Взять { $thing }

nim-event-taken = { $colour }: взято { $count } ({ $heap })
nim-event-won = { $colour }: победа

nim-why-empty = Здесь уже пусто: { $thing }.
nim-why-not-so-many = Возьмите хотя бы одну, но не больше, чем есть.
