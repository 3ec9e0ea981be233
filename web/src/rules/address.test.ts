import { expect, test } from "vitest";
import { address, target, wishOf } from "./address";
import { shelved } from "./book";
import { TOLD } from "./fixture";

const BOOK = shelved(TOLD);

test("an address says what is wished for, and no more", () => {
  expect(address("some")).toBe("/rules/some");
  expect(address("some", {}, "SO-2.1")).toBe("/rules/some#SO-2.1");
  expect(address("some", { words: "full ship", edition: "old" })).toBe("/rules/some?edition=old&q=full+ship");
});

test("what an address says can be read from it", () => {
  const wish = { words: "a & b #1?", edition: "old" };
  expect(wishOf(new URL(address("some", wish, "SO-2.1"), "http://here").search)).toEqual(wish);
  expect(wishOf("")).toEqual({ words: "", edition: "" });
});

test("no more words are asked for than the server reads", () => {
  expect(wishOf(`?q=${"x".repeat(300)}`).words).toHaveLength(200);
});

test("a hash names a rule, a chapter or a section", () => {
  expect(target("#SO-2.1", BOOK)).toBe("SO-2.1");
  expect(target("#so-q1", BOOK)).toBe("SO-Q1");
  expect(target("#chapter-2-1", BOOK)).toBe("chapter-2-1");
});

test("any other hash is none of ours", () => {
  expect(target("", BOOK)).toBe("");
  expect(target("#main", BOOK)).toBe("");
  expect(target("#SO-9.9", BOOK)).toBe("");
});
