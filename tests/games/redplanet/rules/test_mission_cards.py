"""Every mission card of every edition: what it gives when it is met and when not, with the numbers of the files."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import combinations
from typing import Any

import pytest

from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

Row = dict[str, Any]
KINDS = ("ice", "sylvanite", "celerium")


def file_of(edition: str) -> Row:
    """An edition file as plain data."""
    text = (files("ecliptic.games.redplanet.box") / "editions" / f"{edition}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


CARDS = [(edition, row) for edition in ("2005", "2015", "2025") for row in file_of(edition)["missions"]]
TESTED: set[str] = set()


def every_card(condition: str) -> pytest.MarkDecorator:
    """All cards with this condition."""
    TESTED.add(condition)
    chosen = [(edition, row) for edition, row in CARDS if row["condition"] == condition]
    return pytest.mark.parametrize(
        ("edition", "row"), chosen, ids=[f"{edition}-{row['id']}" for edition, row in chosen]
    )


def points(p: Position, row: Row) -> int:
    """Red keeps this mission to the end of the game: what it gives; it is in Red's score and in nobody else's."""
    p.start_mission(0, row["id"]).round(10).ships()
    p.choose(*["recruiter"] * p.s.seats)
    given = [event.parts for event in p.news(None, "MissionScored") if event.parts["card"] == p.card(row["id"])]
    assert [parts["colour"] for parts in given] == [p.colour("red")]
    ice = [int(e.parts["points"] or 0) for e in p.news(None, "IceScored") if e.parts["colour"] == p.colour("red")]
    values = file_of(p.rules.edition)["resources"]["values"]
    tokens = sum(count * int(values[kind]) for kind, count in p.tokens("red").items())
    gained = int(given[0]["points"] or 0)
    assert p.score("red") == gained + tokens + sum(ice)
    return gained


def standing(edition: str, regions: tuple[str, ...], **numbers: int) -> Position:
    """So many astronauts of each colour in each of these regions, which are not explored."""
    p = Position(edition, 3)
    for region in regions:
        p.stand(region, **numbers)
    return p


@rule("RP-10.7", "RP-10.8", "RP-10.9")
@every_card("presence_tiers")
def test_presence_in_some_of_the_regions(edition: str, row: Row) -> None:
    """Points by the number of named regions, whichever they are and however many stand there; 0 for none."""
    for count in range(len(row["regions"]) + 1):
        for chosen in combinations(row["regions"], count):
            wanted = row["tiers"][count - 1] if count else 0
            assert points(standing(edition, chosen, red=1, blue=3), row) == wanted
    others = tuple(region for region in Position(edition, 3).regions if region not in row["regions"])
    assert points(standing(edition, others, red=2), row) == 0


@rule("RP-10.4", "RP-10.5")
@every_card("presence_all")
def test_presence_in_every_one_of_the_regions(edition: str, row: Row) -> None:
    """All its points in all of them, none with one missing, wherever else they stand."""
    assert points(standing(edition, tuple(row["regions"]), red=1, blue=3), row) == row["points"]
    for missing in row["regions"]:
        others = tuple(region for region in Position(edition, 3).regions if region != missing)
        assert points(standing(edition, others, red=2), row) == 0


@rule("RP-10.4", "RP-10.5")
@every_card("presence_count")
def test_presence_in_so_many_regions(edition: str, row: Row) -> None:
    """The highest step reached counts, from no region to all ten; others may stand there too."""
    regions = tuple(Position(edition, 3).regions)
    for count in range(len(regions) + 1):
        wanted = max((prize for needed, prize in row["thresholds"] if needed <= count), default=0)
        assert points(standing(edition, regions[:count], red=1, blue=2), row) == wanted
        assert points(standing(edition, regions[len(regions) - count :], red=2), row) == wanted


@rule("RP-10.10", "RP-10.11")
@every_card("most_total")
def test_most_astronauts_in_the_regions_together(edition: str, row: Row) -> None:
    """Alone or tied all its points; with fewer than another, or with nobody there, none."""
    regions = tuple(row["regions"])
    assert points(standing(edition, regions, red=2, blue=1), row) == row["points"]
    assert points(standing(edition, regions, red=2, blue=2, yellow=2), row) == row["points"]
    assert points(standing(edition, regions, red=2, blue=3), row) == 0
    assert points(Position(edition, 3), row) == 0
    others = tuple(region for region in Position(edition, 3).regions if region not in regions)
    assert points(standing(edition, others, red=2), row) == 0
    first, last = regions[0], regions[-1]  # the sum counts, not each region
    spread = Position(edition, 3).stand(first, red=1, blue=2).stand(last, red=3, blue=2)
    assert points(spread, row) == row["points"]


@rule("RP-10.10", "RP-10.11")
@every_card("most_tokens")
def test_most_tokens_of_a_kind(edition: str, row: Row) -> None:
    """Alone or tied all its points; with fewer than another, or with none, nothing, whatever else one has."""
    kind = row["resource"]
    others = {other: 9 for other in KINDS if other != kind}
    for red, blue, wanted in ((1, 0, row["points"]), (3, 3, row["points"]), (2, 3, 0), (0, 0, 0)):
        p = Position(edition, 3).own("red", **{kind: red}).own("blue", **{kind: blue})
        assert points(p, row) == wanted
    assert points(Position(edition, 3).own("red", **others).own("blue", **{kind: 1}), row) == 0
    assert points(Position(edition, 3).own("red", **others), row) == 0


@rule("RP-10.10", "RP-10.11", "RP-12.11")
@every_card("most_lost")
def test_most_lost_astronauts(edition: str, row: Row) -> None:
    """Alone or tied all its points; with fewer than another, or with none lost, nothing."""
    for red, blue, wanted in ((1, 0, row["points"]), (3, 3, row["points"]), (2, 3, 0), (0, 0, 0)):
        p = Position(edition, 3).reserve("red", 22 - red).reserve("blue", 22 - blue)
        assert [p.lost("red"), p.lost("blue")] == [red, blue]
        assert points(p, row) == wanted


@rule("RP-10.4", "RP-10.5")
@every_card("token_set")
def test_so_many_tokens_of_every_kind(edition: str, row: Row) -> None:
    """Enough of every kind gives all its points, more gives no more, and one short of any kind gives none."""
    enough = dict.fromkeys(KINDS, int(row["min_each"]))
    assert points(Position(edition, 3).own("red", **enough), row) == row["points"]
    assert points(Position(edition, 3).own("red", **dict.fromkeys(KINDS, 9)).own("blue", ice=20), row) == row["points"]
    for kind in KINDS:
        short = dict.fromkeys(KINDS, 9) | {kind: int(row["min_each"]) - 1}
        assert points(Position(edition, 3).own("red", **short), row) == 0


@rule("RP-10.4", "RP-10.5")
@every_card("majority_count")
def test_more_than_anyone_else_in_so_many_regions(edition: str, row: Row) -> None:
    """Enough such regions give all its points; a tie in one of them, or one fewer, gives none."""
    regions = tuple(Position(edition, 3).regions)[: row["min_regions"]]
    assert points(standing(edition, regions, red=2, blue=1, yellow=1), row) == row["points"]
    assert points(standing(edition, regions[1:], red=2, blue=1), row) == 0
    assert points(standing(edition, regions, red=2, blue=1).stand(regions[0], yellow=2), row) == 0
    everywhere = tuple(Position(edition, 3).regions)
    assert points(standing(edition, everywhere, red=2), row) == row["points"]
    assert points(standing(edition, everywhere, red=1, blue=1), row) == 0


@rule("RP-10.4", "RP-10.5")
@every_card("sole_occupant")
def test_each_region_that_is_red_alone(edition: str, row: Row) -> None:
    """So many points for each, up to the most that the card gives; company, however small, spoils it."""
    regions = tuple(Position(edition, 3).regions)
    for count in range(len(regions) + 1):
        wanted = min(count * row["points_each"], row["points_max"])
        p = standing(edition, regions[:count], red=1)
        for region in regions[count:]:
            p.stand(region, red=1, blue=1)
        assert points(p, row) == wanted
    assert points(standing(edition, regions, blue=1), row) == 0


assert {row["condition"] for _, row in CARDS} == TESTED, "a card has a condition without a test"
