// What an option that is pointed at would do to somebody: a line from where to where, and who would be lost on it.

import type { AboutTold, Action } from "../../../wire";
import { subjectOf } from "../pointing/pointing";
import type { View } from "../types";
import { LOST, type Flight, type Spot } from "./flights";

export type Thread = Flight;

interface Now {
  readonly view: View;
  readonly about: AboutTold | null;
}

export function threadOf([verb, thing]: Action, { view, about }: Now): Thread | null {
  const subject = subjectOf(about) as Spot | null;
  const to = (end: Spot, crew: Thread["crew"] = []): Thread | null => subject && { from: subject, to: end, crew };
  switch (verb) {
    case "bound":
    case "move_to":
    case "evacuate_to":
    case "drop":
      return to(`region:${thing}`);
    case "swap_second":
      return to(`ship:${thing}`);
    case "replace":
    case "kill":
      return to(LOST, [{ colour: thing, count: 1 }]);
    case "launch":
      return landing(view, thing);
    case "destroy":
      return { from: `ship:${thing}`, to: LOST, crew: crewOf(view.ships[thing]?.crew ?? []) };
    default:
      return null;
  }
}

function landing(view: View, dock: number): Thread | null {
  const region = view.ships[dock]?.bound_for ?? null;
  return region === null ? null : { from: `ship:${dock}`, to: `region:${region}`, crew: [] };
}

function crewOf(crew: number[]): Thread["crew"] {
  return crew.flatMap((count, colour) => (count > 0 ? [{ colour, count }] : []));
}
