"""Chapter 11: emergencies and evacuation."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.kosmonauts.position import Position
from tests.games.kosmonauts.scenes import TARGETS, branch, calm, names, next_orders

Sector = tuple[int, int]
EMERGENCIES = {
    "Stranded": ((0, 5), {"SE": 1}),  # into the belt
    "LeftField": ((11, 0), {"E": 3}),
    "HitSun": ((-3, 0), {"E": 5}),
}


def in_peril(cause: str, shields: int = 0) -> Position:
    """White, last landed on Mars, is asked to fly into an emergency; the two others have nothing to decide."""
    start, rose = EMERGENCIES[cause]
    return calm().load(0, 5, 2, shields).fly(0, start, last="mars", **rose).all_done()


@rule("KO-11.1")
def test_a_hazard_without_a_shield_is_an_emergency() -> None:
    """In the belt and next to the Sun: with the last shield the ship stays in flight, without one it is evacuated."""
    for start, rose in (((0, 5), {"SE": 1}), ((0, -2), {"SE": 1})):
        p = calm().load(0, 5, 2, 1).fly(0, start, last="mars", **rose).all_done().act(0, "fly")
        assert (p.on_body(0), p.carries(0)[2]) == (None, 0)
        p = calm().load(0, 5, 2, 0).fly(0, start, last="mars", **rose).all_done().act(0, "fly")
        assert (p.on_body(0), names(p, "Stranded")) == ("mars", ["Stranded"])


@rule("KO-11.2")
def test_to_leave_the_field_is_an_emergency() -> None:
    """The field ends at a squared norm of 156: (12, 0) is on it, (13, 0) is not, nor is anything farther."""
    for steps, body in ((1, None), (2, "mars"), (3, "mars"), (30, "mars")):
        p = calm().fly(0, (11, 0), last="mars", E=steps).all_done().act(0, "fly")
        assert p.on_body(0) == body
        assert names(p, "LeftField") == ([] if body is None else ["LeftField"])


@rule("KO-11.3")
def test_to_fly_straight_through_the_sun_is_an_emergency() -> None:
    """Five steps E from (-3, 0) lead through the Sun; with one step more in another direction they do not."""
    p = in_peril("HitSun", shields=3).act(0, "fly")
    assert (p.on_body(0), names(p, "HitSun")) == ("mars", ["HitSun"])
    p = calm().fly(0, (-3, 0), last="mars", E=5, SE=1).all_done().act(0, "fly")
    assert (p.on_body(0), p.sector(0)) == (None, (2, 1))


@rule("KO-11.4", "KO-11.5", "KO-11.6", "KO-11.10")
@pytest.mark.parametrize("cause", EMERGENCIES)
def test_an_emergency_evacuates_the_ship_at_once(cause: str) -> None:
    """Before the next one flies it is on Mars with an empty rose; tanks, tokens and missions are as they were."""
    p = in_peril(cause).tokens(0, "mars", "venus").fly(1, (3, 3)).at("mars", 7)
    before = (p.carries(0), p.view(0).ships[0].tokens, p.view(0).missions[0])
    p.act(0, "fly")
    assert p.asked() == (1, "FlyOrEvacuate")
    assert (p.on_body(0), p.sector(0), p.rose(0)) == ("mars", (-5, 1), {})
    assert (p.carries(0), p.view(0).ships[0].tokens, p.view(0).missions[0]) == before
    assert names(p, cause, "Evacuated") == [cause, "Evacuated"]


@rule("KO-11.6")
@pytest.mark.parametrize(("point", "sector"), [(0, (5, 0)), (4, (-3, 5)), (14, (5, -2))])
def test_the_ship_goes_where_its_last_body_is_now(point: int, sector: Sector) -> None:
    """Not where the body was when the ship took off, nor where it goes at the end of the round."""
    p = calm().landed(0, "mars").fly(1, (3, 3)).orders(0, "fuel NE").all_done().act(0, "fly").act(1, "fly")
    next_orders(p).instructor(0).at("mars", point).all_done().act(0, "evacuate")
    assert p.asked() == (1, "FlyOrEvacuate")
    assert (p.on_body(0), p.sector(0)) == ("mars", sector)


@rule("KO-11.7")
def test_a_player_may_evacuate_of_their_own_will_in_phase_3_of_any_round() -> None:
    """In the first round and in later ones, instead of flying; not while orders are given."""
    p = calm().fly(0, (3, 3), last="venus", E=1)
    for _ in range(3):
        assert p.why_not(0, "evacuate") is not None
        p.all_done()
        assert ("evacuate", 0) in p.options(0)
        other = branch(p).act(0, "evacuate")
        assert (other.on_body(0), other.rose(0)) == ("venus", {})
        next_orders(p.act(0, "fly"))


@rule("KO-11.8")
@pytest.mark.parametrize("cause", EMERGENCIES)
def test_an_evacuated_ship_neither_flies_nor_refuels_until_the_round_is_over(cause: str) -> None:
    """Its tanks are as empty when the next round begins; there it refuels or takes off like any landed ship."""
    p = in_peril(cause).load(0, 1, 1, 0).act(0, "fly")
    assert (p.s.round, p.on_body(0), p.carries(0)) == (2, "mars", (1, 1, 0))
    assert names(p, "Flew", "Refuelled") == (["Flew"] if cause == "Stranded" else [])
    next_orders(p)
    away = branch(p).orders(0, "fuel NE").all_done()
    assert away.asked() == (0, "FlyOrEvacuate")
    assert p.all_done().carries(0) == (8, 2, 0)


@rule("KO-11.9")
def test_before_the_first_landing_a_ship_is_evacuated_to_earth() -> None:
    """White has taken off from Earth and landed nowhere since."""
    p = calm().orders(0, "hyper NE", "fuel E").all_done().act(0, "fly")
    next_orders(p).all_done().act(0, "evacuate")
    assert (p.on_body(0), p.sector(0)) == ("earth", p.body_sector("earth"))


@rule("KO-A34")
def test_one_may_evacuate_instead_of_flying_only() -> None:
    """After a flight nobody is asked again; a landed ship is not asked at all."""
    p = calm().fly(1, (3, 2), E=1).all_done()
    refusal = p.why_not(0, "evacuate")
    assert refusal is not None and refusal.reason == "not-asked"
    assert p.options(1) == [("fly", 0), ("evacuate", 0)]
    p.act(1, "fly")
    assert (p.s.round, p.sector(1)) == (2, (4, 2))


@rule("KO-A35")
def test_an_evacuation_is_no_landing() -> None:
    """On a body without having its token, on Earth with seven: no token, no mission, no end; then landed as usual."""
    p = calm().missions(0, "mars", "venus", "saturn").fly(0, (3, 3), last="mars").all_done().act(0, "evacuate")
    assert (p.on_body(0), p.token(0, "mars"), p.s.taken[p.body("mars")]) == ("mars", 0, 0)
    assert names(p, "Landed", "TokenTaken", "MissionScored") == []
    next_orders(p).load(0, 0, 0).all_done()
    assert p.carries(0) == (9, 1, 3)
    p = calm().tokens(0, *TARGETS[:7]).fly(0, (3, 3), last="earth").all_done().act(0, "evacuate")
    assert (p.on_body(0), p.token(0, "earth"), p.s.over, p.s.round) == ("earth", 0, False, 2)


@rule("KO-A35")
def test_whoever_holds_seven_tokens_last_landed_elsewhere_than_on_earth() -> None:
    """White is on Earth with six tokens and takes the seventh from Saturn: from then on evacuations lead to Saturn."""
    p = calm().tokens(0, "mercury", "venus", "mars", "jupiter", "uranus", "neptune")
    p.fly(0, (9, 1), last="earth", NW=1).all_done().act(0, "fly").act(0, "land", "saturn")
    assert (p.s.tokens_held(0), p.s.last_body[0]) == (7, p.body("saturn"))
    next_orders(p).orders(0, "fuel NE").all_done().act(0, "evacuate")
    assert (p.on_body(0), p.s.over) == ("saturn", False)


@rule("KO-A36")
def test_an_evacuated_ship_is_carried_by_its_body_in_the_same_round() -> None:
    """Mars goes on from (5, 0) to (3, 2) with white on it."""
    p = calm().fly(0, (0, 8), last="mars").all_done().act(0, "evacuate")
    assert (p.s.round, p.body_sector("mars"), p.sector(0)) == (2, (3, 2), (3, 2))
