"""Game: immutable; it makes states, says what is legal, and shows each viewer what it may know.

These are the rules of a game; what it says to people is its `Telling`, which has a default for everything.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ecliptic.core import codec, plain, plain_mind
from ecliptic.core.agenda import LEGAL, SPAN, IllegalAction, Step
from ecliptic.core.chance import from_seed
from ecliptic.core.errors import SetupProblem
from ecliptic.core.imagination import Hints, Worlds
from ecliptic.core.plain_mind import OpenView, OpenWorlds, PlainHints
from ecliptic.core.plain_sheet import open_table
from ecliptic.core.prospects import Weights
from ecliptic.core.setup import Rules, Setup
from ecliptic.core.state import News, State
from ecliptic.core.telling import TOTAL, Telling
from ecliptic.core.view import View
from ecliptic.core.words import (
    COMMON_REASONS,
    Action,
    Decision,
    EditionInfo,
    Event,
    Reason,
    Refusal,
    Switch,
)

_SPAN: Final = int(SPAN)  # of the things of a verb, as Python counts them


class Game(Telling):
    """What the core needs to know of a game. A game fills in what has no default here, and `id` and `verbs`."""

    editions: tuple[EditionInfo, ...]  #: for how many players each is
    steps: Mapping[str, Step]  #: one object of each class of steps, by the name of the class
    fields: Sequence[str]  #: of the state, beyond the core's own

    version: int = 1  #: of the rules: a record names it
    default_edition: str = ""  #: none named: the first
    usual_seats: int = 2  #: of a table that nobody has set up: one person and some bots
    hides_nothing: bool = False  #: everybody sees the whole state: then views and worlds need not be written
    switches: tuple[Switch, ...] = ()  #: house rules
    reasons: Mapping[int, Reason] = {}  #: why something is refused, by the number that `refuse` returns
    parts: Mapping[str, Sequence[str]] = {}  #: fields that are rows of objects, with the fields of each
    own_fields: tuple[str, ...] | None = None  #: of a view: those that may differ between viewers; None: any may
    variants: Sequence[str] = ()  #: switches that make another set-up: the conformance suite tries every value
    levels: Mapping[str, Any] = {}  #: of bots, where they are not as usual: see `ecliptic.bots.levels`
    feature_names: Sequence[str] = plain_mind.FEATURES  #: of what `hints` looks at, in order
    brief: Mapping[
        str, bool | int | str
    ] = {}  #: switches that keep a random game short, where it could wander for ever

    def __init_subclass__(cls) -> None:
        """The first edition is the usual one, unless the game names another."""
        super().__init_subclass__()
        if cls.hides_nothing and cls.own_fields is None:
            cls.own_fields = ("viewer", "decision")
        if not cls.default_edition and hasattr(cls, "editions") and cls.editions:
            cls.default_edition = cls.editions[0].id

    def __repr__(self) -> str:
        editions = ", ".join(f"{info.id} ({_players(info)})" for info in self.editions)
        return f"<Game {self.id}: {editions}>"

    # A game fills in these.

    def start(self, rules: Rules, chance: int) -> State:
        """A new game, ready for the first decision; the rules have been checked."""
        raise NotImplementedError

    def blank(self, rules: Rules) -> State:
        """A state to be filled by `from_data` or `imagine`."""
        raise NotImplementedError

    def view(self, state: State, rules: Rules, viewer: int | None) -> View:
        """What this viewer may know; all of it where nothing is hidden."""
        assert self.hides_nothing, f"{type(self).__name__} must say what a viewer may know: view()"
        table = codec.fields_data(state, self.fields, self.parts)
        return OpenView(**self.seen_by_all(state, rules, viewer), table=table)

    def seen_by_all(self, state: State, rules: Rules, viewer: int | None) -> dict[str, Any]:
        """What every view holds, whatever the game: a game's own `view` adds its fields to these."""
        return {
            "rules": rules,
            "viewer": viewer,
            "moves": state.moves,
            "over": state.over,
            "waiting": plain.waiting(state),
            "decision": self.decision(state, viewer),
            "agenda": codec.agenda_data(state),
        }

    def own(self, state: State, rules: Rules, viewer: int | None) -> dict[str, Any]:
        """What this viewer's view has to itself: its `own_fields`. The others are as nobody in particular sees them.

        A game may be quicker.
        """
        view = self.view(state, rules, viewer)
        names = view.__struct_fields__ if self.own_fields is None else self.own_fields
        return {name: getattr(view, name) for name in names}

    def worlds(self, view: View) -> Worlds:
        """All states that could be true for somebody who has seen this view, ready to be sampled often.

        Where nothing is hidden that is one: the view holds every field of the state under its name.
        """
        assert self.hides_nothing, f"{type(self).__name__} must say what a viewer cannot tell apart: worlds()"
        table = open_table(view)
        known = {"chance": 0, "moves": view.moves, "agenda": view.agenda}
        return OpenWorlds(self.from_data(view.rules, known | {"state": {name: table[name] for name in self.fields}}))

    def hints(self, edition: str) -> Hints:
        """What the game knows about playing this edition well, with the weights that it ships."""
        return self.hints_with(plain_mind.usual_weights(len(self.feature_names)))

    def hints_with(self, weights: Weights) -> Hints:
        """The same with other weights. By default bots know nothing but who has most points and who wins."""
        return PlainHints(weights, self.totals, self.winners)

    def imagine(self, view: View, chance: int) -> State:
        """A full state that could be true for somebody who has seen this view, with a chance of its own."""
        return self.worlds(view).sample(chance)

    def check(self, rules: Rules) -> None:
        """Raise SetupProblem if the game's own data are wrong; the common checks are done."""

    def scores(self, state: State) -> list[dict[str, Any]]:
        """For each colour its final score by source: rows of source, points, and what they come from."""
        return [
            {"colour": colour, "source": TOTAL, "of": None, "points": points}
            for colour, points in enumerate(self.totals(state))
        ]

    def tie_breaks(self, state: State, rules: Rules) -> list[tuple[str, str, list[int]]]:
        """What decides between the highest scores, in order: its name, the rule, and each colour's number."""
        return []

    def totals(self, state: State) -> list[int]:
        """Each colour's score: the final one when the game is over, before that what it would be now."""
        raise NotImplementedError

    def score_track(self, state: State) -> list[list[int]]:
        """What everybody could see of the score at the start and the end of each round, by colour."""
        totals = self.totals(state)
        return [[0] * len(totals), totals]

    def winners(self, state: State) -> list[int]:
        """The seats that have won."""
        raise NotImplementedError

    def public_points(self, view: View) -> list[int] | None:
        """Where nothing is hidden, the score as it is."""
        if not self.hides_nothing:
            return super().public_points(view)
        totals = self.totals(self.imagine(view, 0))
        return [totals[colour] for colour in self.main_colours(view.rules)]

    def invariants(self, state: State) -> list[str]:
        """What is wrong with this state; an empty list always, or there is a bug."""
        return []

    def refusal_numbers(self, state: State, seat: int, action: Action, reason: str) -> dict[str, int]:
        """The numbers that the message of a refusal needs."""
        return {}

    def cards_played(self, state: State) -> list[int]:
        """The numbers of the cards that came into play, as `cards` counts them; nothing where that says nothing."""
        return []

    # Setting up.

    def edition(self, edition: str) -> EditionInfo:
        """The edition of this name."""
        for info in self.editions:
            if info.id == edition:
                return info
        known = ", ".join(info.id for info in self.editions)
        raise SetupProblem("setup-unknown-edition", edition=edition, known=known)

    def rules(
        self,
        edition: str,
        seats: int,
        switches: Mapping[str, bool | int | str] | None = None,
        corrections: dict[str, Any] | None = None,
    ) -> Rules:
        """Checked rules with every switch filled in."""
        info = self.edition(edition)
        if not info.seats_min <= seats <= info.seats_max:
            if info.seats_min == info.seats_max:
                raise SetupProblem("setup-seats-only", edition=edition, seats=seats, most=info.seats_max)
            raise SetupProblem("setup-seats", edition=edition, seats=seats, least=info.seats_min, most=info.seats_max)
        rules = Rules(self.id, edition, seats, self._filled(edition, switches or {}), corrections or {})
        self.check(rules)
        return rules

    def _filled(self, edition: str, wanted: Mapping[str, bool | int | str]) -> dict[str, bool | int | str]:
        offered = {switch.name: switch for switch in self.switches if switch.is_in(edition)}
        for name, value in wanted.items():
            if name not in offered:
                raise SetupProblem("setup-unknown-switch", switch=name, known=", ".join(offered))
            _check_value(offered[name], value)
        return {name: wanted.get(name, switch.default_in(edition)) for name, switch in offered.items()}

    def settled(self, setup: Setup) -> Rules:
        """The rules, with whatever was left to chance decided by the seed: all know it from the start."""
        return setup.rules

    def new(self, setup: Setup) -> State:
        """A new game, ready for the first decision, with the news of its setup."""
        return self.start(self.settled(setup), from_seed(setup.seed))

    # Acting.

    def decisions(self, state: State) -> list[Decision]:
        """One for each seat that may act now."""
        found = (self.decision(state, seat) for seat in range(state.seats))
        return [decision for decision in found if decision is not None]

    def decision(self, state: State, seat: int | None) -> Decision | None:
        """What this seat is asked, or may still answer; nobody in particular is asked nothing."""
        if seat is None:
            return None
        choice = state.question(seat)
        if choice is None:
            return None
        actions = plain.actions(state, seat, self._verb_names)
        if not actions:
            return None  # an optional question without an answer
        return Decision(seat, type(choice).__name__, actions, not choice.is_waited_for(state, seat))

    def packed(self, action: Action) -> int:
        """The action as one number; raise UnknownVerb if there is none."""
        verb, thing = action
        if verb not in self._verb_names:
            raise UnknownVerb(verb)
        first = self._verb_names.index(verb) * _SPAN
        return first + (thing if 0 <= thing < _SPAN else _SPAN - 1)  # the last is no thing

    def unpacked(self, action: int) -> Action:
        """The action in words."""
        return self._verb_names[action // _SPAN], action % _SPAN

    @functools.cached_property
    def shown_verbs(self) -> frozenset[str]:
        """The names of the verbs that all see at once, even where several act at the same time."""
        return frozenset(verb.name for verb in self.verbs if verb.shown)

    @functools.cached_property
    def _verb_names(self) -> list[str]:
        return [verb.name for verb in self.verbs]

    def apply(self, state: State, seat: int, action: Action, edition: str = "") -> None:
        """Do this; raise Refused (with the rule of this edition) and change nothing if it is not legal."""
        try:
            state.act(seat, self.packed(action))
        except IllegalAction as illegal:
            raise Refused(self._refusal(state, seat, action, illegal.reason, edition), action) from illegal

    def why_not(self, state: State, rules: Rules, seat: int, action: Action) -> Refusal | None:
        """Why this is not legal now; None if it is."""
        reason = state.refusal(seat, self.packed(action))
        return None if reason == LEGAL else self._refusal(state, seat, action, reason, rules.edition)

    def _refusal(self, state: State, seat: int, action: Action, reason: int, edition: str = "") -> Refusal:
        if reason in COMMON_REASONS:
            return Refusal(COMMON_REASONS[reason], "", {"thing": action[1]})
        known = self.reasons[reason]
        numbers = {"thing": action[1]} | self.refusal_numbers(state, seat, action, known.message)
        rule = known.by_verb.get(action[0]) or known.by_edition.get(edition, known.rule)
        return Refusal(known.message, rule, numbers)

    # Events.

    def seen(self, news: News, viewer: int | None) -> Event:
        """An event as this viewer saw it."""
        kind, names, secret = self._event_parts[news.kind]
        return Event(kind, plain.event_parts(news, plain.or_none(viewer), names, secret))

    @functools.cached_property
    def _event_parts(self) -> dict[int, tuple[str, tuple[str, ...], tuple[bool, ...]]]:
        """By kind: its name, and the names of its parts and which of them are secret."""
        return {
            number: (kind.name, tuple(part.name for part in kind.parts), tuple(part.secret for part in kind.parts))
            for number, kind in self.event_kinds.items()
        }

    # Data.

    def to_data(self, state: State) -> codec.Data:
        """All that is true, as plain data."""
        data = codec.fields_data(state, self.fields, self.parts)
        return {"chance": state.chance, "moves": state.moves, "agenda": codec.agenda_data(state), "state": data}

    def from_data(self, rules: Rules, data: Mapping[str, Any]) -> State:
        """The state that `to_data` wrote."""
        state = self.blank(rules)
        codec.restore_fields(state, data["state"], self.parts)
        codec.restore_agenda(state, data["agenda"], self.steps)
        state.settle()
        state.chance, state.moves = data["chance"], data["moves"]
        return state

    def digest(self, state: State) -> str:
        """Sixteen hex digits that differ when the state differs."""
        return codec.digest(self.to_data(state))


class UnknownVerb(Exception):
    """The game has no such verb. `words` is the sentence of whoever can say it, as a table in Python does."""

    words = ""

    def __init__(self, verb: str) -> None:
        super().__init__(verb)
        self.verb = verb

    def __str__(self) -> str:
        return self.words or super().__str__()


class Refused(Exception):
    """An illegal action; nothing has changed. `words` is the sentence of whoever can say why, if anybody does."""

    words = ""

    def __init__(self, refusal: Refusal, action: Action) -> None:
        super().__init__(f"{action}: {refusal.reason} ({refusal.rule})")
        self.refusal = refusal
        self.action = action

    def __str__(self) -> str:
        return self.words or super().__str__()


def _players(info: EditionInfo) -> str:
    """For how many an edition is."""
    if info.seats_min == info.seats_max:
        return f"{info.seats_max} player{'s' * (info.seats_max > 1)}"
    return f"{info.seats_min}-{info.seats_max} players"


def _check_value(switch: Switch, value: bool | int | str) -> None:
    if switch.values:
        if type(value) is type(switch.default) and value in switch.values:
            return
        allowed = ", ".join(str(each) for each in switch.values)
    elif type(value) is type(switch.default):
        return
    else:
        allowed = "true, false" if isinstance(switch.default, bool) else "0, 1, 2 …"
    raise SetupProblem("setup-switch-value", switch=switch.name, value=str(value), allowed=allowed)
