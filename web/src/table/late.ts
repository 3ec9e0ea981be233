// Parts of a table that are not there at first: fetched when they are wanted, or as soon as there is nothing else to do.

import { whenIdle } from "../lib/idle";
import { fetched } from "../parts/fetched";

export const LATE = {
  chat: () => import("./Chat.svelte"),
  final: () => import("./Final.svelte"),
  gathering: () => import("./Gathering.svelte"),
  keys: () => import("./KeyHelp.svelte"),
  manage: () => import("./Manage.svelte"),
  rules: () => import("./RulePane.svelte"),
  trouble: () => import("./Trouble.svelte"),
};

/** Whoever loses the line later can still open them. */
export function fetchTheRest(): void {
  whenIdle(fetchAll);
}

function fetchAll(): void {
  const rest: (() => Promise<{ default: unknown }>)[] = Object.values(LATE);
  for (const load of rest) fetched(load).catch(() => undefined); // then it is fetched when it is wanted
}
