"""Chapter 15: who knows which event card, and until when."""

from __future__ import annotations

import pytest

from ecliptic.games.redplanet import terms as t
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

ALL = ("2005", "2015", "2025")
WITH_PHOBOS = ("2015", "2025")
FIRST = ("2005",)


def look_alike(p: Position, other: Position, *viewers: int | None) -> bool:
    """None of these viewers can tell the two positions apart."""
    return all(p.view(viewer) == other.view(viewer) for viewer in viewers)


def places(p: Position, card: str | int) -> list[int | None]:
    """Where seats 0, 1, 2 and somebody who only watches know a card to lie."""
    return [p.view(viewer).cards.places[p.card(card)] for viewer in (0, 1, 2, None)]


def research(p: Position, card: str | int) -> Position:
    """Red's Scientist acts, with no ship to board, and this card on top of the deck."""
    return p.ships().top_event(card).choose("scientist", "pilot", "pilot")


def assert_dealt_cards_are_private(p: Position, count: int) -> None:
    """Each sees their own cards, and after keeping one remembers the rest, which nobody else ever learns."""
    own = [card for card in range(p.s.edition.events) if p.s.place[card] == t.DEALT]
    assert len(own) == count
    assert all(places(p, card) == [t.DEALT, None, None, None] for card in own)
    assert p.view(1).cards.dealt == [count] * 3
    kept = p.card(p.things("keep", 0)[0])
    for seat in range(3):
        p.act(seat, "keep", p.things("keep", seat)[0])
    assert places(p, kept) == [t.HELD, None, None, None]
    assert sorted(p.view(0).cards.returned) == sorted(set(own) - {kept})
    for card in set(own) - {kept}:
        assert card in p.s.event_deck and places(p, card) == [None] * 4
        assert all(card not in p.view(viewer).cards.returned for viewer in (1, 2, None))


@rule("RP-15.13")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_the_two_missions_dealt_are_known_only_to_their_receiver_and_so_is_the_one_returned(edition: str) -> None:
    """The others see that two were dealt, and nothing else."""
    assert_dealt_cards_are_private(Position(edition, 3, as_dealt=True), 2)


@rule("RP-15.14", "RP-15.29")
@pytest.mark.parametrize("edition", FIRST)
def test_of_the_three_event_cards_dealt_each_sees_their_own_and_remembers_the_two_given_back(edition: str) -> None:
    """Only three discoveries in one hand are shown to all, before three others are dealt."""
    p = Position(edition, 3, seed=10, as_dealt=True)
    for viewer in (0, 1, None):
        shown = p.news(viewer, "DiscoveryShown")
        kinds = [p.s.edition.event_kind[event.parts["card"] or 0] for event in shown]
        assert kinds == [t.DISCOVERY] * 3 and {event.parts["colour"] for event in shown} == {0}
    assert_dealt_cards_are_private(p, 3)
    assert Position(edition, 3, seed=1, as_dealt=True).news(1, "DiscoveryShown") == []


@rule("RP-15.15")
@pytest.mark.parametrize("edition", ALL)
def test_a_mission_is_hidden_from_others_until_final_scoring(edition: str) -> None:
    """Another mission in red's area would look the same to all but red; when the game is scored, all see it."""
    p = Position(edition, 3).round(10).start_mission(0, "fallen_heroes")
    mission = next(card for card in p.s.event_deck if p.s.edition.event_kind[card] == t.MISSION)
    other = p.clone().start_mission(0, mission)
    assert look_alike(p, other, 1, 2, None) and not look_alike(p, other, 0)
    assert places(p, "fallen_heroes") == [t.HELD, None, None, None]
    p.quiet_round()
    assert places(p, "fallen_heroes") == [t.HELD] * 4
    told = [event.parts["card"] for event in p.news(1, "MissionScored")]
    assert p.card("fallen_heroes") in told


@rule("RP-15.16")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_an_action_card_is_hidden_from_others_until_played(edition: str) -> None:
    """Another action card would look the same; once played, all see which it is."""
    p = Position(edition, 3).ships().hold(0, "change_of_plans")
    other = Position(edition, 3).ships().hold(0, "blocks_of_ice")
    assert look_alike(p, other, 1, 2, None)
    p.choose("pilot", "pilot", "pilot").act(0, "play", "change_of_plans")
    assert places(p, "change_of_plans") == [t.DISCARDED] * 4


@rule("RP-15.17")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_others_see_how_many_cards_are_held_but_not_whether_one_is_a_mission_or_an_action(edition: str) -> None:
    """Red draws one or the other: views and news of the others are the same."""
    p = research(Position(edition, 3), "rescue_party").act(0, "draw")
    other = research(Position(edition, 3), "fallen_heroes").act(0, "draw")
    assert p.view(1).cards.drawn == [1, 0, 0]
    assert look_alike(p, other, 1, 2, None)
    assert [p.news(viewer) == other.news(viewer) for viewer in (1, 2, None)] == [True] * 3
    assert p.news(0) != other.news(0)


@rule("RP-15.18", "RP-15.19")
@pytest.mark.parametrize("edition", ALL)
def test_an_attached_discovery_is_known_to_who_drew_it_and_to_scientists_who_looked(edition: str) -> None:
    """All see that and where a discovery lies, and where somebody looks, but not the card."""
    p = Position(edition, 3).ships().first("red").top_event("radiation").choose("scientist", "scientist", "pilot")
    p.act(0, "draw").act(0, "attach", "ausonia")
    where = t.ATTACHED + p.region("ausonia")
    assert all(p.view(viewer).regions[p.region("ausonia")].has_discovery for viewer in (1, 2, None))
    assert [event.parts["card"] for event in p.news(1, "DiscoveryAttached")] == [None]
    assert places(p, "radiation") == [where, None, None, None]
    p.act(1, "look", "ausonia")
    assert places(p, "radiation") == [where, where, None, None]
    looked = [p.news(viewer, "DiscoveryLookedAt")[0].parts for viewer in (1, 2, None)]
    assert [parts["region"] for parts in looked] == [p.region("ausonia")] * 3
    assert [parts["card"] for parts in looked] == [p.card("radiation"), None, None]


@rule("RP-15.20", "RP-15.28")
@pytest.mark.parametrize("edition", ALL)
def test_a_discovery_discarded_for_want_of_a_free_outer_region_is_shown_to_all(edition: str) -> None:
    """Every outer region is covered; the one drawn is seen face up by everybody, the one looked at by red alone."""
    p = Position(edition, 3)
    outer = [region.id for region in p.box.regions if region.kind == "outer"]
    for number, region in enumerate(outer):
        p.attach(region, p.s.edition.first_discovery + number)
    extra = p.s.edition.first_discovery + len(outer)
    research(p, extra).act(0, "draw")
    assert places(p, extra) == [t.DISCARDED] * 4
    assert [p.news(viewer, "DiscoveryDiscarded")[0].parts["card"] for viewer in (1, None)] == [extra] * 2
    p.act(0, "look", outer[0])
    assert places(p, p.s.edition.first_discovery)[1:] == [None] * 3


@rule("RP-15.21", "RP-15.22")
@pytest.mark.parametrize("edition", ALL)
def test_all_discoveries_become_open_after_round_ten_also_those_that_act_later(edition: str) -> None:
    """Face down all through the round, then turned up before the last production, one for the final scoring too."""
    p = Position(edition, 3).round(10).attach("ausonia", "radiation").attach("mare_serpentis", "cave_in")
    assert places(p, "radiation") == places(p, "cave_in") == [None] * 4
    p.quiet_round()
    assert places(p, "radiation") == [t.ATTACHED + p.region("ausonia")] * 4
    assert places(p, "cave_in") == [t.ATTACHED + p.region("mare_serpentis")] * 4
    names = [event.name for event in p.news(1)]
    assert names.count("DiscoveryRevealed") == 2
    assert names.index("DiscoveryRevealed") < names.index("ProductionStarted")


@rule("RP-15.26")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
@pytest.mark.parametrize("card", ["wide_settlement", "rescue_party"])
def test_a_card_boxed_by_a_neutral_scientist_stays_unknown_to_the_opponent_after_the_end(
    edition: str, card: str
) -> None:
    """Seat 0 knows what it put into the box; seat 1 and the public do not, even when the game is over."""
    p = Position(edition, 2).round(10).ships().top_event(card)
    p.neutral("blue", "scientist").neutral("yellow", "travel_agent").choose("pilot", "pilot").act(0, "box")
    assert p.s.over
    assert [p.view(viewer).cards.places[p.card(card)] for viewer in (0, 1, None)] == [t.BOXED, None, None]
    assert [event.parts["card"] for event in p.news(1, "EventBoxed")] == [None]
