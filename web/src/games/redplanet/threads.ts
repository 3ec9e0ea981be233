// What an option that is pointed at would do to somebody: a line from where to where, and who would be lost on it.

import type { Action } from "../../wire";
import { LOST, type Flight, type Spot } from "./flights";
import { placeOf, stepOf } from "./pointing";
import type { Scene, View } from "./types";

export type Thread = Flight;

export function threadOf([verb, thing]: Action, view: View, scene: Scene): Thread | null {
  const arg = stepOf(view)?.[2] ?? 0;
  const line = (from: Spot, to: Spot, crew: Thread["crew"] = []): Thread => ({ from, to, crew });
  switch (verb) {
    case "bound":
      return line(`ship:${arg}`, `region:${thing}`);
    case "launch":
      return landing(view, thing);
    case "move_to":
      return line(`region:${arg}`, `region:${thing}`);
    case "evacuate_to": // the step has the colour in front of the region
      return line(`region:${arg % scene.regions.length}`, `region:${thing}`);
    case "drop":
      return scene.moon === null ? null : line(`region:${scene.moon}`, `region:${thing}`);
    case "swap_second":
      return line(`ship:${arg}`, `ship:${thing}`);
    case "destroy":
      return line(`ship:${thing}`, LOST, crewOf(view.ships[thing]?.crew ?? []));
    case "replace":
      return line(placeOf(arg, scene), LOST, [{ colour: thing, count: 1 }]);
    case "kill":
      return line(`region:${arg}`, LOST, [{ colour: thing, count: 1 }]);
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
