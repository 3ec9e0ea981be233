"""Chapter 1: what is in the box, the bodies and their orbits, the rose, the marker."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from ecliptic.core.errors import SetupProblem
from ecliptic.games.kosmonauts.names import BODY_NAMES
from ecliptic.testing.rules import rule
from tests.games.kosmonauts.position import DIRECTIONS, Position, random_game

Sector = tuple[int, int]
PLANETS = BODY_NAMES[:-1]
OTHER_FOCUS = (-7.5, -4.0)  # of the comet's ellipse; the Sun is in the first


def apart(one: Sector, other: tuple[float, float] = (0, 0)) -> float:
    """How far a sector is from another, or from the Sun, as the crow flies."""
    q, r = one[0] - other[0], one[1] - other[1]
    return sqrt(q * q + q * r + r * r)


@rule("KO-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    """Each of them has a ship and gives orders."""
    p = Position(seats)
    assert len(p.view(None).ships) == len(p.view(None).waiting) == seats


@rule("KO-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_one_or_five_do_not_play(seats: int) -> None:
    """There is no such game."""
    with pytest.raises(SetupProblem):
        Position(seats)


@rule("KO-1.2")
def test_the_comet_is_landed_on_left_and_carries_ships_like_a_planet() -> None:
    """Gravity, token, refuelling, being carried along, take-off and evacuation: all of it on the comet."""
    p = Position(2).at("mercury", 3).at("venus", 3).load(1, 6, 4)
    p.fly(0, (1, 2)).load(0, 3, 1, 0).event("gravity_well")
    assert (p.on_body(0), p.token(0, "comet")) == ("comet", 4)
    p.on()
    assert p.carries(0) == (8, 2, 0)
    assert p.sector(0) == p.body_sector("comet") != (2, 1)
    p.quiet_round().orders(0, "fuel NW").all_done()
    assert (p.on_body(0), p.rose(0)) == (None, {"NW": 1})
    p.act(0, "evacuate")
    assert (p.on_body(0), p.rose(0)) == ("comet", {})


@rule("KO-1.3")
def test_there_are_nine_bodies() -> None:
    """A new game places eight planets and the comet, each once."""
    p = Position(3)
    placed = [int(event.parts["body"] or 0) for event in p.news(None, "BodyPlaced")]
    names = ["mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune", "comet"]
    assert sorted(placed) == [p.body(name) for name in names]
    assert len(p.view(None).bodies) == 9


@rule("KO-1.4")
@pytest.mark.parametrize(
    "tour",
    [("neptune", "mercury", "comet", "jupiter"), ("comet", "venus", "mercury", "saturn"), ("mars", "earth", "uranus")],
)
def test_bodies_may_be_visited_in_any_order(tour: tuple[str, ...]) -> None:
    """Wherever the ship has been before, it may land, and gets the token of any body but Earth."""
    p = Position(2)
    for body in tour:
        p.fly(0, p.body_sector(body)).flies(0).act(0, "land", body)
        assert (p.on_body(0), p.token(0, body)) == (body, 0 if body == "earth" else 4)
        p.quiet_round()


@rule("KO-1.5")
@pytest.mark.parametrize(("target", "body"), [((-5, 1), None), ((5, 0), "mars")])
def test_a_sector_holds_any_number_of_ships(target: Sector, body: str | None) -> None:
    """Four ships end in one sector, in open space or where a body is, and four land."""
    p = Position(4)
    q, r = target
    p.fly(0, (q - 1, r), E=1).fly(1, (q + 1, r), W=1).fly(2, (q, r - 1), SE=1).fly(3, (q, r + 1), NW=1).all_done()
    for seat in range(4):
        p.act(seat, "fly")
        assert [p.sector(other) for other in range(seat + 1)] == [target] * (seat + 1)
        if body is not None:
            p.act(seat, "land", body)
    assert [p.on_body(seat) for seat in range(4)] == [body] * 4


@rule("KO-1.6")
def test_cubes_in_the_box() -> None:
    """48 ordinary, 16 hyper, 12 shields."""
    cubes = Position(2).box.numbers.cubes
    assert (cubes.fuel, cubes.hyper, cubes.shields) == (48, 16, 12)


@rule("KO-1.11")
def test_a_rose_has_six_directions_and_a_cell_holds_any_number_of_cubes() -> None:
    """Every direction is offered for either fuel, and more cubes go on top of twelve and of seven."""
    p = Position(2).fly(0, (0, -8), E=12, NW=7).load(0, 1, 4)
    ways = [f"{kind} {way}" for kind in ("fuel", "hyper") for way in DIRECTIONS]
    assert [thing for verb, thing in p.options(0) if verb == "order"] == ways
    assert len(set(DIRECTIONS)) == 6
    p.orders(0, "hyper E", "hyper E", "fuel NW").all_done()
    assert p.rose(0) == {"E": 16, "NW": 8}


@rule("KO-1.11", "KO-1.14")
def test_the_marker_in_the_centre_means_landed_and_not_flying() -> None:
    """Besides the six cells there is the centre: who is there is not asked to fly, and does not."""
    p = Position(2).landed(0, "mars").load(0, 0, 0).fly(1, (0, -8), W=1).all_done()
    centres = [ship.landed_on for ship in p.view(None).ships]
    assert centres == [p.body("mars"), None]
    assert p.asked() == (1, "FlyOrEvacuate") and p.why_not(0, "fly") is not None
    p.act(1, "fly")
    assert [event.parts["colour"] for event in p.news(None, "Flew")] == [1]
    assert p.on_body(0) == "mars"


@rule("KO-1.12")
@pytest.mark.parametrize("way", DIRECTIONS)
def test_an_ordinary_cube_is_one_step_and_a_hyper_cube_two(way: str) -> None:
    """In its own direction, and in no other."""
    p = Position(2).fly(0, (0, -8)).fly(1, (0, -8)).orders(0, f"fuel {way}").orders(1, f"hyper {way}")
    assert (p.rose(0), p.rose(1)) == ({way: 1}, {way: 2})


@rule("KO-1.13")
@pytest.mark.parametrize("way", DIRECTIONS)
def test_a_direction_means_the_same_to_every_player_and_on_every_card(way: str) -> None:
    """One cube from a card, or from the own tanks, brings three ships to the same neighbour of their sector."""
    p = Position(3).at("venus", 4)
    for seat in range(3):
        p.fly(seat, (0, -3)).load(seat, 5, 0)
    p.event(f"drift {way}").act(0, "refuse").act(1, "pay").act(2, "pay")
    p.orders(0).orders(1, f"fuel {way}").orders(2, f"fuel {way}")
    for seat in range(3):
        p.act(seat, "fly")
    neighbours = [(1, -3), (0, -2), (-1, -2), (-1, -3), (0, -4), (1, -4)]
    assert [p.sector(seat) for seat in range(3)] == [neighbours[DIRECTIONS.index(way)]] * 3


@rule("KO-1.15")
def test_in_flight_the_marker_tells_the_body_landed_on_last() -> None:
    """Mars after a take-off from Mars, for as long as the ship flies; Venus after it has landed there since."""
    p = Position(2).landed(0, "mars").orders(0, "fuel NE").flies(0).quiet_round()
    assert (p.on_body(0), p.view(None).ships[0].last_body) == (None, p.body("mars"))
    p.fly(0, p.body_sector("venus"), last="mars").flies(0).act(0, "land", "venus").quiet_round()
    p.orders(0, "fuel NE").all_done()
    assert (p.on_body(0), p.view(None).ships[0].last_body) == (None, p.body("venus"))


@rule("KO-1.17")
def test_cards_in_the_box() -> None:
    """30 events; 8 Missions 1, 4 Missions 2 Alpha and 4 Missions 2 Beta."""
    p = Position(2)
    assert sum(event.count for event in p.box.events) == 30
    assert len(p.s.event_deck) + len(p.s.row) == 30
    assert Counter(mission.deck for mission in p.box.missions) == {"1": 8, "2_alpha": 4, "2_beta": 4}


@rule("KO-1.18")
def test_planets_go_round_in_circles_and_the_comet_in_an_ellipse() -> None:
    """The points of a planet are equally far from the Sun, within a sector; the comet's from two foci together."""
    orbits: dict[str, tuple[Sector, ...]] = {orbit.body: orbit.points for orbit in Position(2).box.orbits}
    assert len({point for points in orbits.values() for point in points}) == sum(map(len, orbits.values()))
    for planet in PLANETS:
        radii = [apart(point) for point in orbits[planet]]
        assert max(radii) - min(radii) < 1
    radii = [apart(point) for point in orbits["comet"]]
    both = [apart(point) + apart(point, OTHER_FOCUS) for point in orbits["comet"]]
    assert max(radii) > 4 * min(radii)
    assert max(both) - min(both) < 2


@rule("KO-1.18")
def test_a_body_stands_on_points_of_its_own_orbit_only() -> None:
    """Other points cannot be chosen, and in the course of a game no body leaves its orbit."""
    p = Position(2, as_dealt=True)
    discs = [thing for verb, thing in p.options(0) if verb == "disc"]
    p.act(0, "disc", discs[0])
    points = next(orbit.points for orbit in p.box.orbits if orbit.body == discs[0])
    refusal = p.why_not(0, "point", len(points))
    assert refusal is not None and (refusal.reason, refusal.rule) == ("no-such-point", "KO-1.18")
    for seed in range(3):
        for game in random_game(2, seed):
            for orbit, point in zip(game.box.orbits, game.view(None).bodies, strict=True):
                assert point is None or game.body_sector(orbit.body) in orbit.points


@rule("KO-1.19")
def test_each_player_puts_cubes_on_the_own_rose_only() -> None:
    """Three players, three roses: orders of one are not on those of the others."""
    p = Position(3)
    for seat in range(3):
        p.fly(seat, (0, -8))
    p.orders(0, "fuel E").orders(1, "hyper SW").orders(2)
    assert [p.rose(seat) for seat in range(3)] == [{"E": 1}, {"SW": 2}, {}]
