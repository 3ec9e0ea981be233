### Arena: zawody botów.

## Co jest niemożliwe

cli-arena-format = Nie ma formatu „{ $format }”. Znane formaty: { $known }.
cli-arena-one-seat = Przy jednym miejscu nikt się z nikim nie spotka: format „{ $format }” wymaga ich więcej. Użyj --format parallel, w którym każdy bot sam gra te same rozdania.
cli-arena-too-few = Za mało botów na format „{ $format }”: do porównania trzeba dwóch.
cli-arena-no-deals = Potrzebne jest co najmniej jedno rozdanie, a podano: { $deals }.
cli-arena-players = „{ $players }” to ani liczba graczy, ani kilka liczb po przecinku.
cli-arena-install = Brakuje biblioteki { $library }. Zainstaluj ją: pip install 'ecliptic[{ $extra }]'
cli-arena-no-ray = Pod adresem { $address } nie ma klastra Ray: { $reason }
cli-arena-picture = Nie da się narysować pliku { $file }: nazwa obrazka musi mieć jedną z końcówek { $known }.
cli-arena-no-file = Nie da się zapisać pliku { $file }: { $reason }.
cli-arena-not-results = Plik { $file } nie zawiera wyników areny; nic w nim nie zmieniono.
cli-arena-other-contest = Plik { $file } zawiera wyniki innych zawodów. Powtórz tamte zawody albo wybierz inny plik.
cli-arena-other-version = Plik { $file } pochodzi z innej wersji gry lub programu ecliptic ({ $version }; tutaj { $ours }). Wyników różnych wersji nie łączymy: wybierz inny plik.
cli-arena-other-bots = Plik { $file } pochodzi z innych wersji tych botów ({ $bots }; tutaj { $ours }). Wyników różnych wersji nie łączymy: wybierz inny plik.
cli-arena-bad-line = { $file }, wiersz { $line }: to nie jest wynik partii.

## W trakcie

cli-arena-title = { $game }, { $edition }, { $format }, miejsca: { $seats }
cli-arena-speed = { $speed } partii/s
cli-arena-kept = Zapisane partie: { $done } z { $all }, plik { $file }. To samo polecenie podejmie zawody od tego miejsca.
cli-arena-lost =
    { $games ->
        [one] Nie udało się dokończyć { $games } partii: jej proces za każdym razem ginął.
       *[other] Nie udało się dokończyć { $games } partii: ich procesy za każdym razem ginęły.
    }

## Wyniki

cli-arena-rating = ranking
cli-arena-ordinal = co najmniej
cli-arena-thinking = ms: śr. / maks.
cli-arena-pair = para
cli-arena-interval = wygrane (95 %)
cli-arena-chance = przypadek
cli-arena-margin = różnica
cli-arena-sign = p znaków
cli-arena-verdict = pierwszy
cli-arena-stronger = silniejszy
cli-arena-weaker = słabszy
cli-arena-open = niepewne
cli-bot-from = { $bot } pochodzi z pakietu { $package }.
cli-arena-replaced =
    { $count ->
        [one] { $bot } raz stracił miejsce: { $reason }.
       *[other] { $bot } stracił miejsce { $count } razy: { $reason }.
    }
cli-arena-done = Partie: { $games }, w tym rozegrane teraz: { $played }, sekundy: { $seconds } (na sekundę: { $gps })
cli-arena-fingerprint = Suma kontrolna wszystkich pozycji końcowych: { $fingerprint }

## Obrazek

cli-arena-axis-rating = Ranking (Plackett–Luce, ± 2 odchylenia standardowe)
cli-arena-axis-share = Udział wygranych pierwszego, przedział 95 %
cli-arena-axis-chance = tyle mieliby równi
cli-arena-axis-sure = różnica istotna
cli-arena-axis-open = może przypadek
