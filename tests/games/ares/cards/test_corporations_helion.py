"""Helion, whose heat is money wherever money is asked: cards, actions, standard actions, beside cards sold."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position


def helion(**amounts: int) -> Position:
    """The first of two players is Helion and has so much."""
    return Position(2).corporation(0, "helion").give(0, **amounts)


@rule("AE-8.7", "AE-Q63")
def test_helion_says_how_much_heat_goes_into_a_card() -> None:
    """From what M€ cannot cover up to the whole price; one heat is one M€."""
    p = helion(mc=7, heat=20).tile(0, plants=2).hand(0, "subterranean_reservoir").plan("construction", "research")
    p.act(0, "play", "subterranean_reservoir")
    assert p.things(0, "pay_heat") == [3, 4, 5, 6, 7, 8, 9, 10]
    assert (p.reason(0, "pay_heat", 2), p.reason(0, "pay_heat", 11)) == ("too-little", "too-much")
    p.act(0, "pay_heat", 4)
    assert p.has(0, "mc", "heat", "rating") == (1, 16, 6)


@rule("AE-Q63")
def test_helion_may_keep_its_heat() -> None:
    """With enough M€ nothing of it need be spent."""
    p = helion(mc=10, heat=5).hand(0, "subterranean_reservoir").tile(0, plants=2).plan("construction", "research")
    p.act(0, "play", "subterranean_reservoir").act(0, "pay_heat", 0)
    assert p.has(0, "mc", "heat") == (0, 5)


@rule("AE-8.4", "AE-Q63")
@pytest.mark.parametrize(("heat", "refused"), [(7, "too-dear"), (8, None)])
def test_helion_plays_what_heat_and_money_together_can_pay(heat: int, refused: str | None) -> None:
    """Two M€ and eight heat are ten; with nothing to choose nothing is asked."""
    p = helion(mc=2, heat=heat).hand(0, "subterranean_reservoir").tile(0, plants=2).plan("construction", "research")
    assert p.reason(0, "play", "subterranean_reservoir") == refused
    if refused is None:
        assert p.act(0, "play", "subterranean_reservoir").has(0, "mc", "heat", "rating") == (0, 0, 6)


@rule("AE-8.11", "AE-Q63")
def test_helion_may_use_heat_instead_of_selling_cards() -> None:
    """Ten M€ from two M€, a card and heat: five heat at least."""
    p = (
        helion(mc=2, heat=8)
        .hand(0, "subterranean_reservoir", "moss")
        .tile(0, plants=2)
        .plan("research", "construction")
    )
    p.act(0, "play", "subterranean_reservoir")
    assert p.things(0, "pay_heat") == [5, 6, 7, 8]
    other = p.clone().act(0, "pay_heat", 8)
    assert (other.has(0, "mc", "heat"), other.in_hand(0)) == ((0, 0), ["moss"])
    p.act(0, "pay_heat", 6)
    assert (p.has(0, "mc", "heat"), p.in_hand(0)) == ((1, 2), [])


@rule("AE-8.11", "AE-Q63")
def test_helion_is_asked_which_card_to_sell_for_what_heat_left_over() -> None:
    """Three M€ are still missing, and one of two cards brings them."""
    p = helion(mc=0, heat=8).hand(0, "subterranean_reservoir", "moss", "trees").tile(0, plants=2)
    p.plan("research", "construction").act(0, "play", "subterranean_reservoir").act(0, "pay_heat", 7)
    assert p.things(0, "sell_card") == ["moss", "trees"]
    p.act(0, "sell_card", "moss")
    assert (p.has(0, "mc", "heat", "rating"), p.in_hand(0)) == ((0, 1, 6), ["trees"])


@rule("AE-9.5", "AE-Q63")
def test_heat_pays_for_a_card_action() -> None:
    """Aquifer Pumping costs ten: four M€ and six heat."""
    p = helion(mc=4, heat=7).in_play(0, "aquifer_pumping").tile(0, plants=2).plan("action", "research")
    p.act(0, "use", "aquifer_pumping")
    assert p.things(0, "pay_heat") == [6, 7]
    assert p.act(0, "pay_heat", 6).has(0, "mc", "heat", "rating") == (0, 1, 6)


@rule("AE-9.10", "AE-9.12", "AE-9.13", "AE-Q63")
@pytest.mark.parametrize(
    ("standard", "price", "mars"),
    [("forest_mc", 20, (-30, 1, 0)), ("temperature_mc", 14, (-28, 0, 0)), ("ocean_mc", 15, (-30, 0, 1))],
)
def test_heat_pays_for_standard_actions(standard: str, price: int, mars: tuple[int, int, int]) -> None:
    """All of the price in heat, with an empty purse; one heat less is too little."""
    p = helion(mc=0, heat=price - 1).plan("action", "research")
    assert p.reason(0, "standard", standard) == "too-dear"
    p = helion(mc=0, heat=price).tile(0, plants=2).plan("action", "research").act(0, "standard", standard)
    assert (p.has(0, "mc", "heat", "rating"), (p.temperature(), p.s.oxygen, p.s.oceans)) == ((0, 0, 6), mars)


@rule("AE-9.11", "AE-8.7")
def test_money_is_not_heat() -> None:
    """Eight M€ do not warm Mars as eight heat would, nor pay for what asks heat."""
    p = helion(mc=10, heat=7).plan("action", "research")
    assert p.reason(0, "standard", "temperature_heat") == "too-dear"
    p = helion(mc=10, heat=2).hand(0, "local_heat_trapping").plan("construction", "research")
    assert p.reason(0, "play", "local_heat_trapping") == "too-little-to-spend"


@rule("AE-8.4", "AE-Q5")
@pytest.mark.parametrize(("heat", "refused"), [(9, "too-dear"), (10, None)])
def test_heat_that_a_card_asks_for_is_not_money_too(heat: int, refused: str | None) -> None:
    """Building Industries spend four heat and cost six: with an empty purse that is ten heat."""
    p = helion(mc=0, heat=heat).hand(0, "building_industries").plan("research", "development")
    assert p.reason(0, "play", "building_industries") == refused
    if refused is None:
        assert p.act(0, "play", "building_industries").has(0, "heat", "steel") == (0, 2)


@rule("AE-9.19", "AE-Q63")
def test_helion_must_warm_with_what_heat_is_left_after_paying() -> None:
    """Of nine heat two went into a card action, so nothing must be used at the end; of ten eight are left."""
    p = helion(mc=8, heat=9).in_play(0, "aquifer_pumping").tile(0, plants=2).plan("action", "research")
    p.act(0, "use", "aquifer_pumping").act(0, "pay_heat", 2).done(0)
    assert (p.temperature(), p.has(0, "heat", "rating")) == (-30, (7, 6))
    p = helion(mc=8, heat=10).in_play(0, "aquifer_pumping").tile(0, plants=2).plan("action", "research")
    p.act(0, "use", "aquifer_pumping").act(0, "pay_heat", 2).done(0)
    assert (p.temperature(), p.has(0, "heat", "rating")) == (-28, (0, 7))


@rule("AE-8.7", "AE-8.33")
def test_heat_of_others_is_no_money() -> None:
    """Across the table from Helion ten heat buy nothing."""
    p = helion().give(1, mc=9, heat=10).hand(1, "subterranean_reservoir").plan("research", "construction")
    assert p.reason(1, "play", "subterranean_reservoir") == "too-dear"
