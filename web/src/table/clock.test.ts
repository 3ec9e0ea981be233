import { expect, test } from "vitest";
import { about, clockOf, digits } from "./clock";
import type { SeatSeen } from "../wire";

const SEAT: SeatSeen = {
  name: "Ann",
  kind: "person",
  level: "",
  played_by: "",
  steward: false,
  resigned: false,
  here: true,
  waited_for: true,
  hints: 0,
  left: 90_000,
  since: 1_000_000,
};
const settings = (pace: object) => ({ game: "g", edition: "e", seats: [], pace }) as never;

test("a clock that runs counts down, and stops at nothing", () => {
  expect(digits(90_000)).toBe("1:30");
  expect(digits(3_723_000)).toBe("1:02:03");
  expect(digits(-5)).toBe("0:00");
  expect(clockOf(SEAT, settings({ type: "live" }), 1_030_000, "en")).toBe("1:00");
});

test("a clock that stands shows what is left", () => {
  expect(clockOf({ ...SEAT, since: null }, settings({ type: "live" }), 9e9, "en")).toBe("1:30");
});

test("days are told in days, hours and minutes of the reader's language", () => {
  expect(about(47 * 3_600_000, "en")).toBe("in 2d");
  expect(about(5 * 3_600_000, "ru")).toContain("5");
  expect(about(90_000, "en")).toMatch(/^in 2\s?m/); // how short it is depends on the browser
});

test("a bot has no clock, nor has a table without one", () => {
  expect(clockOf({ ...SEAT, kind: "bot" }, settings({ type: "live" }), 0, "en")).toBe("");
  expect(clockOf(SEAT, settings({ type: "untimed" }), 0, "en")).toBe("");
});
