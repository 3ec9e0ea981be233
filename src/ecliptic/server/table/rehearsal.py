"""Rehearsal: what a deed asks of the rules is tried on copies, before it is committed.

Entries are truth: one whose rules raise could never be read again, and nobody could open its table. A move costs hardly
more for it: the copy that is made for undo anyway is the one that it is tried on.
"""

from __future__ import annotations

from ecliptic.core.play import Play
from ecliptic.core.setup import Setup
from ecliptic.core.state import State
from ecliptic.games import game as find
from ecliptic.games.registry import plugin_of
from ecliptic.server.table.deeds import Acted, Began, Continued, Deed, TookBack
from ecliptic.server.table.room import Room
from ecliptic.server.table.settings import rules_of


def rehearse(room: Room, deed: Deed) -> None:
    """Raise whatever the rules raise if this happens; nothing has changed then.

    Of a game from outside, what everybody would see and be asked next is looked at as well.
    """
    match deed:
        case Acted():
            play = room.game_in_progress
            state = play.rehearse(deed.seat, deed.action)
        case TookBack():
            play = room.game_in_progress
            state = play.rehearse_take_back(deed.seat)
        case Began():
            play = Play(find(room.settings.game), Setup(rules_of(room.settings), deed.seed))
            state = play.state
        case Continued():
            play = Play(find(room.settings.game), deed.setup, deed.start)
            state = play.state
        case _:
            return
    if plugin_of(play.game.id) is not None:
        look(play, state)


def look(play: Play, state: State) -> None:
    """Look at a state with the eyes of everybody, as the table will; the rules may raise something."""
    game = play.game
    for seat in range(state.seats):
        game.own(state, play.rules, seat)
        game.decision(state, seat)
    game.view(state, play.rules, None)
    game.to_data(state)
    if state.over:
        game.totals(state)
        game.winners(state)
