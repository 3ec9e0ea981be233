// The destination tokens of the regions.

import type { Scene, View } from "../types";

/** How many of a region are neither on a ship nor out of the game. */
export function tokensLeft(view: View, scene: Scene, region: number): number {
  const onShips = view.ships.reduce((sum, ship) => sum + (ship?.tokens.filter((token) => token === region).length ?? 0), 0);
  return scene.tokens_per_region - onShips - (view.tokens_gone[region] ?? 0);
}
