"""What the questions of Ares Expedition are about, at tables set up for them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ecliptic.core.words import Thing
from ecliptic.games.ares.game import ARES
from ecliptic.games.ares.names import PHASE_NAMES
from tests.games.ares import scenes
from tests.games.ares.position import NAMES, Position

Named = tuple[str, str] | None
Told = tuple[str, Named, Named, tuple[int, int], tuple[str, ...]]
NO_STEP = (0, 0)


def about(p: Position, seat: int = 0) -> Told:
    """What a seat is asked, and what it is about; things by name."""
    decision = ARES.decision(p.s, seat)
    assert decision is not None
    told = ARES.about(decision, p.view(seat))
    return decision.question, named(told.subject), named(told.source), (told.step, told.steps), told.follows


def named(thing: Thing | None) -> Named:
    """A card or a phase by its name."""
    if thing is None:
        return None
    return thing[0], (NAMES if thing[0] == "card" else PHASE_NAMES)[thing[1]]


def using(card: str, *hand: str) -> Position:
    """The action of a card is used."""
    return Position(2).in_play(0, card).hand(0, *hand).plan("action", "research").act(0, "use", card)


def playing(card: str) -> Position:
    """A card is played."""
    return Position(2).hand(0, card).give(0, mc=40).plan("construction", "research").act(0, "play", card)


def researching() -> Position:
    """Whoever chose research keeps two of five cards."""
    p = Position(2).corporation(0, "united_nations_mars_initiative")
    return p.plan("research", "production").to("KeepCard")


def short_of_money() -> Position:
    """Two M€ are missing, and there are cards to sell."""
    p = Position(2).hand(0, "interns", "moss", "lichen").give(0, mc=1)
    return p.plan("construction", "research").act(0, "play", "interns")


CASES: dict[str, tuple[Callable[[], Position], Told]] = {
    "first discard of two": (
        lambda: playing("business_contacts"),
        ("Discard", None, ("card", "business_contacts"), (1, 2), ()),
    ),
    "second discard of two": (
        lambda: (p := playing("business_contacts")).act(0, "discard", p.in_hand(0)[0]),
        ("Discard", None, ("card", "business_contacts"), (2, 2), ()),
    ),
    "discard for an action": (
        lambda: using("farming_co_ops", "moss", "lichen"),
        ("Discard", None, ("card", "farming_co_ops"), NO_STEP, ()),
    ),
    "how much": (
        lambda: using("redrafted_contracts", "moss", "lichen", "mine"),
        ("ChooseAmount", None, ("card", "redrafted_contracts"), NO_STEP, ()),
    ),
    "discard an amount": (
        lambda: using("redrafted_contracts", "moss", "lichen", "mine").act(0, "amount", 2),
        ("Discard", None, ("card", "redrafted_contracts"), NO_STEP, ()),
    ),
    "resolve an effect": (
        scenes.resolving,
        ("ResolveTrigger", None, ("card", "lichen"), NO_STEP, ()),
    ),
    "discard to draw": (
        lambda: playing_beside("mars_university", "lagrange_observatory"),
        ("DiscardToDraw", None, ("card", "mars_university"), NO_STEP, ()),
    ),
    "pay with microbes": (
        lambda: scenes.paying_with("anaerobic_microorganisms", 2),
        ("PayMicrobes", ("card", "comet"), ("card", "anaerobic_microorganisms"), NO_STEP, ()),
    ),
    "sell to pay": (short_of_money, ("SellToPay", ("card", "interns"), None, NO_STEP, ())),
    "buy rating": (
        scenes.buying_rating,
        ("BuyRating", None, ("card", "united_nations_mars_initiative"), NO_STEP, ()),
    ),
    "put a cube": (scenes.putting, ("PutOn", None, ("card", "symbiotic_fungus"), NO_STEP, ())),
    "remove a cube": (scenes.removing, ("RemoveFrom", None, ("card", "decomposing_fungus"), NO_STEP, ())),
    "take a revealed card": (
        scenes.taking,
        ("TakeRevealed", None, ("card", "advanced_screening_technology"), NO_STEP, ()),
    ),
    "first card kept": (researching, ("KeepCard", None, ("phase", "research"), (1, 2), ())),
    "second card kept": (
        lambda: (p := researching()).act(0, "keep", p.things(0, "keep")[0]),
        ("KeepCard", None, ("phase", "research"), (2, 2), ()),
    ),
    "a window": (
        lambda: Position(2).plan("action", "research"),
        ("ActionPhase", None, ("phase", "action"), NO_STEP, ()),
    ),
    "planning": (lambda: Position(2), ("ChoosePhase", None, None, NO_STEP, ())),
}


def playing_beside(card: str, played: str) -> Position:
    """A card is played, and another in play reacts to it."""
    p = Position(2).in_play(0, card).on_deck("bushes", "moss").give(0, mc=7).hand(0, played, "lichen")
    return p.plan("action", "construction").act(0, "play", played)


@pytest.mark.parametrize("case", CASES)
def test_a_question_says_what_it_is_about(case: str) -> None:
    """The card that is paid for, the card or the phase that asks, and the step of how many."""
    position, told = CASES[case]
    assert about(position()) == told


def test_a_demand_that_may_come_from_two_cards_names_neither() -> None:
    """Two actions that take discards have been used: which of them asks is not told by anything that all can see."""
    p = Position(2).in_play(0, "farming_co_ops", "redrafted_contracts").hand(0, "moss", "lichen", "mine", "grass")
    p.plan("action", "research").act(0, "use", "farming_co_ops").act(0, "discard", "moss")
    p.act(0, "use", "redrafted_contracts").act(0, "amount", 1)
    assert about(p)[:3] == ("Discard", None, None)
