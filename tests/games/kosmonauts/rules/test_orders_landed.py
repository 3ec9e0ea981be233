"""Chapter 6: a landed ship takes off, or stays to refuel."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.kosmonauts.position import Position

SPACE = (0, -8)  # open space, with nothing near


@rule("KO-6.13")
@pytest.mark.parametrize("body", ["saturn", "comet", "earth"])
def test_at_take_off_the_marker_leaves_the_centre_for_the_body_just_left(body: str) -> None:
    """The ship is in flight from the sector of its body, which is where an evacuation would bring it."""
    p = Position(2).landed(0, body).orders(0, "fuel E").all_done()
    ship = p.view(None).ships[0]
    assert (ship.landed_on, ship.last_body, ship.rose) == (None, p.body(body), [1, 0, 0])
    assert p.sector(0) == p.body_sector(body)
    p.act(0, "evacuate")
    assert p.on_body(0) == body


@rule("KO-6.14", "KO-6.15")
def test_a_landed_ship_may_be_ordered_to_refuel_instead_of_flying() -> None:
    """To confirm without a cube is the order (KO-A23): the marker is in the centre, this round, and fuel comes."""
    p = Position(2).landed(0, "mars").load(0, 3, 1).fly(1, SPACE).orders(0)
    assert [p.why_not(0, verb) is None for verb in ("done", "order")] == [False, False]
    p.orders(1)
    assert p.s.phase == 3 and p.view(None).ships[0].landed_on == p.body("mars")
    p.act(1, "fly")
    assert (p.on_body(0), p.carries(0)) == ("mars", (8, 2, 3))


@rule("KO-6.15")
def test_the_refuel_order_holds_for_one_round() -> None:
    """In the next round the ship may take off."""
    p = Position(2).landed(0, "mars").load(0, 3, 1).orders(0).quiet_round().orders(0, "fuel NE").all_done()
    assert (p.on_body(0), p.rose(0)) == (None, {"NE": 1})


@rule("KO-6.16")
def test_with_a_refuel_order_no_cube_goes_to_the_rose() -> None:
    """Cubes of either kind are refused after it; with a cube ordered first, there is no refuelling."""
    p = Position(2).landed(0, "mars").load(0, 3, 1).landed(1, "mars").load(1, 3, 1).orders(0)
    refusals = [p.why_not(0, "order", cube) for cube in range(12)]
    assert [refusal and refusal.reason for refusal in refusals] == ["not-asked"] * 12
    p.orders(1, "fuel NE")
    assert (p.rose(0), p.carries(0)) == ({}, (8, 2, 3))
    assert (p.rose(1), p.carries(1)) == ({"NE": 1}, (2, 1, 3))
    refuelled = [event.parts["colour"] for event in p.on().news(None, "Refuelled")]
    assert refuelled == [0]


@rule("KO-6.17")
def test_everybody_who_stays_has_the_marker_in_the_centre() -> None:
    """By an order, by a failed engine or without fuel: who does not take off is landed, and refuels."""
    p = Position(4).landed(0, "mars").load(0, 3, 1).landed(1, "saturn").load(1, 0, 0, 0)
    p.landed(2, "earth").load(2, 5, 4, 0).landed(3, "earth").load(3, 5, 4).event("engine_failure")
    p.act(0, "pay").act(3, "pay").orders(0).orders(1).orders(2).orders(3, "fuel NE")
    centres = [ship.landed_on for ship in p.view(None).ships]
    assert centres == [p.body("mars"), p.body("saturn"), p.body("earth"), None]
    assert [p.carries(seat)[:2] for seat in range(4)] == [(8, 2), (9, 1), (6, 4), (4, 4)]


@rule("KO-6.18")
def test_a_ship_in_flight_cannot_be_ordered_to_refuel() -> None:
    """Without a cube it flies on, even in the very sector of a body, and nothing comes into its tanks."""
    p = Position(2).fly(0, (5, 0)).load(0, 3, 1).load(1, 6, 4)
    assert p.body_sector("mars") == (5, 0)
    p.all_done()
    assert p.asked() == (0, "FlyOrEvacuate") and p.on_body(0) is None
    p.act(0, "fly").act(0, "pass")
    assert p.carries(0) == (3, 1, 3) and p.news(None, "Refuelled") == []


@rule("KO-E5", "KO-6.14", "KO-6.15", "KO-6.16", "KO-6.17")
def test_a_refuel_order_keeps_the_ship_where_it_is() -> None:
    """The marker is in the centre, cubes are refused, and the ship does not fly in phase 3."""
    p = Position(2).landed(0, "saturn").load(0, 5, 4).fly(1, SPACE, W=1).orders(0)
    assert all(p.why_not(0, "order", cube) is not None for cube in range(12))
    p.orders(1)
    assert p.asked() == (1, "FlyOrEvacuate")
    assert (p.view(None).ships[0].landed_on, p.sector(0)) == (p.body("saturn"), (9, 0))
    p.act(1, "fly")
    assert [event.parts["colour"] for event in p.news(None, "Flew")] == [1]
    assert p.on_body(0) == "saturn"
