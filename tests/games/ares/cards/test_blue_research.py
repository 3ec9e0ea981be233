"""Blue projects that let their owner see or keep more cards in the research phase."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.cards.blue import shows
from tests.games.ares.position import Position


def seen_and_kept(p: Position, seat: int) -> tuple[int, int]:
    """How many cards the seat looked at and kept, as its own news tell."""
    events = [event.name for event in p.news(seat) if event.parts.get("colour") == seat]
    return events.count("CardLookedAt"), events.count("CardKept")


RESEARCHERS = [
    ("extended_resources", 10, 0, 1),
    ("interplanetary_relations", 35, 1, 1),
    ("interns", 3, 2, 0),
    ("united_planetary_alliance", 11, 1, 1),
]


@shows("extended_resources", "interplanetary_relations", "interns", "united_planetary_alliance")
@rule("AE-11.7", "AE-11.1")
@pytest.mark.parametrize(("name", "cost", "draws", "keeps"), RESEARCHERS)
def test_the_owner_draws_or_keeps_more_in_the_next_research(name: str, cost: int, draws: int, keeps: int) -> None:
    """Played in construction it works in the research of the same round; seat 1, who chose that, has 5 and 2."""
    p = Position(2).hand(0, name).give(0, mc=cost).plan("construction", "research").act(0, "play", name)
    p.done(0, 1).on()
    assert (seen_and_kept(p, 0), seen_and_kept(p, 1)) == ((2 + draws, 1 + keeps), (5, 2))
    assert len(p.in_hand(0)) == 1 + 1 + keeps  # the first is the bonus of the construction phase


@shows("extended_resources", "interplanetary_relations", "interns", "united_planetary_alliance")
@rule("AE-11.4", "AE-11.7")
@pytest.mark.parametrize(("name", "cost", "draws", "keeps"), RESEARCHERS)
def test_it_adds_to_the_bonus_of_who_chose_research(name: str, cost: int, draws: int, keeps: int) -> None:
    """Five cards and two kept, and what the card adds."""
    p = Position(2).in_play(0, name).give(0, mc=cost).plan("research", "research")
    assert len(p.view(0).players[0].looked) == 5 + draws
    p.on()
    assert (seen_and_kept(p, 0), seen_and_kept(p, 1), p.has(0, "mc")) == ((5 + draws, 2 + keeps), (5, 2), (cost,))


@shows("extended_resources")
@rule("AE-Q15", "AE-11.5")
def test_who_keeps_all_that_was_drawn_is_not_asked() -> None:
    """With Extended Resources two cards are drawn and both are kept."""
    p = Position(2).in_play(0, "extended_resources").on_deck("moss", "trees").plan("production", "research")
    assert p.in_hand(0) == ["moss", "trees"]


@rule("AE-Q15", "AE-11.7")
def test_research_effects_add_up() -> None:
    """All four together: six cards are seen and four of them kept."""
    p = Position(2).in_play(0, *(row[0] for row in RESEARCHERS)).plan("production", "research").on()
    assert seen_and_kept(p, 0) == (2 + 0 + 1 + 2 + 1, 1 + 1 + 1 + 0 + 1)


@shows("interplanetary_relations")
@rule("AE-15.8", "AE-15.9")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        (("mine", "fish"), 0),
        (("mine", "fish", "comet"), 1),
        (("mine", "fish", "comet", "moss", "birds", "crater"), 1),
        (("mine", "fish", "comet", "moss", "birds", "crater", "trees"), 2),
    ],
)
def test_interplanetary_relations_is_worth_a_point_for_four_cards(others: tuple[str, ...], points: int) -> None:
    """Cards of all colours count and it counts itself, but neither the corporation nor the cards of seat 1 do."""
    p = Position(2).corporation(0, "helion").in_play(0, "interplanetary_relations", *others)
    assert p.in_play(1, "interns", "sponsors").points(0, "interplanetary_relations") == points
