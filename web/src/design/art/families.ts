// All pictures that are files of their own, by family: drawn when the page is built, and fetched when first seen.
//
// A component gets the addresses of a family with `import urls from "art:brand"`. Add a family here, and a most for its
// pictures: a test weighs each of them.

import { portraits } from "../../games/redplanet/art/portraits";
import { vignettes } from "../../games/redplanet/art/vignettes";

export interface Family {
  most: number; // bytes of a picture, as sent (gzip)
  draw: () => Record<string, string>; // SVG by the name of the picture
}

export const FAMILIES: Record<string, Family> = {
  "redplanet/portraits": { most: 3000, draw: portraits },
  "redplanet/vignettes": { most: 2500, draw: vignettes },
};
