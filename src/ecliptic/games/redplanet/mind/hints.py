"""What tells how well a colour stands: tokens in hand, and those that its astronauts may still bring in."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.core import imagination
from ecliptic.core.prospects import STAGES, divided
from ecliptic.core.state import State
from ecliptic.games.redplanet.rules.scoring import card_points, ice_points
from ecliptic.games.redplanet.state import RedPlanet, zeros
from ecliptic.games.redplanet.terms import COLOURS, ICE, KINDS, MISSION, REGIONS, ROLES, ROUNDS

# Features, each in hundredths: of a point, of an astronaut, of a card.
OWNED: Final[i64] = 0  # points of the tokens owned
ICE_LEAD: Final[i64] = 1  # what Ice Monopoly would give now
ICE_TOKENS: Final[i64] = 2
MISSIONS: Final[i64] = 3  # what own missions would give now
DISCOVERIES: Final[i64] = 4
MINES: Final[i64] = 5  # the own share of what explored regions still yield
HOPES: Final[i64] = 6  # the same where the resource is not known
LYING: Final[i64] = 7  # the own share of the tokens that lie on Mars already
PRESENCE: Final[i64] = 8  # the plain share of all that Mars still yields, as if each astronaut got a part
ON_MARS: Final[i64] = 9
DOCKED: Final[i64] = 10  # on board, wherever the ship is
RESERVE: Final[i64] = 11
CHARACTERS: Final[i64] = 12  # cards still in hand
LED: Final[i64] = 13  # regions led
ALWAYS: Final[i64] = 14
FEATURES: Final[i64] = 15
NAMES: Final = (
    "owned ice_lead ice_tokens missions discoveries mines hopes lying presence on_mars docked reserve characters led "
    "always"
)

UNEXPLORED_VALUE: Final[i64] = 170  # hundredths: what a token of an unknown kind is worth
# How much an astronaut weighs in a region that it is in, or is bound for.
HERE: Final[i64] = 10
FLYING: Final[i64] = 9
WAITING: Final[i64] = 5


@final
class RedPlanetHints(imagination.Hints):
    """Each colour is a side: in a duel a neutral one can win too."""

    def features(self, s: State) -> vec[i64]:
        assert isinstance(s, RedPlanet)
        rows = zeros(FEATURES * s.colours)
        for colour in range(s.colours):
            count_holdings(s, rows, colour)
        count_crews(s, rows)
        return rows

    def stage(self, s: State) -> i64:
        assert isinstance(s, RedPlanet)
        return s.round * STAGES // ROUNDS

    def side(self, s: State, seat: i64) -> i64:
        assert isinstance(s, RedPlanet)
        return s.main(seat)

    def points(self, s: State) -> vec[i64]:
        assert isinstance(s, RedPlanet)
        found = zeros(s.colours)
        for colour in range(s.colours):
            found[colour] = s.score[colour] * 100
        return found

    def victory(self, s: State) -> vec[i64]:
        assert isinstance(s, RedPlanet)
        return divided(s.winners, s.colours)

    def horizon(self, s: State) -> i64:
        assert isinstance(s, RedPlanet)
        return s.round * 4 + s.productions


def count_holdings(s: RedPlanet, rows: vec[i64], colour: i64) -> None:
    """Tokens owned, what cards and ice would give now, astronauts and characters at hand."""
    first = colour * FEATURES
    rows[first + OWNED] = s.value_owned(colour) * 100
    rows[first + ICE_LEAD] = ice_points(s, colour) * 100
    rows[first + ICE_TOKENS] = s.owned[colour * KINDS + ICE] * 100
    for card in range(s.edition.events):
        kind = MISSIONS if s.edition.event_kind[card] == MISSION else DISCOVERIES
        rows[first + kind] += card_points(s, colour, card) * 100
    rows[first + RESERVE] = s.reserve[colour] * 100
    in_hand: i64 = ROLES
    for role in range(ROLES):
        in_hand -= s.played[colour * ROLES + role]
    rows[first + CHARACTERS] = in_hand * 100
    rows[first + ALWAYS] = 100


def count_crews(s: RedPlanet, rows: vec[i64]) -> None:
    """Each region's tokens, shared out by the strength of those who are there or on their way."""
    strength = zeros(REGIONS * COLOURS)
    for dock in range(s.docks()):
        add_crew(s, rows, strength, dock)
    coming = tokens_to_come(s.productions)
    for region in range(REGIONS):
        lying: i64 = 0
        for kind in range(KINDS):
            lying += s.pool[region * KINDS + kind] * s.edition.token_value[kind] * 100
        share_out(s, rows, strength, region, coming * token_worth(s, region), lying)


def add_crew(s: RedPlanet, rows: vec[i64], strength: vec[i64], dock: i64) -> None:
    """Astronauts on a ship count for where it goes, more so once it is under way."""
    if s.ship[dock] < 0:
        return
    region = s.bound_for(dock)
    weight = FLYING if s.launched[dock] == 1 else WAITING
    for colour in range(s.colours):
        crew = s.crew[dock * COLOURS + colour]
        rows[colour * FEATURES + DOCKED] += crew * 100
        if region >= 0:
            strength[region * COLOURS + colour] += crew * weight


def tokens_to_come(productions: i64) -> i64:
    """Tokens that a region still yields after so many productions."""
    if productions == 0:
        return 6
    return 5 if productions == 1 else (3 if productions == 2 else 0)


def token_worth(s: RedPlanet, region: i64) -> i64:
    """What a token of this region is worth, in hundredths."""
    if s.explored[region] == 0:
        return UNEXPLORED_VALUE
    return s.edition.token_value[s.yields(region)] * 100


def share_out(s: RedPlanet, rows: vec[i64], strength: vec[i64], region: i64, coming: i64, lying: i64) -> None:
    """By the cube of strength: who leads takes nearly all; and once more evenly, for the mere presence."""
    first = region * COLOURS
    cubes: i64 = 0
    plain: i64 = 0
    most: i64 = 0
    for colour in range(s.colours):
        here = s.astronauts(region, colour)
        rows[colour * FEATURES + ON_MARS] += here * 100
        there = strength[first + colour] + here * HERE
        strength[first + colour] = there
        plain += there
        cubes += there * there * there
        most = max(most, there)
    if plain == 0:
        return
    kind = HOPES if s.explored[region] == 0 else MINES
    for colour in range(s.colours):
        own = strength[first + colour]
        row = colour * FEATURES
        cube = own * own * own
        rows[row + kind] += coming * cube // cubes
        rows[row + LYING] += lying * cube // cubes
        rows[row + PRESENCE] += (coming + lying) * own // plain
        if own == most:
            rows[row + LED] += 100
