// What a drawn board is given, at a table and in a replay of it.

import type { BoardProps } from "../lib/board";
import { device } from "../lib/device.svelte";
import { screen } from "../lib/screen.svelte";
import type { Action, Event } from "../wire";
import type { Looking } from "./looking.svelte";

interface Rest {
  table: string; // its id; nothing where the past is looked at
  events: Event[];
  me: number | null; // with whose eyes
  pointed: number | null;
  why: (action: Action) => void;
}

/** A game's board knows the types of its own view; nobody else does. */
export function givenTo(sitting: Looking, rest: Rest): BoardProps<never, never> {
  const { table, scene, words } = sitting.sight;
  const props: BoardProps<unknown, unknown> = {
    view: table?.view,
    scene: scene?.board,
    seats: table?.seats ?? [],
    outlook: words?.outlook ?? [],
    options: sitting.options,
    phone: screen.phone,
    motion: device.motion,
    say: (words) => sitting.plainly(words),
    point: (option) => (sitting.pointed = option),
    choose: (option) => sitting.choose(option),
    ...rest,
  };
  return props as BoardProps<never, never>;
}
