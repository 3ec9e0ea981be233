"""Red projects that draw cards: all kept, some kept, or some of the hand discarded."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position


def discarded(p: Position, *names: str) -> list[int]:
    """Which of these cards lie on the discard pile."""
    return [p.s.discarded[p.card(name)] for name in names]


@rule("AE-8.38", "AE-18.1")
@pytest.mark.parametrize(
    ("name", "cost", "drawn", "rating"),
    [
        ("lagrange_observatory", 7, ["moss"], 5),
        ("research", 5, ["moss", "trees"], 5),
        ("convoy_from_europa", 14, ["moss"], 6),
        ("technology_demonstration", 17, ["moss", "trees"], 6),
        ("phobos_falls", 32, ["moss", "trees"], 7),
    ],
)
def test_a_card_that_draws(name: str, cost: int, drawn: list[str], rating: int) -> None:
    """So many cards come into the hand and all stay there; another player sees only that they were drawn."""
    p = Position(2).tile(0, plants=2).on_deck("moss", "trees", "algae").give(0, mc=cost).hand(0, name, "mine")
    p.plan("construction", "research").forget_news().act(0, "play", name)
    assert (p.in_hand(0), p.has(0, "mc", "rating"), p.asked(0)) == (["mine", *drawn], (0, rating), "ConstructionPhase")
    assert [event.parts["card"] for event in p.news(1, "CardDrawn")] == [None] * len(drawn)


@rule("AE-13.9", "AE-8.38")
@pytest.mark.parametrize(
    ("name", "mars"),
    [
        ("convoy_from_europa", (-30, 0, 1)),
        ("technology_demonstration", (-30, 0, 1)),
        ("phobos_falls", (-28, 0, 1)),
        ("lagrange_observatory", (-30, 0, 0)),
        ("research", (-30, 0, 0)),
    ],
)
def test_some_that_draw_change_mars_too(name: str, mars: tuple[int, int, int]) -> None:
    """An ocean with its reward, and with Phobos a step of temperature."""
    p = Position(2).tile(0, plants=2).give(0, mc=40).hand(0, name).plan("construction", "research")
    p.act(0, "play", name)
    assert (p.temperature(), p.s.oxygen, p.s.oceans) == mars and p.has(0, "plants") == (2 * mars[2],)


@rule("AE-13.9", "AE-Q29")
@pytest.mark.parametrize(("name", "count"), [("convoy_from_europa", 2), ("technology_demonstration", 3)])
def test_the_card_of_an_ocean_tile_comes_on_top(name: str, count: int) -> None:
    """The tile's reward is drawn from the same deck."""
    p = Position(2).tile(0, cards=1).on_deck("moss", "trees", "algae", "grass").give(0, mc=20).hand(0, name)
    p.plan("construction", "research").act(0, "play", name)
    assert p.in_hand(0) == ["moss", "trees", "algae"][:count]


@rule("AE-7.8", "AE-8.2")
def test_a_card_drawn_by_a_red_card_can_be_played_next() -> None:
    """Research draws Lava Flows, and whoever chose the phase plays it."""
    p = Position(2).on_deck("lava_flows", "moss").give(0, mc=22).hand(0, "research").plan("construction", "research")
    p.act(0, "play", "research").act(0, "play", "lava_flows")
    assert (p.has(0, "mc", "rating"), p.in_hand(0)) == ((0, 7), ["moss"])


@rule("AE-8.35", "AE-8.36", "AE-Q14")
def test_business_contacts_draw_four_and_discard_any_two_of_the_hand() -> None:
    """An old card may go as well as a new one; neither brings money."""
    p = Position(2).on_deck("moss", "trees", "algae", "grass").give(0, mc=5).hand(0, "business_contacts", "mine")
    p.plan("construction", "research").act(0, "play", "business_contacts")
    assert p.things(0, "discard") == ["mine", "moss", "trees", "algae", "grass"]
    p.act(0, "discard", "mine")
    assert p.things(0, "discard") == ["moss", "trees", "algae", "grass"]
    p.act(0, "discard", "algae")
    assert (p.in_hand(0), p.has(0, "mc"), discarded(p, "mine", "algae", "moss")) == (
        ["moss", "trees", "grass"],
        (0,),
        [1, 1, 0],
    )
    assert p.asked(0) == "ConstructionPhase"


@rule("AE-8.36", "AE-Q13")
def test_nothing_can_be_sold_while_business_contacts_wait_for_a_discard() -> None:
    """The discard comes first, and it cannot be refused."""
    p = Position(2).give(0, mc=5).hand(0, "business_contacts").plan("construction", "research")
    p.act(0, "play", "business_contacts")
    assert {verb for verb, _ in p.options(0)} == {"discard"} and len(p.options(0)) == 4


@rule("AE-Q16", "AE-8.35")
def test_business_contacts_with_two_cards_left_in_the_world_lose_both() -> None:
    """What can be drawn is drawn, and two must still go."""
    p = (
        Position(2)
        .hand(0, "business_contacts")
        .give(0, mc=5)
        .plan("construction", "research")
        .small_deck("moss", "trees")
    )
    p.act(0, "play", "business_contacts")
    assert (p.in_hand(0), discarded(p, "moss", "trees"), p.has(0, "mc")) == ([], [1, 1], (0,))


@rule("AE-8.38", "AE-11.2", "AE-11.3")
def test_an_invention_contest_keeps_one_of_three_cards() -> None:
    """Only the new ones are looked at; the two others go, without money, and the old hand stays."""
    p = Position(2).on_deck("moss", "trees", "algae").give(0, mc=1).hand(0, "invention_contest", "mine")
    p.plan("construction", "research").act(0, "play", "invention_contest")
    assert (p.things(0, "keep"), p.in_hand(0)) == (["moss", "trees", "algae"], ["mine"])
    p.act(0, "keep", "trees")
    assert (p.in_hand(0), discarded(p, "moss", "trees", "algae")) == (["mine", "trees"], [1, 0, 1])
    assert (p.has(0, "mc"), p.asked(0)) == ((0,), "ConstructionPhase")


@rule("AE-18.7")
def test_nobody_else_sees_what_an_invention_contest_found() -> None:
    """Another player learns how many cards were looked at, not which."""
    p = Position(2).on_deck("moss", "trees", "algae").give(0, mc=1).hand(0, "invention_contest")
    p.plan("construction", "research").forget_news().act(0, "play", "invention_contest").act(0, "keep", "moss")
    assert [event.parts["card"] for event in p.news(1, "CardLookedAt")] == [None] * 3
    assert [event.parts["card"] for event in p.news(1, "CardKept")] == [None]
    assert [event.parts["card"] for event in p.news(0, "CardKept")] == [p.card("moss")]


@rule("AE-Q15")
def test_the_last_card_of_the_world_is_kept_without_a_question() -> None:
    """One card drawn instead of three is the one that is kept."""
    p = Position(2).hand(0, "invention_contest").give(0, mc=1).plan("construction", "research").small_deck("moss")
    p.act(0, "play", "invention_contest")
    assert (p.in_hand(0), p.asked(0)) == (["moss"], "ConstructionPhase")
