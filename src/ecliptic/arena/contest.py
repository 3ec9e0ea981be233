"""A contest: who meets whom, in which seats, on which deals. The same contest is always the same fixtures."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Final

from msgspec import Struct, field

from ecliptic.core.errors import SetupProblem
from ecliptic.core.game import Game
from ecliptic.core.setup import Rules

GAUNTLET: Final = "gauntlet"
LADDER: Final = "ladder"
ROUND_ROBIN: Final = "round-robin"
PARALLEL: Final = "parallel"
FORMATS: Final = (GAUNTLET, LADDER, ROUND_ROBIN, PARALLEL)

Seating = tuple[int, ...]  # for each seat, which contestant sits there


class Fixture(Struct, frozen=True):
    """One game to be played."""

    number: int
    deal: int  # all fixtures of a deal have the same seed, so luck is the same for everybody
    seed: int
    seating: Seating


class Contest(Struct, frozen=True):
    """All that decides which games are played; contestants are what `ecliptic.bots.bot` makes bots of.

    In a gauntlet the first contestant meets each other one; a ladder names the weakest first.
    """

    game: str
    edition: str
    seats: int
    contestants: tuple[str, ...]
    format: str = GAUNTLET
    deals: int = 100
    seed: int = 1
    switches: dict[str, bool | int | str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.format not in FORMATS:
            raise SetupProblem("cli-arena-format", format=self.format, known=", ".join(FORMATS))
        if self.seats == 1 and self.format != PARALLEL:
            raise SetupProblem("cli-arena-one-seat", format=self.format)
        if len(self.contestants) < (1 if self.format == PARALLEL else 2):
            raise SetupProblem("cli-arena-too-few", format=self.format)
        if self.deals < 1:
            raise SetupProblem("cli-arena-no-deals", deals=self.deals)

    @property
    def size(self) -> int:
        """How many games."""
        return self.deals * len(self.seatings())

    def rules(self, game: Game) -> Rules:
        """The checked rules of its games."""
        return game.rules(self.edition, self.seats, self.switches)

    def pairs(self) -> list[tuple[int, int]]:
        """Who is compared with whom: the one who is put to the test, and the opponent."""
        everybody = range(len(self.contestants))
        match self.format:
            case "gauntlet":
                return [(0, other) for other in everybody[1:]]
            case "ladder":
                return [(stronger, weaker) for weaker, stronger in pairwise(everybody)]
        return list(combinations(everybody, 2))

    def seatings(self) -> list[Seating]:
        """How the contestants sit in the games of each deal."""
        if self.format == PARALLEL:
            return [(contestant,) * self.seats for contestant in range(len(self.contestants))]
        turns = _alternating if self.format == ROUND_ROBIN else _one_against_all
        return [seating for first, second in self.pairs() for seating in turns(first, second, self.seats)]

    def fixtures(self) -> Iterator[Fixture]:
        """Every game, deal by deal."""
        seatings = self.seatings()
        for deal in range(self.deals):
            seed = mixed(self.seed, deal)
            for index, seating in enumerate(seatings):
                yield Fixture(deal * len(seatings) + index, deal, seed, seating)


def mixed(*parts: object) -> int:
    """A seed of 64 bits that depends on all of these, and has nothing in common with that of any neighbour."""
    text = "\n".join(map(str, parts))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest())


def _one_against_all(one: int, other: int, seats: int) -> list[Seating]:
    return [tuple(one if seat == place else other for seat in range(seats)) for place in range(seats)]


def _alternating(first: int, second: int, seats: int) -> list[Seating]:
    """A, B, A, B and its mirror image; where one side has a seat more, that seat goes round as well."""
    turns = range(seats) if seats % 2 else range(1)
    both = [[pair[seat % 2] for seat in range(seats)] for pair in ((first, second), (second, first))]
    return [(*row[turn:], *row[:turn]) for row in both for turn in turns]
