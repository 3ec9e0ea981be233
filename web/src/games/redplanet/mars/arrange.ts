// Where the globe and the things in its corners stand in a box of any size.

import { measuresFor, SMALL, type Measures } from "./measures";
import type { Size } from "./fitting";
import type { Point } from "./geometry";

export interface Arrangement {
  radius: number; // with the bezel
  centre: Point;
  measures: Measures;
  corner: Size; // of Phobos and of the lost, at the right
  deck: Size; // of the two decks, at the left
  press: Size; // of the button below the upper deck
}

const RIM = 5; // px above and below the globe
const BESIDE = 12; // and beside it, where cards stick out of its bezel
const EDGE = 2; // px around the corners
export const ROUND = 8; // px of a corner's box that are cut off
export const GAP = 4; // px between a deck and the button below it
const SMALLEST = 88;

/** The largest globe that leaves its corners free, as near to the middle as they allow. */
export function arrange(width: number, height: number, colours: number): Arrangement {
  const most = Math.floor(Math.min(width / 2 - BESIDE, height / 2 - RIM));
  for (let radius = most; radius > SMALLEST; radius--) {
    const found = centred(width, height, radius, colours);
    if (found) return found;
  }
  return { ...boxes(SMALLEST, colours), radius: SMALLEST, centre: { x: width / 2, y: height / 2 } };
}

function boxes(radius: number, colours: number): Pick<Arrangement, "measures" | "corner" | "deck" | "press"> {
  const measures = measuresFor(radius);
  const small = measures === SMALL;
  const rows = Math.ceil(colours / 2);
  const { pill, gap } = measures;
  return {
    measures,
    corner: {
      width: 2 * pill.width + gap + (small ? 11 : 24),
      height: cornerHead(measures) + rows * (pill.height + gap) + (small ? 7 : 9),
    },
    deck: { width: pill.width - 2, height: 1.28 * pill.width },
    press: { width: pill.width - 2, height: small ? 26 : 28 },
  };
}

/** The height of what stands above a crowd in a corner: a name, and marks below it. */
export function cornerHead(measures: Measures): number {
  return measures.letter + measures.symbol + 6;
}

function centred(width: number, height: number, radius: number, colours: number): Arrangement | null {
  const found = boxes(radius, colours);
  const y = height / 2;
  const reach = radius + EDGE;
  const pile = { width: found.deck.width, height: found.deck.height + GAP + found.press.height };
  const left = offset(pile, y, reach) + pile.width + EDGE;
  const right = width - EDGE - found.corner.width + ROUND - offset(rounded(found.corner), y, reach);
  const [from, to] = [Math.max(left, radius + BESIDE), Math.min(right, width - radius - BESIDE)];
  if (from > to) return null;
  return { ...found, radius, centre: { x: Math.min(Math.max(width / 2, from), to), y } };
}

/** Stone and disc are round: where the globe comes near they are that much smaller than their boxes. */
function rounded({ width, height }: Size): Size {
  return { width: width - ROUND, height: height - ROUND };
}

/** How far the middle of the globe must be from the inner side of a box in the corner. */
function offset(corner: Size, y: number, reach: number): number {
  const up = y - EDGE - corner.height;
  return up >= reach ? -corner.width : Math.sqrt(reach * reach - Math.max(up, 0) ** 2);
}
