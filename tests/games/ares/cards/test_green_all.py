"""All green projects together: none is forgotten, each has its price, and the production phase gives what they make."""

from __future__ import annotations

import pytest

from tests.games.ares.cards.green import Row, card_of, named, ready
from tests.games.ares.cards.test_green_counts import COUNTS
from tests.games.ares.cards.test_green_free import FREE
from tests.games.ares.cards.test_green_gains import GAINS
from tests.games.ares.cards.test_green_needs import NEEDS
from tests.games.ares.cards.test_green_plain import PLAIN
from tests.games.ares.cards.test_green_spends import SPENDS
from tests.games.ares.position import NAMES

ALL = [*PLAIN, *NEEDS, *SPENDS, *GAINS, *COUNTS, *FREE]


def test_every_green_card_of_the_box_is_in_one_table() -> None:
    """The green cards are those with the numbers 103 to 208."""
    assert sorted(card.id for card in ALL) == sorted(NAMES[number - 1] for number in range(103, 209))
    assert len(ALL) == 106


@pytest.mark.parametrize("card", ALL, ids=named)
def test_a_card_can_be_played_for_its_cost_and_not_for_one_less(card: Row) -> None:
    """The card itself cannot be sold to pay for it."""
    positions = [ready(card, at={"mc": card.cost + more}) for more in (-1, 0)]
    assert [p.reason(0, "play", card.id) for p in positions] == ["too-dear", None]


@pytest.mark.parametrize("card", ALL, ids=named)
def test_a_green_card_cannot_be_played_in_the_construction_phase(card: Row) -> None:
    """It is green: the wrong colour there."""
    p = ready(card, plan=("construction", "research"))
    assert p.reason(0, "play", card.id) == "wrong-colour"


@pytest.mark.parametrize(
    ("name", "beside", "received"),
    [
        # M€ (13 of them for TR 9 and for choosing production), heat, plants and cards.
        ("mine", (), (13, 0, 0, 0)),
        ("sponsors", (), (15, 0, 0, 0)),
        ("commercial_district", (), (17, 0, 0, 0)),
        ("soletta", (), (13, 5, 0, 0)),
        ("coal_imports", (), (13, 3, 0, 0)),
        ("trees", (), (13, 0, 3, 0)),
        ("nitrophilic_moss", ("lichen",), (13, 0, 3, 0)),
        ("blueprints", (), (15, 0, 0, 1)),
        ("energy_storage", ("acquired_company",), (11, 0, 0, 3)),
        ("undersea_vents", (), (13, 4, 0, 1)),
        ("new_portfolios", (), (14, 1, 1, 0)),
        ("kelp_farming", (), (15, 0, 3, 0)),
        ("industrial_farming", (), (14, 0, 2, 0)),
        ("methane_from_titan", (), (13, 2, 2, 0)),
        ("monocultures", (), (12, 0, 2, 0)),  # a TR less
        ("soil_warming", (), (14, 0, 2, 0)),  # a TR more
        ("power_supply_consortium", ("windmills",), (15, 3, 0, 0)),
        ("cartel", ("sponsors", "bribed_committee"), (18, 0, 0, 0)),
        ("medical_lab", ("mine", "economic_growth"), (17, 0, 0, 0)),
        ("worms", ("tardigrades", "insects"), (13, 0, 3, 0)),
        ("satellite_farms", ("comet", "satellites"), (16, 3, 0, 0)),
    ],
)
def test_the_production_phase_gives_what_the_cards_make(
    name: str, beside: tuple[str, ...], received: tuple[int, ...]
) -> None:
    """All that is in play adds up, and it is added to what the player has."""
    card = card_of(name, ALL)
    p = ready(card, beside=beside, at={"mc": 99}, plan=("production", "development")).act(0, "play", name)
    before = (*p.has(0, "mc", "heat", "plants"), len(p.in_hand(0)))
    p.done(1)
    after = (*p.has(0, "mc", "heat", "plants"), len(p.in_hand(0)))
    assert (p.s.round, tuple(now - then for now, then in zip(after, before, strict=True))) == (2, received)
