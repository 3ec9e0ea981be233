### Боты объясняют: подсказки в игре и разбор записи.

## Подсказки

cli-hint-only = Советовать нечего: выбор здесь только один.
cli-hint-thinking = Бот думает…
cli-hint-looked =
    { $looks ->
        [one] Просмотрено { $looks } возможное продолжение.
        [few] Просмотрено { $looks } возможных продолжения.
       *[many] Просмотрено { $looks } возможных продолжений.
    }
cli-hint-looked-for =
    { $looks ->
        [one] За { $seconds } с просмотрено { $looks } возможное продолжение.
        [few] За { $seconds } с просмотрено { $looks } возможных продолжения.
       *[many] За { $seconds } с просмотрено { $looks } возможных продолжений.
    }
cli-hint-legend = В столбцах: вероятность победы, под ней — ожидаемые очки в конце игры.
cli-hint-legend-together = Вероятность победы, под ней — ожидаемые очки минус нехватка до победы.
cli-hint-best = Лучшие варианты
cli-hint-together = Вместе
cli-hint-chance = { $percent }{ "\u00A0" }%
cli-hint-percent = { NUMBER($percent, minimumFractionDigits: 1) }{ "\u00A0" }%
cli-hint-points = { NUMBER($points, minimumFractionDigits: 1) }

## Разбор

cli-review-thinking = Бот обдумывает ходы
cli-review-nothing = Ничего заметно хуже выбора бота не нашлось.
cli-review-move = ход
cli-review-round = раунд
cli-review-choice = выбор
cli-review-chance = шанс
cli-review-chosen = выбрано
cli-review-better = лучше
cli-review-player = игрок
cli-review-decisions = решений
cli-review-agreed = не хуже бота
cli-review-lost = потери в среднем
cli-review-costliest = самые дорогие ходы
cli-review-not-weighed =
    { $count ->
        [one] { $count } из этих решений бот не рассматривал и оценить не может. Попробуйте увеличить --budget.
        [few] { $count } из этих решений бот не рассматривал и оценить не может. Попробуйте увеличить --budget.
       *[many] { $count } из этих решений бот не рассматривал и оценить не может. Попробуйте увеличить --budget.
    }

## Сохранённые игры, в которых играют программы

cli-untrusted-bots =
    { $count ->
        [one] Эта сохранённая игра запустит на вашем компьютере { $count } программу: { $commands }. Если вы ей доверяете, добавьте --trust-bots.
        [few] Эта сохранённая игра запустит на вашем компьютере { $count } программы: { $commands }. Если вы им доверяете, добавьте --trust-bots.
       *[many] Эта сохранённая игра запустит на вашем компьютере { $count } программ: { $commands }. Если вы им доверяете, добавьте --trust-bots.
    }
