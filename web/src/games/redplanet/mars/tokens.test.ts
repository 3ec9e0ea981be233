import { expect, it } from "vitest";
import type { Scene, View } from "../types";
import { tokensLeft } from "./tokens";

const scene = { tokens_per_region: 2 } as Scene;
const view = { ships: [null, { tokens: [4, 1] }, { tokens: [4] }], tokens_gone: [0, 1, 0, 0, 0] } as unknown as View;

it("has destination tokens left that are not on ships nor gone", () => {
  expect([0, 1, 4].map((region) => tokensLeft(view, scene, region))).toEqual([2, 0, 0]);
});
