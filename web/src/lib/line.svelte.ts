// A table's line: what the table tells, what we ask of it, and how it comes back when it was lost.
//
// A request has an id, and the same id twice has one effect: what was not answered when the line was lost is sent
// again, once, and the table says whether it still holds.

import type { ChatLine, Event, HintTold, LineTold, Said, SceneTold, TableChanged, TableSeen, Told, WordsTold } from "../wire";
import { VERSION } from "../wire";
import { fresh } from "./api";

export type LineState = "connecting" | "live" | "lost" | "unknown" | "shown-out" | "old";

type Asked = Exclude<Said, { type: "hello" }>;
export type Asking = Asked extends infer One ? (One extends Asked ? Omit<One, "id"> : never) : never;
type Answer = Extract<Told, { type: "done" | "refused" | "legal" | "hint-told" }>;

interface Pending {
  said: Asked;
  settle: (answer: Answer) => void;
}

const FIRST_PAUSE = 300; // milliseconds
const LONGEST_PAUSE = 5000;
const TRYING = 2000; // a try that is older may be one that the sleep of a phone has broken
const GLANCE = 20_000; // who looks elsewhere for longer has to be told of their turn in other ways
const UNKNOWN = 4404;
const SHOWN_OUT = 4403;

/** The table with what has changed; fields that have not are the same objects as before. */
export function merged(table: TableSeen, changed: TableChanged): TableSeen {
  const view = table.view || Object.keys(changed.view).length ? { ...table.view, ...changed.view } : null;
  return { ...table, ...changed.table, view } as TableSeen;
}

export class Line {
  state: LineState = $state("connecting");
  table: TableSeen | null = $state.raw(null);
  words: WordsTold | null = $state.raw(null);
  worded = $state(0); // how many words have come: with new ones, what is asked is shown anew
  scene: SceneTold | null = $state.raw(null);
  log: LineTold[] = $state.raw([]);
  events: Event[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  hint: HintTold | null = $state.raw(null);
  busy = $state(0); // requests that are not answered yet
  skew = 0; // the server's clock against ours

  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private backs = 0;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private tried = 0; // when
  private elsewhere = false; // nobody looks at the page
  private glance: ReturnType<typeof setTimeout> | undefined;
  private awake = (): void => {
    const visible = document.visibilityState === "visible";
    if (visible && this.state === "lost" && !this.isTrying()) this.open();
    clearTimeout(this.glance);
    if (!visible) this.glance = setTimeout(() => this.look(false), GLANCE);
    else if (this.elsewhere) this.look(true);
  };

  constructor(
    readonly id: string,
    private readonly code: string,
  ) {
    addEventListener("online", this.awake);
    document.addEventListener("visibilitychange", this.awake);
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.glance);
    removeEventListener("online", this.awake);
    document.removeEventListener("visibilitychange", this.awake);
    this.socket?.close();
  }

  /** Who we are has changed: the line must know. */
  reopen(): void {
    this.pause = FIRST_PAUSE;
    this.open();
  }

  private open(): void {
    clearTimeout(this.timer);
    if (this.socket) {
      this.socket.onclose = null;
      this.socket.close();
    }
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = this.code ? `?code=${encodeURIComponent(this.code)}` : "";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket${query}`);
    this.socket = socket;
    this.tried = Date.now();
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (frame: MessageEvent<string>) => {
      for (const text of frame.data.split("\n")) this.hear(JSON.parse(text) as Told);
    };
    socket.onclose = (end) => this.lost(end.code);
  }

  private isTrying(): boolean {
    return this.socket !== null && this.socket.readyState < WebSocket.CLOSING && Date.now() - this.tried < TRYING;
  }

  private greet(socket: WebSocket): void {
    const heard = this.chat.at(-1)?.number ?? 0;
    const hello: Said = { type: "hello", version: VERSION, seen: this.log.length, backs: this.backs, heard, words: true };
    socket.send(JSON.stringify(hello));
    if (this.elsewhere) this.sayLook(socket);
    for (const { said } of this.pending.values()) socket.send(JSON.stringify(said));
  }

  private look(here: boolean): void {
    this.elsewhere = !here;
    if (this.socket?.readyState === WebSocket.OPEN && this.state === "live") this.sayLook(this.socket);
  }

  private sayLook(socket: WebSocket): void {
    const look: Said = { type: "look", id: fresh(), here: !this.elsewhere };
    socket.send(JSON.stringify(look));
  }

  private lost(code: number): void {
    if (this.closed || this.state === "old") return;
    if (code === UNKNOWN || code === SHOWN_OUT) {
      this.state = code === UNKNOWN ? "unknown" : "shown-out";
      return;
    }
    if (this.state !== "connecting" || this.pause > FIRST_PAUSE) this.state = "lost";
    this.timer = setTimeout(() => this.open(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }

  private hear(told: Told): void {
    switch (told.type) {
      case "welcome":
        this.state = "live";
        this.pause = FIRST_PAUSE;
        this.skew = told.now - Date.now();
        break;
      case "table":
        this.table = told;
        if (!told.view) this.words = null;
        break;
      case "changed":
        if (this.table) this.table = merged(this.table, told);
        break;
      case "scene":
        this.scene = told;
        break;
      case "words":
        this.words = told;
        this.worded += 1;
        this.hint = null;
        break;
      case "log":
        this.backs = told.backs;
        this.log = [...this.log.slice(0, told.first), ...told.lines];
        break;
      case "events":
        this.events = [...this.events.slice(0, told.first), ...told.events];
        break;
      case "said":
        if (!this.chat.some((line) => line.number === told.number)) this.chat = [...this.chat, told];
        break;
      case "reload":
        this.state = "old";
        this.socket?.close();
        break;
      default:
        this.settle(told);
    }
  }

  private settle(answer: Answer): void {
    const pending = this.pending.get(answer.id);
    if (!pending) return;
    this.pending.delete(answer.id);
    this.busy = this.pending.size;
    if (answer.type === "hint-told") this.hint = answer;
    pending.settle(answer);
  }

  /** Ask for something; it is kept until the table has answered. */
  ask(asking: Asking): Promise<Answer> {
    const said = { ...asking, id: fresh() };
    return new Promise((settle) => {
      this.pending.set(said.id, { said, settle });
      this.busy = this.pending.size;
      if (this.socket?.readyState === WebSocket.OPEN && this.state === "live") this.socket.send(JSON.stringify(said));
    });
  }
}
