// How strong a level of the bots is, as far as it was measured: `tools/strength.py` writes it from docs/ladder.md.

import measured from "./strength.json";

export interface Strength {
  against: string; // the level below
  share: number; // per cent of games won
  between: [least: number, most: number]; // 95 %
  equal: number; // what equals would win
  seats: number; // at how many it was measured
}

interface Ladder {
  game: string;
  edition: string;
  seats: number;
  levels: Record<string, Omit<Strength, "seats">>;
}

/** Nothing where nothing was measured: other editions, the lowest level, bots from outside. */
export function strengthOf(game: string, edition: string, level: string): Strength | null {
  const ladder = (measured as unknown as Ladder[]).find((each) => each.game === game && each.edition === edition);
  const found = ladder?.levels[level];
  return ladder && found ? { ...found, seats: ladder.seats } : null;
}
