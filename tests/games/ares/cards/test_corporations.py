"""The twelve corporations: what each starts with, found through the real setup, and those that change what is paid."""

from __future__ import annotations

import pytest

from ecliptic.games.ares.box.contents import load_box
from ecliptic.games.ares.names import TAG_NAMES
from ecliptic.testing.rules import rule
from tests.games.ares.position import Position

# Number, name, M€, production of M€, heat, plants and cards, steel, titanium, tags, cards drawn.
CORPORATIONS = (
    (209, "credicor", 48, (0, 0, 0, 0), 0, 0, "", 0),
    (210, "ecoline", 27, (0, 0, 1, 0), 0, 0, "plant", 0),
    (211, "helion", 28, (0, 3, 0, 0), 0, 0, "space", 0),
    (212, "interplanetary_cinematics", 46, (0, 0, 0, 0), 1, 0, "building", 0),
    (213, "inventrix", 33, (0, 0, 0, 0), 0, 0, "science", 3),
    (214, "mining_guild", 27, (0, 0, 0, 0), 1, 0, "building building", 0),
    (215, "phobolog", 20, (0, 0, 0, 0), 0, 1, "space", 0),
    (216, "saturn_systems", 24, (0, 0, 0, 0), 0, 1, "jupiter", 0),
    (217, "teractor", 51, (0, 0, 0, 0), 0, 0, "earth", 0),
    (218, "tharsis_republic", 40, (0, 0, 0, 0), 0, 0, "", 0),
    (219, "thorgate", 45, (0, 1, 0, 0), 0, 0, "power", 0),
    (220, "united_nations_mars_initiative", 35, (0, 0, 0, 0), 0, 0, "", 0),
)


def founded(name: str) -> tuple[Position, int]:
    """A game in which this corporation was dealt and chosen, and the seat that has it; the others take any."""
    for seed in range(50):
        p = Position(4, seed=seed, as_dealt=True)
        offers = [p.things(seat, "found") for seat in range(4)]
        owner = next((seat for seat in range(4) if name in offers[seat]), None)
        if owner is not None:
            for seat in range(4):
                p.act(seat, "found", name if seat == owner else offers[seat][0])
            return p, owner
    pytest.fail(f"{name} is never dealt")


def company(name: str, **amounts: int) -> Position:
    """The first of two players has this corporation and so much; the second has one that does nothing here."""
    p = Position(2).corporation(0, name)
    if name == "credicor":
        p.corporation(1, "ecoline")
    return p.give(0, **amounts)


def paid(p: Position) -> list[int | None]:
    """What was paid in M€, time by time."""
    return [event.parts["count"] for event in p.news(None, "Paid")]


# What they start with.


@rule("AE-1.3")
def test_the_table_names_every_corporation_of_the_box() -> None:
    """Twelve numbers after the projects."""
    box = load_box()
    assert {card.number: card.id for card in box.cards if card.colour == "corporation"} == {
        number: name for number, name, *_ in CORPORATIONS
    }
    assert len(CORPORATIONS) == 12


@rule("AE-1.34", "AE-2.27", "AE-Q61")
@pytest.mark.parametrize("row", CORPORATIONS, ids=lambda row: row[1])
def test_a_corporation_gives_its_money_production_and_stock(
    row: tuple[int, str, int, tuple[int, int, int, int], int, int, str, int],
) -> None:
    """TR is 5 for all; nothing reacts to the founding."""
    _, name, mc, production, steel, titanium, _, _ = row
    p, seat = founded(name)
    assert p.has(seat, "mc", "steel", "titanium", "rating") == (mc, steel, titanium, 5)
    assert p.production(seat) == production
    assert p.has(seat, "heat", "plants", "forests") == (0, 0, 0)


@rule("AE-2.29", "AE-14.13", "AE-Q31")
@pytest.mark.parametrize(("name", "tags"), [(row[1], row[6]) for row in CORPORATIONS])
def test_the_tags_of_a_corporation_count(name: str, tags: str) -> None:
    """From the start, and no others."""
    p, seat = founded(name)
    assert {tag: p.tags(seat, tag) for tag in TAG_NAMES} == {tag: tags.split().count(tag) for tag in TAG_NAMES}


@rule("AE-2.13", "AE-2.27", "AE-Q32")
@pytest.mark.parametrize(("name", "drawn"), [(row[1], row[7]) for row in CORPORATIONS])
def test_only_inventrix_starts_with_more_than_eight_cards(name: str, drawn: int) -> None:
    """It draws three when it is founded; the dealt eight stay as they are."""
    p, seat = founded(name)
    assert len(p.in_hand(seat)) == 8 + drawn


@rule("AE-Q32", "AE-18.16")
def test_inventrix_draws_from_the_top_after_all_have_founded() -> None:
    """The three cards on top of the deck come after the eight dealt; others see no face."""
    p = Position(2, as_dealt=True, seed=next(seed for seed in range(99) if "inventrix" in dealt(seed)))
    before, top = p.in_hand(0), [int(card) for card in p.s.deck[-3:]]
    p.act(0, "found", "inventrix").forget_news()
    assert p.in_hand(0) == before
    p.act(1, "found", p.things(1, "found")[0])
    assert [p.card(name) for name in p.in_hand(0)[8:]] == top[::-1]
    assert [event.parts["card"] for event in p.news(1, "CardDrawn")] == [None] * 3


def dealt(seed: int) -> list[int | str]:
    """The corporations that the first of two players is offered."""
    return Position(2, seed=seed, as_dealt=True).things(0, "found")


# CrediCor.


@rule("AE-Q12", "AE-8.26")
@pytest.mark.parametrize(
    ("name", "price"),
    [
        ("arctic_algae", 19),
        ("imported_nitrogen", 16),  # 20
        ("ice_asteroid", 17),
        ("giant_ice_asteroid", 32),
        ("lava_flows", 17),
    ],
)
def test_credicor_pays_four_less_from_a_printed_cost_of_twenty_on(name: str, price: int) -> None:
    """Nineteen is not enough."""
    p = company("credicor", mc=40).mars(-18).hand(0, name).plan("construction", "research").forget_news()
    p.act(0, "play", name)
    assert paid(p) == [price]


@rule("AE-Q12", "AE-8.26")
@pytest.mark.parametrize(
    ("other", "name", "price"),
    [
        ("ganymede_shipyard", "comet", 15),  # 25, and 6 less for titanium
        ("earth_catapult", "ice_asteroid", 15),  # 21, and 2 less for the catapult
    ],
)
def test_for_credicor_the_printed_cost_decides_not_the_reduced_one(other: str, name: str, price: int) -> None:
    """Nineteen are left before the four, and the four are taken off all the same."""
    p = company("credicor", mc=price).in_play(0, other).hand(0, name).plan("construction", "research").forget_news()
    p.act(0, "play", name)
    assert paid(p) == [price]


@rule("AE-6.3", "AE-8.26")
def test_the_discount_of_credicor_adds_to_that_of_the_development_phase() -> None:
    """A green card of 25 costs 25 - 4 - 3."""
    p = company("credicor", mc=18).hand(0, "commercial_district").plan("development", "research")
    p.act(0, "play", "commercial_district")
    assert (p.has(0, "mc"), p.production(0)[0]) == ((0,), 4)


@rule("AE-9.10", "AE-8.7")
def test_credicor_pays_the_full_price_of_standard_actions() -> None:
    """They are no cards."""
    p = company("credicor", mc=20).plan("action", "research").act(0, "standard", "forest_mc")
    assert p.has(0, "mc", "forests") == (0, 1)


# Interplanetary Cinematics, Teractor, Thorgate.


@rule("AE-8.26", "AE-8.33")
@pytest.mark.parametrize(
    ("corporation", "phase", "name", "price"),
    [
        ("interplanetary_cinematics", "construction", "lava_flows", 15),  # an event of 17
        ("interplanetary_cinematics", "construction", "colonizer_training_camp", 6),  # 10, event and one steel
        ("interplanetary_cinematics", "construction", "farmers_market", 12),  # blue
        ("teractor", "construction", "bribed_committee", 2),  # earth, 5
        ("teractor", "construction", "media_group", 8),  # earth, 11
        ("teractor", "construction", "lava_flows", 17),
        ("teractor", "development", "sponsors", 2),  # earth, 5
        ("thorgate", "construction", "power_infrastructure", 1),  # power, 4
        ("thorgate", "development", "power_supply_consortium", 9),  # power, 12
        ("thorgate", "development", "coal_imports", 13),  # heat, but no power tag
    ],
)
def test_a_corporation_that_makes_a_kind_of_cards_cheaper(corporation: str, phase: str, name: str, price: int) -> None:
    """Two M€ for events, three for earth, three for power; other cards cost what they say."""
    p = company(corporation, mc=40).hand(0, name).plan("research", phase).forget_news()
    p.act(0, "play", name)
    assert paid(p) == [price]


@rule("AE-8.25")
def test_thorgate_builds_a_power_plant_for_nothing() -> None:
    """Three less than three is nothing to pay."""
    p = company("thorgate", mc=0).hand(0, "power_plant").plan("research", "development").act(0, "play", "power_plant")
    assert (p.has(0, "mc"), p.production(0)) == ((0,), (0, 2, 0, 0))


@rule("AE-8.33")
def test_the_discount_is_the_owners_alone() -> None:
    """Across the table from Teractor an earth card costs its full price."""
    p = company("teractor").give(1, mc=5).hand(1, "bribed_committee").plan("research", "construction")
    p.act(1, "play", "bribed_committee")
    assert p.has(1, "mc") == (0,)


# PhoboLog.


@rule("AE-8.22", "AE-8.23")
@pytest.mark.parametrize(
    ("other", "titanium", "price"),
    [
        ("lichen", 1, 21),
        ("asteroid_mining_consortium", 2, 17),
        ("ganymede_shipyard", 3, 13),
        ("advanced_alloys", 1, 20),
    ],
)
def test_a_titanium_of_phobolog_is_worth_four(other: str, titanium: int, price: int) -> None:
    """Its own and any other; Advanced Alloys make it five. A comet costs 25, and no titanium is used up."""
    p = company("phobolog", mc=40).in_play(0, other).hand(0, "comet").plan("construction", "research").forget_news()
    p.act(0, "play", "comet")
    assert (paid(p), p.has(0, "titanium")) == ([price], (titanium,))


@rule("AE-8.22")
def test_the_titanium_of_phobolog_is_no_use_without_a_space_tag() -> None:
    """Lava Flows cost seventeen."""
    p = company("phobolog", mc=17).hand(0, "lava_flows").plan("construction", "research").act(0, "play", "lava_flows")
    assert p.has(0, "mc") == (0,)


@rule("AE-8.22")
def test_another_corporations_titanium_is_worth_three() -> None:
    """Saturn Systems pay 22 for a comet."""
    p = company("saturn_systems", mc=40).hand(0, "comet").plan("construction", "research")
    assert p.price(0, "comet") == 22
