// A table without a server: what one would tell is in a file (`python -m tools.positions`), and the line is silent.

import { Sitting } from "../src/table/sitting.svelte";
import type { Event, LineTold, SceneTold, TableSeen, WordsTold } from "../src/wire";

export interface Told {
  table: TableSeen;
  scene: SceneTold;
  words: WordsTold;
  log: LineTold[];
  events: Event[];
}

class Silence {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  readyState = 0;
  send(): void {}
  close(): void {}
}
Object.assign(globalThis, { WebSocket: Silence });

/** Null where there is no such file: the server of the pictures was started without any. */
export async function told(name: string): Promise<Told | null> {
  const answer = await fetch(`/${name.replace(/\.json$/, "")}.json`);
  return answer.ok && answer.headers.get("content-type")?.includes("json") ? ((await answer.json()) as Told) : null;
}

/** Somebody at this table, as it is now, who cannot do anything. */
export function sittingAt(now: Told): Sitting {
  const sitting = new Sitting(now.table.id, "");
  const { line } = sitting;
  line.state = "live";
  line.table = now.table;
  line.scene = now.scene;
  line.words = now.words;
  line.log = now.log;
  line.events = now.events;
  return sitting;
}
