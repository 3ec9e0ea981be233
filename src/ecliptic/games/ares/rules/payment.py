"""Paying: with M€, by selling cards, and by what some cards accept instead (AE-8b, AE-Q63).

A payment goes through the other means first (microbes, plants, heat), then M€, then sales until it is enough. The
engine asks only where there is something to choose.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, NONE, SPAN, Agenda
from ecliptic.core.state import EVERYBODY
from ecliptic.games.ares.player import Player
from ecliptic.games.ares.rules import news, reasons
from ecliptic.games.ares.rules.piles import sell
from ecliptic.games.ares.rules.steps import Choice, HandChoice
from ecliptic.games.ares.state import Ares
from ecliptic.games.ares.terms import (
    DECLINE,
    HEATS,
    PAY_HEAT,
    PAY_MICROBES,
    PAY_PLANTS,
    PROJECTS,
    SELL_CARD,
)

# Means that a payment has still to go through.
BY_MICROBES: Final[i64] = 0
BY_PLANTS: Final[i64] = 1
BY_HEAT: Final[i64] = 2
BY_MC: Final[i64] = 3


def microbes_here(s: Ares, player: Player) -> i64:
    """Microbes on the card whose microbes pay."""
    card = player.microbes_card
    return 0 if card == NONE else player.cubes[s.edition.host[card]]


def uses(s: Ares, have: i64, price: i64) -> i64:
    """How often a means can be used on one card: once, unless the group allows more."""
    times = have // price
    return times if s.edition.payment_repeats else min(times, 1)


def worth_of_microbes(s: Ares, player: Player) -> i64:
    """How much of a card microbes can pay."""
    card = player.microbes_card
    if card == NONE:
        return 0
    return s.edition.microbes_pay[card] * uses(s, microbes_here(s, player), s.edition.microbes_price[card])


def worth_of_plants(s: Ares, player: Player, plants: i64) -> i64:
    """How much of a card so many plants can pay."""
    card = player.plants_card
    if card == NONE:
        return 0
    return s.edition.plants_pay[card] * uses(s, plants, s.edition.plants_price[card])


def purse(player: Player, hand: i64, heat: i64) -> i64:
    """M€, sales of so many cards, and heat where it pays: what can be raised for anything."""
    return player.mc + player.sale * hand + (heat if player.heat_pays == 1 else 0)


def can_pay(player: Player, amount: i64) -> bool:
    """The player can raise this for something that is not a card."""
    return player.mc >= amount or purse(player, len(player.hand), player.heat) >= amount


def charge(s: Ares, seat: i64, amount: i64, for_card: bool) -> None:
    """The seat pays; the caller has made sure that it can."""
    player = s.players[seat]
    plain = player.heat_pays == 0 and not (for_card and (player.microbes_card != NONE or player.plants_card != NONE))
    if plain and player.mc >= amount:
        pay_mc(s, seat, amount)
    else:
        pay_by(s, seat, amount, BY_MICROBES if for_card else BY_HEAT)


def pay_mc(s: Ares, seat: i64, amount: i64) -> None:
    """M€ leave the purse."""
    if amount > 0:
        s.players[seat].mc -= amount
        s.tell(news.PAID, EVERYBODY, seat, amount)


def pay_by(s: Ares, seat: i64, amount: i64, means: i64) -> None:
    """Go through the means from this one on, until one has to be asked for or all is paid."""
    player = s.players[seat]
    if amount <= 0:
        return
    if means == BY_MICROBES and worth_of_microbes(s, player) > 0:
        s.then(seat, PayMicrobes(amount))
    elif means <= BY_PLANTS and worth_of_plants(s, player, player.plants) > 0:
        s.then(seat, PayPlants(amount))
    elif means <= BY_HEAT and player.heat_pays == 1 and player.heat > 0:
        s.then(seat, PayHeat(amount))
    else:
        pay_rest(s, seat, amount)


def pay_rest(s: Ares, seat: i64, amount: i64) -> None:
    """M€, and sales until it is enough; whoever must sell the whole hand is not asked in which order."""
    player = s.players[seat]
    while player.mc < amount and player.mc + player.sale * (len(player.hand) - 1) < amount:
        sell(s, seat, player.hand[0])
    if player.mc >= amount:
        pay_mc(s, seat, amount)
    else:
        s.then(seat, SellToPay(amount))


class PayMicrobes(Choice):
    """Microbes on a card of the player's may pay a part of a card."""

    def __init__(self, amount: i64) -> None:
        super().__init__(PAY_MICROBES, 1, DECLINE, arg=amount, obvious=True)

    def of(self, arg: i64) -> PayMicrobes:
        return PayMicrobes(arg)

    def why_other(self, s: Ares, seat: i64) -> i64:
        player = s.players[seat]
        without = purse(player, len(player.hand), player.heat) + worth_of_plants(s, player, player.plants)
        return LEGAL if without >= self.arg else reasons.MUST_PAY_SO

    def chosen(self, s: Ares, seat: i64, thing: i64) -> None:
        player = s.players[seat]
        card = player.microbes_card
        spent = s.edition.microbes_price[card]
        player.cubes[s.edition.host[card]] -= spent
        s.tell(news.MICROBES_PAID, EVERYBODY, seat, spent, card, s.edition.microbes_pay[card])
        again = BY_MICROBES if s.edition.payment_repeats else BY_PLANTS
        pay_by(s, seat, self.arg - s.edition.microbes_pay[card], again)

    def other_chosen(self, s: Ares, seat: i64) -> None:
        pay_by(s, seat, self.arg, BY_PLANTS)


class PayPlants(Choice):
    """Plants may pay a part of a card."""

    def __init__(self, amount: i64) -> None:
        super().__init__(PAY_PLANTS, 1, DECLINE, arg=amount, obvious=True)

    def of(self, arg: i64) -> PayPlants:
        return PayPlants(arg)

    def why_other(self, s: Ares, seat: i64) -> i64:
        return LEGAL if can_pay(s.players[seat], self.arg) else reasons.MUST_PAY_SO

    def chosen(self, s: Ares, seat: i64, thing: i64) -> None:
        player = s.players[seat]
        card = player.plants_card
        spent = s.edition.plants_price[card]
        player.plants -= spent
        s.tell(news.PLANTS_PAID, EVERYBODY, seat, spent, card, s.edition.plants_pay[card])
        again = BY_PLANTS if s.edition.payment_repeats else BY_HEAT
        pay_by(s, seat, self.arg - s.edition.plants_pay[card], again)

    def other_chosen(self, s: Ares, seat: i64) -> None:
        pay_by(s, seat, self.arg, BY_HEAT)


class PayHeat(Choice):
    """Where heat pays, the player says how much of it goes into the payment: AE-Q63."""

    def __init__(self, amount: i64) -> None:
        super().__init__(PAY_HEAT, HEATS, arg=amount, obvious=True)

    def of(self, arg: i64) -> PayHeat:
        return PayHeat(arg)

    def options(self, agenda: Agenda, seat: i64) -> vec[i64]:
        assert isinstance(agenda, Ares)
        player = agenda.players[seat]
        found = vec[i64]()
        for heat in range(self.least(player), self.most(player) + 1):
            found = append(found, PAY_HEAT * SPAN + heat)
        return found

    def least(self, player: Player) -> i64:
        """What M€ and sales cannot raise."""
        return max(0, self.arg - purse(player, len(player.hand), 0))

    def most(self, player: Player) -> i64:
        """All the heat, but not more than the price."""
        return min(player.heat, self.arg)

    def why(self, s: Ares, seat: i64, heat: i64) -> i64:
        player = s.players[seat]
        if heat < self.least(player):
            return reasons.TOO_LITTLE
        return LEGAL if heat <= self.most(player) else reasons.TOO_MUCH

    def chosen(self, s: Ares, seat: i64, heat: i64) -> None:
        if heat > 0:
            s.players[seat].heat -= heat
            s.tell(news.HEAT_PAID, EVERYBODY, seat, heat)
        pay_by(s, seat, self.arg - heat, BY_MC)


class SellToPay(HandChoice):
    """Sell cards until the price can be paid; what is over is change: AE-8.11."""

    def __init__(self, amount: i64) -> None:
        super().__init__(SELL_CARD, PROJECTS, arg=amount)

    def of(self, arg: i64) -> SellToPay:
        return SellToPay(arg)

    def chosen(self, s: Ares, seat: i64, card: i64) -> None:
        sell(s, seat, card)
        pay_rest(s, seat, self.arg)
