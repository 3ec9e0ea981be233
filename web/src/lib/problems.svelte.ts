// What went wrong, said at the edge of the page until the reader has seen it.

import type { Phrase } from "../wire";
import { Problem } from "./api";

export const problems = $state<{ shown: Phrase | null }>({ shown: null });

/** Do this; if it cannot be done, say why. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  problems.shown = null;
  try {
    return await work();
  } catch (problem) {
    problems.shown = problem instanceof Problem ? problem.phrase : { id: "web-server-trouble", args: { status: 0 } };
    return undefined;
  }
}
