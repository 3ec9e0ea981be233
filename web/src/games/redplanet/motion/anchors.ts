// Where things are drawn, in px of the window: for what flies between them, and for lines from one to another.

import type { Orbit } from "./course";
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

/** The tip of a ship in its dock. */
export function tipOf(element: Element | null): Point | null {
  const box = element?.querySelector(".hull")?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + 2 } : null;
}

/** Where a ship that comes from there enters a region of the globe, and the orbit around it. */
export function entryOf(element: Element | null, from: Point): { to: Point; orbit: Orbit } | null {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  const told = element?.getAttribute("data-entries");
  if (!matrix || !told) return null;
  const seen = (text: string): Point => new DOMPoint(...text.split(",").map(Number)).matrixTransform(matrix);
  const away = ({ x, y }: Point): number => Math.hypot(x - from.x, y - from.y);
  const to = told
    .split(" ")
    .map(seen)
    .reduce((best, point) => (away(point) < away(best) ? point : best));
  return { to, orbit: { centre: seen("0,0"), radius: Number(element?.getAttribute("data-orbit")) } };
}
