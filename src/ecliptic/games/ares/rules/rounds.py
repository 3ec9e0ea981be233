"""Chapters 3, 5, 10, 11 and 12: the round, its phases, production, research and the end stage."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, NONE, SPAN, Agenda
from ecliptic.core.state import EVERYBODY, NOBODY
from ecliptic.games.ares.player import ZEROS
from ecliptic.games.ares.rules import news
from ecliptic.games.ares.rules.actions import ACTION_PHASE
from ecliptic.games.ares.rules.coop import TAKE_ITEMS
from ecliptic.games.ares.rules.effects import keep_some
from ecliptic.games.ares.rules.piles import SELL_CARDS, draw_to_hand, look_at, sell, why_not_sell
from ecliptic.games.ares.rules.planning import CHOOSE_PHASE, REVEAL_PHASES
from ecliptic.games.ares.rules.scoring import FINAL_SCORING, points_now
from ecliptic.games.ares.rules.solo import ADVANCE_MARKER, REVEAL_NEUTRAL
from ecliptic.games.ares.rules.steps import Effect, HandChoice, Window
from ecliptic.games.ares.rules.windows import CONSTRUCTION_PHASE, DEVELOPMENT_PHASE
from ecliptic.games.ares.state import Ares
from ecliptic.games.ares.terms import (
    ACTION,
    ACTIONS,
    CARD,
    CONSTRUCTION,
    COOP,
    DEVELOPMENT,
    HAND_LIMIT,
    HEAT,
    MC,
    PHASES,
    PLANTS,
    PRODUCTION,
    PRODUCTION_BONUS,
    PROJECTS,
    RESEARCH_BONUS_DRAW,
    RESEARCH_BONUS_KEEP,
    RESEARCH_DRAW,
    RESEARCH_KEEP,
    SELL,
    SELL_CARD,
    SOLO,
    SOLO_ROUNDS,
)


class StartRound(Effect):
    """Planning, phases, end: AE-3.2, AE-3.3."""

    def happen(self, s: Ares, seat: i64) -> None:
        s.round += 1
        s.called = ZEROS[:PHASES]  # AE-12.7
        for player in s.players:
            player.last_phase = player.phase
            player.phase = NONE
            player.done = 0
        s.tell(news.ROUND_STARTED, EVERYBODY, s.round)
        s.then(NOBODY, END_STAGE)
        s.then(NOBODY, PHASES_FROM[DEVELOPMENT])
        if s.edition.mode == COOP:
            s.then(NOBODY, TAKE_ITEMS)
        elif s.edition.mode == SOLO:
            s.then(NOBODY, REVEAL_NEUTRAL)
        s.then(NOBODY, REVEAL_PHASES)
        s.together(s.all_seats(), CHOOSE_PHASE)


class PlayPhases(Effect):
    """The chosen phases from this one on, each once, in rising order: AE-5.2 to AE-5.4."""

    def __init__(self, phase: i64) -> None:
        super().__init__(phase)

    def of(self, arg: i64) -> PlayPhases:
        return PlayPhases(arg)

    def happen(self, s: Ares, seat: i64) -> None:
        for phase in range(self.arg, PHASES):
            if s.called[phase] == 1 and s.ended == 0:
                s.then(NOBODY, PHASES_FROM[phase + 1])
                s.then(NOBODY, CLOSE_PHASE)
                open_phase(s, phase)
                return


def open_phase(s: Ares, phase: i64) -> None:
    """Mars is remembered as it is now; who chose the phase has its bonus: AE-5.7, AE-5.11."""
    s.phase = phase
    s.temperature_before = s.temperature
    s.oxygen_before = s.oxygen
    s.oceans_before = s.oceans
    s.tell(news.PHASE_STARTED, EVERYBODY, phase)
    for player in s.players:
        player.done = 0
        player.bonus = 1 if player.phase == phase else 0
        player.plays = 1 if phase <= CONSTRUCTION else 0
        player.has_played = 0
        player.next_less = 0
        player.next_shift = 0
        player.rating_rose = 0
    if phase == DEVELOPMENT:
        s.together(s.all_seats(), DEVELOPMENT_PHASE)
    elif phase == CONSTRUCTION:
        s.together(s.all_seats(), CONSTRUCTION_PHASE)
    elif phase == ACTION:
        s.together(s.all_seats(), ACTION_PHASE)
    elif phase == PRODUCTION:
        produce(s)
    else:
        research(s)


class ClosePhase(Effect):
    """The game ends with the phase in which all three parameters have come to their maximum: AE-15.1 to AE-15.3."""

    def happen(self, s: Ares, seat: i64) -> None:
        for player in s.players:
            if s.phase == ACTION:
                player.used = ZEROS[:ACTIONS]  # AE-9.7
            player.bonus = 0
            player.plays = 0
            player.next_less = 0
            player.next_shift = 0
        s.phase = NONE
        if s.edition.stops_when_terraformed and s.is_terraformed():
            s.tell(news.MARS_TERRAFORMED, EVERYBODY, s.round)
            s.ended = 1


# Production.


def produce(s: Ares) -> None:
    """M€ with TR, heat and plants for all; then cards, seat by seat: AE-10.1 to AE-10.5, AE-Q58."""
    for seat in range(s.seats):
        player = s.players[seat]
        mc = s.produces(seat, MC) + player.rating + PRODUCTION_BONUS * player.bonus  # AE-10.7
        heat = s.produces(seat, HEAT)
        plants = s.produces(seat, PLANTS)
        player.mc += mc
        player.heat += heat
        player.plants += plants
        s.tell(news.PRODUCED, EVERYBODY, seat, mc, heat, plants)
    for seat in range(s.seats):
        draw_to_hand(s, seat, s.produces(seat, CARD))


# Research.


def research(s: Ares) -> None:
    """All draw, seat by seat; then all choose what to keep: AE-11.1, AE-11.4, AE-18.16."""
    for seat in range(s.seats):
        player = s.players[seat]
        look_at(s, seat, RESEARCH_DRAW + player.draws_more + RESEARCH_BONUS_DRAW * player.bonus)
    s.together(s.all_seats(), KEEP_RESEARCH)


class KeepResearch(Effect):
    """Keep as many as the rules and the player's cards say: AE-11.7."""

    def happen(self, s: Ares, seat: i64) -> None:
        player = s.players[seat]
        s.then(seat, SELL_AT_WILL)
        keep_some(s, seat, RESEARCH_KEEP + player.keeps_more + RESEARCH_BONUS_KEEP * player.bonus)


class SellAtWill(Window):
    """Cards can be sold while others still choose; nobody waits for it: AE-Q13."""

    def __init__(self) -> None:
        super().__init__(SELL, 1, optional=True)

    def options(self, agenda: Agenda, seat: i64) -> vec[i64]:
        assert isinstance(agenda, Ares)
        found = vec[i64]()
        return append(found, SELL * SPAN) if why_not_sell(agenda, seat) == LEGAL else found

    def why_not(self, s: Ares, seat: i64, verb: i64, thing: i64) -> i64:
        return why_not_sell(s, seat)

    def do(self, s: Ares, seat: i64, verb: i64, thing: i64) -> None:
        s.then(seat, SELL_CARDS)


# The end of the round.


class EndStage(Effect):
    """Hands above the limit are sold down to it: AE-12.1; not in the round that ends the game: AE-15.4."""

    def happen(self, s: Ares, seat: i64) -> None:
        s.then(NOBODY, END_ROUND)
        if s.ended == 1:
            return
        over = vec[i64]()
        for player in range(s.seats):
            if len(s.players[player].hand) > HAND_LIMIT:
                over = append(over, player)
        if len(over) > 0:
            s.together(over, SELL_EXCESS)


class SellExcess(HandChoice):
    """The owner chooses which cards go, for the usual price: AE-12.2, AE-12.3."""

    def __init__(self) -> None:
        super().__init__(SELL_CARD, PROJECTS, certain=True)

    def chosen(self, s: Ares, seat: i64, card: i64) -> None:
        sell(s, seat, card)
        if len(s.players[seat].hand) > HAND_LIMIT:
            s.then(seat, SELL_EXCESS)


class EndRound(Effect):
    """The next round, or the end: AE-3.6, AE-12.8, AE-16.13, AE-17.13."""

    def happen(self, s: Ares, seat: i64) -> None:
        for player in range(s.seats):
            s.track = append(s.track, points_now(s, player))
        if s.ended == 0 and is_last_round(s):
            s.ended = 1
        if s.ended == 0 and s.round == s.edition.round_limit:
            s.tell(news.ROUND_LIMIT_MET, EVERYBODY, s.round)
            s.ended = 1
        if s.ended == 1:
            s.then(NOBODY, FINAL_SCORING)
            return
        s.then(NOBODY, START_ROUND)
        if s.edition.mode == SOLO:
            s.then(NOBODY, ADVANCE_MARKER)


def is_last_round(s: Ares) -> bool:
    """Together the game lasts as long as the supply, alone twenty-five rounds: AE-16.8, AE-17.13."""
    if s.edition.mode == COOP:
        return s.supply_cubes + s.supply_markers == 0
    return s.edition.mode == SOLO and s.round == SOLO_ROUNDS


START_ROUND: Final = StartRound()
PHASES_FROM: Final = [PlayPhases(phase) for phase in range(PHASES + 1)]
CLOSE_PHASE: Final = ClosePhase()
KEEP_RESEARCH: Final = KeepResearch()
SELL_AT_WILL: Final = SellAtWill()
END_STAGE: Final = EndStage()
SELL_EXCESS: Final = SellExcess()
END_ROUND: Final = EndRound()
