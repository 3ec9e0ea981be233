// A search that follows what is typed: the server looks, and the last question is the one that counts.

import { api } from "../lib/api";
import { attempt } from "../lib/problems.svelte";

const PAUSE = 150; // milliseconds of quiet before the server is asked

export class Search {
  found: string[] | null = $state.raw(null); // ids, the best first; none while nothing is looked for
  words = $state(""); // those that found it

  /** Must be made where a component begins: it stops when that is gone. */
  constructor(game: () => string, wanted: () => string) {
    $effect(() => {
      const [book, words] = [game(), wanted().trim()];
      if (!words) {
        this.tell(null, "");
        return;
      }
      let stale = false;
      const timer = setTimeout(async () => {
        const answer = await attempt(() => api.rules(book, words));
        if (answer && !stale) this.tell(answer.found, words);
      }, PAUSE);
      return () => {
        stale = true;
        clearTimeout(timer);
      };
    });
  }

  private tell(found: string[] | null, words: string): void {
    this.found = found;
    this.words = words;
  }
}
