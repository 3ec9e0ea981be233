"""Chapter 8: what a project card needs and costs, and what happens when it is played."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, NONE
from ecliptic.core.state import EVERYBODY
from ecliptic.games.ares.player import Player
from ecliptic.games.ares.rules import news, reasons
from ecliptic.games.ares.rules.payment import charge, purse, worth_of_microbes, worth_of_plants
from ecliptic.games.ares.rules.steps import CardChoice, Effect
from ecliptic.games.ares.state import Ares
from ecliptic.games.ares.terms import (
    BLUE,
    BUILDING,
    CARDS,
    DEVELOPMENT,
    DEVELOPMENT_DISCOUNT,
    HEAT,
    PLANTS,
    PRODUCTIONS,
    RATING,
    RED,
    RESOLVE,
    SPACE,
    TAGS,
)

# Requirements.


def why_not_play(s: Ares, seat: i64, card: i64, price: i64) -> i64:
    """LEGAL, or the reason why this card of the hand cannot be played for this price now."""
    if s.edition.has_needs[card] == 1:
        lacking = unmet_need(s, seat, card)
        if lacking != LEGAL:
            return lacking
    return LEGAL if can_pay_for(s, seat, card, price) else reasons.TOO_DEAR


def unmet_need(s: Ares, seat: i64, card: i64) -> i64:
    """Mars as it was when the phase began, tags and rating as they are now: AE-8.13, AE-8.16."""
    edition = s.edition
    player = s.players[seat]
    lacking = unmet_by_mars(s, player, card)
    if lacking != LEGAL:
        return lacking
    if player.rating < edition.rating_least[card]:
        return reasons.RATING_TOO_LOW
    if edition.needs_tags[card] == 1:
        for tag in range(TAGS):
            if player.tags[tag] < edition.tags_needed[card * TAGS + tag]:
                return reasons.TOO_FEW_TAGS
    if (
        player.heat < edition.spends_heat[card]
        or player.plants < edition.spends_plants[card]
        or player.rating < edition.spends_rating[card]
    ):
        return reasons.TOO_LITTLE_TO_SPEND
    return LEGAL


def unmet_by_mars(s: Ares, player: Player, card: i64) -> i64:
    """Zones may be read one colour off, once, where a card says so; oceans never: AE-Q4."""
    edition = s.edition
    off: i64 = 1 if player.shifts_zone == 1 or player.next_shift == 1 else 0
    zone = edition.temperature_zone[s.temperature_before]
    if zone + off < edition.temperature_least[card]:
        return reasons.TOO_COLD
    if edition.temperature_most[card] != NONE and hottest_zone(s) - off > edition.temperature_most[card]:
        return reasons.TOO_WARM
    zone = edition.oxygen_zone[s.oxygen_before]
    if zone + off < edition.oxygen_least[card]:
        return reasons.TOO_LITTLE_OXYGEN
    if edition.oxygen_most[card] != NONE and richest_zone(s) - off > edition.oxygen_most[card]:
        return reasons.TOO_MUCH_OXYGEN
    if s.oceans_before < edition.oceans_least[card]:
        return reasons.TOO_FEW_OCEANS
    if edition.oceans_most[card] != NONE:
        oceans = s.oceans_before if edition.maximums_at_phase_start else s.oceans
        if oceans > edition.oceans_most[card]:
            return reasons.TOO_MANY_OCEANS
    return LEGAL


def hottest_zone(s: Ares) -> i64:
    """The zone that a maximum is held against: AE-Q4."""
    at_start = s.edition.maximums_at_phase_start
    return s.edition.temperature_zone[s.temperature_before if at_start else s.temperature]


def richest_zone(s: Ares) -> i64:
    """The zone that a maximum is held against: AE-Q4."""
    at_start = s.edition.maximums_at_phase_start
    return s.edition.oxygen_zone[s.oxygen_before if at_start else s.oxygen]


# The price.


def price_of(s: Ares, seat: i64, card: i64) -> i64:
    """All discounts are summed, then the price stops at 0: AE-8.25, AE-8.26, AE-8.27."""
    edition = s.edition
    player = s.players[seat]
    cost = edition.cost[card]
    price = cost - player.less_all - player.next_less
    if player.less_dear > 0 and cost >= player.dear_from:
        price -= player.less_dear
    price -= less_for_tag(player, edition.first_tag[card])
    price -= less_for_tag(player, edition.second_tag[card])
    price -= less_for_tag(player, edition.third_tag[card])
    if s.phase == DEVELOPMENT and player.bonus == 1:
        price -= DEVELOPMENT_DISCOUNT  # AE-6.3
    return max(price, 0)


def less_for_tag(player: Player, tag: i64) -> i64:
    """Effects, steel for building and titanium for space; equal tags do not multiply it: AE-8.21, AE-8.22, AE-8.24."""
    if tag == NONE:
        return 0
    less = player.less_tag[tag]
    if tag == BUILDING:
        less += player.steel * player.steel_value
    elif tag == SPACE:
        less += player.titanium * player.titanium_value
    return less


def can_pay_for(s: Ares, seat: i64, card: i64, price: i64) -> bool:
    """The card itself cannot be sold for it, and what it asks to be spent is gone: AE-8.4, AE-8.12."""
    player = s.players[seat]
    if player.mc >= price:
        return True
    edition = s.edition
    means = purse(player, len(player.hand) - 1, player.heat - edition.spends_heat[card])
    if player.microbes_card != NONE:
        means += worth_of_microbes(s, player)
    if player.plants_card != NONE:
        means += worth_of_plants(s, player, player.plants - edition.spends_plants[card])
    return means >= price


# Playing.


def play(s: Ares, seat: i64, card: i64, price: i64) -> None:
    """Name the card, pay, then it enters play: AE-8.3."""
    player = s.players[seat]
    player.lay_off(card)
    player.playing = card
    player.has_played = 1
    s.known_to[card] = 0
    s.then(seat, ENTER_PLAY)
    spend(s, seat, s.edition.spends_heat[card], HEAT)
    spend(s, seat, s.edition.spends_plants[card], PLANTS)
    spend(s, seat, s.edition.spends_rating[card], RATING)
    charge(s, seat, price, True)


def spend(s: Ares, seat: i64, count: i64, what: i64) -> None:
    """Heat, plants or TR go."""
    if count == 0:
        return
    player = s.players[seat]
    if what == HEAT:
        player.heat -= count
    elif what == PLANTS:
        player.plants -= count
    else:
        player.rating -= count
    s.tell(news.SPENT, EVERYBODY, seat, count, what)


class EnterPlay(Effect):
    """The card lies face up; its own effects come first, then those that it triggers: AE-8.3, AE-Q29."""

    def happen(self, s: Ares, seat: i64) -> None:
        player = s.players[seat]
        card = player.playing
        player.playing = NONE
        player.next_less = 0
        player.next_shift = 0
        player.played = append(player.played, card)
        s.tell(news.CARD_PLAYED, EVERYBODY, seat, card)
        add_card(s, player, card)
        if not s.edition.triggers_first:
            trigger_play(s, seat, card)
        s.plan(seat, s.edition.instant[card])
        if s.edition.triggers_first:
            trigger_play(s, seat, card)


def add_card(s: Ares, player: Player, card: i64) -> None:
    """Tags, production, stock and standing effects, at once: AE-6.7."""
    edition = s.edition
    colour = edition.colour[card]
    if colour == BLUE:
        player.blues += 1
    if tags_count(s, colour):
        add_tags(s, player, card)
    player.steel += edition.steel[card]
    player.titanium += edition.titanium[card]
    for what in range(PRODUCTIONS):
        player.production[what] += edition.production[card * PRODUCTIONS + what]
    if edition.scales[card] != NONE:
        player.scaling = append(player.scaling, card)
    if edition.trigger[card] is not None:
        player.triggers = append(player.triggers, card)
    if edition.action[card] != NONE:
        player.actions = append(player.actions, card)
    if colour == BLUE or colour > RED:
        add_standing_effects(s, player, card)


def tags_count(s: Ares, colour: i64) -> bool:
    """All tags in play count, those of red cards and of the corporation too: AE-14.13, AE-Q30, AE-Q31."""
    if colour == RED:
        return s.edition.event_tags_count
    return colour < RED or s.edition.corporation_tags_count


def add_tags(s: Ares, player: Player, card: i64) -> None:
    """The tags of a card come into play."""
    edition = s.edition
    first, second, third = edition.first_tag[card], edition.second_tag[card], edition.third_tag[card]
    if first != NONE:
        player.tags[first] += edition.tags[card * TAGS + first]
    if second != NONE:
        player.tags[second] += edition.tags[card * TAGS + second]
    if third != NONE:
        player.tags[third] += edition.tags[card * TAGS + third]


def add_standing_effects(s: Ares, player: Player, card: i64) -> None:
    """What a blue card or a corporation changes for the rest of the game."""
    edition = s.edition
    player.less_all += edition.less_all[card]
    for tag in range(TAGS):
        player.less_tag[tag] += edition.less_tag[card * TAGS + tag]
    if edition.less_dear[card] > 0:
        player.less_dear = edition.less_dear[card]
        player.dear_from = edition.dear_from[card]
    player.steel_value += edition.steel_more[card]
    player.titanium_value += edition.titanium_more[card]
    player.standard_less += edition.standard_less[card]
    player.forest_price -= edition.forest_less[card]
    player.sale += edition.sale_more[card]
    player.draws_more += edition.draws_more[card]
    player.keeps_more += edition.keeps_more[card]
    if edition.shifts_zone[card] == 1:
        player.shifts_zone = 1
    if edition.heat_pays[card] == 1:
        player.heat_pays = 1
    if edition.microbes_pay[card] > 0:
        player.microbes_card = card
    if edition.plants_pay[card] > 0:
        player.plants_card = card
    if edition.rating_price[card] > 0:
        player.rating_price = edition.rating_price[card]


# What reacts to a card being played.


def times_triggered(s: Ares, trigger_card: i64, card: i64) -> i64:
    """How often a card's effect reacts to this card: once for each tag that it names: AE-8.32, AE-8.34."""
    trigger = s.edition.trigger[trigger_card]
    if trigger is None or (trigger_card == card and not trigger.this_too):
        return 0
    if trigger.any_card:
        return 1
    if trigger.on_steel:
        steel = s.edition.steel[card]
        return steel if s.edition.guild_counts_steel else min(steel, 1)
    if trigger.tags & s.edition.tag_bits[card] == 0:
        return 0
    times: i64 = 0
    for tag in range(TAGS):
        if trigger.tags & (1 << tag) != 0:
            times += s.edition.tags[card * TAGS + tag]
    return times


def trigger_play(s: Ares, seat: i64, card: i64) -> None:
    """Put what reacts on the agenda, in the order in which the cards were played, the corporation first: AE-Q29."""
    triggers = s.players[seat].triggers
    if s.edition.ask_everything:
        s.then(seat, CollectTriggers(card))
        return
    place: i64 = len(triggers)
    while place > 0:
        place -= 1
        trigger_times(s, seat, triggers[place], times_triggered(s, triggers[place], card))


def trigger_times(s: Ares, seat: i64, trigger_card: i64, times: i64) -> None:
    """The steps of an effect, so many times."""
    if times == 0:
        return
    trigger = s.edition.trigger[trigger_card]
    assert trigger is not None
    for _ in range(times):
        s.plan(seat, trigger.steps)


class CollectTriggers(Effect):
    """Where the player wants to be asked everything, the order of what reacts to this card is theirs: AE-Q29."""

    def __init__(self, card: i64) -> None:
        super().__init__(card)

    def of(self, arg: i64) -> CollectTriggers:
        return CollectTriggers(arg)

    def happen(self, s: Ares, seat: i64) -> None:
        player = s.players[seat]
        pending = vec[i64]()
        for trigger_card in player.triggers:
            for _ in range(times_triggered(s, trigger_card, self.arg)):
                pending = append(pending, trigger_card)
        if len(pending) > 0:
            player.pending = pending
            s.then(seat, RESOLVE_TRIGGER)


class ResolveTrigger(CardChoice):
    """Which of the effects that react comes next; the last one needs no answer: AE-Q29."""

    def __init__(self) -> None:
        super().__init__(RESOLVE, CARDS, obvious=True)

    def cards(self, s: Ares, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for card in s.players[seat].pending:
            if card not in found:
                found = append(found, card)
        return found

    def why(self, s: Ares, seat: i64, card: i64) -> i64:
        return LEGAL if card in s.players[seat].pending else reasons.NOT_PENDING

    def chosen(self, s: Ares, seat: i64, card: i64) -> None:
        player = s.players[seat]
        left = vec[i64]()
        found = False
        for other in player.pending:
            if other == card and not found:
                found = True
            else:
                left = append(left, other)
        player.pending = left
        if len(left) > 0:
            s.then(seat, RESOLVE_TRIGGER)
        trigger_times(s, seat, card, 1)


ENTER_PLAY: Final = EnterPlay()
RESOLVE_TRIGGER: Final = ResolveTrigger()
