"""The smallest steps there are, for tests of the agenda: a state that keeps a diary, and steps that write into it."""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.core.agenda import FIRST_OWN_REASON, LEGAL, NONE, SPAN, Agenda, Choice, Effect, Step
from ecliptic.core.state import NOBODY, State

TABOO = int(FIRST_OWN_REASON)
PICK, DRAW, PASS, OTHER_VERB = range(4)


class Script(State):
    """Nothing is true here but what has been written down."""

    def __init__(self, seats: int = 3, like: Script | None = None) -> None:
        super().__init__(seats, 1)
        self.diary: list[tuple[int, str]] = []  # who, and what
        self.taboo: set[int] = set()  # things that nobody may pick
        self.done: set[int] = set()  # seats that have enough of a window
        if like is not None:
            self.copy_core(like)
            self.diary, self.taboo, self.done = like.diary[:], set(like.taboo), set(like.done)

    def clone(self) -> Script:
        return Script(self.seats, self)

    def write(self, seat: int, what: str) -> None:
        """Note who did what."""
        self.diary.append((seat, what))

    @property
    def notes(self) -> str:
        """What was done, in one line, without who did it."""
        return " ".join(what for _, what in self.diary)

    def agenda(self) -> list[list[list[Step]]]:
        """Every step still to do, by group and lane."""
        return [[list(lane.steps) for lane in lanes] for lanes in [*self.beneath, self.lanes]]


def played(*steps: Step, seats: int = 3) -> Script:
    """A script of steps for nobody in particular, first named first, up to the first question."""
    s = Script(seats)
    for step in reversed(steps):
        s.then(NOBODY, step)
    s.settle()
    return s


class Note(Effect):
    """Write down a word."""

    def __init__(self, word: str) -> None:
        super().__init__()
        self.word = word

    def run(self, s: Agenda, seat: int) -> None:
        assert isinstance(s, Script)
        s.write(seat, self.word)


class Do(Effect):
    """Whatever a test wants to happen."""

    def __init__(self, what: Callable[[Script], None]) -> None:
        super().__init__()
        self.what = what

    def run(self, s: Agenda, seat: int) -> None:  # noqa: ARG002  (the signature of all steps)
        assert isinstance(s, Script)
        self.what(s)


class Together(Effect):
    """These seats do one step at the same time."""

    def __init__(self, step: Step, *seats: int) -> None:
        super().__init__()
        self.step, self.players = step, seats

    def run(self, s: Agenda, seat: int) -> None:  # noqa: ARG002
        s.together(vec[i64](self.players), self.step)


class To(Effect):
    """A seat does these steps, first named first."""

    def __init__(self, seat: int, *steps: Step) -> None:
        super().__init__()
        self.player, self.steps = seat, steps

    def run(self, s: Agenda, seat: int) -> None:  # noqa: ARG002
        for step in reversed(self.steps):
            s.then(self.player, step)


class Ask(Choice):
    """Pick one of some things that are not taboo (or another verb); then the seat does what follows."""

    def __init__(
        self,
        things: int = 3,
        *follow: Step,
        other: int = int(NONE),
        third: int = int(NONE),
        optional: bool = False,
        certain: bool = False,
        obvious: bool = False,
    ) -> None:
        super().__init__(PICK, things, other, third=third, optional=optional, certain=certain, obvious=obvious)
        self.follow = follow
        self.looked: list[int] = []  # the seats whose options were looked for

    def refuse(self, s: Agenda, seat: int, action: int) -> int:  # noqa: ARG002
        assert isinstance(s, Script)
        return TABOO if action // SPAN == PICK and action % SPAN in s.taboo else LEGAL

    def options(self, s: Agenda, seat: int) -> vec[i64]:
        self.looked.append(seat)
        bare = [verb * SPAN for verb in (self.other, self.third) if verb != NONE]
        return vec[i64]([a for a in [*range(self.things), *bare] if self.refuse(s, seat, a) == LEGAL])

    def answer(self, s: Agenda, seat: int, action: int) -> None:
        assert isinstance(s, Script)
        s.write(seat, f"{('pick', 'draw', 'pass')[action // SPAN]}{action % SPAN}")
        for step in reversed(self.follow):
            s.then(seat, step)


class Window(Ask):
    """Pick one of three things or draw from one of two piles, as often as you like, until you pass.

    Nobody waits for who has passed, but they may go on until all have. After each answer comes what follows it.
    """

    def __init__(self, *follow: Step) -> None:
        super().__init__(3, *follow, other=PASS)

    def is_waited_for(self, s: Agenda, seat: int) -> bool:
        assert isinstance(s, Script)
        return seat not in s.done

    def takes(self, verb: int) -> int:
        return 2 if verb == DRAW else super().takes(verb)

    def options(self, s: Agenda, seat: int) -> vec[i64]:
        piles = [DRAW * int(SPAN), DRAW * int(SPAN) + 1]
        return vec[i64]([*super().options(s, seat), *piles])

    def answer(self, s: Agenda, seat: int, action: int) -> None:
        assert isinstance(s, Script)
        s.done = s.done | {seat} if action // SPAN == PASS else s.done - {seat}
        s.then(seat, self)
        super().answer(s, seat, action)


class Wake(Effect):
    """These seats are waited for again."""

    def __init__(self, *seats: int) -> None:
        super().__init__()
        self.players = seats

    def run(self, s: Agenda, seat: int) -> None:  # noqa: ARG002
        assert isinstance(s, Script)
        s.done -= set(self.players)
        s.wake()
