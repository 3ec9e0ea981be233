### Tuning: weights from self-play.

cli-tune-other-plan = { $folder } holds another run: other games, numbers or seed. Ask for the same, or choose another folder with --folder.
cli-tune-games = Generation { $generation }: games
cli-tune-match = Generation { $generation }: new weights against old ones
cli-tune-fit = Generation { $generation }: points foretold to within { $error }, log-likelihood of the winner { $likelihood }.
cli-tune-wins = New weights won { $wins }, equals would have won { $usual } (± { $error }):
cli-tune-kept = kept.
cli-tune-dropped = the old ones stay.
cli-tune-feature = feature
cli-tune-points = points, early … late
cli-tune-odds = chance (log-odds × 100), early … late
cli-tune-written = The weights are in { $file }.
setup-bot-budget = “{ $budget }” is not a time to think: name iterations (expert@500) or seconds (expert@1.5s).
