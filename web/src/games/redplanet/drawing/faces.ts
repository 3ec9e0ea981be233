// The colours of a table as they are shown: shape, hue, name.

import { owners, type Owner } from "../../../design/owners";
import type { Say, Scene } from "../types";

export interface Face {
  owner: Owner;
  name: string;
  seat: number;
  neutral: boolean;
}

export function faces(scene: Scene, say: Say): Face[] {
  const found = owners(scene.colours.map((colour) => colour.look));
  return scene.colours.map(({ name, seat, neutral }, index) => ({ owner: found[index]!, name: say(name), seat, neutral }));
}

/** The colours that a seat decides for, its own first. */
export function coloursOf(scene: Scene, seat: number | null): number[] {
  const found = scene.colours.flatMap((colour, index) => (colour.seat === seat ? [index] : []));
  return found.sort((one, other) => Number(scene.colours[one]!.neutral) - Number(scene.colours[other]!.neutral));
}
