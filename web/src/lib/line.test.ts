import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Line as LineType } from "./line.svelte";

class FakeSocket {
  static OPEN = 1;
  static CLOSING = 2;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((frame: { data: string }) => void) | null = null;
  onclose: ((end: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
    this.tell({ type: "welcome", version: 2, now: Date.now() + 5000 });
  }
  tell(...told: object[]): void {
    this.onmessage?.({ data: told.map((each) => JSON.stringify(each)).join("\n") });
  }
  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let line: LineType;
const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

/** A line of a page that can be put away and taken up again. */
function wakeful(): (state: "visible" | "hidden") => void {
  let look = (): void => undefined;
  const page = {
    visibilityState: "visible",
    addEventListener: (_: string, then: () => void) => (look = then),
    removeEventListener: () => undefined,
  };
  vi.stubGlobal("document", page);
  line.close();
  line = new (line.constructor as typeof LineType)("abc", "");
  return (state) => {
    page.visibilityState = state;
    look();
  };
}

const words = (id: string) => ({ words: { id, args: {} }, rule: "", colours: [], loud: false });

beforeEach(async () => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "table.example" });
  vi.stubGlobal("document", {
    visibilityState: "visible",
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  const { Line } = await import("./line.svelte");
  line = new Line("abc", "secret");
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

test("it says hello with what it has, and asks for words", () => {
  last().open();
  expect(last().address).toBe("ws://table.example/api/tables/abc/socket?code=secret");
  expect(last().sent[0]).toMatchObject({ type: "hello", seen: 0, backs: 0, heard: 0, words: true });
  expect(line.state).toBe("live");
  expect(Math.round(line.skew / 1000)).toBe(5);
});

test("what changes is put into the table, and what has not changed stays the same object", () => {
  last().open();
  last().tell({ type: "table", phase: "gathering", seats: [{ name: "Ann" }], turn: 0, view: null });
  last().tell({ type: "changed", table: { phase: "playing" }, view: { round: 1, ships: [4] } });
  expect(line.table).toEqual({
    type: "table",
    phase: "playing",
    seats: [{ name: "Ann" }],
    turn: 0,
    view: { round: 1, ships: [4] },
  });
  const before = line.table as unknown as { seats: object; view: { ships: object } };
  last().tell({ type: "changed", table: { turn: 1 }, view: { round: 2 } });
  const after = line.table as unknown as { seats: object; turn: number; view: { ships: object; round: number } };
  expect([after.turn, after.view.round]).toEqual([1, 2]);
  expect(after.seats).toBe(before.seats);
  expect(after.view.ships).toBe(before.view.ships);
  last().tell({ type: "changed", table: {}, view: {} });
  expect(line.table?.view).toEqual({ round: 2, ships: [4] });
});

test("a table without a game stays without one while people come and go", () => {
  last().open();
  last().tell({ type: "changed", table: { phase: "playing" }, view: {} });
  expect(line.table).toBeNull();
  last().tell({ type: "table", phase: "gathering", seats: [], view: null });
  last().tell({ type: "changed", table: { seats: [{ name: "Bo" }] }, view: {} });
  expect(line.table).toEqual({ type: "table", phase: "gathering", seats: [{ name: "Bo" }], view: null });
});

test("what was not answered when the line was lost is sent again with the same id, once", async () => {
  last().open();
  const asked = line.ask({ type: "act", seat: 0, turn: 3, action: ["place", 1] });
  const first = last().sent.at(-1);
  last().lose();
  expect(line.state).toBe("lost");
  await vi.advanceTimersByTimeAsync(1000);
  last().open();
  const again = last().sent.filter((said) => said["type"] === "act");
  expect(again).toEqual([first]);
  last().tell({ type: "done", id: first?.["id"] });
  expect((await asked).type).toBe("done");
  expect(line.busy).toBe(0);
});

test("what is asked while the line is lost waits for it", async () => {
  last().open();
  last().lose();
  void line.ask({ type: "chat", text: "hello" });
  await vi.advanceTimersByTimeAsync(1000);
  last().open();
  expect(last().sent.map((said) => said["type"])).toEqual(["hello", "chat"]);
});

test("the log grows, is cut back when something is taken back, and the next hello says how far it is", async () => {
  last().open();
  last().tell(
    { type: "log", backs: 0, first: 0, lines: [words("a"), words("b")] },
    { type: "log", backs: 0, first: 2, lines: [words("c")] },
  );
  expect(line.log.map((each) => each.words.id)).toEqual(["a", "b", "c"]);
  last().tell({ type: "log", backs: 1, first: 0, lines: [words("a"), words("d")] });
  expect(line.log.map((each) => each.words.id)).toEqual(["a", "d"]);
  last().lose();
  await vi.advanceTimersByTimeAsync(1000);
  last().open();
  expect(last().sent[0]).toMatchObject({ seen: 2, backs: 1 });
});

test("a refusal is the answer of whoever asked, with its reason", async () => {
  last().open();
  const asked = line.ask({ type: "take-back", seat: 0 });
  const reason = { id: "table-stale", args: {} };
  last().tell({ type: "refused", id: last().sent.at(-1)?.["id"], reason, rule: "" });
  expect(await asked).toMatchObject({ type: "refused", reason });
});

test("a table that is not there, a guest who may not stay, a page that is too old: no new try", async () => {
  for (const [code, state] of [
    [4404, "unknown"],
    [4403, "shown-out"],
  ] as const) {
    const before = FakeSocket.all.length;
    last().open();
    last().lose(code);
    expect(line.state).toBe(state);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.length).toBe(before);
    line.reopen();
  }
  last().open();
  last().tell({ type: "reload", version: 2 });
  expect(line.state).toBe("old");
});

test("chat that comes twice is shown once", () => {
  last().open();
  const said = { type: "said", number: 4, at: 1, name: "Ann", seated: true, text: "hi" };
  last().tell(said, said);
  expect(line.chat.length).toBe(1);
});

test("who looks elsewhere for a while says so, and says it again on a new line", () => {
  const look = wakeful();
  last().open();
  look("hidden");
  vi.advanceTimersByTime(19_000);
  expect(last().sent.map((said) => said.type)).toEqual(["hello"]);
  vi.advanceTimersByTime(2000);
  expect(last().sent.at(-1)).toMatchObject({ type: "look", here: false });
  last().lose();
  vi.advanceTimersByTime(6000);
  last().open();
  expect(last().sent.map((said) => said.type)).toEqual(["hello", "look"]);
  look("visible");
  expect(last().sent.at(-1)).toMatchObject({ type: "look", here: true });
});

test("who wakes is back at once; a try that has just begun is not broken off, one that hangs is", () => {
  const look = wakeful();
  last().open();
  look("hidden");
  last().lose();
  const tries = FakeSocket.all.length;
  look("visible");
  expect(FakeSocket.all.length).toBe(tries + 1);
  vi.advanceTimersByTime(500);
  look("visible");
  expect(FakeSocket.all.length).toBe(tries + 1);
  vi.advanceTimersByTime(2000);
  look("visible");
  expect(FakeSocket.all.length).toBe(tries + 2);
});
