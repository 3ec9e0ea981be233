import { expect, it } from "vitest";
import type { FinalSheet } from "../wire";
import { chart, ranked } from "./bars";

const source = (...points: number[]) => ({ name: { id: "a", args: {} }, of: null, points });
const sheet = (totals: number[], ...sources: FinalSheet["sources"]): FinalSheet => ({ sources, totals, ties: [], track: [] });

it("stacks what a colour has gained, and leaves out what gave it nothing", () => {
  const { bars, least, most } = chart(sheet([7, 4], source(3, 0), source(4, 4)));
  expect(bars[0]!.parts).toEqual([
    { source: 0, points: 3, from: 0, to: 3 },
    { source: 1, points: 4, from: 3, to: 7 },
  ]);
  expect(bars[1]!.parts).toEqual([{ source: 1, points: 4, from: 0, to: 4 }]);
  expect([least, most]).toEqual([0, 7]);
});

it("puts what a colour has lost on the other side of nothing", () => {
  const { bars, least, most } = chart(sheet([1], source(5), source(-3), source(-1)));
  expect(bars[0]!.parts.map(({ from, to }) => [from, to])).toEqual([
    [0, 5],
    [-3, 0],
    [-4, -3],
  ]);
  expect([least, most]).toEqual([-4, 5]);
});

it("has room for a bar where nobody has anything", () => {
  expect(chart(sheet([0], source(0)))).toEqual({ bars: [{ colour: 0, total: 0, parts: [] }], least: 0, most: 1 });
});

it("puts the best first, winners of a tie before the others", () => {
  expect(ranked([3, 9, 5], [1])).toEqual([
    { colour: 1, rank: 1 },
    { colour: 2, rank: 2 },
    { colour: 0, rank: 3 },
  ]);
  expect(ranked([7, 2, 7], [2]).map(({ colour, rank }) => [colour, rank])).toEqual([
    [2, 1],
    [0, 1],
    [1, 3],
  ]);
});
