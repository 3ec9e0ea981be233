// What is shown where there is nothing yet: a porthole with a small scene, the same by night and by day.

import { INKS } from "./inks";
import { disc, layers, type Layer, picture, scatter, short } from "./svg";

const SIZE = 96;
const MIDDLE = SIZE / 2;
const GLASS = 42;

/** Stars above the horizon, in one path. */
function stars(seed: string): string {
  const chance = scatter(seed);
  const points = Array.from({ length: 16 }, () => disc(8 + chance() * 80, 8 + chance() * 50, 0.5 + chance() * 0.7));
  return `<path d="${points.join("")}" fill="${INKS.cream}"/>`;
}

/** Through a porthole with a brass rim and its rivets. */
function porthole(seed: string, inside: string): string {
  const rivets = Array.from({ length: 12 }, (_, place) => {
    const angle = (place * Math.PI) / 6;
    return disc(MIDDLE + 44.5 * Math.cos(angle), MIDDLE + 44.5 * Math.sin(angle), 0.9);
  });
  const ring = (radius: number, ink: string, width: number): string =>
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="${short(radius)}" fill="none" stroke="${ink}" stroke-width="${width}"/>`;
  const glass = `<clipPath id="glass"><circle cx="${MIDDLE}" cy="${MIDDLE}" r="${GLASS}"/></clipPath>`;
  const scene = `<rect width="${SIZE}" height="${SIZE}" fill="${INKS.deepTeal}"/>${stars(seed)}${inside}`;
  return (
    `${glass}<g clip-path="url(#glass)">${scene}</g>${ring(44.5, INKS.brass, 5)}` +
    `<path d="${rivets.join("")}" fill="${INKS.umber}"/>${ring(GLASS, INKS.outline, 1.2)}${ring(47, INKS.outline, 1.2)}`
  );
}

const SCENES: Record<string, Layer[]> = {
  // No event yet: the bodies stand at the beginning of their ways.
  log: [
    ["b1", "M48 74C20 74 6 62 6 48S20 22 48 22 90 34 90 48M48 64C31 64 22 57 22 48S31 32 48 32 74 39 74 48"],
    ["b", disc(48, 48, 9)],
    ["c", "M48 39A9 9 0 0 0 48 57A12 12 0 0 1 48 39Z"],
    ["k", disc(74, 48, 5.4)],
    ["r", disc(74, 48, 4.2)],
    ["k", disc(84, 62, 7)],
    ["u", disc(84, 62, 5.6)],
    ["t", "M86.5 57A5.6 5.6 0 0 1 84 67.6 9 9 0 0 0 86.5 57Z"],
  ],
  // Nobody has said anything yet: two stations, and waves between them.
  chat: [
    ["d", "M0 70C16 60 34 66 48 68S80 62 96 68V96H0Z"],
    ["r", "M0 76C22 70 40 78 60 76S86 72 96 76V96H0Z"],
    ["k3", "M24 72V54M17 74 24 60 31 74M72 74V56M65 76 72 62 79 76"],
    ["b", "M14 40C14 52 24 58 34 54Z"],
    ["w", "M14 40C13 47 20 55 28 55.5 21 52 17 47 16 40.800Z"],
    ["k1.5", "M14 40C14 52 24 58 34 54ZM24 47 30 41"],
    ["b", "M82 42C82 54 72 60 62 56Z"],
    ["o", "M82 42C82 54 72 60 62 56L65 54.500C73 57 80 52 80 43Z"],
    ["k1.5", "M82 42C82 54 72 60 62 56ZM72 49 66 43"],
    ["c2", "M40 30a11 11 0 0 1 0 13M45 26a17 17 0 0 1 0 21M54 47a17 17 0 0 1 0-21"],
    ["c", disc(31, 39.5, 2.2) + disc(65, 41.5, 2.2)],
  ],
  // Nothing was found: a telescope towards an empty sky.
  search: [
    ["d", "M0 74C20 64 44 72 62 70S88 66 96 70V96H0Z"],
    ["r", "M0 80C24 74 50 84 96 76V96H0Z"],
    ["k3.5", "M42 58 30 86M42 58 46 87M42 58 60 84"],
    ["g", "M22 64 34 70 39 60 27 54Z"],
    ["b", "M30 53 40 60 62 42 54 30Z"],
    ["c", "M30 53 33 55 56.5 34 54 30Z"],
    ["o", "M40 60 62 42 60 39 37 57.500Z"],
    ["e", "M52 27.5 58 23 68 37.5 63 43Z"],
    ["k1.5", "M22 64 34 70 39 60 27 54ZM30 53 40 60 62 42 54 30ZM52 27.5 58 23 68 37.5 63 43Z"],
    ["b1", "M66 12a16 16 0 1 0 .1 0ZM50 28h32M66 12v32"],
  ],
  // There is no such table: a comet that has gone by.
  lost: [
    ["b1", "M2 66C24 28 66 14 96 40M2 82C34 50 70 42 96 60"],
    ["t", "M16 20C34 34 48 46 60 60L66 52C50 40 34 30 16 20Z"],
    ["u", "M22 30C36 42 48 52 60 62L63 56C50 46 36 37 22 30Z"],
    ["k", disc(64, 58, 8.6)],
    ["c", disc(64, 58, 7)],
    ["u", "M68 52.400A7 7 0 0 1 61 64.5 10 10 0 0 0 68 52.400Z"],
  ],
};

/** All of them, by what is missing. */
export const quiet = (): Record<string, string> =>
  Object.fromEntries(Object.entries(SCENES).map(([name, scene]) => [name, picture(SIZE, SIZE, porthole(name, layers(scene)))]));
