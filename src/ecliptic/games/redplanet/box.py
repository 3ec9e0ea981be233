"""What is in the box: one TOML file per edition, and the corrections of an owner who has the real one at hand.

No rulebook prints the maps and cards, so every entry says how well it is known (`provenance`). A correction file has
the same shape as an edition file but holds only what differs; `docs/my_box.example.toml` shows one.
"""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from ecliptic.games.redplanet.validate import PARAMETERS, BoxError, check_unique, validate

EditionId = Literal["2005", "2015", "2025"]
Provenance = Literal["rulebook", "source", "memory", "reconstructed", "owner"]
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


class Part(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table of the file."""


class Entry(Part, frozen=True):
    """A part that says how well it is known."""

    provenance: Provenance


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


class Box(Part, frozen=True):
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


Table = dict[str, Any]

EDITIONS: Final[tuple[str, ...]] = get_args(EditionId)
EVENTS: Final = ("discoveries", "missions", "actions")
REPLACED: Final = ("regions", "layouts", "ships")  # corrected as whole lists
MERGED: Final = {"characters": "role", "discoveries": "id", "missions": "id", "actions": "id"}  # card by card


@functools.cache
def load_box(edition: str) -> Box:
    """The box of an edition as far as we know it."""
    if edition not in EDITIONS:
        raise BoxError("box-unknown-edition", "edition", {"given": edition})
    text = (files(__package__) / "editions" / f"{edition}.toml").read_text(encoding="utf-8")
    return _boxed(tomllib.loads(text))


def read_corrections(path: str | Path) -> Table:
    """The corrections in a TOML file, not yet held against any box."""
    try:
        return parse_corrections(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BoxError("box-no-file", str(path), {"reason": error.strerror or ""}) from error
    except UnicodeDecodeError as error:
        raise _bad_toml("not UTF-8", line=0, column=0) from error


def parse_corrections(text: str) -> Table:
    """The corrections in a TOML text, not yet held against any box."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # not only TOMLDecodeError: a number may have too many digits
        reason, _, place = str(error).partition(" (at ")
        at = re.match(r"line (\d+), column (\d+)", place)
        line, column = (int(at[1]), int(at[2])) if at else (text.count("\n") + 1, 1)
        raise _bad_toml(reason, line, column) from error


def correct(box: Box, corrections: dict[str, object]) -> Box:
    """The box as its owner has it; the provenance of what they corrected is "owner"."""
    changes: Table = dict(corrections)
    _check_edition(box, str(changes.pop("edition", "")))
    data: Table = msgspec.to_builtins(box)
    _remove(data, changes.pop("remove", []))
    for section, change in changes.items():
        if section in REPLACED:
            data[section] = [_owned(row) for row in _rows(section, change)]
        elif section in MERGED:
            data[section] = _merge(section, data.get(section, ()), _rows(section, change))
        elif section == "resources":
            data[section] = _merge_resources(data[section], change)
        else:
            raise BoxError("box-unknown-field", "", {"field": section})
    return _boxed(data)


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


def _bad_toml(reason: str, line: int, column: int) -> BoxError:
    return BoxError("box-bad-toml", "", {"line": line, "column": column, "reason": reason})


def _check_edition(box: Box, given: str) -> None:
    if given != box.edition.id:
        raise BoxError("box-edition-mismatch", "edition", {"edition": box.edition.id, "given": given})


def _remove(data: Table, ids: object) -> None:
    """Take these event cards out of the box."""
    if not isinstance(ids, list):
        raise _wrong_type("remove", "array", ids)
    for unwanted in ids:
        section = next((name for name in EVENTS for card in data.get(name, ()) if card["id"] == unwanted), None)
        if section is None:
            raise BoxError("box-unknown-card", "remove", {"id": str(unwanted)})
        data[section] = [card for card in data[section] if card["id"] != unwanted]


def _rows(section: str, change: object) -> list[Table]:
    """The rows of a section, if it is a list of tables at all."""
    if not isinstance(change, list):
        raise _wrong_type(section, "array", change)
    for index, row in enumerate(change):
        if not isinstance(row, dict):
            raise _wrong_type(f"{section}[{index}]", "object", row)
    return change


def _owned(row: Table) -> Table:
    return {**row, "provenance": "owner"}


def _merge(section: str, known: Iterable[Table], rows: list[Table]) -> list[Table]:
    """Rows known by their key change field by field; others are new."""
    key = MERGED[section]
    for index, row in enumerate(rows):
        if not isinstance(row.get(key), str):
            raise BoxError("box-missing-field", f"{section}[{index}]", {"field": key})
    check_unique(section, [row[key] for row in rows])
    merged = {row[key]: row for row in known}
    for row in rows:
        merged[row[key]] = _owned({**_kept(merged.get(row[key], {}), row), **row})
    return list(merged.values())


def _kept(old: Table, row: Table) -> Table:
    """What stays of a card: with another effect or condition, its old parameters go."""
    changed = any(word in row and row[word] != old.get(word) for word in ("effect", "condition"))
    return {field: value for field, value in old.items() if not (changed and field in PARAMETERS)}


def _merge_resources(known: Table, change: object) -> Table:
    if not isinstance(change, dict):
        raise _wrong_type("resources", "object", change)
    for part, amounts in change.items():
        if not isinstance(amounts, dict):
            raise _wrong_type(f"resources.{part}", "object", amounts)
    return known | {part: _owned(known.get(part, {}) | amounts) for part, amounts in change.items()}


def _wrong_type(where: str, expected: str, given: object) -> BoxError:
    return BoxError("box-wrong-type", where, {"expected": expected, "given": type(given).__name__})


# What msgspec says, and what we say.
COMPLAINTS: Final = (
    (r"Object contains unknown field `(?P<field>.*)`", "box-unknown-field"),
    (r"Object missing required field `(?P<field>.*)`", "box-missing-field"),
    (r"Invalid enum value '?(?P<given>.*?)'?", "box-unknown-word"),
    (r"Expected `int` >= (?P<least>.*)", "box-too-small"),
    (r"Expected `int` <= (?P<most>.*)", "box-too-big"),
    (r"Expected `str` of length <= (?P<most>.*)", "box-too-long"),
    (r"Expected `str` matching regex .*", "box-bad-id"),
    (r"Expected `(?P<expected>.*)`, got `(?P<given>.*)`", "box-wrong-type"),
    (r"Expected `array` of length (?P<needed>.*), got (?P<count>.*)", "box-wrong-length"),
)


def _boxed(data: Table) -> Box:
    """A sound box, or a BoxError that says where it is not."""
    try:
        box = msgspec.convert(data, Box)
    except msgspec.ValidationError as error:
        raise _translated(str(error), data) from error
    validate(box)
    return box


def _translated(message: str, data: Table) -> BoxError:
    at = re.search(r" - at `(\$[^`]*)`$", message)
    complaint, where = (message[: at.start()], _where(at[1], data)) if at else (message, "")
    for pattern, problem in COMPLAINTS:
        if found := re.fullmatch(pattern, complaint, re.DOTALL):
            return BoxError(problem, where, _details(found))
    return BoxError("box-bad-field", where, {"reason": complaint})


def _details(found: re.Match[str]) -> dict[str, str | int]:
    numbers = ("least", "most", "needed", "count")
    return {key: int(text) if key in numbers else text for key, text in found.groupdict().items()}


def _where(path: str, data: Table) -> str:
    """`$.missions[3].points` as the owner knows it: `missions[fallen_heroes].points`."""
    if row := re.match(r"\$\.(\w+)\[(\d+)\]", path):
        section, index, rest = row[1], int(row[2]), path[row.end() :]
        table = data[section][index]
        path = f"$.{section}[{table.get(MERGED.get(section, 'id'), index)}]{rest}"
    return path.removeprefix("$").removeprefix(".")
