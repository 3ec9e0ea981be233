import { beforeEach, expect, test, vi } from "vitest";

const EN = `
list-comma = { $first }, { $next }
list-and = { $first } and { $next }
g-moves = { $who } moves to { $place }
g-place-hellas = Hellas
g-colour-red = Red
g-count = { $count ->
    [0] nobody
    [one] one
   *[other] { $count }
 }
g-all = All: { $names }
g-empty = { $word ->
    [none] nothing
   *[other] { $word }
 }
`;

async function speaking(): Promise<typeof import("./texts.svelte")> {
  vi.stubGlobal("fetch", async () => ({ text: async () => EN }));
  const texts = await import("./texts.svelte");
  await texts.speak();
  return texts;
}

beforeEach(() => vi.resetModules());

test("a phrase is said with the phrases inside it", async () => {
  const { say } = await speaking();
  const phrase = { id: "g-moves", args: { who: { id: "g-colour-red", args: {} }, place: { id: "g-place-hellas", args: {} } } };
  expect(say(phrase)).toBe("Red moves to Hellas");
});

test("who has a name is called by it, and the name can be found again", async () => {
  const { say, marked, pieces, plain } = await speaking();
  const names = new Map([["g-colour-red", marked(2, "Ann: <b>")]]);
  const said = say({ id: "g-moves", args: { who: { id: "g-colour-red", args: {} }, place: "Hellas" } }, names);
  expect(plain(said)).toBe("Ann: <b> moves to Hellas");
  expect(pieces(said)).toEqual([
    { text: "Ann: <b>", colour: 2 },
    { text: " moves to Hellas", colour: null },
  ]);
});

test("two that differ only in what stands inside have two names", async () => {
  const { say, known, innermost } = await speaking();
  const neutral = (colour: string) => ({ id: "g-all", args: { names: { id: `g-colour-${colour}`, args: {} } } });
  const names = new Map([
    [known(neutral("red")), "R"],
    [known(neutral("blue")), "B"],
  ]);
  expect(say(neutral("red"), names) + say(neutral("blue"), names)).toBe("RB");
  expect([neutral("blue"), { id: "g-colour-red", args: {} }].map(innermost)).toEqual(["g-colour-blue", "g-colour-red"]);
});

test("lists are joined as the language joins them, and nothing is a word too", async () => {
  const { say } = await speaking();
  expect(say({ id: "g-all", args: { names: ["A", "B", "C"] } })).toBe("All: A, B and C");
  expect(say({ id: "g-all", args: { names: ["A"] } })).toBe("All: A");
  expect(say({ id: "g-empty", args: { word: "" } })).toBe("nothing");
  expect(say({ id: "g-empty", args: { word: [] } })).toBe("nothing");
});

test("numbers keep their plural, and a text that needs no words is said as it is", async () => {
  const { say } = await speaking();
  expect([0, 1, 2].map((count) => say({ id: "g-count", args: { count } }))).toEqual(["nobody", "one", "2"]);
  expect(say("+3")).toBe("+3");
  expect(say({ id: "literal", args: { text: "Köln" } })).toBe("Köln");
});

test("what is not known shows its id, and nothing breaks", async () => {
  const { say } = await speaking();
  expect(say({ id: "g-unknown", args: {} })).toBe("g-unknown");
});
