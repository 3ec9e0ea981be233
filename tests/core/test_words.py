"""What a game says in ids: events as each viewer saw them, questions, answers and refusals."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.core.game import Game, Refused
from ecliptic.core.setup import Setup
from ecliptic.core.state import EVERYBODY, NOBODY, News
from ecliptic.core.words import COMMON_REASONS, Phrase, kebab
from tests.core.playing import ALL_GAMES, REDPLANET, claims, full, play, seated
from tests.core.toy import CLAIMS
from tests.games.redplanet.position import Position

GAMES = [pytest.param(game, id=game.id) for game in ALL_GAMES]


# Events.


@pytest.mark.parametrize("game", GAMES)
def test_secret_parts_of_an_event_are_seen_only_by_whom_it_concerns(game: Game) -> None:
    """Every kind of event: the insider sees all of it, the others and nobody in particular see the open parts."""
    for kind, declared in game.event_kinds.items():
        news = News(kind, 1, vec[i64]([10, 11, 12, 13]))
        whole = dict(zip([part.name for part in declared.parts], [10, 11, 12, 13], strict=False))
        secret = {part.name for part in declared.parts if part.secret}
        assert game.seen(news, 1).parts == whole
        for viewer in (None, 0, 2):
            event = game.seen(news, viewer)
            assert event.name == declared.name
            assert event.parts == {name: None if name in secret else value for name, value in whole.items()}


@pytest.mark.parametrize("game", GAMES)
def test_an_event_for_everybody_has_no_secret(game: Game) -> None:
    """And one for nobody has its secrets from all."""
    for kind, declared in game.event_kinds.items():
        secret = {part.name for part in declared.parts if part.secret}
        for viewer in (None, 0, 1):
            open_event = game.seen(News(kind, EVERYBODY, vec[i64]([10, 11, 12, 13])), viewer)
            assert None not in open_event.parts.values()
            closed = game.seen(News(kind, NOBODY, vec[i64]([10, 11, 12, 13])), viewer)
            assert {name for name, value in closed.parts.items() if value is None} == secret


@pytest.mark.parametrize("game", GAMES)
def test_some_event_has_a_secret_part(game: Game) -> None:
    """Or the tests above show nothing."""
    assert any(part.secret for kind in game.event_kinds.values() for part in kind.parts)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_in_an_event_has_a_message_of_its_own(game: Game) -> None:
    """No message can show what is not there."""
    table = play(seated(game, game.default_edition, full(game).seats))
    told = 0
    for viewer in (None, 0, 1):
        for event in table.events(viewer):
            phrase = game.told(event, table.rules)
            hidden = None in event.parts.values()
            assert phrase.id == f"{game.id}-event-{kebab(event.name)}{'-hidden' if hidden else ''}"
            assert set(phrase.args) == {name for name, value in event.parts.items() if value is not None}
            told += hidden
    assert told > 0


# Questions, answers, refusals.


def test_an_optional_question_without_an_answer_is_no_decision() -> None:
    """With one number left there is nothing to change it for."""
    state = CLAIMS.new(Setup(CLAIMS.rules("first", 2), 1))
    for number in range(3):
        for seat in (0, 1):
            CLAIMS.apply(state, seat, ("lay", number))
    CLAIMS.apply(state, 0, ("lay", 3))
    assert CLAIMS.decision(state, 0) is None
    assert [decision.seat for decision in CLAIMS.decisions(state)] == [1]


def test_questions_and_answers_are_phrases() -> None:
    """A message id for each, and for the thing another phrase."""
    table = seated(CLAIMS, "first", 2)
    decision = CLAIMS.decision(table.state, 0)
    assert decision is not None
    assert CLAIMS.prompt(decision, table.view(0)) == Phrase("claims-ask-lay-number")
    assert CLAIMS.option(("lay", 2), table.rules) == Phrase(
        "claims-do-lay", {"thing": Phrase("claims-number", {"value": 2})}
    )


def test_a_refusal_is_a_phrase_of_the_core_or_of_the_game() -> None:
    """What is the same in every game is said once."""
    table = seated(CLAIMS, "first", 2)
    table.act(0, ("lay", 2))
    ids = []
    for seat, action in ((0, ("lay", 2)), (0, ("lay", 9)), (5, ("lay", 0))):
        refusal = table.why_not(seat, action)
        assert refusal is not None
        ids.append(CLAIMS.refused(refusal, action, table.rules).id)
    assert ids == ["claims-why-same", "core-why-no-such-thing", "core-why-not-asked"]


@pytest.mark.parametrize("game", GAMES)
def test_the_reasons_of_a_game_do_not_hide_those_of_the_core(game: Game) -> None:
    """Neither by number nor by name, and each names a rule."""
    assert not set(game.reasons) & set(COMMON_REASONS)
    assert not {reason.message for reason in game.reasons.values()} & set(COMMON_REASONS.values())
    assert all(reason.rule for reason in game.reasons.values())
    assert len({reason.message for reason in game.reasons.values()}) == len(game.reasons)


def test_the_rule_of_a_refusal_may_differ_by_verb() -> None:
    """A ship that has left cannot be boarded for one reason, and not be destroyed for another."""
    p = Position("2015", 3).ships("hellas:4", "ausonia:3", "hellas:5").launched(1).crew(1, red=1)
    p.choose("saboteur", "pilot", "pilot")
    boarding = p.why_not(0, "place", 1)
    p.act(0, "place", 0)
    destroying = p.why_not(0, "destroy", 1)
    assert boarding is not None and destroying is not None
    assert [(refusal.reason, refusal.rule) for refusal in (boarding, destroying)] == [
        ("ship-left", "RP-6.2"),
        ("ship-left", "RP-7.49"),
    ]


@pytest.mark.parametrize("edition", ["2005", "2015"])
def test_who_acts_is_told_the_same_rule_as_who_only_asks(edition: str) -> None:
    """The rule of the edition that is played."""
    p = Position(edition, 3).ships("hellas:4", "ausonia:3", "hellas:5").stand("hellas", red=1)
    p.choose("explorer", "pilot", "pilot").act(0, "place", 0)
    action = ("move_from", p.region("ausonia"))
    with pytest.raises(Refused) as caught:
        REDPLANET.apply(p.s, 0, action, edition)
    asked = REDPLANET.why_not(p.s, p.rules, 0, action)
    assert caught.value.refusal == asked


# The end of a game.


def test_the_winners_are_the_richest_and_their_points_have_sources() -> None:
    """In the small game, over some seeds."""
    for seed in range(10):
        table = play(seated(CLAIMS, "first", 3, seed))
        totals = CLAIMS.totals(table.state)
        assert CLAIMS.winners(table.state) == [seat for seat in range(3) if totals[seat] == max(totals)]
        assert sum(row["points"] for row in CLAIMS.scores(table.state)) == sum(totals)
        assert CLAIMS.main_colours(table.rules) == [0, 1, 2]


def test_nobody_decides_anything_after_the_end() -> None:
    """There are no decisions, and a new game with the same seed begins as before."""
    table = claims()
    assert CLAIMS.decisions(table.state) == []
    assert CLAIMS.decisions(CLAIMS.new(Setup(table.rules, 1))) != []
