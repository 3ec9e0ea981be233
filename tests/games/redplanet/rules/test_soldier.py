"""Chapter 7h: the Soldier (2005: space marine)."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

ALL = ("2005", "2015", "2025")
WITH_PHOBOS = ("2015", "2025")


def in_action(p: Position) -> Position:
    """Red's Soldier is called, red goes first, and has placed where anybody can be placed."""
    p.first("red").choose("soldier", "pilot", "pilot")
    return p.act(0, "place", 0) if p.asked() in ((0, "PlaceAstronaut"), (0, "PlaceTogether")) else p


@rule("RP-7.69")
def test_the_marine_first_places_two_astronauts_on_one_shuttle() -> None:
    """One choice of shuttle places both; a shuttle with one free seat, or departed, is refused."""
    p = Position("2005", 3).ships("hellas:4", "ausonia:3", "vastitas_borealis:5").crew(1, blue=2).launched(2)
    p.stand("hellas", blue=1).choose("soldier", "pilot", "pilot")
    assert p.options() == [("place", 0)]
    refusal = p.why_not(0, "place", 1)
    assert refusal is not None and refusal.reason == "too-few-seats"
    p.act(0, "place", 0)
    assert (p.aboard(0, "red"), p.in_reserve("red")) == (2, 20)
    assert p.asked() == (0, "KillAstronaut")


@rule("RP-7.69", "RP-E26")
def test_a_marine_without_room_places_nobody_and_still_removes_one() -> None:
    """Every shuttle on the ground has one free seat: no astronaut is placed, and the removal takes place."""
    p = Position("2005", 3).first("red").ships("hellas:3", "ausonia:4", "").crew(0, blue=2).crew(1, blue=3)
    p.stand("hellas", yellow=2).choose("soldier", "pilot", "pilot")
    assert p.asked() == (0, "KillAstronaut")
    p.act(0, "kill_at", "hellas")
    assert (p.in_reserve("red"), p.present("hellas", "yellow"), p.lost("yellow")) == (22, 1, 1)


@rule("RP-7.70")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_the_soldier_first_places_one_astronaut_on_any_docked_ship(edition: str) -> None:
    """Each docked ship is offered, a launched one is not; after one astronaut the killing is due."""
    p = Position(edition, 3).ships("hellas:4", "ausonia:3", "vastitas_borealis:5").launched(2).crew(1, blue=2)
    p.stand("ausonia", blue=1).choose("soldier", "pilot", "pilot")
    assert p.asked() == (0, "PlaceAstronaut")
    assert p.things("place") == [0, 1]
    p.act(0, "place", 1)
    assert (p.aboard(1, "red"), p.in_reserve("red")) == (1, 21)
    assert p.asked() == (0, "KillAstronaut")


@rule("RP-7.71", "RP-7.72", "RP-7.73")
@pytest.mark.parametrize(
    ("edition", "inner", "rule_of_reach"),
    [
        ("2025", ["syrtis_major", "hellas", "valles_marineris"], "RP-7.71"),
        ("2015", ["syrtis_major", "valles_marineris"], "RP-7.72"),
        ("2005", ["arabia", "syrtis_major", "tritonis_sinus", "valles_marineris"], "RP-7.73"),
    ],
)
def test_one_astronaut_of_any_colour_dies_outside_the_inner_regions(
    edition: str, inner: list[str], rule_of_reach: str
) -> None:
    """Outer regions, and Phobos where there is one, are in reach; inner ones are refused; the own colour counts."""
    p = Position(edition, 3).ships("ausonia:5")
    for region in p.regions:
        p.stand(region, red=1, blue=1)
    in_action(p)
    reach = [region for region in p.regions if region not in inner]
    assert p.options() == [("kill_at", region) for region in reach]
    assert ("phobos" in reach) == (edition in WITH_PHOBOS)
    assert len(reach) == {"2025": 7, "2015": 8, "2005": 6}[edition]
    for region in inner:
        refusal = p.why_not(0, "kill_at", region)
        assert refusal is not None and (refusal.reason, refusal.rule) == ("out-of-reach", rule_of_reach)
    for region in reach:
        there = p.clone().act(0, "kill_at", region)
        assert there.options() == [("kill", "red"), ("kill", "blue")]
        own = there.clone().act(0, "kill", "red")
        assert (own.present(region, "red"), own.present(region, "blue"), list(own.s.lost)[:2]) == (0, 1, [1, 0])
        there.act(0, "kill", "blue")
        assert (there.present(region, "red"), there.present(region, "blue"), list(there.s.lost)[:2]) == (1, 0, [0, 1])


@rule("RP-X12")
@pytest.mark.parametrize(("edition", "dies"), [("2005", True), ("2015", True), ("2025", False)])
def test_the_soldiers_reach_decides_over_hellas(edition: str, dies: bool) -> None:
    """Blue stands only in Hellas: outer in 2005 and 2015, inner in 2025, where nothing happens."""
    p = in_action(Position(edition, 3).ships("ausonia:5").stand("hellas", blue=1))
    is_outer = p.s.edition.is_outer(p.region("hellas"))
    assert is_outer == dies
    if dies:
        assert p.options() == [("kill_at", "hellas")]
        p.act(0, "kill_at", "hellas")
    assert p.asked() == (1, "PlaceAstronaut")
    assert (p.present("hellas", "blue"), p.lost("blue")) == ((0, 1) if dies else (1, 0))


@rule("RP-7.74", "RP-7.75")
@pytest.mark.parametrize("edition", ALL)
def test_with_only_own_astronauts_in_reach_one_of_them_must_die(edition: str) -> None:
    """Others stand in inner regions only; declining is refused."""
    p = in_action(Position(edition, 3).ships("ausonia:5").stand("ausonia", red=2).stand("syrtis_major", blue=3))
    assert p.options() == [("kill_at", "ausonia")]
    refusal = p.why_not(0, "decline")
    assert refusal is not None and refusal.reason == "compulsory"
    p.act(0, "kill_at", "ausonia")
    assert (p.present("ausonia", "red"), p.lost("red"), p.lost("blue")) == (1, 1, 0)


@rule("RP-7.76")
@pytest.mark.parametrize("edition", ALL)
def test_with_nobody_in_reach_nobody_dies(edition: str) -> None:
    """Everybody stands in an inner region: the turn is over after the placement."""
    p = in_action(Position(edition, 3).ships("ausonia:5").stand("syrtis_major", red=1, blue=3))
    assert p.asked() == (1, "PlaceAstronaut")
    assert list(p.s.lost) == [0] * 6


@rule("RP-7.77", "RP-7.78")
@pytest.mark.parametrize("edition", ALL)
def test_the_killed_astronaut_is_lost(edition: str) -> None:
    """It leaves the map for good and does not go back to its owner's reserve."""
    p = Position(edition, 3).ships("hellas:5").stand("ausonia", blue=1)
    reserve = p.in_reserve("blue")
    in_action(p).act(0, "kill_at", "ausonia")
    assert (p.present("ausonia", "blue"), p.lost("blue"), p.in_reserve("blue")) == (0, 1, reserve)
    assert p.view(None).lost == [0, 1, 0]


@rule("RP-7.79")
@pytest.mark.parametrize("edition", ALL)
def test_astronauts_on_ships_are_safe(edition: str) -> None:
    """Docked and launched crews are all there is: nobody can be killed."""
    p = Position(edition, 3).ships("hellas:5", "ausonia:4", "").crew(0, blue=1, yellow=1).crew(1, blue=2).launched(1)
    in_action(p)
    assert p.asked() == (1, "PlaceAstronaut")
    assert (p.aboard(0, "blue"), p.aboard(0, "yellow"), p.aboard(1, "blue")) == (1, 1, 2)
    assert list(p.s.lost) == [0] * 6


@rule("RP-7.80")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_then_at_least_one_own_astronaut_leaves_phobos(edition: str) -> None:
    """The first is compulsory, a second is not; astronauts of others stay."""
    p = in_action(Position(edition, 3).ships("hellas:5").stand("phobos", red=2, blue=2))
    p.act(0, "kill_at", "phobos").act(0, "kill", "blue")
    assert p.asked() == (0, "DropTo")
    assert "stop" not in [verb for verb, _ in p.options()]
    refusal = p.why_not(0, "stop")
    assert refusal is not None and (refusal.reason, refusal.rule) == ("must-move-one", "RP-7.80")
    p.act(0, "drop", "ausonia").act(0, "stop")
    assert [p.present("phobos", colour) for colour in ("red", "blue")] == [1, 1]
    assert [p.present("ausonia", colour) for colour in ("red", "blue")] == [1, 0]
    assert p.asked() == (1, "PlaceAstronaut")


@rule("RP-7.81")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_up_to_three_may_leave_for_any_regions_of_mars(edition: str) -> None:
    """All nine regions are offered for each, Phobos is not; a fourth has to stay."""
    p = in_action(Position(edition, 3).ships("hellas:5").stand("phobos", red=4).stand("ausonia", blue=1))
    p.act(0, "kill_at", "ausonia")
    for _ in range(3):
        assert p.things("drop") == [region for region in p.regions if region != "phobos"]
        p.act(0, "drop", "valles_marineris")
    assert p.asked() == (1, "PlaceAstronaut")
    assert (p.present("phobos", "red"), p.present("valles_marineris", "red")) == (1, 3)


@rule("RP-7.82", "RP-7.84")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_they_may_go_to_different_regions_and_explore_them(edition: str) -> None:
    """Each of three goes elsewhere, and each face-down resource token is turned up; no other is."""
    p = in_action(Position(edition, 3).ships("hellas:5").stand("phobos", red=3, blue=1))
    p.act(0, "kill_at", "phobos").act(0, "kill", "blue")
    for region in ("ausonia", "hellas", "syrtis_major"):
        assert not p.is_explored(region)
        p.act(0, "drop", region)
    assert [p.present(region, "red") for region in ("ausonia", "hellas", "syrtis_major", "phobos")] == [1, 1, 1, 0]
    assert [region for region in p.regions if p.is_explored(region)] == [
        region for region in p.regions if region in ("ausonia", "hellas", "syrtis_major")
    ]


@rule("RP-7.83")
def test_in_2015_they_leave_at_the_same_time() -> None:
    """All regions are named before anybody goes, so that nothing is turned up in between."""
    p = in_action(Position("2015", 3).ships("hellas:5").stand("phobos", red=3, blue=1))
    p.act(0, "kill_at", "phobos").act(0, "kill", "blue").act(0, "drop", "ausonia").act(0, "drop", "hellas")
    assert p.asked() == (0, "DropTo")
    assert (p.present("phobos", "red"), p.present("ausonia", "red"), p.present("hellas", "red")) == (3, 0, 0)
    assert not p.is_explored("ausonia")
    p.act(0, "stop")
    assert (p.present("phobos", "red"), p.present("ausonia", "red"), p.present("hellas", "red")) == (1, 1, 1)
    assert p.is_explored("ausonia") and p.is_explored("hellas")


@rule("RP-7.85")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_with_no_own_astronaut_on_phobos_nobody_leaves_it(edition: str) -> None:
    """Astronauts of others there do not count: after the killing the turn is over."""
    p = in_action(Position(edition, 3).ships("hellas:5").stand("phobos", blue=2).stand("ausonia", red=2))
    p.act(0, "kill_at", "phobos")
    assert p.asked() == (1, "PlaceAstronaut")
    assert p.news(None, "AstronautDropped") == []


@rule("RP-X11", "RP-7.85")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_a_soldier_who_must_kill_the_last_own_piece_on_phobos_moves_nobody(edition: str) -> None:
    """Only one astronaut is in reach, red's own on Phobos: it dies, and the descent is skipped."""
    p = in_action(Position(edition, 3).ships("hellas:5").stand("phobos", red=1))
    assert p.options() == [("kill_at", "phobos")]
    refusal = p.why_not(0, "decline")
    assert refusal is not None and refusal.rule == "RP-5.13"
    p.act(0, "kill_at", "phobos")
    assert (p.lost("red"), p.present("phobos", "red")) == (1, 0)
    assert p.asked() == (1, "PlaceAstronaut")


@rule("RP-7.86")
def test_in_2005_nobody_is_moved_after_the_removal() -> None:
    """The turn is over, and everybody else stands where they stood."""
    p = Position("2005", 3).ships("hellas:5").stand("ausonia", red=2, blue=1)
    for region in p.regions:
        p.stand(region, red=2)
    in_action(p).act(0, "kill_at", "ausonia").act(0, "kill", "blue")
    assert p.asked() == (1, "PlaceAstronaut")
    assert [p.present(region, "red") for region in p.regions] == [2] * 10
