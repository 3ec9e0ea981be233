// Rockets of engraved brass, one for each capacity and build, without a crew: whoever is aboard is drawn on top.
//
// Light comes from the upper left and is a second flat shape, as is the shade.

import { disc, picture, short } from "../../../design/art/svg";
import { INKS } from "../../../design/art/inks";
import { frame, shipName } from "./frame";
import { CAPACITIES, fins, hullOf, porthole, SEAT, type Build, type Hull } from "./hull";

const BRASS = { base: "#DFAF5F", light: "#F3D596", shade: "#B67B3A", seam: "#5C3716", rust: "#C4572F", deep: INKS.deepRust };
const GLASS = { pane: "#1B3D49", glint: INKS.paleTeal };
export function drawShips(): Record<string, string> {
  const builds: Build[] = ["tall", "low"];
  return Object.fromEntries(
    builds.flatMap((build) => CAPACITIES.map((capacity) => [shipName(capacity, build), ship(hullOf(capacity, build))])),
  );
}

const fill = (d: string, ink: string): string => `<path d="${d}" fill="${ink}"/>`;
const line = (d: string, ink: string, wide: number): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${wide}" stroke-linejoin="round" stroke-linecap="round"/>`;

function ship(hull: Hull): string {
  const { half: w, tip, shoulder } = hull;
  const box = frame(hull);
  const fin = (side: -1 | 1, ink: string): string =>
    `<path d="${fins(hull, [side])}" fill="${ink}" stroke="${INKS.outline}" stroke-width="1.5" stroke-linejoin="round"/>`;
  const nozzle = `M${short(-0.58 * w)} -9H${short(0.58 * w)}L${short(0.66 * w)} 0H${short(-0.66 * w)}Z`;
  const needle = line(`M0 ${short(tip)}v-5`, BRASS.base, 1.6) + fill(disc(0, tip - 6, 2.2), BRASS.base);
  const inside =
    fin(-1, BRASS.rust) +
    fin(1, BRASS.deep) +
    fill(nozzle, INKS.outline) +
    `<clipPath id="h"><path d="${hull.outline}"/></clipPath>` +
    fill(hull.outline, BRASS.base) +
    `<g clip-path="url(#h)">${body(hull)}</g>` +
    fill(rivets(shoulder + 6.5, w > 25 ? 9 : 6, 0.82 * w), BRASS.seam) +
    line(hull.outline, INKS.outline, 1.6) +
    needle +
    portholes(hull);
  const [width, height] = [short(box.width), short(box.height)];
  return picture(Number(width), Number(height), inside, `${short(box.x)} ${short(box.y)} ${width} ${height}`);
}

/** Light at the left, shade at the right, the rust nose, belts and seams; clipped to the hull. */
function body({ half: w, tip, shoulder }: Hull): string {
  const [top, low] = [short(tip), short(shoulder - 6)];
  const across = (y: number, sag: number): string => `M${-w} ${short(y)}Q0 ${short(y + sag)} ${w} ${short(y)}`;
  const shade = `M${short(0.5 * w)} 0C${short(0.66 * w)} -30 ${short(0.64 * w)} ${short(shoulder + 10)} ${short(0.52 * w)} ${short(shoulder - 4)}H${w}V0Z`;
  const nose = `M${-w} ${top}H${w}V${low}Q0 ${short(shoulder + 2)} ${-w} ${low}Z`;
  const noseShade = `M0 ${top}C${short(0.24 * w)} ${short(tip + 10)} ${short(0.42 * w)} ${short((tip + shoulder) / 2)} ${short(0.44 * w)} ${short(shoulder - 2.6)}Q${short(0.7 * w)} ${short(shoulder - 3.4)} ${w} ${low}V${top}Z`;
  const seams = [0.74, 0.86, 0.95].map((part) => `M${short(part * w)} ${short(shoulder + 2)}V-18`).join("");
  return (
    fill(`M${-w} ${top}H${short(-0.62 * w)}V0H${-w}Z`, BRASS.light) +
    fill(shade, BRASS.shade) +
    fill(nose, BRASS.rust) +
    fill(noseShade, BRASS.deep) +
    line(across(shoulder - 6, 8) + across(shoulder - 2, 8) + across(-17, 6), INKS.outline, 1.1) +
    line(seams, BRASS.seam, 0.9)
  );
}

const rivets = (y: number, count: number, half: number): string =>
  Array.from({ length: count }, (_, index) => disc(-half + (2 * half * index) / (count - 1), y, 0.9)).join("");

/** Rings of umber and empty panes with one glint. */
function portholes({ ports }: Hull): string {
  const r = SEAT / 2;
  const all = (radius: number): string => ports.map((port) => porthole(port, radius)).join("");
  const glints = ports.map(({ x, y }) => `M${short(x - 0.5 * r)} ${short(y)}a${0.5 * r} ${0.5 * r} 0 0 1 ${0.5 * r} ${-0.5 * r}`);
  const rings = `<path d="${all(r)}" fill="${INKS.umber}" stroke="${INKS.outline}" stroke-width="1.2"/>`;
  return rings + fill(all(r - 2.2), GLASS.pane) + line(glints.join(""), GLASS.glint, 1.6);
}
