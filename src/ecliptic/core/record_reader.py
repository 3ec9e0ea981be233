"""Reading a record: line by line, so that the line at fault can be named."""

from __future__ import annotations

import json
from typing import Any, NoReturn

from ecliptic.core.errors import RecordProblem, SetupProblem
from ecliptic.core.game import Game
from ecliptic.core.record import FORMAT, Move, Record, header_lines
from ecliptic.core.setup import Rules, Setup


def read(text: str, games: tuple[Game, ...]) -> tuple[Game, Record]:
    """The record in this text; raise RecordProblem with the line at fault if it is not whole."""
    return _Reader(text.splitlines(), games).record()


class _Reader:
    """Takes one line after the other."""

    def __init__(self, lines: list[str], games: tuple[Game, ...]) -> None:
        self.lines = lines
        self.games = games
        self.next = 0  # the index of the next line

    def record(self) -> tuple[Game, Record]:
        if not self.lines or self.lines[0] != FORMAT:
            raise RecordProblem("record-not-a-record", line=1)
        self.next = 1
        game = self.game()
        rules = self.rules(game)
        players = tuple(self.player(seat) for seat in range(rules.seats))
        setup = Setup(rules, self.number("seed", 16))
        start = self.take("start")
        header = Record(setup, game.version, players, start)
        self.compare(header)
        return game, self.moves(header)

    # Lines.

    def key(self) -> str:
        """The first word of the next line."""
        return self.lines[self.next].partition(" ")[0] if self.next < len(self.lines) else ""

    def take(self, key: str) -> str:
        """The rest of the next line, which must begin with this word."""
        if self.key() != key:
            self.fail(key, ahead=1)
        self.next += 1
        return self.lines[self.next - 1].partition(" ")[2]

    def fail(self, field: str, *, ahead: int = 0) -> NoReturn:
        """The line just taken, or the next one, is at fault."""
        raise RecordProblem("record-bad-header", line=min(self.next + ahead, len(self.lines)), field=field)

    def number(self, key: str, base: int = 10) -> int:
        """A line with a number."""
        text = self.take(key)
        try:
            return int(text, base)
        except ValueError:
            self.fail(key)

    def value(self, key: str, text: str) -> Any:
        """A value written as JSON."""
        try:
            return json.loads(text)
        except (ValueError, RecursionError):
            self.fail(key)

    # The header.

    def game(self) -> Game:
        name, _, version = self.take("game").partition(" ")
        for game in self.games:
            if game.id == name:
                if version != str(game.version):
                    raise RecordProblem("record-other-version", line=self.next, version=version, ours=game.version)
                return game
        raise RecordProblem("record-foreign-game", line=self.next, game=name)

    def rules(self, game: Game) -> Rules:
        edition = self.take("edition")
        self.check(game, "edition", edition)
        seats = self.number("seats")
        self.check(game, "seats", edition, seats)
        switches: dict[str, Any] = {}
        while self.key() == "switch":
            name, _, value = self.take("switch").partition(" ")
            switches[name] = self.value("switch", value)
            self.check(game, "switch", edition, seats, {name: switches[name]})
        corrections = self.value("corrections", self.take("corrections")) if self.key() == "corrections" else {}
        if not isinstance(corrections, dict):
            self.fail("corrections")
        return self.check(game, "corrections", edition, seats, switches, corrections)

    def check(
        self,
        game: Game,
        field: str,
        edition: str,
        seats: int | None = None,
        switches: dict[str, Any] | None = None,
        corrections: dict[str, Any] | None = None,
    ) -> Rules:
        """The rules as far as they are read; a problem is the fault of the line just taken."""
        try:
            least = game.edition(edition).seats_min
            return game.rules(edition, least if seats is None else seats, switches, corrections)
        except SetupProblem:
            self.fail(field)

    def player(self, seat: int) -> str:
        number, _, name = self.take("player").partition(" ")
        value = self.value("player", name)
        if number != str(seat) or not isinstance(value, str):
            self.fail("player")
        return value

    def compare(self, header: Record) -> None:
        """There is one way to write a header: a line left out, doubled or dressed up is found here."""
        for index, expected in enumerate(header_lines(header)):
            if self.lines[index] != expected:
                raise RecordProblem("record-bad-header", line=index + 1, field=expected.partition(" ")[0])

    # The moves.

    def moves(self, header: Record) -> Record:
        moves: list[Move] = []
        chain: list[str] = []
        above = self.next
        finished = False
        for text in self.lines[above:]:
            self.next += 1
            if finished:
                raise RecordProblem("record-bad-line", line=self.next)
            if text.startswith("end "):
                finished = self.is_end(text, chain)
            else:
                move, link = self.move(text, len(moves) + 1)
                moves.append(move)
                chain.append(link)
        lines = tuple(range(above + 1, above + 1 + len(moves)))
        return Record(
            header.setup, header.version, header.players, header.start, tuple(moves), tuple(chain), finished, lines
        )

    def is_end(self, text: str, chain: list[str]) -> bool:
        if not chain or text != f"end {len(chain)} {chain[-1]}":
            raise RecordProblem("record-broken-chain", line=self.next)
        return True

    def move(self, text: str, number: int) -> tuple[Move, str]:
        words = text.split(" ")
        if len(words) != 5 or not all(is_number(word) for word in (words[0], words[1], words[3])):
            raise RecordProblem("record-bad-line", line=self.next)
        if words[0] != str(number):
            raise RecordProblem("record-broken-chain", line=self.next)
        return Move(int(words[1]), (words[2], int(words[3]))), words[4]


def is_number(word: str) -> bool:
    """A few plain digits."""
    return len(word) < 10 and word.isascii() and word.isdecimal()
