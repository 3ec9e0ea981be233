"""What is in the box: field, orbits and cards in a TOML file, and the corrections of an owner who has the real one.

The rulebook shows the board only in pictures, so every entry says how well it is known (`provenance`). A correction
file has the same shape as the edition file but holds only what differs: see `docs/my_kosmonauts_box.example.toml`.
"""

from __future__ import annotations

import functools
from typing import Annotated, Final, Literal, get_args

import msgspec
from msgspec import Meta

from ecliptic.core.boxes import (
    BoxError,
    Entry,
    Part,
    Table,
    boxed,
    check_edition,
    merged_parts,
    merged_rows,
    owned,
    parse_corrections,
    read_corrections,
    read_edition,
    rows,
)
from ecliptic.games.kosmonauts.box.validate import PARAMETERS, validate

__all__ = [
    "EDITIONS",
    "Area",
    "Box",
    "BoxError",
    "Event",
    "Field",
    "Mission",
    "Orbit",
    "Rose",
    "Sector",
    "correct",
    "load_box",
    "parse_corrections",
    "provenance",
    "read_corrections",
]

EditionId = Literal["classic"]
Target = Literal["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "comet"]
Body = Literal["earth", Target]
Kind = Literal["drift", "tanker", "hyper_gift", "gravity_well", "overdrive", "fuel_leak", "engine_failure"]
Deck = Literal["1", "2_alpha", "2_beta"]

Digit = Annotated[int, Meta(ge=1, le=9)]
Cubes = Annotated[int, Meta(ge=1, le=99)]
Drift = Annotated[int, Meta(ge=1, le=2)]  # KO-5.1
Amount = Annotated[int, Meta(ge=1, le=10)]  # as much as the tanks hold: KO-1.7
Points = Annotated[int, Meta(ge=1, le=20)]
Cards = Annotated[int, Meta(ge=1, le=30)]
Coordinate = Annotated[int, Meta(ge=-20, le=20)]
Norm = Annotated[int, Meta(ge=1, le=330)]  # a sector with a greater norm may have a greater coordinate
Sector = tuple[Coordinate, Coordinate]

REACH: Final = range(-20, 21)


class Edition(Entry, frozen=True):
    """Who can play: KO-1.1."""

    id: EditionId
    players_min: Digit
    players_max: Digit
    colours: Digit


class Area(Entry, frozen=True):
    """Some sectors: all whose norm q*q + q*r + r*r lies between two numbers, or those that are listed."""

    shape: Literal["disc", "ring", "list"]
    norm_min: Norm = 0
    norm_max: Norm = 0
    sectors: tuple[Sector, ...] = ()

    def contents(self) -> tuple[Sector, ...]:
        """The sectors one by one; the Sun, whose norm is 0, is never in a disc or a ring."""
        if self.shape == "list":
            return self.sectors
        norms = range(self.norm_min or 1, self.norm_max + 1)
        return tuple((q, r) for q in REACH for r in REACH if q * q + q * r + r * r in norms)


class Field(Part, frozen=True):
    """Where a ship can end its flight, and where that costs a shield: KO-10.1, KO-10.2."""

    extent: Area
    hot: Area
    belt: Area


class Orbit(Entry, frozen=True):
    """The points on which a body stands, clockwise: KO-1.18."""

    body: Body
    points: tuple[Sector, ...]


class Rose(Part, frozen=True):
    """The cubes that a drift card shows: KO-5.1."""

    E: Drift = 0
    SE: Drift = 0
    SW: Drift = 0
    W: Drift = 0
    NW: Drift = 0
    NE: Drift = 0

    def cubes(self) -> dict[str, int]:
        """How many in which direction, for those that have any."""
        return {name: count for name, count in msgspec.structs.asdict(self).items() if count}


class Event(Entry, frozen=True):
    """Event cards that are alike; `validate.EVENTS` tells which kind has an amount or a rose."""

    kind: Kind
    count: Cards = 1
    amount: Amount = 0
    rose: Rose | None = None

    @property
    def id(self) -> str:
        """Kind and cubes: `tanker`, `drift-e2`, `drift-se1-sw1`."""
        cubes = self.rose.cubes() if self.rose else {}
        return "-".join([self.kind, *(f"{name.lower()}{count}" for name, count in cubes.items())])


class Mission(Entry, frozen=True):
    """A mission card; Earth is nobody's target."""

    deck: Deck
    target: Target

    @property
    def id(self) -> str:
        """Deck and target: `2_alpha-mars`."""
        return f"{self.deck}-{self.target}"


class CubeNumbers(Entry, frozen=True):
    """Cubes in the box: KO-1.6. They never run out: KO-A44."""

    fuel: Cubes
    hyper: Cubes
    shields: Cubes


class MissionPoints(Entry, frozen=True):
    """What a fulfilled mission is worth: KO-14.2, KO-14.5."""

    mission_1: Points
    mission_2: Points


class Numbers(Part, frozen=True):
    """What is counted."""

    cubes: CubeNumbers
    missions: MissionPoints


class Box(Part, frozen=True):
    """All that the box holds and the rules do not say."""

    edition: Edition
    field: Field
    orbits: tuple[Orbit, ...]
    events: tuple[Event, ...]
    missions: tuple[Mission, ...]
    numbers: Numbers


EDITIONS: Final[tuple[str, ...]] = get_args(EditionId)
KEYS: Final = {"orbits": "body"}  # corrected orbit by orbit
GROUPS: Final = {"events": "kind", "missions": "deck"}  # all cards of a kind, all cards of a deck
TABLES: Final = ("field", "numbers")  # part by part


@functools.cache
def load_box(edition: str = "classic") -> Box:
    """The box as far as we know it."""
    return _checked(read_edition(__package__, edition, EDITIONS))


def correct(box: Box, corrections: dict[str, object]) -> Box:
    """The box as its owner has it; the provenance of what they corrected is "owner"."""
    changes: Table = dict(corrections)
    check_edition(box.edition.id, str(changes.pop("edition", "")))
    data: Table = msgspec.to_builtins(box)
    for section, change in changes.items():
        if section in GROUPS:
            data[section] = _regrouped(GROUPS[section], data[section], rows(section, change))
        elif section in KEYS:
            data[section] = merged_rows(section, KEYS[section], data[section], rows(section, change))
        elif section in TABLES:
            data[section] = merged_parts(section, data[section], change, ("shape",), PARAMETERS)
        else:
            raise BoxError("box-unknown-field", "", {"field": section})
    return _checked(data)


def provenance(box: Box) -> list[tuple[str, str, str]]:
    """How well each thing is known, for the player to see: rows of kind, id, provenance."""
    areas = {"extent": box.field.extent, "hot": box.field.hot, "belt": box.field.belt}
    return [
        ("edition", box.edition.id, box.edition.provenance),
        *[("field", part, area.provenance) for part, area in areas.items()],
        *[("orbit", orbit.body, orbit.provenance) for orbit in box.orbits],
        *[("event", event.id, event.provenance) for event in box.events],
        *[("mission", mission.id, mission.provenance) for mission in box.missions],
        ("number", "cubes", box.numbers.cubes.provenance),
        ("number", "missions", box.numbers.missions.provenance),
    ]


def _regrouped(key: str, known: list[Table], given: list[Table]) -> list[Table]:
    """The owner's cards, and ours of the kinds that the owner does not speak of."""
    spoken_of = [row.get(key) for row in given]
    return [*map(owned, given), *(row for row in known if row[key] not in spoken_of)]


def _checked(data: Table) -> Box:
    """A sound box, or a BoxError that says where it is not."""
    box = boxed(data, Box, KEYS)
    validate(box)
    return box
