// Things set into a region of any shape, row by row as words are set into a column, so that nothing crosses its border.

import { roomsIn, width, type Line, type Point, type Span } from "./geometry";

export interface Size {
  width: number;
  height: number;
}

export interface Row {
  room: Span;
  y: number; // its middle
  x: number; // the middle of what stands in it
  items: number[]; // by their numbers: heads first, then pills
}

export interface Fit {
  heads: Point[]; // middles
  rows: Row[]; // only those with pills
  slack: number; // room left on both sides of the tightest row
}

interface Way {
  most: number; // pills in a row
  apart: boolean; // heads have rows of their own
}

const WAYS: Way[] = [2, 3].flatMap((most) => [true, false].map((apart) => ({ most, apart })));
const STEP = 3; // px between the heights that are tried
const MARGINS = [6, 4, 2, 1, 0]; // px left free beside every row
const TIGHT = 2; // what a px less of that counts
const SHIFTED = 0.5; // what a px of a row's shift against the others counts
const RAGGED = 6; // what a pill more or less than in the row above counts
const MIXED = 8; // what a head beside a pill counts
const SPLIT = 7; // what heads in several rows count
const LOW = 0.15; // what a px off the middle of the region counts

/** The best place for some heads with so many pills after them; null: the region is too small. */
export function fit(outline: Line, heads: Size[], pill: Size, gap: number, pills: number): Fit | null {
  const items = [...heads, ...Array.from({ length: pills }, () => pill)];
  const rooms = roomsIn(outline);
  const ys = outline.map((point) => point.y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  let best: Fit | null = null;
  let least = Infinity;
  for (const margin of MARGINS) {
    const tight = TIGHT * (MARGINS[0]! - margin);
    if (tight >= least) break;
    for (const way of WAYS) {
      for (let y = top; y < bottom; y += STEP) {
        const rows = flow(rooms, items, heads.length, gap, y, margin, way);
        const cost = rows ? tight + costOf(rows, items, heads.length, gap, (top + bottom) / 2) : Infinity;
        if (rows && cost < least) [best, least] = [settled(rows, items, heads.length, gap, margin), cost];
      }
    }
  }
  return best;
}

/** How wide some things are side by side. */
export function wide(items: Size[], gap: number): number {
  return items.reduce((sum, item) => sum + item.width + gap, -gap);
}

/** Rows from this height on; null if they do not all find room. */
function flow(
  rooms: ReturnType<typeof roomsIn>,
  items: Size[],
  heads: number,
  gap: number,
  top: number,
  margin: number,
  way: Way,
): Row[] | null {
  const rows: Row[] = [];
  let y = top;
  for (let next = 0; next < items.length;) {
    const isHead = next < heads;
    const end = isHead && way.apart ? heads : items.length;
    const height = way.apart ? items[next]!.height : items.at(-1)!.height;
    const found = rooms(y, y + height);
    const count = found ? taken(items, heads, next, end, gap, width(found) - 2 * margin, way.most) : 0;
    if (!found || count === 0) return null;
    const numbers = Array.from({ length: count }, (_, index) => next + index);
    rows.push({ room: found, y: y + height / 2, x: (found.from + found.to) / 2, items: numbers });
    next += count;
    y += height + gap;
  }
  return rows;
}

/** How many of the next things a row takes. */
function taken(items: Size[], heads: number, next: number, end: number, gap: number, space: number, most: number): number {
  let count = 0;
  let pills = 0;
  let used = -gap;
  while (next + count < end) {
    const item = next + count;
    used += items[item]!.width + gap;
    pills += item >= heads ? 1 : 0;
    if (used > space || pills > most) break;
    count++;
  }
  return count;
}

function costOf(rows: Row[], items: Size[], heads: number, gap: number, centre: number): number {
  const xs = aligned(rows, items, gap, 0).map((row) => row.x);
  const counts = rows.map((row) => row.items.filter((item) => item >= heads).length);
  const mixed = rows.filter((row) => row.items[0]! < heads && row.items.at(-1)! >= heads).length;
  const full = counts.filter((count) => count > 0);
  const ragged = full.slice(1).reduce((sum, count, index) => sum + Math.abs(count - full[index]!), 0);
  const split = rows.filter((row) => row.items[0]! < heads).length - 1;
  const off = Math.abs((rows[0]!.y + rows.at(-1)!.y) / 2 - centre);
  return SHIFTED * (Math.max(...xs) - Math.min(...xs)) + RAGGED * ragged + MIXED * mixed + SPLIT * split + LOW * off;
}

/** The same rows with one common middle where all have room for it, and as near to it as they can where not. */
function aligned(rows: Row[], items: Size[], gap: number, margin: number): Row[] {
  const free = rows.map((row) => {
    const half =
      wide(
        row.items.map((item) => items[item]!),
        gap,
      ) /
        2 +
      margin;
    return { from: row.room.from + half, to: row.room.to - half };
  });
  const from = Math.max(...free.map((span) => span.from));
  const to = Math.min(...free.map((span) => span.to));
  const common = (from + to) / 2;
  return rows.map((row, index) => ({ ...row, x: Math.min(free[index]!.to, Math.max(free[index]!.from, common)) }));
}

function settled(rows: Row[], items: Size[], heads: number, gap: number, slack: number): Fit {
  const placed = aligned(rows, items, gap, slack);
  const points = placed.flatMap((row) =>
    middles(
      row,
      row.items.map((item) => items[item]!),
      gap,
    ),
  );
  return { heads: points.slice(0, heads), rows: placed.filter((row) => row.items.at(-1)! >= heads), slack };
}

/** The middles of things side by side in a row. */
export function middles(row: Row, sizes: Size[], gap: number): Point[] {
  let x = row.x - wide(sizes, gap) / 2;
  return sizes.map((size) => {
    x += size.width + gap;
    return { x: x - gap - size.width / 2, y: row.y };
  });
}
