import { expect, test } from "vitest";
import { fair, LEAST, MOST, within } from "./share";

test("who has more to show has more room, and the other enough", () => {
  expect(fair(300, 300)).toBe(50);
  expect(fair(400, 600)).toBe(40);
  expect(fair(100, 900)).toBe(35);
  expect(fair(900, 100)).toBe(60);
  expect(fair(0, 0)).toBe(35);
});

test("the border cannot be moved out of sight", () => {
  expect(within(-10)).toBe(LEAST);
  expect(within(110)).toBe(MOST);
  expect(within(44.4)).toBe(44);
});
