import { describe, expect, it } from "vitest";
import type { SpaceScene, View } from "../types";
import { spaceNow } from "./track";

describe("the track", () => {
  const space = (kind: SpaceScene["kind"], number: number, since: Partial<SpaceScene>): SpaceScene => ({
    kind,
    number,
    round: 10,
    productions: 2,
    shown: false,
    over: false,
    ...since,
  });
  const track: SpaceScene[] = [
    space("round", 9, { round: 9 }),
    space("round", 10, {}),
    space("reveal", 0, { shown: true }),
    space("production", 3, { productions: 3 }),
    space("scoring", 0, { productions: 3, over: true }),
  ];
  const at = (now: Partial<View>) => spaceNow({ over: false, shown: false, productions: 2, round: 10, ...now } as View, track);

  it("knows the round, the reveal, the last production and the end", () => {
    expect([
      at({ round: 9 }),
      at({}),
      at({ shown: true }),
      at({ shown: true, productions: 3 }),
      at({ shown: true, productions: 3, over: true }),
    ]).toEqual([0, 1, 2, 3, 4]);
  });
});
