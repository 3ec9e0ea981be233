"""Questions: who may answer, with what, and why not."""

from __future__ import annotations

import pytest

from ecliptic.core.agenda import GAME_OVER, LEGAL, NO_SUCH_THING, NONE, NOT_ASKED, OTHER_QUESTION, SPAN, IllegalAction
from tests.core.script import DRAW, OTHER_VERB, PASS, TABOO, Ask, Do, Note, Script, To, Together, played
from tests.core.toy import CLAIMS

SPAN_ = int(SPAN)


def forbid(*things: int) -> Do:
    """From now on nobody may pick these."""
    return Do(lambda s: s.taboo.update(things))


# Questions that are not asked.


def test_a_question_without_an_answer_is_skipped() -> None:
    """Do as much as you can: what cannot be done is left out, and the rest is done."""
    s = played(forbid(0, 1), To(0, Ask(2, Note("never")), Note("next")))
    assert (s.notes, s.moves, s.over) == ("next", 0, True)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_question_that_loses_its_last_answer_is_skipped_then(seat: int) -> None:
    """What one seat does may leave another nothing to choose."""
    s = played(Together(Ask(1, forbid(0)), 0, 1), Note("below"))
    assert list(s.waiting()) == [0, 1]
    s.act(seat, 0)
    assert s.diary[-1][1] == "below"
    assert s.over


def test_an_obvious_question_with_one_answer_is_answered_by_the_engine() -> None:
    """It is no move of the seat, but its consequences are the same."""
    s = played(forbid(0, 2), To(1, Ask(3, Note("so"), obvious=True)))
    assert (s.diary, s.moves, s.over) == ([(1, "pick1"), (1, "so")], 0, True)


def test_an_obvious_question_with_two_answers_is_asked() -> None:
    """There is something to choose."""
    s = played(forbid(0), To(1, Ask(3, obvious=True)))
    assert list(s.legal_actions(1)) == [1, 2]


def test_an_obvious_question_whose_only_answer_is_the_other_verb_is_answered_so() -> None:
    """The bare verbs are answers like any other."""
    assert played(forbid(0, 1), To(0, Ask(2, other=DRAW, obvious=True))).notes == "draw0"


def test_any_other_question_with_one_answer_is_asked_all_the_same() -> None:
    """An engine that answers for you tells the others what you hold."""
    s = played(forbid(0), To(1, Ask(2)))
    assert (list(s.waiting()), list(s.legal_actions(1))) == ([1], [1])


def test_the_options_of_a_certain_question_are_looked_for_only_when_they_are_needed() -> None:
    """The first seat's are at hand; the others' are found when they are asked for."""
    certain, usual = Ask(2, certain=True), Ask(2)
    s = played(Together(certain, 0, 1, 2))
    assert certain.looked == [0]
    assert list(s.waiting()) == [0, 1, 2]
    assert list(s.legal_actions(2)) == [0, 1]
    assert certain.looked == [0, 2]
    played(Together(usual, 0, 1, 2))
    assert usual.looked == [0, 1, 2]


def test_a_certain_question_that_comes_first_and_has_no_answer_is_skipped() -> None:
    """A promise that was wrong keeps nobody waiting."""
    assert played(forbid(0, 1), To(0, Ask(2, certain=True), Note("on"))).notes == "on"


# Optional questions.


def change() -> Ask:
    """Pick, and then change your mind as often as you like until all have picked."""
    again = Ask(3, optional=True)
    again.follow = (again,)
    return Ask(3, again)


def test_nobody_waits_for_an_optional_question() -> None:
    """Who has one is neither waited for nor asked, and what is below goes on without it."""
    s = played(Together(change(), 0, 1), Note("below"))
    s.act(0, 1)
    assert (list(s.waiting()), s.asked) == ([1], 1)
    s.act(1, 2)
    assert (s.notes, s.over) == ("pick1 pick2 below", True)


def test_an_optional_question_can_be_answered_until_the_last_has_answered() -> None:
    """Once, or again and again; then it is gone."""
    s = played(Together(change(), 0, 1), To(2, Ask(2)))
    s.act(0, 1)
    assert list(s.legal_actions(0)) == [0, 1, 2]
    s.act(0, 2)
    s.act(0, 0)
    s.act(1, 1)
    assert s.diary == [(0, "pick1"), (0, "pick2"), (0, "pick0"), (1, "pick1")]
    assert (s.refusal(0, 1), s.refusal(1, 1)) == (NOT_ASKED, NOT_ASKED)
    assert (list(s.legal_actions(0)), list(s.waiting())) == ([], [2])


def test_a_game_with_nothing_but_an_optional_question_is_over() -> None:
    """Nobody is waited for, so nothing more happens."""
    s = played(To(0, Ask(2, optional=True)))
    assert (s.over, s.refusal(0, 0)) == (True, GAME_OVER)
    with pytest.raises(IllegalAction):
        s.act(0, 0)
    assert CLAIMS.decisions(s) == []


def test_an_optional_question_that_is_left_over_has_no_legal_action() -> None:
    """What is refused is not offered."""
    assert list(played(To(0, Ask(2, optional=True))).legal_actions(0)) == []


# Answers.


def test_the_other_and_the_third_verb_are_answers_too() -> None:
    """They stand alone, after the things."""
    for action, word in ((2, "pick2"), (DRAW * SPAN_, "draw0"), (PASS * SPAN_, "pass0")):
        s = played(To(0, Ask(3, Note("so"), other=DRAW, third=PASS)))
        assert list(s.legal_actions(0)) == [0, 1, 2, DRAW * SPAN_, PASS * SPAN_]
        s.act(0, action)
        assert s.notes == f"{word} so"


@pytest.mark.parametrize("bare", [{}, {"other": DRAW}, {"third": PASS}, {"other": DRAW, "third": PASS}])
def test_exactly_the_options_are_legal(bare: dict[str, int]) -> None:
    """Of all actions with the verbs of this script, those are refused that are not offered."""
    s = played(forbid(1), Together(Ask(3, **bare), 1, 2))  # type: ignore[arg-type]  # only verbs are in there
    for seat in (1, 2):
        legal = [action for action in range(4 * SPAN_) if s.refusal(seat, action) == LEGAL]
        assert list(s.legal_actions(seat)) == legal == [0, 2, *(verb * SPAN_ for verb in bare.values())]


REFUSED = [
    pytest.param(0, 0, NOT_ASKED, id="a seat that is not asked"),
    pytest.param(7, 0, NOT_ASKED, id="a seat that is not there"),
    pytest.param(-1, 0, NOT_ASKED, id="no seat"),
    pytest.param(1, OTHER_VERB * SPAN_, OTHER_QUESTION, id="a verb of another question"),
    pytest.param(1, PASS * SPAN_, OTHER_QUESTION, id="a bare verb of another question"),
    pytest.param(1, 3, NO_SUCH_THING, id="one thing too many"),
    pytest.param(1, SPAN_ - 1, NO_SUCH_THING, id="the last number of a verb"),
    pytest.param(1, DRAW * SPAN_ + 1, NO_SUCH_THING, id="a bare verb with a thing"),
    pytest.param(1, 1, TABOO, id="a reason of the game"),
    pytest.param(1, 10**6, OTHER_QUESTION, id="a huge number"),
    pytest.param(1, -5 * SPAN_, OTHER_QUESTION, id="a negative verb"),
    pytest.param(1, int(NONE) * SPAN_, OTHER_QUESTION, id="the verb that stands for none"),
]


@pytest.mark.parametrize(("seat", "action", "reason"), REFUSED)
def test_an_illegal_action_raises_its_reason_and_changes_nothing(seat: int, action: int, reason: int) -> None:
    """Not the diary, not the agenda, not the count of moves, not who is asked what."""
    s = played(forbid(1), To(1, Ask(3, other=DRAW)), Note("never"))
    s.learn(2)
    before = (s.diary[:], s.agenda(), s.moves, s.asked, list(s.legal), s.learnt, s.over)
    assert s.refusal(seat, action) == reason
    with pytest.raises(IllegalAction) as caught:
        s.act(seat, action)
    assert (caught.value.seat, caught.value.action, caught.value.reason) == (seat, action, reason)
    assert (s.diary, s.agenda(), s.moves, s.asked, list(s.legal), s.learnt, s.over) == before


def test_after_the_end_nothing_is_legal() -> None:
    """Whoever acts is told that the game is over, even where another reason would do."""
    s: Script = played(To(1, Ask(3)))
    s.act(1, 0)
    for seat in range(3):
        assert s.refusal(seat, 0) == GAME_OVER
        with pytest.raises(IllegalAction) as caught:
            s.act(seat, 0)
        assert caught.value.reason == GAME_OVER
    assert (s.notes, s.moves) == ("pick0", 1)
