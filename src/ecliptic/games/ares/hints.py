"""What a position is worth to a seat, and what nobody would do."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.core import chance as chances
from ecliptic.core import imagination
from ecliptic.core.agenda import SPAN
from ecliptic.core.state import State
from ecliptic.games.ares.playing import price_of
from ecliptic.games.ares.scoring import all_card_points, wealth
from ecliptic.games.ares.state import Ares
from ecliptic.games.ares.terms import (
    CARD,
    CONSTRUCTION,
    COOP,
    DONE,
    HEAT,
    HOTTEST,
    MC,
    PLANTS,
    PLAY,
    RESUME,
    RICHEST,
    SELL,
    SOLO,
    SOLO_ROUNDS,
    TILES,
    VERSUS,
)

# All in hundredths of a point.
MC_VALUE: Final[i64] = 7
HEAT_VALUE: Final[i64] = 13  # eight of them are a step of temperature and of TR
PLANT_VALUE: Final[i64] = 24  # eight of them are a forest and a step of oxygen
IDLE_VALUE: Final[i64] = 2  # heat that can warm nothing any more
CARD_VALUE: Final[i64] = 32
FULL_HAND: Final[i64] = 10
STEEL_PER_ROUND: Final[i64] = 4
TITANIUM_PER_ROUND: Final[i64] = 4
ACTION_PER_ROUND: Final[i64] = 9
EFFECT_PER_ROUND: Final[i64] = 7
DISCOUNT_PER_ROUND: Final[i64] = 4
PLENTY_OF_MC: Final[i64] = 30
PLENTY: Final[i64] = 12
LONG_GAME: Final[i64] = 26  # rounds
TERRAFORMED: Final[i64] = 300  # what a step is worth beyond its points where all win or lose with Mars


def steps_left(s: Ares) -> i64:
    """How far Mars is from being terraformed."""
    return HOTTEST - s.temperature + RICHEST - s.oxygen + TILES - s.oceans


def rounds_left(s: Ares) -> i64:
    """How long the game will go on, in tenths of a round: as long as Mars needs, but nobody builds for ever."""
    if s.edition.mode == SOLO:
        return (SOLO_ROUNDS - s.round) * 10
    if s.edition.mode == COOP:
        return (s.supply_cubes + s.supply_markers) * 5
    return min(steps_left(s) * 20 // (2 + s.seats), max((LONG_GAME - s.round) * 10, 20))


def stock(amount: i64, each: i64, plenty: i64) -> i64:
    """What lies about is worth less than what is used: beyond plenty, half."""
    return min(amount, plenty) * each + max(amount - plenty, 0) * each // 2


def worth(s: Ares, seat: i64) -> i64:
    """What this seat may expect in the end, in hundredths of a point."""
    player = s.players[seat]
    if s.over:
        return s.score[seat] * 100 + wealth(s, seat)
    rounds = rounds_left(s)
    productions = rounds // 2  # tenths: every second round brings one
    heat: i64 = HEAT_VALUE if s.temperature < HOTTEST else IDLE_VALUE
    plant: i64 = PLANT_VALUE if s.oxygen < RICHEST else PLANT_VALUE // 2
    value = (player.rating + player.forests + all_card_points(s, seat)) * 100
    value += (
        stock(player.mc, MC_VALUE, PLENTY_OF_MC)
        + stock(player.heat, heat, PLENTY)
        + stock(player.plants, plant, PLENTY)
    )
    value += min(len(player.hand), FULL_HAND) * CARD_VALUE
    income = (s.produces(seat, MC) + player.rating) * MC_VALUE + s.produces(seat, HEAT) * heat
    income += s.produces(seat, PLANTS) * plant + s.produces(seat, CARD) * CARD_VALUE
    standing = player.steel * STEEL_PER_ROUND + player.titanium * TITANIUM_PER_ROUND
    standing += len(player.actions) * ACTION_PER_ROUND + len(player.triggers) * EFFECT_PER_ROUND
    standing += (player.less_all + player.draws_more + player.keeps_more * 3) * DISCOUNT_PER_ROUND
    return value + income * productions // 10 + standing * rounds // 10


@final
class AresHints(imagination.Hints):
    """Against others, what a seat may expect beyond them; against Mars, what all may expect, and Mars itself."""

    def value(self, s: State, seat: i64) -> i64:
        assert isinstance(s, Ares)
        if s.edition.mode != VERSUS:
            total: i64 = 0
            for player in range(s.seats):
                total += worth(s, player)
            return total - steps_left(s) * TERRAFORMED
        best: i64 = -100000
        for player in range(s.seats):
            if player != seat:
                best = max(best, worth(s, player))
        return worth(s, seat) * 2 - best

    def horizon(self, s: State) -> i64:
        assert isinstance(s, Ares)
        return s.round

    def considers(self, s: State, seat: i64, action: i64) -> bool:
        """What has to be sold is asked for in a payment; nobody gains by selling or thinking again otherwise."""
        verb = action // SPAN
        return verb != SELL and verb != RESUME

    def habit(self, s: State, chance: i64) -> i64:
        """Nobody stops early, thinks again, or sells what need not be sold."""
        assert isinstance(s, Ares)
        sensible = vec[i64]()
        for action in s.legal:
            verb = action // SPAN
            if verb == SELL or verb == DONE or verb == RESUME:
                continue
            if verb == PLAY and s.phase <= CONSTRUCTION and not is_cheap_enough(s, action - verb * SPAN):
                continue
            sensible = append(sensible, action)
        if len(sensible) > 0:
            return sensible[chances.below(chance, len(sensible))]
        return s.legal[len(s.legal) - 1]  # done, where that is offered


def is_cheap_enough(s: Ares, card: i64) -> bool:
    """The card can be paid without selling others."""
    return price_of(s, s.asked, card) <= s.players[s.asked].mc


HINTS: Final = AresHints()
