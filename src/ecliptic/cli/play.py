"""`ecliptic play`: a game in the terminal, against bots or in turns with others at one screen."""

from __future__ import annotations

import contextlib
import itertools
import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from ecliptic.bots import bot, runs_code, table_time_limit
from ecliptic.bots.guard import Guarded
from ecliptic.cli.asked import is_person, players_at, read_record, rules_for, saved_games
from ecliptic.cli.commands import Commands, Left
from ecliptic.cli.log import event_lines
from ecliptic.cli.screen import show_board, show_final_sheet, show_options
from ecliptic.cli.words import console, say, say_phrase
from ecliptic.core import record as records
from ecliptic.core.bot import Bot, next_in_turn
from ecliptic.core.errors import SetupProblem
from ecliptic.core.setup import Setup, fresh_seed
from ecliptic.core.table import Table
from ecliptic.core.words import Action, Decision
from ecliptic.games import game as find


def play(
    name: str,
    edition: str | None,
    seats: str | None,
    bots: str | None,
    switches: list[str],
    data: Path | None,
    seed: int | None,
    save: Path | None,
    *,
    ask_all: bool,
) -> None:
    """Set up a new game and play it."""
    game = find(name)
    players = players_at(game, edition, seats, bots)
    rules = rules_for(game, edition, len(players), switches, data)
    table = Table(game, Setup(rules, fresh_seed() if seed is None else seed), players)
    if save is not None and save.is_file():
        raise SetupProblem("cli-file-exists", file=str(save))
    Play(table, save or _new_file(name, rules.edition), ask_all=ask_all).run()


def resume(file: Path, *, ask_all: bool, trust_bots: bool) -> None:
    """Go on with a saved game."""
    game, record = read_record(file)
    if not trust_bots:
        _refuse_programs(record.players)
    Play(Table.resume(game, record), file, ask_all=ask_all).run()


def _refuse_programs(players: Sequence[str]) -> None:
    """A record may come from anybody, and a bot in it may be a command to be run here, or a module.

    The command is shown with nothing hidden: signs that steer a terminal are written out.
    """
    named = [name for name in players if not is_person(name) and runs_code(name)]
    commands = [name.partition(":")[2] if name.startswith("foreign") else name for name in named]
    if commands:
        shown = ["".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in each) for each in commands]
        raise SetupProblem("cli-untrusted-bots", commands="; ".join(shown), count=len(shown))


def _new_file(game: str, edition: str) -> Path:
    """A file of its own for each game, also for two that begin in the same second."""
    name = f"{game}-{edition}-{time.strftime('%Y%m%d-%H%M%S')}"
    numbers = (f"-{number}" if number else "" for number in itertools.count())
    return next(file for number in numbers if not (file := saved_games() / f"{name}{number}.record").exists())


class Play:
    """One game at one screen."""

    def __init__(self, table: Table, file: Path, *, ask_all: bool) -> None:
        self.table = table
        self.file = file
        self.ask_all = ask_all
        self.out: Console = console()
        self.shown = [0] * table.rules.seats  # batches of the log that each seat has read
        self.bots = self._seat_bots()
        self.last_human: int | None = None
        self.last_bot = -1
        self.forfeits: dict[int, Guarded] = {}  # seats that bots have lost, until a person has read why

    def _seat_bots(self) -> dict[int, Bot]:
        """Every seat that is not `me` or `me:NAME` is a bot; an unknown one is refused before the game begins."""
        seed = self.table.setup.seed
        return {
            seat: bot(name, self.table.game, seed ^ (seat + 1), table_time_limit())
            for seat, name in enumerate(self.table.record.players)
            if not is_person(name)
        }

    def run(self) -> None:
        """Play until the game is over; it is saved after every move."""
        self.save()
        self.print_unbroken(say("cli-welcome", file=str(self.file)))
        try:
            while not self.table.state.over:
                self.step()
        except (Left, EOFError, KeyboardInterrupt) as stop:
            self.save()
            self.out.print()
            self.print_unbroken(say("cli-left", file=str(self.file)))
            raise SystemExit(2 if isinstance(stop, KeyboardInterrupt) else 0) from None
        else:
            self.finish()
        finally:
            self.close_bots()

    def close_bots(self) -> None:
        """Whoever plays in a process of its own leaves the table."""
        for player in self.bots.values():
            if isinstance(player, Guarded):
                player.close()

    def step(self) -> None:
        """The next decision: people first, so that nobody waits for a machine that has already chosen."""
        decisions = [each for each in self.table.game.decisions(self.table.state) if not each.optional]
        human = next((each for each in decisions if each.seat not in self.bots), None)
        if human is not None:
            self.ask(human)
            return
        decision = next_in_turn(decisions, self.last_bot)
        self.last_bot = decision.seat
        action = self.bot_choice(self.bots[decision.seat], decision)
        self.act(decision, decision.actions.index(action))

    def bot_choice(self, player: Bot, decision: Decision) -> Action:
        """What a bot does; that it loses its seat is kept until a person looks, who may not sit here yet."""
        before = player.forfeit if isinstance(player, Guarded) else None
        action = player.choose(self.table.view(decision.seat), decision)
        if isinstance(player, Guarded) and player.forfeit is not None and before is None:
            self.forfeits[decision.seat] = player
        return action

    def tell_forfeits(self) -> None:
        """Print which bots have lost their seats since somebody last looked."""
        for seat, player in self.forfeits.items():
            self.out.print(say("cli-forfeit", seat=seat, reason=player.forfeit))
            if player.name:  # a bot in Python: its author wants to know where
                self.print_unbroken(f"{player.name}: {player.detail}")
        self.forfeits = {}

    def act(self, decision: Decision, index: int) -> None:
        self.table.act(decision.seat, decision.actions[index])
        self.save()

    def ask(self, decision: Decision) -> None:
        """Show a person what happened and what can be done, and do what they say."""
        seat = decision.seat
        self.hand_over(seat)
        if len(decision.actions) == 1 and not self.ask_all:
            self.tell(seat)
            only = say_phrase(self.table.game.option(decision.actions[0], self.table.rules, self.table.view(seat)))
            self.out.print(say("cli-only-choice", option=only), style="dim")
            self.act(decision, 0)
            return
        if self.tell(seat):
            show_board(self.out, self.table, seat)
        show_options(self.out, self.table, decision)
        chosen = Commands(self, decision).read()
        if chosen is not None:
            self.act(decision, chosen)

    def hand_over(self, seat: int) -> None:
        """With several people at one screen, wait until the right one sits down."""
        people = self.table.rules.seats - len(self.bots)
        if people > 1 and self.last_human not in (None, seat):
            self.out.clear()
            self.out.input(say("cli-hand-over", player=self.player(seat)) + " ", markup=False, emoji=False)
        self.last_human = seat

    def player(self, seat: int) -> str:
        """How a person is called."""
        return self.table.record.players[seat].partition(":")[2] or say("cli-player", seat=seat + 1)

    def tell(self, seat: int) -> bool:
        """Print what happened since this seat last looked; whether there was anything."""
        self.tell_forfeits()
        lines = event_lines(self.table, seat, self.shown[seat])
        self.shown[seat] = len(self.table.log)
        for line in lines:
            self.out.print(line)
        return bool(lines)

    def save(self) -> None:
        """Write the record: a new file takes the place of the old one only when it is whole."""
        draft = self.file.parent / f"{self.file.name}.draft"
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            draft.write_text(records.write(self.table.record), encoding="utf-8")
            draft.replace(self.file)
        except OSError as error:
            with contextlib.suppress(OSError):
                draft.unlink()
            raise SetupProblem("cli-cannot-save", file=str(self.file), reason=error.strerror or "") from error

    def print_unbroken(self, text: str) -> None:
        """Print without breaking lines, so that the name of a file can be copied."""
        self.out.print(text, soft_wrap=True)

    def finish(self) -> None:
        """The last events, the final board and the sheet."""
        self.tell_forfeits()
        people = [seat for seat in range(self.table.rules.seats) if seat not in self.bots]
        viewer = people[0] if len(people) == 1 else None
        for line in event_lines(self.table, viewer, self.shown[viewer] if viewer is not None else -1):
            self.out.print(line)
        show_board(self.out, self.table, viewer)
        show_final_sheet(self.out, self.table)
        self.print_unbroken(say("cli-record", file=str(self.file)))
