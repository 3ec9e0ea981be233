### Co jest nie tak z własnym pudełkiem, w każdej grze. Reszta jest w plikach samych gier.

box-place =
    { $where ->
        [none] Twoje pudełko
       *[other] { $where }
    }
box-unknown-edition = Nie ma edycji „{ $given }”.
box-no-file = Nie da się odczytać pliku „{ $where }”: { $reason }.
box-bad-toml = Wiersz { $line }, kolumna { $column }: to nie jest TOML ({ $reason }).
box-edition-mismatch =
    { $given ->
        [none] Plik nie mówi, którą edycję poprawia; gracie w edycję { $edition }.
       *[other] Plik poprawia edycję { $given }, a gracie w edycję { $edition }.
    }
box-unknown-field = { box-place }: nie ma tu pola „{ $field }”.
box-missing-field = { box-place }: brakuje pola „{ $field }”.
box-bad-field = { box-place }: nie da się tego odczytać ({ $reason }).
box-wrong-type =
    { box-place }: potrzebne jest tu coś innego — { $expected ->
        [int] liczba całkowita
        [str] tekst w cudzysłowie
        [array] lista w nawiasach kwadratowych
        [object] tabela
       *[other] { $expected }
    }.
box-wrong-length = { box-place }: liczba elementów listy powinna wynosić { $needed }, a wynosi { $count }.
box-unknown-word = { box-place }: słowo „{ $given }” jest tu nieznane.
box-too-small = { box-place }: liczba musi wynosić co najmniej { $least }.
box-too-big = { box-place }: liczba może wynosić najwyżej { $most }.
box-too-long = { box-place }: liczba znaków może wynosić najwyżej { $most }.
box-bad-id = { box-place }: identyfikator składa się z małych liter łacińskich, cyfr i „_” i zaczyna się od litery; układ mapy oznacza jedna wielka litera.
box-duplicate-id = { box-place }: identyfikator „{ $id }” występuje więcej niż raz.
box-unknown-card = { box-place }: nie ma karty o identyfikatorze „{ $id }”.
box-card-count = { box-place }: liczba kart powinna wynosić { $needed }, a wynosi { $count }.
box-not-rising = { box-place }: liczby muszą rosnąć, a po { $number } następuje { $following }.
box-needless-parameter = { box-place }: parametr „{ $parameter }” nic tu nie znaczy.
box-missing-parameter = { box-place }: potrzebny jest tu parametr „{ $parameter }”.
