// Mars drawn from its graph alone: a rim of equal sectors around a core, so that touching regions are neighbours.

import { noise } from "../art/noise";
import { ORIGIN, polar, slide, sweep, turned, type Line, type Point } from "./geometry";

export interface Graph {
  ring: number[]; // the rim, clockwise; the first is centred at north
  inner: number[];
  edges: [number, number][];
}

export interface Mars {
  outlines: Map<number, Line>; // by region, for a globe of radius 1
  borders: Line[]; // each of them once
}

interface Seam {
  angle: number;
  line: Line; // from the edge of the core to its hub
}

// Radius of the core by its regions, so that six pills fit into all of them on a phone.
const CORE = new Map([
  [1, 0.49],
  [2, 0.49],
  [3, 0.575],
  [4, 0.655],
]);
const BIG_CORE = 0.66; // for more inner regions than any map of ours has
const HUBS = 0.083; // how far two triple points are from the middle: 25 px apart on a phone
const NARROWEST = 0.16; // what is left of a common border after seams were moved: 24 px on a phone
const STEP = 2; // degrees between the points of an arc
const PIECES = 24; // of a straight border
const WOBBLE = 0.03; // how far a border strays, as a coast does
const CORE_WOBBLE = 0.018;

export function drawMars(graph: Graph): Mars {
  const inner = sortedInner(graph);
  const core = coreOf(graph);
  const seams = seamLines(graph, inner, core);
  const spokes = graph.ring.map((_, index) => spoke(graph, index, core));
  const outlines = new Map<number, Line>();
  graph.ring.forEach((region, index) => outlines.set(region, outerOutline(graph, index, spokes, core)));
  inner.forEach((region, index) => outlines.set(region, innerOutline(index, seams, core)));
  const lines = seams.map((seam) => seam.line);
  return { outlines, borders: [...spokes, ...lines, ...hubLine(seams), arc(0, 360, core)] };
}

/** The radius of the core: the more regions in it, the larger. */
export function coreOf(graph: Graph): number {
  return CORE.get(graph.inner.length) ?? BIG_CORE;
}

/** The angle at the middle of an outer region. */
function centre(graph: Graph, index: number): number {
  return (index * 360) / graph.ring.length;
}

/** The inner regions clockwise, by the mean direction of the outer ones that they touch. */
export function sortedInner(graph: Graph): number[] {
  const direction = (region: number) => {
    const towards = rimOf(graph, region).map((index) => polar(centre(graph, index), 1));
    const x = towards.reduce((sum, point) => sum + point.x, 0);
    const y = towards.reduce((sum, point) => sum + point.y, 0);
    return turned((Math.atan2(x, -y) * 180) / Math.PI);
  };
  return [...graph.inner].sort((one, other) => direction(one) - direction(other));
}

function touch(graph: Graph, one: number, other: number): boolean {
  return graph.edges.some(([a, b]) => (a === one && b === other) || (a === other && b === one));
}

/** The places on the rim that an inner region touches. */
function rimOf(graph: Graph, region: number): number[] {
  return graph.ring.flatMap((outer, index) => (touch(graph, outer, region) ? [index] : []));
}

/** Where the seam between each inner region and the next one (clockwise) meets the rim. */
export function seamAngles(graph: Graph, inner: number[], core: number): number[] {
  if (inner.length < 2) return [];
  const wished = inner.map((region, index) => {
    const next = inner[(index + 1) % inner.length]!;
    return seamAngle(graph, rimOf(graph, region), rimOf(graph, next), inner.length);
  });
  const most = 180 / graph.ring.length - ((NARROWEST / core) * 180) / Math.PI;
  const even = evened(wished);
  return wished.map((angle, index) => turned(angle + Math.max(-most, Math.min(most, slide(angle, even[index]!)))));
}

function seamAngle(graph: Graph, mine: number[], theirs: number[], regions: number): number {
  const shared = mine.filter((index) => theirs.includes(index));
  // Two regions share the rim at both of their ends: this seam is the one after the last that is mine alone.
  const follows = (index: number): boolean => mine.includes(index) && !shared.includes(index);
  const end = shared.find((index) => regions > 2 || follows(before(graph, index)));
  if (end !== undefined) return centre(graph, end);
  const last = mine.find((index) => !mine.includes((index + 1) % graph.ring.length)) ?? 0;
  return centre(graph, last + 0.5);
}

function before(graph: Graph, index: number): number {
  return (index + graph.ring.length - 1) % graph.ring.length;
}

/** Equal spans, turned so that the angles move as little as possible. */
function evened(angles: number[]): number[] {
  const span = 360 / angles.length;
  const first = angles[0]!;
  const slides = angles.map((angle, index) => slide(first + index * span, angle));
  const mean = slides.reduce((sum, each) => sum + each, 0) / slides.length;
  return angles.map((_, index) => first + index * span + mean);
}

/** The seam after each inner region, from the edge of the core to where it ends in the middle. */
function seamLines(graph: Graph, inner: number[], core: number): Seam[] {
  const angles = seamAngles(graph, inner, core);
  const hubs = hubsOf(graph, inner, angles);
  return angles.map((angle, index) => ({
    angle,
    line: wobbling(edge(angle, core), hubs[index]!, index + 3),
  }));
}

/** Where each seam ends: in the middle, or with four regions at one of two triple points. */
function hubsOf(graph: Graph, inner: number[], angles: number[]): Point[] {
  if (inner.length !== 4) return angles.map(() => ORIGIN);
  const apart = [0, 1].find((index) => !touch(graph, inner[index]!, inner[index + 2]!));
  const joined = [0, 1].some((index) => touch(graph, inner[index]!, inner[index + 2]!));
  if (apart === undefined || !joined) return angles.map(() => ORIGIN);
  // The pair that does not touch keeps to its sides: both seams of one of its regions end on that region's axis.
  return angles.map((_, index) => {
    const region = index % 2 === apart ? index : (index + 1) % 4;
    const from = angles[(region + 3) % 4]!;
    return polar(from + sweep(from, angles[region]!) / 2, HUBS);
  });
}

/** The border between two triple points, where there are two. */
function hubLine(seams: Seam[]): Line[] {
  const hubs = seams.map((seam) => seam.line.at(-1)!);
  const other = hubs.find((hub) => Math.hypot(hub.x - hubs[0]!.x, hub.y - hubs[0]!.y) > 1e-6);
  return other ? [[hubs[0]!, other]] : [];
}

function outerOutline(graph: Graph, index: number, spokes: Line[], core: number): Line {
  const half = 180 / graph.ring.length;
  const [from, to] = [centre(graph, index) - half, centre(graph, index) + half];
  const previous = spokes[before(graph, index)]!;
  return [...rim(from, to), ...spokes[index]!, ...arc(from, to, core).reverse(), ...[...previous].reverse()];
}

function innerOutline(index: number, seams: Seam[], core: number): Line {
  const seam = seams[index];
  if (!seam) return arc(0, 360, core);
  const last = seams[(index + seams.length - 1) % seams.length]!;
  return [...arc(last.angle, last.angle + sweep(last.angle, seam.angle), core), ...seam.line, ...[...last.line].reverse()];
}

/** The border after an outer region, from the rim to the core. */
function spoke(graph: Graph, index: number, core: number): Line {
  const angle = centre(graph, index + 0.5);
  return wobbling(polar(angle, 1), edge(angle, core), index + 11);
}

function rim(from: number, to: number): Line {
  return angles(from, to).map((angle) => polar(angle, 1));
}

function arc(from: number, to: number, core: number): Line {
  return angles(from, to).map((angle) => edge(angle, core));
}

/** Angles that are the same from both sides of a border: whole steps, and the two ends. */
function angles(from: number, to: number): number[] {
  const found = [from];
  for (let angle = Math.floor(from / STEP) * STEP + STEP; angle < to; angle += STEP) found.push(angle);
  return [...found, to];
}

/** A point on the edge of the core, which is a circle with a few waves in it. */
function edge(angle: number, core: number): Point {
  const turn = (angle * Math.PI) / 180;
  const waves = 0.5 * Math.sin(5 * turn + 1) + 0.45 * Math.sin(9 * turn + 2) + 0.3 * Math.sin(19 * turn + 0.4);
  return polar(angle, core + CORE_WOBBLE * (waves + 0.2 * Math.sin(31 * turn)));
}

/** A line between two points that strays like a coast; it ends exactly where it should. */
function wobbling(from: Point, to: Point, seed: number): Line {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [side, up] = [-(to.y - from.y) / length, (to.x - from.x) / length];
  return Array.from({ length: PIECES + 1 }, (_, index) => {
    const t = index / PIECES;
    const off = WOBBLE * noise(9 * t * length, seed * 1.9) * Math.min(1, 3 * Math.sin(Math.PI * t));
    return { x: from.x + (to.x - from.x) * t + side * off, y: from.y + (to.y - from.y) * t + up * off };
  });
}
