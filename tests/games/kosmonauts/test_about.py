"""What the questions of Kosmonauts are about, at tables set up for them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ecliptic.core.words import Thing
from ecliptic.games.kosmonauts.game import KOSMONAUTS
from ecliptic.games.kosmonauts.names import BODY_NAMES, EVENT_NAMES
from tests.games.kosmonauts.position import Position
from tests.games.kosmonauts.rules.test_gravity_well import near_earth_and_mars
from tests.games.kosmonauts.rules.test_landing import beside_saturn
from tests.games.kosmonauts.scenes import calm, full

Named = tuple[str, str] | None
Told = tuple[str, Named, Named, tuple[int, int], tuple[str, ...]]
NO_STEP = (0, 0)


def about(p: Position) -> Told:
    """What is asked now, and what it is about; things by name."""
    decision = next(each for each in KOSMONAUTS.decisions(p.s) if not each.optional)
    told = KOSMONAUTS.about(decision, p.view(decision.seat))
    subject, source = named(p, told.subject), named(p, told.source)
    return decision.question, subject, source, (told.step, told.steps), told.follows


def named(p: Position, thing: Thing | None) -> Named:
    """A body by its name, an event card by what it does."""
    if thing is None:
        return None
    kind, number = thing
    return kind, BODY_NAMES[number] if kind == "body" else EVENT_NAMES[p.s.board.event_kind[number]]


def dealt(placed: int) -> Position:
    """The setup of two ships, so many bodies placed: discs and points are asked for by turns."""
    p = Position(2, as_dealt=True)
    for _ in range(2 * placed):
        decision = KOSMONAUTS.decisions(p.s)[0]
        KOSMONAUTS.apply(p.s, decision.seat, decision.actions[0])
    return p


def placing() -> Position:
    """The first player has chosen a body for the second time."""
    p = dealt(2)
    decision = KOSMONAUTS.decisions(p.s)[0]
    KOSMONAUTS.apply(p.s, decision.seat, ("disc", p.body("saturn")))
    return p


CASES: dict[str, tuple[Callable[[], Position], Told]] = {
    "first body": (lambda: dealt(0), ("ChooseDisc", None, None, (1, 5), ("ChoosePoint",))),
    "point of the second body": (placing, ("ChoosePoint", ("body", "saturn"), None, (2, 5), ())),
    "choose an event": (lambda: Position(2).event_phase("drift"), ("ChooseEvent", None, None, NO_STEP, ())),
    "shield": (lambda: calm().event("fuel_leak"), ("Escape", None, ("card", "fuel_leak"), NO_STEP, ())),
    "tanker": (lambda: Position(2).event("tanker"), ("BuyFuel", None, ("card", "tanker"), NO_STEP, ())),
    "gift for full tanks": (
        lambda: Position(2).load(0, 9, 1).load(1, 9, 1).event("hyper_gift"),
        ("SwapFuel", None, ("card", "hyper_gift"), NO_STEP, ()),
    ),
    "refuel with full tanks": (
        lambda: Position(2).load(0, 9, 1).load(1, 9, 1).all_done(),
        ("SwapFuel", ("body", "earth"), None, NO_STEP, ()),
    ),
    "fall": (
        lambda: near_earth_and_mars((5, -1)).event("gravity_well"),
        ("FallOnBody", None, ("card", "gravity_well"), NO_STEP, ()),
    ),
    "first cube": (calm, ("GiveOrders", None, None, (1, 3), ())),
    "second cube": (lambda: calm().act(0, "order", "fuel E"), ("GiveOrders", None, None, (2, 3), ())),
    "no more cubes": (
        lambda: calm().act(0, "order", "fuel E").act(0, "order", "fuel E").act(0, "order", "fuel E"),
        ("GiveOrders", None, None, NO_STEP, ()),
    ),
    "fly, and then perhaps evacuate": (
        lambda: full(Position(evacuate_after_flight=True)).fly(0, (3, 2), last="mars", E=1).all_done(),
        ("FlyOrEvacuate", None, None, NO_STEP, ("EvacuateNow",)),
    ),
    "land": (
        lambda: beside_saturn(calm(), 0).all_done().act(0, "fly"),
        ("MayLand", ("body", "saturn"), None, NO_STEP, ()),
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_question_says_what_it_is_about(case: str) -> None:
    """The body it speaks of, the event card that asks, the cube or body of how many."""
    position, told = CASES[case]
    assert about(position()) == told
