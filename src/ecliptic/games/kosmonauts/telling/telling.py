"""What Kosmonauts says to people: the whole of its telling, from the modules of this room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ecliptic.core.about import about, asking
from ecliptic.core.boxed import BoxedGame
from ecliptic.core.final import final_sheet
from ecliptic.core.setup import Rules
from ecliptic.core.sheet import Sheet
from ecliptic.core.view import View
from ecliptic.core.words import About, Decision, Phrase
from ecliptic.games.kosmonauts.box.contents import provenance
from ecliptic.games.kosmonauts.box.opened import board_of, box_of
from ecliptic.games.kosmonauts.mind.worlds import known
from ecliptic.games.kosmonauts.state import Kosmonauts
from ecliptic.games.kosmonauts.telling.about import ABOUT
from ecliptic.games.kosmonauts.telling.citations import RULE_OF_EVENT, RULE_OF_QUESTION
from ecliptic.games.kosmonauts.telling.phrases import event, event_text, mission, mission_text, phrase, prompt_args
from ecliptic.games.kosmonauts.telling.sheet import write_sheet
from ecliptic.games.kosmonauts.telling.terminal import STYLES, Picture
from ecliptic.games.kosmonauts.view import KosmonautsView


class KosmonautsTelling(BoxedGame):
    """The game as it tells itself; `game.py` adds its rules."""

    rule_of_question = RULE_OF_QUESTION
    rule_of_event = RULE_OF_EVENT

    def phrase(self, kind: str, value: int, rules: Rules, view: View | None = None) -> Phrase:
        assert view is None or isinstance(view, KosmonautsView)
        return phrase(kind, value, board_of(rules), view)

    def prompt_args(self, decision: Decision, view: View) -> dict[str, Any]:
        assert isinstance(view, KosmonautsView)
        return prompt_args(decision.question, asking(view, decision.seat)[1], view, board_of(view.rules))

    def about(self, decision: Decision, view: View) -> About:
        assert isinstance(view, KosmonautsView)
        return about(ABOUT, decision, view, board_of)

    def provenance(self, rules: Rules) -> list[tuple[str, str, str]]:
        return provenance(box_of(rules))

    def cards(self, rules: Rules) -> list[tuple[int, Phrase, Phrase]]:
        """The event cards, then the missions."""
        board = board_of(rules)
        events_ = [(n, event(n, board), event_text(n, board)) for n in range(len(board.event_kind))]
        first = len(events_)
        missions = [(n + first, mission(n, board), mission_text(n, board)) for n in range(len(board.mission_body))]
        return events_ + missions

    def known_cards(self, view: View) -> list[tuple[Phrase, Phrase]]:
        """The open event cards and the viewer's missions."""
        assert isinstance(view, KosmonautsView)
        board = board_of(view.rules)
        mine = view.missions[view.viewer] if view.viewer is not None else []
        row = [(event(card, board), event_text(card, board)) for card in view.row if card is not None]
        return row + [(mission(card, board), mission_text(card, board)) for card in mine if card is not None]

    def sheet(self, view: View) -> Sheet:
        assert isinstance(view, KosmonautsView)
        state = self._known(view)
        final = final_sheet(self, state, view.rules) if view.over else None
        return write_sheet(view, state.board, state, final)

    def draw(self, view: View, say: Callable[[Phrase], str], width: int) -> list[Any]:
        assert isinstance(view, KosmonautsView)
        return Picture(view, board_of(view.rules), say, width).parts()

    def colour_style(self, colour: int) -> str:
        return STYLES[colour]

    def _known(self, view: KosmonautsView) -> Kosmonauts:
        """What a view tells of the state."""
        blank = self.blank(view.rules)
        assert isinstance(blank, Kosmonauts)
        return known(view, blank)
