// Which thing on the board an option is about, and what the reader would like when pressing something else.

import type { Action } from "../../wire";
import type { Option } from "../../lib/board";
import type { Props, Scene, View } from "./types";

export type Kind = "ship" | "region" | "role" | "card" | "deck" | "swap";
export type Thing = `${Kind}:${number}`;

export interface Pointing {
  at: Map<Thing, Option[]>;
  whom: Thing | null; // where somebody is picked out of a crowd
}

const ALONE: Record<string, Thing> = { draw: "deck:0", swap: "swap:0" }; // verbs that are done to nothing in particular
const QUESTIONS_AT_REGIONS = ["KillWhom"];
const USUAL: Record<Kind, string> = { ship: "place", region: "move_to", role: "choose", card: "play", deck: "draw", swap: "swap" };

export function pointings(options: Option[], scene: Scene, view: View): Pointing {
  const at = new Map<Thing, Option[]>();
  let whom: Thing | null = null;
  for (const option of options) {
    const [verb] = option.action;
    const thing = scene.verbs[verb] === "colour" ? asked(scene, view) : thingOf(option.action, scene);
    if (!thing) continue;
    if (scene.verbs[verb] === "colour") whom = thing;
    at.set(thing, [...(at.get(thing) ?? []), option]);
  }
  return { at, whom };
}

/** Whether something on the board itself can be pressed; roles and held cards lie below it. */
export function asksHere({ at }: Pointing): boolean {
  return [...at.keys()].some((thing) => /^(?:ship|region|deck):/.test(thing));
}

/** The thing that an action is done to, if it is on the board. */
export function thingOf([verb, thing]: Action, scene: Scene): Thing | null {
  switch (scene.verbs[verb]) {
    case "ship":
    case "region":
    case "role":
    case "card":
      return `${scene.verbs[verb] as Kind}:${thing}`;
    case "place":
      return placeOf(thing, scene);
    default:
      return ALONE[verb] ?? null;
  }
}

/** A place is a dock or a region. */
export function placeOf(thing: number, scene: Scene): `ship:${number}` | `region:${number}` {
  const first = scene.place_of_region;
  return thing < first ? `ship:${thing}` : `region:${thing - first}`;
}

export type Step = [seat: number, name: string, arg: number];

/** What is asked of the viewer: it is on top of their agenda. */
export function stepOf(view: View): Step | null {
  return lanesOf(view)[0]?.at(-1) ?? null;
}

/** What lies before the viewer, the next on top. */
export function lanesOf(view: View): Step[][] {
  const lanes = (view.agenda.at(-1) ?? []) as Step[][];
  return lanes.filter((lane) => lane.at(-1)?.[0] === view.viewer);
}

/** Where the crowd stands out of which the viewer picks somebody: the question says it. */
function asked(scene: Scene, view: View): Thing | null {
  const step = stepOf(view);
  if (!step) return null;
  return QUESTIONS_AT_REGIONS.includes(step[1]) ? `region:${step[2]}` : placeOf(step[2], scene);
}

/** What pressing a thing would mean now: the verb of the present question if it fits, else the usual one. */
export function wish(thing: Thing, options: Option[], scene: Scene): Action {
  const [kind, number] = thing.split(":") as [Kind, string];
  for (const { action } of options) {
    const wanted = scene.verbs[action[0]];
    if (wanted === kind) return [action[0], Number(number)];
    if (wanted === "place" && kind === "ship") return [action[0], Number(number)];
    if (wanted === "place" && kind === "region") return [action[0], scene.place_of_region + Number(number)];
  }
  return [USUAL[kind], Number(number)];
}

export interface Hands {
  press: (thing: Thing) => void;
  hover: (thing: Thing | null) => void;
}

interface Within extends Pick<Props, "options" | "scene" | "point" | "choose" | "why"> {
  pointing: Pointing;
}

/** A press takes the one option that is about a thing, or asks why there is none; of several, buttons beside it ask. */
export function reaching(now: () => Within): Hands {
  return {
    press(thing) {
      const { pointing, options, scene, choose, why } = now();
      const found = pointing.at.get(thing);
      if (!found) why(wish(thing, options, scene));
      else if (found.length === 1) choose(found[0]!.number);
    },
    hover(thing) {
      const { pointing, point } = now();
      const found = thing ? pointing.at.get(thing) : undefined;
      point(found?.length === 1 ? found[0]!.number : null);
    },
  };
}

/** Pointer-only twins of the option list: what carries `data-thing` can be pressed and pointed at. */
export function hands(node: HTMLElement, wanted: Hands): { update: (wanted: Hands) => void; destroy: () => void } {
  let now = wanted;
  const find = (event: globalThis.Event): Thing | null => {
    const found = event.target instanceof Element ? event.target.closest("[data-thing]") : null;
    return (found?.getAttribute("data-thing") as Thing | null) ?? null;
  };
  const press = (event: MouseEvent): void => {
    const thing = find(event);
    if (thing) now.press(thing);
  };
  const over = (event: PointerEvent): void => now.hover(find(event));
  const out = (): void => now.hover(null);
  node.addEventListener("click", press);
  node.addEventListener("pointerover", over);
  node.addEventListener("pointerleave", out);
  return {
    update: (next) => (now = next),
    destroy: () => {
      node.removeEventListener("click", press);
      node.removeEventListener("pointerover", over);
      node.removeEventListener("pointerleave", out);
    },
  };
}

/** How a thing is ringed: what its badge says, and whether the reader points at it. */
export interface Mark {
  badge: string; // nothing where buttons beside the thing have the numbers
  pointed: boolean;
}

export function markOf(thing: Thing, pointing: Pointing, pointed: number | null): Mark | null {
  const options = pointing.at.get(thing);
  if (!options) return null;
  return {
    badge: thing === pointing.whom ? "" : `${options[0]!.number}`,
    pointed: options.some((option) => option.number === pointed),
  };
}
