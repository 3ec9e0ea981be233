"""KO-8, KO-11: landing, landing tokens, coming home, and evacuation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL
from ecliptic.core.state import EVERYBODY
from ecliptic.games.kosmonauts.rules import news, reasons
from ecliptic.games.kosmonauts.rules.steps import Choice
from ecliptic.games.kosmonauts.state import Kosmonauts
from ecliptic.games.kosmonauts.terms import AXES, BODIES, EARTH, EARTH_TOKEN, LAND, PASS, TOKENS_TO_FINISH


def clear_rose(s: Kosmonauts, seat: i64) -> None:
    """All cubes of the rose go to the supply: KO-8.4, KO-11.5."""
    for axis in range(AXES):
        s.rose[seat * AXES + axis] = 0


def put_on(s: Kosmonauts, seat: i64, body: i64) -> None:
    """The ship sits on a body: the marker lies in the rose centre: KO-8.5, KO-11.6."""
    clear_rose(s, seat)
    s.landed_on[seat] = body
    s.last_body[seat] = body  # KO-A50
    s.q[seat] = s.body_q(body)
    s.r[seat] = s.body_r(body)


def land(s: Kosmonauts, seat: i64, body: i64) -> None:
    """A landing; the first on a body other than Earth brings its highest token left: KO-8.4, KO-8.6, KO-8.9."""
    put_on(s, seat, body)
    s.tell(news.LANDED, EVERYBODY, seat, body)
    if body == EARTH:
        maybe_come_home(s, seat)
    elif s.token[seat * BODIES + body] == 0:
        value = s.next_token(body)
        s.token[seat * BODIES + body] = value
        s.taken[body] += 1
        s.tell(news.TOKEN_TAKEN, EVERYBODY, seat, body, value)


def maybe_come_home(s: Kosmonauts, seat: i64) -> None:
    """Whoever lands on Earth with seven tokens ends the game; the first phase takes Earth tokens: KO-13.1, KO-13.3."""
    if s.tokens_held(seat) < TOKENS_TO_FINISH or s.came_home[seat] != 0:
        return  # KO-13.5
    s.came_home[seat] = s.phase
    if s.ended == 0:
        s.ended = 1
        s.home_phase = s.phase
    s.tell(news.CAME_HOME, EVERYBODY, seat)
    if s.phase == s.home_phase:  # KO-13.4, KO-A37
        s.token[seat * BODIES + EARTH] = EARTH_TOKEN
        s.taken[EARTH] += 1
        s.tell(news.TOKEN_TAKEN, EVERYBODY, seat, EARTH, EARTH_TOKEN)


def evacuate(s: Kosmonauts, seat: i64) -> None:
    """To the body landed on last, where it is now; tanks, shields and tokens stay: KO-11.4, KO-11.6, KO-11.10."""
    put_on(s, seat, s.last_body[seat])
    s.evacuated[seat] = 1
    s.tell(news.EVACUATED, EVERYBODY, seat, s.last_body[seat])


class MayLand(Choice):
    """A ship in the sector of a body may land there, or not: KO-8.1, KO-8.2, KO-12.4, KO-12.5."""

    def __init__(self) -> None:
        super().__init__(LAND, BODIES, PASS)

    def why(self, s: Kosmonauts, seat: i64, body: i64) -> i64:
        return LEGAL if s.body_in(s.q[seat], s.r[seat], body) else reasons.NOT_IN_SECTOR

    def chosen(self, s: Kosmonauts, seat: i64, body: i64) -> None:
        land(s, seat, body)


MAY_LAND: Final = MayLand()


def offer_landing(s: Kosmonauts, seat: i64) -> None:
    """Ask a ship in flight that is where a body is."""
    if s.in_flight(seat) and s.any_body_in(s.q[seat], s.r[seat]):
        s.then(seat, MAY_LAND)
