"""Chapter 6: the development phase, one green card, and 3 M€ off for whoever chose it."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position

MORE_GREEN: dict[str, object] = {"edition": "ares", "cards": [{"id": "sponsors", "instant": ["play 1 more"]}]}


@rule("AE-6.1")
def test_one_green_card_is_played_and_paid_for() -> None:
    """The first one leaves the hand and costs its price; a second one is refused however rich the player is."""
    p = Position(2).hand(0, "sponsors", "lichen").give(0, mc=50).plan("research", "development")
    assert p.things(0, "play") == ["sponsors", "lichen"]
    p.act(0, "play", "sponsors")
    assert (p.has(0, "mc"), p.played(0), p.in_hand(0)) == ((45,), ["sponsors"], ["lichen"])
    assert p.reason(0, "play", "lichen") == "no-play-left" and p.options(0) == [("sell", 0)]


@rule("AE-6.1")
def test_nobody_has_to_play_a_card() -> None:
    """A player with money and a card may be done; the phase closes when all are."""
    p = Position(2).hand(0, "sponsors").give(0, mc=50).plan("development", "action").done(0, 1)
    assert (p.asked(0), p.played(0), p.has(0, "mc")) == ("ActionPhase", [], (50,))


@rule("AE-6.1")
def test_whoever_has_played_is_not_waited_for() -> None:
    """The one card uses up the phase without a word; the next phase begins when the other is done."""
    p = Position(2).hand(0, "sponsors").give(0, mc=5).plan("action", "development").act(0, "play", "sponsors")
    assert (p.asked(0), p.asked(1)) == (None, "DevelopmentPhase")
    p.done(1)
    assert p.asked(0) == "ActionPhase"


@rule("AE-6.2")
@pytest.mark.parametrize("card", ["tardigrades", "lava_flows"])
def test_blue_and_red_cards_are_refused(card: str) -> None:
    """Money and needs are all right; the colour is not."""
    p = Position(2).hand(0, card, "sponsors").give(0, mc=50).plan("development", "research")
    assert p.reason(0, "play", card) == "wrong-colour" and p.things(0, "play") == ["sponsors"]


@rule("AE-6.3")
@pytest.mark.parametrize(("phase", "left"), [("development", 8), ("construction", 5)])
def test_only_who_chose_the_phase_pays_three_less(phase: str, left: int) -> None:
    """Of 15 M€ a card of 10 leaves 8 with the bonus and 5 without it, though the other seat chose the phase."""
    p = Position(2).hand(0, "economic_growth").give(0, mc=15).plan(phase, "development")
    assert p.price(0, "economic_growth") == 15 - left
    p.act(0, "play", "economic_growth")
    assert p.has(0, "mc") == (left,)


@rule("AE-6.3")
def test_the_bonus_makes_a_card_payable() -> None:
    """With 7 M€ and nothing to sell, a card of 10 can be played by the chooser only."""
    p = Position(2).hand(0, "economic_growth").give(0, mc=7).hand(1, "mine").give(1, mc=7)
    p.plan("development", "research")
    assert (p.reason(0, "play", "economic_growth"), p.reason(1, "play", "mine")) == (None, "too-dear")


@rule("AE-6.4")
def test_the_bonus_adds_to_steel_and_to_other_discounts() -> None:
    """A card of 17: 4 less for two steel, 1 less for an effect, 3 less for the bonus."""
    p = Position(2).in_play(0, "mine", "research_outpost").hand(0, "microprocessors").give(0, mc=9)
    p.plan("development", "research").act(0, "play", "microprocessors")
    assert p.news(0, "Paid")[-1].parts["count"] == 9 and p.has(0, "mc") == (0,)


@rule("AE-6.4")
@pytest.mark.parametrize(("card", "price"), [("dusty_quarry", 0), ("power_plant", 0), ("rad_suits", 1)])
def test_the_bonus_never_makes_a_price_negative(card: str, price: int) -> None:
    """Cards of 2, 3 and 4 cost 0, 0 and 1; nothing is paid out."""
    p = Position(2).mars(oceans=2).hand(0, card).give(0, mc=1).plan("development", "research").act(0, "play", card)
    assert (p.played(0), p.has(0, "mc")) == ([card], (1 - price,))


@rule("AE-6.5", "AE-Q11")
def test_a_further_green_card_has_no_bonus() -> None:
    """No card of the box lets one pay for a second green card; an owner's corrected card does, at its full price."""
    p = Position(2, corrections=MORE_GREEN).hand(0, "sponsors", "mine").give(0, mc=20).plan("development", "research")
    p.act(0, "play", "sponsors")
    assert p.has(0, "mc") == (18,)
    p.act(0, "play", "mine")
    assert p.has(0, "mc") == (8,)


@rule("AE-6.5", "AE-Q11")
def test_a_card_played_free_takes_nothing_from_the_bonus_and_gives_nothing_back() -> None:
    """The bonus is for the card of the phase: 18 - 3; the free card of 9 is free and not 3 M€ better than free."""
    p = Position(2).hand(0, "automated_factories", "micro_mills").give(0, mc=20).plan("development", "research")
    p.act(0, "play", "automated_factories").act(0, "play", "micro_mills")
    assert (p.has(0, "mc"), p.played(0)) == ((5,), ["automated_factories", "micro_mills"])


@rule("AE-6.6")
def test_an_unused_bonus_is_lost() -> None:
    """Whoever is done without a card gets no money, and nothing is cheaper in the next phase."""
    p = Position(2).hand(0, "comet").give(0, mc=25).plan("development", "construction").done(0, 1)
    assert (p.asked(0), p.has(0, "mc"), p.price(0, "comet")) == ("ConstructionPhase", (25,), 25)


@rule("AE-6.7")
def test_production_and_stock_are_entered_at_once() -> None:
    """Before anybody is done the levels have moved."""
    p = Position(2).hand(0, "industrial_center").hand(1, "surface_mines").give(0, mc=15).give(1, mc=13)
    p.plan("research", "development").act(0, "play", "industrial_center")
    assert (p.production(0), p.has(0, "steel", "titanium")) == ((3, 0, 0, 0), (1, 0))
    p.act(1, "play", "surface_mines")
    assert (p.production(1), p.has(1, "steel", "titanium")) == ((0, 0, 0, 0), (1, 1))


@rule("AE-6.7")
def test_production_entered_in_development_counts_in_the_same_round() -> None:
    """A card played in phase I pays in phase IV: 3 M€ and TR 5."""
    p = Position(2).hand(0, "economic_growth").give(0, mc=10).plan("production", "development")
    p.act(0, "play", "economic_growth").forget_news().done(1)
    assert p.news(None, "Produced")[0].parts == {"colour": 0, "mc": 12, "heat": 0, "plants": 0}
