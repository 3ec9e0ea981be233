import { describe, expect, it } from "vitest";
import { rounds, scale, spread } from "./lines";

describe("the edges of a chart", () => {
  it("has few lines, at round numbers, that hold everything", () => {
    expect(scale(0, 24)).toEqual([0, 5, 10, 15, 20, 25]);
    expect(scale(-3, 7)).toEqual([-4, -2, 0, 2, 4, 6, 8]);
    expect(scale(0, 0)).toEqual([0, 1]);
    expect(scale(0, 118)).toEqual([0, 50, 100, 150]);
    for (let most = 1; most < 500; most += 1) {
      const found = scale(0, most);
      expect(found.at(-1)).toBeGreaterThanOrEqual(most);
      expect(found.length).toBeLessThanOrEqual(7);
    }
  });

  it("names the last round, and no two that stand on each other", () => {
    expect(rounds(16)).toEqual([4, 8, 12, 16]);
    expect(rounds(10)).toEqual([2, 4, 6, 8, 10]);
    expect(rounds(21)).toEqual([5, 10, 15, 21]);
    expect(rounds(3)).toEqual([1, 2, 3]);
  });
});

describe("the names at the ends of lines", () => {
  it("stand where their lines end, if there is room", () => {
    expect(spread([10, 60, 110], 17, 200)).toEqual([10, 60, 110]);
  });

  it("move apart, and stay within the chart", () => {
    expect(spread([50, 50, 52], 17, 200)).toEqual([50, 67, 84]);
    expect(spread([198, 199, 200], 17, 200)).toEqual([166, 183, 200]);
  });
});
