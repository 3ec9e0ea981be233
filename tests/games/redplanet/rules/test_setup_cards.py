"""Chapter 2a: resource tokens, missions and the event deck, in editions with Phobos."""

from __future__ import annotations

import random

import pytest

from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

WITH_PHOBOS = ("2015", "2025")
SEEDS = range(40)


def dealt(edition: str, seats: int, seed: int = 1) -> Position:
    """Set the table up to the first decision, which is the choice of missions."""
    return Position(edition, seats, seed, as_dealt=True)


def missions_of(p: Position, seat: int) -> list[int]:
    """List the cards that were dealt to a seat."""
    return [card for card in range(p.s.edition.events) if p.s.place[card] == t.DEALT + seat]


def keep_first(p: Position) -> list[int]:
    """Let everybody keep the first of their cards; the cards kept."""
    kept = [missions_of(p, seat)[0] for seat in range(p.s.seats)]
    for seat, card in enumerate(kept):
        p.act(seat, "keep", card)
    return kept


@rule("RP-2.17", "RP-2.19")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_a_resource_token_lies_face_down_in_every_region(edition: str) -> None:
    """Nobody sees what a region yields, nothing is explored, nobody stands there; any kind may lie anywhere."""
    kinds: list[set[int]] = [set() for _ in range(10)]
    for seed in SEEDS:
        p = dealt(edition, 3, seed)
        for viewer in (None, 0, 1, 2):
            for region in p.view(viewer).regions:
                assert (region.explored, region.resource, sum(region.astronauts)) == (False, None, 0)
        for index in range(10):
            kinds[index].add(p.s.resource[index])
    assert kinds == [{t.ICE, t.SYLVANITE, t.CELERIUM}] * 10


@rule("RP-2.18")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_the_eleventh_resource_token_is_hidden_from_everybody(edition: str) -> None:
    """One token is left over, of any kind; nobody may see it, also when all regions are explored."""
    left_over = set()
    for seed in SEEDS:
        p = Position(edition, 3, seed)
        left_over.add(p.s.unused)
        for region in p.regions:
            p.s.explored[p.region(region)] = 1
        assert [p.view(viewer).unused for viewer in (None, 0, 1, 2)] == [None] * 4
    assert left_over == {t.ICE, t.SYLVANITE, t.CELERIUM}


@rule("RP-2.20", "RP-2.21")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_everybody_is_dealt_two_missions_and_keeps_one(edition: str, seats: int) -> None:
    """Two cards, always missions, seen by their receiver only; one is kept, the other goes back, face down both."""
    first = set()
    for seed in SEEDS:
        p = dealt(edition, seats, seed)
        hands = [missions_of(p, seat) for seat in range(seats)]
        first.add(hands[0][0])
        for seat, hand in enumerate(hands):
            assert len(hand) == 2
            assert [p.s.edition.event_kind[card] for card in hand] == [t.MISSION, t.MISSION]
            assert p.options(seat) == [("keep", p.events[card]) for card in hand]
            for viewer in (None, *range(seats)):
                known = [p.view(viewer).cards.places[card] for card in hand]
                assert known == ([t.DEALT + seat] * 2 if viewer == seat else [None, None])
        keep_first(p)
        for seat, (kept, returned) in enumerate(hands):
            assert p.s.place[kept] == t.HELD + seat
            assert p.s.place[returned] == t.IN_DECK
            assert p.view(None).cards.places[kept] is None
    assert len(first) > 5


@rule("RP-2.21")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_only_one_of_the_two_missions_dealt_can_be_kept(edition: str) -> None:
    """Another player's mission is refused, and so is a second one."""
    p = dealt(edition, 3)
    refusal = p.why_not(0, "keep", missions_of(p, 1)[0])
    assert refusal is not None and (refusal.rule, refusal.reason) == ("RP-2.21", "not-dealt")
    mine = missions_of(p, 0)
    p.act(0, "keep", mine[0])
    assert p.why_not(0, "keep", mine[1]) is not None
    assert p.options(0) == []


@rule("RP-2.24")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_a_returned_mission_may_lie_anywhere_in_the_event_deck(edition: str) -> None:
    """Neither top nor bottom of the mission pile shows in the deck: the card is found at any depth."""
    depths = set()
    for seed in range(150):
        p = dealt(edition, 3, seed)
        returned = missions_of(p, 0)[1]
        keep_first(p)
        depths.add(list(p.s.event_deck).index(returned))
    assert len(depths) > 20
    assert (min(depths), max(depths)) == (0, 25)


@rule("RP-2.25")
@pytest.mark.parametrize(("edition", "seats"), [("2015", 2), ("2015", 4), ("2025", 2), ("2025", 4)])
def test_kept_missions_are_hidden_until_the_final_scoring(edition: str, seats: int) -> None:
    """Only its owner knows a kept mission as long as the game lasts; in the end everybody does."""
    for seed in range(5):
        p, dice = dealt(edition, seats, seed), random.Random(seed)
        kept = keep_first(p)
        assert [event.parts["card"] for event in p.news(None, "MissionKept")] == [None] * seats
        while not p.s.over:
            for viewer in (None, *range(seats)):
                places = p.view(viewer).cards.places
                for seat, card in enumerate(kept):
                    assert places[card] == (t.HELD + seat if viewer == seat else None)
            decision = dice.choice(REDPLANET.decisions(p.s))
            REDPLANET.apply(p.s, decision.seat, dice.choice(decision.actions))
        assert [p.view(None).cards.places[card] for card in kept] == [t.HELD + seat for seat in range(seats)]


@rule("RP-2.26")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_the_event_deck_is_everything_that_nobody_kept(edition: str) -> None:
    """All discoveries, all actions and the other missions are shuffled together, and nobody sees where a card lies."""
    top_kinds = set()
    for seed in SEEDS:
        p = dealt(edition, 4, seed)
        kept = keep_first(p)
        assert sorted(p.s.event_deck) == [card for card in range(p.s.edition.events) if card not in kept]
        top_kinds.add(p.s.edition.event_kind[p.s.event_deck[-1]])
        for viewer in (None, 0, 1, 2, 3):
            places = p.view(viewer).cards.places
            assert all(places[card] is None for card in p.s.event_deck)
    assert top_kinds == {t.MISSION, t.DISCOVERY, t.ACTION}


@rule("RP-2.27")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_event_deck_of_2025_starts_with_29_cards_less_one_for_each_player(seats: int) -> None:
    """27 cards for two players down to 23 for six."""
    assert Position("2025", seats).view(None).cards.deck == 29 - seats


@rule("RP-2.28")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_event_deck_of_2015_starts_with_all_cards_less_one_for_each_player(seats: int) -> None:
    """Private missions, discoveries and actions, without those kept and without the global mission."""
    p = Position("2015", seats)
    discoveries = sum(card.count for card in p.box.discoveries)
    assert p.view(None).cards.deck == len(p.box.missions) + discoveries + len(p.box.actions) - seats
    assert p.view(None).cards.deck == 12 + 13 + 4 - seats


@rule("RP-2.39")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_six_players_are_dealt_every_mission_before_anybody_returns_one(edition: str) -> None:
    """All twelve missions are in six hands at once, all six choose together, and none gets another's returned card."""
    p = dealt(edition, 6)
    hands = [missions_of(p, seat) for seat in range(6)]
    assert sorted(card for hand in hands for card in hand) == list(range(12))
    assert list(p.s.waiting()) == [0, 1, 2, 3, 4, 5]
    p.act(3, "keep", hands[3][1])
    assert [missions_of(p, seat) for seat in (0, 1, 2, 4, 5)] == [*hands[:3], *hands[4:]]
