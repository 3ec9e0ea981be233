import { describe, expect, it } from "vitest";
import { changed, hasActed, looks, type Looks } from "./changes";
import { cues } from "./cues";
import { flights } from "./flights";
import { threadOf } from "./threads";
import type { Scene, View } from "./types";

const region = (...astronauts: number[]) => ({ astronauts, explored: false, resource: null, overlaid: null, pool: [0, 0, 0], has_discovery: false });
const ship = (card: number, bound_for: number | null, crew: number[], launched = false) => ({ card, capacity: 4, bound_for, launched, crew, tokens: [] });

function at(facts: object = {}): View {
  return {
    viewer: 0,
    moves: 5,
    colours: 2,
    decision: null,
    agenda: [[]],
    called: [false, false],
    reserve: [8, 8],
    lost: [0, 0],
    regions: [region(0, 0), region(1, 0), region(0, 0)],
    ships: [ship(3, 2, [2, 1], true), ship(4, null, [0, 1])],
    ...facts,
  } as unknown as View;
}
const scene = { place_of_region: 6, moon: 2, regions: [0, 0, 0] } as unknown as Scene;

describe("flights", () => {
  it("are none where nobody has moved, and none back in time", () => {
    expect(flights(at(), at({ moves: 9 }))).toEqual([]);
    expect(flights(at({ reserve: [9, 8] }), at({ moves: 4 }))).toEqual([]);
  });

  it("take an astronaut from the reserve to a ship", () => {
    const after = at({ moves: 6, reserve: [7, 8], ships: [ship(3, 2, [2, 1], true), ship(4, null, [1, 1])] });
    expect(flights(at(), after)).toEqual([{ from: "reserve:0", to: "ship:1", crew: [{ colour: 0, count: 1 }] }]);
  });

  it("land a whole crew at once, and board the next ship of the same dock", () => {
    const after = at({ moves: 6, reserve: [7, 8], regions: [region(0, 0), region(1, 0), region(2, 1)], ships: [ship(9, 0, [1, 0]), ship(4, null, [0, 1])] });
    expect(flights(at(), after)).toEqual([
      { from: "ship:0", to: "region:2", crew: [{ colour: 0, count: 2 }, { colour: 1, count: 1 }] },
      { from: "reserve:0", to: "ship:0", crew: [{ colour: 0, count: 1 }] },
    ]);
  });

  it("lose the crew of a ship that is destroyed, and who is killed", () => {
    const after = at({ moves: 6, lost: [1, 1], regions: [region(0, 0), region(0, 0), region(0, 0)], ships: [ship(3, 2, [2, 1], true), null] });
    expect(flights(at(), after)).toEqual([
      { from: "region:1", to: "lost:0", crew: [{ colour: 0, count: 1 }] },
      { from: "ship:1", to: "lost:0", crew: [{ colour: 1, count: 1 }] },
    ]);
  });
});

describe("what has changed", () => {
  it("carries a dot: regions and ships, and nothing else", () => {
    const after = at({ moves: 6, reserve: [1, 1], regions: [region(0, 0), region(1, 1), region(0, 0)], ships: [ship(3, 2, [2, 1], true), null] });
    expect([...changed(looks(at()), looks(after))]).toEqual(["region:1", "ship:1"]);
  });

  it("is compared with what was kept as text, too", () => {
    expect(changed(JSON.parse(JSON.stringify(looks(at()))) as Looks, looks(at())).size).toBe(0);
  });

  it("does so until the viewer acts, whoever else does", () => {
    const asked = { decision: { seat: 0, question: "Q", actions: [["a", 1]], optional: false }, agenda: [[[[0, "Q", 2]], [[1, "Q", 0]]]] };
    expect(hasActed(at(), at({ moves: 6 }))).toBe(false);
    expect(hasActed(at(asked), at({ ...asked, moves: 6, agenda: [[[[0, "Q", 2]], []]] }))).toBe(false);
    expect(hasActed(at(asked), at({ ...asked, moves: 6, agenda: [[[[0, "Q", 1]], []]] }))).toBe(true);
    expect(hasActed(at(asked), at({ moves: 6 }))).toBe(true);
    expect(hasActed(at(), at({ moves: 4 }))).toBe(true);
  });
});

describe("what can be heard", () => {
  it("is a role that is shown, a launch, a resource", () => {
    const after = at({ moves: 6, called: [true, false], ships: [null, ship(4, 1, [0, 1], true)], regions: [{ ...region(0, 0), explored: true }, region(1, 0), region(0, 0)] });
    expect(cues(at(), after)).toEqual(["reveal", "launch", "flip"]);
    expect(cues(after, after)).toEqual([]);
    expect(cues(at(), at({ moves: 6 }))).toEqual([]);
  });
});

describe("the line of an option", () => {
  const asking = (name: string, arg: number) => at({ agenda: [[[[0, name, arg]]]] });

  it("goes from a ship to where it would go", () => {
    expect(threadOf(["bound", 2], asking("ChooseDestination", 1), scene)).toEqual({ from: "ship:1", to: "region:2", crew: [] });
    expect(threadOf(["launch", 0], at(), scene)).toEqual({ from: "ship:0", to: "region:2", crew: [] });
    expect(threadOf(["launch", 1], at(), scene)).toBeNull();
  });

  it("says who would be lost", () => {
    expect(threadOf(["destroy", 1], at(), scene)).toEqual({ from: "ship:1", to: "lost:0", crew: [{ colour: 1, count: 1 }] });
    expect(threadOf(["replace", 1], asking("ReplaceWhom", 7), scene)).toEqual({ from: "region:1", to: "lost:0", crew: [{ colour: 1, count: 1 }] });
  });

  it("is not there for what moves nobody", () => {
    expect(threadOf(["choose", 1], at(), scene)).toBeNull();
    expect(threadOf(["place", 1], at(), scene)).toBeNull();
  });
});
