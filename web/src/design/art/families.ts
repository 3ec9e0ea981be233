// All pictures that are files of their own, by family: drawn when the page is built, and fetched when first seen.
//
// A component gets the addresses of a family with `import urls from "art:brand"`. Each family has a most for its
// pictures: a test weighs them. The families of a game are beside its board.

import { FAMILIES as REDPLANET } from "../../games/redplanet/art/families";
import { brand } from "./brand";
import { brandScenes } from "./brandScenes";
import { facts } from "./facts";
import type { Family } from "./family";
import { hero } from "./hero";
import { maps } from "./maps";
import { posters } from "./posters";
import { quiet } from "./quiet";

export const FAMILIES: Record<string, Family> = {
  brand: { most: 1_000, draw: brand },
  facts: { most: 500, draw: facts },
  hero: { most: 6_000, draw: hero },
  maps: { most: 2_000, draw: maps },
  posters: { most: 8_000, draw: posters },
  quiet: { most: 1_100, draw: quiet },
  scenes: { most: 2_500, draw: brandScenes },
  ...REDPLANET,
};
