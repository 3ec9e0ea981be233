"""Views in words: for clients that hold no rules and no names of a game, as a page does.

All of it follows from the viewer's own view and events; phrases are said by the client, in the reader's language.
"""

from __future__ import annotations

from ecliptic.core.final import final_sheet
from ecliptic.core.game import Game
from ecliptic.core.play import Play
from ecliptic.core.setup import Rules
from ecliptic.core.view import View
from ecliptic.core.words import About, Event
from ecliptic.server.table.room import Room
from ecliptic.server.table.seats import StandIn
from ecliptic.server.wire import AboutTold, LineTold, LogTold, SceneTold, WordsTold


def scene_told(play: Play) -> SceneTold:
    """What never changes in this game."""
    game, rules = play.game, play.rules
    mains = game.main_colours(rules)
    colours = len(game.totals(play.state))
    return SceneTold(
        game=game.id,
        edition=rules.edition,
        colours=[game.phrase("colour", colour, rules) for colour in range(colours)],
        mains=mains,
        board=game.scene(rules),
    )


def words_told(room: Room, seat: int | None) -> WordsTold:
    """The question, its answers, and the board as text."""
    play = room.game_in_progress
    view = play.view(seat)
    told = words_of(play.game, view)
    if play.state.over:
        told.final = final_sheet(play.game, play.state, play.rules)
    return told


def words_of(game: Game, view: View) -> WordsTold:
    """The same from a view alone."""
    decision = view.decision
    if decision is None:
        return WordsTold(prompt=None, rule="", options=[], sheet=game.sheet(view), outlook=game.outlook(view))
    return WordsTold(
        prompt=game.prompt(decision, view),
        rule=game.question_rule(decision, view.rules),
        options=[game.option(action, view.rules, view) for action in decision.actions],
        sheet=game.sheet(view),
        outlook=game.outlook(view),
        about=about_told(game, game.about(decision, view), view),
    )


def about_told(game: Game, about: About, view: View) -> AboutTold:
    """What a question is about, with names."""
    source = None if about.source is None else game.phrase(*about.source, view.rules, view)
    follows = [game.crumb(question) for question in about.follows]
    return AboutTold(about.subject, about.source, source, about.step, about.steps, follows)


def log_told(room: Room, seat: int | None, first: int) -> LogTold:
    """What has happened after so many events, line by line."""
    play = room.play
    if play is None:
        return LogTold(room.backs, first, [])
    events = enumerate(play.events_from(seat, first), first)
    lines = [line_of(play.game, event, play.rules, stand_in(room, number)) for number, event in events]
    return LogTold(room.backs, first, lines)


def stand_in(room: Room, event: int) -> StandIn:
    """Who decided in the place of a person what led to the event of this number."""
    return room.stand_ins.get(room.game_in_progress.move_behind(event), "")


def line_of(game: Game, event: Event, rules: Rules, by: StandIn = "") -> LineTold:
    """A line of the log, whom it concerns, and the rule behind it."""
    kind = next(kind for kind in game.event_kinds.values() if kind.name == event.name)
    colours = [event.parts[part.name] for part in kind.parts if part.kind == "colour"]
    known = [colour for colour in colours if colour is not None]
    return LineTold(
        words=game.told(event, rules),
        rule=game.event_rule(event, rules),
        colours=known,
        loud=kind.is_chapter,
        by=by,
    )
