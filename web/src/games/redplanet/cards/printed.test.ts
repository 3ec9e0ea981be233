import { describe, expect, it } from "vitest";
import type { CardScene, Scene, View } from "../types";
import { progressOf, resourceOf, steps, timeOf, valueOf } from "./printed";

const card = (
  kind: CardScene["kind"],
  effect: string,
  args: Record<string, unknown> = {},
  presence: number[] = [],
): CardScene => ({
  kind,
  name: { id: "redplanet-card-any", args: {} },
  text: { id: `redplanet-${kind}-${effect}`, args },
  presence,
});
const phrase = (id: string) => ({ id, args: {} });

const TIERS = card("mission", "presence-tiers", { tiers: "1/2/4/7", points: 0 }, [0, 2, 3, 4]);
const COUNT = card("mission", "presence-count", { thresholds: "6: 3, 7: 5, 8: 8", points: 0 }, [0, 1, 2, 3]);
const ICE = card("action", "gain-tokens", {
  count: 3,
  points: 0,
  resource: phrase("redplanet-resource-ice"),
  window: phrase("redplanet-window-start-of-final-scoring"),
});

describe("what is printed on a card", () => {
  it("is what it is worth, or may be", () => {
    expect([TIERS, COUNT, ICE].map(valueOf)).toEqual(["≤7", "≤8", ""]);
    expect(valueOf(card("mission", "sole-occupant", { points: 2, most: 8 }))).toBe("≤8");
    expect(valueOf(card("mission", "most-lost", { points: 6 }))).toBe("6");
    expect(valueOf(card("discovery", "presence-points", { points: 3, sign: "minus" }))).toBe("−3");
    expect(valueOf(card("discovery", "leader-points", { points: 4, sign: "plus" }))).toBe("+4");
    expect(valueOf(card("discovery", "extra-tokens", { points: 0, count: 2 }))).toBe("+2");
    expect(valueOf(card("discovery", "none", { points: 0 }))).toBe("");
  });

  it("is when it works", () => {
    expect([TIERS, ICE].map(timeOf)).toEqual(["scoring", "scoring"]);
    expect(timeOf(card("discovery", "no-production"))).toBe("production");
    expect(timeOf(card("discovery", "set-resource"))).toBe("reveal");
    expect(timeOf(card("discovery", "none"))).toBeNull();
    expect(timeOf(card("action", "force-launch", { window: phrase("redplanet-window-end-of-character-step") }))).toBeNull();
  });

  it("is what so many regions are worth", () => {
    expect(steps(TIERS).map(({ count, points }) => [count, points])).toEqual([
      [1, 1],
      [2, 2],
      [3, 4],
      [4, 7],
    ]);
    expect(steps(COUNT).map(({ count, points }) => [count, points])).toEqual([
      [6, 3],
      [7, 5],
      [8, 8],
    ]);
    expect(steps(ICE)).toEqual([]);
  });

  it("is a resource", () => {
    const scene = { resources: [{ name: phrase("redplanet-resource-ice") }] } as unknown as Scene;
    expect(resourceOf(ICE, scene)).toEqual({ kind: 0, count: 3 });
    expect(resourceOf(TIERS, scene)).toBeNull();
  });
});

describe("a mission for presence", () => {
  const scene = { colours: [{ seat: 0 }, { seat: 1 }] } as unknown as Scene;
  const view = {
    regions: [
      [0, 1],
      [1, 0],
      [2, 0],
      [0, 0],
      [1, 1],
    ].map((astronauts) => ({ astronauts })),
  } as unknown as View;

  it("has those regions first where the reader stands", () => {
    expect(progressOf(TIERS, view, scene, 0)).toEqual({ regions: [2, 4, 0, 3], here: [true, true, false, false], count: 2 });
  });

  it("is nobody's for who only watches, and no other card is one", () => {
    expect([progressOf(TIERS, view, scene, null), progressOf(ICE, view, scene, 0)]).toEqual([null, null]);
  });
});
