// The picture that stands beside a link to us: the mark and the name above the engraving. `tools/brand_icons.py` makes
// pixels of it, and brings the font.

import { body, CUT, sun } from "./bodies";
import { mark, MARKS } from "./brand";
import { stars } from "./posters";
import { picture } from "./svg";

const [WIDE, HIGH] = [1200, 630];

export function preview(): string {
  const rings = [170, 270, 380, 510, 650, 800].map((across, place) => {
    const dashes = place === 4 ? ' stroke-dasharray="3 9"' : "";
    return `<ellipse rx="${across}" ry="${Math.round(across * 0.26)}" opacity="${(0.85 - place * 0.09).toFixed(2)}"${dashes}/>`;
  });
  const inside = [
    `<defs>${CUT}</defs><rect width="${WIDE}" height="${HIGH}" fill="#0D1430"/>`,
    `<path d="${stars("preview", 150, [0, 0, WIDE, HIGH])}" fill="#F0E2C4" opacity=".7"/>`,
    `<g transform="translate(720 452) rotate(-8)"><g fill="none" stroke="#E3B565" stroke-width="2">${rings.join("")}</g>`,
    body("mercury", -160, 18, 14, "middle"),
    body("venus", 180, -52, 20, "large"),
    body("earth", 130, 92, 28, "large"),
    body("mars", -330, 76, 24, "large"),
    body("jupiter", 352, 36, 46, "large"),
    body("saturn", -520, -40, 36, "large"),
    body("comet", -90, -132, 18, "middle", -20),
    `${sun(0, 0, 68)}</g>`,
    `<g transform="translate(164 150) scale(6)">${mark(MARKS.large)}</g>`,
    `<text x="284" y="187" font-family="Jost" font-weight="500" font-size="108" letter-spacing="17" fill="#F3EEE2">ECLIPTIC</text>`,
  ];
  return picture(WIDE, HIGH, inside.join(""));
}
