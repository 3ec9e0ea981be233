"""Chapter 8: landing and landing tokens."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.kosmonauts.position import Position
from tests.games.kosmonauts.scenes import branch, calm, counted, full, names, next_orders


def beside_saturn(p: Position, *seats: int) -> Position:
    """These ships are one step from Saturn, and fly there when all have confirmed."""
    for seat in seats:
        p.fly(seat, (9, 1), NW=1)
    return p


@rule("KO-8.1")
def test_a_ship_that_ends_its_flight_in_the_sector_of_a_body_may_land_there() -> None:
    """Saturn is offered, and no body that is elsewhere."""
    p = beside_saturn(calm(), 0).all_done().act(0, "fly")
    assert p.asked() == (0, "MayLand") and p.options() == [("land", "saturn"), ("pass", 0)]
    refusal = p.why_not(0, "land", "uranus")
    assert refusal is not None and (refusal.rule, refusal.reason) == ("KO-8.1", "not-in-sector")
    p.act(0, "land", "saturn")
    assert p.on_body(0) == "saturn"


@rule("KO-8.2")
def test_a_ship_need_not_land() -> None:
    """Whoever passes stays in flight with the rose as it was, and takes no token."""
    p = beside_saturn(calm(), 0).all_done().act(0, "fly").act(0, "pass")
    assert (p.on_body(0), p.sector(0), p.rose(0)) == (None, (9, 0), {"NW": 1})
    assert (p.token(0, "saturn"), p.s.taken[p.body("saturn")]) == (0, 0)


@rule("KO-8.3")
def test_flying_through_the_sector_of_a_body_gives_no_landing() -> None:
    """The straight way from (8, 1) to (8, -1) leads through Jupiter's sector; nobody is asked."""
    p = calm().fly(0, (8, 1), NW=2)
    assert p.body_sector("jupiter") == (8, 0)
    p.all_done().act(0, "fly")
    assert (p.s.round, p.sector(0), p.on_body(0)) == (2, (8, -1), None)
    assert names(p, "Landed", "TokenTaken") == []


@rule("KO-8.4")
@pytest.mark.parametrize("rose", [{}, {"E": 1}, {"E": 6}, {"NE": 4, "SE": 5}])
def test_a_landing_needs_no_particular_speed_and_empties_the_rose(rose: dict[str, int]) -> None:
    """From standstill to nine steps: all cubes are gone afterwards, and none of them is in the tanks."""
    east = rose.get("E", 0) + rose.get("NE", 0)
    south = rose.get("SE", 0) - rose.get("NE", 0)
    p = calm().fly(0, (9 - east, -south), **rose).load(0, 2, 1).all_done().act(0, "fly")
    assert p.sector(0) == (9, 0)
    p.act(0, "land", "saturn")
    assert (p.on_body(0), p.rose(0), p.carries(0)) == ("saturn", {}, (2, 1, 3))


@rule("KO-8.5")
def test_after_a_landing_the_ship_stays_unless_it_takes_off() -> None:
    """All see it on Saturn; in the next round, without cubes, it is not asked to fly but refuels there."""
    p = beside_saturn(calm(), 0).load(0, 2, 1).all_done().act(0, "fly").act(0, "land", "saturn")
    assert [p.view(viewer).ships[0].landed_on for viewer in (0, 1, None)] == [p.body("saturn")] * 3
    next_orders(p).all_done()
    assert (p.s.round, p.on_body(0), p.carries(0)) == (3, "saturn", (8, 2, 3))
    assert len(p.news(None, "Flew")) == 1


@rule("KO-8.6", "KO-A28")
def test_a_landing_brings_the_highest_token_that_is_left() -> None:
    """The four ships get 4, 3, 2 and 1, without being asked which; one may only decline to land."""
    p = beside_saturn(calm(4), 0, 1, 2, 3).all_done()
    for seat, value in enumerate((4, 3, 2, 1)):
        p.act(seat, "fly")
        assert p.options() == [("land", "saturn"), ("pass", 0)]
        p.act(seat, "land", "saturn")
        assert p.token(seat, "saturn") == value
    assert p.s.taken[p.body("saturn")] == 4
    assert [event.parts["points"] for event in p.news(None, "TokenTaken")] == [4, 3, 2, 1]


@rule("KO-8.7")
def test_the_value_of_a_token_counts_as_points_at_the_end() -> None:
    """White has 4 and green 3 of Saturn, red nothing; no mission names Saturn."""
    p = calm()
    for seat, missions in enumerate((("mars", "mercury", "uranus"), ("venus", "jupiter", "neptune"))):
        p.missions(seat, *missions)
    p.missions(2, "jupiter", "mars", "comet")
    beside_saturn(p, 0, 1).all_done()
    for seat in (0, 1):
        p.act(seat, "fly").act(seat, "land", "saturn")
    counted(p)
    assert p.view(None).score == [4, 3, 0]


@rule("KO-8.8", "KO-A27")
def test_ships_fly_and_land_clockwise_from_the_instructor() -> None:
    """Green is the instructor, so green, red, white are asked in turn, each after the decision of the one before."""
    p = beside_saturn(calm().instructor(1), 0, 1, 2).all_done()
    for seat, value in ((1, 4), (2, 3), (0, 2)):
        assert p.asked() == (seat, "FlyOrEvacuate")
        p.act(seat, "fly")
        assert p.asked() == (seat, "MayLand")
        p.act(seat, "land", "saturn")
        assert p.token(seat, "saturn") == value


@rule("KO-8.13")
def test_landings_by_the_movement_of_bodies_go_by_the_instructor_who_moved_them() -> None:
    """Green moved the bodies: green, red, white take 4, 3, 2, and only then red is the instructor."""
    p = calm().instructor(1)
    for seat in (0, 1, 2):
        p.fly(seat, (7, 3))
    p.all_done()
    for seat in (1, 2, 0):
        p.act(seat, "fly")
    assert p.body_sector("saturn") == (7, 3)
    for seat, value in ((1, 4), (2, 3), (0, 2)):
        assert (p.asked(), p.s.instructor) == ((seat, "MayLand"), 1)
        p.act(seat, "land", "saturn")
        assert p.token(seat, "saturn") == value
    assert p.s.instructor == 2


@rule("KO-8.9")
def test_a_second_landing_on_a_body_is_allowed_but_brings_no_token() -> None:
    """White holds Saturn's 4, green lands there for the 3, white comes again: the 2 stays for somebody else."""
    p = beside_saturn(calm().tokens(0, "saturn").tokens(1, "saturn"), 0)
    p.all_done().act(0, "fly").act(0, "land", "saturn")
    assert (p.on_body(0), p.token(0, "saturn")) == ("saturn", 4)
    assert p.s.next_token(p.body("saturn")) == 2 and names(p, "TokenTaken") == []


@rule("KO-8.10", "KO-8.11")
def test_landing_and_refuelling_on_earth_is_always_allowed_but_brings_no_token_before_the_last_round() -> None:
    """With six tokens white lands on Earth and refuels there in the next round, still without an Earth token."""
    p = calm().tokens(0, "mercury", "venus", "mars", "jupiter", "saturn", "uranus")
    p.fly(0, (4, 1), NW=1).load(0, 2, 1).all_done().act(0, "fly").act(0, "land", "earth")
    assert (p.on_body(0), p.token(0, "earth"), p.s.taken[p.body("earth")]) == ("earth", 0, 0)
    next_orders(p).all_done()
    assert (p.s.round, p.carries(0), p.token(0, "earth")) == (3, (8, 2, 3), 0)
    next_orders(p.tokens(0, "neptune")).orders(0, "fuel E", "fuel W").all_done()
    p.act(0, "fly").act(0, "land", "earth")
    assert (p.token(0, "earth"), p.s.over) == (2, True)


@rule("KO-8.12")
def test_a_ship_that_landed_by_its_flight_does_not_refuel_in_that_round() -> None:
    """Its tanks are as they were until the bodies have moved; only the next round brings fuel."""
    p = beside_saturn(calm(), 0).load(0, 3, 1).all_done().act(0, "fly").act(0, "land", "saturn")
    assert (p.s.round, p.carries(0)) == (2, (3, 1, 3))
    assert names(p, "Refuelled") == []


@rule("KO-E12")
def test_the_example_of_saturn() -> None:
    """Yellow is the first on Saturn: empty rose, landed, and the token of value 4."""
    p = calm(4).fly(3, (7, 1), E=1, NE=1)
    p.all_done().act(3, "fly").act(3, "land", "saturn")
    assert (p.rose(3), p.on_body(3), p.token(3, "saturn")) == ({}, "saturn", 4)


@rule("KO-E13")
def test_the_example_of_taking_off_from_saturn() -> None:
    """Yellow's marker lies at Saturn, and an evacuation before the next landing leads there."""
    p = calm(4).landed(3, "saturn").orders(3, "fuel NE", "hyper E").all_done()
    assert (p.on_body(3), p.view(0).ships[3].last_body) == (None, p.body("saturn"))
    early = branch(p).act(3, "evacuate")
    assert early.on_body(3) == "saturn"
    next_orders(p.act(3, "fly")).all_done().act(3, "evacuate")
    assert p.on_body(3) == "saturn"


@rule("KO-A26")
def test_a_ship_that_ends_where_it_took_off_may_land_again() -> None:
    """Opposite cubes carry it nowhere: it is asked, lands without a token, and its last body is the same."""
    p = calm().tokens(0, "saturn").landed(0, "saturn").orders(0, "hyper E", "fuel W", "fuel W").all_done()
    p.act(0, "fly")
    assert p.options() == [("land", "saturn"), ("pass", 0)]
    p.act(0, "land", "saturn")
    assert (p.on_body(0), p.token(0, "saturn"), names(p, "TokenTaken")) == ("saturn", 4, [])
    assert p.s.last_body[0] == p.body("saturn")


@rule("KO-A50")
@pytest.mark.parametrize("body", ["earth", "saturn"])
def test_any_landing_changes_the_body_to_be_evacuated_to(body: str) -> None:
    """White last landed on Mars, lands on Earth or on Saturn which it knows, and is evacuated to there."""
    p = calm().tokens(0, "mars", "saturn")
    q, r = p.body_sector(body)
    p.fly(0, (q, r + 1), last="mars", NW=1).all_done().act(0, "fly").act(0, "land", body)
    next_orders(p).orders(0, "fuel NE").all_done().act(0, "evacuate")
    assert p.on_body(0) == body


MEETING: dict[str, object] = {
    "edition": "classic",
    "orbits": [{"body": "jupiter", "points": [[9, 0], [-8, 8], [0, -8]]}],  # where Saturn's orbit begins, too
}


@rule("KO-A29")
def test_two_bodies_in_one_sector_are_both_offered() -> None:
    """On our board no two orbits share a sector; on one where they do, the captain picks the body."""
    board = Position().s.board
    sectors = [(board.body_q(b, n), board.body_r(b, n)) for b in range(9) for n in range(board.points[b])]
    assert len(sectors) == len(set(sectors))
    p = beside_saturn(Position(corrections=MEETING), 0).all_done().act(0, "fly")
    assert p.options() == [("land", "jupiter"), ("land", "saturn"), ("pass", 0)]
    p.act(0, "land", "saturn")
    assert (p.on_body(0), p.token(0, "saturn"), p.token(0, "jupiter")) == ("saturn", 4, 0)


@rule("KO-A30")
def test_a_landed_ship_is_not_offered_the_body_that_arrives_in_its_sector() -> None:
    """Jupiter and Saturn come together with white on Saturn and green in flight: only green is asked."""
    p = full(Position(corrections=MEETING)).landed(0, "saturn").at("saturn", 23).at("jupiter", 2)
    p.fly(1, (9, 0)).all_done().act(1, "fly")
    assert p.sector(0) == p.body_sector("jupiter") == p.body_sector("saturn") == (9, 0)
    assert p.asked() == (1, "MayLand")
    p.act(1, "pass")
    assert (p.s.round, p.on_body(0), p.token(0, "jupiter")) == (2, "saturn", 0)
