"""What the tests of the blue projects share: phases to play and use them in, what they need, which test shows which."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from tests.games.ares.position import Position

if TYPE_CHECKING:
    from collections.abc import Callable

SHOWN: Final = "__blue_cards__"  # where a test keeps the cards that it shows at work

Shown = TypeVar("Shown", bound="Callable[..., Any]")


def shows(*names: str) -> Callable[[Shown], Shown]:
    """Mark a test that shows at work what these cards say; `test_blue_complete` looks for those that are missing."""

    def mark(test: Shown) -> Shown:
        setattr(test, SHOWN, names)
        return test

    return mark


# Five science tags on red cards that do nothing once they are in play; without the last one, four.
SCIENCE: Final = ("research", "invention_contest", "lagrange_observatory", "technology_demonstration")

# Mars as it must be at least (Extreme-Cold Fungus: at most) for these cards.
MARS: Final[dict[str, dict[str, int]]] = {
    "arctic_algae": {"temperature": -18},
    "birds": {"oxygen": 12},
    "caretaker_contract": {"temperature": -8},
    "decomposers": {"oxygen": 3},
    "extreme_cold_fungus": {"temperature": -20},
    "fish": {"temperature": -18},
    "ghg_producing_bacteria": {"oxygen": 3},
    "greenhouses": {"temperature": -8},
    "herbivores": {"oceans": 5},
    "livestock": {"oxygen": 7},
    "regolith_eaters": {"temperature": -18},
    "small_animals": {"temperature": -18},
    "symbiotic_fungus": {"temperature": -18},
}


def ready(p: Position, name: str) -> Position:
    """What this card needs is just there."""
    if name in ("ai_central", "anti_gravity_technology"):
        return p.in_play(0, *SCIENCE)
    if name == "physics_complex":
        return p.in_play(0, *SCIENCE[:3])
    return p.mars(**MARS.get(name, {}))


def construction(p: Position, *, chosen: bool = True) -> Position:
    """The construction phase; seat 0 has chosen it and may play two cards, or seat 1 has."""
    return p.plan("construction", "research") if chosen else p.plan("research", "construction")


def development(p: Position) -> Position:
    """The development phase, without its bonus for seat 0."""
    return p.plan("research", "development")


def action(p: Position, *, chosen: bool = False) -> Position:
    """The action phase, chosen by seat 1 or by seat 0."""
    return p.plan("action", "research") if chosen else p.plan("research", "action")


def quick_answers(p: Position) -> Position:
    """Seat 0 answers what a card asks, always with the first possible answer, until it is back in the phase."""
    while p.asked(0) not in (None, "ActionPhase", "ConstructionPhase"):
        p.act(0, *p.options(0)[0])
    return p


def cubes(p: Position, seat: int) -> int:
    """All special resources that a seat has on its cards."""
    return sum(p.player(seat).cubes)
