// A game of the past, or the past of a game: moment by moment as one viewer saw it, fetched a little ahead and kept.

import { api } from "../lib/api";
import { attempt } from "../lib/problems.svelte";
import type { Sight } from "../table/looking.svelte";
import type {
  Action,
  LineTold,
  Mistake,
  MomentTold,
  NextTold,
  ReplayTold,
  SceneTold,
  TableSeen,
  ViewerName,
  WordsTold,
} from "../wire";
import { Mistakes } from "./mistakes.svelte";
import { chapterAfter, chapterBefore, chunkOf, chunksAround, CHUNK } from "./steps";

interface Eyes {
  told: ReplayTold;
  moments: Map<number, MomentTold>;
  asked: Set<number>; // chunks
}

export class Replay implements Sight {
  at = $state(0); // the moment that is wanted
  playing = $state(false);
  told: ReplayTold | null = $state.raw(null);
  shown: MomentTold | null = $state.raw(null); // the last one that we had
  private now: TableSeen | null = $state.raw(null); // who sits there, and how it ended
  private eyes = new Map<ViewerName, Eyes>();
  private looks = 0; // wishes to see it with other eyes: the last one counts, whichever is answered first
  readonly mistakes: Mistakes;

  constructor(readonly id: string) {
    this.mistakes = new Mistakes(id);
  }

  last: number = $derived.by(() => this.told?.moves.length ?? 0);
  atEnd: boolean = $derived.by(() => this.shown?.number === this.last);
  scene: SceneTold | null = $derived.by(() => this.told?.scene ?? null);
  words: WordsTold | null = $derived.by(() => this.shown?.words ?? null);
  // A game that is on may have gone on since we asked how long it is: that belongs to the next look.
  following: NextTold | null = $derived.by(() => (this.atEnd ? null : (this.shown?.next ?? null)));
  next: Action | null = $derived.by(() => this.following?.action ?? null);
  log: LineTold[] = $derived.by(() => this.told?.log.slice(0, (this.shown?.number ?? 0) + 1).flat() ?? []);

  /** The seat whose game can be judged, and played again: it is over, and seen with the eyes of one player. */
  seat: number | null = $derived.by(() => (this.told?.over && /^\d$/.test(this.told.viewer) ? Number(this.told.viewer) : null));
  mistake: Mistake | null = $derived.by(
    () => this.mistakes.inOrder(this.seat).find(({ number }) => number === this.shown?.number) ?? null,
  );

  table: TableSeen | null = $derived.by(() => {
    const [now, shown] = [this.now, this.shown];
    if (!now || !shown) return null;
    const over = this.atEnd && now.phase === "over";
    return {
      ...now,
      phase: over ? "over" : "playing",
      // Where all hands are open, the eyes are those of whoever moves: that is nobody's own place.
      seat: this.told?.viewer === "open" ? null : shown.view.viewer,
      view: shown.view,
      winners: over ? now.winners : [],
      seats: now.seats.map((seat, number) => ({
        ...seat,
        here: true,
        steward: false,
        resigned: over && seat.resigned,
        waited_for: !over && shown.view.waiting.includes(number),
        left: null,
        since: null,
      })),
      motion: null,
      undo: null,
      turn: this.acted(shown.number, shown.view.viewer),
      orders: [],
      code: "",
    };
  });

  /** How often a seat had acted before a moment. */
  private acted(moment: number, seat: number | null): number {
    return (this.told?.moves ?? []).slice(0, moment).filter((mover) => mover !== null && mover === seat).length;
  }

  /** Begin at this moment, with these eyes; with those of whoever asks, if nobody's are named. */
  async open(viewer: ViewerName | "", moment: number): Promise<boolean> {
    const now = await attempt(() => api.table(this.id));
    if (!now) return false;
    this.now = now;
    return this.look(viewer, moment);
  }

  /** See it with these eyes. */
  async look(viewer: ViewerName | "", moment = this.at): Promise<boolean> {
    const look = ++this.looks;
    let eyes = viewer ? this.eyes.get(viewer) : undefined;
    if (!eyes) {
      const told = await attempt(() => api.replay(this.id, viewer));
      if (!told) return false;
      eyes = { told, moments: new Map(), asked: new Set() };
      this.eyes.set(told.viewer, eyes);
    }
    if (!(await this.fetch(eyes, chunkOf(Math.min(moment, eyes.told.moves.length))))) return false;
    if (look !== this.looks) return true;
    this.told = eyes.told;
    this.goTo(moment);
    return true;
  }

  goTo(moment: number): void {
    this.at = Math.max(0, Math.min(this.last, moment));
    this.show();
    const eyes = this.current();
    if (!eyes) return;
    for (const chunk of chunksAround(this.at, this.last)) void this.fetch(eyes, chunk);
  }

  step(by: 1 | -1): void {
    this.goTo(this.at + by);
  }

  /** To where a round or another chapter begins. */
  leap(by: 1 | -1): void {
    const starts = this.told?.chapters.map((chapter) => chapter.number) ?? [];
    this.goTo(by > 0 ? chapterAfter(starts, this.at, this.last) : chapterBefore(starts, this.at));
  }

  /** To the next decision that cost much, after the last to the first; the bot is asked if nobody has done so. */
  async leapToMistake(): Promise<void> {
    const seat = this.seat;
    if (seat === null) return;
    await this.mistakes.ask(seat);
    const found = this.mistakes.inOrder(seat);
    const next = found.find(({ number }) => number > this.at) ?? found[0];
    if (next && this.seat === seat) this.goTo(next.number);
  }

  /** A game that is on may have gone on: whatever has been added can be reached, and nothing else moves. */
  async refresh(): Promise<void> {
    const [told, before] = [this.told, this.now];
    if (!told || !before || told.over) return;
    const now = await attempt(() => api.table(this.id));
    if (!now || (now.told === before.told && now.backs === before.backs && now.phase === before.phase)) return;
    const more = await attempt(() => api.replay(this.id, told.viewer));
    if (!more || this.told !== told) return;
    const same = now.backs === before.backs && !more.over; // else moments may have other numbers
    const old = same ? this.eyes.get(told.viewer) : undefined;
    const eyes: Eyes = {
      told: more,
      moments: old?.moments ?? new Map<number, MomentTold>(),
      asked: old?.asked ?? new Set<number>(),
    };
    eyes.asked.delete(chunkOf(told.moves.length)); // its end was open
    this.eyes.clear();
    this.eyes.set(more.viewer, eyes);
    [this.now, this.told] = [now, more];
    this.goTo(this.at);
  }

  /** A second has passed: on, if the next moment is there. */
  tick(): void {
    if (this.at >= this.last) this.playing = false;
    else if (this.current()?.moments.has(this.at + 1)) this.step(1);
  }

  close(): void {
    this.playing = false;
    this.mistakes.close();
  }

  private current(): Eyes | undefined {
    return this.told ? this.eyes.get(this.told.viewer) : undefined;
  }

  private show(): void {
    const found = this.current()?.moments.get(this.at);
    if (found) this.shown = found;
  }

  private async fetch(eyes: Eyes, chunk: number): Promise<boolean> {
    if (eyes.asked.has(chunk)) return true;
    eyes.asked.add(chunk);
    const found = await attempt(() => api.moments(this.id, eyes.told.viewer, chunk * CHUNK, CHUNK));
    if (!found) eyes.asked.delete(chunk); // the next step tries again
    for (const moment of found ?? []) eyes.moments.set(moment.number, moment);
    if (this.current() === eyes) this.show();
    return found !== undefined;
  }
}
