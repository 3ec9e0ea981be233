// The board's own words. `tests/texts` finds them by their literal names: `tell("free", { count })`.

import type { Say } from "./types";

export type Tell = (word: string, args?: Record<string, unknown>) => string;

export function teller(say: Say): Tell {
  return (word, args = {}) => say({ id: `redplanet-table-${word}`, args });
}
