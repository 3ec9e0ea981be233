// The inks of all pictures: the same by night and by day, as on a printed sheet. Names are those of a print shop.

export const INKS = {
  ink: "#15182A",
  night: "#2B3350",
  cream: "#F4E4C4",
  skin: "#D7A373",
  brass: "#E3B565",
  copper: "#B8763B",
  umber: "#7A4A22",
  rust: "#D9653B",
  deepRust: "#8E3820",
  teal: "#2F6F7E",
  paleTeal: "#8CC5C4",
  deepTeal: "#1D4754",
  white: "#FFF9EC",
  outline: "#2A1710",
} as const;

export type Ink = keyof typeof INKS;

/** One letter for each ink, for drawings that are lists of layers. */
export const LETTERS: Record<string, Ink> = {
  k: "ink",
  n: "night",
  c: "cream",
  s: "skin",
  b: "brass",
  o: "copper",
  g: "umber",
  r: "rust",
  d: "deepRust",
  t: "teal",
  u: "paleTeal",
  e: "deepTeal",
  w: "white",
};
