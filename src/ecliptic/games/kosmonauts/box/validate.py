"""Is this a box one can play with? Its counts are the rulebook's, and its orbits lie on the field, round the Sun."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from ecliptic.core.boxes import BoxError, check_count, check_parameters, check_unique

if TYPE_CHECKING:
    from ecliptic.games.kosmonauts.box.contents import Area, Box, Event, Orbit, Sector

Words = tuple[str, ...]

# What an area needs, by its shape.
SHAPES: Final[dict[str, Words]] = {
    "disc": ("norm_max",),
    "ring": ("norm_max", "norm_min"),
    "list": ("sectors",),
}
PARAMETERS: Final[Words] = ("norm_min", "norm_max", "sectors")

# What an event card needs, by its kind.
EVENTS: Final[dict[str, Words]] = {
    "drift": ("rose",),
    "tanker": ("amount",),
    "hyper_gift": (),
    "gravity_well": (),
    "overdrive": ("amount",),
    "fuel_leak": ("amount",),
    "engine_failure": (),
}

SUN: Final = (0, 0)
BODIES: Final = 9  # KO-1.3
HOT: Final = 6  # KO-10.2
CARDS: Final = 30  # KO-1.17
DECKS: Final = {"1": 8, "2_alpha": 4, "2_beta": 4}
LEAST_POINTS: Final = 3  # of an orbit; with fewer, a step cannot be clockwise
MOST_POINTS: Final = 40
LEAST_CUBES: Final = 1  # of a drift card: KO-5.1
MOST_CUBES: Final = 2


def validate(box: Box) -> None:
    """Raise a BoxError for the first problem found; a box without one can be played with."""
    check_field(box)
    check_orbits(box)
    check_events(box)
    check_missions(box)


def check_field(box: Box) -> None:
    """The hot sectors and the belt are parts of the field."""
    sectors = check_area("field.extent", box.field.extent)
    hot = check_area("field.hot", box.field.hot)
    belt = check_area("field.belt", box.field.belt)
    check_inside("field.hot", hot, set(sectors))
    check_inside("field.belt", belt, set(sectors))
    check_count("box-sector-count", "field.hot", len(hot), HOT)
    if not belt:
        raise BoxError("box-no-sectors", "field.belt", {})


def check_area(where: str, area: Area) -> tuple[Sector, ...]:
    """The area is described as its shape needs it, and names sectors only; these are returned."""
    check_parameters(where, area, SHAPES[area.shape], PARAMETERS)
    if area.norm_max < area.norm_min:
        raise BoxError("box-not-rising", where, {"number": area.norm_min, "following": area.norm_max})
    sectors = area.contents()
    check_sectors(f"{where}.sectors", sectors)
    return sectors


def check_sectors(where: str, sectors: Sequence[Sector]) -> None:
    """Each is named once, and none is the Sun: KO-10.4."""
    for sector, count in Counter(sectors).items():
        if sector == SUN:
            raise BoxError("box-on-sun", where, {"sector": written(sector)})
        if count > 1:
            raise BoxError("box-duplicate-sector", where, {"sector": written(sector)})


def check_inside(where: str, sectors: Sequence[Sector], field: Collection[Sector]) -> None:
    """All of these lie on the field."""
    for sector in sectors:
        if sector not in field:
            raise BoxError("box-outside-field", where, {"sector": written(sector)})


def check_orbits(box: Box) -> None:
    """Nine bodies; orbits may meet, and may lie in hazards: KO-1.3, KO-1.18, KO-A29, KO-A31."""
    check_unique("orbits", [orbit.body for orbit in box.orbits])
    check_count("box-orbit-count", "orbits", len(box.orbits), BODIES)
    field = frozenset(box.field.extent.contents())
    for orbit in box.orbits:
        check_orbit(f"orbits[{orbit.body}].points", orbit, field)


def check_orbit(where: str, orbit: Orbit, field: Collection[Sector]) -> None:
    """Different sectors of the field, clockwise, once round the Sun in a lap: KO-12.1."""
    count = len(orbit.points)
    if not LEAST_POINTS <= count <= MOST_POINTS:
        raise BoxError("box-point-count", where, {"count": count, "least": LEAST_POINTS, "most": MOST_POINTS})
    check_sectors(where, orbit.points)
    check_inside(where, orbit.points, field)
    steps = list(pairwise([*orbit.points, orbit.points[0]]))
    for sector, following in steps:
        if not is_clockwise(sector, following):
            raise BoxError("box-not-clockwise", where, {"sector": written(sector), "following": written(following)})
    laps = sum(not is_below(sector) and is_below(following) for sector, following in steps)
    check_count("box-lap-count", where, laps, 1)


def is_clockwise(sector: Sector, following: Sector) -> bool:
    """Seen from the Sun, less than half a turn to the right; a step straight outwards or inwards is no turn back."""
    (q, r), (next_q, next_r) = sector, following
    turn = q * next_r - r * next_q  # of the sign of the sine
    ahead = 2 * (q * next_q + r * next_r) + q * next_r + r * next_q  # of the sign of the cosine
    return turn > 0 or (turn == 0 and ahead > 0)


def is_below(sector: Sector) -> bool:
    """In the half of the field that begins with E and ends before W, clockwise."""
    q, r = sector
    return r > 0 or (r == 0 and q > 0)


def check_events(box: Box) -> None:
    """KO-1.17, KO-5."""
    for index, event in enumerate(box.events):
        check_event(f"events[{index}]", event)
    check_count("box-card-count", "events", sum(event.count for event in box.events), CARDS)


def check_event(where: str, event: Event) -> None:
    """A card has what its kind needs; drift is one cube or two."""
    check_parameters(where, event, EVENTS[event.kind], ("amount", "rose"))
    if event.rose is not None:
        cubes = sum(event.rose.cubes().values())
        if not LEAST_CUBES <= cubes <= MOST_CUBES:
            raise BoxError(
                "box-cube-count", f"{where}.rose", {"count": cubes, "least": LEAST_CUBES, "most": MOST_CUBES}
            )


def check_missions(box: Box) -> None:
    """Three decks; so that Mission 1 can always be replaced, its targets differ: KO-1.17, KO-2.14, KO-A41."""
    targets = {deck: [mission.target for mission in box.missions if mission.deck == deck] for deck in DECKS}
    for deck, needed in DECKS.items():
        check_count("box-card-count", f"missions[{deck}]", len(targets[deck]), needed)
    check_unique("missions[1]", targets["1"])
    for target in targets["2_alpha"]:
        if target in targets["2_beta"]:
            raise BoxError("box-shared-target", "missions", {"target": target})


def written(sector: Sector) -> str:
    """A sector as it stands in the file."""
    q, r = sector
    return f"[{q}, {r}]"
