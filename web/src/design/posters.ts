// What the page has to know of a poster to write on it.

const DARK_ON_LIGHT = new Set(["ares"]); // its sky is bright

/** Whether the title stands in ink rather than in cream. */
export const hasBrightSky = (game: string): boolean => DARK_ON_LIGHT.has(game);

/** "Mission: Red Planet" is a small line above a large one, and so is "Миссия «Красная планета»"; others are one line. */
export function titleLines(title: string): [small: string, large: string] {
  const joint = /(?<=[:.]) |(?<=.) (?=«)/.exec(title);
  return joint ? [title.slice(0, joint.index), title.slice(joint.index + 1)] : ["", title];
}
