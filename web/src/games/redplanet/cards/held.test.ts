import { describe, expect, it } from "vitest";
import type { CardScene, Scene, View } from "../types";
import { discoveryAt, heldBy, presence } from "./held";

const mission: CardScene = { kind: "mission", name: { id: "a", args: {} }, text: { id: "b", args: {} }, presence: [0, 2, 3] };
const before = (where: string, seat: number) => ({ where, seat, region: null });
const scene = {
  cards: [mission, mission, mission, mission, mission],
  card_places: [
    { where: "deck", seat: null, region: null },
    before("held", 1),
    before("dealt", 1),
    before("held", 2),
    null,
    { where: "attached", seat: null, region: 4 },
  ],
} as unknown as Scene;
const view = {
  cards: { places: [1, 5, 2, null, 3] },
  regions: [{ astronauts: [0, 2] }, { astronauts: [0, 1] }, { astronauts: [0, 0] }, { astronauts: [1, 1] }],
} as unknown as View;

describe("what a view shows", () => {
  it("has a discovery where one is known", () => {
    expect(discoveryAt(view, scene, 4)).toBe(1);
    expect(discoveryAt(view, scene, 3)).toBeNull();
  });

  it("has the cards of a seat, fresh ones among them", () => {
    expect(heldBy(view, scene, 1).map((held) => [held.number, held.fresh])).toEqual([
      [0, false],
      [2, true],
    ]);
    expect(heldBy(view, scene, null)).toEqual([]);
  });

  it("has the regions of a mission where a colour stands", () => {
    expect(presence(view, mission, 1)).toBe(2);
  });
});
