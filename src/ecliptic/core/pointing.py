"""What the things of a board stand for while somebody is asked: the action that would choose them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from ecliptic.core.words import Action, Decision, Thing, Verb


class Pointing:
    """The legal actions of a decision by the thing that they are done to."""

    def __init__(self, decision: Decision | None, verbs: Sequence[Verb]) -> None:
        self.actions: dict[Thing, list[Action]] = defaultdict(list)
        if decision is None:
            return
        kinds = {verb.name: verb.kind for verb in verbs}
        for verb, thing in decision.actions:
            if kinds[verb]:
                self.actions[kinds[verb], thing].append((verb, thing))

    def at(self, *names: Thing) -> Action | None:
        """The action that a thing with these names stands for; None if there is none, or if it could mean several."""
        if not self.actions:
            return None  # nobody asks this viewer
        found: list[Action] = []
        for name in names:
            found += self.actions.get(name, ())
        return found[0] if len(found) == 1 else None

    def is_at_any(self, *kinds: str) -> bool:
        """Something of these kinds can be chosen."""
        return any(kind in kinds for kind, _ in self.actions)
