### Ares Expedition. Names come as they are printed; sentences are built so that they fit any name.
### The names of the cards are in cards.ftl.

ares-about = Choose phases at once, play projects, make Mars fit to live on.
ares-title = Terraforming Mars: Ares Expedition
ares-edition-versus = Competitive game
ares-edition-coop = Two players together
ares-edition-solo = Solo game

## Counted things, for other messages

ares-n-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
ares-n-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
ares-n-points =
    { $points ->
        [one] { $points } VP
       *[other] { $points } VP
    }
ares-n-plants =
    { $count ->
        [one] { $count } plant
       *[other] { $count } plants
    }

## Colours

ares-colour-red = Red
ares-colour-blue = Blue
ares-colour-yellow = Yellow
ares-colour-green = Green
ares-no-colour = no such colour

## Phases

ares-phase-development = I Development
ares-phase-construction = II Construction
ares-phase-action = III Action
ares-phase-production = IV Production
ares-phase-research = V Research
ares-no-phase = no such phase

## Goods, tags, cubes, zones

ares-good-mc = M€
ares-good-heat = heat
ares-good-plants = plants
ares-good-cards = cards
ares-good-rating = TR
ares-no-good = nothing
ares-tag-building = building
ares-tag-space = space
ares-tag-power = power
ares-tag-science = science
ares-tag-jupiter = Jupiter
ares-tag-earth = Earth
ares-tag-plant = plant
ares-tag-microbe = microbe
ares-tag-animal = animal
ares-tag-event = event
# Special resources on cards; the number stands before them.
ares-cube-animal =
    { $count ->
        [one] animal
       *[other] animals
    }
ares-cube-microbe =
    { $count ->
        [one] microbe
       *[other] microbes
    }
ares-cube-science = science
ares-zone-purple = purple
ares-zone-red = red
ares-zone-yellow = yellow
ares-zone-white = white
ares-parameter-temperature = temperature
ares-parameter-oxygen = oxygen
ares-parameter-ocean = ocean
ares-no-parameter = no such parameter
ares-item-cube = a cube
ares-item-marker = a marker
ares-no-item = nothing

## Standard actions and other things to choose

ares-standard-forest-plants = plant a forest with plants
ares-standard-forest-mc = plant a forest with M€
ares-standard-temperature-heat = raise the temperature with heat
ares-standard-temperature-mc = raise the temperature with M€
ares-standard-ocean-mc = flip an ocean with M€
ares-no-standard = no such standard action
ares-space = space { $number }
ares-degrees = { $value } °C
ares-amount = { $count }
ares-heat = { $count } heat
ares-no-way = no such way
ares-no-card = no such card
ares-nothing = nothing

## Joints

ares-comma = { $first }, { $next }
ares-or = { $first } or { $next }
ares-then = { $first }, { $next }
ares-slash = { $first } / { $next }
ares-part = { $first } · { $next }

## What cards say: steps

ares-says-gain-mc = gain { $count } M€
ares-says-gain-heat = gain { $count } heat
ares-says-gain-plants = gain { ares-n-plants }
ares-says-gain-rating = gain { $count } TR
ares-says-gain-mc-chosen = gain { $count } M€ more if you chose this phase
ares-says-gain-heat-chosen = gain { $count } heat more if you chose this phase
ares-says-gain-plants-chosen = gain { ares-n-plants } more if you chose this phase
ares-says-gain-rating-chosen = gain { $count } TR more if you chose this phase
ares-says-gain-with-plants = gain { ares-n-plants } if you have { $other } or more { $names } tags
ares-says-gain-per-rating = gain { $count } TR for every { $names } tag of yours, this one too
ares-says-gain-amount-mc = gain as many M€
ares-says-gain-amount-plants = gain as many plants
ares-says-raise-temperature = raise the temperature { ares-n-steps }
ares-says-raise-oxygen = raise oxygen { ares-n-steps }
ares-says-raise-ocean =
    { $count ->
        [one] flip { $count } ocean
       *[other] flip { $count } oceans
    }
ares-says-raise-forest =
    { $count ->
        [one] plant { $count } forest
       *[other] plant { $count } forests
    }
ares-says-draw = draw { ares-n-cards }
ares-says-draw-amount = draw as many cards
ares-says-discard = discard { ares-n-cards }
ares-says-keep = draw { $other } cards and keep { $count } of them
ares-says-university = you may discard a card to draw { $count }, or { $other } if it has a { $names } tag
ares-says-reveal =
    { $count ->
        [one] reveal the top card and take it if it has a { $names } tag
       *[other] reveal the top { $count } cards and take one with a { $names } tag
    }
ares-says-brainstorm =
    { $count ->
        [one] reveal the top card: if it is not green take it, else gain { $other } M€
       *[other] reveal the top { $count } cards and take one that is not green; if there is none, gain { $other } M€
    }
ares-says-put-here = put { $count } { $kinds } here
ares-says-put-elsewhere = put { $count } { $kinds } on another card
ares-says-put-anywhere = put { $count } { $kinds } on a card
ares-says-remove-here = remove { $count } { $kinds } from here
ares-says-remove-anywhere = remove { $count } { $kinds } from any of your cards
ares-says-play-more = you may play { ares-n-cards } more in this phase
ares-says-play-free = you may play a green card of printed cost { $count } or less without paying M€
ares-says-next-less = your next card of this phase costs { $count } M€ less
ares-says-next-zone = your next card of this phase may read a colour zone { ares-n-steps } off

ares-says-choose = choose: { $ways }

## What cards say: effects

# These follow “each time you”.
ares-raising-temperature = raise the temperature
ares-raising-oxygen = raise oxygen
ares-raising-ocean = flip an ocean
ares-raising-forest = plant a forest

ares-says-less-all = cards cost you { $count } M€ less
ares-says-less-tag = cards with the { $names } tag cost you { $count } M€ less
ares-says-less-dear = cards of printed cost { $other } or more cost you { $count } M€ less
ares-says-worth-steel = each steel is worth { $count } M€ more
ares-says-worth-titanium = each titanium is worth { $count } M€ more
ares-says-microbes-pay = { $other } microbes from here may pay { $count } M€ of a card
ares-says-plants-pay =
    { $other ->
        [one] { $other } plant may pay { $count } M€ of a card
       *[other] { $other } plants may pay { $count } M€ of a card
    }
ares-says-heat-pays = heat may be spent as M€
ares-says-standard-less = standard actions paid with M€ cost { $count } less
ares-says-forest-less =
    { $count ->
        [one] forests cost { $count } plant less
       *[other] forests cost { $count } plants less
    }
ares-says-sale-more = cards you sell bring { $count } M€ more
ares-says-research-draw = in research draw { $count } more
ares-says-research-keep = in research keep { $other } more
ares-says-research-draw-keep = in research draw { $count } more and keep { $other } more
ares-says-zones = requirements of colour zones may be read one colour off
ares-says-buy-rating = at your first rise of TR in a phase you may pay { $count } M€ for 1 TR more
ares-says-when-card = when you play a card: { $does }
ares-says-when-card-or-this = when you play a card, this one too: { $does }
ares-says-when-tag = for each { $names } tag you play: { $does }
ares-says-when-tag-or-this = for each { $names } tag you play, those here too: { $does }
ares-says-after-raise = each time you { $raising }: { $does }
ares-says-after-steel = for each steel on a card you play: { $does }
ares-says-after-action = each time you use a card action: { $does }

## What cards say: costs of actions

ares-way = { $costs } → { $gains }
ares-way-free = → { $gains }
ares-says-mc = { $count } M€
ares-says-mc-less-per-steel = { $count } M€ less { $other } per steel
ares-says-mc-less-per-titanium = { $count } M€ less { $other } per titanium
ares-says-mc-less-per-tag = { $count } M€ less { $other } per { $names } tag
ares-says-mc-less-blue = { $count } M€, or { $other } less with { $blue } blue cards
ares-says-pay-heat = { $count } heat
ares-says-pay-plants = { ares-n-plants }
ares-says-pay-rating = { $count } TR
ares-says-pay-discard = discard { ares-n-cards }
ares-says-pay-chosen-plants = { ares-n-plants }, or { $other } if you chose this phase
ares-says-pay-amount-heat = any heat
ares-says-pay-amount-heat-most = up to { $count } heat
ares-says-pay-amount-discard = discard any cards
ares-says-pay-amount-discard-most = discard up to { ares-n-cards }

## What cards say: needs, production, points

ares-says-zone-temperature = temperature { $zone } or warmer
ares-says-zone-temperature-most = temperature { $zone } or colder
ares-says-zone-oxygen = oxygen { $zone } or higher
ares-says-zone-oxygen-most = oxygen { $zone } or lower
ares-says-oceans = { $count } or more oceans
ares-says-oceans-most = { $count } or fewer oceans
ares-says-tags =
    { $count ->
        [one] { $count } { $names } tag
       *[other] { $count } { $names } tags
    }
ares-says-rating = TR { $count } or more
ares-says-spend-heat = { $count } heat
ares-says-spend-plants = { ares-n-plants }
ares-says-spend-rating = { $count } TR
ares-says-produce-mc = { $count } M€
ares-says-produce-heat = { $count } heat
ares-says-produce-plants = { ares-n-plants }
ares-says-produce-cards = { ares-n-cards }
ares-says-produce-per = { $what } per { $names } tag
ares-says-produce-per-each = { $what } per { $other } { $names } tags
ares-says-produce-per-forest = { $what } per forest
ares-says-produce-per-forest-each = { $what } per { $other } forests
ares-says-fixed = { $count }
ares-says-per-cube = { $count } per { $kinds } here
ares-says-per-cube-each = { $count } per { $other } { $kinds } here
ares-says-per-tag = { $count } per { $names } tag
ares-says-per-tag-each = { $count } per { $other } { $names } tags
ares-says-per-forest = { $count } per forest
ares-says-per-forest-each = { $count } per { $other } forests
ares-says-per-card = { $count } per project in play
ares-says-per-card-each = { $count } per { $other } projects in play
ares-says-per-blue = { $count } per blue card
ares-says-per-blue-each = { $count } per { $other } blue cards

## The parts of a card

ares-text-green = green, { $cost } M€
ares-text-blue = blue, { $cost } M€
ares-text-red = red, { $cost } M€
ares-text-corporation = corporation, starts with { $mc } M€
ares-text-tags = { $tags }
ares-text-needs = needs { $what }
ares-text-spends = also spend { $what }
ares-text-production = production { $what }
ares-text-steel = steel +{ $count }
ares-text-titanium = titanium +{ $count }
ares-text-draws = draw { ares-n-cards } at the start
ares-text-instant = at once: { $what }
ares-text-effect = effect: { $what }
ares-text-action = action: { $what }
ares-text-points = VP { $what }

## What a player can do

ares-do-found = Found { $thing }
ares-do-found-for = Found { $thing }: { $mc } M€
ares-do-exchange = Exchange { $thing }
ares-do-plan = { $thing }
ares-do-plan-development = { $thing }: play a green card, 3 M€ cheaper for you
ares-do-plan-construction = { $thing }: play a blue or red card; you draw one or play one more
ares-do-plan-action = { $thing }: use card and standard actions; you use one card twice
ares-do-plan-production = { $thing }: gain what you produce; for you 4 M€ more
ares-do-plan-research = { $thing }: draw 2 cards and keep 1; you draw 3 more and keep 1 more
ares-do-neutral = { $thing }
ares-do-sell = Sell cards
ares-do-sell-each = Sell cards: { $price } M€ each
ares-do-sell-card = Sell { $thing }
ares-do-sell-card-for = Sell { $thing }: { $price } M€
ares-do-stop = Sell no more
ares-do-play = Play { $thing }
ares-do-play-for = Play { $thing }: { $price } M€
ares-do-play-selling = Play { $thing }: { $price } M€, selling { ares-n-cards }
ares-do-draw = Draw a card instead of playing one more
ares-do-draw-bonus = Draw a card
ares-do-done = Done
ares-do-done-converting = Done, using up heat or plants first
ares-do-resume = Think again
ares-do-use = Use { $thing }
ares-do-use-for = Use { $thing }: { $what }
ares-do-standard = Standard action: { $thing }
ares-do-standard-for = Standard action: { $thing } ({ $price })
ares-do-standard-selling = Standard action: { $thing } ({ $price }), selling { ares-n-cards }
ares-do-way = { $thing }
ares-do-amount = { $thing }
ares-do-more = More than that
ares-do-pay-heat = Pay with { $thing }
ares-do-pay-microbes = Pay with microbes
ares-do-microbes-pay = Pay { $worth } M€ with { $count } microbes
ares-do-pay-plants = Pay with plants
ares-do-plants-pay = Pay { $worth } M€ with { ares-n-plants }
ares-do-pay = Pay for 1 TR more
ares-do-buy-rating = Pay { $worth } M€ for 1 TR more
ares-do-decline = No, thanks
ares-do-decline-to-pay-so = Pay otherwise
ares-do-discard = Discard { $thing }
ares-do-keep = Keep { $thing }
ares-do-keep-what = Keep { $thing } ({ $what })
ares-do-take = Take { $thing }
ares-do-take-what = Take { $thing } ({ $what })
ares-do-put = On { $thing }
ares-do-put-now = On { $thing } (now { $count })
ares-do-remove = From { $thing }
ares-do-remove-now = From { $thing } (now { $count })
ares-do-flip = Flip { $thing }
ares-do-resolve = { $thing }
ares-do-resolve-what = { $thing }: { $what }
ares-do-raise = Raise { $thing }
ares-do-take-cube = Take a cube: 1 M€
ares-do-take-marker = Take a marker: exchange a card
ares-do-offer = Offer { $thing }
ares-do-give = Give { $thing }

## What a player is asked

ares-ask-exchange-cards =
    { $marked ->
        [0] { $colour }: mark cards to exchange for new ones, or “Done”
       *[other] { $colour }: mark more cards to exchange ({ $marked } so far), or “Done”
    }
ares-ask-choose-corporation = { $colour }: choose your corporation
ares-ask-choose-corporation-again = { $colour }: you chose { $card }; change it?
ares-ask-choose-phase = { $colour }: choose a phase for this round, in secret
ares-ask-choose-phase-again = { $colour }: you chose { $phase }; change it?
ares-ask-development-phase = { $colour }: play a green card ({ $mc } M€), or “Done”
ares-ask-construction-phase = { $colour }: play a blue or red card ({ $mc } M€), or “Done”
ares-ask-action-phase = { $colour }: use actions ({ $mc } M€), or “Done”
ares-ask-think-again = { $colour }: you are done; you may still think again
ares-ask-draw-or-not = { $colour }: draw a card as your bonus?
ares-ask-sell-cards = { $colour }: sell a card for { $sale } M€, or stop
ares-ask-sell-at-will = { $colour }: you may sell cards while others choose
ares-ask-sell-to-pay = { $colour }: sell a card, { $left } M€ missing
ares-ask-sell-excess =
    { $excess ->
        [one] { $colour }: your hand is over the limit, sell { $excess } card
       *[other] { $colour }: your hand is over the limit, sell { $excess } cards
    }
ares-ask-pay-microbes = { $colour }: { $count } M€ for { $card }; use microbes?
ares-ask-pay-plants = { $colour }: { $count } M€ for { $card }; use plants?
ares-ask-pay-heat = { $colour }: { $count } M€ to pay; how much of it with heat?
ares-ask-buy-rating = { $colour }: your TR has risen; pay for 1 more?
ares-ask-discard =
    { $count ->
        [one] { $colour }: discard { $count } card
       *[other] { $colour }: discard { $count } cards
    }
ares-ask-discard-to-draw = { $colour }: you may discard a card to draw
ares-ask-keep-card =
    { $keeps ->
        [one] { $colour }: keep { $keeps } of these cards
       *[other] { $colour }: keep { $keeps } of these cards, choose the first
    }
ares-ask-take-revealed = { $colour }: take one of the revealed cards that fit
ares-ask-put-on = { $colour }: which card gets { $count } from { $card }?
ares-ask-remove-from = { $colour }: which card gives { $count } for { $card }?
ares-ask-choose-one = { $colour }: choose what { $card } gives you
ares-ask-choose-way = { $colour }: choose how to use { $card }
ares-ask-choose-amount = { $colour }: choose how much { $card } takes
ares-ask-play-free = { $colour }: play a green card of printed cost { $count } or less for free?
ares-ask-flip-one = { $colour }: choose an ocean to flip
ares-ask-resolve-trigger = { $colour }: choose the effect that comes first
ares-ask-take-item = { $colour }: take a cube or a marker from the supply
ares-ask-offer-card = { $colour }: offer your partner a card, unseen, or decline
ares-ask-give-card = { $colour }: your partner offers a card; give one back, or decline
ares-ask-choose-neutral = { $colour }: choose the neutral phase of this round
ares-ask-order-stack = { $colour }: choose the next neutral phase of the last rounds
ares-ask-raise-by-itself = { $colour }: choose what rises by itself

## What has happened: setup and planning

ares-event-corporation-dealt = { $colour } may found { $card }
ares-event-corporation-dealt-hidden = { $colour } is dealt a corporation
ares-event-card-drawn = { $colour } draws { $card }
ares-event-card-drawn-hidden = { $colour } draws a card
ares-event-cards-exchanged = { $colour } exchanges { ares-n-cards }
ares-event-corporation-founded = { $colour } founds { $card }
ares-event-round-started = Round { $round }
ares-event-phase-chosen = { $colour } chooses { $phase }
ares-event-phase-chosen-hidden = { $colour } has chosen a phase
ares-event-phase-revealed = { $colour } reveals { $phase }
ares-event-neutral-revealed = Neutral phase: { $phase }
ares-event-phase-started = Phase { $phase }

## What has happened: cards and money

ares-event-card-played = { $colour } plays { $card }
ares-event-paid = { $colour } pays { $count } M€
ares-event-heat-paid = { $colour } pays with { $count } heat
ares-event-microbes-paid = { $colour } pays { $worth } M€ with { $count } microbes of { $card }
ares-event-plants-paid = { $colour } pays { $worth } M€ with { ares-n-plants } ({ $card })
ares-event-card-sold = { $colour } sells { $card } for { $price } M€
ares-event-card-sold-hidden = { $colour } sells a card for { $price } M€
ares-event-card-discarded = { $colour } discards { $card }
ares-event-card-discarded-hidden = { $colour } discards a card
ares-event-card-kept = { $colour } keeps { $card }
ares-event-card-kept-hidden = { $colour } keeps a card
ares-event-card-looked-at = { $colour } looks at { $card }
ares-event-card-looked-at-hidden = { $colour } looks at a card
ares-event-card-revealed = { $colour } reveals { $card }
ares-event-card-taken = { $colour } takes { $card }
ares-event-deck-shuffled =
    { $count ->
        [one] The discard pile is shuffled into a new deck: { $count } card
       *[other] The discard pile is shuffled into a new deck: { $count } cards
    }
ares-event-gained =
    { $good ->
        [plants] { $colour } gains { ares-n-plants }
       *[other] { $colour } gains { $count } { $good }
    }
ares-event-spent =
    { $good ->
        [plants] { $colour } spends { ares-n-plants }
       *[other] { $colour } spends { $count } { $good }
    }
ares-event-produced = { $colour } produces { $mc } M€, { $heat } heat, { $plants } plants

## What has happened: Mars

ares-event-temperature-raised = { $colour } raises the temperature to { $value }
ares-event-oxygen-raised = { $colour } raises oxygen to { $value } %
ares-event-ocean-flipped = { $colour } flips the ocean on { $space }: { $tile }
ares-event-ocean-repeated = { $colour } takes the reward of the last ocean again: { $tile }
ares-event-forest-planted =
    { $count ->
        [one] { $colour } plants a forest and now has { $count }
       *[other] { $colour } plants a forest and now has { $count }
    }
ares-event-nothing-raised = Nothing comes of it for { $colour }: { $parameter } is complete
ares-event-maximum-reached = Complete: { $parameter }
ares-event-mars-terraformed = Mars is terraformed in round { $round }
ares-event-raised-by-itself = By itself: { $parameter } +{ ares-n-steps }

## What has happened: actions and windows

ares-event-cubes-put = { $colour } puts { $count } on { $card }
ares-event-cubes-removed = { $colour } removes { $count } from { $card }
ares-event-cubes-lost = { $colour } has no card that could hold them: { $count } lost
ares-event-action-used = { $colour } uses { $card }
ares-event-standard-used = { $colour }: { $standard }
ares-event-seat-done = { $colour } is done
ares-event-seat-resumed = { $colour } thinks again
ares-event-everybody-resumed = Last chance in this phase: everybody confirms anew
ares-event-item-taken = { $colour } takes { $item } from the supply
ares-event-card-offered = { $colour } offers { $card }
ares-event-card-offered-hidden = { $colour } offers a card
ares-event-offer-declined = { $colour } declines the exchange
ares-event-card-received = { $colour } receives { $card }
ares-event-card-received-hidden = { $colour } receives a card
ares-event-cards-swapped = { $colour } and { $other } exchange a card
ares-event-stack-shuffled = The neutral phases are shuffled; the marker stands on { $marker }

## What has happened: the end

ares-event-round-limit-met = Round { $round } was the last: the round limit is reached
ares-event-scored = { $colour }: { ares-n-points }
ares-event-wealth-counted = Wealth, { $colour }: { $wealth }
ares-event-game-won = { $colour } wins
ares-event-victory-shared = { $colour } shares the victory
ares-event-team-won = You win together: { ares-n-points }
ares-event-team-lost = Mars has won: { ares-n-points } together
ares-event-solo-won = Mars is terraformed: { ares-n-points }
ares-event-solo-lost = Mars is not terraformed: { ares-n-points }

## Why not

ares-why-not-dealt = You were not dealt { $thing }.
ares-why-not-in-hand = { $thing } is not in your hand.
ares-why-chosen-last-round = You chose { $thing } in the last round.
ares-why-chosen-already = You have chosen already.
ares-why-hand-empty = Your hand is empty.
ares-why-wrong-colour = A card of this colour cannot be played now: { $thing }.
ares-why-no-play-left = You cannot play any more cards in this phase.
ares-why-said-done = You said that you are done; think again first.
ares-why-not-done = You are not done yet.
ares-why-done-is-final = At this table “done” is final.
ares-why-too-cold = Mars was too cold for { $thing } when the phase began.
ares-why-too-warm = Mars was too warm for { $thing } when the phase began.
ares-why-too-little-oxygen = There was too little oxygen for { $thing } when the phase began.
ares-why-too-much-oxygen = There was too much oxygen for { $thing } when the phase began.
ares-why-too-few-oceans = There were too few oceans for { $thing } when the phase began.
ares-why-too-many-oceans = There were too many oceans for { $thing } when the phase began.
ares-why-too-few-tags = You have too few tags for { $thing }.
ares-why-rating-too-low = Your TR is too low for { $thing }.
ares-why-too-little-to-spend = You cannot spend what { $thing } asks for; you have { $heat } heat and { $plants } plants.
ares-why-too-dear = You cannot pay the price of { $price }; you have { $mc } M€, { $heat } heat and { $plants } plants.
ares-why-no-bonus = You have no bonus left in this phase.
ares-why-draw-needs-play = At this table you draw only after playing a card.
ares-why-not-in-play = { $thing } is not in play for you.
ares-why-no-action = { $thing } has no action.
ares-why-used-already = You have used { $thing } already.
ares-why-cannot-pay-action = You cannot pay for this action of { $thing }.
ares-why-at-maximum = Nothing would come of it: what it raises is complete.
ares-why-no-host = You have no card that can hold it.
ares-why-no-cubes = There is not enough on the card.
ares-why-not-looked-at = { $thing } is not among these cards.
ares-why-does-not-match = { $thing } does not fit.
ares-why-flipped-already = The ocean on { $thing } is flipped already.
ares-why-too-much = You do not have so much, or it is more than is asked for.
ares-why-too-little = That is not enough.
ares-why-must-pay-so = You cannot pay without it.
ares-why-costs-too-much-to-be-free = { $thing } costs too much to be played for free.
ares-why-not-pending = { $thing } does not react now.
ares-why-none-left = None of these is left, or chance decides.
ares-why-used-in-this-pass = { $thing } has been used already.
ares-why-no-other-choice = There is no such choice.
ares-why-cannot-hold = { $thing } cannot hold it.

## House rules

ares-switch-set-up = How to set up
    .help = A normal game, a first game with starter cards, or the exchange of experienced players.
ares-switch-set-up-normal = normal
ares-switch-set-up-first_game = first game
ares-switch-set-up-experienced = experienced
ares-switch-level = Difficulty of the solo game
    .help = Temperature or oxygen rises by itself four times: 2 steps for beginners, 1 for the experienced, none for experts.
ares-switch-level-beginner = beginner
ares-switch-level-experienced = experienced
ares-switch-level-expert = expert
ares-switch-ask-everything = Ask me everything
    .help = Also which ocean to flip, in which order effects react, and whether to take the construction bonus.
ares-switch-choice-may-change = A secret choice may be changed
    .help = Until the last player has chosen.
ares-switch-done-may-be-withdrawn = “Done” may be withdrawn
    .help = Until all are done; otherwise it is final.
ares-switch-maximums-at-phase-start = “At most” is read at the start of the phase
    .help = Like all requirements of Mars; otherwise such a requirement looks at Mars as it is now.
ares-switch-draw-without-play = The construction bonus may be drawn without playing
    .help = Otherwise only after a card was played.
ares-switch-discards-pay = Every discard earns M€
    .help = Also those that research and card effects demand.
ares-switch-must-convert-at-maximum = Heat and plants must be used even beyond the maximum
    .help = In the phase in which the maximum is reached; otherwise the duty ends there.
ares-switch-standard-at-maximum = Standard actions without any use are allowed
    .help = Raising what was complete when the phase began.
ares-switch-overshoot-pays = Steps beyond the maximum are rewarded
    .help = An effect of several steps pays in full in the phase in which the maximum is reached.
ares-switch-triggers-first = Effects that react come first
    .help = Before the card’s own effects; otherwise after them.
ares-switch-event-tags-count = Tags of red cards count
    .help = For the rest of the game; otherwise only when they are played.
ares-switch-corporation-tags-count = Tags of the corporation count
    .help = Like those of project cards.
ares-switch-tie-break = What settles a tie
    .help = After points and wealth: the victory is shared, or TR decides, or the lower seat.
ares-switch-tie-break-shared = shared
ares-switch-tie-break-rating = TR
ares-switch-tie-break-seat = seat
ares-switch-supply-by-lot = The supply is drawn by lot
    .help = Chance decides between cube and marker; otherwise the player does.
ares-switch-stops-when-terraformed = The game stops when Mars is terraformed
    .help = Otherwise all rounds are played.
ares-switch-neutral-order-in-advance = The last neutral phases are ordered in advance
    .help = Before round 21; otherwise one is picked each round.
ares-switch-anti-gravity-counts-itself = Anti-Gravity Technology counts itself
    .help = Its effect reacts to its own play.
ares-switch-favorite-needs-cube = CEO’s Favorite Project needs a cube
    .help = Only a card that already holds something can be chosen.
ares-switch-guild-counts-steel = Mining Guild counts each steel
    .help = Otherwise it reacts once to a card.
ares-switch-payment-repeats = Other payments may be repeated
    .help = Microbes and plants may pay for one card more than once.
ares-switch-round-limit = Round limit
    .help = So that a game that nobody finishes comes to an end.
ares-switch-round-limit-40 = 40 rounds
ares-switch-round-limit-60 = 60 rounds
ares-switch-round-limit-100 = 100 rounds
ares-switch-round-limit-200 = 200 rounds

## The box and the score

ares-kind-project = project
ares-kind-corporation = corporation
ares-kind-tiles = ocean tiles
ares-kind-zones = colour zones
ares-source-rating = Terraforming rating
ares-source-forests = Forests
ares-source-card = Cards
ares-tie-wealth = Tie-break: heat, plants and M€, the hand sold

## The board in a terminal

ares-board-round = Round { $round }
ares-board-round-of = Round { $round } of { $rounds }
ares-board-set-up = Set-up
ares-board-phases = Phases: { $phases }
ares-board-no-phases = Planning
ares-board-now = Now: { $phase }
ares-board-neutral = Neutral: { $phase }
ares-board-marker = marker on { $marker }
ares-board-supply = Supply: { $cubes } cubes, { $markers } markers
ares-board-temperature = Temperature
ares-board-oxygen = Oxygen
ares-board-oceans = Oceans
ares-board-complete = complete
ares-board-piles = Deck { $deck }, discards { $discards }
ares-board-player = Player
ares-board-rating = TR
ares-board-mc = M€
ares-board-heat = Heat
ares-board-plants = Plants
ares-board-cards = Cards
ares-board-stock = Steel/Ti
ares-board-forests = Forests
ares-board-hand = Hand
ares-board-points = VP
ares-board-last = Last phase
ares-board-your-hand = Your hand
ares-board-offers = Corporations
ares-board-looked = These cards
ares-board-tags = Tags
ares-board-price = M€
ares-board-says = What it says
ares-board-in-play = In play
ares-board-used = used

## The board as text

ares-sheet-mars = Mars
ares-sheet-degrees = { $value } °C, { $zone } zone
ares-sheet-per-cent = { $value } %, { $zone } zone
ares-sheet-so-many = { $count } of { $most }
ares-sheet-before = Cards look at Mars as it was when the phase began: { $value } °C, oxygen { $oxygen } %, oceans { $oceans }
ares-sheet-ocean = Ocean { $number }: { $tile }
ares-sheet-ocean-shut = Ocean { $number }: not flipped yet
ares-sheet-resources = Your resources
ares-sheet-mc = { $count } M€, income { $income }
ares-sheet-mc-income = { $production } from cards, { $rating } from TR
ares-sheet-heat = { $count } heat, income { $income }
ares-sheet-plants = { ares-n-plants }, income { $income }
ares-sheet-cards =
    { $income ->
        [0] { ares-n-cards } in hand
       *[other] { ares-n-cards } in hand, income { $income }
    }
ares-sheet-steel = { $count } steel
ares-sheet-titanium = { $count } titanium
ares-sheet-stock = Cards with the { $names } tag cost { $less } M€ less
ares-sheet-rating = TR { $count }
ares-sheet-forests =
    { $count ->
        [one] { $count } forest
       *[other] { $count } forests
    }
ares-sheet-standard = { $thing }: { $price }
ares-sheet-paying = Being paid for: { $card }
ares-sheet-offered = Offered to your partner: { $card }
ares-sheet-plays = You may still play { ares-n-cards } in this phase
ares-sheet-bonus-construction = Your bonus: draw a card, or play one card more
ares-sheet-bonus-action = Your bonus: use the action of one card a second time
ares-sheet-card = { $card }: { $what }
ares-sheet-marked = To be exchanged
ares-sheet-your-actions = Your actions
ares-sheet-yours = Your cards in play
ares-sheet-of = In play: { $colour }
ares-sheet-revealed = revealed: { $card }
ares-sheet-held = in hand: { $card }
ares-sheet-cubes = { $count } { $kinds }
ares-sheet-tag = { $name }: { $count }
ares-sheet-phases = Phases
ares-sheet-phase = Phase
ares-sheet-this-round = This round
ares-sheet-last-round = Last round
ares-sheet-neutral = neutral
ares-sheet-names = { $names }
ares-sheet-table = Table
ares-sheet-together = Points together
ares-sheet-rounds = Rounds
ares-sheet-score = Score
ares-sheet-source = Points from
ares-sheet-total = Total

## What is wrong with a box

box-bad-sentence = { box-place }: “{ $sentence }” is no sentence that a card can say.
box-thing-count = { box-place }: there must be { $needed } of “{ $what }”, not { $count }.
box-card-order = { box-place }: the cards are not in the order of their numbers.
box-too-many-tags = { box-place }: a card has { $most } tags at most.
box-wrong-colour = { box-place }: a card of the colour “{ $colour }” has no “{ $field }”.
box-event-tag = { box-place }: red cards bear the event tag, and no others do; this one is “{ $colour }”.
box-cannot-hold = { box-place }: this card does not hold “{ $given }”.
box-bad-zones = { box-place }: the zones must rise from { $least } and stay within { $most }.

## Questions in a word or two, for what comes next

ares-crumb-exchange-cards = exchange
ares-crumb-choose-corporation = corporation
ares-crumb-choose-phase = phase
ares-crumb-choose-neutral = neutral phase
ares-crumb-order-stack = next neutral phase
ares-crumb-raise-by-itself = what rises
ares-crumb-take-item = cube or marker
ares-crumb-offer-card = offer
ares-crumb-give-card = give in return
ares-crumb-sell-excess = sell excess
ares-crumb-development-phase = green card
ares-crumb-construction-phase = blue or red card
ares-crumb-action-phase = actions
ares-crumb-draw-or-not = bonus card
ares-crumb-sell-cards = sell
ares-crumb-sell-at-will = sell meanwhile
ares-crumb-keep-card = keep
ares-crumb-pay-microbes = pay with microbes
ares-crumb-pay-plants = pay with plants
ares-crumb-pay-heat = pay with heat
ares-crumb-sell-to-pay = sell to pay
ares-crumb-choose-way = which way
ares-crumb-choose-amount = how much
ares-crumb-choose-one = which effect
ares-crumb-resolve-trigger = which first
ares-crumb-buy-rating = buy TR
ares-crumb-discard = discard
ares-crumb-discard-to-draw = discard to draw
ares-crumb-take-revealed = take
ares-crumb-put-on = put where
ares-crumb-remove-from = remove where
ares-crumb-play-free = free card
ares-crumb-flip-one = ocean

# pages

ares-edition-versus-about = When Mars is terraformed, whoever has most points wins.
ares-edition-coop-about = Fifteen rounds to terraform Mars and reach 80 points together.
ares-edition-solo-about = 25 rounds beside a neutral stack of phases; three levels of difficulty.
