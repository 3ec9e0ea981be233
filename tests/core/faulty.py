"""Claims with one fault each: games that the conformance suite must not let pass."""

from __future__ import annotations

import itertools
from typing import Any

from librt.vecs import pop
from msgspec import structs

from ecliptic.core.agenda import NONE, Agenda, Step
from ecliptic.core.imagination import Worlds
from ecliptic.core.setup import Rules
from ecliptic.core.state import State
from ecliptic.core.view import View
from tests.core.toy import ClaimsGame, ClaimsView, ClaimsWorlds
from tests.core.toy_rules import Claims, LayNumber, StartRound


class AskOtherwise(StartRound):
    """The first round, with another way to lay a number."""

    def __init__(self, lay: LayNumber) -> None:
        super().__init__(1)
        self.lay = lay

    def run(self, s: Agenda, seat: int) -> None:
        super().run(s, seat)
        for player, lane in enumerate(s.lanes):
            lane.drop()
            lane.push(player, self.lay)


def changed(**declarations: Any) -> ClaimsGame:
    """The game with other declarations."""
    game = ClaimsGame()
    for name, value in declarations.items():
        setattr(game, name, value)
    return game


def with_first(step: Step, *others: Step) -> ClaimsGame:
    """The game with another beginning, and the steps that belong to it."""
    named = {type(other).__name__: other for other in (step, *others)}
    return changed(steps={**ClaimsGame.steps, **named, "StartRound": step})


def with_lay(lay: LayNumber, *others: Step) -> ClaimsGame:
    """The game with another way to lay a number in the first round."""
    return with_first(AskOtherwise(lay), lay, *others)


def without_field(forgotten: str) -> ClaimsGame:
    """The game that forgets to save a field."""
    return changed(fields=[name for name in ClaimsGame.fields if name != forgotten])


# Faults of a state.


class Sharing(Claims):
    """A clone has the same table of numbers laid."""

    def clone(self) -> Sharing:
        twin = Sharing(self.seats, self.chance, self.may_change, self)
        twin.laid = self.laid
        return twin


class Forgetful(Claims):
    """Once the game has begun, a clone has another chance."""

    def clone(self) -> Forgetful:
        twin = Forgetful(self.seats, self.chance, self.may_change, self)
        twin.chance += min(self.moves, 1)
        return twin


class Careless(Claims):
    """Nobody notices that a secret has been seen."""

    def clone(self) -> Careless:
        return Careless(self.seats, self.chance, self.may_change, self)

    def learn(self, what: int) -> None:
        """Do nothing."""


class WithState(ClaimsGame):
    """The game with another state."""

    def __init__(self, state: type[Claims]) -> None:
        self.state = state

    def blank(self, rules: Rules) -> Claims:
        return self.state(rules.seats, 0, bool(rules.switches["may_change"]))


# Faults of a game.


class ShowingNumbers(ClaimsGame):
    """Everybody sees all numbers that have been laid."""

    def view(self, state: State, rules: Rules, viewer: int | None) -> ClaimsView:
        assert isinstance(state, Claims)
        laid = [None if number == NONE else number for number in state.laid]
        return structs.replace(super().view(state, rules, viewer), laid=laid)


class ShowingTop(ClaimsGame):
    """The first seat sees the top of the deck."""

    def view(self, state: State, rules: Rules, viewer: int | None) -> ClaimsView:
        assert isinstance(state, Claims)
        view = super().view(state, rules, viewer)
        return structs.replace(view, score=[state.deck[-1]] * state.seats) if viewer == 0 else view


class OwningBackwards(ClaimsGame):
    """What a viewer has to itself comes in another order than was declared."""

    own_fields = ("viewer", "decision", "laid")

    def own(self, state: State, rules: Rules, viewer: int | None) -> dict[str, Any]:
        return dict(reversed(super().own(state, rules, viewer).items()))


class OwningNothing(ClaimsGame):
    """The numbers that a viewer has laid are hidden from that viewer too, where its own fields come by themselves."""

    own_fields = ("viewer", "decision", "laid")

    def own(self, state: State, rules: Rules, viewer: int | None) -> dict[str, Any]:
        return super().own(state, rules, viewer) | {"laid": [None] * state.seats}


class LosingNugget(ClaimsGame):
    """One nugget falls under the table in setup."""

    def start(self, rules: Rules, chance: int) -> State:
        s = super().start(rules, chance)
        assert isinstance(s, Claims)
        s.deck, _ = pop(s.deck)
        return s


class LosingWorlds(ClaimsWorlds):
    """One nugget falls under the table in every imagined world."""

    def sample(self, chance: int) -> Claims:
        s = super().sample(chance)
        s.deck, _ = pop(s.deck)
        return s


class ImaginingLess(ClaimsGame):
    """Imagined worlds lack a nugget."""

    def worlds(self, view: View) -> Worlds:
        found = super().worlds(view)
        assert isinstance(found, ClaimsWorlds)
        return LosingWorlds(found.view, found.base)


class HidingPoints(ClaimsGame):
    """The best nugget is not in the list of sources."""

    def scores(self, state: State) -> list[dict[str, Any]]:
        return [row for row in super().scores(state) if row["of"] != 5]


class Whimsical(ClaimsGame):
    """No two games with one seed are the same."""

    def __init__(self) -> None:
        self.whims = itertools.count()

    def start(self, rules: Rules, chance: int) -> State:
        return super().start(rules, chance + next(self.whims))
