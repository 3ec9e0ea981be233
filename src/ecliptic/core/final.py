"""The final sheet: each colour's score by source, and how it grew from round to round."""

from __future__ import annotations

from collections import defaultdict

from msgspec import Struct

from ecliptic.core.game import Game
from ecliptic.core.setup import Rules
from ecliptic.core.state import State
from ecliptic.core.words import Phrase


class Source(Struct, frozen=True):
    """Where points come from, with those of each colour; `of` is a thing of the source, where each has a row."""

    name: Phrase
    of: Phrase | None
    points: list[int]


class TieBreak(Struct, frozen=True):
    """What decides between those who have most, with the number of each colour."""

    name: Phrase
    rule: str
    values: list[int]


class FinalSheet(Struct, frozen=True):
    """All of it, for a game that is over."""

    sources: list[Source]
    totals: list[int]
    ties: list[TieBreak]  # only where two have most
    track: list[list[int]]  # what everybody could see of the score after each round, by colour


def final_sheet(game: Game, state: State, rules: Rules) -> FinalSheet:
    """Count it up."""
    totals = game.totals(state)
    points: dict[tuple[str, int | None], list[int]] = defaultdict(lambda: [0] * len(totals))
    for row in game.scores(state):
        of = row["of"] if game.source_kind(row["source"]) else None
        points[row["source"], of][row["colour"]] += row["points"]
    sources = [_source(game, rules, *key, by_colour) for key, by_colour in points.items()]
    return FinalSheet(sources, totals, _ties(game, state, rules, totals), game.score_track(state))


def _source(game: Game, rules: Rules, source: str, of: int | None, points: list[int]) -> Source:
    thing = None if of is None else game.phrase(game.source_kind(source), int(of), rules)
    return Source(game.source_name(source), thing, points)


def _ties(game: Game, state: State, rules: Rules, totals: list[int]) -> list[TieBreak]:
    if totals.count(max(totals)) == 1:
        return []
    return [TieBreak(game.tie_name(name), rule, values) for name, rule, values in game.tie_breaks(state, rules)]
