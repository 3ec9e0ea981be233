"""Chapter 2: placing the bodies, ships, tokens, cubes and cards at the start."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.kosmonauts.game import KOSMONAUTS
from ecliptic.games.kosmonauts.names import BODY_NAMES, COLOUR_NAMES
from ecliptic.testing.rules import rule
from tests.games.kosmonauts.position import Position

SEATS = (2, 3, 4)


@rule("KO-2.1")
@pytest.mark.parametrize(("seats", "shares"), [(2, [5, 4]), (3, [3, 3, 3]), (4, [3, 2, 2, 2])])
def test_the_discs_are_shuffled_and_dealt_out(seats: int, shares: list[int]) -> None:
    """All nine are somebody's, equally many each as far as nine can be shared, and every deal is another."""
    deals = [tuple(Position(seats, seed, as_dealt=True).view(None).disc_of) for seed in range(20)]
    for deal in deals:
        assert [Counter(deal)[seat] for seat in range(seats)] == shares
    assert len(set(deals)) > 15


@rule("KO-2.1")
def test_a_player_places_only_discs_dealt_to_that_player() -> None:
    """The own ones are offered; any other is refused."""
    p = Position(3, as_dealt=True)
    own = [name for name, seat in zip(BODY_NAMES, p.view(0).disc_of, strict=True) if seat == 0]
    assert p.options(0) == [("disc", name) for name in own]
    other = next(name for name in BODY_NAMES if name not in own)
    refusal = p.why_not(0, "disc", p.body(other))
    assert refusal is not None and (refusal.reason, refusal.rule) == ("not-your-disc", "KO-2.1")


@rule("KO-2.2")
@pytest.mark.parametrize("seats", SEATS)
def test_placing_goes_clockwise_from_the_youngest(seats: int) -> None:
    """Seat 1 is the youngest (KO-A43), whoever is instructor; then one disc each, round and round."""
    for seed in range(5):
        placers = [event.parts["colour"] for event in Position(seats, seed).news(None, "BodyPlaced")]
        assert placers == [number % seats for number in range(9)]


@rule("KO-2.3")
def test_the_placing_player_picks_any_point_of_the_orbit() -> None:
    """All points of the body's own orbit are offered, to nobody else, and the disc goes where the player says."""
    p = Position(2, as_dealt=True)
    disc = str(p.options(0)[0][1])
    points = next(orbit.points for orbit in p.box.orbits if orbit.body == disc)
    p.act(0, "disc", disc)
    assert p.options(0) == [("point", number) for number in range(len(points))]
    assert p.options(1) == [] and p.why_not(1, "point", 0) is not None
    for number, sector in enumerate(points):
        assert p.clone().act(0, "point", number).body_sector(disc) == sector


@rule("KO-2.4")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_has_a_colour_and_unused_ships_are_not_in_the_game(seats: int) -> None:
    """Four colours exist; there are as many ships as players, and none of the others is ever told of."""
    p = Position(seats)
    colours = [COLOUR_NAMES[colour] for colour in KOSMONAUTS.main_colours(p.rules)]
    assert len(set(COLOUR_NAMES)) == p.box.edition.colours == 4
    assert len(set(colours)) == len(p.view(None).ships) == seats
    p.on()
    assert {event.parts["colour"] for event in p.news(None, "OrdersConfirmed")} == set(range(seats))


@rule("KO-2.5", "KO-2.12", "KO-2.16")
@pytest.mark.parametrize("seats", SEATS)
def test_ships_start_on_earth_wherever_it_was_placed_with_empty_roses(seats: int) -> None:
    """Every ship is landed in Earth's sector, its marker is Earth's, and no cube is on a rose."""
    p = Position(seats, as_dealt=True)
    while p.s.round == 0:
        seat, question = p.asked() or (0, "")
        p.act(seat, *p.options(seat)[-1 if question == "ChoosePoint" else 0])
    assert p.body_sector("earth") == (4, -2)
    for ship in p.view(None).ships:
        assert (ship.landed_on, ship.last_body, ship.sector) == (p.body("earth"), p.body("earth"), (4, -2))
        assert ship.rose == [0, 0, 0]


@rule("KO-2.6")
@pytest.mark.parametrize("seats", SEATS)
def test_chance_decides_who_is_instructor_first(seats: int) -> None:
    """Over many games it is everybody."""
    assert {Position(seats, seed, as_dealt=True).s.instructor for seed in range(30)} == set(range(seats))


def all_land_on(body: str, p: Position) -> list[int]:
    """Four ships fly on the spot in the sector of a body and land; the tokens that they got, in that order."""
    for seat in range(4):
        p.fly(seat, p.body_sector(body))
    p.all_done()
    for seat in range(4):
        p.act(seat, "fly").act(seat, "land", body)
    return [p.token(seat, body) for seat in range(4)]


@rule("KO-1.16", "KO-2.7")
@pytest.mark.parametrize("body", [name for name in BODY_NAMES if name != "earth"])
def test_four_tokens_of_each_body_but_earth_the_highest_first(body: str) -> None:
    """Four players take 4, 3, 2 and 1, and that was all."""
    p = Position(4)
    assert all_land_on(body, p) == [4, 3, 2, 1]
    assert p.s.next_token(p.body(body)) == 0


@rule("KO-1.16", "KO-2.8")
def test_four_tokens_of_earth_are_worth_two_each() -> None:
    """Four players who come home together with seven tokens take one each."""
    p = Position(4)
    for seat in range(4):
        p.tokens(seat, *(name for name in BODY_NAMES if name not in ("earth", "comet")))
    assert all_land_on("earth", p) == [2, 2, 2, 2]


@rule("KO-2.9")
def test_the_event_deck_is_shuffled_and_three_cards_are_open() -> None:
    """Every game has another deck; all see the three open cards, and nobody the order of the others."""
    decks = [list(Position(2, seed).s.event_deck) for seed in range(10)]
    assert len(set(map(tuple, decks))) == 10 and sorted(decks[0]) not in decks
    p = Position(2)
    other = p.clone()
    other.s.event_deck = vec[i64](list(reversed(list(p.s.event_deck))))
    for viewer in (0, 1, None):
        assert p.view(viewer) == other.view(viewer)
        assert p.view(viewer).row == list(p.s.row) and None not in p.view(viewer).row
        assert (len(p.view(viewer).row), p.view(viewer).event_deck) == (3, 27)


@rule("KO-2.10")
@pytest.mark.parametrize("seats", SEATS)
def test_each_ship_starts_with_eight_fuel_two_hyper_and_three_shields(seats: int) -> None:
    """Everybody alike."""
    p = Position(seats)
    assert [p.carries(seat) for seat in range(seats)] == [(8, 2, 3)] * seats
