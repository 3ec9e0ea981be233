// Which thing on the board an option is about, and what the reader would like when pressing something else.

import type { AboutTold, Action } from "../../../wire";
import type { Option } from "../../../lib/board";
import type { Scene } from "../types";

export type Kind = "ship" | "region" | "role" | "card" | "deck" | "swap";
export type Thing = `${Kind}:${number}`;

export interface Pointing {
  at: Map<Thing, Option[]>;
  whom: Thing | null; // where somebody is picked out of a crowd
}

const ALONE: Record<string, Thing> = { draw: "deck:0", swap: "swap:0" }; // verbs that are done to nothing in particular
const USUAL: Record<Kind, string> = {
  ship: "place",
  region: "move_to",
  role: "choose",
  card: "play",
  deck: "draw",
  swap: "swap",
};

export function pointings(options: Option[], scene: Scene, about: AboutTold | null): Pointing {
  const at = new Map<Thing, Option[]>();
  let whom: Thing | null = null;
  for (const option of options) {
    const [verb] = option.action;
    const thing = scene.verbs[verb] === "colour" ? subjectOf(about) : thingOf(option.action, scene);
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
export function placeOf(place: number, scene: Scene): Thing | null {
  const found = scene.places[place];
  return found ? `${found.kind}:${found.number}` : null;
}

/** What the question is about, if it is on the board. */
export function subjectOf(about: AboutTold | null): Thing | null {
  const [kind, number] = about?.subject ?? ["", 0];
  return kind === "ship" || kind === "region" ? `${kind}:${number}` : null;
}

/** What pressing a thing would mean now: the verb of the present question if it fits, else the usual one. */
export function wish(thing: Thing, options: Option[], scene: Scene): Action {
  const [kind, number] = thing.split(":") as [Kind, string];
  for (const { action } of options) {
    const wanted = scene.verbs[action[0]];
    if (wanted === kind) return [action[0], Number(number)];
    const place = wanted === "place" ? scene.places.findIndex((each) => thing === `${each.kind}:${each.number}`) : -1;
    if (place >= 0) return [action[0], place];
  }
  return [USUAL[kind], Number(number)];
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
