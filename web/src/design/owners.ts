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

export const SHAPES: Record<ShapeName, string> = {
  triangle: "M12 3.5 21.5 20.5H2.5Z",
  square: "M4 4H20V20H4Z",
  circle: "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3Z",
  cross: "M8.7 3H15.3V8.7H21V15.3H15.3V21H8.7V15.3H3V8.7H8.7Z",
  diamond: "M12 2.2 20 12 12 21.8 4 12Z",
  hexagon: "M7 3.4H17L22 12 17 20.6H7L2 12Z",
};
