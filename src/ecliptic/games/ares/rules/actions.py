"""Chapter 9: card actions, standard actions, and what must be converted at the end of the action phase."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, NONE, SPAN, Agenda
from ecliptic.core.state import EVERYBODY
from ecliptic.games.ares.edition import ENOUGH_BLUE, STEEL, TITANIUM, Way
from ecliptic.games.ares.player import Player, contains
from ecliptic.games.ares.rules import news, reasons
from ecliptic.games.ares.rules.effects import Draw, RemoveFrom, gain, has_cubes, put_arg, remove
from ecliptic.games.ares.rules.payment import can_pay, charge
from ecliptic.games.ares.rules.piles import SELL_CARDS, DemandDiscards, why_not_sell
from ecliptic.games.ares.rules.playing import spend
from ecliptic.games.ares.rules.steps import Choice, Effect, Window
from ecliptic.games.ares.rules.terraforming import RAISE_TEMPERATURE_ONCE, FlipOceans, PlantForests
from ecliptic.games.ares.state import Ares
from ecliptic.games.ares.terms import (
    ACTION,
    AMOUNT,
    AMOUNTS,
    ANYWHERE,
    CARD,
    DONE,
    FOREST_BY_MC,
    FOREST_BY_PLANTS,
    FOREST_MC,
    HEAT,
    HERE,
    HOSTS,
    HOTTEST,
    MORE,
    OCEAN_BY_MC,
    OCEAN_MC,
    PLANTS,
    PROJECTS,
    RATING,
    RESUME,
    RICHEST,
    SELL,
    STANDARD,
    STANDARDS,
    TEMPERATURE_BY_HEAT,
    TEMPERATURE_BY_MC,
    TEMPERATURE_HEAT,
    TEMPERATURE_MC,
    TILES,
    USE,
    WAY,
)

# The window.


class ActionPhase(Window):
    """Card actions once each and standard actions at will, in any order, until done: AE-9.1, AE-9.3, AE-9.8."""

    def __init__(self) -> None:
        super().__init__(USE, PROJECTS, certain=True)

    def is_waited_for(self, agenda: Agenda, seat: i64) -> bool:
        assert isinstance(agenda, Ares)
        return agenda.players[seat].done == 0

    def takes(self, verb: i64) -> i64:
        if verb == USE:
            return PROJECTS
        if verb == STANDARD:
            return STANDARDS
        return 1 if verb == SELL or verb == DONE or verb == RESUME else 0

    def options(self, agenda: Agenda, seat: i64) -> vec[i64]:
        assert isinstance(agenda, Ares)
        player = agenda.players[seat]
        found = vec[i64]()
        if player.done == 0:
            for card in player.actions:
                if why_not_use(agenda, seat, card) == LEGAL:
                    found = append(found, USE * SPAN + card)
            for standard in range(STANDARDS):
                if why_not_standard(agenda, seat, standard) == LEGAL:
                    found = append(found, STANDARD * SPAN + standard)
        return append_common(agenda, seat, found)

    def why_not(self, s: Ares, seat: i64, verb: i64, thing: i64) -> i64:
        if verb == SELL:
            return why_not_sell(s, seat)
        if verb == RESUME:
            return why_not_resume(s, seat)
        if s.players[seat].done == 1:
            return reasons.SAID_DONE
        if verb == USE:
            return why_not_use(s, seat, thing)
        return why_not_standard(s, seat, thing) if verb == STANDARD else LEGAL

    def do(self, s: Ares, seat: i64, verb: i64, thing: i64) -> None:
        if verb == USE:
            use(s, seat, thing)
        elif verb == STANDARD:
            use_standard(s, seat, thing)
        elif verb == SELL:
            s.then(seat, SELL_CARDS)
        elif verb == RESUME:
            resume(s, seat)
        else:
            s.then(seat, CONVERT)


# What every window of a phase offers.


def append_common(s: Ares, seat: i64, found: vec[i64]) -> vec[i64]:
    """Sell; done, or think again: AE-Q13, AE-18.18."""
    if why_not_sell(s, seat) == LEGAL:
        found = append(found, SELL * SPAN)
    if s.players[seat].done == 0:
        found = append(found, DONE * SPAN)
    elif why_not_resume(s, seat) == LEGAL:
        found = append(found, RESUME * SPAN)
    return found


def why_not_resume(s: Ares, seat: i64) -> i64:
    """Done may be withdrawn until all are done, unless the group plays otherwise: AE-Q3."""
    if s.players[seat].done == 0:
        return reasons.NOT_DONE
    return LEGAL if s.edition.done_may_be_withdrawn else reasons.DONE_IS_FINAL


def finish(s: Ares, seat: i64) -> None:
    """The seat is done with this window."""
    s.players[seat].done = 1
    s.tell(news.SEAT_DONE, EVERYBODY, seat)


def resume(s: Ares, seat: i64) -> None:
    """The seat thinks again."""
    s.players[seat].done = 0
    s.tell(news.SEAT_RESUMED, EVERYBODY, seat)


# Card actions.


def has_chosen(s: Ares, seat: i64) -> bool:
    """The seat chose the action phase this round."""
    return s.players[seat].phase == ACTION


def why_not_use(s: Ares, seat: i64, card: i64) -> i64:
    """Each card once; with the bonus one card twice, never thrice: AE-9.1, AE-9.4, AE-Q34."""
    player = s.players[seat]
    action = s.edition.action[card]
    if action == NONE:
        return reasons.NO_ACTION if contains(player.played, card) else reasons.NOT_IN_PLAY
    if not contains(player.actions, card):
        return reasons.NOT_IN_PLAY
    if player.used[action] > player.bonus:
        return reasons.USED_ALREADY
    for way in s.edition.ways[action]:
        if can_use_way(s, seat, card, way):
            return LEGAL
    return reasons.CANNOT_PAY_ACTION


def mc_of(player: Player, way: Way) -> i64:
    """What a way costs in M€; a reduced cost stops at 0."""
    if way.less == 0:
        return way.mc
    if way.less_per == STEEL:
        return max(0, way.mc - way.less * player.steel)
    if way.less_per == TITANIUM:
        return max(0, way.mc - way.less * player.titanium)
    if way.less_per == ENOUGH_BLUE:
        return way.mc - way.less if player.blues >= way.enough_blue else way.mc
    return max(0, way.mc - way.less * player.tags[way.less_per])


def plants_of(s: Ares, seat: i64, way: Way) -> i64:
    """What a way costs in plants."""
    return way.plants_if_chosen if way.plants_if_chosen != NONE and has_chosen(s, seat) else way.plants


def can_use_way(s: Ares, seat: i64, card: i64, way: Way) -> bool:
    """The cost can be paid in full: AE-9.5."""
    player = s.players[seat]
    if way.heat > player.heat or way.rating > player.rating or plants_of(s, seat, way) > player.plants:
        return False
    if way.discard > len(player.hand):
        return False
    if way.amount_of == HEAT and player.heat == 0:
        return False
    if way.amount_of == CARD and len(player.hand) == 0:
        return False
    if way.remove > 0 and not can_remove(s, seat, card, way):
        return False
    mc = mc_of(player, way)
    return mc == 0 or can_pay(player, mc)


def can_remove(s: Ares, seat: i64, card: i64, way: Way) -> bool:
    """The cubes are there, on this card or on any."""
    arg = put_arg(way.remove, way.remove_kinds, HERE, card)
    if not way.remove_anywhere:
        return has_cubes(s, seat, card, arg)
    for host in range(HOSTS):
        if has_cubes(s, seat, s.edition.host_card[host], arg):
            return True
    return False


def use(s: Ares, seat: i64, card: i64) -> None:
    """Use the action; a second use is the bonus: AE-9.4."""
    player = s.players[seat]
    action = s.edition.action[card]
    player.used[action] += 1
    if player.used[action] > 1:
        player.bonus = 0
    s.tell(news.ACTION_USED, EVERYBODY, seat, card)
    react_to_action(s, seat)
    s.then(seat, ChooseWay(card))


def react_to_action(s: Ares, seat: i64) -> None:
    """Effects that name card actions, after the action; repeated uses count too."""
    for card in s.players[seat].triggers:
        trigger = s.edition.trigger[card]
        if trigger is not None and trigger.on_action:
            s.plan(seat, trigger.steps)


class ChooseWay(Choice):
    """One of the ways to use an action; with only one there is nothing to ask."""

    def __init__(self, card: i64) -> None:
        super().__init__(WAY, 2, arg=card, obvious=True)

    def of(self, arg: i64) -> ChooseWay:
        return ChooseWay(arg)

    def why(self, s: Ares, seat: i64, way: i64) -> i64:
        ways = s.edition.ways[s.edition.action[self.arg]]
        if way >= len(ways):
            return reasons.NO_OTHER_CHOICE
        return LEGAL if can_use_way(s, seat, self.arg, ways[way]) else reasons.CANNOT_PAY_ACTION

    def chosen(self, s: Ares, seat: i64, way: i64) -> None:
        go(s, seat, self.arg, s.edition.ways[s.edition.action[self.arg]][way])


def go(s: Ares, seat: i64, card: i64, way: Way) -> None:
    """Pay, then gain."""
    if way.amount_of != NONE:
        s.then(seat, ChooseAmount(card, 0))
        return
    if has_chosen(s, seat):
        s.plan(seat, way.gains_if_chosen)
    s.plan(seat, way.gains)
    spend(s, seat, way.heat, HEAT)
    spend(s, seat, plants_of(s, seat, way), PLANTS)
    spend(s, seat, way.rating, RATING)
    if way.discard > 0:
        s.then(seat, DemandDiscards(way.discard))
    if way.remove > 0:
        if way.remove_anywhere:
            s.then(seat, RemoveFrom(put_arg(way.remove, way.remove_kinds, ANYWHERE, card)))
        else:
            remove(s, seat, card, way.remove)
    mc = mc_of(s.players[seat], way)
    if mc > 0:
        charge(s, seat, mc, False)


def amount_asked(arg: i64) -> tuple[i64, i64]:
    """What the argument of `ChooseAmount` holds: the card, and how much has been said by "more" already."""
    return arg // 1024, arg % 1024


class ChooseAmount(Choice):
    """How much is given for as much of something else; nothing is no use of the action: AE-Q21.

    The argument packs the card and how much has been said by "more" already.
    """

    def __init__(self, card: i64, so_far: i64) -> None:
        super().__init__(AMOUNT, AMOUNTS, MORE, arg=card * 1024 + so_far, obvious=True)

    def of(self, arg: i64) -> ChooseAmount:
        card, so_far = amount_asked(arg)
        return ChooseAmount(card, so_far)

    def way(self, s: Ares) -> Way:
        """The only way of a card whose player picks an amount."""
        return s.edition.ways[s.edition.action[self.arg // 1024]][0]

    def most(self, s: Ares, seat: i64) -> i64:
        """What is there to give, up to the card's limit, less what has been said already."""
        way = self.way(s)
        player = s.players[seat]
        have = player.heat if way.amount_of == HEAT else len(player.hand)
        return (have if way.amount_most == 0 else min(have, way.amount_most)) - self.arg % 1024

    def why(self, s: Ares, seat: i64, amount: i64) -> i64:
        if amount + self.arg % 1024 == 0:
            return reasons.TOO_LITTLE
        return LEGAL if amount <= self.most(s, seat) else reasons.TOO_MUCH

    def why_other(self, s: Ares, seat: i64) -> i64:
        return LEGAL if self.most(s, seat) >= AMOUNTS else reasons.TOO_MUCH

    def chosen(self, s: Ares, seat: i64, amount: i64) -> None:
        way = self.way(s)
        total = amount + self.arg % 1024
        if way.amount_of == HEAT:
            spend(s, seat, total, HEAT)
            gain(s, seat, total, way.amount_gives)
        else:
            s.then(seat, Draw(total))
            s.then(seat, DemandDiscards(total))

    def other_chosen(self, s: Ares, seat: i64) -> None:
        s.then(seat, ChooseAmount(self.arg // 1024, self.arg % 1024 + AMOUNTS))


# Standard actions.


def standard_price(player: Player, standard: i64) -> i64:
    """What a standard action costs this player, in its own means: AE-9.9 to AE-9.13, AE-9.17."""
    if standard == FOREST_BY_PLANTS:
        return player.forest_price
    if standard == TEMPERATURE_BY_HEAT:
        return TEMPERATURE_HEAT
    if standard == FOREST_BY_MC:
        return FOREST_MC - player.standard_less
    return (TEMPERATURE_MC if standard == TEMPERATURE_BY_MC else OCEAN_MC) - player.standard_less


def why_not_standard(s: Ares, seat: i64, standard: i64) -> i64:
    """Payable; temperature and ocean not where nothing would come of it, forests always: AE-9.18, AE-Q20."""
    player = s.players[seat]
    if not s.edition.standard_at_maximum:
        if standard == OCEAN_BY_MC:
            if s.oceans_before == TILES:
                return reasons.AT_MAXIMUM
        elif standard >= TEMPERATURE_BY_HEAT and s.temperature_before == HOTTEST:
            return reasons.AT_MAXIMUM
    price = standard_price(player, standard)
    if standard == FOREST_BY_PLANTS:
        return LEGAL if player.plants >= price else reasons.TOO_DEAR
    if standard == TEMPERATURE_BY_HEAT:
        return LEGAL if player.heat >= price else reasons.TOO_DEAR
    return LEGAL if can_pay(player, price) else reasons.TOO_DEAR


def use_standard(s: Ares, seat: i64, standard: i64) -> None:
    """Pay, then plant, warm or flip."""
    price = standard_price(s.players[seat], standard)
    s.tell(news.STANDARD_USED, EVERYBODY, seat, standard)
    if standard == OCEAN_BY_MC:
        s.then(seat, FLIP_AN_OCEAN)
    elif standard >= TEMPERATURE_BY_HEAT:
        s.then(seat, RAISE_TEMPERATURE_ONCE)
    else:
        s.then(seat, PLANT_A_FOREST)
    if standard == FOREST_BY_PLANTS:
        spend(s, seat, price, PLANTS)
    elif standard == TEMPERATURE_BY_HEAT:
        spend(s, seat, price, HEAT)
    else:
        charge(s, seat, price, False)


class Convert(Effect):
    """Whoever is done must first use heat and plants that are enough, heat first: AE-9.19 to AE-9.26, AE-Q18."""

    def happen(self, s: Ares, seat: i64) -> None:
        player = s.players[seat]
        if player.heat >= TEMPERATURE_HEAT and must_warm(s):
            s.then(seat, CONVERT)
            use_standard(s, seat, TEMPERATURE_BY_HEAT)
        elif player.plants >= player.forest_price and must_plant(s):
            s.then(seat, CONVERT)
            use_standard(s, seat, FOREST_BY_PLANTS)
        else:
            finish(s, seat)


def must_warm(s: Ares) -> bool:
    """Temperature is below its maximum now; or, in some groups, was so when the phase began: AE-9.23, AE-Q19."""
    return (s.temperature_before if s.edition.must_convert_at_maximum else s.temperature) < HOTTEST


def must_plant(s: Ares) -> bool:
    """Oxygen is below its maximum now; or, in some groups, was so when the phase began: AE-9.23, AE-Q19."""
    return (s.oxygen_before if s.edition.must_convert_at_maximum else s.oxygen) < RICHEST


ACTION_PHASE: Final = ActionPhase()
CONVERT: Final = Convert()
FLIP_AN_OCEAN: Final = FlipOceans(1)
PLANT_A_FOREST: Final = PlantForests(1)
