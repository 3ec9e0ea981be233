// What drawings are made with. A drawing is a pure function that gives SVG as text: the same for the same arguments, so
// that it can be made once, when the page is built, or kept where it depends on a map.
//
// No style attributes and no <style> inside: the page's security policy forbids them. Presentation attributes are enough.

import { INKS, LETTERS } from "./inks";

/** A flat shape, or a line: "k" fills with ink k, "k2" draws a line 2 wide in it. */
export type Layer = readonly [ink: string, path: string];

/** At most one decimal: more is not seen, and only weighs. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

function inked(letter: string): string {
  const name = LETTERS[letter];
  if (!name) throw new Error(`no ink has the letter ${letter}`);
  return INKS[name];
}

export function layer([ink, path]: Layer): string {
  const colour = inked(ink.charAt(0));
  if (ink.length === 1) return `<path d="${path}" fill="${colour}"/>`;
  const pen = `stroke-width="${ink.slice(1)}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<path d="${path}" fill="none" stroke="${colour}" ${pen}/>`;
}

export const layers = (list: readonly Layer[]): string => list.map(layer).join("");

/** A circle as a path, so that several are one shape. */
export function disc(x: number, y: number, radius: number): string {
  const across = short(2 * radius);
  return `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(radius)} 0 1 1 ${across} 0a${short(radius)} ${short(radius)} 0 1 1 -${across} 0Z`;
}

/** A whole picture, to be a file of its own. */
export function picture(width: number, height: number, inside: string, box = `0 0 ${width} ${height}`): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${inside}</svg>`;
}

/** A number that is always the same for a word. */
export function hash(word: string): number {
  let value = 2166136261;
  for (const letter of word) value = Math.imul(value ^ letter.codePointAt(0)!, 16777619);
  return value >>> 0;
}

/** Chance that is always the same for a seed: numbers from 0 to 1, to scatter stars and craters. */
export function scatter(seed: number | string): () => number {
  let state = typeof seed === "string" ? hash(seed) : seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
