// The ground of one region, with places on it by two numbers from -1 to 1, so that any relief fits any region.

import { chords, ORIGIN, polar, scaled, width, type Line, type Point } from "../../mars/geometry";
import { coreOf, type Graph } from "../../mars/mars";

export interface Ground {
  id: string;
  symbol: string;
  middle: Point;
  size: number; // px from the middle to the nearer borders, more or less
  /** On the rim: along it clockwise, then outwards. In the middle: along the region, then across. */
  at: (along: number, across: number) => Point;
}

export interface Kind {
  id: string;
  symbol: string;
}

export function groundOnRim(graph: Graph, place: number, kind: Kind, radius: number): Ground {
  const half = 180 / graph.ring.length;
  const core = coreOf(graph);
  const at = (along: number, across: number): Point =>
    polar(2 * place * half + along * half, radius * (core + ((1 - core) * (across + 1)) / 2));
  return { ...kind, at, middle: at(0, 0), size: ((1 - core) / 2) * radius };
}

export function groundInside(outline: Line, kind: Kind, radius: number): Ground {
  const line = scaled(outline, radius);
  const { middle, angle } = axis(line);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = (x: number, y: number): number =>
    0.92 * Math.max(...line.map((point) => Math.abs((point.x - middle.x) * x + (point.y - middle.y) * y)));
  const [long, wide] = [reach(cos, sin), reach(-sin, cos)];
  const at = (along: number, across: number): Point => ({
    x: middle.x + along * long * cos - across * wide * sin,
    y: middle.y + along * long * sin + across * wide * cos,
  });
  return { ...kind, at, middle, size: wide };
}

/** The middle of an outline, and the direction in which it is longest. */
function axis(line: Line): { middle: Point; angle: number } {
  const points: Point[] = [];
  const ys = line.map((point) => point.y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  for (let row = 0.5; row < 12; row++) {
    const y = top + (row / 12) * (bottom - top);
    for (const span of chords(line, y)) {
      const step = (bottom - top) / 12;
      for (let x = span.from + step / 2; x < span.from + width(span); x += step) points.push({ x, y });
    }
  }
  const mean = (value: (point: Point) => number): number =>
    points.reduce((sum, point) => sum + value(point), 0) / Math.max(1, points.length);
  const middle = points.length > 0 ? { x: mean((point) => point.x), y: mean((point) => point.y) } : ORIGIN;
  const xx = mean((point) => (point.x - middle.x) ** 2);
  const yy = mean((point) => (point.y - middle.y) ** 2);
  const xy = mean((point) => (point.x - middle.x) * (point.y - middle.y));
  return { middle, angle: Math.atan2(2 * xy, xx - yy) / 2 };
}
