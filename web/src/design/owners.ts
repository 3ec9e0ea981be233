// Owners: a colour, a shape and a name, always together. Every game names its colours; those of the table follow them.

export type ShapeName = "triangle" | "square" | "circle" | "cross" | "diamond" | "hexagon";

export interface Owner {
  hue: string; // of a CSS variable
  shape: ShapeName;
}

const OWNERS: Record<string, Owner> = {
  yellow: { hue: "var(--owner-yellow)", shape: "triangle" },
  blue: { hue: "var(--owner-blue)", shape: "square" },
  red: { hue: "var(--owner-red)", shape: "circle" },
  white: { hue: "var(--owner-white)", shape: "cross" },
  green: { hue: "var(--owner-green)", shape: "diamond" },
  violet: { hue: "var(--owner-violet)", shape: "hexagon" },
};
const ALIKE: Record<string, string> = { purple: "violet", black: "violet", orange: "violet", pink: "violet" };
const ORDER = ["yellow", "blue", "red", "white", "green", "violet"];

/** The owners of a table, by the message ids of its colours: "redplanet-colour-red" is red. */
export function owners(ids: string[]): Owner[] {
  const wanted = ids.map((id) => id.split("-").at(-1) ?? "").map((word) => ALIKE[word] ?? word);
  const taken = new Set(wanted.filter((word) => word in OWNERS));
  const free = ORDER.filter((word) => !taken.has(word));
  const given = new Set<string>();
  return wanted.map((word) => {
    const name = word in OWNERS && !given.has(word) ? word : (free.shift() ?? "yellow");
    given.add(name);
    return OWNERS[name] as Owner;
  });
}

/** On a grid of 24, with room for half of an outline of 1.5 px. All have about the same weight, and no two are alike. */
export const SHAPES: Record<ShapeName, string> = {
  triangle: "M12 .9 23.2 21.2H.8Z",
  square: "M2.8 2.8H21.2V21.2H2.8Z",
  circle: "M12 1.4A10.6 10.6 0 1 1 12 22.6A10.6 10.6 0 1 1 12 1.4Z",
  cross: "M8.2.8H15.8V8.2H23.2V15.8H15.8V23.2H8.2V15.8H.8V8.2H8.2Z",
  diamond: "M12 .3 22.2 12 12 23.7 1.8 12Z",
  hexagon: "M6.7 2.8H17.3L22.6 12 17.3 21.2H6.7L1.4 12Z",
};
export const OUTLINE = 1.5; // px, whatever the size
