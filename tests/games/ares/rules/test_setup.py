"""Chapter 2: how a game begins, and how corporations are chosen and founded."""

from __future__ import annotations

import pytest

from ecliptic.games.ares.game import ARES
from ecliptic.testing.rules import rule
from tests.games.ares.position import NAMES, Position


def found(p: Position, *choices: int) -> Position:
    """Each seat founds the first (0) or second (1) of the corporations that it was dealt."""
    for seat, choice in enumerate(choices):
        p.act(seat, "found", p.things(seat, "found")[choice])
    return p


def dealt(corporation: str) -> Position:
    """A new game in which the first seat may found this corporation."""
    games = (Position(2, seed=seed, as_dealt=True) for seed in range(200))
    return next(p for p in games if corporation in p.things(0, "found"))


@rule("AE-2.1")
def test_all_phase_tokens_start_closed() -> None:
    """No phase is chosen while corporations are dealt, nor when the first planning begins."""
    p = Position(2, as_dealt=True)
    assert p.view(None).called == []
    assert found(p, 0, 0).view(None).called == []


@rule("AE-2.2", "AE-2.3", "AE-2.5")
def test_mars_starts_cold_dry_and_without_air() -> None:
    """30 degrees below zero, no oxygen, nine oceans to be flipped."""
    p = Position(3, as_dealt=True)
    seen = p.view(None)
    assert (p.temperature(), seen.oxygen, seen.oceans, seen.tiles) == (-30, 0, 0, [None] * 9)


@rule("AE-2.4")
def test_ocean_tiles_are_shuffled_and_nobody_knows_which_lies_where() -> None:
    """Each lies on one space; another game has another order; no viewer sees any."""
    one, other = (Position(2, seed=seed, as_dealt=True) for seed in (1, 2))
    assert sorted(one.s.tile) == list(range(9))
    assert list(one.s.tile) != list(other.s.tile)
    assert [one.view(viewer).tiles for viewer in (None, 0, 1)] == [[None] * 9] * 3


@rule("AE-2.6")
def test_each_player_has_a_colour_of_their_own() -> None:
    """Four players, four colours."""
    rules = Position(4).rules
    assert len({ARES.phrase("colour", seat, rules).id for seat in range(4)}) == 4


@rule("AE-2.7", "AE-2.8", "AE-2.9", "AE-2.10")
def test_before_the_corporation_a_player_has_a_rating_of_five_and_nothing_else() -> None:
    """No M€, heat, plants, forests, production or stock."""
    p = Position(4, as_dealt=True)
    for seat in range(4):
        assert p.has(seat, "rating", "mc", "heat", "plants", "forests", "steel", "titanium") == (5, 0, 0, 0, 0, 0, 0)
        assert p.production(seat) == (0, 0, 0, 0)


@rule("AE-2.11")
def test_each_player_has_five_phase_cards_when_the_first_planning_begins() -> None:
    """One for each phase."""
    p = found(Position(3, as_dealt=True), 0, 0, 0)
    phases = ["development", "construction", "action", "production", "research"]
    assert [p.things(seat, "plan") for seat in range(3)] == [phases] * 3


@rule("AE-2.12")
def test_cards_are_dealt_then_corporations_then_exchanged_then_founded_then_the_round_begins() -> None:
    """The news of an experienced game tell the order."""
    p = Position(2, set_up="experienced", as_dealt=True)
    p.act(0, "exchange", p.things(0, "exchange")[0]).done(0, 1)
    names = [event.name for event in found(p, 0, 0).news(None) if event.name != "CardDiscarded"]
    assert names[:20] == ["CardDrawn"] * 16 + ["CorporationDealt"] * 4
    assert names[20:25] == ["CardsExchanged"] * 2 + ["CardDrawn"] + ["CorporationFounded"] * 2
    assert (names[-1], p.asked(0)) == ("RoundStarted", "ChoosePhase")


@rule("AE-2.13", "AE-2.14")
@pytest.mark.parametrize(("seats", "left"), [(2, 192), (3, 184), (4, 176)])
def test_everybody_is_dealt_eight_of_all_the_projects(seats: int, left: int) -> None:
    """The rest is one deck, however the table splits it."""
    p = Position(seats, as_dealt=True)
    assert [len(p.player(seat).hand) for seat in range(seats)] == [8] * seats
    assert (p.view(None).deck, p.view(None).discards) == (left, 0)


@rule("AE-2.13")
def test_the_deck_is_shuffled() -> None:
    """Another game, another hand; the same seed, the same hand."""
    hands = [Position(2, seed=seed, as_dealt=True).in_hand(0) for seed in (1, 2, 1)]
    assert hands[0] != hands[1]
    assert hands[0] == hands[2]


@rule("AE-2.14")
def test_all_draw_from_one_deck() -> None:
    """What the first player leaves on top is the second player's."""
    p = Position(2).on_deck("moss", "trees", "grass", "bushes", "lichen", "heather", "farming")
    p.plan("research", "production")
    assert [NAMES[card] for card in p.player(0).looked] == ["moss", "trees", "grass", "bushes", "lichen"]
    assert [NAMES[card] for card in p.player(1).looked] == ["heather", "farming"]


@rule("AE-2.15")
def test_everybody_keeps_one_of_two_corporations() -> None:
    """No corporation is dealt twice; one that was not dealt cannot be founded."""
    p = Position(4, as_dealt=True)
    dealt_out = [name for seat in range(4) for name in p.things(seat, "found")]
    assert (len(dealt_out), len(set(dealt_out))) == (8, 8)
    other = p.things(1, "found")[0]
    assert p.reason(0, "found", other) == "not-dealt"
    assert NAMES[found(p, 1, 0, 1, 0).player(0).corporation] == dealt_out[1]


@rule("AE-2.16")
def test_corporations_that_were_not_kept_are_gone() -> None:
    """After the founding nobody holds another, and none can be founded."""
    p = found(Position(2, as_dealt=True), 0, 1)
    assert [player.offers for player in p.view(0).players] == [[], []]
    assert {p.reason(0, "found", number) for number in range(208, 220)} == {"other-question"}


@rule("AE-2.17", "AE-Q42")
def test_the_hand_is_seen_before_a_corporation_is_chosen() -> None:
    """The eight cards lie open to their owner while both corporations are still there; to the other they do not."""
    p = Position(2, as_dealt=True)
    assert p.asked(0) == "ChooseCorporation"
    assert p.view(0).players[0].hand == list(p.player(0).hand)
    assert p.view(1).players[0].hand == [None] * 8


@rule("AE-2.18", "AE-Q43")
def test_corporations_are_chosen_in_secret_and_shown_together() -> None:
    """Others see that a choice was made; which one they see when the last has chosen."""
    p = Position(2, as_dealt=True)
    p.act(1, "found", p.things(1, "found")[0])
    seen = p.view(0).players[1]
    assert (seen.chose_corporation, seen.corporation, seen.offers) == (True, None, [None, None])
    assert p.news(0, "CorporationFounded") == []
    p.act(0, "found", p.things(0, "found")[0])
    assert [event.parts["colour"] for event in p.news(None, "CorporationFounded")] == [0, 1]
    assert p.view(0).players[1].corporation == p.player(1).corporation


@rule("AE-2.18", "AE-Q46")
@pytest.mark.parametrize(("may_change", "reason"), [(True, None), (False, "chosen-already")])
def test_a_corporation_may_be_chosen_again_until_all_have_chosen(may_change: bool, reason: str | None) -> None:
    """As in planning; the house rule forbids it in both."""
    p = Position(2, as_dealt=True, choice_may_change=may_change)
    first, second = p.things(0, "found")
    p.act(0, "found", first)
    assert p.reason(0, "found", second) == reason
    assert p.reason(0, "found", first) == "chosen-already"


@rule("AE-2.18")
def test_the_last_choice_of_a_corporation_counts() -> None:
    """What was chosen before is forgotten."""
    p = Position(2, as_dealt=True)
    first, second = p.things(0, "found")
    p.act(0, "found", first).act(0, "found", second).act(1, "found", p.things(1, "found")[0])
    assert NAMES[p.player(0).corporation] == second


@rule("AE-2.27")
@pytest.mark.parametrize(
    ("corporation", "mc", "heat", "titanium", "hand"),
    [("helion", 28, 3, 0, 8), ("saturn_systems", 24, 0, 1, 8), ("inventrix", 33, 0, 0, 11)],
)
def test_a_corporation_gives_what_is_printed_on_it(
    corporation: str, mc: int, heat: int, titanium: int, hand: int
) -> None:
    """M€, production, stock or cards, as soon as all are founded."""
    p = dealt(corporation)
    p.act(0, "found", corporation)
    assert p.has(0, "mc", "titanium") == (0, 0)
    p.act(1, "found", p.things(1, "found")[0])
    assert (p.has(0, "mc", "titanium"), p.production(0)[1], len(p.in_hand(0))) == ((mc, titanium), heat, hand)


@rule("AE-2.28")
def test_a_corporation_works_for_its_owner_through_the_whole_game() -> None:
    """Cheaper Earth cards in the first round and in the fourth, for nobody else."""
    p = Position(2).corporation(0, "teractor")
    prices = [p.price(0, "sponsors"), p.price(1, "sponsors")]
    p.on().on().on()
    assert [prices, p.s.round] == [[2, 5], 4]
    assert [p.price(0, "sponsors"), p.price(1, "sponsors")] == [2, 5]


@rule("AE-2.29")
def test_the_tag_of_a_corporation_counts() -> None:
    """It is the Jupiter tag that a card needs; without it the card is refused."""
    p = Position(2).corporation(0, "saturn_systems").hand(0, "beam_from_a_thorium_asteroid").give(0, mc=30)
    assert p.plan("development", "research").reason(0, "play", "beam_from_a_thorium_asteroid") is None
    p = Position(2).hand(0, "beam_from_a_thorium_asteroid").give(0, mc=30).plan("development", "research")
    assert p.reason(0, "play", "beam_from_a_thorium_asteroid") == "too-few-tags"
