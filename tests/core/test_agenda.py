"""The agenda: what comes next, what waits, and for whom."""

from __future__ import annotations

import itertools

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.core.agenda import NONE, Step
from ecliptic.core.state import CHANCE_ANSWERED, NOBODY, NOTHING_LEARNT, SECRET_SEEN
from tests.core.script import Ask, Do, Note, Script, To, Together, played


def waiting(s: Script) -> list[int]:
    """The seats that must act."""
    return list(s.waiting())


# One after the other.


def test_what_is_planned_last_happens_first() -> None:
    """A lane is a stack: `then` puts a step before all that was planned earlier."""
    s = Script()
    s.then(NOBODY, Note("second"))
    s.then(NOBODY, Note("first"))
    s.settle()
    assert s.notes == "first second"


def test_a_row_of_steps_is_done_in_its_order() -> None:
    """First named first, and all of it before what was planned already."""
    s = Script()
    s.then(NOBODY, Note("below"))
    s.plan(NOBODY, vec[Step]([Note("one"), Note("two")]))
    s.settle()
    assert s.notes == "one two below"


def test_what_a_step_plans_comes_before_what_was_planned_already() -> None:
    """A rule that leads to others is carried out completely before the rule below it."""
    assert played(To(0, Note("b"), To(0, Note("c")), Note("d")), Note("e")).notes == "b c d e"


def test_the_seat_of_a_step_does_it() -> None:
    """Each step is carried out by the seat it was planned for, an opponent in the middle of your card too."""
    s = played(To(1, Note("mine"), To(2, Note("yours")), Note("mine again")))
    assert s.diary == [(1, "mine"), (2, "yours"), (1, "mine again")]


def test_the_game_is_over_when_nothing_is_left_to_do() -> None:
    """Then nobody is asked or waited for."""
    s = played(Note("all"))
    assert s.over
    assert (waiting(s), s.asked) == ([], NONE)
    assert [list(s.legal_actions(seat)) for seat in range(3)] == [[], [], []]


def test_a_question_stops_everything_until_it_is_answered() -> None:
    """What follows from the answer comes first, then the rest."""
    s = played(Note("before"), To(1, Ask(3, Note("therefore"))), Note("after"))
    assert (s.notes, waiting(s), s.asked, s.over) == ("before", [1], 1, False)
    s.act(1, 2)
    assert s.notes == "before pick2 therefore after"
    assert s.over


def test_a_question_can_be_put_to_an_opponent_in_the_middle_of_a_turn() -> None:
    """The turn goes on when the opponent has answered."""
    s = played(To(0, Ask(2, To(1, Ask(2)), Note("on"))))
    s.act(0, 0)
    assert (waiting(s), s.notes) == ([1], "pick0")
    s.act(1, 1)
    assert s.diary == [(0, "pick0"), (1, "pick1"), (0, "on")]


def test_only_actions_are_counted_as_moves() -> None:
    """Effects are no moves."""
    s = played(Note("a"), To(0, Ask(2), Note("b"), Ask(2)), Note("c"))
    assert s.moves == 0
    s.act(0, 0)
    s.act(0, 1)
    assert s.moves == 2


def test_each_move_begins_with_nothing_learnt() -> None:
    """What the last move taught is forgotten when the next one begins, and kept until then."""
    s = played(To(0, Ask(2, Do(lambda s: s.learn(CHANCE_ANSWERED))), Ask(2)))
    s.act(0, 0)
    assert s.learnt == CHANCE_ANSWERED
    s.act(0, 0)
    assert s.learnt == NOTHING_LEARNT


def test_of_all_that_a_move_teaches_the_gravest_is_remembered() -> None:
    """A secret seen outweighs an answer of chance, whichever came first."""
    for first, second in ((CHANCE_ANSWERED, SECRET_SEEN), (SECRET_SEEN, CHANCE_ANSWERED)):
        s = Script()
        s.learn(first)
        s.learn(second)
        assert s.learnt == SECRET_SEEN


# Together.


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_seats_that_act_together_may_answer_in_any_order(order: tuple[int, ...]) -> None:
    """What is below waits until the last has answered, whoever that is."""
    s = played(Together(Ask(3), 0, 1, 2), Note("below"))
    assert waiting(s) == [0, 1, 2]
    for count, seat in enumerate(order, 1):
        assert s.notes.count("below") == 0
        s.act(seat, seat)
        assert waiting(s) == [left for left in range(3) if left not in order[:count]]
    assert [what for _, what in s.diary] == [*(f"pick{seat}" for seat in order), "below"]


def test_each_seat_goes_on_in_its_own_lane() -> None:
    """Who is quicker can answer its next question while others still think about their first."""
    s = played(Together(Ask(2, Note("own"), Ask(2)), 0, 1), Note("below"))
    s.act(1, 0)
    assert s.diary == [(1, "pick0"), (1, "own")]
    assert waiting(s) == [0, 1]
    s.act(1, 1)
    assert waiting(s) == [0]
    s.act(0, 0)
    assert s.notes.count("below") == 0
    s.act(0, 0)
    assert s.notes.endswith("below")


def test_what_a_rule_plans_after_together_waits_for_it() -> None:
    """`then` keeps writing in the lane that opened the others."""

    def rule(s: Script) -> None:
        s.together(vec[i64](range(3)), Ask(2))
        s.then(NOBODY, Note("later"))

    s = played(Do(rule))
    for seat in range(3):
        assert s.notes.count("later") == 0
        s.act(seat, 0)
    assert s.notes == "pick0 pick0 pick0 later"


def test_an_effect_can_be_done_together_too() -> None:
    """Each seat does it, from the left, and all goes on."""
    assert played(Together(Note("x"), 0, 2), Note("y")).diary == [(0, "x"), (2, "x"), (NOBODY, "y")]


def test_together_with_nobody_is_done_at_once() -> None:
    """An empty group keeps nobody waiting."""
    assert played(Together(Ask(2)), Note("on")).notes == "on"


def test_a_group_within_a_group_comes_first() -> None:
    """While a seat's rule asks some seats together, the other lanes around it wait; then all go on as before."""
    s = played(Together(Ask(3, Together(Ask(2, Note("inner")), 1, 2), Note("outer")), 0, 1), Note("below"))
    s.act(0, 2)
    assert waiting(s) == [1, 2]
    s.act(2, 0)
    s.act(1, 0)
    assert s.diary[-1] == (0, "outer")
    assert waiting(s) == [1]
    s.act(1, 1)
    assert waiting(s) == [1, 2]
    s.act(1, 1)
    s.act(2, 1)
    assert [what for _, what in s.diary][-3:] == ["inner", "outer", "below"]
    assert s.over


def test_the_first_seat_that_must_act_is_the_one_asked() -> None:
    """Its legal actions are at hand; when it has answered, the next one's are."""
    s = played(Together(Ask(2), 2, 0))
    assert (s.asked, list(s.legal)) == (2, [0, 1])
    s.act(2, 0)
    assert (s.asked, list(s.legal)) == (0, [0, 1])
