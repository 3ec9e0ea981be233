"""House rules for event cards, production, scoring and two players: each switch with both its values."""

from __future__ import annotations

import pytest

from ecliptic.core.errors import SetupProblem
from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

ALL = ("2005", "2015", "2025")
NEWER = ("2015", "2025")


def skip_round(p: Position) -> Position:
    """All choose Travel Agents and find no ship; what follows the round follows."""
    return p.ships().choose(*["travel_agent"] * p.s.seats)


def cover_outer_regions(p: Position) -> int:
    """A discovery at each outer region; the number of one that is still in the deck."""
    outer = [region.id for region in p.box.regions if region.kind == "outer"]
    for number, region in enumerate(outer):
        p.attach(region, p.s.edition.first_discovery + number)
    return p.s.edition.first_discovery + len(outer)


@rule("RP-Q41")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize(("splits", "shares"), [(True, (1, 1, 0)), (False, (0, 0, 2))])
def test_splits_ties_shares_the_tokens_among_the_tied(edition: str, splits: bool, shares: tuple[int, ...]) -> None:
    """By default 2005 leaves the two tokens of round 8 where they are; the later editions give one to each."""
    assert REDPLANET.rules(edition, 3).switches["splits_ties"] is (edition != "2005")
    p = Position(edition, 3, splits_ties=splits).round(8).explore("hellas", "ice").stand("hellas", red=1, blue=1)
    skip_round(p)
    assert (p.tokens("red")["ice"], p.tokens("blue")["ice"], p.left_in("hellas")) == shares


@rule("RP-Q34", "RP-Q31")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("returns", [False, True])
def test_discards_return_when_the_event_deck_is_empty(edition: str, returns: bool) -> None:
    """Red's discovery is discarded and was the last card; by default blue can only look, with the switch blue draws."""
    p = Position(edition, 3, discards_return=returns).ships().first("red")
    extra = cover_outer_regions(p)
    p.no_events().top_event(extra).choose("scientist", "scientist", "pilot").act(0, "draw").act(0, "look", "ausonia")
    assert p.asked() == (1, "LookOrDraw") and p.s.place[extra] == t.DISCARDED
    refusal = p.why_not(1, "draw")
    assert (refusal is None) is returns
    if refusal is None:
        p.act(1, "draw")
        assert p.news(1, "DiscoveryDiscarded")[-1].parts == {"colour": 1, "card": extra}
    else:
        assert refusal.reason == "deck-empty"


@rule("RP-Q32")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("draws", [True, False])
def test_draws_when_covered_allows_drawing_though_every_outer_region_has_a_discovery(edition: str, draws: bool) -> None:
    """By default a mission can still be drawn and kept; without the switch only looking is possible."""
    p = Position(edition, 3, draws_when_covered=draws).ships()
    cover_outer_regions(p)
    p.top_event("fallen_heroes").choose("scientist", "pilot", "pilot")
    refusal = p.why_not(0, "draw")
    assert (refusal is None) is draws
    if refusal is None:
        p.act(0, "draw")
        assert p.s.is_held(p.card("fallen_heroes"), 0)
    else:
        assert (refusal.reason, refusal.rule) == ("all-covered", "RP-Q32")


@rule("RP-Q39")
@pytest.mark.parametrize("edition", NEWER)
@pytest.mark.parametrize(("most", "moved"), [(0, 3), (1, 1), (2, 2), (5, 5), (9, 6)])
def test_drop_most_limits_how_many_leave_phobos_with_the_soldier(edition: str, most: int, moved: int) -> None:
    """By default (0) three, as the card says; any other number is the limit, if so many stand there."""
    p = Position(edition, 3, drop_most=most).ships().stand("phobos", red=6).stand("ausonia", blue=1)
    p.choose("soldier", "travel_agent", "travel_agent").act(0, "kill_at", "ausonia")
    while p.asked() == (0, "DropTo"):
        p.act(0, "drop", "hellas")
    assert (p.present("hellas", "red"), p.present("phobos", "red")) == (moved, 6 - moved)


@rule("RP-Q48")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize(("keeps", "taken"), [(False, 2), (True, 0)])
def test_cave_in_keeps_leftovers_from_being_awarded(edition: str, keeps: bool, taken: int) -> None:
    """By default the two tokens that lay there are taken; with the switch nobody gets them. No new ones either way."""
    p = Position(edition, 3, cave_in_keeps_leftovers=keeps).round(10).attach("ausonia", "cave_in")
    p.explore("ausonia", "ice").pool("ausonia", ice=2).stand("ausonia", red=1)
    skip_round(p)
    assert p.tokens("red")["ice"] == taken


@rule("RP-Q51")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize(("counts", "scores"), [(False, [0, 0, 0]), (True, [6 + 3, 3, 3])])
def test_zero_is_most_when_nobody_has_any(edition: str, counts: bool, scores: list[int]) -> None:
    """By default nobody has the most of nothing; with the switch all tie for lost astronauts and for ice."""
    p = Position(edition, 3, zero_is_most=counts).round(10).start_mission(0, "fallen_heroes")
    skip_round(p.start_mission(1, "wide_settlement").start_mission(2, "broad_portfolio"))
    assert [p.score(colour) for colour in ("red", "blue", "yellow")] == scores


@rule("RP-Q56")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize(("stops", "score"), [(False, -3), (True, 0)])
def test_scores_stop_at_zero_or_go_below(edition: str, stops: bool, score: int) -> None:
    """By default red ends with minus three from Radiation; with the switch with zero."""
    p = Position(edition, 3, scores_stop_at_zero=stops).round(10).start_mission(0, "fallen_heroes")
    skip_round(p.attach("ausonia", "radiation").stand("ausonia", red=1))
    assert p.score("red") == score


@rule("RP-Q58")
@pytest.mark.parametrize("edition", NEWER)
@pytest.mark.parametrize(("leads", "starts"), [(True, {0, 1, 2, 3}), (False, {0, 3})])
def test_neutral_may_lead_or_leaves_it_to_its_controller(edition: str, leads: bool, starts: set[int]) -> None:
    """By default a neutral colour can be first, at the start and by resolving last; else its controller's main is."""
    games = [Position(edition, 2, seed, as_dealt=True, neutral_may_lead=leads) for seed in range(40)]
    assert {p.s.first for p in games} == starts
    for p in games:
        leftmost = next(colour for colour in range(4) if p.aboard(0, colour))
        assert p.s.owner(leftmost) == p.s.owner(p.s.first)
    p = Position(edition, 2, neutral_may_lead=leads).first("red").ships()
    p.neutral("blue", "travel_agent").neutral("yellow", "pilot").choose("secret_agent", "saboteur")
    assert p.s.round == 2 and p.s.first == p.colour("yellow" if leads else "green")


@rule("RP-Q60")
@pytest.mark.parametrize("edition", NEWER)
@pytest.mark.parametrize("declines", [True, False])
def test_neutral_may_decline_to_attach_a_discovery(edition: str, declines: bool) -> None:
    """By default it may go to the box; without the switch it must be attached, while missions are boxed as ever."""
    p = Position(edition, 2, neutral_may_decline=declines).ships().top_event("lichens")
    p.neutral("blue", "scientist").neutral("yellow", "travel_agent")
    mission = p.clone().top_event("fallen_heroes").choose("pilot", "pilot")
    assert mission.options(0) == [("box", 0)]
    p.choose("pilot", "pilot")
    refusal = p.why_not(0, "box")
    assert (refusal is None) is declines and "ausonia" in p.things("attach")
    assert refusal is None or (refusal.reason, refusal.rule) == ("must-attach", "RP-9.11")


@rule("RP-Q39", "RP-Q58", "RP-Q60")
@pytest.mark.parametrize("switch", ["drop_most", "neutral_may_lead", "neutral_may_decline"])
def test_switches_on_phobos_and_neutral_colours_do_not_exist_in_the_first_edition(switch: str) -> None:
    """It has neither."""
    with pytest.raises(SetupProblem):
        REDPLANET.rules("2005", 3, {switch: 1 if switch == "drop_most" else False})
