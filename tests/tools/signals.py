"""Programs that can be interrupted, whoever runs the tests: nohup and shells in the background ignore some signals."""

from __future__ import annotations

import signal


def as_usual() -> None:
    """For `preexec_fn`: the new program hears what a program at a terminal hears."""
    for name in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(name, signal.SIG_DFL)
