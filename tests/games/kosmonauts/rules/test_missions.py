"""Chapter 14: missions."""

from __future__ import annotations

from ecliptic.games.kosmonauts import terms as t
from ecliptic.testing.rules import rule
from tests.games.kosmonauts.position import Position
from tests.games.kosmonauts.scenes import TARGETS, calm, counted, homeward, played_home


def worth(p: Position, seat: int) -> list[int | None]:
    """The points of the seat's three missions, as all saw them when the points were counted."""
    return [event.parts["points"] for event in p.news(None, "MissionScored") if event.parts["colour"] == seat]


@rule("KO-14.1", "KO-14.2")
def test_mission_1_is_fulfilled_by_the_token_of_value_4_of_its_target() -> None:
    """White is first on Mars for 2 points; green is second on its target Mercury and gets nothing for it."""
    p = calm(2).missions(0, "mars", "venus", "saturn").missions(1, "mercury", "jupiter", "comet")
    counted(p.tokens(0, "mars", "mercury").tokens(1, "mars", "mercury"))
    assert (worth(p, 0)[0], worth(p, 1)[0]) == (2, 0)


@rule("KO-14.3", "KO-14.5")
def test_mission_2_is_fulfilled_by_being_second() -> None:
    """Alpha and Beta alike are worth 4; being first among others, or third, is worth nothing."""
    p = calm().missions(0, "mars", "venus", "saturn")
    for body in ("venus", "saturn"):
        p.tokens(1, body).tokens(0, body)
    assert worth(counted(p), 0) == [0, 4, 4]
    p = calm().missions(0, "mars", "venus", "saturn")
    p.tokens(0, "venus").tokens(1, "venus", "saturn").tokens(2, "saturn").tokens(0, "saturn")
    assert worth(counted(p), 0) == [0, 0, 0]


@rule("KO-14.4", "KO-14.5")
def test_mission_2_is_also_fulfilled_by_being_the_only_one() -> None:
    """White alone has landed on Venus and on the comet: 4 points each; on Mars somebody else has landed, too."""
    p = calm().missions(0, "jupiter", "venus", "comet").missions(1, "mercury", "mars", "saturn")
    p.tokens(0, "venus", "comet").tokens(1, "mars").tokens(2, "mars")
    counted(p)
    assert (worth(p, 0), worth(p, 1)) == ([0, 4, 4], [0, 0, 0])


@rule("KO-14.6")
def test_a_mission_not_fulfilled_costs_nothing() -> None:
    """Nobody has landed anywhere, or only elsewhere: no score is below the tokens held."""
    p = calm().missions(0, "mars", "venus", "saturn").tokens(0, "jupiter")
    counted(p)
    assert (worth(p, 0), worth(p, 1), p.view(None).score) == ([0, 0, 0], [0, 0, 0], [4, 0, 0])


@rule("KO-E19")
def test_the_example_of_mercury() -> None:
    """White comes home with Mercury's 4 and the Mission 1 for it: 2 points are added to the 4 of the token."""
    p = calm(2).missions(0, "mercury", "venus", "comet")
    p.tokens(1, *TARGETS[1:7]).tokens(0, *TARGETS[:7])  # Venus: second, the comet: nobody
    played_home(homeward(p, 3, 0))
    assert p.s.over and worth(p, 0) == [2, 4, 0]
    assert p.view(None).score[0] == 4 + 2 + 6 * 3 + 4 + 2  # token, mission, other tokens, Alpha, Earth


@rule("KO-A39")
def test_second_is_who_holds_the_token_of_value_3_also_when_both_landed_in_the_same_phase() -> None:
    """White and green land on Saturn in one phase; green has the 3 and the mission."""
    p = calm(2).missions(0, "mars", "venus", "saturn").missions(1, "mercury", "jupiter", "comet")
    p.fly(0, (9, 1), NW=1).fly(1, (9, 1), NW=1).instructor(1).all_done()
    for seat in (1, 0):
        p.act(seat, "fly").act(seat, "land", "saturn")
    assert p.token(0, "saturn") == 3
    counted(p)
    assert worth(p, 0) == [0, 0, 4]


@rule("KO-A40")
def test_only_is_who_holds_a_token_that_nobody_else_holds_at_the_end() -> None:
    """Alone on Venus white has the mission; as soon as green lands there it is gone."""
    p = calm(2).missions(0, "mars", "venus", "saturn").tokens(0, "venus")
    q, r = p.body_sector("venus")
    p.fly(1, (q, r + 1), NW=1).all_done().act(1, "fly")
    other = calm(2).missions(0, "mars", "venus", "saturn").tokens(0, "venus")
    assert worth(counted(other), 0) == [0, 4, 0]
    p.act(1, "land", "venus")
    assert worth(counted(p), 0) == [0, 0, 0]


@rule("KO-A41")
def test_a_replaced_mission_1_is_laid_aside_and_not_drawn_again_before_the_stack_runs_out() -> None:
    """In games whose stack lasted, nobody holds a card that was given back; all have different cards of each stack."""
    replaced = 0
    for seed in range(200):
        p = Position(4, seed, as_dealt=True)
        hands = [p.view(seat).missions[seat] for seat in range(4)]
        given_back = [card for seat in range(4) for card in p.view(seat).replaced]
        replaced += len(given_back)
        if not p.s.missions_mixed:
            assert not {hand[0] for hand in hands} & set(given_back)
            assert len(given_back) == len(set(given_back)) == sum(p.view(None).replaced_counts)
        for number in range(3):
            assert len({hand[number] for hand in hands}) == 4
    assert replaced > 100


@rule("KO-A41")
def test_when_the_stack_runs_out_the_cards_laid_aside_are_the_stack() -> None:
    """With four players that happens now and then; a legal card is found for everybody all the same."""
    mixed = [0, 0]
    for seed in range(3000):
        p = Position(4, seed, as_dealt=True)
        for seat in range(4):
            first, alpha, beta = (p.s.board.mission_body[p.s.mission[seat * 3 + number]] for number in range(3))
            assert first not in (alpha, beta) and t.EARTH not in (first, alpha, beta)
        drawn = 4 + sum(p.view(None).replaced_counts)
        assert p.view(None).missions_mixed == (drawn > 8)  # a ninth card was drawn from a stack of eight
        mixed[drawn > 8] += 1
    assert min(mixed) > 0
