"""Everything that people see of a game, examined: sheet, drawing, questions, answers, refusals, log and final sheet.

All of it can be said in every language that the game ships, and no line is empty. A game without texts of its own is
said in words made from its declarations.
"""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec
from rich.console import Console

from ecliptic.core.final import final_sheet
from ecliptic.core.game import Game
from ecliptic.core.locales import add_source, locale_of
from ecliptic.core.setup import Rules
from ecliptic.core.sheet import Block, Cell, Grid, Scale, Sheet, Words
from ecliptic.core.state import State
from ecliptic.core.view import View
from ecliptic.core.words import Action, Decision, Event, Phrase
from ecliptic.games import results
from ecliptic.games.guard import Strict
from ecliptic.texts import LANGUAGES, TextError, Texts

WIDTH: Final = 80  # columns of a terminal
START: Final = 4  # decisions that are all looked at
EVERY: Final = 40  # then one in so many
HEARD: Final[WeakKeyDictionary[Game, set[bytes]]] = WeakKeyDictionary()  # what was said by each game, in all its games
Require = Callable[[bool, str], None]


def languages(game: Game) -> list[str]:
    """Those that the game ships texts for."""
    folder = locale_of(game)
    return [] if folder is None else [name for name in LANGUAGES if (folder / name).is_dir()]


class Showing:
    """What is shown of one game, at some of its decisions and at its end; `require` is told what does not hold."""

    def __init__(self, game: Game, rules: Rules, require: Require, seed: int) -> None:
        self.original = game
        self.game: Any = Strict(game, lambda fault: require(False, fault))  # everything is asked through it
        self.rules = rules
        self.require = require
        self.chooser = random.Random(seed)
        self.heard = HEARD.setdefault(game, set())
        add_source(locale_of(game))
        self.strict = [Texts(language, strict=True) for language in languages(game)]
        self.made_up = [] if self.strict else [Texts("en")]

    def look(self, state: State) -> None:
        """All of it, for every seat and for somebody who only watches, if it is the turn of this decision.

        The board is drawn for one of them.
        """
        if state.moves >= START and state.moves % EVERY and not state.over:
            return
        viewers = (None, *range(state.seats))
        drawn = self.chooser.choice(viewers)  # one alone: printing it costs more than all else
        for viewer in viewers:
            view = self.game.view(state, self.rules, viewer)
            self.board(view)
            self.asked(view)
            if viewer == drawn:
                self.draw(view)
            if viewer is not None:
                self.refused(state, view, viewer)
        if state.over:
            self.final(state)

    def events(self, events: Iterable[Event]) -> None:
        """Lines of the log, as somebody saw them."""
        for event in events:
            self.say(self.game.told(event, self.rules), f"event {event.name}")
            self.game.event_style(event)

    # What a view shows.

    def board(self, view: View) -> None:
        """The sheet, and what would happen next; what never changes can be sent."""
        sheet = self.game.sheet(view)
        for place, words in words_of(sheet):
            self.say(words, f"sheet, {place}")
        self.seats(view, sheet)
        self.events(self.game.outlook(view))
        for name, text in self.game.known_cards(view):
            self.say(name, "card")
            self.say(text, "text of a card")
        msgspec.json.encode(self.game.scene(view.rules))

    def seats(self, view: View, sheet: Sheet) -> None:
        """One line for each seat, its own colour first; a watcher has nothing private and nothing to press."""
        colours = [line.colours[0] for line in sheet.seats]
        self.require(colours == self.game.main_colours(view.rules), "the sheet has a line for each seat")
        self.require(all(section.blocks for section in sheet.sections), "no section of the sheet is empty")
        if view.viewer is None:
            self.require(not any(section.mine for section in sheet.sections), "a watcher has nothing private")

    def draw(self, view: View) -> None:
        """Printed at 80 columns, in English: something is there, and no line is too long."""
        self.say(self.game.title, "title")  # stands above it
        out = io.StringIO()
        console = Console(file=out, width=WIDTH, color_system=None, highlight=False, markup=False, emoji=False)
        say = (self.strict or self.made_up)[0].say
        for part in self.game.draw(view, say, WIDTH):
            console.print(part)
        lines = out.getvalue().splitlines()
        self.require(any(line.strip() for line in lines), "the drawing is not empty")
        self.require(max(map(len, lines)) <= WIDTH, f"the drawing fits {WIDTH} columns")

    def asked(self, view: View) -> None:
        """The question, what it is about, and its answers."""
        decision = view.decision
        if decision is None:
            return
        self.say(self.game.prompt(decision, view), f"question {decision.question}")
        self.about(decision, view)
        for action in decision.actions:
            self.say(self.game.option(action, view.rules, view), f"answer {action}")
            self.say(self.game.option(action, view.rules), f"answer {action} away from the table")

    def about(self, decision: Decision, view: View) -> None:
        """Subject and source have names; what follows is a question of the game, and has a word."""
        about = self.game.about(decision, view)
        for thing in (about.subject, about.source):
            if thing is not None:
                self.say(self.game.phrase(*thing, view.rules, view), f"what {decision.question} is about")
        for question in about.follows:
            self.require(question in self.game.steps, f"{question}, which follows {decision.question}, is a step")
            self.say(self.game.crumb(question), f"short word for {question}")

    def refused(self, state: State, view: View, seat: int) -> None:
        """One answer that is not legal has a reason in words."""
        verb = self.chooser.choice(self.game.verbs)
        action: Action = (verb.name, self.chooser.randrange(max(verb.things, 1)))
        refusal = self.game.why_not(state, self.rules, seat, action)
        if refusal is not None:
            self.say(self.game.refused(refusal, action, self.rules, view), f"refusal {refusal.reason}")

    def final(self, state: State) -> None:
        """Where the points come from, what decided between equals, and all cards."""
        wrong = results.wrong("scores", self.original.scores(state))
        self.require(not wrong, f"scores are rows of colour, source, of and points: {wrong}")
        sheet = final_sheet(self.original, state, self.rules)
        for source in sheet.sources:
            self.say(source.name, "source of points")
            if source.of is not None:
                self.say(source.of, "source of points")
        for tie in sheet.ties:
            self.say(tie.name, "tie-break")
        for _, name, text in self.game.cards(self.rules):
            self.say(name, "card")
            self.say(text, "text of a card")
        for colour in range(len(sheet.totals)):
            self.say(self.game.phrase("colour", colour, self.rules), "colour")
            self.game.colour_style(colour)

    # Saying it.

    def say(self, words: Words, what: str) -> None:
        """Once in every language: it is there, it lacks nothing, and it is not empty."""
        if isinstance(words, str):
            self.require(bool(words.strip()), f"{what}: the text is not empty")
            return
        known = msgspec.json.encode(words, order="deterministic")
        if known not in self.heard:
            self.heard.add(known)
            for texts in (*self.strict, *self.made_up):
                self.said_by(texts, words, what)

    def said_by(self, texts: Texts, phrase: Phrase, what: str) -> None:
        """In one language."""
        try:
            said = texts.say(phrase)
        except TextError as problem:
            self.require(False, f"{what} can be said: {problem}")
            return
        promise = f"{what} {phrase.id} is said in whole words in {texts.language}: {said!r}"
        self.require(bool(said.strip()) and not set("{}") & set(said) and f"{self.game.id}-" not in said, promise)


def words_of(sheet: Sheet) -> Iterator[tuple[str, Words]]:
    """All that a sheet says, each with its place on it."""
    yield from _numbered("now", sheet.now)
    for line in sheet.seats:
        yield from _numbered(f"seat of colour {line.colours[0]}, fact", [fact.words for fact in line.facts])
    for number, section in enumerate(sheet.sections, 1):
        yield f"title of section {number}", section.title
        title = section.title.id if isinstance(section.title, Phrase) else section.title
        for block_number, block in enumerate(section.blocks, 1):
            yield from _words_of_block(f"section “{title}”, block {block_number}", block)


def _numbered(place: str, words: Iterable[Words]) -> Iterator[tuple[str, Words]]:
    return ((f"{place} {number}", each) for number, each in enumerate(words, 1))


def _words_of_block(place: str, block: Block) -> Iterator[tuple[str, Words]]:
    if isinstance(block, Scale):
        yield from ((f"{place}, name", block.name), (f"{place}, value", block.words))
        return
    if not isinstance(block, Grid):
        yield from _words_of_cells(place, block.cells)
        return
    heads = _numbered(f"{place}, head", block.heads)
    yield from ((head, words) for head, words in heads if words != "")  # the first may have nothing to say
    for number, row in enumerate(block.rows, 1):
        yield from _words_of_cells(f"{place}, row {number}", row.cells)


def _words_of_cells(place: str, cells: list[Cell]) -> Iterator[tuple[str, Words]]:
    for number, cell in enumerate(cells, 1):
        yield f"{place}, cell {number}", cell.words
        if cell.note != "":
            yield f"{place}, note of cell {number}", cell.note
