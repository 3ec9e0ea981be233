"""Chapter 14c: production, scoring and winning with neutral colours."""

from __future__ import annotations

import pytest

from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.games.redplanet.names import COLOUR_NAMES
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

WITH_DUEL = ("2015", "2025")
DUEL_COLOURS = ("red", "blue", "yellow", "green")


def at_round(edition: str, number: int) -> Position:
    """A round in which nothing will be placed; the missions held are met by nobody who stands where we put them."""
    p = Position(edition, 2).round(number).start_mission(0, "phobos_outpost").start_mission(1, "broad_portfolio")
    return p.neutral("blue", "travel_agent").neutral("yellow", "travel_agent")


def play(p: Position) -> Position:
    """All four Travel Agents are skipped; what follows the round follows."""
    return p.ships().choose("travel_agent", "travel_agent")


def scores(p: Position) -> list[int]:
    """The four final scores, when the game is over."""
    assert p.s.over
    return [p.score(colour) for colour in DUEL_COLOURS]


def winners(p: Position) -> list[str]:
    """Colours whose players have won; their seats are the game's winners."""
    found = [colour for colour in range(4) if p.s.winners[colour] == 1]
    assert REDPLANET.winners(p.s) == [p.s.owner(colour) for colour in found]
    return [COLOUR_NAMES[colour] for colour in found]


@rule("RP-14.35", "RP-14.36")
@pytest.mark.parametrize("edition", WITH_DUEL)
def test_neutral_colours_take_part_in_production_and_keep_their_own_tokens(edition: str) -> None:
    """Blue leads one region, ties red in another and is kept out of nothing; its tokens are never red's."""
    p = at_round(edition, 8).explore("hellas", "celerium").explore("ausonia", "ice").explore("phobos", "sylvanite")
    p.stand("hellas", blue=2, red=1).stand("ausonia", blue=1, red=1).stand("phobos", yellow=1)
    play(p)
    assert p.s.productions == 2
    assert p.tokens("blue") == {"ice": 1, "sylvanite": 0, "celerium": 2}
    assert p.tokens("red") == {"ice": 1, "sylvanite": 0, "celerium": 0}
    assert p.tokens("yellow") == {"ice": 0, "sylvanite": 2, "celerium": 0}
    assert p.tokens("green") == {"ice": 0, "sylvanite": 0, "celerium": 0}


@rule("RP-14.37")
@pytest.mark.parametrize("edition", WITH_DUEL)
@pytest.mark.parametrize(("ice", "expected"), [((2, 3, 1, 2), [2, 12, 1, 2]), ((2, 3, 1, 3), [2, 7, 1, 7])])
def test_neutral_colours_can_win_or_share_ice_monopoly(edition: str, ice: tuple[int, ...], expected: list[int]) -> None:
    """Blue with most ice gets 9 points, or 4 if green has as many; red gets none of them."""
    p = at_round(edition, 10)
    for colour, count in zip(DUEL_COLOURS, ice, strict=True):
        p.own(colour, ice=count)
    assert scores(play(p)) == expected


def assert_neutrals_count_on_event_cards(edition: str) -> None:
    """Red's mission fails because neutral yellow has more; discoveries give to and take from neutrals too."""
    p = at_round(edition, 10).start_mission(0, "celerium_magnate").own("red", celerium=1).own("yellow", celerium=2)
    p.attach("ausonia", "lichens").stand("ausonia", blue=2, red=1)
    p.attach("mare_serpentis", "radiation").stand("mare_serpentis", yellow=1, green=1)
    assert scores(play(p)) == [3, 4, 6 - 3, -3]


@rule("RP-14.38")
def test_in_the_second_edition_neutral_colours_count_as_players_when_event_cards_are_resolved() -> None:
    """In missions that compare and in discoveries alike."""
    assert_neutrals_count_on_event_cards("2015")


@rule("RP-14.39", "RP-Q63")
def test_in_the_newest_edition_neutral_colours_count_in_majorities_token_counts_missions_and_discoveries() -> None:
    """Where a discovery asks each colour to decide, the controller decides for the neutral one."""
    assert_neutrals_count_on_event_cards("2025")
    p = at_round("2025", 10).attach("ausonia", "dust_storm").stand("ausonia", yellow=1, blue=1).first("red")
    play(p)
    assert p.asked() == (0, "EvacuateTo")
    p.act(0, "evacuate_to", "hellas")
    assert p.asked() == (1, "EvacuateTo") and p.present("hellas", "blue") == 1
    p.act(1, "evacuate_to", "hellas")
    assert p.present("hellas", "yellow") == 1


@rule("RP-14.40")
@pytest.mark.parametrize("edition", WITH_DUEL)
def test_a_score_is_worked_out_for_each_of_the_four_colours(edition: str) -> None:
    """Each has a score of its own and everybody is told all four."""
    p = at_round(edition, 10).own("red", sylvanite=1).own("blue", sylvanite=2).own("yellow", sylvanite=3)
    assert scores(play(p.own("green", sylvanite=4))) == [2, 4, 6, 8]
    told = [(event.parts["colour"], event.parts["points"]) for event in p.news(1, "Scored")]
    assert told == [(0, 2), (1, 4), (2, 6), (3, 8)]
    assert p.view(None).score == [2, 4, 6, 8]


@rule("RP-14.41")
@pytest.mark.parametrize("edition", WITH_DUEL)
@pytest.mark.parametrize("second", [0, 5])
def test_both_players_lose_if_only_neutral_colours_have_the_highest_score(edition: str, second: int) -> None:
    """One neutral alone at the top, or both of them: nobody wins."""
    p = at_round(edition, 10).own("blue", sylvanite=5).own("yellow", sylvanite=second).own("red", sylvanite=4)
    assert winners(play(p)) == []
    assert len(p.news(None, "BothLost")) == 1


@rule("RP-14.42", "RP-14.45")
@pytest.mark.parametrize("edition", WITH_DUEL)
def test_the_player_with_the_highest_main_colour_wins_whatever_the_neutrals_have(edition: str) -> None:
    """Green has 8 and wins although red and red's neutral have 13 together: a neutral score helps nobody."""
    p = at_round(edition, 10).own("red", sylvanite=3).own("blue", sylvanite=2, celerium=1).own("green", sylvanite=4)
    assert winners(play(p)) == ["green"]
    assert scores(p) == [6, 7, 0, 8]


@rule("RP-14.43")
@pytest.mark.parametrize("edition", WITH_DUEL)
def test_a_main_colour_that_ties_with_neutral_ones_wins(edition: str) -> None:
    """Red ties with both neutrals at 6, and one has more tokens, the other as many; red's player wins alone."""
    p = at_round(edition, 10).own("red", celerium=2).own("blue", sylvanite=3).own("yellow", celerium=2)
    assert winners(play(p)) == ["red"]
    assert scores(p) == [6, 6, 6, 0] and len(p.news(None, "GameWon")) == 1


@rule("RP-14.44")
@pytest.mark.parametrize("edition", WITH_DUEL)
@pytest.mark.parametrize(
    ("red", "expected"), [((0, 2), ["green"]), ((3, 0), ["red", "green"])], ids=["fewer tokens", "as many tokens"]
)
def test_two_main_colours_that_tie_are_told_apart_by_their_number_of_tokens(
    edition: str, red: tuple[int, int], expected: list[str]
) -> None:
    """With 6 points each, three tokens of 2 beat two tokens of 3; with as many tokens the victory is shared."""
    p = at_round(edition, 10).own("red", sylvanite=red[0], celerium=red[1]).own("green", sylvanite=3)
    assert winners(play(p)) == expected
    assert scores(p) == [6, 0, 0, 6]


@rule("RP-X20", "RP-Q62")
@pytest.mark.parametrize("edition", WITH_DUEL)
def test_three_at_the_top_the_neutral_is_out_and_the_tokens_decide_between_the_mains(edition: str) -> None:
    """30 points each with 14, 15 and 20 tokens: green wins; with 31 for the neutral, both lose."""
    p = at_round(edition, 10).own("red", sylvanite=12, celerium=2).own("green", sylvanite=15)
    more = p.clone().own("yellow", ice=18, sylvanite=2)
    p.own("yellow", ice=19, sylvanite=1)
    assert winners(play(p)) == ["green"]
    assert scores(p) == [30, 0, 30, 30]
    assert [sum(p.tokens(colour).values()) for colour in ("red", "green", "yellow")] == [14, 15, 20]
    assert winners(play(more)) == []
    assert scores(more) == [30, 0, 31, 30]
