"""Chapter 10: hazardous sectors and the Sun."""

from __future__ import annotations

import itertools

import pytest

from ecliptic.games.kosmonauts.box.contents import load_box
from ecliptic.testing.rules import rule
from tests.games.kosmonauts.position import DIRECTIONS, Position
from tests.games.kosmonauts.scenes import branch, calm, full, names, next_orders

Sector = tuple[int, int]
STEPS = {"E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1), "NE": (1, -1)}


def about_to_fly(shields: int = 3) -> Position:
    """White is asked to fly or to be evacuated to Neptune; the two others have nothing to decide."""
    p = calm().load(0, 6, 4, shields).fly(0, (3, 3), last="neptune").all_done()
    assert p.asked() == (0, "FlyOrEvacuate")
    return p


def flown(p: Position, start: Sector, **rose: int) -> Position:
    """White, and nobody else, has flown from here with this rose."""
    return branch(p).fly(0, start, last="neptune", **rose).act(0, "fly")


@rule("KO-10.1")
def test_every_sector_of_the_belt_costs_a_shield() -> None:
    """Whoever ends a turn in the asteroids has one shield fewer; one sector farther in or out it costs nothing."""
    p = about_to_fly()
    for sector in load_box().field.belt.contents():
        assert flown(p, sector).carries(0)[2] == 2
    assert flown(p, (4, 1), E=2).carries(0)[2] == 2
    assert [flown(p, sector).carries(0)[2] for sector in ((5, 1), (7, 1), (0, 5), (0, 8))] == [3, 3, 3, 3]


@rule("KO-10.2")
def test_each_of_the_six_sectors_next_to_the_sun_costs_a_shield() -> None:
    """The six neighbours do, the twelve behind them do not."""
    p = about_to_fly()
    assert [flown(p, sector).carries(0)[2] for sector in STEPS.values()] == [2] * 6
    second = [(q, r) for q in range(-2, 3) for r in range(-2, 3) if max(abs(q), abs(r), abs(q + r)) == 2]
    assert [flown(p, sector).carries(0)[2] for sector in second] == [3] * 12
    assert names(flown(p, (1, 0)), "ShieldLost", "Evacuated") == ["ShieldLost"]


@rule("KO-10.3")
@pytest.mark.parametrize(("start", "rose"), [((4, 1), {"E": 4}), ((1, 1), {"W": 3}), ((5, 0), {"NE": 5, "SE": 5})])
def test_flying_through_hazards_costs_nothing(start: Sector, rose: dict[str, int]) -> None:
    """Across the belt or past the Sun, with or without shields: nothing is lost and nobody is evacuated."""
    for shields in (3, 0):
        p = flown(about_to_fly(shields), start, **rose)
        assert (p.carries(0)[2], p.on_body(0)) == (shields, None)
        assert names(p, "ShieldLost", "Stranded", "Evacuated") == []


@rule("KO-10.4")
def test_no_ship_can_end_in_the_sun() -> None:
    """From every sector around, straight or in a bend, a flight that would end there is an emergency."""
    p = about_to_fly()
    straight = [flown(p, (-2 * q, -2 * r), **{way: 2}) for way, (q, r) in STEPS.items()]
    bent = [flown(p, (-1, -1), E=1, SE=1), flown(p, (2, 1), W=1, SW=1, NW=2), flown(p, (3, -5), SE=2, SW=3)]
    for ended in (*straight, *bent):
        assert names(ended, "HitSun", "Flew") == ["HitSun"]
        assert ended.on_body(0) == "neptune"


@rule("KO-10.5")
def test_no_ship_can_fly_straight_through_the_sun() -> None:
    """In each of the six directions: it ends on neither side but is evacuated, however far behind it would end."""
    p = about_to_fly()
    for way, (q, r) in STEPS.items():
        for before, beyond in itertools.product((1, 3), (1, 4)):
            ended = flown(p, (-before * q, -before * r), **{way: before + beyond})
            assert ended.on_body(0) == "neptune"
            assert names(ended, "HitSun", "Flew", "ShieldLost") == ["HitSun"]
    assert flown(p, (-3, 0), E=2).sector(0) == (-1, 0)
    assert flown(p, (3, 0), E=2).sector(0) == (5, 0)


@rule("KO-E15")
def test_the_example_of_a_possible_move_past_the_sun() -> None:
    """From (-1, 0) with E and NE: NE first avoids the Sun; a shield is lost at (1, -1)."""
    p = flown(about_to_fly(), (-1, 0), E=1, NE=1)
    assert (p.sector(0), p.on_body(0), p.carries(0)[2]) == ((1, -1), None, 2)


@rule("KO-E16")
def test_the_example_of_an_impossible_move_through_the_sun() -> None:
    """From (-2, 0) four steps E and nothing else: evacuated."""
    p = flown(about_to_fly(), (-2, 0), E=4)
    assert (p.on_body(0), p.rose(0)) == ("neptune", {})


def can_avoid_the_sun(start: Sector, steps: tuple[int, ...]) -> bool:
    """By some order of these steps (so many in each of the six directions) the ship is never in the Sun."""
    if not any(steps):
        return True
    for direction, way in enumerate(DIRECTIONS):
        if steps[direction]:
            there = (start[0] + STEPS[way][0], start[1] + STEPS[way][1])
            left = (*steps[:direction], steps[direction] - 1, *steps[direction + 1 :])
            if there != (0, 0) and can_avoid_the_sun(there, left):
                return True
    return False


@rule("KO-A1")
def test_a_flight_crosses_the_sun_only_if_every_order_of_its_steps_does() -> None:
    """All roses of up to two steps an axis, from all sectors near the Sun, held against trying every order."""
    p = about_to_fly()
    near = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if 0 < max(abs(q), abs(r), abs(q + r)) <= 3]
    directions_of_crossings = set()
    for start, (a, b, c) in itertools.product(near, itertools.product(range(-2, 3), repeat=3)):
        steps = tuple(max(number, 0) for number in (a, b, c, -a, -b, -c))
        evacuated = flown(p, start, **dict(zip(DIRECTIONS, steps, strict=True))).on_body(0) == "neptune"
        assert evacuated != can_avoid_the_sun(start, steps)
        if evacuated and (start[0] + a - c, start[1] + b + c) != (0, 0):
            directions_of_crossings.add(sum(1 for number in steps if number))
    assert directions_of_crossings == {1}


@rule("KO-A2")
def test_only_the_last_sector_decides_whether_a_flight_leaves_the_field() -> None:
    """From (12, 0) E first would leave the field for a while; the flight ends on it and counts."""
    p = about_to_fly()
    assert flown(p, (12, 0), E=1).on_body(0) == "neptune"
    assert flown(p, (12, 0), E=1, SW=2).sector(0) == (11, 2)


@rule("KO-A3")
def test_a_hyper_cube_is_two_single_steps() -> None:
    """It does not leap over the Sun; but with a step aside between them its two steps lead round it."""
    p = calm().fly(0, (-1, 0), last="neptune").orders(0, "hyper E").all_done().act(0, "fly")
    assert p.on_body(0) == "neptune"
    p = calm().fly(0, (-1, 0), last="neptune").orders(0, "hyper E", "fuel SE").all_done().act(0, "fly")
    assert (p.on_body(0), p.sector(0)) == (None, (1, 1))


@rule("KO-A4")
@pytest.mark.parametrize("shields", [3, 0])
def test_several_emergencies_are_one_evacuation_and_the_sun_comes_first(shields: int) -> None:
    """Through the Sun and off the field, or into the belt: only the Sun is told, and no shield is lost."""
    p = about_to_fly(shields)
    told = ("HitSun", "LeftField", "ShieldLost", "Stranded", "Evacuated")
    for steps in (7, 20):
        ended = flown(p, (-1, 0), E=steps)
        assert names(ended, *told) == ["HitSun", "Evacuated"]
        assert ended.carries(0) == (6, 4, shields)
    edge = flown(p, (6, 0), E=12)  # from the belt off the field
    assert names(edge, *told) == ["LeftField", "Evacuated"] and edge.carries(0)[2] == shields


IN_THE_BELT: dict[str, object] = {
    "edition": "classic",
    "orbits": [{"body": "mars", "points": [[6, 0], [-6, 6], [0, -6]]}],
}


@rule("KO-A31")
def test_a_shield_is_lost_before_a_landing_on_a_body_in_the_belt() -> None:
    """On our board no orbit leads through a hazard; on one where it does, a ship without shields never lands."""
    board = Position().s.board
    assert not any(
        board.is_hazard(board.body_q(b, n), board.body_r(b, n)) for b in range(9) for n in range(board.points[b])
    )
    p = full(Position(corrections=IN_THE_BELT)).fly(0, (6, 1), NW=1).all_done().act(0, "fly")
    assert (p.asked(), p.carries(0)[2]) == ((0, "MayLand"), 2)
    p.act(0, "land", "mars")
    assert p.on_body(0) == "mars"
    p = full(Position(corrections=IN_THE_BELT)).fly(0, (6, 1), NW=1).load(0, 6, 4, 0).all_done().act(0, "fly")
    assert (p.on_body(0), p.token(0, "mars"), p.s.round) == ("earth", 0, 2)


@rule("KO-A32")
def test_a_ship_that_stands_still_in_a_hazard_loses_a_shield_every_round() -> None:
    """Three rounds in the belt cost three shields; in the fourth it is evacuated."""
    p = calm().fly(0, (0, 6))
    for left in (2, 1, 0):
        p.all_done().act(0, "fly")
        assert (p.carries(0)[2], p.sector(0)) == (left, (0, 6))
        next_orders(p)
    p.all_done().act(0, "fly")
    assert p.on_body(0) == "earth"


@rule("KO-A33")
def test_the_loss_of_the_shield_is_no_choice_but_an_evacuation_before_the_flight_saves_it() -> None:
    """After the flight nobody is asked; whoever is evacuated instead of flying keeps all shields."""
    p = about_to_fly().fly(0, (4, 2), E=1)
    assert p.options() == [("fly", 0), ("evacuate", 0)]
    saved = branch(p).act(0, "evacuate")
    assert (saved.carries(0)[2], saved.on_body(0)) == (3, "earth")
    p.act(0, "fly")
    assert (p.carries(0)[2], p.s.round) == (2, 2)
