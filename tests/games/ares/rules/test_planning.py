"""Chapter 4: choosing a phase in secret, and what is known of earlier choices."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position

PHASES = ["development", "construction", "action", "production", "research"]


@rule("AE-4.1")
def test_everybody_chooses_exactly_one_phase() -> None:
    """With one choice each, planning is over and a second phase cannot be chosen."""
    p = Position(2).plan("development", "action")
    assert [player.phase for player in p.view(None).players] == [0, 2]
    assert p.reason(0, "plan", "research") == "other-question"


@rule("AE-4.2")
def test_nobody_can_abstain() -> None:
    """Nothing but a phase ends the planning; selling cards does not."""
    p = Position(2).hand(0, "mine").act(1, "plan", "action")
    assert (p.view(None).waiting, p.reason(0, "done")) == ((0,), "other-question")
    p.act(0, "sell").act(0, "sell_card", "mine")
    assert (p.view(None).waiting, p.things(0, "plan")) == ((0,), PHASES)


@rule("AE-4.3")
def test_nobody_sees_anothers_choice_before_the_reveal() -> None:
    """Others learn only that a choice was made."""
    p = Position(3).act(1, "plan", "action")
    seen = [p.view(viewer).players[1] for viewer in (0, 2, None, 1)]
    assert [(player.chose_phase, player.phase) for player in seen] == [(True, None)] * 3 + [(True, 2)]
    assert p.news(0, "PhaseRevealed") == []
    assert p.view(None).called == []


@rule("AE-4.3")
def test_the_news_of_a_choice_do_not_say_which() -> None:
    """Only who has chosen reads the phase in it."""
    p = Position(2).forget_news().act(0, "plan", "research")
    assert [event.parts["phase"] for event in p.news(0, "PhaseChosen")] == [4]
    assert [event.parts["phase"] for event in p.news(1, "PhaseChosen")] == [None]


@rule("AE-4.4")
def test_in_the_first_round_all_five_phases_can_be_chosen() -> None:
    """By everybody."""
    p = Position(4)
    assert [p.things(seat, "plan") for seat in range(4)] == [PHASES] * 4


@rule("AE-4.5", "AE-4.6")
@pytest.mark.parametrize("phase", PHASES)
def test_the_own_phase_of_the_last_round_cannot_be_chosen_again(phase: str) -> None:
    """The other four can; and it is not barred for a player who chose another."""
    other = "action" if phase != "action" else "production"
    p = Position(2).plan(phase, other).on()
    assert p.reason(0, "plan", phase) == "chosen-last-round"
    assert p.things(0, "plan") == [each for each in PHASES if each != phase]
    assert p.things(1, "plan") == [each for each in PHASES if each != other]


@rule("AE-4.7", "AE-4.9", "AE-X13")
def test_a_phase_can_be_chosen_again_after_a_round_without_it() -> None:
    """Action in round 4: refused in round 5, and back in hand in round 6."""
    p = Position(2).round(4).plan("action", "research").on()
    assert (p.s.round, p.reason(0, "plan", "action")) == (5, "chosen-last-round")
    p.plan("development", "action").on()
    assert (p.s.round, p.reason(0, "plan", "action")) == (6, None)
    assert p.reason(0, "plan", "development") == "chosen-last-round"


@rule("AE-X13", "AE-4.5")
def test_the_bar_stays_as_long_as_the_phase_is_chosen_every_other_round() -> None:
    """Action, research, action: in the fourth round action is barred again, research is not."""
    p = Position(2).plan("action", "action").on().plan("research", "research").on().plan("action", "action").on()
    assert [p.reason(0, "plan", phase) for phase in ("action", "research")] == ["chosen-last-round", None]


@rule("AE-4.8")
def test_all_choices_are_revealed_when_the_last_player_has_chosen() -> None:
    """Not before; then all at once."""
    p = Position(3).forget_news().act(2, "plan", "action").act(0, "plan", "research")
    assert p.news(None, "PhaseRevealed") == []
    p.act(1, "plan", "action")
    revealed = [(event.parts["colour"], event.parts["phase"]) for event in p.news(None, "PhaseRevealed")]
    assert revealed == [(0, 4), (1, 2), (2, 2)]
    assert [player.phase for player in p.view(None).players] == [4, 2, 2]


@rule("AE-4.10", "AE-4.11")
@pytest.mark.parametrize(
    ("chosen", "called"),
    [
        (("action", "action", "action"), [2]),
        (("research", "construction", "research"), [1, 4]),
        (("action", "development", "production"), [0, 2, 3]),
    ],
)
def test_the_tokens_of_the_chosen_phases_and_no_others_are_turned(chosen: tuple[str, ...], called: list[int]) -> None:
    """They lie open until the round ends."""
    p = Position(3).plan(*chosen)
    assert p.view(None).called == called
    assert p.on().view(None).called == []


@rule("AE-4.12")
def test_everybody_knows_what_the_others_chose_last_round() -> None:
    """The cards still lie in front of the players while they choose anew."""
    p = Position(2).plan("research", "action").on()
    assert [player.last_phase for player in p.view(None).players] == [4, 2]
    assert [player.phase for player in p.view(None).players] == [None, None]


@rule("AE-4.13", "AE-Q46")
def test_a_choice_may_be_changed_until_the_last_player_has_chosen() -> None:
    """The last word counts; after the reveal it is too late."""
    p = Position(2).act(0, "plan", "action").act(0, "plan", "research").act(0, "plan", "development")
    assert p.view(None).waiting == (1,)
    p.act(1, "plan", "action")
    assert p.view(None).called == [0, 2]
    assert p.reason(0, "plan", "research") == "other-question"


@rule("AE-4.13", "AE-Q46")
def test_a_changed_choice_is_still_bound_by_the_last_round() -> None:
    """The phase of the last round is refused as a second thought as well."""
    p = Position(2).last_phase(0, "research").act(0, "plan", "action")
    assert p.reason(0, "plan", "research") == "chosen-last-round"
    assert p.reason(0, "plan", "action") == "chosen-already"
    assert p.things(0, "plan") == ["development", "construction", "production"]


@rule("AE-Q46")
def test_a_group_may_play_without_second_thoughts() -> None:
    """With the house rule a choice is final at once."""
    p = Position(2, choice_may_change=False).act(0, "plan", "action")
    assert p.reason(0, "plan", "research") == "chosen-already"
    assert p.things(0, "plan") == []


@rule("AE-4.13", "AE-18.11")
def test_a_second_thought_tells_others_nothing_of_the_phase() -> None:
    """What another player sees of everybody is the same before and after."""
    p = Position(2).act(0, "plan", "action")
    before = p.view(1)
    p.act(0, "plan", "research")
    assert (p.view(1).players, p.view(1).called) == (before.players, before.called)
