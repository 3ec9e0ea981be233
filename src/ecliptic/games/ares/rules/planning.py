"""Chapter 4: everybody chooses a phase in secret; then all choices are shown together."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.core.agenda import LEGAL, NONE, SPAN, Agenda
from ecliptic.core.state import EVERYBODY, SECRET_SEEN
from ecliptic.games.ares.rules import news, reasons
from ecliptic.games.ares.rules.piles import SELL_CARDS, why_not_sell
from ecliptic.games.ares.rules.steps import Effect, Window
from ecliptic.games.ares.state import Ares
from ecliptic.games.ares.terms import PHASES, PLAN, SELL


class ChoosePhase(Window):
    """Exactly one phase, not the one of the last round; cards may be sold meanwhile: AE-4.1, AE-4.5, AE-Q13."""

    def __init__(self) -> None:
        super().__init__(PLAN, PHASES, certain=True)

    def is_waited_for(self, agenda: Agenda, seat: i64) -> bool:
        assert isinstance(agenda, Ares)
        return agenda.players[seat].phase == NONE

    def takes(self, verb: i64) -> i64:
        if verb == PLAN:
            return PHASES
        return 1 if verb == SELL else 0

    def options(self, agenda: Agenda, seat: i64) -> vec[i64]:
        assert isinstance(agenda, Ares)
        found = vec[i64]()
        for phase in range(PHASES):
            if why_not_choose(agenda, seat, phase) == LEGAL:
                found = append(found, PLAN * SPAN + phase)
        if why_not_sell(agenda, seat) == LEGAL:
            found = append(found, SELL * SPAN)
        return found

    def why_not(self, s: Ares, seat: i64, verb: i64, thing: i64) -> i64:
        return why_not_sell(s, seat) if verb == SELL else why_not_choose(s, seat, thing)

    def do(self, s: Ares, seat: i64, verb: i64, thing: i64) -> None:
        if verb == SELL:
            s.then(seat, SELL_CARDS)
        else:
            s.players[seat].phase = thing
            s.tell(news.PHASE_CHOSEN, seat, seat, thing)


def why_not_choose(s: Ares, seat: i64, phase: i64) -> i64:
    """Only the own last choice is barred; a choice may be changed until all have chosen: AE-4.6, AE-4.7, AE-4.13."""
    player = s.players[seat]
    if player.last_phase == phase:
        return reasons.CHOSEN_LAST_ROUND
    if player.phase == phase or (player.phase != NONE and not s.edition.choice_may_change):
        return reasons.CHOSEN_ALREADY
    return LEGAL


class RevealPhases(Effect):
    """All choices are shown together; the phases on them are the phases of this round: AE-4.8, AE-4.10, AE-4.11."""

    def happen(self, s: Ares, seat: i64) -> None:
        s.learn(SECRET_SEEN)
        for player in range(s.seats):
            phase = s.players[player].phase
            s.called[phase] = 1
            s.tell(news.PHASE_REVEALED, EVERYBODY, player, phase)


CHOOSE_PHASE: Final = ChoosePhase()
REVEAL_PHASES: Final = RevealPhases()
