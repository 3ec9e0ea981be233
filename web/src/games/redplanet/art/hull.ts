// The measures of a rocket: two hulls, slim for two or three seats and wide for more, whose length follows the rows of
// portholes, so that the capacity shows in the silhouette. Where there is little height, the nose is lower.
//
// The foot of the nozzle is at 0,0; a seat is 26 wide.

import { disc, short } from "../../../design/art/svg";
import type { Point } from "../mars/geometry";

export type Build = "tall" | "low";

export interface Hull {
  half: number; // of the body's width
  reach: number; // of the fins, to each side
  shoulder: number; // where the nose begins
  tip: number;
  height: number; // from the needle on the tip to the lowest fin
  ports: Point[]; // middles of the portholes, from the top
  outline: string;
}

export const SEAT = 26; // across a porthole
export const FOOT = 6; // of the fins, below the nozzle
const PITCH = SEAT + 4; // from row to row
const NEEDLE = 9;
const NOSE: Record<Build, number> = { tall: 1.8, low: 1.1 }; // of a seat
const ROWS: Record<number, [side: -1 | 0 | 1, row: number][]> = {
  1: [[0, 0]],
  2: column(2),
  3: column(3),
  4: [...pair(1), ...pair(0)],
  5: [[0, 2], ...pair(1), ...pair(0)],
  6: [...pair(2), ...pair(1), ...pair(0)],
};
export const CAPACITIES = Object.keys(ROWS).map(Number);

function column(rows: number): [0, number][] {
  return Array.from({ length: rows }, (_, row) => [0, rows - 1 - row]);
}

function pair(row: number): [-1 | 1, number][] {
  return [
    [-1, row],
    [1, row],
  ];
}

export function hullOf(capacity: number, build: Build): Hull {
  const seats = ROWS[Math.min(6, Math.max(1, capacity))]!;
  const wide = capacity > 3;
  const rows = capacity === 5 ? 2.5 : Math.max(...seats.map(([, row]) => row)) + 1; // the fifth sits in the nose
  const half = (wide ? 2 * SEAT + 15 : SEAT + 17) / 2;
  const shoulder = -22 - rows * PITCH;
  const nose = SEAT * NOSE[build];
  const tip = shoulder - nose;
  return {
    half,
    reach: half + 18,
    shoulder,
    tip,
    height: NEEDLE - tip + FOOT,
    ports: seats.map(([side, row]) => ({ x: side * (SEAT / 2 + 2.5), y: -17 - (row + 0.5) * PITCH })),
    outline: outline(half, shoulder, nose),
  };
}

function outline(w: number, shoulder: number, nose: number): string {
  const tip = shoulder - nose;
  const [near, far] = [short(tip + 0.28 * nose), short(shoulder - 0.28 * nose)];
  const at = [short(0.45 * w), short(w), short(0.82 * w), short(0.72 * w)] as const;
  const down = `C${at[0]} ${near} ${at[1]} ${far} ${at[1]} ${short(shoulder + 2)}V-22C${at[1]} -16 ${at[2]} -12 ${at[3]} -8`;
  const up = `C-${at[2]} -12 -${at[1]} -16 -${at[1]} -22V${short(shoulder + 2)}C-${at[1]} ${far} -${at[0]} ${near} 0 ${short(tip)}Z`;
  return `M0 ${short(tip)}${down}H-${at[3]}${up}`;
}

/** Both fins as one path. */
export function fins({ half: w }: Hull, sides: readonly (-1 | 1)[] = [-1, 1]): string {
  return sides
    .map((side) => {
      const at = (x: number, y: number): string => `${short(side * x)} ${y}`;
      const outer = `C${at(w + 9, -36)} ${at(w + 17, -20)} ${at(w + 17, 3)}L${at(w + 11, FOOT)}`;
      return `M${at(w - 1, -44)}${outer}C${at(w + 7, -6)} ${at(w + 2, -12)} ${at(0.78 * w, -13)}Z`;
    })
    .join("");
}

/** Three tongues of fire below the nozzle: outer, middle and core. */
export function flame({ half }: Hull): [string, string, string] {
  const tongue = (part: number, side: number, long: number): string => {
    const [edge, wide] = [short(part * half), short(side * half)];
    const inner = short((side / 3.2) * half);
    return `M-${edge} -1H${edge}C${wide} ${short(0.4 * long)} ${inner} ${short(0.46 * long)} 0 ${long}C-${inner} ${short(0.46 * long)} -${wide} ${short(0.4 * long)} -${edge} -1Z`;
  };
  return [tongue(0.6, 0.72, 40), tongue(0.4, 0.44, 27), tongue(0.18, 0.2, 14)];
}

export const porthole = ({ x, y }: Point, radius: number): string => disc(x, y, radius);
