"""Chapter 8b: paying in M€, and selling cards, as part of a payment or at any other moment."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import IDS, Position

SPARE = (
    "lichen",
    "grass",
    "bushes",
    "moss",
    "trees",
    "algae",
    "heather",
    "farming",
    "worms",
    "insects",
    "mine",
    "soletta",
)


@rule("AE-8.6", "AE-14.2")
def test_a_card_is_paid_in_mc() -> None:
    """Its cost leaves the purse, everybody hears it, nothing else changes hands."""
    p = Position(2).hand(0, "power_grid").give(0, mc=20, heat=5, plants=5).plan("research", "development")
    p.act(0, "play", "power_grid")
    assert p.has(0, "mc", "heat", "plants") == (12, 5, 5)
    assert [event.parts for event in p.news(1, "Paid")] == [{"colour": 0, "count": 8}]


@rule("AE-8.7", "AE-14.7")
def test_other_resources_are_not_money() -> None:
    """Heat, plants, microbes and stocks in plenty do not pay 1 M€ of a card without building or space tag."""
    p = Position(2).in_play(0, "tardigrades", "mine", "titanium_mine").cubes(0, "tardigrades", 30)
    p.hand(0, "sponsors").give(0, mc=4, heat=50, plants=50).plan("research", "development")
    assert p.reason(0, "play", "sponsors") == "too-dear"
    assert p.give(0, mc=5).act(0, "play", "sponsors").has(0, "mc", "heat", "plants") == (0, 50, 50)


@rule("AE-8.8", "AE-8.9")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_any_number_of_cards_is_sold_for_three_each(count: int) -> None:
    """One after another until the player stops, and then again."""
    p = Position(2).hand(0, *SPARE[:5]).plan("research", "development").act(0, "sell")
    for card in SPARE[:count]:
        p.act(0, "sell_card", card)
    p.act(0, "stop").act(0, "sell").act(0, "sell_card", "trees").act(0, "stop")
    assert (p.has(0, "mc"), len(p.in_hand(0))) == ((3 * count + 3,), 4 - count)


@rule("AE-8.8")
def test_with_the_last_card_the_sale_is_over() -> None:
    """Nobody is asked to sell from an empty hand, and the sale is refused there."""
    p = Position(2).hand(0, "lichen").plan("research", "development").act(0, "sell").act(0, "sell_card", "lichen")
    assert (p.has(0, "mc"), p.asked(0), p.reason(0, "sell")) == ((3,), "DevelopmentPhase", "hand-empty")


@rule("AE-8.8", "AE-Q13")
@pytest.mark.parametrize("phases", [(), ("development",), ("construction",), ("action",)])
@pytest.mark.parametrize("is_done", [False, True])
def test_cards_are_sold_in_planning_and_in_every_phase_also_after_done(phases: tuple[str, ...], is_done: bool) -> None:
    """Selling does not withdraw done (or the choice): the seat is not waited for afterwards either."""
    p = Position(2).hand(0, "lichen", "grass")
    if phases:
        p.plan("research", *phases)
    if is_done:
        p.act(0, *(("done",) if phases else ("plan", "research")))
    before = p.asked(0)
    p.act(0, "sell").act(0, "sell_card", "grass").act(0, "stop")
    assert (p.has(0, "mc"), p.in_hand(0), p.asked(0)) == ((3,), ["lichen"], before)
    assert (before is None) == is_done


@rule("AE-Q13")
def test_cards_are_sold_while_others_still_research() -> None:
    """Not before the own choice is made, but then at will; nobody waits for it."""
    p = Position(2).hand(0, "lichen").on_deck("moss", "trees").plan("research", "research")
    assert p.reason(0, "sell") == "other-question"
    for card in list(p.things(0, "keep"))[:2]:
        p.act(0, "keep", card)
    assert p.asked(0) is None and p.asked(1) == "KeepCard"
    p.act(0, "sell").act(0, "sell_card", "lichen").act(0, "stop")
    assert (p.has(0, "mc"), len(p.in_hand(0))) == ((3,), 2)


@rule("AE-Q13")
def test_nothing_is_sold_before_the_first_planning() -> None:
    """While corporations are chosen, hands are full and cannot be sold."""
    p = Position(2, as_dealt=True)
    assert len(p.in_hand(0)) == 8 and p.reason(0, "sell") == "other-question"


@rule("AE-Q13")
def test_nothing_is_sold_while_a_discard_is_demanded() -> None:
    """First the forced choice, then the sale."""
    p = Position(2).hand(0, "microprocessors", "lichen").give(0, mc=17).plan("research", "development")
    p.act(0, "play", "microprocessors")
    assert (p.asked(0), p.reason(0, "sell"), p.reason(0, "sell_card", "lichen")) == (
        "Discard",
        "other-question",
        "other-question",
    )
    p.act(0, "discard", "lichen").act(0, "sell")
    assert len(p.things(0, "sell_card")) == 2


@rule("AE-Q13")
def test_a_card_gained_a_moment_ago_can_be_sold() -> None:
    """The card drawn as the construction bonus pays for a play."""
    p = Position(2).on_deck("lichen").hand(0, "interns").plan("construction", "research")
    assert p.reason(0, "play", "interns") == "too-dear"
    p.act(0, "draw").act(0, "play", "interns")
    assert (p.played(0), p.in_hand(0), p.has(0, "mc")) == (["interns"], [], (0,))


@rule("AE-8.10", "AE-18.3")
def test_sold_cards_go_face_down_to_the_discard_pile() -> None:
    """All see one more discard and the price; only the seller knows which card it is."""
    p = Position(2).hand(0, "lichen", "grass").forget_news().act(0, "sell").act(0, "sell_card", "grass")
    assert p.view(1).discards == 1
    assert (p.view(0).known_discards, p.view(1).known_discards) == ([IDS["grass"]], [])
    assert p.news(1, "CardSold")[0].parts == {"colour": 0, "card": None, "price": 3}


@rule("AE-E4", "AE-8.11")
def test_eight_mc_paid_with_two_cards_and_two_mc() -> None:
    """Short of money the player is asked for cards, twice, and then it is enough."""
    p = Position(2).hand(0, "power_grid", "lichen", "grass", "bushes").give(0, mc=2).plan("research", "development")
    p.act(0, "play", "power_grid").act(0, "sell_card", "grass")
    assert (p.asked(0), p.has(0, "mc")) == ("SellToPay", (5,))
    p.act(0, "sell_card", "lichen")
    assert (p.has(0, "mc"), p.in_hand(0), p.played(0)) == ((0,), ["bushes"], ["power_grid"])


@rule("AE-E4")
def test_a_rich_player_may_sell_before_the_payment() -> None:
    """With 10 M€, two cards sold first and then 8 M€ paid: the purse falls by 2."""
    p = Position(2).hand(0, "power_grid", "lichen", "grass").give(0, mc=10).plan("research", "development")
    p.act(0, "sell").act(0, "sell_card", "grass").act(0, "sell_card", "lichen").act(0, "stop")
    assert p.act(0, "play", "power_grid").has(0, "mc") == (8,)


@rule("AE-E5", "AE-8.11")
def test_eight_mc_paid_with_three_cards_give_one_mc_change() -> None:
    """Without money three cards go, and 1 M€ is over."""
    p = Position(2).hand(0, "power_grid", "lichen", "grass", "bushes", "moss").plan("research", "development")
    p.act(0, "play", "power_grid").act(0, "sell_card", "moss").act(0, "sell_card", "grass").act(
        0, "sell_card", "lichen"
    )
    assert (p.has(0, "mc"), p.in_hand(0), p.played(0)) == ((1,), ["bushes"], ["power_grid"])


@rule("AE-8.11")
def test_whoever_must_sell_the_whole_hand_is_not_asked() -> None:
    """Two cards and 2 M€ for a price of 8: both are sold at once."""
    p = Position(2).hand(0, "power_grid", "lichen", "grass").give(0, mc=2).plan("research", "development")
    p.act(0, "play", "power_grid")
    assert (p.has(0, "mc"), p.in_hand(0), p.s.discards) == ((0,), [], 2)


@rule("AE-8.12")
def test_a_card_is_not_sold_to_pay_for_itself() -> None:
    """A card of 5 with 2 M€: refused alone, and while it is paid for it is not offered for sale."""
    p = Position(2).hand(0, "sponsors").give(0, mc=2).plan("research", "development")
    assert p.reason(0, "play", "sponsors") == "too-dear"
    p.hand(0, "lichen", "grass").act(0, "play", "sponsors")
    assert p.things(0, "sell_card") == ["lichen", "grass"]
    assert p.reason(0, "sell_card", "sponsors") == "not-in-hand"


@rule("AE-8.12")
def test_cards_in_play_are_not_sold() -> None:
    """Only the hand is offered."""
    p = Position(2).in_play(0, "mine").hand(0, "lichen").act(0, "sell")
    assert (p.things(0, "sell_card"), p.reason(0, "sell_card", "mine")) == (["lichen"], "not-in-hand")


@rule("AE-Q57", "AE-12.3")
def test_in_the_end_stage_owners_choose_all_at_once_and_then_sell_as_ever() -> None:
    """Both are above ten and sell any card down to ten; in the planning that follows at once they may go on."""
    p = Position(2).hand(0, *SPARE).hand(1, *range(11)).plan("production", "production")
    assert (p.asked(0), p.asked(1)) == ("SellExcess", "SellExcess")
    p.act(1, "sell_card", 7).act(0, "sell_card", "mine").act(0, "sell_card", "lichen")
    assert (p.s.round, len(p.in_hand(0)), len(p.in_hand(1)), p.has(0, "mc"), p.has(1, "mc")) == (
        2,
        10,
        10,
        (15,),
        (12,),
    )
    p.act(0, "sell").act(0, "sell_card", "grass")
    assert p.has(0, "mc") == (18,)


@rule("AE-Q57")
def test_a_card_that_makes_sales_dearer_counts_in_every_sale() -> None:
    """With the composting factory a card brings 4: as an ordinary sale, in a payment and in the end stage."""
    p = Position(2).in_play(0, "composting_factory").hand(0, *SPARE, "sponsors").act(0, "sell")
    p.act(0, "sell_card", "lichen").act(0, "stop").plan("production", "development").act(0, "play", "sponsors")
    p.act(0, "sell_card", "grass")
    assert p.has(0, "mc") == (3,)
    p.hand(0, "rad_suits").done(1)
    assert p.act(0, "sell_card", "mine").has(0, "mc") == (3 + 2 + 5 + 4 + 4,)  # and production, TR, bonus
