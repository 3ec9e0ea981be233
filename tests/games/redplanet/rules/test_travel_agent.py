"""Chapter 7g: the Travel Agent (2025: Dispatcher, 2005: Tour Operator)."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

ALL = ("2005", "2015", "2025")
WITH_PHOBOS = ("2015", "2025")


@rule("RP-7.62")
@pytest.mark.parametrize("edition", ALL)
def test_three_astronauts_board_together_one_docked_ship_with_three_free_seats(edition: str) -> None:
    """One choice of ship places all three; a ship with two free seats, or under way, is refused."""
    p = Position(edition, 3).ships("hellas:3", "ausonia:4", "vastitas_borealis:5").crew(1, blue=2).launched(2)
    p.choose("travel_agent", "pilot", "pilot")
    assert p.asked() == (0, "PlaceTogether")
    refusal = p.why_not(0, "place", 1)
    assert refusal is not None and (refusal.reason, refusal.rule) == ("too-few-seats", "RP-7.62")
    assert p.options() == [("place", 0)]
    p.act(0, "place", 0)
    assert (p.aboard(0, "red"), p.aboard(1, "red"), p.in_reserve("red")) == (3, 0, 19)


@rule("RP-7.63")
@pytest.mark.parametrize("edition", ALL)
def test_with_no_three_free_seats_on_one_ship_nothing_is_placed_and_the_turn_is_over(edition: str) -> None:
    """Not even the two who would fit; everybody is told, and the next player is asked."""
    p = Position(edition, 3).first("red").ships("hellas:3", "ausonia:4", "").crew(0, blue=1).crew(1, blue=3)
    p.choose("travel_agent", "pilot", "pilot")
    assert p.in_reserve("red") == 22
    assert [event.parts for event in p.news(2, "PlacementSkipped")] == [{"colour": 0, "role": 6}]
    assert p.asked() == (1, "PlaceAstronaut")


@rule("RP-7.64", "RP-7.65")
@pytest.mark.parametrize("edition", ALL)
def test_with_such_a_ship_the_placement_is_compulsory_and_the_ship_free_to_choose(edition: str) -> None:
    """Every ship with three free seats is offered and nothing else; nobody may pass."""
    p = Position(edition, 4).ships("hellas:3", "ausonia:4", "vastitas_borealis:5", "").crew(1, blue=2).crew(2, blue=2)
    p.choose("travel_agent", "pilot", "pilot", "pilot")
    assert p.options() == [("place", 0), ("place", 2)]
    assert all(p.why_not(0, verb) is not None for verb in ("pass", "stop", "decline"))
    other = p.clone().act(0, "place", 2)
    assert (other.aboard(2, "red"), p.act(0, "place", 0).aboard(0, "red")) == (3, 3)


@rule("RP-7.66")
@pytest.mark.parametrize("reserve", [0, 1, 2])
@pytest.mark.parametrize("edition", ALL)
def test_with_fewer_than_three_in_reserve_nothing_is_placed_and_the_turn_is_over(edition: str, reserve: int) -> None:
    """An empty ship of five does not help."""
    p = Position(edition, 3).first("red").ships("hellas:5", "ausonia:4", "").reserve("red", reserve)
    p.choose("travel_agent", "pilot", "pilot")
    assert (p.in_reserve("red"), p.aboard(0, "red"), p.aboard(1, "red")) == (reserve, 0, 0)
    assert p.asked() == (1, "PlaceAstronaut")


@rule("RP-7.67")
@pytest.mark.parametrize("edition", ALL)
def test_the_card_of_a_skipped_turn_counts_as_played(edition: str) -> None:
    """It is not in hand any more and cannot be chosen in the next round."""
    p = Position(edition, 3).ships().choose("travel_agent", "travel_agent", "recruiter")
    assert p.s.round == 2
    assert "travel_agent" not in p.hand("red")
    refusal = p.why_not(0, "choose", "travel_agent")
    assert refusal is not None and refusal.reason == "played-already"
    assert p.view(2).played[0] == [6]


@rule("RP-7.68")
@pytest.mark.parametrize("edition", ALL)
def test_there_is_no_further_part(edition: str) -> None:
    """After the placement the next player is asked, and nothing else has changed."""
    p = Position(edition, 3).first("red").ships("hellas:5", "ausonia:5", "").crew(1, red=1, blue=1)
    p.stand("ausonia", red=2, blue=2)
    p.choose("travel_agent", "pilot", "pilot").act(0, "place", 0)
    assert p.asked() == (1, "PlaceAstronaut")
    assert (p.present("ausonia", "red"), p.present("ausonia", "blue")) == (2, 2)
    assert (p.aboard(1, "blue"), list(p.s.lost), list(p.s.tokens)) == (1, [0] * 6, [])


@rule("RP-X18")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_a_short_reserve_skips_the_travel_agent_serves_the_pilot_and_stops_the_femme_fatale(edition: str) -> None:
    """Two left: three cannot go, two can, and after them nobody is placed or replaced; the others have none."""
    p = Position(edition, 3).ships("hellas:5", "ausonia:5", "").crew(0, blue=1).reserve("red", 2)
    p.reserve("blue", 0).reserve("yellow", 0)
    p.choose("travel_agent", "recruiter", "recruiter")
    assert (p.s.round, p.in_reserve("red")) == (2, 2)
    p.choose("pilot", "recruiter", "recruiter").act(0, "place", 0).act(0, "place", 0)
    assert (p.aboard(0, "red"), p.in_reserve("red")) == (2, 0)
    p.act(0, "redirect", 0).act(0, "bound", "hellas")
    p.choose("femme_fatale", "recruiter", "recruiter")
    assert p.s.round == 4
    assert (p.aboard(0, "red"), p.aboard(0, "blue"), p.lost("blue")) == (2, 1, 21)
