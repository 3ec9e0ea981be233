"""Chapter 13: the end of the game, points and tie-breaks."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.kosmonauts.position import Position
from tests.games.kosmonauts.scenes import TARGETS, branch, calm, counted, homeward, names, next_orders, played_home


@rule("KO-13.1")
@pytest.mark.parametrize("tokens", [7, 8])
@pytest.mark.parametrize("phase", [3, 4])
def test_the_game_ends_after_the_round_in_which_somebody_lands_on_earth_with_seven_tokens(
    phase: int, tokens: int
) -> None:
    """By its flight or by the movement of Earth; with seven or eight; the round is over, too."""
    p = homeward(calm().tokens(1, *TARGETS[:tokens]), phase, 1)
    played_home(p)
    assert (p.s.over, p.s.round, p.on_body(1), p.asked()) == (True, 1, "earth", None)
    assert names(p, "CameHome", "BodiesMoved", "InstructorChanged", "Scored")[-3:] == ["Scored"] * 3


@rule("KO-13.1")
def test_seven_tokens_alone_do_not_end_the_game() -> None:
    """White takes its seventh at Saturn, and passes at Earth: the game goes on."""
    p = calm().tokens(0, *TARGETS[:4], *TARGETS[5:7]).fly(0, (9, 1), NW=1).all_done()
    p.act(0, "fly").act(0, "land", "saturn")
    assert (p.s.tokens_held(0), p.s.round, p.s.over) == (7, 2, False)
    p = homeward(calm().tokens(0, *TARGETS[:7]), 3, 0).all_done().act(0, "fly").act(0, "pass")
    assert (p.s.round, p.s.over) == (2, False)


@rule("KO-13.2")
@pytest.mark.parametrize("left_out", TARGETS)
def test_any_one_body_may_be_left_out(left_out: str) -> None:
    """The seven others are enough."""
    p = calm().tokens(0, *(body for body in TARGETS if body != left_out))
    assert played_home(homeward(p, 3, 0)).s.over


@rule("KO-13.3")
def test_who_comes_home_first_takes_an_earth_token_of_2_points() -> None:
    """White has it; green, landed on Earth all the time with seven tokens, did not land and has none."""
    p = calm().tokens(0, *TARGETS[:7]).tokens(1, *TARGETS[:7])
    points = p.s.points_held(0)
    played_home(homeward(p, 3, 0))
    assert [p.token(seat, "earth") for seat in range(3)] == [2, 0, 0]
    assert p.s.points_held(0) == points + 2


@rule("KO-13.4")
@pytest.mark.parametrize("phase", [3, 4])
def test_all_who_come_home_in_the_same_phase_take_an_earth_token(phase: int) -> None:
    """White, green and red land on Earth in one phase, each with seven tokens."""
    p = calm()
    for seat in range(3):
        p.tokens(seat, *TARGETS[:7])
    played_home(homeward(p, phase, 0, 1, 2))
    assert (p.s.over, [p.token(seat, "earth") for seat in range(3)]) == (True, [2, 2, 2])


@rule("KO-A37")
def test_who_comes_home_in_a_later_phase_takes_no_earth_token() -> None:
    """White lands on Earth in phase 3, green in phase 4 of the same round, both with seven tokens."""
    p = calm().tokens(0, *TARGETS[:7]).tokens(1, *TARGETS[:7])
    played_home(homeward(homeward(p, 3, 0), 4, 1))
    assert (p.on_body(0), p.on_body(1)) == ("earth", "earth")
    assert (p.token(0, "earth"), p.token(1, "earth")) == (2, 0)
    assert [event.parts["colour"] for event in p.news(None, "CameHome")] == [0, 1]


@rule("KO-13.5")
@pytest.mark.parametrize("ends", [False, True])
def test_with_fewer_than_seven_tokens_nobody_ends_the_game_or_takes_an_earth_token(ends: bool) -> None:
    """Green lands on Earth with six; also when white ends the game in the same phase."""
    p = calm().tokens(1, *TARGETS[:6]).tokens(0, *TARGETS[: 7 if ends else 0])
    played_home(homeward(p, 3, 0, 1))
    assert (p.on_body(1), p.token(1, "earth"), p.s.over) == ("earth", 0, ends)


@rule("KO-A49")
def test_the_earth_token_does_not_count_among_the_seven() -> None:
    """Six tokens and, by force, an Earth token: landing on Earth ends nothing."""
    p = calm().tokens(0, *TARGETS[:6])
    p.s.token[p.body("earth")], p.s.taken[p.body("earth")] = 2, 1
    played_home(homeward(p, 3, 0))
    assert (p.on_body(0), p.s.over) == ("earth", False)


@rule("KO-13.6")
def test_the_last_round_is_played_to_its_end() -> None:
    """White is home first; green still flies and takes Venus, red lands on the comet that arrives, the token passes."""
    p = homeward(calm().tokens(0, *TARGETS[:7]), 3, 0)
    p.fly(1, (3, 1), NW=1).fly(2, (-3, 4)).all_done()
    p.act(0, "fly").act(0, "land", "earth")
    assert (p.s.over, p.asked()) == (False, (1, "FlyOrEvacuate"))
    p.act(1, "fly").act(1, "land", "venus").act(2, "fly").act(2, "land", "comet")
    assert (p.s.over, p.token(1, "venus"), p.token(2, "comet"), p.s.instructor) == (True, 3, 4, 1)


@rule("KO-13.7")
def test_points_are_the_values_of_all_tokens_and_the_points_of_fulfilled_missions() -> None:
    """White: 4 + 4 + 3 of tokens, 2 for Mission 1, 4 for Alpha. Green: 3 + 4 of tokens, 4 for Beta."""
    p = calm(2).missions(0, "mars", "jupiter", "uranus").missions(1, "mercury", "venus", "saturn")
    counted(
        p.tokens(0, "mars", "venus").tokens(1, "jupiter", "venus").tokens(0, "jupiter", "saturn").tokens(1, "saturn")
    )
    assert p.view(None).score == [4 + 4 + 3 + 4 + 2 + 4, 4 + 3 + 3 + 4 + 4]


@rule("KO-13.8")
def test_most_points_win_whoever_came_home() -> None:
    """White comes home with seven low tokens and an Earth token; green has more points and wins alone."""
    p = calm(2).tokens(1, *TARGETS).tokens(0, *TARGETS[:7])
    p.missions(0, "jupiter", "mercury", "comet").missions(1, "comet", "mars", "saturn")
    played_home(homeward(p, 3, 0))
    assert p.view(None).score[1] > p.view(None).score[0]
    assert p.view(None).winners == [1]
    assert [event.parts["colour"] for event in p.news(None, "GameWon")] == [1]


def even(p: Position) -> Position:
    """White has 24 points of seven tokens, green 26; with Earth's 2 for white they are even. Nobody has a mission."""
    p.tokens(0, "mercury", "venus", "mars").tokens(1, "jupiter", "saturn", "uranus", "neptune", "comet")
    p.tokens(0, "jupiter", "saturn", "uranus", "neptune").tokens(1, "venus", "mars")
    return p.missions(0, "jupiter", "venus", "comet").missions(1, "mercury", "jupiter", "saturn")


@rule("KO-13.9", "KO-A38")
def test_first_tie_break_is_the_earlier_return_to_earth() -> None:
    """Both have 26: white came home in phase 3, green in phase 4 with more tokens of value 4, or not at all."""
    later = played_home(homeward(homeward(even(calm(2)), 3, 0), 4, 1))
    never = played_home(homeward(even(calm(2)), 3, 0))
    for p in (later, never):
        assert (p.s.over, p.view(None).score, p.view(None).winners) == (True, [26, 26], [0])
    assert (list(later.s.came_home)[:2], list(never.s.came_home)[:2]) == ([3, 4], [3, 0])


@rule("KO-A38", "KO-A16")
def test_a_return_by_the_gravity_well_ranks_before_all_others_and_ends_the_game() -> None:
    """The well brings white home in phase 1: an Earth token, and first in the tie with green who lands in phase 3."""
    p = even(calm(2)).at("mars", 5).at("venus", 5).fly(0, (4, 1), last="mars").fly(1, (9, 1), last="mars")
    p.event("gravity_well").act(0, "refuse")
    assert (p.on_body(0), p.token(0, "earth"), p.s.over) == ("earth", 2, False)
    p.act(1, "pay").fly(1, p.body_sector("earth"), last="mars")
    played_home(p)
    assert (p.s.over, p.token(1, "earth"), list(p.s.came_home)[:2]) == (True, 0, [1, 3])
    assert (p.view(None).score, p.view(None).winners) == ([26, 26], [0])


def even_but_for_fours(p: Position) -> Position:
    """White has 24 points with four tokens of value 4, green 24 with three; nobody has a mission."""
    p.tokens(2, "venus").tokens(0, "mercury", "mars", "saturn", "neptune").tokens(1, "jupiter", "uranus", "comet")
    p.tokens(1, "venus", "mercury", "mars", "saturn").tokens(0, "venus", "jupiter", "uranus")
    p.missions(0, "jupiter", "mercury", "saturn").missions(1, "mercury", "jupiter", "uranus")
    return p.missions(2, "venus", "mars", "neptune")


@rule("KO-13.10", "KO-A38")
def test_second_tie_break_is_more_tokens_of_value_4() -> None:
    """Both come home in the same phase, or neither does: white wins."""
    home = played_home(homeward(even_but_for_fours(calm()), 3, 0, 1))
    assert (home.view(None).score[:2], home.view(None).winners) == ([26, 26], [0])
    away = counted(even_but_for_fours(calm()))
    assert (away.view(None).score[:2], away.view(None).winners) == ([24, 24], [0])


@rule("KO-13.11")
def test_players_still_tied_share_the_victory() -> None:
    """White and green mirror each other in tokens, came home in the same phase, and fulfilled nothing."""
    p = calm(2).tokens(0, "mercury", "venus", "saturn", "neptune").tokens(1, "mars", "jupiter", "uranus", "comet")
    p.tokens(0, "mars", "jupiter", "uranus").tokens(1, "mercury", "venus", "saturn")
    p.missions(0, "mars", "mercury", "saturn").missions(1, "mercury", "jupiter", "uranus")
    played_home(homeward(p, 3, 0, 1))
    assert (p.view(None).score, p.view(None).winners) == ([27, 27], [0, 1])
    assert [event.parts["colour"] for event in p.news(None, "VictoryShared")] == [0, 1]
    assert names(p, "GameWon") == []


@rule("KO-A51")
def test_a_game_that_meets_the_round_limit_is_scored_without_earth_tokens() -> None:
    """White waits at Earth with seven tokens but passes: after the last round the points are counted as they are."""
    p = homeward(calm(2).tokens(0, *TARGETS[:7]).missions(0, "mars", "venus", "comet"), 3, 0).round(60)
    home = played_home(branch(p))
    counted(p)
    assert (p.s.over, names(p, "RoundLimitMet"), p.token(0, "earth")) == (True, ["RoundLimitMet"], 0)
    assert (home.s.over, names(home, "RoundLimitMet"), home.token(0, "earth")) == (True, [], 2)
    assert home.view(None).score[0] == p.view(None).score[0] + 2
    early = calm(2).round(58).on()
    assert not next_orders(early).s.over
