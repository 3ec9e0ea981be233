"""What one viewer may know of a game of Kosmonauts, and what a board needs to draw: where ships and bodies will be."""

from __future__ import annotations

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from ecliptic.core import codec
from ecliptic.core.agenda import NONE
from ecliptic.core.setup import Rules
from ecliptic.core.view import View
from ecliptic.core.words import Decision
from ecliptic.games.kosmonauts import terms as t
from ecliptic.games.kosmonauts.board import REACH, WIDTH
from ecliptic.games.kosmonauts.flight import SAFE, peril, shift_q, shift_r
from ecliptic.games.kosmonauts.orders import fuel_left
from ecliptic.games.kosmonauts.reach import ends_this_round
from ecliptic.games.kosmonauts.state import Kosmonauts

Sector = tuple[int, int]
AHEAD = 5  # rounds for which the way of the bodies is shown


class ShipSeen(Struct, frozen=True):
    """A ship: everything about it is open but the orders of this round."""

    sector: Sector
    landed_on: int | None
    last_body: int
    fuel: int
    hyper: int
    shields: int
    rose: list[int]  # signed steps along E, SE, SW
    tokens: list[int]  # by body: KO-A47
    came_home: int
    limit: int
    drifts: bool
    fell: bool
    evacuated: bool
    confirmed: bool


class OrdersSeen(Struct, frozen=True):
    """The viewer's own orders so far, and what they lead to."""

    ordered: list[int]
    units: int
    fuel_used: int
    hyper_used: int
    fuel_left: int
    hyper_left: int
    shield_turned: bool
    rose: list[int]  # with these orders, and a drift that waits for the take-off
    ends_at: Sector | None  # None: the flight would end in an emergency
    can_end_at: list[Sector]  # every way the ship can still go this round


class KosmonautsView(View, frozen=True, kw_only=True):
    """All that this viewer may know."""

    round: int
    instructor: int
    phase: int
    ended: bool
    home_phase: int
    bodies: list[int | None]  # the point of its orbit
    bodies_ahead: list[list[Sector]]  # by body: the sectors of the next five rounds
    disc_of: list[int]
    placer: int | None
    taken: list[int]
    ships: list[ShipSeen]
    orders: OrdersSeen | None
    event: int | None
    row: list[int | None]
    event_deck: int
    event_discard: list[int]
    missions: list[list[int | None]]  # by seat: the own, or all when they are shown: KO-2.15
    missions_mixed: bool
    replaced: list[int]  # Mission 1 cards that this viewer gave back
    replaced_counts: list[int]
    missions_shown: bool
    score: list[int]
    winners: list[int]
    track: list[int]


def known(value: int) -> int | None:
    """NONE at the edges is None."""
    return None if value == NONE else value


def look(s: Kosmonauts, rules: Rules, viewer: int | None, decision: Decision | None) -> KosmonautsView:
    """What this viewer may know of this state."""
    seats = range(s.seats)
    return KosmonautsView(
        rules=rules,
        viewer=viewer,
        moves=s.moves - _hidden_moves(s, viewer),
        over=s.over,
        waiting=tuple(s.waiting()),
        decision=decision,
        agenda=codec.agenda_data(s),
        round=s.round,
        instructor=s.instructor,
        phase=s.phase,
        ended=s.ended == 1,
        home_phase=s.home_phase,
        bodies=[known(point) for point in s.body_at],
        bodies_ahead=[_ahead(s, body) for body in range(t.BODIES)],
        disc_of=list(s.disc_of),
        placer=known(s.placer),
        taken=list(s.taken),
        ships=[_ship(s, seat) for seat in seats],
        orders=None if viewer is None or s.phase != 2 else _orders(s, viewer),
        event=known(s.event),
        row=[known(card) for card in s.row],
        event_deck=len(s.event_deck),
        event_discard=list(s.event_discard),
        missions=[_missions(s, seat, viewer) for seat in seats],
        missions_mixed=s.missions_mixed == 1,
        replaced=[card for card in range(t.MISSIONS) if viewer is not None and s.replaced_by[card] == viewer],
        replaced_counts=[s.replaced[seat] for seat in seats],
        missions_shown=s.missions_shown == 1,
        score=[s.score[seat] for seat in seats],
        winners=[seat for seat in seats if s.winner[seat] == 1],
        track=list(s.track),
    )


def _hidden_moves(s: Kosmonauts, viewer: int | None) -> int:
    """How often others have acted unseen: each cube, and a shield turned into fuel, is a move: KO-A46."""
    return sum(s.units[seat] + s.shield_turned[seat] for seat in range(s.seats) if seat != viewer)


def _ahead(s: Kosmonauts, body: int) -> list[Sector]:
    if s.body_at[body] == NONE:
        return []
    points = [(s.body_at[body] + step) % s.board.points[body] for step in range(AHEAD + 1)]
    return [(s.board.body_q(body, point), s.board.body_r(body, point)) for point in points]


def _ship(s: Kosmonauts, seat: int) -> ShipSeen:
    return ShipSeen(
        sector=(s.q[seat], s.r[seat]),
        landed_on=known(s.landed_on[seat]),
        last_body=s.last_body[seat],
        fuel=s.fuel[seat],
        hyper=s.hyper[seat],
        shields=s.shields[seat],
        rose=[s.speed(seat, axis) for axis in range(t.AXES)],
        tokens=[s.token[seat * t.BODIES + body] for body in range(t.BODIES)],
        came_home=s.came_home[seat],
        limit=s.limit[seat],
        drifts=s.drifts[seat] == 1,
        fell=s.fell[seat] == 1,
        evacuated=s.evacuated[seat] == 1,
        confirmed=s.confirmed[seat] == 1,
    )


def _orders(s: Kosmonauts, seat: int) -> OrdersSeen:
    rose = _rose_after(s, seat)
    return OrdersSeen(
        ordered=[s.ordered[seat * t.AXES + axis] for axis in range(t.AXES)],
        units=s.units[seat],
        fuel_used=s.fuel_used[seat],
        hyper_used=s.hyper_used[seat],
        fuel_left=fuel_left(s, seat),
        hyper_left=s.hyper[seat] - s.hyper_used[seat],
        shield_turned=s.shield_turned[seat] == 1,
        rose=list(rose),
        ends_at=_end(s, seat, rose),
        can_end_at=_can_end_at(s, seat, rose),
    )


def _rose_after(s: Kosmonauts, seat: int) -> tuple[int, int, int]:
    """The rose with the orders so far, and the drift that waits for a take-off."""
    steps = [s.speed(seat, axis) + s.ordered[seat * t.AXES + axis] for axis in range(t.AXES)]
    if s.drifts[seat] == 1 and s.units[seat] > 0:
        steps = [step + s.board.event_drift[s.event * t.AXES + axis] for axis, step in enumerate(steps)]
    return steps[0], steps[1], steps[2]


def _end(s: Kosmonauts, seat: int, rose: tuple[int, int, int]) -> Sector | None:
    if peril(s.board, s.q[seat], s.r[seat], *rose) != SAFE:
        return None
    a, b, c = rose
    end = s.q[seat] + shift_q(a, c), s.r[seat] + shift_r(b, c)
    has_shield = s.shields[seat] > s.shield_turned[seat]
    return end if has_shield or not s.board.is_hazard(*end) else None  # KO-11.1


def _can_end_at(s: Kosmonauts, seat: int, rose: tuple[int, int, int]) -> list[Sector]:
    """Every way the ship can still go this round: where it would end with any cubes more that may be ordered."""
    units = 0 if s.confirmed[seat] == 1 else s.limit[seat] - s.units[seat]
    fuel, hyper = fuel_left(s, seat), s.hyper[seat] - s.hyper_used[seat]
    ends = ends_this_round(s.board, s.q[seat], s.r[seat], vec[i64](list(rose)), units, fuel, hyper)
    has_shield = s.shields[seat] > s.shield_turned[seat]
    sectors = sorted((end // WIDTH - REACH, end % WIDTH - REACH) for end in ends)
    return [sector for sector in sectors if has_shield or not s.board.is_hazard(*sector)]


def _missions(s: Kosmonauts, seat: int, viewer: int | None) -> list[int | None]:
    may_see = viewer == seat or s.missions_shown == 1
    return [known(s.mission[seat * 3 + number]) if may_see else None for number in range(3)]
