### «Космонавты». Названия стоят в именительном падеже, цвета — во множественном числе: «Белые».

kosmonauts-about = Планируйте тягу, летите по инерции, садитесь на планеты раньше других.
kosmonauts-title = Космонавты
kosmonauts-edition-classic = Классическое издание

## Счётные слова для других сообщений

kosmonauts-n-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
kosmonauts-n-units-left =
    { $left ->
        [one] осталась { $left } единица
        [few] осталось { $left } единицы
       *[many] осталось { $left } единиц
    }
# Сколько единиц чего? Винительный падеж.
kosmonauts-n-count =
    { $count ->
        [one] { $count } единицу топлива
        [few] { $count } единицы топлива
       *[many] { $count } единиц топлива
    }
kosmonauts-n-fuel =
    { $fuel ->
        [one] { $fuel } единицу топлива
        [few] { $fuel } единицы топлива
       *[many] { $fuel } единиц топлива
    }
kosmonauts-n-hyper =
    { $hyper ->
        [one] { $hyper } единицу гипертоплива
        [few] { $hyper } единицы гипертоплива
       *[many] { $hyper } единиц гипертоплива
    }
kosmonauts-n-cubes =
    { $hyper ->
        [0] { kosmonauts-n-fuel }
       *[other] { $fuel ->
            [0] { kosmonauts-n-hyper }
           *[other] { kosmonauts-n-fuel } и { kosmonauts-n-hyper }
        }
    }
# До скольких единиц? Родительный падеж.
kosmonauts-n-units-of =
    { $count ->
        [one] { $count } единицы
       *[other] { $count } единиц
    }

## Цвета

kosmonauts-colour-white = Белые
kosmonauts-colour-green = Зелёные
kosmonauts-colour-red = Красные
kosmonauts-colour-yellow = Жёлтые
kosmonauts-no-colour = такого цвета нет

## Планеты и комета

kosmonauts-body-mercury = Меркурий
kosmonauts-body-venus = Венера
kosmonauts-body-earth = Земля
kosmonauts-body-mars = Марс
kosmonauts-body-jupiter = Юпитер
kosmonauts-body-saturn = Сатурн
kosmonauts-body-uranus = Уран
kosmonauts-body-neptune = Нептун
kosmonauts-body-comet = Комета Галлея
kosmonauts-no-body = такой планеты нет
kosmonauts-point = точка { $number }
kosmonauts-point-at = { kosmonauts-point } ({ $q }, { $r })

## Направления и кубики

kosmonauts-direction-e = В
kosmonauts-direction-se = ЮВ
kosmonauts-direction-sw = ЮЗ
kosmonauts-direction-w = З
kosmonauts-direction-nw = СЗ
kosmonauts-direction-ne = СВ
kosmonauts-cube-fuel = топливо → { $direction }
kosmonauts-cube-hyper = гипертопливо → { $direction }
kosmonauts-no-cube = такого кубика нет

## Карты событий

kosmonauts-event-card-drift = Снос ({ $directions })
kosmonauts-event-card-tanker = Танкер
kosmonauts-event-card-hyper-gift = Подарок гипертоплива
kosmonauts-event-card-gravity-well = Гравитационная яма
kosmonauts-event-card-overdrive = Форсаж
kosmonauts-event-card-fuel-leak = Утечка топлива
kosmonauts-event-card-engine-failure = Отказ двигателя
kosmonauts-no-card = такой карты нет

kosmonauts-event-text-drift = Толкает туда все корабли; спасает щит или стоянка на планете.
kosmonauts-event-text-tanker = За 1 щит — до { kosmonauts-n-units-of } топлива.
kosmonauts-event-text-hyper-gift = По единице каждому, при полных баках — в обмен на топливо.
kosmonauts-event-text-gravity-well = Кто летит не дальше 2 секторов от планеты, садится на ближайшую.
kosmonauts-event-text-overdrive = В этом раунде каждый может выложить до { kosmonauts-n-units-of }.
kosmonauts-event-text-fuel-leak = Каждый корабль теряет { kosmonauts-n-count }; гипертопливо остаётся.
kosmonauts-event-text-engine-failure = В этом раунде никто не выкладывает топливо.

## Миссии

kosmonauts-mission-1 = Миссия 1 ({ $body })
kosmonauts-mission-2-alpha = Миссия 2 Альфа ({ $body })
kosmonauts-mission-2-beta = Миссия 2 Бета ({ $body })
kosmonauts-no-mission = такой миссии нет

kosmonauts-mission-text-1 = Сядьте там первыми: { kosmonauts-n-points }.
kosmonauts-mission-text-2 = Сядьте там вторыми или единственными: { kosmonauts-n-points }.

## Что можно сделать

kosmonauts-do-disc = Разместить: { $thing }
kosmonauts-do-point = Начало: { $thing }
kosmonauts-do-event = Выбрать «{ $thing }»
kosmonauts-do-order = Выложить: { $thing }
kosmonauts-do-shield-fuel = Превратить щит в топливо
kosmonauts-do-done = Готово
kosmonauts-do-pay = Потратить щит
kosmonauts-do-refuse = Отказаться
kosmonauts-do-swap = Заменить единицу топлива гипертопливом
kosmonauts-do-fly = Лететь
kosmonauts-do-evacuate = Эвакуировать корабль
kosmonauts-do-land = Совершить посадку: { $thing }
kosmonauts-do-pass = Остаться в полёте
kosmonauts-do-fall = Упасть: { $thing }

## О чём спрашивают

kosmonauts-ask-choose-disc = { $colour }: выберите планету или комету, которую разместите сейчас
kosmonauts-ask-choose-point = { $colour }, { $body }: выберите начальную точку орбиты
kosmonauts-ask-choose-event = { $colour }: жетон инструктора у вас, выберите событие для всех
kosmonauts-ask-escape =
    { $shields ->
        [1] { $colour }: потратьте последний щит, чтобы избежать события «{ $card }», или откажитесь
       *[other] { $colour }: потратьте щит (у вас { $shields }), чтобы избежать события «{ $card }», или откажитесь
    }
kosmonauts-ask-buy-fuel =
    { $shields ->
        [1] { $colour }: потратьте последний щит на топливо с танкера или откажитесь
       *[other] { $colour }: потратьте щит (у вас { $shields }) на топливо с танкера или откажитесь
    }
kosmonauts-ask-swap-fuel = { $colour }: баки полны, замените единицу топлива гипертопливом или откажитесь
kosmonauts-ask-fall-on-body = { $colour }: выберите, на какую из ближайших планет упадёт корабль
kosmonauts-ask-give-orders =
    { $left ->
        [0] { $colour }: больше топлива в этом раунде не выложить, подтвердите приказы
       *[other] { $landed ->
            [yes] { $colour }: выложите топливо, { kosmonauts-n-units-left } (в баках { $fuel } + { $hyper }); просто «Готово» — остаться и дозаправиться
           *[no] { $colour }: выложите топливо, { kosmonauts-n-units-left } (в баках { $fuel } + { $hyper }), или подтвердите: «Готово»
        }
    }
kosmonauts-ask-fly-or-evacuate = { $colour }: летите по приказу или эвакуируйтесь ({ $last })
kosmonauts-ask-evacuate-now = { $colour }: эвакуируйтесь ({ $last }) или останьтесь в полёте
kosmonauts-ask-may-land = { $colour }: совершите посадку или останьтесь в полёте

## Что произошло: подготовка и события

kosmonauts-event-body-placed = { $colour } разместили: { $body }, { $point }
kosmonauts-event-missions-drawn = { $colour } взяли карты: { $first }, { $alpha } и { $beta }
kosmonauts-event-missions-drawn-hidden = { $colour } взяли три карты миссий
kosmonauts-event-mission-replaced = { $colour } сменили карту: { $card }, цель совпала с другой миссией
kosmonauts-event-mission-replaced-hidden = { $colour } сменили карту Миссии 1: цель совпала с другой миссией
kosmonauts-event-round-started = Раунд { $round }
kosmonauts-event-event-chosen = { $colour } выбрали событие «{ $card }»
kosmonauts-event-event-laid-open = Открыто новое событие: «{ $card }»
kosmonauts-event-shield-paid = { $colour } потратили щит
kosmonauts-event-drifted = { $colour } отклонились от курса
kosmonauts-event-drift-waits = { $colour } стоят на планете: снос подействует только при взлёте
kosmonauts-event-fuel-taken =
    { $count ->
        [0] { $colour } не нашли места для топлива с танкера
       *[other] { $colour } взяли с танкера { kosmonauts-n-count }
    }
kosmonauts-event-hyper-taken = { $colour } получили 1 единицу гипертоплива
kosmonauts-event-fuel-swapped = { $colour } заменили единицу топлива гипертопливом
kosmonauts-event-fuel-lost =
    { $count ->
        [0] { $colour } ничего не потеряли: топлива нет
       *[other] { $colour } потеряли { kosmonauts-n-count }
    }
# Ноль бывает только при отказе двигателя, и только он касается одного корабля.
kosmonauts-event-limit-changed =
    { $count ->
        [0] { $colour } не могут выложить топливо в этом раунде: отказ двигателя
       *[other] В этом раунде каждый может выложить до { kosmonauts-n-units-of }
    }

## Что произошло: приказы, полёт и посадка

kosmonauts-event-orders-confirmed = { $colour } подтвердили приказы
kosmonauts-event-shield-turned =
    { $count ->
        [0] { $colour } потратили щит, но для топлива нет места
       *[other] { $colour } превратили щит в { kosmonauts-n-count }
    }
kosmonauts-event-fuel-ordered = { $colour } выложили { kosmonauts-n-cubes }
kosmonauts-event-took-off = { $colour } взлетели ({ $body })
kosmonauts-event-flew = { $colour } прилетели в сектор { $q },{ $r }
kosmonauts-event-refuelled = { $colour } дозаправились на { kosmonauts-n-cubes }
kosmonauts-event-shield-lost = { $colour } потеряли щит в опасном секторе
kosmonauts-event-evacuated = { $colour } эвакуированы: { $body }
kosmonauts-event-left-field = { $colour } покинули Солнечную систему
kosmonauts-event-hit-sun = { $colour } летели прямо на Солнце
kosmonauts-event-stranded = { $colour } попали в опасный сектор без щита
kosmonauts-event-landed = { $colour } совершили посадку: { $body }
kosmonauts-event-token-taken = { $colour } взяли жетон посадки: { $body }, { kosmonauts-n-points }
kosmonauts-event-came-home = { $colour } завершили гонку на Земле: это последний раунд
kosmonauts-event-bodies-moved = { $colour } передвинули планеты и комету
kosmonauts-event-instructor-changed = Инструктор: { $colour }

## Что произошло: конец игры

kosmonauts-event-round-limit-met = Раунд { $round } был последним: достигнут предел
kosmonauts-event-mission-scored =
    { $points ->
        [0] { $colour }, { $card }: не выполнена
       *[other] { $colour }, { $card }: { kosmonauts-n-points }
    }
kosmonauts-event-scored = { $colour } набрали { kosmonauts-n-points }
kosmonauts-event-game-won = { $colour } победили!
kosmonauts-event-victory-shared = { $colour } разделили победу

## Почему нельзя

kosmonauts-why-not-your-disc = { $thing }: эту фишку сдали другому игроку.
kosmonauts-why-placed-already = { $thing }: фишка уже на орбите.
kosmonauts-why-no-such-point = На этой орбите столько точек нет ({ $thing }).
kosmonauts-why-limit-reached =
    { $limit ->
        [one] В этом раунде можно выложить не больше { $limit } единицы.
       *[other] В этом раунде можно выложить не больше { $limit } единиц.
    }
kosmonauts-why-engine-failed = Отказ двигателя: в этом раунде топливо не выложить.
kosmonauts-why-no-fuel = В баках не осталось обычного топлива.
kosmonauts-why-no-hyper = В баках не осталось гипертоплива.
kosmonauts-why-no-shield = У вас не осталось щитов.
kosmonauts-why-shield-turned-already = За раунд можно превратить в топливо только один щит.
kosmonauts-why-orders-begun = Превратить щит в топливо можно, только пока ничего не выложено.
kosmonauts-why-not-in-sector = { $thing } не в секторе вашего корабля.
kosmonauts-why-not-nearest = { $thing }: есть планета ближе.
kosmonauts-why-evacuated-now = Корабль уже не в полёте.

## Домашние правила

kosmonauts-switch-well-can-be-escaped = Щит от гравитационной ямы
    .help = Гравитационной ямы можно избежать, потратив щит.
kosmonauts-switch-leak-can-be-escaped = Щит от утечки топлива
    .help = Утечки топлива можно избежать, потратив щит.
kosmonauts-switch-failure-can-be-escaped = Щит от отказа двигателя
    .help = Отказа двигателя можно избежать, потратив щит.
kosmonauts-switch-well-takes-the-near = Яма действует и в упор
    .help = Гравитационная яма сажает и тот корабль, который находится в самом секторе планеты; без этого правила — только с расстояния в 1 или 2 сектора.
kosmonauts-switch-fallen-may-refuel = Дозаправка после падения
    .help = Корабль, который посадила гравитационная яма, может остаться и дозаправиться в том же раунде.
kosmonauts-switch-evacuate-after-flight = Эвакуация после полёта
    .help = Эвакуироваться можно и после полёта; без этого правила — только вместо него.
kosmonauts-switch-youngest-by-lot = Жребий вместо возраста
    .help = Кто разместит первую планету, решает случай; без этого правила её размещает первое место за столом.
kosmonauts-switch-round-limit = Предел раундов
    .help = После этого раунда партия заканчивается, даже если никто не завершил гонку на Земле.
kosmonauts-switch-round-limit-20 = 20 раундов
kosmonauts-switch-round-limit-30 = 30 раундов
kosmonauts-switch-round-limit-40 = 40 раундов
kosmonauts-switch-round-limit-60 = 60 раундов
kosmonauts-switch-round-limit-100 = 100 раундов
kosmonauts-switch-round-limit-200 = 200 раундов

## Поле в терминале: короткие слова для узких столбцов

kosmonauts-board-round =
    { $round ->
        [0] подготовка
       *[other] раунд { $round }
    }
kosmonauts-board-instructor = инструктор: { $colour }
kosmonauts-board-ship = Корабль
kosmonauts-board-where = Где
kosmonauts-board-tanks = Баки
kosmonauts-board-load = { $fuel }+{ $hyper }, щиты { $shields }
kosmonauts-board-points = Очки
kosmonauts-board-body = Планета
kosmonauts-board-now = Сейчас
kosmonauts-board-next = Дальше
kosmonauts-board-token = Жет.
kosmonauts-board-stays = Без приказов корабль остаётся и дозаправляется.
kosmonauts-board-ends =
    { $rose ->
        [none] Ваш корабль остаётся в секторе { $q },{ $r }.
       *[other] Конец полёта: { $q },{ $r } ({ $rose }).
    }
kosmonauts-board-emergency =
    { $rose ->
        [none] Полёт закончится эвакуацией!
       *[other] Полёт закончится эвакуацией: { $rose }!
    }

## Откуда очки

kosmonauts-source-token = Жетоны посадки
kosmonauts-source-mission = Миссии
kosmonauts-tie-home = При ничьей: возвращение на Землю, фаза
kosmonauts-tie-fours = При ничьей: жетоны посадки со значением 4

## Что лежит в коробке

kosmonauts-kind-edition = Издание
kosmonauts-kind-field = Поле
kosmonauts-kind-orbit = Орбита
kosmonauts-kind-event = Событие
kosmonauts-kind-mission = Миссия
kosmonauts-kind-number = Число

## Что не так с коробкой

box-orbit-count = { box-place }: орбит должно быть { $needed }, а их { $count }.
box-point-count = { box-place }: точек орбиты должно быть не меньше { $least } и не больше { $most }, а их { $count }.
box-sector-count = { box-place }: секторов должно быть { $needed }, а их { $count }.
box-no-sectors = { box-place }: нужен хотя бы один сектор.
box-duplicate-sector = { box-place }: сектор { $sector } указан не один раз.
box-on-sun = { box-place }: в точке { $sector } Солнце, это не сектор.
box-outside-field = { box-place }: сектора { $sector } нет на поле.
box-not-clockwise = { box-place }: точки должны идти вокруг Солнца по часовой стрелке, а после { $sector } идёт { $following }.
box-lap-count = { box-place }: точки должны обойти Солнце ровно один раз, а число оборотов — { $count }.
box-cube-count = { box-place }: на карте сноса кубиков должно быть не меньше { $least } и не больше { $most }, а их { $count }.
box-shared-target = { box-place }: цель «{ $target }» есть и среди карт Альфа, и среди карт Бета.

## Вопросы в двух словах: что будет дальше

kosmonauts-crumb-choose-disc = небесное тело
kosmonauts-crumb-choose-point = точка орбиты
kosmonauts-crumb-choose-event = событие
kosmonauts-crumb-escape = щит
kosmonauts-crumb-buy-fuel = покупка топлива
kosmonauts-crumb-swap-fuel = замена топлива
kosmonauts-crumb-fall-on-body = куда упасть
kosmonauts-crumb-give-orders = приказы
kosmonauts-crumb-fly-or-evacuate = полёт
kosmonauts-crumb-evacuate-now = эвакуация
kosmonauts-crumb-may-land = посадка

# pages

kosmonauts-edition-classic-about = Восемь планет и комета Галлея, каждая на своей орбите.
