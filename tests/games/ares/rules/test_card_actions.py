"""Chapter 9a: actions of cards in play, once each, one of them twice for whoever chose the phase."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position

FACTORY = "circuit_board_factory"  # draws a card
GARDENS = "community_gardens"  # 2 M€, and a plant for a chooser


@rule("AE-9.1")
def test_an_action_is_used_once_in_a_phase() -> None:
    """The second use by somebody who did not choose the phase is refused, and not offered."""
    p = Position().in_play(1, "tardigrades").plan("action", "research").act(1, "use", "tardigrades")
    assert (p.on_card(1, "tardigrades"), p.reason(1, "use", "tardigrades")) == (1, "used-already")
    assert p.things(1, "use") == []


@rule("AE-9.1")
def test_each_card_has_its_own_use() -> None:
    """One card used leaves the others as they were."""
    p = Position().in_play(1, "tardigrades", FACTORY, GARDENS).plan("action", "research")
    p.act(1, "use", "tardigrades").act(1, "use", GARDENS)
    assert p.things(1, "use") == [FACTORY]


@rule("AE-9.1")
@pytest.mark.parametrize(
    ("card", "reason"),
    [("birds", "not-in-play"), ("tardigrades", "not-in-play"), ("mine", "no-action"), ("comet", "not-in-play")],
)
def test_only_own_cards_in_play_that_have_an_action_can_be_used(card: str, reason: str) -> None:
    """Not a card in hand, nor one of another player, nor one without an action, nor one of the deck."""
    p = Position().hand(0, "birds").in_play(0, "mine").in_play(1, "tardigrades").plan("action", "research")
    assert (p.reason(0, "use", card), p.things(0, "use")) == (reason, [])


@rule("AE-9.2")
def test_no_action_has_to_be_used() -> None:
    """Whoever is done at once has used nothing, and the round goes on."""
    p = Position().in_play(0, "tardigrades", FACTORY).plan("action", "action").done(0, 1)
    assert (p.on_card(0, "tardigrades"), p.in_hand(0), p.s.round) == (0, [], 2)


@rule("AE-9.3")
def test_card_actions_and_standard_actions_come_in_any_order() -> None:
    """Card, standard, card, standard: each leaves the next one open."""
    p = Position().in_play(1, "tardigrades", GARDENS).give(1, heat=16).plan("action", "research")
    p.act(1, "use", "tardigrades").act(1, "standard", "temperature_heat")
    p.act(1, "use", GARDENS).act(1, "standard", "temperature_heat")
    assert (p.on_card(1, "tardigrades"), p.has(1, "mc", "heat", "rating")) == (1, (2, 0, 7))


@rule("AE-9.4")
def test_a_chooser_uses_one_card_twice() -> None:
    """The same card a second time, but neither a third time nor another card twice."""
    p = Position().in_play(0, "tardigrades", GARDENS).plan("action", "research")
    p.act(0, "use", "tardigrades").act(0, "use", GARDENS).act(0, "use", "tardigrades")
    assert p.on_card(0, "tardigrades") == 2
    assert [p.reason(0, "use", card) for card in ("tardigrades", GARDENS)] == ["used-already"] * 2


@rule("AE-9.4", "AE-Q34")
def test_the_second_use_may_come_before_the_first_use_of_others() -> None:
    """The bonus is spent at once, and the other card still has its own use."""
    p = Position().in_play(0, "tardigrades", GARDENS).plan("action", "research")
    p.act(0, "use", "tardigrades").act(0, "use", "tardigrades")
    assert p.things(0, "use") == [GARDENS]
    p.act(0, "use", GARDENS)
    assert p.things(0, "use") == []


@rule("AE-9.4")
def test_everybody_who_chose_the_phase_has_the_second_use() -> None:
    """Two choosers both use their card twice."""
    p = Position().in_play(0, "tardigrades").in_play(1, "birds").plan("action", "action")
    p.act(0, "use", "tardigrades").act(1, "use", "birds").act(1, "use", "birds").act(0, "use", "tardigrades")
    assert (p.on_card(0, "tardigrades"), p.on_card(1, "birds")) == (2, 2)


@rule("AE-Q34")
def test_an_unused_second_use_is_lost() -> None:
    """In the next action phase, which somebody else chose, the card is used once."""
    p = Position().in_play(0, "tardigrades").plan("action", "production").act(0, "use", "tardigrades").done(0, 1)
    p.plan("research", "action").act(0, "use", "tardigrades")
    assert (p.s.round, p.reason(0, "use", "tardigrades"), p.on_card(0, "tardigrades")) == (2, "used-already", 2)


@rule("AE-X10", "AE-9.1", "AE-9.4")
@pytest.mark.parametrize("twice", ["tardigrades", FACTORY, GARDENS])
def test_three_cards_and_the_bonus_make_four_uses(twice: str) -> None:
    """Whichever card is repeated, after the fourth use nothing is offered."""
    p = Position().in_play(0, "tardigrades", FACTORY, GARDENS).plan("action", "research")
    p.act(0, "use", twice).act(0, "use", twice)
    left = p.things(0, "use")
    assert len(left) == 2 and twice not in left
    p.act(0, "use", left[0]).act(0, "use", left[1])
    assert p.things(0, "use") == []


@rule("AE-9.5", "AE-Q21")
@pytest.mark.parametrize(
    ("card", "good", "price"),
    [
        ("caretaker_contract", "heat", 8),
        ("ironworks", "heat", 4),
        ("artificial_jungle", "plants", 1),
        ("wood_burning_stoves", "plants", 4),
        ("asset_liquidation", "rating", 1),
        ("think_tank", "mc", 2),
        ("aquifer_pumping", "mc", 10),
    ],
)
def test_the_cost_of_an_action_must_be_there_in_full(card: str, good: str, price: int) -> None:
    """One short is refused; exactly enough will do, and all of it goes."""
    short = Position().in_play(1, card).give(1, **{good: price - 1}).plan("action", "research")
    assert (short.reason(1, "use", card), short.things(1, "use")) == ("cannot-pay-action", [])
    p = Position().in_play(1, card).tile(0, cards=1).give(1, **{good: price}).plan("action", "research")
    rewarded = 1 if card in ("ironworks", "wood_burning_stoves", "aquifer_pumping", "caretaker_contract") else 0
    p.act(1, "use", card)
    assert p.has(1, good, "rating") == (0, 0 if good == "rating" else 5 + rewarded)


@rule("AE-9.5")
@pytest.mark.parametrize("card", ["farming_co_ops", "redrafted_contracts", "decomposing_fungus"])
def test_cards_and_cubes_that_an_action_costs_must_be_there_too(card: str) -> None:
    """Without a card in hand, or a cube on any card, there is nothing to give."""
    p = Position().in_play(1, card).plan("action", "research")
    assert p.reason(1, "use", card) == "cannot-pay-action"


@rule("AE-9.5")
def test_cards_can_be_sold_to_pay_for_an_action() -> None:
    """A card in hand is worth 3 M€, here too; what is over is kept."""
    p = Position().in_play(1, "think_tank").hand(1, "mine").on_deck("comet").plan("action", "research")
    p.act(1, "use", "think_tank")
    assert (p.in_hand(1), p.has(1, "mc")) == (["comet"], (1,))


@rule("AE-9.7")
def test_actions_are_there_again_in_the_next_action_phase() -> None:
    """A card used in round 1 is used again in round 2."""
    p = Position().in_play(0, "tardigrades").plan("action", "production").act(0, "use", "tardigrades").done(0, 1)
    p.plan("research", "action").act(0, "use", "tardigrades")
    assert p.on_card(0, "tardigrades") == 2


@rule("AE-9.7")
def test_nothing_is_marked_as_used_after_the_phase() -> None:
    """All see a fresh card as soon as the action phase is over."""
    p = Position().in_play(0, "tardigrades").plan("action", "action").act(0, "use", "tardigrades").done(0, 1)
    assert p.view(1).players[0].used == {p.card("tardigrades"): 0}


@rule("AE-9.27")
@pytest.mark.parametrize("phase", ["development", "construction", "research"])
def test_card_actions_exist_only_in_the_action_phase(phase: str) -> None:
    """In planning and in other phases the verb is no answer."""
    p = Position().in_play(0, "tardigrades")
    assert p.reason(0, "use", "tardigrades") == "other-question"
    p.plan(phase, phase)
    assert p.reason(0, "use", "tardigrades") == "other-question"


@rule("AE-Q21")
def test_spending_up_to_some_is_no_use_with_nothing() -> None:
    """Zero is refused as an amount; with no heat at all the action cannot be begun."""
    p = Position().in_play(1, "greenhouses").give(1, heat=9).plan("action", "research").act(1, "use", "greenhouses")
    assert (p.things(1, "amount"), p.reason(1, "amount", 0)) == ([1, 2, 3, 4], "too-little")
    p.act(1, "amount", 3)
    assert p.has(1, "heat", "plants") == (6, 3)
    cold = Position().in_play(1, "greenhouses").plan("action", "research")
    assert cold.reason(1, "use", "greenhouses") == "cannot-pay-action"


@rule("AE-Q21")
def test_an_action_may_be_used_though_its_raise_counts_for_nothing() -> None:
    """With oxygen complete since before the phase the heat is spent, and all are told that nothing rose."""
    p = Position().in_play(1, "ironworks").give(1, heat=4).mars(oxygen=14).plan("action", "research").forget_news()
    p.act(1, "use", "ironworks")
    assert (p.has(1, "heat", "rating"), p.s.oxygen) == ((0, 5), 14)
    assert [event.parts for event in p.news(None, "NothingRaised")] == [{"colour": 1, "parameter": 1}]


@rule("AE-Q21")
def test_an_action_may_be_used_though_its_cube_has_nowhere_to_go() -> None:
    """The use is spent and the cube is lost."""
    p = Position().in_play(1, "symbiotic_fungus").plan("action", "research").act(1, "use", "symbiotic_fungus")
    assert [event.parts["count"] for event in p.news(0, "CubesLost")] == [1]
    assert p.reason(1, "use", "symbiotic_fungus") == "used-already"
