// Plane geometry in the way of a screen: y grows downwards, angles are degrees clockwise from north.

export interface Point {
  x: number;
  y: number;
}

export type Line = Point[];

export interface Span {
  from: number;
  to: number;
}

export const ORIGIN: Point = { x: 0, y: 0 };

/** The point at this angle and distance from the middle. */
export function polar(angle: number, distance: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: distance * Math.sin(turn), y: -distance * Math.cos(turn) };
}

/** The angle within a full turn. */
export function turned(angle: number): number {
  return ((angle % 360) + 360) % 360;
}

/** How far one turns clockwise from one angle to the next; never nothing. */
export function sweep(from: number, to: number): number {
  return turned(to - from) || 360;
}

/** The shortest turn from one angle to another, counterclockwise below zero. */
export function slide(from: number, to: number): number {
  return turned(to - from + 180) - 180;
}

/** An SVG path around a closed line. */
export function path(outline: Line): string {
  return `M${outline.map((point) => `${round(point.x)} ${round(point.y)}`).join("L")}Z`;
}

/** An SVG path along an open line. */
export function stroke(line: Line): string {
  return path(line).slice(0, -1);
}

export function scaled(line: Line, factor: number): Line {
  return line.map(({ x, y }) => ({ x: x * factor, y: y * factor }));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Where a horizontal line runs inside a closed outline, from left to right. */
export function chords(outline: Line, y: number): Span[] {
  const crossings: number[] = [];
  outline.forEach((a, index) => {
    const b = outline[(index + 1) % outline.length]!;
    if (a.y <= y !== b.y <= y) crossings.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
  });
  crossings.sort((one, other) => one - other);
  const spans: Span[] = [];
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    spans.push({ from: crossings[index]!, to: crossings[index + 1]! });
  }
  return spans;
}

/** Says the widest room inside an outline for something that reaches from one height to another; null: there is none.
 *
 * It is asked thousands of times while rows are fitted in, so the outline is read once, one line a pixel.
 */
export function roomsIn(outline: Line): (top: number, bottom: number) => Span | null {
  const ys = outline.map((point) => point.y);
  const first = Math.floor(Math.min(...ys));
  const lines = Array.from({ length: Math.ceil(Math.max(...ys)) - first + 1 }, (_, index) => chords(outline, first + index));
  const known = new Map<number, Span | null>();
  return (top, bottom) => {
    const [from, to] = [Math.floor(top) - first, Math.ceil(bottom) - first];
    const key = from * 4096 + to;
    if (!known.has(key)) known.set(key, widest(lines.slice(Math.max(0, from), to + 1)));
    return known.get(key) ?? null;
  };
}

function widest(lines: Span[][]): Span | null {
  if (lines.every((spans) => spans.length === 1)) {
    // So it nearly always is, and this takes no lists.
    const from = lines.reduce((most, spans) => Math.max(most, spans[0]!.from), -Infinity);
    const to = lines.reduce((least, spans) => Math.min(least, spans[0]!.to), Infinity);
    return to > from ? { from, to } : null;
  }
  const spans = lines.slice(1).reduce(common, lines[0] ?? []);
  return spans.sort((one, other) => width(other) - width(one))[0] ?? null;
}

function common(some: Span[], others: Span[]): Span[] {
  return some
    .flatMap((one) => others.map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) })))
    .filter((span) => span.to > span.from);
}

export function width(span: Span): number {
  return span.to - span.from;
}

/** How far a point is from a line. */
export function distance(point: Point, line: Line): number {
  let least = Infinity;
  line.forEach((a, index) => {
    const b = line[(index + 1) % line.length]!;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.max(0, Math.min(1, along));
    least = Math.min(least, Math.hypot(point.x - a.x - t * dx, point.y - a.y - t * dy));
  });
  return least;
}

export function isInside(point: Point, outline: Line): boolean {
  return chords(outline, point.y).some((span) => span.from <= point.x && point.x <= span.to);
}
