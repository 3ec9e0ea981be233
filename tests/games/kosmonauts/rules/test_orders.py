"""Chapter 6: ordering cubes, all at once and up to the limit; taking off; staying; shields as fuel."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.kosmonauts.position import Position

SPACE = (0, -8)  # open space, with nothing near


def reason(p: Position, seat: int, verb: str, thing: str | int = 0) -> str | None:
    """Why this seat may not do this; None if it may."""
    refusal = p.why_not(seat, verb, thing)
    return None if refusal is None else refusal.reason


@rule("KO-6.1")
def test_all_decide_at_the_same_time() -> None:
    """All are waited for, whoever orders first; nobody sees what another has ordered."""
    p = Position(3)
    assert p.view(None).waiting == (0, 1, 2)
    before = [p.view(viewer) for viewer in (0, 2)]
    p.act(2, "order", "fuel E").act(0, "order", "fuel W").act(2, "order", "hyper E").act(1, "order", "fuel SE")
    assert p.view(None).waiting == (0, 1, 2)
    assert [p.rose(seat) for seat in range(3)] == [{}, {}, {}]
    assert [view.ships for view in before] == [p.view(viewer).ships for viewer in (0, 2)]
    seen = [p.view(viewer).orders for viewer in (0, 1, 2, None)]
    assert [orders and orders.units for orders in seen] == [1, 1, 2, None]


@rule("KO-6.2")
@pytest.mark.parametrize("units", [0, 1, 2, 3])
def test_zero_to_three_units_may_be_ordered(units: int) -> None:
    """Each leaves the tanks for the rose; after the third no more is offered."""
    p = Position(2).fly(0, SPACE)
    for _ in range(units):
        p.act(0, "order", "fuel E")
    assert (reason(p, 0, "order", "fuel E") == "limit-reached") == (units == 3)
    p.act(0, "done").all_done()
    assert (p.rose(0), p.carries(0)) == ({"E": units} if units else {}, (8 - units, 2, 3))


@rule("KO-6.2")
def test_only_what_is_in_the_tanks_can_be_ordered() -> None:
    """With one ordinary cube a second one is refused, and so is a hyper cube that is not there."""
    p = Position(2).load(0, 1, 0).act(0, "order", "fuel E")
    assert [reason(p, 0, "order", cube) for cube in ("fuel E", "hyper E")] == ["no-fuel", "no-hyper"]


@rule("KO-6.3")
def test_a_hyper_cube_is_one_unit_of_the_limit() -> None:
    """Three of them can be ordered, six steps, and then nothing."""
    p = Position(2).load(0, 2, 4).act(0, "order", "hyper E").act(0, "order", "hyper E").act(0, "order", "hyper E")
    assert [reason(p, 0, "order", cube) for cube in ("fuel E", "hyper E")] == ["limit-reached"] * 2
    p.act(0, "done").all_done()
    assert (p.rose(0), p.carries(0)) == ({"E": 6}, (2, 1, 3))


@rule("KO-E1", "KO-6.2", "KO-6.3")
def test_two_ordinary_and_one_hyper_cube_use_up_the_limit() -> None:
    """The order is legal; a fourth unit of any kind in any direction is refused."""
    p = Position(2).load(0, 4, 2).act(0, "order", "fuel E").act(0, "order", "fuel SW").act(0, "order", "hyper E")
    refused = {reason(p, 0, "order", cube) for cube in range(12)}
    assert refused == {"limit-reached"} and p.options(0) == [("done", 0)]


@rule("KO-6.4")
@pytest.mark.parametrize("ways", [("E", "E", "E"), ("E", "E", "SW"), ("E", "SE", "SW"), ("NW", "NE", "E")])
def test_units_may_go_to_any_number_of_directions(ways: tuple[str, ...]) -> None:
    """One, two or three: each cube lies where it was put."""
    p = Position(2).fly(0, SPACE).orders(0, *(f"fuel {way}" for way in ways)).all_done()
    assert p.rose(0) == {way: ways.count(way) for way in ways}


@rule("KO-6.5", "KO-6.6")
def test_cubes_of_earlier_rounds_do_not_count_and_go_on_moving_the_ship() -> None:
    """Three units a round, round after round: the rose holds them all, and the ship is carried by all."""
    p = Position(2).fly(0, (0, -9)).load(0, 8, 2).orders(0, "fuel W", "fuel SW", "fuel SW").flies(0)
    assert p.sector(0) == (-3, -7)
    p.quiet_round().orders(0, "fuel SE", "fuel SE", "fuel SE").flies(0)
    assert (p.rose(0), p.sector(0)) == ({"W": 1, "SW": 2, "SE": 3}, (-6, -2))
    p.quiet_round()
    assert reason(p, 0, "order", "hyper E") is None


@rule("KO-E2", "KO-6.5", "KO-6.6")
def test_three_cubes_on_the_rose_two_ordered_and_one_more_possible() -> None:
    """No earlier cube is taken away, unless it lies opposite to a new one."""
    p = Position(2).fly(0, SPACE, E=2, SW=1).act(0, "order", "fuel E").act(0, "order", "fuel SE")
    assert reason(p, 0, "order", "fuel SE") is None
    other = p.clone().act(0, "order", "fuel W").act(0, "done").all_done()
    p.act(0, "done").all_done()
    assert p.rose(0) == {"E": 3, "SW": 1, "SE": 1}
    assert other.rose(0) == {"E": 2, "SW": 1, "SE": 1}


@rule("KO-6.22")
def test_the_phase_ends_when_all_have_confirmed_and_orders_cannot_be_changed() -> None:
    """Who is done may do nothing more, and until the last one is done nothing is revealed."""
    p = Position(3).fly(0, SPACE).orders(0, "fuel E").orders(2, "fuel NE")
    for verb, thing in (("order", "fuel E"), ("shield_fuel", 0), ("done", 0)):
        assert reason(p, 0, verb, thing) == "not-asked"
    assert (p.s.phase, p.rose(0), p.view(None).waiting) == (2, {}, (1,))
    p.orders(1)
    assert (p.s.phase, p.rose(0), p.rose(2)) == (3, {"E": 1}, {"NE": 1})
    assert reason(p, 0, "order", "fuel E") == "other-question"


@rule("KO-6.19", "KO-6.20")
def test_a_shield_becomes_two_ordinary_fuel_at_once() -> None:
    """They can be ordered in the same phase like any other, or stay in the tanks."""
    p = Position(2).fly(0, SPACE).load(0, 1, 0, 2).fly(1, SPACE).load(1, 1, 0, 2)
    p.act(0, "shield_fuel").act(1, "shield_fuel")
    seen = p.view(0).orders
    assert seen is not None and (seen.fuel_left, seen.hyper_left) == (3, 0)
    p.orders(0, "fuel E", "fuel E", "fuel E").orders(1)
    assert (p.rose(0), p.carries(0), p.carries(1)) == ({"E": 3}, (0, 0, 1), (3, 0, 1))


@rule("KO-6.19")
def test_without_a_shield_nothing_is_turned_into_fuel() -> None:
    """It is refused, and nobody has to do it."""
    p = Position(2).load(0, 0, 0, 0).load(1, 0, 0, 1)
    assert reason(p, 0, "shield_fuel") == "no-shield"
    assert p.options(1) == [("done", 0), ("shield_fuel", 0)]


@rule("KO-6.21")
def test_one_shield_a_round_is_turned_into_fuel() -> None:
    """A second one is refused, with cubes ordered or not; in the next round one may be turned again."""
    p = Position(2).fly(0, SPACE).load(0, 0, 0).act(0, "shield_fuel")
    assert reason(p, 0, "shield_fuel") == "shield-turned-already"
    p.act(0, "order", "fuel E")
    assert reason(p, 0, "shield_fuel") == "shield-turned-already"
    p.act(0, "done").quiet_round().act(0, "shield_fuel").act(0, "done").all_done()
    assert p.carries(0) == (3, 0, 1)


@rule("KO-E6", "KO-6.19", "KO-6.20", "KO-6.21")
def test_empty_tanks_and_a_shield_make_two_cubes() -> None:
    """Shield and cubes are legal together; the tanks are empty again and a second shield is refused."""
    p = Position(2).fly(0, SPACE).load(0, 0, 0, 2).act(0, "shield_fuel")
    p.act(0, "order", "fuel E").act(0, "order", "fuel NE")
    assert [reason(p, 0, "order", "fuel E"), reason(p, 0, "shield_fuel")] == ["no-fuel", "shield-turned-already"]
    p.act(0, "done").all_done()
    assert (p.rose(0), p.carries(0)) == ({"E": 1, "NE": 1}, (0, 0, 1))
