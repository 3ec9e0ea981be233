"""`ecliptic sim --report`: how long games last, where points come from, and which cards are played."""

from __future__ import annotations

import statistics
from collections import Counter, defaultdict
from typing import Any

from rich.console import Console
from rich.table import Table

from ecliptic.cli.words import say, say_phrase
from ecliptic.core.game import Game
from ecliptic.core.setup import Rules
from ecliptic.core.state import State

SHARES = (0, 5, 25, 50, 75, 95, 100)  # per cent of the games that lie below
FEWEST = 5  # cards named at either end


class Report:
    """What many finished games have in common."""

    def __init__(self, game: Game, rules: Rules) -> None:
        self.game = game
        self.rules = rules
        self.rounds: list[int] = []
        self.totals: list[int] = []
        self.sources: dict[str, int] = defaultdict(int)
        self.cards: Counter[int] = Counter()

    def add(self, state: State) -> None:
        """One more game."""
        self.rounds.append(len(self.game.score_track(state)) - 1)
        mains = self.game.main_colours(self.rules)
        totals = self.game.totals(state)
        self.totals += [totals[colour] for colour in mains]
        for row in self.game.scores(state):
            if row["colour"] in mains:
                self.sources[row["source"]] += row["points"]
        self.cards.update(self.game.cards_played(state))

    def data(self) -> dict[str, Any]:
        """All of it for programs."""
        players = len(self.totals)
        numbers = [number for number, _, _ in self.game.cards(self.rules)]
        return {
            "rounds": spread(self.rounds),
            "points": spread(self.totals),
            "points_by_source": {source: round(points / players, 2) for source, points in self.sources.items()},
            "cards_played": {str(number): self.cards[number] for number in numbers} if self.cards else {},
            "cards_never_played": [number for number in numbers if not self.cards[number]] if self.cards else [],
        }

    def print(self, out: Console) -> None:
        """All of it for people."""
        table = Table(say("cli-report-measure"), *(f"{share} %" for share in SHARES), say("cli-report-mean"))
        for name, values in (("cli-report-rounds", self.rounds), ("cli-report-points", self.totals)):
            found = spread(values)
            table.add_row(say(name), *(str(found[f"p{share}"]) for share in SHARES), f"{found['mean']:.1f}")
        out.print(table)
        self._print_sources(out)
        if self.cards:
            self._print_cards(out)

    def _print_sources(self, out: Console) -> None:
        table = Table(say("cli-source"), say("cli-report-mean"), "%")
        whole = sum(self.sources.values()) or 1
        for source, points in self.sources.items():
            name = say_phrase(self.game.source_name(source))
            table.add_row(name, f"{points / len(self.totals):.1f}", f"{100 * points / whole:.0f}")
        out.print(table)

    def _print_cards(self, out: Console) -> None:
        names = {number: say_phrase(name) for number, name, _ in self.game.cards(self.rules)}
        never = [names[number] for number in names if not self.cards[number]]
        out.print(say("cli-report-cards", played=len(names) - len(never), all=len(names)))
        if never:
            out.print(f"{say('cli-report-never')} {', '.join(never)}")  # too many for a message
        ranked = [f"{names[number]} {count}" for number, count in self.cards.most_common()]
        out.print(say("cli-report-most", cards=", ".join(ranked[:FEWEST])))
        out.print(say("cli-report-least", cards=", ".join(ranked[-FEWEST:])))


def spread(values: list[int]) -> dict[str, float]:
    """The mean, and the value below which so many per cent lie."""
    ordered = sorted(values)
    found: dict[str, float] = {f"p{share}": ordered[(len(ordered) - 1) * share // 100] for share in SHARES}
    return found | {"mean": round(statistics.fmean(values), 2)}
