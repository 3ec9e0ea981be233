"""Chapter 12: the end of the round: ten cards in hand, phase tokens closed, the next planning."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position

THIRTEEN = (
    *("moss", "lichen", "trees", "grass", "heather", "bushes", "algae"),
    *("farming", "mine", "satellites", "comet", "fish", "birds"),
)


def at_end(p: Position) -> Position:
    """Play a quiet development phase, after which the end stage comes."""
    return p.plan(*["development"] * p.s.seats).done(*range(p.s.seats))


@rule("AE-X14", "AE-12.1", "AE-12.2")
def test_thirteen_cards_in_hand_are_three_too_many() -> None:
    """Exactly three go for 9 M€, then the next round begins."""
    p = at_end(Position().hand(0, *THIRTEEN))
    assert (p.asked(0), p.asked(1), p.s.round) == ("SellExcess", None, 1)
    p.act(0, "sell_card", "comet").act(0, "sell_card", "moss")
    assert (p.asked(0), p.s.round) == ("SellExcess", 1)
    p.act(0, "sell_card", "birds")
    assert (p.has(0, "mc"), len(p.in_hand(0)), p.s.discards, p.s.round) == ((9,), 10, 3, 2)


@rule("AE-12.1")
@pytest.mark.parametrize(("held", "question"), [(9, "ChoosePhase"), (10, "ChoosePhase"), (11, "SellExcess")])
def test_the_limit_is_ten(held: int, question: str) -> None:
    """Up to ten nothing is asked."""
    p = at_end(Position().hand(0, *THIRTEEN[:held]))
    assert p.asked(0) == question


@rule("AE-12.2", "AE-Q57")
def test_a_card_that_makes_sales_dearer_does_so_here() -> None:
    """With Composting Factory in play each card brings 4 M€."""
    p = at_end(Position().in_play(0, "composting_factory").hand(0, *THIRTEEN[:12]))
    p.act(0, "sell_card", "moss").act(0, "sell_card", "fish")
    assert p.has(0, "mc") == (8,)


@rule("AE-12.3")
def test_the_owner_chooses_which_cards_go() -> None:
    """Any card of the hand is offered, and those not chosen stay in their order."""
    p = at_end(Position().hand(0, *THIRTEEN[:11]))
    assert p.things(0, "sell_card") == list(THIRTEEN[:11])
    p.act(0, "sell_card", "grass")
    assert p.in_hand(0) == [card for card in THIRTEEN[:11] if card != "grass"]


@rule("AE-12.3")
def test_nothing_else_can_be_done_instead() -> None:
    """No other verb is open, and a card that is not in hand is refused."""
    p = at_end(Position().hand(0, *THIRTEEN[:11]))
    assert {verb for verb, _ in p.options(0)} == {"sell_card"}
    assert [p.reason(0, verb) for verb in ("done", "stop", "decline")] == ["other-question"] * 3
    assert p.reason(0, "sell_card", "kelp_farming") == "not-in-hand"


@rule("AE-12.3", "AE-18.12")
def test_all_who_hold_too_many_choose_at_the_same_time() -> None:
    """Nobody waits for the lower seat; who holds few is not asked."""
    p = Position(3).hand(0, *THIRTEEN[:11]).hand(2, *(card for card in range(11)))
    at_end(p)
    assert p.view(None).waiting == (0, 2)
    p.act(2, "sell_card", 4)
    assert (p.view(None).waiting, p.has(2, "mc")) == ((0,), (3,))
    p.act(0, "sell_card", "moss")
    assert p.s.round == 2


@rule("AE-12.4")
def test_with_ten_cards_nobody_has_to_discard() -> None:
    """The hand is as it was, and no money was made."""
    p = at_end(Position().hand(0, *THIRTEEN[:10]))
    assert (p.s.round, p.in_hand(0), p.has(0, "mc"), p.s.discards) == (2, list(THIRTEEN[:10]), (0,), 0)


@rule("AE-12.5")
def test_during_the_round_a_hand_may_be_larger() -> None:
    """Thirteen cards in planning, construction and action; the question comes only when all phases are over."""
    p = Position().hand(0, *THIRTEEN)
    assert p.asked(0) == "ChoosePhase"
    p.plan("development", "action").done(0, 1)
    assert (p.asked(0), len(p.in_hand(0))) == ("ActionPhase", 13)
    p.done(0, 1)
    assert p.asked(0) == "SellExcess"


@rule("AE-12.5")
def test_a_hand_may_grow_beyond_ten_in_a_phase() -> None:
    """Drawing with eleven cards in hand is not cut short."""
    p = Position().hand(0, *THIRTEEN[:11]).in_play(0, "energy_storage").plan("production", "development").done(0, 1)
    assert (len(p.in_hand(0)), p.asked(0)) == (13, "SellExcess")


@rule("AE-12.6")
def test_phase_cards_do_not_count() -> None:
    """Five phase cards belong to everybody, and ten projects are still no more than ten."""
    p = at_end(Position().hand(0, *THIRTEEN[:10]))
    assert (p.asked(0), len(p.view(0).players[0].hand)) == ("ChoosePhase", 10)
    assert len(p.things(0, "plan")) == 4


@rule("AE-12.7")
def test_the_phase_tokens_are_closed_again() -> None:
    """Two phases were open, and are so until the end stage is over; in the next planning none is."""
    p = Position().hand(0, *THIRTEEN[:11]).plan("development", "action").done(0, 1).done(0, 1)
    assert (p.asked(0), p.view(None).called) == ("SellExcess", [0, 2])
    p.act(0, "sell_card", "moss")
    assert p.view(None).called == []


@rule("AE-12.8")
def test_then_the_next_round_begins_with_planning() -> None:
    """Everybody is asked for a phase, and the new round is told."""
    p = at_end(Position(3))
    assert (p.s.round, [p.asked(seat) for seat in range(3)]) == (2, ["ChoosePhase"] * 3)
    assert [event.parts for event in p.news(None, "RoundStarted")][-1] == {"round": 2}
