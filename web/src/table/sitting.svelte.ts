// Somebody at a table: what they do there.

import { device } from "../lib/device.svelte";
import { Line, type Asking } from "../lib/line.svelte";
import { t } from "../lib/texts.svelte";
import type { Action } from "../wire";
import { atBoard, lookHere, Looking } from "./looking.svelte";

export interface Answer {
  words: string;
  rule: string; // that says so; none where the table itself does
}

export class Sitting extends Looking {
  readonly line: Line;
  asked: Answer | null = $state.raw(null); // why something is not possible
  coarse = $state(false); // fingers need a second press
  ordering = $state(false); // the reader wants to leave orders, and the focus goes there
  private acting = false; // an answer is on its way: another press would answer a question that is asked no more

  constructor(id: string, code: string) {
    const line = new Line(id, code);
    super(line);
    this.line = line;
  }

  /** One press, or the second of two. */
  override choose(number: number): void {
    this.asked = null;
    if (this.coarse && !device.onePress && this.selected !== number) {
      this.selected = number;
      this.pointed = number;
      return;
    }
    void this.take(number);
  }

  async take(number: number): Promise<void> {
    const option = this.options[number - 1];
    const table = this.line.table;
    if (!option || !table || table.seat === null || this.acting) return;
    this.selected = number;
    this.acting = true;
    const answer = await this.line.ask({ type: "act", seat: table.seat, turn: table.turn, action: option.action });
    this.acting = false;
    this.selected = null;
    this.pointed = null;
    if (answer.type === "refused") this.answer(this.plainly(answer.reason), answer.rule);
  }

  confirm(): void {
    if (this.selected !== null) void this.take(this.selected);
    else if (this.options.length === 1) void this.take(1);
  }

  async undo(): Promise<void> {
    const undo = this.table?.undo;
    if (this.me === null || !undo) return;
    if (undo.possible) await this.do({ type: "take-back", seat: this.me });
    else this.answer(t(undo.reason));
  }

  /** Open the place where orders are left. */
  order(): void {
    this.ordering = true;
    this.tab = "table";
  }

  async hint(): Promise<void> {
    if (this.me !== null) await this.do({ type: "hint", seat: this.me });
  }

  async why(action: Action): Promise<void> {
    if (this.me !== null) await this.do({ type: "why", seat: this.me, action });
  }

  /** Ask the table; a refusal is shown beside the prompt. */
  async do(asking: Asking): Promise<boolean> {
    this.asked = null;
    const answer = await this.line.ask(asking);
    if (answer.type === "refused") this.answer(this.plainly(answer.reason), answer.rule);
    return answer.type !== "refused";
  }

  /** Say beside the prompt why something is not possible. */
  answer(words: string, rule = ""): void {
    this.asked = { words, rule };
  }

  close(): void {
    this.line.close();
  }
}

export const sitDown = (sitting: Sitting): Sitting => lookHere(sitting);
export const atTable = (): Sitting => atBoard() as Sitting; // parts that act are only used where somebody sits
