"""Green projects that everybody may play and that only bring levels, stock and points."""

from __future__ import annotations

import pytest

from tests.games.ares.cards.green import Row, card_of, named, play, ready, row

PLAIN = [
    row("acquired_company", 11, "building earth", makes_cards=1),
    row("adapted_lichen", 6, "microbe plant", makes_plants=1),
    row("artificial_photosynthesis", 11, "science", makes_heat=1, makes_plants=1),
    row("asteroid_mining", 28, "space jupiter", titanium=2, points=2),
    row("asteroid_mining_consortium", 6, titanium=1),
    row("blueprints", 17, "earth", makes_mc=2, makes_cards=1),
    row("callisto_penal_mines", 20, "building space jupiter", makes_cards=1, points=1),
    row("coal_imports", 13, "building", makes_heat=3),
    row("commercial_district", 25, "building", makes_mc=4, points=2),
    row("economic_growth", 10, "building", makes_mc=3),
    row("ganymede_shipyard", 17, "space jupiter", titanium=2),
    row("geothermal_power", 8, "building power", makes_heat=2),
    row("giant_space_mirror", 13, "space power", makes_heat=3),
    row("great_escarpment_consortium", 3, steel=1),
    row("immigration_shuttles", 20, "space earth", makes_mc=3),  # worth nothing with one Earth tag
    row("import_of_advanced_ghg", 8, "space earth", makes_heat=2),
    row("industrial_center", 15, "building", makes_mc=3, steel=1),
    row("industrial_farming", 19, "building", makes_mc=1, makes_plants=2),
    row("industrial_microbes", 9, "building microbe", makes_heat=1, steel=1),
    row("io_mining_industries", 37, "building space jupiter", makes_mc=2, titanium=2, points=1),
    row("lichen", 5, "plant", makes_plants=1),
    row("micro_mills", 9, "building", makes_heat=1, steel=1),
    row("mine", 10, "building", steel=2),
    row("mohole_area", 18, "building", makes_heat=4),
    row("new_portfolios", 14, "plant power", makes_mc=1, makes_heat=1, makes_plants=1),
    row("nitrophilic_moss", 14, "plant", makes_plants=2),
    row("nuclear_plants", 10, "building", makes_mc=1, makes_heat=3, points=-1),
    row("power_plant", 3, "building power", makes_heat=1),
    row("power_supply_consortium", 12, "power", makes_mc=2, makes_heat=1),
    row("slash_and_burn_agriculture", 8, "building", makes_plants=2, points=-1),
    row("solar_power", 10, "building power", makes_heat=1, points=1),
    row("soletta", 30, "space", makes_heat=5, points=1),
    row("space_station", 14, "space", titanium=1, points=1),
    row("sponsors", 5, "earth", makes_mc=2),
    row("surface_mines", 13, "building", steel=1, titanium=1),
    row("tectonic_stress_power", 20, "building power", makes_heat=3, points=1),
    row("titanium_mine", 7, "building", titanium=1),
    row("underground_city", 7, "building", makes_mc=1, steel=1),
    row("undersea_vents", 31, "building power", makes_heat=4, makes_cards=1),
    row("vesta_shipyard", 16, "building space jupiter", titanium=1, points=1),
]


@pytest.mark.parametrize("card", PLAIN, ids=named)
def test_a_plain_card_is_paid_and_brings_its_tags_levels_stock_and_points(card: Row) -> None:
    """The rest of the money stays, and nothing else changes for anybody."""
    p = ready(card)
    assert play(p, card.id) == card.changes
    assert (p.has(0, "mc"), p.points(0, card.id)) == ((2,), card.changes.get("points", 0))


@pytest.mark.parametrize("card", PLAIN, ids=named)
def test_a_plain_card_needs_nothing_but_money(card: Row) -> None:
    """It can be played on the Mars of the first round and on the finished one, by one who owns nothing else."""
    nothing = {"heat": 0, "plants": 0, "rating": 0}
    first = ready(card, at=nothing)
    finished = ready(card, at={**nothing, "temperature": 8, "oxygen": 14, "oceans": 9})
    assert [p.reason(0, "play", card.id) for p in (first, finished)] == [None, None]


@pytest.mark.parametrize(
    ("name", "prices"),
    [
        # What a building, a space, a building and space, and another card cost afterwards.
        ("great_escarpment_consortium", (23, 30, 14, 17)),
        ("mine", (21, 30, 12, 17)),
        ("space_station", (25, 27, 13, 17)),
        ("ganymede_shipyard", (25, 24, 10, 17)),
        ("surface_mines", (23, 27, 11, 17)),
    ],
)
def test_stock_makes_the_next_cards_cheaper(name: str, prices: tuple[int, ...]) -> None:
    """2 M€ less for each steel, 3 M€ for each titanium, and both where both tags are."""
    card = card_of(name, PLAIN)
    p = ready(card).act(0, "play", name)
    others = ("commercial_district", "soletta", "vesta_shipyard", "blueprints")
    assert tuple(p.price(0, other) for other in others) == prices


@pytest.mark.parametrize(
    ("name", "stock", "price"), [("mine", "micro_mills", 8), ("asteroid_mining", "space_station", 25)]
)
def test_stock_in_play_pays_a_part_of_the_next_stock_card_but_its_own_does_not(
    name: str, stock: str, price: int
) -> None:
    """One steel or titanium from before counts; what the card itself brings comes too late."""
    card = card_of(name, PLAIN)
    p = ready(card, beside=(stock,), at={"mc": price + 1})
    assert play(p, name) == {**card.changes, "mc": -price}
