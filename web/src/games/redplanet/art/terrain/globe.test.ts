import { describe, expect, it } from "vitest";
import graphs from "../../mars/fixtures/graphs.json";
import { coreOf, type Graph } from "../../mars/mars";
import { globe } from "./globe";
import type { Kind } from "./ground";
import { icyRegion } from "./ice";
import { RELIEF } from "./relief";
import { tones } from "./tones";

const SYMBOLS = ["cap", "sun", "basin", "trident", "waves", "bay", "serpent", "wedge", "zigzag", "dunes"];
const MAPS = Object.entries(graphs as unknown as Record<string, Graph>);
const MOST_NODES = 90; // of the globe without its bezel
const MOST_TEXT = 140_000; // letters of all its paths

const kindsOf = (graph: Graph): Kind[] =>
  [...graph.ring, ...graph.inner].map((_, region) => ({ id: `region_${region}`, symbol: SYMBOLS[region] ?? "" }));

/** A fresh copy, which nothing can have been kept for. */
const fresh = (graph: Graph, kinds: Kind[]): ReturnType<typeof globe> => {
  for (let other = 0; other < 8; other++) globe(graph, kinds, 90 + other);
  return globe(graph, kinds, 199);
};

function numbers(d: string): number[] {
  return (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
}

describe.each(MAPS)("the globe of map %s", (_, graph) => {
  const kinds = kindsOf(graph);
  const drawing = globe(graph, kinds, 199);
  const paths = [
    ...drawing.patches.flatMap((patch) => [patch.d, ...patch.relief.map((layer) => layer.d)]),
    ...[drawing.canals.lines, drawing.canals.oases, drawing.graticule, drawing.dusk, drawing.borders],
  ];

  it("is the same for the same map, and is kept", () => {
    const again = fresh(graph, kinds);
    expect(globe(graph, kinds, 199)).toBe(again);
    expect(again).not.toBe(drawing);
    expect(again).toEqual(drawing);
  });

  it("has relief in every region, and ice in one", () => {
    for (const patch of drawing.patches) expect(patch.relief.length, `region ${patch.region}`).toBeGreaterThan(1);
    expect(drawing.patches.filter((patch) => patch.relief.some(({ ink }) => ink === "ice"))).toHaveLength(1);
    const inks = drawing.patches.flatMap((patch) => patch.relief.map(({ ink }) => ink));
    expect(RELIEF.filter((ink) => !inks.includes(ink))).toEqual([]);
  });

  it("has no broken number, and none far outside", () => {
    for (const d of paths) expect(d).not.toMatch(/NaN|undefined|Infinity|e-/);
    for (const d of paths) expect(Math.max(...numbers(d).map(Math.abs))).toBeLessThan(199 * 1.6);
  });

  it("is few nodes and little text", () => {
    const layers = drawing.patches.reduce((sum, patch) => sum + patch.relief.length, 0);
    expect(4 * drawing.patches.length + layers + 9).toBeLessThan(MOST_NODES);
    expect(paths.join("").length).toBeLessThan(MOST_TEXT);
  });

  it("has neighbours of clearly different tones", () => {
    const found = tones(graph, kinds);
    for (const [one, other] of graph.edges) {
      expect(Math.abs(found.get(one)! - found.get(other)!), `${one}-${other}`).toBeGreaterThanOrEqual(2);
    }
  });
});

describe("a map of one's own", () => {
  const ring = [0, 1, 2, 3, 4];
  const rim = ring.map((region): [number, number] => [region, (region + 1) % 5]);
  const graph: Graph = { ring, inner: [5], edges: [...rim, ...ring.map((region): [number, number] => [region, 5])] };
  const kinds = ["north", "Frostland", "plain", "deep", "far", "middle"].map((id) => ({ id, symbol: "" }));

  it("has ice where a name says so, else at north", () => {
    expect(icyRegion(graph, kinds)).toBe(1);
    expect(
      icyRegion(
        graph,
        kinds.map(({ id }) => ({ id: id.replace("Frost", "Stone"), symbol: "" })),
      ),
    ).toBe(0);
  });

  it("has relief of its own for every name", () => {
    const drawing = globe(graph, kinds, 150);
    expect(drawing.patches.map((patch) => patch.relief.length).every((count) => count > 0)).toBe(true);
    expect(coreOf(graph)).toBeLessThan(1);
  });
});
