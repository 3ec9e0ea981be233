// What lies in a region: flat cut-paper shapes and a few engraved lines, by its symbol. A region that has none, on a
// map of somebody's own, gets one of the usual kinds, always the same for its name.

import type { Line } from "../../mars/geometry";
import { disc, scatter } from "../../../../design/art/svg";
import { noise } from "../noise";
import type { Ground } from "./ground";
import { FROZEN } from "./ice";
import { band, coast, crescent, dune, hachures, pool, swell } from "./shapes";

/** The inks of relief, in the order in which they are printed; the last two are lines and craters. */
export const RELIEF = ["light", "shade", "deep", "ice-edge", "ice", "engraved", "pit", "glint"] as const;
export type ReliefInk = (typeof RELIEF)[number];

export interface Layer {
  ink: ReliefInk;
  d: string;
}

type Places = readonly (readonly [along: number, across: number])[];

/** Collects what is drawn, one path for each ink. */
class Sheet {
  private readonly inks = new Map<ReliefInk, string>();

  constructor(readonly ground: Ground) {}

  print(ink: ReliefInk, d: string): void {
    this.inks.set(ink, (this.inks.get(ink) ?? "") + d);
  }

  layers(): Layer[] {
    return RELIEF.flatMap((ink) => (this.inks.has(ink) ? [{ ink, d: this.inks.get(ink)! }] : []));
  }

  line(places: Places): Line {
    return places.map(([along, across]) => this.ground.at(along, across));
  }

  coast(ink: ReliefInk, places: Places, seed: number, uneven = 0.045): void {
    this.print(ink, coast(this.line(places), uneven * this.ground.size, seed));
  }

  /** Craters: where they are, and how large in parts of the region. */
  craters(...list: [along: number, across: number, radius: number][]): void {
    for (const [along, across, part] of list) {
      const [at, radius] = [this.ground.at(along, across), part * this.ground.size];
      this.print("pit", disc(at.x, at.y, radius));
      this.print("glint", crescent(at, radius));
    }
  }

  dunes(...list: [along: number, across: number][]): void {
    const half = Math.min(10, 0.19 * this.ground.size);
    for (const [along, across] of list) this.print("engraved", dune(this.ground.at(along, across), half));
  }
}

type Draw = (sheet: Sheet) => void;

/** Ice at the rim, in two creams. */
function cap(sheet: Sheet): void {
  const edge = (depth: number): Line => [
    ...Array.from({ length: 34 }, (_, index) => {
      const along = -1.1 + (2.2 * index) / 33;
      return sheet.ground.at(along, depth + 0.07 * noise(index * 0.42, 2) + 0.12 * along ** 2);
    }),
    ...sheet.line([
      [1.3, 1.6],
      [0, 1.6],
      [-1.3, 1.6],
    ]),
  ];
  const line = (ink: ReliefInk, depth: number): void => sheet.print(ink, closed(edge(depth)));
  line("ice-edge", FROZEN);
  line("ice", FROZEN + 0.1);
}

const closed = (line: Line): string =>
  `M${line.map(({ x, y }) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join("L")}Z`;

const north: Draw = (sheet) => {
  cap(sheet);
  sheet.dunes([-0.72, -0.45], [0.66, -0.6], [0.78, -0.2], [-0.6, -0.05]);
  sheet.craters([0.62, 0.05, 0.1], [-0.85, 0.2, 0.07]);
};

const highland: Draw = (sheet) => {
  sheet.craters([-0.66, 0.42, 0.21], [0.45, 0.6, 0.14], [0.68, -0.58, 0.15], [-0.5, -0.55, 0.1], [0.82, 0.1, 0.09]);
  sheet.dunes([-0.12, 0.72], [0.22, -0.68], [-0.8, -0.1]);
};

const basin: Draw = (sheet) => {
  const { ground } = sheet;
  const [at, r] = [ground.at(0, 0.12), ground.size];
  sheet.print("light", pool(at, 0.78 * r, 0.63 * r, 0.12, 2));
  sheet.print("shade", pool(at, 0.62 * r, 0.5 * r, 0.14, 2.3));
  sheet.print("engraved", hachures(at, 0.74 * r, 0.6 * r, 0.2 * r, 48));
  sheet.craters([-0.8, 0.6, 0.11], [0.8, -0.6, 0.09]);
};

const trident: Draw = (sheet) => {
  const shore: Places = [
    [-1.1, 1.5],
    [-0.91, 0.58],
    [-0.59, 0.17],
    [-0.32, 0.58],
    [-0.17, 0.02],
    [0.11, 0.12],
    [0.3, 0.62],
    [0.65, 0.5],
    [1.05, 1.5],
  ];
  sheet.coast("shade", shore, 3);
  sheet.craters([-0.7, -0.55, 0.13], [0.7, -0.42, 0.1]);
  sheet.dunes([0.2, -0.66], [-0.8, -0.1]);
};

const sea: Draw = (sheet) => {
  const shore: Places = [
    [-0.8, 0.42],
    [-0.61, 0],
    [-0.3, -0.12],
    [0.01, -0.36],
    [0.4, -0.1],
    [0.71, -0.2],
    [0.91, 0.17],
    [0.63, 0.52],
    [0.24, 0.44],
    [-0.14, 0.74],
    [-0.49, 0.74],
  ];
  sheet.coast("shade", shore, 4, 0.06);
  const half = 0.8 * sheet.ground.size;
  for (const [row, part] of [1, 0.86, 0.72, 0.6].entries()) {
    sheet.print("engraved", swell(sheet.ground.at(0.05, -0.12 + row * 0.19), half * part));
  }
  sheet.craters([-0.75, -0.45, 0.11], [0.76, -0.6, 0.09]);
};

const bay: Draw = (sheet) => {
  const shore: Places = [
    [-1.1, 1.5],
    [-0.86, 0.67],
    [-0.63, 0.33],
    [-0.36, -0.2],
    [-0.18, 0.25],
    [-0.01, -0.2],
    [0.23, 0.33],
    [0.58, 0.5],
    [1.08, 1.5],
  ];
  sheet.coast("shade", shore, 2);
  sheet.craters([0.76, -0.35, 0.13], [-0.76, -0.42, 0.11], [0.42, -0.66, 0.08]);
};

const serpent: Draw = (sheet) => {
  const line = Array.from({ length: 70 }, (_, index) => {
    const t = index / 69;
    return sheet.ground.at(-0.98 + 1.96 * t, 0.04 + (0.44 - 0.1 * t) * Math.sin(17 * t) + 0.05 * noise(index * 0.5, 2));
  });
  sheet.print("shade", band(line, 0.26 * sheet.ground.size));
  sheet.craters([-0.72, -0.66, 0.12], [-0.34, 0.78, 0.11], [0.76, -0.6, 0.14]);
};

const plateau: Draw = (sheet) => {
  const shore: Places = [
    [-0.95, -0.1],
    [-0.72, -0.62],
    [-0.4, -0.55],
    [-0.1, -0.86],
    [0.25, -0.66],
    [0.6, -0.74],
    [0.95, -0.3],
    [0.82, 0.2],
    [0.5, 0.28],
    [0.32, 0.62],
    [-0.05, 0.45],
    [-0.4, 0.66],
    [-0.75, 0.34],
  ];
  sheet.coast("deep", shore, 5, 0.05);
  contours(sheet, 0.45, -0.3, 0.42, 4, 1);
  sheet.craters([-0.86, 0.25, 0.09], [0.72, 0.5, 0.11]);
};

const canyon: Draw = (sheet) => {
  const wall: Places = [
    [-0.92, -0.12],
    [-0.7, 0.1],
    [-0.42, 0.02],
    [-0.2, 0.2],
    [0.06, 0.1],
    [0.34, 0.26],
    [0.6, 0.14],
    [0.9, 0.3],
    [0.8, -0.04],
    [0.52, -0.1],
    [0.26, -0.02],
    [0, -0.2],
    [-0.28, -0.14],
    [-0.52, -0.3],
    [-0.74, -0.2],
  ];
  const floor: Places = [
    [-0.78, -0.08],
    [-0.5, -0.1],
    [-0.2, 0.06],
    [0.1, -0.02],
    [0.38, 0.12],
    [0.72, 0.1],
    [0.4, 0.02],
    [0.08, -0.09],
    [-0.24, -0.05],
    [-0.54, -0.2],
  ];
  sheet.coast("shade", wall, 7, 0.05);
  sheet.coast("deep", floor, 7, 0.03);
  contours(sheet, -0.25, 0.62, 0.17, 3, 6);
  sheet.craters([0.5, -0.55, 0.1], [-0.55, -0.66, 0.08]);
};

const desert: Draw = (sheet) => {
  const rows: [number, number][] = [];
  for (let row = 0; row < 5; row++) {
    for (let place = 0; place < 5; place++) rows.push([-0.8 + place * 0.4 + (row % 2) * 0.18, -0.72 + row * 0.36]);
  }
  sheet.coast(
    "light",
    [
      [-0.9, -0.2],
      [-0.3, -0.7],
      [0.4, -0.55],
      [0.9, 0.1],
      [0.4, 0.6],
      [-0.4, 0.66],
    ],
    8,
    0.06,
  );
  sheet.dunes(...rows);
  sheet.craters([0.8, -0.6, 0.1], [-0.82, 0.6, 0.08]);
};

function contours(sheet: Sheet, along: number, across: number, part: number, count: number, seed: number): void {
  const [at, radius] = [sheet.ground.at(along, across), part * sheet.ground.size];
  for (let line = 0; line < count; line++) {
    const r = radius * (1 - line / count);
    sheet.print("engraved", pool(at, r, 0.86 * r, 0.1, seed + 0.2 * line));
  }
}

const BY_SYMBOL: Record<string, Draw> = {
  cap: north,
  sun: highland,
  basin,
  trident,
  waves: sea,
  bay,
  serpent,
  wedge: plateau,
  zigzag: canyon,
  dunes: desert,
};
const USUAL = [highland, basin, sea, serpent, plateau, canyon, desert];

/** The relief of a region; the northernmost is icy where no other one is. */
export function relief(ground: Ground, icy: boolean): Layer[] {
  const sheet = new Sheet(ground);
  const chance = scatter(ground.id);
  const draw = BY_SYMBOL[ground.symbol] ?? (icy ? north : USUAL[Math.floor(chance() * USUAL.length)]!);
  draw(sheet);
  if (icy && draw !== north) cap(sheet);
  return sheet.layers();
}
