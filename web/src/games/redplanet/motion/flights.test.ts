import { describe, expect, it } from "vitest";
import type { AboutTold, Action } from "../../../wire";
import { changed, hasActed, looks, type Looks } from "../news/changes";
import { cues } from "../news/cues";
import { flights } from "./flights";
import { threadOf } from "./threads";
import type { View } from "../types";

const region = (...astronauts: number[]) => ({
  astronauts,
  explored: false,
  resource: null,
  overlaid: null,
  pool: [0, 0, 0],
  has_discovery: false,
});
const ship = (card: number, bound_for: number | null, crew: number[], launched = false) => ({
  card,
  capacity: 4,
  bound_for,
  launched,
  crew,
  tokens: [],
});

function at(facts: object = {}): View {
  return {
    viewer: 0,
    moves: 5,
    colours: 2,
    decision: null,
    called: [false, false],
    reserve: [8, 8],
    lost: [0, 0],
    regions: [region(0, 0), region(1, 0), region(0, 0)],
    ships: [ship(3, 2, [2, 1], true), ship(4, null, [0, 1])],
    ...facts,
  } as unknown as View;
}

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
    const after = at({
      moves: 6,
      reserve: [7, 8],
      regions: [region(0, 0), region(1, 0), region(2, 1)],
      ships: [ship(9, 0, [1, 0]), ship(4, null, [0, 1])],
    });
    expect(flights(at(), after)).toEqual([
      {
        from: "ship:0",
        to: "region:2",
        crew: [
          { colour: 0, count: 2 },
          { colour: 1, count: 1 },
        ],
      },
      { from: "reserve:0", to: "ship:0", crew: [{ colour: 0, count: 1 }] },
    ]);
  });

  it("lose the crew of a ship that is destroyed, and who is killed", () => {
    const after = at({
      moves: 6,
      lost: [1, 1],
      regions: [region(0, 0), region(0, 0), region(0, 0)],
      ships: [ship(3, 2, [2, 1], true), null],
    });
    expect(flights(at(), after)).toEqual([
      { from: "region:1", to: "lost:0", crew: [{ colour: 0, count: 1 }] },
      { from: "ship:1", to: "lost:0", crew: [{ colour: 1, count: 1 }] },
    ]);
  });
});

describe("what has changed", () => {
  it("carries a dot: regions and ships, and nothing else", () => {
    const after = at({
      moves: 6,
      reserve: [1, 1],
      regions: [region(0, 0), region(1, 1), region(0, 0)],
      ships: [ship(3, 2, [2, 1], true), null],
    });
    expect([...changed(looks(at()), looks(after))]).toEqual(["region:1", "ship:1"]);
  });

  it("is compared with what was kept as text, too", () => {
    expect(changed(JSON.parse(JSON.stringify(looks(at()))) as Looks, looks(at())).size).toBe(0);
  });

  it("does so until the viewer acts, whoever else does", () => {
    const moment = (turn: number, facts: object = {}) => ({ view: at(facts), turn });
    expect(hasActed(moment(3), moment(3, { moves: 6 }))).toBe(false);
    expect(hasActed(moment(3), moment(4, { moves: 6 }))).toBe(true);
    expect(hasActed(moment(3), moment(3, { moves: 4 }))).toBe(true);
    expect(hasActed(moment(3), moment(3, { viewer: 1 }))).toBe(true);
  });
});

describe("what can be heard", () => {
  it("is a role that is shown, a launch, a resource", () => {
    const after = at({
      moves: 6,
      called: [true, false],
      ships: [null, ship(4, 1, [0, 1], true)],
      regions: [{ ...region(0, 0), explored: true }, region(1, 0), region(0, 0)],
    });
    expect(cues(at(), after)).toEqual(["reveal", "launch", "flip"]);
    expect(cues(after, after)).toEqual([]);
    expect(cues(at(), at({ moves: 6 }))).toEqual([]);
  });
});

describe("the line of an option", () => {
  const about = (subject: Action | null): AboutTold => ({
    subject,
    source: null,
    source_words: null,
    step: 0,
    steps: 0,
    follows: [],
  });
  const line = (action: Action, subject: Action | null = null) => threadOf(action, { view: at(), about: about(subject) });

  it("goes from what is asked about to where it would go", () => {
    expect(line(["bound", 2], ["ship", 1])).toEqual({ from: "ship:1", to: "region:2", crew: [] });
    expect(line(["evacuate_to", 2], ["region", 0])).toEqual({ from: "region:0", to: "region:2", crew: [] });
    expect(line(["bound", 2])).toBeNull();
  });

  it("goes where a ship is bound for", () => {
    expect(line(["launch", 0])).toEqual({ from: "ship:0", to: "region:2", crew: [] });
    expect(line(["launch", 1])).toBeNull();
  });

  it("says who would be lost", () => {
    expect(line(["destroy", 1])).toEqual({ from: "ship:1", to: "lost:0", crew: [{ colour: 1, count: 1 }] });
    expect(line(["replace", 1], ["region", 1])).toEqual({ from: "region:1", to: "lost:0", crew: [{ colour: 1, count: 1 }] });
  });

  it("is not there for what moves nobody", () => {
    expect(line(["choose", 1])).toBeNull();
    expect(line(["place", 1])).toBeNull();
  });
});
