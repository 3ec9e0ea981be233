// What a drawn board is given, at a table and in a replay of it.

import type { Given, Option } from "../lib/board";
import { device } from "../lib/device.svelte";
import { screen } from "../lib/screen.svelte";
import type { AboutTold, Action, Event, Phrase, SeatSeen } from "../wire";
import type { Looking } from "./looking.svelte";

/** What is not the same at a table and in a replay of it. */
export interface Place {
  readonly table: string; // its id; nothing where the past is looked at
  readonly events: Event[];
  readonly me: number | null; // with whose eyes
  readonly pointed: number | null;
  why(action: Action): void;
}

export class GivenHere implements Given<unknown, unknown> {
  constructor(
    private readonly sitting: Looking,
    private readonly place: Place,
  ) {}

  // The table changes more often than the view: who only reads the view need not follow it.
  readonly view: unknown = $derived.by(() => this.sitting.sight.table?.view);
  readonly scene: unknown = $derived.by(() => this.sitting.sight.scene?.board);
  readonly seats: SeatSeen[] = $derived.by(() => this.sitting.sight.table?.seats ?? []);

  get table(): string {
    return this.place.table;
  }

  get me(): number | null {
    return this.place.me;
  }

  get turn(): number {
    return this.sitting.table?.turn ?? 0;
  }

  get events(): Event[] {
    return this.place.events;
  }

  get outlook(): Event[] {
    return this.sitting.sight.words?.outlook ?? [];
  }

  get options(): Option[] {
    return this.sitting.options;
  }

  get about(): AboutTold | null {
    return this.sitting.about;
  }

  get pointed(): number | null {
    return this.place.pointed;
  }

  get phone(): boolean {
    return screen.phone;
  }

  get motion(): boolean {
    return device.motion;
  }

  say(words: Phrase | string): string {
    return this.sitting.plainly(words);
  }

  point(option: number | null): void {
    this.sitting.pointed = option;
  }

  choose(option: number): void {
    this.sitting.choose(option);
  }

  why(action: Action): void {
    this.place.why(action);
  }
}
