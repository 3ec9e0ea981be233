"""A bot in a process of its own, in any language: it reads questions and writes answers, one JSON object a line.

This is the one module of the bots with a clock and with processes: a stranger's program must answer in time, and must
be gone when the game is.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import selectors
import shlex
import signal
import subprocess
import time
import weakref
from collections.abc import Sequence
from typing import IO, Final

from ecliptic.bots.guard import legal
from ecliptic.bots.protocol import LINE, Acted, Decide, Forfeit, Over, Ready, hello, read, written
from ecliptic.core.errors import SetupProblem
from ecliptic.core.game import Game
from ecliptic.core.view import View
from ecliptic.core.words import Action, Decision

SECONDS: Final = 10.0  # for an answer, unless somebody says otherwise
READY: Final = 10.0  # for the first sign of life
FAREWELL: Final = 1.0  # to leave after the game is over, and half as much to leave when told to
CHUNK: Final = 65536
TAIL: Final = 4096  # bytes of complaints that are kept for the log
SPEC: Final = re.compile(r"foreign(?:@(?P<seconds>\d+(?:\.\d+)?)s)?:(?P<command>.+)", re.DOTALL)


class Foreign:
    """Starts its process when it is first asked; raises Forfeit once it fails, and then for good."""

    def __init__(self, game: Game, command: str | Sequence[str], seed: int, seconds: float = SECONDS) -> None:
        self.game = game
        self.command = shlex.split(command) if isinstance(command, str) else list(command)
        self.seed = own_seed(seed)
        self.seconds = seconds
        self.name = ""  # as the bot calls itself
        self.asked = 0
        self.process: Process | None = None
        self.failure: Forfeit | None = None

    def choose(self, view: View, decision: Decision) -> Action:
        """One of the decision's actions; raise Forfeit if the bot has none in time."""
        if self.failure is not None:
            raise self.failure
        try:
            return self._ask(view, decision)
        except Forfeit as lost:
            self.failure = self._ended(lost)
        raise self.failure

    def _ask(self, view: View, decision: Decision) -> Action:
        process = self.process or self._start(view, decision.seat)
        self.asked += 1
        question = Decide(self.asked, self.seconds, decision, self.game.about(decision, view), view)
        answer = read(process.exchange(written(question), self.seconds), Acted)
        if answer.number != self.asked:
            raise Forfeit("garbled", f"an answer to {answer.number}, when {self.asked} was asked")
        return legal(answer.action, decision)

    def _start(self, view: View, seat: int) -> Process:
        self.process = Process(self.command)
        greeting = written(hello(self.game, view, seat, self.seed))
        self.name = read(self.process.exchange(greeting, READY), Ready).name
        return self.process

    def _ended(self, lost: Forfeit) -> Forfeit:
        """The failure, with how the process ended and its last complaints; one that had left was not slow."""
        if self.process is None:
            return lost
        code = self.process.kill()
        reason = "crashed" if lost.reason == "slow" and code != -signal.SIGKILL else lost.reason
        ended = [] if code == -signal.SIGKILL else [f"exit code {code}"]
        return Forfeit(reason, "\n".join([lost.detail, *ended, *self.process.complaints()]))

    def close(self) -> None:
        """The game is over: the process is told so, and made to go if it stays."""
        if self.failure is None:
            self.failure = Forfeit("crashed", "the table is closed")
            if self.process is not None:
                self.process.leave(written(Over()))


class Process:
    """A program in a group of its own, and its pipes, none of which is ever waited for longer than allowed."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self.popen = subprocess.Popen(  # noqa: S603  (the user names the program; no shell reads the command)
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # so that its children can be ended with it
            )
        except (OSError, ValueError, IndexError) as error:
            raise Forfeit("crashed", f"cannot start {shlex.join(command)}: {error}") from error
        self.stdin, self.stdout, self.stderr = (pipe.fileno() for pipe in pipes(self.popen))
        for pipe in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(pipe, False)
        self.unsent = b""
        self.heard = bytearray()  # of its output: what has not been read yet
        self.complained = b""
        self.open = {self.stdout, self.stderr}
        self._kill = weakref.finalize(self, killed, self.popen)  # also when nobody closes the table

    def exchange(self, line: bytes, seconds: float) -> bytes:
        """Write a line and read one; raise Forfeit if there is none, or not in time."""
        self.unsent += line  # one that answers before it has read may have some of the last line to read
        end = time.monotonic() + seconds
        while b"\n" not in self.heard and len(self.heard) <= LINE:
            if self.stdout not in self.open:
                raise Forfeit("crashed", "it has closed its output")
            if not self._pump(end):
                raise Forfeit("slow", f"no answer within {seconds:g} s")
        answer, newline, rest = self.heard.partition(b"\n")
        if not newline or len(answer) > LINE:
            raise Forfeit("garbled", f"a line of more than {LINE} bytes")
        self.heard = rest
        return bytes(answer)

    def _pump(self, end: float) -> bool:
        """Wait until a pipe can be used, and use it; whether there is time left."""
        left = end - time.monotonic()
        if left <= 0:
            return False
        with selectors.DefaultSelector() as selector:
            for pipe in self.open:
                selector.register(pipe, selectors.EVENT_READ)
            if self.unsent:
                selector.register(self.stdin, selectors.EVENT_WRITE)
            for key, _ in selector.select(left):
                self._use(key.fd)
        return True

    def _use(self, pipe: int) -> None:
        with contextlib.suppress(BlockingIOError):
            if pipe == self.stdin:
                self._send()
            elif not (chunk := os.read(pipe, CHUNK)):
                self.open.remove(pipe)
            elif pipe == self.stdout:
                self.heard += chunk
            else:
                self.complained = (self.complained + chunk)[-TAIL:]

    def _send(self) -> None:
        try:
            self.unsent = self.unsent[os.write(self.stdin, self.unsent[:CHUNK]) :]
        except BrokenPipeError:
            self.unsent = b""  # whatever it said before it stopped listening is still to be read

    def leave(self, farewell: bytes) -> None:
        """Say that it is over, wait a little, ask it to go, and end what is left of it."""
        self.unsent += farewell
        end = time.monotonic() + FAREWELL
        while self.unsent and self._pump(end):
            self.heard.clear()
        self.unsent = b""
        pipes(self.popen)[0].close()
        while self.open and self._pump(end):  # a full pipe would keep it from leaving
            self.heard.clear()
        if not self._has_left(end):
            signalled(self.popen.pid, signal.SIGTERM)
            self._has_left(time.monotonic() + FAREWELL / 2)
        self.kill()

    def _has_left(self, end: float) -> bool:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.popen.wait(max(0.0, end - time.monotonic()))
        return self.popen.returncode is not None

    def kill(self) -> int:
        """End it and its children; the exit code is its own if it had ended before."""
        self._kill()
        return int(self.popen.returncode)

    def complaints(self) -> list[str]:
        """The last lines that it wrote to its error output."""
        return self.complained.decode(errors="replace").splitlines()[-20:]


def killed(popen: subprocess.Popen[bytes]) -> None:
    """End a process and its whole group, and close its pipes."""
    signalled(popen.pid, signal.SIGKILL)
    popen.wait()
    for pipe in pipes(popen):
        pipe.close()


def pipes(popen: subprocess.Popen[bytes]) -> list[IO[bytes]]:
    """Its input, its output, and its complaints."""
    return [pipe for pipe in (popen.stdin, popen.stdout, popen.stderr) if pipe is not None]


def signalled(group: int, number: signal.Signals) -> None:
    """Send a signal to all of a group; nobody may be left in it."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(group, number)


def own_seed(seed: int) -> int:
    """A seed of 31 bits, which every language can read, from which nobody can guess that of the game."""
    return int.from_bytes(hashlib.sha256(f"foreign {seed}".encode()).digest()[:4]) >> 1


def foreign(spec: str, game: Game, seed: int) -> Foreign:
    """The bot that `foreign:COMMAND` or `foreign@2s:COMMAND` names; it is not started yet."""
    match = SPEC.fullmatch(spec)
    try:
        if match is not None and shlex.split(match["command"]) and float(match["seconds"] or SECONDS) > 0:
            return Foreign(game, match["command"], seed, float(match["seconds"] or SECONDS))
    except ValueError:
        pass  # a quotation mark without its fellow
    raise SetupProblem("setup-foreign-bot", bot=spec)
