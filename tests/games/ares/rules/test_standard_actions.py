"""Chapter 9b: the five standard actions, their prices, and when they are open."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position

STANDARDS = ("forest_plants", "forest_mc", "temperature_heat", "temperature_mc", "ocean_mc")
MEANS = ("plants", "mc", "heat", "mc", "mc")
PRICES = (8, 20, 8, 14, 15)
# What is left of 20 M€, 8 heat and 8 plants; TR; forests; degrees, oxygen, oceans.
AFTER = (
    ((20, 8, 0, 6, 1), (-30, 1, 0)),
    ((0, 8, 8, 6, 1), (-30, 1, 0)),
    ((20, 0, 8, 6, 0), (-28, 0, 0)),
    ((6, 8, 8, 6, 0), (-28, 0, 0)),
    ((5, 8, 10, 6, 0), (-30, 0, 1)),
)


def check(standard: int) -> None:
    """The action takes its price and gives exactly what it says; the tile under it shows 2 plants."""
    p = Position().give(1, mc=20, heat=8, plants=8).tile(0, plants=2).plan("action", "research")
    p.act(1, "standard", STANDARDS[standard])
    mars = (p.temperature(), p.s.oxygen, p.s.oceans)
    assert (p.has(1, "mc", "heat", "plants", "rating", "forests"), mars) == AFTER[standard]
    assert p.has(0, "mc", "heat", "plants", "rating", "forests") == (0, 0, 0, 5, 0)


@rule("AE-9.9")
def test_eight_plants_plant_a_forest() -> None:
    """A token, a step of oxygen and a step of TR."""
    check(0)


@rule("AE-9.10")
def test_twenty_credits_plant_a_forest() -> None:
    """The same for money."""
    check(1)


@rule("AE-9.11")
def test_eight_heat_raise_the_temperature() -> None:
    """One step of 2 degrees and a step of TR."""
    check(2)


@rule("AE-9.12")
def test_fourteen_credits_raise_the_temperature() -> None:
    """The same for money."""
    check(3)


@rule("AE-9.13")
def test_fifteen_credits_flip_an_ocean_and_its_reward_comes_at_once() -> None:
    """A step of TR and the two plants that the tile shows."""
    check(4)


@rule("AE-9.9", "AE-9.10", "AE-9.11", "AE-9.12", "AE-9.13")
@pytest.mark.parametrize(("standard", "good", "price"), list(zip(STANDARDS, MEANS, PRICES, strict=True)))
def test_one_short_of_the_price_is_too_little(standard: str, good: str, price: int) -> None:
    """With an empty hand nothing makes up for it; with the last one the action is open."""
    short = Position().give(1, **{good: price - 1}).plan("action", "research")
    refusal = short.why_not(1, "standard", standard)
    assert refusal is not None and (refusal.reason, refusal.rule) == ("too-dear", "AE-9.8")
    assert standard not in short.things(1, "standard")
    enough = Position().give(1, **{good: price}).plan("action", "research")
    assert standard in enough.things(1, "standard")


@rule("AE-9.8", "AE-Q60")
@pytest.mark.parametrize(("standard", "good", "price"), list(zip(STANDARDS, MEANS, PRICES, strict=True)))
def test_a_standard_action_may_be_repeated_at_will(standard: str, good: str, price: int) -> None:
    """Three times in one phase, by somebody who did not choose it; with nothing left it is closed."""
    p = Position().give(1, **{good: 3 * price}).tile(0, plants=2).tile(1, plants=1, cards=1).tile(2, cards=1)
    p.plan("action", "research")
    for _ in range(3):
        p.act(1, "standard", standard)
    assert p.has(1, good, "rating") == (0, 8)
    assert p.reason(1, "standard", standard) == "too-dear"


@rule("AE-9.8")
def test_standard_actions_come_in_any_order() -> None:
    """All five, from the last to the first."""
    p = Position().give(1, mc=49, heat=8, plants=8).tile(0, mc=4).plan("action", "research")
    for standard in reversed(STANDARDS):
        p.act(1, "standard", standard)
    assert p.has(1, "mc", "heat", "plants", "rating", "forests") == (4, 0, 0, 10, 2)


@rule("AE-9.14")
@pytest.mark.parametrize("phase", ["development", "construction", "research"])
def test_standard_actions_exist_only_in_the_action_phase(phase: str) -> None:
    """In planning and in other phases the verb is no answer, however rich one is."""
    p = Position().give(0, mc=99, heat=99, plants=99)
    assert [p.reason(0, "standard", standard) for standard in STANDARDS] == ["other-question"] * 5
    p.plan(phase, phase)
    assert [p.reason(0, "standard", standard) for standard in STANDARDS] == ["other-question"] * 5


@rule("AE-9.15")
def test_cards_can_be_sold_to_pay_for_a_standard_action() -> None:
    """With 10 M€ and three cards the player picks two to sell, and keeps 1 M€ of change."""
    p = Position().give(1, mc=10).hand(1, "mine", "comet", "fish").tile(0, plants=2).plan("action", "research")
    p.act(1, "standard", "ocean_mc")
    assert (p.asked(1), p.things(1, "sell_card"), p.s.oceans) == ("SellToPay", ["mine", "comet", "fish"], 0)
    p.act(1, "sell_card", "comet").act(1, "sell_card", "mine")
    assert (p.in_hand(1), p.has(1, "mc", "plants"), p.s.oceans, p.asked(1)) == (["fish"], (1, 2), 1, "ActionPhase")


@rule("AE-9.15")
def test_cards_do_not_stand_in_for_heat_or_plants() -> None:
    """A full hand does not help who has 7 heat and 7 plants."""
    p = Position().give(1, heat=7, plants=7).hand(1, "mine", "comet", "fish").plan("action", "research")
    assert p.things(1, "standard") == []


@rule("AE-9.16")
def test_standard_actions_do_not_use_up_the_bonus() -> None:
    """After three of them a chooser may still use a card twice, and has used nothing."""
    p = Position().in_play(0, "tardigrades").give(0, heat=24).plan("action", "research")
    for _ in range(3):
        p.act(0, "standard", "temperature_heat")
    p.act(0, "use", "tardigrades").act(0, "use", "tardigrades")
    assert (p.on_card(0, "tardigrades"), p.has(0, "heat")) == (2, (0,))


@rule("AE-9.17")
@pytest.mark.parametrize(("standard", "left"), [("forest_mc", 0), ("temperature_mc", 6), ("ocean_mc", 5)])
def test_steel_and_titanium_do_not_make_them_cheaper(standard: str, left: int) -> None:
    """With 2 steel and 2 titanium the price is the printed one."""
    p = Position().in_play(1, "mine", "ganymede_shipyard").give(1, mc=20).tile(0, cards=1).plan("action", "research")
    p.act(1, "standard", standard)
    assert p.has(1, "mc", "steel", "titanium") == (left, 2, 2)


@rule("AE-9.18", "AE-Q20")
def test_temperature_and_ocean_are_closed_where_they_were_complete_when_the_phase_began() -> None:
    """The refusal names the rule; both forests stay open with oxygen complete as well."""
    p = Position().give(1, mc=99, heat=99, plants=99).mars(temperature=8, oxygen=14, oceans=9)
    p.plan("action", "research")
    refusals = [p.why_not(1, "standard", standard) for standard in STANDARDS[2:]]
    assert [refusal and (refusal.reason, refusal.rule) for refusal in refusals] == [("at-maximum", "AE-9.18")] * 3
    assert p.things(1, "standard") == ["forest_plants", "forest_mc"]


@rule("AE-9.18")
@pytest.mark.parametrize(
    ("mars", "closed"),
    [
        ({"temperature": 8}, {"temperature_heat", "temperature_mc"}),
        ({"oceans": 9}, {"ocean_mc"}),
        ({"oxygen": 14}, set()),
        ({"temperature": 6, "oxygen": 13, "oceans": 8}, set()),
    ],
)
def test_each_parameter_closes_only_its_own_actions(mars: dict[str, int], closed: set[str]) -> None:
    """One step below the maximum everything is open."""
    p = Position().give(1, mc=99, heat=99, plants=99).mars(**mars).plan("action", "research")
    assert set(p.things(1, "standard")) == set(STANDARDS) - closed


@rule("AE-9.18")
def test_what_becomes_complete_during_the_phase_stays_open() -> None:
    """Another player completes temperature; the action is still offered and rewarded."""
    p = Position().give(0, heat=8).give(1, mc=14).mars(temperature=6).plan("action", "research")
    p.act(0, "standard", "temperature_heat").act(1, "standard", "temperature_mc")
    assert (p.has(1, "mc", "rating"), p.temperature()) == ((0, 6), 8)


@rule("AE-Q20")
@pytest.mark.parametrize(("standard", "good", "price"), list(zip(STANDARDS, MEANS, PRICES, strict=True))[2:])
def test_a_group_may_allow_them_though_they_are_worth_nothing(standard: str, good: str, price: int) -> None:
    """The price is paid and nothing is gained."""
    p = Position(standard_at_maximum=True).give(1, **{good: price}).mars(temperature=8, oceans=9)
    p.plan("action", "research").act(1, "standard", standard)
    assert (p.has(1, good, "rating", "plants"), p.in_hand(1)) == ((0, 5, 0), [])
