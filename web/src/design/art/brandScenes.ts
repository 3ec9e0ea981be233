// Small scenes for places where there is nothing yet: nobody likes an empty box.

import { body, CUT } from "./bodies";
import { stars } from "./posters";
import { picture } from "./svg";

const [WIDE, HIGH] = [240, 140];

function scene(seed: string, inside: string): string {
  return picture(
    WIDE,
    HIGH,
    `<defs>${CUT}<clipPath id="f"><rect width="${WIDE}" height="${HIGH}" rx="10"/></clipPath></defs><g clip-path="url(#f)"><rect width="${WIDE}" height="${HIGH}" fill="#121C42"/><path d="${stars(seed, 34, [0, 0, WIDE, HIGH])}" fill="#F0E2C4" opacity=".7"/>${inside}</g>`,
  );
}

export function brandScenes(): Record<string, string> {
  return {
    lost: scene("lost", lost()),
    pad: scene("pad", pad()),
    dome: scene("dome", dome()),
    letter: scene("letter", letter()),
  };
}

/** A probe that has left its orbit and listens in the wrong direction. */
function lost(): string {
  const panel = (x: number): string =>
    `<path d="M${x}-9H${x + 30}V9H${x}Z" fill="#3D5A98"/><path d="M${x + 10}-9V9M${x + 20}-9V9M${x} 0H${x + 30}" stroke="#8CA5D8" fill="none"/>`;
  return [
    `<path d="M-20 40Q70 30 118 66T262 128" fill="none" stroke="#E3B565" stroke-dasharray="2 6" opacity=".8"/>`,
    body("saturn", 196, 36, 20, "large"),
    `<g transform="translate(98 76) rotate(-24)"><g stroke="#0B0E1A" stroke-width="1.5" stroke-linejoin="round">${panel(-48)}${panel(18)}<path d="M-18-2H-14V2H-18ZM14-2H18V2H14Z" fill="#C58A4A"/><path d="M-14-12L-8-16H10L14-12V14H-14Z" fill="#C58A4A"/><path d="M-14-12H14V14H-14Z" fill="#E3B565"/><path d="M-18-22A20 12 0 0 0 18-22L0-28Z" fill="#F0E2C4"/></g><path d="M0-26V-40" stroke="#F0E2C4" stroke-width="2"/><circle cy="-41" r="2.5" fill="#E5484D"/><path d="M-8-4H8M-8 2H8M-8 8H2" stroke="#7A4A22" stroke-width="2"/></g>`,
    `<path d="M118 18A14 14 0 0 1 130 26M122 8A24 24 0 0 1 142 22" fill="none" stroke="#F0E2C4" stroke-width="1.5" opacity=".7"/>`,
  ].join("");
}

/** A rocket waits for its crew. */
function pad(): string {
  return [
    `<circle cx="190" cy="210" r="150" fill="#3D5A98" opacity=".45"/>`,
    body("mars", 44, 40, 14, "large"),
    `<path d="M0 118Q60 108 120 116T240 112V140H0Z" fill="#8C3520"/><path d="M0 130Q90 118 240 128V140H0Z" fill="#B64A2A"/>`,
    `<path d="M160 116V36M172 116V36M160 48L172 60 160 72 172 84 160 96 172 108M148 52H160M148 76H160" fill="none" stroke="#8E9BC0" stroke-width="2"/>`,
    `<g stroke="#0B0E1A" stroke-width="1.5" stroke-linejoin="round"><path d="M118 92L108 116H120ZM142 92L152 116H140Z" fill="#D9653B"/><path d="M130 22Q148 40 146 74L142 116H118L114 74Q112 40 130 22Z" fill="#C58A4A"/><path d="M130 22Q148 40 147 60H113Q112 40 130 22Z" fill="#D9653B"/><circle cx="130" cy="74" r="7" fill="#2F6F7E"/></g>`,
  ].join("");
}

/** An observatory under a sky in which nothing happens. */
function dome(): string {
  return [
    `<path d="M20 150A100 64 0 0 1 260 60" fill="none" stroke="#E3B565" stroke-dasharray="2 6" opacity=".8"/>`,
    `<path d="M0 120Q70 104 130 116T240 110V140H0Z" fill="#1D4754"/>`,
    `<g stroke="#0B0E1A" stroke-width="1.5" stroke-linejoin="round"><path d="M108 66L150 34 160 46 120 80Z" fill="#C58A4A"/><path d="M148 30L158 24 170 40 162 48Z" fill="#E3B565"/><path d="M70 118V84H134V118Z" fill="#F0E2C4"/><path d="M66 86A36 36 0 0 1 138 86Z" fill="#DDF1EC"/><path d="M96 52L112 52 124 86H92Z" fill="#2F6F7E"/><path d="M94 118V100H110V118Z" fill="#7A4A22"/></g>`,
    body("uranus", 206, 38, 12, "large"),
  ].join("");
}

/** A letter that has come to the wrong planet. */
function letter(): string {
  return [
    `<circle cx="40" cy="190" r="110" fill="#8C6DBE" opacity=".5"/>`,
    body("neptune", 202, 100, 20, "large"),
    `<path d="M20 44Q60 40 84 62M14 62Q52 58 76 76M22 82Q50 78 70 88" fill="none" stroke="#9FE3D6" stroke-width="3"/>`,
    `<g transform="translate(122 72) rotate(14)" stroke="#0B0E1A" stroke-width="1.5" stroke-linejoin="round"><path d="M-40-26H40V26H-40Z" fill="#F0E2C4"/><path d="M-40-26L0 8 40-26" fill="#FFF9EC"/><path d="M-40 26L-10-1M40 26L10-1" fill="none"/><circle cy="4" r="9" fill="#E5484D"/></g>`,
  ].join("");
}
