// Facts as figures: a small picture for the kind of thing, and the number beside it.

import { isPhrase } from "../lib/texts.svelte";
import type { Cell, Phrase } from "../wire";

export interface Figure {
  value: string; // "3", and of how many: "3/7"
  more: string; // what comes by itself: "+5"
}

/** The numbers that a fact names; null where it names none, such as who goes first. */
export function figureOf(words: Cell["words"]): Figure | null {
  if (typeof words === "string") return /^\d+$/.test(words) ? { value: words, more: "" } : null;
  const args: Record<string, unknown> = "args" in words ? words.args : {}; // a phrase that needs none may lack them
  const { count, goal, income } = args;
  if (typeof count === "number")
    return {
      value: typeof goal === "number" ? `${count}/${goal}` : `${count}`,
      more: typeof income === "number" && income !== 0 ? `${income < 0 ? "−" : "+"}${Math.abs(income)}` : "",
    };
  const inner = Object.values(args).filter((each): each is Phrase => isPhrase(each)); // "Violet: reserve 12"
  return inner.map(figureOf).find((each) => each !== null) ?? null;
}
