// A map as pixels, to see which of its regions touch: for tests, and for nothing else.

import { chords, scaled, type Line } from "./geometry";

/** Which region each pixel belongs to, row by row; -1: none. */
export function raster(outlines: Map<number, Line>, radius: number): number[][] {
  const size = 2 * radius;
  const rows = Array.from({ length: size }, () => new Array<number>(size).fill(-1));
  for (const [region, outline] of outlines) {
    const line = scaled(outline, radius);
    rows.forEach((row, index) => {
      for (const span of chords(line, index + 0.5 - radius)) {
        for (let x = Math.ceil(span.from + radius - 0.5); x <= span.to + radius - 0.5; x++) row[x] = region;
      }
    });
  }
  return rows;
}

/** How many pixels of border each two regions have in common: the longer of its width and its height. */
export function borders(rows: number[][]): Map<string, number> {
  const columns = new Map<string, Set<number>>();
  const heights = new Map<string, Set<number>>();
  rows.forEach((row, y) =>
    row.forEach((region, x) => {
      for (const other of [row[x + 1], rows[y + 1]?.[x]]) {
        if (other === undefined || other === region || other < 0 || region < 0) continue;
        const pair = [region, other].sort((a, b) => a - b).join("-");
        columns.set(pair, (columns.get(pair) ?? new Set()).add(x));
        heights.set(pair, (heights.get(pair) ?? new Set()).add(y));
      }
    }),
  );
  return new Map([...columns].map(([pair, xs]) => [pair, Math.hypot(xs.size, heights.get(pair)!.size)]));
}
