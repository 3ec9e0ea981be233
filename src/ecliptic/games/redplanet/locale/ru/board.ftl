### Поле игры «Красная планета» в терминале: короткие слова для узких столбцов.

redplanet-board-round = Раунд { $round }/{ $rounds }
redplanet-board-first = первые: { $colour }
redplanet-board-calling = № { $number }: { $role }
redplanet-board-ship = Корабль
redplanet-board-crew = Экипаж
redplanet-board-free = Своб.
redplanet-board-empty = площадка пуста
redplanet-board-open = регион не указан
redplanet-board-launched = в полёте
redplanet-board-region = Регион
redplanet-board-resource = Ресурс
redplanet-board-tokens = Жет.
redplanet-board-astronauts = Астронавты
redplanet-board-colour = Цвет
redplanet-board-reserve = Зап.
redplanet-board-lost = Пот.
redplanet-board-cards = Карт
redplanet-board-played = Сыграно
redplanet-board-hand = На руке:
