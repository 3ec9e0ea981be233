// What has happened since the reader last did something, and since the view before: for the eyes and for the ears.

import { untrack } from "svelte";
import type { Given } from "../../../lib/board";
import { keep, kept } from "../../../lib/kept";
import { play } from "../../../lib/sounds";
import { changed, hasActed, looks, type Looks, type Moment } from "./changes";
import { cues } from "./cues";
import type { Thing } from "../pointing/pointing";
import type { View } from "../types";

const PLACE = "ecliptic-board"; // of what the board looked like when the reader last acted: they may come back much later

export class Since {
  changed: Set<Thing> = $state.raw(new Set()); // since the reader last acted
  acts = $state(0); // how often they did
  private last: Moment | null = null;
  private base: Looks = {};

  constructor(private readonly given: () => Given<View, unknown>) {}

  /** Follow the game, with eyes and ears; to be called where a component begins. */
  follow(): void {
    const now = $derived(this.given().view); // the same one again is no news
    $effect.pre(() => {
      const seen = now;
      untrack(() => this.see(seen));
    });
  }

  private see(view: View): void {
    const { table, me, turn } = this.given();
    const [last, now, look] = [this.last, { view, turn }, looks(view)];
    this.last = now;
    if (!last) this.base = (table && kept<Looks>(PLACE, table)) || look;
    else {
      for (const sound of cues(last.view, view)) play(sound);
      if (hasActed(last, now)) this.act(look);
    }
    this.changed = me === null ? new Set() : changed(this.base, look);
  }

  private act(look: Looks): void {
    this.base = look;
    this.acts += 1;
    const { table, me } = this.given(); // a table without a name is not remembered
    if (table && me !== null) keep(PLACE, table, look);
  }
}
