// Where a ship comes down: just inside a region, by the end of the name that is on the bezel there.

import { polar, scaled, type Point } from "../mars/geometry";
import type { Graph, Mars } from "../mars/mars";

const BESIDE = 5.5; // degrees from the border of a sector
const INSIDE = 5; // px from the edge

/** The points of a region at which a line may end, as text for an attribute. */
export function entries(graph: Graph, mars: Mars, region: number, radius: number): string {
  const sector = 360 / graph.ring.length;
  const place = graph.ring.indexOf(region);
  const points =
    place < 0
      ? graph.ring.map((_, spoke) => nearest(mars, region, radius, polar((spoke + 0.5) * sector, radius)))
      : [-1, 1].map((side) => polar(place * sector + side * (sector / 2 - BESIDE), radius - INSIDE));
  return points.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(" ");
}

/** The point of a region that is nearest to another point, a little inwards. */
function nearest(mars: Mars, region: number, radius: number, to: Point): Point {
  const line = scaled(mars.outlines.get(region)!, radius);
  const away = (point: Point): number => Math.hypot(point.x - to.x, point.y - to.y);
  const { x, y } = line.reduce((best, point) => (away(point) < away(best) ? point : best));
  const inwards = 1 - INSIDE / Math.max(INSIDE, Math.hypot(x, y));
  return { x: x * inwards, y: y * inwards };
}
