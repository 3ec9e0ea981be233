// A travel poster for each game that we know: five inks and one light each.
//
// A poster is composed on 280 by 300, with nothing but sky in the upper quarter, where its title stands. It is drawn
// beyond its edges on all sides, so that a frame of any shape is filled, and the middle is never cut: a wide frame has
// more at the sides, a high one more sky.

import { body, CUT, sun } from "./bodies";
import { disc, picture, scatter, short } from "./svg";

const [LEFT, TOP, WIDE, HIGH] = [-260, -420, 800, 880]; // what is drawn
const SKY = `x="${LEFT}" y="${TOP}" width="${WIDE}" height="${HIGH}"`;
const RIGHT = LEFT + WIDE;
const BOTTOM = TOP + HIGH;

/** Stars of one ink as one shape, within a box. */
export function stars(seed: string, count: number, [x, y, wide, high]: readonly [number, number, number, number]): string {
  const chance = scatter(seed);
  let path = "";
  for (let star = 0; star < count; star += 1)
    path += disc(Math.round(x + chance() * wide), Math.round(y + chance() * high), 0.6 + chance() * 0.8);
  return path;
}

export function posters(): Record<string, string> {
  const framed = (inside: string): string =>
    picture(280, 300, inside).replace(" viewBox", ' preserveAspectRatio="xMidYMax" viewBox');
  return { redplanet: framed(redPlanet()), kosmonauts: framed(kosmonauts()), ares: framed(ares()) };
}

// A brass rocket leaves Mars in a cloud of smoke.

function redPlanet(): string {
  return [
    `<rect ${SKY} fill="#143039"/>`,
    `<path d="${stars("red planet", 130, [LEFT, -240, WIDE, 460])}" fill="#E3B565" opacity=".7"/>`,
    `<g fill="none" stroke="#E3B565" opacity=".45"><circle cx="140" cy="392" r="250"/><circle cx="140" cy="392" r="268" stroke-dasharray="2 5"/></g>`,
    ground(),
    `<g transform="translate(140 268) scale(.8) translate(-140 -262)"><path d="M122 262L140 300 158 262Z" fill="#F2B84B"/><path d="M130 262L140 286 150 262Z" fill="#FFF6E0"/></g>`,
    smoke(),
    rocket(),
  ].join("");
}

function ground(): string {
  return [
    `<circle cx="140" cy="392" r="232" fill="#B64A2A"/>`,
    `<path d="M-92 392A232 232 0 0 1 140 160Q60 190 30 300L0 460Z" fill="#D9653B"/>`,
    `<path d="M-10 282Q70 232 118 250T214 244 292 282V${BOTTOM}H-10Z" fill="#8C3520"/>`,
    `<path d="M30 232L104 214M180 210L250 238M62 216L92 262M206 218L188 262M-6 262L24 250M256 250L296 270" stroke="#7A2C1A" stroke-width="2" fill="none"/>`,
    `<g fill="#8C3520"><ellipse cx="70" cy="226" rx="13" ry="6"/><ellipse cx="224" cy="222" rx="10" ry="5"/><ellipse cx="12" cy="268" rx="12" ry="4"/></g>`,
  ].join("");
}

function smoke(): string {
  const clouds: [number, number, number][] = [
    [92, 288, 26],
    [118, 276, 20],
    [188, 288, 26],
    [162, 276, 20],
    [60, 300, 24],
    [220, 300, 24],
    [140, 292, 22],
    [30, 314, 20],
    [252, 314, 20],
  ];
  const puffs = clouds.map(([x, y, radius]) => disc(x, y, radius)).join("");
  return `<path d="${puffs}M34 294H248V${BOTTOM}H20Z" fill="#EADBBE"/><path d="M68 290A24 24 0 0 0 116 290A24 12 0 0 1 68 290ZM164 290A24 24 0 0 0 212 290A24 12 0 0 1 164 290Z" fill="#CBB794"/>`;
}

function rocket(): string {
  const rivets = [134, 172, 214].flatMap((y) => [119, 133, 147, 161].map((x) => disc(x, y, 1.6))).join("");
  const parts = [
    `<g stroke="#0B1A20" stroke-width="2" stroke-linejoin="round"><path d="M110 200Q82 216 80 262L112 248ZM170 200Q198 216 200 262L168 248Z" fill="#D9653B"/><path d="M140 52Q176 84 174 150L168 256H112L106 150Q104 84 140 52Z" fill="#C58A4A"/><path d="M140 52Q176 84 175 124H105Q106 84 140 52Z" fill="#D9653B"/></g>`,
    `<path d="M140 52Q112 90 116 256H112L106 150Q104 84 140 52Z" fill="#F0C98A" opacity=".8"/>`,
    `<path d="M105 124H175M106 182H174M110 226H170" stroke="#0B1A20" stroke-width="2"/><path d="${rivets}" fill="#6E451C"/>`,
    `<circle cx="140" cy="153" r="15" fill="#2F6F7E" stroke="#F0E2C4" stroke-width="4"/><circle cx="140" cy="153" r="17.5" fill="none" stroke="#0B1A20" stroke-width="1.6"/>`,
    `<path d="M131 150A10 10 0 0 1 141 143" stroke="#BFE3E0" stroke-width="2.4" fill="none"/><path d="M140 52V34" stroke="#F0E2C4" stroke-width="2.4"/><circle cx="140" cy="32" r="3.4" fill="#F0E2C4"/>`,
  ];
  return `<g transform="translate(140 268) scale(.8) translate(-140 -262)">${parts.join("")}</g>`;
}

// A capsule flies from the Sun past the planets.

function kosmonauts(): string {
  const [x, y] = [20, 300];
  const at = (far: number, degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${Math.round(x + far * Math.cos(angle))} ${Math.round(y - far * Math.sin(angle))}`;
  };
  let rays = "";
  for (let degrees = -70; degrees < 230; degrees += 10) rays += `M${x} ${y}L${at(640, degrees)} ${at(640, degrees + 5)}Z`;
  const orbits = [96, 138, 184, 236, 290, 350, 420].map((radius) => disc(x, y, radius)).join("");
  return [
    `<defs>${CUT}</defs><rect ${SKY} fill="#121C42"/><path d="${rays}" fill="#1A2856"/>`,
    `<path d="${stars("kosmonauts", 110, [LEFT, -240, WIDE, 640])}" fill="#F0E2C4" opacity=".7"/>`,
    `<path d="${orbits}" fill="none" stroke="#E3B565" stroke-width="1.1" opacity=".75"/>`,
    `<circle cx="${x}" cy="${y}" r="210" fill="none" stroke="#8E7F6B" stroke-width="5" stroke-dasharray="3 8 6 7 2 9" opacity=".8"/>`,
    sun(x, y, 58),
    body("mars", 132, 221, 15, "large"),
    body("earth", 112, 148, 17, "large"),
    body("jupiter", 238, 224, 28, "large"),
    body("saturn", 62, 106, 20, "large"),
    body("venus", 340, 96, 16, "large"),
    body("uranus", -70, 150, 18, "large"),
    flame(),
    capsule(),
  ].join("");
}

function flame(): string {
  return `<g transform="translate(208 118) rotate(42)"><path d="M-13 24L0 170 13 24Z" fill="#E5484D"/><path d="M-8 24L0 118 8 24Z" fill="#F2B84B"/><path d="M-4 24L0 74 4 24Z" fill="#FFF6E0"/><path d="M-16 14L-40 58M16 14L40 58M-9 20L-16 62M9 20L16 62" stroke="#F3EEE2" stroke-width="2.4"/></g>`;
}

function capsule(): string {
  return `<g transform="translate(208 118) rotate(42) scale(32)"><circle r=".86" fill="#E04B2F" stroke="#0B0E1A" stroke-width=".06"/><circle cx="-.05" cy="-.2" r=".34" fill="#F3EEE2"/><circle cx="-.05" cy="-.2" r=".2" fill="#1A2038"/><path d="M-.8.32Q0 .62.8.32" fill="none" stroke="#7E1D10" stroke-width=".11"/></g>`;
}

// Ochre ridges, a first sea, a dome among trees.

function ares(): string {
  return [
    `<rect ${SKY} fill="#F0C68A"/><path d="M${LEFT} ${TOP}H${RIGHT}V84Q140 74 ${LEFT} 118Z" fill="#E9AE6B"/>`,
    `<circle cx="196" cy="112" r="46" fill="#FBE9BF"/><circle cx="196" cy="112" r="57" fill="none" stroke="#FBE9BF" stroke-width="1.4"/>`,
    ridges(),
    `<path d="M${LEFT} 224Q-60 190 0 214 90 190 170 214T280 206L${RIGHT} 216V${BOTTOM}H${LEFT}Z" fill="#3E8FB0"/>`,
    `<path d="M24 222H92M120 230H210M40 238H80M190 220H250M-120 230H-40M300 226H380" stroke="#8CCADB" stroke-width="2.4"/>`,
    `<path d="M${LEFT} 246Q-80 236 0 262 80 222 170 246T280 232L${RIGHT} 250V${BOTTOM}H${LEFT}Z" fill="#6DBE7B"/>`,
    `<path d="M${LEFT} 272Q-120 262 0 284 110 250 280 270L${RIGHT} 262V${BOTTOM}H${LEFT}Z" fill="#2E7D4F"/>`,
    dome(),
    `<path d="${mill(206, 250, 74)}${mill(242, 244, 52)}" fill="#FFF6E0"/>${blades(206, 176, 74, 12)}${blades(242, 192, 52, 48)}`,
    trees(),
  ].join("");
}

function ridges(): string {
  return [
    `<path d="M${LEFT} 178L-190 132 -140 158 -84 118 -30 172 44 128 78 150 128 112 176 156 214 132 280 176 350 126 420 162 ${RIGHT} 130V${BOTTOM}H${LEFT}Z" fill="#C9743C"/>`,
    `<path d="M128 112L150 134 138 162 112 152 96 138ZM44 128L58 146 36 156 18 152ZM-84 118L-64 140 -84 156 -108 140ZM350 126L368 146 346 156 330 142Z" fill="#E0965A"/>`,
    `<path d="M${LEFT} 196Q-120 168 0 190 70 158 150 186T280 178L${RIGHT} 190V${BOTTOM}H${LEFT}Z" fill="#A4522D"/>`,
  ].join("");
}

function dome(): string {
  return `<g stroke="#16303A" stroke-width="1.6"><path d="M52 248A34 34 0 0 1 120 248Z" fill="#DDF1EC"/><path d="M52 248A34 34 0 0 1 86 214 52 52 0 0 0 66 248Z" fill="#fff" stroke="none"/><path d="M86 214V248M64 224Q86 234 108 224M69 248Q72 222 86 214M103 248Q100 222 86 214" fill="none"/></g>`;
}

const mill = (x: number, y: number, high: number): string =>
  `M${short(x - 1.6)} ${y}L${short(x - 0.8)} ${y - high}H${short(x + 0.8)}L${short(x + 1.6)} ${y}Z`;

function blades(x: number, y: number, high: number, turn: number): string {
  const blade = (degrees: number): string => `<path transform="rotate(${degrees})" d="M0 0L3-5 0-${Math.round(high * 0.62)}Z"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})" fill="#FFF6E0">${[0, 120, 240].map(blade).join("")}</g>`;
}

type Tree = readonly [x: number, y: number, high: number];

const LIGHT: readonly Tree[] = [
  [142, 262, 26],
  [126, 266, 18],
  [-60, 268, 28],
  [330, 262, 30],
];
const DARK: readonly Tree[] = [
  [160, 270, 34],
  [28, 276, 30],
  [262, 276, 24],
  [-30, 280, 22],
  [-100, 276, 34],
  [306, 276, 22],
  [370, 272, 34],
];

function trees(): string {
  const trunk = ([x, y, high]: Tree): string => `M${x} ${y}V${short(y - high * 0.5)}`;
  const crown = ([x, y, high]: Tree): string =>
    `M${x} ${short(y - high * 1.7)}L${short(x + high * 0.55)} ${short(y - high * 0.4)}H${short(x - high * 0.55)}Z`;
  return `<path d="${[...LIGHT, ...DARK].map(trunk).join("")}" stroke="#3A2A1C" stroke-width="2"/><path d="${LIGHT.map(crown).join("")}" fill="#2F6F4B"/><path d="${DARK.map(crown).join("")}" fill="#235C3C"/>`;
}
