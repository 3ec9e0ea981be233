"""Chapter 12: the movement of bodies."""

from __future__ import annotations

import pytest

from ecliptic.games.kosmonauts.names import BODY_NAMES
from ecliptic.testing.rules import rule
from tests.games.kosmonauts.position import Position
from tests.games.kosmonauts.scenes import calm, names, next_orders


def turn_ahead(p: Position, body: str) -> int:
    """Positive if the body's next point lies clockwise of where it is, as seen from the Sun."""
    q, r = p.body_sector(body)
    index = p.body(body)
    there = (p.s.body_at[index] + 1) % p.s.board.points[index]
    return q * p.s.board.body_r(index, there) - r * p.s.board.body_q(index, there)


@rule("KO-12.1")
@pytest.mark.parametrize("body", BODY_NAMES)
def test_every_body_moves_one_point_clockwise_along_its_orbit(body: str) -> None:
    """Round after round, once all around: each point is visited in turn, and after the last comes the first."""
    p = calm(2)
    index = p.body(body)
    points = p.s.board.points[index]
    for start in range(points):
        assert p.s.body_at[index] == start
        assert turn_ahead(p, body) > 0
        p.on()
    assert p.s.body_at[index] == 0


@rule("KO-12.1")
def test_all_nine_bodies_move_in_every_round() -> None:
    """One point each, whoever is the instructor; the log says who moved them."""
    p = calm().instructor(2).at("mercury", 5).at("earth", 3)
    before = list(p.s.body_at)
    p.on()
    points = list(p.s.board.points)
    assert list(p.s.body_at) == [(at + 1) % count for at, count in zip(before, points, strict=True)]
    assert [event.parts for event in p.news(None, "BodiesMoved")] == [{"colour": 2}]


@rule("KO-12.3")
@pytest.mark.parametrize("body", BODY_NAMES)
def test_landed_ships_move_along_with_their_body(body: str) -> None:
    """Both ships on the body are in its new sector, and still landed."""
    p = calm().landed(0, body).landed(1, body)
    old = p.sector(0)
    p.on()
    assert p.sector(0) == p.sector(1) == p.body_sector(body) != old
    assert p.on_body(0) == p.on_body(1) == body


@rule("KO-12.4")
def test_a_ship_in_whose_sector_a_body_arrives_may_land_by_the_usual_rules() -> None:
    """Neptune comes to (9, 4): white gets its 4, loses all cubes, sits on it; a body elsewhere is refused."""
    p = calm().fly(0, (8, 4), E=1).all_done().act(0, "fly")
    assert (p.asked(), p.s.phase) == ((0, "MayLand"), 4)
    assert p.options() == [("land", "neptune"), ("pass", 0)]
    refusal = p.why_not(0, "land", "uranus")
    assert refusal is not None and refusal.rule == "KO-8.1"
    p.act(0, "land", "neptune")
    assert (p.on_body(0), p.sector(0), p.rose(0), p.token(0, "neptune")) == ("neptune", (9, 4), {}, 4)


@rule("KO-12.5")
def test_a_ship_need_not_land_on_a_body_that_arrives() -> None:
    """It stays in flight with its cubes."""
    p = calm().fly(0, (8, 4), E=1).all_done().act(0, "fly").act(0, "pass")
    assert (p.s.round, p.on_body(0), p.sector(0), p.rose(0)) == (2, None, (9, 4), {"E": 1})
    assert p.token(0, "neptune") == 0


@rule("KO-12.6")
def test_a_landing_by_movement_ranks_after_all_landings_by_flight() -> None:
    """White, the instructor, waits where Saturn arrives; red, the last to fly, lands before and takes the 4."""
    p = calm().fly(0, (7, 3)).fly(2, (9, 1), NW=1).all_done().act(0, "fly")
    assert p.asked() == (2, "FlyOrEvacuate")
    p.act(2, "fly").act(2, "land", "saturn").act(0, "land", "saturn")
    assert (p.token(2, "saturn"), p.token(0, "saturn")) == (4, 3)


@rule("KO-12.7")
@pytest.mark.parametrize("between", [(8, 1), (8, 2)])
def test_a_body_that_only_passes_over_a_ship_gives_no_landing(between: tuple[int, int]) -> None:
    """Saturn goes from (9, 0) to (7, 3) over the sectors between them; nobody is asked."""
    p = calm().fly(0, between).all_done().act(0, "fly")
    assert (p.body_sector("saturn"), p.s.round, p.on_body(0)) == ((7, 3), 2, None)
    assert names(p, "Landed") == []


@rule("KO-12.8")
def test_a_ship_in_flight_in_the_sector_of_a_body_does_not_move_along() -> None:
    """White passes at Saturn and stays at (9, 0), green is landed there and is carried away."""
    p = calm().landed(1, "saturn").fly(0, (9, 0)).all_done().act(0, "fly").act(0, "pass")
    assert (p.sector(0), p.on_body(0)) == ((9, 0), None)
    assert p.sector(1) == p.body_sector("saturn") == (7, 3)


@rule("KO-12.9", "KO-A48")
def test_after_the_bodies_have_moved_the_instructor_token_is_passed_on_and_the_round_is_over() -> None:
    """Movement, landings, the token to the left, the next round: in the first round, which has no event, too."""
    p = calm().fly(0, (9, 4)).all_done().act(0, "fly")
    assert (p.s.instructor, p.s.round) == (0, 1)
    p.act(0, "land", "neptune")
    assert (p.s.instructor, p.s.round) == (1, 2)
    wanted = ("BodiesMoved", "Landed", "InstructorChanged", "RoundStarted")
    assert names(p, *wanted)[-4:] == list(wanted)
    for seat in (2, 0, 1):
        next_orders(p).all_done()
        assert p.s.instructor == seat


@rule("KO-E17")
def test_the_example_of_a_ship_on_saturn() -> None:
    """Red lands on Saturn in phase 3 and is in Saturn's new sector after phase 4."""
    p = calm().fly(2, (9, 1), NW=1).all_done().act(2, "fly").act(2, "land", "saturn")
    assert (p.s.round, p.body_sector("saturn")) == (2, (7, 3))
    assert (p.on_body(2), p.sector(2)) == ("saturn", (7, 3))


@rule("KO-E18")
def test_the_example_of_uranus_and_neptune() -> None:
    """Uranus passes over red on its way from (10, 0) to (9, 2), Neptune arrives at green: only green is asked."""
    for between in ((10, 1), (9, 1)):
        p = calm().fly(2, between).fly(1, (9, 4)).all_done().act(1, "fly").act(2, "fly")
        assert (p.body_sector("uranus"), p.body_sector("neptune")) == ((9, 2), (9, 4))
        assert p.asked() == (1, "MayLand") and p.options() == [("land", "neptune"), ("pass", 0)]
        p.act(1, "land", "neptune")
        assert (p.s.round, p.on_body(1), p.on_body(2)) == (2, "neptune", None)
