"""Reading a record: line by line, so that the line at fault can be named."""

from __future__ import annotations

import json
from typing import Any, NoReturn

from msgspec import structs

from ecliptic.core.errors import RecordProblem, SetupProblem
from ecliptic.core.game import Game
from ecliptic.core.moves import Move
from ecliptic.core.record import FORMAT, Record, header_lines
from ecliptic.core.setup import Rules, Setup


def read(text: str, games: tuple[Game, ...]) -> tuple[Game, Record]:
    """The record in this text; raise RecordProblem with the line at fault if it is not whole."""
    lines = text.replace("\r\n", "\n").split("\n")
    return _Reader(lines[:-1] if lines[-1] == "" else lines, games).record()


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
        self.compare(Record(Setup(rules, 0), game.version, (), ""), without=1)
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
        """A value written as JSON, of text that can be written again."""
        try:
            value = json.loads(text)
            json.dumps(value, ensure_ascii=False).encode()
        except (ValueError, RecursionError):  # a UnicodeEncodeError is a ValueError
            self.fail(key)
        return value

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

    def compare(self, header: Record, without: int = 0) -> None:
        """There is one way to write a header: a line left out, doubled or dressed up is found here."""
        expected_lines = header_lines(header)
        for index, expected in enumerate(expected_lines[: len(expected_lines) - without]):
            if index >= len(self.lines) or self.lines[index] != expected:
                line = min(index + 1, len(self.lines))
                raise RecordProblem("record-bad-header", line=line, field=expected.partition(" ")[0])

    # The moves.

    def moves(self, header: Record) -> Record:
        moves: list[Move] = []
        chain: list[str] = []
        above = self.next
        end = ""
        for text in self.lines[above:]:
            self.next += 1
            if end:
                raise RecordProblem("record-bad-line", line=self.next)
            if text.startswith("end "):
                end = self.end(text, len(chain))
            else:
                move, link = self.move(text, len(moves) + 1)
                moves.append(move)
                chain.append(link)
        lines = tuple(range(above + 1, above + 1 + len(moves)))
        return structs.replace(header, moves=tuple(moves), chain=tuple(chain), finished=bool(end), end=end, lines=lines)

    def end(self, text: str, moves: int) -> str:
        """The link that the last line repeats; whether it is right is known when the moves are proved."""
        words = text.split(" ")
        if moves == 0 or len(words) != 3 or words[1] != str(moves) or not words[2]:
            raise RecordProblem("record-broken-chain", line=self.next)
        return words[2]

    def move(self, text: str, number: int) -> tuple[Move, str]:
        words = text.split(" ")
        if len(words) != 5 or not all(is_number(word) for word in (words[0], words[1], words[3])):
            raise RecordProblem("record-bad-line", line=self.next)
        if words[0] != str(number):
            raise RecordProblem("record-broken-chain", line=self.next)
        return Move(int(words[1]), (words[2], int(words[3]))), words[4]


def is_number(word: str) -> bool:
    """A few plain digits, written in the one way."""
    return len(word) < 10 and word.isascii() and word.isdecimal() and str(int(word)) == word
