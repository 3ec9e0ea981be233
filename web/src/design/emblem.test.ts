import { describe, expect, it } from "vitest";
import { emblem, sprinkled } from "./emblem";
import { hasBrightSky, titleLines } from "./posters";

const STRANGERS = ["nim", "go_fish", "wolves", "tic_tac_toe", "hexes", "a", "ünïcode", "zz9"];

describe("the planet of a game", () => {
  it("is the same for the same id, and another for another", () => {
    for (const game of STRANGERS) expect(emblem(game)).toEqual(emblem(game));
    const seen = [...STRANGERS, "redplanet", "ares", "kosmonauts"].map((game) => JSON.stringify(emblem(game)));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it("holds no broken number, and nothing that sticks out of its disc", () => {
    for (const game of STRANGERS) {
      const { surface } = emblem(game);
      expect(surface + sprinkled(game, 20, 280, 300)).not.toMatch(/NaN|Infinity|undefined/);
      for (const [x = 0, y = 0] of corners(surface)) expect(Math.hypot(x, y)).toBeLessThan(1.02);
    }
  });

  it("always has something beside the disc, so that it is no plain ball", () => {
    for (const game of STRANGERS) expect(emblem(game).ring ?? emblem(game).moon).not.toBeNull();
  });
});

/** Where the paths of bands and craters begin. */
const corners = (path: string): number[][] => [...path.matchAll(/M(\S+) ([-.\d]+)/g)].map((found) => found.slice(1).map(Number));

describe("the title on a poster", () => {
  it("is a small line and a large one where it has a joint", () => {
    expect(titleLines("Mission: Red Planet")).toEqual(["Mission:", "Red Planet"]);
    expect(titleLines("Миссия «Красная планета»")).toEqual(["Миссия", "«Красная планета»"]);
    expect(titleLines("Покорение Марса. Экспедиция «Арес»")).toEqual(["Покорение Марса.", "Экспедиция «Арес»"]);
    expect(titleLines("Nim")).toEqual(["", "Nim"]);
  });

  it("is dark on a bright sky only", () => {
    expect(["redplanet", "kosmonauts", "ares", "nim"].filter(hasBrightSky)).toEqual(["ares"]);
  });
});
