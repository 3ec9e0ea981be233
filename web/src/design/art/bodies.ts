// The Sun, the planets and the comet, cut from paper: flat inks, light from the upper left. Each fills a unit circle and
// is scaled to its size; the larger it is, the more is laid on it.

import { short } from "./svg";

export type Body = "mercury" | "venus" | "earth" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "comet";
export type Detail = "small" | "middle" | "large";

/** What a picture with bodies must have once: they are cut out of a circle. */
export const CUT = '<clipPath id="b"><circle r="1"/></clipPath>';

const OUTLINE = "#0B0E1A";
const CREAM = "#F0E2C4";
const SHADE = '<path d="M.6-.8A1 1 0 1 1-.8.6 1.28 1.28 0 0 0 .6-.8Z" fill="#0B0E1A" opacity=".32"/>';

type Disc = Exclude<Body, "comet">;

const HUES: Record<Disc, string> = {
  mercury: "#B9B2A8",
  venus: "#E8C27A",
  earth: "#4F9BDD",
  mars: "#D9653B",
  jupiter: "#E2B78E",
  saturn: "#B79BE0",
  uranus: "#DDEBEE",
  neptune: "#A98467",
};

/** What is laid on the disc: at any size, from the middle one on, and on a large one. */
const LAID: Record<Disc, readonly [string, string, string]> = {
  mercury: [
    '<circle cx="-.3" cy="-.3" r=".33" fill="#766E63"/><circle cx=".38" cy=".2" r=".26" fill="#766E63"/>',
    '<circle cx="-.12" cy=".62" r=".17" fill="#766E63"/>',
    '<path d="M-.55-.12A.33.33 0 0 0 0-.42M.22.42A.26.26 0 0 0 .63.12" fill="none" stroke="#E4DED2" stroke-width=".06"/>',
  ],
  venus: [
    '<path d="M-1-.42C-.4-.8.2-.1 1-.5V-.08C.2.32-.4-.4-1 0Z" fill="#FBEFD2"/><path d="M-1 .42C-.3.1.3.72 1 .34V.66C.3 1-.3.42-1 .74Z" fill="#B87B38"/>',
    "",
    '<path d="M-1-.62C-.4-1 .1-.6.7-.82M-1 .2C-.3-.1.3.5 1 .12" fill="none" stroke="#FBEFD2" stroke-width=".07"/>',
  ],
  earth: [
    '<path d="M-.8-.5L-.3-.95.25-.8.1-.4-.2-.25-.05.05-.4.02-.85-.15ZM-.12.18L.35.28.28.66 0 1-.22.6ZM.5-.4L1-.6V.25L.62.12Z" fill="#F0E2C4"/>',
    "",
    '<path d="M-.9-.75Q0-1.15.7-.78M-.6.9Q0 .98.6.82" fill="none" stroke="#F3EEE2" stroke-width=".1"/>',
  ],
  mars: [
    '<path d="M-.62-.8Q0-.42.62-.8L0-1.1Z" fill="#FBEFE0"/><path d="M-1 .05L-.5-.14-.12.12.35-.1 1 .12V.5L.4.32-.2.6-1 .34Z" fill="#8F3320"/>',
    "",
    '<path d="M-.9-.3L.5-.45M-.3-.6L-.12.1M.4-.5L.35-.1M-.2.6L.3.85M.4.3L.1.9" fill="none" stroke="#8F3320" stroke-width=".055"/><path d="M-.4.93Q0 .78.4.93L0 1.1Z" fill="#FBEFE0"/>',
  ],
  jupiter: [
    '<path d="M-1-.52H1V-.2H-1ZM-1 .18H1V.46H-1Z" fill="#A65F3C"/><ellipse cx=".34" cy=".32" rx=".34" ry=".22" fill="#E5484D" stroke="#F7E9CF" stroke-width=".09"/>',
    '<path d="M-1-.9H1V-.72H-1ZM-1 .68H1V.8H-1Z" fill="#C58A5C"/>',
    '<path d="M-1-.12Q-.5-.2 0-.1T1-.12V.06Q.5.02 0 .08T-1 .04Z" fill="#F7E9CF"/>',
  ],
  saturn: [
    '<path d="M-1-.3H1V.02H-1Z" fill="#8C6DBE"/>',
    '<path d="M-1 .42H1V.58H-1Z" fill="#8C6DBE"/>',
    '<path d="M-1-.62H1V-.52H-1Z" fill="#D6C4F0"/>',
  ],
  uranus: [
    '<path d="M-.05-1.1Q-.5 0-.05 1.1H.3Q-.1 0 .3-1.1Z" fill="#9FC3CC"/>',
    "",
    '<path d="M.5-1Q.16 0 .5 1" fill="none" stroke="#FFFDF7" stroke-width=".07"/>',
  ],
  neptune: [
    '<path d="M-1 .1Q-.66-.3-.33.1T.33.1 1 .1V.38Q.66 0 .33.38T-.33.38-1 .38Z" fill="#F0DFC0"/>',
    '<path d="M-1 .66Q-.66.36-.33.66T.33.66 1 .66V.84Q.66.54.33.84T-.33.84-1 .84Z" fill="#F0DFC0"/><ellipse cx="-.2" cy="-.45" rx=".3" ry=".17" fill="#5E4430"/>',
    "",
  ],
};

const thin = (value: number): string => String(Math.round(value * 1000) / 1000);

/** A body of this radius at a place; the comet's tail points away from the Sun by so many degrees. */
export function body(name: Body, x: number, y: number, radius: number, detail: Detail, tail = 0): string {
  const inside = name === "comet" ? comet(radius, tail) : planet(name, radius, detail);
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${short(radius)})">${inside}</g>`;
}

function planet(name: Disc, radius: number, detail: Detail): string {
  const line = 1.5 / radius;
  const [always, middle, large] = LAID[name];
  const laid = always + (detail === "small" ? "" : middle) + (detail === "large" ? large : "");
  const disc = (scale: number): string =>
    `<g transform="scale(${scale})"><circle r="1" fill="${HUES[name]}"/><g clip-path="url(#b)">${laid}${SHADE}</g><circle r="1" fill="none" stroke="${OUTLINE}" stroke-width="${thin(line / scale)}"/></g>`;
  if (name === "saturn") return ringed(disc(0.74), line, "A1.5 .46", 0.3, "rotate(-18)", "M-1.5 0", "1.5 0");
  if (name === "uranus") return ringed(disc(0.84), line, "A.36 1.42", 0.15, "rotate(14)", "M0-1.42", "0 1.42");
  return name === "earth" ? disc(1) + moon(line) : disc(1);
}

/** A disc between the far and the near half of its ring. */
function ringed(disc: string, line: number, arc: string, wide: number, turn: string, from: string, to: string): string {
  const half = (side: number): string => {
    const path = `${from}${arc} 0 0 ${side} ${to}`;
    return `<g fill="none"><path d="${path}" stroke="${OUTLINE}" stroke-width="${thin(wide + 2 * line)}"/><path d="${path}" stroke="${CREAM}" stroke-width="${wide}"${side ? "" : ' stroke-linecap="round"'}/></g>`;
  };
  return `<g transform="${turn}">${half(1)}${disc}${half(0)}</g>`;
}

function moon(line: number): string {
  return `<circle cx="1.08" cy="-.92" r=".3" fill="#F3EEE2" stroke="${OUTLINE}" stroke-width="${thin(line)}"/>`;
}

function comet(radius: number, tail: number): string {
  const line = thin(0.9 / radius);
  return `<g transform="rotate(${short(tail)})" stroke="${OUTLINE}" stroke-width="${line}" stroke-linejoin="round"><path d="M-.1-.52L2.5-.26.5-.02 3.1.12.4.2 2.2.62-.1.52Z" fill="#9FE3D6"/><circle r=".68" fill="#F3EEE2"/></g>`;
}

const RAYS = 16;

/** The Sun with its rays, long ones and short ones in turn. */
export function sun(x: number, y: number, radius: number): string {
  const rays: [string, string] = ["", ""];
  for (let ray = 0; ray < RAYS; ray += 1) {
    const angle = (2 * Math.PI * ray) / RAYS;
    const at = (far: number, turn: number): string => `${thin(far * Math.cos(turn))} ${thin(far * Math.sin(turn))}`;
    rays[(ray % 2) as 0 | 1] += `M${at(1.12, angle - 0.13)}L${at(ray % 2 ? 1.38 : 1.62, angle)} ${at(1.12, angle + 0.13)}Z`;
  }
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${short(radius)})"><path d="${rays[0]}" fill="#E5484D"/><path d="${rays[1]}" fill="#F2B84B"/><circle r="1" fill="#F2B84B"/><circle r=".74" fill="none" stroke="#B4702A" stroke-width=".06"/><circle r=".5" fill="#F7D489"/></g>`;
}
