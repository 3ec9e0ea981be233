// All pictures that are files of their own, by family: drawn when the page is built, and fetched when first seen.
//
// A component gets the addresses of a family with `import urls from "art:brand"`. Each family has a most for its
// pictures: a test weighs them. The families of a game are beside its board.

import { FAMILIES as REDPLANET } from "../../games/redplanet/art/families";
import type { Family } from "./family";

export const FAMILIES: Record<string, Family> = {
  ...REDPLANET,
};
