import { describe, expect, it } from "vitest";
import { course, straight } from "./course";

const orbit = { centre: { x: 600, y: 300 }, radius: 220 };
const from = { x: 200, y: 300 };

describe("the course of a ship", () => {
  it("is one curve to what lies before it", () => {
    const { d, turn } = course(from, { x: 400, y: 300 }, orbit);
    expect(d).toMatch(/^M200 300C200 240 \d+ 300 400 300$/);
    expect(Math.round(turn) % 360).toBe(0); // to the right: towards the middle
  });

  it("goes around the globe to what lies behind it, on the shorter side", () => {
    expect(course(from, { x: 700, y: 130 }, orbit).d).toMatch(/A220 220 0 0 1 /);
    expect(course(from, { x: 700, y: 470 }, orbit).d).toMatch(/A220 220 0 0 0 /);
  });

  it("ends where it should, whichever way it took", () => {
    for (let angle = 0; angle < 360; angle += 10) {
      const to = { x: 600 + Math.round(190 * Math.sin(angle)), y: 300 - Math.round(190 * Math.cos(angle)) };
      const { d, turn } = course(from, to, orbit);
      expect(d.endsWith(`${to.x} ${to.y}`)).toBe(true);
      expect(d).not.toMatch(/NaN/);
      expect(turn).not.toBeNaN();
    }
  });

  it("may be straight", () => {
    expect(straight({ x: 0, y: 0 }, { x: 0, y: 10 })).toEqual({ d: "M0 0L0 10", turn: 90 });
  });
});
