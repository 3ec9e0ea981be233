"""Chapter 3: the round of the first edition, which draws new shuttles first."""

from __future__ import annotations

import pytest

from ecliptic.core.agenda import NONE
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position
from tests.games.redplanet.rules.test_rounds import busy_round, said


@rule("RP-3.3")
def test_the_five_phases_of_a_round() -> None:
    """New shuttles, choice, boarding and departure, landing, end of the round."""
    p, _ = busy_round("2005", 1, "sinus_sabaeus:3")
    assert (p.s.round, p.s.first) == (2, p.colour("yellow"))
    p.choose("recruiter", "travel_agent", "travel_agent").act(0, "place", 2).act(2, "place", 2).act(1, "place", 0)
    story = said(
        p, *("RoundStarted", "ShipDocked", "CharacterChosen", "ShipLaunched", "ShipLanded", "FirstPlayerChanged")
    )
    start = story.index("RoundStarted 2")
    assert story[start:] == [
        "RoundStarted 2",
        "ShipDocked",
        "CharacterChosen",
        "ShipLaunched",
        "ShipLanded",
        "FirstPlayerChanged",
        "RoundStarted 3",
        "ShipDocked",
    ]


@rule("RP-3.4")
def test_no_shuttles_are_drawn_in_round_one() -> None:
    """A place that is empty when the game begins stays empty through round 1 and is filled at the start of round 2."""
    tables = (Position("2005", 3, seed, as_dealt=True) for seed in range(20))
    p = next(table for table in tables if table.asked() == (0, "KeepMission"))  # no open shuttle
    for dock in range(3):
        p.crew(dock, red=0, blue=0, yellow=0)
    p.ships("hellas:5", "", "")
    for seat in range(3):
        p.act(seat, "keep", p.things("keep", seat)[0])
    assert (p.s.round, p.asked()) == (1, (0, "ChooseCharacter"))
    assert [p.s.ship[dock] == NONE for dock in range(3)] == [False, True, True]
    p.choose("recruiter", "recruiter", "recruiter")
    while p.s.round == 1:
        asked = p.asked()
        assert asked is not None
        assert p.things("place") == [0]
        p.act(asked[0], "place", 0)
    assert [p.s.ship[dock] == NONE for dock in range(3)] == [False, False, False]


@rule("RP-3.11")
@pytest.mark.parametrize(("number", "phase"), [(5, 1), (8, 2)])
def test_shuttles_are_refilled_after_the_production(number: int, phase: int) -> None:
    """The shuttle that left in round 5 or 8 is replaced at the start of the next round, when tokens have been taken."""
    p, told = busy_round("2005", number)
    assert said(p, "ShipLanded", "ShipDocked", "ProductionStarted", "TokensTaken", "RoundStarted", since=told) == [
        "ShipLanded",
        f"ProductionStarted {phase}",
        "TokensTaken",
        f"RoundStarted {number + 1}",
        "ShipDocked",
    ]


@rule("RP-3.13")
def test_no_shuttles_are_drawn_after_round_ten() -> None:
    """The place of the shuttle that left in round 10 stays empty, and the deck is as it was."""
    p = Position("2005", 3)
    deck = p.view(None).ship_deck
    p, told = busy_round("2005", 10)
    assert p.s.over
    assert "ShipDocked" not in said(p, "ShipLanded", "ShipDocked", since=told)
    assert [ship is None for ship in p.view(None).ships] == [True, False, False]
    assert p.view(None).ship_deck == deck


@rule("RP-3.14")
@pytest.mark.parametrize("number", range(1, 10))
def test_the_end_of_a_round(number: int) -> None:
    """The last to act takes the rocket, production follows after rounds 5 and 8 only, the marker moves by one."""
    p, told = busy_round("2005", number)
    production = {5: ["ProductionStarted 1"], 8: ["ProductionStarted 2"]}
    assert said(p, "ShipLanded", "FirstPlayerChanged", "ProductionStarted", "RoundStarted", since=told) == [
        "ShipLanded",
        "FirstPlayerChanged",
        *production.get(number, []),
        f"RoundStarted {number + 1}",
    ]
    assert p.s.first == p.colour("yellow")
    assert p.view(None).round == number + 1
