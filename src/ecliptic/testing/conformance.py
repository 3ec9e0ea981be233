"""What every game promises, checked on seeded games: a new game tests itself with this.

`examine` plays one random game and checks every promise at every decision; `skim` plays one quickly and checks only
that it ends and that its invariants hold. A failure prints the one line that repeats it.
"""

from __future__ import annotations

import contextlib
import itertools
import random
from collections.abc import Callable, Iterator, Mapping

import msgspec

from ecliptic.core import record as records
from ecliptic.core import record_reader
from ecliptic.core.game import Game, Refused
from ecliptic.core.setup import Rules, Setup
from ecliptic.core.state import NOTHING_LEARNT, State
from ecliptic.core.table import Table
from ecliptic.core.words import Action, Decision
from ecliptic.testing.crashes import broken_promise
from ecliptic.testing.showing import Showing

BOUND = 5000  # decisions of a game, far above any real one; a game may state its own


class Broken(AssertionError):
    """A promise is broken; the message repeats it."""


def all_rules(game: Game, *, brief: bool = False) -> Iterator[Rules]:
    """Every edition and seat count, and every way to lay out the table; games kept short if asked."""
    for info in game.editions:
        for seats in range(info.seats_min, info.seats_max + 1):
            chosen = [s for s in game.switches if s.name in game.variants and s.is_in(info.id)]
            for values in itertools.product(*(switch.values or (False, True) for switch in chosen)):
                variant = {switch.name: value for switch, value in zip(chosen, values, strict=True)}
                yield game.rules(info.id, seats, variant | (dict(game.brief) if brief else {}))


def label(game: Game, rules: Rules) -> str:
    """Edition, seats and variant: which of `all_rules` these are."""
    variant = [str(rules.switches[name]) for name in game.variants if name in rules.switches]
    return " ".join([rules.edition, str(rules.seats), *variant])


def skim(game: Game, setup: Setup) -> int:
    """Play one random game; it ends within the bound, somebody can always act, the invariants hold."""
    with _crashes_told(game, setup, lambda: 0):
        state = game.new(setup)
    state.news = None
    chooser = random.Random(setup.seed)
    with _crashes_told(game, setup, lambda: state.moves):
        while not state.over:
            _require(game, setup, state, state.moves < bound(game), "the game does not end")
            _require(game, setup, state, len(state.legal) > 0, "nobody can act")
            _act_by_chance(game, state, setup.rules, chooser)
            wrong = game.invariants(state)
            _require(game, setup, state, not wrong, f"invariants: {wrong}")
    return state.moves


def _act_by_chance(game: Game, state: State, rules: Rules, chooser: random.Random) -> None:
    """Whoever is asked does something that is offered; if that is refused, it is in words."""
    game.apply(state, state.asked, game.unpacked(chooser.choice(list(state.legal))), rules.edition)


def bound(game: Game) -> int:
    """The most decisions that a game can take."""
    return getattr(game, "bound", BOUND)


def _require(game: Game, setup: Setup, state: State, holds: bool, promise: str) -> None:
    if not holds:
        raise _broken(game, setup, state.moves, promise)


def _broken(game: Game, setup: Setup, moves: int, promise: str) -> Broken:
    rules = setup.rules
    where = f"{game.id} {rules.edition} seats={rules.seats} switches={rules.switches} seed={setup.seed}"
    return Broken(f"{promise} [{where} move={moves}]")


@contextlib.contextmanager
def _crashes_told(game: Game, setup: Setup, moves: Callable[[], int]) -> Iterator[None]:
    """Whatever is raised is a broken promise as well, told with the line that repeats it."""
    try:
        yield
    except Broken:
        raise
    except Exception as problem:
        raise _broken(game, setup, moves(), broken_promise(game, problem)) from problem


def examine(game: Game, setup: Setup) -> int:
    """Play one random game and check every promise at every decision; how many decisions it took."""
    with _crashes_told(game, setup, lambda: 0):
        examination = Examination(game, setup)
    return examination.run()


class Examination:
    """One game under examination."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.chooser = random.Random(setup.seed)
        self.table = Table(game, setup, [f"player {seat}" for seat in range(setup.rules.seats)])
        self.rules = self.table.rules
        self.clones: list[tuple[State, str]] = []
        self.showing = Showing(game, self.rules, self.require, setup.seed)
        self.shown = 0  # batches of the log

    @property
    def state(self) -> State:
        return self.table.state

    def require(self, holds: bool, promise: str) -> None:
        _require(self.game, self.setup, self.state, holds, promise)

    def run(self) -> int:
        """Examine the whole game; whatever goes wrong is told with the line that repeats it."""
        with _crashes_told(self.game, self.setup, lambda: self.state.moves):
            while not self.state.over:
                self.at_a_decision()
                self.move()
            self.at_the_end()
        return self.state.moves

    def at_a_decision(self) -> None:
        """Everything that holds while somebody is asked."""
        decisions = self.game.decisions(self.state)
        waited = [decision for decision in decisions if not decision.optional]
        self.require(bool(waited), "somebody can act until the end")
        self.require(sorted(self.state.waiting()) == [d.seat for d in waited], "who can act is waited for")
        self.require(self.state.moves < bound(self.game), "the game ends within its bound")
        self.require(self.game.invariants(self.state) == [], "the invariants hold")
        for decision in decisions:
            self.declared(decision)
            self.illegal_changes_nothing(decision)
        self.saves()
        self.hides()
        self.shares()
        self.any_order(waited)
        self.shows()
        self.clones.append((self.state.clone(), self.game.digest(self.state)))

    def declared(self, decision: Decision) -> None:
        """Legal actions are among the declared verbs, and each is offered once."""
        things = {verb.name: max(verb.things, 1) for verb in self.game.verbs}
        for verb, thing in decision.actions:
            self.require(0 <= thing < things[verb], f"{verb} {thing} is declared")
        self.require(len(set(decision.actions)) == len(decision.actions) > 0, "each option is offered once")

    def illegal_changes_nothing(self, decision: Decision) -> None:
        """A refused action raises, has a reason, and leaves the state as it was."""
        verb = self.chooser.choice(self.game.verbs)
        action: Action = (verb.name, self.chooser.randrange(max(verb.things, 1) + 1))
        legal = action in decision.actions
        before = self.game.digest(self.state)
        refusal = self.game.why_not(self.state, self.rules, decision.seat, action)
        self.require((refusal is None) == legal, f"{action} is refused exactly when it is not legal")
        self.require(self.game.digest(self.state) == before, f"asking why not {action} changes nothing")
        if legal:
            return
        try:
            self.game.apply(self.state, decision.seat, action)
        except Refused:
            self.require(self.game.digest(self.state) == before, f"the refused {action} changes nothing")
        else:
            self.require(holds=False, promise=f"the illegal {action} raises")

    def saves(self) -> None:
        """Saved and loaded, the state is the same, asks the same, and ends the same."""
        data = msgspec.json.decode(msgspec.json.encode(self.game.to_data(self.state)))
        loaded = self.game.from_data(self.rules, data)
        self.require(self.game.digest(loaded) == self.game.digest(self.state), "a save is whole")
        self.require(self.game.decisions(loaded) == self.game.decisions(self.state), "a loaded game asks the same")
        if self.state.moves % 40 == 0:
            self.require(self.ending(loaded) == self.ending(self.state.clone()), "a loaded game ends the same")

    def ending(self, state: State) -> str:
        chooser = random.Random(7)
        while not state.over:
            self.require(state.moves < bound(self.game), "the game ends within its bound")
            _act_by_chance(self.game, state, self.rules, chooser)
        return self.game.digest(state)

    def hides(self) -> None:
        """Nothing leaks: a world imagined from a view gives the same view, asks the same, and keeps the invariants."""
        for viewer in [None, *range(self.rules.seats)]:
            view = self.game.view(self.state, self.rules, viewer)
            world = self.game.imagine(view, self.chooser.getrandbits(60))
            again = self.game.view(world, self.rules, viewer)
            self.require(_bytes(again) == _bytes(view), f"viewer {viewer} sees the same in an imagined world")
            self.require(self.game.invariants(world) == [], "an imagined world keeps the invariants")
            if viewer is not None and view.decision is not None:
                self.same_news(world, viewer, self.chooser.choice(view.decision.actions))

    def shares(self) -> None:
        """What is no viewer's own looks alike to all; what is their own can be had by itself, in its order."""
        nobody = self.game.view(self.state, self.rules, None)
        fields = nobody.__struct_fields__
        own = fields if self.game.own_fields is None else self.game.own_fields
        shared = [name for name in fields if name not in own]
        for viewer in [None, *range(self.rules.seats)]:
            view = self.game.view(self.state, self.rules, viewer)
            for name in shared:
                alike = _bytes(getattr(view, name)) == _bytes(getattr(nobody, name))
                self.require(alike, f"viewer {viewer} sees what all see of {name}")
            wanted = {name: getattr(view, name) for name in own}
            found = self.game.own(self.state, self.rules, viewer)
            self.require(_bytes(found) == _bytes(wanted), f"viewer {viewer} gets its own fields in their order")

    def same_news(self, world: State, viewer: int, action: Action) -> None:
        """Where a move teaches nobody anything, it looks the same in a world where only hidden things differ."""
        here, there = self.state.clone(), world
        here.news, there.news = [], []
        self.game.apply(here, viewer, action)
        self.game.apply(there, viewer, action)
        if here.learnt == there.learnt == NOTHING_LEARNT:
            alike = self.seen(here, viewer) == self.seen(there, viewer)
            advice = "a rule that shows something hidden says learn(SECRET_SEEN)"
            self.require(alike, f"{action} looks the same to {viewer}, whatever is hidden: {advice}")

    def seen(self, state: State, viewer: int | None) -> bytes:
        events = [self.game.seen(news, viewer) for news in state.news or []]
        return _bytes(self.game.view(state, self.rules, viewer)) + _bytes(events)

    def any_order(self, waited: list[Decision]) -> None:
        """Answers given together may come in any order, and tell nobody else anything while others are waited for."""
        if len(waited) < 2:
            return
        shown = {verb.name: verb.shown for verb in self.game.verbs}
        kept = [(d.seat, [action for action in d.actions if shown[action[0]] != "thing"]) for d in waited]
        answers = [(seat, self.chooser.choice(actions)) for seat, actions in kept if actions]
        ends = []
        for order in (answers, answers[::-1]):
            state = self.state.clone()
            for seat, action in order:
                self.game.apply(state, seat, action)
            ends.append(self.game.digest(state))
        self.require(ends[0] == ends[1], "secret answers may come in any order")
        self.secret(self.chooser.choice(waited), shown)

    def secret(self, decision: Decision, shown: Mapping[str, str]) -> None:
        """All see who is still waited for, and what a verb shows; beyond that, all answers look alike to others."""
        others = [None, *(seat for seat in range(self.rules.seats) if seat != decision.seat)]
        sights: dict[tuple[object, ...], list[bytes]] = {}
        for action in decision.actions:
            state = self.state.clone()
            state.news = []
            self.game.apply(state, decision.seat, action)
            sight = [self.seen(state, viewer) for viewer in others]
            verb, thing = action
            seen = {"": None, "verb": verb, "thing": (verb, thing)}[shown[verb]]
            known = sights.setdefault((tuple(state.waiting()), seen), sight)
            self.require(known == sight, f"the secret answer of seat {decision.seat} stays secret")

    def shows(self) -> None:
        """Whatever people see of it is there and can be said; the log is looked at line by line."""
        self.showing.look(self.state)
        for viewer in (None, *range(self.rules.seats)):
            self.showing.events(self.table.events(viewer, self.shown))
        self.shown = len(self.table.log)

    def move(self) -> None:
        """One random move; now and then it is taken back first, which leaves no trace."""
        decision = self.chooser.choice(self.game.decisions(self.state))
        action = self.chooser.choice(decision.actions)
        before = self.game.digest(self.state)
        self.table.act(decision.seat, action)
        if self.chooser.random() < 0.2 and self.table.undo(decision.seat).possible:
            self.table.take_back(decision.seat)
            self.require(self.game.digest(self.state) == before, "a move taken back leaves no trace")
            self.table.act(decision.seat, action)

    def at_the_end(self) -> None:
        """Nobody can act, earlier clones are as they were, and the record replays to the same digests."""
        self.require(self.game.decisions(self.state) == [], "nobody acts after the end")
        self.shares()
        self.shows()
        for clone, digest in self.clones:
            self.require(self.game.digest(clone) == digest, "an earlier clone is unchanged")
        text = records.write(self.table.record)
        game, record = record_reader.read(text, (self.game,))
        self.require(records.write(record) == text, "a record read and written is the same")
        self.require(game.digest(records.verify(game, record)) == game.digest(self.state), "the record replays")
        totals = [0] * len(self.game.score_track(self.state)[0])
        for row in self.game.scores(self.state):
            totals[row["colour"]] += row["points"]
        self.require(self.game.totals(self.state) == totals, "the score is the sum of its sources")


def _bytes(value: object) -> bytes:
    return msgspec.json.encode(value)


def fingerprint(game: Game, rules: Rules, seeds: range) -> str:
    """One digest over every move of these random games: the same on every machine, plain or compiled."""
    digests: list[str] = []
    for seed in seeds:
        state = game.new(Setup(rules, seed))
        chooser = random.Random(seed)
        while not state.over:
            state.act(state.asked, chooser.choice(list(state.legal)))
            digests.append(game.digest(state))
    return records.hashed(" ".join(digests))
