"""Chapter 7: each ship flies with the cubes on its rose, or refuels."""

from __future__ import annotations

from itertools import permutations

import pytest

from ecliptic.testing.rules import rule
from tests.games.kosmonauts.position import DIRECTIONS, Position

Sector = tuple[int, int]
SPACE = (-2, -7)  # open space, with nothing near
STEP = {"E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1), "NE": (1, -1)}


def walked(start: Sector, *steps: str) -> Sector:
    """Where single steps lead, one after the other."""
    q, r = start
    for step in steps:
        q, r = q + STEP[step][0], r + STEP[step][1]
    return q, r


def flown(start: Sector, *cubes: str) -> Position:
    """Seat 0 orders these cubes in this sector and flies; the belt may cost a shield."""
    return Position(2).fly(0, start).load(1, 6, 4).orders(0, *cubes).all_done().act(0, "fly")


@rule("KO-7.1")
def test_each_ship_flies_or_refuels_as_ordered() -> None:
    """Who ordered cubes or is in flight flies; who stays on a body refuels, and does not fly."""
    p = Position(4).landed(0, "mars").load(0, 3, 1).landed(1, "mars").load(1, 3, 1).fly(2, SPACE, W=1).load(2, 3, 1)
    p.landed(3, "saturn").load(3, 0, 0).orders(0).orders(1, "fuel NE").all_done().act(1, "fly").act(2, "fly")
    told = {name: [event.parts["colour"] for event in p.news(None, name)] for name in ("Flew", "Refuelled")}
    assert told == {"Flew": [1, 2], "Refuelled": [0, 3]}
    assert [p.carries(seat)[:2] for seat in range(4)] == [(8, 2), (2, 1), (3, 1), (9, 1)]
    assert (p.sector(1), p.sector(2)) == ((6, -1), (-3, -7))


@rule("KO-E7", "KO-7.2")
@pytest.mark.parametrize("way", DIRECTIONS)
def test_one_ordinary_cube_moves_the_ship_one_sector(way: str) -> None:
    """In the direction of the cube."""
    assert flown(SPACE, f"fuel {way}").sector(0) == walked(SPACE, way)


@rule("KO-E8", "KO-7.2")
@pytest.mark.parametrize("way", DIRECTIONS)
def test_two_ordinary_cubes_move_the_ship_two_sectors(way: str) -> None:
    """In the direction of the cubes."""
    assert flown(SPACE, f"fuel {way}", f"fuel {way}").sector(0) == walked(SPACE, way, way)


@rule("KO-E9", "KO-7.4")
@pytest.mark.parametrize("one", DIRECTIONS)
@pytest.mark.parametrize("turn", [1, 2, 4, 5])
def test_two_directions_are_flown_in_any_order(one: str, turn: int) -> None:
    """Either cube first, by order or by thought, ends in the same sector."""
    two = DIRECTIONS[(DIRECTIONS.index(one) + turn) % 6]
    ends = {flown(SPACE, f"fuel {one}", f"fuel {two}").sector(0), flown(SPACE, f"fuel {two}", f"fuel {one}").sector(0)}
    assert ends == {walked(SPACE, one, two)} == {walked(SPACE, two, one)}


@rule("KO-E10", "KO-7.3")
@pytest.mark.parametrize("way", DIRECTIONS)
def test_a_hyper_cube_moves_the_ship_two_sectors(way: str) -> None:
    """In the direction of the cube."""
    assert flown(SPACE, f"hyper {way}").sector(0) == walked(SPACE, way, way)


@rule("KO-E11", "KO-7.4", "KO-7.5")
@pytest.mark.parametrize(
    ("cubes", "steps"),
    [
        (("hyper E", "fuel SE", "fuel NE"), ("E", "E", "SE", "NE")),
        (("hyper SW", "hyper W", "fuel NW"), ("SW", "SW", "W", "W", "NW")),
        (("hyper NE", "fuel E", "fuel E"), ("NE", "NE", "E", "E")),
        (("hyper NW", "hyper NE", "fuel W"), ("NW", "NW", "NE", "NE", "W")),
    ],
)
def test_all_orders_of_the_steps_end_in_the_same_sector(cubes: tuple[str, ...], steps: tuple[str, ...]) -> None:
    """It is the start and the sum of all steps, in whatever order cubes were laid and steps are thought of."""
    ends = {walked(SPACE, *order) for order in permutations(steps)}
    ends |= {flown(SPACE, *order).sector(0) for order in permutations(cubes)}
    q, r = SPACE
    total = (q + sum(STEP[step][0] for step in steps), r + sum(STEP[step][1] for step in steps))
    assert ends == {total}


@rule("KO-7.4")
def test_only_the_last_sector_of_a_flight_counts() -> None:
    """Through the belt and over a body: no shield is lost and no landing is offered on the way."""
    p = Position(2).load(1, 6, 4).fly(0, (10, 0), W=6).all_done()
    assert [p.body_sector(name) for name in ("saturn", "jupiter", "mars")] == [(9, 0), (8, 0), (5, 0)]
    p.at("earth", 5).act(0, "fly")
    assert (p.sector(0), p.carries(0)[2], p.on_body(0)) == ((4, 0), 3, None)
    assert p.news(None, "ShieldLost") == p.news(None, "Landed") == []
    assert p.asked() != (0, "MayLand")


@rule("KO-7.6")
def test_cubes_stay_on_the_rose_unless_the_ship_lands_or_is_evacuated() -> None:
    """Four ships with the same cubes: one flies on, one may land and does not, one lands, one is evacuated."""
    p = Position(4).fly(0, (-3, -7), W=1, SE=1)
    for seat in (1, 2, 3):
        p.fly(seat, (6, -1), W=1, SE=1)
    p.all_done().act(0, "fly").act(1, "fly").act(1, "pass").act(2, "fly").act(2, "land", "mars")
    kept = {"W": 1, "SE": 1}
    assert [p.rose(seat) for seat in range(4)] == [kept, kept, {}, kept]
    p.act(3, "evacuate")
    assert [p.rose(seat) for seat in range(4)] == [kept, kept, {}, {}]
    p.quiet_round()
    assert (p.rose(0), p.rose(1)) == (kept, kept)


@rule("KO-7.7")
def test_a_ship_in_flight_with_an_empty_rose_stays_in_its_sector() -> None:
    """For one round and for the next, and it is still in flight."""
    p = Position(2).fly(0, SPACE).load(1, 6, 4).flies(0)
    assert (p.sector(0), p.on_body(0)) == (SPACE, None)
    p.quiet_round().flies(0)
    assert (p.sector(0), p.on_body(0)) == (SPACE, None)


@rule("KO-7.8")
def test_a_ship_cannot_stop_or_leave_out_a_step() -> None:
    """It flies its whole rose, past Mars too, or is evacuated; nothing else is offered."""
    p = Position(2).fly(0, (7, 0), W=3).load(1, 6, 4).at("earth", 5).all_done()
    assert p.options(0) == [("fly", 0), ("evacuate", 0)]
    for verb, thing in (("pass", 0), ("land", "mars"), ("order", "fuel E"), ("done", 0)):
        refusal = p.why_not(0, verb, thing)
        assert refusal is not None and refusal.reason == "other-question"
    p.act(0, "fly")
    assert (p.sector(0), p.on_body(0)) == ((4, 0), None)
