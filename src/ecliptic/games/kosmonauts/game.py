"""Kosmonauts as the core sees it."""

from __future__ import annotations

from typing import Any, Final

from ecliptic.core.agenda import Step
from ecliptic.core.imagination import Worlds
from ecliptic.core.prospects import Weights
from ecliptic.core.setup import Rules
from ecliptic.core.state import State
from ecliptic.core.view import View
from ecliptic.core.words import Action, EditionInfo
from ecliptic.games.kosmonauts import terms as t
from ecliptic.games.kosmonauts.box.contents import Box
from ecliptic.games.kosmonauts.box.opened import board_of, box_of
from ecliptic.games.kosmonauts.looking import look, look_own
from ecliptic.games.kosmonauts.mind.hints import NAMES, KosmonautsHints
from ecliptic.games.kosmonauts.mind.worlds import worlds
from ecliptic.games.kosmonauts.names import EVENT_KINDS, REASONS, VERBS
from ecliptic.games.kosmonauts.rules import events, landing, orders, rounds, scoring, setup
from ecliptic.games.kosmonauts.rules.checks import invariants
from ecliptic.games.kosmonauts.state import Kosmonauts
from ecliptic.games.kosmonauts.switches import SWITCHES
from ecliptic.games.kosmonauts.telling.telling import KosmonautsTelling
from ecliptic.games.kosmonauts.view import KosmonautsView

PROTOTYPES: Final[tuple[Step, ...]] = (
    setup.NEXT_DISC,
    setup.CHOOSE_DISC,
    setup.ChoosePoint(0),
    setup.FINISH_SETUP,
    rounds.START_ROUND,
    rounds.FLIGHT_PHASE,
    rounds.FLY_OR_REFUEL,
    rounds.FLY_OR_EVACUATE,
    rounds.EVACUATE_NOW,
    rounds.MOVE_BODIES,
    rounds.END_ROUND,
    events.EVENT_PHASE,
    events.CHOOSE_EVENT,
    events.FILL_ROW,
    events.ESCAPE,
    events.SUFFER,
    events.BUY_FUEL,
    events.TAKE_HYPER,
    events.SWAP_FUEL,
    events.FALL_ON_BODY,
    orders.ORDERS_PHASE,
    orders.GIVE_ORDERS,
    orders.REVEAL_ORDERS,
    landing.MAY_LAND,
    scoring.FINAL_SCORING,
)
BRIEF: Final = {"round_limit": 20}
STEPS: Final = {type(step).__name__: step for step in PROTOTYPES}

FIELDS: Final = (
    *("round", "instructor", "phase", "ended", "home_phase"),
    *("body_at", "disc_of", "placer", "taken"),
    *("q", "r", "landed_on", "last_body", "fuel", "hyper", "shields", "rose", "token", "came_home"),
    *("ordered", "units", "fuel_used", "hyper_used", "shield_turned", "confirmed"),
    *("event", "limit", "drifts", "fell", "evacuated"),
    *("event_deck", "event_discard", "row"),
    *("mission", "replaced_by", "replaced", "missions_mixed", "missions_shown"),
    *("score", "winner", "track"),
)


class KosmonautsGame(KosmonautsTelling):
    """The game."""

    id = "kosmonauts"
    version = 1
    bound = 20_000  # decisions: at most 200 rounds of 4 ships with a dozen decisions each, and the setup
    editions = (EditionInfo("classic", 2, 4),)
    default_edition = "classic"
    usual_seats = 3
    switches = SWITCHES
    verbs = VERBS
    steps = STEPS
    event_kinds = EVENT_KINDS
    reasons = REASONS
    fields = FIELDS
    own_fields = ("viewer", "moves", "decision", "orders", "missions", "replaced")
    feature_names = NAMES.split()
    brief = BRIEF

    def box(self, rules: Rules) -> Box:
        return box_of(rules)

    def hints_with(self, weights: Weights) -> KosmonautsHints:
        return KosmonautsHints(weights)

    def start(self, rules: Rules, chance: int) -> State:
        return setup.set_up(board_of(rules), rules.seats, chance)

    def blank(self, rules: Rules) -> Kosmonauts:
        return Kosmonauts(board_of(rules), rules.seats, 0)

    def view(self, state: State, rules: Rules, viewer: int | None) -> KosmonautsView:
        assert isinstance(state, Kosmonauts)
        return look(state, rules, viewer, self.decision(state, viewer))

    def own(self, state: State, rules: Rules, viewer: int | None) -> dict[str, Any]:
        assert isinstance(state, Kosmonauts)
        return look_own(state, viewer, self.decision(state, viewer))

    def worlds(self, view: View) -> Worlds:
        assert isinstance(view, KosmonautsView)
        return worlds(view, self.blank(view.rules), self.steps)

    def invariants(self, state: State) -> list[str]:
        assert isinstance(state, Kosmonauts)
        return invariants(state)

    def winners(self, state: State) -> list[int]:
        assert isinstance(state, Kosmonauts)
        return [seat for seat in range(state.seats) if state.winner[seat] == 1]

    def totals(self, state: State) -> list[int]:
        assert isinstance(state, Kosmonauts)
        return [state.score[seat] for seat in range(state.seats)]

    def scores(self, state: State) -> list[dict[str, Any]]:
        """Each ship's points by source: landing tokens by body, and missions."""
        assert isinstance(state, Kosmonauts)
        return [row for seat in range(state.seats) for row in _score_rows(state, seat)]

    def tie_breaks(self, state: State, rules: Rules) -> list[tuple[str, str, list[int]]]:
        assert isinstance(state, Kosmonauts)
        seats = range(state.seats)
        return [
            ("home", "KO-13.9", [state.came_home[seat] for seat in seats]),
            ("fours", "KO-13.10", [scoring.fours(state, seat) for seat in seats]),
        ]

    def score_track(self, state: State) -> list[list[int]]:
        assert isinstance(state, Kosmonauts)
        rows = [[0] * state.seats]
        flat = list(state.track)
        return rows + [flat[index : index + state.seats] for index in range(0, len(flat), state.seats)]

    def refusal_numbers(self, state: State, seat: int, action: Action, reason: str) -> dict[str, int]:
        """What is in the tanks, and the limit of this round."""
        assert isinstance(state, Kosmonauts)
        return {"limit": state.limit[seat], "fuel": orders.fuel_left(state, seat), "shields": state.shields[seat]}


def _score_rows(s: Kosmonauts, seat: int) -> list[dict[str, Any]]:
    rows = [
        {"colour": seat, "source": "token", "of": body, "points": s.token[seat * t.BODIES + body]}
        for body in range(t.BODIES)
    ]
    for number in range(3):
        points = scoring.mission_points(s, seat, number)
        rows.append({"colour": seat, "source": "mission", "of": s.mission[seat * 3 + number], "points": points})
    return rows


KOSMONAUTS: Final = KosmonautsGame()
