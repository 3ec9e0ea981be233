"""A complete small game, written outside the package and in plain Python: copy it to start your own.

Claims, for two or three: its rules stand in `toy_rules.py`. Here is all that the core needs to know beside them: what a
viewer sees, which worlds look the same to it, and the words for the numbers. With that the game has a table, records,
undo and bots, and `ecliptic.testing.conformance` proves it. (For a board in the terminal it would add `draw`.)
"""

# ruff: noqa: ARG002, RUF012  (all games share one signature; nobody changes the declarations of a game)

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.core import codec
from ecliptic.core.agenda import NONE
from ecliptic.core.game import Game
from ecliptic.core.imagination import Hints, Worlds
from ecliptic.core.prospects import ONE, STAGES, Weights
from ecliptic.core.setup import Rules
from ecliptic.core.state import NOBODY, NOTHING_LEARNT, State
from ecliptic.core.view import View
from ecliptic.core.words import EditionInfo, EventKind, Phrase, Reason, Switch, Verb, part
from tests.core import toy_rules as rule
from tests.core.toy_rules import NUMBERS, WORTH, Claims


class ClaimsView(View, frozen=True, kw_only=True):
    """Built up from nothing: what is not named here is hidden."""

    has_laid: list[bool]
    laid: list[int | None]  # by seat; None: nothing yet, or hidden from this viewer
    spent: list[int]
    winner: list[int]
    score: list[int]


class ClaimsWorlds(Worlds):
    """The hidden nuggets and numbers, dealt anew each time."""

    def __init__(self, view: ClaimsView, base: Claims) -> None:
        self.view, self.base = view, base

    def sample(self, chance: int) -> Claims:
        s = self.base.clone()
        s.chance = chance
        s.shuffle(s.deck)
        for seat, has_laid in enumerate(self.view.has_laid):
            if has_laid and self.view.laid[seat] is None:
                left = [number for number in range(NUMBERS) if not s.spent[seat * NUMBERS + number]]
                s.laid[seat] = left[s.below(len(left))]
        s.learnt = NOTHING_LEARNT
        s.settle()
        return s


class ClaimsHints(Hints):
    """A bot may ask at any time."""

    def features(self, s: State) -> vec[i64]:
        assert isinstance(s, Claims)
        return vec[i64]([100 * sum(WORTH[nugget] for nugget in s.won(player)) for player in range(s.seats)])

    def stage(self, s: State) -> int:
        assert isinstance(s, Claims)
        return sum(s.spent) * int(STAGES) // (s.seats * NUMBERS)

    def points(self, s: State) -> vec[i64]:
        return self.features(s)

    def victory(self, s: State) -> vec[i64]:
        winners = CLAIMS.winners(s)
        return vec[i64]([ONE // len(winners) if seat in winners else 0 for seat in range(s.seats)])

    def horizon(self, s: State) -> int:
        assert isinstance(s, Claims)
        return sum(s.spent)  # changes at the end of a round


_SEAT, _NUMBER, _NUGGET = part("seat", "seat"), part("number", "number"), part("nugget", "nugget")


class ClaimsGame(Game):
    """The game as the core sees it: declarations, then what only this game can answer."""

    id, version, default_edition = "claims", 1, "first"
    editions = (EditionInfo("first", 2, 3),)
    switches = (Switch("may_change", default=True, rule="CL-2"),)
    verbs = (Verb("lay", NUMBERS, "number"),)
    steps = {type(step).__name__: step for step in rule.STEPS}
    event_kinds = {
        rule.ROUND_STARTED: EventKind("RoundStarted", (_NUMBER,)),
        rule.NUMBER_LAID: EventKind("NumberLaid", (_SEAT, part("number", "number", secret=True))),
        rule.NUMBER_SHOWN: EventKind("NumberShown", (_SEAT, _NUMBER)),
        rule.NUGGET_WON: EventKind("NuggetWon", (_SEAT, _NUGGET)),
        rule.SCORED: EventKind("Scored", (_SEAT, part("points", "number"))),
    }
    reasons = {rule.SPENT: Reason("spent", "CL-1"), rule.SAME: Reason("same", "CL-2")}
    fields = ("laid", "spent", "deck", "winner", "score")
    feature_names = ("won",)

    def hints(self, edition: str) -> Hints:
        return self.hints_with(Weights([(1_000_000, 1_000_000)], [(2_000_000, 2_000_000)]))

    def hints_with(self, weights: Weights) -> Hints:
        return ClaimsHints(weights)

    def start(self, rules: Rules, chance: int) -> State:
        s = self.blank(rules)
        s.chance, s.news = chance, []
        s.shuffle(s.deck)
        s.then(NOBODY, self.steps["StartRound"])
        s.settle()
        return s

    def blank(self, rules: Rules) -> Claims:
        return Claims(rules.seats, 0, bool(rules.switches["may_change"]))

    def view(self, state: State, rules: Rules, viewer: int | None) -> ClaimsView:
        assert isinstance(state, Claims)
        return ClaimsView(
            rules=rules,
            viewer=viewer,
            moves=state.moves,
            over=state.over,
            waiting=tuple(state.waiting()),
            decision=self.decision(state, viewer),
            agenda=codec.agenda_data(state),
            has_laid=[number != NONE for number in state.laid],
            laid=[number if seat == viewer and number != NONE else None for seat, number in enumerate(state.laid)],
            spent=list(state.spent),
            winner=list(state.winner),
            score=list(state.score),
        )

    def worlds(self, view: View) -> Worlds:
        assert isinstance(view, ClaimsView)
        s = self.blank(view.rules)
        s.moves, s.spent, s.score = view.moves, vec[i64](view.spent), vec[i64](view.score)
        s.laid = vec[i64]([NONE if number is None else number for number in view.laid])
        s.winner = vec[i64](view.winner)
        s.deck = vec[i64]([nugget for nugget, winner in enumerate(view.winner) if winner == NONE])
        codec.restore_agenda(s, view.agenda, self.steps)
        return ClaimsWorlds(view, s)

    def phrase(self, kind: str, value: int, rules: Rules, view: View | None = None) -> Phrase:
        return Phrase(f"claims-{kind}", {"value": WORTH[value] if kind == "nugget" else value})

    def invariants(self, state: State) -> list[str]:
        assert isinstance(state, Claims)
        face_down = [nugget for nugget, winner in enumerate(state.winner) if winner == NONE]
        return [] if sorted(state.deck) == face_down else ["a nugget is lost, or is there twice"]

    def scores(self, state: State) -> list[dict[str, Any]]:
        assert isinstance(state, Claims)
        won = [(seat, nugget) for seat in range(state.seats) for nugget in state.won(seat)]
        return [{"colour": seat, "source": "nugget", "of": nugget, "points": WORTH[nugget]} for seat, nugget in won]

    def totals(self, state: State) -> list[int]:
        assert isinstance(state, Claims)
        return list(state.score)

    def score_track(self, state: State) -> list[list[int]]:
        return [[0] * state.seats]  # all start with nothing

    def winners(self, state: State) -> list[int]:
        totals = self.totals(state)
        return [seat for seat, total in enumerate(totals) if total == max(totals)]


CLAIMS: Final = ClaimsGame()
