// What a drawn board gets from the table, and gives back. It holds no rules: every legal thing is an option.

import type { Action, Event, Phrase, SeatSeen } from "../wire";

export interface Option {
  number: number; // as in the list, from 1
  action: Action;
  words: string; // in the reader's language
}

export interface BoardProps<View, Scene> {
  table: string; // its id; nothing where the past is looked at
  view: View;
  scene: Scene; // what never changes at this table: the map, the names
  seats: SeatSeen[];
  events: Event[]; // all that has happened, as far as the reader knows
  outlook: Event[]; // what would happen at the next count if it came now
  me: number | null;
  options: Option[];
  pointed: number | null; // the option that the reader points at, here or in the list
  phone: boolean;
  motion: boolean;
  say: (phrase: Phrase | string) => string;
  point: (option: number | null) => void;
  choose: (option: number) => void;
  why: (action: Action) => void; // the reader wonders why something is not possible
}
