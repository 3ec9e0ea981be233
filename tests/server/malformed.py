"""Messages that no socket should be sent: broken on purpose, or not for their sender to say now.

Each is wrong by the way it is made, and comes with what must be answered: nobody asks the server's own decoder.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, NamedTuple

from ecliptic.server.wire import VERSION

NOT_UNDERSTOOD = "table-not-understood"
REFUSED = "refused"  # for whatever reason
STRUCTURE = '{}[]":,'

Said = dict[str, Any]


class Message(NamedTuple):
    """What is sent, and the reason with which it is refused, or the kind of another answer."""

    data: str | bytes
    answer: str


class Sender(NamedTuple):
    """Who sends, and what a right answer from the own seat would be, if there is one."""

    seat: int | None
    turn: int
    action: list[Any]
    used: str  # the id of a request of theirs that was done; "": there is none
    asked: bool = False  # it is their turn
    named: bool = True  # the server knows them


# Right messages of every kind, and what is wrong in each place of them.

OPTIONAL = {("hello", "seen"), ("hello", "backs"), ("hello", "heard"), ("hello", "words"), ("begin", "close")}
KINDS: dict[str, Said] = {
    "hello": {"version": VERSION, "seen": 0, "backs": 0, "heard": 0, "words": False},
    "act": {"id": "", "seat": 0, "turn": 0, "action": ["place", 1]},
    "take-back": {"id": "", "seat": 0},
    "propose": {"id": "", "seat": 0, "what": "end"},
    "answer": {"id": "", "seat": 0, "agrees": True},
    "do": {"id": "", "seat": 0, "what": "resign"},
    "sit": {"id": "", "seat": 0},
    "put-bot": {"id": "", "seat": 0, "level": "easy"},
    "begin": {"id": "", "close": True},
    "set-orders": {"id": "", "seat": 0, "orders": [{"question": "place", "action": ["place", 1]}]},
    "why": {"id": "", "seat": 0, "action": ["place", 1]},
    "hint": {"id": "", "seat": 0},
    "chat": {"id": "", "text": "hello"},
    "look": {"id": "", "here": False},
}
FOREIGN = ["", "ACT", "acted", "sat", "bot", "began", "closed", "expired", "imported", "handed-over", "table", "done"]
FOREIGN += ["events", "said", "welcome", "refused", "live", "untimed", "resign", "close", "act\0", " act", "__class__"]

NO_INT: list[Any] = [None, True, False, "0", "", 0.0, 1.0, 0.5, 1e300, float("nan"), float("inf"), -1, -(2**63), 2**31]
NO_INT += [2**32, 2**63, 2**64, 10**40, int("9" * 4000), [], [0], {}, {"seat": 0}]
NO_TEXT: list[Any] = [None, True, 0, 1.5, [], ["x"], {}, {"text": "x"}, ""]
NO_BOOL: list[Any] = [None, 0, 1, "true", "", [], {}]
NO_WORD: list[Any] = [None, True, 0, [], {}, "x", "END", " end", "end ", "leave\n", "x" * 5000, "\0"]
NO_BOT: list[Any] = [None, True, 0, [], {}, " easy", "easy ", "easy\n", "x" * 5000, "\0", "9", "../bot", "a b", "ünï"]
NO_ACTION: list[Any] = [None, 1, "place", {}, [], ["place"], ["place", 1, 2], [1, "place"], ["place", "1"], ["", 1]]
NO_ACTION += [["x" * 41, 1], ["place", -1], ["place", 2**31], ["place", 1.0], ["place", None], [["place", 1]]]
WRONG: dict[str, list[Any]] = {
    "type": [*NO_TEXT, *FOREIGN],
    "id": [*NO_TEXT, "short", "x" * 41, "x" * 9000, "with space", "ünïcödes", "1234567\0", "12345678\n", "../../../x"],
    "text": [*NO_TEXT, "x" * 501, "x" * 9000, "\0", "a\0b", "\x07bell", "\x1b[2J", "\x7f", "\x85"],
    "seat": [*NO_INT, 8, 255],
    **dict.fromkeys(("turn", "version", "seen", "backs", "heard"), NO_INT),
    "action": NO_ACTION,
    "what": NO_WORD,
    "level": NO_BOT,
    **dict.fromkeys(("agrees", "close", "words", "here"), NO_BOOL),
    "orders": [None, 0, "x", {}, [1], [[]], [{}], [{"question": "x"}], [{"question": "", "action": ["place", 1]}]]
    + [[{"question": "x", "action": ["place", 1], "more": 1}], [KINDS["set-orders"]["orders"][0]] * 21]
    + [[{"question": "x", "action": action}] for action in NO_ACTION],
}
ESCAPES = [r"\ud800", r"\udc00", r"\ud800x", r"\ud800\ud800", r"\u00", r"\x41", r"\u0000", "\x00", "\n", "\x1f"]
BEFORE = ["\ufeff", "x", "[", "\0", "//\n", "/**/", "1", "null", "{", ",", "\u2028"]
AFTER = ["}", "x", "\0", "{}", ",", "]", " null", "//", "\ufeff"]


class Vandal:
    """Makes them up; the same seed, the same messages."""

    def __init__(self, sender: Sender, seed: int) -> None:
        self.sender = sender
        self.random = random.Random(seed)
        self.number = 0
        self.ways: list[Callable[[], Message]] = [
            self.nonsense,
            self.noise,
            self.lacking,
            *[self.mistyped] * 5,
            self.too_much,
            *[self.garbled] * 3,
            self.doubled,
            self.nested,
            self.escaped,
            self.binary,
            *[self.illegal] * 6,
        ]

    def message(self) -> Message:
        """The next one."""
        return self.random.choice(self.ways)()

    def right(self, kind: str = "") -> Said:
        """One that could be said, by somebody at some time."""
        kind = kind or self.random.choice(list(KINDS))
        said = {"type": kind, **KINDS[kind]}
        self.number += 1
        own = {"id": f"vandal-{self.number:08d}", "seat": self.sender.seat or 0, "turn": self.sender.turn}
        own["action"] = self.sender.action
        return said | {name: value for name, value in own.items() if name in said}

    # What cannot be read.

    def nonsense(self) -> Message:
        """Signs of all kinds."""
        most = self.random.choice([0x7F, 0x7FF, 0xFFFF, 0x10FFFF])
        signs = [self.random.randrange(most) for _ in range(self.random.randrange(200))]
        return Message("".join(chr(sign) for sign in signs if not 0xD800 <= sign < 0xE000), NOT_UNDERSTOOD)

    def noise(self) -> Message:
        """Bytes."""
        return Message(self.random.randbytes(self.random.randrange(200)), NOT_UNDERSTOOD)

    def binary(self) -> Message:
        """A right message in a frame of bytes, which we do not speak."""
        encoding = self.random.choice(["utf-8", "utf-16", "utf-32", "cp037"])
        return Message(json.dumps(self.right()).encode(encoding), NOT_UNDERSTOOD)

    def garbled(self) -> Message:
        """Cut off, or one sign of its structure lost or changed, or with something before or after it."""
        text = json.dumps(self.right())
        place = self.random.choice([place for place, sign in enumerate(text) if sign in STRUCTURE])
        sign = self.random.choice([sign for sign in "0ax{}[]:,\\'\0-+" if sign != text[place]])
        return Message(
            self.random.choice(
                [
                    text[: self.random.randrange(len(text))],
                    text[:place] + text[place + 1 :],
                    text[:place] + sign + text[place + 1 :],
                    self.random.choice(BEFORE) + text,
                    text + self.random.choice([*AFTER, text]),
                    text.replace('"', "'"),
                    text.encode("utf-16-le").decode("latin-1"),
                ]
            ),
            NOT_UNDERSTOOD,
        )

    def nested(self) -> Message:
        """Deeper than anybody reads, before or after what it is."""
        depth = self.random.choice([10, 500, 1100, 2500])
        opening, closing = self.random.choice([("[", "]"), ('{"a":', "}")])
        deep = f"{opening * depth}0{closing * depth}"
        text = json.dumps(self.right())
        return Message(
            self.random.choice([deep, f'{{"deep":{deep},{text[1:]}', f'{text[:-1]},"deep":{deep}}}']), NOT_UNDERSTOOD
        )

    def escaped(self) -> Message:
        """Half a character, or one that must not stand in a text."""
        text = json.dumps(self.right("chat") | {"text": "@"})
        return Message(text.replace("@", self.random.choice(ESCAPES)), NOT_UNDERSTOOD)

    # What can be read, and is no message.

    def lacking(self) -> Message:
        """Something that has to be there is not."""
        said = self.right()
        lost = self.random.choice([name for name in said if (said["type"], name) not in OPTIONAL])
        return Message(json.dumps({name: value for name, value in said.items() if name != lost}), NOT_UNDERSTOOD)

    def mistyped(self) -> Message:
        """One value is of another type, or out of bounds."""
        said = self.right()
        name = self.random.choice(list(said))
        return Message(json.dumps(said | {name: self.random.choice(WRONG[name])}), NOT_UNDERSTOOD)

    def too_much(self) -> Message:
        """Something that nobody asked for."""
        more = self.random.choice(["extra", "user", "by", "", "Seat", "__proto__", "x" * 3000, "\0"])
        return Message(json.dumps(self.right() | {more: self.random.choice([1, None, [], "x" * 3000])}), NOT_UNDERSTOOD)

    def doubled(self) -> Message:
        """The same name twice, once with a wrong value: whichever counts, it is not taken."""
        said = self.right()
        name = self.random.choice(list(said))
        again = f"{json.dumps(name)}:{json.dumps(self.random.choice(WRONG[name]))}"
        text = json.dumps(said)
        return Message(self.random.choice([f"{{{again},{text[1:]}", f"{text[:-1]},{again}}}"]), NOT_UNDERSTOOD)

    # What is a message, but not for this sender to say now.

    def illegal(self) -> Message:
        """Nothing of it may happen."""
        said, answer = self.random.choice([self.wrong_time, self.wrong_seat, self.wrong_act, self.again])()
        return Message(json.dumps(said), answer)

    def wrong_time(self) -> tuple[Said, str]:
        """The game is on: nobody sits down, begins, agrees or comes back; who is not asked needs no hint."""
        kinds = ["sit", "put-bot", "begin", "answer", "do", "hello"]
        kind = self.random.choice(kinds if self.sender.asked else [*kinds, "hint"])
        said = self.right(kind) | ({"seat": self.random.randrange(8)} if kind in {"sit", "put-bot", "answer"} else {})
        if kind == "hello":
            return said | {"version": self.random.choice([0, VERSION - 1, VERSION + 1, 2**31 - 1])}, "reload"
        if kind == "do":
            said["what"] = self.random.choice(["leave", "resume", "come-back"])
        if kind == "put-bot":
            said["level"] = self.random.choice(["easy", "", "x", "END", "os:system", "my_module:MyBot"])
        if kind == "begin":
            said["close"] = self.random.random() < 0.5
        return said, REFUSED

    def wrong_seat(self) -> tuple[Said, str]:
        """Somebody else's seat, or one that does not exist; who has no name may not even talk."""
        kinds = ["act", "take-back", "propose", "do", "set-orders", "why", "hint"]
        if not self.sender.named and self.random.random() < 0.2:
            return self.right("chat"), REFUSED
        seat = self.random.choice([seat for seat in range(8) if seat != self.sender.seat])
        said = self.right(self.random.choice(kinds)) | {"seat": seat}
        if said["type"] == "do":
            said["what"] = self.random.choice(["resign", "let-steward"])
        return said, REFUSED

    def wrong_act(self) -> tuple[Said, str]:
        """Too late or too early, or not by the rules."""
        wrong: list[Said] = [
            {"turn": self.sender.turn + self.random.choice([1, 2, 100])},
            {"turn": max(0, self.sender.turn - 1)} if self.sender.turn else {"turn": 7},
            {"action": ["dance", 1]},
            {"action": ["place\0", 1]},
            {"action": [self.sender.action[0], self.random.choice([1000, 2**31 - 1])]},
        ]
        return self.right("act") | self.random.choice(wrong), REFUSED

    def again(self) -> tuple[Said, str]:
        """The id of something that was done: it was done, and is not done twice, nor is anything else."""
        if not self.sender.used:
            return self.wrong_seat()
        said = self.right(self.random.choice(["do", "propose", "take-back", "set-orders", "act", "sit"]))
        return said | {"id": self.sender.used} | ({"seat": 7} if said["type"] == "sit" else {}), "done"
