"""KO-7, KO-10: flight, the Sun and the hazards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecliptic.core.state import EVERYBODY
from ecliptic.games.kosmonauts.board import Board
from ecliptic.games.kosmonauts.rules import news
from ecliptic.games.kosmonauts.rules.landing import evacuate, offer_landing
from ecliptic.games.kosmonauts.state import Kosmonauts
from ecliptic.games.kosmonauts.terms import SUN

SAFE: Final[i64] = 0
STRAIGHT_INTO_SUN: Final[i64] = 1
OFF_THE_FIELD: Final[i64] = 2


def shift_q(a: i64, c: i64) -> i64:
    """How far a rose with these signed steps along E and SW carries a ship along q; SE does not: KO-7.5."""
    return a - c


def shift_r(b: i64, c: i64) -> i64:
    """How far a rose with these signed steps along SE and SW carries a ship along r; E does not."""
    return b + c


def peril(board: Board, q: i64, r: i64, a: i64, b: i64, c: i64) -> i64:
    """Whether a flight from (q, r) ends in an emergency: the Sun, then the edge: KO-11.2, KO-11.3, KO-A4."""
    end_q, end_r = q + shift_q(a, c), r + shift_r(b, c)
    kind = board.kind(end_q, end_r)
    if kind == SUN or crosses_sun(q, r, a, b, c):
        return STRAIGHT_INTO_SUN
    return SAFE if board.is_flyable(end_q, end_r) else OFF_THE_FIELD


def crosses_sun(q: i64, r: i64, a: i64, b: i64, c: i64) -> bool:
    """Steps in one direction only, with the Sun in between: every order of the steps runs through it: KO-A1."""
    if b == 0 and c == 0:
        return r == 0 and between(q, q + a)
    if a == 0 and c == 0:
        return q == 0 and between(r, r + b)
    if a == 0 and b == 0:
        return q + r == 0 and between(q, q - c)
    return False


def between(start: i64, end: i64) -> bool:
    """Zero lies strictly between, or at the end."""
    return (start < 0 <= end) or (end <= 0 < start)


def fly(s: Kosmonauts, seat: i64) -> None:
    """One sector for every step on the rose; only the last sector counts: KO-7.2, KO-7.3, KO-7.4, KO-A2."""
    a, b, c = s.speed(seat, 0), s.speed(seat, 1), s.speed(seat, 2)
    danger = peril(s.board, s.q[seat], s.r[seat], a, b, c)
    if danger != SAFE:
        s.tell(news.HIT_SUN if danger == STRAIGHT_INTO_SUN else news.LEFT_FIELD, EVERYBODY, seat)
        evacuate(s, seat)
        return
    s.q[seat] += shift_q(a, c)
    s.r[seat] += shift_r(b, c)
    s.tell(news.FLEW, EVERYBODY, seat, s.q[seat], s.r[seat])
    face_hazard(s, seat)
    if s.in_flight(seat):
        offer_landing(s, seat)


def face_hazard(s: Kosmonauts, seat: i64) -> None:
    """In the belt or next to the Sun a shield is lost; without one the ship is evacuated: KO-10.1, KO-10.2, KO-11.1."""
    if not s.board.is_hazard(s.q[seat], s.r[seat]):
        return
    if s.shields[seat] > 0:
        s.shields[seat] -= 1
        s.tell(news.SHIELD_LOST, EVERYBODY, seat)
    else:
        s.tell(news.STRANDED, EVERYBODY, seat)
        evacuate(s, seat)
