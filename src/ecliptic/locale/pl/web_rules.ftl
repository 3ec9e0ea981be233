### Strona: zasady według numerów.

web-rules-about = Każda zasada naszymi słowami i z numerem, na który można się powołać.
web-rules-no-book = Pod tym adresem nie ma zasad. Wybierz grę:
web-rules-in-english = Zasady są napisane tylko po angielsku; szukaj po angielsku lub według numeru.
web-rules-contents = Rozdziały
web-rules-edition = Edycja
web-rules-all-editions = wszystkie
web-rules-marks = Wydania w tekście:
web-rules-search = Szukaj w zasadach
web-rules-results = Znaleziono
web-rules-count =
    { $count ->
        [0] nic nie znaleziono
        [one] znaleziono { $count } zasadę
        [few] znaleziono { $count } zasady
        [many] znaleziono { $count } zasad
       *[other] znaleziono { $count } zasady
    }
web-rules-nothing = Nic nie znaleziono: { $words }
web-rules-nothing-what-next = Spróbuj mniejszej liczby słów albo krótszych: każde z nich musi być w zasadzie. Numer prowadzi wprost do zasady, a numer rozdziału do wszystkich jego zasad.
web-rules-other-editions =
    { $count ->
        [one] Pokaż { $count } zasadę innych edycji
        [few] Pokaż { $count } zasady innych edycji
        [many] Pokaż { $count } zasad innych edycji
       *[other] Pokaż { $count } zasady innych edycji
    }
web-rules-rest = Pokaż kolejne: { $count }
web-rules-kind-rule = Zasada
web-rules-kind-example = Przykład
web-rules-kind-ruling = Rozstrzygnięcie
web-rules-kind-scenario = Przypadek testowy
web-rules-table-of = Tabela: { $rule }
web-rules-origin = W instrukcji:
web-rules-mentioned-by = Wspomina o tym:
web-rules-mentions = Wspomniane w { $rule }
web-rules-to-question = Do bieżącego pytania: { $rule }
web-rules-none-asked = Naciśnij numer zasady przy pytaniu lub w dzienniku, a pojawi się tutaj.
