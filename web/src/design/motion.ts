// Whether things may move: the reader has a say in the settings, and so has their system.

import { getContext, setContext } from "svelte";

const KEY = Symbol("motion");
const calm = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");

export const FLIGHT = 400; // milliseconds: the longest that anything takes
export const CARD = 300;
export const NUMBER = 200;

export type Moves = () => boolean;

export function mayMove(wanted: boolean): boolean {
  return wanted && !calm?.matches;
}

/** For all that is drawn inside a board. */
export const moveInside = (moves: Moves): Moves => setContext(KEY, moves);
export const movesHere = (): Moves => getContext<Moves | undefined>(KEY) ?? (() => false);

export interface Turn {
  delay?: number;
  duration: number;
  css?: (t: number) => string;
}

/** A Svelte transition: somebody is there when their flight has ended. */
export function appear(_node: Element, { moves }: { moves: Moves }): Turn {
  if (!moves()) return { duration: 0 };
  return { delay: FLIGHT - NUMBER, duration: NUMBER, css: (t) => `opacity: ${t}` };
}

/** A Svelte transition: something is turned over and shows its other side. It works inside an SVG as well. */
export function turnOver(_node: Element, { moves, delay = 0 }: { moves: Moves; delay?: number }): Turn {
  if (!moves()) return { duration: 0 };
  return { delay, duration: CARD, css: (t) => `transform: scaleX(${t})` };
}
