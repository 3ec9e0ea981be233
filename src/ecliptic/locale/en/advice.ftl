### Bots that explain: hints at a question, reviews of a record.

## Hints

cli-hint-only = There is nothing to advise: only one choice is possible.
cli-hint-thinking = Thinking …
cli-hint-looked =
    { $looks ->
        [one] { $looks } possible future looked at.
       *[other] { $looks } possible futures looked at.
    }
cli-hint-looked-for =
    { $looks ->
        [one] { $looks } possible future looked at in { $seconds } s.
       *[other] { $looks } possible futures looked at in { $seconds } s.
    }
cli-hint-legend = Each column: the chance to win; below it, the points expected in the end.
cli-hint-legend-together = The chance to win; below it, the points expected, less what a win still lacks.
cli-hint-best = The best choices
cli-hint-together = Together
cli-hint-chance = { $percent }%
cli-hint-percent = { NUMBER($percent, minimumFractionDigits: 1) }%
cli-hint-points = { NUMBER($points, minimumFractionDigits: 1) }

## Reviews

cli-review-thinking = Thinking about the moves
cli-review-nothing = Nothing was notably worse than what the bot would have done.
cli-review-move = move
cli-review-round = round
cli-review-choice = choice
cli-review-chance = chance
cli-review-chosen = chosen
cli-review-better = better
cli-review-player = player
cli-review-decisions = decisions
cli-review-agreed = as good as the bot’s
cli-review-lost = lost on average
cli-review-costliest = costliest moves
cli-review-not-weighed =
    { $count ->
        [one] The bot never looked at { $count } of these choices: it cannot say what that one was worth. A larger --budget may help.
       *[other] The bot never looked at { $count } of these choices: it cannot say what those were worth. A larger --budget may help.
    }

## Saved games in which programs play

cli-untrusted-bots =
    { $count ->
        [one] This saved game would start a program on your computer: { $commands }. If you trust it, add --trust-bots.
       *[other] This saved game would start { $count } programs on your computer: { $commands }. If you trust them, add --trust-bots.
    }
