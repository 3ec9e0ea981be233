"""What holds after every action; a broken one is a bug."""

from __future__ import annotations

from ecliptic.core.agenda import NONE
from ecliptic.games.kosmonauts import terms as t
from ecliptic.games.kosmonauts.rules.orders import fuel_left
from ecliptic.games.kosmonauts.state import Kosmonauts


def invariants(s: Kosmonauts) -> list[str]:
    """What is wrong with this state."""
    return [*_tanks(s), *_places(s), *_tokens(s), *_cards(s)]


def _tanks(s: Kosmonauts) -> list[str]:
    """The limits of tanks and shields are never lifted: KO-1.7 to KO-1.10."""
    wrong = []
    for seat in range(s.seats):
        load = (s.fuel[seat], s.hyper[seat], s.shields[seat])
        if min(load) < 0 or sum(load[:2]) > t.TANKS or load[1] > t.MOST_HYPER or load[2] > t.MOST_SHIELDS:
            wrong.append(f"seat {seat} carries {load}")
        if fuel_left(s, seat) < 0 or s.hyper_used[seat] > s.hyper[seat] or s.units[seat] > max(s.limit[seat], 0):
            wrong.append(f"seat {seat} ordered more than it may")
    return wrong


def _places(s: Kosmonauts) -> list[str]:
    """A landed ship is where its body is, with an empty rose; a ship in flight is on the field: KO-8.4, KO-10.4."""
    if s.round == 0:
        return []
    wrong = []
    for seat in range(s.seats):
        body = s.landed_on[seat]
        here = (s.q[seat], s.r[seat])
        if body == NONE and not s.board.is_flyable(*here):
            wrong.append(f"seat {seat} is at {here}")
        if body != NONE and (here != (s.body_q(body), s.body_r(body)) or any(s.speed(seat, axis) for axis in range(3))):
            wrong.append(f"seat {seat} is landed on {body} at {here}")
    return wrong


def _tokens(s: Kosmonauts) -> list[str]:
    """Each token is taken once, the highest first: KO-2.7, KO-8.6, KO-8.9."""
    wrong = []
    for body in range(t.BODIES):
        held = sorted(value for seat in range(s.seats) if (value := s.token[seat * t.BODIES + body]))
        expected = [t.EARTH_TOKEN] * s.taken[body] if body == t.EARTH else list(range(5 - s.taken[body], 5))
        if held != expected:
            wrong.append(f"body {body}: tokens {held}")
    return wrong


def _cards(s: Kosmonauts) -> list[str]:
    """Every event card is in one place, and every mission in one hand."""
    events = sorted([*s.event_deck, *s.event_discard, *(card for card in s.row if card != NONE)])
    wrong = [] if events == list(range(len(s.board.event_kind))) else [f"event cards {events}"]
    missions = [s.mission[seat * 3 + number] for seat in range(s.seats) for number in range(3)]
    if len(set(missions)) != len(missions):
        wrong.append(f"missions {missions}")
    return wrong
