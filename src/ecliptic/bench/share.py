"""A share of a core for a program, where the system lets us give one: Linux's control groups, of either version."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Final

ROOT: Final = Path("/sys/fs/cgroup")
PERIOD: Final = 10_000  # microseconds: within each of them the share is given anew


class Share:
    """Processes that get so much of one core together, and no more."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def take_in(self, process: int) -> None:
        """This one, and all that it starts."""
        (self.folder / "cgroup.procs").write_text(str(process))

    def remove(self) -> None:
        """When all of them have ended."""
        with contextlib.suppress(OSError):
            self.folder.rmdir()


def share_of_a_core(share: float, name: str, root: Path | None = None) -> Share | None:
    """For programs that will be taken in; None where we may not give one."""
    try:
        return Share(_group(round(share * PERIOD), name, root or ROOT))
    except OSError:
        return None


def _group(quota: int, name: str, root: Path) -> Path:
    if (root / "cgroup.controllers").exists():
        (root / "cgroup.subtree_control").write_text("+cpu")
        folder, limits = root / name, {"cpu.max": f"{quota} {PERIOD}"}
    else:
        folder, limits = root / "cpu" / name, {"cpu.cfs_period_us": str(PERIOD), "cpu.cfs_quota_us": str(quota)}
    folder.mkdir()
    for file, limit in limits.items():
        (folder / file).write_text(limit)
    return folder
