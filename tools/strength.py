"""How strong the levels of the bots are, for the page: written from the tables of docs/ladder.md.

    python tools/strength.py           web/src/setup/strength.json
    python tools/strength.py --check   say whether it agrees with docs/ladder.md

Only what was measured is in it: for a game, an edition and a number of seats, each level against the level below.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "ladder.md"
FILE: Final = ROOT / "web" / "src" / "setup" / "strength.json"
COMMAND: Final = re.compile(r"`ecliptic arena (\w+) --edition (\w+) --players (\d+) --format ladder --bots (\S+) ")
ROW: Final = re.compile(
    r"^\| (\w+) \| (\w+) \| \d+ \| \*\*([\d.]+)%\*\* \| ([\d.]+)% – ([\d.]+)% \| (\d+)% \|", re.MULTILINE
)


def measured(text: str) -> list[dict[str, Any]]:
    """The ladders of the page: what a level wins against the one below, between which shares, and what equals would."""
    found = []
    for section in text.split("\n## "):
        command = COMMAND.search(section)
        if command is None:
            continue
        game, edition, seats, _ = command.groups()
        levels = {
            first: {
                "against": second,
                "share": float(share),
                "between": [float(least), float(most)],
                "equal": int(equal),
            }
            for first, second, share, least, most, equal in ROW.findall(section)
        }
        found.append({"game": game, "edition": edition, "seats": int(seats), "levels": levels})
    return found


def written() -> str:
    """The file as it should be."""
    return json.dumps(measured(PAGE.read_text(encoding="utf-8")), indent=2) + "\n"


def main() -> None:
    """Write, or check."""
    if "--check" not in sys.argv:
        FILE.write_text(written(), encoding="utf-8")
    elif json.loads(FILE.read_text(encoding="utf-8")) != json.loads(written()):
        sys.exit(f"{FILE.name} does not agree with docs/ladder.md: run `python tools/strength.py`")


if __name__ == "__main__":
    main()
