"""Chapter 2a: the map, the supply, the players and their first astronauts, in editions with Phobos."""

from __future__ import annotations

import pytest

from ecliptic.core.errors import SetupProblem
from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.games.redplanet.names import ROLE_NAMES
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

WITH_PHOBOS = ("2015", "2025")
SEEDS = range(40)


def dealt(edition: str, seats: int, seed: int = 1) -> Position:
    """Set the table up to the first decision, which is the choice of missions."""
    return Position(edition, seats, seed, as_dealt=True)


def begun(edition: str, seats: int, seed: int = 1) -> Position:
    """Set the table up to the first choice of characters, with the first astronauts on their ships."""
    p = dealt(edition, seats, seed)
    for seat in range(seats):
        p.act(seat, "keep", p.things("keep", seat)[0])
    return p


@rule("RP-2.1")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_phobos_and_the_lost_lie_beside_mars(edition: str) -> None:
    """There are nine regions of Mars and Phobos, all empty, and a place for the lost of every colour, empty as well."""
    p = dealt(edition, 4)
    view = p.view(None)
    assert sum(p.s.edition.on_mars(region) for region in range(len(view.regions))) == 9
    assert [region for region in p.regions if not p.s.edition.on_mars(p.region(region))] == ["phobos"]
    assert view.lost == [0, 0, 0, 0]


@rule("RP-2.2")
def test_an_arrangement_is_chosen_before_the_game() -> None:
    """The host picks one of four letters, or leaves it to chance; all know it before the first decision."""
    for letter in "ABCD":
        assert Position("2025", 3, as_dealt=True, layout=letter).view(None).rules.switches["layout"] == letter
    with pytest.raises(SetupProblem, match="setup-switch-value"):
        Position("2025", 3, as_dealt=True, layout="E")
    assert REDPLANET.rules("2025", 3).switches["layout"] == "random"
    drawn = set()
    for seed in SEEDS:
        p = Position("2025", 3, seed, as_dealt=True, layout="random")
        letter = str(p.view(0).rules.switches["layout"])
        drawn.add(letter)
        assert list(p.s.edition.adjacent) == list(Position("2025", 3, as_dealt=True, layout=letter).s.edition.adjacent)
    assert drawn == set("ABCD")


@rule("RP-2.5")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_the_supply_is_open_and_complete(edition: str) -> None:
    """No point token is in play; what destination tokens are left anybody can tell; Ice Monopoly is everybody's."""
    for seed in SEEDS:
        p = dealt(edition, 4, seed)
        for viewer in (None, 0, 1, 2, 3):
            view = p.view(viewer)
            assert sum(map(sum, view.owned)) == sum(sum(region.pool) for region in view.regions) == 0
            on_ships = [token for ship in view.ships if ship is not None for token in ship.tokens]
            assert [p.s.tokens_left(region) for region in range(10)] == [2 - on_ships.count(r) for r in range(10)]
            assert view.tokens_gone == [0] * 10
        assert [row["colour"] for row in REDPLANET.scores(p.s) if row["source"] == "ice"] == [0, 1, 2, 3]


@rule("RP-2.12")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_has_a_colour_of_their_own_and_nine_characters_in_hand(edition: str, seats: int) -> None:
    """No colour is shared, each has 22 astronauts, and any of the nine characters can be chosen in round 1."""
    p = begun(edition, seats)
    assert len({p.s.main(seat) for seat in range(seats)}) == p.s.colours == seats
    for seat in range(seats):
        colour = p.s.main(seat)
        assert p.s.owner(colour) == seat
        assert p.s.reserve[colour] + sum(p.aboard(dock, colour) for dock in range(seats)) == 22
        assert p.things("choose", seat) == list(ROLE_NAMES)


@rule("RP-2.13", "RP-2.14")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_one_astronaut_of_each_colour_stands_on_a_ship_at_random(edition: str) -> None:
    """Each ship carries one, no two the same colour, in any order; 21 are left in each reserve."""
    orders = set()
    for seed in SEEDS:
        p = dealt(edition, 3, seed)
        crews = [[p.aboard(dock, colour) for colour in range(3)] for dock in range(3)]
        assert sorted(crews) == [[0, 0, 1], [0, 1, 0], [1, 0, 0]]
        assert list(p.s.reserve)[:3] == [21, 21, 21]
        orders.add(tuple(crew.index(1) for crew in crews))
    assert len(orders) == 6


@rule("RP-2.15")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
@pytest.mark.parametrize("seats", [3, 6])
def test_the_first_player_is_on_the_leftmost_ship(edition: str, seats: int) -> None:
    """Whoever has the astronaut on the first ship is first, and that may be anybody."""
    first = set()
    for seed in range(60):
        p = dealt(edition, seats, seed)
        assert p.aboard(0, p.s.first) == 1
        assert p.view(None).first == p.s.first
        first.add(p.s.first)
    assert first == set(range(seats))


@rule("RP-2.16")
@pytest.mark.parametrize("edition", WITH_PHOBOS)
def test_the_tracker_starts_at_round_one(edition: str) -> None:
    """The first characters are chosen in round 1."""
    p = begun(edition, 3)
    assert p.asked() == (0, "ChooseCharacter")
    assert p.view(None).round == 1
    assert [event.parts["round"] for event in p.news(None, "RoundStarted")] == [1]
