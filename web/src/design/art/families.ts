// All pictures that are files of their own, by family: drawn when the page is built, and fetched when first seen.
//
// A component gets the addresses of a family with `import urls from "art:brand"`. Add a family here, and a most for its
// pictures: a test weighs each of them.

import { facts } from "./facts";
import { quiet } from "./quiet";

export interface Family {
  most: number; // bytes of a picture, as sent (gzip)
  draw: () => Record<string, string>; // SVG by the name of the picture
}

export const FAMILIES: Record<string, Family> = {
  facts: { most: 500, draw: facts },
  quiet: { most: 1100, draw: quiet },
};
