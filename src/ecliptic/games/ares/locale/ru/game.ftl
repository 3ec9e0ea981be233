### Ares Expedition. Names come as they are printed; sentences are built so that they fit any name.
### The names of the cards are in cards.ftl.

ares-about = Одновременно выбирайте фазы, разыгрывайте проекты, сделайте Марс пригодным для жизни.
ares-title = Покорение Марса. Экспедиция «Арес»
ares-edition-versus = Соревновательная игра
ares-edition-coop = Кооперативная игра на двоих
ares-edition-solo = Одиночная игра

## Counted things, for other messages

ares-n-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
# Accusative: what is taken, discarded, played.
ares-n-cards-whom =
    { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
ares-n-other-cards-whom =
    { $other ->
        [one] { $other } карту
        [few] { $other } карты
       *[many] { $other } карт
    }
ares-n-steps =
    { $count ->
        [one] { $count } деление
        [few] { $count } деления
       *[many] { $count } делений
    }
ares-n-points = { $points } ПО
ares-n-heat =
    { $count ->
        [one] { $count } тепло
       *[other] { $count } тепла
    }
ares-n-plants =
    { $count ->
        [one] { $count } растение
        [few] { $count } растения
       *[many] { $count } растений
    }
# Any special resources, where their kind is not known.
ares-n-cubes =
    { $count ->
        [one] { $count } особый ресурс
        [few] { $count } особых ресурса
       *[many] { $count } особых ресурсов
    }
ares-n-heat-made =
    { $heat ->
        [one] { $heat } тепло
       *[other] { $heat } тепла
    }
ares-n-plants-made =
    { $plants ->
        [one] { $plants } растение
        [few] { $plants } растения
       *[many] { $plants } растений
    }

## Colours

ares-colour-red = Красные
ares-colour-blue = Синие
ares-colour-yellow = Жёлтые
ares-colour-green = Зелёные
ares-no-colour = такого цвета нет

## Phases

ares-phase-development = I. Развитие
ares-phase-construction = II. Строительство
ares-phase-action = III. Действия
ares-phase-production = IV. Производство
ares-phase-research = V. Исследование
ares-no-phase = такой фазы нет

## Goods, tags, cubes, zones

ares-good-mc = М€
ares-good-heat = тепло
ares-good-plants = растения
ares-good-cards = карты
ares-good-rating = РТ
ares-no-good = ничего
# Tags and zones are in the genitive: they always follow “метка” or stand before “зоны”.
ares-tag-building = здания
ares-tag-space = космоса
ares-tag-power = энергии
ares-tag-science = открытий
ares-tag-jupiter = Юпитера
ares-tag-earth = Земли
ares-tag-plant = растений
ares-tag-microbe = микробов
ares-tag-animal = животных
ares-tag-event = события
# Special resources on cards; the number stands before them.
ares-cube-animal =
    { $count ->
        [one] животное
       *[other] животных
    }
ares-cube-microbe =
    { $count ->
        [one] микроб
        [few] микроба
       *[many] микробов
    }
ares-cube-science =
    { $count ->
        [one] открытие
        [few] открытия
       *[many] открытий
    }
ares-zone-purple = фиолетовой
ares-zone-red = красной
ares-zone-yellow = жёлтой
ares-zone-white = белой
ares-parameter-temperature = температура
ares-parameter-oxygen = уровень кислорода
ares-parameter-ocean = океан
ares-no-parameter = такого параметра нет
ares-item-cube = кубик
ares-item-marker = маркер
ares-no-item = ничего

## Standard actions and other things to choose

ares-standard-forest-plants = высадить лес за растения
ares-standard-forest-mc = высадить лес за М€
ares-standard-temperature-heat = повысить температуру за тепло
ares-standard-temperature-mc = повысить температуру за М€
ares-standard-ocean-mc = перевернуть жетон океана за М€
ares-no-standard = такого стандартного действия нет
ares-space = область { $number }
ares-degrees = { $value } °C
ares-amount = { $count }
ares-heat = { ares-n-heat }
ares-no-way = такого варианта нет
ares-no-card = такой карты нет
ares-nothing = ничего

## Joints

ares-comma = { $first }, { $next }
ares-or = { $first } или { $next }
ares-then = { $first }, { $next }
ares-slash = { $first } / { $next }
ares-part = { $first } · { $next }

## What cards say: steps

ares-says-gain-mc = получите { $count } М€
ares-says-gain-heat = получите { ares-n-heat }
ares-says-gain-plants = получите { ares-n-plants }
ares-says-gain-rating = получите { $count } РТ
ares-says-gain-mc-chosen = получите ещё { $count } М€, если эту фазу выбрали вы
ares-says-gain-heat-chosen = получите ещё { ares-n-heat }, если эту фазу выбрали вы
ares-says-gain-plants-chosen = получите ещё { ares-n-plants }, если эту фазу выбрали вы
ares-says-gain-rating-chosen = получите ещё { $count } РТ, если эту фазу выбрали вы
ares-says-gain-with-plants =
    { $other ->
        [one] получите { ares-n-plants }, если у вас не меньше { $other } метки { $names }
       *[other] получите { ares-n-plants }, если у вас не меньше { $other } меток { $names }
    }
ares-says-gain-per-rating = получите { $count } РТ за каждую вашу метку { $names }, включая эту
ares-says-gain-amount-mc = получите столько же М€
ares-says-gain-amount-plants = получите столько же растений
ares-says-raise-temperature = повысьте температуру на { ares-n-steps }
ares-says-raise-oxygen = повысьте уровень кислорода на { ares-n-steps }
ares-says-raise-ocean =
    { $count ->
        [one] переверните { $count } жетон океана
        [few] переверните { $count } жетона океана
       *[many] переверните { $count } жетонов океана
    }
ares-says-raise-forest =
    { $count ->
        [one] высадите { $count } лес
        [few] высадите { $count } леса
       *[many] высадите { $count } лесов
    }
ares-says-draw = возьмите { ares-n-cards-whom }
ares-says-draw-amount = возьмите столько же карт
ares-says-discard = сбросьте { ares-n-cards-whom }
ares-says-keep = возьмите { ares-n-other-cards-whom } и оставьте себе { $count } из них
ares-says-university = можете сбросить карту и взять взамен { $count }, а если на сброшенной есть метка { $names } — { $other }
ares-says-reveal =
    { $count ->
        [1] откройте верхнюю карту колоды и заберите её, если на ней есть метка { $names }
        [one] откройте { $count } верхнюю карту колоды и заберите одну с меткой { $names }
        [few] откройте { $count } верхние карты колоды и заберите одну с меткой { $names }
       *[many] откройте { $count } верхних карт колоды и заберите одну с меткой { $names }
    }
ares-says-brainstorm =
    { $count ->
        [1] откройте верхнюю карту колоды: если она не зелёная, заберите её, иначе получите { $other } М€
        [one] откройте { $count } верхнюю карту колоды и заберите одну не зелёную, а если таких нет, получите { $other } М€
        [few] откройте { $count } верхние карты колоды и заберите одну не зелёную, а если таких нет, получите { $other } М€
       *[many] откройте { $count } верхних карт колоды и заберите одну не зелёную, а если таких нет, получите { $other } М€
    }
ares-says-put-here = положите { $count } { $kinds } на эту карту
ares-says-put-elsewhere = положите { $count } { $kinds } на другую карту
ares-says-put-anywhere = положите { $count } { $kinds } на любую свою карту
ares-says-remove-here = уберите { $count } { $kinds } с этой карты
ares-says-remove-anywhere = уберите { $count } { $kinds } с любой своей карты
ares-says-play-more = можете разыграть в этой фазе ещё { ares-n-cards-whom }
ares-says-play-free = можете разыграть зелёную карту с указанной стоимостью не больше { $count } М€, не платя за неё М€
ares-says-next-less = ваша следующая карта в этой фазе стоит на { $count } М€ меньше
ares-says-next-zone =
    { $count ->
        [one] в требовании вашей следующей карты в этой фазе цветную зону можно сместить на { $count } цвет
        [few] в требовании вашей следующей карты в этой фазе цветную зону можно сместить на { $count } цвета
       *[many] в требовании вашей следующей карты в этой фазе цветную зону можно сместить на { $count } цветов
    }

ares-says-choose = выберите: { $ways }

## What cards say: effects

# These follow “each time you”.
ares-raising-temperature = повышаете температуру
ares-raising-oxygen = повышаете уровень кислорода
ares-raising-ocean = переворачиваете жетон океана
ares-raising-forest = высаживаете лес

ares-says-less-all = карты стоят для вас на { $count } М€ меньше
ares-says-less-tag = карты с меткой { $names } стоят для вас на { $count } М€ меньше
ares-says-less-dear = карты с указанной стоимостью не меньше { $other } М€ стоят для вас на { $count } М€ меньше
ares-says-worth-steel = каждый запас стали снижает стоимость ещё на { $count } М€
ares-says-worth-titanium = каждый запас титана снижает стоимость ещё на { $count } М€
ares-says-microbes-pay =
    { $other ->
        [one] оплачивая карту, можете потратить { $other } микроб отсюда как { $count } М€
        [few] оплачивая карту, можете потратить { $other } микроба отсюда как { $count } М€
       *[many] оплачивая карту, можете потратить { $other } микробов отсюда как { $count } М€
    }
ares-says-plants-pay =
    { $other ->
        [one] оплачивая карту, можете потратить { $other } растение как { $count } М€
        [few] оплачивая карту, можете потратить { $other } растения как { $count } М€
       *[many] оплачивая карту, можете потратить { $other } растений как { $count } М€
    }
ares-says-heat-pays = тепло можно тратить как М€
ares-says-standard-less = стандартные действия за М€ стоят на { $count } М€ меньше
ares-says-forest-less = высадить лес стоит на { ares-n-plants } меньше
ares-says-sale-more = проданные карты приносят на { $count } М€ больше
ares-says-research-draw = в фазе исследования возьмите ещё { ares-n-cards-whom }
ares-says-research-keep = в фазе исследования оставьте себе ещё { ares-n-other-cards-whom }
ares-says-research-draw-keep = в фазе исследования возьмите ещё { ares-n-cards-whom } и оставьте себе ещё { $other }
ares-says-zones = в требованиях карт цветную зону можно сместить на один цвет
ares-says-buy-rating = когда ваш РТ впервые за фазу увеличивается, можете заплатить { $count } М€ и получить ещё 1 РТ
ares-says-when-card = каждый раз, когда вы разыгрываете карту, { $does }
ares-says-when-card-or-this = каждый раз, когда вы разыгрываете карту, включая эту, { $does }
ares-says-when-tag = за каждую метку { $names } на разыгрываемой карте { $does }
ares-says-when-tag-or-this = за каждую метку { $names } на разыгрываемой карте, в том числе на этой, { $does }
ares-says-after-raise = каждый раз, когда вы { $raising }, { $does }
ares-says-after-steel = за каждый запас стали на разыгрываемой карте { $does }
ares-says-after-action = каждый раз, когда вы выполняете действие карты, { $does }

## What cards say: costs of actions

ares-way = { $costs } → { $gains }
ares-way-free = → { $gains }
ares-says-mc = { $count } М€
ares-says-mc-less-per-steel = { $count } М€ (−{ $other } за каждый запас стали)
ares-says-mc-less-per-titanium = { $count } М€ (−{ $other } за каждый запас титана)
ares-says-mc-less-per-tag = { $count } М€ (−{ $other } за каждую метку { $names })
ares-says-mc-less-blue =
    { $blue ->
        [one] { $count } М€ (−{ $other }, если у вас не меньше { $blue } синей карты)
       *[other] { $count } М€ (−{ $other }, если у вас не меньше { $blue } синих карт)
    }
ares-says-pay-heat = { ares-n-heat }
ares-says-pay-plants = { ares-n-plants }
ares-says-pay-rating = { $count } РТ
ares-says-pay-discard = сбросьте { ares-n-cards-whom }
ares-says-pay-chosen-plants = { ares-n-plants } (или { $other }, если эту фазу выбрали вы)
ares-says-pay-amount-heat = любое количество тепла
ares-says-pay-amount-heat-most = до { $count } тепла
ares-says-pay-amount-discard = сбросьте любое количество карт
ares-says-pay-amount-discard-most =
    { $count ->
        [one] сбросьте до { $count } карты
       *[other] сбросьте до { $count } карт
    }

## What cards say: needs, production, points

ares-says-zone-temperature = температура не ниже { $zone } зоны
ares-says-zone-temperature-most = температура не выше { $zone } зоны
ares-says-zone-oxygen = уровень кислорода не ниже { $zone } зоны
ares-says-zone-oxygen-most = уровень кислорода не выше { $zone } зоны
ares-says-oceans =
    { $count ->
        [one] перевёрнуто не меньше { $count } жетона океана
       *[other] перевёрнуто не меньше { $count } жетонов океана
    }
ares-says-oceans-most =
    { $count ->
        [one] перевёрнуто не больше { $count } жетона океана
       *[other] перевёрнуто не больше { $count } жетонов океана
    }
ares-says-tags =
    { $count ->
        [one] { $count } метка { $names }
        [few] { $count } метки { $names }
       *[many] { $count } меток { $names }
    }
ares-says-rating = РТ не меньше { $count }
ares-says-spend-heat = { ares-n-heat }
ares-says-spend-plants = { ares-n-plants }
ares-says-spend-rating = { $count } РТ
ares-says-produce-mc = { $count } М€
ares-says-produce-heat = { ares-n-heat }
ares-says-produce-plants = { ares-n-plants }
ares-says-produce-cards = { ares-n-cards }
ares-says-produce-per = { $what } за каждую метку { $names }
ares-says-produce-per-each =
    { $other ->
        [one] { $what } за каждую { $other } метку { $names }
        [few] { $what } за каждые { $other } метки { $names }
       *[many] { $what } за каждые { $other } меток { $names }
    }
ares-says-produce-per-forest = { $what } за каждый лес
ares-says-produce-per-forest-each =
    { $other ->
        [one] { $what } за каждый { $other } лес
        [few] { $what } за каждые { $other } леса
       *[many] { $what } за каждые { $other } лесов
    }
ares-says-fixed = { $count }
ares-says-per-cube = { $count } за { $kinds } на этой карте
ares-says-per-cube-each = { $count } за каждые { $other } { $kinds } на этой карте
ares-says-per-tag = { $count } за каждую метку { $names }
ares-says-per-tag-each =
    { $other ->
        [one] { $count } за каждую { $other } метку { $names }
        [few] { $count } за каждые { $other } метки { $names }
       *[many] { $count } за каждые { $other } меток { $names }
    }
ares-says-per-forest = { $count } за каждый лес
ares-says-per-forest-each =
    { $other ->
        [one] { $count } за каждый { $other } лес
        [few] { $count } за каждые { $other } леса
       *[many] { $count } за каждые { $other } лесов
    }
ares-says-per-card = { $count } за каждый разыгранный проект
ares-says-per-card-each =
    { $other ->
        [one] { $count } за каждый { $other } разыгранный проект
        [few] { $count } за каждые { $other } разыгранных проекта
       *[many] { $count } за каждые { $other } разыгранных проектов
    }
ares-says-per-blue = { $count } за каждую синюю карту
ares-says-per-blue-each =
    { $other ->
        [one] { $count } за каждую { $other } синюю карту
        [few] { $count } за каждые { $other } синие карты
       *[many] { $count } за каждые { $other } синих карт
    }

## The parts of a card

ares-text-green = зелёная, { $cost } М€
ares-text-blue = синяя, { $cost } М€
ares-text-red = красная, { $cost } М€
ares-text-corporation = корпорация, в начале { $mc } М€
ares-text-tags = метки { $tags }
ares-text-needs = требование: { $what }
ares-text-spends = также потратьте { $what }
ares-text-production = производство: { $what }
ares-text-steel = запас стали +{ $count }
ares-text-titanium = запас титана +{ $count }
ares-text-draws = в начале возьмите { ares-n-cards-whom }
ares-text-instant = сразу: { $what }
ares-text-effect = эффект: { $what }
ares-text-action = действие: { $what }
ares-text-points = ПО: { $what }

## What a player can do

ares-do-found = Выбрать корпорацию «{ $thing }»
ares-do-found-for = Выбрать корпорацию «{ $thing }»: { $mc } М€
ares-do-exchange = Обменять «{ $thing }»
ares-do-plan = { $thing }
ares-do-plan-development = { $thing }: розыгрыш зелёной карты, вам на 3 М€ дешевле
ares-do-plan-construction = { $thing }: розыгрыш синей или красной карты; вам ещё одна или карта из колоды
ares-do-plan-action = { $thing }: на картах и стандартные; вам одно действие карты дважды
ares-do-plan-production = { $thing }: доход от производства, вам на 4 М€ больше
ares-do-plan-research = { $thing }: взять 2 карты и оставить 1; вам взять на 3 и оставить на 1 больше
ares-do-neutral = { $thing }
ares-do-sell = Продать карты
ares-do-sell-each = Продать карты: по { $price } М€
ares-do-sell-card = Продать «{ $thing }»
ares-do-sell-card-for = Продать «{ $thing }»: { $price } М€
ares-do-stop = Больше не продавать
ares-do-play = Разыграть «{ $thing }»
ares-do-play-for = Разыграть «{ $thing }»: { $price } М€
ares-do-play-selling = Разыграть «{ $thing }»: { $price } М€, продав карты ({ $count })
ares-do-draw = Взять карту вместо розыгрыша ещё одной
ares-do-draw-bonus = Взять карту
ares-do-done = Готово
ares-do-done-converting = Готово, сначала потратив тепло или растения
ares-do-resume = Подумать ещё
ares-do-use = Выполнить действие «{ $thing }»
ares-do-use-for = Выполнить действие «{ $thing }»: { $what }
ares-do-standard = Стандартное действие: { $thing }
ares-do-standard-for = Стандартное действие: { $thing } ({ $price })
ares-do-standard-selling = Стандартное действие: { $thing } ({ $price }), продав карты ({ $count })
ares-do-way = { $thing }
ares-do-amount = { $thing }
ares-do-more = Больше
ares-do-pay-heat = Заплатить { $thing }
ares-do-pay-microbes = Заплатить микробами
ares-do-microbes-pay = Заплатить { $worth } М€ микробами ({ $count })
ares-do-pay-plants = Заплатить растениями
ares-do-plants-pay = Заплатить { $worth } М€ растениями ({ $count })
ares-do-pay = Заплатить и получить ещё 1 РТ
ares-do-buy-rating = Заплатить { $worth } М€ и получить ещё 1 РТ
ares-do-decline = Отказаться
ares-do-decline-to-pay-so = Заплатить иначе
ares-do-discard = Сбросить «{ $thing }»
ares-do-keep = Оставить «{ $thing }»
ares-do-keep-what = Оставить «{ $thing }» ({ $what })
ares-do-take = Забрать «{ $thing }»
ares-do-take-what = Забрать «{ $thing }» ({ $what })
ares-do-put = На карту «{ $thing }»
ares-do-put-now = На карту «{ $thing }» (сейчас { $count })
ares-do-remove = С карты «{ $thing }»
ares-do-remove-now = С карты «{ $thing }» (сейчас { $count })
ares-do-flip = Перевернуть жетон: { $thing }
ares-do-resolve = «{ $thing }»
ares-do-resolve-what = «{ $thing }»: { $what }
ares-do-raise = Повысить: { $thing }
ares-do-take-cube = Взять кубик: 1 М€
ares-do-take-marker = Взять маркер: обмен картами
ares-do-offer = Предложить «{ $thing }»
ares-do-give = Отдать «{ $thing }»

## What a player is asked

ares-ask-exchange-cards =
    { $marked ->
        [0] { $colour }: отметьте карты, которые хотите обменять на новые; «Готово» — оставить все
       *[other] { $colour }: отметьте ещё карты для обмена (уже отмечено: { $marked }) или закончите: «Готово»
    }
ares-ask-choose-corporation = { $colour }: выберите корпорацию
ares-ask-choose-corporation-again = { $colour }: вы выбрали «{ $card }»; изменить?
ares-ask-choose-phase = { $colour }: втайне выберите фазу на этот раунд
ares-ask-choose-phase-again = { $colour }: вы выбрали фазу «{ $phase }»; изменить?
ares-ask-development-phase = { $colour }: разыграйте зелёную карту (у вас { $mc } М€) или закончите: «Готово»
ares-ask-construction-phase = { $colour }: разыграйте синюю или красную карту (у вас { $mc } М€) или закончите: «Готово»
ares-ask-action-phase = { $colour }: выполняйте действия (у вас { $mc } М€) или закончите: «Готово»
ares-ask-think-again = { $colour }: вы закончили; можете подумать ещё
ares-ask-draw-or-not = { $colour }: взять карту в качестве бонуса?
ares-ask-sell-cards = { $colour }: продайте карту за { $sale } М€ или закончите продажу
ares-ask-sell-at-will = { $colour }: пока другие выбирают, можете продавать карты
ares-ask-sell-to-pay = { $colour }: продайте карту, не хватает { $left } М€
ares-ask-sell-excess =
    { $excess ->
        [one] { $colour }: в руке слишком много карт, продайте { $excess } карту
        [few] { $colour }: в руке слишком много карт, продайте { $excess } карты
       *[many] { $colour }: в руке слишком много карт, продайте { $excess } карт
    }
ares-ask-pay-microbes = { $colour }: нужно { $count } М€ за карту «{ $card }»; заплатить микробами?
ares-ask-pay-plants = { $colour }: нужно { $count } М€ за карту «{ $card }»; заплатить растениями?
ares-ask-pay-heat = { $colour }: нужно заплатить { $count } М€; сколько из них теплом?
ares-ask-buy-rating = { $colour }: ваш РТ вырос; заплатить и получить ещё 1 РТ?
ares-ask-discard = { $colour }: сбросьте { ares-n-cards-whom }
ares-ask-discard-to-draw = { $colour }: можете сбросить карту и взять взамен из колоды
ares-ask-keep-card =
    { $keeps ->
        [1] { $colour }: оставьте себе 1 из этих карт
       *[other] { $colour }: оставьте себе { $keeps } из этих карт, выберите первую
    }
ares-ask-take-revealed = { $colour }: заберите одну из подходящих открытых карт
ares-ask-put-on = { $colour }, «{ $card }»: выберите карту, на которую положите { ares-n-cubes }
ares-ask-remove-from = { $colour }, «{ $card }»: выберите карту, с которой уберёте { ares-n-cubes }
ares-ask-choose-one = { $colour }: выберите, что даст карта «{ $card }»
ares-ask-choose-way = { $colour }, «{ $card }»: выберите, как выполнить действие
ares-ask-choose-amount = { $colour }, «{ $card }»: выберите, сколько потратить
ares-ask-play-free = { $colour }: разыграть бесплатно зелёную карту с указанной стоимостью не больше { $count } М€?
ares-ask-flip-one = { $colour }: выберите жетон океана, который перевернёте
ares-ask-resolve-trigger = { $colour }: выберите, какой эффект сработает первым
ares-ask-take-item = { $colour }: возьмите из запаса кубик или маркер
ares-ask-offer-card = { $colour }: предложите партнёру карту, не показывая её, или откажитесь
ares-ask-give-card = { $colour }: партнёр предлагает карту; отдайте взамен свою или откажитесь
ares-ask-choose-neutral = { $colour }: выберите нейтральную фазу этого раунда
ares-ask-order-stack = { $colour }: выберите нейтральные фазы последних раундов по порядку
ares-ask-raise-by-itself = { $colour }: выберите, что повысится автоматически

## What has happened: setup and planning

ares-event-corporation-dealt = { $colour } могут выбрать корпорацию «{ $card }»
ares-event-corporation-dealt-hidden = { $colour } получают карту корпорации
ares-event-card-drawn = { $colour } берут карту «{ $card }»
ares-event-card-drawn-hidden = { $colour } берут карту
ares-event-cards-exchanged =
    { $count ->
        [0] { $colour } оставляют все карты
       *[other] { $colour } обменивают { ares-n-cards-whom }
    }
ares-event-corporation-founded = { $colour } выбирают корпорацию «{ $card }»
ares-event-round-started = Раунд { $round }
ares-event-phase-chosen = { $colour } выбирают фазу «{ $phase }»
ares-event-phase-chosen-hidden = { $colour } выбрали фазу
ares-event-phase-revealed = { $colour } раскрывают фазу «{ $phase }»
ares-event-neutral-revealed = Нейтральная фаза: { $phase }
ares-event-phase-started = Фаза { $phase }

## What has happened: cards and money

ares-event-card-played = { $colour } разыгрывают карту «{ $card }»
ares-event-paid = { $colour } платят { $count } М€
ares-event-heat-paid = { $colour } тратят { ares-n-heat } вместо М€
ares-event-microbes-paid = { $colour } тратят { $count } { ares-cube-microbe } с карты «{ $card }» вместо { $worth } М€
ares-event-plants-paid = { $colour } тратят { ares-n-plants } вместо { $worth } М€ («{ $card }»)
ares-event-card-sold = { $colour } продают карту «{ $card }» за { $price } М€
ares-event-card-sold-hidden = { $colour } продают карту за { $price } М€
ares-event-card-discarded = { $colour } сбрасывают карту «{ $card }»
ares-event-card-discarded-hidden = { $colour } сбрасывают карту
ares-event-card-kept = { $colour } оставляют себе карту «{ $card }»
ares-event-card-kept-hidden = { $colour } оставляют себе карту
ares-event-card-looked-at = { $colour } смотрят карту «{ $card }»
ares-event-card-looked-at-hidden = { $colour } смотрят карту
ares-event-card-revealed = { $colour } открывают карту «{ $card }»
ares-event-card-taken = { $colour } забирают карту «{ $card }»
ares-event-deck-shuffled = Сброс перемешан, в новой колоде { ares-n-cards }
ares-event-gained = { $colour } получают: { $good } +{ $count }
ares-event-spent = { $colour } тратят: { $good } −{ $count }
ares-event-produced = { $colour } производят { $mc } М€, { ares-n-heat-made }, { ares-n-plants-made }

## What has happened: Mars

ares-event-temperature-raised = { $colour } повышают температуру до { $value }
ares-event-oxygen-raised = { $colour } повышают уровень кислорода до { $value } %
ares-event-ocean-flipped = { $colour } переворачивают жетон океана ({ $space }), награда: { $tile }
ares-event-ocean-repeated = { $colour } снова получают награду последнего жетона океана: { $tile }
ares-event-forest-planted =
    { $count ->
        [one] { $colour } высаживают лес, теперь у них { $count } лес
        [few] { $colour } высаживают лес, теперь у них { $count } леса
       *[many] { $colour } высаживают лес, теперь у них { $count } лесов
    }
ares-event-nothing-raised = { $colour } ничего не получают, максимум уже достигнут: { $parameter }
ares-event-maximum-reached = Достигнут максимум: { $parameter }
ares-event-mars-terraformed = Марс терраформирован в раунде { $round }
ares-event-raised-by-itself = Автоматически растёт { $parameter }: +{ ares-n-steps }

## What has happened: actions and windows

ares-event-cubes-put = { $colour } кладут { ares-n-cubes } на карту «{ $card }»
ares-event-cubes-removed = { $colour } убирают { ares-n-cubes } с карты «{ $card }»
ares-event-cubes-lost = { $colour } теряют { ares-n-cubes }: нет подходящей карты
ares-event-action-used = { $colour } выполняют действие карты «{ $card }»
ares-event-standard-used = { $colour } выполняют стандартное действие: { $standard }
ares-event-seat-done = { $colour } готовы
ares-event-seat-resumed = { $colour } решают подумать ещё
ares-event-everybody-resumed = Последняя возможность в этой фазе: все подтверждают заново
ares-event-item-taken = { $colour } берут из запаса { $item }
ares-event-card-offered = { $colour } предлагают карту «{ $card }»
ares-event-card-offered-hidden = { $colour } предлагают карту
ares-event-offer-declined = { $colour } отказываются от обмена
ares-event-card-received = { $colour } получают карту «{ $card }»
ares-event-card-received-hidden = { $colour } получают карту
ares-event-cards-swapped = { $colour } и { $other } обмениваются картами
ares-event-stack-shuffled = Нейтральные фазы перемешаны, маркер стоит на делении { $marker }

## What has happened: the end

ares-event-round-limit-met = Раунд { $round } был последним: достигнут предел
ares-event-scored = { $colour } набирают { ares-n-points }
ares-event-wealth-counted = { $colour }: ресурсов в сумме — { $wealth }
ares-event-game-won = { $colour } побеждают!
ares-event-victory-shared = { $colour } делят победу
ares-event-team-won = Вы победили вместе: { ares-n-points }
ares-event-team-lost = Марс победил: у вас на двоих { ares-n-points }
ares-event-solo-won = Марс терраформирован: { ares-n-points }
ares-event-solo-lost = Марс не терраформирован: { ares-n-points }

## Why not

ares-why-not-dealt = Карту «{ $thing }» вам не сдавали.
ares-why-not-in-hand = Карты «{ $thing }» нет у вас в руке.
ares-why-chosen-last-round = Фазу «{ $thing }» вы выбирали в прошлом раунде.
ares-why-chosen-already = Вы уже выбрали.
ares-why-hand-empty = У вас в руке нет карт.
ares-why-wrong-colour = Карту такого цвета сейчас разыграть нельзя: «{ $thing }».
ares-why-no-play-left = Больше карт в этой фазе вам не разыграть.
ares-why-said-done = Вы уже сказали «Готово»; чтобы продолжить, решите сначала подумать ещё.
ares-why-not-done = Вы ещё не сказали «Готово».
ares-why-done-is-final = За этим столом «Готово» уже не отменить.
ares-why-too-cold = В начале фазы на Марсе было слишком холодно для карты «{ $thing }».
ares-why-too-warm = В начале фазы на Марсе было слишком тепло для карты «{ $thing }».
ares-why-too-little-oxygen = В начале фазы на Марсе было слишком мало кислорода для карты «{ $thing }».
ares-why-too-much-oxygen = В начале фазы на Марсе было слишком много кислорода для карты «{ $thing }».
ares-why-too-few-oceans = В начале фазы было перевёрнуто слишком мало жетонов океана для карты «{ $thing }».
ares-why-too-many-oceans = В начале фазы было перевёрнуто слишком много жетонов океана для карты «{ $thing }».
ares-why-too-few-tags = У вас слишком мало меток для карты «{ $thing }».
ares-why-rating-too-low = Ваш РТ слишком мал для карты «{ $thing }».
ares-why-too-little-to-spend = Вам не хватает того, что нужно потратить на карту «{ $thing }» (у вас тепла — { $heat }, растений — { $plants }).
ares-why-too-dear = Вам не хватает средств: нужно { $price }, а у вас { $mc } М€, тепла — { $heat }, растений — { $plants }.
ares-why-no-bonus = Бонуса в этой фазе у вас больше нет.
ares-why-draw-needs-play = За этим столом карту берут только после того, как разыграют другую.
ares-why-not-in-play = У вас нет разыгранной карты «{ $thing }».
ares-why-no-action = У карты «{ $thing }» нет действия.
ares-why-used-already = Действие карты «{ $thing }» вы уже выполнили.
ares-why-cannot-pay-action = Вам нечем заплатить за это действие карты «{ $thing }».
ares-why-at-maximum = Это ничего не даст: максимум уже достигнут.
ares-why-no-host = У вас нет карты, на которую это можно положить.
ares-why-no-cubes = На карте не хватает ресурсов.
ares-why-not-looked-at = Карты «{ $thing }» среди этих нет.
ares-why-does-not-match = Карта «{ $thing }» не подходит.
ares-why-flipped-already = Этот жетон океана уже перевёрнут ({ $thing }).
ares-why-too-much = Столько у вас нет, или это больше, чем требуется.
ares-why-too-little = Этого недостаточно.
ares-why-must-pay-so = Без этого вам не заплатить.
ares-why-costs-too-much-to-be-free = Карта «{ $thing }» слишком дорогая, чтобы разыграть её бесплатно.
ares-why-not-pending = Карта «{ $thing }» сейчас не срабатывает.
ares-why-none-left = Таких больше не осталось, или решает случай.
ares-why-used-in-this-pass = Фаза «{ $thing }» уже использована.
ares-why-no-other-choice = Такого варианта нет.
ares-why-cannot-hold = На карту «{ $thing }» это положить нельзя.

## House rules

ares-switch-set-up = Подготовка к игре
    .help = Обычная партия, первая партия с начальными картами или обмен карт для опытных игроков.
ares-switch-set-up-normal = обычная
ares-switch-set-up-first_game = первая партия
ares-switch-set-up-experienced = для опытных
ares-switch-level = Сложность одиночной игры
    .help = Температура или уровень кислорода четыре раза повышается автоматически: для новичка — на 2 деления, для опытного — на 1; для эксперта этого не происходит.
ares-switch-level-beginner = новичок
ares-switch-level-experienced = опытный
ares-switch-level-expert = эксперт
ares-switch-ask-everything = Спрашивать обо всём
    .help = В том числе какой жетон океана перевернуть, в каком порядке срабатывают эффекты и взять ли бонус строительства.
ares-switch-choice-may-change = Тайный выбор можно изменить
    .help = Пока не выбрал последний игрок.
ares-switch-done-may-be-withdrawn = «Готово» можно отменить
    .help = Пока не готовы все; без этого правила решение окончательно.
ares-switch-maximums-at-phase-start = «Не выше» и «не больше» проверяются на начало фазы
    .help = Как и все требования к Марсу; без этого правила такое требование проверяют по тому, каков Марс сейчас.
ares-switch-draw-without-play = Бонус строительства без розыгрыша
    .help = Карту за бонус можно взять, ничего не разыграв; без этого правила — только после розыгрыша карты.
ares-switch-discards-pay = Любой сброс приносит М€
    .help = В том числе тот, которого требуют исследование и эффекты карт.
ares-switch-must-convert-at-maximum = Тепло и растения нужно тратить и сверх максимума
    .help = В той фазе, в которой максимум достигнут; без этого правила обязанность на нём заканчивается.
ares-switch-standard-at-maximum = Бесполезные стандартные действия разрешены
    .help = Можно повышать то, что уже в начале фазы достигло максимума.
ares-switch-overshoot-pays = Награда и за деления сверх максимума
    .help = Эффект в несколько делений приносит всё сполна в той фазе, в которой максимум достигнут.
ares-switch-triggers-first = Ответные эффекты срабатывают первыми
    .help = До собственных эффектов разыгранной карты; без этого правила — после них.
ares-switch-event-tags-count = Метки красных карт считаются
    .help = До конца игры; без этого правила — только в момент розыгрыша.
ares-switch-corporation-tags-count = Метки корпорации считаются
    .help = Так же, как метки карт проектов.
ares-switch-tie-break = Чем решается ничья
    .help = После ПО и ресурсов: победу делят, или решает РТ, или меньший номер места за столом.
ares-switch-tie-break-shared = победу делят
ares-switch-tie-break-rating = РТ
ares-switch-tie-break-seat = место за столом
ares-switch-supply-by-lot = Из запаса берут по жребию
    .help = Кубик или маркер — решает случай; без этого правила решает игрок.
ares-switch-stops-when-terraformed = Игра до терраформирования
    .help = Партия заканчивается, как только Марс терраформирован; без этого правила разыгрываются все раунды.
ares-switch-neutral-order-in-advance = Последние нейтральные фазы выбирают заранее
    .help = Перед раундом 21; без этого правила — по одной в каждом раунде.
ares-switch-anti-gravity-counts-itself = «Антигравитация» учитывает себя
    .help = Её эффект срабатывает и на её собственный розыгрыш.
ares-switch-favorite-needs-cube = «Любимому проекту босса» нужен ресурс
    .help = Выбрать можно только ту карту, на которой уже что-то лежит.
ares-switch-guild-counts-steel = «Горная гильдия» считает каждый запас стали
    .help = Без этого правила она срабатывает один раз за карту.
ares-switch-payment-repeats = Другую оплату можно повторять
    .help = За одну карту можно не один раз заплатить микробами или растениями.
ares-switch-round-limit = Предел раундов
    .help = Чтобы закончилась и та партия, которую никто не завершает.
ares-switch-round-limit-40 = 40 раундов
ares-switch-round-limit-60 = 60 раундов
ares-switch-round-limit-100 = 100 раундов
ares-switch-round-limit-200 = 200 раундов

## The box and the score

ares-kind-project = Проект
ares-kind-corporation = Корпорация
ares-kind-tiles = Жетоны океана
ares-kind-zones = Цветные зоны
ares-source-rating = Рейтинг терраформирования
ares-source-forests = Леса
ares-source-card = Карты
ares-tie-wealth = При ничьей: тепло, растения и M€, карты с руки проданы

## The board in a terminal

ares-board-round = Раунд { $round }
ares-board-round-of = Раунд { $round } из { $rounds }
ares-board-set-up = Подготовка
ares-board-phases = Фазы: { $phases }
ares-board-no-phases = Планирование
ares-board-now = Сейчас: { $phase }
ares-board-neutral = Нейтральные: { $phase }
ares-board-marker = маркер на делении { $marker }
ares-board-supply = Запас: кубики — { $cubes }, маркеры — { $markers }
ares-board-temperature = Температура
ares-board-oxygen = Кислород
ares-board-oceans = Океан
ares-board-complete = максимум
ares-board-piles = Колода: { $deck }, сброс: { $discards }
ares-board-player = Игрок
ares-board-rating = РТ
ares-board-mc = М€
ares-board-heat = Тепло
ares-board-plants = Раст.
ares-board-cards = Карты
ares-board-stock = Ст/Ти
ares-board-forests = Леса
ares-board-hand = Рука
ares-board-points = ПО
ares-board-last = Посл. фаза
ares-board-your-hand = Ваша рука
ares-board-offers = Корпорации
ares-board-looked = Эти карты
ares-board-tags = Метки
ares-board-price = М€
ares-board-says = Что на карте
ares-board-in-play = Разыграно
ares-board-used = выполнено

## The board as text

ares-sheet-mars = Марс
ares-sheet-degrees = { $value } °C, в { $zone } зоне
ares-sheet-per-cent = { $value } %, в { $zone } зоне
ares-sheet-so-many = { $count } из { $most }
ares-sheet-before = Карты смотрят на Марс, каким он был в начале фазы: { $value } °C, кислород { $oxygen } %, океан { $oceans }
ares-sheet-ocean = Океан { $number }: { $tile }
ares-sheet-ocean-shut = Океан { $number }: ещё не перевёрнут
ares-sheet-resources = Ваши ресурсы
ares-sheet-mc = { $count } М€, доход { $income }
ares-sheet-mc-income = { $production } от карт, { $rating } от РТ
ares-sheet-heat = { ares-n-heat }, доход { $income }
ares-sheet-plants = { ares-n-plants }, доход { $income }
ares-sheet-cards =
    { $income ->
        [0] { ares-n-cards } в руке
       *[other] { ares-n-cards } в руке, доход { $income }
    }
ares-sheet-steel = сталь: { $count }
ares-sheet-titanium = титан: { $count }
ares-sheet-stock = Карты с меткой { $names } дешевле на { $less } М€
ares-sheet-rating = РТ { $count }
ares-sheet-forests =
    { $count ->
        [one] { $count } лес
        [few] { $count } леса
       *[many] { $count } лесов
    }
ares-sheet-standard = { $thing }: { $price }
ares-sheet-paying = Оплачивается: { $card }
ares-sheet-offered = Предложено партнёру: { $card }
ares-sheet-plays = В этой фазе можете разыграть ещё { ares-n-cards-whom }
ares-sheet-bonus-construction = Ваш бонус: возьмите карту или разыграйте ещё одну
ares-sheet-bonus-action = Ваш бонус: выполните действие одной карты второй раз
ares-sheet-card = «{ $card }»: { $what }
ares-sheet-marked = На обмен
ares-sheet-your-actions = Ваши действия
ares-sheet-yours = Ваши разыгранные карты
ares-sheet-of = Разыграно: { $colour }
ares-sheet-revealed = открыто: { $card }
ares-sheet-held = в руке: { $card }
ares-sheet-cubes = { $count } { $kinds }
ares-sheet-tag = метки { $name }: { $count }
ares-sheet-phases = Фазы
ares-sheet-phase = Фаза
ares-sheet-this-round = Этот раунд
ares-sheet-last-round = Прошлый раунд
ares-sheet-neutral = нейтральная карта
ares-sheet-names = { $names }
ares-sheet-table = Стол
ares-sheet-together = Очки вместе
ares-sheet-rounds = Раунды
ares-sheet-score = Счёт
ares-sheet-source = Очки за
ares-sheet-total = Всего

## What is wrong with a box

box-bad-sentence = { box-place }: «{ $sentence }» — не то, что может быть написано на карте.
box-thing-count = { box-place }: «{ $what }» должно быть { $needed }, а их { $count }.
box-card-order = { box-place }: карты стоят не по порядку номеров.
box-too-many-tags = { box-place }: меток на карте должно быть не больше { $most }.
box-wrong-colour = { box-place }: у карты цвета «{ $colour }» не может быть поля «{ $field }».
box-event-tag = { box-place }: метка события бывает на красных картах, и только на них, а цвет этой — «{ $colour }».
box-cannot-hold = { box-place }: на эту карту не кладут «{ $given }».
box-bad-zones = { box-place }: зоны должны идти по возрастанию, начиная с { $least } и не превышая { $most }.

## Вопросы в двух словах: что будет дальше

ares-crumb-exchange-cards = обмен карт
ares-crumb-choose-corporation = корпорация
ares-crumb-choose-phase = фаза
ares-crumb-choose-neutral = нейтральная фаза
ares-crumb-order-stack = следующая нейтральная фаза
ares-crumb-raise-by-itself = что повысится
ares-crumb-take-item = кубик или маркер
ares-crumb-offer-card = предложение карты
ares-crumb-give-card = карта взамен
ares-crumb-sell-excess = продажа лишних карт
ares-crumb-development-phase = зелёная карта
ares-crumb-construction-phase = синяя или красная карта
ares-crumb-action-phase = действия
ares-crumb-draw-or-not = карта в бонус
ares-crumb-sell-cards = продажа
ares-crumb-sell-at-will = продажа по желанию
ares-crumb-keep-card = какую оставить
ares-crumb-pay-microbes = оплата микробами
ares-crumb-pay-plants = оплата растениями
ares-crumb-pay-heat = оплата теплом
ares-crumb-sell-to-pay = продажа для оплаты
ares-crumb-choose-way = каким способом
ares-crumb-choose-amount = сколько
ares-crumb-choose-one = что получить
ares-crumb-resolve-trigger = какой сначала
ares-crumb-buy-rating = купить РТ
ares-crumb-discard = сброс
ares-crumb-discard-to-draw = сброс и добор
ares-crumb-take-revealed = какую забрать
ares-crumb-put-on = куда положить
ares-crumb-remove-from = откуда убрать
ares-crumb-play-free = бесплатная карта
ares-crumb-flip-one = океан

# pages

ares-edition-versus-about = Когда Марс терраформирован, побеждает тот, у кого больше очков.
ares-edition-coop-about = Пятнадцать раундов, чтобы вместе терраформировать Марс и набрать 80 очков.
ares-edition-solo-about = 25 раундов рядом с нейтральной стопкой фаз; три уровня сложности.
