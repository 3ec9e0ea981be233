import { beforeEach, expect, test, vi } from "vitest";
import { keep, kept } from "./kept";

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => store.set(key, text),
  });
});

test("a fact is kept for each table, in its place", () => {
  keep("a", "one", 1);
  keep("a", "two", 2);
  keep("b", "one", { x: 3 });
  expect([kept("a", "one"), kept("a", "two"), kept("b", "one"), kept("b", "two")]).toEqual([1, 2, { x: 3 }, null]);
});

test("the tables that were longest ago are forgotten", () => {
  for (let table = 0; table < 150; table++) keep("a", `t${table}`, table);
  keep("a", "t100", -1);
  expect(kept("a", "t0")).toBeNull();
  expect([kept("a", "t149"), kept("a", "t100")]).toEqual([149, -1]);
});

test("what cannot be read is nothing, and what cannot be kept is no trouble", () => {
  store.set("a", "{");
  expect(kept("a", "one")).toBeNull();
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  expect(() => keep("a", "one", 1)).not.toThrow();
});
