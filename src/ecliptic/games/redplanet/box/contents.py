"""What is in the box: one TOML file per edition, and the corrections of an owner who has the real one at hand.

No rulebook prints the maps and cards, so every entry says how well it is known (`provenance`). A correction file has
the same shape as an edition file but holds only what differs; `docs/my_box.example.toml` shows one.
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
    read_edition,
    rows,
    wrong_type,
)
from ecliptic.games.redplanet.box.validate import PARAMETERS, validate

EditionId = Literal["2005", "2015", "2025"]
Kind = Literal["outer", "inner", "moon"]
Resource = Literal["ice", "sylvanite", "celerium"]
Role = Literal[
    "recruiter", "explorer", "scientist", "secret_agent", "saboteur", "femme_fatale", "travel_agent", "soldier", "pilot"
]
Timing = Literal["reveal", "production", "final"]
Window = Literal[
    "after_character_selection", "end_of_character_step", "start_of_discovery_phase", "start_of_final_scoring"
]

Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,39}\Z")]
Name = Annotated[str, Meta(max_length=60)]  # names in all languages go by id; this is for an owner's own cards
Digit = Annotated[int, Meta(ge=1, le=9)]
RegionCount = Annotated[int, Meta(ge=1, le=10)]
Amount = Annotated[int, Meta(ge=1, le=99)]
Points = Annotated[int, Meta(ge=-20, le=40)]
Prize = Annotated[int, Meta(ge=1, le=40)]  # a mission never costs points: RP-10.5


class Edition(Entry, frozen=True):
    """Who can play, and how the characters are called: by rising or by falling numbers."""

    id: EditionId
    players_min: Digit
    players_max: Digit
    colours: Digit
    call_order: Literal["ascending", "descending"]


class Region(Entry, frozen=True):
    """A place that can hold astronauts and a resource."""

    id: Id
    kind: Kind
    name: Name = ""


class Layout(Entry, frozen=True):
    """One arrangement of the map; `ring` and `inner` run clockwise, an edge joins two neighbours."""

    id: Annotated[str, Meta(pattern=r"^[A-Z]\Z")]
    ring: tuple[Id, ...]
    inner: tuple[Id, ...]
    edges: tuple[tuple[Id, Id], ...]


class Ship(Entry, frozen=True):
    """Ship cards that are alike: RP-1.10."""

    destination: Id  # a region, or "open"
    capacity: Digit
    count: Annotated[int, Meta(ge=1, le=36)] = 1

    @property
    def id(self) -> str:
        """Where to and how large: `hellas-4`, `open-2`."""
        return f"{self.destination}-{self.capacity}"


class Amounts(Entry, frozen=True):
    """So many of each kind of resource."""

    ice: Amount
    sylvanite: Amount
    celerium: Amount


class Resources(Part, frozen=True):
    """Resource tokens, what a point token is worth, and the point tokens, which never run out (RP-1.18)."""

    tokens: Amounts
    values: Amounts
    points: Amounts


class Place(Part, frozen=True):
    """How many astronauts a character places, and how they may be spread over docked ships."""

    count: Digit
    mode: Literal["any", "split", "different", "together"]


class Character(Entry, frozen=True):
    """One of the nine roles, as this edition numbers it and calls it."""

    role: Role
    number: Digit
    place: Place
    moves: Digit = 0  # made by the Explorer
    drop_max: Digit = 0  # brought down from Phobos by the Soldier
    name_id: Id = ""  # where this edition has another name for the role
    name: Name = ""

    @property
    def id(self) -> str:
        """By this its names in all languages go: `vamp`, `robot`, or simply the role."""
        return self.name_id or self.role


class Discovery(Entry, frozen=True):
    """Of the parameters, from `tokens` on, a card has those that `validate.DISCOVERIES` lists for its effect."""

    id: Id
    timing: Timing
    effect: str
    count: Digit = 1
    name: Name = ""
    tokens: Digit = 0
    points: Points = 0
    astronauts: Digit = 0
    resource: Resource | Literal[""] = ""
    counts_only: Literal["even", "odd", ""] = ""


class Mission(Entry, frozen=True):
    """Of the parameters, from `regions` on, a card has those that `validate.MISSIONS` lists for its condition."""

    id: Id
    condition: str
    name: Name = ""
    regions: tuple[Id, ...] = ()
    resource: Resource | Literal[""] = ""
    min_each: Digit = 0
    min_regions: RegionCount = 0
    tiers: tuple[Prize, ...] = ()  # points for presence in 1, 2, 3, … of the regions
    thresholds: tuple[tuple[RegionCount, Prize], ...] = ()  # points for presence in so many regions
    points: Prize = 0
    points_each: Prize = 0
    points_max: Prize = 0


class Action(Entry, frozen=True):
    """Of the parameters, from `tokens` on, a card has those that `validate.ACTIONS` lists for its effect."""

    id: Id
    window: Window
    effect: str
    name: Name = ""
    tokens: Digit = 0
    astronauts: Digit = 0
    resource: Resource | Literal[""] = ""


class Box(Part, frozen=True, cache_hash=True):  # `phrases.py` remembers what the things in it are called
    """All that an edition's box holds; discoveries are resolved in the order of `regions` (RP-Q46)."""

    edition: Edition
    regions: tuple[Region, ...]
    layouts: tuple[Layout, ...]
    ships: tuple[Ship, ...]
    resources: Resources
    characters: tuple[Character, ...]
    discoveries: tuple[Discovery, ...]
    missions: tuple[Mission, ...]
    actions: tuple[Action, ...] = ()


EDITIONS: Final[tuple[str, ...]] = get_args(EditionId)
EVENTS: Final = ("discoveries", "missions", "actions")
REPLACED: Final = ("regions", "layouts", "ships")  # corrected as whole lists
MERGED: Final = {"characters": "role", "discoveries": "id", "missions": "id", "actions": "id"}  # card by card
TURNING: Final = ("effect", "condition")  # with another one, the old parameters of a card go


@functools.cache
def load_box(edition: str) -> Box:
    """The box of an edition as far as we know it."""
    return _checked(read_edition(__package__, edition, EDITIONS))


def correct(box: Box, corrections: dict[str, object]) -> Box:
    """The box as its owner has it; the provenance of what they corrected is "owner"."""
    changes: Table = dict(corrections)
    check_edition(box.edition.id, str(changes.pop("edition", "")))
    data: Table = msgspec.to_builtins(box)
    _remove(data, changes.pop("remove", []))
    for section, change in changes.items():
        if section in REPLACED:
            data[section] = [owned(row) for row in rows(section, change)]
        elif section in MERGED:
            known, given = data.get(section, ()), rows(section, change)
            data[section] = merged_rows(section, MERGED[section], known, given, TURNING, PARAMETERS)
        elif section == "resources":
            data[section] = merged_parts(section, data[section], change)
        else:
            raise BoxError("box-unknown-field", "", {"field": section})
    return _checked(data)


def provenance(box: Box) -> list[tuple[str, str, str]]:
    """How well each thing is known, for the player to see: rows of kind, id, provenance."""
    resources = {"tokens": box.resources.tokens, "values": box.resources.values, "points": box.resources.points}
    return [
        ("edition", box.edition.id, box.edition.provenance),
        *[("region", region.id, region.provenance) for region in box.regions],
        *[("layout", layout.id, layout.provenance) for layout in box.layouts],
        *[("ship", ship.id, ship.provenance) for ship in box.ships],
        *[("resource", part, amounts.provenance) for part, amounts in resources.items()],
        *[("character", character.id, character.provenance) for character in box.characters],
        *[("discovery", discovery.id, discovery.provenance) for discovery in box.discoveries],
        *[("mission", mission.id, mission.provenance) for mission in box.missions],
        *[("action", action.id, action.provenance) for action in box.actions],
    ]


def _remove(data: Table, ids: object) -> None:
    """Take these event cards out of the box."""
    if not isinstance(ids, list):
        raise wrong_type("remove", "array", ids)
    for unwanted in ids:
        section = next((name for name in EVENTS for card in data.get(name, ()) if card["id"] == unwanted), None)
        if section is None:
            raise BoxError("box-unknown-card", "remove", {"id": str(unwanted)})
        data[section] = [card for card in data[section] if card["id"] != unwanted]


def _checked(data: Table) -> Box:
    """A sound box, or a BoxError that says where it is not."""
    box = boxed(data, Box, MERGED)
    validate(box)
    return box
