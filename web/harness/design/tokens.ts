// The tokens as their file has them, so that the page lacks none.

import text from "../../src/design/tokens.css?raw";

const NAMES = [...new Set([...text.matchAll(/^ {2}(--[\w-]+): (.*?);/gm)].map(([, name = ""]) => name))];
const first = (name: string): string => new RegExp(`${name}: (.*?);`).exec(text)?.[1] ?? "";

const begins = (...starts: string[]): string[] => NAMES.filter((name) => starts.some((start) => name.startsWith(start)));
const isColour = (name: string): boolean => /^#|^rgb/.test(first(name));

export const INKS = NAMES.filter(isColour);
export const SURFACES = ["--page", "--surface", "--raised", "--control"];
export const WORDS = ["--text", "--muted", "--link", "--good", "--bad", "--warn"]; // text on any surface
export const SIGNS = ["--gold", "--control-line", "--ring", ...begins("--owner-").filter((name) => name !== "--owner-line")];
/** What lies on what else: ink, its ground. */
export const PAIRS: [string, string][] = [
  ["--on-main", "--main"],
  ["--paper-ink", "--paper"],
  ["--paper-ink", "--paper-grey"],
  ...begins("--kind-").map((kind): [string, string] => ["--on-kind", kind]),
  ["--on-qr", "--qr"],
];
export const SIZES = begins("--size-", "--fixed-");
export const RADII = begins("--radius-");
export const SPACES = begins("--space-");
export const value = first;
