"""Chapter 9c: discoveries named in the rulebooks."""

from __future__ import annotations

import pytest

from ecliptic.games.redplanet.names import RESOURCES
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

ALL = ("2005", "2015", "2025")
SHARING = ("2015", "2025")
COLOURS = ("red", "blue", "yellow", "green")


def finish(p: Position, number: int = 10) -> Position:
    """Play this round, in which nobody can do anything, and what follows it."""
    p.round(number).ships()
    return p.choose(*["recruiter"] * p.s.seats)


def totals(p: Position) -> list[int]:
    """Point tokens of every colour."""
    return [sum(p.tokens(colour).values()) for colour in COLOURS[: p.s.colours]]


def laid(p: Position) -> dict[str, int]:
    """New tokens of the last production, by region."""
    return {p.regions[int(e.parts["region"] or 0)]: int(e.parts["count"] or 0) for e in p.news(None, "TokensLaid")}


def ausonia(edition: str, card: str, **standing: int) -> Position:
    """Ausonia is explored and yields ice; this discovery lies there."""
    return Position(edition, 4).explore("ausonia", "ice").attach("ausonia", card).stand("ausonia", **standing)


# Synergy and Cave-In.


def synergy_meets_cave_in(edition: str) -> Position:
    """Synergy at Vastitas Borealis reaches Ausonia, where Cave-In lies; Syrtis Major is another neighbour of it."""
    p = ausonia(edition, "cave_in", red=1).attach("vastitas_borealis", "synergy")
    p.explore("vastitas_borealis", "sylvanite").explore("syrtis_major", "celerium").explore("sinus_sabaeus", "ice")
    return p


@rule("RP-9.21", "RP-E16")
@pytest.mark.parametrize("edition", SHARING)
def test_cave_in_wins_over_synergy(edition: str) -> None:
    """No new token is laid in the caved-in region, while Synergy's other neighbour yields one more."""
    p = finish(synergy_meets_cave_in(edition))
    assert "ausonia" not in laid(p) and laid(p)["syrtis_major"] == 4
    assert totals(p) == [0, 0, 0, 0] and p.left_in("ausonia") == 0


@rule("RP-9.22")
@pytest.mark.parametrize("edition", SHARING)
def test_synergy_reaches_the_neighbours_of_its_region_and_not_the_region_itself(edition: str) -> None:
    """Each explored neighbour yields one more; its own region and those farther off yield the usual number."""
    p = Position(edition, 3).attach("ausonia", "synergy")
    for region in p.regions:
        p.explore(region, RESOURCES[p.s.resource[p.region(region)]])
    finish(p)
    neighbours = [region for region in p.regions if p.s.edition.are_adjacent(p.region("ausonia"), p.region(region))]
    assert len(neighbours) >= 3 and "ausonia" not in neighbours
    assert laid(p) == {region: 4 if region in neighbours else 3 for region in p.regions}


@rule("RP-9.23")
@pytest.mark.parametrize("edition", SHARING)
def test_tokens_left_in_a_cave_in_region_are_still_awarded(edition: str) -> None:
    """The leader takes the 2 tokens of earlier phases; tied leaders share them."""
    p = finish(ausonia(edition, "cave_in", red=2, blue=1).pool("ausonia", ice=2))
    assert (totals(p), p.left_in("ausonia"), laid(p)) == ([2, 0, 0, 0], 0, {})
    p = finish(ausonia(edition, "cave_in", red=2, blue=2).pool("ausonia", ice=3))
    assert (totals(p), p.left_in("ausonia"), laid(p)) == ([1, 1, 0, 0], 1, {})


@rule("RP-9.34")
def test_cave_in_wins_over_synergy_in_the_first_edition_too_and_leftovers_are_awarded() -> None:
    """No new token in the caved-in area; the 2 left there go to its leader."""
    p = finish(synergy_meets_cave_in("2005").pool("ausonia", ice=2))
    assert "ausonia" not in laid(p) and laid(p)["syrtis_major"] == 4
    assert totals(p) == [2, 0, 0, 0]


# Even and Uneven Ground.


@rule("RP-9.24", "RP-9.26")
@pytest.mark.parametrize("edition", SHARING)
@pytest.mark.parametrize(("card", "winner"), [("even_ground", "blue"), ("uneven_ground", "red")])
def test_even_and_uneven_ground_act_in_the_third_production_only(edition: str, card: str, winner: str) -> None:
    """Only even, or only odd, groups count there; in the first and second production all do."""
    for number, tokens in ((5, 1), (8, 2)):
        p = finish(ausonia(edition, card, red=3, blue=2, yellow=4), number)
        assert totals(p) == [0, 0, tokens, 0]
    p = finish(ausonia(edition, card, red=3, blue=2, yellow=1, green=1))
    assert totals(p) == [3 if colour == winner else 0 for colour in COLOURS]


@rule("RP-9.25")
@pytest.mark.parametrize("edition", SHARING)
@pytest.mark.parametrize(("card", "present"), [("even_ground", 3), ("uneven_ground", 2)])
def test_in_final_scoring_a_group_that_did_not_count_in_production_is_present(
    edition: str, card: str, present: int
) -> None:
    """It takes no tokens, but a mission for presence counts it."""
    p = ausonia(edition, card, red=present)
    p.start_mission(0, "noon_claim" if edition == "2025" else "northern_influence")  # both name Ausonia
    finish(p)
    assert totals(p) == [0, 0, 0, 0]
    assert p.score("red") == 1


@rule("RP-E20")
@pytest.mark.parametrize("edition", SHARING)
@pytest.mark.parametrize("card", ["even_ground", "uneven_ground"])
def test_a_mission_for_the_most_astronauts_counts_the_real_numbers(edition: str, card: str) -> None:
    """Red has 3 and Blue 2 under either card: Red's mission is met and Blue's, for the same, is not."""
    most = {"condition": "most_total", "regions": ["ausonia"], "points": 6}
    missions = [{"id": "phobos_outpost", **most}, {"id": "fallen_heroes", **most}]
    p = Position(edition, 3, corrections={"edition": edition, "missions": missions})
    p.attach("ausonia", card).stand("ausonia", red=3, blue=2)
    finish(p.start_mission(0, "phobos_outpost").start_mission(1, "fallen_heroes"))
    scored = {event.parts["card"]: event.parts["points"] for event in p.news(None, "MissionScored")}
    assert (scored[p.card("phobos_outpost")], scored[p.card("fallen_heroes")]) == (6, 0)


# Subterfuge.


@rule("RP-9.27")
@pytest.mark.parametrize("edition", SHARING)
def test_subterfuge_gives_the_tokens_to_the_second(edition: str) -> None:
    """The whole pool, leftovers too, goes to the second most; the first and the third get nothing."""
    p = finish(ausonia(edition, "subterfuge", red=4, blue=2, yellow=1).pool("ausonia", ice=2))
    assert (totals(p), p.left_in("ausonia")) == ([0, 5, 0, 0], 0)


@rule("RP-9.28", "RP-9.31")
@pytest.mark.parametrize("edition", SHARING)
def test_subterfuge_lets_those_tied_for_second_share_evenly(edition: str) -> None:
    """3 tokens and 2 left make 5: two get 2 each and one stays; three get 1 each and two stay."""
    p = finish(ausonia(edition, "subterfuge", red=4, blue=2, yellow=2, green=1).pool("ausonia", ice=2))
    assert (totals(p), p.left_in("ausonia")) == ([0, 2, 2, 0], 1)
    p = finish(ausonia(edition, "subterfuge", red=4, blue=2, yellow=2, green=2).pool("ausonia", ice=2))
    assert (totals(p), p.left_in("ausonia")) == ([0, 1, 1, 1], 2)


@rule("RP-9.29", "RP-9.31")
@pytest.mark.parametrize("edition", SHARING)
def test_subterfuge_lets_those_tied_for_first_share_and_the_second_gets_nothing(edition: str) -> None:
    """Two of them share 5 tokens, with or without anybody behind them; one stays."""
    for third in (0, 2):
        p = finish(ausonia(edition, "subterfuge", red=3, blue=3, yellow=third).pool("ausonia", ice=2))
        assert (totals(p), p.left_in("ausonia")) == ([2, 2, 0, 0], 1)


@rule("RP-9.30")
@pytest.mark.parametrize("edition", SHARING)
def test_subterfuge_leaves_the_tokens_where_only_one_colour_stands(edition: str) -> None:
    """Nobody is second, so all tokens stay."""
    p = finish(ausonia(edition, "subterfuge", red=5).pool("ausonia", ice=1))
    assert (totals(p), p.left_in("ausonia")) == ([0, 0, 0, 0], 4)


@rule("RP-E17")
@pytest.mark.parametrize("edition", SHARING)
def test_subterfuge_plain_and_tied_for_second(edition: str) -> None:
    """4 against 2 and 2: one token each for the seconds, one stays. 4 against 2 and 1: all 3 for the second."""
    p = finish(ausonia(edition, "subterfuge", red=4, blue=2, yellow=2))
    assert (totals(p), p.left_in("ausonia")) == ([0, 1, 1, 0], 1)
    p = finish(ausonia(edition, "subterfuge", red=4, blue=2, yellow=1))
    assert (totals(p), p.left_in("ausonia")) == ([0, 3, 0, 0], 0)


@rule("RP-E18")
@pytest.mark.parametrize("edition", SHARING)
def test_subterfuge_tied_for_first(edition: str) -> None:
    """3 and 3 against 1: one token each for the first, one stays, none for the third."""
    p = finish(ausonia(edition, "subterfuge", red=3, blue=3, yellow=1))
    assert (totals(p), p.left_in("ausonia")) == ([1, 1, 0, 0], 1)


@rule("RP-E19")
@pytest.mark.parametrize("edition", SHARING)
def test_subterfuge_with_one_colour_only(edition: str) -> None:
    """3 astronauts and nobody else: no token is taken, all stay."""
    p = finish(ausonia(edition, "subterfuge", red=3))
    assert (totals(p), p.left_in("ausonia")) == ([0, 0, 0, 0], 3)


# Good and bad.


@rule("RP-9.32")
@pytest.mark.parametrize("edition", ALL)
def test_discoveries_add_no_tokens_to_an_unexplored_region(edition: str) -> None:
    """A rich vein in an unexplored region and Synergy beside it give nothing; explored, it yields 3 + 2 + 1."""
    p = Position(edition, 4).attach("ausonia", "rich_vein").attach("vastitas_borealis", "synergy")
    unexplored = finish(p.clone())
    assert laid(unexplored) == {} and unexplored.left_in("ausonia") == 0
    assert laid(finish(p.explore("ausonia", "ice"))) == {"ausonia": 6}


@rule("RP-9.33")
@pytest.mark.parametrize("edition", SHARING)
def test_discoveries_are_good_or_bad_for_those_present_or_for_the_region(edition: str) -> None:
    """Radiation costs those present 3 points, lichens give the leader 4, a rich vein adds 2 tokens to its region."""
    p = Position(edition, 4).attach("ausonia", "radiation").stand("ausonia", red=1, blue=2)
    p.attach("mare_tyrrhenum", "lichens").stand("mare_tyrrhenum", yellow=2, blue=1)
    finish(p.attach("sinus_sabaeus", "rich_vein").explore("sinus_sabaeus", "ice"))
    scored = {event.parts["colour"]: event.parts["points"] for event in p.news(None, "DiscoveryScored")}
    assert scored == {p.colour("red"): -3, p.colour("blue"): -3, p.colour("yellow"): 4}
    assert laid(p) == {"sinus_sabaeus": 5}
