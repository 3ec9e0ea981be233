// Round things beside the globe: an uneven stone with pocks, a disc, a spiral.

import type { Line, Point } from "../mars/geometry";
import { path, stroke } from "../mars/geometry";
import { disc } from "../../../design/art/svg";
import { noise } from "./noise";
import { crescent } from "./terrain/shapes";

interface Box {
  width: number;
  height: number;
}

const STEPS = 72;

/** A closed line that fills its box but for the corners: the higher the power, the fuller. */
function rounded({ width, height }: Box, power: number, at: (turn: number) => number = () => 1): Line {
  return Array.from({ length: STEPS }, (_, step) => {
    const turn = (step / STEPS) * 2 * Math.PI;
    const part = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / power);
    const k = at(turn);
    return { x: (width / 2) * (1 + k * part(Math.cos(turn))), y: (height / 2) * (1 + k * part(Math.sin(turn))) };
  });
}

export const stone = (box: Box): string =>
  path(rounded(box, 4, (turn) => 1 + 0.018 * noise(3 * Math.sin(turn) + 2 * Math.cos(turn), 3)));
export const plate = (box: Box): string => path(rounded(box, 3.6));

/** Pocks of a stone, near its edge: floors, and the light on their far walls. */
export function pocks({ width, height }: Box): { floors: string; walls: string } {
  const unit = Math.min(width, height) / 100;
  const spots: [x: number, y: number, r: number][] = [
    [0.06, 0.46, 9],
    [0.94, 0.3, 7],
    [0.2, 0.95, 8],
    [0.8, 0.93, 6],
    [0.3, 0.03, 6],
    [0.95, 0.66, 5],
    [0.75, 0.06, 4],
  ];
  const each = (draw: (at: Point, radius: number) => string): string =>
    spots.map(([x, y, r]) => draw({ x: x * width, y: y * height }, r * unit)).join("");
  return { floors: each(({ x, y }, r) => disc(x, y, r)), walls: each(crescent) };
}

/** The side of a stone that lies in the shade. */
export function shade({ width: w, height: h }: Box): string {
  return `M${0.55 * w} ${1.1 * h}C${0.95 * w} ${0.95 * h} ${w} ${0.45 * h} ${0.86 * w} ${-0.1 * h}H${1.2 * w}V${1.1 * h}Z`;
}

/** A spiral of so many turns that fills a box. */
export function spiral({ width, height }: Box, turns: number): string {
  const steps = Math.round(30 * turns);
  return stroke(
    Array.from({ length: steps + 1 }, (_, step) => {
      const [turn, out] = [(step / steps) * turns * 2 * Math.PI + 1, 0.03 + (step / steps) * 0.43];
      return { x: width * (0.5 + out * Math.cos(turn)), y: height * (0.5 + out * Math.sin(turn)) };
    }),
  );
}
