### Миссия «Красная планета». Названия стоят в именительном падеже, цвета — во множественном числе: «Красные».

redplanet-about = Отправляйте астронавтов на Марс, тайно выбирайте персонажа, удерживайте важные области.
redplanet-title = Миссия «Красная планета»
redplanet-edition-2005 = Первое издание, 2005
redplanet-edition-2015 = Второе издание, 2015
redplanet-edition-2025 = Третье издание, 2025

## Счётные слова для других сообщений

redplanet-n-astronauts =
    { $count ->
        [one] { $count } астронавт
        [few] { $count } астронавта
       *[many] { $count } астронавтов
    }
# Кого? Одушевлённые: 2 астронавтов, но 22 астронавта.
redplanet-n-astronauts-whom =
    { $count ->
        [one] { $count } астронавта
        [2] { $count } астронавтов
        [3] { $count } астронавтов
        [4] { $count } астронавтов
        [few] { $count } астронавта
       *[many] { $count } астронавтов
    }
redplanet-n-tokens =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }
redplanet-n-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
redplanet-n-seats =
    { $capacity ->
        [one] { $capacity } место
        [few] { $capacity } места
       *[many] { $capacity } мест
    }

## Цвета

redplanet-colour-red = Красные
redplanet-colour-blue = Синие
redplanet-colour-yellow = Жёлтые
redplanet-colour-green = Зелёные
redplanet-colour-violet = Фиолетовые
redplanet-colour-white = Белые
redplanet-neutral = { $colour } (нейтральные)
redplanet-no-colour = такого цвета нет

## Регионы

redplanet-region-vastitas-borealis = Великая Северная равнина
redplanet-region-ausonia = Авзония
redplanet-region-hellas = Равнина Эллада
redplanet-region-tritonis-sinus = Залив Тритона
redplanet-region-mare-tyrrhenum = Тирренское море
redplanet-region-sinus-sabaeus = Сабейский залив
redplanet-region-mare-serpentis = Море Змеи
redplanet-region-syrtis-major = Большой Сирт
redplanet-region-valles-marineris = Долины Маринер
redplanet-region-arabia = Аравия
redplanet-region-phobos = Фобос
redplanet-no-region = такого региона нет

## Персонажи

redplanet-role-recruiter = Вербовщик
redplanet-role-explorer = Исследовательница
redplanet-role-scientist = Учёный
redplanet-role-secret-agent = Шпион
redplanet-role-saboteur = Диверсантка
redplanet-role-femme-fatale = Роковая женщина
redplanet-role-travel-agent = Турагент
redplanet-role-soldier = Солдат
redplanet-role-pilot = Пилот
redplanet-role-robot = Робот
redplanet-role-dispatcher = Диспетчер
redplanet-role-headhunter = Охотник за головами
redplanet-role-specialist = Специалист
redplanet-role-vamp = Женщина-вамп
redplanet-role-tour-operator = Туроператор
redplanet-role-marine = Космодесантник
redplanet-no-role = такого персонажа нет

## Ресурсы

redplanet-resource-ice = Лёд
redplanet-resource-sylvanite = Сильванит
redplanet-resource-celerium = Селерий

## Корабли

redplanet-ship = { $region }, { redplanet-n-seats }
redplanet-open-ship = свободный курс, { redplanet-n-seats }
redplanet-open = регион не указан
redplanet-dock = площадка { $dock }
redplanet-ship-at-dock =
    { $launched ->
        [yes] площадка { $dock } ({ $region }, { $aboard } из { $capacity }, в полёте)
       *[no] площадка { $dock } ({ $region }, { $aboard } из { $capacity })
    }

## Карты колонизации: исследования

redplanet-card-even-ground = Чёткие границы
redplanet-card-uneven-ground = Нечёткие границы
redplanet-card-cave-in = Обрушение шахты
redplanet-card-synergy = Синергия
redplanet-card-subterfuge = Саботаж
redplanet-card-native-resistance = Сопротивление марсиан
redplanet-card-frozen-ground = Вечная мерзлота
redplanet-card-survey-error = Ошибка разведки
redplanet-card-dust-storm = Пылевая буря
redplanet-card-ether-magnet = Эфирный магнит
redplanet-card-rich-vein = Богатая жила
redplanet-card-lichens = Лишайники
redplanet-card-radiation = Радиация
redplanet-card-ancient-ruins = Древние руины
redplanet-card-nothing-found = Пустая порода

## Карты колонизации: цели

redplanet-card-dawn-claim = Рассветный рубеж
redplanet-card-noon-claim = Полуденный рубеж
redplanet-card-dusk-claim = Закатный рубеж
redplanet-card-midnight-claim = Полночный рубеж
redplanet-card-heartland-claim = Сердце планеты
redplanet-card-strategic-zones = Стратегические регионы
redplanet-card-phobos-outpost = Застава на Фобосе
redplanet-card-celerium-magnate = Селериевый магнат
redplanet-card-sylvanite-magnate = Сильванитовый магнат
redplanet-card-broad-portfolio = Всего понемногу
redplanet-card-wide-settlement = Широкое расселение
redplanet-card-fallen-heroes = Павшие герои
redplanet-card-northern-influence = Северное влияние
redplanet-card-eastern-influence = Восточное влияние
redplanet-card-southern-influence = Южное влияние
redplanet-card-western-influence = Западное влияние
redplanet-card-exclusive-claims = Посторонним вход воспрещён
redplanet-card-secret-mission-1 = Секретное задание 1
redplanet-card-secret-mission-2 = Секретное задание 2
redplanet-card-secret-mission-3 = Секретное задание 3
redplanet-card-secret-mission-4 = Секретное задание 4
redplanet-card-central-control = Власть над центром
redplanet-card-land-baron = Земельный барон
redplanet-card-regional-claim-north = Северный рубеж
redplanet-card-regional-claim-south = Южный рубеж

## Карты колонизации: действия

redplanet-card-blocks-of-ice = Ледяные глыбы
redplanet-card-rescue-party = Спасательный отряд
redplanet-card-priority-launch = Внеочередной старт
redplanet-card-change-of-plans = Смена планов
redplanet-no-card = такой карты нет

## Чего требуют цели

redplanet-mission-presence-tiers = Присутствуйте в 1, 2, 3… из этих регионов: { $regions }. Очки: { $tiers }.
redplanet-mission-presence-all = Присутствуйте во всех этих регионах: { $regions }. Награда: { redplanet-n-points }.
redplanet-mission-presence-count = Присутствуйте во многих регионах; очки по числу регионов — { $thresholds }.
redplanet-mission-most-total = Больше всех астронавтов в сумме, ничья засчитывается: { $regions }. Награда: { redplanet-n-points }.
redplanet-mission-most-tokens = Больше всех жетонов этого вида, ничья засчитывается: { $resource }. Награда: { redplanet-n-points }.
redplanet-mission-most-lost = Больше всех потерянных астронавтов, ничья засчитывается. Награда: { redplanet-n-points }.
redplanet-mission-token-set = Жетоны каждого ресурса, не менее чем по { $count }. Награда: { redplanet-n-points }.
redplanet-mission-majority-count = Единоличное лидерство в регионах, не менее чем в { $count }. Награда: { redplanet-n-points }.
redplanet-mission-sole-occupant = За каждый регион, где кроме вас никого нет: { redplanet-n-points }, но не больше { $most } в сумме.

## Что делают исследования

redplanet-discovery-none = Здесь ничего не нашли.
redplanet-discovery-extra-tokens = В третьей фазе добычи этот регион, если он разведан, приносит дополнительно { redplanet-n-tokens }.
redplanet-discovery-adjacent-bonus = В третьей фазе добычи каждый разведанный соседний регион приносит дополнительно { redplanet-n-tokens }.
redplanet-discovery-no-production = В третьей фазе добычи этот регион не приносит новых жетонов.
redplanet-discovery-second-place-takes = В третьей фазе добычи жетоны здесь достаются второй по величине группе.
redplanet-discovery-parity-filter =
    { $parity ->
        [even] В третьей фазе добычи здесь учитываются только группы с чётным числом астронавтов.
       *[odd] В третьей фазе добычи здесь учитываются только группы с нечётным числом астронавтов.
    }
redplanet-discovery-each-color-loses = Каждый цвет сразу теряет здесь { redplanet-n-astronauts-whom }.
redplanet-discovery-set-resource = Отныне ресурс этого региона — { $resource }.
redplanet-discovery-swap-with-unused-resource = Жетон ресурса этого региона меняется местами с тем, что остался после подготовки к игре.
redplanet-discovery-evacuate-to-adjacent = Все уходят отсюда в соседние регионы по своему выбору.
redplanet-discovery-docked-crew-lands-here = Все астронавты с кораблей на стартовых площадках высаживаются здесь.
redplanet-discovery-leader-points =
    { $sign ->
        [minus] При подсчёте очков каждый цвет с наибольшим числом астронавтов здесь теряет { redplanet-n-points }.
       *[plus] При подсчёте очков каждый цвет с наибольшим числом астронавтов здесь получает { redplanet-n-points }.
    }
redplanet-discovery-presence-points =
    { $sign ->
        [minus] При подсчёте очков каждый присутствующий здесь цвет теряет { redplanet-n-points }.
       *[plus] При подсчёте очков каждый присутствующий здесь цвет получает { redplanet-n-points }.
    }

## Что делают карты действий

redplanet-action-gain-tokens = Разыграйте { $window }. Возьмите из общего запаса: { $resource } × { $count }.
redplanet-action-return-lost =
    { $count ->
        [1] Разыграйте { $window }. Верните 1 потерянного астронавта в регион Марса, где вы присутствуете.
       *[other] Разыграйте { $window }. Верните до { $count } потерянных астронавтов в один регион Марса, где вы присутствуете.
    }
redplanet-action-force-launch = Разыграйте { $window }. Отправьте корабль со стартовой площадки, если на нём есть ваш астронавт.
redplanet-action-reselect-character = Разыграйте { $window }. Замените выбранного персонажа другим из руки.
redplanet-window-after-character-selection = после выбора персонажей
redplanet-window-end-of-character-step = после последнего персонажа в раунде
redplanet-window-start-of-discovery-phase = в начале фазы исследования
redplanet-window-start-of-final-scoring = перед подсчётом очков

## Персонажи: как их выбирают и что они делают

redplanet-role-numbered = { $number } { $role }
redplanet-role-text = { $place } { $special }
redplanet-place-any =
    { $count ->
        [1] Разместите 1 астронавта на корабле.
       *[other] Разместите { redplanet-n-astronauts-whom } на одном или нескольких кораблях.
    }
redplanet-place-different = Разместите { redplanet-n-astronauts-whom }, каждого на своём корабле.
redplanet-place-together = Разместите { redplanet-n-astronauts-whom } вместе на одном корабле; если места всем не хватает, не размещайте никого.
redplanet-special-recruiter = Затем верните в руку всех разыгранных персонажей, включая этого.
redplanet-special-explorer = Затем переместите своих астронавтов в соседние регионы, всего не больше { $moves } раз, открывая ресурсы по пути.
redplanet-special-scientist = Затем возьмите карту колонизации или посмотрите одно исследование на карте Марса. Цель или действие оставьте себе, исследование разместите втёмную во внешнем регионе.
redplanet-special-secret-agent = Затем отправьте незаполненный корабль, хотя бы и пустой.
redplanet-special-saboteur = Затем уничтожьте корабль на стартовой площадке вместе со всеми, кто на борту.
redplanet-special-femme-fatale = Затем замените астронавта другого цвета своим: на корабле или в регионе, где ваш астронавт уже есть.
redplanet-special-travel-agent = Больше ничего.
redplanet-special-soldier =
    { $phobos ->
        [yes] Затем уничтожьте астронавта во внешнем регионе или на Фобосе. После этого высадите с Фобоса на Марс своих астронавтов: не меньше 1 и не больше { $drop }.
       *[no] Затем уничтожьте астронавта во внешнем регионе.
    }
redplanet-special-pilot =
    { $swap ->
        [yes] Затем задайте кораблю, на площадке или в полёте, новый курс или поменяйте местами жетоны регионов двух кораблей.
       *[no] Затем задайте кораблю, на площадке или в полёте, новый курс.
    }

## Что можно сделать

redplanet-do-keep = Оставить «{ $thing }»
redplanet-do-choose = { $thing }
redplanet-do-place = Разместить: { $thing }
redplanet-do-bound = Курс: { $thing }
redplanet-do-move-from = Откуда: { $thing }
redplanet-do-move-to = Куда: { $thing }
redplanet-do-look = Посмотреть исследование: { $thing }
redplanet-do-draw = Взять карту колонизации
redplanet-do-attach = Разместить карту: { $thing }
redplanet-do-box = Убрать карту в коробку
redplanet-do-launch = Отправить корабль: { $thing }
redplanet-do-destroy = Уничтожить корабль: { $thing }
redplanet-do-replace-at = Заменить астронавта: { $thing }
redplanet-do-replace = Заменить: { $thing }
redplanet-do-kill-at = Уничтожить астронавта: { $thing }
redplanet-do-kill = Уничтожить: { $thing }
redplanet-do-drop = Высадить с Фобоса: { $thing }
redplanet-do-redirect = Сменить курс: { $thing }
redplanet-do-swap = Поменять местами два жетона регионов
redplanet-do-swap-first = Первый жетон: { $thing }
redplanet-do-swap-second = Второй жетон: { $thing }
redplanet-do-play = Разыграть «{ $thing }»
redplanet-do-rescue-at = Вернуть астронавта: { $thing }
redplanet-do-rescue-more = Вернуть ещё одного
redplanet-do-evacuate-to = Уйти: { $thing }
redplanet-do-stop = Закончить
redplanet-do-pass = Пас
redplanet-do-decline = Отказаться

## О чём спрашивают

redplanet-ask-keep-mission = { $colour }: выберите цель, которую оставите себе
redplanet-ask-choose-character = { $colour }: втайне выберите персонажа на этот раунд
redplanet-ask-change-character = { $colour }: ещё можно выбрать другого персонажа
redplanet-ask-choose-another = { $colour }: выберите из руки другого персонажа
redplanet-ask-place-astronaut = { $colour }: выберите корабль для одного астронавта
redplanet-ask-place-elsewhere = { $colour }: выберите другой корабль для следующего астронавта
redplanet-ask-place-together =
    { $left ->
        [one] { $colour }: выберите корабль для { $left } астронавта
       *[other] { $colour }: выберите один корабль сразу для { $left } астронавтов
    }
redplanet-ask-choose-destination = { $colour }, { $ship }: выберите, куда полетит корабль
redplanet-ask-move-from =
    { $left ->
        [one] { $colour }, { redplanet-role-explorer }: переместите астронавта (ещё { $left } перемещение) или закончите
        [few] { $colour }, { redplanet-role-explorer }: переместите астронавта (ещё { $left } перемещения) или закончите
       *[many] { $colour }, { redplanet-role-explorer }: переместите астронавта (ещё { $left } перемещений) или закончите
    }
redplanet-ask-move-to = { $colour }, { $region }: выберите, куда пойдёт астронавт
redplanet-ask-look-or-draw = { $colour }, { redplanet-role-scientist }: возьмите карту колонизации или посмотрите исследование
redplanet-ask-look-at-discovery = { $colour }: выберите исследование, которое посмотрите
redplanet-ask-attach-discovery = { $colour }: разместите исследование «{ $card }» во внешнем регионе
redplanet-ask-attach-or-box = { $colour }: разместите карту «{ $card }», если можно, или уберите её в коробку
redplanet-ask-force-launch = { $colour }: выберите корабль, который отправится прямо сейчас
redplanet-ask-launch-own-ship = { $colour }: отправьте корабль, на борту которого есть ваш астронавт
redplanet-ask-destroy-ship = { $colour }, { redplanet-role-saboteur }: выберите корабль, который будет уничтожен
redplanet-ask-replace-astronaut = { $colour }: выберите, где заменить астронавта
redplanet-ask-replace-whom = { $colour }, { $place }: выберите, чьего астронавта заменить
redplanet-ask-kill-astronaut = { $colour }: выберите, где уничтожить астронавта
redplanet-ask-kill-whom = { $colour }, { $region }: выберите, чьего астронавта уничтожить
redplanet-ask-drop-to =
    { $left ->
        [1] { $colour }: выберите, куда высадить астронавта с Фобоса
       *[other] { $colour }: выберите, куда высадить астронавта с Фобоса (не больше { $left })
    }
redplanet-ask-redirect-ship = { $colour }, { redplanet-role-pilot }: выберите корабль, который сменит курс
redplanet-ask-new-destination = { $colour }, { $ship }: задайте новый курс
redplanet-ask-swap-tokens = { $colour }: выберите первый корабль для обмена жетонами
redplanet-ask-swap-with = { $colour }, { $ship }: выберите, с каким кораблём обменяться жетонами
redplanet-ask-play-action = { $colour }: разыграйте карту действия ({ $window }) или пасуйте
redplanet-ask-rescue-at =
    { $left ->
        [1] { $colour }: выберите, куда вернётся потерянный астронавт
       *[other] { $colour }: выберите, куда вернутся потерянные астронавты (не больше { $left })
    }
redplanet-ask-rescue-more = { $colour }: верните ещё одного потерянного астронавта или закончите
redplanet-ask-evacuate-to = { $colour }, { $region }: все уходят отсюда, выберите, куда пойдёт астронавт

## Что произошло: подготовка и выбор

redplanet-event-mission-kept = { $colour } оставили себе цель «{ $card }»
redplanet-event-mission-kept-hidden = { $colour } оставили себе карту цели
redplanet-event-discovery-shown = { $colour } не получили ни одной цели и показали карту «{ $card }»
redplanet-event-round-started = Раунд { $round }
redplanet-event-character-chosen = { $colour } выбрали персонажа: { $role }
redplanet-event-character-chosen-hidden = { $colour } выбрали персонажа
redplanet-event-character-changed = { $colour } выбрали другого персонажа: { $role }
redplanet-event-character-changed-hidden = { $colour } изменили выбор
redplanet-event-character-revealed = { $colour } раскрыли карту: { $role }
redplanet-event-characters-taken-back = { $colour } вернули в руку всех персонажей
redplanet-event-placement-skipped = { $colour } не смогли разместить астронавтов вместе ({ $role })
redplanet-event-first-player-changed = Первый игрок: { $colour }
redplanet-event-neutral-drawn = { $colour } вытянули персонажа: { $role }
redplanet-event-neutral-drawn-hidden = { $colour } вытянули персонажа втёмную
redplanet-event-neutral-shuffled = { $colour }: { redplanet-role-recruiter } убран в коробку, остальные персонажи перемешаны

## Что произошло: корабли

redplanet-event-astronauts-placed = { $colour } разместили { redplanet-n-astronauts-whom }: { $ship }
redplanet-event-destination-set = { $colour } задали курс: { $ship } → { $region }
redplanet-event-token-laid-on-ship = Жетон региона задал курс: { $ship } → { $region }
redplanet-event-tokens-swapped = { $colour } поменяли местами жетоны регионов: { $ship } и { $other }
redplanet-event-ship-launched =
    { $count ->
        [0] Корабль отправился пустым: { $ship }
       *[other] Корабль отправился: { $ship }, на борту { redplanet-n-astronauts }
    }
redplanet-event-ship-destroyed =
    { $count ->
        [0] { $colour } уничтожили пустой корабль: { $ship }
       *[other] { $colour } уничтожили корабль: { $ship }, потери — { redplanet-n-astronauts }
    }
redplanet-event-ship-landed =
    { $count ->
        [0] { $region }: корабль прибыл пустым ({ $ship })
       *[other] { $region }: прибыл корабль ({ $ship }), на борту { redplanet-n-astronauts }
    }
redplanet-event-ship-discarded = Корабль без региона назначения сброшен: { $ship }
redplanet-event-ship-docked = Корабль ждёт старта: { $ship } ({ $card })

## Что произошло: на Марсе

redplanet-event-region-explored = { $region }: обнаружен ресурс — { $resource }
redplanet-event-astronaut-moved = { $colour } переместили астронавта: { $origin } → { $region }
redplanet-event-astronaut-dropped = { $colour } высадили астронавта с Фобоса: { $region }
redplanet-event-replaced-on-ship = { $colour } заменили астронавта: { $victim }, { $ship }
redplanet-event-replaced-in-region = { $colour } заменили астронавта: { $victim }, { $region }
redplanet-event-astronaut-killed = { $colour } уничтожили астронавта: { $victim }, { $region }

## Что произошло: карты колонизации

redplanet-event-event-drawn = { $colour } вытянули карту «{ $card }»
redplanet-event-event-drawn-hidden = { $colour } вытянули карту колонизации
redplanet-event-event-kept = { $colour } оставили себе карту «{ $card }»
redplanet-event-event-kept-hidden = { $colour } оставили карту себе
redplanet-event-discovery-attached = { $colour } разместили исследование «{ $card }»: { $region }
redplanet-event-discovery-attached-hidden = { $colour } разместили карту исследования: { $region }
redplanet-event-discovery-looked-at = { $colour } посмотрели исследование: { $region }, «{ $card }»
redplanet-event-discovery-looked-at-hidden = { $colour } посмотрели исследование: { $region }
redplanet-event-discovery-discarded = { $colour } сбросили карту «{ $card }»: внешние регионы заняты
redplanet-event-event-boxed = { $colour } убрали карту «{ $card }» в коробку
redplanet-event-event-boxed-hidden = { $colour } убрали карту в коробку, не показывая
redplanet-event-action-played = { $colour } разыграли карту «{ $card }»
redplanet-event-tokens-gained = { $colour } получили: { $resource } × { $count }
redplanet-event-astronaut-rescued = { $colour } вернули потерянного астронавта: { $region }

## Что произошло: добыча и исследования

redplanet-event-production-started =
    { $phase ->
        [1] Первая фаза добычи
        [2] Вторая фаза добычи
       *[3] Третья фаза добычи
    }
redplanet-event-tokens-laid = { $region }: добыча — { $resource } × { $count }
redplanet-event-tokens-taken = { $colour } получили: { $resource } × { $count } ({ $region })
redplanet-event-tokens-left =
    { $count ->
        [one] { $region }: остался { $count } жетон
        [few] { $region }: осталось { $count } жетона
       *[many] { $region }: осталось { $count } жетонов
    }
redplanet-event-tokens-removed =
    { $count ->
        [one] { $region }: из игры убран { $count } жетон
        [few] { $region }: из игры убрано { $count } жетона
       *[many] { $region }: из игры убрано { $count } жетонов
    }
redplanet-event-discovery-revealed = { $region }: исследование «{ $card }»
redplanet-event-astronauts-lost = { $colour } потеряли { redplanet-n-astronauts-whom }: { $region }
redplanet-event-resource-changed = { $region }: теперь здесь { $resource }
redplanet-event-astronaut-evacuated = { $colour } увели астронавта: { $origin } → { $region }
redplanet-event-crews-landed =
    { $count ->
        [one] { $region }: со стартовых площадок прибыл { $count } астронавт
        [few] { $region }: со стартовых площадок прибыли { $count } астронавта
       *[many] { $region }: со стартовых площадок прибыли { $count } астронавтов
    }

## Что произошло: подсчёт очков

redplanet-event-mission-scored = { $colour }, цель «{ $card }»: { redplanet-n-points }
redplanet-event-ice-scored = { $colour }, «Монополия на лёд»: { redplanet-n-points }
redplanet-event-discovery-scored = { $colour }, «{ $card }» ({ $region }): { redplanet-n-points }
redplanet-event-scored = { $colour } набрали { redplanet-n-points }
redplanet-event-game-won = { $colour } победили!
redplanet-event-victory-shared = { $colour } разделили победу
redplanet-event-both-lost = Больше всех очков у нейтрального цвета: оба игрока проиграли

## Почему нельзя

redplanet-why-played-already = Этот персонаж уже разыгран ({ $thing }): сначала нужно вернуть карты в руку.
redplanet-why-same-character = Этот персонаж уже выбран: { $thing }.
redplanet-why-no-ship = Здесь нет корабля: { $thing }.
redplanet-why-ship-left = Этот корабль уже отправился.
redplanet-why-ship-full = На этом корабле всего { redplanet-n-seats }, свободных нет.
redplanet-why-too-few-seats = Мест нужно { $needed }, а свободных на этом корабле — { $free }.
redplanet-why-no-reserve = В запасе не осталось астронавтов.
redplanet-why-too-few-in-reserve = Астронавтов нужно { $needed }, а в запасе — { $reserve }.
redplanet-why-same-ship = Нужен другой корабль.
redplanet-why-no-token-left = { $thing }: такого жетона региона в общем запасе не осталось.
redplanet-why-no-tokens-at-all = В общем запасе не осталось жетонов регионов.
redplanet-why-none-here-of-yours = { $thing }: ваших астронавтов здесь нет.
redplanet-why-no-way-from-phobos = { $thing }: соседних регионов нет, пешком отсюда не уйти.
redplanet-why-not-adjacent = { $thing } — не соседний регион.
redplanet-why-no-discovery-here = { $thing }: карты исследования здесь нет.
redplanet-why-deck-empty = Колода колонизации пуста.
redplanet-why-all-covered = Карты исследований лежат уже во всех внешних регионах: можно только посмотреть одну из них.
redplanet-why-not-outer = { $thing } — не внешний регион, а карты исследований размещают только во внешних.
redplanet-why-has-discovery = { $thing }: карта исследования здесь уже есть.
redplanet-why-not-full-only = Этот корабль заполнен и отправится сам: выберите тот, где есть свободное место.
redplanet-why-empty-ship = На борту никого нет, а по вашим домашним правилам пустой корабль отправить нельзя.
redplanet-why-not-present = Там уже должен быть ваш астронавт.
redplanet-why-nobody-to-replace = Там нет астронавтов другого цвета.
redplanet-why-not-another-colour = Астронавта того же цвета заменить нельзя.
redplanet-why-not-here = { $thing }: астронавтов этого цвета там нет.
redplanet-why-out-of-reach = { $thing } — внутренний регион, до него не дотянуться.
redplanet-why-nobody-here = { $thing }: здесь никого нет.
redplanet-why-not-on-mars = { $thing } — не регион самого Марса: выберите другой.
redplanet-why-must-move-one = С Фобоса нужно высадить хотя бы одного астронавта.
redplanet-why-same-destination = Корабль и так туда летит ({ $thing }), а по вашим домашним правилам курс нужно сменить.
redplanet-why-no-token-on-ship = На этом корабле нет жетона региона.
redplanet-why-no-two-tokens = Для обмена нужны два корабля с жетонами регионов.
redplanet-why-not-your-card = У вас нет такой карты действия.
redplanet-why-wrong-moment = Сейчас не время разыгрывать «{ $thing }».
redplanet-why-no-effect-now = Сейчас от карты «{ $thing }» не будет никакого толку.
redplanet-why-not-a-mission = «{ $thing }» — не карта цели.
redplanet-why-compulsory = Это можно выполнить, а значит, отказаться нельзя.
redplanet-why-card-is-no-discovery = Вытянутая карта — не исследование: её место в коробке.
redplanet-why-must-attach = Пока есть свободный внешний регион, исследование нужно разместить.
redplanet-why-none-lost = У вас нет потерянных астронавтов.
redplanet-why-not-dealt = Карту «{ $thing }» вам не сдавали.
redplanet-why-no-swapping = В этом издании жетоны регионов местами не меняют.

## Домашние правила

redplanet-switch-layout = Карта
    .help = Как собрана карта Марса; «случайная» означает, что вариант определит случай в начале партии.
redplanet-switch-layout-random = случайная
redplanet-switch-layout-A = вариант A
redplanet-switch-layout-B = вариант B
redplanet-switch-layout-C = вариант C
redplanet-switch-layout-D = вариант D
redplanet-switch-open-start = Первые корабли без региона
    .help = Что делать, если на одном из первых кораблей не указан регион назначения.
redplanet-switch-open-start-redraw = заменить другим
redplanet-switch-open-start-owner = выбирает тот, чей астронавт на борту
redplanet-switch-open-start-wait = пусть ждёт
redplanet-switch-launches-at-once = Полные корабли улетают сразу
    .help = Корабль отправляется, как только заполнится, даже посреди хода; без этого правила — когда карта полностью выполнена.
redplanet-switch-splits-ties = При ничьей делят
    .help = При равном числе астронавтов лидеры делят жетоны региона; без этого правила жетоны никому не достаются и остаются на месте.
redplanet-switch-effects-optional = Способности по желанию
    .help = От особой способности персонажа можно отказаться; без этого правила выполняется всё, что возможно.
redplanet-switch-choice-may-change = Выбор можно изменить
    .help = Другого персонажа можно выбрать, пока выбор не сделали все.
redplanet-switch-agent-may-pick-full = Шпиону подходит полный корабль
    .help = Шпион может отправить и заполненный корабль, который улетел бы сам.
redplanet-switch-agent-may-pick-empty = Шпиону подходит пустой корабль
    .help = Шпион может отправить корабль, на борту которого никого нет.
redplanet-switch-empty-ships-explore = Пустые корабли ведут разведку
    .help = Корабль, прибывший пустым, тоже открывает ресурс региона.
redplanet-switch-boarder-repicks = Первый на борту выбирает всегда
    .help = Первый, кто займёт пустой корабль без указанного региона, сам выбирает курс, даже если его уже задал Пилот.
redplanet-switch-covered-tokens-return = Накрытые жетоны возвращаются
    .help = Накрытый жетон региона сразу возвращается в общий запас; без этого правила он остаётся на корабле.
redplanet-switch-pilot-may-repeat = Пилот может повторить курс
    .help = Пилот может положить жетон того региона, куда корабль и так летит.
redplanet-switch-destroyed-tokens-return = Жетоны не гибнут с кораблём
    .help = Жетоны регионов с уничтоженного корабля возвращаются в общий запас; без этого правила они выбывают из игры.
redplanet-switch-discards-return = Сброс возвращается
    .help = Когда колода колонизации заканчивается, сброшенные карты перемешивают и составляют из них новую.
redplanet-switch-draws-when-covered = Карту можно взять всегда
    .help = Учёный может взять карту колонизации, даже если во всех внешних регионах уже есть исследования.
redplanet-switch-fresh-presence = Новичок тоже считается
    .help = Чтобы заменить кого-то на корабле, достаточно астронавта, размещённого там этой же картой.
redplanet-switch-drop-most = Предел высадки с Фобоса
    .help = Сколько астронавтов Солдат может высадить с Фобоса.
redplanet-switch-drop-most-0 = как на карте
redplanet-switch-drop-most-1 = 1
redplanet-switch-drop-most-2 = 2
redplanet-switch-drop-most-3 = 3
redplanet-switch-drop-most-4 = 4
redplanet-switch-drop-most-5 = 5
redplanet-switch-drop-most-6 = 6
redplanet-switch-drop-most-7 = 7
redplanet-switch-drop-most-8 = 8
redplanet-switch-drop-most-9 = 9
redplanet-switch-cave-in-keeps-leftovers = Обрушение хоронит всё
    .help = Жетоны, которые уже лежат в регионе с обрушением шахты, тоже никому не достаются.
redplanet-switch-zero-is-most = Ноль может быть больше всех
    .help = Если чего-то нет ни у кого, все делят первое место.
redplanet-switch-scores-stop-at-zero = Счёт не ниже нуля
    .help = Отрицательный итог считается нулём.
redplanet-switch-neutral-may-lead = Нейтральный цвет может быть первым
    .help = Первым игроком может стать нейтральный цвет; без этого правила им становится тот, кто им управляет.
redplanet-switch-neutral-may-decline = Нейтральные исследования по желанию
    .help = Исследование, вытянутое нейтральным цветом, можно убрать в коробку; без этого правила его нужно разместить.

## Откуда очки

redplanet-source-tokens = Жетоны
redplanet-source-mission = Цель
redplanet-source-ice = Монополия на лёд
redplanet-source-discovery = Исследование
redplanet-tie-tokens = При ничьей: жетоны очков

## Что лежит в коробке

redplanet-kind-edition = Издание
redplanet-kind-region = Регион
redplanet-kind-layout = Карта
redplanet-kind-ship = Корабль
redplanet-kind-resource = Жетоны
redplanet-kind-character = Персонаж
redplanet-kind-discovery = Исследование
redplanet-kind-mission = Цель
redplanet-kind-action = Действие

## Что не так с коробкой

box-reserved-id = { box-place }: идентификатор «{ $id }» означает корабль без региона назначения; выберите другой.
box-duplicate-number = { box-place }: номер { $number } встречается не один раз.
box-unknown-region = { box-place }: региона «{ $region }» здесь быть не может.
box-region-count =
    { box-place }: { $kind ->
        [outer] внешних регионов
        [inner] внутренних регионов
       *[moon] регионов-спутников
    } должно быть { $needed }, а их { $count }.
box-no-layout = { box-place }: нужен хотя бы один вариант карты.
box-region-left-out = { box-place }: не хватает региона «{ $region }».
box-self-edge = { box-place }: регион «{ $region }» не может граничить сам с собой.
box-duplicate-edge = { box-place }: граница между «{ $region }» и «{ $other }» указана дважды.
box-no-neighbour = { box-place }: у региона «{ $region }» нет соседних.
box-unreachable = { box-place }: из региона «{ $other }» нет пути в регион «{ $region }».
box-ship-count = { box-place }: кораблей должно быть { $needed }, а их { $count }.
box-open-ships = { box-place }: кораблей без региона назначения должно быть не больше { $most }, а их { $count }.
box-resource-count = { box-place }: жетонов ресурсов должно быть { $needed }, а их { $count }.
box-role-count = { box-place }: персонажей должно быть { $needed }, а их { $count }.
box-too-few-missions = { box-place }: для раздачи нужно карт целей не меньше { $needed }, а их { $count }.
box-place-mode = { box-place }: одного астронавта размещают как «any», нескольких — иначе, а здесь их { $count } и указано «{ $mode }».
box-wrong-moment = { box-place }: эффект «{ $effect }» не может сработать в момент «{ $given }».
box-tier-count = { box-place }: чисел должно быть столько же, сколько регионов, то есть { $needed }, а их { $count }.

## Вопросы в двух словах: что будет дальше

redplanet-crumb-keep-mission = цель
redplanet-crumb-choose-character = персонаж
redplanet-crumb-change-character = смена персонажа
redplanet-crumb-choose-another = другой персонаж
redplanet-crumb-place-astronaut = посадка
redplanet-crumb-place-elsewhere = посадка
redplanet-crumb-place-together = посадка вместе
redplanet-crumb-choose-destination = курс
redplanet-crumb-move-from = кто идёт
redplanet-crumb-move-to = куда идёт
redplanet-crumb-look-or-draw = взять или посмотреть
redplanet-crumb-look-at-discovery = просмотр
redplanet-crumb-attach-discovery = размещение исследования
redplanet-crumb-attach-or-box = разместить или убрать
redplanet-crumb-force-launch = отправление
redplanet-crumb-launch-own-ship = свой корабль
redplanet-crumb-destroy-ship = уничтожение
redplanet-crumb-replace-astronaut = где заменить
redplanet-crumb-replace-whom = кого заменить
redplanet-crumb-kill-astronaut = где уничтожить
redplanet-crumb-kill-whom = кого уничтожить
redplanet-crumb-drop-to = высадка
redplanet-crumb-redirect-ship = смена курса
redplanet-crumb-new-destination = новый курс
redplanet-crumb-swap-tokens = первый корабль
redplanet-crumb-swap-with = второй корабль
redplanet-crumb-play-action = карта действия
redplanet-crumb-rescue-at = куда вернуть
redplanet-crumb-rescue-more = вернуть ещё
redplanet-crumb-evacuate-to = эвакуация

# pages

redplanet-edition-2005-about = Десять областей, без Фобоса и карт действий. Полный корабль улетает сразу.
redplanet-edition-2015-about = Девять областей, две из них внутренние, и Фобос. Карты действий; правила для двоих.
redplanet-edition-2025-about = Девять областей в четырёх раскладках, три внутренние, и Фобос. Правила для двоих.
