// Phrases said in the reader's language: the same Fluent files as the terminal's, fetched when they are wanted.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Phrase } from "../wire";
import { device, type Language } from "./device.svelte";

const FILES = import.meta.glob("../../../src/ecliptic/locale/*/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
}) as Record<string, string>;

const SHELL = ["core", "server", "advice", "bots", "web"];
const EMPTY = "none"; // Fluent has no variant for an empty text
const OPEN = "\uE000"; // around a player's name: said as it is, and shown with the shape of the player
const CLOSE = "\uE001";

interface Tongue {
  language: Language;
  bundle: FluentBundle;
  packs: Set<string>;
}

let tongue: Tongue = $state.raw({ language: "en", bundle: new FluentBundle("en"), packs: new Set<string>() });
const wanted = new Set<string>(SHELL);

/** Where the file of a pack lies; a game's pack is all files that begin with its name. */
function addresses(language: Language, pack: string): string[] {
  const pattern = new RegExp(`/${language}/${pack}(_[a-z_]+)?\\.ftl$`);
  return Object.entries(FILES)
    .filter(([file]) => pattern.test(file))
    .map(([, address]) => address);
}

async function fetched(language: Language, packs: Iterable<string>): Promise<FluentResource[]> {
  const files = [...packs].flatMap((pack) => addresses(language, pack));
  const answers = await Promise.all(files.map((address) => fetch(address)));
  return Promise.all(answers.map(async (answer) => new FluentResource(await answer.text())));
}

/** Have the words of these packs in the present language; the page changes over when all of them are there. */
export async function speak(...packs: string[]): Promise<void> {
  for (const pack of packs) wanted.add(pack);
  const language = device.language;
  const all = new Set(wanted);
  if (tongue.language === language && [...all].every((pack) => tongue.packs.has(pack))) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const resource of await fetched(language, all)) bundle.addResource(resource);
  const isBehind = tongue.language === language && [...tongue.packs].some((pack) => !all.has(pack)); // another was quicker
  if (device.language === language && !isBehind) tongue = { language, bundle, packs: all };
}

export function language(): Language {
  return tongue.language;
}

export function isKnown(id: string): boolean {
  return tongue.bundle.hasMessage(id.split(".")[0] ?? id);
}

/** A message of the page itself. */
export function t(id: string, args: Record<string, unknown> = {}): string {
  return message(id, args, NOBODY);
}

export type Names = ReadonlyMap<string, string>; // what a phrase is to be called instead
const NOBODY: Names = new Map();

/** The id of what a phrase is about: "Blue (neutral)" is about blue. */
export function innermost({ id, args }: Phrase): string {
  const inner = Object.values(args ?? {}).find(isPhrase);
  return inner ? innermost(inner) : id;
}

/** By what `Names` know a phrase: two neutral colours differ only in what stands inside. */
export function known({ id, args }: Phrase): string {
  return args && Object.keys(args).length > 0 ? `${id} ${JSON.stringify(args)}` : id;
}

/** A phrase, with the phrases inside it said first; where somebody has a name, by that name. */
export function say(words: Phrase | string, names: Names = NOBODY): string {
  if (typeof words === "string") return words;
  if (words.id === "literal") return String(words.args?.["text"] ?? "");
  const name = names.size > 0 ? names.get(known(words)) : undefined;
  if (name !== undefined) return name;
  return message(words.id, words.args ?? {}, names);
}

function message(id: string, args: Record<string, unknown>, names: Names): string {
  const [name = id, attribute] = id.split(".");
  const found = tongue.bundle.getMessage(name);
  const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
  if (!pattern) return id;
  const said: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args)) said[key] = argument(value, names);
  return tongue.bundle.formatPattern(pattern, said, []);
}

function argument(value: unknown, names: Names): FluentVariable {
  if (typeof value === "number") return value;
  if (Array.isArray(value)) return listed(value.map((item) => String(argument(item, names))), names) || EMPTY;
  if (isPhrase(value)) return say(value, names);
  return String(value ?? "") || EMPTY;
}

function listed(items: string[], names: Names): string {
  if (items.length < 2) return items.join("");
  const start = items.slice(0, -1).reduce((first, next) => message("list-comma", { first, next }, names));
  return message("list-and", { first: start, next: items[items.length - 1] }, names);
}

export function isPhrase(value: unknown): value is Phrase {
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";
}

/** A player's name, marked so that `pieces` finds it again. */
export function marked(colour: number, name: string): string {
  return `${OPEN}${colour}:${name}${CLOSE}`;
}

export interface Piece {
  text: string;
  colour: number | null; // of the player whose name it is
}

/** A sentence taken apart at the names in it. */
export function pieces(sentence: string): Piece[] {
  return sentence
    .split(/(\uE000[^\uE001]*\uE001)/)
    .filter((part) => part !== "")
    .map((part) => {
      const found = /^\uE000(\d+):([^\uE001]*)\uE001$/.exec(part);
      return found ? { text: found[2] ?? "", colour: Number(found[1]) } : { text: part, colour: null };
    });
}

/** The same sentence for a screen reader or a title: names without marks. */
export function plain(sentence: string): string {
  return sentence.replace(/\uE000\d+:([^\uE001]*)\uE001/g, "$1");
}
