// One table in every state that a player sees it in.

import type { Sitting } from "../../src/table/sitting.svelte";
import type { SeatSeen, TableSeen } from "../../src/wire";
import { sittingAt, type Told } from "../told";

const waiting = (now: Told, seats: Partial<SeatSeen>[], more: Partial<TableSeen> = {}): Told => ({
  ...now,
  table: {
    ...now.table,
    view: { ...now.table.view!, decision: null },
    seats: now.table.seats.map((seat, number) => ({ ...seat, waited_for: false, ...seats[number] })),
    ...more,
  },
});

const PERSON: Partial<SeatSeen> = { kind: "person", name: "Bo", level: "", here: true };

function changed(now: Told, change: (sitting: Sitting) => void): Sitting {
  const sitting = sittingAt(now);
  change(sitting);
  return sitting;
}

export function prompts(now: Told, over: Told): [string, Sitting][] {
  return [
    ["choice", sittingAt(now)],
    ["refused", changed(now, (sitting) => sitting.answer("That ship is full.", "RP-4.2"))],
    ["waiting for people", sittingAt(waiting(now, [{}, { ...PERSON, waited_for: true }]))],
    ["waiting for bots", sittingAt(waiting(now, [{}, { waited_for: true }, { waited_for: true }]))],
    ["a steward decides", sittingAt(waiting(now, [{ steward: true, waited_for: true }]))],
    ["line lost", changed(now, (sitting) => (sitting.line.state = "lost"))],
    ["paused", sittingAt(waiting(now, [], { phase: "paused" }))],
    ["over", sittingAt(over)],
  ];
}

export function seats(now: Told): Sitting {
  const [left, since] = [300_000, null];
  return sittingAt(
    waiting(now, [
      { waited_for: true },
      { waited_for: true },
      { ...PERSON, here: false },
      { ...PERSON, name: "Cem", steward: true },
      { ...PERSON, name: "W".repeat(24), resigned: true, left, since },
    ]),
  );
}

export function pointed(now: Told): Sitting {
  return changed(now, (sitting) => {
    sitting.pointed = 2;
    sitting.selected = 3;
  });
}

/** The last lines only: a log shows all it has. */
export const recent = (now: Told): Sitting => sittingAt({ ...now, log: now.log.slice(-14) });
