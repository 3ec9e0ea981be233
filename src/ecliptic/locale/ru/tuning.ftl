### Настройка: веса из игр с самим собой.

cli-tune-other-plan = В { $folder } лежит другой расчёт: другие игры, числа или зерно. Задайте то же самое или выберите другую папку с помощью --folder.
cli-tune-games = Поколение { $generation }: партии
cli-tune-match = Поколение { $generation }: новые веса против старых
cli-tune-fit = Поколение { $generation }: очки предсказаны с точностью до { $error }, логарифм правдоподобия победителя { $likelihood }.
cli-tune-wins = Новые веса выиграли { $wins }, равные выиграли бы { $usual } (± { $error }):
cli-tune-kept = приняты.
cli-tune-dropped = остаются старые.
cli-tune-feature = признак
cli-tune-points = очки, в начале … в конце
cli-tune-odds = шанс (логит × 100), в начале … в конце
cli-tune-written = Веса записаны в { $file }.
setup-bot-budget = «{ $budget }» — не время на раздумье: укажите число итераций (expert@500) или секунд (expert@1.5s).
