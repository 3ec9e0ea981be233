"""Chapter 7c: the Scientist."""

from __future__ import annotations

import pytest

from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

ALL = ("2005", "2015", "2025")
WITH_PHOBOS = ("2015", "2025")


def laboratory(edition: str) -> Position:
    """Three ships with one passenger each, on which no Travel Agent finds room; red goes first."""
    p = Position(edition, 3).first("red").ships("hellas:3", "ausonia:3", "vastitas_borealis:3")
    return p.crew(0, yellow=1).crew(1, yellow=1).crew(2, yellow=1)


def research(p: Position) -> Position:
    """Red's Scientist has placed its astronauts; the others' Travel Agents will be skipped."""
    return p.choose("scientist", "travel_agent", "travel_agent").act(0, "place", 0).act(0, "place", 1)


def cover(p: Position) -> list[str]:
    """Every outer region has a discovery, and the next event card is one more; the outer regions."""
    outer = [region.id for region in p.box.regions if region.kind == "outer"]
    first = p.s.edition.first_discovery
    for index, region in enumerate(outer):
        p.attach(region, first + index)
    p.top_event(first + len(outer))
    return outer


def known_place(p: Position, viewer: int | None, card: str | int) -> int | None:
    """Where this card lies, if the viewer knows it."""
    return p.view(viewer).cards.places[p.card(card)]


@rule("RP-7.21")
def test_the_scientist_of_2005_first_places_two_astronauts_on_two_different_shuttles() -> None:
    """The shuttle boarded first is closed for the second astronaut."""
    p = Position("2005", 3).ships("hellas:4", "ausonia:4", "vastitas_borealis:5").launched(2)
    p.choose("scientist", "pilot", "pilot")
    assert p.things("place") == [0, 1]
    p.act(0, "place", 0)
    assert p.options() == [("place", 1)]
    refusal = p.why_not(0, "place", 0)
    assert refusal is not None and refusal.reason == "same-ship"
    p.act(0, "place", 1)
    assert (p.aboard(0, "red"), p.aboard(1, "red"), p.in_reserve("red")) == (1, 1, 20)
    assert p.asked() == (0, "LookOrDraw")


@rule("RP-7.22")
@pytest.mark.parametrize("second", [0, 1])
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_the_scientist_first_places_two_astronauts_on_one_or_two_docked_ships(edition: str, second: int) -> None:
    """Both may board the same ship, or each another; then the research is due."""
    p = Position(edition, 3).ships("hellas:4", "ausonia:4", "vastitas_borealis:5").launched(2)
    p.choose("scientist", "pilot", "pilot")
    assert p.things("place") == [0, 1]
    p.act(0, "place", 0)
    assert p.things("place") == [0, 1]
    p.act(0, "place", second)
    assert [p.aboard(dock, "red") for dock in range(3)] == ([2, 0, 0] if second == 0 else [1, 1, 0])
    assert p.in_reserve("red") == 20
    assert p.asked() == (0, "LookOrDraw")


@rule("RP-7.23", "RP-7.24")
@pytest.mark.parametrize("edition", ALL)
def test_the_scientist_looks_at_a_discovery_or_draws_the_top_event_card_but_not_both(edition: str) -> None:
    """Either is offered; each ends the turn, and only drawing takes a card, the top one."""
    p = laboratory(edition).attach("ausonia", "cave_in").attach("mare_serpentis", "synergy").top_event("fallen_heroes")
    p.choose("scientist", "pilot", "pilot").act(0, "place", 0).act(0, "place", 1)
    assert p.options() == [("look", "ausonia"), ("look", "mare_serpentis"), ("draw", 0)]
    deck = len(p.s.event_deck)
    looked = p.clone().act(0, "look", "ausonia")
    assert (len(looked.s.event_deck), looked.asked()) == (deck, (1, "PlaceAstronaut"))
    drawn = p.act(0, "draw")
    assert (len(drawn.s.event_deck), drawn.asked()) == (deck - 1, (1, "PlaceAstronaut"))
    assert known_place(drawn, 0, "fallen_heroes") == t.HELD
    assert known_place(drawn, 0, "cave_in") is None


@rule("RP-7.25", "RP-7.26")
@pytest.mark.parametrize("edition", ALL)
def test_only_the_scientist_sees_the_discovery_which_stays_face_down_where_it_was(edition: str) -> None:
    """Any discovery on the map may be chosen, also a known one; the others learn only where red looked."""
    p = laboratory(edition).attach("ausonia", "cave_in", 0).attach("mare_serpentis", "synergy", 1)
    research(p)
    assert p.things("look") == ["ausonia", "mare_serpentis"]
    region, card = p.region("mare_serpentis"), p.card("synergy")
    assert known_place(p, 0, card) is None
    p.act(0, "look", region)
    assert [known_place(p, viewer, card) for viewer in (0, 2, None)] == [t.ATTACHED + region, None, None]
    assert p.s.discovery_at(region) == card
    assert not p.view(2).shown and p.view(2).regions[region].has_discovery
    seen = [p.news(viewer, "DiscoveryLookedAt")[0].parts for viewer in (0, 2)]
    assert seen == [{"colour": 0, "region": region, "card": card}, {"colour": 0, "region": region, "card": None}]


@rule("RP-7.27")
@pytest.mark.parametrize("edition", ALL)
def test_a_drawn_discovery_is_attached_face_down_to_a_free_outer_region_of_choice(edition: str) -> None:
    """Only the player sees it; inner regions, Phobos and regions that have a discovery are not offered."""
    p = laboratory(edition).attach("ausonia", "synergy").top_event("cave_in")
    research(p).act(0, "draw")
    assert p.asked() == (0, "AttachDiscovery")
    assert [known_place(p, viewer, "cave_in") for viewer in (0, 1, None)] == [t.DRAWN, None, None]
    outer = [region.id for region in p.box.regions if region.kind == "outer"]
    assert p.options() == [("attach", region) for region in outer if region != "ausonia"]
    p.act(0, "attach", "mare_tyrrhenum")
    where = p.region("mare_tyrrhenum")
    assert p.s.discovery_at(where) == p.card("cave_in")
    assert [known_place(p, viewer, "cave_in") for viewer in (0, 1, None)] == [t.ATTACHED + where, None, None]
    assert p.view(1).regions[where].has_discovery


@rule("RP-7.28")
@pytest.mark.parametrize("edition", ALL)
def test_a_drawn_mission_is_kept_face_down_until_final_scoring(edition: str) -> None:
    """Through the rest of the last round and the phases after it nobody else sees it; when scored, all do."""
    p = laboratory(edition).round(10).top_event("fallen_heroes")
    research(p).act(0, "draw")
    while not p.s.over:
        assert [known_place(p, viewer, "fallen_heroes") for viewer in (0, 1, None)] == [t.HELD, None, None]
        decision = REDPLANET.decisions(p.s)[0]
        REDPLANET.apply(p.s, decision.seat, decision.actions[-1])
    assert [known_place(p, viewer, "fallen_heroes") for viewer in (0, 1, None)] == [t.HELD, t.HELD, t.HELD]
    assert {"colour": 0, "card": p.card("fallen_heroes"), "points": 0} in [
        event.parts for event in p.news(1, "MissionScored")
    ]


@rule("RP-7.29")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_a_drawn_action_card_is_kept_face_down_until_it_is_played(edition: str) -> None:
    """Others see that red keeps one card more; which one, they see only when it is played."""
    p = laboratory(edition).top_event("priority_launch")
    research(p).act(0, "draw")
    assert [known_place(p, viewer, "priority_launch") for viewer in (0, 1, None)] == [t.HELD, None, None]
    assert p.view(1).cards.drawn == [1, 0, 0]
    assert p.asked() == (0, "PlayAction")
    p.act(0, "play", "priority_launch")
    assert [known_place(p, viewer, "priority_launch") for viewer in (0, 1, None)] == [t.DISCARDED] * 3
    assert p.view(1).cards.drawn == [0, 0, 0]


@rule("RP-7.30", "RP-7.31")
@pytest.mark.parametrize("edition", ALL)
def test_a_discovery_without_a_free_outer_region_is_discarded_face_up_and_one_is_looked_at(edition: str) -> None:
    """All see the discarded card; the player must look at one of those on the map instead."""
    p = laboratory(edition)
    outer = cover(p)
    card = p.s.event_deck[-1]
    research(p).act(0, "draw")
    assert [known_place(p, viewer, card) for viewer in (0, 1, None)] == [t.DISCARDED] * 3
    assert [event.parts for event in p.news(None, "DiscoveryDiscarded")] == [{"colour": 0, "card": card}]
    assert p.asked() == (0, "LookAtDiscovery")
    assert p.options() == [("look", region) for region in outer]
    p.act(0, "look", outer[2])
    assert known_place(p, 0, p.s.discovery_at(p.region(outer[2]))) == t.ATTACHED + p.region(outer[2])
    assert [p.s.discovery_at(p.region(region)) for region in outer] == [
        p.s.edition.first_discovery + index for index in range(len(outer))
    ]


@rule("RP-X17")
def test_the_seventh_discovery_of_2025_is_discarded_but_a_mission_is_kept_as_usual() -> None:
    """All six outer regions have one: a discovery is shown and one of the six looked at; a mission goes to red."""
    p = laboratory("2025")
    assert len(cover(p)) == 6
    card = p.s.event_deck[-1]
    mission = research(p.clone().top_event("fallen_heroes")).act(0, "draw")
    assert known_place(mission, 0, "fallen_heroes") == t.HELD
    assert known_place(mission, 1, "fallen_heroes") is None
    assert mission.news(None, "DiscoveryLookedAt") == []
    assert mission.asked() != (0, "LookAtDiscovery")
    research(p).act(0, "draw")
    assert known_place(p, 1, card) == t.DISCARDED
    assert (p.asked(), len(p.options())) == ((0, "LookAtDiscovery"), 6)


@rule("RP-7.32")
@pytest.mark.parametrize("edition", ALL)
def test_an_empty_deck_leaves_looking_no_discovery_leaves_drawing_and_neither_leaves_nothing(edition: str) -> None:
    """What is impossible is refused; with neither possible the part is skipped."""
    p = research(laboratory(edition).no_events().attach("ausonia", "cave_in"))
    assert p.options() == [("look", "ausonia")]
    refusal = p.why_not(0, "draw")
    assert refusal is not None and (refusal.reason, refusal.rule) == ("deck-empty", "RP-7.32")
    p = research(laboratory(edition))
    assert p.options() == [("draw", 0)]
    refusal = p.why_not(0, "look", "ausonia")
    assert refusal is not None and (refusal.reason, refusal.rule) == ("no-discovery-here", "RP-7.32")
    p = research(laboratory(edition).no_events())
    assert p.s.round == 2
    assert (p.aboard(0, "red"), p.aboard(1, "red")) == (1, 1)


@rule("RP-7.33")
@pytest.mark.parametrize("edition", ALL)
def test_discarded_event_cards_do_not_return_to_the_deck(edition: str) -> None:
    """Red discards the last card; blue's Scientist, right after, finds the deck empty and can only look."""
    p = laboratory(edition).no_events()
    outer = cover(p)
    card = p.s.event_deck[-1]
    p.choose("scientist", "scientist", "travel_agent").act(0, "place", 0).act(0, "place", 1).act(0, "draw")
    p.act(0, "look", outer[0]).act(1, "place", 2).act(1, "place", 0)
    assert p.asked() == (1, "LookOrDraw")
    assert p.options() == [("look", region) for region in outer]
    assert (len(p.s.event_deck), p.s.place[card]) == (0, t.DISCARDED)
    p.act(1, "look", outer[0])
    assert p.s.round == 2
    assert (len(p.s.event_deck), p.s.place[card]) == (0, t.DISCARDED)
