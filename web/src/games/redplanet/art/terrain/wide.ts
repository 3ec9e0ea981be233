// What goes over all regions: canals between oases, as astronomers of 1888 drew them, the graticule, and dusk.

import { chords, polar, stroke, type Line, type Point } from "../../mars/geometry";
import { coreOf, type Graph } from "../../mars/mars";
import { disc, scatter, short } from "../../../../design/art/svg";
import type { Ground } from "./ground";

const TILT = 16; // degrees of the globe's axis towards us
const MERIDIANS = 30; // degrees between the lines of the graticule
const DUSK = { from: 38, to: 218, deep: 0.2, every: 7 }; // where it is dark, how deep, and px between its lines
const OASIS = 2.6;

export interface Canals {
  lines: string;
  oases: string;
}

/** An oasis in each region and on each border of the rim, and canals from each to its neighbours. */
export function canals(graph: Graph, grounds: Map<number, Ground>, radius: number): Canals {
  const chance = scatter([...grounds.values()].map((ground) => ground.id).join(" "));
  const inside = new Map<number, Point>();
  for (const [region, ground] of grounds) inside.set(region, ground.at(chance() * 1.1 - 0.55, chance() - 0.5));
  const core = coreOf(graph);
  const sector = 360 / graph.ring.length;
  const between = graph.ring.map((_, place) =>
    polar((place + 0.5) * sector + chance() * 8 - 4, radius * (core + (1 - core) * (place % 2 ? 0.28 : 0.68))),
  );
  const ways: [Point, Point][] = graph.ring.flatMap((region, place) => [
    [inside.get(region)!, between[place]!] as [Point, Point],
    [between[place]!, inside.get(graph.ring[(place + 1) % graph.ring.length]!)!] as [Point, Point],
  ]);
  for (const [one, other] of graph.edges) {
    const isRim = graph.ring.includes(one) && graph.ring.includes(other);
    if (!isRim && chance() < 0.75) ways.push([inside.get(one)!, inside.get(other)!]);
  }
  return {
    lines: ways.map(([from, to]) => bent(from, to)).join(""),
    oases: [...inside.values(), ...between].map(({ x, y }) => disc(x, y, OASIS)).join(""),
  };
}

function bent(from: Point, to: Point): string {
  const x = ((from.x + to.x) / 2) * 1.06 + (to.y - from.y) * 0.06;
  const y = ((from.y + to.y) / 2) * 1.06;
  return `M${short(from.x)} ${short(from.y)}Q${short(x)} ${short(y)} ${short(to.x)} ${short(to.y)}`;
}

/** Parallels and meridians of a globe that is seen from a little above its equator. */
export function graticule(radius: number): string {
  const lines: Line[] = [];
  for (const latitude of [-60, -30, 0, 30, 60]) lines.push(...seen(radius, (turn) => [latitude, turn]));
  for (let longitude = 0; longitude < 180; longitude += MERIDIANS) {
    lines.push(...seen(radius, (turn) => (turn > 180 ? [270 - turn, longitude + 180] : [turn - 90, longitude])));
  }
  return lines.map(stroke).join("");
}

/** The parts of a circle on the globe that are on our side of it. */
function seen(radius: number, at: (turn: number) => [latitude: number, longitude: number]): Line[] {
  const rad = Math.PI / 180;
  const [cos, sin] = [Math.cos(TILT * rad), Math.sin(TILT * rad)];
  const parts: Line[] = [];
  let part: Line = [];
  for (let turn = 0; turn <= 360; turn += 6) {
    const [latitude, longitude] = at(turn).map((angle) => angle * rad) as [number, number];
    const [up, out] = [Math.sin(latitude), Math.cos(latitude) * Math.cos(longitude)];
    if (up * sin + out * cos > -0.01) {
      part.push({ x: radius * Math.cos(latitude) * Math.sin(longitude), y: -radius * (up * cos - out * sin) });
    } else if (part.length > 0) {
      parts.push(part);
      part = [];
    }
  }
  parts.push(part);
  return parts.filter((line) => line.length > 1);
}

/** A crescent of slanting lines at the lower right: where the sun does not shine. */
export function dusk(radius: number): string {
  const steps = 36;
  const turn = (index: number): number => DUSK.from + ((DUSK.to - DUSK.from) * index) / steps;
  const outer = Array.from({ length: steps + 1 }, (_, index) => polar(turn(index), radius));
  const inner = Array.from({ length: steps + 1 }, (_, index) =>
    polar(turn(steps - index), radius * (1 - DUSK.deep * Math.sin((Math.PI * index) / steps))),
  );
  // Turned by an eighth, slanting lines lie flat, and where they are inside is known.
  const k = Math.SQRT1_2;
  const flat = [...outer, ...inner].map(({ x, y }) => ({ x: k * (x - y), y: k * (x + y) }));
  const back = (x: number, y: number): Point => ({ x: k * (x + y), y: k * (y - x) });
  const step = DUSK.every * k;
  const lines: Line[] = [];
  for (let y = -radius; y < radius; y += step) {
    for (const span of chords(flat, y)) lines.push([back(span.from, y), back(span.to, y)]);
  }
  return lines.map(stroke).join("");
}
