"""The rules of Claims, the game of `toy.py`: what is true, and one step for each sentence.

Everybody has the numbers 0 to 3; six nuggets lie face down in a deck, and one is fool's gold. In each of four rounds
all lay a number in secret, and may lay another one until the last has done so. Then the numbers are shown: the highest
that only one player has laid wins the top nugget. After the last round the richest wins.
"""

# ruff: noqa: ARG002  (all steps share one signature)

from __future__ import annotations

from librt.vecs import pop, vec
from mypy_extensions import i64

from ecliptic.core.agenda import FIRST_OWN_REASON, LEGAL, NONE, SPAN, Agenda, Choice, Effect, Step
from ecliptic.core.state import EVERYBODY, NOBODY, SECRET_SEEN, State

NUMBERS, ROUNDS, WORTH = 4, 4, (-2, 1, 2, 3, 4, 5)
LAY = 0  # the only verb
SPENT, SAME = int(FIRST_OWN_REASON), int(FIRST_OWN_REASON) + 1
ROUND_STARTED, NUMBER_LAID, NUMBER_SHOWN, NUGGET_WON, SCORED = range(5)


class Claims(State):
    """All that is true. A clone copies every table: it shares only what never changes."""

    def __init__(self, seats: int, chance: int, may_change: bool, like: Claims | None = None) -> None:
        super().__init__(seats, chance)
        self.may_change = may_change
        if like is None:
            self.laid = vec[i64]([NONE] * seats)  # secret: it lies here and never in a step, for all see the agenda
            self.spent = vec[i64]([0] * (seats * NUMBERS))  # 1: this seat has shown this number
            self.deck = vec[i64](range(len(WORTH)))  # the last is on top
            self.winner = vec[i64]([NONE] * len(WORTH))  # of each nugget
            self.score = vec[i64]([0] * seats)
        else:
            self.copy_core(like)
            self.laid, self.spent, self.deck = like.laid[:], like.spent[:], like.deck[:]
            self.winner, self.score = like.winner[:], like.score[:]

    def clone(self) -> Claims:
        return Claims(self.seats, self.chance, self.may_change, self)

    def won(self, seat: int) -> list[int]:
        """The nuggets of this seat."""
        return [nugget for nugget, winner in enumerate(self.winner) if winner == seat]


# The rules: each step is one sentence of them.


class StartRound(Effect):
    """Everybody lays a number; they are shown; then comes the next round, or the end."""

    def of(self, arg: int) -> Step:
        return StartRound(arg)

    def run(self, s: Agenda, seat: int) -> None:
        assert isinstance(s, Claims)
        s.tell(ROUND_STARTED, EVERYBODY, self.arg)
        s.then(NOBODY, StartRound(self.arg + 1) if self.arg < ROUNDS else ADD_UP)
        s.then(NOBODY, SHOW_NUMBERS)  # planned last, so it comes first
        s.together(vec[i64](range(s.seats)), LAY_NUMBER)


class LayNumber(Choice):
    """Lay one of your numbers in secret."""

    def __init__(self, *, optional: bool = False) -> None:
        super().__init__(LAY, NUMBERS, optional=optional, certain=not optional)

    def refuse(self, s: Agenda, seat: int, action: int) -> int:
        assert isinstance(s, Claims)
        return SPENT if s.spent[seat * NUMBERS + action % SPAN] else LEGAL

    def options(self, s: Agenda, seat: int) -> vec[i64]:
        return vec[i64]([action for action in range(self.things) if self.refuse(s, seat, action) == LEGAL])

    def answer(self, s: Agenda, seat: int, action: int) -> None:
        assert isinstance(s, Claims)
        s.laid[seat] = action % SPAN
        s.tell(NUMBER_LAID, seat, seat, s.laid[seat])  # this seat alone sees the secret parts of it
        if s.may_change:
            s.then(seat, LAY_ANOTHER)


class LayAnother(LayNumber):
    """You may lay another number instead, until the last player has laid one."""

    def refuse(self, s: Agenda, seat: int, action: int) -> int:
        assert isinstance(s, Claims)
        return SAME if s.laid[seat] == action % SPAN else super().refuse(s, seat, action)


class ShowNumbers(Effect):
    """The numbers are shown and spent; the highest that only one player has laid wins the top nugget."""

    def run(self, s: Agenda, seat: int) -> None:
        assert isinstance(s, Claims)
        s.learn(SECRET_SEEN)  # so the last answer cannot be taken back
        laid, s.laid = list(s.laid), vec[i64]([NONE] * s.seats)
        for player, number in enumerate(laid):
            s.spent[player * NUMBERS + number] = 1
            s.tell(NUMBER_SHOWN, EVERYBODY, player, number)
        if lone := [number for number in laid if laid.count(number) == 1]:
            s.deck, nugget = pop(s.deck)
            s.winner[nugget] = laid.index(max(lone))
            s.tell(NUGGET_WON, EVERYBODY, s.winner[nugget], nugget)


class AddUp(Effect):
    """Everybody adds up what the own nuggets are worth."""

    def run(self, s: Agenda, seat: int) -> None:
        assert isinstance(s, Claims)
        for player in range(s.seats):
            s.score[player] = sum(WORTH[nugget] for nugget in s.won(player))
            s.tell(SCORED, EVERYBODY, player, s.score[player])


START_ROUND, LAY_NUMBER, LAY_ANOTHER = StartRound(1), LayNumber(), LayAnother(optional=True)
SHOW_NUMBERS, ADD_UP = ShowNumbers(), AddUp()
STEPS = (START_ROUND, LAY_NUMBER, LAY_ANOTHER, SHOW_NUMBERS, ADD_UP)
