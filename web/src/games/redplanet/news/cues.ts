// What can be heard between two views: each sound once, however often its reason is there.

import type { Sound } from "../../../lib/sounds";
import type { View } from "../types";

export function cues(before: View, after: View): Sound[] {
  if (before.viewer !== after.viewer || after.moves <= before.moves) return [];
  const found: Sound[] = [];
  if (after.called.some((called, colour) => called && !before.called[colour])) found.push("reveal");
  if (after.ships.some((ship, dock) => ship?.launched && !before.ships[dock]?.launched)) found.push("launch");
  if (after.regions.some((region, number) => region.explored && !before.regions[number]!.explored)) found.push("flip");
  return found;
}
