import { describe, expect, it } from "vitest";
import { figureOf } from "./figures";

describe("a fact as a figure", () => {
  it("is its count, of how many, and what comes by itself", () => {
    expect(figureOf({ id: "ice", args: { count: 0 } })).toEqual({ value: "0", more: "" });
    expect(figureOf({ id: "tokens", args: { count: 3, goal: 7 } })).toEqual({ value: "3/7", more: "" });
    expect(figureOf({ id: "mc", args: { count: 24, income: 5 } })).toEqual({ value: "24", more: "+5" });
    expect(figureOf({ id: "mc", args: { count: 24, income: -2 } })).toEqual({ value: "24", more: "−2" });
    expect(figureOf({ id: "heat", args: { count: 1, income: 0 } })).toEqual({ value: "1", more: "" });
    expect(figureOf("12")).toEqual({ value: "12", more: "" });
  });

  it("is found inside a phrase about somebody", () => {
    const colour = { id: "violet", args: {} };
    expect(figureOf({ id: "of", args: { colour, fact: { id: "reserve", args: { count: 12 } } } })?.value).toBe("12");
  });

  it("is nothing where no number is named", () => {
    expect(figureOf({ id: "first-player", args: {} })).toBeNull();
    expect(figureOf("–")).toBeNull();
  });
});
