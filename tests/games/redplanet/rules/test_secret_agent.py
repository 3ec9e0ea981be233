"""Chapter 7d: the Secret Agent (2005: specialist)."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

ALL = ("2005", "2015", "2025")
WITH_PHOBOS = ("2015", "2025")


@rule("RP-7.34", "RP-7.35")
@pytest.mark.parametrize("edition", ALL)
def test_the_secret_agent_first_places_two_astronauts_on_two_different_ships(edition: str) -> None:
    """The ship boarded first is closed for the second astronaut; after two the launch is due."""
    p = Position(edition, 4).ships("hellas:4", "ausonia:3", "vastitas_borealis:5", "sinus_sabaeus:4").launched(3)
    p.choose("secret_agent", "pilot", "pilot", "pilot")
    assert p.asked() == (0, "PlaceAstronaut")
    assert p.things("place") == [0, 1, 2]
    p.act(0, "place", 0)
    assert p.things("place") == [1, 2]
    refusal = p.why_not(0, "place", 0)
    assert refusal is not None and refusal.reason == "same-ship"
    p.act(0, "place", 2)
    assert [p.aboard(dock, "red") for dock in range(4)] == [1, 0, 1, 0]
    assert p.in_reserve("red") == 20
    assert p.asked() == (0, "ForceLaunch")


@rule("RP-7.36", "RP-7.37")
@pytest.mark.parametrize("edition", ALL)
def test_then_one_docked_ship_is_launched_although_it_is_not_full(edition: str) -> None:
    """The chosen ship leaves with whoever is on board, and no other; it cannot be declined."""
    p = Position(edition, 3).first("red").ships("hellas:5", "ausonia:4", "vastitas_borealis:5").crew(0, blue=1)
    p.choose("secret_agent", "pilot", "pilot").act(0, "place", 0).act(0, "place", 1)
    refusal = p.why_not(0, "decline")
    assert refusal is not None and refusal.reason == "compulsory"
    p.act(0, "launch", 0)
    assert [p.s.is_launched(dock) for dock in range(3)] == [True, False, False]
    parts = {"ship": 0, "card": p.s.ship[0], "count": 2}
    assert [event.parts for event in p.news(None, "ShipLaunched")] == [parts]
    assert p.asked() == (1, "PlaceAstronaut")


@rule("RP-7.37")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_a_ship_filled_by_the_same_card_is_no_target(edition: str) -> None:
    """It is still docked but full, and leaves anyway when the card is done, besides the one that is forced."""
    p = Position(edition, 3).ships("hellas:3", "ausonia:4", "").crew(0, blue=2)
    p.choose("secret_agent", "pilot", "pilot").act(0, "place", 0).act(0, "place", 1)
    assert p.s.is_docked(0)
    assert p.options() == [("launch", 1)]
    refusal = p.why_not(0, "launch", 0)
    assert refusal is not None and (refusal.reason, refusal.rule) == ("not-full-only", "RP-7.37")
    p.act(0, "launch", 1)
    assert p.s.is_launched(0) and p.s.is_launched(1)


@rule("RP-7.36")
def test_a_shuttle_filled_by_the_same_card_has_departed_and_is_no_target() -> None:
    """In 2005 it left at once, so that another one that is not full must be launched."""
    p = Position("2005", 3).ships("hellas:3", "ausonia:4", "").crew(0, blue=2)
    p.choose("secret_agent", "pilot", "pilot").act(0, "place", 0).act(0, "place", 1)
    assert p.s.is_launched(0)
    assert p.options() == [("launch", 1)]


@rule("RP-7.38", "RP-7.39")
@pytest.mark.parametrize("edition", ALL)
def test_the_ship_may_be_empty(edition: str) -> None:
    """A ship with nobody on board is launched like any other."""
    p = Position(edition, 3).ships("hellas:4", "ausonia:3", "vastitas_borealis:5")
    p.choose("secret_agent", "pilot", "pilot").act(0, "place", 0).act(0, "place", 1)
    assert 2 in p.things("launch")
    p.act(0, "launch", 2)
    assert p.s.is_launched(2)
    assert [event.parts["count"] for event in p.news(None, "ShipLaunched")] == [0]


@rule("RP-7.40")
@pytest.mark.parametrize("edition", ALL)
def test_any_docked_ship_that_is_not_full_may_be_chosen(edition: str) -> None:
    """Also one with astronauts of others only; not an empty dock, and not a ship that has left."""
    p = Position(edition, 5).ships("hellas:4", "ausonia:4", "vastitas_borealis:5", "sinus_sabaeus:4", "")
    p.crew(2, blue=2, yellow=1).launched(3)
    p.choose("secret_agent", "pilot", "pilot", "pilot", "pilot").act(0, "place", 0).act(0, "place", 1)
    assert p.options() == [("launch", 0), ("launch", 1), ("launch", 2)]
    p.act(0, "launch", 2)
    assert p.s.is_launched(2)
    assert p.aboard(2, "red") == 0


@rule("RP-7.41")
@pytest.mark.parametrize("edition", ALL)
def test_the_forced_ship_lands_in_the_landing_step(edition: str) -> None:
    """Its crew stands in its destination after the round; the other ships with crew are still docked."""
    p = Position(edition, 3).ships("hellas:5", "ausonia:5", "").crew(0, blue=1, yellow=2).crew(1, yellow=2)
    p.choose("secret_agent", "travel_agent", "travel_agent").act(0, "place", 0).act(0, "place", 1)
    card = p.s.ship[0]
    p.act(0, "launch", 0)
    assert p.s.round == 2
    assert [p.present("hellas", colour) for colour in ("red", "blue", "yellow")] == [1, 1, 2]
    assert p.is_explored("hellas")
    assert card in p.s.ship_discard
    assert (p.aboard(1, "red"), p.aboard(1, "yellow")) == (1, 2)
    assert not p.is_explored("ausonia")


@rule("RP-7.42")
@pytest.mark.parametrize("edition", ALL)
def test_with_no_free_seat_at_any_dock_nothing_is_forced(edition: str) -> None:
    """The card filled every docked ship: its second part is skipped, and the full ships leave as full ships do."""
    p = Position(edition, 3).first("red").ships("hellas:3", "ausonia:3", "").crew(0, blue=2).crew(1, yellow=2)
    p.choose("secret_agent", "pilot", "pilot").act(0, "place", 0).act(0, "place", 1)
    assert p.s.acting == 1
    assert [event.parts["ship"] for event in p.news(None, "ShipLaunched")] == [0, 1]
    empty = Position(edition, 3).ships()
    empty.choose("secret_agent", "travel_agent", "travel_agent")
    assert (empty.s.round, empty.news(None, "ShipLaunched")) == (2, [])
