"""No blue project is forgotten: for each of them some test of these files says that it shows the card at work."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from ecliptic.games.ares.box.contents import load_box
from ecliptic.testing.rules import rule
from tests.games.ares.cards.blue import SHOWN
from tests.games.ares.cards.test_blue_uses import ACTIONS


def shown() -> set[str]:
    """The cards named by the tests in the files next to this one."""
    found: set[str] = set()
    for path in sorted(Path(__file__).parent.glob("test_blue_*.py")):
        if path != Path(__file__):
            module = import_module(f"tests.games.ares.cards.{path.stem}")
            found.update(*(vars(test).get(SHOWN, ()) for test in vars(module).values() if callable(test)))
    return found


@rule("AE-1.2")
def test_every_blue_card_is_shown_at_work() -> None:
    """All that are in the box, and none that is not."""
    assert shown() == {card.id for card in load_box().cards if card.colour == "blue"}


@rule("AE-1.24")
def test_every_card_with_an_action_is_used() -> None:
    """Thirty-four of the blue cards, and no other card of the box."""
    assert sorted(ACTIONS) == sorted(card.id for card in load_box().cards if card.action)
    assert len(ACTIONS) == 34
