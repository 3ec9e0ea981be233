// What is kept on this device: language, theme and the like. Nothing of it goes to the server.

import { LANGUAGE_NAMES } from "../wire";

export type Language = keyof typeof LANGUAGE_NAMES;
/** What each calls itself: whoever cannot read this page finds theirs. */
export const OWN_NAMES: Record<Language, string> = LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(OWN_NAMES) as Language[];
export type Theme = "system" | "dark" | "light";

interface Kept {
  language: Language;
  theme: Theme;
  text: number; // per cent
  motion: boolean;
  plain: boolean; // pictures: fewer and simpler ones, for slow machines and for who prefers it
  sound: boolean;
  volume: number; // per cent
  notices: boolean;
  onePress: boolean; // a tap takes at once
  keys: boolean; // single-key shortcuts
  name: string;
  setups: Record<string, unknown>; // how each game was last set up
  shares: Record<string, number>; // per cent of the height that the board of each game has as text, where one has moved it
}

const PLACE = "ecliptic";

function preferred(): Language {
  const wishes = typeof navigator === "undefined" ? [] : navigator.languages;
  const known = wishes.map((wish) => wish.slice(0, 2) as Language).find((wish) => LANGUAGES.includes(wish));
  return known ?? "en";
}

const FRESH: Kept = {
  language: preferred(),
  theme: "system",
  text: 100,
  motion: true,
  plain: false,
  sound: false,
  volume: 50,
  notices: false,
  onePress: false,
  keys: true,
  name: "",
  setups: {},
  shares: {},
};

function read(): Kept {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...FRESH };
  }
}

export const device: Kept = $state(read());

/** Keep what was changed, and let the page look like it. */
export function keepDevice(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(device));
  } catch {
    // a private window keeps nothing, and that is what its owner wants
  }
}

export function dress(root: HTMLElement): void {
  const dark = device.theme === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : device.theme === "dark";
  root.dataset["theme"] = dark ? "dark" : "light";
  root.dataset["pictures"] = device.plain ? "plain" : "drawn";
  root.dataset["motion"] = device.motion ? "on" : "off";
  root.lang = device.language;
  root.style.setProperty("--text-size", String(device.text / 100));
}
