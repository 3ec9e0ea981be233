// A small rulebook for the tests: two editions, three kinds.

import type { RuleTold, RulebookTold } from "../wire";

export function rule(id: string, text: string, more: Partial<RuleTold> = {}): RuleTold {
  const told = { id, kind: "rule" as const, editions: [], title: "", origin: [], mentions: [], mentioned_by: [] };
  return { ...told, text: [{ type: "paragraph", runs: [{ text }] }], ...more };
}

export const TOLD: RulebookTold = {
  game: "some",
  marks: { old: "O", new: "N" },
  found: [],
  chapters: [
    { title: "1. Things", sections: [{ title: "", rules: [rule("SO-1.1", "There are six ships.")] }] },
    {
      title: "2. Flight",
      sections: [
        {
          title: "2a. Launch",
          rules: [
            rule("SO-2.1", "A full ship is launched.", { editions: ["old", "new"] }),
            rule("SO-2.2", "It waits.", { editions: ["old"] }),
            rule("SO-2.3", "It flies, see SO-Q1.", { editions: ["new"], mentions: ["SO-Q1"] }),
            rule("SO-2.4", "It lands."),
          ],
        },
        { title: "2b. The old engine", rules: [rule("SO-2.5", "It smokes.", { editions: ["old"] })] },
      ],
    },
    {
      title: "Ambiguities",
      sections: [{ title: "", rules: [rule("SO-Q1", "What is flight?", { kind: "ruling", title: "Flight" })] }],
    },
  ],
};
