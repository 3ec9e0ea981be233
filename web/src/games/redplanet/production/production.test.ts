import { describe, expect, it } from "vitest";
import type { Event } from "../../../wire";
import { lastProduction } from "./production";

const event = (name: string, parts: Record<string, number>): Event => ({ name, parts });

describe("a production", () => {
  const events = [
    event("ProductionStarted", { phase: 1 }),
    event("TokensLaid", { region: 7, count: 1, resource: 0 }),
    event("ProductionStarted", { phase: 2 }),
    event("TokensLaid", { region: 3, count: 2, resource: 1 }),
    event("TokensTaken", { colour: 4, region: 3, count: 1, resource: 1 }),
    event("TokensTaken", { colour: 0, region: 3, count: 1, resource: 1 }),
    event("TokensLaid", { region: 5, count: 2, resource: 2 }),
    event("TokensLeft", { region: 5, count: 2 }),
    event("RoundStarted", { round: 9 }),
    event("TokensLaid", { region: 9, count: 9, resource: 2 }),
  ];

  it("is the last one, until the next round", () => {
    const found = lastProduction(events)!;
    expect(found.phase).toBe(2);
    expect(found.regions).toEqual([
      {
        region: 3,
        laid: [{ kind: 1, count: 2 }],
        taken: [
          { colour: 4, kind: 1, count: 1 },
          { colour: 0, kind: 1, count: 1 },
        ],
        stays: 0,
      },
      { region: 5, laid: [{ kind: 2, count: 2 }], taken: [], stays: 2 },
    ]);
    expect([...found.totals]).toEqual([
      [4, 1],
      [0, 1],
    ]);
  });

  it("may not have come yet", () => {
    expect(lastProduction([event("RoundStarted", { round: 1 })])).toBeNull();
  });
});
