"""Chapter 7: the construction phase, one blue or red card, and a drawn card or a second one as the bonus."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position


def chooser() -> Position:
    """Seat 0 has chosen construction and holds a blue and a red card; a blue card lies on the deck."""
    p = Position(2).hand(0, "tardigrades", "lava_flows", "sponsors").give(0, mc=100).on_deck("brainstorming_session")
    return p.plan("construction", "research")


@rule("AE-7.1")
@pytest.mark.parametrize(("card", "left"), [("tardigrades", 14), ("lava_flows", 3)])
def test_one_blue_or_red_card_is_played_and_paid_for(card: str, left: int) -> None:
    """Without the bonus the first one is the last one."""
    p = Position(2).hand(0, "tardigrades", "lava_flows").give(0, mc=20).plan("research", "construction")
    p.act(0, "play", card)
    assert (p.played(0), p.has(0, "mc")) == ([card], (left,))
    assert p.reason(0, "play", p.in_hand(0)[0]) == "no-play-left" and p.asked(0) is None


@rule("AE-7.2")
def test_green_cards_are_refused() -> None:
    """Even with the bonus they cannot be played."""
    p = chooser()
    assert p.reason(0, "play", "sponsors") == "wrong-colour"
    assert p.things(0, "play") == ["tardigrades", "lava_flows"]


@rule("AE-7.3")
def test_the_bonus_is_a_drawn_card_or_a_second_card() -> None:
    """After the first card both are offered to the chooser; the other seat is offered neither."""
    p = chooser().hand(1, "comet", "ice_asteroid").give(1, mc=100)
    assert p.reason(1, "draw") == "no-bonus"
    p.act(1, "play", "comet").act(0, "play", "tardigrades")
    assert p.options(0) == [("play", "lava_flows"), ("draw", 0), ("sell", 0), ("done", 0)]
    assert p.reason(1, "play", "ice_asteroid") == "no-play-left"


@rule("AE-7.3", "AE-7.6")
def test_a_second_card_uses_up_the_bonus() -> None:
    """It is paid for, and then there is no card to draw."""
    p = chooser().act(0, "play", "tardigrades").act(0, "play", "lava_flows")
    assert (p.has(0, "mc"), p.played(0)) == ((100 - 6 - 17,), ["tardigrades", "lava_flows"])
    assert p.reason(0, "draw") == "no-play-left" and p.in_hand(0) == ["sponsors"]


@rule("AE-7.3", "AE-7.6")
@pytest.mark.parametrize("draws_first", [True, False])
def test_a_drawn_card_uses_up_the_bonus(draws_first: bool) -> None:
    """Before or after the play, the draw leaves no second play and no second draw."""
    p = chooser()
    if draws_first:
        p.act(0, "draw")
        assert p.reason(0, "draw") == "no-bonus"
        p.act(0, "play", "lava_flows")
    else:
        p.act(0, "play", "lava_flows").act(0, "draw")
    assert p.in_hand(0) == ["tardigrades", "sponsors", "brainstorming_session"]
    assert p.options(0) == [("sell", 0)] and p.reason(0, "play", "tardigrades") == "no-play-left"


@rule("AE-7.4", "AE-7.5")
def test_a_card_drawn_first_may_be_the_card_that_is_played() -> None:
    """The drawn blue card is offered at once and played."""
    p = chooser().act(0, "draw")
    assert p.things(0, "play") == ["tardigrades", "lava_flows", "brainstorming_session"]
    p.act(0, "play", "brainstorming_session")
    assert (p.played(0), p.has(0, "mc"), p.asked(0)) == (["brainstorming_session"], (92,), None)


@rule("AE-7.5")
def test_a_drawn_green_card_is_not_played() -> None:
    """It comes to the hand; its colour is still wrong."""
    p = Position(2).on_deck("mine").give(0, mc=50).plan("construction", "research").act(0, "draw")
    assert (p.in_hand(0), p.reason(0, "play", "mine")) == (["mine"], "wrong-colour")


@rule("AE-7.7")
@pytest.mark.parametrize("first", ["tardigrades", "lava_flows", "farming_co_ops", "release_of_inert_gases"])
@pytest.mark.parametrize("second", ["think_tank", "comet"])
def test_the_two_cards_may_have_any_of_the_two_colours(first: str, second: str) -> None:
    """Blue and blue, blue and red, red and blue, red and red."""
    p = Position(2).hand(0, first, second).give(0, mc=60).plan("construction", "research")
    p.act(0, "play", first).act(0, "play", second)
    assert p.played(0) == [first, second] and p.asked(0) is None


@rule("AE-7.8", "AE-Q10")
def test_money_of_the_first_card_pays_for_the_second() -> None:
    """With 2 M€ a card of 11 is out of reach until a loan is taken."""
    p = Position(2).hand(0, "investment_loan", "media_group").give(0, mc=2).plan("construction", "research")
    assert p.reason(0, "play", "media_group") == "too-dear"
    p.act(0, "play", "investment_loan").act(0, "play", "media_group")
    assert (p.has(0, "mc", "rating"), p.played(0)) == ((0, 4), ["investment_loan", "media_group"])


@rule("AE-7.8", "AE-Q10")
def test_a_discount_of_the_first_card_helps_the_second() -> None:
    """Media Group makes the event that follows 5 M€ cheaper."""
    p = Position(2).hand(0, "media_group", "lava_flows").give(0, mc=23).plan("construction", "research")
    p.act(0, "play", "media_group").act(0, "play", "lava_flows")
    assert p.has(0, "mc") == (23 - 11 - 12,)


@rule("AE-7.8", "AE-Q10")
def test_an_effect_of_the_first_card_reacts_to_the_second() -> None:
    """Optimal Aerobraking gives 2 heat and 2 plants for the event that follows."""
    p = Position(2).hand(0, "optimal_aerobraking", "lava_flows").give(0, mc=30).plan("construction", "research")
    p.act(0, "play", "optimal_aerobraking").act(0, "play", "lava_flows")
    assert p.has(0, "heat", "plants") == (2, 2)


@rule("AE-7.8", "AE-Q10")
def test_a_card_drawn_by_the_first_may_be_the_second() -> None:
    """The first card is over before the second is named."""
    p = Position(2).on_deck("lava_flows").hand(0, "lagrange_observatory").give(0, mc=24)
    p.plan("construction", "research").act(0, "play", "lagrange_observatory").act(0, "play", "lava_flows")
    assert (p.played(0), p.has(0, "mc")) == (["lagrange_observatory", "lava_flows"], (0,))


@rule("AE-7.8", "AE-Q10")
def test_no_second_card_is_named_before_the_first_is_over() -> None:
    """While the first card asks for discards, neither play nor draw nor done is an answer."""
    p = Position(2).hand(0, "business_contacts", "comet").give(0, mc=50).plan("construction", "research")
    p.act(0, "play", "business_contacts")
    assert {verb for verb, _ in p.options(0)} == {"discard"}
    assert [p.reason(0, verb) for verb in ("draw", "done", "sell")] == ["other-question"] * 3
    assert p.reason(0, "play", "comet") == "other-question"


@rule("AE-X7", "AE-8.16", "AE-7.8")
def test_a_tag_of_the_first_card_meets_the_need_of_the_second() -> None:
    """A science tag short: the red science card first, then the card that needs two."""
    p = Position(2).in_play(0, "interns").hand(0, "atmosphere_filtering", "lagrange_observatory").give(0, mc=20)
    p.plan("construction", "research")
    assert p.reason(0, "play", "atmosphere_filtering") == "too-few-tags"
    p.act(0, "play", "lagrange_observatory").act(0, "play", "atmosphere_filtering")
    assert (p.has(0, "mc", "rating"), p.s.oxygen) == ((7, 6), 1)


@rule("AE-7.9", "AE-8.14")
def test_the_needs_of_both_cards_are_held_against_the_start_of_the_phase() -> None:
    """The first card makes Mars red; the second, which needs red, stays out of reach."""
    p = Position(2).mars(temperature=-20).hand(0, "lava_flows", "fish").give(0, mc=50).plan("construction", "research")
    p.act(0, "play", "lava_flows")
    assert (p.temperature(), p.reason(0, "play", "fish")) == (-16, "too-cold")


@rule("AE-7.10", "AE-Q9")
def test_the_card_may_be_drawn_without_playing_any() -> None:
    """The draw is asked for at once, and then the player is done."""
    p = chooser().act(0, "draw").done(0)
    assert (p.played(0), p.in_hand(0)[-1], len(p.in_hand(0))) == ([], "brainstorming_session", 4)


@rule("AE-Q9", "AE-7.3")
@pytest.mark.parametrize("plays", [[], ["tardigrades"]])
def test_whoever_is_done_with_the_bonus_unused_is_given_the_card(plays: list[str]) -> None:
    """After a play or without one; the card is drawn once, even if done is withdrawn and said again."""
    p = chooser()
    for card in plays:
        p.act(0, "play", card)
    before = len(p.in_hand(0))
    p.done(0)
    assert p.in_hand(0)[before:] == ["brainstorming_session"]
    if not plays:
        p.act(0, "resume").done(0)
        assert len(p.in_hand(0)) == before + 1


@rule("AE-Q9")
def test_who_did_not_choose_the_phase_is_given_nothing() -> None:
    """Done without the bonus draws no card, and with the bonus used neither."""
    p = chooser().forget_news().act(0, "draw").done(0, 1)
    assert len(p.news(None, "CardDrawn")) == 1 and p.in_hand(1) == []


@rule("AE-7.11")
def test_the_bonus_gives_no_discount() -> None:
    """The first and the second card of the chooser cost what is printed."""
    p = chooser()
    assert (p.price(0, "tardigrades"), p.price(0, "lava_flows")) == (6, 17)
    p.act(0, "play", "lava_flows")
    assert p.price(0, "tardigrades") == 6
