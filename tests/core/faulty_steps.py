"""Steps of Claims with one fault each: a way to lay a number, or a round, that breaks a promise."""

# ruff: noqa: ARG002  (all steps share one signature)

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, NONE, SPAN, Agenda, Step
from ecliptic.core.state import EVERYBODY, NOBODY
from tests.core import toy_rules as rule
from tests.core.toy_rules import LAY, NUMBERS, Claims, LayNumber, StartRound

SLAM = LAY + 1  # a second verb


class LayAloud(LayNumber):
    """Everybody is told the number."""

    def answer(self, s: Agenda, seat: int, action: int) -> None:
        super().answer(s, seat, action)
        assert isinstance(s, Claims)
        s.tell(rule.NUMBER_SHOWN, EVERYBODY, seat, action)


class LastLaysAloud(LayNumber):
    """Everybody is told the number of the third seat."""

    def answer(self, s: Agenda, seat: int, action: int) -> None:
        super().answer(s, seat, action)
        assert isinstance(s, Claims)
        if seat == 2:
            s.tell(rule.NUMBER_SHOWN, EVERYBODY, seat, action)


class LayOrSlam(LayNumber):
    """There are two verbs to lay a number with, and everybody hears which."""

    def takes(self, verb: i64) -> i64:
        return NUMBERS if verb in (LAY, SLAM) else 0

    def options(self, s: Agenda, seat: int) -> vec[i64]:
        return vec[i64]([verb * int(SPAN) + number for verb in (LAY, SLAM) for number in range(NUMBERS)])

    def answer(self, s: Agenda, seat: int, action: int) -> None:
        super().answer(s, seat, action)
        assert isinstance(s, Claims)
        s.tell(rule.NUMBER_SHOWN, EVERYBODY, seat, self.heard(action))

    def heard(self, action: int) -> int:
        """What everybody is told."""
        return action // int(SPAN)


class LayOrSlamAloud(LayOrSlam):
    """Everybody is told the number as well, if it is slammed."""

    def heard(self, action: int) -> int:
        return action if action >= SPAN else LAY


class Remember(LayNumber):
    """An optional question that carries its secret as argument."""

    def __init__(self, number: int) -> None:
        super().__init__(optional=True)
        self.arg = number

    def of(self, arg: int) -> Step:
        return Remember(arg)


class LayIntoAgenda(LayNumber):
    """The number stands in the agenda, which everybody may read."""

    def answer(self, s: Agenda, seat: int, action: int) -> None:
        super().answer(s, seat, action)
        s.then(seat, Remember(action))


class LayInTurn(LayNumber):
    """Who lays later gets points for it."""

    def answer(self, s: Agenda, seat: int, action: int) -> None:
        assert isinstance(s, Claims)
        s.score[seat] += sum(number != NONE for number in s.laid)
        super().answer(s, seat, action)


class LayWithPenalty(LayNumber):
    """Nobody may lay a 3, and who tries loses a point."""

    def refuse(self, s: Agenda, seat: int, action: int) -> int:
        assert isinstance(s, Claims)
        if action == 3:
            s.score[seat] -= 1
            return rule.SPENT
        return int(LEGAL)

    def options(self, s: Agenda, seat: int) -> vec[i64]:
        return vec[i64](range(3))


class LayWithStain(LayWithPenalty):
    """Nobody may lay a 3, and who tries is marked, once."""

    def refuse(self, s: Agenda, seat: int, action: int) -> int:
        assert isinstance(s, Claims)
        s.score[seat] = -1 if action == 3 else s.score[seat]
        return rule.SPENT if action == 3 else int(LEGAL)


class LayButZero(LayNumber):
    """0 is legal, but not offered."""

    def options(self, s: Agenda, seat: int) -> vec[i64]:
        return vec[i64](range(1, NUMBERS))


class LayTwiceOffered(LayNumber):
    """Every option is offered twice."""

    def options(self, s: Agenda, seat: int) -> vec[i64]:
        return vec[i64]([*range(NUMBERS), *range(NUMBERS)])


class LayButRefused(LayNumber):
    """0 is offered, and refused."""

    def refuse(self, s: Agenda, seat: int, action: int) -> int:
        return rule.SPENT if action == 0 else int(LEGAL)

    def options(self, s: Agenda, seat: int) -> vec[i64]:
        return vec[i64](range(NUMBERS))


class LayUnlessSecond(LayNumber):
    """The second seat has no number, although the question is said to be certain."""

    def options(self, s: Agenda, seat: int) -> vec[i64]:
        return vec[i64]() if seat == 1 else super().options(s, seat)


class LayAndCrash(LayNumber):
    """The number 2 was never tried."""

    def answer(self, s: Agenda, seat: int, action: int) -> None:
        if action == 2:
            raise ZeroDivisionError("a bug in the game")
        super().answer(s, seat, action)


class EndlessRound(StartRound):
    """Numbers are laid and taken back for ever (or until the test has seen enough)."""

    def of(self, arg: int) -> Step:
        return self

    def run(self, s: Agenda, seat: int) -> None:
        assert isinstance(s, Claims)
        if s.moves > 3000:
            raise TimeoutError("the suite has not noticed")
        s.laid = vec[i64]([NONE] * s.seats)
        s.then(NOBODY, self)
        s.together(vec[i64](range(s.seats)), rule.LAY_NUMBER)


class StuckRound(StartRound):
    """A step with an argument that is lost when it is loaded."""

    def of(self, arg: int) -> Step:
        return self
