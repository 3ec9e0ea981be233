// The mark: the celestial sphere, the ecliptic tilted by 23.4 degrees, the Sun inside, one body on its way. It is drawn
// three times: for less than 22 px, for less than 56, and for more. The red never changes; what else it is drawn in does.

import { INKS } from "./inks";
import { picture } from "./svg";

export type MarkSize = "small" | "middle" | "large";

export interface MarkDrawing {
  half: number; // of the box around it
  sphere: [radius: number, line: number];
  ring: [across: number, high: number, line: number]; // half of its axes
  back: "" | "faint" | "dashed"; // the far half of the ring
  sun: [y: number, radius: number];
  body: [x: number, y: number, radius: number];
  ticks: string;
}

export const TILT = -23.4;
export const RED = "#E5484D";

export const MARKS: Record<MarkSize, MarkDrawing> = {
  small: { half: 8, sphere: [6.6, 1.6], ring: [7.2, 2.5, 1.8], back: "", sun: [-1.3, 2.1], body: [6, -2.9, 2], ticks: "" },
  middle: {
    half: 14,
    sphere: [12.6, 1.5],
    ring: [12, 4.7, 2],
    back: "faint",
    sun: [-0.6, 3.5],
    body: [8.1, -0.2, 2.5],
    ticks: "",
  },
  large: {
    half: 14,
    sphere: [12.6, 0.9],
    ring: [12, 4.7, 1.2],
    back: "dashed",
    sun: [-0.6, 3.5],
    body: [8.1, -0.2, 2.5],
    ticks: ticks(),
  },
};

/** Which drawing is clear at so many pixels. */
export const drawingFor = (pixels: number): MarkDrawing => MARKS[pixels < 22 ? "small" : pixels < 56 ? "middle" : "large"];

/** Half of the ring: the near one (0) or the far one (1). */
export const halfRing = ({ ring: [across, high] }: MarkDrawing, far: 0 | 1): string =>
  `M-${across} 0A${across} ${high} 0 0 ${far} ${across} 0`;

/** The graduation of the sphere: every ten degrees, every third of them longer. */
function ticks(): string {
  let path = "";
  for (let tick = 0; tick < 36; tick += 1) {
    const angle = (tick * Math.PI) / 18;
    const at = (far: number): string => `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
    path += `M${at(12.6)}L${at(tick % 3 ? 11.8 : 11.2)}`;
  }
  return path;
}

interface MarkInks {
  sphere: string;
  ring: string;
}

const NIGHT: MarkInks = { sphere: "#F3EEE2", ring: INKS.brass };
const TILE = "#121629";

/** The mark as part of a picture, around 0, 0. */
export function mark(drawing: MarkDrawing, { sphere, ring }: MarkInks = NIGHT): string {
  const { sphere: globe, ring: axes, back, sun, body, ticks } = drawing;
  const far = back === "dashed" ? ' stroke-dasharray="1.6 1.4"' : ' opacity=".65"';
  return [
    `<circle r="${globe[0]}" fill="none" stroke="${sphere}" stroke-width="${globe[1]}"/>`,
    ticks && `<path d="${ticks}" stroke="${sphere}" stroke-width=".5"/>`,
    `<g transform="rotate(${TILT})" fill="none" stroke="${ring}">`,
    back && `<path d="${halfRing(drawing, 1)}" stroke-width="${(globe[1] * 0.8).toFixed(2)}"${far}/>`,
    `<path d="${halfRing(drawing, 0)}" stroke-width="${axes[2]}"/></g>`,
    `<circle cy="${sun[0]}" r="${sun[1]}" fill="${ring}"/>`,
    `<circle cx="${body[0]}" cy="${body[1]}" r="${body[2]}" fill="${RED}"/>`,
  ].join("");
}

const tiled = (drawing: MarkDrawing, size: number, radius: number, share: number, more = ""): string => {
  const scale = ((size / (2 * drawing.half)) * share).toFixed(3);
  const middle = size / 2;
  const tile = `<rect width="${size}" height="${size}" rx="${radius}" fill="${TILE}"/>`;
  return picture(size, size, `${tile}<g transform="translate(${middle} ${middle}) scale(${scale})">${mark(drawing)}</g>${more}`);
};

/** What stands in a tab: a browser's own ground may be any, so the mark brings its tile. */
export const favicon = (): string => tiled(MARKS.small, 64, 14, 0.92);

/** The same with a dot: it is your turn. */
export const faviconTurn = (): string =>
  tiled(MARKS.small, 64, 14, 0.92, `<circle cx="51" cy="51" r="11" fill="#FF8F86" stroke="${TILE}" stroke-width="4"/>`);

/** What stands among apps. */
export const appIcon = (): string => tiled(MARKS.large, 512, 112, 0.84);

/** The same for a launcher that cuts its own shape out of it. */
export const maskableIcon = (): string => tiled(MARKS.large, 512, 0, 0.74);

const GRAIN = "0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 .55 -.22";

/** A whisper of paper, to be laid over posters and the engraving. */
function grain(): string {
  return picture(
    128,
    128,
    `<filter id="n"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" stitchTiles="stitch"/><feColorMatrix values="${GRAIN}"/></filter><rect width="128" height="128" filter="url(#n)"/>`,
  );
}

export const brand = (): Record<string, string> => ({ grain: grain(), mark: appIcon() });
