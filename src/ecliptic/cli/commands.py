"""What a person can type at a question: a number, or a letter for help, a hint, undo, why not, log, cards, rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from ecliptic.bots.searching import Budget
from ecliptic.cli.hint import SHORT, show_hint
from ecliptic.cli.log import event_lines
from ecliptic.cli.rules import look_up
from ecliptic.cli.screen import show_board, show_options
from ecliptic.cli.words import say, say_phrase, use_language
from ecliptic.core.errors import Problem
from ecliptic.core.words import Action, Decision

if TYPE_CHECKING:
    from ecliptic.cli.play import Play

LOG_LINES = 30


class Left(Exception):  # noqa: N818  (not an error)
    """The player has left the table; the game is saved."""


class Commands:
    """Reads what a person types until it answers the question."""

    def __init__(self, play: Play, decision: Decision) -> None:
        self.play = play
        self.table = play.table
        self.decision = decision
        self.numbers = [str(number) for number in range(1, len(decision.actions) + 1)]
        self.out = play.out

    def read(self) -> int | None:
        """The index of the chosen action, or None if the question has changed."""
        while True:
            typed = self.out.input(say("cli-prompt", count=len(self.decision.actions)) + " ").strip()
            if typed in self.numbers:
                return self.numbers.index(typed)
            if self.obey(typed):
                return None

    def obey(self, typed: str) -> bool:
        """Do what a letter asks for; whether the question has to be asked anew."""
        letter, _, rest = typed.partition(" ")
        show = {"w": self.why_not, "l": self.log, "b": self.board, "c": self.cards, "m": self.map}
        match letter.lower():
            case "u":
                return self.undo()
            case "h":
                self.hint(rest.strip())
            case "r":
                self.rule(rest)
            case "lang" if rest:
                return self.language(rest)
            case "q":
                raise Left
            case known if known in show:
                show[known]()
            case _:
                self.out.print(say("cli-help", count=len(self.decision.actions)))
        return False

    def undo(self) -> bool:
        """Take back the last move of this seat, if nothing has been learnt since."""
        undo = self.table.undo(self.decision.seat)
        if not undo.possible:
            self.out.print(say(undo.reason))
            return False
        self.table.take_back(self.decision.seat)
        self.play.shown = [min(shown, len(self.table.log)) for shown in self.play.shown]
        self.play.save()
        self.out.print(say("cli-taken-back"))
        return True

    def hint(self, budget: str) -> None:
        """What a bot would do here; it may be told how long to think."""
        try:
            allowed = Budget.read(budget) if budget else SHORT
        except Problem as problem:
            self.out.print(say_phrase(problem.phrase))
            return
        show_hint(self.out, self.table, self.decision, allowed)

    def why_not(self) -> None:
        """Every action of the verbs in question that is not legal, with the reason and the rule."""
        game, view = self.table.game, self.table.view(self.decision.seat)
        told = False
        for action in self.illegal():
            refusal = self.table.why_not(self.decision.seat, action)
            if refusal is not None and refusal.reason not in ("no-such-thing", *game.plain_reasons):
                told = True
                option = say_phrase(game.option(action, self.table.rules, view))
                reason = say_phrase(game.refused(refusal, action, self.table.rules, view))
                self.out.print(Text(f"  {option}: {reason} {refusal.rule}".rstrip()))
        if not told:
            self.out.print(say("cli-all-possible"))

    def illegal(self) -> list[Action]:
        """Actions of the question's verbs that are not among the options."""
        choice = self.table.state.question(self.decision.seat)
        assert choice is not None
        verbs = [verb for index, verb in enumerate(self.table.game.verbs) if choice.takes(index) > 0]
        things = self.table.game.things_to_explain(self.table.view(self.decision.seat))
        wanted = [(verb.name, thing) for verb in verbs for thing in range(things.get(verb.kind, max(verb.things, 1)))]
        return [action for action in wanted if action not in self.decision.actions]

    def log(self) -> None:
        """The last lines of the log."""
        for line in event_lines(self.table, self.decision.seat)[-LOG_LINES:]:
            self.out.print(line)

    def board(self) -> None:
        """The board and the options once more."""
        show_board(self.out, self.table, self.decision.seat)
        show_options(self.out, self.table, self.decision)

    def cards(self) -> None:
        """The cards that this seat knows, with their texts."""
        cards = self.table.game.known_cards(self.table.view(self.decision.seat))
        for name, text in cards:
            self.out.print(Text(f"  {say_phrase(name)}: {say_phrase(text)}"))
        if not cards:
            self.out.print(say("cli-no-cards"))

    def map(self) -> None:
        """Which places of the map are next to which."""
        places = self.table.game.neighbours(self.table.view(self.decision.seat))
        for place, others in places:
            self.out.print(Text(f"  {say_phrase(place)}: {', '.join(map(say_phrase, others)) or '—'}"))
        if not places:
            self.out.print(say("cli-no-map"))

    def rule(self, words: str) -> None:
        """A rule by id or words."""
        try:
            look_up(words, self.table.game.id, as_json=False)
        except Problem as problem:
            self.out.print(say_phrase(problem.phrase))

    def language(self, language: str) -> bool:
        """Speak another language from now on."""
        try:
            use_language(language.strip())
        except Problem as problem:
            self.out.print(say_phrase(problem.phrase))
            return False
        show_board(self.out, self.table, self.decision.seat)
        return True
