import { expect, test } from "vitest";
import { around, isOf, ofEdition, plainText, rulesOf, shelved } from "./book";
import { rule, TOLD } from "./fixture";

const BOOK = shelved(TOLD);
const ids = (rules: { id: string }[]): string[] => rules.map((each) => each.id);

test("every rule has its place, every heading an anchor of its own", () => {
  expect([...BOOK.placed.keys()]).toEqual(["SO-1.1", "SO-2.1", "SO-2.2", "SO-2.3", "SO-2.4", "SO-2.5", "SO-Q1"]);
  expect(BOOK.placed.get("SO-2.5")?.section.anchor).toBe("chapter-2-2");
  const anchors = BOOK.chapters.flatMap((chapter) => [chapter.anchor, ...chapter.sections.map((each) => each.anchor)]);
  expect(new Set(anchors).size).toBe(anchors.length);
});

test("the editions of a book are those that its rules name", () => {
  expect(BOOK.editions).toEqual(["new", "old"]);
});

test("a rule that names no edition is of all", () => {
  expect(isOf("new", rule("SO-9", ""))).toBe(true);
  expect(isOf("new", rule("SO-9", "", { editions: ["old"] }))).toBe(false);
  expect(isOf("", rule("SO-9", "", { editions: ["old"] }))).toBe(true);
});

test("an edition has no empty headings, and the anchors of the others stay", () => {
  const chapters = ofEdition(BOOK.chapters, "new");
  expect(chapters.map((chapter) => chapter.anchor)).toEqual(["chapter-1", "chapter-2", "chapter-3"]);
  expect(chapters[1]?.sections.map((section) => section.title)).toEqual(["2a. Launch"]);
  expect(ids(chapters[1]?.sections[0]?.rules ?? [])).toEqual(["SO-2.1", "SO-2.3", "SO-2.4"]);
  expect(ofEdition(BOOK.chapters, "")).toBe(BOOK.chapters);
});

test("what was found keeps its order", () => {
  expect(ids(rulesOf(BOOK, ["SO-Q1", "SO-2.2", "SO-7.7", "SO-1.1"]))).toEqual(["SO-Q1", "SO-2.2", "SO-1.1"]);
  expect(ids(rulesOf(BOOK, ["SO-Q1", "SO-2.2", "SO-1.1"], "new"))).toEqual(["SO-Q1", "SO-1.1"]);
});

test("around a rule stand those of its section and edition", () => {
  expect(ids(around(BOOK, "SO-2.3", "new", 1))).toEqual(["SO-2.1", "SO-2.3", "SO-2.4"]);
  expect(ids(around(BOOK, "SO-2.1", "", 2))).toEqual(["SO-2.1", "SO-2.2", "SO-2.3"]);
});

test("a rule of another edition that was asked for is shown all the same", () => {
  expect(ids(around(BOOK, "SO-2.2", "new", 1))).toEqual(["SO-2.1", "SO-2.2", "SO-2.3"]);
});

test("around a rule that there is not stands nothing", () => {
  expect(around(BOOK, "SO-7.7", "", 2)).toEqual([]);
});

test("the plain text of a rule has all of its words", () => {
  const runs = (text: string) => [{ text }];
  const told = rule("SO-9", "First:", {
    title: "Steps",
    text: [
      { type: "paragraph", runs: [{ text: "First" }, { text: ":", bold: true }] },
      { type: "list", items: [runs("one"), runs("two")], first: null },
      { type: "table", head: [runs("ship"), runs("size")], rows: [[runs("A"), runs("4")]] },
    ],
  });
  expect(plainText(told)).toBe("Steps First: one two ship size A 4");
});
