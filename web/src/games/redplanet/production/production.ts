// A production as a table, read from the events of the log: what each region gave, who took it, what stays.

import type { Event } from "../../../wire";

export interface Taken {
  colour: number;
  kind: number;
  count: number;
}

export interface Yield {
  region: number;
  laid: { kind: number; count: number }[];
  taken: Taken[];
  stays: number;
}

export interface Production {
  phase: number;
  regions: Yield[];
  totals: Map<number, number>; // tokens that each colour took
}

/** The last production among these events; null if there was none. */
export function lastProduction(events: Event[]): Production | null {
  const start = events.findLastIndex((event) => event.name === "ProductionStarted");
  if (start < 0) return null;
  const regions = new Map<number, Yield>();
  const totals = new Map<number, number>();
  for (const { name, parts } of events.slice(start + 1)) {
    if (name === "RoundStarted") break;
    const { region, count, resource, colour } = parts as Record<string, number>;
    if (region === undefined || count === undefined) continue;
    const row = regions.get(region) ?? { region, laid: [], taken: [], stays: 0 };
    if (name === "TokensLaid") row.laid.push({ kind: resource!, count });
    else if (name === "TokensLeft") row.stays = count;
    else if (name === "TokensTaken") {
      row.taken.push({ colour: colour!, kind: resource!, count });
      totals.set(colour!, (totals.get(colour!) ?? 0) + count);
    } else continue;
    regions.set(region, row);
  }
  return { phase: events[start]!.parts["phase"] ?? 0, regions: [...regions.values()], totals };
}
