// How large things are on the globe, in px; a phone's are smaller, and its regions are named by their symbol alone.

import { fit, wide, type Fit, type Size } from "./fitting";
import { distance, isInside, scaled, type Line, type Point } from "./geometry";
import { drawMars, type Graph } from "./mars";

export interface Measures {
  pill: Size;
  gap: number;
  symbol: number;
  badge: number;
  letter: number; // font size of names
  count: number; // font size of numbers
  marks: number; // width of resource, pool and destination pips
}

export const LARGE: Measures = {
  pill: { width: 43, height: 22 },
  gap: 1,
  symbol: 16,
  badge: 20,
  letter: 12,
  count: 14,
  marks: 42,
};
export const SMALL: Measures = {
  pill: { width: 36, height: 18 },
  gap: 1,
  symbol: 15,
  badge: 18,
  letter: 12,
  count: 12.5,
  marks: 37,
};
export const HUGE: Measures = {
  pill: { width: 52, height: 26 },
  gap: 2,
  symbol: 20,
  badge: 22,
  letter: 15,
  count: 17,
  marks: 50,
};

const HUGE_FROM = 290; // px of radius
const LARGE_FROM = 214;
const CROWDED = 5; // colours from which on a phone has no room for names
const LARGER = 1.08; // how much larger the next globe is that is tried
const LARGEST = 4;
export const NUMBER = 18; // px of the number of tokens
export const PIPS = 7; // px of destination pips
const SPOTS = 6; // px between places that are tried for a badge

export function measuresFor(radius: number): Measures {
  if (radius >= HUGE_FROM) return HUGE;
  return radius >= LARGE_FROM ? LARGE : SMALL;
}

export function hasNames(measures: Measures, colours: number): boolean {
  return measures !== SMALL || colours < CROWDED;
}

/** How wide the marks of a region are that shows so many tokens: resource, number, pips. */
export function marksWidth(lying: number, measures: Measures): number {
  return measures.symbol - 2 + (lying > 0 ? NUMBER : 0) + PIPS;
}

/** What stands before the pills: the symbol, in the middle of the planet with its name, and the marks. */
export function heads(name: number | null, measures: Measures): Size[] {
  const { symbol, marks } = measures;
  const label = name === null ? 0 : 3 + name;
  return [
    { width: symbol + label, height: symbol },
    { width: marks, height: symbol },
  ];
}

export interface Layout extends Fit {
  named: boolean; // a name stands in it, not bent along the rim
  badge: Point;
}

export interface Plan {
  radius: number; // for which it was made; a smaller globe shows it smaller
  regions: Map<number, Layout>;
}

/** Where everything stands on a globe of this radius, for a full crowd and names so wide.
 *
 * What finds no room, on the smallest screens or on a map of an owner's own, is laid out for a larger globe.
 */
export function plan(graph: Graph, radius: number, names: Map<number, number>, colours: number, measures: Measures): Plan {
  const key = JSON.stringify([graph, radius, [...names], colours, measures]);
  if (key !== last.key) last = { key, plan: planned(graph, radius, names, colours, measures) };
  return last.plan;
}

// A move changes nothing here, and to lay out a map takes ten times as long as to draw it.
let last: { key: string; plan: Plan } = { key: "", plan: { radius: 0, regions: new Map() } };

function planned(graph: Graph, radius: number, names: Map<number, number>, colours: number, measures: Measures): Plan {
  for (let larger = radius; larger < LARGEST * radius; larger *= LARGER) {
    const regions = layouts(graph, larger, names, colours, measures);
    if (regions) return { radius: larger, regions };
  }
  throw new Error("a map has no room for its crowds");
}

function layouts(
  graph: Graph,
  radius: number,
  names: Map<number, number>,
  colours: number,
  measures: Measures,
): Map<number, Layout> | null {
  const named = hasNames(measures, colours);
  const found = new Map<number, Layout>();
  for (const [region, outline] of drawMars(graph).outlines) {
    const onRim = graph.ring.includes(region);
    const line = scaled(outline, radius);
    const inside = onRim && named ? clipped(line, radius - rimOfNames(measures)) : line;
    const name = named && !onRim ? (names.get(region) ?? null) : null;
    const placed = layout(inside, name, measures, colours);
    if (!placed) return null;
    found.set(region, placed);
  }
  return found;
}

/** A name too long for its region gives way to the symbol alone. */
function layout(outline: Line, name: number | null, measures: Measures, colours: number): Layout | null {
  for (const shown of name === null ? [null] : [name, null]) {
    const sizes = heads(shown, measures);
    const found = fit(outline, sizes, measures.pill, measures.gap, colours);
    if (found) return { ...found, named: shown !== null, badge: badgeSpot(outline, found, sizes, measures) };
  }
  return null;
}

/** A free corner for the number of an option: far from the border and from all that stands there. */
function badgeSpot(outline: Line, found: Fit, sizes: Size[], measures: Measures): Point {
  const { pill, gap } = measures;
  const boxes = found.heads.map((middle, index) => box(middle, sizes[index]!));
  for (const row of found.rows) {
    const pills = row.items.map((item) => sizes[item] ?? pill);
    boxes.push(box(row, { width: wide(pills, gap), height: pill.height }));
  }
  const start = found.heads[0]!;
  let best = start;
  let most = -Infinity;
  for (const point of grid(outline)) {
    const clear = Math.min(measures.badge / 2 + 2, ...boxes.map((each) => away(point, each)));
    const worth = clear - 0.02 * Math.hypot(point.x - start.x, point.y - start.y);
    if (worth <= most || !isInside(point, outline)) continue; // the border is looked at last: that takes longest
    const free = worth - clear + Math.min(clear, distance(point, outline) + measures.badge / 4);
    if (free > most) [best, most] = [point, free];
  }
  return best;
}

function grid(outline: Line): Point[] {
  const xs = outline.map((point) => point.x);
  const ys = outline.map((point) => point.y);
  const points: Point[] = [];
  for (let x = Math.min(...xs); x < Math.max(...xs); x += SPOTS) {
    for (let y = Math.min(...ys); y < Math.max(...ys); y += SPOTS) points.push({ x, y });
  }
  return points;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function box(middle: Point, size: Size): Box {
  const [half, up] = [size.width / 2, size.height / 2];
  return { left: middle.x - half, right: middle.x + half, top: middle.y - up, bottom: middle.y + up };
}

function away(point: Point, { left, right, top, bottom }: Box): number {
  return Math.hypot(Math.max(left - point.x, 0, point.x - right), Math.max(top - point.y, 0, point.y - bottom));
}

/** How much of the rim the bent names take. */
export function rimOfNames(measures: Measures): number {
  return measures.letter + 2;
}

/** The part of an outline within a circle; what is outside lies on its edge. */
function clipped(outline: Line, radius: number): Line {
  return outline.map(({ x, y }) => {
    const factor = Math.min(1, radius / Math.max(Math.hypot(x, y), 1e-9));
    return { x: x * factor, y: y * factor };
  });
}
