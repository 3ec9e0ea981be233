// How rules are shown in a place: what is marked in them, and what a press on the name of another rule does.

export interface Manner {
  game: string;
  edition: string; // the one wanted; else all
  wanted: string[]; // stems of words that were looked for
  follow: ((rule: string) => void) | null; // none: the link itself leads there
}
