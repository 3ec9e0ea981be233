// Drawn boards: a game has one if its folder in `games/` has an index; any other game is played on the plain table.

import type { Component } from "svelte";
import type { BoardProps } from "./board";

export interface Drawn {
  Board: Component<BoardProps<never, never>>;
  Mine?: Component<BoardProps<never, never>>; // below the board: what the reader owns
  Track?: Component<BoardProps<never, never>>; // in the header: how far the game is
}

const FOUND = import.meta.glob("../games/*/index.ts") as Record<string, () => Promise<Drawn>>;

export async function drawn(game: string): Promise<Drawn | null> {
  const load = FOUND[`../games/${game}/index.ts`];
  return load ? await load() : null;
}
