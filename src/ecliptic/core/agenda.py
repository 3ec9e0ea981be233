"""The agenda: what is still to be done, and by whom, kept as data in the state.

A step is one sentence of a rule. It is a value: when it has been carried out it is replaced by what follows it, so
clones share steps and nobody copies them. Steps lie in lanes, each with the seat that does it. `together` opens a lane
for each seat, and what is below waits until all of them are done: that is a secret choice, or a phase that everybody
plays at once.

An action is packed into one integer, `verb * SPAN + thing`; it becomes a word and a number at the edges.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

SPAN: Final[i64] = 1024
NONE: Final[i64] = -1

# Reasons why an action is refused that are the same in every game; a game's own reasons start at FIRST_OWN_REASON.
LEGAL: Final[i64] = 0
NOT_ASKED: Final[i64] = 1
OTHER_QUESTION: Final[i64] = 2
NO_SUCH_THING: Final[i64] = 3
GAME_OVER: Final[i64] = 4
FIRST_OWN_REASON: Final[i64] = 5


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Step:
    """One sentence of a rule, still to be carried out: a value, shared by all clones."""

    def __init__(self, arg: i64 = 0) -> None:
        self.arg = arg

    def of(self, arg: i64) -> Step:
        """The same step with this argument; a step without one is always itself."""
        return self

    def run(self, agenda: Agenda, seat: i64) -> None:
        """Carry it out; a question is not carried out but answered."""
        raise NotImplementedError

    def as_question(self) -> Choice | None:
        """Itself, if it is a question; a call through the base class is quicker than looking at the type."""
        return None


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Effect(Step):
    """A sentence that asks nobody anything."""


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Choice(Step):
    """A question: `verb` with one of so many `things`, or one of the bare verbs `other` and `third` instead.

    An `optional` question may be answered but nobody waits for it; it is the last thing of its lane. A `certain` one
    always has an answer. An `obvious` one is answered by the engine when there is only one answer; never so where the
    answer depends on what is hidden.
    """

    def __init__(
        self,
        verb: i64,
        things: i64,
        other: i64 = NONE,
        arg: i64 = 0,
        third: i64 = NONE,
        optional: bool = False,
        certain: bool = False,
        obvious: bool = False,
    ) -> None:
        super().__init__(arg)
        self.verb = verb
        self.things = things
        self.other = other
        self.third = third
        self.optional = optional
        self.certain = certain
        self.obvious = obvious

    def as_question(self) -> Choice | None:
        return self

    def is_waited_for(self, agenda: Agenda, seat: i64) -> bool:
        """The game waits for the answer; a game may decide it anew each time, as when somebody has said "done"."""
        return not self.optional

    def takes(self, verb: i64) -> i64:
        """How many things this question knows for a verb; 0 where the verb is no answer to it."""
        if verb == self.verb:
            return self.things
        return 1 if verb == self.other or verb == self.third else 0

    def refuse(self, agenda: Agenda, seat: i64, action: i64) -> i64:
        """LEGAL, or the reason why this action is no answer to this question now."""
        raise NotImplementedError

    def answer(self, agenda: Agenda, seat: i64, action: i64) -> None:
        """Do what was chosen; the caller has made sure that it is legal."""
        raise NotImplementedError

    def options(self, agenda: Agenda, seat: i64) -> vec[i64]:
        """Every legal action: none that `refuse` refuses, and all others."""
        raise NotImplementedError


@final
@mypyc_attr(acyclic=True)
class Lane:
    """A stack of steps, each with its seat: what is last is next."""

    def __init__(self, seats: vec[i64], steps: vec[Step]) -> None:
        self.seats = seats
        self.steps = steps

    def push(self, seat: i64, step: Step) -> None:
        """Put a step on top."""
        self.seats = append(self.seats, seat)
        self.steps = append(self.steps, step)

    def drop(self) -> None:
        """Take the top step away."""
        self.seats, _ = pop(self.seats)
        self.steps, _ = pop(self.steps)

    def clone(self) -> Lane:
        """A lane of the same steps."""
        return Lane(self.seats[:], self.steps[:])


class IllegalAction(Exception):
    """An action was refused; nothing has changed."""

    def __init__(self, seat: int, action: int, reason: int) -> None:
        super().__init__(f"seat {seat}, action {action}: reason {reason}")
        self.seat = seat
        self.action = action
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda:
    """One lane of steps, or one for each seat while they act together, and lanes that wait below."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.lane = Lane(vec[i64](), vec[Step]())  # the lane being worked on
        self.lanes: list[Lane] = [self.lane]
        self.beneath: list[list[Lane]] = []
        self.over = False
        self.moves: i64 = 0
        self.asked: i64 = NONE  # the first seat that is waited for, whose legal actions are at hand
        self.legal = vec[i64]()  # replaced, never edited: clones share it
        self.stirred = False  # something was done after those were found, or a seat was woken

    def then(self, seat: i64, step: Step) -> None:
        """`seat` does this next, before anything already planned in this lane."""
        self.lane.push(seat, step)

    def plan(self, seat: i64, steps: vec[Step]) -> None:
        """`seat` does these next, first named first."""
        last: i64 = len(steps)
        while last > 0:
            last -= 1
            self.lane.push(seat, steps[last])

    def together(self, seats: vec[i64], step: Step) -> None:
        """These seats do this step at the same time; everything else waits."""
        self.beneath.append(self.lanes)
        lanes: list[Lane] = []
        for seat in seats:
            lane = Lane(vec[i64](), vec[Step]())
            lane.push(seat, step)
            lanes.append(lane)
        self.lanes = lanes

    def question(self, seat: i64) -> Choice | None:
        """What this seat is asked, or may still answer."""
        lane = None if self.over else self._lane_of(seat)
        if lane is None:
            return None
        return lane.steps[-1].as_question()

    def legal_actions(self, seat: i64) -> vec[i64]:
        """Every legal action of this seat."""
        if seat == self.asked and not self.over:
            return self.legal
        choice = self.question(seat)
        return vec[i64]() if choice is None else choice.options(self, seat)

    def waiting(self) -> vec[i64]:
        """The seats that must act before the game goes on."""
        seats = vec[i64]()
        for lane in self.lanes:
            if len(lane.steps) > 0:
                choice = lane.steps[-1].as_question()
                if choice is not None and choice.is_waited_for(self, lane.seats[-1]):
                    seats = append(seats, lane.seats[-1])
        return seats

    def refusal(self, seat: i64, action: i64) -> i64:
        """LEGAL, or the reason why this seat may not do this now."""
        if self.over:
            return GAME_OVER
        choice = self.question(seat)
        return NOT_ASKED if choice is None else self._judge(choice, seat, action)

    def _judge(self, choice: Choice, seat: i64, action: i64) -> i64:
        if action < 0:
            return OTHER_QUESTION
        verb = action // SPAN
        things = choice.takes(verb)
        if things == 0:
            return OTHER_QUESTION
        if action - verb * SPAN >= things:
            return NO_SUCH_THING
        return choice.refuse(self, seat, action)

    def act(self, seat: i64, action: i64) -> None:
        """Do this; raise IllegalAction and change nothing if it is not legal."""
        lane = None if self.over else self._lane_of(seat)
        if lane is None:
            raise IllegalAction(seat, action, self.refusal(seat, action))
        choice = lane.steps[-1].as_question()
        assert choice is not None
        reason = self._judge(choice, seat, action)
        if reason != LEGAL:
            raise IllegalAction(seat, action, reason)
        self._do(lane, choice, seat, action)

    def follow(self, action: i64) -> None:
        """Do one of the actions in `legal`, as the seat that is asked; nothing is checked, as that list is right."""
        lane = self._lane_of(self.asked)
        assert lane is not None
        choice = lane.steps[-1].as_question()
        assert choice is not None
        self._do(lane, choice, self.asked, action)

    def _do(self, lane: Lane, choice: Choice, seat: i64, action: i64) -> None:
        self.lane = lane
        self.moves += 1
        self.begin_move()
        lane.drop()
        choice.answer(self, seat, action)
        self.settle()

    def begin_move(self) -> None:
        """A legal action is about to be done."""

    def settle(self) -> None:
        """Carry out whatever asks nobody anything, until somebody must choose or all is done."""
        while True:
            lanes = self.lanes
            self.asked = NONE
            self.stirred = False
            waiting = False
            for lane in lanes:
                self.lane = lane
                if self._advance(lane, lanes):
                    waiting = True
                if self.lanes is not lanes:
                    break
            if self.lanes is not lanes or self.stirred:
                continue  # lanes were opened, or who may do what has to be found anew
            if waiting:
                return
            if len(self.beneath) == 0:
                self.over = True
                return
            self.lanes = self.beneath.pop()

    def _advance(self, lane: Lane, lanes: list[Lane]) -> bool:
        """Work on one lane until its seat must choose (then True), it is done, or lanes were opened above it."""
        while len(lane.steps) > 0:
            step = lane.steps[-1]
            seat = lane.seats[-1]
            choice = step.as_question()
            if choice is not None:
                if not choice.is_waited_for(self, seat):
                    return False
                if choice.certain and self.asked != NONE:
                    return True
                legal = choice.options(self, seat)
                if len(legal) > 1 or (len(legal) == 1 and not choice.obvious):
                    if self.asked == NONE:
                        self.asked = seat
                        self.legal = legal
                    return True
                lane.drop()  # nothing to choose: do as much as you can
                if len(legal) == 1:
                    self.stir()
                    choice.answer(self, seat, legal[0])
            else:
                lane.drop()
                self.stir()
                step.run(self, seat)
            if self.lanes is not lanes:
                return False
        return False

    def stir(self) -> None:
        """Something is done: what the first seat may do, if that was found already, has to be found anew."""
        if self.asked != NONE:
            self.stirred = True

    def wake(self) -> None:
        """Seats that nobody waited for may be waited for again: their lanes are looked at once more."""
        self.stirred = True

    def _lane_of(self, seat: i64) -> Lane | None:
        for lane in self.lanes:
            if len(lane.steps) > 0 and lane.seats[-1] == seat:
                return lane
        return None

    def copy_agenda(self, other: Agenda) -> None:
        """Take over what `other` still has to do."""
        self.lanes = [lane.clone() for lane in other.lanes]
        self.lane = self.lanes[0]
        self.beneath = [[lane.clone() for lane in lanes] for lanes in other.beneath]
        self.over = other.over
        self.moves = other.moves
        self.asked = other.asked
        self.legal = other.legal
