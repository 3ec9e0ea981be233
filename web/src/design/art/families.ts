// All pictures that are files of their own, by family: drawn when the page is built, and fetched when first seen.
//
// A component gets the addresses of a family with `import urls from "art:brand"`. Add a family here, and a most for its
// pictures: a test weighs each of them.

import { brand } from "./brand";
import { brandScenes } from "./brandScenes";
import { hero } from "./hero";
import { maps } from "./maps";
import { posters } from "./posters";

export interface Family {
  most: number; // bytes of a picture, as sent (gzip)
  draw: () => Record<string, string>; // SVG by the name of the picture
}

export const FAMILIES: Record<string, Family> = {
  brand: { most: 1_000, draw: brand },
  hero: { most: 6_000, draw: hero },
  maps: { most: 1_500, draw: maps },
  posters: { most: 8_000, draw: posters },
  scenes: { most: 2_500, draw: brandScenes },
};
