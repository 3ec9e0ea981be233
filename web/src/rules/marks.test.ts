import { expect, test } from "vitest";
import { marks, stems } from "./marks";

const found = (text: string, words: string): string[] =>
  marks(text, stems(words))
    .filter((part) => part.found)
    .map((part) => part.text);

test("nothing of the text is lost", () => {
  const text = "A full ship, when it is full, launches.";
  for (const words of ["", "full", "full ship", "A launches", "nothing"])
    expect(
      marks(text, stems(words))
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
});

test("words are found in any case, number and with any accents", () => {
  expect(found("Ships and a SHIP", "ship")).toEqual(["Ships", "SHIP"]);
  expect(found("one ship", "ships")).toEqual(["ship"]);
  expect(found("a discovery, two discoveries", "discoveries")).toEqual(["discovery", "discoveries"]);
  expect(found("boxes, a box, passes", "box pass")).toEqual(["boxes", "box", "passes"]);
  expect(found("the Façade", "facade")).toEqual(["Façade"]);
});

test("a longer beginning finds longer words, a short word only itself", () => {
  expect(found("astronaut", "astro")).toEqual(["astronaut"]);
  expect(found("also a", "a")).toEqual(["a"]);
  expect(found("to the tower", "to")).toEqual(["to"]);
  expect(found("shipyard bus", "bu")).toEqual([]);
});

test("a number is not the beginning of another", () => {
  expect(found("100 and 1000", "100")).toEqual(["100"]);
});

test("the id of a rule is one word", () => {
  expect(found("see SO-6.3 and 6.3", "so-6.3")).toEqual(["SO-6.3"]);
});
