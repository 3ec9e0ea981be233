### Wspólne dla wszystkich gier: odmowy, przygotowanie, zapisy partii, cofanie i pewność danych.

## Dlaczego nie

core-why-not-asked = W tej chwili nie czekamy na twoją decyzję.
core-why-other-question = To nie jest odpowiedź na bieżące pytanie.
core-why-no-such-thing = Niczego takiego tu nie ma.
core-why-game-over = Partia jest zakończona.

## Przygotowanie gry

setup-unknown-game = Nie ma gry „{ $game }”. Dostępne gry: { $known }.
setup-unknown-edition = Nie ma edycji „{ $edition }”. Dostępne edycje: { $known }.
setup-seats = Edycja { $edition } jest przeznaczona dla liczby graczy od { $least } do { $most }, a podano { $seats }.
setup-seats-only = Edycja { $edition } jest przeznaczona dla dokładnie tylu graczy: { $most }, a podano { $seats }.
setup-unknown-switch = W tej edycji nie ma zasady domowej „{ $switch }”. Dostępne zasady: { $known }.
setup-switch-value = Zasada domowa „{ $switch }” nie może mieć wartości „{ $value }”. Dozwolone: { $allowed }.
setup-unknown-language = Język „{ $language }” nie jest obsługiwany. Dostępne języki: { $known }.
setup-unknown-bot = Nie ma bota „{ $bot }”. Dostępne boty: { $known }. Własną klasę podaj jako my_module:MyBot.
setup-broken-bot = Nie można użyć bota „{ $bot }” z { $origin }: { $reason } [{ $where }]
setup-broken-bot-here = Nie można użyć bota „{ $bot }”: { $reason } [{ $where }]
setup-broken-game = Zasady gry „{ $game }” z { $origin } zawodzą: { $reason } [{ $where }]
setup-bad-seat-list = „{ $seats }” to nie jest lista miejsc przy stole.
setup-no-corrections = Gra „{ $game }” nie przyjmuje poprawek.

## Zapisy partii

record-not-a-record = Wiersz { $line }: to nie jest zapis partii.
record-bad-line = Wiersza { $line } nie da się odczytać.
record-bad-header = Wiersz { $line }: w nagłówku brakuje pola „{ $field }” albo jest ono błędne.
record-foreign-game = Wiersz { $line }: gra „{ $game }” jest tu nieznana.
record-other-version = Wiersz { $line }: partię rozegrano według wersji { $version } zasad, a tu obowiązuje wersja { $ours }.
record-broken-chain = Wiersz { $line } nie pasuje do poprzednich: coś zmieniono, zgubiono albo przestawiono.
record-illegal-move = Wiersz { $line }: ruch „{ $move }” jest w tym miejscu niedozwolony.
record-wrong-digest = Wiersz { $line }: nagłówek nie prowadzi do zapisanego początku partii.
record-no-file = Nie da się odczytać pliku „{ $path }”.

## Cofanie

undo-nothing = Nie ma czego cofnąć.
undo-chance = Dalej nie można się cofnąć: od tego czasu o czymś zdecydował los.
undo-secret = Dalej nie można się cofnąć: od tego czasu wyszło na jaw coś ukrytego.
undo-others = Dalej nie można się cofnąć: od tego czasu działał już inny gracz.

## Słowa dla gry, która nie ma własnych

core-player = gracz { $number }
core-thing = { $kind } { $number }
core-number = { $number }
core-move = ruch { $number }
core-table = Na stole
core-player-head = gracz
core-asked = na ruchu
core-fact = { $name }: { $value }
core-points = punkty
core-won = { $count ->
    [0] Nikt nie wygrał.
   *[other] Wygrywa: { $names }
}
core-yes = tak
core-no = nie

## Pewność danych

provenance-rulebook = instrukcja
    .help = Tak mówi instrukcja gry.
provenance-source = źródło publiczne
    .help = Tak podaje publiczna strona o grze, choć nie instrukcja.
provenance-memory = z pamięci
    .help = Spisane z pamięci i jeszcze nieporównane z pudełkiem.
provenance-reconstructed = rekonstrukcja
    .help = Wymyślone przez nas tak, by zgadzało się ze wszystkim, co wiadomo; w twoim pudełku może być inaczej.
provenance-owner = twoje pudełko
    .help = Sprawdzone w pudełku przez jego właściciela.

## Wyliczenia i języki

list-comma = { $first }, { $next }
list-and = { $first } i { $next }

language-name = Polski
