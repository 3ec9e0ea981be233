"""Green projects that ask for heat, plants or TR besides their price."""

from __future__ import annotations

import pytest

from tests.games.ares.cards.green import Row, card_of, named, play, ready, row
from tests.games.ares.cards.test_green_needs import NEED_OCEANS

SPENDS = [
    row("balanced_portfolios", 8, "science", rating=-1, makes_mc=3, points=1),
    row("biomass_combustors", 15, "building power", plants=-2, makes_heat=5),
    row("building_industries", 6, "building", heat=-4, steel=2),
    row("food_factory", 9, "building", plants=-2, makes_mc=4),
    row("fuel_factory", 9, "building", heat=-3, makes_mc=1, titanium=1),
    row("fueled_generators", 4, "building power", rating=-1, makes_heat=2, points=1),
    row("lunar_beam", 9, "earth power", rating=-1, makes_heat=4),
    row("monocultures", 6, rating=-1, makes_plants=2),
    row("strip_mine", 12, "building", rating=-1, steel=2, titanium=1),
    row("tropical_resort", 19, heat=-5, makes_mc=4, points=2),
]
CARDS = [*SPENDS, card_of("moss", NEED_OCEANS)]
PRICES = [
    ("balanced_portfolios", "rating", 1),
    ("biomass_combustors", "plants", 2),
    ("building_industries", "heat", 4),
    ("food_factory", "plants", 2),
    ("fuel_factory", "heat", 3),
    ("fueled_generators", "rating", 1),
    ("lunar_beam", "rating", 1),
    ("monocultures", "rating", 1),
    ("moss", "plants", 1),
    ("strip_mine", "rating", 1),
    ("tropical_resort", "heat", 5),
]


@pytest.mark.parametrize("card", SPENDS, ids=named)
def test_what_a_card_asks_is_spent_and_what_it_brings_is_gained(card: Row) -> None:
    """Its money and its other price go, and nothing else changes but its levels, stock and points."""
    p = ready(card)
    assert play(p, card.id) == card.changes
    assert p.points(0, card.id) == card.changes.get("points", 0)


@pytest.mark.parametrize(("name", "what", "count"), PRICES)
def test_what_a_card_asks_must_be_there_in_full(name: str, what: str, count: int) -> None:
    """With one less it is refused, however rich the player is; with just enough nothing of it is left."""
    card = card_of(name, CARDS)
    less, enough = ready(card, at={"mc": 99, what: count - 1}), ready(card, at={what: count})
    assert less.reason(0, "play", name) == "too-little-to-spend"
    assert enough.act(0, "play", name).has(0, what, "mc") == (0, 2)


@pytest.mark.parametrize(
    ("name", "what", "others"),
    [
        ("monocultures", "rating", ("heat", "plants")),
        ("tropical_resort", "heat", ("rating", "plants")),
        ("food_factory", "plants", ("heat", "rating")),
    ],
)
def test_nothing_but_what_a_card_asks_is_needed(name: str, what: str, others: tuple[str, str]) -> None:
    """It can be played by one who has none of the other goods, and not by one who has only those."""
    with_it = ready(card_of(name, CARDS), at=dict.fromkeys(others, 0))
    without = ready(card_of(name, CARDS), at={what: 0})
    assert (with_it.reason(0, "play", name), without.reason(0, "play", name)) == (None, "too-little-to-spend")


def test_what_is_spent_is_told() -> None:
    """Everybody sees that four heat went."""
    p = ready(card_of("building_industries", CARDS)).forget_news().act(0, "play", "building_industries")
    assert [event.parts["count"] for event in p.news(1, "Spent")] == [4]


def test_heat_that_a_card_asks_cannot_pay_its_price_as_well() -> None:
    """Helion pays with heat: four are asked and six are the price, so ten are needed and nine are not enough."""
    card = card_of("building_industries", CARDS)
    positions = [ready(card, corporation="helion", at={"mc": 0, "heat": heat}) for heat in (9, 10)]
    assert [p.reason(0, "play", card.id) for p in positions] == ["too-dear", None]
    assert positions[1].act(0, "play", card.id).has(0, "mc", "heat", "steel") == (0, 0, 2)
