"""Chapter 1: point tokens and event cards."""

from __future__ import annotations

from collections import Counter

import pytest

from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.box.contents import Action, Discovery, Mission
from ecliptic.games.redplanet.box.tables import events
from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.games.redplanet.names import COLOUR_NAMES, RESOURCES
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

ALL = ("2005", "2015", "2025")
WITH_PHOBOS = ("2015", "2025")


def card_counts(p: Position) -> tuple[int, int, int]:
    """How many missions, discoveries and actions the event cards are."""
    kinds = Counter(type(card) for card in events(p.box))
    return kinds[Mission], kinds[Discovery], kinds[Action]


def final_rows(p: Position, source: str) -> dict[str, dict[int, int]]:
    """Points from one source in the final scoring, by colour and by what they come from."""
    rows: dict[str, dict[int, int]] = {}
    for row in REDPLANET.scores(p.s):
        if row["source"] == source:
            rows.setdefault(COLOUR_NAMES[row["colour"]], {})[row["of"]] = row["points"]
    return rows


def pays_for_ice(p: Position) -> list[str]:
    """Missions among the event cards that are about having the most ice."""
    return [card.id for card in p.box.missions if card.condition == "most_tokens" and card.resource == "ice"]


@rule("RP-1.15", "RP-1.16")
@pytest.mark.parametrize(("edition", "mix"), [("2005", (46, 27, 27)), ("2015", (40, 23, 23)), ("2025", (40, 23, 23))])
def test_point_tokens(edition: str, mix: tuple[int, int, int]) -> None:
    """86 point tokens, or 100 in the first edition."""
    points = Position(edition, 3).box.resources.points
    assert (points.ice, points.sylvanite, points.celerium) == mix
    assert sum(mix) == (100 if edition == "2005" else 86)


@rule("RP-1.17")
@pytest.mark.parametrize("edition", ALL)
def test_each_kind_of_point_token_has_one_value(edition: str) -> None:
    """In the final scoring an ice token counts 1, a sylvanite token 2 and a celerium token 3, however many one has."""
    p = Position(edition, 3).round(10)
    p.own("red", ice=1).own("blue", sylvanite=1).own("yellow", celerium=1, ice=5, sylvanite=4).quiet_round()
    assert p.s.over
    points = final_rows(p, "tokens")
    assert points["red"] == {t.ICE: 1, t.SYLVANITE: 0, t.CELERIUM: 0}
    assert points["blue"] == {t.ICE: 0, t.SYLVANITE: 2, t.CELERIUM: 0}
    assert points["yellow"] == {t.ICE: 5, t.SYLVANITE: 8, t.CELERIUM: 3}


@rule("RP-1.18")
@pytest.mark.parametrize("edition", ALL)
def test_production_never_runs_out_of_point_tokens(edition: str) -> None:
    """When every point token of the box is in somebody's hands, regions yield as before."""
    p = Position(edition, 3).round(8)
    points = p.box.resources.points
    p.own("blue", ice=points.ice, sylvanite=points.sylvanite, celerium=points.celerium)
    for region, resource in zip(("hellas", "ausonia", "mare_tyrrhenum"), RESOURCES, strict=True):
        p.explore(region, resource).stand(region, red=1)
    p.ships().choose("travel_agent", "travel_agent", "travel_agent")
    assert p.tokens("red") == {"ice": 2, "sylvanite": 2, "celerium": 2}


@rule("RP-1.18")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_a_card_never_runs_out_of_point_tokens(edition: str) -> None:
    """With all 40 ice tokens owned, Blocks of Ice still gives three."""
    p = Position(edition, 3).round(10).own("blue", ice=40).hold(0, "blocks_of_ice").ships()
    p.choose("travel_agent", "travel_agent", "travel_agent")
    while not p.things("play"):
        p.act(0, "pass")
    p.act(0, "play", "blocks_of_ice")
    assert (p.tokens("red")["ice"], p.tokens("blue")["ice"]) == (3, 40)


@rule("RP-1.19")
def test_event_cards_of_2025() -> None:
    """29 event cards: 12 missions, 13 discoveries, 4 actions; Ice Monopoly is none of them."""
    p = Position("2025", 3)
    assert card_counts(p) == (12, 13, 4)
    assert p.s.edition.events == 29
    assert pays_for_ice(p) == []


@rule("RP-1.20")
def test_event_cards_of_2015() -> None:
    """30 cards: 13 missions, of which one is global and never shuffled in (RP-Q2), 13 discoveries, 4 actions."""
    p = Position("2015", 3)
    missions, discoveries, actions = card_counts(p)
    assert (missions + 1, discoveries, actions) == (13, 13, 4)
    assert p.s.edition.events + 1 == 30
    assert pays_for_ice(p) == []


@rule("RP-1.21", "RP-1.22")
def test_event_cards_of_2005() -> None:
    """24 event cards of two kinds only; whoever holds a drawn card is never asked for an action."""
    p = Position("2005", 3).hold(0, "land_baron").ships()
    assert card_counts(p) == (13, 11, 0)
    assert p.s.edition.events == 24
    p.choose("travel_agent", "travel_agent", "travel_agent")
    assert (p.s.round, p.asked()) == (2, (0, "ChooseCharacter"))


@rule("RP-1.22", "RP-1.23")
def test_the_ice_bonus_of_2005_is_no_card() -> None:
    """No card of the box pays for most ice, and yet most ice gives 9 points."""
    p = Position("2005", 3).round(10).own("red", ice=2).own("blue", ice=1)
    assert pays_for_ice(p) == []
    p.quiet_round()
    assert {colour: sum(row.values()) for colour, row in final_rows(p, "ice").items()} == {
        "red": 9,
        "blue": 0,
        "yellow": 0,
    }


@rule("RP-1.19", "RP-1.20")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_the_global_mission_pays_although_nobody_can_draw_it(edition: str) -> None:
    """Ice Monopoly is in force with the whole event deck gone."""
    p = Position(edition, 3).round(10).no_events().own("yellow", ice=1).quiet_round()
    assert sum(final_rows(p, "ice")["yellow"].values()) == 9
