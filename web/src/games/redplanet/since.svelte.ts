// What has happened since the reader last did something, and since the view before: for the eyes and for the ears.

import { untrack } from "svelte";
import { keep, kept } from "../../lib/kept";
import { play } from "../../lib/sounds";
import { changed, hasActed, looks, type Looks } from "./changes";
import { cues } from "./cues";
import type { Thing } from "./pointing";
import type { View } from "./types";

const PLACE = "ecliptic-board"; // of what the board looked like when the reader last acted: they may come back much later

export class Since {
  changed: Set<Thing> = $state.raw(new Set()); // since the reader last acted
  acts = $state(0); // how often they did
  private last: View | null = null;
  private base: Looks = {};

  /** To be made where a component begins; a table without a name is not remembered. */
  constructor(
    view: () => View,
    private readonly me: () => number | null,
    private readonly table: () => string,
  ) {
    const now = $derived(view()); // the same one again is no news
    $effect.pre(() => {
      const seen = now;
      untrack(() => this.see(seen));
    });
  }

  private see(view: View): void {
    const [last, look] = [this.last, looks(view)];
    this.last = view;
    if (!last) this.base = (this.table() && kept<Looks>(PLACE, this.table())) || look;
    else {
      for (const sound of cues(last, view)) play(sound);
      if (hasActed(last, view)) this.act(look);
    }
    this.changed = this.me() === null ? new Set() : changed(this.base, look);
  }

  private act(look: Looks): void {
    this.base = look;
    this.acts += 1;
    if (this.table() && this.me() !== null) keep(PLACE, this.table(), look);
  }
}
