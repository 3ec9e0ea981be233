"""What tells how well a colour stands: each feature answers to its name, and to nothing else."""

from __future__ import annotations

import pytest

from ecliptic.core.imagination import OUTLOOK
from ecliptic.core.prospects import ONE, STAGES
from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.games.redplanet.names import COLOUR_NAMES
from tests.games.redplanet.position import Position

NAMES = list(REDPLANET.feature_names)
UNMET = ("celerium_magnate", "sylvanite_magnate", "broad_portfolio")


def quiet(edition: str = "2015", seats: int = 3) -> Position:
    """Nobody is anywhere, and no mission is met."""
    p = Position(edition, seats)
    for seat, mission in enumerate(UNMET[:seats]):
        p.start_mission(seat, mission)
    return p


def rows(p: Position) -> dict[str, dict[str, int]]:
    """By colour and name."""
    found = list(REDPLANET.hints(p.rules.edition).features(p.s))
    size = len(NAMES)
    starts = range(0, len(found), size)
    return {COLOUR_NAMES[n]: dict(zip(NAMES, found[at : at + size], strict=True)) for n, at in enumerate(starts)}


def change(p: Position, before: dict[str, dict[str, int]], colour: str = "red") -> dict[str, int]:
    """The features of a colour that have changed, with what they are now."""
    return {name: value for name, value in rows(p)[colour].items() if value != before[colour][name]}


def test_a_colour_that_has_nothing_has_its_reserve_and_its_characters() -> None:
    """Twenty-two astronauts, nine cards, and what is always there."""
    assert {name: value for name, value in rows(quiet())["red"].items() if value} == {
        "reserve": 2200,
        "characters": 900,
        "always": 100,
    }


def test_tokens_count_with_their_values() -> None:
    """Sylvanite is worth 2 and celerium 3; other colours are not concerned."""
    p = quiet()
    before = rows(p)
    p.own("red", sylvanite=1, celerium=2)
    assert change(p, before)["owned"] == 800
    assert "owned" not in change(p, before, "blue")


@pytest.mark.parametrize(("theirs", "lead"), [(0, 900), (1, 900), (2, 400), (3, 0)])
def test_ice_counts_as_tokens_and_as_a_lead(theirs: int, lead: int) -> None:
    """Nine points for the most, shared by those who tie."""
    p = quiet().own("red", ice=2).own("blue", ice=theirs)
    assert rows(p)["red"]["ice_lead"] == lead
    assert rows(p)["red"]["ice_tokens"] == 200
    assert rows(p)["red"]["owned"] == 200


def test_a_mission_counts_once_it_is_met_and_for_its_owner() -> None:
    """Most celerium: five points to the red one, who holds the card, and none to the blue one."""
    p = quiet()
    p.own("red", celerium=1).own("blue", celerium=1)
    assert [rows(p)[colour]["missions"] for colour in ("red", "blue", "yellow")] == [500, 0, 0]


def test_a_discovery_counts_for_those_who_are_there() -> None:
    """Radiation takes three points from each colour, lichens give four to whoever leads."""
    p = quiet().attach("hellas", "radiation").stand("hellas", red=1)
    assert [rows(p)[colour]["discoveries"] for colour in ("red", "blue")] == [-300, 0]
    p = quiet().attach("hellas", "lichens").stand("hellas", red=1, blue=2)
    assert [rows(p)[colour]["discoveries"] for colour in ("red", "blue")] == [0, 400]


@pytest.mark.parametrize(("productions", "tokens"), [(0, 6), (1, 5), (2, 3), (3, 0)])
def test_an_explored_region_is_a_mine_and_an_unknown_one_a_hope(productions: int, tokens: int) -> None:
    """For all the tokens that are still to come, to the one who is there."""
    mine = quiet().explore("hellas", "celerium").stand("hellas", red=1)
    hope = quiet().stand("hellas", red=1)
    for p in (mine, hope):
        p.s.productions = productions
    assert (rows(mine)["red"]["mines"], rows(mine)["red"]["hopes"]) == (tokens * 300, 0)
    assert (rows(hope)["red"]["mines"], rows(hope)["red"]["hopes"]) == (0, tokens * 170)


def test_tokens_that_lie_in_a_region_count_for_those_who_are_there() -> None:
    """With their values; nobody there, nobody's."""
    p = quiet().pool("hellas", celerium=2, ice=1)
    assert rows(p)["red"]["lying"] == 0
    assert rows(p.stand("hellas", red=1))["red"]["lying"] == 700


def test_who_leads_a_region_takes_nearly_all_of_it() -> None:
    """Two to one make eight to one; those who tie share, and the mere presence counts evenly."""
    p = quiet().pool("hellas", celerium=3).stand("hellas", red=2, blue=1)
    p.s.productions = 3
    red, blue = rows(p)["red"], rows(p)["blue"]
    assert (red["lying"], blue["lying"]) == (800, 100)
    assert (red["presence"], blue["presence"]) == (600, 300)
    assert (red["led"], blue["led"]) == (100, 0)
    tied = rows(p.stand("hellas", red=1))
    assert [tied[colour]["led"] for colour in ("red", "blue", "yellow")] == [100, 100, 0]
    assert tied["red"]["lying"] == tied["blue"]["lying"] == 450


def test_astronauts_are_counted_where_they_are() -> None:
    """On Mars, on ships, in reserve."""
    p = quiet().ships("hellas:4").crew(0, red=2).stand("vastitas_borealis", red=3)
    red = rows(p)["red"]
    assert (red["on_mars"], red["docked"], red["reserve"]) == (300, 200, 1700)
    assert rows(p.reserve("red", 5))["red"]["reserve"] == 500


def test_a_crew_counts_for_where_its_ship_goes_more_so_under_way() -> None:
    """Those who stand there weigh ten, those under way nine, those who wait five."""
    p = quiet().ships("hellas:4").pool("hellas", celerium=1).crew(0, red=1).stand("hellas", blue=1)
    p.s.productions = 3
    assert rows(p)["red"]["presence"] == 300 * 5 // 15
    p.launched(0)
    assert rows(p)["red"]["presence"] == 300 * 9 // 19


def test_a_ship_without_a_destination_goes_nowhere() -> None:
    """Its crew is on board, and that is all."""
    p = quiet().ships("open:3").crew(0, red=2)
    assert change(p, rows(quiet())) == {"docked": 200, "reserve": 2000}


def test_characters_in_hand_are_counted() -> None:
    """Those that were played are not."""
    p = quiet().played("red", "pilot", "soldier")
    assert rows(p)["red"]["characters"] == 700
    assert rows(p)["blue"]["characters"] == 900


@pytest.mark.parametrize("edition", ["2015", "2025"])
def test_in_a_duel_neutral_colours_are_sides(edition: str) -> None:
    """Four rows for two seats; each seat's side is its own colour, and a neutral lead is bad for both."""
    p = Position(edition, 2)
    hints = REDPLANET.hints(edition)
    assert set(rows(p)) == {"red", "blue", "yellow", "green"}
    assert [hints.side(p.s, seat) for seat in range(2)] == [0, 3]
    before = [hints.value(p.s, seat) for seat in range(2)]
    p.own("blue", celerium=5)
    assert all(hints.value(p.s, seat) < before[seat] for seat in range(2))


def test_the_stage_is_the_round() -> None:
    """Of ten; the last is the end."""
    p = quiet()
    stages = [int(REDPLANET.hints("2015").stage(p.round(number).s)) for number in range(11)]
    assert stages == [2 * number for number in range(11)]
    assert stages[-1] == STAGES


def test_a_look_ahead_takes_stock_after_a_round_and_after_a_production() -> None:
    """Neither looks like the other."""
    p, hints = quiet(), REDPLANET.hints("2015")
    seen = set()
    for number, productions in ((1, 0), (2, 0), (5, 0), (5, 1), (6, 1), (8, 1), (8, 2), (10, 2), (10, 3)):
        p.round(number).s.productions = productions
        seen.add(int(hints.horizon(p.s)))
    assert len(seen) == 9


def test_a_tied_victory_is_shared() -> None:
    """Half each; neutral colours that win leave nothing to anybody."""
    p, hints = quiet(), REDPLANET.hints("2015")
    p.s.winners[0] = p.s.winners[2] = 1
    assert list(hints.victory(p.s)) == [ONE // 2, 0, ONE // 2]
    assert sum(hints.victory(Position("2015", 2).s)) == 0


def test_two_colours_that_change_places_change_values() -> None:
    """All that one had the other has."""
    worths = []
    for red, blue in (("red", "blue"), ("blue", "red")):
        p = quiet().explore("hellas", "celerium").ships("hellas:4", "ausonia:4").pool("hellas", ice=2)
        p.stand("hellas", **{red: 2, blue: 1}).crew(0, **{red: 1}).crew(1, **{blue: 2})
        p.own(red, ice=2).own(blue, ice=1).played(red, "pilot").played(blue, "soldier", "explorer")
        worths.append(list(REDPLANET.hints("2015").outlook(p.s)))
    size = int(OUTLOOK)
    one, other = worths
    assert one[:size] == other[size : 2 * size]
    assert one[size : 2 * size] == other[:size]
    assert one[2 * size :] == other[2 * size :]
    assert one[0] > one[size]
