// The pictures of this game that are files of their own.

import type { Family } from "../../../design/art/family";
import { portraits } from "./portraits";
import { drawShips } from "./ships";
import { vignettes } from "./vignettes";

export const FAMILIES: Record<string, Family> = {
  "redplanet/portraits": { most: 3_000, draw: portraits },
  "redplanet/ships": { most: 1_500, draw: drawShips },
  "redplanet/vignettes": { most: 2_500, draw: vignettes },
};
