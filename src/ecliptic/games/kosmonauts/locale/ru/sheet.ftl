### Поле «Космонавтов» как текст: каждую ячейку можно прочесть саму по себе или под её заголовком.

## Где мы в игре

kosmonauts-sheet-phase =
    { $phase ->
        [event] событие
        [orders] приказы
        [flight] полёт и посадка
        [movement] движение планет
        [over] игра окончена
       *[between] между раундами
    }
kosmonauts-sheet-last-round = последний раунд

## Места за столом

kosmonauts-sheet-has-fuel = топливо: { $count }
kosmonauts-sheet-has-hyper = гипертопливо: { $count }
kosmonauts-sheet-has-shields = щиты: { $count }
kosmonauts-sheet-tokens-of = жетоны посадки: { $count } из { $goal }
kosmonauts-sheet-is-instructor = инструктор
kosmonauts-sheet-ready = приказы подтверждены

## Заголовки

kosmonauts-sheet-prospects = Чего ожидать
kosmonauts-sheet-orders = Мои приказы
kosmonauts-sheet-direction = Направление
kosmonauts-sheet-speed = Скорость
kosmonauts-sheet-one-fuel = Ещё 1 топливо
kosmonauts-sheet-one-hyper = Ещё 1 гипертопливо
kosmonauts-sheet-my-missions = Мои миссии
kosmonauts-sheet-missions = Миссии
kosmonauts-sheet-events = События
kosmonauts-sheet-orbit = Точки орбиты
kosmonauts-sheet-ships = Корабли
kosmonauts-sheet-coasts-to = По инерции
kosmonauts-sheet-fuel = Топливо
kosmonauts-sheet-hyper = Гипертопливо
kosmonauts-sheet-shields = Щиты
kosmonauts-sheet-tokens = Жетоны посадки
kosmonauts-sheet-bodies = Планеты и комета
kosmonauts-sheet-after-this-round = После раунда
kosmonauts-sheet-after-two-rounds = Через два раунда
kosmonauts-sheet-from-ship = От моего корабля
kosmonauts-sheet-tokens-left = Осталось жетонов
kosmonauts-sheet-landed = Кто побывал
kosmonauts-sheet-scores = Итоговый счёт
kosmonauts-sheet-total = Всего

## Сектора, шаги и скорость

kosmonauts-sheet-sector =
    { $here ->
        [none] ({ $q }, { $r })
       *[other] ({ $q }, { $r }): { $here }
    }
kosmonauts-sheet-hazard = опасный сектор
kosmonauts-sheet-steps =
    { $direction ->
        [e] { $count } на восток
        [se] { $count } на юго-восток
        [sw] { $count } на юго-запад
        [w] { $count } на запад
        [nw] { $count } на северо-запад
       *[ne] { $count } на северо-восток
    }
kosmonauts-sheet-direction-name =
    { $direction ->
        [e] восток
        [se] юго-восток
        [sw] юго-запад
        [w] запад
        [nw] северо-запад
       *[ne] северо-восток
    }
kosmonauts-sheet-rose =
    { $steps ->
        [none] без движения
       *[other] { $steps }
    }
kosmonauts-sheet-way =
    { $steps ->
        [none] здесь
       *[other] { $steps }
    }
kosmonauts-sheet-way-later =
    { $steps ->
        [none] После этого раунда: здесь
       *[other] После этого раунда: { $steps }
    }

## Планеты и корабли

kosmonauts-sheet-unplaced = ещё не на орбите: { $colour }
kosmonauts-sheet-then = Следующие раунды: { $sectors }
kosmonauts-sheet-guest =
    { $here ->
        [yes] { $points ->
            [0] { $colour }, сейчас здесь
           *[other] { $colour }: { $points }, сейчас здесь
        }
       *[no] { $colour }: { $points }
    }
kosmonauts-sheet-on-body = посадка: { $body }
kosmonauts-sheet-last-body = Последняя посадка: { $body }
kosmonauts-sheet-token = { $body }: { $points }
kosmonauts-sheet-evacuation = эвакуация

## Мои приказы

kosmonauts-sheet-ordered =
    { $steps ->
        [none] Выложено { $units } из { $limit }
       *[other] Выложено { $units } из { $limit }: { $steps }
    }
kosmonauts-sheet-left = Осталось: топливо { $fuel }, гипертопливо { $hyper }, щиты { $shields }
kosmonauts-sheet-drift-waits = Снос подействует, как только корабль взлетит.
kosmonauts-sheet-evacuated-to = Корабль будет эвакуирован: { $body }
kosmonauts-sheet-costs-shield = Опасный сектор: минус 1 щит, останется { $left }.
kosmonauts-sheet-can-land = Можно совершить посадку: { $body }
kosmonauts-sheet-arrives = Прибудет сюда после полёта, тогда можно совершить посадку: { $body }
kosmonauts-sheet-next-round = В следующем раунде без топлива: { $sector }
kosmonauts-sheet-next-evacuation = В следующем раунде без топлива: эвакуация
kosmonauts-sheet-reach = В этом раунде ещё достижимо: { $bodies }
kosmonauts-sheet-if-paid = Если заплатить, без топлива: { $sector }
kosmonauts-sheet-if-declined = Если отказаться, без топлива: { $sector }
kosmonauts-sheet-landing =
    { $points ->
        [0] { $body }: без жетона посадки
       *[other] { $body }: жетон посадки { $points }
    }

## События, миссии и счёт

kosmonauts-sheet-event-now = В этом раунде: { $card }
kosmonauts-sheet-mission =
    { $state ->
        [met] { $card }: пока выполнена
        [open] { $card }: открыта
       *[lost] { $card }: не выполнена
    }
kosmonauts-sheet-winner = { $colour } (победа)
