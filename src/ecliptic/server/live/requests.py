"""Requests of clients, and the deeds that come of them: the same over a socket and over plain HTTP."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from ecliptic.core.game import Refused as RefusedByGame
from ecliptic.core.setup import fresh_seed
from ecliptic.core.words import Phrase
from ecliptic.server import wire as w
from ecliptic.server.hub.hub import Hub
from ecliptic.server.store.sessions import User
from ecliptic.server.table import deeds as d
from ecliptic.server.table.room import Room, TableProblem, refuse
from ecliptic.server.table.seats import Order

PLAIN: dict[str, Callable[[int], d.Deed]] = {
    "leave": d.Left,
    "resign": d.Resigned,
    "resume": d.Resumed,
    "let-steward": d.StewardSat,
    "come-back": d.CameBack,
}


def deed_of(request: w.Request, user: User) -> d.Deed:
    """The deed that a request asks for."""
    deed: d.Deed
    match request:
        case w.Act():
            deed = d.Acted(request.seat, request.action, "person")
        case w.TakeBack():
            deed = d.TookBack(request.seat)
        case w.Propose():
            deed = d.Proposed(request.seat, request.what)
        case w.Answer():
            deed = d.Answered(request.seat, request.agrees)
        case w.Do():
            deed = PLAIN[request.what](request.seat)
        case w.Sit():
            deed = d.Sat(request.seat, user.id, user.name)
        case w.PutBot():
            deed = d.BotSat(request.seat, request.level)
        case w.SetOrders():
            deed = d.Ordered(request.seat, tuple(Order(order.question, order.action) for order in request.orders))
        case w.Begin():
            deed = d.Closed() if request.close else d.Began(fresh_seed())
    return deed


async def carry_out(hub: Hub, room: Room, request: w.Request, user: User, code: str) -> w.Done | w.Refused:
    """Do it, or say why not; that is counted."""
    told = await _carry_out(hub, room, request, user, code)
    if isinstance(told, w.Refused):
        hub.metrics.refused.labels(told.reason.id).inc()
    return told


async def _carry_out(hub: Hub, room: Room, request: w.Request, user: User, code: str) -> w.Done | w.Refused:
    """Who has no name may do nothing: behind this door the server itself has none."""
    if not user.id:
        return w.Refused(request.id, Phrase("table-who-are-you"))
    try:
        if isinstance(request, w.Sit):
            await must_be_invited(hub, room, code)
        turn = request.turn if isinstance(request, w.Act) else None
        room = await hub.do(room.id, deed_of(request, user), user.id, request.id, turn)
        if isinstance(request, w.Sit) and room.seat_of(user.id) == request.seat:  # not: an id that was used before
            await hub.store.sit(room.id, user.id, request.seat)
    except TableProblem as problem:
        return w.Refused(request.id, problem.phrase)
    except RefusedByGame as refused:
        return w.Refused(request.id, why(room, refused), refused.refusal.rule)
    return w.Done(request.id)


def why(room: Room, refused: RefusedByGame) -> Phrase:
    """The reason in words, as the game says it."""
    play = room.game_in_progress
    return play.game.refused(refused.refusal, refused.action, play.rules, None)


async def must_be_invited(hub: Hub, room: Room, code: str) -> None:
    """A table that is not listed is for those who have its link."""
    if not room.settings.listed and not await is_invited(hub, room, code):
        refuse("table-not-invited")


async def is_invited(hub: Hub, room: Room, code: str) -> bool:
    """The code is that of the table's invitation."""
    row = await hub.store.table(room.id)
    return row is not None and secrets.compare_digest(row.code.encode(), code.encode())
