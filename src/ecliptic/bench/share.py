"""A share of a core for a program, where the system lets us give one: Linux's control groups, of either version."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path("/sys/fs/cgroup")
PERIOD: Final = 10_000  # microseconds: within each of them the share is given anew


class Share:
    """Processes that can be limited to so much of one core together."""

    def __init__(self, share: float, name: str, root: Path) -> None:
        self.quota = round(share * PERIOD)
        self.is_newer = (root / "cgroup.controllers").exists()  # version 2
        self.folder = root / name if self.is_newer else root / "cpu" / name
        if self.is_newer:
            (root / "cgroup.subtree_control").write_text("+cpu")
        self.folder.mkdir()

    def take_in(self, process: int) -> None:
        """This one, and all that it starts."""
        (self.folder / "cgroup.procs").write_text(str(process))

    @contextlib.contextmanager
    def limited(self) -> Iterator[None]:
        """For as long as this lasts."""
        self.limit()
        try:
            yield
        finally:
            self.set_free()

    def limit(self) -> None:
        """From now on they get their share, and no more."""
        self._write({"cpu.max": f"{self.quota} {PERIOD}"}, {"cpu.cfs_quota_us": str(self.quota)})

    def set_free(self) -> None:
        """From now on they get whatever there is."""
        self._write({"cpu.max": f"max {PERIOD}"}, {"cpu.cfs_period_us": str(PERIOD), "cpu.cfs_quota_us": "-1"})

    def _write(self, newer: dict[str, str], older: dict[str, str]) -> None:
        for file, words in (newer if self.is_newer else older).items():
            (self.folder / file).write_text(words)

    def remove(self) -> None:
        """When all of them have ended."""
        with contextlib.suppress(OSError):
            self.folder.rmdir()


def share_of_a_core(share: float, name: str, root: Path = ROOT) -> Share | None:
    """For programs that will be taken in; None where we may not give one."""
    try:
        found = Share(share, name, root)
    except OSError:
        return None
    try:
        found.set_free()  # what may be written now may be written later
    except OSError:
        found.remove()
        return None
    return found
