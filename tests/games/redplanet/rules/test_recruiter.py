"""Chapter 7a: the Recruiter (2005: headhunter)."""

from __future__ import annotations

import pytest

from ecliptic.games.redplanet.names import ROLE_NAMES
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

ALL = ("2005", "2015", "2025")


@rule("RP-7.3", "RP-7.4")
@pytest.mark.parametrize("edition", ALL)
def test_the_recruiter_first_places_one_astronaut_on_any_docked_ship(edition: str) -> None:
    """Each docked ship is offered, a launched one is not; one astronaut boards before any card is taken back."""
    p = Position(edition, 3).first("red").ships("hellas:4", "ausonia:3", "vastitas_borealis:5").launched(2)
    p.played("red", "pilot").choose("recruiter", "pilot", "pilot")
    assert p.asked() == (0, "PlaceAstronaut")
    assert p.things("place") == [0, 1]
    assert "pilot" not in p.hand("red")
    p.act(0, "place", 1)
    assert (p.aboard(1, "red"), p.in_reserve("red")) == (1, 21)
    assert p.asked() == (1, "PlaceAstronaut")


@rule("RP-7.1", "RP-7.2")
@pytest.mark.parametrize("edition", ALL)
def test_the_owner_takes_all_played_characters_back_the_recruiter_included(edition: str) -> None:
    """Nothing lies in front of the owner any more, and in the next round all nine may be chosen."""
    p = Position(edition, 3).first("red").ships("hellas:4", "ausonia:5", "vastitas_borealis:5")
    p.played("red", "explorer", "saboteur", "soldier", "pilot").choose("recruiter", "pilot", "pilot")
    assert p.view(1).played[0] == [0, 1, 4, 7, 8]
    assert "recruiter" not in p.hand("red")
    p.act(0, "place", 0)
    assert p.hand("red") == list(ROLE_NAMES)
    assert p.view(1).played[0] == []
    p.quietly()
    assert p.s.round == 2
    assert p.things("choose", 0) == list(ROLE_NAMES)


@rule("RP-7.1")
@pytest.mark.parametrize("edition", ALL)
def test_the_characters_return_also_when_nobody_can_be_placed(edition: str) -> None:
    """Without a ship the placement is skipped, and the cards still come back."""
    p = Position(edition, 3).ships().played("red", "explorer", "pilot")
    p.choose("recruiter", "travel_agent", "travel_agent")
    assert p.in_reserve("red") == 22
    assert p.hand("red") == list(ROLE_NAMES)


@rule("RP-7.5")
@pytest.mark.parametrize("edition", ALL)
def test_the_cards_of_others_are_untouched(edition: str) -> None:
    """Only the owner's own cards return."""
    p = Position(edition, 3).ships("hellas:4").played("red", "pilot").played("blue", "explorer", "saboteur")
    p.played("yellow", "recruiter").choose("recruiter", "pilot", "pilot").act(0, "place", 0)
    assert p.hand("red") == list(ROLE_NAMES)
    assert p.view(None).played[1:] == [[1, 4, 8], [0, 8]]
    assert "saboteur" not in p.hand("blue") and "recruiter" not in p.hand("yellow")
