"""AE-Q63: paying with heat, microbes or plants, only where a card allows it, as the player splits it."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position


def helion(mc: int, heat: int, *hand: str) -> Position:
    """Seat 0 is Helion, whose heat pays."""
    return Position(2).corporation(0, "helion").give(0, mc=mc, heat=heat).hand(0, *hand)


@rule("AE-Q63", "AE-8.7")
@pytest.mark.parametrize(("heat", "left"), [(0, (2, 6)), (3, (5, 3)), (6, (8, 0))])
def test_helion_says_how_much_heat_goes_into_a_payment(heat: int, left: tuple[int, int]) -> None:
    """A card of 8 with 10 M€ and 6 heat: any split from none to all the heat."""
    p = helion(10, 6, "power_grid").plan("research", "development").act(0, "play", "power_grid")
    assert p.things(0, "pay_heat") == [0, 1, 2, 3, 4, 5, 6]
    assert p.act(0, "pay_heat", heat).has(0, "mc", "heat") == left


@rule("AE-Q63")
def test_heat_pays_no_more_than_the_price_and_no_less_than_is_needed() -> None:
    """A card of 8 with 3 M€ and one card to sell: 2 heat at least, 8 at most."""
    p = helion(3, 20, "power_grid", "lichen").plan("research", "development").act(0, "play", "power_grid")
    assert p.things(0, "pay_heat") == [2, 3, 4, 5, 6, 7, 8]
    assert (p.reason(0, "pay_heat", 1), p.reason(0, "pay_heat", 9)) == ("too-little", "too-much")
    p.act(0, "pay_heat", 2)
    assert (p.has(0, "mc", "heat"), p.in_hand(0)) == ((0, 18), [])


@rule("AE-Q63")
def test_heat_pays_for_a_standard_action() -> None:
    """14 M€ for a step of temperature may be 14 heat."""
    p = helion(0, 14).plan("action", "research").act(0, "standard", "temperature_mc")
    assert (p.temperature(), p.has(0, "mc", "heat", "rating")) == (-28, (0, 0, 6))


@rule("AE-Q63", "AE-9.19")
def test_what_must_be_converted_is_seen_after_the_payment() -> None:
    """Of 14 heat 7 go into a payment; the 7 that remain are not enough for a forced step."""
    p = helion(7, 14).plan("action", "research").act(0, "standard", "temperature_mc").act(0, "pay_heat", 7).done(0)
    assert (p.temperature(), p.has(0, "mc", "heat")) == (-28, (0, 7))


@rule("AE-Q63", "AE-Q5")
@pytest.mark.parametrize(("heat", "reason"), [(11, "too-dear"), (12, None)])
def test_heat_that_a_card_asks_to_be_spent_does_not_pay_as_well(heat: int, reason: str | None) -> None:
    """A factory of 9 M€ and 3 heat needs 12 heat in all."""
    p = helion(0, heat, "fuel_factory").plan("research", "development")
    assert p.reason(0, "play", "fuel_factory") == reason
    if reason is None:
        assert p.act(0, "play", "fuel_factory").has(0, "mc", "heat") == (0, 0)


@rule("AE-Q63")
@pytest.mark.parametrize(("answer", "left", "microbes"), [("pay_microbes", 19, 1), ("decline", 9, 3)])
def test_two_microbes_may_pay_ten_of_a_card(answer: str, left: int, microbes: int) -> None:
    """A card of 11 costs 1 M€ and 2 microbes, or 11 M€, as the player likes."""
    p = Position(2).in_play(0, "anaerobic_microorganisms").cubes(0, "anaerobic_microorganisms", 3)
    p.hand(0, "trading_post").give(0, mc=20).plan("research", "development").act(0, "play", "trading_post")
    p.act(0, answer)
    assert (p.has(0, "mc"), p.on_card(0, "anaerobic_microorganisms")) == ((left,), microbes)


@rule("AE-Q63", "AE-8.11")
def test_microbes_that_pay_too_much_give_no_change() -> None:
    """A card of 5 is paid by 2 microbes; no M€ come back."""
    p = Position(2).in_play(0, "anaerobic_microorganisms").cubes(0, "anaerobic_microorganisms", 2)
    p.hand(0, "sponsors").give(0, mc=0).plan("research", "development").act(0, "play", "sponsors")
    assert (p.has(0, "mc"), p.on_card(0, "anaerobic_microorganisms"), p.played(0)[-1]) == ((0,), 0, "sponsors")


@rule("AE-Q63", "AE-8.4")
def test_who_cannot_pay_otherwise_pays_with_microbes_unasked() -> None:
    """With 3 M€ for a card of 11, the microbes must go; with one microbe it is too dear."""
    p = Position(2).in_play(0, "anaerobic_microorganisms").cubes(0, "anaerobic_microorganisms", 1)
    p.hand(0, "trading_post").give(0, mc=3).plan("research", "development")
    assert p.reason(0, "play", "trading_post") == "too-dear"
    p.cubes(0, "anaerobic_microorganisms", 2).act(0, "play", "trading_post")
    assert (p.has(0, "mc"), p.on_card(0, "anaerobic_microorganisms")) == ((2,), 0)


@rule("AE-Q63", "AE-8.4")
def test_paying_with_microbes_cannot_be_declined_when_money_is_short() -> None:
    """5 M€ and a plant are not enough for a card of 14: microbes go unasked, and of the plants one is asked then."""
    p = Position(2).in_play(0, "anaerobic_microorganisms", "restructured_resources").give(0, mc=5, plants=2)
    p.cubes(0, "anaerobic_microorganisms", 2).hand(0, "new_portfolios").plan("research", "development")
    p.act(0, "play", "new_portfolios")
    assert (p.on_card(0, "anaerobic_microorganisms"), p.asked(0)) == (0, "PayPlants")
    assert p.act(0, "decline").has(0, "mc", "plants") == (1, 2)


@rule("AE-Q63")
@pytest.mark.parametrize(("answer", "left"), [("pay_plants", (5, 2)), ("decline", (0, 3))])
def test_a_plant_may_pay_five_of_a_card(answer: str, left: tuple[int, int]) -> None:
    """A card of 8 costs 3 M€ and a plant, or 8 M€."""
    p = Position(2).in_play(0, "restructured_resources").hand(0, "power_grid").give(0, mc=8, plants=3)
    p.plan("research", "development").act(0, "play", "power_grid").act(0, answer)
    assert p.has(0, "mc", "plants") == left


@rule("AE-Q63", "AE-Q5")
@pytest.mark.parametrize(("plants", "reason"), [(1, "too-dear"), (2, None)])
def test_a_plant_that_a_card_asks_to_be_spent_does_not_pay_as_well(plants: int, reason: str | None) -> None:
    """Moss costs 3 M€ and a plant: without money that is two plants."""
    p = Position(2).mars(oceans=3).in_play(0, "restructured_resources").hand(0, "moss").give(0, mc=0, plants=plants)
    assert p.plan("research", "development").reason(0, "play", "moss") == reason
    if reason is None:
        assert p.act(0, "play", "moss").has(0, "mc", "plants") == (0, 0)


@rule("AE-Q63")
def test_plants_and_microbes_do_not_pay_for_standard_actions() -> None:
    """They pay for cards only."""
    p = Position(2).in_play(0, "anaerobic_microorganisms", "restructured_resources")
    p.cubes(0, "anaerobic_microorganisms", 8).give(0, mc=13, plants=7).plan("action", "research")
    assert p.reason(0, "standard", "temperature_mc") == "too-dear"
    assert p.give(0, mc=14).act(0, "standard", "temperature_mc").has(0, "mc", "plants") == (0, 7)


@rule("AE-Q63")
@pytest.mark.parametrize(("repeats", "reason"), [(False, "too-dear"), (True, None)])
def test_microbes_pay_once_a_card_unless_the_group_plays_otherwise(repeats: bool, reason: str | None) -> None:
    """Four microbes and 5 M€ for a card of 25: only where the payment repeats is it enough."""
    p = Position(2, payment_repeats=repeats).in_play(0, "anaerobic_microorganisms").give(0, mc=5)
    p.cubes(0, "anaerobic_microorganisms", 4).hand(0, "commercial_district").plan("research", "development")
    assert p.reason(0, "play", "commercial_district") == reason
    if repeats:
        p.act(0, "play", "commercial_district")
        assert (p.has(0, "mc"), p.on_card(0, "anaerobic_microorganisms")) == ((0,), 0)


@rule("AE-Q63")
@pytest.mark.parametrize(("repeats", "left"), [(False, (17, 2)), (True, (20, 1))])
def test_plants_pay_once_a_card_unless_the_group_plays_otherwise(repeats: bool, left: tuple[int, int]) -> None:
    """A card of 8: one plant and 3 M€; where it repeats a second plant pays the rest, without change."""
    p = Position(2, payment_repeats=repeats).in_play(0, "restructured_resources").hand(0, "power_grid")
    p.give(0, mc=20, plants=3).plan("research", "development").act(0, "play", "power_grid").act(0, "pay_plants")
    assert (p.asked(0) == "PayPlants") == repeats
    if repeats:
        p.act(0, "pay_plants")
    assert p.has(0, "mc", "plants") == left
