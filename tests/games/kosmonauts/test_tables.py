"""From the box to the tables of the engine."""

from __future__ import annotations

from collections import Counter

import pytest

from ecliptic.games.kosmonauts import terms as t
from ecliptic.games.kosmonauts.board import REACH, STEP_Q, STEP_R, WIDTH, Board
from ecliptic.games.kosmonauts.box.contents import load_box
from ecliptic.games.kosmonauts.box.tables import build, events, missions
from ecliptic.games.kosmonauts.names import BODY_NAMES, DIRECTION_NAMES, EVENT_NAMES
from ecliptic.games.kosmonauts.switches import SWITCHES
from tests.games.kosmonauts.boxes import corrected


def built() -> Board:
    """The tables of the box we ship, without any switch."""
    return build(load_box(), {})


def test_every_sector_has_its_kind() -> None:
    """The Sun, space, hazards, and all round it the outside."""
    board, field = built(), load_box().field
    assert len(board.sector) == WIDTH * WIDTH
    hazards = len(field.hot.contents()) + len(field.belt.contents())
    count = Counter(board.sector)
    assert (count[t.SUN], count[t.HAZARD], count[t.OPEN_SPACE]) == (1, hazards, 570 - hazards)
    assert board.kind(0, 0) == t.SUN
    assert not board.is_flyable(0, 0)
    for q, r in field.extent.contents():
        assert board.is_flyable(q, r)
        assert board.is_hazard(q, r) == ((q, r) in field.hot.contents() or (q, r) in field.belt.contents())
    assert board.kind(13, 0) == board.kind(REACH, REACH) == board.kind(-REACH, 0) == t.OUTSIDE


def test_a_field_may_fill_the_whole_table() -> None:
    """The greatest disc still fits."""
    board = build(corrected("field.extent.norm_max = 330"), {})
    assert board.kind(20, -10) == board.kind(-20, 10) == board.kind(10, -20) == t.OPEN_SPACE


def test_orbits_point_by_point() -> None:
    """Bodies in the order of the engine, whatever the order of the file."""
    board = built()
    assert list(board.points) == [6, 9, 12, 15, 18, 24, 30, 36, 20]
    assert len(board.orbit_q) == len(board.orbit_r) == t.BODIES * t.POINTS
    for orbit in reversed(load_box().orbits):
        body = BODY_NAMES.index(orbit.body)
        found = [(board.body_q(body, point), board.body_r(body, point)) for point in range(board.points[body])]
        assert found == list(orbit.points)


def test_one_row_for_each_event_card() -> None:
    """Thirty rows with kind, amount and drift."""
    board, cards = built(), events(load_box())
    assert len(cards) == len(board.event_kind) == len(board.event_amount) == 30
    assert len(board.event_drift) == 30 * t.AXES
    for number, card in enumerate(cards):
        assert EVENT_NAMES[board.event_kind[number]] == card.kind
        assert board.event_amount[number] == {"tanker": 5, "fuel_leak": 5, "overdrive": 4}.get(card.kind, 0)
        assert any(board.event_drift[number * t.AXES + axis] for axis in range(t.AXES)) == (card.kind == "drift")


def test_drift_moves_a_ship_where_the_card_points() -> None:
    """Signed steps along E, SE and SW add up to the cubes that are shown."""
    board = built()
    for number, card in enumerate(events(load_box())):
        cubes = card.rose.cubes() if card.rose else {}
        directions = {DIRECTION_NAMES.index(name.lower()): count for name, count in cubes.items()}
        for steps in (STEP_Q, STEP_R):
            by_cube = sum(steps[direction] * count for direction, count in directions.items())
            by_axis = sum(steps[axis] * board.event_drift[number * t.AXES + axis] for axis in range(t.AXES))
            assert by_axis == by_cube


@pytest.mark.parametrize(
    ("rose", "drift"),
    [
        ("E = 2", [2, 0, 0]),
        ("W = 1", [-1, 0, 0]),
        ("SE = 1, SW = 1", [0, 1, 1]),
        ("NW = 2", [0, -2, 0]),
        ("W = 1, NE = 1", [-1, 0, -1]),
        ("E = 1, W = 1", [0, 0, 0]),
    ],
)
def test_opposite_directions_have_opposite_signs(rose: str, drift: list[int]) -> None:
    """Three axes for six directions; the owner's cards come first."""
    board = build(corrected(f'events = [{{ kind = "drift", rose = {{ {rose} }}, count = 12 }}]'), {})
    assert list(board.event_drift)[:36] == drift * 12


def test_missions_deck_by_deck() -> None:
    """Missions 1, then 2 Alpha, then 2 Beta, also when the owner's cards stand first."""
    cards = ", ".join(f'{{ deck = "2_beta", target = "{name}" }}' for name in ("comet", "uranus", "uranus", "saturn"))
    box = corrected(f"missions = [{cards}]\nnumbers.missions.mission_2 = 3")
    board = build(box, {})
    assert (board.first_alpha, board.first_beta) == (8, 12)
    assert [card.deck for card in missions(box)] == ["1"] * 8 + ["2_alpha"] * 4 + ["2_beta"] * 4
    assert list(board.mission_body) == [0, 1, 3, 4, 5, 6, 7, 8, 0, 1, 3, 4, 8, 6, 6, 5]
    assert (board.mission_1_points, board.mission_2_points) == (2, 3)


def test_every_switch_is_set() -> None:
    """By its name; a name that the board does not have is left to others."""
    others = {switch.name: switch.values[0] if switch.values else not switch.default for switch in SWITCHES}
    board = build(load_box(), others | {"no_such_switch": 1})
    assert {name: getattr(board, name) for name in others} == others
    assert not hasattr(board, "no_such_switch")
    for switch in SWITCHES:
        assert getattr(built(), switch.name) == switch.default
