// The tone of each region: nine flat rusts from dark to light, and neighbours clearly apart.

import type { Graph } from "../../mars/mars";
import { scatter } from "../../../../design/art/svg";
import type { Kind } from "./ground";

export const TONES = 9;
const APART = 3; // steps between neighbours, if they can
const USUAL: Record<string, number> = { wedge: 0, zigzag: 8, cap: 5, basin: 6, bay: 2, trident: 1, dunes: 7, sun: 3 };

/** The number of a tone for each region, the darkest first; the same for the same map. */
export function tones(graph: Graph, kinds: Kind[]): Map<number, number> {
  const found = new Map<number, number>();
  const neighbours = (region: number): number[] =>
    graph.edges.flatMap(([one, other]) => (one === region ? [other] : other === region ? [one] : []));
  // Those of the middle touch the most, and so choose first.
  for (const region of [...graph.inner, ...graph.ring]) {
    const kind = kinds[region];
    const wish = USUAL[kind?.symbol ?? ""] ?? 1 + Math.floor(scatter(kind?.id ?? region)() * (TONES - 2));
    const beside = neighbours(region).flatMap((other) => found.get(other) ?? []);
    const cost = (tone: number): number => {
      const near = beside.reduce((sum, other) => sum + 12 * Math.max(0, APART - Math.abs(tone - other)) ** 2, 0);
      const same = [...found.values()].filter((other) => other === tone).length;
      return near + Math.abs(tone - wish) + 2 * same;
    };
    const all = Array.from({ length: TONES }, (_, tone) => tone);
    found.set(
      region,
      all.reduce((best, tone) => (cost(tone) < cost(best) ? tone : best)),
    );
  }
  return found;
}
