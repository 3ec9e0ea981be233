// The picture of a hull: what it is called, and where it lies around the foot of the nozzle.

import type { Build, Hull } from "./hull";

const EDGE = 4; // free around the picture
const NEEDLE = 9; // above the tip

export function frame(hull: Hull): { x: number; y: number; width: number; height: number } {
  const reach = hull.reach + EDGE;
  return { x: -reach, y: hull.tip - NEEDLE - EDGE, width: 2 * reach, height: hull.height + 2 * EDGE };
}

export const shipName = (capacity: number, build: Build): string => `${build}-${Math.min(6, Math.max(1, capacity))}`;
