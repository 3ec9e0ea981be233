"""Chapter 13: raising temperature and oxygen, flipping oceans, planting forests, and the terraforming rating."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, NONE
from ecliptic.core.state import EVERYBODY, SECRET_SEEN
from ecliptic.games.ares.rules import news, reasons
from ecliptic.games.ares.rules.payment import can_pay, charge
from ecliptic.games.ares.rules.piles import draw_to_hand
from ecliptic.games.ares.rules.steps import Choice, Effect
from ecliptic.games.ares.state import Ares
from ecliptic.games.ares.terms import (
    ACTION,
    DECLINE,
    FLIP,
    HOTTEST,
    MC,
    ON_FOREST,
    ON_OCEAN,
    ON_OXYGEN,
    ON_TEMPERATURE,
    PAY,
    PLANTS,
    RATING,
    RICHEST,
    TILES,
)

# The rating.


def gain_rating(s: Ares, seat: i64, count: i64) -> None:
    """TR has no upper limit; its first rise in a phase may let the player buy another step: AE-13.24, AE-13.26."""
    player = s.players[seat]
    player.rating += count
    s.tell(news.GAINED, EVERYBODY, seat, count, RATING)
    if player.rating_price > 0 and player.rating_rose == 0:
        player.rating_rose = 1
        s.then(seat, OFFER_RATING)


class OfferRating(Effect):
    """Whoever can pay when its turn has come is asked; what raised TR may have brought the money."""

    def happen(self, s: Ares, seat: i64) -> None:
        if can_pay(s.players[seat], s.players[seat].rating_price):
            s.then(seat, BUY_RATING)


class BuyRating(Choice):
    """After the first rise of the phase: pay for one more step of TR, or leave it (United Nations Mars Initiative)."""

    def __init__(self) -> None:
        super().__init__(PAY, 1, DECLINE)

    def why(self, s: Ares, seat: i64, thing: i64) -> i64:
        return LEGAL if can_pay(s.players[seat], s.players[seat].rating_price) else reasons.TOO_DEAR

    def chosen(self, s: Ares, seat: i64, thing: i64) -> None:
        s.then(seat, GainRating(1))
        charge(s, seat, s.players[seat].rating_price, False)


class GainRating(Effect):
    """So many steps of TR."""

    def __init__(self, count: i64) -> None:
        super().__init__(count)

    def of(self, arg: i64) -> GainRating:
        return GainRating(arg)

    def happen(self, s: Ares, seat: i64) -> None:
        gain_rating(s, seat, self.arg)


class GainRatingPerTag(Effect):
    """Steps of TR for each tag of a kind, those on the card itself too, even where red cards do not count later."""

    def __init__(self, count: i64, tag: i64, own: i64) -> None:
        super().__init__((count * 16 + tag) * 4 + own)

    def of(self, arg: i64) -> GainRatingPerTag:
        return GainRatingPerTag(arg // 64, arg // 4 % 16, arg % 4)

    def happen(self, s: Ares, seat: i64) -> None:
        tags = s.players[seat].tags[self.arg // 4 % 16]
        if not s.edition.event_tags_count:
            tags += self.arg % 4
        if tags > 0:
            gain_rating(s, seat, self.arg // 64 * tags)


# What reacts to a raise.


def react_to_raise(s: Ares, seat: i64, raised: i64) -> None:
    """Effects of the player's own cards that name this raise, in the order in which they were played: AE-8.33."""
    triggers = s.players[seat].triggers
    place: i64 = len(triggers)
    while place > 0:
        place -= 1
        trigger = s.edition.trigger[triggers[place]]
        if trigger is not None and trigger.raises & raised != 0:
            s.plan(seat, trigger.steps)


def reach_maximum(s: Ares, parameter: i64) -> None:
    """Whoever was done may think again, so that all can use the last chance: AE-Q3."""
    s.tell(news.MAXIMUM_REACHED, EVERYBODY, parameter)
    resumed = False
    for player in s.players:
        if player.done == 1:
            player.done = 0
            resumed = resumed or s.phase == ACTION or player.plays + player.bonus > 0
    if resumed:
        s.wake()
        s.tell(news.EVERYBODY_RESUMED, EVERYBODY)


# Raising.


def raise_temperature(s: Ares, seat: i64) -> None:
    """One step: rewarded unless the maximum had been reached when the phase began: AE-13.7, AE-13.16, AE-13.20."""
    if s.temperature_before == HOTTEST:
        s.tell(news.NOTHING_RAISED, EVERYBODY, seat, 0)
        return
    if s.temperature < HOTTEST:
        s.temperature += 1
        s.tell(news.TEMPERATURE_RAISED, EVERYBODY, seat, s.temperature)
        if s.temperature == HOTTEST:
            reach_maximum(s, 0)
    react_to_raise(s, seat, ON_TEMPERATURE)
    gain_rating(s, seat, 1)


def raise_oxygen(s: Ares, seat: i64) -> None:
    """One step: rewarded unless the maximum had been reached when the phase began: AE-13.8, AE-13.16, AE-13.20."""
    if s.oxygen_before == RICHEST:
        s.tell(news.NOTHING_RAISED, EVERYBODY, seat, 1)
        return
    if s.oxygen < RICHEST:
        s.oxygen += 1
        s.tell(news.OXYGEN_RAISED, EVERYBODY, seat, s.oxygen)
        if s.oxygen == RICHEST:
            reach_maximum(s, 1)
    react_to_raise(s, seat, ON_OXYGEN)
    gain_rating(s, seat, 1)


class RaiseTemperature(Effect):
    """So many steps; each is rewarded by itself: AE-13.10, AE-13.21."""

    def __init__(self, steps: i64) -> None:
        super().__init__(steps)

    def of(self, arg: i64) -> RaiseTemperature:
        return RaiseTemperature(arg)

    def happen(self, s: Ares, seat: i64) -> None:
        if self.arg > 1 and (s.edition.overshoot_pays or s.temperature < HOTTEST - 1):  # AE-Q22
            s.then(seat, RaiseTemperature(self.arg - 1))
        raise_temperature(s, seat)


class RaiseOxygen(Effect):
    """So many steps; each is rewarded by itself: AE-13.10, AE-13.21."""

    def __init__(self, steps: i64) -> None:
        super().__init__(steps)

    def of(self, arg: i64) -> RaiseOxygen:
        return RaiseOxygen(arg)

    def happen(self, s: Ares, seat: i64) -> None:
        if self.arg > 1 and (s.edition.overshoot_pays or s.oxygen < RICHEST - 1):  # AE-Q22
            s.then(seat, RaiseOxygen(self.arg - 1))
        raise_oxygen(s, seat)


class PlantForests(Effect):
    """So many forests: each is a token, then a step of oxygen: AE-13.13; the token always counts: AE-13.18."""

    def __init__(self, count: i64) -> None:
        super().__init__(count)

    def of(self, arg: i64) -> PlantForests:
        return PlantForests(arg)

    def happen(self, s: Ares, seat: i64) -> None:
        if self.arg > 1:
            s.then(seat, PlantForests(self.arg - 1))
        player = s.players[seat]
        player.forests += 1
        s.tell(news.FOREST_PLANTED, EVERYBODY, seat, player.forests)
        s.then(seat, RAISE_OXYGEN_ONCE)
        react_to_raise(s, seat, ON_FOREST)


# Oceans.


class FlipOceans(Effect):
    """Flip so many tiles, one after the other: AE-13.9, AE-13.10."""

    def __init__(self, count: i64) -> None:
        super().__init__(count)

    def of(self, arg: i64) -> FlipOceans:
        return FlipOceans(arg)

    def happen(self, s: Ares, seat: i64) -> None:
        if self.arg > 1 and (s.edition.overshoot_pays or s.oceans < TILES - 1):  # AE-Q22
            s.then(seat, FlipOceans(self.arg - 1))
        if s.oceans_before == TILES:
            s.tell(news.NOTHING_RAISED, EVERYBODY, seat, 2)  # AE-13.19
        elif s.oceans == TILES:
            repeat_last_ocean(s, seat)
        elif s.edition.ask_everything and s.oceans < TILES - 1:
            s.then(seat, FLIP_ONE)
        else:
            flip(s, seat, first_unflipped(s))


class FlipOne(Choice):
    """Pick any tile that is still orange side up: AE-13.11; whoever comes too late for all has the last one again."""

    def __init__(self) -> None:
        super().__init__(FLIP, TILES, obvious=True)

    def why(self, s: Ares, seat: i64, space: i64) -> i64:
        if s.oceans == TILES:
            return LEGAL if space == s.last_flipped else reasons.FLIPPED_ALREADY
        return LEGAL if s.flipped[space] == 0 else reasons.FLIPPED_ALREADY

    def chosen(self, s: Ares, seat: i64, space: i64) -> None:
        if s.oceans == TILES:
            repeat_last_ocean(s, seat)
        else:
            flip(s, seat, space)


def first_unflipped(s: Ares) -> i64:
    """All tiles look alike, so the lowest space is as good as any: AE-Q2."""
    for space in range(TILES):
        if s.flipped[space] == 0:
            return space
    return NONE


def flip(s: Ares, seat: i64, space: i64) -> None:
    """Turn the tile over; TR first, then what it shows: AE-13.27."""
    s.flipped[space] = 1
    s.oceans += 1
    s.last_flipped = space
    s.learn(SECRET_SEEN)
    s.tell(news.OCEAN_FLIPPED, EVERYBODY, seat, space, s.tile[space])
    if s.oceans == TILES:
        reach_maximum(s, 2)
    reward_ocean(s, seat)


def repeat_last_ocean(s: Ares, seat: i64) -> None:
    """In the phase in which the ninth tile was flipped its reward is given again: AE-13.17, AE-Q22."""
    s.tell(news.OCEAN_REPEATED, EVERYBODY, seat, s.last_flipped, s.tile[s.last_flipped])
    reward_ocean(s, seat)


def reward_ocean(s: Ares, seat: i64) -> None:
    """One step of TR and what the tile shows, at once: AE-13.9."""
    edition = s.edition
    tile = s.tile[s.last_flipped]
    react_to_raise(s, seat, ON_OCEAN)
    gain_rating(s, seat, 1)
    player = s.players[seat]
    if edition.tile_mc[tile] > 0:
        player.mc += edition.tile_mc[tile]
        s.tell(news.GAINED, EVERYBODY, seat, edition.tile_mc[tile], MC)
    if edition.tile_plants[tile] > 0:
        player.plants += edition.tile_plants[tile]
        s.tell(news.GAINED, EVERYBODY, seat, edition.tile_plants[tile], PLANTS)
    draw_to_hand(s, seat, edition.tile_cards[tile])


OFFER_RATING: Final = OfferRating()
BUY_RATING: Final = BuyRating()
FLIP_ONE: Final = FlipOne()
RAISE_OXYGEN_ONCE: Final = RaiseOxygen(1)
RAISE_TEMPERATURE_ONCE: Final = RaiseTemperature(1)
