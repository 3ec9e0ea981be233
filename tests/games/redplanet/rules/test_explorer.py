"""Chapter 7b: the Explorer."""

from __future__ import annotations

import itertools

import pytest

from ecliptic.games.redplanet.names import RESOURCES
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

ALL = ("2005", "2015", "2025")
WITH_PHOBOS = ("2015", "2025")
WALK = ("hellas", "ausonia", "vastitas_borealis", "mare_serpentis")  # neighbours in all editions (2025: arrangement A)


def walk(p: Position, *regions: str) -> Position:
    """Let red's Explorer move one astronaut along these regions."""
    for origin, region in itertools.pairwise(regions):
        p.act(0, "move_from", origin).act(0, "move_to", region)
    return p


@rule("RP-7.6", "RP-7.7")
@pytest.mark.parametrize("edition", ALL)
def test_the_explorer_first_places_one_astronaut_on_any_docked_ship(edition: str) -> None:
    """Each docked ship is offered, a launched one is not; after one astronaut the moves begin."""
    p = Position(edition, 3).ships("hellas:4", "ausonia:3", "vastitas_borealis:5").launched(2).stand("hellas", red=1)
    p.choose("explorer", "pilot", "pilot")
    assert p.asked() == (0, "PlaceAstronaut")
    assert p.things("place") == [0, 1]
    p.act(0, "place", 1)
    assert (p.aboard(1, "red"), p.in_reserve("red")) == (1, 20)
    assert p.asked() == (0, "MoveFrom")


@rule("RP-7.8", "RP-7.9")
@pytest.mark.parametrize("edition", ALL)
def test_there_are_three_moves_and_no_fourth(edition: str) -> None:
    """After the third move the Explorer is done, although more could be moved."""
    p = Position(edition, 3).first("red").ships("hellas:4").stand("hellas", red=5)
    p.choose("explorer", "pilot", "pilot").act(0, "place", 0)
    for done in range(3):
        assert (p.asked(), p.present("ausonia", "red")) == ((0, "MoveFrom"), done)
        walk(p, "hellas", "ausonia")
    assert (p.present("hellas", "red"), p.present("ausonia", "red")) == (2, 3)
    assert p.asked() == (1, "PlaceAstronaut")
    assert p.why_not(0, "move_from", "hellas") is not None


@rule("RP-7.20")
@pytest.mark.parametrize("moves", [0, 1, 2])
@pytest.mark.parametrize("edition", ALL)
def test_the_explorer_may_stop_after_any_number_of_moves(edition: str, moves: int) -> None:
    """Zero, one or two moves are as legal as the three of the test above."""
    p = Position(edition, 3).first("red").ships("hellas:4").stand("hellas", red=5)
    p.choose("explorer", "pilot", "pilot").act(0, "place", 0)
    for _ in range(moves):
        walk(p, "hellas", "ausonia")
    assert ("stop", 0) in p.options()
    p.act(0, "stop")
    assert (p.present("hellas", "red"), p.present("ausonia", "red")) == (5 - moves, moves)
    assert p.asked() == (1, "PlaceAstronaut")


@rule("RP-7.10", "RP-7.11")
@pytest.mark.parametrize("edition", ALL)
def test_a_move_takes_one_own_astronaut_to_an_adjacent_region(edition: str) -> None:
    """Astronauts of others do not move, and only neighbours on the map are in reach."""
    p = Position(edition, 3).ships("hellas:4").stand("hellas", red=2, blue=1).stand("sinus_sabaeus", blue=3)
    p.choose("explorer", "pilot", "pilot").act(0, "place", 0)
    assert p.things("move_from") == ["hellas"]
    rule_of_move = "RP-7.11" if edition == "2005" else "RP-7.10"
    refusal = p.why_not(0, "move_from", "sinus_sabaeus")
    assert refusal is not None and (refusal.reason, refusal.rule) == ("none-here-of-yours", rule_of_move)
    p.act(0, "move_from", "hellas")
    edges = [edge for edge in p.box.layouts[0].edges if "hellas" in edge]
    assert {str(region) for region in p.things("move_to")} == {r for edge in edges for r in edge} - {"hellas"}
    refusal = p.why_not(0, "move_to", "sinus_sabaeus")
    assert refusal is not None and (refusal.reason, refusal.rule) == ("not-adjacent", rule_of_move)
    p.act(0, "move_to", "ausonia")
    assert (p.present("hellas", "red"), p.present("hellas", "blue")) == (1, 1)
    assert (p.present("ausonia", "red"), p.present("ausonia", "blue")) == (1, 0)


@rule("RP-7.12")
@pytest.mark.parametrize("edition", ALL)
def test_one_astronaut_may_make_all_moves_or_several_may_share_them(edition: str) -> None:
    """Three steps of one astronaut, or a step each of three."""
    p = Position(edition, 3).ships("hellas:4").stand("hellas", red=1).stand("mare_tyrrhenum", red=2)
    p.choose("explorer", "pilot", "pilot").act(0, "place", 0)
    one = walk(p.clone(), *WALK)
    assert one.present("hellas", "red") == 0
    assert one.present("mare_serpentis", "red") == 1
    three = walk(p, "hellas", "ausonia")
    for region in ("sinus_sabaeus", "valles_marineris"):
        walk(three, "mare_tyrrhenum", region)
    assert [three.present(r, "red") for r in ("ausonia", "sinus_sabaeus", "valles_marineris")] == [1, 1, 1]


@rule("RP-7.13")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_moving_into_a_region_turns_its_resource_token_up_at_once(edition: str) -> None:
    """Everybody sees the resource before the next move is chosen; nothing else is turned up."""
    p = Position(edition, 3).ships("hellas:4").explore("hellas", "ice").stand("hellas", red=1)
    p.choose("explorer", "pilot", "pilot").act(0, "place", 0)
    ausonia = p.region("ausonia")
    token = p.s.resource[ausonia]
    assert p.view(1).regions[ausonia].resource is None
    walk(p, "hellas", "ausonia")
    assert p.asked() == (0, "MoveFrom")
    assert p.view(1).regions[ausonia].resource == token
    assert [event.parts for event in p.news(1, "RegionExplored")] == [{"region": ausonia, "resource": token}]
    assert sum(p.s.explored) == 2


@rule("RP-7.14", "RP-7.15")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_one_turn_may_turn_up_several_tokens(edition: str) -> None:
    """Every move into an unexplored region turns a token up: two moves of two astronauts, two tokens."""
    p = Position(edition, 3).ships("hellas:4").explore("hellas", "ice").stand("hellas", red=2)
    p.choose("explorer", "pilot", "pilot").act(0, "place", 0)
    walk(walk(p, "hellas", "ausonia"), "hellas", "syrtis_major")
    assert p.is_explored("ausonia") and p.is_explored("syrtis_major")
    assert len(p.news(None, "RegionExplored")) == 2


@rule("RP-7.16")
def test_moving_into_an_area_without_token_draws_one_at_random() -> None:
    """The token comes out of the pool of fourteen and lies there; which one, is left to chance."""
    kinds = set()
    for seed in range(12):
        p = Position("2005", 3, seed).ships("hellas:4").explore("hellas", "ice").stand("hellas", red=1)
        p.choose("explorer", "pilot", "pilot").act(0, "place", 0)
        pool, ausonia = list(p.s.resource_pool), p.region("ausonia")
        assert (sum(pool), p.s.resource[ausonia]) == (13, -1)
        walk(p, "hellas", "ausonia")
        kind = p.s.resource[ausonia]
        kinds.add(kind)
        pool[kind] -= 1
        assert list(p.s.resource_pool) == pool
        assert p.view(2).regions[ausonia].resource == kind
    assert kinds == set(range(len(RESOURCES)))


@rule("RP-7.17")
@pytest.mark.parametrize("edition", ALL)
def test_a_region_passed_through_is_explored_and_stays_so(edition: str) -> None:
    """Each move is an arrival, also when the same astronaut goes on with the next move."""
    p = Position(edition, 3).ships("hellas:4").explore("hellas", "ice").stand("hellas", red=1)
    p.choose("explorer", "pilot", "pilot").act(0, "place", 0)
    walk(p, *WALK)
    assert [p.present(region, "red") for region in WALK] == [0, 0, 0, 1]
    assert all(p.is_explored(region) for region in WALK)


@rule("RP-7.18")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_the_explorer_moves_nobody_from_or_to_phobos(edition: str) -> None:
    """An astronaut on Phobos is refused, and from no region of Mars a move leads there."""
    p = Position(edition, 3).ships("hellas:4").stand("phobos", red=1)
    mars = [region for region in p.regions if region != "phobos"]
    for region in mars:
        p.stand(region, red=1)
    p.choose("explorer", "pilot", "pilot").act(0, "place", 0)
    assert p.things("move_from") == mars
    refusal = p.why_not(0, "move_from", "phobos")
    assert refusal is not None and (refusal.reason, refusal.rule) == ("no-way-from-phobos", "RP-7.18")
    for region in mars:
        assert "phobos" not in p.clone().act(0, "move_from", region).things("move_to")


@rule("RP-7.18")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_with_everybody_on_phobos_there_is_no_move(edition: str) -> None:
    """After the placement the Explorer is done."""
    p = Position(edition, 3).first("red").ships("hellas:4").stand("phobos", red=3)
    p.choose("explorer", "pilot", "pilot").act(0, "place", 0)
    assert p.asked() == (1, "PlaceAstronaut")
    assert p.present("phobos", "red") == 3


@rule("RP-7.19")
@pytest.mark.parametrize("edition", ALL)
def test_astronauts_on_ships_or_lost_cannot_be_moved(edition: str) -> None:
    """Only the one who stands on Mars can; without that one, no move is asked for."""
    aboard = Position(edition, 3).first("red").ships("hellas:4", "ausonia:5").crew(0, red=2).crew(1, red=1).launched(1)
    aboard.reserve("red", 10)
    standing = aboard.clone().stand("vastitas_borealis", red=1)
    standing.choose("explorer", "pilot", "pilot").act(0, "place", 0)
    assert standing.things("move_from") == ["vastitas_borealis"]
    aboard.choose("explorer", "pilot", "pilot").act(0, "place", 0)
    assert aboard.asked() == (1, "PlaceAstronaut")
    assert (aboard.aboard(0, "red"), aboard.aboard(1, "red"), aboard.lost("red")) == (3, 1, 9)


@rule("RP-X9")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_a_chain_of_exploring_makes_both_regions_produce(edition: str) -> None:
    """Both tokens are face up; in the production after the round the region passed through keeps its token."""
    p = Position(edition, 3).ships().round(5).explore("hellas", "ice").stand("hellas", red=1)
    p.choose("explorer", "travel_agent", "travel_agent")
    walk(p, "hellas", "ausonia", "vastitas_borealis")
    assert p.is_explored("ausonia") and p.is_explored("vastitas_borealis")
    p.act(0, "stop")
    assert p.s.round == 6
    assert (p.left_in("ausonia"), p.left_in("vastitas_borealis")) == (1, 0)
    kind = RESOURCES[p.s.resource[p.region("vastitas_borealis")]]
    assert sum(p.tokens("red").values()) == p.tokens("red")[kind] == 1
