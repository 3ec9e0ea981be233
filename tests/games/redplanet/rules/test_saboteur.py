"""Chapter 7e: the Saboteur."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

ALL = ("2005", "2015", "2025")
WITH_PHOBOS = ("2015", "2025")


@rule("RP-7.43")
@pytest.mark.parametrize("edition", ALL)
def test_the_saboteur_first_places_one_astronaut_on_any_docked_ship(edition: str) -> None:
    """Each docked ship with room is offered, and exactly one astronaut goes on board."""
    p = Position(edition, 3).ships("hellas:4", "ausonia:3", "")
    p.choose("saboteur", "pilot", "pilot")
    assert p.asked() == (0, "PlaceAstronaut")
    assert p.things("place") == [0, 1]
    p.act(0, "place", 1)
    assert (p.aboard(1, "red"), p.in_reserve("red")) == (1, 21)
    assert p.asked() == (0, "DestroyShip")


@rule("RP-E3", "RP-7.47", "RP-6.18")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_a_ship_filled_by_the_saboteur_is_still_docked_and_must_be_destroyed_if_it_is_the_only_one(
    edition: str,
) -> None:
    """The ship is full but not launched; nobody may decline; all on board are lost and the card is discarded."""
    p = Position(edition, 3).ships("hellas:3", "", "").crew(0, blue=1, yellow=1)
    card = p.s.ship[0]
    p.choose("saboteur", "soldier", "soldier").act(0, "place", 0)
    assert p.options() == [("destroy", 0)]
    refusal = p.why_not(0, "decline")
    assert refusal is not None and refusal.rule == "RP-5.13"
    p.act(0, "destroy", 0)
    assert [p.lost(colour) for colour in ("red", "blue", "yellow")] == [1, 1, 1]
    assert list(p.s.ship_discard) == [card]
    assert p.news(None, "ShipLaunched") == []
