// What pressing a thing on the board does, and pointing at it.

import type { Given, Option } from "../../../lib/board";
import type { Scene, View } from "../types";
import { wish, type Pointing, type Thing } from "./pointing";

export interface Hands {
  press: (thing: Thing) => void;
  hover: (thing: Thing | null) => void;
}

/** What there is to be pressed, as it is at that moment. */
interface Reach {
  readonly pointing: Pointing;
  readonly options: Option[];
  readonly scene: Scene;
  readonly given: Pick<Given<View, Scene>, "point" | "choose" | "why">;
}

/** A press takes the one option that is about a thing, or asks why there is none; of several, buttons beside it ask. */
export function hands(reach: Reach): Hands {
  return {
    press(thing) {
      const found = reach.pointing.at.get(thing);
      if (!found) reach.given.why(wish(thing, reach.options, reach.scene));
      else if (found.length === 1) reach.given.choose(found[0]!.number);
    },
    hover(thing) {
      const found = thing ? reach.pointing.at.get(thing) : undefined;
      reach.given.point(found?.length === 1 ? found[0]!.number : null);
    },
  };
}

/** Pointer-only twins of the option list: what carries `data-thing` can be pressed and pointed at. */
export function pressable(node: HTMLElement, { press, hover }: Hands): { destroy: () => void } {
  const find = (event: Event): Thing | null => {
    const found = event.target instanceof Element ? event.target.closest("[data-thing]") : null;
    return (found?.getAttribute("data-thing") as Thing | null) ?? null;
  };
  const click = (event: MouseEvent): void => {
    const thing = find(event);
    if (thing) press(thing);
  };
  const over = (event: PointerEvent): void => hover(find(event));
  const out = (): void => hover(null);
  node.addEventListener("click", click);
  node.addEventListener("pointerover", over);
  node.addEventListener("pointerleave", out);
  return {
    destroy: () => {
      node.removeEventListener("click", click);
      node.removeEventListener("pointerover", over);
      node.removeEventListener("pointerleave", out);
    },
  };
}
