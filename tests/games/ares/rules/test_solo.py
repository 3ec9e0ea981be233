"""Chapter 17: alone with a stack of neutral phase cards, for twenty-five rounds."""

from __future__ import annotations

import functools

import pytest

from ecliptic.games.ares.names import PHASE_NAMES
from ecliptic.testing.rules import rule
from tests.games.ares.position import Position


def solo(neutral: str) -> Position:
    """Alone, with this phase on top of the neutral stack."""
    games = (Position(1, seed=seed) for seed in range(100))
    return next(p for p in games if PHASE_NAMES[list(p.s.neutral)[-1]] == neutral)


@functools.cache
def twenty_rounds(in_advance: bool) -> Position:
    """Round 20 has just been played; nothing rises by itself; to be cloned."""
    p = Position(1, level="expert", neutral_order_in_advance=in_advance).forget_news()
    for _ in range(19):
        p.on()
    while p.s.round == 20 and p.asked(0) != "OrderStack":
        p.quiet_move()
    return p


def neutrals(p: Position) -> list[int]:
    """The neutral cards that were revealed."""
    return [event.parts["phase"] or 0 for event in p.news(None, "NeutralRevealed")]


def phases_played(p: Position) -> list[str]:
    """The phases that have begun since the news were forgotten."""
    return [PHASE_NAMES[event.parts["phase"] or 0] for event in p.news(None, "PhaseStarted")]


@rule("AE-17.1")
def test_alone_the_usual_rules_hold() -> None:
    """Eight cards and two corporations; a card played in development costs the chooser 3 less."""
    p = Position(1, as_dealt=True)
    assert (len(p.in_hand(0)), len(p.things(0, "found")), p.view(0).deck) == (8, 2, 200)
    p = Position(1).hand(0, "mine").give(0, mc=10).plan("development").act(0, "play", "mine")
    assert p.has(0, "mc", "steel")[1] == 2
    assert p.news(None, "Paid")[-1].parts["count"] == 7


@rule("AE-17.2", "AE-Q56")
def test_the_neutral_stack_is_shuffled_and_its_order_hidden() -> None:
    """All five phases are in it, the same to see whatever their order."""
    games = [Position(1, seed=seed) for seed in range(8)]
    assert len({tuple(p.s.neutral) for p in games}) > 4
    assert [p.view(0).neutral for p in games] == [[0, 1, 2, 3, 4]] * 8


@rule("AE-17.3")
def test_the_neutral_marker_starts_on_one_and_is_only_a_counter() -> None:
    """It moves without the player's rating, and the rating without it."""
    p = Position(1, level="expert").give(0, rating=9)
    assert p.view(0).marker == 1
    p.round(5).on()
    assert (p.view(0).marker, p.has(0, "rating")) == (2, (9,))


@rule("AE-17.5", "AE-Q55")
def test_the_own_phase_is_chosen_before_the_neutral_card_is_revealed() -> None:
    """Before the choice nothing is revealed; afterwards it cannot be changed."""
    p = solo("action").forget_news()
    assert (p.view(0).neutral_phase, p.asked(0)) == (None, "ChoosePhase")
    p.plan("construction")
    assert [event.name for event in p.news(0)][:3] == ["PhaseChosen", "PhaseRevealed", "NeutralRevealed"]
    assert (p.view(0).neutral_phase, p.view(0).called) == (2, [1, 2])
    assert p.reason(0, "plan", "research") == "other-question"


@rule("AE-17.6")
@pytest.mark.parametrize(("chosen", "mc"), [("production", 9), ("action", 5)])
def test_a_neutral_phase_is_played_without_its_bonus(chosen: str, mc: int) -> None:
    """Neutral production brings the rating; only who chose it gets 4 more."""
    p = solo("production" if chosen == "action" else "action").forget_news().plan(chosen).done(0)
    assert (phases_played(p), p.has(0, "mc")) == (["action", "production"], (mc,))


@rule("AE-17.6")
def test_a_neutral_development_phase_is_not_cheaper() -> None:
    """A green card can be played at its full price."""
    p = solo("development").hand(0, "mine").give(0, mc=10).plan("action").act(0, "play", "mine")
    assert p.has(0, "mc", "steel") == (0, 2)


@rule("AE-17.7")
def test_a_phase_that_is_chosen_and_neutral_is_played_once_with_the_bonus() -> None:
    """Nine M€, not fourteen."""
    p = solo("production").forget_news().plan("production")
    assert (phases_played(p), p.has(0, "mc"), p.s.round) == (["production"], (9,), 2)


@rule("AE-17.8")
def test_a_neutral_phase_may_be_chosen_in_the_next_round() -> None:
    """Only the own last choice is barred."""
    p = solo("action").plan("research").on()
    assert p.reason(0, "plan", "action") is None
    assert p.reason(0, "plan", "research") == "chosen-last-round"


@rule("AE-17.9")
def test_the_stack_is_shuffled_anew_after_five_cards() -> None:
    """Each five rounds see all five phases, in orders that differ."""
    drawn = neutrals(twenty_rounds(in_advance=False))
    passes = [drawn[start : start + 5] for start in (0, 5, 10, 15)]
    assert [sorted(each) for each in passes] == [[0, 1, 2, 3, 4]] * 4
    assert len({tuple(each) for each in passes}) == 4


@rule("AE-Q56")
def test_one_sees_which_neutral_cards_are_left_in_this_pass() -> None:
    """Sorted by number, so that their order stays hidden."""
    p = Position(1).forget_news().on().on()
    left = sorted({0, 1, 2, 3, 4} - set(neutrals(p)))
    assert (len(left), p.view(0).neutral) == (3, left)


@rule("AE-17.10", "AE-17.11", "AE-E13")
def test_the_marker_advances_after_every_fifth_round_up_to_five() -> None:
    """From one to five in twenty rounds, and no further in the last five."""
    p = Position(1, level="expert").forget_news()
    marks = [p.on().view(0).marker for _ in range(24)]
    assert marks == [1] * 4 + [2] * 5 + [3] * 5 + [4] * 5 + [5] * 5
    assert [event.parts["marker"] for event in p.news(None, "StackShuffled")] == [2, 3, 4, 5]
    assert p.on().view(0).marker == 5


@rule("AE-17.13", "AE-E13")
def test_the_game_is_over_after_twenty_five_rounds() -> None:
    """The twenty-fifth is played to its end, the end stage included."""
    p = twenty_rounds(in_advance=False).clone().on().on().on().on()
    assert (p.s.round, p.s.over) == (25, False)
    p.hand(0, *range(80, 92)).to("SellExcess").on()
    assert (p.s.round, p.s.over) == (25, True)


@rule("AE-17.12", "AE-Q54")
def test_in_the_last_five_rounds_the_player_chooses_the_neutral_card() -> None:
    """One each round, among those not used since round 21; the last one is taken without a question."""
    p = twenty_rounds(in_advance=False).clone()
    p.last_phase(0, "research").plan("action")
    assert (p.s.round, p.things(0, "neutral")) == (21, list(PHASE_NAMES))
    p.act(0, "neutral", "construction")
    assert p.view(0).called == [1, 2]
    p.on().plan("development")
    assert p.things(0, "neutral") == ["development", "action", "production", "research"]
    assert p.reason(0, "neutral", "construction") == "used-in-this-pass"


@rule("AE-17.12")
def test_each_neutral_card_is_used_once_in_the_last_five_rounds() -> None:
    """In the order that the player wants; the fifth is the one that is left."""
    p = twenty_rounds(in_advance=False).clone().last_phase(0, "research")
    p.plan("action").act(0, "neutral", "research").on().plan("development").act(0, "neutral", "construction").on()
    p.plan("action").act(0, "neutral", "production").on().plan("development").act(0, "neutral", "development").on()
    p.plan("construction").on()
    assert (neutrals(p), p.s.over) == ([4, 1, 3, 0, 2], True)


@rule("AE-17.12", "AE-18.10")
def test_the_stack_lies_open_in_the_last_five_rounds() -> None:
    """What is left is seen in its order."""
    p = twenty_rounds(in_advance=False).clone()
    assert p.view(0).neutral == [0, 1, 2, 3, 4]


@rule("AE-Q54")
def test_a_group_may_set_the_whole_order_before_round_21() -> None:
    """The house rule asks for the five cards in their order; in the last rounds nothing more is asked."""
    p = twenty_rounds(in_advance=True).clone()
    assert (p.s.round, p.asked(0)) == (20, "OrderStack")
    p.act(0, "neutral", "action").act(0, "neutral", "research")
    assert p.reason(0, "neutral", "action") == "used-in-this-pass"
    p.act(0, "neutral", "production").act(0, "neutral", "construction")
    assert (p.s.round, p.asked(0)) == (21, "ChoosePhase")
    assert neutrals(p.on().on().on().on().on()) == [2, 4, 3, 1, 0]
