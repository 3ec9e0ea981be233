"""A table at which one game is played and recorded."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from ecliptic.core import record as records
from ecliptic.core.game import Game
from ecliptic.core.moves import Move
from ecliptic.core.play import Play
from ecliptic.core.record import Record
from ecliptic.core.setup import Setup
from ecliptic.core.words import Action


class Table(Play):
    """A game in progress, and its record."""

    def __init__(self, game: Game, setup: Setup, players: Sequence[str]) -> None:
        super().__init__(game, setup)
        self.record: Record = records.sealed(game, setup, tuple(players), self.state)

    @classmethod
    def resume(cls, game: Game, record: Record) -> Table:
        """The table as it was when the record was written; a record that does not hold is refused."""
        table = cls(game, record.setup, record.players)
        records.verify(game, record)
        for move in record.moves:
            table.act(move.seat, move.action)
        return table

    def act(self, seat: int, action: Action) -> None:
        """Do this and write it down; raise Refused and change nothing if it is not legal."""
        super().act(seat, action)
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

    def take_back(self, seat: int) -> None:
        """Take back the seat's last move; the caller has asked `undo`. What others have chosen since stays chosen."""
        assert self.undo(seat).possible
        last, record = self.last_move(seat), self.record
        self.record = structs.replace(
            record, moves=record.moves[:last], chain=record.chain[:last], finished=False, end=""
        )
        super().take_back(seat)
