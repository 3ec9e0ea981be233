"""A second scorer, plain and slow, written from the rules alone; it must agree with the engine on finished games.

It works on what everybody sees when a game is over, and on the edition files, both as plain data. Chapters 9, 10, 13
and 14c of the rules are all it knows.
"""

from __future__ import annotations

import random
import tomllib
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from ecliptic.core.setup import Setup
from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.games.redplanet.names import COLOUR_NAMES, RESOURCES
from ecliptic.games.redplanet.state import RedPlanet
from tests.games.redplanet.position import Position

Data = dict[str, Any]
TABLES = [("2005", seats) for seats in (3, 4, 5)] + [
    (year, seats) for year in ("2015", "2025") for seats in range(2, 7)
]
MISSION_OF_SEAT, DISCOVERY_AT_REGION = 10, 40  # a card's place in a view: this plus the seat, or plus the region


# The scorer.


def edition_file(edition: str) -> Data:
    """An edition file as plain data."""
    text = (files("ecliptic.games.redplanet.box") / "editions" / f"{edition}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def event_cards(box: Data) -> list[Data]:
    """The event cards by number, each as often as it is in the box."""
    discoveries = [card for card in box["discoveries"] for _ in range(card.get("count", 1))]
    return [*box["missions"], *discoveries, *box.get("actions", [])]


def standing(view: Data, box: Data) -> list[dict[str, int]]:
    """For each colour, how many astronauts stand in each region."""
    ids = [region["id"] for region in box["regions"]]
    seen = dict(zip(ids, view["regions"], strict=True))
    return [{region: seen[region]["astronauts"][colour] for region in ids} for colour in range(view["colours"])]


def has_most(numbers: list[int], colour: int) -> bool:
    """Most, alone or tied, and at least one: RP-10.10, RP-10.11."""
    return numbers[colour] > 0 and numbers[colour] == max(numbers)


def mission_points(card: Data, colour: int, view: Data, box: Data) -> int:
    """What a mission gives this colour."""
    here = standing(view, box)
    mine = here[colour]
    others = [each for other, each in enumerate(here) if other != colour]
    named = card.get("regions", [])
    held = [region for region in named if mine[region] > 0]
    everywhere = [region for region in mine if mine[region] > 0]
    given = 0
    match card["condition"]:
        case "presence_tiers":
            given = [0, *card["tiers"]][len(held)]
        case "presence_all":
            given = card["points"] if len(held) == len(named) else 0
        case "presence_count":
            given = max([0, *(points for regions, points in card["thresholds"] if len(everywhere) >= regions)])
        case "most_total":
            totals = [sum(each[region] for region in named) for each in here]
            given = card["points"] if has_most(totals, colour) else 0
        case "most_tokens":
            kind = RESOURCES.index(card["resource"])
            given = card["points"] if has_most([owned[kind] for owned in view["owned"]], colour) else 0
        case "most_lost":
            given = card["points"] if has_most(view["lost"], colour) else 0
        case "token_set":
            given = card["points"] if min(view["owned"][colour]) >= card["min_each"] else 0
        case "majority_count":
            led = [region for region in everywhere if all(mine[region] > each[region] for each in others)]
            given = card["points"] if len(led) >= card["min_regions"] else 0
        case "sole_occupant":
            alone = [region for region in everywhere if not any(each[region] for each in others)]
            given = min(len(alone) * card["points_each"], card["points_max"])
        case unknown:
            raise AssertionError(unknown)
    return given


def discovery_points(card: Data, region: str, colour: int, view: Data, box: Data) -> int:
    """What a discovery at this region gives or takes in final scoring."""
    if card["timing"] != "final":
        return 0
    numbers = [each[region] for each in standing(view, box)]
    applies = {"leader_points": has_most(numbers, colour), "presence_points": numbers[colour] > 0}
    return int(card["points"]) if applies.get(card["effect"], False) else 0


def sources(colour: int, view: Data, box: Data) -> dict[str, int]:
    """The points of a colour by source: RP-13.3, RP-13.4."""
    cards = event_cards(box)
    owner = {0: 0, 3: 1}.get(colour) if view["rules"]["seats"] == 2 else colour  # a neutral colour owns no mission
    found = {"missions": 0, "discoveries": 0}
    for card, place in zip(cards, view["cards"]["places"], strict=True):
        if place is None:
            continue
        if card in box["missions"] and owner is not None and place == MISSION_OF_SEAT + owner:
            found["missions"] += mission_points(card, colour, view, box)
        if place >= DISCOVERY_AT_REGION:
            region = box["regions"][place - DISCOVERY_AT_REGION]["id"]
            found["discoveries"] += discovery_points(card, region, colour, view, box)
    values = [box["resources"]["values"][kind] for kind in RESOURCES]
    found["tokens"] = sum(count * value for count, value in zip(view["owned"][colour], values, strict=True))
    ice = [owned[RESOURCES.index("ice")] for owned in view["owned"]]
    found["ice"] = 9 // ice.count(max(ice)) if has_most(ice, colour) else 0  # RP-10.13 to RP-10.17
    return found


def winning(scores: list[int], view: Data) -> list[int]:
    """The colours that win: RP-13.6 to RP-13.9, RP-14.41 to RP-14.44."""
    top = [colour for colour, score in enumerate(scores) if score == max(scores)]
    if view["rules"]["seats"] == 2:
        top = [colour for colour in top if colour in (0, 3)]
    tokens = {colour: sum(view["owned"][colour]) for colour in top}
    return [colour for colour in top if tokens[colour] == max(tokens.values())]


# Does the engine agree?


def agreed(s: RedPlanet, view: Data) -> dict[str, int]:
    """Hold the engine's scores and winners against ours; the points that all colours got, by source."""
    box = edition_file(view["rules"]["edition"])
    assert view["over"] and s.over
    ours = [sources(colour, view, box) for colour in range(view["colours"])]
    scores = [sum(each.values()) for each in ours]
    assert view["score"] == scores
    assert view["winners"] == winning(scores, view)
    seats = {0: 0, 3: 1} if view["rules"]["seats"] == 2 else {colour: colour for colour in range(view["colours"])}
    assert REDPLANET.winners(s) == [seats[colour] for colour in winning(scores, view)]
    return {source: sum(abs(each[source]) for each in ours) for source in ours[0]}


def played_out(s: RedPlanet, rng: random.Random) -> RedPlanet:
    """Everybody chooses at random until the game is over."""
    while not s.over:
        decision = next(each for each in REDPLANET.decisions(s) if not each.optional)
        REDPLANET.apply(s, decision.seat, rng.choice(decision.actions))
    return s


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_both_scorers_agree_on_random_games(edition: str, seats: int) -> None:
    """Five games for each edition and number of players: the same scores and the same winners."""
    points = {"tokens": 0, "ice": 0}
    for seed in range(5):
        setup = Setup(REDPLANET.rules(edition, seats), seed)
        state = REDPLANET.new(setup)
        assert isinstance(state, RedPlanet)
        played_out(state, random.Random(seed))
        view = msgspec.to_builtins(REDPLANET.view(state, REDPLANET.settled(setup), None))
        points = {source: points.get(source, 0) + count for source, count in agreed(state, view).items()}
    assert points["tokens"] > 0 and points["ice"] > 0


def crowded(edition: str, seats: int, seed: int) -> Position:
    """Before the last round: few tokens, few astronauts, many ties, many missions, a discovery at each outer region."""
    rng = random.Random(seed)
    p = Position(edition, seats, seed)
    discoveries = list(range(p.s.edition.first_discovery, p.s.edition.first_action))
    rng.shuffle(discoveries)
    for region, _ in enumerate(p.regions):
        if p.s.edition.is_outer(region):
            p.attach(region, discoveries.pop())
        for colour in COLOUR_NAMES[: p.s.colours]:
            p.stand(region, **{colour: rng.choice((0, 0, 1, 1, 2))})
    for colour in COLOUR_NAMES[: p.s.colours]:
        p.own(colour, **{kind: rng.randrange(4) for kind in RESOURCES})
        p.reserve(colour, p.in_reserve(colour) - rng.randrange(3))
    missions = [card for card in p.s.event_deck if p.s.edition.event_kind[card] == t.MISSION]
    for seat in range(seats):
        for card in missions[seat::seats][:2]:
            p.hold(seat, card)
    return p.round(10)


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_both_scorers_agree_on_crowded_tables(edition: str, seats: int) -> None:
    """The last round of made-up games, in which missions, discoveries and ties are frequent."""
    points: dict[str, int] = {}
    for seed in range(20):
        p = crowded(edition, seats, seed)
        played_out(p.s, random.Random(seed))
        found = agreed(p.s, msgspec.to_builtins(p.view(None)))
        points = {source: points.get(source, 0) + count for source, count in found.items()}
    assert all(points[source] > 0 for source in ("missions", "discoveries", "tokens", "ice"))
