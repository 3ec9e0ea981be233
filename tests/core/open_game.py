"""The smallest game: what nobody can leave out, and nothing else. Who comes to ten first wins; a step is 1, 2 or 3."""

# ruff: noqa: ARG002, RUF012  (all games and steps share one signature; nobody changes the declarations of a game)

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, Agenda, Choice
from ecliptic.core.game import Game
from ecliptic.core.setup import Rules
from ecliptic.core.state import State
from ecliptic.core.words import EditionInfo, Verb

GOAL: Final = 10


class Race(State):
    """How far everybody has come."""

    def __init__(self, seats: int, place: list[int]) -> None:
        super().__init__(seats, 0)
        self.place = place

    def clone(self) -> Race:
        other = Race(self.seats, self.place[:])
        other.copy_core(self)
        return other


class Run(Choice):
    """Run one, two or three steps; the next one runs, unless you have come to the goal."""

    def __init__(self) -> None:
        super().__init__(0, 3, certain=True)

    def refuse(self, s: Agenda, seat: int, action: int) -> int:
        return int(LEGAL)

    def options(self, s: Agenda, seat: int) -> vec[i64]:
        return vec[i64](range(3))

    def answer(self, s: Agenda, seat: int, action: int) -> None:
        assert isinstance(s, Race)
        s.place[seat] += action + 1
        if s.place[seat] < GOAL:
            s.then((seat + 1) % s.seats, RUN)


RUN: Final = Run()


class RaceGame(Game):
    """Its rules, and not a word about how it looks."""

    id = "open_race"
    editions = (EditionInfo("short", 1, 4),)
    verbs = (Verb("run", 3, "step"),)
    steps = {"Run": RUN}
    fields = ("place",)
    hides_nothing = True

    def blank(self, rules: Rules) -> Race:
        return Race(rules.seats, [0] * rules.seats)

    def start(self, rules: Rules, chance: int) -> State:
        s = self.blank(rules)
        s.chance, s.news = chance, []
        s.then(0, RUN)
        s.settle()
        return s

    def totals(self, state: State) -> list[int]:
        assert isinstance(state, Race)
        return list(state.place)

    def winners(self, state: State) -> list[int]:
        return [seat for seat, place in enumerate(self.totals(state)) if place >= GOAL]


RACE: Final = RaceGame()
