"""How the engine runs here: compiled, or as plain Python."""

from __future__ import annotations

from ecliptic.core import agenda


def is_compiled() -> bool:
    """Whether the rules run as compiled code. Plain Python plays the same games, about 30 times slower."""
    return not str(agenda.__file__).endswith(".py")
