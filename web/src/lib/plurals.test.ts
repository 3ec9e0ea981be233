// Numbers in the real texts: each language has its own idea of what is one, few and many.

import { beforeEach, expect, test, vi } from "vitest";
import type { Language } from "./device.svelte";

const FILES = import.meta.glob<string>("../../../src/ecliptic/locale/*/web.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const NUMBERS = [0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 112, 1.5];
const SAID: Partial<Record<Language, string[]>> = {
  en: [
    "0 options",
    "one option",
    "2 options",
    "5 options",
    "11 options",
    "12 options",
    "21 options",
    "22 options",
    "25 options",
    "101 options",
    "112 options",
    "1.5 options",
  ],
  ru: [
    "0 вариантов",
    "1 вариант",
    "2 варианта",
    "5 вариантов",
    "11 вариантов",
    "12 вариантов",
    "21 вариант",
    "22 варианта",
    "25 вариантов",
    "101 вариант",
    "112 вариантов",
    "1,5 варианта",
  ],
  pl: [
    "0 możliwości",
    "1 możliwość",
    "2 możliwości",
    "5 możliwości",
    "11 możliwości",
    "12 możliwości",
    "21 możliwości",
    "22 możliwości",
    "25 możliwości",
    "101 możliwości",
    "112 możliwości",
    "1,5 możliwości",
  ],
  it: [
    "0 opzioni",
    "1 opzione",
    "2 opzioni",
    "5 opzioni",
    "11 opzioni",
    "12 opzioni",
    "21 opzioni",
    "22 opzioni",
    "25 opzioni",
    "101 opzioni",
    "112 opzioni",
    "1,5 opzioni",
  ],
};
// Polish has one word for few and for many options; of events it has two.
const EVENTS = [
  "wydarzeń",
  "wydarzenie",
  "wydarzenia",
  "wydarzeń",
  "wydarzeń",
  "wydarzeń",
  "wydarzeń",
  "wydarzenia",
  "wydarzeń",
  "wydarzeń",
  "wydarzeń",
  "wydarzenia",
];

async function speaking(language: Language): Promise<typeof import("./texts.svelte")> {
  const text = FILES[`../../../src/ecliptic/locale/${language}/web.ftl`];
  vi.stubGlobal("fetch", async () => ({ text: async () => text }));
  const { device } = await import("./device.svelte");
  device.language = language;
  const texts = await import("./texts.svelte");
  await texts.speak();
  expect(texts.language()).toBe(language);
  return texts;
}

beforeEach(() => vi.resetModules());

test.each(Object.keys(SAID) as Language[])("options are counted in %s", async (language) => {
  const { t } = await speaking(language);
  expect(NUMBERS.map((count) => t("web-options-count", { count }))).toEqual(SAID[language]);
});

test("few and many events are told apart in Polish", async () => {
  const { t } = await speaking("pl");
  expect(NUMBERS.map((count) => t("web-since-you-looked", { count }).split(" ").at(-1))).toEqual(EVENTS);
});
