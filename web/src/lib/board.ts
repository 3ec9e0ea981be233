// What the table tells a drawn board, and what a board asks of the table. It holds no rules: every legal thing is an
// option. The table puts it into Svelte's context; a board takes it out, and hands none of it from part to part.

import { createContext } from "svelte";
import type { AboutTold, Action, Event, Phrase, SeatSeen } from "../wire";

export interface Option {
  number: number; // as in the list, from 1
  action: Action;
  words: string; // in the reader's language
}

/** Each field is read anew wherever it is used: what depends on it follows it. */
export interface Given<View, Scene> {
  readonly table: string; // its id; nothing where the past is looked at
  readonly view: View; // what the reader knows of the game now
  readonly scene: Scene; // what never changes at this table: the map, the names
  readonly seats: SeatSeen[];
  readonly me: number | null; // the reader's seat
  readonly turn: number; // how often the reader has acted, or taken something back
  readonly events: Event[]; // all that has happened, as far as the reader knows
  readonly outlook: Event[]; // what would happen at the next count if it came now
  readonly options: Option[]; // all that the reader can do now
  readonly about: AboutTold | null; // what the question is about, while they are asked one
  readonly pointed: number | null; // the option that the reader points at, here or in the list
  readonly phone: boolean;
  readonly motion: boolean; // things may move
  say(phrase: Phrase | string): string;
  point(option: number | null): void;
  choose(option: number): void;
  why(action: Action): void; // the reader wonders why something is not possible
}

const [taken, put] = createContext<Given<unknown, unknown>>();

/** For all boards that are drawn inside a component. */
export const giveBoard = put;

/** A game's board knows the types of its own view; nobody else does. */
export const boardHere = <View, Scene>(): Given<View, Scene> => taken() as Given<View, Scene>;
