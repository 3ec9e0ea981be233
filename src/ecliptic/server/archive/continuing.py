"""Forking a game: a new one from a moment of an old one; what the player could not know then is dealt anew."""

from __future__ import annotations

import secrets

from ecliptic.core.chance import from_seed
from ecliptic.core.game import Game
from ecliptic.core.setup import Setup, fresh_seed
from ecliptic.core.view import View
from ecliptic.server.hub.hub import Hub
from ecliptic.server.store.sessions import User
from ecliptic.server.store.store import TableRow
from ecliptic.server.table.deeds import Continued, Sat
from ecliptic.server.table.opponents import SUBSTITUTE, plays_here
from ecliptic.server.table.room import Room, refuse
from ecliptic.server.table.settings import SeatWish, Settings


def continued(game: Game, view: View, seed: int) -> Continued:
    """The game as it may have been for whoever saw this: all else follows from the seed."""
    start = game.to_data(game.imagine(view, from_seed(seed)))
    return Continued(Setup(view.rules, seed), start)


def settings_from(room: Room, view: View) -> Settings:
    """A table for the viewer and bots, also where somebody else sat, or a bot that is here no longer."""
    bots = [here.bot if plays_here(here.bot, view.rules.game) else SUBSTITUTE for here in room.seats]
    seats = [SeatWish("" if seat == view.viewer else bot) for seat, bot in enumerate(bots)]
    return Settings(view.rules.game, view.rules.edition, seats, view.rules.switches)


async def go_on_from(hub: Hub, room: Room, view: View, user: User) -> str:
    """A new table at which this user plays on, in the seat whose view it is; its id."""
    if view.viewer is None or not view.waiting:
        refuse("table-nothing-to-continue")
    deed = continued(room.game_in_progress.game, view, fresh_seed())
    row = TableRow(secrets.token_hex(8), secrets.token_urlsafe(12), user.id, settings_from(room, view), hub.now())
    await hub.store.create_table(row)
    await hub.do(row.id, Sat(view.viewer, user.id, user.name), user.id)
    await hub.store.sit(row.id, user.id, view.viewer)
    await hub.do(row.id, deed, user.id)
    return row.id
