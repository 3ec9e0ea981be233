import { describe, expect, it } from "vitest";
import graphs from "./fixtures/graphs.json";
import { coreOf, drawMars, seamAngles, sortedInner, type Graph } from "./mars";
import { borders, raster } from "./raster";

const RADIUS = 150; // of the ground on a phone
const SHORTEST = 24;
const MAPS = Object.entries(graphs as unknown as Record<string, Graph>);

describe.each(MAPS)("map %s", (_, graph) => {
  const rows = raster(drawMars(graph).outlines, RADIUS);
  const found = borders(rows);

  it("has touching regions exactly where the graph has an edge", () => {
    const wanted = graph.edges.map((edge) => [...edge].sort((a, b) => a - b).join("-"));
    expect([...found.keys()].sort()).toEqual(wanted.sort());
  });

  it("has no common border that is too short to see", () => {
    expect([...found].filter(([, length]) => length < SHORTEST)).toEqual([]);
  });

  it("covers the globe", () => {
    const covered = rows.flat().filter((region) => region >= 0).length;
    expect(Math.abs(covered - Math.PI * RADIUS ** 2)).toBeLessThan(0.01 * covered);
  });

  it("gives inner regions nearly even spans", () => {
    const angles = seamAngles(graph, sortedInner(graph), coreOf(graph));
    const spans = angles.map((angle, index) => (angles[(index + 1) % angles.length]! - angle + 720) % 360);
    expect(Math.max(...spans) - Math.min(...spans)).toBeLessThan(25);
  });
});

describe("a map of one's own", () => {
  const ring = [0, 1, 2, 3, 4, 5];
  const rim = ring.map((region): [number, number] => [region, (region + 1) % 6]);

  it("may have a single region in the middle", () => {
    const graph: Graph = { ring, inner: [6], edges: [...rim, ...ring.map((region): [number, number] => [region, 6])] };
    const found = borders(raster(drawMars(graph).outlines, RADIUS));
    expect(found.size).toBe(12);
  });
});
