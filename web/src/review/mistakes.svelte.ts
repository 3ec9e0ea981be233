// What a bot thinks of a finished game: asked for seat by seat, and only when somebody wants to know.

import { SvelteMap } from "svelte/reactivity";
import { api } from "../lib/api";
import { attempt } from "../lib/problems.svelte";
import type { Mistake, ReviewTold } from "../wire";

export class Mistakes {
  private found = new SvelteMap<number, ReviewTold>();
  private asked = new Map<number, Promise<void>>();
  private closed = false;

  constructor(readonly id: string) {}

  /** How far the bot has come with this seat, if it was asked. */
  of(seat: number | null): ReviewTold | undefined {
    return seat === null ? undefined : this.found.get(seat);
  }

  /** All that it has found, in the order of the game. */
  inOrder(seat: number | null): Mistake[] {
    return [...(this.of(seat)?.mistakes ?? [])].sort((one, other) => one.number - other.number);
  }

  /** Until the bot is through; who asks again waits for the same answer. */
  ask(seat: number): Promise<void> {
    const asked = this.asked.get(seat) ?? this.keepAsking(seat);
    this.asked.set(seat, asked);
    return asked;
  }

  close(): void {
    this.closed = true;
  }

  /** Each question waits a little on the server, so this is no rush. */
  private async keepAsking(seat: number): Promise<void> {
    while (!this.closed && !this.of(seat)?.mistakes) {
      const told = await attempt(() => api.review(this.id, seat));
      if (!told) {
        this.asked.delete(seat); // who wants to know can ask again
        return;
      }
      this.found.set(seat, told);
    }
  }
}
