// Signs of the replay: from moment to moment, and what can be done with one. They belong to the set in `design/icons.ts`;
// a table needs none of them.

import { type Drawn, ICONS } from "../design/icons";

export const MOVES = {
  first: { filled: "M20 4v16L9 12ZM4 4h3v16H4Z" },
  "chapter-back": { filled: "M11.5 4v16L2 12ZM21.5 4v16L12 12Z" },
  back: { filled: "M18 4v16L6 12Z" },
  play: { filled: "M6.5 3.5v17L20 12Z" },
  pause: ICONS.pause,
  on: { filled: "M6 4v16l12-8Z" },
  "chapter-on": { filled: "M12.5 4v16L22 12ZM2.5 4v16L12 12Z" },
  last: { filled: "M4 4v16l11-8ZM17 4h3v16h-3Z" },
  branch: { lines: "M4 12h6c6 0 3-7 9-7M15 2l4 3-4 3M10 12c6 0 3 7 9 7M15 16l4 3-4 3" },
  link: {
    lines: "M10 14a4 4 0 0 0 6 .4l4-4a4 4 0 0 0-5.6-5.6l-1.6 1.5M14 10a4 4 0 0 0-6-.4l-4 4a4 4 0 0 0 5.6 5.6l1.6-1.5",
  },
} satisfies Record<string, Drawn>;

export type MoveName = keyof typeof MOVES;
