// How much of a table's log the reader has had before their eyes, on this device.

import { keep, kept } from "../lib/kept";

const PLACE = "ecliptic-seen";

export function lastSeen(table: string): number {
  return kept<number>(PLACE, table) ?? 0;
}

export function look(table: string, lines: number): void {
  if (lines) keep(PLACE, table, lines);
}
