// What relief is made of: coasts, basins, craters, strokes. All of it paths in px around the middle of the globe.

import { path, polar, stroke, type Line, type Point } from "../../mars/geometry";
import { noise } from "../noise";
import { short } from "../../../../design/art/svg";

const PIECES = 7; // of a coast between two of its points

/** A closed coast through a few points (Catmull-Rom), uneven by so many px. */
export function coast(points: Line, uneven: number, seed: number): string {
  const count = points.length;
  const line: Line = [];
  for (let index = 0; index < count; index++) {
    const [a, b, c, d] = [-1, 0, 1, 2].map((step) => points[(index + step + count) % count]!) as [Point, Point, Point, Point];
    for (let piece = 0; piece < PIECES; piece++) {
      const t = piece / PIECES;
      const wave = (index + t) * 2.4;
      line.push({
        x: between(a.x, b.x, c.x, d.x, t) + uneven * noise(wave, seed),
        y: between(a.y, b.y, c.y, d.y, t) + uneven * noise(wave + 40, seed + 2),
      });
    }
  }
  return path(line);
}

function between(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
}

/** A closed, uneven ellipse. */
export function pool(middle: Point, width: number, height: number, uneven: number, seed: number): string {
  const points = Array.from({ length: 36 }, (_, index) => {
    const turn = (index / 36) * 2 * Math.PI;
    const k = 1 + uneven * noise(3 * turn, seed) * Math.sin((Math.PI * (index + 0.5)) / 36);
    return { x: middle.x + width * k * Math.cos(turn), y: middle.y + height * k * Math.sin(turn) };
  });
  return path(points);
}

/** A band of this width along a line. */
export function band(line: Line, width: number): string {
  const sides = [1, -1].map((side) =>
    line.map((point, index) => {
      const [before, after] = [line[Math.max(0, index - 1)]!, line[Math.min(line.length - 1, index + 1)]!];
      const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
      const [x, y] = [(-(after.y - before.y) / length) * side, ((after.x - before.x) / length) * side];
      const half = (width / 2) * Math.min(1, 0.35 + 3 * Math.sin((Math.PI * index) / (line.length - 1)));
      return { x: point.x + x * half, y: point.y + y * half };
    }),
  );
  return path([...sides[0]!, ...sides[1]!.reverse()]);
}

/** The light that falls on the far wall of a crater, whose floor is a disc. */
export function crescent({ x, y }: Point, radius: number): string {
  const [r, off, wide] = [short(radius), radius * 0.7, short(radius * 1.5)];
  const [from, to] = [`${short(x - off)} ${short(y + off)}`, `${short(x + off)} ${short(y - off)}`];
  return `M${from}A${r} ${r} 0 0 0 ${to}A${wide} ${wide} 0 0 1 ${from}Z`;
}

/** Short strokes outwards from an ellipse, every second one shorter: a slope, as it is engraved. */
export function hachures(middle: Point, width: number, height: number, long: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const turn = polar((index * 360) / count, 1);
    const reach = index % 2 === 0 ? long : long / 2;
    const at = (more: number): Point => ({ x: middle.x + turn.x * (width + more), y: middle.y + turn.y * (height + more) });
    return stroke([at(0), at(reach)]);
  }).join("");
}

/** A dune: a low wave. */
export function dune({ x, y }: Point, half: number): string {
  const [w, crest, trough] = [short(half), short(-half * 0.55), short(half * 0.35)];
  return `M${short(x - half)} ${short(y)}q${short(half / 2)} ${crest} ${w} 0q${short(half / 2)} ${trough} ${w} 0`;
}

/** A row of waves. */
export function swell({ x, y }: Point, half: number): string {
  return `M${short(x - half)} ${short(y)}q${short(half / 4)} ${short(-half / 9)} ${short(half / 2)} 0t${short(half / 2)} 0t${short(half / 2)} 0t${short(half / 2)} 0`;
}
