"""One game between bots."""

from __future__ import annotations

import pytest

from ecliptic.arena.contest import Contest
from ecliptic.arena.match import between, play, play_batch
from ecliptic.bots import bot
from ecliptic.core.game import Refused
from ecliptic.core.setup import Setup
from ecliptic.core.view import View
from ecliptic.core.words import Action, Decision
from tests.arena.playing import SMALL, here, timeless
from tests.core.toy import CLAIMS, ClaimsView


class Watched:
    """Chooses the first action, remembers what it was shown, and may lose its seat."""

    def __init__(self, forfeit: str | None = None) -> None:
        self.views: list[View] = []
        self.forfeit: str | None = None
        self.will = forfeit
        self.closed = 0

    def choose(self, view: View, decision: Decision) -> Action:
        """The first."""
        self.views.append(view)
        self.forfeit = self.will
        return decision.actions[0]

    def close(self) -> None:
        """Once, at the end."""
        self.closed += 1


class Cheat(Watched):
    def choose(self, view: View, decision: Decision) -> Action:
        """Nothing that is legal."""
        super().choose(view, decision)
        return "lay", 99


SETUP = Setup(CLAIMS.rules("first", 3), 5)


def test_bots_see_views_of_their_own_seat_and_are_closed() -> None:
    """Nothing else reaches them."""
    bots = [Watched(), Watched(), Watched()]
    found = play(CLAIMS, SETUP, bots)
    for seat, one in enumerate(bots):
        assert one.views and {view.viewer for view in one.views} == {seat}
        assert all(isinstance(view, ClaimsView) for view in one.views)
        assert one.closed == 1
    assert [one.decisions for one in found.thinking] == [len(one.views) for one in bots]
    assert found.moves == sum(len(one.views) for one in bots)
    assert all(one.seconds >= one.longest > 0 for one in found.thinking)


def test_an_outcome_tells_how_the_game_ended() -> None:
    """As the game itself counts; a shared victory is shared."""
    bots = [bot("random", CLAIMS, seat) for seat in range(3)]
    state = CLAIMS.new(SETUP)
    between(CLAIMS, SETUP, state, bots)
    found = play(CLAIMS, SETUP, [bot("random", CLAIMS, seat) for seat in range(3)])
    winners = CLAIMS.winners(state)
    assert found.digest == CLAIMS.digest(state)
    assert list(found.points) == CLAIMS.totals(state)
    assert found.shares == tuple((seat in winners) / len(winners) for seat in range(3))
    assert found.replaced == ()


def test_shares_of_a_shared_victory_add_up() -> None:
    """Over many games somebody ties, and the shares are always one in all."""
    games = [
        play(CLAIMS, Setup(SETUP.rules, seed), [bot("random", CLAIMS, seat) for seat in range(3)]) for seed in range(60)
    ]
    assert all(abs(sum(game.shares) - 1) < 1e-9 for game in games)
    assert any(max(game.shares) < 1 for game in games)


def test_who_loses_its_seat_is_named() -> None:
    """With the reason."""
    found = play(CLAIMS, SETUP, [Watched(), Watched("slow"), Watched("crashed")])
    assert found.replaced == ((1, "slow"), (2, "crashed"))


def test_bots_are_closed_even_if_one_cheats() -> None:
    """Whatever happens."""
    bots = [Watched(), Cheat(), Watched()]
    with pytest.raises(Refused):
        play(CLAIMS, SETUP, bots)
    assert [one.closed for one in bots] == [1, 1, 1]


def test_a_fixture_is_the_same_in_any_order() -> None:
    """Bots are made anew for each game, with a seed of their own."""
    fixtures = list(SMALL.fixtures())
    forward, backward = here(SMALL, fixtures), here(SMALL, fixtures[::-1])
    assert timeless(forward) == timeless(backward[::-1])


def test_the_same_bot_in_another_role_chooses_otherwise() -> None:
    """Or two alike contestants would play the same game in all seats."""
    found = here(Contest("redplanet", "2015", 3, ("random", "random"), "gauntlet", 2, 7))
    assert len({each.digest for each in found}) == len(found)


def test_a_worker_plays_at_least_one_game_and_no_longer_than_its_time() -> None:
    """The first ones of the batch."""
    fixtures = list(SMALL.fixtures())
    assert timeless(play_batch(SMALL, fixtures, 0.0)) == timeless(here(SMALL, fixtures[:1]))
    assert len(play_batch(SMALL, fixtures[:3], 1000.0)) == 3


def test_the_games_own_rounds_are_counted() -> None:
    """Where it counts them."""
    found = here(Contest("kosmonauts", "classic", 2, ("random", "random"), deals=1))
    assert all(each.rounds > 1 for each in found)
