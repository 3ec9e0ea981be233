"""United Nations Mars Initiative: at the first rise of its TR in a phase it may buy another step."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position


def unmi(**amounts: int) -> Position:
    """The first of two players is the Initiative and has so much."""
    return Position(2).corporation(0, "united_nations_mars_initiative").give(0, **amounts)


@rule("AE-13.25", "AE-8.33")
def test_unmi_may_pay_six_for_another_step_when_its_tr_rises() -> None:
    """Pay, and TR is one higher; or decline, and nothing happens."""
    p = unmi(mc=20).hand(0, "bribed_committee").plan("research", "construction")
    p.act(0, "play", "bribed_committee")
    assert (p.options(0), p.has(0, "mc", "rating")) == ([("pay", 0), ("decline", 0)], (15, 7))
    other = p.clone().act(0, "decline")
    assert p.act(0, "pay").has(0, "mc", "rating") == (9, 8)
    assert other.has(0, "mc", "rating") == (15, 7)
    assert (p.things(0, "pay"), other.things(0, "pay")) == ([], [])


@rule("AE-13.7", "AE-13.8", "AE-13.9", "AE-13.25")
@pytest.mark.parametrize(
    ("verb", "thing", "price", "rating"),
    [
        ("standard", "temperature_heat", 0, 7),
        ("standard", "temperature_mc", 14, 7),
        ("standard", "ocean_mc", 15, 7),
        ("standard", "forest_plants", 0, 7),
        ("standard", "forest_mc", 20, 7),
        ("use", "caretaker_contract", 0, 7),
        ("use", "ironworks", 0, 7),
        ("done", 0, 0, 8),  # heat must be used, and afterwards plants
    ],
)
def test_any_rise_of_tr_will_do(verb: str, thing: str | int, price: int, rating: int) -> None:
    """By a standard action, a card's action, or heat that must be used."""
    p = unmi(mc=40, heat=8, plants=8).tile(0, plants=2).in_play(0, "caretaker_contract", "ironworks")
    p.plan("action", "research").act(0, verb, thing)
    assert (p.things(0, "pay"), p.has(0, "mc", "rating")) == ([0], (40 - price, 6))
    p.act(0, "pay")
    assert (p.things(0, "pay"), p.has(0, "mc", "rating")) == ([], (40 - price - 6, rating))


@rule("AE-13.10", "AE-8.33")
@pytest.mark.parametrize("answer", ["pay", "decline"])
def test_unmi_is_asked_once_a_phase_even_by_a_card_of_many_steps(answer: str) -> None:
    """A giant ice asteroid raises TR four times, then another card twice: one question; its own step asks no other."""
    p = unmi(mc=60).tile(0, plants=2).tile(1, mc=4).hand(0, "giant_ice_asteroid", "bribed_committee")
    p.plan("construction", "research").act(0, "play", "giant_ice_asteroid")
    p.act(0, answer)
    more = 1 if answer == "pay" else 0
    assert (p.has(0, "rating"), p.asked(0)) == ((9 + more,), "ConstructionPhase")
    assert p.act(0, "play", "bribed_committee").has(0, "rating") == (11 + more,)
    assert p.things(0, "pay") == []


@rule("AE-13.25", "AE-5.6")
def test_unmi_is_asked_again_in_the_next_phase() -> None:
    """Once in construction, once in the action phase of the same round."""
    p = unmi(mc=40, heat=8).hand(0, "bribed_committee").plan("construction", "action")
    p.act(0, "play", "bribed_committee").act(0, "decline").done(0, 1)
    p.act(0, "standard", "temperature_heat")
    assert p.things(0, "pay") == [0]


@rule("AE-8.4")
def test_unmi_is_not_asked_when_it_cannot_pay() -> None:
    """Five M€ and an empty hand are too little."""
    p = unmi(mc=10).hand(0, "bribed_committee").plan("construction", "research")
    p.act(0, "play", "bribed_committee")
    assert (p.asked(0), p.has(0, "mc", "rating")) == ("ConstructionPhase", (5, 7))


@rule("AE-8.4", "AE-13.25")
def test_who_could_not_pay_at_the_first_rise_is_not_asked_at_a_later_one() -> None:
    """Heat turned into money after the first rise of the phase is too late for the second."""
    p = unmi(mc=0, heat=16, plants=8).in_play(0, "power_infrastructure").plan("action", "research")
    p.act(0, "standard", "temperature_heat").act(0, "use", "power_infrastructure").act(0, "amount", 8)
    p.act(0, "standard", "forest_plants")
    assert (p.things(0, "pay"), p.has(0, "mc", "rating")) == ([], (8, 7))


@rule("AE-8.8", "AE-8.11")
def test_unmi_may_sell_cards_to_pay() -> None:
    """With two M€ and two cards both must go, and two M€ are change."""
    p = unmi(mc=7).hand(0, "bribed_committee", "moss", "trees").plan("research", "construction")
    p.act(0, "play", "bribed_committee").act(0, "pay")
    assert (p.has(0, "mc", "rating"), p.in_hand(0)) == ((2, 8), [])


@rule("AE-8.11")
def test_unmi_chooses_which_card_to_sell() -> None:
    """With three M€ one of two cards is enough."""
    p = unmi(mc=8).hand(0, "bribed_committee", "moss", "trees").plan("research", "construction")
    p.act(0, "play", "bribed_committee").act(0, "pay")
    assert p.things(0, "sell_card") == ["moss", "trees"]
    p.act(0, "sell_card", "trees")
    assert (p.has(0, "mc", "rating"), p.in_hand(0)) == ((0, 8), ["moss"])


@rule("AE-Q25")
def test_a_loss_of_tr_is_no_rise() -> None:
    """An Investment Loan costs a step and asks nothing; the first rise after it does."""
    p = unmi(mc=20).hand(0, "investment_loan", "bribed_committee").plan("construction", "research")
    p.act(0, "play", "investment_loan")
    assert (p.asked(0), p.has(0, "mc", "rating")) == ("ConstructionPhase", (29, 4))
    assert p.act(0, "play", "bribed_committee").things(0, "pay") == [0]


@rule("AE-13.19", "AE-13.25")
def test_a_step_that_gives_no_tr_is_no_rise() -> None:
    """Lava Flows on a warm Mars ask nothing."""
    p = unmi(mc=40).mars(8).hand(0, "lava_flows").plan("construction", "research").act(0, "play", "lava_flows")
    assert (p.asked(0), p.has(0, "rating")) == ("ConstructionPhase", (5,))


@rule("AE-8.33")
def test_a_rise_of_another_players_tr_asks_unmi_nothing() -> None:
    """Nor the other player."""
    p = unmi(mc=40).give(1, mc=40).hand(1, "bribed_committee").plan("research", "construction")
    p.act(1, "play", "bribed_committee")
    assert (p.things(0, "pay"), p.things(1, "pay"), p.has(0, "rating")) == ([], [], (5,))


@rule("AE-13.9", "AE-Q29")
def test_the_reward_of_the_ocean_that_raised_tr_can_pay() -> None:
    """Two M€ and the four of the tile are six: the reward comes with the rise, at once."""
    p = unmi(mc=12).tile(0, mc=4).hand(0, "subterranean_reservoir").plan("construction", "research")
    p.act(0, "play", "subterranean_reservoir")
    assert (p.has(0, "mc", "rating"), p.things(0, "pay")) == ((6, 6), [0])
