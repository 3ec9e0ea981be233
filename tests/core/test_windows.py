"""Windows: questions that are waited for until their seat has enough, and again if somebody wakes it."""

from __future__ import annotations

import itertools

import pytest
from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, NO_SUCH_THING, NOT_ASKED, OTHER_QUESTION, SPAN, Agenda, IllegalAction, Step
from ecliptic.core.words import Decision, Verb
from tests.core import faulty
from tests.core.script import DRAW, OTHER_VERB, PASS, TABOO, Ask, Do, Note, Script, To, Together, Wake, Window, played

SPAN_ = int(SPAN)
DONE = PASS * SPAN_
GAME = faulty.changed(verbs=(Verb("pick", 3, "thing"), Verb("draw", 2, "pile"), Verb("pass")))


def opened(*follow: Step, seats: tuple[int, ...] = (0, 1)) -> Script:
    """These seats have a window together; something else comes below."""
    return played(Together(Window(*follow), *seats), Note("below"), To(2, Ask(2)))


def waiting(s: Script) -> list[int]:
    """The seats that must act."""
    return list(s.waiting())


# Waited for, or not.


def test_a_question_decides_anew_whether_it_is_waited_for() -> None:
    """Who has passed is not waited for; who goes on is waited for again."""
    s = opened()
    s.act(0, DONE)
    assert (waiting(s), s.asked) == ([1], 1)
    s.act(0, 2)
    assert (waiting(s), s.asked) == ([0, 1], 0)
    assert s.notes == "pass0 pick2"


def test_who_is_not_waited_for_may_still_act() -> None:
    """The options are as before, and one that is not there is refused for its own reason."""
    s = opened()
    s.act(0, DONE)
    s.taboo = {1}
    assert list(s.legal_actions(0)) == [0, 2, DONE, DRAW * SPAN_, DRAW * SPAN_ + 1]
    assert s.refusal(0, 1) == TABOO


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_a_window_closes_when_the_last_seat_has_passed(order: tuple[int, ...]) -> None:
    """Whoever that is; then nobody can go on in it, and what is below is done once."""
    s = opened(seats=(0, 1, 2))
    for count, seat in enumerate(order, 1):
        assert s.notes.count("below") == 0
        s.act(seat, DONE)
        assert waiting(s) == ([2] if count == 3 else sorted(order[count:]))
    assert s.notes == "pass0 pass0 pass0 below"
    assert (s.refusal(0, 0), s.refusal(1, DONE)) == (NOT_ASKED, NOT_ASKED)


def test_a_decision_is_optional_exactly_while_nobody_waits_for_it() -> None:
    """So a table does not wait for whoever has passed, but offers what can still be done."""
    s = opened()
    s.act(1, DONE)
    actions = (("pick", 0), ("pick", 1), ("pick", 2), ("pass", 0), ("draw", 0), ("draw", 1))
    assert GAME.decisions(s) == [Decision(0, "Window", actions), Decision(1, "Window", actions, optional=True)]
    s.act(1, 0)
    assert GAME.decisions(s) == [Decision(0, "Window", actions), Decision(1, "Window", actions)]


def test_a_clone_waits_for_the_same_seats() -> None:
    """Who passes in a clone is still waited for here."""
    s = opened()
    s.act(0, DONE)
    twin = s.clone()
    twin.act(1, DONE)
    assert (waiting(s), s.notes) == ([1], "pass0")
    assert twin.notes == "pass0 pass0 below"


def test_a_window_that_nobody_is_waited_for_in_closes_at_once() -> None:
    """As when all have passed before it opens."""
    everybody_has_passed = Do(lambda s: s.done.update(range(3)))
    assert played(everybody_has_passed, Together(Window(), 0, 1), Note("below")).notes == "below"


# Woken.


@pytest.mark.parametrize("woken", [0, 1])
def test_a_seat_woken_by_the_move_that_ends_a_window_keeps_it_open(woken: int) -> None:
    """Also a seat whose lane was passed by before the effect of a later lane was carried out."""
    s = opened(Wake(woken))
    s.done = {woken}
    s.act(1 - woken, DONE)
    assert (waiting(s), s.asked, s.notes) == ([woken], woken, "pass0")
    assert list(s.legal) == list(s.legal_actions(woken)) != []


@pytest.mark.parametrize("woken", [0, 1, 2])
def test_the_first_seat_that_is_waited_for_is_asked_after_it_was_woken(woken: int) -> None:
    """With others awake, too: the legal actions at hand are those of the first."""
    s = opened(Wake(woken), seats=(0, 1, 2))
    s.done = {woken}
    actor = 2 if woken != 2 else 1
    s.act(actor, 0)
    assert (waiting(s), s.asked) == ([0, 1, 2], 0)


class WakeByAnswer(Ask):
    """A question with one answer, which the engine gives; the answer itself wakes the first seat."""

    def answer(self, s: Agenda, seat: i64, action: i64) -> None:
        super().answer(s, int(seat), int(action))
        assert isinstance(s, Script)
        s.done -= {0}
        s.wake()


def test_a_seat_woken_by_an_answer_that_the_engine_gives_keeps_the_window_open() -> None:
    """The engine's answers count as much as effects."""
    s = opened(WakeByAnswer(1, obvious=True))
    s.done = {0}
    s.act(1, DONE)
    assert (waiting(s), s.notes) == ([0], "pass0 pick0")


class ForbidByAnswer(Ask):
    """A question with one answer, which the engine gives; from then on nobody may pick the first thing."""

    def answer(self, s: Agenda, seat: i64, action: i64) -> None:
        super().answer(s, int(seat), int(action))
        assert isinstance(s, Script)
        s.taboo = {0}


def test_an_answer_that_the_engine_gives_may_change_what_an_earlier_seat_may_do() -> None:
    """The legal actions that were at hand are found anew."""
    s = opened(ForbidByAnswer(1, obvious=True))
    s.act(1, 2)
    assert (s.asked, s.notes) == (0, "pick2 pick0")
    assert list(s.legal) == [1, 2, DONE, DRAW * SPAN_, DRAW * SPAN_ + 1]


def test_what_wakes_one_seat_leaves_the_others_asleep() -> None:
    """Only the seat itself is waited for."""
    s = opened(Wake(1), seats=(0, 1, 2))
    s.done = {0, 1}
    s.act(2, DONE)
    assert (waiting(s), s.asked) == ([1], 1)


def test_waking_nobody_changes_nothing() -> None:
    """The lanes are looked at once more, and the window closes."""
    s = opened(Wake())
    s.act(0, DONE)
    s.act(1, DONE)
    assert s.notes == "pass0 pass0 below"


def test_a_seat_can_be_sent_to_sleep_by_what_another_does() -> None:
    """When all are asleep, the window closes although the seat has not passed itself."""
    s = opened(Do(lambda s: s.done.add(0)))
    s.act(1, DONE)
    assert s.notes == "pass0 below"


def test_an_effect_of_an_earlier_lane_wakes_a_later_seat_in_the_same_pass() -> None:
    """Nothing is asked twice, and nothing is done twice."""
    s = opened(Wake(1), Note("once"))
    s.done = {1}
    s.act(0, DONE)
    assert (waiting(s), s.notes) == ([1], "pass0 once")


# Without a check.


@pytest.mark.parametrize("action", [2, DRAW * SPAN_ + 1, DONE])
def test_following_is_acting_as_the_seat_that_is_asked(action: int) -> None:
    """It does the same, counts as a move, and wakes and asks the same seats."""
    one, other = opened(Wake(1)), opened(Wake(1))
    for s in (one, other):
        s.done = {1}
    one.act(0, action)
    other.follow(action)
    assert (other.diary, other.moves, other.asked) == (one.diary, 1, one.asked)
    assert (waiting(other), list(other.legal)) == (waiting(one), list(one.legal))


# Verbs with things.


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        pytest.param(2, LEGAL, id="the last thing of the first verb"),
        pytest.param(3, NO_SUCH_THING, id="one thing too many"),
        pytest.param(DRAW * SPAN_ + 1, LEGAL, id="the last thing of the second verb"),
        pytest.param(DRAW * SPAN_ + 2, NO_SUCH_THING, id="a thing that only the first verb has"),
        pytest.param(DONE, LEGAL, id="a bare verb"),
        pytest.param(DONE + 1, NO_SUCH_THING, id="a bare verb with a thing"),
        pytest.param(OTHER_VERB * SPAN_, OTHER_QUESTION, id="a verb of another question"),
        pytest.param(-1, OTHER_QUESTION, id="no action"),
    ],
)
def test_a_question_knows_things_for_each_of_its_verbs(action: int, reason: int) -> None:
    """Each verb has as many as the question says, and what is not legal raises that reason."""
    s = opened()
    assert s.refusal(1, action) == reason
    if reason != LEGAL:
        with pytest.raises(IllegalAction) as caught:
            s.act(1, action)
        assert (caught.value.reason, s.moves) == (reason, 0)


@pytest.mark.parametrize(("action", "note"), [(1, "pick1"), (DRAW * SPAN_ + 1, "draw1"), (DONE, "pass0")])
def test_each_verb_is_answered_with_its_thing(action: int, note: str) -> None:
    """The second verb's things are its own."""
    s = opened()
    s.act(1, action)
    assert s.diary == [(1, note)]


def test_exactly_the_options_of_a_window_are_legal() -> None:
    """Of all actions with the verbs of this script."""
    s = opened()
    s.taboo = {0}
    legal = [action for action in range(4 * SPAN_) if s.refusal(1, action) == LEGAL]
    assert sorted(s.legal_actions(1)) == legal == [1, 2, DRAW * SPAN_, DRAW * SPAN_ + 1, DONE]
