"""Chapter 6e: landing, and exploring by it."""

from __future__ import annotations

import pytest

from ecliptic.core.agenda import NONE
from ecliptic.games.redplanet.names import RESOURCES
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position
from tests.games.redplanet.rules.test_choosing import random_game

ALL = ("2005", "2015", "2025")
WITH_PHOBOS = ("2015", "2025")


def land(p: Position) -> Position:
    """Play a round in which nobody finds room for three, so that launched ships land and nothing else happens."""
    return p.choose("travel_agent", "travel_agent", "travel_agent")


@rule("RP-6.35")
@pytest.mark.parametrize("edition", ALL)
def test_every_launched_ship_lands_and_no_docked_one(edition: str) -> None:
    """Two land, a full one and one that was forced; the third, with a free seat, keeps its crew at its dock."""
    p = Position(edition, 3).ships("hellas:3", "ausonia:4", "syrtis_major:5").launched(0).launched(2)
    p.crew(0, red=3).crew(1, red=3).crew(2, blue=1)
    card = p.s.ship[1]
    land(p)
    assert [event.parts["ship"] for event in p.news(None, "ShipLanded")] == [0, 2]
    assert (p.present("hellas", "red"), p.present("syrtis_major", "blue")) == (3, 1)
    assert (p.present("ausonia", "red"), p.aboard(1, "red"), p.s.ship[1]) == (0, 3, card)


@rule("RP-6.36")
@pytest.mark.parametrize("edition", ALL)
def test_all_on_board_go_to_the_destination(edition: str) -> None:
    """Astronauts of every colour join those who are there already; nobody stays on board or goes elsewhere."""
    p = Position(edition, 3).ships("hellas:5", "", "").crew(0, red=1, blue=2, yellow=2).launched(0)
    land(p.stand("hellas", blue=3))
    assert [p.present("hellas", colour) for colour in range(3)] == [1, 5, 2]
    assert [p.in_reserve(colour) for colour in range(3)] == [21, 17, 20]
    assert [p.aboard(0, colour) for colour in range(3)] == [0, 0, 0]


@rule("RP-6.37")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_the_first_arrival_turns_the_resource_token_up_for_good(edition: str) -> None:
    """What lay hidden there is open to all, and stays open when everybody has left and others arrive."""
    p = Position(edition, 3).ships("hellas:3", "", "").crew(0, red=1).launched(0)
    hidden, region = p.s.resource[p.region("hellas")], p.region("hellas")
    assert p.view(None).regions[region].resource is None
    land(p)
    assert p.view(None).regions[region].resource == hidden
    explored = [(event.parts["region"], event.parts["resource"]) for event in p.news(None, "RegionExplored")]
    assert explored == [(region, hidden)]
    p.stand("hellas", red=0)
    p.ships("hellas:4", "", "").crew(0, blue=1).launched(0).choose("soldier", "soldier", "soldier")
    assert p.s.round == 3 and p.present("hellas", "blue") == 1
    assert p.view(None).regions[region].resource == hidden and len(p.news(None, "RegionExplored")) == 1


@rule("RP-6.38")
def test_the_first_arrival_draws_a_resource_token_for_good() -> None:
    """One token leaves the pool for the area; a later arrival draws none, and the token stays the same."""
    p = Position("2005", 3).ships("hellas:3", "", "").crew(0, red=1).launched(0)
    region, before = p.region("hellas"), list(p.s.resource_pool)
    assert (sum(before), p.s.resource[region]) == (14, NONE)
    land(p)
    drawn = p.view(None).regions[region].resource
    assert drawn is not None
    before[drawn] -= 1
    assert list(p.s.resource_pool) == before
    p.stand("hellas", red=0)
    p.ships("hellas:4", "", "").crew(0, blue=1).launched(0).choose("soldier", "soldier", "soldier")
    assert p.s.round == 3 and p.present("hellas", "blue") == 1
    assert list(p.s.resource_pool) == before and p.view(None).regions[region].resource == drawn


@rule("RP-6.38")
def test_the_resource_drawn_is_a_matter_of_chance() -> None:
    """From the same pool different games draw each kind, ice most often."""
    drawn = []
    for seed in range(60):
        p = land(Position("2005", 3, seed).ships("hellas:3", "", "").crew(0, red=1).launched(0))
        drawn.append(RESOURCES[p.s.resource[p.region("hellas")]])
    assert set(drawn) == set(RESOURCES)
    assert drawn.count("ice") > drawn.count("celerium")


@rule("RP-6.39")
def test_a_drawn_resource_token_never_returns_to_the_pool() -> None:
    """In whole games the pool only shrinks, one for each explored area, and four of the fourteen stay unused."""
    for seed in range(30):
        left = 14
        for p, _, _ in random_game("2005", 3 + seed % 3, seed):
            now = sum(p.s.resource_pool)
            assert now <= left and now == 14 - sum(p.s.explored) >= 4
            left = now


@rule("RP-6.40")
@pytest.mark.parametrize("edition", ALL)
def test_a_ship_without_astronauts_explores_nothing(edition: str) -> None:
    """It lands in Hellas, which stays unexplored; no token is turned up or drawn."""
    p = Position(edition, 3).ships("hellas:3", "", "").launched(0)
    pool = list(p.s.resource_pool)
    land(p)
    assert [event.parts["region"] for event in p.news(None, "ShipLanded")] == [p.region("hellas")]
    assert not p.is_explored("hellas") and p.news(None, "RegionExplored") == []
    assert list(p.s.resource_pool) == pool and p.view(None).regions[p.region("hellas")].resource is None


def check_discard(edition: str) -> None:
    """Land a ship: its card lies on the discard pile, open to everybody, and no more at its dock."""
    p = Position(edition, 3).ships("hellas:3", "ausonia:4", "").crew(0, red=3).crew(1, red=3).launched(0)
    card, other = p.s.ship[0], p.s.ship[1]
    assert list(p.s.ship_discard) == []
    land(p)
    for viewer in (None, 0, 1, 2):
        assert p.view(viewer).ship_discard == [card]
    assert (p.s.ship[0] != card, p.s.ship[1]) == (True, other)


@rule("RP-6.41")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_a_landed_ship_goes_face_up_to_the_discard_pile(edition: str) -> None:
    """Everybody sees the card there; a ship that did not land is not discarded."""
    check_discard(edition)


@rule("RP-6.42")
def test_a_landed_shuttle_is_discarded() -> None:
    """Its card is on the discard pile; a shuttle that did not land is not discarded."""
    check_discard("2005")


@rule("RP-6.43")
@pytest.mark.parametrize("edition", ALL)
def test_ships_land_from_left_to_right(edition: str) -> None:
    """By dock, whatever the order of launching; regions are explored (and in A drawn for) in that order."""
    p = Position(edition, 4).ships("hellas:3", "ausonia:3", "syrtis_major:3", "valles_marineris:5")
    p.crew(0, red=2).crew(1, red=2).crew(3, red=2).first("red")
    p.choose("secret_agent", "soldier", "travel_agent", "travel_agent")
    p.act(0, "place", 1).act(0, "place", 0).act(0, "launch", 3)
    launched = [event.parts["ship"] for event in p.news(None, "ShipLaunched")]
    assert launched == ([1, 0, 3] if edition == "2005" else [3, 0, 1])
    p.act(2, "place", 2)
    assert p.s.round == 2
    assert [event.parts["ship"] for event in p.news(None, "ShipLanded")] == [0, 1, 2, 3]
    explored = [p.regions[event.parts["region"] or 0] for event in p.news(None, "RegionExplored")]
    assert explored == ["hellas", "ausonia", "syrtis_major", "valles_marineris"]


@rule("RP-X8", "RP-6.44")
@pytest.mark.parametrize("edition", ALL)
def test_an_empty_open_ship_without_token_lands_nowhere(edition: str) -> None:
    """Forced to launch, it is discarded: no landing, nothing explored, and its dock is filled again."""
    p = Position(edition, 3).ships("open:4", "hellas:3", "ausonia:3")
    card = p.s.ship[0]
    p.choose("secret_agent", "travel_agent", "travel_agent").act(0, "place", 1).act(0, "place", 2).act(0, "launch", 0)
    assert p.s.round == 2
    assert [event.parts["card"] for event in p.news(None, "ShipDiscarded")] == [card]
    assert p.news(None, "ShipLanded") == [] and p.news(None, "RegionExplored") == []
    assert sum(p.s.explored) == 0 and list(p.s.ship_discard) == [card]
    assert p.s.is_docked(0) and p.s.ship[0] != card


@rule("RP-X19")
@pytest.mark.parametrize(("edition", "mission"), [("2015", "eastern_influence"), ("2025", "noon_claim")])
def test_only_who_has_landed_counts_at_the_end(edition: str, mission: str) -> None:
    """In round 10 red's three land and take the last production; blue's four on a docked ship count nowhere."""
    p = Position(edition, 3).ships("hellas:3", "ausonia:5", "").crew(0, red=3).crew(1, blue=4).launched(0).round(10)
    p.explore("ausonia", "ice").start_mission(1, mission)  # the mission asks for presence in Ausonia
    land(p)
    assert p.s.over
    assert (p.present("hellas", "red"), sum(p.tokens("red").values())) == (3, 3)
    assert (p.present("ausonia", "blue"), p.aboard(1, "blue")) == (0, 4)
    assert (sum(p.tokens("blue").values()), p.score("blue")) == (0, 0)
