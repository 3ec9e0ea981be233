"""Chapter 3: ten rounds and the phases between them."""

from __future__ import annotations

import random
from itertools import groupby, pairwise

import pytest

from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

ALL = ("2005", "2015", "2025")
WITH_PHOBOS = ("2015", "2025")
TABLES = (("2005", 3), ("2005", 5), ("2015", 2), ("2015", 4), ("2025", 2), ("2025", 6))
STEPS = (
    *("RoundStarted", "CharacterChosen", "CharacterRevealed", "ShipLanded", "ShipDocked", "FirstPlayerChanged"),
    *("ProductionStarted", "DiscoveryRevealed", "Scored"),
)
IDLE = (
    *("travel_agent", "soldier", "pilot", "saboteur", "secret_agent", "femme_fatale", "recruiter"),
    *("travel_agent", "soldier", "pilot"),
)


def said(p: Position, *names: str, since: int = 0) -> list[str]:
    """Tell what happened, in order: the name of each event with its number, repetitions left out."""
    numbers = {"RoundStarted": "round", "ProductionStarted": "phase"}
    words = []
    for event in p.news(None)[since:]:
        if event.name in names:
            number = event.parts[numbers[event.name]] if event.name in numbers else ""
            words.append(f"{event.name} {number}".strip())
    return [word for word, _ in groupby(words)]


def idle_round(p: Position) -> Position:
    """Play a round in which all choose the same role and, with no ship to board, nothing is left to decide."""
    return p.ships().choose(*[IDLE[p.s.round - 1]] * 3)


def idle_game(edition: str) -> Position:
    """Play a whole game of such rounds, with a discovery on the map; the first player changes every time."""
    p = Position(edition, 3).attach("ausonia", "cave_in")
    for _ in range(10):
        idle_round(p)
    return p


def busy_round(edition: str, number: int, next_ship: str = "hellas:5") -> tuple[Position, int]:
    """Play one round, in which red fills a ship and yellow is the last to act; how much was told before it."""
    p = Position(edition, 3).attach("sinus_sabaeus", "cave_in")
    if number > 1:
        p.round(number - 1).ships().choose("recruiter", "recruiter", "recruiter")
    assert p.s.round == number
    p.first("red").ships("hellas:3", "ausonia:5", "mare_tyrrhenum:5").top_ship(next_ship)
    told = len(p.news(None))
    p.choose("travel_agent", "soldier", "pilot").act(0, "place", 0).act(1, "place", 1)
    p.act(2, "place", 1).act(2, "place", 2).act(2, "redirect", 2).act(2, "bound", "ausonia")
    return p, told


@rule("RP-3.1")
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_a_game_lasts_ten_rounds(edition: str, seats: int) -> None:
    """Rounds 1 to 10 are played, each once; then the game is over and nobody can act any more."""
    for seed in range(10):
        p, dice = Position(edition, seats, seed, as_dealt=True), random.Random(seed)
        while not p.s.over:
            decision = dice.choice(REDPLANET.decisions(p.s))
            REDPLANET.apply(p.s, decision.seat, dice.choice(decision.actions))
        assert [event.parts["round"] for event in p.news(None, "RoundStarted")] == list(range(1, 11))
        assert REDPLANET.decisions(p.s) == []
        refusal = p.why_not(0, "choose", "pilot")
        assert refusal is not None and refusal.reason == "game-over"


@rule("RP-3.2")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_the_six_steps_of_a_round(edition: str) -> None:
    """Choose, resolve, land, dock new ships, new first player, tracker."""
    p, told = busy_round(edition, 1)
    assert said(p, *STEPS, since=told) == [
        "CharacterChosen",
        "CharacterRevealed",
        "ShipLanded",
        "ShipDocked",
        "FirstPlayerChanged",
        "RoundStarted 2",
    ]
    assert p.asked() == (0, "ChooseCharacter")


@rule("RP-3.5")
@pytest.mark.parametrize("edition", ALL)
def test_the_order_of_the_whole_game(edition: str) -> None:
    """Five rounds, production, three rounds, production, two rounds, discoveries, production, final scoring."""
    phases = said(idle_game(edition), "RoundStarted", "ProductionStarted", "DiscoveryRevealed", "Scored")
    assert phases == [
        *(f"RoundStarted {number}" for number in (1, 2, 3, 4, 5)),
        "ProductionStarted 1",
        *(f"RoundStarted {number}" for number in (6, 7, 8)),
        "ProductionStarted 2",
        *(f"RoundStarted {number}" for number in (9, 10)),
        "DiscoveryRevealed",
        "ProductionStarted 3",
        "Scored",
    ]


@rule("RP-3.6")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_after_each_round_the_tracker_shows_what_comes_next(edition: str) -> None:
    """Directly after the new first player comes the next round by its number, or a phase."""
    story = said(idle_game(edition), *STEPS)
    ends = [place for place, word in enumerate(story) if word == "FirstPlayerChanged"][1:]  # the first is of setup
    assert [story[place + 1] for place in ends] == [
        *(f"RoundStarted {number}" for number in (2, 3, 4, 5)),
        "ProductionStarted 1",
        *(f"RoundStarted {number}" for number in (7, 8)),
        "ProductionStarted 2",
        "RoundStarted 10",
        "DiscoveryRevealed",
    ]
    p = Position(edition, 3)
    for number in range(1, 11):
        assert [p.view(viewer).round for viewer in (None, 0, 1, 2)] == [number] * 4
        idle_round(p)


@rule("RP-3.7")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_the_new_first_player_is_in_office_when_the_tracker_moves(edition: str) -> None:
    """Yellow resolved last, and is first before the production begins; after round 10 yellow is asked first."""
    p, told = busy_round(edition, 5)
    changes = [event.parts["colour"] for event in p.news(None, "FirstPlayerChanged")]
    assert changes[-1] == p.colour("yellow")
    assert said(p, *STEPS, since=told)[-3:] == ["FirstPlayerChanged", "ProductionStarted 1", "RoundStarted 6"]

    p = Position(edition, 3).first("red").round(10).ships()
    for seat, card in enumerate(("broad_portfolio", "fallen_heroes", "wide_settlement")):
        p.hold(seat, card)
    p.choose("saboteur", "soldier", "pilot")
    assert p.asked() == (0, "PlayAction")
    while p.s.first == p.colour("red") and (asked := p.asked()) is not None:
        p.act(asked[0], "pass")
    assert p.asked() == (2, "PlayAction")


@rule("RP-3.8")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_each_phase_moves_the_tracker_by_one_position(edition: str) -> None:
    """A production is followed by the next round, the reveal phase by the last production, that by the scoring."""
    p = idle_game(edition)
    story = said(p, *STEPS)
    following = dict(pairwise(story))
    assert following["ProductionStarted 1"] == "RoundStarted 6"
    assert following["ProductionStarted 2"] == "RoundStarted 9"
    assert following["DiscoveryRevealed"] == "ProductionStarted 3"
    assert following["ProductionStarted 3"] == "Scored"
    assert story[-1] == "Scored"


@rule("RP-3.9")
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_the_first_player_changes_only_at_the_end_of_a_round(edition: str, seats: int) -> None:
    """Between the end of a round and the next, and after the last, nobody else becomes first."""
    for seed in range(10):
        p, dice = Position(edition, seats, seed), random.Random(seed)
        while not p.s.over:
            decision = dice.choice(REDPLANET.decisions(p.s))
            REDPLANET.apply(p.s, decision.seat, dice.choice(decision.actions))
        story = said(p, "RoundStarted", "ProductionStarted", "DiscoveryRevealed", "FirstPlayerChanged", "Scored")
        for word, after in pairwise(story):
            assert after != "FirstPlayerChanged" or word.startswith("RoundStarted")
        changes = [event.parts["colour"] for event in p.news(None, "FirstPlayerChanged")]
        assert p.s.first == changes[-1]


@rule("RP-3.9")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_who_decides_last_in_the_reveal_phase_does_not_become_first(edition: str) -> None:
    """Yellow resolved last; then blue moves out of the dust storm and takes the tokens; yellow stays first."""
    p = Position(edition, 3).first("red").round(10).ships().attach("ausonia", "dust_storm").stand("ausonia", blue=1)
    p.choose("explorer", "explorer", "pilot")
    p.act(1, "stop")
    assert p.asked() == (1, "EvacuateTo")
    assert p.s.first == p.colour("yellow")
    p.act(1, "evacuate_to", p.things("evacuate_to")[0])
    assert p.s.over
    assert sum(p.tokens("blue").values()) == 3
    assert p.s.first == p.colour("yellow")


@rule("RP-3.10")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
@pytest.mark.parametrize(("number", "phase"), [(5, 1), (8, 2)])
def test_docks_are_refilled_before_the_production(edition: str, number: int, phase: int) -> None:
    """The ship that left in round 5 or 8 is replaced before tokens are laid out, and none comes after that."""
    p, told = busy_round(edition, number)
    production = f"ProductionStarted {phase}"
    assert said(p, "ShipDocked", "ProductionStarted", "RoundStarted", since=told) == [
        "ShipDocked",
        production,
        f"RoundStarted {number + 1}",
    ]


@rule("RP-3.12")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_the_last_round_ends_like_any_other(edition: str) -> None:
    """In round 10, too, ships land, new ships dock, the last to act becomes first, and the tracker moves on."""
    p, told = busy_round(edition, 10)
    assert said(p, *STEPS, since=told) == [
        "CharacterChosen",
        "CharacterRevealed",
        "ShipLanded",
        "ShipDocked",
        "FirstPlayerChanged",
        "DiscoveryRevealed",
        "ProductionStarted 3",
        "Scored",
    ]
    assert p.present("hellas", "red") == 3
    assert None not in p.view(None).ships
    assert p.s.first == p.colour("yellow")
