"""A second scorer, plain and slow, written from the rules alone; it must agree with the engine on finished games.

It works on what everybody sees when a game is over, on the log as everybody saw it, and on the edition file, all as
plain data. Chapters 13 and 14 of the rules are all it knows.
"""

from __future__ import annotations

import random
import tomllib
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from ecliptic.core.words import Event
from ecliptic.games.kosmonauts.game import KOSMONAUTS
from tests.games.kosmonauts.position import Position
from tests.games.kosmonauts.scenes import TARGETS

Data = dict[str, Any]
BODIES = ("mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune", "comet")
EARTH = BODIES.index("earth")


# The scorer.


def edition_file() -> Data:
    """The edition file as plain data."""
    return tomllib.loads(
        (files("ecliptic.games.kosmonauts.box") / "editions" / "classic.toml").read_text(encoding="utf-8")
    )


def returns(tokens: list[int], log: list[Event]) -> list[int]:
    """By seat the phase in which it landed on Earth with seven tokens of other bodies, 9 for never: KO-13.1, KO-A49.

    `tokens` counts what each seat held when the log began.
    """
    held, home, phase = list(tokens), [9] * len(tokens), 0
    for event in log:
        seat, body = event.parts.get("colour"), event.parts.get("body")
        match event.name:
            case "RoundStarted":
                phase = 1
            case "OrdersConfirmed":
                phase = 3
            case "BodiesMoved":
                phase = 4
            case "TokenTaken" if seat is not None and body != EARTH:
                held[seat] += 1
            case "Landed" if seat is not None and body == EARTH and held[seat] >= 7:
                home[seat] = min(home[seat], phase)
    return home


def mission_points(card: Data, seat: int, view: Data, points: Data) -> int:
    """What a mission is worth to its holder: KO-14."""
    body = BODIES.index(card["target"])
    values = [ship["tokens"][body] for ship in view["ships"]]
    mine, others = values[seat], values[:seat] + values[seat + 1 :]
    if card["deck"] == "1":
        return int(points["mission_1"]) if mine == 4 else 0
    is_only = mine == 4 and not any(others)
    return int(points["mission_2"]) if mine == 3 or is_only else 0


def sources(seat: int, view: Data, box: Data) -> dict[str, int]:
    """The points of a seat by source: KO-13.7."""
    tokens = view["ships"][seat]["tokens"]
    found = {"tokens": sum(tokens) - tokens[EARTH], "earth": tokens[EARTH], "mission_1": 0, "mission_2": 0}
    for number in view["missions"][seat]:
        card = box["missions"][number]
        source = "mission_1" if card["deck"] == "1" else "mission_2"
        found[source] += mission_points(card, seat, view, box["numbers"]["missions"])
    return found


def winning(scores: list[int], home: list[int], view: Data) -> tuple[list[int], str]:
    """The seats that win, and what decided it: KO-13.8 to KO-13.11."""
    by = "points"
    left = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(left) > 1:
        earliest = [seat for seat in left if home[seat] == min(home[other] for other in left)]
        by, left = ("return" if len(earliest) < len(left) else "nothing"), earliest
    if len(left) > 1:
        fours = [ship["tokens"].count(4) for ship in view["ships"]]
        most = [seat for seat in left if fours[seat] == max(fours[other] for other in left)]
        by, left = ("fours" if len(most) < len(left) else by), most
    return left, by


# Does the engine agree?


def helped(seats: int, seed: int) -> Position:
    """Some rounds before the limit: tokens are well spread, and ships wait near Earth or elsewhere."""
    rng = random.Random(seed)
    p = Position(seats, seed, round_limit=20).round(18)
    for body in TARGETS:
        takers = [seat for seat in range(seats) if rng.random() < 0.85]
        for seat in rng.sample(takers, len(takers)):
            p.tokens(seat, body)
    near = ((4, 0), (2, 2), (3, 1), (4, 1), (0, 4))  # where Earth is, where it arrives, and between
    for seat in range(seats):
        if rng.random() < 0.8:
            p.fly(seat, rng.choice(near), last=rng.choice(TARGETS))
    return p


def played_out(p: Position, rng: random.Random) -> Position:
    """Everybody chooses at random, but often confirms at once and lands when that is possible, until the end."""
    while not p.s.over:
        decision = rng.choice([each for each in KOSMONAUTS.decisions(p.s) if not each.optional])
        liked = [action for action in decision.actions if action[0] in ("done", "land", "fly", "fall")]
        p.act(decision.seat, *rng.choice(liked if liked and rng.random() < 0.8 else decision.actions))
    return p


def agreed(p: Position, tokens: list[int]) -> tuple[dict[str, int], str]:
    """Hold the engine's scores and winners against ours; the points of all by source, and what decided the game."""
    box, view = edition_file(), msgspec.to_builtins(p.view(None))
    seats = range(view["rules"]["seats"])
    home = returns(tokens, p.news(None))
    first = min(home)
    for seat in seats:
        assert view["ships"][seat]["tokens"][EARTH] == (2 if home[seat] == first < 9 else 0)  # KO-13.3, KO-13.4
    ours = [sources(seat, view, box) for seat in seats]
    scores = [sum(each.values()) for each in ours]
    winners, by = winning(scores, home, view)
    assert view["over"] and view["missions_shown"]
    assert (view["score"], view["winners"]) == (scores, winners)
    assert (KOSMONAUTS.totals(p.s), KOSMONAUTS.winners(p.s)) == (scores, winners)
    assert (first < 9) == (p.news(None, "RoundLimitMet") == [])
    return {source: sum(each[source] for each in ours) for source in ours[0]}, by


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_scorers_agree_on_games_that_are_helped_to_finish(seats: int) -> None:
    """Many games of the last few rounds: every source of points occurs among them, and so do tie-breaks."""
    points: dict[str, int] = {}
    decided = set()
    for seed in range(150):
        p = helped(seats, seed)
        tokens = [p.s.tokens_held(seat) for seat in range(seats)]
        found, by = agreed(played_out(p, random.Random(seed)), tokens)
        points = {source: points.get(source, 0) + count for source, count in found.items()}
        decided.add(by)
    assert all(points[source] > 0 for source in ("tokens", "earth", "mission_1", "mission_2"))
    assert {"points", "return"} | ({"fours"} if seats > 2 else set()) <= decided


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_scorers_agree_on_random_games_from_the_start(seats: int) -> None:
    """Whole games, as dealt, up to the shortest round limit."""
    for seed in range(8):
        p = played_out(Position(seats, seed, as_dealt=True, round_limit=20), random.Random(seed))
        agreed(p, [0] * seats)
