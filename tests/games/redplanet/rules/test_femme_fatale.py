"""Chapter 7f: the Femme Fatale (2025: Robot, 2005: Vamp)."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

ALL = ("2005", "2015", "2025")
WITH_PHOBOS = ("2015", "2025")


@rule("RP-7.51", "RP-7.52")
@pytest.mark.parametrize("edition", ALL)
def test_the_femme_fatale_first_places_one_astronaut_on_any_docked_ship(edition: str) -> None:
    """Each docked ship is offered, a launched one is not; after one astronaut the replacement is due."""
    p = Position(edition, 3).ships("hellas:4", "ausonia:3", "vastitas_borealis:5").launched(2).crew(1, blue=1)
    p.choose("femme_fatale", "pilot", "pilot")
    assert p.asked() == (0, "PlaceAstronaut")
    assert p.things("place") == [0, 1]
    p.act(0, "place", 1)
    assert (p.aboard(1, "red"), p.in_reserve("red")) == (1, 21)
    assert p.asked() == (0, "ReplaceAstronaut")


@rule("RP-7.53", "RP-7.54")
@pytest.mark.parametrize("edition", ALL)
def test_one_astronaut_of_another_colour_is_replaced_by_one_from_the_reserve(edition: str) -> None:
    """The player chooses among the other colours there; the own colour is refused, and only one is replaced."""
    p = Position(edition, 3).first("red").ships("hellas:4").stand("ausonia", red=1, blue=2, yellow=1)
    p.choose("femme_fatale", "pilot", "pilot").act(0, "place", 0).act(0, "replace_at", "ausonia")
    assert p.options() == [("replace", "blue"), ("replace", "yellow")]
    refusal = p.why_not(0, "replace", "red")
    expected = ("not-another-colour", "RP-7.53" if edition == "2005" else "RP-7.54")
    assert refusal is not None and (refusal.reason, refusal.rule) == expected
    reserve = p.in_reserve("red")
    p.act(0, "replace", "blue")
    assert [p.present("ausonia", colour) for colour in ("red", "blue", "yellow")] == [2, 1, 1]
    assert p.in_reserve("red") == reserve - 1
    assert p.asked() == (1, "PlaceAstronaut")


@rule("RP-7.55")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_it_may_happen_on_a_docked_or_launched_ship_in_any_region_or_on_phobos(edition: str) -> None:
    """All of these are offered, an inner region too, and each can be carried out."""
    p = Position(edition, 3).ships("hellas:4", "ausonia:4", "vastitas_borealis:5").crew(0, red=1, blue=1)
    p.crew(1, red=1, blue=1).launched(1)
    for region in p.regions:
        p.stand(region, red=1, blue=1)
    p.choose("femme_fatale", "pilot", "pilot").act(0, "place", 2)
    assert p.things("replace_at") == [0, 1, *p.regions]
    for dock in (0, 1):
        other = p.clone().act(0, "replace_at", dock)
        assert (other.aboard(dock, "red"), other.aboard(dock, "blue"), other.lost("blue")) == (2, 0, 1)
    for region in ("syrtis_major", "ausonia", "phobos"):
        other = p.clone().act(0, "replace_at", region)
        assert (other.present(region, "red"), other.present(region, "blue"), other.lost("blue")) == (2, 0, 1)


@rule("RP-7.56")
def test_in_2005_it_may_happen_on_a_grounded_or_departed_shuttle_or_in_any_area() -> None:
    """All of these are offered, inner areas too, and each can be carried out."""
    p = Position("2005", 3).ships("hellas:4", "ausonia:4", "vastitas_borealis:5").crew(0, red=1, blue=1)
    p.crew(1, red=1, blue=1).launched(1)
    for region in p.regions:
        p.stand(region, red=1, blue=1)
    p.choose("femme_fatale", "pilot", "pilot").act(0, "place", 2)
    assert p.things("replace_at") == [0, 1, *p.regions]
    for dock in (0, 1):
        other = p.clone().act(0, "replace_at", dock)
        assert (other.aboard(dock, "red"), other.aboard(dock, "blue"), other.lost("blue")) == (2, 0, 1)
    for region in ("arabia", "ausonia"):
        other = p.clone().act(0, "replace_at", region)
        assert (other.present(region, "red"), other.present(region, "blue"), other.lost("blue")) == (2, 0, 1)


@rule("RP-7.57")
@pytest.mark.parametrize("edition", ALL)
def test_where_the_player_has_nobody_nobody_is_replaced(edition: str) -> None:
    """A ship and a region with others only are refused; one own astronaut there is enough."""
    p = (
        Position(edition, 3)
        .ships("hellas:4", "ausonia:4", "vastitas_borealis:5")
        .crew(0, blue=2)
        .crew(1, red=1, blue=1)
    )
    p.stand("ausonia", blue=3).stand("hellas", red=1, yellow=5)
    p.choose("femme_fatale", "pilot", "pilot").act(0, "place", 2)
    assert p.options() == [("replace_at", 1), ("replace_at", "hellas")]
    for place in (0, "ausonia"):
        refusal = p.why_not(0, "replace_at", place)
        assert refusal is not None and (refusal.reason, refusal.rule) == ("not-present", "RP-7.57")


@rule("RP-7.58")
@pytest.mark.parametrize("edition", ALL)
def test_the_astronaut_just_placed_may_be_the_one_who_makes_it_possible(edition: str) -> None:
    """Red was on no ship before; now the fellow passenger can be replaced, and must be."""
    p = Position(edition, 3).ships("hellas:4", "ausonia:4", "").crew(0, blue=2)
    p.choose("femme_fatale", "pilot", "pilot").act(0, "place", 0)
    assert p.options() == [("replace_at", 0)]
    p.act(0, "replace_at", 0)
    assert (p.aboard(0, "red"), p.aboard(0, "blue")) == (2, 1)


@rule("RP-7.59", "RP-7.60")
@pytest.mark.parametrize("edition", ALL)
def test_the_replaced_astronaut_is_lost(edition: str) -> None:
    """It leaves the map for good and does not go back to its owner's reserve."""
    p = Position(edition, 3).ships("hellas:4").stand("ausonia", red=1, blue=1)
    reserve = p.in_reserve("blue")
    p.choose("femme_fatale", "pilot", "pilot").act(0, "place", 0).act(0, "replace_at", "ausonia")
    assert (p.present("ausonia", "blue"), p.lost("blue"), p.in_reserve("blue")) == (0, 1, reserve)
    assert p.view(None).lost == [0, 1, 0]


@rule("RP-7.61")
@pytest.mark.parametrize("edition", ALL)
def test_without_a_target_nobody_is_replaced(edition: str) -> None:
    """Red meets nobody of another colour anywhere: the turn is over after the placement."""
    p = Position(edition, 3).first("red").ships("hellas:4", "ausonia:4", "").crew(1, blue=2)
    p.stand("ausonia", red=2).stand("hellas", blue=1)
    p.choose("femme_fatale", "pilot", "pilot").act(0, "place", 0)
    assert p.asked() == (1, "PlaceAstronaut")
    assert p.lost("blue") == 0


@rule("RP-7.61")
@pytest.mark.parametrize("reserve", [0, 1])
@pytest.mark.parametrize("edition", ALL)
def test_without_an_astronaut_left_in_reserve_nobody_is_replaced(edition: str, reserve: int) -> None:
    """There is a target, but the last astronaut, if there was one, was spent on the placement."""
    p = Position(edition, 3).first("red").ships("hellas:4").stand("ausonia", red=2, blue=2).reserve("red", reserve)
    p.choose("femme_fatale", "pilot", "pilot")
    if reserve:
        p.act(0, "place", 0)
    assert p.asked() == (1, "PlaceAstronaut")
    assert (p.present("ausonia", "blue"), p.in_reserve("red")) == (2, 0)


@rule("RP-X10")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_fresh_presence_on_a_ship_just_filled_is_enough(edition: str) -> None:
    """Red fills the ship, replaces one there and so leads it; it is launched with three after the card."""
    p = Position(edition, 3).ships("hellas:3", "", "").crew(0, blue=2)
    p.choose("femme_fatale", "pilot", "pilot").act(0, "place", 0)
    assert p.s.is_docked(0)
    assert p.options() == [("replace_at", 0)]
    p.act(0, "replace_at", 0)
    assert (p.aboard(0, "red"), p.aboard(0, "blue")) == (2, 1)
    assert (p.lost("blue"), p.in_reserve("red")) == (1, 20)
    assert [event.parts["count"] for event in p.news(None, "ShipLaunched")] == [3]
