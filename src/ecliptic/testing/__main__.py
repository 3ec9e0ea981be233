"""`python -m ecliptic.testing GAME`: run the conformance suite on an installed game, and print its fingerprints."""

from __future__ import annotations

import argparse
import json
import sys

from ecliptic.core.engine import is_compiled
from ecliptic.core.errors import SetupProblem
from ecliptic.core.setup import Setup
from ecliptic.games import original as find
from ecliptic.testing.conformance import Broken, all_rules, examine, fingerprint, label, skim
from ecliptic.texts import texts


def main() -> int:
    """Exit 0 if every promise holds, 1 if not, 2 if there is no such game."""
    parser = argparse.ArgumentParser(prog="python -m ecliptic.testing", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--skim", type=int, default=20, help="quick games for each edition, seat count and variant")
    parser.add_argument("--examine", type=int, default=1, help="games examined at every decision, for each of them")
    parser.add_argument("--fingerprints", type=int, default=0, help="games that go into each fingerprint")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    try:
        game = find(asked.game)
    except SetupProblem as problem:
        sys.stderr.write(f"{texts('en').say(problem.phrase)}\n")
        return 2
    report: dict[str, object] = {"compiled": is_compiled()}
    games = decisions = 0
    try:
        for rules in all_rules(game):
            for number in range(asked.skim):
                decisions += skim(game, Setup(rules, asked.seed + number))
            games += asked.skim
        for rules in all_rules(game, brief=True):
            for number in range(asked.examine):
                decisions += examine(game, Setup(rules, asked.seed + 10_000 + number))
            games += asked.examine
    except Broken as broken:
        sys.stderr.write(f"{broken}\n")
        return 1
    prints = {
        label(game, rules): fingerprint(game, rules, range(asked.seed, asked.seed + asked.fingerprints))
        for rules in all_rules(game, brief=True)
        if asked.fingerprints
    }
    report |= {"games": games, "decisions": decisions, "fingerprints": prints}
    sys.stdout.write(json.dumps(report, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
