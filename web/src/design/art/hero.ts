// The engraving above the start page: the ecliptic seen from its side, with the bodies on their rings.
//
// It ends in a slanted edge at the left, so that no line runs behind the headline. It is drawn beyond its edges to the
// left only in stars: the page shows it at full height, at the right.

import { body, CUT, sun, type Body, type Detail } from "./bodies";
import { disc, picture, scatter, short } from "./svg";

type Place = readonly [name: Body, ring: number, degrees: number, radius: number, detail: Detail];

interface Engraving {
  wide: number;
  high: number;
  middle: readonly [x: number, y: number]; // of the Sun
  sun: number;
  rings: readonly number[];
  dashed: number;
  edge: readonly [above: number, below: number]; // where the lines end
  stars: number;
  bodies: readonly Place[]; // where the band has room for them, not in the true order of their distances
}

const FLAT = 0.17; // how high a ring is by its width
const GOLD = "#E3B565";
const DEGREE = Math.PI / 180;

const WIDE: Engraving = {
  wide: 1400,
  high: 168,
  middle: [958, 94],
  sun: 26,
  rings: [120, 190, 262, 345, 470, 600, 740],
  dashed: 470,
  edge: [560, 490],
  stars: 90,
  bodies: [
    ["mercury", 120, 210, 6, "small"],
    ["venus", 190, 330, 8, "small"],
    ["earth", 262, 62, 11, "middle"],
    ["mars", 345, 150, 9, "small"],
    ["jupiter", 345, 14, 18, "large"],
    ["saturn", 470, 186, 16, "middle"],
    ["uranus", 470, 322, 10, "small"],
    ["neptune", 600, 118, 11, "middle"],
    ["comet", 345, 285, 10, "middle"],
  ],
};

const PHONE: Engraving = {
  wide: 390,
  high: 104,
  middle: [296, 55],
  sun: 18,
  rings: [64, 102, 144, 196, 260],
  dashed: 196,
  edge: [214, 178],
  stars: 34,
  bodies: [
    ["mercury", 64, 200, 5, "small"],
    ["earth", 102, 60, 8, "small"],
    ["jupiter", 102, 345, 10, "middle"],
    ["comet", 144, 262, 8, "middle"],
    ["mars", 144, 128, 6, "small"],
  ],
};

export const hero = (): Record<string, string> => ({ hero: engraved(WIDE), phone: engraved(PHONE) });

function engraved(plan: Engraving): string {
  const { wide, high, middle, edge } = plan;
  const clip = `<clipPath id="h"><path d="M${edge[0]} -20H${wide}V${high + 20}H${edge[1]}Z"/></clipPath>`;
  const turned = `translate(${middle.join(" ")}) rotate(-4)`;
  const inside = [
    `<defs>${CUT}${clip}</defs><path d="${specks(plan)}" fill="#F0E2C4" opacity=".7"/>`,
    `<g clip-path="url(#h)"><g transform="${turned}">${rings(plan)}${plan.bodies.map(onRing).join("")}${sun(0, 0, plan.sun)}</g></g>`,
  ];
  return picture(wide, high, inside.join("")).replace(" viewBox", ` preserveAspectRatio="xMaxYMid" viewBox`);
}

function specks({ wide, high, stars, edge }: Engraving): string {
  const chance = scatter("hero");
  let path = "";
  for (let star = 0; star < stars; star += 1) {
    const x = edge[1] - 40 + chance() * (wide - edge[1] + 40);
    path += disc(Math.round(x), Math.round(-20 + chance() * (high + 40)), 0.6 + chance() * 0.7);
  }
  return path;
}

function rings({ rings, dashed }: Engraving): string {
  const ring = (radius: number, index: number): string => {
    const dashes = radius === dashed ? ' stroke-dasharray="1.5 5"' : "";
    return `<ellipse rx="${radius}" ry="${Math.round(radius * FLAT)}" opacity="${short(0.8 - 0.07 * index)}"${dashes}/>`;
  };
  return `<g fill="none" stroke="${GOLD}">${rings.map(ring).join("")}<path d="${ticks(rings.at(-1)!)}" stroke-width=".8" opacity=".5"/></g>`;
}

/** The graduation of the outermost ring. */
function ticks(radius: number): string {
  let path = "";
  for (let degrees = 0; degrees < 360; degrees += 3) {
    const at = (far: number): string =>
      `${Math.round(far * Math.cos(degrees * DEGREE))} ${short(far * FLAT * Math.sin(degrees * DEGREE))}`;
    path += `M${at(radius)}L${at(radius * 1.02)}`;
  }
  return path;
}

function onRing([name, ring, degrees, radius, detail]: Place): string {
  const [x, y] = [ring * Math.cos(degrees * DEGREE), ring * FLAT * Math.sin(degrees * DEGREE)];
  return body(name, x, y, radius, detail, -20);
}
