import { expect, it } from "vitest";
import { gainsOf } from "./outlook";

it("says who would take how many tokens, of whatever kind, and what would stay", () => {
  const taken = [
    { colour: 2, kind: 0, count: 2 },
    { colour: 0, kind: 0, count: 2 },
    { colour: 2, kind: 1, count: 1 },
  ];
  const gains = gainsOf({
    phase: 2,
    totals: new Map(),
    regions: [
      { region: 4, laid: [], taken, stays: 1 },
      { region: 7, laid: [], taken: [], stays: 2 },
    ],
  });
  expect(gains.get(4)!.pills.map(({ colour, count, sign }) => [colour, count, sign])).toEqual([
    [2, 3, "+"],
    [0, 2, "+"],
  ]);
  expect([gains.get(4)!.stays, gains.get(7)!.stays, gains.get(7)!.pills]).toEqual([1, 2, []]);
  expect(gains.get(1)).toBeUndefined();
});
