"""Run a part of the gate and say how long it took: `timed.py NAME COMMAND …`."""

from __future__ import annotations

import os
import subprocess
import sys
import time


def main() -> int:
    """The exit code is that of the command."""
    name, *command = sys.argv[1:]
    begin, before = time.monotonic(), _processor_seconds()
    code = subprocess.call(command)
    wall, busy = time.monotonic() - begin, _processor_seconds() - before
    sys.stdout.write(f"gate: {name}: {'passed' if code == 0 else 'FAILED'} in {wall:.0f} s ({busy:.0f} s of CPU)\n")
    return code


def _processor_seconds() -> float:
    """Of all processes that this one has waited for."""
    used = os.times()
    return used.children_user + used.children_system


if __name__ == "__main__":
    sys.exit(main())
