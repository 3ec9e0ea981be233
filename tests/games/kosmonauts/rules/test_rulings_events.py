"""Our rulings on events, and on turning a shield into fuel."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.kosmonauts.position import Position
from tests.games.kosmonauts.scenes import calm, full, names


def chosen_by_green(kind: str) -> Position:
    """Round 2, in which green is the instructor and has chosen this card; all ships are landed on Earth."""
    p = full(calm().on()).open_row(kind, "overdrive", "overdrive")
    assert p.s.instructor == 1
    return p.act(1, "event", 0)


@rule("KO-A10")
@pytest.mark.parametrize("kind", ["drift E", "fuel_leak", "engine_failure", "tanker"])
def test_players_say_clockwise_from_the_instructor_and_openly_whether_they_pay(kind: str) -> None:
    """Green, red, white: each is asked when the one before has decided, and all see what was decided."""
    p = chosen_by_green(kind)
    for number, seat in enumerate((1, 2, 0), 1):
        asked = p.asked()
        assert asked is not None and asked[0] == seat and p.view(0).waiting == (seat,)
        p.act(seat, "pay")
        assert [len(p.news(viewer, "ShieldPaid")) for viewer in (0, 1, 2, None)] == [number] * 4
        assert p.view(None).ships[seat].shields == 2
    assert p.s.phase == 2


INNERMOST: dict[str, object] = {
    "edition": "classic",
    "orbits": [{"body": "mercury", "points": [[-1, 0], [1, -1], [0, 1]]}],
}


@rule("KO-A14")
def test_the_gravity_well_counts_hexes_and_the_sun_is_not_in_the_way() -> None:
    """From (1, 0) it is two sectors to Mercury at (-1, 0) straight through the Sun, and three by any other way."""
    p = Position(corrections=INNERMOST).at("venus", 4).at("comet", 5).fly(0, (1, 0)).event("gravity_well")
    p.act(0, "refuse")
    assert p.on_body(0) == "mercury"


@rule("KO-A14")
def test_the_gravity_well_reaches_two_hexes_in_every_direction_and_no_farther() -> None:
    """Saturn is at (0, 9): what counts are the steps of a shortest way, not the coordinates."""
    for near in ((0, 7), (2, 7), (1, 10)):
        p = calm().at("saturn", 4).fly(0, near).event("gravity_well").act(0, "refuse")
        assert p.on_body(0) == "saturn"
    for far in ((-2, 8), (3, 6), (1, 11)):
        p = calm().at("saturn", 4).fly(0, far).event("gravity_well")
        assert (p.on_body(0), p.s.phase) == (None, 2)


@rule("KO-A16")
def test_landings_by_the_gravity_well_rank_clockwise_and_before_those_by_flight() -> None:
    """White and red fall on Saturn and take 4 and 3; green, instructor or not, lands in phase 3 for the 2."""
    p = calm().at("saturn", 4).fly(0, (0, 8)).fly(2, (1, 8)).fly(1, (0, 4), SE=5).event("gravity_well")
    p.act(0, "refuse").act(2, "refuse")
    assert (p.token(0, "saturn"), p.token(2, "saturn"), p.s.phase) == (4, 3, 2)
    p.all_done().act(1, "fly").act(1, "land", "saturn")
    assert p.token(1, "saturn") == 2


@rule("KO-A17")
@pytest.mark.parametrize("fuel", [0, 3, 4])
def test_a_fuel_leak_takes_what_there_is_and_nothing_else(fuel: int) -> None:
    """With fewer than 5 ordinary fuel all of it is lost; hyper-fuel, shields and the rose stay."""
    p = Position(leak_can_be_escaped=False).fly(0, (3, 3), E=2).load(0, fuel, 3).event("fuel_leak")
    assert (p.carries(0), p.rose(0)) == ((0, 3, 3), {"E": 2})
    assert p.news(None, "FuelLost")[0].parts == {"colour": 0, "count": fuel}


@rule("KO-A18")
def test_the_hyper_gift_is_taken_where_there_is_room_and_asked_about_where_there_is_none() -> None:
    """White has a free place and is not asked; green is full and is; red has four hyper cubes and gets nothing."""
    p = Position().load(0, 7, 2).load(1, 8, 2).load(2, 1, 4).event("hyper_gift")
    assert p.carries(0) == (7, 3, 3)
    assert p.asked() == (1, "SwapFuel") and p.options() == [("swap", 0), ("refuse", 0)]
    p.act(1, "refuse")
    assert (p.carries(1), p.carries(2), p.s.phase) == ((8, 2, 3), (1, 4, 3), 2)


@rule("KO-A19")
@pytest.mark.parametrize(("fuel", "taken"), [(0, 5), (6, 2), (8, 0)])
def test_the_tanker_fills_only_the_free_places_but_may_be_paid_all_the_same(fuel: int, taken: int) -> None:
    """With 2 hyper cubes on board: 5, 2 or no ordinary fuel for the shield."""
    p = Position().load(0, fuel, 2).event("tanker").act(0, "pay")
    assert p.carries(0) == (fuel + taken, 2, 2)


def engines_failed() -> Position:
    """Round 2 with white landed on Earth; nobody has escaped the engine failure."""
    return Position(failure_can_be_escaped=False).load(0, 0, 0).event("engine_failure")


@rule("KO-A20")
def test_with_failed_engines_a_landed_ship_cannot_take_off_but_refuels() -> None:
    """No cube may be ordered; white stays and has full tanks."""
    p = engines_failed()
    for cube in ("fuel E", "hyper SW"):
        refusal = p.why_not(1, "order", cube)
        assert refusal is not None and (refusal.rule, refusal.reason) == ("KO-5.14", "engine-failed")
    p.all_done()
    assert (p.on_body(0), p.carries(0), names(p, "TookOff")) == ("earth", (9, 1, 3), [])


@rule("KO-A21")
def test_with_failed_engines_a_shield_may_still_be_turned_into_fuel() -> None:
    """In flight white fills 2 fuel into the tanks, none of which can be ordered."""
    p = Position(failure_can_be_escaped=False).fly(0, (3, 3)).load(0, 0, 0).event("engine_failure")
    p.act(0, "shield_fuel")
    assert p.why_not(0, "order", "fuel E") is not None
    p.all_done()
    assert p.carries(0) == (2, 0, 2)


@rule("KO-A22")
def test_a_shield_is_turned_into_fuel_before_the_units_are_counted_out() -> None:
    """After the first cube it is too late, and in other phases nobody is asked."""
    p = calm().load(0, 4, 1).fly(1, (3, 3))
    assert ("shield_fuel", 0) in p.options(0)
    p.act(0, "order", "fuel E")
    refusal = p.why_not(0, "shield_fuel")
    assert refusal is not None and (refusal.rule, refusal.reason) == ("KO-A22", "orders-begun")
    p.all_done()
    assert p.why_not(1, "shield_fuel") is not None and p.why_not(0, "shield_fuel") is not None


@rule("KO-A22")
@pytest.mark.parametrize(("fuel", "gained"), [(7, 2), (8, 1), (9, 0)])
def test_fuel_of_a_shield_that_does_not_fit_into_the_tanks_is_lost(fuel: int, gained: int) -> None:
    """With 1 hyper cube on board and 2, 1 or no place free."""
    p = calm().fly(0, (3, 3)).load(0, fuel, 1).act(0, "shield_fuel").all_done()
    assert p.carries(0) == (fuel + gained, 1, 2)
    assert [event.parts["count"] for event in p.news(None, "ShieldTurned")] == [gained]
