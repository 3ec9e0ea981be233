"""Chapter 6b: open ships, whose destination is unknown until somebody boards them."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

ALL = ("2005", "2015", "2025")


@rule("RP-6.10")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("region", ["ausonia", "valles_marineris"])
def test_the_first_to_board_an_open_ship_picks_its_destination(edition: str, region: str) -> None:
    """Any region is offered while the supply is full; the token comes out of the supply and lies on that ship."""
    p = Position(edition, 3).ships("hellas:5", "open:4", "").choose("recruiter", "pilot", "pilot")
    assert p.bound_for(1) is None
    p.act(0, "place", 1)
    assert p.asked() == (0, "ChooseDestination")
    assert p.things("bound") == p.regions
    p.act(0, "bound", region)
    assert (p.bound_for(1), p.bound_for(0)) == (region, "hellas")
    assert p.s.tokens_left(p.region(region)) == 1


@rule("RP-6.10")
@pytest.mark.parametrize("edition", ALL)
def test_only_tokens_in_the_supply_are_offered_for_an_open_ship(edition: str) -> None:
    """A region whose two tokens lie on ships is missing; one whose second token is left is there."""
    p = Position(edition, 3).ships("hellas:5", "ausonia:5", "open:4")
    p.token(0, "syrtis_major").token(1, "syrtis_major").token(1, "ausonia")
    p.choose("recruiter", "pilot", "pilot").act(0, "place", 2)
    assert p.things("bound") == [region for region in p.regions if region != "syrtis_major"]


@rule("RP-6.11")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize(
    ("role", "after"),
    [
        ("pilot", "PlaceAstronaut"),
        ("secret_agent", "PlaceElsewhere"),
        ("saboteur", "DestroyShip"),
        ("explorer", "MoveFrom"),
    ],
)
def test_the_destination_is_chosen_before_anything_else_goes_on(edition: str, role: str, after: str) -> None:
    """The token comes before the second astronaut, and before the next part of the card."""
    p = Position(edition, 3).ships("open:5", "hellas:5", "").stand("hellas", red=1).first("red")
    p.choose(role, role, role).act(0, "place", 0)
    assert p.asked() == (0, "ChooseDestination")
    p.act(0, "bound", "ausonia")
    assert p.asked() == (0, after)


@rule("RP-6.11")
@pytest.mark.parametrize("edition", ALL)
def test_the_destination_is_chosen_even_if_the_same_placement_fills_the_ship(edition: str) -> None:
    """Three at once fill an open ship; its destination is still theirs to choose, and they land there."""
    p = Position(edition, 3).ships("open:3", "", "").first("red")
    p.choose("travel_agent", "travel_agent", "travel_agent").act(0, "place", 0)
    assert p.asked() == (0, "ChooseDestination")
    p.act(0, "bound", "syrtis_major")
    assert p.s.round == 2 and p.present("syrtis_major", "red") == 3


@rule("RP-6.12")
@pytest.mark.parametrize("edition", ALL)
def test_the_choice_of_a_destination_cannot_be_refused(edition: str) -> None:
    """Regions are all that is offered, and nothing goes on before one is chosen."""
    p = Position(edition, 3).ships("open:5", "", "").choose("recruiter", "pilot", "pilot").act(0, "place", 0)
    assert {verb for verb, _ in p.options()} == {"bound"}
    for verb in ("decline", "pass", "stop"):
        assert p.why_not(0, verb) is not None
    assert list(p.s.waiting()) == [0]


@rule("RP-6.13")
@pytest.mark.parametrize("edition", ALL)
def test_an_open_ship_with_a_pilots_token_needs_no_further_choice(edition: str) -> None:
    """Blue's Pilot sends the empty ship to Ausonia; red boards it next round and picks nothing."""
    p = Position(edition, 3).ships("open:5", "hellas:5", "").first("red").choose("recruiter", "pilot", "recruiter")
    p.act(0, "place", 1).act(2, "place", 1).act(1, "place", 1).act(1, "place", 1)
    p.act(1, "redirect", 0).act(1, "bound", "ausonia")
    assert p.s.round == 2 and p.s.passengers(0) == 0 and p.bound_for(0) == "ausonia"
    p.choose("recruiter", "soldier", "soldier").act(0, "place", 0)
    assert p.asked() == (1, "PlaceTogether" if edition == "2005" else "PlaceAstronaut")
    assert (p.aboard(0, "red"), p.bound_for(0)) == (1, "ausonia")


@rule("RP-X7", "RP-6.14")
@pytest.mark.parametrize("edition", ALL)
def test_later_astronauts_do_not_change_the_destination_of_an_open_ship(edition: str) -> None:
    """Red's Recruiter boards first and picks Ausonia; blue's Saboteur boards too and picks nothing."""
    p = Position(edition, 3).ships("open:5", "hellas:5", "").choose("recruiter", "saboteur", "pilot")
    p.act(0, "place", 0).act(0, "bound", "ausonia")
    assert p.asked() == (1, "PlaceAstronaut")
    p.act(1, "place", 0)
    assert p.asked() == (1, "DestroyShip")
    assert (p.bound_for(0), p.aboard(0, "red"), p.aboard(0, "blue")) == ("ausonia", 1, 1)
    assert p.s.tokens_left(p.region("ausonia")) == 1
