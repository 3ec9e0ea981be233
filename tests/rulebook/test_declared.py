"""The rules that games name in their declarations exist, and one that does not is found."""

from __future__ import annotations

import pytest

from ecliptic.core.game import Game
from ecliptic.core.words import Reason, Switch
from ecliptic.games import GAMES
from ecliptic.games import game as find
from ecliptic.rulebook.declared import declared, unknown_rules
from ecliptic.rulebook.library import book

KNOWN = "RP-6.2"
NO_RULE = "RP-99.1"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_that_a_game_names_exists(game: Game) -> None:
    """Of house rules, reasons of refusals, questions and events; all of its house rules name one."""
    assert unknown_rules(game, book(game.id)) == {}
    assert {f"switch {switch.name}" for switch in game.switches} <= {where for where, _ in declared(game)}


def of_mars(**declarations: object) -> Game:
    """Mission: Red Planet, but for these declarations."""
    kind = type(find("redplanet"))
    game: Game = type("Other", (kind,), declarations)()
    return game


SLIPS: dict[str, dict[str, object]] = {
    "switch free_lunch": {"switches": (Switch("known", True, KNOWN), Switch("free_lunch", True, NO_RULE))},
    "reason too-late": {"reasons": {7: Reason("too-early", KNOWN), 8: Reason("too-late", NO_RULE)}},
    "reason by-edition": {"reasons": {7: Reason("by-edition", KNOWN, by_edition={"2005": NO_RULE})}},
    "reason by-verb": {"reasons": {7: Reason("by-verb", KNOWN, by_verb={"place": NO_RULE})}},
    "question Place": {"rule_of_question": {"Choose": KNOWN, "Place": NO_RULE}},
    "event launched": {"rule_of_event": {"placed": KNOWN, "launched": NO_RULE}},
}


@pytest.mark.parametrize("where", SLIPS)
def test_a_rule_that_does_not_exist_is_found(where: str) -> None:
    """And it is told where it is named."""
    assert unknown_rules(of_mars(**SLIPS[where]), book("redplanet")) == {where: NO_RULE}
