// How large docks are in the place that they have, and the ships in them: all by one scale, so that a seat is a seat.

import { CAPACITIES, hullOf, type Build } from "../art/hull";

export interface DockSizes {
  width: number; // of a cell
  height: number;
  build: Build;
  scale: number; // of the drawing of a ship
  base: number; // from the foot of a ship to the bottom of the cell
  ribbon: number; // its height
  letter: number;
  small: boolean;
}

const MOST = { width: 170, height: 330 };
const LEAST = 128; // px of height beside the planet
const HEAD = 7; // free above the tallest ship

export function sizesOf(width: number, height: number, small: boolean): DockSizes {
  const build: Build = small ? "low" : "tall";
  const base = small ? 23 : 49;
  const hulls = CAPACITIES.map((capacity) => hullOf(capacity, build));
  const high = (height - base - HEAD) / Math.max(...hulls.map((hull) => hull.height));
  const wide = (width - 4) / (2 * Math.max(...hulls.map((hull) => hull.reach)));
  const letter = small ? 11.5 : width > 140 ? 14 : 12.5;
  return { width, height, build, base, small, letter, scale: Math.min(high, wide), ribbon: small ? 18 : 24 };
}

/** Cells of so many columns and rows in a box. */
export function cellsIn(box: { width: number; height: number }, columns: number, rows: number, gaps: [number, number]) {
  const width = Math.min(MOST.width, (box.width - (columns - 1) * gaps[0]) / columns);
  const free = (box.height - (rows - 1) * gaps[1]) / rows;
  return { width: Math.floor(width), height: Math.floor(Math.max(LEAST, Math.min(free, 2.2 * width, MOST.height))) };
}
