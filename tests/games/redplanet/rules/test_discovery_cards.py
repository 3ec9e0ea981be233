"""Every discovery card of every edition: what it does on the map, with the numbers of the edition files."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.games.redplanet.names import RESOURCES
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

Row = dict[str, Any]
COLOURS = ("red", "blue", "yellow")
MOMENTS = {"reveal": t.AT_REVEAL, "production": t.AT_PRODUCTION, "final": t.AT_SCORING}


def cards_of(edition: str) -> list[tuple[int, Row]]:
    """The discoveries of an edition file, each as often as it is in the box, with their numbers."""
    text = (files("ecliptic.games.redplanet.box") / "editions" / f"{edition}.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    copies = [row for row in data["discoveries"] for _ in range(row.get("count", 1))]
    return list(enumerate(copies, start=len(data["missions"])))


CARDS = [(edition, number, row) for edition in ("2005", "2015", "2025") for number, row in cards_of(edition)]
TESTED: set[str] = set()


def every_card(effect: str) -> pytest.MarkDecorator:
    """All cards with this effect."""
    TESTED.add(effect)
    chosen = [(edition, number, row) for edition, number, row in CARDS if row["effect"] == effect]
    ids = [f"{edition}-{row['id']}-{number}" for edition, number, row in chosen]
    return pytest.mark.parametrize(("edition", "number", "row"), chosen, ids=ids)


def finish(p: Position) -> Position:
    """Play round 10, in which nobody can do anything, and what follows it up to the next decision."""
    p.round(10).ships()
    p.choose(*["recruiter"] * p.s.seats)
    assert REDPLANET.invariants(p.s) == []
    return p


def ausonia(edition: str, number: int, **standing: int) -> Position:
    """Ausonia is explored and yields sylvanite; the card lies there."""
    return Position(edition, 3).explore("ausonia", "sylvanite").attach("ausonia", number).stand("ausonia", **standing)


def totals(p: Position) -> list[int]:
    """Point tokens of every colour."""
    return [sum(p.tokens(colour).values()) for colour in COLOURS]


def laid(p: Position) -> dict[str, tuple[int, str]]:
    """New tokens of the last production: how many of what, by region."""
    parts = [{name: int(value or 0) for name, value in e.parts.items()} for e in p.news(None, "TokensLaid")]
    return {p.regions[each["region"]]: (each["count"], RESOURCES[each["resource"]]) for each in parts}


def scored(p: Position) -> dict[str, int]:
    """Points that discoveries gave, by colour."""
    events = p.news(None, "DiscoveryScored")
    return {COLOURS[int(event.parts["colour"] or 0)]: int(event.parts["points"] or 0) for event in events}


def neighbours(p: Position, region: str) -> list[str]:
    """Adjacent regions."""
    return [other for other in p.regions if p.s.edition.are_adjacent(p.region(region), p.region(other))]


@rule("RP-9.17", "RP-9.18")
def test_every_card_says_when_it_acts_and_is_tested_here() -> None:
    """The moments are those of the edition files, and no card has an effect without a test below."""
    assert [sum(edition == each for each, _, _ in CARDS) for edition in ("2005", "2015", "2025")] == [11, 13, 13]
    for edition, number, row in CARDS:
        p = Position(edition, 3)
        assert (p.events[number], p.s.edition.timing[number]) == (row["id"], MOMENTS[row["timing"]])
        assert row["effect"] in TESTED


# In the reveal phase.


@rule("RP-9.18")
@every_card("none")
def test_nothing_there(edition: str, number: int, row: Row) -> None:
    """The card is turned up, and the game ends as it would have without it."""
    with_card = finish(ausonia(edition, number, red=2, blue=1))
    without = finish(Position(edition, 3).explore("ausonia", "sylvanite").stand("ausonia", red=2, blue=1))
    assert [event.parts["card"] for event in with_card.news(None, "DiscoveryRevealed")] == [number]
    for name in ("owned", "present", "lost", "pool", "score"):
        assert list(getattr(with_card.s, name)) == list(getattr(without.s, name)), row["id"]


@rule("RP-9.33", "RP-9.18")
@every_card("each_color_loses")
def test_each_colour_present_loses_astronauts(edition: str, number: int, row: Row) -> None:
    """They are lost; nobody loses more than stand there, and nobody elsewhere loses any."""
    count = row["astronauts"]
    p = finish(ausonia(edition, number, red=count + 2, blue=1).stand("hellas", yellow=3))
    assert [p.present("ausonia", colour) for colour in ("red", "blue")] == [2, 0]
    assert [p.lost(colour) for colour in COLOURS] == [count, 1, 0]
    assert p.present("hellas", "yellow") == 3 and totals(p) == [3, 0, 0]


@rule("RP-9.33")
@every_card("set_resource")
def test_the_region_yields_another_resource(edition: str, number: int, row: Row) -> None:
    """In the third production already; unexplored it stays unexplored and yields nothing."""
    p = finish(ausonia(edition, number, red=1))
    assert row["resource"] != "sylvanite" and laid(p) == {"ausonia": (3, row["resource"])}
    assert p.tokens("red")[row["resource"]] == 3 == sum(totals(p))
    p = finish(Position(edition, 3).attach("ausonia", number))
    assert laid(p) == {} and not p.is_explored("ausonia")


@rule("RP-9.33")
@every_card("swap_with_unused_resource")
def test_the_resource_token_is_changed_for_the_one_left_over(edition: str, number: int, row: Row) -> None:
    """A face-up one changes what the region yields, and all know both; a face-down one stays face down."""
    p = Position(edition, 3).attach("ausonia", number).stand("ausonia", red=1)
    left_over = RESOURCES[p.s.unused]
    shown = next(kind for kind in RESOURCES if kind != left_over)
    hidden, was = p.clone(), p.s.resource[p.region("ausonia")]
    finish(p.explore("ausonia", shown))
    assert laid(p) == {"ausonia": (3, left_over)} and p.tokens("red")[left_over] == 3
    assert p.view(None).unused == RESOURCES.index(shown)
    finish(hidden)
    assert laid(hidden) == {} and not hidden.is_explored("ausonia"), row["id"]
    assert (hidden.s.resource[p.region("ausonia")], hidden.s.unused) == (RESOURCES.index(left_over), was)
    assert hidden.view(None).unused is None and hidden.view(None).regions[p.region("ausonia")].resource is None


@rule("RP-9.33", "RP-9.20")
@every_card("evacuate_to_adjacent")
def test_everybody_moves_out_to_neighbours_of_their_choice(edition: str, number: int, row: Row) -> None:
    """Colour after colour, clockwise from the first player; arrivals explore; nobody stays, and none goes farther."""
    p = finish(ausonia(edition, number, red=1, blue=2, yellow=1).first("yellow"))
    assert p.s.first == p.colour("blue")  # the last of three Recruiters
    targets = neighbours(p, "ausonia")
    for seat, target in ((1, "syrtis_major"), (1, "vastitas_borealis"), (2, "syrtis_major"), (0, "syrtis_major")):
        assert p.asked() == (seat, "EvacuateTo"), row["id"]
        assert p.things("evacuate_to") == targets and "phobos" not in targets
        refusal = p.why_not(seat, "evacuate_to", "sinus_sabaeus")
        assert refusal is not None and refusal.reason == "not-adjacent"
        p.act(seat, "evacuate_to", target)
    assert p.s.over and p.s.population(p.region("ausonia")) == 0
    assert [p.present("syrtis_major", colour) for colour in COLOURS] == [1, 1, 1]
    assert p.present("vastitas_borealis", "blue") == 1
    assert p.is_explored("syrtis_major") and p.is_explored("vastitas_borealis")
    assert sum(p.tokens("blue").values()) == 4  # one of three at Syrtis Major, three of three in the north


@rule("RP-9.33")
@every_card("docked_crew_lands_here")
def test_astronauts_still_docked_land_here(edition: str, number: int, row: Row) -> None:
    """All of them, wherever their ships were bound; the region is explored and they count in the third production."""
    p = Position(edition, 3).attach("ausonia", number).ships("hellas:3", "phobos:4", "mare_tyrrhenum:3").round(10)
    p.crew(0, red=2).crew(1, red=1, blue=2).stand("ausonia", yellow=2).crew(2, yellow=1)
    p.choose("travel_agent", "travel_agent", "travel_agent")
    assert [p.present("ausonia", colour) for colour in COLOURS] == [3, 2, 3], row["id"]
    assert not any(p.s.crew) and REDPLANET.invariants(p.s) == []
    assert not any(p.present(region, colour) for region in ("hellas", "phobos", "mare_tyrrhenum") for colour in COLOURS)
    assert p.is_explored("ausonia") and totals(p) == [1, 0, 1] and p.left_in("ausonia") == 1


# In the third production.


@rule("RP-9.26")
@every_card("parity_filter")
def test_only_even_or_only_odd_groups_count(edition: str, number: int, row: Row) -> None:
    """The largest such group takes the tokens; without one nobody does."""
    groups = {"even": (4, 2, 5), "odd": (3, 1, 4)}[row["counts_only"]]
    p = finish(ausonia(edition, number, red=groups[0], blue=groups[1], yellow=groups[2]))
    assert totals(p) == [3, 0, 0]
    p = finish(ausonia(edition, number, yellow=groups[2]))
    assert (totals(p), p.left_in("ausonia")) == ([0, 0, 0], 3)


@rule("RP-9.23", "RP-9.34")
@every_card("no_production")
def test_no_new_tokens_are_laid_here(edition: str, number: int, row: Row) -> None:
    """What lay there is still awarded, and other regions yield as usual."""
    p = ausonia(edition, number, red=1).pool("ausonia", sylvanite=2).explore("hellas", "ice").stand("hellas", blue=1)
    finish(p)
    assert laid(p) == {"hellas": (3, "ice")}, row["id"]
    assert totals(p) == [2, 3, 0]


@rule("RP-9.22", "RP-9.18")
@every_card("adjacent_bonus")
def test_each_explored_neighbour_yields_more(edition: str, number: int, row: Row) -> None:
    """Its own region, unexplored neighbours and regions farther off do not."""
    p = ausonia(edition, number).explore("syrtis_major", "ice").explore("sinus_sabaeus", "ice").explore("hellas", "ice")
    finish(p)
    extra = row["tokens"]
    assert neighbours(p, "ausonia")[0] == "vastitas_borealis"  # unexplored
    assert laid(p) == {
        "ausonia": (3, "sylvanite"),
        "syrtis_major": (3 + extra, "ice"),
        "hellas": (3 + extra, "ice"),
        "sinus_sabaeus": (3, "ice"),
    }


@rule("RP-9.27", "RP-9.18")
@every_card("second_place_takes")
def test_the_second_largest_group_takes_the_tokens(edition: str, number: int, row: Row) -> None:
    """With a tie for the deciding place the tokens are shared, or in the first edition stay."""
    assert totals(finish(ausonia(edition, number, red=3, blue=2, yellow=1))) == [0, 3, 0], row["id"]
    share = 0 if edition == "2005" else 1
    assert totals(finish(ausonia(edition, number, red=3, blue=1, yellow=1))) == [0, share, share]
    assert totals(finish(ausonia(edition, number, red=2, blue=2, yellow=1))) == [share, share, 0]
    assert totals(finish(ausonia(edition, number, red=2))) == [0, 0, 0]


@rule("RP-9.33", "RP-9.18")
@every_card("extra_tokens")
def test_the_region_yields_more_tokens(edition: str, number: int, row: Row) -> None:
    """Of its own kind, if it is explored, for the leader there."""
    p = finish(ausonia(edition, number, red=1).explore("hellas", "ice"))
    assert laid(p) == {"ausonia": (3 + row["tokens"], "sylvanite"), "hellas": (3, "ice")}
    assert p.tokens("red")["sylvanite"] == 3 + row["tokens"]
    assert laid(finish(Position(edition, 3).attach("ausonia", number))) == {}


# In final scoring.


@rule("RP-9.33", "RP-9.18")
@every_card("leader_points")
def test_each_colour_with_most_here_scores(edition: str, number: int, row: Row) -> None:
    """Alone or tied, in full; nobody else, and nobody where nobody stands."""
    assert scored(finish(ausonia(edition, number, red=2, blue=1))) == {"red": row["points"]}
    tie = finish(ausonia(edition, number, red=2, blue=2, yellow=1))
    assert scored(tie) == {"red": row["points"], "blue": row["points"]}
    assert scored(finish(ausonia(edition, number).stand("hellas", red=2))) == {}


@rule("RP-9.33", "RP-9.18")
@every_card("presence_points")
def test_each_colour_present_scores(edition: str, number: int, row: Row) -> None:
    """Once, however many stand there; it may cost points."""
    p = finish(ausonia(edition, number, red=3, blue=1).stand("hellas", yellow=2))
    assert scored(p) == {"red": row["points"], "blue": row["points"]}
    plain = finish(Position(edition, 3).explore("ausonia", "sylvanite").stand("ausonia", red=3, blue=1))
    assert p.score("red") - plain.score("red") == row["points"]
