// Where things are drawn, in px of the window: for what flies between them, and for lines from one to another.

import type { Spot } from "./flights";
import type { Point } from "../mars/geometry";
import type { Scene } from "../types";

/** The element of a spot: of somebody who stands there, where they are drawn, else of the whole place. */
export function placed(board: HTMLElement, scene: Scene, spot: Spot, colour: number | null = null): Element | null {
  const [kind, number] = spot.split(":");
  if (kind === "reserve") return document.querySelector(`[data-seat="${scene.colours[Number(number)]!.seat}"]`);
  const crowd = [...board.querySelectorAll(`[data-crowd="${spot}"]`)];
  const somebody = colour === null ? [] : crowd.flatMap((each) => [...each.querySelectorAll(`[data-colour="${colour}"]`)]);
  return somebody.at(-1) ?? board.querySelector(`[data-thing="${spot}"]`) ?? crowd[0] ?? null;
}

export function middleOf(element: Element | null): Point | null {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}
