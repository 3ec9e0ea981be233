"""What Ares Expedition says to people: the whole of its telling, from the modules of this room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ecliptic.core.about import about, asking
from ecliptic.core.boxed import BoxedGame
from ecliptic.core.setup import Rules
from ecliptic.core.sheet import Sheet
from ecliptic.core.view import View
from ecliptic.core.words import About, Action, Decision, Phrase
from ecliptic.games.ares.box.contents import provenance
from ecliptic.games.ares.box.opened import box_of
from ecliptic.games.ares.telling.about import ABOUT
from ecliptic.games.ares.telling.citations import RULE_OF_EVENT, RULE_OF_QUESTION
from ecliptic.games.ares.telling.options import option
from ecliptic.games.ares.telling.phrases import IN_EVERY_BOX, card, named, phrase, prompt_again, prompt_args
from ecliptic.games.ares.telling.sheet import write_sheet
from ecliptic.games.ares.telling.terminal import STYLES, Picture
from ecliptic.games.ares.telling.text import card_text
from ecliptic.games.ares.view import AresView


class AresTelling(BoxedGame):
    """The game as it tells itself; `game.py` adds its rules."""

    plain_reasons = ("not-in-hand", "not-in-play", "not-looked-at", "not-dealt", "cannot-hold", "no-action", "not-done")
    rule_of_question = RULE_OF_QUESTION
    rule_of_event = RULE_OF_EVENT

    def phrase(self, kind: str, value: int, rules: Rules, view: View | None = None) -> Phrase:
        assert view is None or isinstance(view, AresView)
        if kind in IN_EVERY_BOX:
            return named(kind, value)  # to find the box takes longer
        return phrase(kind, value, box_of(rules), view)

    def prompt(self, decision: Decision, view: View) -> Phrase:
        """The question; whoever has answered it is asked whether that shall stand."""
        assert isinstance(view, AresView)
        again = prompt_again(decision.question, view)
        told = super().prompt(decision, view)
        return Phrase(again, told.args) if again else told

    def prompt_args(self, decision: Decision, view: View) -> dict[str, Any]:
        assert isinstance(view, AresView)
        return prompt_args(decision.question, asking(view, decision.seat)[1], view, box_of(view.rules))

    def about(self, decision: Decision, view: View) -> About:
        assert isinstance(view, AresView)
        return about(ABOUT, decision, view, box_of)

    def option(self, action: Action, rules: Rules, view: View | None = None) -> Phrase:
        """An answer; where the table is known it tells its price and what comes of it."""
        assert view is None or isinstance(view, AresView)
        told = None if view is None else option(action, view, box_of(rules))
        return told or super().option(action, rules, view)

    def provenance(self, rules: Rules) -> list[tuple[str, str, str]]:
        return provenance(box_of(rules))

    def cards(self, rules: Rules) -> list[tuple[int, Phrase, Phrase]]:
        """The projects, then the corporations, by their printed numbers."""
        box = box_of(rules)
        return [(each.number, card(each.number - 1, box), card_text(each)) for each in box.cards]

    def known_cards(self, view: View) -> list[tuple[Phrase, Phrase]]:
        """The viewer's hand, what it looks at, and the cards in play that go on working."""
        assert isinstance(view, AresView)
        box = box_of(view.rules)
        seen = view.players[view.viewer or 0]
        mine = [*seen.offers, *seen.looked, *seen.hand, seen.corporation, *seen.played]
        return [(card(each, box), card_text(box.cards[each])) for each in mine if each is not None]

    def sheet(self, view: View) -> Sheet:
        assert isinstance(view, AresView)
        return write_sheet(view, box_of(view.rules))

    def draw(self, view: View, say: Callable[[Phrase], str], width: int) -> list[Any]:
        assert isinstance(view, AresView)
        return Picture(view, box_of(view.rules), say, width).parts()

    def colour_style(self, colour: int) -> str:
        return STYLES[colour]
