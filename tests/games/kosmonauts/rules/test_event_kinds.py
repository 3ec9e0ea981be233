"""Chapter 5: drift, tanker, hyper gift, overdrive, fuel leak and engine failure."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.kosmonauts.position import DIRECTIONS, Position

CUBES = ("fuel E", "fuel SE", "hyper SW", "fuel E")


@rule("KO-5.1")
@pytest.mark.parametrize(
    ("card", "rose"),
    [
        *((f"drift {way}", {way: 1}) for way in DIRECTIONS),
        ("drift E E", {"E": 2}),
        ("drift SW SW", {"SW": 2}),
        ("drift NW NW", {"NW": 2}),
        ("drift SE SW", {"SE": 1, "SW": 1}),
        ("drift W NW", {"W": 1, "NW": 1}),
        ("drift NE E", {"NE": 1, "E": 1}),
    ],
)
def test_drift_puts_one_or_two_cubes_where_the_card_shows_them(card: str, rose: dict[str, int]) -> None:
    """They are on the rose at once, before any orders, and the supply gave them."""
    p = Position(2).fly(0, (0, -8)).event(card).act(0, "refuse")
    assert (p.rose(0), p.s.phase, p.carries(0)) == (rose, 1, (8, 2, 3))


@rule("KO-5.1")
def test_every_drift_card_shows_one_or_two_cubes() -> None:
    """And no card of another kind shows any."""
    for event in Position(2).box.events:
        cubes = sum(event.rose.cubes().values()) if event.rose else 0
        assert cubes in ((1, 2) if event.kind == "drift" else (0,))


@rule("KO-5.2")
def test_drift_bears_shield_and_planet() -> None:
    """In flight it is escaped by a shield only; a landed ship needs none if it stays, but may pay as well."""
    p = Position(3).fly(0, (0, -8)).event("drift E")
    assert [p.options(0), p.asked()] == [[("pay", 0), ("refuse", 0)], (0, "Escape")]
    p.act(0, "pay")
    assert p.options(1) == [("pay", 0), ("refuse", 0)]
    p.act(1, "pay").act(2, "refuse").all_done()
    assert [p.rose(seat) for seat in range(3)] == [{}, {}, {}]
    assert [p.carries(seat)[2] for seat in range(3)] == [2, 2, 3]


@rule("KO-E21", "KO-5.1", "KO-5.2")
@pytest.mark.parametrize(
    ("before", "after"), [({}, {"E": 1}), ({"E": 2}, {"E": 3}), ({"W": 1}, {}), ({"W": 3}, {"W": 2})]
)
def test_drift_touches_only_the_ship_in_flight_that_does_not_pay(before: dict[str, int], after: dict[str, int]) -> None:
    """One pays, one does not, one stays on its body: only the second gets a cube in E, or loses one in W."""
    p = Position(3).fly(0, (0, -8), **before).fly(1, (0, -8), **before).landed(2, "mars").event("drift E")
    p.act(0, "pay").act(1, "refuse").act(2, "refuse")
    assert [p.rose(seat) for seat in range(3)] == [before, after, {}]
    p.all_done()
    assert [p.rose(seat) for seat in range(3)] == [before, after, {}]
    assert p.on_body(2) == "mars"


@rule("KO-5.3")
def test_drift_takes_nothing_from_the_tanks_and_leaves_the_limit_of_orders() -> None:
    """After two cubes of drift three units can be ordered, of which the tanks pay just three."""
    p = Position(2).fly(0, (0, -8)).event("drift SE SW").act(0, "refuse").act(1, "refuse")
    assert p.carries(0) == (8, 2, 3)
    p.orders(0, "fuel SE", "fuel SE", "fuel SE").all_done()
    assert (p.rose(0), p.carries(0)) == ({"SE": 4, "SW": 1}, (5, 2, 3))


@rule("KO-5.3")
def test_drift_of_a_ship_that_takes_off_takes_nothing_from_the_tanks_either() -> None:
    """Three units are ordered besides."""
    p = Position(2).event("drift SE SW").act(0, "refuse").act(1, "refuse")
    p.orders(0, "fuel SE", "fuel SE", "fuel SE").all_done()
    assert (p.rose(0), p.carries(0)) == ({"SE": 4, "SW": 1}, (5, 2, 3))


@rule("KO-5.4")
@pytest.mark.parametrize(("fuel", "after"), [(0, 5), (3, 8), (5, 8), (7, 8)])
def test_the_tanker_sells_up_to_five_ordinary_fuel_for_a_shield(fuel: int, after: int) -> None:
    """Five, or as many as fit beside two hyper cubes."""
    p = Position(2).load(0, fuel, 2).event("tanker").act(0, "pay")
    assert p.carries(0) == (after, 2, 2)


@rule("KO-5.5")
def test_the_hyper_gift_brings_everybody_one_hyper_fuel_for_nothing() -> None:
    """Who has room is not asked; shields are as before; the instructor gets it too."""
    p = Position(3).load(0, 4, 0).load(1, 0, 3, shields=0).load(2, 8, 1).event("hyper_gift")
    assert [p.carries(seat) for seat in range(3)] == [(4, 1, 3), (0, 4, 0), (8, 2, 3)]
    assert p.asked() == (0, "GiveOrders")


@rule("KO-E20", "KO-5.6")
def test_with_full_tanks_the_gift_may_be_swapped_for_an_ordinary_fuel() -> None:
    """Nine and one become eight and two, or stay as they are."""
    p = Position(2).load(0, 9, 1).load(1, 9, 1).event("hyper_gift")
    assert p.asked() == (0, "SwapFuel")
    p.act(0, "swap").act(1, "refuse")
    assert (p.carries(0), p.carries(1)) == ((8, 2, 3), (9, 1, 3))


@rule("KO-5.10", "KO-5.11")
def test_overdrive_lets_everybody_order_four_units_this_round() -> None:
    """In any mix and out of the own tanks; a fifth is refused, and in the next round a fourth again."""
    p = Position(2).fly(0, (0, -8)).event("overdrive")
    for cube in CUBES:
        p.act(0, "order", cube)
    refusal = p.why_not(0, "order", "fuel E")
    assert refusal is not None and refusal.reason == "limit-reached"
    p.act(0, "done").orders(1, "hyper E", "hyper E", "fuel E", "fuel E")
    assert (p.rose(0), p.carries(0)) == ({"E": 2, "SE": 1, "SW": 2}, (5, 1, 3))
    assert (p.rose(1), p.carries(1)) == ({"E": 6}, (6, 0, 3))
    p.quiet_round().load(0, 8, 2)
    for cube in CUBES[:3]:
        p.act(0, "order", cube)
    assert p.why_not(0, "order", "fuel E") is not None


@rule("KO-5.11")
def test_overdrive_brings_no_fuel_of_its_own() -> None:
    """With two cubes in the tanks two can be ordered, and with none none."""
    p = Position(2).fly(0, (0, -8)).load(0, 1, 1).load(1, 0, 0, shields=0).event("overdrive")
    assert p.options(1) == [("done", 0)]
    p.act(0, "order", "fuel E").act(0, "order", "hyper E")
    refusals = [p.why_not(0, "order", cube) for cube in ("fuel E", "hyper E")]
    assert [refusal and refusal.reason for refusal in refusals] == ["no-fuel", "no-hyper"]


@rule("KO-5.12", "KO-5.13")
def test_a_fuel_leak_costs_five_ordinary_fuel_and_nothing_else() -> None:
    """Hyper-fuel and cubes on the rose stay, in flight as well as on a body."""
    p = Position(2).fly(0, (0, -8), E=3, SW=1).load(0, 6, 4, shields=0).load(1, 8, 2, shields=0).event("fuel_leak")
    assert (p.carries(0), p.carries(1)) == ((1, 4, 0), (3, 2, 0))
    assert p.rose(0) == {"E": 3, "SW": 1}


@rule("KO-5.14")
def test_after_an_engine_failure_no_cube_can_be_moved_to_the_rose() -> None:
    """Not one of either fuel, this round; in the next one the engines work again."""
    p = Position(2).fly(0, (0, -8), E=1).load(0, 8, 2, shields=0).event("engine_failure").act(1, "pay")
    for kind in ("fuel", "hyper"):
        for way in DIRECTIONS:
            refusal = p.why_not(0, "order", f"{kind} {way}")
            assert refusal is not None and (refusal.reason, refusal.rule) == ("engine-failed", "KO-5.14")
    assert p.options(0) == [("done", 0)]
    p.quiet_round()
    assert p.why_not(0, "order", "hyper W") is None


@rule("KO-5.15")
def test_after_an_engine_failure_the_ship_flies_on_with_the_cubes_on_its_rose() -> None:
    """It moves as before and keeps its cubes and its fuel."""
    p = Position(2).fly(0, (0, -8), W=1, SE=1).load(0, 8, 2, shields=0).event("engine_failure").act(1, "refuse")
    p.all_done().act(0, "fly")
    assert (p.sector(0), p.rose(0), p.carries(0)) == ((-1, -7), {"W": 1, "SE": 1}, (8, 2, 0))
