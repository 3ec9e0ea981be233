// The round track as data.

import type { SpaceScene, View } from "../types";

/** Where the game is on its track: the last space to which it has come. */
export function spaceNow(view: View, track: SpaceScene[]): number {
  return track.findLastIndex((space) => isThere(view, space));
}

function isThere(view: View, { round, productions, shown, over }: SpaceScene): boolean {
  return view.round >= round && view.productions >= productions && (view.shown || !shown) && (view.over || !over);
}
