"""Runs the steps of a set-up side by side: short progress in the terminal, all output in log files."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOGS = ROOT / "build" / "logs"
LAST_LINES = 15
LITTLE = 50  # MB that are too few for anything
OFTEN = 0.2  # seconds between two looks
GRACE = 3.0  # seconds to end in
NO_NETWORK = (
    "Temporary failure in name resolution",
    "Name or service not known",
    "NewConnectionError",
    "NameResolutionError",
    "Network is unreachable",
    "Connection refused",
    "ProxyError",
    "ENOTFOUND",
    "ECONNREFUSED",
    "ENETUNREACH",
    "EAI_AGAIN",
    "ETIMEDOUT",
    "No matching distribution found",
)
NO_SPACE = ("No space left on device", "ENOSPC", "Errno 28", "Disk quota exceeded", "EDQUOT")


class Failed(Exception):  # noqa: N818  (as in "the step has failed")
    """A step has failed; the text says what to do."""


class Step:
    """Something to do once all steps that it needs are done. `action` gets the step, to run commands with its log."""

    def __init__(self, name: str, action: Callable[[Step], None], needs: tuple[str, ...] = ()) -> None:
        self.name = name
        self.action = action
        self.needs = needs
        self.log = LOGS / (name.replace(" ", "-") + ".log")
        self.began = self.ended = 0.0
        self.state = "waiting"  # then running, done or failed
        self.problem = ""
        self.note = ""  # told when the step is done
        self._process: subprocess.Popen[bytes] | None = None
        self._stopped = False
        self._lock = threading.Lock()  # no command starts after stop()

    def run(self, *command: str, **environ: str) -> None:
        """Run a command; raise Failed where it fails."""
        if self.call(*command, **environ) != 0:
            raise Failed("this command failed: " + " ".join(command))

    def call(self, *command: str, **environ: str) -> int:
        """Run a command with its output in the log; its exit code."""
        with self.log.open("ab") as log:
            log.write(("$ " + " ".join(command) + "\n").encode())
            log.flush()
            merged = dict(os.environ, **environ)
            with self._lock:
                if self._stopped:
                    raise Failed("interrupted")
                process = self._process = subprocess.Popen(
                    command,
                    cwd=str(ROOT),
                    env=merged,
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    start_new_session=True,  # so that it can be ended with all that it starts
                )
        return process.wait()

    def stop(self) -> None:
        """End a command that is still running, with its children, and start no other."""
        with self._lock:
            self._stopped = True
            process = self._process
        if process is None or process.poll() is not None:
            return
        for how in (signal.SIGTERM, signal.SIGKILL):
            with contextlib.suppress(ProcessLookupError, PermissionError):  # it is gone, or it is root's (sudo)
                os.killpg(process.pid, how)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(GRACE)

    def last_lines(self) -> str:
        """The end of the log."""
        if not self.log.is_file():
            return ""
        return "\n".join(self.log.read_text(errors="replace").splitlines()[-LAST_LINES:])


def run_all(steps: list[Step], progress: Callable[[str], str]) -> None:
    """Run every step as soon as it can; raise Failed, with the last lines of the log, if one fails.

    `progress` tells how far a running step is, in a few words.
    """
    LOGS.mkdir(parents=True, exist_ok=True)
    threads: list[threading.Thread] = []
    screen = _Screen(progress)
    try:
        while any(step.state in ("waiting", "running") for step in steps):
            ready = [step for step in steps if step.state == "waiting" and _is_ready(step, steps)]
            threads += [_start(step) for step in ready]
            screen.show(steps)
            if broken := next((step for step in steps if step.state == "failed"), None):
                raise Failed(_told(broken))
            time.sleep(OFTEN)
        screen.show(steps)
        if broken := next((step for step in steps if step.state == "failed"), None):
            raise Failed(_told(broken))
    finally:
        screen.close()
        for step in steps:
            step.stop()
        for thread in threads:
            thread.join(10)


def _is_ready(step: Step, steps: list[Step]) -> bool:
    done: Mapping[str, bool] = {other.name: other.state == "done" for other in steps}
    return all(done.get(name, True) for name in step.needs)  # what is not there need not be done


def _start(step: Step) -> threading.Thread:
    step.log.unlink(missing_ok=True)
    step.state, step.began = "running", time.monotonic()
    thread = threading.Thread(target=_carry_out, args=(step,), daemon=True)
    thread.start()
    return thread


def _carry_out(step: Step) -> None:
    try:
        step.action(step)
        state = "done"
    except (Failed, OSError) as problem:
        step.problem = str(problem)
        state = "failed"
    except BaseException as problem:  # noqa: BLE001  (a step that is neither done nor failed would be waited for)
        step.problem = f"{type(problem).__name__}: {problem}"
        state = "failed"
    step.ended = time.monotonic()
    step.state = state


def _told(step: Step) -> str:
    """What failed, why, what to do, and where the whole log is."""
    lines = step.last_lines()
    text = f"{step.name}: {step.problem}"
    advice = explain(step.problem + lines)
    shown = "".join(f"    {line}\n" for line in lines.splitlines())
    return f"{text}\n{shown}  log: {step.log}" + (f"\n{advice}" if advice else "")


def explain(text: str) -> str:
    """What to do about a failure of a well-known kind."""
    places = (str(ROOT), tempfile.gettempdir())
    free = {place: shutil.disk_usage(place).free // 1_000_000 for place in places}
    if any(sign in text for sign in NO_SPACE) or min(free.values()) < LITTLE:
        told = ", ".join(f"{amount} MB are free in {place}" for place, amount in free.items())
        return f"The disk is full ({told}). Free some space, then run the same command again: it goes on."
    if any(sign in text for sign in NO_NETWORK):
        return (
            "The package index cannot be reached. Check the network, and the proxy and index settings of pip and npm, "
            "then run the same command again: it goes on."
        )
    return ""


class _Screen:
    """One line for each finished step; on a terminal also one that tells what is running."""

    def __init__(self, progress: Callable[[str], str]) -> None:
        self.progress = progress
        self.told: set[str] = set()
        self.begin = time.monotonic()
        self.live = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"

    def show(self, steps: list[Step]) -> None:
        done = [step for step in steps if step.state == "done" and step.name not in self.told]
        for step in sorted(done, key=lambda step: step.ended):
            self.told.add(step.name)
            note = f"  {step.note}" if step.note else ""
            self._write(f"  {step.name:<22}{step.ended - step.began:6.1f} s{note}\n")
        if self.live:
            running = [_running(step, self.progress) for step in steps if step.state == "running"]
            if running:
                text = f"  {time.monotonic() - self.begin:.0f} s: " + ", ".join(running)
                self._write(text[: shutil.get_terminal_size().columns - 1])

    def close(self) -> None:
        if self.live:
            self._write("")

    def _write(self, text: str) -> None:
        sys.stdout.write(("\r\033[K" if self.live else "") + text)
        sys.stdout.flush()


def _running(step: Step, progress: Callable[[str], str]) -> str:
    far = progress(step.name)
    return f"{step.name} ({far})" if far else step.name
