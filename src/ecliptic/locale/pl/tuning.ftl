### Strojenie: wagi z gier z samym sobą.

cli-tune-other-plan = W { $folder } leży inny przebieg: inne gry, liczby lub ziarno. Podaj to samo albo wybierz inny folder opcją --folder.
cli-tune-games = Pokolenie { $generation }: partie
cli-tune-match = Pokolenie { $generation }: nowe wagi przeciw starym
cli-tune-fit = Pokolenie { $generation }: punkty przewidziane z dokładnością do { $error }, log-wiarygodność zwycięzcy { $likelihood }.
cli-tune-wins = Nowe wagi wygrały { $wins }, równe wygrałyby { $usual } (± { $error }):
cli-tune-kept = przyjęte.
cli-tune-dropped = zostają stare.
cli-tune-feature = cecha
cli-tune-points = punkty, na początku … na końcu
cli-tune-odds = szansa (logit × 100), na początku … na końcu
cli-tune-written = Wagi zapisano w { $file }.
setup-bot-budget = „{ $budget }” to nie czas na myślenie: podaj liczbę iteracji (expert@500) albo sekund (expert@1.5s).
