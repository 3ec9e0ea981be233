// Who stands somewhere: the most first, leaders marked.

import { middles, type Fit, type Size } from "../mars/fitting";
import type { Point } from "../mars/geometry";

export interface Pill {
  colour: number;
  count: number;
  leads: boolean;
  tied: boolean; // with another leader
  sign?: string; // before the number
}

/** The colours that are there, by falling number; equal ones in the order of the table. */
export function crowd(astronauts: number[]): Pill[] {
  const most = Math.max(...astronauts);
  const leaders = astronauts.filter((count) => count === most).length;
  return astronauts
    .map((count, colour) => ({ colour, count, leads: count === most, tied: count === most && leaders > 1 }))
    .filter((pill) => pill.count > 0)
    .sort((one, other) => other.count - one.count || one.colour - other.colour);
}

/** The middles of so many pills in a region that was measured for a full crowd: what stands in a row is centred. */
export function places(fit: Fit, heads: Size[], pills: number, pill: Size, gap: number): Point[] {
  const points: Point[] = [];
  for (const row of fit.rows) {
    const before = row.items.filter((item) => item < heads.length).map((item) => heads[item]!);
    const full = row.items.length - before.length;
    const count = Math.min(full, pills - points.length);
    // Beside a head pills keep their places, for the head keeps its own.
    const shown = before.length > 0 ? full : count;
    const sizes = [...before, ...Array.from({ length: shown }, () => pill)];
    points.push(...middles(row, sizes, gap).slice(before.length, before.length + count));
  }
  return points;
}
