"""From a view to the worlds that its viewer cannot tell apart."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.core import codec
from ecliptic.core.agenda import NONE
from ecliptic.games.kosmonauts import terms as t
from ecliptic.games.kosmonauts.mind.imagine import KosmonautsWorlds
from ecliptic.games.kosmonauts.state import Kosmonauts
from ecliptic.games.kosmonauts.view import KosmonautsView


def worlds(view: KosmonautsView, blank: Kosmonauts, steps: codec.Steps) -> KosmonautsWorlds:
    """What the view tells is set in `blank`; what it hides is left to be imagined."""
    base = known(view, blank)
    codec.restore_agenda(base, view.agenda, steps)
    viewer = NONE if view.viewer is None else view.viewer
    found = KosmonautsWorlds(base, viewer)
    events = range(len(base.board.event_kind))
    found.deck = vec[i64]([card for card in events if card not in view.row and card not in view.event_discard])
    for seat, ship in enumerate(view.ships):
        found.hides_orders[seat] = int(ship.confirmed and seat != view.viewer)
    return found


def known(view: KosmonautsView, blank: Kosmonauts) -> Kosmonauts:
    """What lies on the table, as far as the view tells it, set in `blank`; nobody is asked anything."""
    _set_table(blank, view)
    for seat in range(view.rules.seats):
        _set_ship(blank, view, seat)
    _set_orders(blank, view)
    _set_missions(blank, view)
    return blank


def _or_none(value: int | None) -> int:
    return NONE if value is None else value


def _column(values: list[int]) -> vec[i64]:
    return vec[i64](values)


def _set_table(s: Kosmonauts, view: KosmonautsView) -> None:
    s.moves, s.round, s.instructor, s.phase = view.moves, view.round, view.instructor, view.phase
    s.ended, s.home_phase = int(view.ended), view.home_phase
    s.body_at = _column([_or_none(point) for point in view.bodies])
    s.disc_of, s.placer = _column(view.disc_of), _or_none(view.placer)
    s.taken, s.event = _column(view.taken), _or_none(view.event)
    s.row = _column([_or_none(card) for card in view.row])
    s.event_discard = _column(view.event_discard)
    s.missions_mixed, s.missions_shown = int(view.missions_mixed), int(view.missions_shown)
    s.track = _column(view.track)


def _set_ship(s: Kosmonauts, view: KosmonautsView, seat: int) -> None:
    ship = view.ships[seat]
    s.q[seat], s.r[seat] = ship.sector
    s.landed_on[seat], s.last_body[seat] = _or_none(ship.landed_on), ship.last_body
    s.fuel[seat], s.hyper[seat], s.shields[seat] = ship.fuel, ship.hyper, ship.shields
    s.came_home[seat], s.limit[seat] = ship.came_home, ship.limit
    s.drifts[seat], s.fell[seat], s.evacuated[seat] = int(ship.drifts), int(ship.fell), int(ship.evacuated)
    s.confirmed[seat] = int(ship.confirmed)
    s.score[seat], s.winner[seat] = view.score[seat], int(seat in view.winners)
    for axis, steps in enumerate(ship.rose):
        s.rose[seat * t.AXES + axis] = steps
    for body, value in enumerate(ship.tokens):
        s.token[seat * t.BODIES + body] = value


def _set_orders(s: Kosmonauts, view: KosmonautsView) -> None:
    seat, orders = view.viewer, view.orders
    if seat is None or orders is None:
        return
    s.units[seat], s.fuel_used[seat], s.hyper_used[seat] = orders.units, orders.fuel_used, orders.hyper_used
    s.shield_turned[seat] = int(orders.shield_turned)
    for axis, steps in enumerate(orders.ordered):
        s.ordered[seat * t.AXES + axis] = steps


def _set_missions(s: Kosmonauts, view: KosmonautsView) -> None:
    for seat, cards in enumerate(view.missions):
        s.replaced[seat] = view.replaced_counts[seat]
        for number, card in enumerate(cards):
            s.mission[seat * 3 + number] = _or_none(card)
    for card in view.replaced:
        s.replaced_by[card] = _or_none(view.viewer)
