// The bare planet as paths: made from the graph of a map, once for each map and size, and kept.

import { path, scaled, stroke, type Line } from "../../mars/geometry";
import { drawMars, type Graph } from "../../mars/mars";
import { groundInside, groundOnRim, type Ground, type Kind } from "./ground";
import { icyRegion } from "./ice";
import { relief, type Layer } from "./relief";
import { tones } from "./tones";
import { canals, dusk, graticule, type Canals } from "./wide";

export interface Patch {
  region: number;
  tone: number;
  d: string; // its outline
  relief: Layer[];
}

export interface GlobeDrawing {
  patches: Patch[];
  canals: Canals;
  graticule: string;
  dusk: string;
  borders: string;
}

const KEPT = 6; // globes: two windows and a few maps
const kept = new Map<string, GlobeDrawing>();

/** The planet with ground of this radius, in px around its middle. */
export function globe(graph: Graph, kinds: Kind[], radius: number): GlobeDrawing {
  const key = JSON.stringify([graph.ring, graph.inner, graph.edges, kinds.map(({ id, symbol }) => [id, symbol]), radius]);
  const found = kept.get(key) ?? drawn(graph, kinds, radius);
  kept.delete(key);
  kept.set(key, found);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
  return found;
}

function drawn(graph: Graph, kinds: Kind[], radius: number): GlobeDrawing {
  const { outlines, borders } = drawMars(graph);
  const grounds = new Map([...outlines].map(([region, outline]) => [region, groundOf(graph, kinds, region, outline, radius)]));
  const icy = icyRegion(graph, kinds);
  const shades = tones(graph, kinds);
  const wide = once(() => canals(graph, grounds, radius));
  return {
    patches: [...outlines].map(([region, outline]) => {
      const layers = once(() => relief(grounds.get(region)!, region === icy));
      return {
        region,
        tone: shades.get(region)!,
        d: path(scaled(outline, radius)),
        get relief() {
          return layers();
        },
      };
    }),
    get canals() {
      return wide();
    },
    graticule: graticule(radius),
    dusk: dusk(radius),
    borders: borders.map((border) => stroke(scaled(border, radius))).join(""),
  };
}

/** What takes long is made when it is first looked at: the page shows where regions are before what is on them. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

function groundOf(graph: Graph, kinds: Kind[], region: number, outline: Line, radius: number): Ground {
  const kind = kinds[region] ?? { id: `${region}`, symbol: "" };
  const place = graph.ring.indexOf(region);
  return place < 0 ? groundInside(outline, kind, radius) : groundOnRim(graph, place, kind, radius);
}
