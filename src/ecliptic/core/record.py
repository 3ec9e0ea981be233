"""A record: one small text file from which a whole game can be played again and proved.

    ecliptic-record 1
    game redplanet 1
    edition 2015
    seats 4
    switch layout "A"
    player 0 "Ann"
    seed 00c0ffee00c0ffee
    start 5ad1e2c3f0a1b2c3
    1 0 keep 3 91be0c77a1f2e3d4
    …
    end 163 0d9a61b2c3d4e5f6

Each line of a move ends in a link of the chain: a hash of the link before it, of the line itself, and of the state
that the move led to. So a changed, lost or swapped line is found, and the line at fault can be named.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Final

from msgspec import Struct, field, structs

from ecliptic.core.errors import RecordProblem, SetupProblem
from ecliptic.core.game import Game, Refused, UnknownVerb
from ecliptic.core.moves import Move
from ecliptic.core.setup import Setup
from ecliptic.core.state import State

FORMAT: Final = "ecliptic-record 1"


class Record(Struct, frozen=True):
    """A setup, the names of the players, the moves, and the chain that binds them."""

    setup: Setup
    version: int
    players: tuple[str, ...]
    start: str  # the seal of header and first state
    moves: tuple[Move, ...] = ()
    chain: tuple[str, ...] = ()  # one link for each move
    finished: bool = False
    end: str = ""  # the link that the last line repeats
    lines: tuple[int, ...] = field(default=())  # where each move stands in the file it was read from

    def __repr__(self) -> str:
        """One line, without the seed: that tells every deck."""
        rules = self.setup.rules
        now = "finished" if self.finished else "in progress"
        return f"<Record: {rules.game} {rules.edition}, {rules.seats} seats, {len(self.moves)} moves, {now}>"


def link(before: str, number: int, move: Move, digest: str) -> str:
    """The link of the chain that a move adds."""
    text = f"{before} {number} {move.seat} {move.action[0]} {move.action[1]} {digest}"
    return hashed(text)


def hashed(text: str) -> str:
    """Sixteen hex digits."""
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def move_line(number: int, move: Move, chained: str) -> str:
    """A move as it stands in the file."""
    return f"{number} {move.seat} {move.action[0]} {move.action[1]} {chained}"


def seal(header: list[str], digest: str) -> str:
    """The first link of the chain: it binds the header to the state before the first move."""
    return hashed("\n".join([*header, digest]))


def sealed(game: Game, setup: Setup, players: tuple[str, ...], state: State) -> Record:
    """A record without moves of a game that has just been set up."""
    record = Record(setup, game.version, players, "")
    check_names(players)
    return structs.replace(record, start=seal(header_lines(record), game.digest(state)))


def check_names(players: tuple[str, ...]) -> None:
    """A name must be text that can be written."""
    try:
        "".join(players).encode()
    except UnicodeEncodeError as error:
        raise SetupProblem("setup-bad-seat-list", seats=ascii(players)) from error


def header_lines(record: Record) -> list[str]:
    """All that stands above the moves, but for the seal."""
    rules = record.setup.rules
    lines = [FORMAT, f"game {rules.game} {record.version}", f"edition {rules.edition}", f"seats {rules.seats}"]
    lines += [f"switch {name} {json.dumps(value)}" for name, value in rules.switches.items()]
    if rules.corrections:
        lines.append("corrections " + json.dumps(rules.corrections, sort_keys=True, ensure_ascii=False))
    lines += [f"player {seat} {json.dumps(name, ensure_ascii=False)}" for seat, name in enumerate(record.players)]
    return [*lines, f"seed {record.setup.seed:016x}"]


def write(record: Record) -> str:
    """The record as text."""
    lines = [*header_lines(record), f"start {record.start}"]
    for number, (move, chained) in enumerate(zip(record.moves, record.chain, strict=True), 1):
        lines.append(move_line(number, move, chained))
    if record.finished:
        lines.append(end_line(record))
    return "\n".join(lines) + "\n"


def end_line(record: Record) -> str:
    """The last line of a finished game: without it a record is of a game still in progress."""
    return f"end {len(record.moves)} {record.chain[-1]}"


def replay(game: Game, record: Record) -> Iterator[tuple[Move, State]]:
    """Play the record again, proving each move; yield each move and the state it led to."""
    state = game.new(record.setup)
    _check_seal(game, record, state)
    before = record.start
    for index, (move, chained) in enumerate(zip(record.moves, record.chain, strict=True)):
        try:
            game.apply(state, move.seat, move.action)
        except (Refused, UnknownVerb) as refused:
            words = f"{move.action[0]} {move.action[1]}"
            raise RecordProblem("record-illegal-move", line=_line(record, index), move=words) from refused
        before = link(before, index + 1, move, game.digest(state))
        if before != chained:
            raise RecordProblem("record-broken-chain", line=_line(record, index))
        yield move, state
    if record.finished and (not state.over or record.end not in ("", record.chain[-1])):
        raise RecordProblem("record-broken-chain", line=_line(record, len(record.moves)))


def _line(record: Record, index: int) -> int:
    """The line of a move in the file; of the header's end for -1; after the last for one more."""
    if 0 <= index < len(record.lines):
        return record.lines[index]
    above = len(header_lines(record)) + 1
    return above if index < 0 else above + index + 1


def _check_seal(game: Game, record: Record, state: State) -> None:
    if seal(header_lines(record), game.digest(state)) != record.start:
        raise RecordProblem("record-wrong-digest", line=_line(record, -1))


def verify(game: Game, record: Record) -> State:
    """The state that the record leads to; raise RecordProblem if it is not what was played."""
    state = game.new(record.setup)
    for _, state in replay(game, record):  # noqa: B007  (the last one is wanted)
        pass
    if not record.moves:
        _check_seal(game, record, state)
    return state
