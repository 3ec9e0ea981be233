"""Nim as Ecliptic sees it. Nothing is hidden, so views and worlds need not be written; nor is there any telling."""

from __future__ import annotations

from ecliptic.core.game import Game
from ecliptic.core.setup import Rules
from ecliptic.core.state import State
from ecliptic.core.words import EditionInfo, EventKind, Reason, Switch, Verb, part
from ecliptic_nim import rules as rule
from ecliptic_nim.rules import Nim


class NimGame(Game):
    """What there is, and what only this game can answer."""

    id = "nim"
    editions = (EditionInfo("classic", 2, 3),)
    switches = (Switch("misere", default=False, rule=""),)
    verbs = (Verb("choose", len(rule.HEAPS), "heap"), Verb("take", rule.MOST + 1, "number"))
    steps = {type(step).__name__: step for step in rule.STEPS}  # noqa: RUF012  (declared once, never changed)
    event_kinds = {  # noqa: RUF012  (the same)
        rule.TAKEN: EventKind("Taken", (part("colour", "colour"), part("count", "number"), part("heap", "heap"))),
        rule.WON: EventKind("Won", (part("colour", "colour"),), is_chapter=True),
    }
    reasons = {rule.EMPTY: Reason("empty", ""), rule.NOT_SO_MANY: Reason("not-so-many", "")}  # noqa: RUF012
    fields = ("heaps", "winner")
    hides_nothing = True

    def blank(self, rules: Rules) -> Nim:
        return Nim(rules.seats, bool(rules.switches["misere"]), list(rule.HEAPS), [0] * rules.seats)

    def start(self, rules: Rules, chance: int) -> State:
        s = self.blank(rules)
        s.chance, s.news = chance, []
        s.then(0, rule.CHOOSE_HEAP)
        s.settle()
        return s

    def totals(self, state: State) -> list[int]:
        assert isinstance(state, Nim)
        return list(state.winner)

    def winners(self, state: State) -> list[int]:
        return [seat for seat, won in enumerate(self.totals(state)) if won]


NIM = NimGame()
