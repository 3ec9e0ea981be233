import { describe, expect, it } from "vitest";
import type { Thing } from "../pointing/pointing";
import type { Scene, View } from "../types";
import { barred, columns, counted, faceDown, measures } from "./rail";

const scene = {
  roles: [0, 1, 2, 3].map((role) => ({ role, number: 9 - role })),
  colours: [{ seat: 0 }, { seat: 1 }, { seat: 2 }],
} as unknown as Scene;
const view = {
  chosen: [2, null, 0],
  has_chosen: [true, true, true],
  called: [false, false, true],
  calling: 1,
  played: [[0, 3], [], []],
} as unknown as View;

describe("a column of the rail", () => {
  const found = columns(view, scene, 0);

  it("tells what the reader may know of it", () => {
    expect(found.map(({ shown }) => shown)).toEqual([[2], [], [0], []]);
    expect(found.map(({ called }) => called)).toEqual([false, true, false, false]);
    expect(found.map(({ chosen }) => chosen)).toEqual([false, false, true, false]);
    expect(found.map(({ played }) => played)).toEqual([true, false, false, true]);
  });

  it("belongs to nobody for who only watches", () => {
    expect(columns(view, scene, null).some(({ chosen, played }) => chosen || played)).toBe(false);
  });

  it("is barred if another one can be chosen now, and it cannot", () => {
    const asked = (...things: Thing[]) =>
      found.map((column) => barred(column, { at: new Map(things.map((thing) => [thing, []])), whom: null }));
    expect(asked("role:2")).toEqual([false, true, false, false]);
    expect(asked("ship:0")).toEqual([false, false, false, false]);
  });
});

describe("the countdown", () => {
  it("is over as far as characters have been called", () => {
    expect(counted(view, scene)).toBe(1.5);
    expect(counted({ ...view, calling: null }, scene)).toBe(0);
  });

  it("has before it who has chosen what nobody else knows", () => {
    expect(faceDown(view)).toEqual([1]);
    expect(faceDown({ ...view, has_chosen: [true, false, true] })).toEqual([]);
  });
});

describe("a medallion", () => {
  it("is as large as its column and the rail let it be", () => {
    expect([measures(94, "tall", 34), measures(74, "tall", 34), measures(74, "low", 34)].map((each) => each.medallion)).toEqual([
      72, 66, 50,
    ]);
  });

  it("is not there where nobody would know it", () => {
    expect([measures(38, "phone", 34), measures(30, "phone", 34)].map((each) => each.medallion)).toEqual([36, 0]);
  });
});
