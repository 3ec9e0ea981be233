import { describe, expect, it } from "vitest";
import { step, type Spot } from "./cursor";

// 1 2
// 3   4
const SPOTS: Spot[] = [
  { number: 1, x: 0, y: 0 },
  { number: 2, x: 50, y: 0 },
  { number: 3, x: 0, y: 50 },
  { number: 4, x: 100, y: 60 },
];

describe("an arrow key", () => {
  it("begins at the first", () => {
    expect(step(SPOTS, null, "ArrowDown")).toBe(1);
    expect(step(SPOTS, 9, "ArrowLeft")).toBe(1); // of a question that is over
  });

  it("goes to the nearest that way", () => {
    expect(step(SPOTS, 1, "ArrowRight")).toBe(2);
    expect(step(SPOTS, 1, "ArrowDown")).toBe(3);
    expect(step(SPOTS, 4, "ArrowLeft")).toBe(3);
    expect(step(SPOTS, 3, "ArrowUp")).toBe(1);
  });

  it("goes on in the list where nothing lies that way", () => {
    expect(step(SPOTS, 4, "ArrowRight")).toBe(1);
    expect(step(SPOTS, 1, "ArrowUp")).toBe(4);
  });

  it("reaches everything, wherever it lies", () => {
    const heap = Array.from({ length: 9 }, (_, place) => ({ number: place + 1, x: 0, y: 0 }));
    const seen = new Set<number | null>();
    let at: number | null = null;
    for (let count = 0; count < 9; count++) seen.add((at = step(heap, at, "ArrowRight")));
    expect(seen.size).toBe(9);
  });

  it("does nothing where nothing can be chosen, and no other key does", () => {
    expect(step([], 2, "ArrowRight")).toBe(2);
    expect(step(SPOTS, 2, "Tab")).toBe(2);
  });
});
