// Which region has ice: by its symbol or its name, else the one at north.

import { coreOf, type Graph } from "../../mars/mars";
import type { Kind } from "./ground";

/** Where ice begins, from -1 at the core to 1 at the rim. */
export const FROZEN = 0.68;

export function icyRegion(graph: Graph, kinds: Kind[]): number | null {
  const named = graph.ring.find((region) => kinds[region] && isIcy(kinds[region]));
  return named ?? graph.ring[0] ?? null;
}

const isIcy = ({ id, symbol }: Kind): boolean => symbol === "cap" || (symbol === "" && /ice|polar|boreal|frost/i.test(id));

/** The same as a radius: what is written in light letters stays within. */
export function iceFrom(graph: Graph): number {
  const core = coreOf(graph);
  return core + ((1 - core) * (FROZEN + 1)) / 2;
}
