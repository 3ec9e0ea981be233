"""A game in progress: the truth, its log, and how far it can be taken back."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from itertools import accumulate
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ecliptic.core.game import Game, Refused
from ecliptic.core.moves import (
    A_SECRET_IS_OUT,
    CAN_UNDO,
    CHANCE_HAS_ANSWERED,
    NOTHING_TO_UNDO,
    OTHERS_HAVE_ACTED,
    Move,
    Undo,
)
from ecliptic.core.setup import Rules, Setup
from ecliptic.core.state import CHANCE_ANSWERED, EVERYBODY, NOTHING_LEARNT, News, State
from ecliptic.core.view import View
from ecliptic.core.words import Action, Event, Refusal


class Rehearsed:
    """A move that was tried on a copy: the state before it, and the copy after it."""

    def __init__(self, before: State, seat: int, action: Action, after: State) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.after = after

    def is_of(self, before: State, seat: int, action: Action) -> bool:
        """It was this move in this state."""
        return self.before is before and self.seat == seat and self.action == action


@mypyc_attr(allow_interpreted_subclasses=True)  # a table in a terminal is one
class Play:
    """One game in progress. Only it holds the state; everybody else gets views."""

    def __init__(self, game: Game, setup: Setup, start: Mapping[str, Any] | None = None) -> None:
        self.game = game
        self.setup = setup
        self.rules: Rules = game.settled(setup)
        self.start = start  # a state as data, where the game begins with another than the seed gives
        self.state: State = game.new(setup) if start is None else self._restored(start)
        self.moves: list[Move] = []
        self._last: dict[int, int] = {}  # the place of each seat's last move
        self.log: list[list[News]] = [self._take_news()]  # of the setup, then of each move
        self._ends = [len(self.log[0])]  # how many news there were after each batch
        self._before: list[State] = []  # the states before the moves since somebody last learnt something
        self._rehearsed: Rehearsed | None = None

    def _take_news(self) -> list[News]:
        news, self.state.news = self.state.news or [], []
        return news

    @classmethod
    def again(cls, game: Game, setup: Setup, moves: Iterable[Move], start: Mapping[str, Any] | None = None) -> Play:
        """The game as it was after these moves."""
        play = cls(game, setup, start)
        for move in moves:
            play.act(move.seat, move.action)
        return play

    # As data: quicker to read than all moves are to play again.

    def to_data(self) -> dict[str, Any]:
        """All of it but for the setup."""
        return {
            "start": self.start,
            "state": self.game.to_data(self.state),
            "learnt": self.state.learnt,
            "moves": [(move.seat, *move.action) for move in self.moves],
            "log": [[(news.kind, news.insider, list(news.parts)) for news in batch] for batch in self.log],
            "before": [self.game.to_data(state) for state in self._before],
        }

    @classmethod
    def from_data(cls, game: Game, setup: Setup, data: Mapping[str, Any]) -> Play:
        """What `to_data` wrote."""
        play = cls(game, setup, data["start"])
        play.state = play._restored(data["state"])
        play.state.learnt = data["learnt"]
        play.moves = [Move(seat, (verb, thing)) for seat, verb, thing in data["moves"]]
        play._note_last_moves()
        play.log = [[News(kind, insider, vec[i64](parts)) for kind, insider, parts in batch] for batch in data["log"]]
        play._ends = list(accumulate(len(batch) for batch in play.log))
        play._before = [play._restored(state) for state in data["before"]]
        return play

    def _restored(self, data: Mapping[str, Any]) -> State:
        state = self.game.from_data(self.rules, data)
        state.news = []
        return state

    # Looking.

    def view(self, viewer: int | None) -> View:
        """What this viewer may know."""
        return self.game.view(self.state, self.rules, viewer)

    def own(self, viewer: int | None) -> dict[str, Any]:
        """The part of that which others may see otherwise."""
        return self.game.own(self.state, self.rules, viewer)

    def events(self, viewer: int | None, since: int = 0) -> list[Event]:
        """What has happened after so many batches of news, as this viewer saw it: the setup is one, then each move."""
        return [self.game.seen(news, viewer) for batch in self.log[since:] for news in batch]

    @property
    def told(self) -> int:
        """How many events there were so far; as many for everybody."""
        return self._ends[-1]

    def move_behind(self, event: int) -> int:
        """The place of the move that led to the event of this number; -1: it belongs to the setup."""
        return bisect_right(self._ends, event) - 1

    def events_from(self, viewer: int | None, first: int) -> list[Event]:
        """What has happened after so many events."""
        batch = bisect_right(self._ends, first)
        skipped = first - (self._ends[batch - 1] if batch else 0)
        return self.events(viewer, batch)[skipped:]

    def insiders(self, first: int) -> frozenset[int]:
        """The seats that may have seen more after so many events than somebody who only watches."""
        batches = self.log[bisect_right(self._ends, first) :]
        return frozenset([news.insider for batch in batches for news in batch if news.insider != EVERYBODY])

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """Why this is not legal now; None if it is."""
        return self.game.why_not(self.state, self.rules, seat, action)

    # Acting.

    def rehearse(self, seat: int, action: Action) -> State:
        """Do this on a copy, and tell what comes of it; raise Refused if it is not legal, or whatever the rules raise.

        Nothing has changed then, so this can be done before a move is written down. `act` takes the copy over.
        """
        after = self.state.clone()
        after.news = []
        self.game.apply(after, seat, action, self.rules.edition)
        self._rehearsed = Rehearsed(self.state, seat, action, after)
        return after

    def act(self, seat: int, action: Action) -> None:
        """Do this; raise Refused and change nothing if it is not legal, nor if the rules raise something."""
        rehearsed, self._rehearsed = self._rehearsed, None
        if rehearsed is not None and rehearsed.is_of(self.state, seat, action):
            before, self.state = self.state, rehearsed.after
        else:
            before = self.state.clone()
            before.news = []
            self._apply(seat, action, before)
        self.log.append(self._take_news())
        self._ends.append(self.told + len(self.log[-1]))
        if self.state.learnt == NOTHING_LEARNT:
            self._before.append(before)
        else:
            self._before = []
        self._last[seat] = len(self.moves)
        self.moves.append(Move(seat, action))

    def _apply(self, seat: int, action: Action, before: State) -> None:
        """Do this here; where the rules raise something in the middle of it, the state is as it was."""
        try:
            self.game.apply(self.state, seat, action, self.rules.edition)
        except Refused:
            raise
        except Exception:
            self.state = before
            raise

    def _note_last_moves(self) -> None:
        self._last = {move.seat: place for place, move in enumerate(self.moves)}

    # Taking back.

    def undo(self, seat: int) -> Undo:
        """Whether this seat can take back its last move, and if not, why."""
        return self._undo(seat, len(self.moves))

    def undo_told(self, seat: int) -> Undo:
        """The same as far as the seat can know: that others have done something unseen since must not show by it."""
        count = len(self.moves)
        if self._before:  # else the last move told somebody something, and so did all before it
            while count and self.moves[count - 1].seat != seat and not self.log[count] and self._is_secret(count - 1):
                count -= 1
        return self._undo(seat, count)

    def _undo(self, seat: int, count: int) -> Undo:
        """After the first so many moves."""
        last, fixed = self._last.get(seat, -1), len(self.moves) - len(self._before)
        if last < 0:
            return NOTHING_TO_UNDO
        if last < count - 1 and (last < fixed or not all(map(self._is_secret, range(last, count)))):
            return OTHERS_HAVE_ACTED
        if last < fixed:
            state = self.state if count == len(self.moves) else self._before[count - fixed]
            return CHANCE_HAS_ANSWERED if state.learnt == CHANCE_ANSWERED else A_SECRET_IS_OUT
        return CAN_UNDO

    @property
    def _fixed(self) -> int:
        """How many moves cannot be taken back: somebody has learnt something by the last of them."""
        return len(self.moves) - len(self._before)

    def last_move(self, seat: int) -> int:
        """The place of this seat's last move; -1: it has made none."""
        return self._last.get(seat, -1)

    def _is_secret(self, place: int) -> bool:
        """This move was given by one of several seats that act at once, and the others cannot know it yet."""
        if place < self._fixed:
            return False
        together = len(self._before[place - self._fixed].lanes) > 1
        return together and self.moves[place].action[0] not in self.game.shown_verbs

    def rehearse_take_back(self, seat: int) -> State:
        """The state that `take_back` leads to, on a copy; raise whatever the rules raise."""
        last = self.last_move(seat)
        state = self._before[last - self._fixed].clone()
        for move in self.moves[last + 1 :]:
            self.game.apply(state, move.seat, move.action, self.rules.edition)
        return state

    def take_back(self, seat: int) -> None:
        """Take back the seat's last move; the caller has asked `undo`. What others have chosen since stays chosen."""
        assert self.undo(seat).possible
        last, fixed = self.last_move(seat), self._fixed
        kept = self.moves[last + 1 :]
        self.state = self._before[last - fixed]
        del self._before[last - fixed :], self.moves[last:], self.log[last + 1 :], self._ends[last + 1 :]
        self._note_last_moves()
        for move in kept:
            self.act(move.seat, move.action)
