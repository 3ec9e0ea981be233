"""Green projects whose production or points follow a count: tags or forests."""

from __future__ import annotations

import pytest

from tests.games.ares.cards.green import Row, card_of, named, play, ready, row
from tests.games.ares.cards.test_green_needs import NEED_RED_AIR
from tests.games.ares.cards.test_green_plain import PLAIN

COUNTS = [  # alone in play: a card counts its own tag too
    row("atmospheric_insulators", 10, "space earth", makes_heat=1),
    row("cartel", 6, "earth", makes_mc=1),
    row("insects", 10, "microbe"),
    row("lightning_harvest", 13, "science power", makes_mc=1, points=1),
    row("medical_lab", 15, "building", points=1),
    row("miranda_resort", 15, "space earth jupiter", makes_mc=1, points=1),
    row("power_grid", 8, "building power", makes_mc=1),
    row("satellite_farms", 17, "space", makes_heat=1),
    row("satellites", 14, "space", makes_mc=1),
    row("venture_capitalism", 11),
    row("windmills", 10, "building power", makes_heat=1, points=1),
]
TABLES = (COUNTS, NEED_RED_AIR, PLAIN)

# Cards without production of their own, by the tag that they add.
EARTH = ("united_planetary_alliance", "olympus_conference", "investment_loan")
PLANT = ("farmers_market", "arctic_algae", "mangrove")
SCIENCE = ("interns", "research")  # Research bears two
BUILDING = ("ironworks", "steelworks", "aquifer_pumping", "power_infrastructure")
POWER = ("power_infrastructure", "fusion_power")  # the second one also makes a card
SPACE = ("brainstorming_session", "comet", "volcanic_pools")
EVENT = ("comet", "research", "mangrove", "crater")
MICROBE = ("tardigrades", "decomposers", "viral_enhancers")
ANOTHERS = ("acquired_company", "adapted_lichen", "giant_space_mirror", "natural_preserve", "ice_asteroid")


@pytest.mark.parametrize("card", COUNTS, ids=named)
def test_a_counting_card_alone_counts_its_own_tag(card: Row) -> None:
    """Its level begins with itself if it bears the tag, and with nothing if it does not."""
    p = ready(card)
    assert play(p, card.id) == card.changes
    assert p.points(0, card.id) == card.changes.get("points", 0)


@pytest.mark.parametrize(
    ("name", "beside", "levels"),
    [
        ("atmospheric_insulators", EARTH[:1], (0, 2, 0, 0)),
        ("atmospheric_insulators", EARTH, (0, 4, 0, 0)),
        ("cartel", EARTH[:1], (2, 0, 0, 0)),
        ("cartel", EARTH, (4, 0, 0, 0)),
        ("insects", PLANT[:1], (0, 0, 1, 0)),
        ("insects", PLANT, (0, 0, 3, 0)),
        ("lightning_harvest", SCIENCE[:1], (2, 0, 0, 0)),
        ("lightning_harvest", SCIENCE, (4, 0, 0, 0)),
        ("medical_lab", BUILDING[:1], (1, 0, 0, 0)),
        ("medical_lab", BUILDING[:2], (1, 0, 0, 0)),  # three of them: rounded down
        ("medical_lab", BUILDING[:3], (2, 0, 0, 0)),
        ("medical_lab", BUILDING, (2, 0, 0, 0)),
        ("miranda_resort", EARTH[:2], (3, 0, 0, 0)),
        ("miranda_resort", EARTH, (4, 0, 0, 0)),
        ("power_grid", POWER[:1], (2, 0, 0, 0)),
        ("power_grid", POWER, (3, 0, 0, 1)),
        ("satellite_farms", SPACE[:1], (0, 2, 0, 0)),
        ("satellite_farms", SPACE, (0, 4, 0, 0)),
        ("satellites", SPACE[:2], (3, 0, 0, 0)),
        ("satellites", SPACE, (4, 0, 0, 0)),
        ("venture_capitalism", EVENT[:1], (1, 0, 0, 0)),
        ("venture_capitalism", EVENT, (4, 0, 0, 0)),
        ("windmills", POWER[:1], (0, 2, 0, 0)),
        ("windmills", POWER, (0, 3, 0, 1)),
        ("worms", MICROBE[:1], (0, 0, 2, 0)),
        ("worms", MICROBE, (0, 0, 4, 0)),
    ],
)
def test_a_level_counts_the_tags_in_play(name: str, beside: tuple[str, ...], levels: tuple[int, ...]) -> None:
    """Those of all colours, and none of what the other player has in play or what lies in hand."""
    card = card_of(name, *TABLES)
    p = ready(card, "business_contacts", "lava_flows", beside=beside, at={"mc": 99}).in_play(1, *ANOTHERS)
    assert p.act(0, "play", name).production(0) == levels


@pytest.mark.parametrize(
    ("name", "later", "levels"),
    [
        ("atmospheric_insulators", "bribed_committee", (0, 2, 0, 0)),
        ("cartel", "bribed_committee", (2, 0, 0, 0)),
        ("insects", "farmers_market", (0, 0, 1, 0)),
        ("lightning_harvest", "interns", (2, 0, 0, 0)),
        ("medical_lab", "ironworks", (1, 0, 0, 0)),
        ("miranda_resort", "bribed_committee", (2, 0, 0, 0)),
        ("power_grid", "power_infrastructure", (2, 0, 0, 0)),
        ("satellite_farms", "brainstorming_session", (0, 2, 0, 0)),
        ("satellites", "brainstorming_session", (2, 0, 0, 0)),
        ("venture_capitalism", "bribed_committee", (1, 0, 0, 0)),
        ("windmills", "power_infrastructure", (0, 2, 0, 0)),
        ("worms", "tardigrades", (0, 0, 2, 0)),
    ],
)
def test_a_level_follows_when_another_tag_enters_play(name: str, later: str, levels: tuple[int, ...]) -> None:
    """A blue or red card of the next phase raises it at once; one without the tag does not."""
    card = card_of(name, *TABLES)
    p = ready(card, later, "recycled_detritus", at={"mc": 99}, plan=("construction", "development"))
    before = p.act(0, "play", name).production(0)
    p.done(1).act(0, "play", "recycled_detritus")
    assert p.production(0) == before
    assert p.act(0, "play", later).production(0) == levels


@pytest.mark.parametrize("forests", [0, 1, 4])
def test_zeppelins_make_as_much_as_there_are_forests(forests: int) -> None:
    """Only the player's own forests count, and the level rises with a forest planted later."""
    p = ready(card_of("zeppelins", NEED_RED_AIR), at={"forests": forests}, plan=("action", "development")).give(
        1, forests=3
    )
    assert p.act(0, "play", "zeppelins").production(0) == (forests, 0, 0, 0)
    p.done(1).act(0, "standard", "forest_plants")
    assert p.production(0) == (forests + 1, 0, 0, 0)


def test_the_tag_of_the_corporation_counts_for_a_level() -> None:
    """Teractor is an Earth corporation, so a cartel begins with 2; it also makes the card 3 M€ cheaper."""
    p = ready(card_of("cartel", COUNTS), corporation="teractor", at={"mc": 3})
    assert p.act(0, "play", "cartel").production(0) == (2, 0, 0, 0)
    assert p.has(0, "mc") == (0,)


@pytest.mark.parametrize(("tags", "points"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_immigration_shuttles_are_worth_a_point_for_two_earth_tags(tags: int, points: int) -> None:
    """Their own tag counts; an odd one is worth nothing."""
    p = ready(card_of("immigration_shuttles", PLAIN), beside=EARTH[:tags]).in_play(1, "sponsors")
    assert p.act(0, "play", "immigration_shuttles").points(0, "immigration_shuttles") == points


@pytest.mark.parametrize(
    ("beside", "points"), [((), 1), (("terraforming_ganymede",), 2), (("terraforming_ganymede", "miranda_resort"), 3)]
)
def test_io_mining_industries_are_worth_a_point_for_each_jupiter_tag(beside: tuple[str, ...], points: int) -> None:
    """Their own tag counts, the other player's do not."""
    p = ready(card_of("io_mining_industries", PLAIN), beside=beside).in_play(1, "ganymede_shipyard")
    assert p.act(0, "play", "io_mining_industries").points(0, "io_mining_industries") == points
