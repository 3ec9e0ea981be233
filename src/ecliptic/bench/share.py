"""A share of a core for a program, where the system lets us give one: Linux's control groups, of either version."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path("/sys/fs/cgroup")
PERIOD: Final = 10_000  # microseconds: within each of them the share is given anew


class Share:
    """Processes that get so much of one core together for a while, and no more."""

    def __init__(self, folder: Path, share: float) -> None:
        self.folder = folder
        self.quota = round(share * PERIOD)

    def take_in(self, process: int) -> None:
        """This one, and all that it starts."""
        (self.folder / "cgroup.procs").write_text(str(process))

    @contextlib.contextmanager
    def held_to(self) -> Iterator[None]:
        """Only while something is measured: getting ready need not take longer."""
        self._allow(str(self.quota))
        try:
            yield
        finally:
            self._allow("max")

    def _allow(self, quota: str) -> None:
        newer = self.folder / "cpu.max"
        if newer.exists():
            newer.write_text(f"{quota} {PERIOD}")
            return
        (self.folder / "cpu.cfs_period_us").write_text(str(PERIOD))
        (self.folder / "cpu.cfs_quota_us").write_text(quota.replace("max", "-1"))

    def remove(self) -> None:
        """When all of them have ended."""
        with contextlib.suppress(OSError):
            self.folder.rmdir()


def share_of_a_core(share: float, name: str, root: Path | None = None) -> Share | None:
    """For programs that will be taken in; None where we may not give one."""
    try:
        return Share(_group(name, root or ROOT), share)
    except OSError:
        return None


def _group(name: str, root: Path) -> Path:
    if (root / "cgroup.controllers").exists():
        (root / "cgroup.subtree_control").write_text("+cpu")
        folder = root / name
    else:
        folder = root / "cpu" / name
    folder.mkdir()
    return folder
