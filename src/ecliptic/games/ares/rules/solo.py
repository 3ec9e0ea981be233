"""Chapter 17: alone; the stack of neutral phase cards, its marker, and what rises by itself."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, NONE
from ecliptic.core.state import EVERYBODY, SECRET_SEEN
from ecliptic.games.ares.player import without
from ecliptic.games.ares.rules import news, reasons
from ecliptic.games.ares.rules.steps import Choice, Effect
from ecliptic.games.ares.state import Ares
from ecliptic.games.ares.terms import (
    HOTTEST,
    LAST_MARKER,
    NEUTRAL,
    PASS_OF_STACK,
    PHASES,
    RAISE,
    RICHEST,
)


def shuffle_stack(s: Ares) -> None:
    """All five neutral cards, mixed: AE-17.2, AE-17.9."""
    stack = vec[i64]()
    for phase in range(PHASES):
        stack = append(stack, phase)
    s.shuffle(stack)
    s.neutral = stack


class RevealNeutral(Effect):
    """After the own choice the top neutral card is revealed; its phase is played too: AE-17.5, AE-17.6."""

    def happen(self, s: Ares, seat: i64) -> None:
        if s.marker == LAST_MARKER and not s.edition.neutral_order_in_advance:
            s.then(0, CHOOSE_NEUTRAL)  # the last five rounds: AE-17.12
            return
        s.neutral, phase = pop(s.neutral)
        s.learn(SECRET_SEEN)
        call_neutral(s, phase)


def call_neutral(s: Ares, phase: i64) -> None:
    """The neutral card of this round."""
    s.neutral_phase = phase
    s.called[phase] = 1
    s.tell(news.NEUTRAL_REVEALED, EVERYBODY, phase)


class ChooseNeutral(Choice):
    """In the last five rounds the player decides in which order the neutral cards are used: AE-17.12, AE-Q54."""

    def __init__(self) -> None:
        super().__init__(NEUTRAL, PHASES, obvious=True)

    def why(self, s: Ares, seat: i64, phase: i64) -> i64:
        return LEGAL if phase in s.neutral else reasons.USED_IN_THIS_PASS

    def chosen(self, s: Ares, seat: i64, phase: i64) -> None:
        s.neutral = without(s.neutral, phase)
        call_neutral(s, phase)


class AdvanceMarker(Effect):
    """After every five rounds the stack is shuffled and the marker advances, four times: AE-17.9 to AE-17.11."""

    def happen(self, s: Ares, seat: i64) -> None:
        s.neutral_phase = NONE
        if s.round % PASS_OF_STACK != 0:
            return
        s.marker += 1
        shuffle_stack(s)
        s.tell(news.STACK_SHUFFLED, EVERYBODY, s.marker)
        if s.marker == LAST_MARKER:
            open_stack(s)
        if s.edition.automatic_steps > 0:
            s.then(0, RAISE_BY_ITSELF)


def open_stack(s: Ares) -> None:
    """For the last five rounds the cards lie open, to be used in the order that the player likes: AE-17.12."""
    s.neutral = vec[i64]()
    if s.edition.neutral_order_in_advance:
        s.then(0, ORDER_STACK)
    else:
        for phase in range(PHASES):
            s.neutral = append(s.neutral, phase)


class OrderStack(Choice):
    """Where the whole order is set beforehand: which card is used first, then after that, and so on: AE-Q54."""

    def __init__(self) -> None:
        super().__init__(NEUTRAL, PHASES, obvious=True)

    def why(self, s: Ares, seat: i64, phase: i64) -> i64:
        return reasons.USED_IN_THIS_PASS if phase in s.neutral else LEGAL

    def chosen(self, s: Ares, seat: i64, phase: i64) -> None:
        stack = vec[i64]([phase])  # the last is on top, so each goes under those chosen before
        for other in s.neutral:
            stack = append(stack, other)
        s.neutral = stack
        if len(stack) < PHASES:
            s.then(0, ORDER_STACK)


class RaiseByItself(Choice):
    """Temperature (0) or oxygen (1) rises without any reward; a complete one cannot be picked: AE-17.14 to AE-17.20."""

    def __init__(self) -> None:
        super().__init__(RAISE, 2, obvious=True)

    def why(self, s: Ares, seat: i64, parameter: i64) -> i64:
        full = s.temperature == HOTTEST if parameter == 0 else s.oxygen == RICHEST
        return reasons.AT_MAXIMUM if full else LEGAL

    def chosen(self, s: Ares, seat: i64, parameter: i64) -> None:
        steps = s.edition.automatic_steps
        if parameter == 0:
            steps = min(steps, HOTTEST - s.temperature)
            s.temperature += steps
        else:
            steps = min(steps, RICHEST - s.oxygen)
            s.oxygen += steps
        s.tell(news.RAISED_BY_ITSELF, EVERYBODY, parameter, steps)


REVEAL_NEUTRAL: Final = RevealNeutral()
CHOOSE_NEUTRAL: Final = ChooseNeutral()
ORDER_STACK: Final = OrderStack()
ADVANCE_MARKER: Final = AdvanceMarker()
RAISE_BY_ITSELF: Final = RaiseByItself()
