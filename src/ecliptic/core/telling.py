"""Telling: everything that a game says to people. All of it has a default, made from what the game declares.

A game that fills in its rules alone can be played: its words are made from the names of its verbs, events and fields,
and its board is the list of what a view holds. A game that wants better words overrides some of these methods.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from ecliptic.core import plain_drawing, plain_sheet
from ecliptic.core.errors import SetupProblem
from ecliptic.core.setup import Rules
from ecliptic.core.sheet import Sheet
from ecliptic.core.view import View
from ecliptic.core.words import (
    COMMON_REASONS,
    About,
    Action,
    Decision,
    Event,
    EventKind,
    Phrase,
    Refusal,
    Verb,
    kebab,
)

STYLES: Final = ("red", "blue", "yellow", "green", "magenta", "cyan")
TOTAL: Final = "total"  # the source of all points, where a game does not tell where they come from
SCORES: Final = ("score", "scores", "points")  # what a view may call them
PEOPLE: Final = ("seat", "colour", "player")  # kinds that are somebody


class Telling:
    """What a game says: phrases, prompts, the board as text and in a terminal, the words of the final sheet."""

    id: str  #: lower case letters, digits and `_`; the texts begin with it
    verbs: tuple[Verb, ...]  #: in the order of the numbers that the rules use
    event_kinds: Mapping[int, EventKind] = {}  #: lines of the log, by the number that `tell` is given
    plain_reasons: Sequence[str] = ()  #: refusals that need no explanation: nobody plays a card that they do not have
    rule_of_question: Mapping[str, str] = {}  #: the rule behind each question, by its name; "edition:name" goes first
    rule_of_event: Mapping[str, str] = {}  #: the rule behind each line of the log, in the same way

    @property
    def title(self) -> Phrase:
        """What the game is called."""
        return Phrase(f"{self.id}-title")

    # Things.

    def main_colours(self, rules: Rules) -> list[int]:
        """The colour by which each seat wins or loses."""
        return list(range(rules.seats))

    def public_points(self, view: View) -> list[int] | None:
        """What everybody sees of each seat's score; None where that says nothing. By default a field of that name."""
        for name in SCORES:
            found = getattr(view, name, None)
            if isinstance(found, list) and len(found) == view.rules.seats:
                return found
        return None

    def phrase(self, kind: str, value: int, rules: Rules, view: View | None = None) -> Phrase:
        """What a thing of this kind is called; with a view, what it looks like now.

        By default "heap 2", counted from 1; a number is itself.
        """
        if kind == "number":
            return Phrase("core-number", {"number": value})
        if kind in PEOPLE:
            return Phrase("core-player", {"number": value + 1})
        return Phrase("core-thing", {"kind": Phrase(f"{self.id}-kind-{kebab(kind)}"), "number": value + 1})

    def cards(self, rules: Rules) -> list[tuple[int, Phrase, Phrase]]:
        """Every card with its number, name and text."""
        return []

    def known_cards(self, view: View) -> list[tuple[Phrase, Phrase]]:
        """Name and text of the cards that concern the viewer now."""
        return []

    def things_to_explain(self, view: View) -> dict[str, int]:
        """How many things of each kind exist at this table, where that is fewer than the verbs declare."""
        return {}

    def provenance(self, rules: Rules) -> list[tuple[str, str, str]]:
        """How well each thing in the box is known: rows of kind, id, provenance."""
        return []

    def read_corrections(self, path: Path) -> dict[str, Any]:
        """An owner's corrections from a file; raise SetupProblem if it cannot be read, or if the game takes none."""
        raise SetupProblem("setup-no-corrections", game=self.id)

    # Questions and answers.

    def prompt(self, decision: Decision, view: View) -> Phrase:
        """The question, with what it speaks of."""
        return Phrase(f"{self.id}-ask-{kebab(decision.question)}", self.prompt_args(decision, view))

    def prompt_args(self, decision: Decision, view: View) -> dict[str, Any]:
        """What the messages of questions may speak of."""
        return {}

    def about(self, decision: Decision, view: View) -> About:
        """What the question is about, from the viewer's own view."""
        return About()

    def crumb(self, question: str) -> Phrase:
        """A question in one or two words, for what follows: place, then place, then destination."""
        return Phrase(f"{self.id}-crumb-{kebab(question)}")

    def option(self, action: Action, rules: Rules, view: View | None = None) -> Phrase:
        """An answer."""
        verb = self._verb(action)
        args = {"thing": self.phrase(verb.kind, action[1], rules, view)} if verb.kind else {}
        return Phrase(f"{self.id}-do-{kebab(verb.name)}", args)

    def refused(self, refusal: Refusal, action: Action, rules: Rules, view: View | None = None) -> Phrase:
        """Why not."""
        scope = "core" if refusal.reason in COMMON_REASONS.values() else self.id
        verb = self._verb(action)
        args: dict[str, Any] = dict(refusal.numbers)
        args["thing"] = self.phrase(verb.kind, action[1], rules, view) if verb.kind else ""
        return Phrase(f"{scope}-why-{refusal.reason}", args)

    def question_rule(self, decision: Decision, rules: Rules) -> str:
        """The id of the rule behind a question; nothing where the game names none."""
        return _cited(self.rule_of_question, decision.question, rules.edition)

    # The log.

    def told(self, event: Event, rules: Rules) -> Phrase:
        """A line of the log; an event with a hidden part has a message of its own."""
        hidden = any(value is None for value in event.parts.values())
        args: dict[str, Any] = {}
        for part in self._kind(event).parts:
            value = event.parts[part.name]
            if value is not None:
                args[part.name] = value if part.kind == "number" else self.phrase(part.kind, value, rules)
        return Phrase(f"{self.id}-event-{kebab(event.name)}{'-hidden' if hidden else ''}", args)

    def event_rule(self, event: Event, rules: Rules) -> str:
        """The id of the rule behind a line of the log; nothing where the game names none."""
        return _cited(self.rule_of_event, event.name, rules.edition)

    def event_style(self, event: Event) -> str:
        """How a line of the log is printed: chapters stand out, others have the style of whom they concern."""
        kind = self._kind(event)
        if kind.is_chapter:
            return "bold"
        for part in kind.parts:
            who = event.parts.get(part.name)
            if part.kind == "colour" and who is not None and who >= 0:
                return self.colour_style(who)
        return ""

    # The board.

    def sheet(self, view: View) -> Sheet:
        """The board as text, for pages and screen readers. By default all that the view holds."""
        return plain_sheet.sheet(
            self.id, view, self._seats(view), self.main_colours(view.rules), self.public_points(view)
        )

    def draw(self, view: View, say: Callable[[Phrase], str], width: int) -> list[Any]:
        """The board for a terminal so wide, as things that Rich can print. By default the sheet."""
        return plain_drawing.drawn(self.title, self._seats(view), self.sheet(view), say, self.colour_style)

    def scene(self, rules: Rules) -> Any:
        """What a drawn board needs to know that never changes; None: there is none."""
        return None

    def outlook(self, view: View) -> list[Event]:
        """What would happen at the next count if it came now, worked out from this view; nothing where none comes."""
        return []

    def neighbours(self, view: View) -> list[tuple[Phrase, list[Phrase]]]:
        """Each place of the map with those next to it; nothing where a map would say nothing."""
        return []

    def colour_style(self, colour: int) -> str:
        """How a colour is printed."""
        return STYLES[colour % len(STYLES)]

    # The final sheet.

    def source_name(self, source: str) -> Phrase:
        """What a source of points is called."""
        return Phrase("core-points") if source == TOTAL else Phrase(f"{self.id}-source-{source}")

    def source_kind(self, source: str) -> str:
        """The kind of things that this source is counted by, each in a row of its own; nothing: it is one row."""
        return ""

    def tie_name(self, name: str) -> Phrase:
        """What is compared where two have most points."""
        return Phrase(f"{self.id}-tie-{name}")

    # Help.

    def _seats(self, view: View) -> list[Phrase]:
        return [self.phrase("colour", colour, view.rules, view) for colour in self.main_colours(view.rules)]

    def _verb(self, action: Action) -> Verb:
        return next(verb for verb in self.verbs if verb.name == action[0])

    def _kind(self, event: Event) -> EventKind:
        return next(kind for kind in self.event_kinds.values() if kind.name == event.name)


def _cited(rules: Mapping[str, str], name: str, edition: str) -> str:
    """The rule for this name; an edition may have one of its own."""
    return rules.get(f"{edition}:{name}") or rules.get(name, "")
