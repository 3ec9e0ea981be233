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


@rule("RP-7.44", "RP-7.45")
@pytest.mark.parametrize("edition", ALL)
def test_all_on_board_of_the_destroyed_ship_die_and_its_card_is_discarded(edition: str) -> None:
    """Every colour on board loses its astronauts for good; other ships and reserves are as before."""
    p = Position(edition, 3).first("red").ships("hellas:5", "ausonia:5", "").crew(0, red=1, blue=1, yellow=2)
    p.crew(1, blue=1)
    card, reserves = p.s.ship[0], [p.in_reserve(colour) for colour in ("blue", "yellow")]
    p.choose("saboteur", "pilot", "pilot").act(0, "place", 1).act(0, "destroy", 0)
    assert [p.lost(colour) for colour in ("red", "blue", "yellow")] == [1, 1, 2]
    assert [p.in_reserve(colour) for colour in ("blue", "yellow")] == reserves
    assert list(p.s.ship_discard) == [card]
    assert p.view(1).ships[0] is None
    assert (p.aboard(1, "red"), p.aboard(1, "blue")) == (1, 1)
    assert p.asked() == (1, "PlaceAstronaut")


@rule("RP-7.46")
@pytest.mark.parametrize("edition", ALL)
def test_the_ship_just_boarded_one_with_own_crew_or_an_empty_one_may_be_destroyed(edition: str) -> None:
    """All three are offered, and each can be carried out."""
    p = Position(edition, 3).ships("hellas:4", "ausonia:4", "vastitas_borealis:5").crew(1, red=2)
    p.choose("saboteur", "pilot", "pilot").act(0, "place", 0)
    assert p.options() == [("destroy", 0), ("destroy", 1), ("destroy", 2)]
    lost = [p.clone().act(0, "destroy", dock).lost("red") for dock in range(3)]
    assert lost == [1, 2, 0]


@rule("RP-7.48")
def test_a_shuttle_filled_by_the_saboteur_has_departed_and_cannot_be_destroyed() -> None:
    """In 2005 only the other shuttle is left to be discarded."""
    p = Position("2005", 3).ships("hellas:3", "ausonia:4", "").crew(0, blue=1, yellow=1)
    p.choose("saboteur", "pilot", "pilot").act(0, "place", 0)
    assert p.s.is_launched(0)
    assert p.options() == [("destroy", 1)]
    refusal = p.why_not(0, "destroy", 0)
    assert refusal is not None and refusal.reason == "ship-left"


@rule("RP-7.49")
@pytest.mark.parametrize("edition", ALL)
def test_launched_ships_cannot_be_destroyed(edition: str) -> None:
    """A ship under way is refused, and it lands with all on board."""
    p = Position(edition, 3).ships("hellas:4", "ausonia:3", "").crew(1, blue=3).launched(1)
    p.choose("saboteur", "travel_agent", "travel_agent").act(0, "place", 0)
    assert p.options() == [("destroy", 0)]
    refusal = p.why_not(0, "destroy", 1)
    assert refusal is not None and refusal.reason == "ship-left"
    p.act(0, "destroy", 0)
    assert (p.present("ausonia", "blue"), p.lost("blue")) == (3, 0)


@rule("RP-7.50")
@pytest.mark.parametrize("edition", ALL)
def test_with_no_docked_ship_nothing_is_destroyed(edition: str) -> None:
    """A launched ship does not help: nobody is placed, nobody is asked, nobody dies."""
    p = Position(edition, 3).ships("hellas:3", "", "").crew(0, blue=3).launched(0)
    p.choose("saboteur", "travel_agent", "travel_agent")
    assert p.s.round == 2
    assert p.news(None, "ShipDestroyed") == []
    assert (list(p.s.lost), p.in_reserve("red")) == ([0] * 6, 22)


@rule("RP-X3")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_the_saboteur_may_spare_the_ship_just_filled(edition: str) -> None:
    """The other ship's crew is lost and its tokens return; the full ship is launched after the card."""
    p = Position(edition, 3).ships("hellas:3", "ausonia:4", "").crew(0, blue=2).crew(1, yellow=2)
    p.token(1, "phobos").token(1, "hellas")
    phobos, hellas = p.region("phobos"), p.region("hellas")
    assert (p.s.tokens_left(phobos), p.s.tokens_left(hellas)) == (1, 1)
    p.choose("saboteur", "pilot", "pilot").act(0, "place", 0)
    assert p.s.is_docked(0)
    p.act(0, "destroy", 1)
    assert (p.lost("yellow"), p.lost("red"), p.lost("blue")) == (2, 0, 0)
    assert (p.s.tokens_left(phobos), p.s.tokens_left(hellas)) == (2, 2)
    assert p.s.is_launched(0)


@rule("RP-X4", "RP-7.48", "RP-7.50")
def test_in_2005_the_only_shuttle_departs_full_and_nobody_dies() -> None:
    """No shuttle is left to discard, so that the Saboteur is done."""
    p = Position("2005", 3).first("red").ships("hellas:3", "", "").crew(0, blue=1, yellow=1)
    p.choose("saboteur", "travel_agent", "travel_agent").act(0, "place", 0)
    assert [event.parts["count"] for event in p.news(None, "ShipLaunched")] == [3]
    assert p.news(None, "ShipDestroyed") == []
    assert [p.present("hellas", colour) for colour in ("red", "blue", "yellow")] == [1, 1, 1]
    assert list(p.s.lost) == [0] * 6
