"""Presence: who is looking at which table through other processes, as far as they have said so lately."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Final

BELIEVED: Final = 40_000  # milliseconds; who is there says so more often


class RemotePresence:
    """What other processes have said; a process that is gone takes nothing back, so what it said grows old."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.said: defaultdict[str, dict[str, tuple[int, frozenset[str]]]] = defaultdict(dict)  # by table and process

    def hear(self, table: str, origin: str, users: frozenset[str]) -> bool:
        """One process says who is there; whether that changes anything."""
        before = self.present(table)
        if users:
            self.said[table][origin] = self.now() + BELIEVED, users
        else:
            self.said[table].pop(origin, None)
        return self.present(table) != before

    def present(self, table: str) -> frozenset[str]:
        """The users who are looking at a table elsewhere."""
        if table not in self.said:
            return frozenset()
        now = self.now()
        return frozenset().union(*(users for until, users in self.said[table].values() if until >= now))

    def expire(self) -> list[str]:
        """Forget what is old; the tables that this concerns."""
        now = self.now()
        old = [table for table, said in self.said.items() if any(until < now for until, _ in said.values())]
        for table in old:
            self.said[table] = {origin: said for origin, said in self.said[table].items() if said[0] >= now}
        for table in [table for table, said in self.said.items() if not said]:
            del self.said[table]
        return old
