// A planet for every game, made from its id: inks, bands or craters, a ring, a moon. The same id has the same planet
// everywhere, and a game that comes later need not bring a picture. Those that we know have theirs by choice.

import { disc, scatter, short } from "./art/svg";

export interface EmblemDrawing {
  sky: string;
  ground: string;
  marks: string; // the ink of what is on the planet
  surface: string; // what is on it; all paths are for a planet of radius 1 at 0, 0
  ring: number | null; // degrees by which it is tilted
  moon: { x: number; y: number; radius: number } | null;
}

type Surface = "bands" | "craters" | "zones";
type Inks = readonly [sky: string, ground: string, marks: string];

const INKS: readonly Inks[] = [
  ["#143039", "#D9653B", "#8C3520"],
  ["#121C42", "#B79BE0", "#7A5AAE"],
  ["#1A2038", "#4F9BDD", "#F0E2C4"],
  ["#2B3350", "#E2B78E", "#A65F3C"],
  ["#1D4754", "#F0C98A", "#C9743C"],
  ["#3A2030", "#DDA0A8", "#8E3850"],
  ["#16303A", "#6DBE7B", "#2E7D4F"],
  ["#241A3A", "#8CC5C4", "#2F6F7E"],
];
const KINDS: readonly Surface[] = ["bands", "craters", "zones"];

interface Choice {
  inks: number;
  kind: Surface;
  ring: number | null;
  moon: boolean;
}

const OURS: Record<string, Choice> = {
  redplanet: { inks: 0, kind: "craters", ring: null, moon: true },
  kosmonauts: { inks: 1, kind: "bands", ring: -18, moon: false },
  ares: { inks: 6, kind: "zones", ring: null, moon: true },
};

export function emblem(game: string): EmblemDrawing {
  const chance = scatter(game);
  const [one, two, three, four, five] = [chance(), chance(), chance(), chance(), chance()];
  const wish = OURS[game] ?? {
    inks: Math.floor(one * INKS.length),
    kind: KINDS[Math.floor(two * KINDS.length)]!,
    ring: three < 0.5 ? Math.round(-35 + five * 70) : null,
    moon: three >= 0.5 || four < 0.3,
  };
  const [sky, ground, marks] = INKS[wish.inks]!;
  return {
    sky,
    ground,
    marks,
    surface: SURFACES[wish.kind](chance),
    ring: wish.ring,
    moon: wish.moon ? { x: four < 0.5 ? 1.25 : -1.25, y: -0.5 - five * 0.6, radius: 0.2 + two * 0.12 } : null,
  };
}

/** Stars for a sky of any size. */
export function sprinkled(game: string, count: number, wide: number, high: number): string {
  const chance = scatter(`${game} stars`);
  return Array.from({ length: count }, () =>
    disc(chance() * wide, chance() * high, 0.35 + wide / 560 + chance() * (0.25 + wide / 600)),
  ).join("");
}

type Chance = () => number;

const SURFACES: Record<Surface, (chance: Chance) => string> = {
  bands: (chance) => belts(chance, 3, 0.1, 0.24),
  zones: (chance) => belts(chance, 2, 0.26, 0.42),
  craters: (chance) =>
    [0, 1, 2, 3, 4]
      .map((place) => {
        const angle = (place * 1.26 + chance()) * 2;
        const far = 0.15 + chance() * 0.5;
        return round(far * Math.cos(angle), far * Math.sin(angle), 0.1 + chance() * 0.16);
      })
      .join(""),
};

const thin = (value: number): string => String(Math.round(value * 100) / 100);

function round(x: number, y: number, radius: number): string {
  const across = thin(2 * radius);
  const arc = `a${thin(radius)} ${thin(radius)} 0 1 1`;
  return `M${thin(x - radius)} ${thin(y)}${arc} ${across} 0${arc} -${across} 0Z`;
}

/** Bands from edge to edge; they end on the circle, so that nothing has to be cut. */
function belts(chance: Chance, count: number, least: number, most: number): string {
  let path = "";
  for (let belt = 0; belt < count; belt += 1) {
    const from = -0.85 + (1.7 * (belt + 0.3 * chance())) / count;
    const to = Math.min(0.95, from + least + chance() * (most - least));
    const [upper, lower] = [Math.sqrt(1 - from * from), Math.sqrt(1 - to * to)];
    path += `M${thin(-upper)} ${thin(from)}H${thin(upper)}A1 1 0 0 1 ${thin(lower)} ${thin(to)}H${thin(-lower)}A1 1 0 0 1 ${thin(-upper)} ${thin(from)}Z`;
  }
  return path;
}

/** Where a planet is drawn, and how large. */
export const placed = (x: number, y: number, radius: number): string =>
  `translate(${short(x)} ${short(y)}) scale(${short(radius)})`;
