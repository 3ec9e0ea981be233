"""Chapter 18b: being done, thinking again, and the last chance for all."""

from __future__ import annotations

import pytest

from ecliptic.core.moves import Undo
from ecliptic.core.table import Table
from ecliptic.games.ares.game import ARES
from ecliptic.testing.rules import rule
from tests.games.ares.position import Position, Thing


@rule("AE-18.18")
def test_the_window_closes_when_all_are_done() -> None:
    """With one of three still thinking the phase goes on; with the last done it is over."""
    p = Position(3).plan("action", "action", "action").done(2, 0)
    assert (p.s.phase, p.view(None).waiting) == (2, (1,))
    p.done(1)
    assert (p.s.phase, p.s.round) == (-1, 2)


@rule("AE-18.18", "AE-Q3")
@pytest.mark.parametrize("phase", ["development", "construction", "action"])
def test_done_may_be_withdrawn_while_others_think(phase: str) -> None:
    """Whoever thinks again is waited for again, and may do what was open before."""
    p = Position().hand(0, "sponsors", "research").in_play(0, "tardigrades").give(0, mc=9, heat=7)
    p.plan("production", phase)
    before = p.options(0)
    p.done(0)
    assert (p.asked(0), p.things(0, "resume")) == (None, [0])
    p.act(0, "resume")
    assert (p.options(0), p.view(None).waiting) == (before, (0, 1))


@rule("AE-18.18")
def test_done_cannot_be_withdrawn_when_the_window_is_closed() -> None:
    """The next phase has begun; there is nothing to take back."""
    p = Position().plan("development", "action").done(0, 1)
    assert (p.asked(0), p.reason(0, "resume")) == ("ActionPhase", "not-done")


@rule("AE-18.18")
def test_who_is_done_cannot_act_without_thinking_again() -> None:
    """Neither an action nor a second done; but cards may be sold, and that does not withdraw anything."""
    p = Position().in_play(0, "tardigrades").hand(0, "comet", "fish").give(0, mc=14).plan("action", "research").done(0)
    acts: list[tuple[str, Thing]] = [("use", "tardigrades"), ("standard", "temperature_mc"), ("done", 0)]
    assert [p.reason(0, verb, thing) for verb, thing in acts] == ["said-done"] * 3
    p.act(0, "sell").act(0, "sell_card", "comet").act(0, "stop")
    assert (p.has(0, "mc", "done"), p.view(None).waiting) == ((17, 1), (1,))


@rule("AE-Q3")
@pytest.mark.parametrize("phase", ["development", "construction", "action"])
def test_a_group_may_make_done_final(phase: str) -> None:
    """Thinking again is neither offered nor allowed."""
    p = Position(done_may_be_withdrawn=False).hand(0, "comet").plan("production", phase).done(0)
    refusal = p.why_not(0, "resume")
    assert refusal is not None and (refusal.reason, refusal.rule) == ("done-is-final", "AE-Q3")
    assert p.options(0) == [("sell", 0)]


@rule("AE-Q3")
def test_thinking_again_is_for_those_who_are_done() -> None:
    """Under either ruling nobody else can do it."""
    assert Position().plan("action", "research").reason(0, "resume") == "not-done"


@rule("AE-Q3")
@pytest.mark.parametrize(
    ("mars", "standard"),
    [({"temperature": 6}, "temperature_mc"), ({"oxygen": 13}, "forest_mc"), ({"oceans": 8}, "ocean_mc")],
)
def test_at_a_maximum_everybody_is_asked_again(mars: dict[str, int], standard: str) -> None:
    """Two were done; the last step makes the game wait for all three, and all are told."""
    p = Position(3).give(2, mc=20).mars(**mars).plan("action", "action", "action").done(0, 1)
    p.act(2, "standard", standard)
    assert (p.view(None).waiting, len(p.news(None, "EverybodyResumed"))) == ((0, 1, 2), 1)
    p.done(0, 1, 2)
    assert p.s.round == 2


@rule("AE-Q3")
def test_a_step_before_the_maximum_wakes_nobody() -> None:
    """Done stays done."""
    p = Position().give(1, heat=8).mars(temperature=4).plan("action", "action").done(0)
    p.act(1, "standard", "temperature_heat")
    assert p.view(None).waiting == (1,)


@rule("AE-Q3")
def test_for_each_maximum_that_happens_once() -> None:
    """Raises beyond the end wake nobody, but the maximum of another parameter does."""
    p = Position().give(1, heat=16, plants=8).mars(temperature=6, oxygen=13).plan("action", "action").done(0)
    p.act(1, "standard", "temperature_heat").done(0).act(1, "standard", "temperature_heat")
    assert p.view(None).waiting == (1,)
    p.act(1, "standard", "forest_plants")
    assert p.view(None).waiting == (0, 1)


@rule("AE-Q3")
def test_the_last_chance_is_worth_something() -> None:
    """Mars is complete by another's flip: who was done flips once more with full reward before the game ends."""
    p = Position().give(0, mc=15).give(1, mc=15).mars(temperature=8, oxygen=14, oceans=8).tile(8, plants=2)
    p.plan("action", "action").done(0).act(1, "standard", "ocean_mc").done(1)
    assert (p.s.over, p.asked(0)) == (False, "ActionPhase")
    p.act(0, "standard", "ocean_mc").done(0)
    assert (p.s.over, p.has(0, "rating", "plants")) == (True, (6, 2))


SEATS = [pytest.param(0, 2, id="higher seat woken"), pytest.param(2, 0, id="lower seat woken")]


@rule("AE-Q3")
@pytest.mark.parametrize(("actor", "sleeper"), SEATS)
def test_in_development_only_those_who_can_still_play_are_asked_again(actor: int, sleeper: int) -> None:
    """One has played, one was done without a card, and the last one completes temperature with a card."""
    p = Position(3).hand(1, "sponsors").hand(sleeper, "lichen").hand(actor, "deep_well_heating").mars(temperature=6)
    p.give(1, mc=5).give(sleeper, mc=5).give(actor, mc=14).plan("development", "development", "development")
    p.act(1, "play", "sponsors").done(sleeper).act(actor, "play", "deep_well_heating")
    assert (p.view(None).waiting, p.things(sleeper, "play")) == ((sleeper,), ["lichen"])
    p.act(sleeper, "play", "lichen")
    assert p.s.round == 2


@rule("AE-Q3")
@pytest.mark.parametrize(("actor", "sleeper"), SEATS)
def test_in_construction_it_is_the_same(actor: int, sleeper: int) -> None:
    """Whoever made the last step has nothing left to play; whoever was done without a card has."""
    p = Position(3).hand(sleeper, "research").hand(actor, "lava_flows").give(sleeper, mc=5).give(actor, mc=17)
    p.mars(temperature=4).plan("production", "construction", "production").act(1, "draw").done(1, sleeper)
    p.act(actor, "play", "lava_flows")
    assert (p.s.phase, p.things(sleeper, "play")) == (1, ["research"])
    assert p.view(None).waiting == tuple(sorted((1, sleeper)))


@rule("AE-Q3", "AE-18.19")
@pytest.mark.parametrize(("actor", "sleeper"), SEATS)
def test_a_conversion_that_comes_with_done_wakes_the_others_too(actor: int, sleeper: int) -> None:
    """The last one to be done must convert, and that completes temperature: the others confirm anew."""
    p = Position(3).give(actor, heat=8).give(sleeper, mc=14).mars(temperature=6).plan("action", "action", "action")
    p.done(1, sleeper, actor)
    assert (p.s.phase, p.temperature(), p.asked(sleeper)) == (2, 8, "ActionPhase")
    p.act(sleeper, "standard", "temperature_mc")
    assert p.has(sleeper, "rating") == (6,)


@rule("AE-Q3")
@pytest.mark.parametrize(
    ("verb", "thing", "undo"),
    [
        ("standard", "temperature_heat", Undo(possible=True)),
        ("standard", "ocean_mc", Undo(possible=False, reason="undo-secret")),
        ("use", "circuit_board_factory", Undo(possible=False, reason="undo-secret")),
        ("use", "advanced_screening_technology", Undo(possible=False, reason="undo-secret")),
        ("done", 0, Undo(possible=True)),
    ],
)
def test_what_revealed_a_card_or_a_tile_cannot_be_taken_back(verb: str, thing: str | int, undo: Undo) -> None:
    """A step of temperature can, and so can done, with no heat to convert."""
    p = Position().in_play(0, "circuit_board_factory", "advanced_screening_technology").tile(0, plants=2)
    p.give(0, heat=8 if verb == "standard" else 0, mc=15).plan("action", "research")
    table = Table(ARES, p.setup, ("red", "blue"))
    table.state = p.s
    table.act(0, (verb, p.thing(verb, thing)))
    assert table.undo(0) == undo
