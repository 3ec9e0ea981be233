// All pictures that are files of their own, by family: drawn when the page is built, and fetched when first seen.
//
// A component gets the addresses of a family with `import urls from "art:brand"`. Each family has a most for its
// pictures: a test weighs them. The families of a game are beside its board.

import { FAMILIES as REDPLANET } from "../../games/redplanet/art/families";
import { facts } from "./facts";
import type { Family } from "./family";
import { quiet } from "./quiet";

export const FAMILIES: Record<string, Family> = {
  facts: { most: 500, draw: facts },
  quiet: { most: 1_100, draw: quiet },
  ...REDPLANET,
};
