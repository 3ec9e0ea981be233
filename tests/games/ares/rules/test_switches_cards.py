"""House rules about cards: the construction draw, discards that pay, and effects that come first; both ways."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position


@rule("AE-Q9", "AE-7.10")
@pytest.mark.parametrize(("allowed", "reason"), [(True, None), (False, "draw-needs-play")])
def test_the_bonus_card_may_be_drawn_before_a_play_unless_the_group_forbids_it(
    allowed: bool, reason: str | None
) -> None:
    """In both groups it may be drawn after the play."""
    p = Position(2, draw_without_play=allowed).hand(0, "interns").give(0, mc=3).on_deck("moss")
    p.plan("construction", "action")
    assert (p.reason(0, "draw"), ("draw", 0) in p.options(0)) == (reason, allowed)
    assert p.act(0, "play", "interns").act(0, "draw").in_hand(0) == ["moss"]


@rule("AE-Q9", "AE-7.10")
@pytest.mark.parametrize(("allowed", "plays", "hand"), [(True, 0, 2), (False, 0, 1), (True, 1, 1), (False, 1, 1)])
def test_whoever_plays_nothing_is_given_the_card_only_where_no_play_is_needed(
    allowed: bool, plays: int, hand: int
) -> None:
    """Done without a play: a card or none; done after a play: a card in both groups."""
    p = Position(2, draw_without_play=allowed).hand(0, "interns").give(0, mc=3).plan("construction", "action")
    for card in ["interns"][:plays]:
        p.act(0, "play", card)
    assert len(p.done(0).in_hand(0)) == hand


@rule("AE-Q9")
def test_where_a_play_is_needed_nobody_is_asked_about_the_card_without_one() -> None:
    """Also with the house rule that asks everything."""
    p = Position(2, draw_without_play=False, ask_everything=True).plan("construction", "action").done(0, 1)
    assert (p.asked(0), p.in_hand(0)) == ("ActionPhase", [])


@rule("AE-Q9")
def test_where_a_play_is_needed_a_card_that_allows_another_is_a_play() -> None:
    """Asset Liquidation has been played; that another card may follow does not take the draw away."""
    p = Position(2, draw_without_play=False).hand(0, "asset_liquidation").on_deck("moss").plan("construction", "action")
    assert p.act(0, "play", "asset_liquidation").done(0).in_hand(0) == ["moss"]


@rule("AE-Q14", "AE-11.6")
@pytest.mark.parametrize(("pays", "mc"), [(False, (0, 0)), (True, (9, 3))])
def test_cards_left_over_in_research_pay_only_where_all_discards_do(pays: bool, mc: tuple[int, int]) -> None:
    """Three left over for the chooser, one for the other."""
    p = Position(2, discards_pay=pays).plan("research", "action").done(0, 1)
    first, second = p.things(0, "keep")[:2]
    p.act(0, "keep", first).act(0, "keep", second).act(1, "keep", p.things(1, "keep")[0])
    assert (p.has(0, "mc"), p.has(1, "mc")) == ((mc[0],), (mc[1],))
    assert p.view(None).discards == 4


@rule("AE-Q14", "AE-8.36")
@pytest.mark.parametrize(("pays", "mc"), [(False, 0), (True, 6)])
def test_demanded_discards_pay_only_where_all_discards_do(pays: bool, mc: int) -> None:
    """Two cards discarded for Business Contacts."""
    p = Position(2, discards_pay=pays).hand(0, "business_contacts", "lichen", "grass").give(0, mc=5)
    p.plan("action", "construction").act(0, "play", "business_contacts")
    assert p.act(0, "discard", "lichen").act(0, "discard", "grass").has(0, "mc") == (mc,)


@rule("AE-Q14")
@pytest.mark.parametrize(("pays", "mc"), [(False, 0), (True, 6)])
def test_cards_not_kept_pay_only_where_all_discards_do(pays: bool, mc: int) -> None:
    """One of three is kept in Invention Contest."""
    p = Position(2, discards_pay=pays).on_deck("moss", "trees", "algae").hand(0, "invention_contest").give(0, mc=1)
    p.plan("action", "construction").act(0, "play", "invention_contest").act(0, "keep", "trees")
    assert (p.has(0, "mc"), p.in_hand(0)) == ((mc,), ["trees"])


@rule("AE-Q14")
@pytest.mark.parametrize(("pays", "mc"), [(False, 0), (True, 3)])
def test_a_card_discarded_by_choice_of_an_effect_pays_only_where_all_discards_do(pays: bool, mc: int) -> None:
    """The university's discard, and the same for the cost of an action."""
    p = Position(2, discards_pay=pays).in_play(0, "mars_university").hand(0, "lagrange_observatory").give(0, mc=7)
    p.on_deck("lichen").plan("action", "construction").act(0, "play", "lagrange_observatory")
    assert p.act(0, "discard", "lichen").has(0, "mc") == (mc,)
    p = Position(2, discards_pay=pays).in_play(0, "farming_co_ops").hand(0, "grass").plan("action", "research")
    assert p.act(0, "use", "farming_co_ops").has(0, "mc", "plants") == (mc, 3)


@rule("AE-Q14", "AE-12.2")
@pytest.mark.parametrize("pays", [False, True])
def test_sales_pay_three_in_every_group(pays: bool) -> None:
    """Ordinary sales and the sale above ten cards."""
    p = Position(2, discards_pay=pays).hand(0, *range(12)).act(0, "sell").act(0, "sell_card", 0).act(0, "stop")
    assert p.has(0, "mc") == (3,)
    p.plan("production", "production").act(0, "sell_card", 1)
    assert p.has(0, "mc") == (3 + 9 + 3,)


@rule("AE-Q29")
@pytest.mark.parametrize(
    ("first", "drawn", "looked"),
    [(False, [], ["bushes", "moss", "trees"]), (True, ["bushes"], ["moss", "trees", "algae"])],
)
def test_effects_of_other_cards_come_first_only_where_the_group_says_so(
    first: bool, drawn: list[str], looked: list[str]
) -> None:
    """Olympus Conference draws after or before Invention Contest looks at three cards."""
    p = Position(2, triggers_first=first).in_play(0, "olympus_conference").on_deck("bushes", "moss", "trees", "algae")
    p.hand(0, "invention_contest").give(0, mc=1).plan("action", "construction").act(0, "play", "invention_contest")
    assert (p.in_hand(0), p.things(0, "keep")) == (drawn, looked)


@rule("AE-Q29")
@pytest.mark.parametrize(("first", "question"), [(False, "DiscardToDraw"), (True, None)])
def test_an_effect_that_comes_first_has_nothing_of_the_card_yet(first: bool, question: str | None) -> None:
    """With an empty hand the university can discard only what Lagrange Observatory has drawn before."""
    p = Position(2, triggers_first=first).in_play(0, "mars_university").hand(0, "lagrange_observatory").give(0, mc=7)
    p.plan("action", "construction").act(0, "play", "lagrange_observatory")
    assert (p.asked(0), len(p.in_hand(0))) == (question, 1)


@rule("AE-Q29")
def test_effects_that_come_first_can_be_ordered_too() -> None:
    """Asked for the order before the card's own effect has happened."""
    p = Position(2, triggers_first=True, ask_everything=True).in_play(0, "olympus_conference", "mars_university")
    p.hand(0, "lagrange_observatory", "lichen").give(0, mc=7).plan("action", "construction")
    p.act(0, "play", "lagrange_observatory")
    assert (p.asked(0), p.in_hand(0)) == ("ResolveTrigger", ["lichen"])
