// Phrases said in the reader's language: the same Fluent files as the terminal's, fetched when they are wanted.
// The page's own lie beside it. Those of a game come from the server: the page was built without knowing the game.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { GameTold, Phrase } from "../wire";
import { api } from "./api";
import { device, type Language } from "./device.svelte";
import { EMPTY, unsaid } from "./unsaid";

const FILES = import.meta.glob<string>("../../../src/ecliptic/locale/*/{core,server,advice,bots,web,web_*}.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});

const ENGLISH: Language = "en"; // for what another language lacks
const OPEN = "\uE000"; // around a player's name: said as it is, and shown with the shape of the player
const CLOSE = "\uE001";

interface Tongue {
  language: Language;
  bundles: FluentBundle[]; // the reader's language, then English
  games: Set<string>;
}

let tongue: Tongue = $state.raw({ language: ENGLISH, bundles: [], games: new Set<string>() });
const wanted = new Set<string>(); // games

interface Pack {
  language: Language;
  text: string;
}

/** The page's own words, which are whole in every language. */
function shell(language: Language): Promise<Pack>[] {
  const files = Object.entries(FILES).filter(([file]) => file.includes(`/${language}/`));
  return files.map(async ([, address]) => ({ language, text: await (await fetch(address)).text() }));
}

let told: Promise<Map<string, GameTold>> | null = null;

/** What can be played, asked once: it names the versions of the texts, by which a browser may keep them for ever. */
export function games(): Promise<Map<string, GameTold>> {
  return (told ??= gamesTold());
}

async function gamesTold(): Promise<Map<string, GameTold>> {
  try {
    return new Map((await api.games()).map((game) => [game.id, game]));
  } catch {
    told = null;
    return new Map(); // their texts are asked for without a version
  }
}

/** The words of a game, and the English ones where it has none in this language, or not all. */
async function ofGame(game: string, language: Language): Promise<Pack[]> {
  const texts = (await games()).get(game)?.texts;
  const needed = language === ENGLISH || texts?.[language]?.whole ? [language] : [language, ENGLISH];
  const there = needed.filter((each) => !texts || texts[each]);
  return Promise.all(there.map(async (each) => ({ language: each, text: await api.texts(game, each, texts?.[each]?.version) })));
}

function bundle(language: Language, packs: Pack[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const pack of packs) if (pack.language === language) made.addResource(new FluentResource(pack.text));
  return made;
}

/** Have the words of these games in the present language; the page changes over when all of them are there. */
export async function speak(...more: string[]): Promise<void> {
  for (const game of more) wanted.add(game);
  void games(); // with the first files: a table then need not wait for it
  const language = device.language;
  const all = new Set(wanted);
  if (isSpoken(language, all)) return;
  const packs = (await Promise.all([Promise.all(shell(language)), ...[...all].map((game) => ofGame(game, language))])).flat();
  const isBehind = tongue.language === language && [...tongue.games].some((game) => !all.has(game)); // another was quicker
  if (device.language !== language || isBehind) return;
  const languages = language === ENGLISH ? [language] : [language, ENGLISH];
  tongue = { language, bundles: languages.map((each) => bundle(each, packs)), games: all };
}

function isSpoken(language: Language, all: Set<string>): boolean {
  return tongue.language === language && tongue.bundles.length > 0 && [...all].every((game) => tongue.games.has(game));
}

export function language(): Language {
  return tongue.language;
}

export function isKnown(id: string): boolean {
  return tongue.bundles.some((each) => each.hasMessage(id.split(".")[0] ?? id));
}

/** A message of the page itself. */
export function t(id: string, args: Record<string, unknown> = {}): string {
  return message(id, args, NOBODY);
}

export type Names = ReadonlyMap<string, string>; // what a phrase is to be called instead
const NOBODY: Names = new Map();

/** A phrase that needs no arguments may come without them. */
function argsOf({ args }: Partial<Phrase>): Record<string, unknown> {
  return args ?? {};
}

/** The id of what a phrase is about: "Blue (neutral)" is about blue. */
export function innermost(phrase: Phrase): string {
  const inner = Object.values(argsOf(phrase)).find(isPhrase);
  return inner ? innermost(inner) : phrase.id;
}

/** By what `Names` know a phrase: two neutral colours differ only in what stands inside. */
export function known(phrase: Phrase): string {
  const [id, args] = [phrase.id, argsOf(phrase)];
  return Object.keys(args).length > 0 ? `${id} ${JSON.stringify(args)}` : id;
}

/** A phrase, with the phrases inside it said first; where somebody has a name, by that name. */
export function say(words: Phrase | string, names: Names = NOBODY): string {
  if (typeof words === "string") return words;
  if (words.id === "literal") return literal(argsOf(words)["text"]);
  const name = names.size > 0 ? names.get(known(words)) : undefined;
  if (name !== undefined) return name;
  return message(words.id, argsOf(words), names);
}

function message(id: string, args: Record<string, unknown>, names: Names): string {
  const given: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(args)) given[key] = argument(value, names);
  for (const each of tongue.bundles) {
    const said = formatted(each, id, given);
    if (said !== null) return said;
  }
  return unsaid(id, given);
}

/** The message in this language; null if it is missing, or lacks something that it needs. */
function formatted(from: FluentBundle, id: string, given: Record<string, string | number>): string | null {
  const [name = id, attribute] = id.split(".");
  const found = from.getMessage(name);
  const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
  if (!pattern) return null;
  const errors: Error[] = [];
  const said = from.formatPattern(pattern, given, errors);
  return errors.length > 0 ? null : said;
}

function argument(value: unknown, names: Names): string | number {
  if (typeof value === "number") return value;
  if (Array.isArray(value))
    return (
      listed(
        value.map((item) => String(argument(item, names))),
        names,
      ) || EMPTY
    );
  if (isPhrase(value)) return say(value, names);
  return literal(value) || EMPTY;
}

/** What is said as it is: a text, or whatever else JSON can hold. */
function literal(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
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
