"""The box of Kosmonauts that we ship."""

from __future__ import annotations

import copy
from collections import Counter
from itertools import pairwise
from typing import get_args

import msgspec
import pytest

from ecliptic.games.kosmonauts.box import contents as box_module
from ecliptic.games.kosmonauts.box.contents import EDITIONS, Box, Sector, load_box, provenance
from ecliptic.games.kosmonauts.box.validate import EVENTS, PARAMETERS, SHAPES, is_clockwise, validate
from ecliptic.games.kosmonauts.names import BODY_NAMES, COLOUR_NAMES, EVENT_NAMES
from ecliptic.testing.rules import rule
from tests.games.kosmonauts.boxes import edition_text, hexes, known, targets


def test_the_box_loads_and_is_sound() -> None:
    """A shipped box needs no correction; there is one edition."""
    assert EDITIONS == ("classic",)
    assert load_box().edition.id == "classic"
    assert load_box("classic") == load_box()
    validate(load_box())


@rule("KO-1.1")
def test_players_and_colours() -> None:
    """Two to four, each with a colour."""
    edition = load_box().edition
    assert (edition.players_min, edition.players_max, edition.colours) == (2, 4, len(COLOUR_NAMES))


@rule("KO-1.3", "KO-1.18")
def test_nine_orbits() -> None:
    """In the order from the Sun outwards, then the comet; an outer planet needs more rounds for a lap."""
    orbits = load_box().orbits
    assert [orbit.body for orbit in orbits] == list(BODY_NAMES)
    assert [len(orbit.points) for orbit in orbits] == [6, 9, 12, 15, 18, 24, 30, 36, 20]


@rule("KO-1.18")
def test_planets_go_in_circles_and_the_comet_does_not() -> None:
    """The distance of a planet from the Sun hardly changes."""
    for path in load_box().orbits:
        distances = [hexes(point) for point in path.points]
        assert (max(distances) - min(distances) > 9) == (path.body == "comet")


@pytest.mark.parametrize(
    ("sector", "following", "clockwise"),
    [
        ((1, 0), (0, 1), True),  # E, then SE
        ((0, 1), (1, 0), False),
        ((4, 0), (-3, 1), True),  # nearly half a turn
        ((4, 0), (-3, 0), False),
        ((4, 0), (6, 0), True),  # straight outwards
        ((-2, 4), (-1, 2), True),  # straight inwards
        ((-2, 4), (2, -4), False),
    ],
)
def test_clockwise(sector: Sector, following: Sector, clockwise: bool) -> None:
    """As seen from the Sun, with r growing downwards."""
    assert is_clockwise(sector, following) == clockwise


def test_steps_of_bodies() -> None:
    """Even for planets; the comet is fast near the Sun and slow far out."""
    for path in load_box().orbits:
        steps = {hexes(*step) for step in pairwise([*path.points, path.points[0]])}
        assert steps <= (set(range(1, 6)) if path.body == "comet" else {2, 3})


def test_no_rare_case_on_our_board() -> None:
    """No sector belongs to two orbits, and none of them is hazardous: KO-A29, KO-A31."""
    box = load_box()
    points = [point for orbit in box.orbits for point in orbit.points]
    assert len(set(points)) == len(points)
    assert not set(points) & {*box.field.hot.contents(), *box.field.belt.contents()}


def test_the_field() -> None:
    """A disc round the Sun, six hot sectors, and a belt between Mars and Jupiter."""
    field = load_box().field
    assert len(field.extent.contents()) == 570
    assert set(field.hot.contents()) == {(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}
    assert len(field.belt.contents()) == 66
    assert max(map(hexes, field.extent.contents())) == 14
    assert (0, 0) not in field.extent.contents()


def test_the_field_looks_the_same_from_six_sides() -> None:
    """Turned by 60 degrees, every area is itself again."""
    field = load_box().field
    for area in (field.extent, field.hot, field.belt):
        assert {(-r, q + r) for q, r in area.contents()} == set(area.contents())


@rule("KO-1.17")
def test_cards() -> None:
    """Thirty events, and missions in three decks."""
    box = load_box()
    count: Counter[str] = Counter()
    for event in box.events:
        count[event.kind] += event.count
    assert count == dict.fromkeys(EVENT_NAMES, 3) | {"drift": 12}
    assert Counter(mission.deck for mission in box.missions) == {"1": 8, "2_alpha": 4, "2_beta": 4}


def test_amounts_on_cards() -> None:
    """Fuel gained, units ordered, fuel lost."""
    amounts = {event.kind: event.amount for event in load_box().events if event.amount}
    assert amounts == {"tanker": 5, "overdrive": 4, "fuel_leak": 5}


def test_drift_cards() -> None:
    """One cube or two, each direction alone at least once; all together they lead nowhere."""
    drifts = [event.rose.cubes() for event in load_box().events if event.rose]
    assert {sum(cubes.values()) for cubes in drifts} == {1, 2}
    total = sum((Counter(cubes) for cubes in drifts), Counter[str]())
    axes = (total["E"] - total["W"], total["SE"] - total["NW"], total["SW"] - total["NE"])
    assert (axes[0] - axes[2], axes[1] + axes[2]) == (0, 0)


def test_targets() -> None:
    """Mission 1 names every body but Earth; Mission 2 Alpha the near ones, Beta the far ones."""
    box = load_box()
    others = [body for body in BODY_NAMES if body != "earth"]
    assert targets(box, "1") == others
    assert targets(box, "2_alpha") + targets(box, "2_beta") == others


@rule("KO-1.6")
def test_numbers() -> None:
    """Cubes in the box, points for missions."""
    numbers = load_box().numbers
    assert (numbers.cubes.fuel, numbers.cubes.hyper, numbers.cubes.shields) == (48, 16, 12)
    assert (numbers.missions.mission_1, numbers.missions.mission_2) == (2, 4)


def test_provenance_tells_of_everything() -> None:
    """One row for each entry, none of them the owner's; the rulebook gives little of the board."""
    box = load_box()
    told = provenance(box)
    assert len(told) == 1 + 3 + len(box.orbits) + len(box.events) + len(box.missions) + 2
    assert len({(kind, name) for kind, name, _ in told}) == len(told)
    assert known(box, "field") == {"extent": "reconstructed", "hot": "rulebook", "belt": "reconstructed"}
    assert known(box, "number") == {"cubes": "rulebook", "missions": "rulebook"}
    assert [name for name, how in known(box, "mission").items() if how == "rulebook"] == ["1-mercury"]
    assert set(known(box, "orbit").values()) == set(known(box, "event").values()) == {"reconstructed"}


def test_names_of_events() -> None:
    """By kind, and drift by its cubes."""
    names = known(load_box(), "event")
    assert {"tanker", "drift-e1", "drift-sw2", "drift-se1-sw1"} <= names.keys()


def test_a_box_is_a_value() -> None:
    """It can be hashed, cannot be changed, and survives a round trip through JSON."""
    box = load_box()
    assert hash(box) == hash(copy.deepcopy(box))
    assert msgspec.json.decode(msgspec.json.encode(box), type=Box) == box
    with pytest.raises(AttributeError):
        box.orbits = ()  # type: ignore[misc]  # that is the point


def test_the_shipped_file_cites_nothing_of_ours() -> None:
    """An edition file holds data: no source files, no quotations."""
    text = edition_text()
    assert ".txt" not in text
    assert "http" not in text
    assert text.isascii()


def test_the_words_are_those_of_the_engine() -> None:
    """Bodies, kinds of events and what they need: each is named once and known everywhere."""
    assert set(get_args(box_module.Kind)) == set(EVENT_NAMES) == set(EVENTS)
    assert {word for arg in get_args(box_module.Body) for word in get_args(arg) or [arg]} == set(BODY_NAMES)
    assert set(get_args(box_module.Target)) == set(BODY_NAMES) - {"earth"}
    assert {word for words in SHAPES.values() for word in words} == set(PARAMETERS)
