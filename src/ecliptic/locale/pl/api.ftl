### Co słyszą programy w Pythonie, gdy coś jest nie tak.

setup-did-you-mean = Może chodzi o „{ $name }”?
setup-bad-seed = „{ $seed }” nie jest ziarnem: ma to być liczba całkowita od 0 do 2^64 − 1.
setup-bad-names = „{ $names }” nie pasuje jako lista imion: potrzeba po jednym na każde miejsce, a miejsc jest { $seats }.
setup-bots-for-seats = Podaj jednego bota na wszystkie miejsca albo po jednym na każde; miejsc jest { $seats }, a botów { $bots }.

## Odrzucone działanie i to, co byłoby dozwolone

table-act-refused = Miejsce { $seat } nie może teraz zrobić „{ $action }”. { $why }
table-act-legal = Teraz można: { $actions }.
table-act-asked = Teraz pytane jest miejsce { $seats }.
table-act-unknown = Gra { $game } nie zna działania „{ $verb }”. Znane działania: { $known }.
