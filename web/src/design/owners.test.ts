import { expect, test } from "vitest";
import { owners } from "./owners";

test("a colour that the game names is that colour, with its shape", () => {
  const found = owners(["redplanet-colour-red", "redplanet-colour-blue", "redplanet-colour-yellow"]);
  expect(found.map((owner) => owner.shape)).toEqual(["circle", "square", "triangle"]);
});

test("no two owners look alike, whatever the game calls its colours", () => {
  const ids = ["g-red", "g-teal", "g-red", "g-purple", "g-black", "g-white"];
  const found = owners(ids);
  expect(new Set(found.map((owner) => owner.shape)).size).toBe(ids.length);
  expect(new Set(found.map((owner) => owner.hue)).size).toBe(ids.length);
});
