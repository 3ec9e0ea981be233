import { describe, expect, it } from "vitest";
import { discoveryAt, heldBy, presence, spaceNow, tokensLeft } from "./table";
import type { CardScene, Scene, SpaceScene, View } from "./types";

const mission: CardScene = { kind: "mission", name: { id: "a", args: {} }, text: { id: "b", args: {} }, presence: [0, 2, 3] };
const scene = { tokens_per_region: 2, cards: [mission, mission, mission, mission] } as unknown as Scene;
const view = {
  ships: [null, { tokens: [4, 1] }, { tokens: [4] }],
  tokens_gone: [0, 1, 0, 0, 0],
  cards: { places: [11, 44, 21, null] },
  regions: [{ astronauts: [0, 2] }, { astronauts: [0, 1] }, { astronauts: [0, 0] }, { astronauts: [1, 1] }],
} as unknown as View;

describe("what a view shows", () => {
  it("has destination tokens left that are not on ships nor gone", () => {
    expect([0, 1, 4].map((region) => tokensLeft(view, scene, region))).toEqual([2, 0, 0]);
  });

  it("has a discovery where one is known", () => {
    expect(discoveryAt(view, 4)).toBe(1);
    expect(discoveryAt(view, 3)).toBeNull();
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

describe("the track", () => {
  const track: SpaceScene[] = [
    { kind: "round", number: 9 },
    { kind: "round", number: 10 },
    { kind: "reveal", number: 0 },
    { kind: "production", number: 3 },
    { kind: "scoring", number: 0 },
  ];
  const at = (now: Partial<View>) => spaceNow({ over: false, shown: false, productions: 2, round: 10, ...now } as View, track);

  it("knows the round, the reveal, the last production and the end", () => {
    expect([at({ round: 9 }), at({}), at({ shown: true }), at({ shown: true, productions: 3 }), at({ over: true })]).toEqual([0, 1, 2, 3, 4]);
  });
});
