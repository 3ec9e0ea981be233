"""Boards as text, for tests of any game: where random games pass, and whatever stands on a sheet, one by one."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from ecliptic.core import chance as chances
from ecliptic.core.game import Game
from ecliptic.core.setup import Rules, Setup
from ecliptic.core.sheet import Cell, Grid, Row, Scale, Section, Sheet, Words
from ecliptic.core.state import State
from ecliptic.core.view import View
from ecliptic.core.words import Phrase
from ecliptic.texts import LANGUAGES, Texts

ENGLISH = Texts("en", strict=True)
START = 12  # decisions that are all looked at: setup is short


def every_edition(game: Game) -> Iterator[Rules]:
    """Every edition with every number of seats, kept short where a game could wander."""
    for info in game.editions:
        for seats in range(info.seats_min, info.seats_max + 1):
            yield game.rules(info.id, seats, game.brief)


def passing(game: Game, rules: Rules, seed: int, every: int) -> Iterator[tuple[State, Rules]]:
    """Positions of a random game: all of the start, then one in so many, and the end."""
    setup = Setup(rules, seed)
    state, settled, dice = game.new(setup), game.settled(setup), random.Random(seed)
    while not state.over:
        if state.moves < START or state.moves % every == 0:
            yield state, settled
        decision = dice.choice(game.decisions(state))
        game.apply(state, decision.seat, dice.choice(decision.actions))
    yield state, settled


def views(game: Game, state: State, rules: Rules) -> list[View]:
    """What every seat sees, and somebody who only watches."""
    return [game.view(state, rules, viewer) for viewer in (None, *range(state.seats))]


def grids(section: Section) -> list[Grid]:
    """The tables of a section."""
    return [block for block in section.blocks if isinstance(block, Grid)]


def section_cells(section: Section) -> Iterator[Cell]:
    """Everything in a section but its scales."""
    for block in section.blocks:
        if isinstance(block, Grid):
            yield from (cell for row in block.rows for cell in row.cells)
        elif not isinstance(block, Scale):
            yield from block.cells


def cells(sheet: Sheet) -> list[Cell]:
    """Everything on the board."""
    return [cell for section in sheet.sections for cell in section_cells(section)]


def facts(sheet: Sheet) -> list[Cell]:
    """Everything about the seats."""
    return [fact for seat in sheet.seats for fact in seat.facts]


def words(sheet: Sheet) -> Iterator[Words]:
    """All that is said."""
    yield from sheet.now
    for cell in [*facts(sheet), *cells(sheet)]:
        yield cell.words
        if cell.note != "":
            yield cell.note
    for section in sheet.sections:
        yield section.title
        for block in section.blocks:
            if isinstance(block, Grid):
                yield from block.heads
            elif isinstance(block, Scale):
                yield from (block.name, block.words)


def section(sheet: Sheet, title: str) -> Section:
    """The section with this heading."""
    return next(each for each in sheet.sections if isinstance(each.title, Phrase) and each.title.id == title)


def rows(sheet: Sheet, title: str) -> list[Row]:
    """The rows of the table under this heading."""
    return [row for grid in grids(section(sheet, title)) for row in grid.rows]


def args(cell: Cell) -> dict[str, Any]:
    """What the words of a cell speak of."""
    assert isinstance(cell.words, Phrase)
    return cell.words.args


def told(cell: Cell, message: str) -> bool:
    """The cell says this."""
    return isinstance(cell.words, Phrase) and cell.words.id == message


def said(cell: Cell) -> str:
    """In English."""
    return cell.words if isinstance(cell.words, str) else ENGLISH.say(cell.words)


def check_secrets(game: Game, state: State, view: View, sheet: Sheet) -> None:
    """It stays the same when the truth is another of those that the viewer cannot tell apart."""
    other = game.imagine(view, chances.from_seed(state.moves))
    assert game.sheet(game.view(other, view.rules, view.viewer)) == sheet


def check_pressed(view: View, sheet: Sheet, verbs: Iterable[str]) -> set[str]:
    """Every legal action of these verbs has one cell, and no cell stands for another; the verbs that were met."""
    legal = view.decision.actions if view.decision else ()
    things = Counter(action for action in legal if action[0] in verbs)
    assert Counter(cell.action for cell in cells(sheet) if cell.action is not None) == things
    return {verb for verb, _ in things}


def done_to_things(game: Game) -> set[str]:
    """The verbs of what is done to a thing."""
    return {verb.name for verb in game.verbs if verb.kind}


class Heard:
    """All different phrases of many sheets."""

    def __init__(self) -> None:
        self.phrases: dict[bytes, Phrase] = {}

    def hear(self, sheet: Sheet) -> None:
        """Every word of this one; none is empty."""
        for each in words(sheet):
            if isinstance(each, Phrase):
                self.phrases.setdefault(msgspec.json.encode(each, order="deterministic"), each)
            else:
                assert each.strip()

    def check(self, game: str) -> None:
        """All can be said in every language, and nothing is left of a message."""
        for language in LANGUAGES:
            texts = Texts(language, strict=True)
            for phrase in self.phrases.values():
                said = texts.say(phrase)
                assert said and said == said.strip(), phrase
                assert not set("{}") & set(said) and f"{game}-" not in said and "  " not in said, said
                assert "none" not in said.split(), said
