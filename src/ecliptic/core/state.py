"""State: all that is true. A game adds its own fields; this part gives chance, news and the bounds of undo."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ecliptic.core import chance as chances
from ecliptic.core.agenda import NONE, Agenda

# What the last move taught somebody; undo stops there.
NOTHING_LEARNT: Final[i64] = 0
CHANCE_ANSWERED: Final[i64] = 1
SECRET_SEEN: Final[i64] = 2

EVERYBODY: Final[i64] = -1
NOBODY: Final[i64] = -2


@final
@mypyc_attr(acyclic=True)
class News:
    """Something that happened: its kind, the seat that may see its secret parts, and its parts as numbers."""

    def __init__(self, kind: i64, insider: i64, parts: vec[i64]) -> None:
        self.kind = kind
        self.insider = insider
        self.parts = parts


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Agenda):
    """All that is true of one game."""

    def __init__(self, seats: i64, chance: i64) -> None:
        super().__init__(seats)
        self.chance = chance
        self.learnt = NOTHING_LEARNT
        self.news: list[News] | None = None  # None: nobody is listening, as in a search

    def __repr__(self) -> str:
        """Where the game stands, and nothing that is hidden: it may end up in a log."""
        found: object = getattr(self, "round", NONE)  # a game has its own, or none
        around = "" if found == NONE else f"round {found}, "
        asked = ", ".join([str(seat) for seat in self.waiting()])
        now = "over" if self.over else f"waiting for seat {asked}"
        return f"<{type(self).__name__}: {self.seats} seats, {around}move {self.moves}, {now}>"

    def below(self, count: i64) -> i64:
        """A number in 0 … count - 1 that chance decides."""
        self.chance = chances.advance(self.chance)
        self.learn(CHANCE_ANSWERED)
        return chances.below(self.chance, count)

    def shuffle(self, cards: vec[i64]) -> None:
        """Mix these cards in place."""
        left: i64 = len(cards)
        while left > 1:
            pick = self.below(left)
            left -= 1
            swapped = cards[left]
            cards[left] = cards[pick]
            cards[pick] = swapped

    def learn(self, what: i64) -> None:
        """Somebody has learnt something by this move: it cannot be taken back."""
        self.learnt = max(self.learnt, what)

    def tell(self, kind: i64, insider: i64, a: i64 = NONE, b: i64 = NONE, c: i64 = NONE, d: i64 = NONE) -> None:
        """Add to the news, if anybody listens."""
        if self.news is not None:
            self.news.append(News(kind, insider, vec[i64]([a, b, c, d])))

    def begin_move(self) -> None:
        """A legal action is about to be done: nothing has been learnt by it yet."""
        self.learnt = NOTHING_LEARNT

    def clone(self) -> State:
        """A state that is equal and shares nothing that can change; nobody listens to it."""
        raise NotImplementedError

    def copy_core(self, other: State) -> None:
        """Take over all that this class holds of `other`."""
        self.copy_agenda(other)
        self.chance = other.chance
        self.learnt = other.learnt
