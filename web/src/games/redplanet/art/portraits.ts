// Portraits of the characters: a bust on a round field whose hue says what the character does, and one attribute as large
// as the head. Two drawings of each: with rays, on 100 of 120, where a rim with a scale of ticks goes around it (from 64 px);
// and a larger one without them, as "<name>-small". The rim is the medallion's (`Medallion.svelte`): it follows the theme.

import { disc, layers, picture, short, type Layer } from "../../../design/art/svg";
import { COPPER } from "./portraits-copper";
import { RUST } from "./portraits-rust";
import { TEAL } from "./portraits-teal";

interface Field {
  ground: string;
  rays: string;
  faces: Record<string, readonly Layer[]>;
}

const FIELDS: readonly Field[] = [
  { ground: "#9C5F2E", rays: "#AC6E38", faces: COPPER }, // cards and people
  { ground: "#235866", rays: "#2B6675", faces: TEAL }, // ships and ways
  { ground: "#A3442A", rays: "#B35234", faces: RUST }, // harm
];
const LOWER: Record<string, number> = { soldier: 6, specialist: 4 }; // by how much a tall hat is let down
const RAYS = `<circle cx="60" cy="60" r="30" fill="none" stroke-width="60" stroke-dasharray="7.854"`;

function bust(face: readonly Layer[], radius: number, behind: string, place: string): string {
  const round = `<clipPath id="a"><circle cx="60" cy="60" r="${radius}"/></clipPath>`;
  return picture(120, 120, `${round}<g clip-path="url(#a)">${behind}<g transform="${place}">${layers(face)}</g></g>`);
}

/** A star with eight points, every second one shorter. */
function star(radius: number): string {
  const corner = (place: number): string => {
    const angle = (place * Math.PI) / 8;
    const far = place % 2 ? radius * 0.3 : place % 4 ? radius * 0.66 : radius;
    return `${short(60 + far * Math.sin(angle))} ${short(60 - far * Math.cos(angle))}`;
  };
  return `M${Array.from({ length: 16 }, (_, place) => corner(place)).join("L")}Z`;
}

/** A compass rose: the back of a portrait, for who has chosen in secret. */
function back(radius: number): string {
  const rose: Layer[] = [
    ["e", disc(60, 60, radius)],
    ["b", star(radius - 6)],
    ["d", star(radius * 0.6)],
    ["c", disc(60, 60, 5)],
  ];
  return picture(120, 120, layers(rose));
}

/** All portraits by the name of the character as message ids have it, "travel-agent"; and the back of all. */
export function portraits(): Record<string, string> {
  const found: Record<string, string> = { back: back(50), "back-small": back(55) };
  for (const { ground, rays, faces } of FIELDS)
    for (const [name, face] of Object.entries(faces)) {
      const down = LOWER[name] ?? 0;
      const field = (radius: number): string => `<path d="${disc(60, 60, radius)}" fill="${ground}"/>`;
      const sunlit = `${field(50)}${RAYS} stroke="${rays}"/>`;
      found[name] = bust(face, 50, sunlit, `translate(4.8 ${4.8 + down}) scale(.92)`);
      found[`${name}-small`] = bust(face, 55, field(55), `translate(0 ${down})`);
    }
  return found;
}
