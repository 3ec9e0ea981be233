// How large things are on the globe, in px; a phone's are smaller, and its regions are named by their symbol alone.

import { fit, wide, type Fit, type Size } from "./fitting";
import { iceFrom } from "../art/terrain/ice";
import { distance, isInside, scaled, type Line, type Point } from "./geometry";
import { drawMars, type Graph } from "./mars";

export interface Measures {
  bezel: number; // width of the frame that the names of the rim stand in
  pill: Size;
  gap: number;
  symbol: number;
  badge: number;
  letter: number; // font size of names
  count: number; // font size of numbers
  marks: number; // width of resource, pool and destination pips
}

export const LARGE: Measures = {
  bezel: 20,
  pill: { width: 42, height: 21 },
  gap: 1,
  symbol: 18,
  badge: 20,
  letter: 12,
  count: 14,
  marks: 46,
};
export const SMALL: Measures = {
  bezel: 14,
  pill: { width: 34, height: 17 },
  gap: 0.5,
  symbol: 14,
  badge: 18,
  letter: 11,
  count: 12.5,
  marks: 36,
};
export const HUGE: Measures = {
  bezel: 24,
  pill: { width: 52, height: 26 },
  gap: 2,
  symbol: 22,
  badge: 22,
  letter: 15,
  count: 17,
  marks: 55,
};

const HUGE_FROM = 290; // px of radius
const LARGE_FROM = 208;
const CROWDED = 5; // colours from which on a phone has no room for names in the middle
const LARGER = 1.025; // how much larger the next globe is that is tried
const LARGEST = 4;
const SMALLER = 1.05; // how much larger the globe may be on which there is room for names, too
export const TRACKED = 0.05; // em between the letters of a name in the middle
export const NUMBER = 19; // px of the number of tokens
export const PIPS = 8; // px of destination pips
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
  return measures.symbol + (lying > 0 ? NUMBER : 0) + PIPS;
}

/** Whether a region's symbol stands before its marks: on a phone those of the rim have their names alone. */
export function hasSymbol(onRim: boolean, measures: Measures): boolean {
  return !onRim || measures !== SMALL;
}

/** What stands above the pills: in the middle of the planet the name, and everywhere the marks after the symbol. */
export function heads(name: number | null, symbol: boolean, measures: Measures): Size[] {
  const marks = { width: measures.marks + (symbol ? measures.symbol + 1 : 0), height: measures.symbol };
  return name === null ? [marks] : [{ width: name, height: measures.letter + 1 }, marks];
}

export interface Layout extends Fit {
  named: number | null; // how wide the name is that stands in it, not bent along the rim
  badge: Point;
  onIce?: boolean; // its marks may stand on ice, and need ground of their own
}

export interface Plan {
  radius: number; // for which it was made; on smaller ground all is smaller
  regions: Map<number, Layout>;
}

/** Where everything stands on the ground of a globe, for a full crowd. Of each region of the middle: how wide its name
 * is, and a shorter one.
 *
 * What finds no room, on the smallest screens or on a map of an owner's own, is laid out for larger ground.
 */
export function plan(
  graph: Graph,
  radius: number,
  names: Map<number, number[]>,
  colours: number,
  measures: Measures,
  icy: number | null = null,
): Plan {
  const key = JSON.stringify([graph.ring, graph.inner, graph.edges, icy, radius, [...names], colours, measures]);
  if (key !== last.key) last = { key, plan: planned(graph, radius, names, colours, measures, icy) };
  return last.plan;
}

// A move changes nothing here, and to lay out a map takes ten times as long as to draw it.
let last: { key: string; plan: Plan } = { key: "", plan: { radius: 0, regions: new Map() } };

type Names = Map<number, number[]>;

function planned(graph: Graph, radius: number, names: Names, colours: number, measures: Measures, icy: number | null): Plan {
  let unnamed: Plan | null = null;
  for (let larger = radius; larger < LARGEST * radius; larger *= LARGER) {
    const regions = layouts(graph, larger, names, colours, measures, icy);
    if (!regions) continue;
    const all = [...names.keys()].every((region) => regions.get(region)?.named !== null);
    if (all || !hasNames(measures, colours)) return { radius: larger, regions };
    unnamed ??= { radius: larger, regions };
    if (larger > SMALLER * radius) break; // names are not worth more
  }
  if (unnamed) return unnamed;
  throw new Error("a map has no room for its crowds");
}

function layouts(
  graph: Graph,
  radius: number,
  names: Names,
  colours: number,
  measures: Measures,
  icy: number | null,
): Map<number, Layout> | null {
  const named = hasNames(measures, colours);
  const found = new Map<number, Layout>();
  for (const [region, outline] of drawMars(graph).outlines) {
    const onRim = graph.ring.includes(region);
    const shown = named && !onRim ? (names.get(region) ?? []) : [];
    const at = (line: Line): Layout | null => layout(scaled(line, radius), shown, hasSymbol(onRim, measures), measures, colours);
    const below = region === icy ? at(clipped(outline, iceFrom(graph))) : null;
    const placed = below ?? at(outline);
    if (!placed) return null;
    found.set(region, { ...placed, onIce: region === icy && !below });
  }
  return found;
}

/** A name too long for its region gives way to a shorter one, and that to the symbol alone. */
function layout(outline: Line, names: number[], symbol: boolean, measures: Measures, colours: number): Layout | null {
  for (const named of [...names, null]) {
    const sizes = heads(named, symbol, measures);
    const found = fit(outline, sizes, measures.pill, measures.gap, colours);
    if (!found) continue;
    let spot: Point | null = null; // looked for when a badge is shown: that takes as long as the rest of the layout
    return {
      ...found,
      named,
      get badge() {
        return (spot ??= badgeSpot(outline, found, sizes, measures));
      },
    };
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

/** The part of an outline within a circle; what is outside lies on its edge. */
function clipped(outline: Line, radius: number): Line {
  return outline.map(({ x, y }) => {
    const factor = Math.min(1, radius / Math.max(Math.hypot(x, y), 1e-9));
    return { x: x * factor, y: y * factor };
  });
}
