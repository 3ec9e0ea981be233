"""How a view of Kosmonauts is built up: what one viewer may know, and where ships and bodies will be."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.core.agenda import NONE
from ecliptic.core.plain import agenda_data, known, known_row, numbers, or_none, row, waiting, which
from ecliptic.core.setup import Rules
from ecliptic.core.words import Decision
from ecliptic.games.kosmonauts.board import REACH, WIDTH
from ecliptic.games.kosmonauts.mind.reach import ends_this_round
from ecliptic.games.kosmonauts.rules.flight import SAFE, peril, shift_q, shift_r
from ecliptic.games.kosmonauts.rules.orders import fuel_left
from ecliptic.games.kosmonauts.state import Kosmonauts
from ecliptic.games.kosmonauts.terms import AXES, BODIES, MISSIONS, ROW
from ecliptic.games.kosmonauts.view import KosmonautsView, OrdersSeen, Sector, ShipSeen

AHEAD: Final[i64] = 5  # rounds for which the way of the bodies is shown


def look(s: Kosmonauts, rules: Rules, viewer: int | None, decision: Decision | None) -> KosmonautsView:
    """What this viewer may know of this state."""
    me = or_none(viewer)
    seats = s.seats
    return KosmonautsView(
        rules=rules,
        viewer=viewer,
        moves=_moves(s, me),
        over=s.over,
        waiting=waiting(s),
        decision=decision,
        agenda=agenda_data(s),
        round=s.round,
        instructor=s.instructor,
        phase=s.phase,
        ended=s.ended == 1,
        home_phase=s.home_phase,
        bodies=known_row(s.body_at, 0, BODIES),
        bodies_ahead=[_ahead(s, body) for body in range(BODIES)],
        disc_of=numbers(s.disc_of),
        placer=known(s.placer),
        taken=numbers(s.taken),
        ships=[_ship(s, seat) for seat in range(seats)],
        orders=_orders(s, me),
        event=known(s.event),
        row=known_row(s.row, 0, ROW),
        event_deck=len(s.event_deck),
        event_discard=numbers(s.event_discard),
        missions=_missions(s, me),
        missions_mixed=s.missions_mixed == 1,
        replaced=_replaced(s, me),
        replaced_counts=row(s.replaced, 0, seats),
        missions_shown=s.missions_shown == 1,
        score=row(s.score, 0, seats),
        winners=which(s.winner, 0, seats),
        track=numbers(s.track),
    )


def look_own(s: Kosmonauts, viewer: int | None, decision: Decision | None) -> dict[str, Any]:
    """What this viewer's view has to itself: the game's `own_fields`."""
    me = or_none(viewer)
    return {
        "viewer": viewer,
        "moves": _moves(s, me),
        "decision": decision,
        "orders": _orders(s, me),
        "missions": _missions(s, me),
        "replaced": _replaced(s, me),
    }


def _moves(s: Kosmonauts, me: i64) -> i64:
    """Without those of others that are unseen: each cube, and a shield turned into fuel, is a move: KO-A46."""
    count = s.moves
    for seat in range(s.seats):
        if seat != me:
            count -= s.units[seat] + s.shield_turned[seat]
    return count


def _ahead(s: Kosmonauts, body: i64) -> list[Sector]:
    found: list[Sector] = []
    at, points = s.body_at[body], s.board.points[body]
    if at != NONE:
        for step in range(AHEAD + 1):
            point = (at + step) % points
            found.append((s.board.body_q(body, point), s.board.body_r(body, point)))
    return found


def _ship(s: Kosmonauts, seat: i64) -> ShipSeen:
    return ShipSeen(
        sector=(s.q[seat], s.r[seat]),
        landed_on=known(s.landed_on[seat]),
        last_body=s.last_body[seat],
        fuel=s.fuel[seat],
        hyper=s.hyper[seat],
        shields=s.shields[seat],
        rose=row(s.rose, seat * AXES, AXES),
        tokens=row(s.token, seat * BODIES, BODIES),
        came_home=s.came_home[seat],
        limit=s.limit[seat],
        drifts=s.drifts[seat] == 1,
        fell=s.fell[seat] == 1,
        evacuated=s.evacuated[seat] == 1,
        confirmed=s.confirmed[seat] == 1,
    )


def _orders(s: Kosmonauts, seat: i64) -> OrdersSeen | None:
    if seat == NONE or s.phase != 2:
        return None
    rose = _rose_after(s, seat)
    return OrdersSeen(
        ordered=row(s.ordered, seat * AXES, AXES),
        units=s.units[seat],
        fuel_used=s.fuel_used[seat],
        hyper_used=s.hyper_used[seat],
        fuel_left=fuel_left(s, seat),
        hyper_left=s.hyper[seat] - s.hyper_used[seat],
        shield_turned=s.shield_turned[seat] == 1,
        rose=numbers(rose),
        ends_at=_end(s, seat, rose),
        can_end_at=_can_end_at(s, seat, rose),
    )


def _rose_after(s: Kosmonauts, seat: i64) -> vec[i64]:
    """The rose with the orders so far, and the drift that waits for a take-off."""
    rose = s.rose[seat * AXES : (seat + 1) * AXES]
    drifts = s.drifts[seat] == 1 and s.units[seat] > 0
    for axis in range(AXES):
        rose[axis] += s.ordered[seat * AXES + axis]
        if drifts:
            rose[axis] += s.board.event_drift[s.event * AXES + axis]
    return rose


def _can_be_in(s: Kosmonauts, seat: i64, q: i64, r: i64) -> bool:
    """In a hazard only with a shield that is left: KO-11.1."""
    return s.shields[seat] > s.shield_turned[seat] or not s.board.is_hazard(q, r)


def _end(s: Kosmonauts, seat: i64, rose: vec[i64]) -> Sector | None:
    a, b, c = rose[0], rose[1], rose[2]
    if peril(s.board, s.q[seat], s.r[seat], a, b, c) != SAFE:
        return None
    q, r = s.q[seat] + shift_q(a, c), s.r[seat] + shift_r(b, c)
    return (q, r) if _can_be_in(s, seat, q, r) else None


def _can_end_at(s: Kosmonauts, seat: i64, rose: vec[i64]) -> list[Sector]:
    """Every way the ship can still go this round: where it would end with any cubes more that may be ordered."""
    units: i64 = 0 if s.confirmed[seat] == 1 else s.limit[seat] - s.units[seat]
    fuel, hyper = fuel_left(s, seat), s.hyper[seat] - s.hyper_used[seat]
    found: list[Sector] = []
    for end in sorted(numbers(ends_this_round(s.board, s.q[seat], s.r[seat], rose, units, fuel, hyper))):
        q: i64 = end // WIDTH - REACH
        r: i64 = end % WIDTH - REACH
        if _can_be_in(s, seat, q, r):
            found.append((q, r))
    return found


def _missions(s: Kosmonauts, me: i64) -> list[list[int | None]]:
    return [_missions_of(s, seat, me) for seat in range(s.seats)]


def _missions_of(s: Kosmonauts, seat: i64, me: i64) -> list[int | None]:
    return known_row(s.mission, seat * 3, 3) if me == seat or s.missions_shown == 1 else [None, None, None]


def _replaced(s: Kosmonauts, me: i64) -> list[int]:
    return [card for card in range(MISSIONS) if me != NONE and s.replaced_by[card] == me]
