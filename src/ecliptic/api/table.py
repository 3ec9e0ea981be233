"""A table for those who play in Python: who is asked, what is legal, act, look, save."""

from __future__ import annotations

import operator
from os import PathLike
from pathlib import Path
from typing import Any, Final

from ecliptic.api import drawing
from ecliptic.api.players import Player, seated
from ecliptic.core import record as records
from ecliptic.core.bot import next_in_turn
from ecliptic.core.errors import SetupProblem
from ecliptic.core.game import Game, Refused, UnknownVerb
from ecliptic.core.moves import Move
from ecliptic.core.record import Record
from ecliptic.core.state import State
from ecliptic.core.table import Table as Engine
from ecliptic.core.view import View
from ecliptic.core.words import Action, Decision, Phrase
from ecliptic.texts import in_words, texts

SHOWN: Final = 12  # legal actions that an error names
LEAST: Final = 40  # columns that a board needs


class Table:
    """One game in progress, or over. Make one with `ecliptic.new` or `ecliptic.load`.

    `engine` is the table of the engine itself, for what is not offered here: undo, events, why an action is refused.

    >>> import ecliptic as ec
    >>> table = ec.new("redplanet", seed=7)
    >>> while not table.over:
    ...     table.act(table.legal[0])
    >>> table
    <Table: redplanet 2015, 4 players, round 10, over after 87 moves, won by seat 3>
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    # What is played.

    @property
    def game(self) -> Game:
        """The game."""
        return self.engine.game

    @property
    def edition(self) -> str:
        """Its edition or mode."""
        return self.engine.rules.edition

    @property
    def players(self) -> int:
        """How many seats there are; they are numbered from 0."""
        return self.engine.rules.seats

    @property
    def names(self) -> tuple[str, ...]:
        """The names in the record, seat by seat."""
        return self.engine.record.players

    @property
    def seed(self) -> int:
        """The seed: whoever knows it knows every deck."""
        return self.engine.setup.seed

    # How it stands.

    @property
    def state(self) -> State:
        """All that is true, hidden cards included. Give bots a `view` instead."""
        return self.engine.state

    @property
    def over(self) -> bool:
        """The game has ended."""
        return self.engine.state.over

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves so far: each has a `seat` and an `action`."""
        return self.engine.record.moves

    @property
    def record(self) -> Record:
        """The moves with the setup: all that is needed to play the game again."""
        return self.engine.record

    @property
    def decisions(self) -> list[Decision]:
        """What each seat that may act now is asked; several are in it where seats act at the same time."""
        return self.game.decisions(self.state)

    @property
    def decision(self) -> Decision | None:
        """What has to be answered next: `seat`, `question` and legal `actions`. None when the game is over.

        Where several seats act at the same time they are asked in turn.
        """
        waited_for = [each for each in self.decisions if not each.optional]
        return next_in_turn(waited_for, self.moves[-1].seat if self.moves else -1) if waited_for else None

    @property
    def legal(self) -> tuple[Action, ...]:
        """The legal answers to `decision`, such as ("place", 3); none when the game is over."""
        decision = self.decision
        return () if decision is None else decision.actions

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; nobody as long as the game goes on, or if the game itself has won."""
        return tuple(self.game.winners(self.state)) if self.over else ()

    @property
    def scores(self) -> tuple[int, ...]:
        """The final points of each seat; nothing as long as the game goes on."""
        if not self.over:
            return ()
        totals = self.game.totals(self.state)
        return tuple(totals[colour] for colour in self.game.main_colours(self.engine.rules))

    def view(self, seat: int | None = None) -> View:
        """What this seat may know; without a seat, what everybody may."""
        return self.engine.view(self._checked(seat))

    # Playing.

    def act(self, action: Action, seat: int | None = None) -> None:
        """Do this, for the seat whose turn it is or for another one that may act now.

        Raises Refused if it is not legal and UnknownVerb if the game has no such action; nothing has changed then, and
        the error says why and what would be legal.

        >>> import ecliptic as ec
        >>> table = ec.new("redplanet", seed=7)
        >>> table.act(table.legal[0])
        >>> len(table.moves)
        1
        """
        who = self._asked() if seat is None else self._seat(seat)
        done = _action(action)
        try:
            self.engine.act(who, done)
        except Refused as refused:
            refused.words = self._why(refused, who)
            raise
        except UnknownVerb as unknown:
            known = ", ".join(verb.name for verb in self.game.verbs)
            unknown.words = _say("table-act-unknown", verb=unknown.verb, game=self.game.id, known=known)
            raise

    def ask(self, player: Player, seat: int | None = None) -> Action:
        """What a bot (or its name, or a function) would do now, from what the seat may know; nothing is done.

        Raises ValueError if the seat is not asked anything.

        >>> import ecliptic as ec
        >>> table = ec.new("ares", seed=7)
        >>> table.act(table.ask("medium"))
        """
        decision = self.decision if seat is None else self.game.decision(self.state, self._seat(seat))
        if decision is None:
            raise ValueError("the game is over" if self.over else f"seat {seat} is not asked anything now")
        found = seated(player, self.game, self.seed, decision.seat, len(self.moves))
        return found.choose(self.view(decision.seat), decision)

    # Looking.

    def text(self, seat: int | None = None, *, lang: str = "en", width: int = 80) -> str:
        """The table as text, with the final sheet if the game is over.

        `seat`: look from this seat, its hidden cards included; without one, only what everybody may know is shown.
        `lang`: one of `ecliptic.texts.LANGUAGES`.
        `width`: columns, at least 40; boards look best with 80 or more.

        >>> import ecliptic as ec
        >>> print(ec.new("kosmonauts", seed=7).text(seat=0).splitlines()[0])
        Kosmonauts · setup · instructor: White
        """
        say = texts(lang).say
        columns = max(width, LEAST)
        parts = drawing.board(self.engine, self._checked(seat), say, columns)
        parts += drawing.final(self.engine, say) if self.over else []
        return drawing.plain([*drawing.titled(self.game, parts, say), *drawing.now(self.engine, say)], columns)

    def log(self, seat: int | None = None, *, lang: str = "en", since: int = 0) -> list[str]:
        """What has happened, a line for each event, as this seat saw it; `since` leaves out so many moves.

        >>> import ecliptic as ec
        >>> ec.new("kosmonauts", seed=7).log()[0]
        'White draws three missions'
        """
        found = drawing.log(self.engine, self._checked(seat), texts(lang).say, since + 1 if since else 0)
        return [line.plain for line in found]

    def say(self, thing: Action | Decision, *, lang: str = "en") -> str:
        """A decision as a question, or an action as an answer, in words.

        >>> import ecliptic as ec
        >>> table = ec.new("redplanet", seed=7)
        >>> table.say(table.legal[0])
        'Keep “Phobos Outpost”'
        """
        rules = self.engine.rules
        if isinstance(thing, Decision):
            return texts(lang).say(self.game.prompt(thing, self.view(thing.seat)))
        return texts(lang).say(self.game.option(_action(thing), rules))

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        """One line, and nothing that is hidden."""
        number = getattr(self.state, "round", None)
        around = "" if number is None else f"round {number}, "
        players = "1 player" if self.players == 1 else f"{self.players} players"
        return f"<Table: {self.game.id} {self.edition}, {players}, {around}{self._now()}>"

    def _now(self) -> str:
        count = len(self.moves)
        if not self.over:
            asked = ", ".join(str(each.seat) for each in self.decisions if not each.optional)
            return f"move {count}, waiting for seat {asked}"
        winners = ", ".join(map(str, self.winners))
        return f"over after {count} moves, won by {f'seat {winners}' if winners else 'nobody'}"

    # Keeping.

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record to a file, which `ecliptic.load` and the command line read; OSError if that fails."""
        Path(path).write_text(records.write(self.record), encoding="utf-8")

    # Errors.

    def _checked(self, seat: int | None) -> int | None:
        return None if seat is None else self._seat(seat)

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.players:
            raise SetupProblem("cli-no-such-seat", seat=seat, most=self.players - 1)
        return seat

    def _asked(self) -> int:
        """The seat whose turn it is; any, when it is nobody's: it is told that the game is over."""
        decision = self.decision
        return 0 if decision is None else decision.seat

    def _why(self, refused: Refused, seat: int) -> str:
        """Why not, by which rule, and what would be legal."""
        refusal, (verb, thing) = refused.refusal, refused.action
        why = in_words(self.game.refused(refusal, refused.action, self.engine.rules, self.view(seat)))
        said = [_say("table-act-refused", seat=seat, action=f"{verb} {thing}", why=why)]
        if refusal.rule:
            said.append(f"({refusal.rule})")
        decision = self.game.decision(self.state, seat)
        if decision is not None:
            said.append(_say("table-act-legal", actions=_listed(decision.actions)))
        elif not self.over:
            said.append(_say("table-act-asked", seats=", ".join(str(each.seat) for each in self.decisions)))
        return " ".join(said)


def _action(action: Action) -> Action:
    """The action, if it has the form of one."""
    match action:
        case (str(verb), thing) if hasattr(thing, "__index__"):
            return verb, operator.index(thing)
    raise TypeError(f"an action is a verb and a number, such as ('place', 3); not {action!r}")


def _listed(actions: tuple[Action, ...]) -> str:
    more = ["…"] if len(actions) > SHOWN else []
    return ", ".join([*(f"{verb} {thing}" for verb, thing in actions[:SHOWN]), *more])


def _say(message: str, **args: Any) -> str:  # noqa: ANN401  (what a phrase may hold)
    return in_words(Phrase(message, args))
