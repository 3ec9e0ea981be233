"""Chapter 1: players, colours, ships, docks, tokens: what is in the box, and how many of it."""

from __future__ import annotations

from collections import Counter

import pytest

from ecliptic.core.errors import SetupProblem
from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.names import ROLE_NAMES
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

ALL = ("2005", "2015", "2025")
WITH_PHOBOS = ("2015", "2025")


@rule("RP-1.1")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_two_to_six_may_play(edition: str) -> None:
    """A game can be set up for 2, 3, 4, 5 and 6 players, and for no other number."""
    assert [Position(edition, seats).s.seats for seats in range(2, 7)] == [2, 3, 4, 5, 6]
    for seats in (0, 1, 7):
        with pytest.raises(SetupProblem, match="setup-seats"):
            Position(edition, seats)


@rule("RP-1.2")
def test_three_to_five_may_play_the_first_edition() -> None:
    """There is neither a two-player nor a six-player mode."""
    assert [Position("2005", seats).s.seats for seats in (3, 4, 5)] == [3, 4, 5]
    for seats in (1, 2, 6):
        with pytest.raises(SetupProblem, match="setup-seats"):
            Position("2005", seats)


@rule("RP-1.3")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_the_duel_is_played_by_exactly_two(edition: str) -> None:
    """Two players have two neutral colours between them, whose cards are drawn; three or more never have any."""
    duel = Position(edition, 2)
    assert duel.s.colours == 4
    assert [event.parts["colour"] for event in duel.news(None, "NeutralDrawn")] == [1, 2]
    for seats in range(3, 7):
        p = Position(edition, seats).quiet_round()
        assert p.s.colours == seats
        assert p.news(None, "NeutralDrawn") == []
        assert list(p.view(None).neutral_left) == [0, 0]


@rule("RP-1.4", "RP-1.5", "RP-1.6")
@pytest.mark.parametrize(("edition", "colours"), [("2005", 5), ("2015", 6), ("2025", 6)])
def test_every_colour_has_twenty_two_astronauts(edition: str, colours: int) -> None:
    """As many can play as there are colours, each with one of their own and its 22 astronauts; one more is refused."""
    p = Position(edition, colours, as_dealt=True)
    view = p.view(None)
    assert p.box.edition.colours == view.colours == colours
    for colour in range(colours):
        aboard = sum(ship.crew[colour] for ship in view.ships if ship is not None)
        assert view.reserve[colour] + aboard == 22
    with pytest.raises(SetupProblem):
        Position(edition, colours + 1)


@rule("RP-1.7")
@pytest.mark.parametrize(("edition", "seats"), [("2005", 5), ("2015", 6), ("2025", 6)])
def test_every_colour_has_the_same_nine_characters(edition: str, seats: int) -> None:
    """Each may choose among nine different roles, and all among the same; neutral colours have the nine as well."""
    p = Position(edition, seats)
    assert sorted(character.role for character in p.box.characters) == sorted(ROLE_NAMES)
    for seat in range(seats):
        assert p.things("choose", seat) == list(ROLE_NAMES)
    if edition in WITH_PHOBOS:
        duel = Position(edition, 2)
        for half, colour in ((0, 1), (1, 2)):
            stack = [duel.s.neutral_deck[half * t.ROLES + place] for place in range(duel.s.neutral_left[half])]
            assert sorted([*stack, duel.s.chosen[colour]]) == list(range(9))


@rule("RP-1.8", "RP-1.9")
@pytest.mark.parametrize(("edition", "ships"), [("2005", 34), ("2015", 36), ("2025", 36)])
def test_all_ships_are_docked_or_in_the_deck(edition: str, ships: int) -> None:
    """At the start every ship card is either at a dock or in the ship deck."""
    view = Position(edition, 4).view(None)
    assert len([ship for ship in view.ships if ship is not None]) + view.ship_deck == ships
    assert view.ship_discard == []


@rule("RP-1.10")
@pytest.mark.parametrize("edition", ALL)
def test_a_ship_shows_a_capacity_and_one_destination_or_none(edition: str) -> None:
    """Every ship card names how many it holds, and either a region or nothing; all can see both."""
    p = Position(edition, 3).ships("hellas:4", "open:3", "ausonia:5")
    for ship in p.box.ships:
        assert ship.capacity >= 1
        assert ship.destination == "open" or ship.destination in p.regions
    seen = [(ship.capacity, ship.bound_for) for ship in p.view(None).ships if ship is not None]
    assert seen == [(4, p.region("hellas")), (3, None), (5, p.region("ausonia"))]


@rule("RP-1.11", "RP-1.12")
@pytest.mark.parametrize("edition", ALL)
def test_there_are_two_destination_tokens_for_each_of_ten_regions(edition: str) -> None:
    """With one token of a region on a ship a Pilot can take the other; with both on ships there is none."""
    assert len(Position(edition, 3).regions) == 10
    assert sum(Position(edition, 3).s.tokens_left(region) for region in range(10)) == 20
    for region in Position(edition, 3).regions:
        offered = []
        for used in (0, 1, 2):
            p = Position(edition, 3).first("red").ships("hellas:5", "ausonia:5", "mare_tyrrhenum:5")
            for dock in range(used):
                p.token(dock, region)
            p.choose("pilot", "pilot", "pilot").act(0, "place", 0).act(0, "place", 0).act(0, "redirect", 2)
            offered.append(region in p.things("bound"))
        assert offered == [True, True, False]


@rule("RP-1.13", "RP-1.14")
@pytest.mark.parametrize(("edition", "mix"), [("2005", [6, 4, 4]), ("2015", [5, 3, 3]), ("2025", [5, 3, 3])])
def test_resource_tokens(edition: str, mix: list[int]) -> None:
    """Counted on the map, left over and in the pool, there are so many of ice, of sylvanite and of celerium."""
    for seed in range(20):
        p = Position(edition, 3, seed)
        laid = Counter([*p.s.resource, p.s.unused])
        assert [laid[kind] + p.s.resource_pool[kind] for kind in range(3)] == mix
    assert sum(mix) == (14 if edition == "2005" else 11)


@rule("RP-1.34")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_the_spaceport_has_at_most_six_docks(edition: str) -> None:
    """Two end pieces and one to four between them: three docks to six; there is no seventh."""
    assert {len(Position(edition, seats).view(None).ships) for seats in range(2, 7)} == {3, 4, 5, 6}
    p = Position(edition, 6).first("red")
    p.choose("saboteur", *["pilot"] * 5)
    assert p.things("place") == [0, 1, 2, 3, 4, 5]
    refusal = p.why_not(0, "place", 6)
    assert refusal is not None and refusal.reason == "no-such-thing"


@rule("RP-1.35")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_shuttles_of_2005_lie_in_a_row_without_spare_places(seats: int) -> None:
    """Nothing but the shuttles themselves makes the row: one for each player, from left to right, and no place more."""
    p = Position("2005", seats).first("red")
    seen = [ship.card for ship in p.view(None).ships if ship is not None]
    assert seen == [p.s.ship[place] for place in range(seats)]
    assert len(p.view(None).ships) == seats
    p.choose("saboteur", *["pilot"] * (seats - 1))
    assert p.things("place") == list(range(seats))
    refusal = p.why_not(0, "place", seats)
    assert refusal is not None
