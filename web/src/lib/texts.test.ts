import { beforeEach, expect, test, vi } from "vitest";
import EXAMPLES from "../../../tests/texts/unsaid.json";
import type { Phrase } from "../wire";
import type { Language } from "./device.svelte";

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

test("what nobody has written is said in words", async () => {
  const { say } = await speaking();
  expect(say({ id: "g-unknown", args: {} })).toBe("unknown");
  expect(say({ id: "g-moves", args: { who: "Ann" } })).toBe("moves: Ann"); // it needs a place too
});

test.each(EXAMPLES)("a missing message is said as the terminal says it: $said", async ({ phrase, said }) => {
  const { say } = await speaking();
  expect(say(phrase as unknown as Phrase)).toBe(said);
});

// Texts of games.

const TEXTS: Record<string, string> = {
  "/api/games/nim/texts/en?v=e1":
    "nim-title = Nim\nnim-heaps = { $count ->\n    [one] one heap\n   *[other] { $count } heaps\n }\n",
  "/api/games/nim/texts/pl?v=p1": "nim-title = Nim po polsku\n",
  "/api/games/go/texts/en?v=e2": "go-title = Go\n",
};
const GAMES = [
  { id: "nim", texts: { en: { version: "e1", whole: true }, pl: { version: "p1", whole: false } } },
  { id: "go", texts: { en: { version: "e2", whole: true } } },
  { id: "mute", texts: {} },
];

/** The page with a server that has these games, and what was asked of it. */
async function playing(language: Language): Promise<{ texts: typeof import("./texts.svelte"); asked: string[] }> {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    if (!address.startsWith("/api")) return new Response(EN);
    asked.push(address);
    if (address === "/api/games") return Response.json(GAMES);
    return address in TEXTS ? new Response(TEXTS[address]) : Response.json({ detail: "table-no-texts" }, { status: 404 });
  });
  const { device } = await import("./device.svelte");
  device.language = language;
  return { texts: await import("./texts.svelte"), asked };
}

test("a game's words come from the server, by the version that it tells", async () => {
  const { texts, asked } = await playing("en");
  await texts.speak();
  await texts.speak("nim");
  await texts.speak("nim");
  expect(texts.t("nim-title")).toBe("Nim");
  expect(asked).toEqual(["/api/games", "/api/games/nim/texts/en?v=e1"]);
});

test("what a translation lacks is said in English, with the plurals of English", async () => {
  const { texts } = await playing("pl");
  await texts.speak("nim");
  expect(texts.t("nim-title")).toBe("Nim po polsku");
  expect([1, 22].map((count) => texts.t("nim-heaps", { count }))).toEqual(["one heap", "22 heaps"]);
});

test("a game that does not speak the language speaks English, one without texts in words", async () => {
  const { texts, asked } = await playing("pl");
  await texts.speak("go", "mute");
  expect(texts.t("go-title")).toBe("Go");
  expect(texts.say({ id: "mute-do-take", args: { thing: 2 } })).toBe("take: 2");
  expect(asked).toEqual(["/api/games", "/api/games/go/texts/en?v=e2"]);
});

test("without a list of games their texts are asked for all the same", async () => {
  const { texts } = await playing("en");
  vi.stubGlobal("fetch", async (address: string) => {
    if (address === "/api/games/nim/texts/en") return new Response("nim-title = Nim\n");
    return address.startsWith("/api") ? new Response("", { status: 500 }) : new Response(EN);
  });
  await texts.speak("nim");
  expect(texts.t("nim-title")).toBe("Nim");
});
