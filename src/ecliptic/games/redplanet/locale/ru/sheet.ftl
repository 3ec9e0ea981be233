### Поле игры «Красная планета» как текст: каждую ячейку можно прочесть саму по себе или под её заголовком.

## Где мы в игре

redplanet-sheet-stage =
    { $stage ->
        [setup] подготовка
        [choosing] выбор персонажей
        [chosen] персонажи выбраны
        [discoveries] исследования открыты
        [over] игра окончена
       *[end] конец раунда
    }
redplanet-sheet-production =
    { $round ->
        [10] исследования и последняя добыча после раунда { $round }
       *[other] добыча после раунда { $round }
    }

## Места за столом

redplanet-sheet-reserve = в запасе { $count }
redplanet-sheet-of = { $colour }: { $fact }
redplanet-sheet-owned = { $resource }: { $count }
redplanet-sheet-held =
    { $count ->
        [one] { $count } карта событий
        [few] { $count } карты событий
       *[many] { $count } карт событий
    }
redplanet-sheet-first-player = первый игрок

## Заголовки

redplanet-sheet-docks = Корабли на площадках
redplanet-sheet-dock = Площадка
redplanet-sheet-destination = Куда летит
redplanet-sheet-places = Свободные места
redplanet-sheet-aboard = На борту
redplanet-sheet-regions = Регионы
redplanet-sheet-yields = Ресурс
redplanet-sheet-lying = Жетоны на месте
redplanet-sheet-discovery = Исследование
redplanet-sheet-destinations-left = Осталось жетонов назначения
redplanet-sheet-characters = Персонажи
redplanet-sheet-this-round = В этом раунде
redplanet-sheet-still-in-hand = Ещё на руке
redplanet-sheet-hand = Мои персонажи
redplanet-sheet-cards = Мои карты событий
redplanet-sheet-missions = Задания
redplanet-sheet-colours = Астронавты и жетоны
redplanet-sheet-in-reserve = Запас
redplanet-sheet-lost = Потеряно
redplanet-sheet-points = Очки за жетоны
redplanet-sheet-supply = Общий запас
redplanet-sheet-scores = Итоговый счёт
redplanet-sheet-total = Всего

## Площадки и регионы

redplanet-sheet-at-dock = площадка { $dock }
redplanet-sheet-by-token = Жетоны назначения, сначала новые: { $regions }
redplanet-sheet-in-flight = в полёте
redplanet-sheet-free = свободно { $free } из { $capacity }
redplanet-sheet-neighbours =
    { $kind ->
        [moon] Спутник, соседей нет
        [inner] Внутренний регион, соседи: { $regions }
       *[outer] Внешний регион, соседи: { $regions }
    }
redplanet-sheet-unexplored = не разведан
redplanet-sheet-tokens = { $resource } × { $count }
redplanet-sheet-several = { $things }
redplanet-sheet-face-down = лицом вниз
redplanet-sheet-known = { $card } (лицом вниз)
redplanet-sheet-nobody = никого
redplanet-sheet-group =
    { $standing ->
        [leads] { $colour }: { $count }, больше всех
        [tied] { $colour }: { $count }, поровну
       *[none] { $colour }: { $count }
    }

## Карты

redplanet-sheet-chosen = { $role } (ваш выбор)
redplanet-sheet-plays = { $colour }, персонаж: { $role }
redplanet-sheet-mission =
    { $what ->
        [regions] { $card }: регионов { $own } из { $goal }, сейчас { redplanet-n-points }
        [alone] { $card }: { $own ->
            [one] { $own } регион
            [few] { $own } региона
           *[many] { $own } регионов
        } без соперников, сейчас { redplanet-n-points }
        [led] { $card }: лидерство в { $own } из { $goal }, сейчас { redplanet-n-points }
        [set] { $card }: каждого ресурса { $own } из { $goal }, сейчас { redplanet-n-points }
       *[most] { $card }: { $own }, у других не больше { $goal }, сейчас { redplanet-n-points }
    }

## Запас и счёт

redplanet-sheet-ship-deck = Кораблей в колоде: { $count }
redplanet-sheet-event-deck = Карт событий в колоде: { $count }
redplanet-sheet-left-over = Осталось при подготовке: { $resource }
redplanet-sheet-undrawn = Ещё не найдено: { $things }
redplanet-sheet-discarded = Сброшено: { $card }
redplanet-sheet-of-kind = { $source }: { $kind }
redplanet-sheet-winner = { $colour } (победа)
