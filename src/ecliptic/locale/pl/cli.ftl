### Co mówi wiersz poleceń.

## Gra

cli-welcome = Partia jest zapisywana po każdym ruchu: { $file }
cli-file-exists = Plik { $file } już istnieje. Wróć do tamtej partii (--resume) albo wybierz inną nazwę dla nowej.
cli-new-game-name = „{ $name }” nie nadaje się na nazwę gry: użyj liter łacińskich, cyfr i łączników, zacznij od litery.
cli-new-game-taken = „{ $name }” to już nazwa jednej z gier, które są tutaj: wybierz inną.
cli-new-game-reserved = „{ $name }” nie może być nazwą gry: tak zaczynają się komunikaty samego Ecliptic. Wybierz inną.
cli-new-game-made = Gra „{ $game }” jest w { $folder }. Zainstaluj ją: `pip install -e { $folder }`, potem uruchom `ecliptic play { $game }`.
cli-left = Partia zapisana. Aby grać dalej: ecliptic play --resume { $file }
cli-cannot-save = Nie da się zapisać partii w pliku { $file }: { $reason }.
cli-interrupted = Zatrzymano.
cli-only-choice = (jedyny wybór: { $option })
cli-step = { $question } { $step } z { $steps }
cli-follows = potem: { $follows }
cli-hand-over = Teraz decyduje { $player }. Usiądź przy ekranie i naciśnij Enter.
cli-player = Gracz { $seat }
cli-prompt = 1–{ $count } albo ? po pomoc:
cli-help =
    Wpisz liczbę od 1 do { $count }, aby wybrać.
      h  podpowiedź: co zrobiłby bot (myśli 1 s; dłużej: h 5s albo h 500)
      u  cofnij swój ostatni ruch
      w  dlaczego nie? Wszystko, co jest tu niemożliwe, i zasada
      b  pokaż planszę jeszcze raz
      c  pokaż znane ci karty i to, co robią
      m  pokaż mapę: które strefy ze sobą sąsiadują
      l  pokaż dziennik
      r  znajdź zasadę: r i jej numer albo r i słowa z jej tekstu
      lang  zmień język: lang en, lang ru, lang pl, lang it
      q  zapisz i wyjdź
cli-taken-back = Cofnięto.
cli-all-possible = Nic tu nie jest zabronione: wszystko, co można wybrać, jest na liście.
cli-no-cards = Nie ma tu kart do pokazania.
cli-no-map = Nie ma tu mapy do pokazania.
cli-record = Zapis tej partii: { $file }
cli-source = Skąd punkty
cli-total = Razem
cli-by-round = Punkty w rundach:

## Oglądanie

cli-verified = Zapis się zgadza: ruchy: { $moves }, suma kontrolna { $digest }.
cli-no-such-seat = Nie ma miejsca { $seat }; miejsca mają numery od 0 do { $most }.
cli-no-such-move = Nie ma ruchu { $move }; zapis ma ruchy od 0 do { $most }.
cli-rules-what = Podaj zasadę, np. ecliptic rules RP-6.12, albo słowa, np. ecliptic rules "full ship".
cli-rules-none = Żadna zasada nie pasuje do „{ $words }”.
cli-rules-more =
    { $count ->
        [one] Pasuje jeszcze { $count } zasada.
        [few] Pasują jeszcze { $count } zasady.
       *[many] Pasuje jeszcze { $count } zasad.
    }
cli-no-tests = Nie ma katalogu z testami: { $path }.
cli-coverage = Zasady pokazane w testach: { $covered }; niesprawdzalne: { $excused }.
cli-shown-by = pokazana w testach

## Listy

cli-game = gra
cli-games = partie
cli-title = tytuł
cli-editions = edycje
cli-left-out = { $name } z { $origin } pominięto: { $reason } [{ $where }]
cli-edition-seats = { $edition }: { $least }–{ $most } graczy
cli-edition-seats-only = { $edition }: dokładnie { $most }
cli-switch = zasada domowa
cli-default = domyślnie
cli-meaning = znaczenie
cli-rule = zasada
cli-kind = rodzaj
cli-thing = co
cli-provenance = pewność
cli-correct-it = Twoje pudełko wie lepiej? Popraw dane przez --data my_box.toml; jak to zrobić, pokazuje docs/my_box.example.toml.
cli-card = karta
cli-text = tekst

## Symulacja

cli-seat = miejsce
cli-bot = bot
cli-wins = wygrane
cli-points = punkty
cli-sim-speed = Partie: { $games }, sekundy: { $seconds }. Na sekundę: { $gps } partii, { $dps } decyzji. Decyzji na partię: { $dpg }.
cli-report-measure = Miara
cli-report-mean = Średnio
cli-report-rounds = Rundy
cli-report-points = Punkty gracza
cli-report-cards = Zagrane karty: { $played } z { $all }
cli-report-never = Nigdy niezagrane:
cli-report-most = Najczęściej: { $cards }
cli-report-least = Najrzadziej: { $cards }
cli-compiled = Silnik jest skompilowany.
cli-plain = Silnik działa w czystym Pythonie, około 30 razy wolniej: zainstaluj go tam, gdzie jest kompilator C, a zostanie skompilowany.
