// Drawn boards: a game has one if its folder in `games/` has an index; any other game is played on the plain table.

import type { Component } from "svelte";
import type { Phrase } from "../wire";

/** The parts of a board. They have no properties: what the table tells them is in the context (`board.ts`). */
export interface Drawn {
  Board: Component;
  Mine?: Component; // below the board: what the reader owns
  Track?: Component; // in the header: how far the game is
  pictureOf?: (words: Phrase) => string | null; // beside a line of the log: the address of a picture, round, for 34 px
}

const FOUND = import.meta.glob("../games/*/index.ts") as Record<string, () => Promise<Drawn>>;

export async function drawn(game: string): Promise<Drawn | null> {
  const load = FOUND[`../games/${game}/index.ts`];
  return load ? await load() : null;
}
