"""Chapter 9a and 9b: attaching discoveries, and revealing them."""

from __future__ import annotations

import random

import pytest

from ecliptic.games.redplanet import terms as t
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position, Thing

ALL = ("2005", "2015", "2025")
WITH_PHOBOS = ("2015", "2025")
OUTER = {
    "2005": ["vastitas_borealis", "ausonia", "hellas", "mare_tyrrhenum", "sinus_sabaeus", "mare_serpentis"],
    "2015": [
        *("vastitas_borealis", "ausonia", "hellas", "tritonis_sinus"),
        *("mare_tyrrhenum", "sinus_sabaeus", "mare_serpentis"),
    ],
    "2025": ["vastitas_borealis", "ausonia", "tritonis_sinus", "mare_tyrrhenum", "sinus_sabaeus", "mare_serpentis"],
}


def drawn(edition: str, *, attached: tuple[str, ...] = (), card: Thing = "rich_vein") -> Position:
    """Red's Scientist has just drawn this discovery; others lie at these regions already."""
    p = Position(edition, 3).ships()
    others = [n for n in range(p.s.edition.first_discovery, p.s.edition.first_action) if n != p.card(card)]
    for region, other in zip(attached, others, strict=False):
        p.attach(region, other)
    p.top_event(card).choose("scientist", "pilot", "pilot")
    return p.act(0, "draw")


def why_not_attach(p: Position, region: str) -> str:
    """The rule that forbids attaching the discovery to this region."""
    refusal = p.why_not(0, "attach", region)
    return "" if refusal is None else refusal.rule


# Attaching.


@rule("RP-9.1")
@pytest.mark.parametrize("edition", ALL)
def test_a_discovery_can_be_attached_to_outer_regions_only(edition: str) -> None:
    """All outer regions are offered and all others refused."""
    p = drawn(edition)
    assert p.asked() == (0, "AttachDiscovery")
    assert p.things("attach") == OUTER[edition]
    assert {why_not_attach(p, region) for region in p.regions if region not in OUTER[edition]} == {"RP-9.1"}


@rule("RP-9.2", "RP-12.3")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_a_discovery_can_never_be_attached_to_phobos(edition: str) -> None:
    """It is refused, explored and occupied or not."""
    p = drawn(edition)
    assert why_not_attach(p, "phobos") == "RP-9.1"
    p.explore("phobos", "ice").stand("phobos", red=3)
    assert why_not_attach(p, "phobos") == "RP-9.1"


@rule("RP-9.3")
def test_valles_marineris_hellas_and_syrtis_major_take_no_discovery_in_the_newest_edition() -> None:
    """The three inner regions are refused."""
    p = drawn("2025")
    assert [why_not_attach(p, region) for region in ("valles_marineris", "hellas", "syrtis_major")] == ["RP-9.1"] * 3


@rule("RP-9.4")
def test_syrtis_major_and_valles_marineris_take_no_discovery_in_the_second_edition_but_hellas_does() -> None:
    """Two zones are refused, Hellas is not."""
    p = drawn("2015")
    assert [why_not_attach(p, region) for region in ("syrtis_major", "valles_marineris")] == ["RP-9.1"] * 2
    assert why_not_attach(p, "hellas") == ""


@rule("RP-9.5")
def test_none_of_the_four_inner_areas_takes_a_discovery_in_the_first_edition() -> None:
    """Four areas are inner, and all are refused."""
    p = drawn("2005")
    inner = [region for region in p.regions if p.s.edition.is_inner(p.region(region))]
    assert len(inner) == 4
    assert [why_not_attach(p, region) for region in inner] == ["RP-9.1"] * 4


@rule("RP-9.6")
@pytest.mark.parametrize("edition", ALL)
def test_a_region_that_has_a_discovery_takes_no_other(edition: str) -> None:
    """Each outer region in turn, Tritonis Sinus among them where it is outer."""
    for region in OUTER[edition]:
        p = drawn(edition, attached=(region,))
        assert why_not_attach(p, region) == "RP-9.6"
        assert p.things("attach") == [other for other in OUTER[edition] if other != region]


@rule("RP-E8")
def test_hellas_takes_a_discovery_in_the_second_edition() -> None:
    """It is legal, and lies there face down; in the newest edition the same is illegal."""
    p = drawn("2015").act(0, "attach", "hellas")
    assert p.s.attached[p.region("hellas")] == p.card("rich_vein")
    assert p.view(1).regions[p.region("hellas")].has_discovery
    assert p.view(1).cards.places[p.card("rich_vein")] is None
    assert why_not_attach(drawn("2025"), "hellas") == "RP-9.1"


@rule("RP-E9")
def test_ausonia_takes_a_discovery_in_the_newest_edition() -> None:
    """It is legal, and the card lies face down at the rim."""
    p = drawn("2025").act(0, "attach", "ausonia")
    assert p.s.attached[p.region("ausonia")] == p.card("rich_vein") and p.s.edition.is_outer(p.region("ausonia"))
    assert [p.view(viewer).cards.places[p.card("rich_vein")] for viewer in (1, 2, None)] == [None, None, None]


def attached_at_most(edition: str, most: int) -> None:
    """So many discoveries fit; the next one drawn is not attached, and random games never have more."""
    p = drawn(edition, attached=tuple(OUTER[edition]))
    assert p.s.place[p.card("rich_vein")] == t.DISCARDED
    assert sum(seen.has_discovery for seen in p.view(None).regions) == most
    for seed in range(10):
        p, rng = Position(edition, 5, seed), random.Random(seed)
        while not p.s.over:
            p.s.act(p.s.asked, rng.choice(list(p.s.legal)))
            assert sum(card >= 0 for card in p.s.attached) <= most


@rule("RP-9.7")
@pytest.mark.parametrize("edition", ["2005", "2025"])
def test_at_most_six_discoveries_lie_on_the_map(edition: str) -> None:
    """A seventh is discarded."""
    attached_at_most(edition, 6)


@rule("RP-9.8")
def test_at_most_seven_discoveries_lie_on_the_map_of_the_second_edition() -> None:
    """An eighth is discarded."""
    attached_at_most("2015", 7)


@rule("RP-9.9")
@pytest.mark.parametrize("edition", ALL)
def test_who_drew_the_card_looks_at_it_and_then_chooses_the_region(edition: str) -> None:
    """While the region is still to be chosen the drawer, and nobody else, knows the card; nobody else is asked."""
    p = drawn(edition, card="radiation")
    card = p.card("radiation")
    assert p.view(0).waiting == (0,) and p.view(0).cards.places[card] == t.DRAWN
    assert [p.view(viewer).cards.places[card] for viewer in (1, 2, None)] == [None, None, None]
    p.act(0, "attach", "sinus_sabaeus")
    assert p.s.attached[p.region("sinus_sabaeus")] == card


@rule("RP-9.10")
@pytest.mark.parametrize("edition", ALL)
def test_a_region_need_not_be_explored_or_occupied_to_take_a_discovery(edition: str) -> None:
    """All outer regions are offered with nobody on Mars, and also when some are explored and occupied."""
    p = drawn(edition)
    assert not any(p.s.explored) and not any(p.s.present)
    assert p.things("attach") == OUTER[edition]
    p.explore("ausonia", "ice").stand("ausonia", blue=2)
    assert [region for region in OUTER[edition] if why_not_attach(p, region)] == []


def attaching_is_compulsory(edition: str) -> None:
    """Nothing else than attaching is offered, down to the last free region."""
    for free in range(1, len(OUTER[edition]) + 1):
        p = drawn(edition, attached=tuple(OUTER[edition][free:]))
        assert p.options() == [("attach", region) for region in OUTER[edition][:free]]
        for verb in ("box", "decline", "pass", "stop"):
            assert p.why_not(0, verb) is not None


@rule("RP-9.11")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_attaching_is_compulsory_while_a_legal_region_exists(edition: str) -> None:
    """There is no way to decline."""
    attaching_is_compulsory(edition)


@rule("RP-9.12")
def test_a_drawn_discovery_must_be_attached_while_a_legal_area_exists() -> None:
    """There is no way to decline."""
    attaching_is_compulsory("2005")


def attached_for_good(edition: str) -> int:
    """In random games a discovery stays where it was attached until the end; how many there were."""
    count = 0
    for seed in range(25):
        p, rng = Position(edition, 3, seed), random.Random(seed)
        before = list(p.s.attached)
        while not p.s.over:
            p.s.act(p.s.asked, rng.choice(list(p.s.legal)))
            assert all(was in (-1, now) for was, now in zip(before, p.s.attached, strict=True))
            before = list(p.s.attached)
        count += sum(card >= 0 for card in before)
    return count


@rule("RP-9.13")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_an_attached_discovery_is_never_moved_replaced_covered_or_taken_back(edition: str) -> None:
    """In random games, and when another one is drawn."""
    assert attached_for_good(edition) > 20
    p = drawn(edition, attached=("ausonia",))
    card = p.s.attached[p.region("ausonia")]
    assert why_not_attach(p, "ausonia") == "RP-9.6"
    p.act(0, "attach", "sinus_sabaeus")
    assert p.s.attached[p.region("ausonia")] == card


@rule("RP-9.14")
def test_an_attached_discovery_stays_in_its_area_until_the_end() -> None:
    """In random games."""
    assert attached_for_good("2005") > 20
