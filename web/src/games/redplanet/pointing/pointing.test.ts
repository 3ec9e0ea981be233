import { describe, expect, it } from "vitest";
import type { AboutTold, Action } from "../../../wire";
import { hands, type Hands } from "./hands";
import { asksHere, markOf, pointings, thingOf, wish } from "./pointing";
import type { Scene } from "../types";

const scene = {
  places: [
    { kind: "ship", number: 0 },
    { kind: "ship", number: 1 },
    { kind: "region", number: 0 },
    { kind: "region", number: 1 },
  ],
  verbs: {
    place: "ship",
    bound: "region",
    choose: "role",
    replace_at: "place",
    kill: "colour",
    replace: "colour",
    draw: "",
    stop: "",
  },
} as unknown as Scene;

function about(subject: Action | null): AboutTold {
  return { subject, source: null, source_words: null, step: 0, steps: 0, follows: [] };
}

function options(...actions: Action[]) {
  return actions.map((action, place) => ({ number: place + 1, action, words: "" }));
}

describe("a question", () => {
  it("is about the board, or about what lies below it", () => {
    const asks = (...actions: Action[]): boolean => asksHere(pointings(options(...actions), scene, null));
    expect(asks(["place", 3], ["stop", 0])).toBe(true);
    expect(asks(["bound", 9])).toBe(true);
    expect(asks(["draw", 0])).toBe(true);
    expect(asks(["choose", 0], ["choose", 4])).toBe(false);
    expect(asks(["stop", 0])).toBe(false);
  });
});

describe("an option", () => {
  it("is about the thing of its action", () => {
    expect(thingOf(["place", 3], scene)).toBe("ship:3");
    expect(thingOf(["bound", 9], scene)).toBe("region:9");
    expect(thingOf(["choose", 0], scene)).toBe("role:0");
    expect(thingOf(["draw", 0], scene)).toBe("deck:0");
    expect(thingOf(["swap", 0], scene)).toBe("swap:0");
    expect(thingOf(["stop", 0], scene)).toBeNull();
  });

  it("may be about a dock or a region", () => {
    expect(thingOf(["replace_at", 1], scene)).toBe("ship:1");
    expect(thingOf(["replace_at", 2], scene)).toBe("region:0");
  });

  it("about a colour is about the place that the question names", () => {
    const kill = pointings(options(["kill", 0], ["kill", 2]), scene, about(["region", 4]));
    expect(kill.whom).toBe("region:4");
    expect(kill.at.get("region:4")!.map((option) => option.number)).toEqual([1, 2]);
    expect(pointings(options(["replace", 0]), scene, about(["ship", 2])).whom).toBe("ship:2");
    expect(pointings(options(["replace", 0]), scene, null).at.size).toBe(0);
  });
});

describe("a thing", () => {
  const found = pointings(options(["place", 0], ["place", 4]), scene, null);

  it("is marked with the number of its option", () => {
    expect(markOf("ship:4", found, 2)).toEqual({ badge: "2", pointed: true });
    expect(markOf("ship:0", found, 2)).toEqual({ badge: "1", pointed: false });
    expect(markOf("ship:1", found, 2)).toBeNull();
  });

  it("that is not legal is wished for as the question would have it", () => {
    expect(wish("ship:1", options(["place", 0]), scene)).toEqual(["place", 1]);
    expect(wish("region:1", options(["replace_at", 0]), scene)).toEqual(["replace_at", 3]);
    expect(wish("role:3", options(["place", 0]), scene)).toEqual(["choose", 3]);
  });
});

describe("a hand", () => {
  const crowd = options(["place", 0], ["kill", 0], ["kill", 2]);
  const pointing = pointings(crowd, scene, about(["region", 4]));

  function pressed(...things: Parameters<Hands["press"]>): unknown[] {
    const done: unknown[] = [];
    const note =
      (what: string) =>
      (...args: unknown[]) =>
        void done.push([what, ...args]);
    const given = { point: note("point"), choose: note("choose"), why: note("why") };
    const hand = hands({ pointing, options: crowd, scene, given });
    for (const thing of things) {
      hand.hover(thing);
      hand.press(thing);
    }
    hand.hover(null);
    return done;
  }

  it("takes the one option that is about a thing", () => {
    expect(pressed("ship:0")).toEqual([
      ["point", 1],
      ["choose", 1],
      ["point", null],
    ]);
  });

  it("asks why where there is none", () => {
    expect(pressed("ship:3")).toEqual([
      ["point", null],
      ["why", ["place", 3]],
      ["point", null],
    ]);
  });

  it("takes none of several: buttons beside the thing ask", () => {
    expect(pressed("region:4")).toEqual([
      ["point", null],
      ["point", null],
    ]);
  });
});
