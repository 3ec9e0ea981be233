"""What tells how well a player stands: each feature answers to its name; against Mars all players are one side."""

from __future__ import annotations

import pytest

from ecliptic.core import chance as chances
from ecliptic.core.agenda import SPAN
from ecliptic.core.imagination import OUTLOOK
from ecliptic.core.prospects import ONE, STAGES
from ecliptic.games.ares import terms as t
from ecliptic.games.ares.game import ARES
from ecliptic.games.ares.mind.hints import MARS, SHORTFALL
from tests.games.ares.position import Position, random_game

NAMES = list(ARES.feature_names)
START = {"rating": 500, "to_do": 4200, "always": 100}


def rows(p: Position) -> list[dict[str, int]]:
    """By side and name."""
    found, size = list(ARES.hints(p.rules.edition).features(p.s)), len(NAMES)
    return [dict(zip(NAMES, found[at : at + size], strict=True)) for at in range(0, len(found), size)]


def row(p: Position, side: int = 0) -> dict[str, int]:
    """What is not nothing."""
    return {name: value for name, value in rows(p)[side].items() if value}


def test_who_has_nothing_has_a_rating() -> None:
    """And all of Mars to do."""
    assert row(Position()) == START
    assert t.HOTTEST + t.RICHEST + t.TILES == 42


@pytest.mark.parametrize(
    ("given", "features"),
    [
        ({"rating": 9}, {"rating": 900}),
        ({"forests": 2}, {"forests": 200}),
        ({"mc": 30}, {"money": 3000}),
        ({"mc": 41}, {"money": 3000, "much_money": 1100}),
        ({"heat": 12}, {"warmth": 1200}),
        ({"heat": 20}, {"warmth": 1200, "much_warmth": 800}),
        ({"plants": 5}, {"greens": 500}),
        ({"plants": 13}, {"greens": 1200, "much_greens": 100}),
    ],
)
def test_what_a_player_has_is_counted(given: dict[str, int], features: dict[str, int]) -> None:
    """Up to plenty, and what is beyond it apart; the other player is not concerned."""
    p = Position().give(0, **given)
    assert row(p) == START | features
    assert row(p, 1) == START


@pytest.mark.parametrize(
    ("field", "value", "feature", "hundredths"),
    [
        ("steel", 2, "steel", 200),
        ("titanium", 3, "titanium", 300),
        ("less_all", 1, "savings", 100),
        ("standard_less", 4, "savings", 400),
        ("draws_more", 1, "research", 100),
        ("keeps_more", 1, "research", 300),
    ],
)
def test_what_cards_change_for_good_is_counted(field: str, value: int, feature: str, hundredths: int) -> None:
    """Each for itself."""
    p = Position()
    setattr(p.player(0), field, value)
    assert row(p) == START | {feature: hundredths}


@pytest.mark.parametrize(
    ("what", "feature"),
    [(t.MC, "mc_income"), (t.HEAT, "heat_income"), (t.PLANTS, "plant_income"), (t.CARD, "card_income")],
)
def test_income_is_counted_by_kind(what: int, feature: str) -> None:
    """Without the rating, which is counted already."""
    p = Position()
    p.player(0).production[what] = 3
    assert row(p) == START | {feature: 300}


def test_on_a_warm_mars_heat_is_idle() -> None:
    """What lies there, and what comes."""
    p = Position().give(0, heat=20).mars(temperature=8)
    p.player(0).production[t.HEAT] = 2
    assert row(p) == START | {"idle_heat": 2000, "idle_income": 200, "to_do": 2300}


def test_cards_in_hand_are_counted_up_to_a_full_hand() -> None:
    """With the points that are printed on them."""
    p = Position()
    points = [card for card in range(t.PROJECTS) if p.s.edition.points[card] == 1][:2]
    others = [card for card in range(t.PROJECTS) if p.s.edition.points[card] == 0][:10]
    p.hand(0, *points)
    assert row(p) == START | {"hand": 200, "promises": 200}
    assert row(p.hand(0, *others)) == START | {"hand": 1000, "promises": 200}


def test_cards_in_play_are_counted_with_their_points() -> None:
    """Fixed ones and those that count something, the corporation's too."""
    p = Position()
    for card in [card for card in range(t.PROJECTS) if p.s.edition.points[card]][:6]:
        p.in_play(0, card)
    assert row(p)["played"] == 600
    assert row(p)["cards"] == 100 * (p.points(0) - p.player(0).rating) > 0


def test_actions_and_triggers_in_play_are_counted() -> None:
    """Of a blue card as many as it has."""
    p = Position()
    for card in range(0, t.PROJECTS, 9):
        p.in_play(0, card)
    player = p.player(0)
    assert len(player.actions) > 1 and len(player.triggers) > 1
    assert row(p)["actions"] == 100 * len(player.actions)
    assert row(p)["triggers"] == 100 * len(player.triggers)


def test_what_mars_needs_is_counted_in_steps() -> None:
    """Temperature in steps of two degrees, oxygen, oceans; a terraformed Mars needs nothing."""
    assert row(Position().mars(temperature=-20, oxygen=3, oceans=2))["to_do"] == 100 * (42 - 5 - 3 - 2)
    assert "to_do" not in row(Position().mars(8, 14, 9))


# Against Mars.


@pytest.mark.parametrize(("mode", "seats"), [("coop", 2), ("solo", 1)])
def test_against_mars_all_are_one_side(mode: str, seats: int) -> None:
    """What each has is added up; every seat belongs to it."""
    p = Position(seats, mode)
    before = rows(p)[0]
    for seat in range(seats):
        p.give(seat, mc=40, plants=3)
    assert len(rows(p)) == 1
    assert rows(p)[0]["money"] - before["money"] == 3000 * seats
    assert rows(p)[0]["much_money"] - before["much_money"] == 1000 * seats
    assert rows(p)[0]["always"] == 100
    hints = ARES.hints(mode)
    assert not hints.has_rivals(p.s)
    assert {hints.side(p.s, seat) for seat in range(seats)} == {0}


def test_alone_haste_grows_with_the_rounds() -> None:
    """Steps for each round that is left, this one included; with rivals there is none."""
    p = Position(1)
    steps = rows(p)[0]["to_do"]
    for number in (1, 13, 24, 25):
        assert rows(p.round(number))[0]["haste"] == steps // (26 - number)
    assert rows(Position())[0]["haste"] == 0


def test_together_haste_grows_as_the_supply_runs_out() -> None:
    """Two of the supply are a round."""
    p = Position(2, "coop")
    steps = rows(p)[0]["to_do"]
    p.s.supply_cubes, p.s.supply_markers = 8, 2
    assert rows(p)[0]["haste"] == steps // 6
    p.s.supply_cubes = p.s.supply_markers = 0
    assert rows(p)[0]["haste"] == steps


@pytest.mark.parametrize(("mode", "seats"), [("coop", 2), ("solo", 1)])
@pytest.mark.parametrize("seed", [1, 2])
def test_against_mars_points_are_less_what_mars_lacks(mode: str, seats: int, seed: int) -> None:
    """At the end of a game: three points for each step."""
    *_, p = random_game(seats, seed, mode)
    lacking = MARS - (p.s.temperature + p.s.oxygen + p.s.oceans)
    assert list(ARES.hints(mode).points(p.s)) == [100 * sum(ARES.totals(p.s)) - SHORTFALL * lacking]
    assert lacking > 0


@pytest.mark.parametrize(("mode", "seats"), [("coop", 2), ("solo", 1)])
def test_against_mars_victory_is_whole_or_nothing(mode: str, seats: int) -> None:
    """Though two have won, there is one victory."""
    p = Position(seats, mode)
    assert list(ARES.hints(mode).victory(p.s)) == [0]
    for seat in range(seats):
        p.s.winner[seat] = 1
    assert list(ARES.hints(mode).victory(p.s)) == [ONE]


def test_rivals_who_tie_share_the_victory() -> None:
    """A third each, rounded down."""
    p = Position(4)
    for seat in (0, 1, 3):
        p.s.winner[seat] = 1
    assert list(ARES.hints("versus").victory(p.s)) == [ONE // 3, ONE // 3, 0, ONE // 3]


# Stages.


@pytest.mark.parametrize(("mode", "seats"), [("versus", 3), ("coop", 2)])
def test_the_stage_is_how_far_mars_is(mode: str, seats: int) -> None:
    """From nothing to all."""
    p, hints = Position(seats, mode), ARES.hints(mode)
    assert hints.stage(p.mars().s) == 0
    assert hints.stage(p.mars(temperature=8, oxygen=2).s) == 10
    assert hints.stage(p.mars(8, 14, 9).s) == STAGES


def test_alone_the_stage_is_the_round() -> None:
    """Of twenty-five, whatever Mars is like."""
    p, hints = Position(1).mars(8, 14, 8), ARES.hints("solo")
    assert [int(hints.stage(p.round(number).s)) for number in (0, 5, 24, 25, 26)] == [0, 4, 19, 20, 20]


# Players.


def test_two_players_who_change_places_change_values() -> None:
    """All that one had the other has; the third stands as before."""
    seen = []
    for one, other in ((0, 1), (1, 0)):
        p = Position(3).mars(-10, 5, 3).give(one, mc=40, heat=9, rating=20).give(other, plants=9, forests=3)
        p.hand(one, 7, 8).in_play(other, 30, 31)
        seen.append(list(ARES.hints("versus").outlook(p.s)))
    size = int(OUTLOOK)
    assert seen[0][:size] == seen[1][size : 2 * size]
    assert seen[0][size : 2 * size] == seen[1][:size]
    assert seen[0][2 * size :] == seen[1][2 * size :]
    assert seen[0][0] != seen[0][size]


# Habits.


def test_nobody_weighs_selling_or_thinking_again() -> None:
    """Everything else is worth a look."""
    p, hints = Position(), ARES.hints("versus")
    for number, verb in enumerate(ARES.verbs):
        assert hints.considers(p.s, 0, number * SPAN) == (verb.name not in ("sell", "resume"))


def test_by_habit_nobody_is_done_while_something_can_be_done() -> None:
    """With a card that can be paid it is played, by any chance; with one that is too dear the phase is over."""
    hints = ARES.hints("versus")
    for mc, verb in ((10, "play"), (0, "done")):
        p = Position().hand(0, "adapted_lichen").give(0, mc=mc).plan("development", "development")
        assert p.s.asked == 0
        habits = {ARES.unpacked(hints.habit(p.s, chances.from_seed(seed)))[0] for seed in range(20)}
        assert habits == {verb}
