"""A new game from a moment of an old one: what the player could not know then is dealt anew."""

from __future__ import annotations

import secrets
from typing import cast

from ecliptic.core.chance import from_seed
from ecliptic.core.game import Game
from ecliptic.core.setup import Setup, fresh_seed
from ecliptic.core.view import View
from ecliptic.server.deeds import Continued, Sat
from ecliptic.server.hub import Hub
from ecliptic.server.people import User
from ecliptic.server.room import Room, refuse
from ecliptic.server.settings import LevelName, SeatWish, Settings
from ecliptic.server.store import TableRow

USUAL: LevelName = "medium"  # the bot in a seat where somebody sat


def continued(game: Game, view: View, seed: int) -> Continued:
    """The game as it may have been for whoever saw this: all else follows from the seed."""
    start = game.to_data(game.imagine(view, from_seed(seed)))
    return Continued(Setup(view.rules, seed), start)


def settings_from(room: Room, view: View) -> Settings:
    """A table for the viewer and bots."""
    levels = [cast("LevelName", here.bot or USUAL) for here in room.seats]
    seats = [SeatWish("" if seat == view.viewer else level) for seat, level in enumerate(levels)]
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
