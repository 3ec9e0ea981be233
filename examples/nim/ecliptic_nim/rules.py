"""The rules of Nim: what is true, and one step for each sentence.

Some heaps lie on the table. In turn everybody chooses a heap and takes as many from it as they like, at least one.
Whoever takes the last wins; in the misère game they lose.
"""

# ruff: noqa: ARG002  (all steps share one signature)

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.core.agenda import FIRST_OWN_REASON, LEGAL, SPAN, Agenda, Choice, Effect, Step
from ecliptic.core.state import EVERYBODY, State

HEAPS = (1, 3, 5, 7)
MOST = max(HEAPS)
CHOOSE, TAKE = range(2)  # verbs
EMPTY, NOT_SO_MANY = int(FIRST_OWN_REASON), int(FIRST_OWN_REASON) + 1
TAKEN, WON = range(2)  # events


class Nim(State):
    """All that is true. A clone copies what can change."""

    def __init__(self, seats: int, misere: bool, heaps: list[int], winner: list[int]) -> None:
        super().__init__(seats, 0)
        self.misere = misere
        self.heaps = heaps
        self.winner = winner  # by seat: 1 for whoever has won

    def clone(self) -> Nim:
        other = Nim(self.seats, self.misere, self.heaps[:], self.winner[:])
        other.copy_core(self)
        return other

    def next_seat(self, seat: int) -> int:
        """Who plays after this seat."""
        return (seat + 1) % self.seats


class ChooseHeap(Choice):
    """Choose a heap that is not empty."""

    def __init__(self) -> None:
        super().__init__(CHOOSE, len(HEAPS), certain=True)

    def refuse(self, s: Agenda, seat: int, action: int) -> int:
        assert isinstance(s, Nim)
        return LEGAL if s.heaps[action % SPAN] > 0 else EMPTY

    def options(self, s: Agenda, seat: int) -> vec[i64]:
        return vec[i64]([heap for heap in range(len(HEAPS)) if self.refuse(s, seat, heap) == LEGAL])

    def answer(self, s: Agenda, seat: int, action: int) -> None:
        s.then(seat, TakeSome(action % SPAN))


class TakeSome(Choice):
    """Take at least one from it. The heap is the argument of this step, so all can see it."""

    def __init__(self, heap: int) -> None:
        super().__init__(TAKE, MOST + 1, arg=heap, certain=True)

    def of(self, arg: int) -> Step:
        return TakeSome(arg)

    def refuse(self, s: Agenda, seat: int, action: int) -> int:
        assert isinstance(s, Nim)
        return LEGAL if 1 <= action % SPAN <= s.heaps[self.arg] else NOT_SO_MANY

    def options(self, s: Agenda, seat: int) -> vec[i64]:
        actions = range(TAKE * SPAN, TAKE * SPAN + MOST + 1)
        return vec[i64]([action for action in actions if self.refuse(s, seat, action) == LEGAL])

    def answer(self, s: Agenda, seat: int, action: int) -> None:
        assert isinstance(s, Nim)
        count = action % SPAN
        s.heaps[self.arg] -= count
        s.tell(TAKEN, EVERYBODY, seat, count, self.arg)
        if any(s.heaps):
            s.then(s.next_seat(seat), CHOOSE_HEAP)
        else:
            s.then(seat, END)


class EndGame(Effect):
    """Whoever has taken the last wins; in the misère game the next one does."""

    def run(self, s: Agenda, seat: int) -> None:
        assert isinstance(s, Nim)
        winner = s.next_seat(seat) if s.misere else seat
        s.winner[winner] = 1
        s.tell(WON, EVERYBODY, winner)


CHOOSE_HEAP, TAKE_SOME, END = ChooseHeap(), TakeSome(0), EndGame()
STEPS = (CHOOSE_HEAP, TAKE_SOME, END)
