"""What tells how well a player stands, and what nobody would do."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.core import chance as chances
from ecliptic.core import imagination
from ecliptic.core.agenda import SPAN
from ecliptic.core.prospects import STAGES, divided
from ecliptic.core.state import State
from ecliptic.games.ares.rules.playing import price_of
from ecliptic.games.ares.rules.scoring import all_card_points
from ecliptic.games.ares.state import Ares
from ecliptic.games.ares.terms import (
    CARD,
    CONSTRUCTION,
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

# Features; what is counted alone is counted in hundredths.
RATING: Final[i64] = 0
FORESTS: Final[i64] = 1
CARDS: Final[i64] = 2  # points of cards in play
MONEY: Final[i64] = 3  # up to plenty
MUCH_MONEY: Final[i64] = 4  # beyond it
WARMTH: Final[i64] = 5  # heat that can still warm Mars, up to plenty
MUCH_WARMTH: Final[i64] = 6
IDLE_HEAT: Final[i64] = 7
GREENS: Final[i64] = 8  # plants, up to plenty
MUCH_GREENS: Final[i64] = 9
HAND: Final[i64] = 10  # cards, up to a full hand
PROMISES: Final[i64] = 11  # points printed on the cards in hand
MC_INCOME: Final[i64] = 12  # without the rating, which is counted already
HEAT_INCOME: Final[i64] = 13
IDLE_INCOME: Final[i64] = 14  # of heat that can warm nothing any more
PLANT_INCOME: Final[i64] = 15
CARD_INCOME: Final[i64] = 16
STEEL: Final[i64] = 17
TITANIUM: Final[i64] = 18
ACTIONS: Final[i64] = 19
TRIGGERS: Final[i64] = 20
SAVINGS: Final[i64] = 21  # lower prices
RESEARCH: Final[i64] = 22  # more cards to see and to keep
PLAYED: Final[i64] = 23
TO_DO: Final[i64] = 24  # steps of temperature, oxygen and oceans that Mars still needs
HASTE: Final[i64] = 25  # the same for each round that is left, where Mars is the only rival
ALWAYS: Final[i64] = 26
FEATURES: Final[i64] = 27
NAMES: Final = (
    "rating forests cards money much_money warmth much_warmth idle_heat greens much_greens hand promises mc_income "
    "heat_income idle_income plant_income card_income steel titanium actions triggers savings research played to_do "
    "haste always"
)

PLENTY_OF_MC: Final[i64] = 30
PLENTY: Final[i64] = 12
SHORTFALL: Final[i64] = 300  # hundredths of a point for each step that Mars lacks in the end
FULL_HAND: Final[i64] = 10
MARS: Final[i64] = HOTTEST + RICHEST + TILES
MOST_SIDES: Final[i64] = 4
BLANK: Final = vec[i64]([0 for _ in range(FEATURES * MOST_SIDES)])


def steps_left(s: Ares) -> i64:
    """How far Mars is from being terraformed."""
    return HOTTEST - s.temperature + RICHEST - s.oxygen + TILES - s.oceans


def rounds_left(s: Ares) -> i64:
    """How many rounds are to come at most, against Mars."""
    return SOLO_ROUNDS - s.round if s.edition.mode == SOLO else (s.supply_cubes + s.supply_markers) // 2


def count_player(s: Ares, rows: vec[i64], first: i64, seat: i64) -> None:
    """What this player has, added to a row."""
    player = s.players[seat]
    rows[first + RATING] += player.rating * 100
    rows[first + FORESTS] += player.forests * 100
    rows[first + CARDS] += all_card_points(s, seat) * 100
    add_stock(rows, first + MONEY, player.mc, PLENTY_OF_MC)
    if s.temperature < HOTTEST:
        add_stock(rows, first + WARMTH, player.heat, PLENTY)
        rows[first + HEAT_INCOME] += s.produces(seat, HEAT) * 100
    else:
        rows[first + IDLE_HEAT] += player.heat * 100
        rows[first + IDLE_INCOME] += s.produces(seat, HEAT) * 100
    add_stock(rows, first + GREENS, player.plants, PLENTY)
    rows[first + HAND] += min(len(player.hand), FULL_HAND) * 100
    for card in player.hand:
        rows[first + PROMISES] += s.edition.points[card] * 100
    rows[first + MC_INCOME] += s.produces(seat, MC) * 100
    rows[first + PLANT_INCOME] += s.produces(seat, PLANTS) * 100
    rows[first + CARD_INCOME] += s.produces(seat, CARD) * 100
    rows[first + STEEL] += player.steel * 100
    rows[first + TITANIUM] += player.titanium * 100
    rows[first + ACTIONS] += len(player.actions) * 100
    rows[first + TRIGGERS] += len(player.triggers) * 100
    rows[first + SAVINGS] += (player.less_all + player.standard_less) * 100
    rows[first + RESEARCH] += (player.draws_more + player.keeps_more * 3) * 100
    rows[first + PLAYED] += len(player.played) * 100


def add_stock(rows: vec[i64], index: i64, amount: i64, plenty: i64) -> None:
    """What lies about beyond plenty is counted apart: it is seldom used."""
    rows[index] += min(amount, plenty) * 100
    rows[index + 1] += max(amount - plenty, 0) * 100


@final
class AresHints(imagination.Hints):
    """Against others each player is a side; against Mars all are one."""

    def features(self, s: State) -> vec[i64]:
        assert isinstance(s, Ares)
        rivals = s.edition.mode == VERSUS
        sides: i64 = s.seats if rivals else 1
        rows = BLANK[: FEATURES * sides]
        for seat in range(s.seats):
            count_player(s, rows, seat * FEATURES if rivals else 0, seat)
        to_do = steps_left(s)
        for side in range(sides):
            first = side * FEATURES
            rows[first + TO_DO] = to_do * 100
            if not rivals:
                rows[first + HASTE] = to_do * 100 // (rounds_left(s) + 1)
            rows[first + ALWAYS] = 100
        return rows

    def stage(self, s: State) -> i64:
        """With Mars; where rounds are counted, with them."""
        assert isinstance(s, Ares)
        if s.edition.mode == SOLO:
            return min(s.round, SOLO_ROUNDS) * STAGES // SOLO_ROUNDS
        return (MARS - steps_left(s)) * STAGES // MARS

    def side(self, s: State, seat: i64) -> i64:
        assert isinstance(s, Ares)
        return seat if s.edition.mode == VERSUS else 0

    def has_rivals(self, s: State) -> bool:
        assert isinstance(s, Ares)
        return s.edition.mode == VERSUS

    def points(self, s: State) -> vec[i64]:
        """Against Mars, what Mars lacks is taken off: a near miss is worth more than a far one."""
        assert isinstance(s, Ares)
        rivals = s.edition.mode == VERSUS
        found = BLANK[: s.seats if rivals else 1]
        for seat in range(s.seats):
            found[seat if rivals else 0] += s.score[seat] * 100
        if not rivals:
            found[0] -= steps_left(s) * SHORTFALL
        return found

    def victory(self, s: State) -> vec[i64]:
        assert isinstance(s, Ares)
        return divided(s.winner, s.seats if s.edition.mode == VERSUS else 1)

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
