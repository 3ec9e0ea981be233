"""A table at which one game is played: the truth, its log, its record, and how far it can be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, structs

from ecliptic.core import record as records
from ecliptic.core.game import Game
from ecliptic.core.record import Move, Record
from ecliptic.core.setup import Rules, Setup
from ecliptic.core.state import CHANCE_ANSWERED, NOTHING_LEARNT, News, State
from ecliptic.core.view import View
from ecliptic.core.words import Action, Event, Refusal


class Undo(Struct, frozen=True):
    """Whether a seat can take back its last move; if not, the message id that says why."""

    possible: bool
    reason: str = ""


class Table:
    """One game in progress. Only the table holds the state; everybody else gets views."""

    def __init__(self, game: Game, setup: Setup, players: Sequence[str]) -> None:
        self.game = game
        self.setup = setup
        self.rules: Rules = game.settled(setup)
        self.state: State = game.new(setup)
        self.log: list[list[News]] = [self._take_news()]  # of the setup, then of each move
        self.record: Record = records.sealed(game, setup, tuple(players), self.state)
        self._before: list[State] = []  # the states before the moves since somebody last learnt something

    def _take_news(self) -> list[News]:
        news, self.state.news = self.state.news or [], []
        return news

    @classmethod
    def resume(cls, game: Game, record: Record) -> Table:
        """The table as it was when the record was written; a record that does not hold is refused."""
        table = cls(game, record.setup, record.players)
        records.verify(game, record)
        for move in record.moves:
            table.act(move.seat, move.action)
        return table

    # Looking.

    def view(self, viewer: int | None) -> View:
        """What this viewer may know."""
        return self.game.view(self.state, self.rules, viewer)

    def events(self, viewer: int | None, since: int = 0) -> list[Event]:
        """What has happened after so many batches of news, as this viewer saw it: the setup is one, then each move."""
        return [self.game.seen(news, viewer) for batch in self.log[since:] for news in batch]

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """Why this is not legal now; None if it is."""
        return self.game.why_not(self.state, self.rules, seat, action)

    # Acting.

    def act(self, seat: int, action: Action) -> None:
        """Do this; raise Refused and change nothing if it is not legal."""
        before = self.state.clone()
        before.news = []
        self.game.apply(self.state, seat, action, self.rules.edition)
        self.log.append(self._take_news())
        if self.state.learnt == NOTHING_LEARNT:
            self._before.append(before)
        else:
            self._before = []
        self._write(Move(seat, action))

    def _write(self, move: Move) -> None:
        record = self.record
        before = record.chain[-1] if record.chain else record.start
        chained = records.link(before, len(record.moves) + 1, move, self.game.digest(self.state))
        over = self.state.over
        self.record = structs.replace(
            record,
            moves=(*record.moves, move),
            chain=(*record.chain, chained),
            finished=over,
            end=chained if over else "",
        )

    # Taking back.

    def undo(self, seat: int) -> Undo:
        """Whether this seat can take back its last move, and if not, why."""
        moves = self.record.moves
        if not any(move.seat == seat for move in moves):
            return Undo(possible=False, reason="undo-nothing")
        if moves[-1].seat != seat:
            return Undo(possible=False, reason="undo-others")
        if not self._before:
            chance = self.state.learnt == CHANCE_ANSWERED
            return Undo(possible=False, reason="undo-chance" if chance else "undo-secret")
        return Undo(possible=True)

    def take_back(self, seat: int) -> None:
        """Take back the seat's last move; the caller has asked `undo`."""
        assert self.undo(seat).possible
        self.state = self._before.pop()
        self.log.pop()
        record = self.record
        self.record = structs.replace(record, moves=record.moves[:-1], chain=record.chain[:-1], finished=False, end="")
