"""`ecliptic replay`: prove a record, read its log, look at any moment of it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from ecliptic.cli.asked import as_rows, read_record
from ecliptic.cli.log import event_lines
from ecliptic.cli.screen import show_board, show_final_sheet
from ecliptic.cli.words import console, say
from ecliptic.core import record as records
from ecliptic.core.errors import SetupProblem
from ecliptic.core.game import Game
from ecliptic.core.record import Record
from ecliptic.core.table import Table


def replay(file: Path, seat: int | None, move: int | None, *, verify_only: bool, as_json: bool) -> None:
    """Prove the record; then show it, unless only the proof was asked for."""
    game, record = read_record(file)
    state = records.verify(game, record)
    if as_json:
        sys.stdout.write(json.dumps(as_rows(record) | {"digest": game.digest(state)}, ensure_ascii=False) + "\n")
    elif verify_only:
        console().print(say("cli-verified", moves=len(record.moves), digest=game.digest(state)))
    else:
        _show(game, record, seat, move)


def check_seat(record: Record, seat: int | None) -> None:
    """Refuse a seat that the table does not have; nobody's is None."""
    seats = record.setup.rules.seats
    if seat is not None and not 0 <= seat < seats:
        raise SetupProblem("cli-no-such-seat", seat=seat, most=seats - 1)


def _show(game: Game, record: Record, seat: int | None, move: int | None) -> None:
    check_seat(record, seat)
    moves = len(record.moves)
    if move is not None and not 0 <= move <= moves:
        raise SetupProblem("cli-no-such-move", move=move, most=moves)
    table = Table(game, record.setup, record.players)
    for step in record.moves[: moves if move is None else move]:
        table.act(step.seat, step.action)
    out = console()
    for line in event_lines(table, seat):
        out.print(line)
    show_board(out, table, seat)
    if table.state.over:
        show_final_sheet(out, table)
