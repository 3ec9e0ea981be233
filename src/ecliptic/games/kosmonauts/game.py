"""Kosmonauts as the core sees it."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, Final

import msgspec

from ecliptic.core.agenda import Step
from ecliptic.core.boxed import BoxedGame, tables_key
from ecliptic.core.final import final_sheet
from ecliptic.core.imagination import Worlds
from ecliptic.core.prospects import Weights
from ecliptic.core.setup import Rules
from ecliptic.core.sheet import Sheet
from ecliptic.core.state import State
from ecliptic.core.view import View
from ecliptic.core.words import Action, Decision, EditionInfo, Event, Phrase
from ecliptic.games.kosmonauts import events, landing, orders, rounds, scoring, setup, tables
from ecliptic.games.kosmonauts import terms as t
from ecliptic.games.kosmonauts.board import Board
from ecliptic.games.kosmonauts.box import Box, correct, load_box, provenance
from ecliptic.games.kosmonauts.checks import invariants
from ecliptic.games.kosmonauts.citations import RULE_OF_EVENT, RULE_OF_QUESTION
from ecliptic.games.kosmonauts.hints import NAMES, KosmonautsHints
from ecliptic.games.kosmonauts.looking import look, look_own
from ecliptic.games.kosmonauts.names import EVENT_KINDS, REASONS, VERBS
from ecliptic.games.kosmonauts.phrases import event, event_text, mission, mission_text, phrase, prompt_args
from ecliptic.games.kosmonauts.sheet import write_sheet
from ecliptic.games.kosmonauts.state import Kosmonauts
from ecliptic.games.kosmonauts.switches import SWITCHES
from ecliptic.games.kosmonauts.terminal import STYLES, Picture, event_style
from ecliptic.games.kosmonauts.view import KosmonautsView
from ecliptic.games.kosmonauts.worlds import known, worlds

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


@functools.lru_cache(maxsize=64)
def _tables(key: bytes) -> tuple[Box, Board]:
    rules = msgspec.json.decode(key, type=Rules)
    box = load_box()
    if rules.corrections:
        box = correct(box, rules.corrections)
    return box, tables.build(box, rules.switches)


def box_of(rules: Rules) -> Box:
    """The box that these rules are played with."""
    return _tables(tables_key(rules))[0]


def board_of(rules: Rules) -> Board:
    """The tables of these rules; made once, shared by all games that are played by them."""
    return _tables(tables_key(rules))[1]


class KosmonautsGame(BoxedGame):
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
    rule_of_question = RULE_OF_QUESTION
    rule_of_event = RULE_OF_EVENT
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

    def phrase(self, kind: str, value: int, rules: Rules, view: View | None = None) -> Phrase:
        assert view is None or isinstance(view, KosmonautsView)
        return phrase(kind, value, board_of(rules), view)

    def prompt_args(self, decision: Decision, view: View) -> dict[str, Any]:
        assert isinstance(view, KosmonautsView)
        steps = [lane[-1] for lane in view.agenda[-1] if lane and lane[-1][0] == decision.seat]
        return prompt_args(decision.question, steps[0][2], view, board_of(view.rules))

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

    def provenance(self, rules: Rules) -> list[tuple[str, str, str]]:
        return provenance(box_of(rules))

    def cards(self, rules: Rules) -> list[tuple[int, Phrase, Phrase]]:
        """The event cards, then the missions."""
        board = board_of(rules)
        events_ = [(n, event(n, board), event_text(n, board)) for n in range(len(board.event_kind))]
        first = len(events_)
        missions = [(n + first, mission(n, board), mission_text(n, board)) for n in range(len(board.mission_body))]
        return events_ + missions

    def known_cards(self, view: View) -> list[tuple[Phrase, Phrase]]:
        """The open event cards and the viewer's missions."""
        assert isinstance(view, KosmonautsView)
        board = board_of(view.rules)
        mine = view.missions[view.viewer] if view.viewer is not None else []
        row = [(event(card, board), event_text(card, board)) for card in view.row if card is not None]
        return row + [(mission(card, board), mission_text(card, board)) for card in mine if card is not None]

    def sheet(self, view: View) -> Sheet:
        assert isinstance(view, KosmonautsView)
        state = known(view, self.blank(view.rules))
        final = final_sheet(self, state, view.rules) if view.over else None
        return write_sheet(view, state.board, state, final)

    def draw(self, view: View, say: Callable[[Phrase], str], width: int) -> list[Any]:
        assert isinstance(view, KosmonautsView)
        return Picture(view, board_of(view.rules), say, width).parts()

    def colour_style(self, colour: int) -> str:
        return STYLES[colour]

    def event_style(self, event: Event) -> str:
        return event_style(event)

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
