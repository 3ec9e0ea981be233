// The course of a ship: up from its dock, around the globe if need be, and down to it between two names of its bezel.

import { polar, slide, type Point } from "../mars/geometry";

export interface Course {
  d: string;
  turn: number; // degrees of the arrow at its end
}

/** A globe: its middle, and how far from it an orbit is. */
export interface Orbit {
  centre: Point;
  radius: number;
}

const LIFT = 60; // px that a ship rises at most before it turns
const DESCENT = 9; // degrees of the orbit on which it comes down

export function course(from: Point, to: Point, { centre, radius }: Orbit): Course {
  const [start, end] = [seenFrom(centre, from), seenFrom(centre, to)];
  const away = slide(start.angle, end.angle); // how far around the goal is
  const horizon = start.far > radius ? (Math.acos(radius / start.far) * 180) / Math.PI : 0;
  const turn = end.angle + 90; // of an arrow towards the middle; those of arrows are from east
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const up = at({ x: from.x, y: from.y - Math.min(LIFT, 0.4 * far) });
  const on = (angle: number, distance: number): Point => {
    const { x, y } = polar(angle, distance);
    return { x: centre.x + x, y: centre.y + y };
  };
  if (Math.abs(away) <= horizon + DESCENT) {
    return { d: `M${at(from)}C${up} ${at(on(end.angle, end.far + 0.4 * far))} ${at(to)}`, turn };
  }
  const side = Math.sign(away);
  const touch = start.angle + side * horizon;
  const long = Math.hypot(on(touch, radius).x - from.x, on(touch, radius).y - from.y);
  const ahead = polar(touch - side * 90, 0.35 * long); // the way that one comes from
  const before = { x: on(touch, radius).x + ahead.x, y: on(touch, radius).y + ahead.y };
  const arc = `A${Math.round(radius)} ${Math.round(radius)} 0 ${Math.abs(away) - horizon > 180 ? 1 : 0} ${side > 0 ? 1 : 0}`;
  return {
    d: `M${at(from)}C${up} ${at(before)} ${at(on(touch, radius))}${arc} ${at(on(end.angle - side * DESCENT, radius))}Q${at(on(end.angle, radius))} ${at(to)}`,
    turn,
  };
}

/** The straight way. */
export function straight(from: Point, to: Point): Course {
  return { d: `M${at(from)}L${at(to)}`, turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI };
}

function seenFrom(centre: Point, { x, y }: Point): { angle: number; far: number } {
  const [dx, dy] = [x - centre.x, y - centre.y];
  return { angle: (Math.atan2(dx, -dy) * 180) / Math.PI, far: Math.hypot(dx, dy) };
}

const at = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;
