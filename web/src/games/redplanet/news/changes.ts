// What has changed on the board since the reader last did something.

import type { Thing } from "../pointing/pointing";
import type { View } from "../types";

/** Everything that carries a dot when it changes, as a number that is another one when it has changed. */
export type Looks = Partial<Record<Thing, number>>;

export function looks(view: View): Looks {
  const found: Looks = {};
  view.regions.forEach((region, number) => (found[`region:${number}`] = digest(JSON.stringify(region))));
  view.ships.forEach((ship, dock) => (found[`ship:${dock}`] = digest(JSON.stringify(ship))));
  return found;
}

/** A short number for a text, so that little is kept: two texts have the same one hardly ever. */
function digest(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
  return sum;
}

/** The things that look different. */
export function changed(before: Looks, after: Looks): Set<Thing> {
  const things = Object.keys(after) as Thing[];
  return new Set(things.filter((thing) => before[thing] !== after[thing]));
}

/** A moment at the table: the view, and how often its viewer had acted or taken something back. */
export interface Moment {
  view: View;
  turn: number;
}

/** Whether the viewer did something between these two. */
export function hasActed(before: Moment, after: Moment): boolean {
  const isBack = after.view.moves < before.view.moves || before.view.viewer !== after.view.viewer;
  return isBack || before.turn !== after.turn;
}
