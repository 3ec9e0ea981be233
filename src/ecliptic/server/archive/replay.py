"""Replay of a game for one viewer: its moments, each as they saw it, or could have.

While the game is on, all of it follows from what the viewer was shown: what others do unseen makes no moment.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, Literal

from msgspec import Struct, structs

from ecliptic.core.final import FinalSheet, final_sheet
from ecliptic.core.game import Game
from ecliptic.core.moves import Move
from ecliptic.core.play import Play
from ecliptic.core.setup import Setup
from ecliptic.core.sheet import Section
from ecliptic.core.state import News
from ecliptic.core.view import View
from ecliptic.core.words import Action, Event, Phrase
from ecliptic.server.live.words import line_of, scene_told, words_of
from ecliptic.server.table.room import Room, refuse
from ecliptic.server.wire import LineTold, SceneTold, WordsTold

ViewerName = Literal["0", "1", "2", "3", "4", "5", "6", "7", "public", "open"]


class ReplayChapter(Struct, frozen=True):
    """A moment at which something begins, as the log has it."""

    number: int
    words: Phrase


class ReplayTold(Struct, frozen=True):
    """A game that can be looked at move by move; what all its moments have in common."""

    viewer: ViewerName  # whose moments are counted here
    viewers: list[ViewerName]  # who may be chosen
    over: bool
    names: list[str]  # of the seats
    moves: list[int | None]  # the seat of each, where the viewer may know it: there is one moment more
    chapters: list[ReplayChapter]
    log: list[list[LineTold]]  # of each moment
    scene: SceneTold


class NextTold(Struct, frozen=True):
    """What is done next: the seat and the option taken, where the viewer may know them."""

    seat: int | None
    action: Action | None
    words: Phrase | None


class MomentTold(Struct, frozen=True):
    """After so many moves: what the viewer sees, in words too, and what has just happened."""

    number: int
    view: View
    words: WordsTold
    hands: list[list[Section]]  # what belongs to each seat alone, for somebody who may see them all
    lines: list[LineTold]
    next: NextTold | None


class Story(Struct, frozen=True):
    """A game so far. The moves at a table go on while somebody reads: these do not."""

    game: Game
    setup: Setup
    moves: tuple[Move, ...]
    over: bool
    start: Mapping[str, Any] | None = None  # as `Play` has it

    def beginning(self) -> Play:
        """The game before its first move."""
        return Play(self.game, self.setup, self.start)


class Passage(Struct, frozen=True):
    """One moment as the viewer saw it, before it is put into words; `by` is the move that led to it."""

    by: Move | None
    view: View
    hands: list[View]
    events: list[Event]
    final: FinalSheet | None


# What may be asked for.


def story_of(room: Room) -> Story:
    """The game at this table, if it has begun."""
    play = room.play
    if play is None:
        refuse("table-is-gathering")
    return Story(play.game, play.setup, tuple(play.moves), room.phase == "over", play.start)


def viewers_of(room: Room, user: str) -> list[ViewerName]:
    """Whose view this user may choose, the first being theirs: while the game is on nobody else's."""
    seat = room.seat_of(user)
    own: list[ViewerName] = [] if seat is None else [named(seat)]
    if room.phase != "over":
        return [*own, "public"]
    return [*own, *(named(each) for each in range(len(room.seats)) if each != seat), "public", "open"]


def named(seat: int) -> ViewerName:
    """A seat as a viewer."""
    names: tuple[ViewerName, ...] = ("0", "1", "2", "3", "4", "5", "6", "7")
    return names[seat]


def viewer_for(room: Room, user: str, wanted: ViewerName | None) -> ViewerName:
    """The viewer that was asked for, or the user's own; refuse what they may not see."""
    allowed = viewers_of(room, user)
    if wanted is None:
        return allowed[0]
    if wanted not in {"public", "open"}:
        room.must_exist(int(wanted))
    if wanted not in allowed:
        refuse("table-not-your-view")
    return wanted


# Telling.


def replay_told(story: Story, viewer: ViewerName, viewers: list[ViewerName], names: list[str]) -> ReplayTold:
    """What all moments have in common."""
    moves: list[int | None] = []
    log: list[list[LineTold]] = []
    before: Passage | None = None
    for passage in passages(story, viewer):
        if before is not None:
            moves.append(_seat_known(story, viewer, before, passage))
        log.append(_lines(story, passage))
        before = passage
    return ReplayTold(
        viewer=viewer,
        viewers=viewers,
        over=story.over,
        names=names,
        moves=moves,
        chapters=[ReplayChapter(number, line.words) for number, lines in enumerate(log) for line in lines if line.loud],
        log=log,
        scene=scene_told(story.beginning()),
    )


def moments_told(story: Story, viewer: ViewerName, first: int, count: int) -> list[MomentTold]:
    """So many moments from this one on; none after the last."""
    found = list(islice(passages(story, viewer), first, first + count + 1))
    following: list[Passage | None] = [*found[1:], None]  # one too many where nothing was found
    pairs = zip(found, following, strict=False)
    return [
        _moment(story, viewer, first + place, passage, after)
        for place, (passage, after) in enumerate(islice(pairs, count))
    ]


def _moment(story: Story, viewer: ViewerName, number: int, passage: Passage, after: Passage | None) -> MomentTold:
    words = words_of(story.game, passage.view)
    words.final = passage.final
    if viewer == "open":  # what is the mover's own stands among the hands
        others = [section for section in words.sheet.sections if not section.mine]
        words.sheet = structs.replace(words.sheet, sections=others)
    return MomentTold(
        number=number,
        view=passage.view,
        words=words,
        hands=[_own(story.game, view) for view in passage.hands],
        lines=_lines(story, passage),
        next=None if after is None else _next(story, viewer, passage, after),
    )


def _own(game: Game, view: View) -> list[Section]:
    return [section for section in game.sheet(view).sections if section.mine]


def _lines(story: Story, passage: Passage) -> list[LineTold]:
    return [line_of(story.game, event, passage.view.rules) for event in passage.events]


def _next(story: Story, viewer: ViewerName, passage: Passage, after: Passage) -> NextTold:
    """The option taken is known to whoever took it; the others have their log."""
    assert after.by is not None
    action = after.by.action
    if after.by.seat != passage.view.viewer:
        return NextTold(_seat_known(story, viewer, passage, after), None, None)
    return NextTold(after.by.seat, action, story.game.option(action, passage.view.rules, passage.view))


def _seat_known(story: Story, viewer: ViewerName, before: Passage, after: Passage) -> int | None:
    """Who made a move: if the game is on, only where the viewer saw that nobody else could have."""
    assert after.by is not None
    seat = after.by.seat
    return seat if story.over or viewer == str(seat) or before.view.waiting == (seat,) else None


# Going through it.


def passages(story: Story, viewer: ViewerName) -> Iterator[Passage]:
    """The game from the setup on, move by move; while it is on, only the moves that the viewer noticed."""
    play = story.beginning()
    movers: list[int | None] = [move.seat for move in story.moves]
    last = _seen(play, viewer, None, movers[0] if movers else None)
    yield last
    for number, move in enumerate(story.moves, 1):
        play.act(move.seat, move.action)
        now = _seen(play, viewer, move, movers[number] if number < len(movers) else None)
        if story.over or viewer == str(move.seat) or now.events or now.view != last.view:
            yield now
            last = now


def _seen(play: Play, viewer: ViewerName, by: Move | None, mover: int | None) -> Passage:
    """What there is to see after the last move; of an open game, as whoever moves next sees it."""
    game = play.game
    is_open = viewer == "open"
    eyes = mover if is_open else None if viewer == "public" else int(viewer)
    return Passage(
        by=by,
        view=play.view(eyes),
        hands=[play.view(seat) for seat in range(play.rules.seats)] if is_open else [],
        events=[game.seen(news, _insider(news) if is_open else eyes) for news in play.log[-1]],
        final=final_sheet(game, play.state, play.rules) if play.state.over else None,
    )


def _insider(news: News) -> int | None:
    """Who saw most of it."""
    return int(news.insider) if news.insider >= 0 else None
