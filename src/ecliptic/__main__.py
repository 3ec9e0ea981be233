"""`python -m ecliptic` is the same as `ecliptic`."""

from __future__ import annotations

from ecliptic.cli import main

main()
