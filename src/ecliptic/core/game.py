"""Game: immutable; it makes states, says what is legal in words, and shows each viewer what it may know."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from ecliptic.core import codec, plain
from ecliptic.core.agenda import LEGAL, SPAN, IllegalAction, Step
from ecliptic.core.chance import from_seed
from ecliptic.core.errors import SetupProblem
from ecliptic.core.imagination import Hints, Worlds
from ecliptic.core.prospects import Weights
from ecliptic.core.setup import Rules, Setup
from ecliptic.core.sheet import Sheet
from ecliptic.core.state import News, State
from ecliptic.core.view import View
from ecliptic.core.words import (
    COMMON_REASONS,
    Action,
    Decision,
    EditionInfo,
    Event,
    EventKind,
    Phrase,
    Reason,
    Refusal,
    Switch,
    Verb,
    kebab,
)

_SPAN: Final = int(SPAN)  # of the things of a verb, as Python counts them


class Game:
    """What the core needs to know of a game. A game fills in the declarations and the methods that raise."""

    id: str
    version: int  # of the rules: a record names it
    editions: tuple[EditionInfo, ...]
    default_edition: str
    usual_seats: int  # of a table that nobody has set up: one person and some bots
    switches: tuple[Switch, ...]
    verbs: tuple[Verb, ...]
    steps: Mapping[str, Step]
    event_kinds: Mapping[int, EventKind]
    reasons: Mapping[int, Reason]
    fields: Sequence[str]  # of the state, beyond the core's own
    parts: Mapping[str, Sequence[str]] = {}  # fields that are rows of objects, with the fields of each
    own_fields: tuple[str, ...] | None = None  # of a view: those that may differ between viewers; None: any may
    plain_reasons: Sequence[str] = ()  # refusals that need no explanation: nobody plays a card that they do not have
    variants: Sequence[str] = ("layout",)  # switches that make another set-up: the conformance suite tries every value
    levels: Mapping[str, Any] = {}  # of bots, where they are not as usual: see `ecliptic.bots.levels`
    feature_names: Sequence[str]  # of what `hints` looks at, in order; their weights are in a file of the game
    rule_of_question: Mapping[str, str] = {}  # the rule behind each question, by its name; "edition:name" goes first
    rule_of_event: Mapping[str, str] = {}  # the rule behind each line of the log, in the same way
    brief: Mapping[str, bool | int | str] = {}  # switches that keep a random game short, where it could wander for ever

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
        """What this viewer may know."""
        raise NotImplementedError

    def own(self, state: State, rules: Rules, viewer: int | None) -> dict[str, Any]:
        """What this viewer's view has to itself: its `own_fields`. The others are as nobody in particular sees them.

        A game may be quicker.
        """
        view = self.view(state, rules, viewer)
        names = view.__struct_fields__ if self.own_fields is None else self.own_fields
        return {name: getattr(view, name) for name in names}

    def worlds(self, view: View) -> Worlds:
        """All states that could be true for somebody who has seen this view, ready to be sampled often."""
        raise NotImplementedError

    def hints(self, edition: str) -> Hints:
        """What the game knows about playing this edition well, with the weights that it ships."""
        raise NotImplementedError

    def hints_with(self, weights: Weights) -> Hints:
        """The same with other weights."""
        raise NotImplementedError

    def imagine(self, view: View, chance: int) -> State:
        """A full state that could be true for somebody who has seen this view, with a chance of its own."""
        return self.worlds(view).sample(chance)

    def check(self, rules: Rules) -> None:
        """Raise SetupProblem if the game's own data are wrong; the common checks are done."""

    def phrase(self, kind: str, value: int, rules: Rules, view: View | None = None) -> Phrase:
        """What a thing of this kind is called; with a view, what it looks like now."""
        raise NotImplementedError

    def scores(self, state: State) -> list[dict[str, Any]]:
        """For each colour its final score by source: rows of source, points, and what they come from."""
        raise NotImplementedError

    def tie_breaks(self, state: State, rules: Rules) -> list[tuple[str, str, list[int]]]:
        """What decides between the highest scores, in order: its name, the rule, and each colour's number."""
        return []

    def totals(self, state: State) -> list[int]:
        """Each colour's final score."""
        raise NotImplementedError

    def score_track(self, state: State) -> list[list[int]]:
        """What everybody could see of the score at the end of each round, by colour."""
        raise NotImplementedError

    def winners(self, state: State) -> list[int]:
        """The seats that have won."""
        raise NotImplementedError

    def invariants(self, state: State) -> list[str]:
        """What is wrong with this state; an empty list always, or there is a bug."""
        return []

    def refusal_numbers(self, state: State, seat: int, action: Action, reason: str) -> dict[str, int]:
        """The numbers that the message of a refusal needs."""
        return {}

    def provenance(self, rules: Rules) -> list[tuple[str, str, str]]:
        """How well each thing in the box is known: rows of kind, id, provenance."""
        raise NotImplementedError

    def read_corrections(self, path: Path) -> dict[str, Any]:
        """An owner's corrections from a file; raise SetupProblem if it cannot be read."""
        raise NotImplementedError

    def cards(self, rules: Rules) -> list[tuple[int, Phrase, Phrase]]:
        """Every card with its number, name and text."""
        raise NotImplementedError

    def known_cards(self, view: View) -> list[tuple[Phrase, Phrase]]:
        """Name and text of the cards that concern the viewer now."""
        raise NotImplementedError

    def cards_played(self, state: State) -> list[int]:
        """The numbers of the cards that came into play, as `cards` counts them; nothing where that says nothing."""
        return []

    def main_colours(self, rules: Rules) -> list[int]:
        """The colour by which each seat wins or loses."""
        return list(range(rules.seats))

    # The board.

    def sheet(self, view: View) -> Sheet:
        """The board as text, for pages and screen readers."""
        raise NotImplementedError

    def scene(self, rules: Rules) -> Any:
        """What a drawn board needs to know that never changes; None: there is none."""
        return None

    def outlook(self, view: View) -> list[Event]:
        """What would happen at the next count if it came now, worked out from this view; nothing where none comes."""
        return []

    def draw(self, view: View, say: Callable[[Phrase], str], width: int) -> list[Any]:
        """The board for a terminal so wide, as things that Rich can print."""
        raise NotImplementedError

    def neighbours(self, view: View) -> list[tuple[Phrase, list[Phrase]]]:
        """Each place of the map with those next to it; nothing where a map would say nothing."""
        return []

    def colour_style(self, colour: int) -> str:
        """How a colour is printed."""
        raise NotImplementedError

    def event_style(self, event: Event) -> str:
        """How a line of the log is printed."""
        return ""

    def things_to_explain(self, view: View) -> dict[str, int]:
        """How many things of each kind exist at this table, where that is fewer than the verbs declare."""
        return {}

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

    # Words.

    def prompt(self, decision: Decision, view: View) -> Phrase:
        """The question, with what it speaks of."""
        return Phrase(f"{self.id}-ask-{kebab(decision.question)}", self.prompt_args(decision, view))

    def prompt_args(self, decision: Decision, view: View) -> dict[str, Any]:
        """What the messages of questions may speak of."""
        return {}

    def option(self, action: Action, rules: Rules, view: View | None = None) -> Phrase:
        """An answer."""
        verb = next(verb for verb in self.verbs if verb.name == action[0])
        args = {"thing": self.phrase(verb.kind, action[1], rules, view)} if verb.kind else {}
        return Phrase(f"{self.id}-do-{kebab(verb.name)}", args)

    def told(self, event: Event, rules: Rules) -> Phrase:
        """A line of the log; an event with a hidden part has a message of its own."""
        kind = next(kind for kind in self.event_kinds.values() if kind.name == event.name)
        hidden = any(value is None for value in event.parts.values())
        args: dict[str, Any] = {}
        for part in kind.parts:
            value = event.parts[part.name]
            if value is not None:
                args[part.name] = value if part.kind == "number" else self.phrase(part.kind, value, rules)
        return Phrase(f"{self.id}-event-{kebab(event.name)}{'-hidden' if hidden else ''}", args)

    def question_rule(self, decision: Decision, rules: Rules) -> str:
        """The id of the rule behind a question; nothing where the game names none."""
        return _cited(self.rule_of_question, decision.question, rules.edition)

    def event_rule(self, event: Event, rules: Rules) -> str:
        """The id of the rule behind a line of the log; nothing where the game names none."""
        return _cited(self.rule_of_event, event.name, rules.edition)

    def refused(self, refusal: Refusal, action: Action, rules: Rules, view: View | None = None) -> Phrase:
        """Why not."""
        scope = "core" if refusal.reason in COMMON_REASONS.values() else self.id
        verb = next(verb for verb in self.verbs if verb.name == action[0])
        args: dict[str, Any] = dict(refusal.numbers)
        args["thing"] = self.phrase(verb.kind, action[1], rules, view) if verb.kind else ""
        return Phrase(f"{scope}-why-{refusal.reason}", args)


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


def _cited(rules: Mapping[str, str], name: str, edition: str) -> str:
    """The rule for this name; an edition may have one of its own."""
    return rules.get(f"{edition}:{name}") or rules.get(name, "")


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
