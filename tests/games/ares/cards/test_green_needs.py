"""Green projects that need something of Mars, of the player's tags or of the player's rating."""

from __future__ import annotations

import pytest

from tests.games.ares.cards.green import Row, card_of, named, play, ready, row

RED_AIR, RED_WARMTH = {"oxygen": 3}, {"temperature": -18}
YELLOW_WARMTH, WHITE_WARMTH = {"temperature": -8}, {"temperature": 2}

NEED_RED_AIR = [
    row("aerated_magma", 18, "power", at=RED_AIR, makes_heat=2, makes_cards=1),
    row("airborne_radiation", 15, "earth", at=RED_AIR, makes_heat=2, oxygen=1, rating=1),
    row("low_atmo_shields", 9, "building", at=RED_AIR, makes_mc=1, makes_heat=2),
    row("methane_from_titan", 35, "space jupiter", at=RED_AIR, makes_heat=2, makes_plants=2, points=2),
    row("natural_preserve", 12, "science building", at=RED_AIR, makes_mc=2, points=1),
    row("worms", 11, "microbe", at=RED_AIR, makes_plants=1),
    row("zeppelins", 10, at=RED_AIR, points=1),  # makes nothing without a forest
]
EOS_CHASMA = row("eos_chasma_national_park", 16, "building plant", at=RED_WARMTH, makes_mc=2, plants=3, points=1)
NEED_RED_WARMTH = [
    row("bushes", 13, "plant", at=RED_WARMTH, makes_plants=2, plants=2),
    EOS_CHASMA,
    row("grass", 9, "plant", at=RED_WARMTH, makes_plants=1, plants=3),
    row("noctis_farming", 13, "building plant", at=RED_WARMTH, makes_plants=1, plants=2, points=1),
    row("trapped_heat", 20, at=RED_WARMTH, makes_heat=2, oceans=1, rating=1, mc=4 - 20),  # the tile brings 4
]
NEED_YELLOW_WARMTH = [
    row("trees", 17, "plant", at=YELLOW_WARMTH, makes_plants=3, plants=1, points=1),
    row("tundra_farming", 12, "plant", at=YELLOW_WARMTH, makes_mc=2, makes_plants=1, plants=1, points=1),
]
FARMING = row("farming", 20, "plant", at=WHITE_WARMTH, makes_mc=2, makes_plants=2, plants=2, points=2)
ARCHAEBACTERIA = row("archaebacteria", 5, "microbe", at={"temperature": -20}, makes_plants=1)
DESIGNED = row("designed_microorganisms", 15, "science microbe", at={"temperature": -10}, makes_plants=2)
DUSTY_QUARRY = row("dusty_quarry", 2, at={"oceans": 3}, steel=1)
NEED_OCEANS = [
    row("great_dam", 12, "building power", at={"oceans": 2}, makes_heat=2, points=1),
    row("rad_suits", 4, at={"oceans": 2}, makes_mc=2),
    row("moss", 3, "plant", at={"oceans": 3}, makes_plants=1, plants=-1),
    row("wave_power", 9, "power", at={"oceans": 3}, makes_heat=3),
    row("algae", 9, "plant", at={"oceans": 5}, makes_plants=2),
    row("kelp_farming", 17, at={"oceans": 6}, makes_mc=2, makes_plants=3, plants=2, points=1),
]
# The card; a step outside of what it needs; the reason; the far end of what it needs.
BORDERS = [
    *((card, {"oxygen": 2}, "too-little-oxygen", {"oxygen": 14}) for card in NEED_RED_AIR),
    *((card, {"temperature": -20}, "too-cold", {"temperature": 8}) for card in NEED_RED_WARMTH),
    *((card, {"temperature": -10}, "too-cold", {"temperature": 8}) for card in NEED_YELLOW_WARMTH),
    (FARMING, {"temperature": 0}, "too-cold", {"temperature": 8}),
    (ARCHAEBACTERIA, {"temperature": -18}, "too-warm", {"temperature": -30}),
    (DESIGNED, {"temperature": -8}, "too-warm", {"temperature": -30}),
    (DUSTY_QUARRY, {"oceans": 4}, "too-many-oceans", {"oceans": 0}),
    *((card, {"oceans": card.at["oceans"] - 1}, "too-few-oceans", {"oceans": 9}) for card in NEED_OCEANS),
]
# The card with enough tags beside it; and the same with one tag less, although the card itself bears one.
TAGS = [
    (
        row(
            "beam_from_a_thorium_asteroid",
            23,
            "space jupiter power",
            beside=("terraforming_ganymede",),
            makes_heat=3,
            makes_plants=1,
            points=1,
        ),
        ("comet", "wave_power"),
    ),
    (
        row("fusion_power", 7, "science building power", beside=("wave_power", "lunar_beam"), makes_cards=1),
        ("wave_power",),
    ),
    (
        row("gene_repair", 15, "science", beside=("research", "interns"), makes_mc=2, points=2),
        ("research",),
    ),
    (
        row(
            "mass_converter",
            20,
            "science building power",
            beside=("research", "interns", "standard_technology"),
            makes_heat=3,
            titanium=1,
            points=2,
        ),
        ("research", "interns"),
    ),
    (
        row(
            "quantum_extractor",
            16,
            "science building power",
            beside=("lagrange_observatory", "interns", "gene_repair"),
            makes_heat=3,
            points=2,
        ),
        ("lagrange_observatory", "interns"),
    ),
]
ENERGY_STORAGE = row("energy_storage", 18, "power", at={"rating": 7}, makes_cards=2)
NEEDS = [*(border[0] for border in BORDERS), *(tags[0] for tags in TAGS), ENERGY_STORAGE]


@pytest.mark.parametrize("card", NEEDS, ids=named)
def test_a_card_whose_need_is_just_met_does_all_that_it_says(card: Row) -> None:
    """What it needs is not used up; levels, gains and points are exactly its own."""
    p = ready(card)
    assert play(p, card.id) == card.changes
    assert p.points(0, card.id) == card.changes.get("points", 0)


@pytest.mark.parametrize(("card", "outside", "reason", "far"), BORDERS, ids=named)
def test_a_need_of_mars_has_one_border(card: Row, outside: dict[str, int], reason: str, far: dict[str, int]) -> None:
    """One step on the wrong side the card is refused; at the border and at the far end it is not."""
    positions = [ready(card, at=outside), ready(card), ready(card, at=far)]
    assert [p.reason(0, "play", card.id) for p in positions] == [reason, None, None]
    assert [p.things(0, "play") for p in positions] == [[], [card.id], [card.id]]


@pytest.mark.parametrize(("card", "too_few"), TAGS, ids=named)
def test_a_need_of_tags_is_met_by_cards_in_play_and_not_by_the_card_itself(card: Row, too_few: tuple[str, ...]) -> None:
    """One tag less than needed, or the other player's tags, are not enough; tags of red cards count."""
    enough, less = ready(card), ready(card, beside=too_few)
    others = ready(card, beside=()).in_play(1, *card.beside)
    assert [p.reason(0, "play", card.id) for p in (enough, less, others)] == [None, "too-few-tags", "too-few-tags"]


def test_energy_storage_needs_a_rating_of_seven() -> None:
    """With 6 it is refused, with 7 it is allowed and costs no rating."""
    positions = [ready(ENERGY_STORAGE, at={"rating": rating}) for rating in (6, 7, 8)]
    assert [p.reason(0, "play", "energy_storage") for p in positions] == ["rating-too-low", None, None]
    positions[1].act(0, "play", "energy_storage")
    assert (positions[1].has(0, "rating"), positions[1].production(0)) == ((7,), (0, 0, 0, 2))


def test_trapped_heat_gives_what_its_ocean_shows() -> None:
    """The first tile lies open; one with a plant and a card brings both, besides the TR."""
    card = card_of("trapped_heat", NEEDS)
    p = ready(card).tile(0, plants=1, cards=1).on_deck("fish")
    changes = {"mc": -20, "makes_heat": 2, "oceans": 1, "rating": 1, "plants": 1, "deck": -1}
    assert (play(p, card.id), p.in_hand(0)) == (changes, ["fish"])


@pytest.mark.parametrize("hosts", [("fish", "birds"), ("birds", "fish")])
def test_eos_chasma_puts_one_animal_on_a_card_of_the_players_choice(hosts: tuple[str, str]) -> None:
    """Cards for microbes are not offered; the plants come after the animal."""
    p = ready(EOS_CHASMA, beside=("fish", "tardigrades", "birds")).act(0, "play", EOS_CHASMA.id)
    assert (sorted(p.things(0, "put")), p.has(0, "plants")) == (["birds", "fish"], (9,))
    assert [p.reason(0, "put", name) for name in ("tardigrades", EOS_CHASMA.id)] == ["cannot-hold", "cannot-hold"]
    p.act(0, "put", hosts[0])
    assert ([p.on_card(0, name) for name in hosts], p.has(0, "plants")) == ([1, 0], (12,))


def test_eos_chasma_puts_its_animal_on_the_only_card_that_can_hold_it() -> None:
    """Nobody is asked; the card of the other player does not come into question."""
    p = ready(EOS_CHASMA, beside=("fish",)).in_play(1, "birds").act(0, "play", EOS_CHASMA.id)
    assert (p.on_card(0, "fish"), p.on_card(1, "birds"), p.has(0, "plants")) == (1, 0, (12,))


def test_eos_chasma_without_a_card_for_animals_loses_the_animal_only() -> None:
    """The loss is told, and the plants come all the same."""
    p = ready(EOS_CHASMA, beside=("tardigrades",)).act(0, "play", EOS_CHASMA.id)
    assert (p.on_card(0, "tardigrades"), p.has(0, "plants")) == (0, (12,))
    assert [event.parts["count"] for event in p.news(None, "CubesLost")] == [1]


@pytest.mark.parametrize(
    ("name", "full", "lost"),
    [
        ("airborne_radiation", {"oxygen": 14}, ("oxygen", "rating")),
        ("trapped_heat", {"oceans": 9}, ("oceans", "rating")),
    ],
)
def test_a_card_that_raises_what_is_full_brings_only_the_rest(
    name: str, full: dict[str, int], lost: tuple[str, ...]
) -> None:
    """No step, no TR and no tile; the price and the levels are as ever."""
    card = card_of(name, NEEDS)
    expected = {what: by for what, by in card.changes.items() if what not in lost}
    assert play(ready(card, at=full), name) == {**expected, "mc": -card.cost}
