### Boty wyjaśniają: podpowiedzi w grze i analiza zapisu.

## Podpowiedzi

cli-hint-only = Nie ma czego doradzać: możliwy jest tylko jeden wybór.
cli-hint-thinking = Bot myśli…
cli-hint-looked =
    { $looks ->
        [one] Sprawdzono { $looks } możliwy przebieg gry.
        [few] Sprawdzono { $looks } możliwe przebiegi gry.
       *[many] Sprawdzono { $looks } możliwych przebiegów gry.
    }
cli-hint-looked-for =
    { $looks ->
        [one] W { $seconds } s sprawdzono { $looks } możliwy przebieg gry.
        [few] W { $seconds } s sprawdzono { $looks } możliwe przebiegi gry.
       *[many] W { $seconds } s sprawdzono { $looks } możliwych przebiegów gry.
    }
cli-hint-legend = W kolumnach: szansa na wygraną, pod nią punkty oczekiwane na koniec gry.
cli-hint-legend-together = Szansa na wygraną, pod nią oczekiwane punkty minus to, czego do niej brakuje.
cli-hint-best = Najlepsze wybory
cli-hint-together = Razem
cli-hint-chance = { $percent }%
cli-hint-percent = { NUMBER($percent, minimumFractionDigits: 1) }%
cli-hint-points = { NUMBER($points, minimumFractionDigits: 1) }

## Analiza

cli-review-thinking = Bot analizuje ruchy
cli-review-nothing = Nic nie było wyraźnie gorsze od tego, co zrobiłby bot.
cli-review-move = ruch
cli-review-round = runda
cli-review-choice = wybór
cli-review-chance = szansa
cli-review-chosen = wybrano
cli-review-better = lepiej
cli-review-player = gracz
cli-review-decisions = decyzje
cli-review-agreed = zgodne z botem
cli-review-lost = średnia strata
cli-review-costliest = najkosztowniejsze ruchy
cli-review-not-weighed =
    { $count ->
        [one] Bot nie sprawdził { $count } z tych wyborów i nie umie go ocenić. Może pomóc większy --budget.
        [few] Bot nie sprawdził { $count } z tych wyborów i nie umie ich ocenić. Może pomóc większy --budget.
       *[many] Bot nie sprawdził { $count } z tych wyborów i nie umie ich ocenić. Może pomóc większy --budget.
    }

## Zapisane gry, w których grają programy

cli-untrusted-bots =
    { $count ->
        [one] Ta zapisana gra uruchomi na twoim komputerze program: { $commands }. Jeśli mu ufasz, dodaj --trust-bots.
        [few] Ta zapisana gra uruchomi na twoim komputerze { $count } programy: { $commands }. Jeśli im ufasz, dodaj --trust-bots.
       *[many] Ta zapisana gra uruchomi na twoim komputerze { $count } programów: { $commands }. Jeśli im ufasz, dodaj --trust-bots.
    }
