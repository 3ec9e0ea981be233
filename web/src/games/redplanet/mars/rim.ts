// The names of the rim, as they fit into the bezel: in full where there is room, spaced a little less if need be, else
// the declared short form.

import { capitals, measured } from "../drawing/lettering.svelte";
import { slide } from "./geometry";
import type { Measures } from "./measures";

export interface RimName {
  region: number;
  words: string;
  tracking: number; // em
  squeezed?: number; // px that it must not exceed
}

const EASY = 0.08;
const TIGHT = 0.02;
const FREE = 7; // px on both sides of a name, to the bars

export function rimName(
  region: number,
  full: string,
  short: string,
  radius: number,
  sectors: number,
  measures: Measures,
): RimName {
  const room = (2 * Math.PI * (radius - measures.bezel / 2)) / sectors - 2 * FREE;
  const fits = (words: string, tracking: number): boolean => measured(words, measures.letter, tracking) <= room;
  for (const words of [capitals(full), capitals(short)]) {
    for (const tracking of [EASY, TIGHT]) if (fits(words, tracking)) return { region, words, tracking };
  }
  return { region, words: capitals(short), tracking: 0, squeezed: room };
}

const ASIDE = 20; // degrees from the middle of a sector
const CORNERS = [45, 135, 225, 315]; // where something stands beside the globe

/** Where a card sticks out of the bezel at a sector: at the side where it is freer. */
export function cardAngle(middle: number, sector: number): number {
  const aside = Math.min(ASIDE, sector / 2 - 6);
  const free = (angle: number): number => Math.min(...CORNERS.map((corner) => Math.abs(slide(corner, angle))));
  return [1, -1].map((side) => middle + side * aside).reduce((one, other) => (free(other) > free(one) + 1 ? other : one));
}
