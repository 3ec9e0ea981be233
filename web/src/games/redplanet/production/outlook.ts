// What the next production would give, region by region: from the events that the table tells of it.

import type { Pill } from "../crowds/crowd";
import type { Production } from "./production";

export interface Gains {
  pills: Pill[]; // who would take how many tokens
  stays: number;
}

/** For each region that would yield something or has something lying about. */
export function gainsOf(production: Production): Map<number, Gains> {
  return new Map(
    production.regions.map(({ region, taken, stays }) => {
      const sums = new Map<number, number>();
      for (const { colour, count } of taken) sums.set(colour, (sums.get(colour) ?? 0) + count);
      const pills = [...sums].map(([colour, count]) => ({ colour, count, leads: true, tied: false, sign: "+" }));
      return [region, { pills, stays }];
    }),
  );
}
