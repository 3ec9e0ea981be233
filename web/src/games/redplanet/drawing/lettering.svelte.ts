// How wide words are in the display font, for what is set on a drawn board. The font comes after the page, and then
// all is measured again: whatever reads a width in a derived value follows.

const FONT = "Jost"; // its stand-ins have its measures, or nearly
let come = $state(0); // how often fonts have arrived

if (typeof document !== "undefined") {
  document.fonts.addEventListener("loadingdone", () => {
    known.clear();
    come += 1;
  });
}

const known = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** The width in px of words of this size, spaced out by so many em. */
export function measured(words: string, letter: number, tracking = 0, weight = 600): number {
  void come;
  const key = `${weight} ${letter} ${words}`;
  let width = known.get(key);
  if (width === undefined) {
    width = drawn(words, letter, weight);
    known.set(key, width);
  }
  return width + tracking * letter * words.length;
}

function drawn(words: string, letter: number, weight: number): number {
  pen ??= typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
  if (!pen) return words.length * letter * 0.6;
  pen.font = `${weight} ${letter}px ${FONT}, "${FONT} Arial", "${FONT} DejaVu", sans-serif`;
  return pen.measureText(words).width;
}

/** Words as capitals, as a board writes the names of places. */
export const capitals = (words: string): string => words.toLocaleUpperCase();
