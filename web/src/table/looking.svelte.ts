// Somebody who looks at a table: live, or at a moment of its past. What they see, and what they point at.

import { getContext, setContext } from "svelte";
import type { Option } from "../lib/board";
import { owners, type Owner } from "../design/owners";
import { innermost, known, marked, plain, say, t, type Names } from "../lib/texts.svelte";
import type { Manner } from "../rules/manner";
import type { AboutTold, Action, LineTold, Phrase, SceneTold, SeatSeen, TableSeen, WordsTold } from "../wire";

export type Tab = "log" | "chat" | "rules" | "table" | "chapters" | "hands" | "worst";

/** What there is to see. */
export interface Sight {
  readonly table: TableSeen | null;
  readonly words: WordsTold | null;
  readonly scene: SceneTold | null;
  readonly log: LineTold[];
  readonly next?: Action | null; // what was done then, where there is a then
}

/** What stands beside a question: "Pilot · 1 of 2", and the ones that follow in a word or two. */
export interface Crumbs {
  now: string;
  follows: string[];
}

const NO_CRUMBS: Pick<AboutTold, "source_words" | "step" | "steps" | "follows"> = {
  source_words: null,
  step: 0,
  steps: 0,
  follows: [],
};

export class Looking {
  readonly sight: Sight;
  pointed: number | null = $state(null); // an option, here or on the board
  selected: number | null = $state(null); // pressed once, where it takes two
  tab: Tab | null = $state("log");
  rule = $state(""); // that the reader wants to read
  seeking = $state(false); // a link to it was pressed, and the eyes and the focus go there
  asText = $state(false); // the board as text, though there is a drawn one

  constructor(sight: Sight) {
    this.sight = sight;
  }

  table: TableSeen | null = $derived.by(() => this.sight.table);
  me: number | null = $derived.by(() => this.sight.table?.seat ?? null);
  game: string = $derived.by(() => this.sight.table?.settings.game ?? "");
  owners: Owner[] = $derived.by(() => owners(this.sight.scene?.colours.map(innermost) ?? []));
  decides: boolean = $derived.by(() => this.sight.table?.phase === "playing" && !!this.sight.table.view?.decision);

  manner: Manner = $derived.by(() => ({
    game: this.game,
    edition: this.sight.table?.settings.edition ?? "",
    wanted: [],
    follow: (rule: string) => this.read(rule),
  }));

  names: Names = $derived.by(() => {
    const found = new Map<string, string>();
    const { scene, table } = this.sight;
    if (!scene || !table) return found;
    scene.colours.forEach((phrase, colour) => {
      const seat = scene.mains.indexOf(colour);
      found.set(known(phrase), marked(colour, seat < 0 ? say(phrase) : this.nameOf(table.seats[seat], seat)));
    });
    return found;
  });

  options: Option[] = $derived.by(() => {
    const decision = this.sight.table?.phase === "playing" ? this.sight.table.view?.decision : null;
    const words = this.sight.words?.options ?? [];
    if (!decision || words.length !== decision.actions.length) return [];
    return decision.actions.map((action, place) => ({
      number: place + 1,
      action,
      words: this.sentence(words[place] ?? ""),
    }));
  });

  /** What the present question is about, if the reader is asked one. */
  about: AboutTold | null = $derived.by(() => (this.decides ? (this.sight.words?.about ?? null) : null));

  /** Who asks it, which of how many it is, and which ones follow. */
  crumbs: Crumbs = $derived.by(() => {
    const { source_words, step, steps, follows } = this.about ?? NO_CRUMBS;
    const source = source_words ? this.plainly(source_words) : "";
    const which = steps ? t("web-step-of", { step, steps }) : "";
    return { now: [source, which].filter(Boolean).join(" · "), follows: follows.map((words) => this.plainly(words)) };
  });

  /** The number of the option that was taken, if this is the past. */
  taken: number | null = $derived.by(() => {
    const next = this.sight.next;
    if (!next) return null;
    return this.options.find(({ action }) => action[0] === next[0] && action[1] === next[1])?.number ?? null;
  });

  nameOf(seat: SeatSeen | undefined, number: number): string {
    if (!seat) return "";
    if (seat.kind === "bot") return seat.name || t("web-bot-name", { seat: number + 1 });
    return seat.name || t("web-seat", { seat: number + 1 });
  }

  /** A phrase in the reader's language, with the players' names in it. */
  sentence(words: Phrase | string): string {
    return say(words, this.names);
  }

  plainly(words: Phrase | string): string {
    return plain(this.sentence(words));
  }

  colourOf(seat: number): number {
    return this.sight.scene?.mains[seat] ?? seat;
  }

  /** Who only looks can point at something, and no more. */
  choose(number: number): void {
    this.pointed = number;
  }

  /** Open the rules at this one. */
  read(rule: string): void {
    this.rule = rule;
    this.seeking = true;
    this.tab = "rules";
  }
}

const KEY = Symbol("looking");
export const lookHere = <Somebody extends Looking>(somebody: Somebody): Somebody => setContext(KEY, somebody);
export const atBoard = (): Looking => getContext<Looking>(KEY);
