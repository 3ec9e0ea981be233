"""House rules: each switch with our default and with the other value."""

from __future__ import annotations

import pytest

from ecliptic.core.errors import SetupProblem
from ecliptic.games.kosmonauts.game import KOSMONAUTS
from ecliptic.testing.rules import rule
from tests.games.kosmonauts.position import Position
from tests.games.kosmonauts.scenes import branch, full, names


@rule("KO-A11", "KO-A12", "KO-A13", "KO-A15", "KO-A34", "KO-A43", "KO-A51")
def test_what_holds_when_nobody_says_otherwise() -> None:
    """These are all the switches there are; the tests below show each."""
    assert KOSMONAUTS.rules("classic", 3).switches == {
        "well_can_be_escaped": True,
        "leak_can_be_escaped": True,
        "failure_can_be_escaped": True,
        "well_takes_the_near": True,
        "fallen_may_refuel": True,
        "evacuate_after_flight": False,
        "youngest_by_lot": False,
        "round_limit": 60,
    }


@rule("KO-A11")
def test_a_shield_may_keep_a_ship_from_the_gravity_well() -> None:
    """By default white is asked and pays; the other way nobody is asked, and white is on Saturn with all shields."""
    p = Position().at("saturn", 4).fly(0, (0, 8)).event("gravity_well")
    assert p.asked() == (0, "Escape") and p.options() == [("pay", 0), ("refuse", 0)]
    fallen = branch(p).act(0, "refuse")
    assert (fallen.on_body(0), fallen.carries(0)[2]) == ("saturn", 3)
    p.act(0, "pay")
    assert (p.on_body(0), p.carries(0)[2]) == (None, 2)
    p = Position(well_can_be_escaped=False).at("saturn", 4).fly(0, (0, 8)).event("gravity_well")
    assert (p.on_body(0), p.carries(0)[2], p.s.phase) == ("saturn", 3, 2)


@rule("KO-A12")
def test_a_shield_may_keep_a_ship_from_the_fuel_leak() -> None:
    """By default each is asked; the other way all lose 5 fuel at once. The switch for engine failure is another one."""
    for failure in (True, False):
        p = Position(failure_can_be_escaped=failure).event("fuel_leak")
        assert p.asked() == (0, "Escape")
        p.act(0, "pay").act(1, "refuse").act(2, "pay")
        assert [p.carries(seat) for seat in range(3)] == [(8, 2, 2), (3, 2, 3), (8, 2, 2)]
        p = Position(leak_can_be_escaped=False, failure_can_be_escaped=failure).event("fuel_leak")
        assert ([p.carries(seat) for seat in range(3)], p.s.phase) == ([(3, 2, 3)] * 3, 2)


@rule("KO-A12")
def test_a_shield_may_keep_a_ship_from_the_engine_failure() -> None:
    """By default who pays may order; the other way nobody may. The switch for the fuel leak is another one."""
    for leak in (True, False):
        p = Position(leak_can_be_escaped=leak).event("engine_failure")
        assert p.asked() == (0, "Escape")
        p.act(0, "pay").act(1, "refuse").act(2, "pay")
        refusal = p.why_not(1, "order", "fuel E")
        assert refusal is not None and refusal.reason == "engine-failed"
        assert p.why_not(0, "order", "fuel E") is None and p.carries(0)[2] == 2
        p = Position(failure_can_be_escaped=False, leak_can_be_escaped=leak).event("engine_failure")
        assert p.s.phase == 2
        assert [p.why_not(seat, "order", "fuel E") is None for seat in range(3)] == [False] * 3
        assert [p.carries(seat)[2] for seat in range(3)] == [3, 3, 3]


@rule("KO-A13")
def test_the_gravity_well_takes_a_ship_in_the_very_sector_of_a_body() -> None:
    """By default it lands there, though Uranus is near; the other way only bodies 1 or 2 sectors away count."""
    p = Position().fly(0, (9, 0)).at("jupiter", 5).event("gravity_well").act(0, "refuse")
    assert p.on_body(0) == "saturn"
    p = Position(well_takes_the_near=False).fly(0, (9, 0)).at("jupiter", 5).event("gravity_well").act(0, "refuse")
    assert p.on_body(0) == "uranus"
    p = Position(well_takes_the_near=False).fly(0, (9, 0)).at("jupiter", 5).at("uranus", 5).event("gravity_well")
    assert (p.on_body(0), p.s.phase) == (None, 2)


@rule("KO-A15")
def test_a_ship_landed_by_the_gravity_well_may_refuel_in_the_same_round() -> None:
    """By default it may do what any landed ship may; the other way it may take off but gets no fuel if it stays."""
    p = Position().at("saturn", 4).fly(0, (0, 8)).load(0, 2, 0).event("gravity_well").act(0, "refuse").all_done()
    assert (p.on_body(0), p.carries(0)) == ("saturn", (9, 1, 3))
    p = (
        Position(fallen_may_refuel=False)
        .at("saturn", 4)
        .fly(0, (0, 8))
        .load(0, 2, 0)
        .load(1, 2, 0)
        .event("gravity_well")
    )
    p.act(0, "refuse")
    away = branch(p).orders(0, "fuel E").all_done()
    assert (away.on_body(0), away.asked()) == (None, (0, "FlyOrEvacuate"))
    p.all_done()
    assert (p.on_body(0), p.carries(0), p.carries(1)) == ("saturn", (2, 0, 3), (9, 1, 3))


@rule("KO-A34")
def test_a_ship_may_be_evacuated_after_its_flight_if_the_group_likes_it() -> None:
    """By default only instead of flying; the other way it is asked again where its flight has led it."""
    p = full(Position()).fly(0, (3, 2), last="mars", E=1).all_done().act(0, "fly")
    assert (p.sector(0), p.s.round) == ((4, 2), 2)
    p = full(Position(evacuate_after_flight=True)).fly(0, (3, 2), last="mars", E=1).all_done()
    assert p.options() == [("fly", 0), ("evacuate", 0)]
    p.act(0, "fly")
    assert (p.sector(0), p.asked(), p.options()) == ((4, 2), (0, "EvacuateNow"), [("evacuate", 0), ("pass", 0)])
    flies = branch(p).act(0, "pass")
    assert (flies.on_body(0), flies.rose(0)) == (None, {"E": 1})
    p.act(0, "evacuate")
    assert (p.on_body(0), p.rose(0)) == ("mars", {})


@rule("KO-A34")
@pytest.mark.parametrize("choice", ["land", "evacuate"])
def test_a_ship_that_is_landed_after_its_flight_is_not_asked_to_evacuate(choice: str) -> None:
    """With the switch on: neither who landed nor who was evacuated instead of flying."""
    p = full(Position(evacuate_after_flight=True)).fly(0, (9, 1), last="mars", NW=1).all_done()
    if choice == "land":
        p.act(0, "fly").act(0, "land", "saturn")
    else:
        p.act(0, "evacuate")
    assert (p.s.round, p.on_body(0)) == (2, "saturn" if choice == "land" else "mars")
    assert len(names(p, "Evacuated")) == (0 if choice == "land" else 1)


@rule("KO-A43")
def test_seat_1_is_the_youngest_unless_the_lot_decides() -> None:
    """By default the first player places first in every game; by lot each does at times, and is dealt discs first."""
    first = {Position(3, seed, as_dealt=True).asked() for seed in range(40)}
    assert first == {(0, "ChooseDisc")}
    drawn = [Position(4, seed, as_dealt=True, youngest_by_lot=True) for seed in range(40)]
    seats = set()
    for p in drawn:
        asked = p.asked()
        assert asked is not None
        seats.add(asked[0])
        assert [list(p.s.disc_of).count(seat) for seat in range(4)] == [
            3 if seat == asked[0] else 2 for seat in range(4)
        ]
    assert seats == {0, 1, 2, 3}


@rule("KO-A51")
@pytest.mark.parametrize("limit", [20, 30, 40, 60, 100, 200])
def test_the_round_limit_ends_a_game_in_which_nobody_comes_home(limit: int) -> None:
    """The round before is not the last; the last round is played and the points are counted."""
    p = Position(2, round_limit=limit).round(limit - 1).on()
    assert (p.s.over, p.s.round, names(p, "RoundLimitMet")) == (False, limit, [])
    p.on()
    assert (p.s.over, p.s.round, names(p, "RoundLimitMet")) == (True, limit, ["RoundLimitMet"])
    assert p.view(None).missions_shown


@rule("KO-A51")
def test_a_round_limit_that_is_not_offered_is_refused() -> None:
    """A game has some end: no limit at all cannot be chosen, nor any other number."""
    for wrong in (0, 1, 61, True):
        with pytest.raises(SetupProblem):
            KOSMONAUTS.rules("classic", 3, {"round_limit": wrong})
