"""What Mission: Red Planet says to people: the whole of its telling, from the modules of this room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ecliptic.core.about import about, asking
from ecliptic.core.boxed import BoxedGame
from ecliptic.core.final import final_sheet
from ecliptic.core.setup import Rules
from ecliptic.core.sheet import Sheet
from ecliptic.core.view import View
from ecliptic.core.words import About, Decision, Event, Phrase
from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.box import tables
from ecliptic.games.redplanet.box.contents import provenance
from ecliptic.games.redplanet.box.opened import box_of, edition_of
from ecliptic.games.redplanet.mind.worlds import known
from ecliptic.games.redplanet.state import RedPlanet
from ecliptic.games.redplanet.telling.about import ABOUT
from ecliptic.games.redplanet.telling.citations import RULE_OF_EVENT, RULE_OF_QUESTION
from ecliptic.games.redplanet.telling.outlook import production_now
from ecliptic.games.redplanet.telling.phrases import (
    card,
    card_text,
    numbered_role,
    phrase,
    prompt_args,
    region,
    role_text,
)
from ecliptic.games.redplanet.telling.scene import RedPlanetScene, build_scene
from ecliptic.games.redplanet.telling.sheet import write_sheet
from ecliptic.games.redplanet.telling.terminal import STYLES, Board
from ecliptic.games.redplanet.view import RedPlanetView


class RedPlanetTelling(BoxedGame):
    """The game as it tells itself; `game.py` adds its rules."""

    rule_of_question = RULE_OF_QUESTION
    rule_of_event = RULE_OF_EVENT

    def phrase(self, kind: str, value: int, rules: Rules, view: View | None = None) -> Phrase:
        assert view is None or isinstance(view, RedPlanetView)
        return phrase(kind, value, rules, box_of(rules), view)

    def provenance(self, rules: Rules) -> list[tuple[str, str, str]]:
        return provenance(box_of(rules))

    def cards(self, rules: Rules) -> list[tuple[int, Phrase, Phrase]]:
        box = box_of(rules)
        return [(number, card(number, box), card_text(number, box)) for number in range(len(tables.events(box)))]

    def known_cards(self, view: View) -> list[tuple[Phrase, Phrase]]:
        assert isinstance(view, RedPlanetView)
        box = box_of(view.rules)
        known = [number for number, place in enumerate(view.cards.places) if place not in (None, t.DISCARDED, t.BOXED)]
        cards = [(card(number, box), card_text(number, box)) for number in known]
        return cards + [(numbered_role(number, box), role_text(number, box)) for number in range(t.ROLES)]

    def main_colours(self, rules: Rules) -> list[int]:
        return [0, 3] if rules.seats == 2 else list(range(rules.seats))

    def sheet(self, view: View) -> Sheet:
        assert isinstance(view, RedPlanetView)
        state = self._known(view)
        final = final_sheet(self, state, view.rules) if view.over else None
        return write_sheet(view, box_of(view.rules), state, final)

    def draw(self, view: View, say: Callable[[Phrase], str], width: int) -> list[Any]:
        assert isinstance(view, RedPlanetView)
        return Board(view, box_of(view.rules), say, width).parts()

    def scene(self, rules: Rules) -> RedPlanetScene:
        return build_scene(box_of(rules), rules)

    def outlook(self, view: View) -> list[Event]:
        assert isinstance(view, RedPlanetView)
        state = self._known(view)
        return [self.seen(news, None) for news in production_now(state)]

    def neighbours(self, view: View) -> list[tuple[Phrase, list[Phrase]]]:
        edition, box = edition_of(view.rules), box_of(view.rules)
        places = range(t.REGIONS)
        return [(region(a, box), [region(b, box) for b in places if edition.are_adjacent(a, b)]) for a in places]

    def colour_style(self, colour: int) -> str:
        return STYLES[colour]

    def things_to_explain(self, view: View) -> dict[str, int]:
        assert isinstance(view, RedPlanetView)
        return {"ship": view.colours, "colour": view.colours, "card": 0, "place": int(t.DOCKS + t.REGIONS)}

    def prompt_args(self, decision: Decision, view: View) -> dict[str, Any]:
        assert isinstance(view, RedPlanetView)
        return prompt_args(decision.question, asking(view, decision.seat)[1], view, box_of(view.rules))

    def about(self, decision: Decision, view: View) -> About:
        assert isinstance(view, RedPlanetView)
        return about(ABOUT, decision, view, box_of)

    def source_kind(self, source: str) -> str:
        """Point tokens are counted by their kinds."""
        return "resource" if source == "tokens" else ""

    def _known(self, view: RedPlanetView) -> RedPlanet:
        """What a view tells of the state."""
        blank = self.blank(view.rules)
        assert isinstance(blank, RedPlanet)
        return known(view, blank)
