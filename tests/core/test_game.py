"""Game: its rules are checked, its actions packed, and its events shown to whom they concern."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from ecliptic.core.agenda import SPAN
from ecliptic.core.errors import SetupProblem
from ecliptic.core.game import Game, UnknownVerb
from ecliptic.core.setup import Setup
from ecliptic.core.words import Switch
from tests.core.faulty import changed
from tests.core.playing import ALL_GAMES, EVER, REDPLANET, full, play, seated
from tests.core.toy import CLAIMS, ClaimsGame

DIGITS, LAYOUTS, TRUTHS = "0, 1, 2, 3, 4, 5, 6, 7, 8, 9", "random, A, B, C, D", "true, false"
GAMES = [pytest.param(game, id=game.id) for game in ALL_GAMES]


def problem(game: Game, edition: str, seats: int, **switches: Any) -> tuple[str, dict[str, Any]]:
    """What is wrong with these rules."""
    with pytest.raises(SetupProblem) as caught:
        game.rules(edition, seats, switches)
    return caught.value.phrase.id, caught.value.phrase.args


# Setting up.


def test_an_unknown_edition_is_refused_with_those_that_are_known() -> None:
    """The message helps."""
    args = {"edition": "1999", "known": "2005, 2015, 2025"}
    assert problem(REDPLANET, "1999", 4) == ("setup-unknown-edition", args)


@pytest.mark.parametrize(
    ("edition", "seats"),
    [("2005", 2), ("2005", 6), ("2015", 1), ("2015", 7), ("2025", 0), ("2025", -1), ("2015", EVER)],
)
def test_a_wrong_number_of_seats_is_refused_with_what_fits(edition: str, seats: int) -> None:
    """Each edition has its own range."""
    info = REDPLANET.edition(edition)
    args = {"edition": edition, "seats": seats, "least": info.seats_min, "most": info.seats_max}
    assert problem(REDPLANET, edition, seats) == ("setup-seats", args)


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_count_of_every_edition_can_be_set_up(game: Game) -> None:
    """The rules name what was asked for, and every switch of the edition with its default."""
    for info in game.editions:
        for seats in range(info.seats_min, info.seats_max + 1):
            rules = game.rules(info.id, seats)
            assert (rules.game, rules.edition, rules.seats) == (game.id, info.id, seats)
            offered = [switch for switch in game.switches if switch.is_in(info.id)]
            assert rules.switches == {switch.name: switch.default_in(info.id) for switch in offered}
            assert game.new(Setup(rules, 1)).seats == seats


@pytest.mark.parametrize(
    ("edition", "switch"),
    [("2015", "fly"), ("2015", ""), ("2015", "layout"), ("2005", "drop_most"), ("2005", "Layout")],
)
def test_an_unknown_switch_is_refused(edition: str, switch: str) -> None:
    """Also one that only another edition has; the message lists those of this edition."""
    message, args = problem(REDPLANET, edition, 4, **{switch: "A"})
    assert (message, args["switch"]) == ("setup-unknown-switch", switch)
    assert args["known"].split(", ") == [known.name for known in REDPLANET.switches if known.is_in(edition)]


@pytest.mark.parametrize(
    ("switch", "value", "allowed"),
    [
        ("zero_is_most", "yes", TRUTHS),
        ("zero_is_most", "true", TRUTHS),
        ("zero_is_most", 1, TRUTHS),
        ("zero_is_most", 0, TRUTHS),
        ("zero_is_most", None, TRUTHS),
        ("drop_most", True, DIGITS),
        ("drop_most", False, DIGITS),
        ("drop_most", 10, DIGITS),
        ("drop_most", -1, DIGITS),
        ("drop_most", 3.0, DIGITS),
        ("drop_most", "3", DIGITS),
        ("layout", "E", LAYOUTS),
        ("layout", "a", LAYOUTS),
        ("layout", 0, LAYOUTS),
        ("layout", ["A"], LAYOUTS),
    ],
)
def test_a_wrong_value_of_a_switch_is_refused_with_what_is_allowed(switch: str, value: Any, allowed: str) -> None:
    """A truth is not a number, a number not a truth, and a word neither."""
    args = {"switch": switch, "value": str(value), "allowed": allowed}
    assert problem(REDPLANET, "2025", 4, **{switch: value}) == ("setup-switch-value", args)


def test_every_allowed_value_of_every_switch_can_be_chosen() -> None:
    """And it is what the rules then say."""
    for info in REDPLANET.editions:
        for switch in REDPLANET.switches:
            for value in (switch.values or (True, False)) if switch.is_in(info.id) else ():
                rules = REDPLANET.rules(info.id, info.seats_max, {switch.name: value})
                assert rules.switches[switch.name] == value


def test_a_default_may_differ_by_edition() -> None:
    """As the rulebooks do."""
    rules = {edition: REDPLANET.rules(edition, 4).switches for edition in ("2005", "2015", "2025")}
    assert [rules[edition]["open_start"] for edition in rules] == ["owner", "redraw", "redraw"]
    assert [rules[edition]["splits_ties"] for edition in rules] == [False, True, True]
    assert [rules[edition].get("layout") for edition in rules] == [None, None, "random"]


class Counting(ClaimsGame):
    """Claims with a switch that may be any number."""

    switches = (*ClaimsGame.switches, Switch("rounds", 4, "CL-3"))  # type: ignore[assignment]  # one more


def test_a_switch_without_a_list_of_values_may_be_anything_of_its_kind() -> None:
    """A number is a number, and neither a truth nor a word."""
    assert Counting().rules("first", 2, {"rounds": 77}).switches["rounds"] == 77
    for value in (True, "4", 4.0):
        assert problem(Counting(), "first", 2, rounds=value)[0] == "setup-switch-value"


def test_a_number_is_not_told_to_be_true_or_false() -> None:
    """What is allowed is said as it is."""
    assert problem(Counting(), "first", 2, rounds="many")[1]["allowed"] != TRUTHS


def test_corrections_that_cannot_be_are_refused() -> None:
    """A card of which nobody has heard."""
    with pytest.raises(SetupProblem) as caught:
        REDPLANET.rules("2015", 4, None, {"edition": "2015", "remove": ["no_such_card"]})
    assert caught.value.phrase.args["where"]
    assert caught.value.phrase.id in str(caught.value)


def test_a_layout_left_to_chance_can_be_any_of_them() -> None:
    """The seed decides, before anybody sits down; a layout that was asked for stays."""
    rules = REDPLANET.rules("2025", 4)
    settled = [REDPLANET.settled(Setup(rules, seed)).switches["layout"] for seed in range(60)]
    assert set(settled) == {"A", "B", "C", "D"}
    assert settled == [REDPLANET.settled(Setup(rules, seed)).switches["layout"] for seed in range(60)]
    wanted = REDPLANET.rules("2025", 4, {"layout": "C"})
    assert REDPLANET.settled(Setup(wanted, 3)) == wanted


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_decides_the_game(game: Game) -> None:
    """The same seed sets up the same game, others set up others."""
    rules = full(game)
    digests = [game.digest(game.new(Setup(rules, seed))) for seed in range(20)]
    assert digests == [game.digest(game.new(Setup(rules, seed))) for seed in range(20)]
    assert len(set(digests)) == 20


# Views.


def test_what_a_viewer_has_to_itself_are_the_declared_fields_in_their_order() -> None:
    """As in its view."""
    state = play(seated(CLAIMS, "first", 3), 1).state
    game = changed(own_fields=("laid", "viewer"))
    for viewer in (None, 0, 1, 2):
        view = CLAIMS.view(state, full(CLAIMS), viewer)
        assert list(game.own(state, full(CLAIMS), viewer).items()) == [("laid", view.laid), ("viewer", viewer)]


def test_where_nothing_is_declared_the_whole_view_may_differ() -> None:
    """And comes whole."""
    state = play(seated(CLAIMS, "first", 3), 1).state
    view = CLAIMS.view(state, full(CLAIMS), 0)
    assert CLAIMS.own(state, full(CLAIMS), 0) == structs.asdict(view)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_in_particular_is_asked_nothing(game: Game) -> None:
    """Whoever only watches has no decision."""
    assert game.decision(game.new(Setup(full(game), 1)), None) is None


# Actions.


@pytest.mark.parametrize("game", GAMES)
def test_every_action_can_be_packed_and_unpacked(game: Game) -> None:
    """Each verb with each of its things is a number of its own."""
    actions = [(verb.name, thing) for verb in game.verbs for thing in range(max(verb.things, 1))]
    packed = [game.packed(action) for action in actions]
    assert [game.unpacked(action) for action in packed] == actions
    assert len(set(packed)) == len(actions)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("thing", [-1, -1023, -1024, -(2**70), 1023, 1024, 1025, 2**31, 2**70])
def test_a_thing_out_of_range_is_no_other_thing(game: Game, thing: int) -> None:
    """It never becomes another action by accident, of this verb or of the next one: it is no thing at all."""
    for index, verb in enumerate(game.verbs):
        assert verb.things < SPAN - 1
        assert game.packed((verb.name, thing)) == (index + 1) * SPAN - 1


@pytest.mark.parametrize("game", GAMES)
def test_a_thing_out_of_range_is_refused_as_no_such_thing(game: Game) -> None:
    """Of whatever is asked, at any decision of a game."""
    table = seated(game, game.default_edition, full(game).seats)
    for moves in range(0, 60, 3):
        play(table, moves)
        for decision in game.decisions(table.state):
            for verb in {verb for verb, _ in decision.actions}:
                for thing in (-1, 1023, 1024, 2**70):
                    refusal = table.why_not(decision.seat, (verb, thing))
                    assert refusal is not None
                    assert refusal.reason == "no-such-thing"


def test_an_unknown_verb_cannot_be_packed() -> None:
    """The name is told."""
    for verb in ("fly", "", "LAY", "lay "):
        with pytest.raises(UnknownVerb) as caught:
            CLAIMS.packed((verb, 0))
        assert caught.value.verb == verb
