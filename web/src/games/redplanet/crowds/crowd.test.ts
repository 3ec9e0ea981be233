import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../lib/device.svelte";
import { crowd, places } from "./crowd";
import type { Size } from "../mars/fitting";
import graphs from "../mars/fixtures/graphs.json";
import { isInside, scaled, type Line, type Point } from "../mars/geometry";
import { drawMars, type Graph } from "../mars/mars";
import { hasSymbol, heads, measuresFor, plan } from "../mars/measures";

const MAPS = Object.entries(graphs as unknown as Record<string, Graph>);
const TEXTS = import.meta.glob<string>("../../../../../src/ecliptic/games/redplanet/locale/*/table.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SIZES = [
  ["phone", 155],
  ["desktop", 214],
] as const;
const SMALLER = 1.105; // how much larger the ground may be on which all has room: numbers stay at 11 px
// Regions by number, as the boxes have them; those of the middle are named within their outline.
const REGIONS: Record<string, string[]> = {
  "2005": ["arabia", "syrtis-major", "tritonis-sinus", "valles-marineris"],
  "2015": ["syrtis-major", "valles-marineris"],
  "2025": ["syrtis-major", "hellas", "valles-marineris"],
};

/** How wide the short names of the middle are, in capitals on the wide side. */
function names(map: string, graph: Graph, language: string): Map<number, number[]> {
  const text = TEXTS[`../../../../../src/ecliptic/games/redplanet/locale/${language}/table.ftl`]!;
  const ids = REGIONS[map.slice(0, 4)]!;
  const inner = [...graph.inner].sort((one, other) => one - other);
  const name = (id: string): string => new RegExp(`^redplanet-short-${id} = (.+)$`, "m").exec(text)![1]!;
  return new Map(inner.map((region, index) => [region, [name(ids[index]!).length * 9]]));
}

function corners(middle: Point, size: Size): Point[] {
  return [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => ({ x: middle.x + (side * size.width) / 2, y: middle.y + (end * size.height) / 2 })),
  );
}

function overlap(one: Point, other: Point, size: Size): boolean {
  return Math.abs(one.x - other.x) < size.width && Math.abs(one.y - other.y) < size.height;
}

describe.each(MAPS)("map %s", (map, graph) => {
  const colours = map === "2005" ? 5 : 6;

  describe.each(SIZES)("on a %s", (_, radius) => {
    const measures = measuresFor(radius);
    const ground = radius - measures.bezel;
    const { outlines } = drawMars(graph);

    it.each([1, 2, 3, 4, 5, 6].filter((count) => count <= colours))("keeps crowds of %i inside their regions", (count) => {
      const found = plan(graph, ground, names(map, graph, "en"), colours, measures, graph.ring[0]);
      expect(found.radius).toBeLessThan(ground * SMALLER);
      for (const [region, layout] of found.regions) {
        const line: Line = scaled(outlines.get(region)!, found.radius);
        const above = heads(layout.named, hasSymbol(graph.ring.includes(region), measures), measures);
        const at = places(layout, above, count, measures.pill, measures.gap);
        expect(at).toHaveLength(count);
        const outside = at.flatMap((middle) => corners(middle, measures.pill)).filter((point) => !isInside(point, line));
        expect(outside, `region ${region}`).toEqual([]);
        const crossing = at.filter((one, index) => at.slice(index + 1).some((other) => overlap(one, other, measures.pill)));
        expect(crossing, `region ${region}`).toEqual([]);
      }
    });

    it.each(LANGUAGES)("has room for the names of the middle in %s", (language) => {
      if (radius < 200) return; // a phone with so many colours shows symbols alone
      const { regions } = plan(graph, ground, names(map, graph, language), colours, measures, graph.ring[0]);
      expect(graph.inner.filter((region) => regions.get(region)!.named === null)).toEqual([]);
    });
  });
});

describe("a globe that is too small", () => {
  it("is laid out for a larger one, and nobody is left out", () => {
    const graph = MAPS.find(([map]) => map === "2025A")![1];
    const measures = measuresFor(120);
    const found = plan(graph, 120, new Map(), 6, measures);
    expect(found.radius).toBeGreaterThan(120);
    for (const layout of found.regions.values()) {
      expect(places(layout, heads(null, false, measures), 6, measures.pill, measures.gap)).toHaveLength(6);
    }
  });
});

describe("a crowd", () => {
  it("stands by number, and its leader is marked", () => {
    expect(crowd([2, 0, 5])).toEqual([
      { colour: 2, count: 5, leads: true, tied: false },
      { colour: 0, count: 2, leads: false, tied: false },
    ]);
  });

  it("has tied leaders", () => {
    expect(crowd([3, 3, 1]).map((pill) => [pill.leads, pill.tied])).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);
  });

  it("may be nobody", () => {
    expect(crowd([0, 0, 0])).toEqual([]);
  });
});
