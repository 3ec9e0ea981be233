"""Chapter 8: production phases."""

from __future__ import annotations

import random

import pytest

from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

ALL = ("2005", "2015", "2025")
SHARING = ("2015", "2025")
COLOURS = ("red", "blue", "yellow", "green", "violet", "white")


def produce(p: Position, phase: int) -> Position:
    """Play the round before this production, in which nobody can do anything, and the production."""
    p.round((5, 8, 10)[phase - 1]).ships()
    return p.choose(*["recruiter"] * p.s.seats)


def total(p: Position, colour: str) -> int:
    """Point tokens of a colour, whatever their kind."""
    return sum(p.tokens(colour).values())


# What is produced.


@rule("RP-8.1")
@pytest.mark.parametrize("edition", ALL)
def test_production_follows_rounds_5_8_and_10_and_the_last_one_follows_the_reveal_phase(edition: str) -> None:
    """Ten rounds have exactly three productions, and discoveries are revealed before the third."""
    p = Position(edition, 3).attach("ausonia", "lichens")
    for number in range(1, 11):
        p.round(number).ships().choose("recruiter", "recruiter", "recruiter")
    told = [event for event in p.news(None) if event.name in ("RoundStarted", "ProductionStarted", "DiscoveryRevealed")]
    order = [event.parts.get("round") or event.parts.get("phase") or event.name for event in told]
    assert order == [1, 2, 3, 4, 5, 1, 6, 7, 8, 2, 9, 10, "DiscoveryRevealed", 3]
    assert [event.name for event in told].count("ProductionStarted") == 3


@rule("RP-8.2", "RP-8.5")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_each_producing_region_yields_as_many_tokens_of_its_kind_as_the_phase_says(edition: str, phase: int) -> None:
    """1, 2 or 3 tokens for each region, and no token of another kind."""
    p = Position(edition, 3).stand("hellas", red=1).stand("ausonia", blue=1).stand("mare_tyrrhenum", yellow=1)
    p.explore("hellas", "ice").explore("ausonia", "sylvanite").explore("mare_tyrrhenum", "celerium")
    produce(p, phase)
    assert p.tokens("red") == {"ice": phase, "sylvanite": 0, "celerium": 0}
    assert p.tokens("blue") == {"ice": 0, "sylvanite": phase, "celerium": 0}
    assert p.tokens("yellow") == {"ice": 0, "sylvanite": 0, "celerium": phase}


@rule("RP-E15")
@pytest.mark.parametrize("edition", SHARING)
def test_a_lone_leader_gains_1_then_2_then_3_tokens(edition: str) -> None:
    """The gains of the three phases, one after the other."""
    p = Position(edition, 3).explore("hellas", "sylvanite").stand("hellas", red=2, blue=1)
    gained = []
    for phase in (1, 2, 3):
        before = p.tokens("red")["sylvanite"]
        gained.append(produce(p, phase).tokens("red")["sylvanite"] - before)
    assert gained == [1, 2, 3]
    assert total(p, "red") == 6 and total(p, "blue") == 0


@rule("RP-8.3")
@pytest.mark.parametrize("edition", SHARING)
def test_exactly_the_regions_whose_resource_token_is_face_up_produce(edition: str) -> None:
    """A face-down token yields nothing, although every region has one."""
    p = Position(edition, 3).explore("hellas", "ice").explore("phobos", "celerium")
    assert all(kind >= 0 for kind in p.s.resource)
    produce(p, 1)
    assert {event.parts["region"] for event in p.news(None, "TokensLaid")} == {p.region("hellas"), p.region("phobos")}
    assert [region for region in p.regions if p.left_in(region)] == [r for r in p.regions if r in ("hellas", "phobos")]


@rule("RP-8.4")
def test_exactly_the_areas_that_have_a_resource_token_produce() -> None:
    """Areas without a token yield nothing."""
    p = Position("2005", 3).explore("hellas", "ice").explore("arabia", "celerium")
    produce(p, 1)
    assert {event.parts["region"] for event in p.news(None, "TokensLaid")} == {p.region("hellas"), p.region("arabia")}
    assert [region for region in p.regions if p.left_in(region)] == ["hellas", "arabia"]


@rule("RP-8.6")
@pytest.mark.parametrize("edition", ALL)
def test_nothing_is_saved_up_for_a_region_that_is_explored_late(edition: str) -> None:
    """A region explored after the first production yields the 2 tokens of the second and no more."""
    p = produce(Position(edition, 3), 1)
    assert p.left_in("hellas") == 0
    produce(p.explore("hellas", "ice").stand("hellas", red=1), 2)
    assert p.tokens("red")["ice"] == 2 and p.left_in("hellas") == 0


@rule("RP-8.7")
@pytest.mark.parametrize("edition", SHARING)
def test_phobos_produces_like_any_other_region(edition: str) -> None:
    """Explored, it yields to its leader."""
    p = produce(Position(edition, 3).explore("phobos", "celerium").stand("phobos", red=2, blue=1), 2)
    assert (p.tokens("red")["celerium"], total(p, "blue")) == (2, 0)


@rule("RP-8.8")
@pytest.mark.parametrize("edition", SHARING)
def test_new_tokens_join_those_left_and_all_are_awarded_together(edition: str) -> None:
    """Two tied colours share 3 left tokens and a new one as 4, not as 3 and 1; a lone leader takes all."""
    p = Position(edition, 3).explore("hellas", "ice").pool("hellas", ice=3).stand("hellas", red=1, blue=1)
    produce(p, 1)
    assert (p.tokens("red")["ice"], p.tokens("blue")["ice"], p.left_in("hellas")) == (2, 2, 0)
    p = produce(Position(edition, 3).explore("hellas", "ice").pool("hellas", ice=4).stand("hellas", red=1), 1)
    assert (p.tokens("red")["ice"], p.left_in("hellas")) == (5, 0)


@rule("RP-8.9")
@pytest.mark.parametrize(("phase", "taken"), [(2, 3), (3, 6)])
def test_in_the_second_and_third_production_the_tokens_left_are_awarded_with_the_new_ones(
    phase: int, taken: int
) -> None:
    """A tie leaves the tokens of the earlier productions; who leads alone later takes them all."""
    p = Position("2005", 3).explore("hellas", "ice").stand("hellas", red=1, blue=1)
    for earlier in range(1, phase):
        produce(p, earlier)
    produce(p.stand("hellas", red=2), phase)
    assert (p.tokens("red")["ice"], total(p, "blue"), p.left_in("hellas")) == (taken, 0, 0)


# Who receives it, whatever the edition.


@rule("RP-8.10")
@pytest.mark.parametrize("edition", ALL)
def test_the_colour_with_strictly_most_astronauts_takes_the_whole_pool(edition: str) -> None:
    """One more astronaut than the others is enough for all the tokens."""
    p = Position(edition, 3).explore("hellas", "ice").pool("hellas", ice=4).stand("hellas", red=2, blue=3, yellow=2)
    produce(p, 1)
    assert [total(p, colour) for colour in COLOURS[:3]] == [0, 5, 0]
    assert p.left_in("hellas") == 0


@rule("RP-8.17", "RP-8.18")
@pytest.mark.parametrize("edition", ALL)
def test_whoever_is_absent_or_not_among_the_leaders_takes_nothing(edition: str) -> None:
    """In random games each colour that takes tokens stands there, and leads unless a discovery says otherwise."""
    taken = 0
    for seed in range(25):
        p, rng = Position(edition, 3, seed), random.Random(seed)
        while not p.s.over:
            seen = len(p.s.news or [])
            p.s.act(p.s.asked, rng.choice(list(p.s.legal)))
            for event in (REDPLANET.seen(item, None) for item in (p.s.news or [])[seen:]):
                if event.name == "TokensTaken":
                    region, colour = int(event.parts["region"] or 0), int(event.parts["colour"] or 0)
                    taken += 1
                    assert p.present(region, colour) > 0
                    most = max(p.present(region, other) for other in range(p.s.colours))
                    assert p.present(region, colour) == most or (p.s.shown and p.s.attached[region] >= 0)
    assert taken > 100


@rule("RP-8.17", "RP-8.18")
@pytest.mark.parametrize("edition", ALL)
def test_an_absent_colour_and_a_second_place_take_nothing_even_when_the_leaders_leave_tokens(edition: str) -> None:
    """What two tied leaders cannot share goes to nobody else."""
    p = Position(edition, 4).explore("hellas", "ice").stand("hellas", red=3, blue=3, yellow=2)
    produce(p, 1)
    assert (total(p, "yellow"), total(p, "green"), p.left_in("hellas")) == (0, 0, 1)


@rule("RP-8.19")
@pytest.mark.parametrize("edition", ALL)
def test_astronauts_on_ships_and_lost_ones_do_not_count(edition: str) -> None:
    """One astronaut in the region beats many that are lost or on board a ship bound for it."""
    p = Position(edition, 3).explore("hellas", "ice").stand("hellas", blue=1).round(5)
    p.ships("hellas:5", "", "").crew(0, red=3).reserve("red", 5)
    p.choose("travel_agent", "travel_agent", "travel_agent")
    assert (p.aboard(0, "red"), p.lost("red"), p.s.productions) == (3, 14, 1)
    assert (total(p, "red"), p.tokens("blue")["ice"]) == (0, 1)


@rule("RP-8.20")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_production_removes_no_astronaut(edition: str, phase: int) -> None:
    """Winners and losers of a region stand there as before."""
    p = Position(edition, 3).explore("hellas", "ice").stand("hellas", red=3, blue=1).stand("ausonia", yellow=2)
    before = list(p.s.present)
    produce(p, phase)
    assert total(p, "red") > 0 and list(p.s.present) == before


TABLE: dict[str, tuple[str, int, dict[str, int]]] = {  # region: its resource, tokens left there, who stands there
    "vastitas_borealis": ("ice", 1, {"red": 2, "blue": 2}),
    "ausonia": ("sylvanite", 0, {"red": 1, "yellow": 1, "blue": 1}),
    "hellas": ("celerium", 2, {"yellow": 1}),
    "sinus_sabaeus": ("ice", 3, {}),
    "syrtis_major": ("celerium", 1, {"blue": 4, "red": 4, "yellow": 1}),
}


def laid(p: Position, *regions: str) -> Position:
    """Lay out these regions of the table above."""
    for region in regions:
        resource, left, standing = TABLE[region]
        p.explore(region, resource).pool(region, **{resource: left}).stand(region, **standing)
    return p


@rule("RP-8.21")
@pytest.mark.parametrize("edition", ALL)
def test_regions_are_independent_and_their_order_makes_no_difference(edition: str) -> None:
    """All regions together give what each gives alone, also when they are handled in the reverse order."""
    rows = [{"id": region.id, "kind": region.kind} for region in reversed(Position(edition, 3).box.regions)]
    together = produce(laid(Position(edition, 3), *TABLE), 2)
    reverse = produce(laid(Position(edition, 3, corrections={"edition": edition, "regions": rows}), *TABLE), 2)
    alone = [produce(laid(Position(edition, 3), region), 2) for region in TABLE]
    assert reverse.regions == together.regions[::-1]
    assert total(together, "yellow") > 0
    for colour in COLOURS[:3]:
        assert together.tokens(colour) == reverse.tokens(colour)
        assert total(together, colour) == sum(total(single, colour) for single in alone)
    for region, single in zip(TABLE, alone, strict=True):
        assert together.left_in(region) == reverse.left_in(region) == single.left_in(region)


@rule("RP-8.22")
@pytest.mark.parametrize("edition", ALL)
def test_tokens_won_are_never_lost(edition: str) -> None:
    """In random games no colour ever has fewer tokens of a kind than before."""
    for seed in range(15):
        p, rng = Position(edition, 4, seed), random.Random(seed)
        owned = list(p.s.owned)
        while not p.s.over:
            p.s.act(p.s.asked, rng.choice(list(p.s.legal)))
            assert all(now >= before for now, before in zip(p.s.owned, owned, strict=True))
            owned = list(p.s.owned)
        assert sum(owned) > 0
