// Final points as stacked bars: what was gained goes to the right of nothing, what was lost to the left.

import type { FinalSheet } from "../wire";

export interface Part {
  source: number;
  points: number;
  from: number; // in points
  to: number;
}

export interface Bar {
  colour: number;
  parts: Part[];
  total: number;
}

export interface Chart {
  bars: Bar[];
  least: number; // points at the left end: nothing, or less
  most: number;
}

export function chart(sheet: FinalSheet): Chart {
  const bars = sheet.totals.map((total, colour) => ({ colour, total, parts: stacked(sheet, colour) }));
  const ends = bars.flatMap((bar) => bar.parts.flatMap(({ from, to }) => [from, to]));
  return { bars, least: Math.min(0, ...ends), most: Math.max(1, ...ends) };
}

function stacked(sheet: FinalSheet, colour: number): Part[] {
  let [up, down] = [0, 0];
  return sheet.sources.flatMap(({ points: all }, source) => {
    const points = all[colour] ?? 0;
    if (points > 0) return [{ source, points, from: up, to: (up += points) }];
    return points < 0 ? [{ source, points, to: down, from: (down += points) }] : [];
  });
}

export interface Ranked {
  colour: number;
  rank: number;
}

/** The colours from the best to the last; who has as many points has the same rank, and winners stand before them. */
export function ranked(totals: number[], winners: number[]): Ranked[] {
  const isFirst = (colour: number): number => Number(winners.includes(colour));
  return totals
    .map((total, colour) => ({ colour, rank: 1 + totals.filter((other) => other > total).length }))
    .sort((one, other) => isFirst(other.colour) - isFirst(one.colour) || one.rank - other.rank);
}
