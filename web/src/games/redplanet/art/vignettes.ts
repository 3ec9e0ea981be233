// Small landscapes for the event cards, 156 by 76: a sky in two bands, a sun, two ridges, and what the card is about. The
// upper right corner is left free where a value stands. A card of an owner's own has no scene of its own: it gets one of
// four of its kind, by its name.

import { disc, layers, picture, type Layer } from "../../../design/art/svg";
import * as m from "./vignettes-motifs";
import { put } from "./vignettes-motifs";

const SKIES = {
  dusk: ["d", "r", "b"],
  noon: ["t", "u", "w"],
  night: ["k", "n", "c"],
  ochre: ["o", "b", "c"],
} as const;

interface Ground {
  sky: keyof typeof SKIES;
  far: string; // ink of the ridge behind; "" for a plain
  near: string;
  sun?: readonly [x: number, y: number, radius: number] | null;
}

const FAR = "M0 52L20 40H34L44 48L66 36H84L96 50L118 42H132L156 52V76H0Z";
const NEAR = "M0 58C26 50 48 62 76 57S128 52 156 59V76H0Z";
const STARS: Layer = [
  "w",
  disc(14, 12, 1.2) + disc(36, 7, 1) + disc(62, 12, 1.1) + disc(96, 7, 1) + disc(24, 26, 0.9) + disc(84, 22, 0.9),
];

/** Sky and ground, and in front of them layers or motifs that have their place. */
function scene({ sky, far, near, sun = [24, 22, 12] }: Ground, ...front: (Layer | string)[]): string {
  const [base, band, light] = SKIES[sky];
  const back: Layer[] = [
    [base, "M0 0H156V76H0Z"],
    [band, "M0 34H156V76H0Z"],
  ];
  if (sun) {
    const [x, y, r] = sun;
    back.push([light, disc(x, y, r)], [`${band}1`, `M${x - r} ${y + 4}h${2 * r}M${x - r} ${y + 8}h${2 * r}`]);
  }
  if (far) back.push([far, FAR]);
  back.push([near, NEAR]);
  return picture(156, 76, layers(back) + front.map((each) => (typeof each === "string" ? each : layers([each]))).join(""));
}

const SCENES: Record<string, () => string> = {
  // Discoveries.
  "even-ground": () =>
    scene({ sky: "noon", far: "", near: "o", sun: [22, 20, 10] }, put(m.slab(2), 52, 63), put(m.slab(4), 94, 63)),
  "uneven-ground": () =>
    scene(
      { sky: "ochre", far: "o", near: "g", sun: [22, 20, 10] },
      ["d", "M66 76V54L84 50L112 58V76Z"],
      put(m.slab(1), 44, 66, 1, -9),
      put(m.slab(3), 92, 55, 1, 7),
    ),
  "cave-in": () =>
    scene({ sky: "ochre", far: "", near: "g", sun: null }, put(m.CAVE, 70, 66, 1.15), put(m.BOULDERS, 72, 68), [
      "k",
      disc(40, 12, 2) + disc(110, 26, 2.5) + disc(104, 16, 1.5),
    ]),
  synergy: () =>
    scene(
      { sky: "noon", far: "o", near: "d", sun: [24, 18, 9] },
      ["k9", "M34 58H116"],
      ["b6", "M34 58H116"],
      ["c2", "M34 56.4H116"],
      ["k2.4", "M56 53v10M76 53v10M96 53v10"],
      put(m.DOME, 28, 64, 0.9),
      put(m.DOME, 122, 64, 0.9),
      put(m.DERRICK, 76, 62, 0.95),
    ),
  subterfuge: () =>
    scene(
      { sky: "night", far: "n", near: "e", sun: [20, 20, 10] },
      STARS,
      put(m.coins(2, 3), 108, 68, 0.8),
      put(m.MASK, 66, 56, 1.05),
    ),
  "native-resistance": () =>
    scene(
      { sky: "dusk", far: "d", near: "k", sun: null },
      put(m.SPEARS, 74, 72, 1.05),
      ["k", "M44 76C44 42 56 28 74 28S104 42 104 76Z"],
      put(m.EYES, 74, 66, 1.35),
      ["r2", "M60 36C66 30 82 30 88 36M58 42C66 35 82 35 90 42"],
    ),
  "frozen-ground": () =>
    scene(
      { sky: "noon", far: "t", near: "u", sun: null },
      put(m.SNOWFLAKE, 26, 20, 0.75),
      put(m.SNOWFLAKE, 96, 14, 0.5),
      put(m.SHARDS, 72, 66, 1.15),
    ),
  "survey-error": () =>
    scene({ sky: "ochre", far: "o", near: "d", sun: [22, 18, 9] }, put(m.TRIPOD, 48, 66), put(m.SIGNPOST, 98, 68, 0.95, 4), [
      "d2.400",
      "M66 20l8 8M74 20l-8 8",
    ]),
  "dust-storm": () =>
    scene(
      { sky: "ochre", far: "o", near: "g", sun: [134, 20, 10] },
      [
        "d",
        "M92 60C82 52 96 50 88 42C80 34 100 32 92 22C88 14 60 12 34 16C52 20 60 22 64 28C56 36 70 38 66 46C62 52 74 54 72 62Z",
      ],
      ["c2", "M28 14C52 6 92 8 106 16M40 24C60 18 90 20 98 27M56 36C70 32 88 34 96 39M62 48C72 45 84 46 92 50"],
      ["k", disc(116, 52, 2) + disc(122, 44, 1.5) + disc(48, 54, 2) + disc(40, 44, 1.3)],
    ),
  "ether-magnet": () =>
    scene(
      { sky: "night", far: "", near: "d", sun: null },
      STARS,
      ["b1.800", "M44 8C50 14 52 20 52 26M66 4V20M88 8C82 14 80 20 80 26"],
      put(m.MAGNET, 66, 68, 0.95),
      put(m.ROCKET, 114, 60, 0.62, -38),
    ),
  "rich-vein": () =>
    scene(
      { sky: "night", far: "", near: "g", sun: null },
      ["d", "M0 30C20 22 30 34 50 30S90 20 110 30S140 26 156 32V76H0Z"],
      ["g", "M0 48C40 42 60 54 156 46V76H0Z"],
      put(m.CRYSTALS, 66, 65),
      ["b2", "M100 52l12-6M98 62l16 1M44 52l-12-5M42 62l-14 2"],
    ),
  lichens: () => scene({ sky: "noon", far: "o", near: "d", sun: [22, 18, 10] }, put(m.LICHENS, 68, 66, 1.2)),
  radiation: () =>
    scene(
      { sky: "ochre", far: "", near: "d", sun: null },
      ["d", FAR],
      put(m.TREFOIL, 60, 68, 1.05),
      ["c2", "M24 24l8 6M18 40h10M96 26l-7 6M102 42H92"],
      put(m.CRATER, 112, 66, 0.5),
    ),
  "ancient-ruins": () => scene({ sky: "dusk", far: "d", near: "g", sun: [28, 30, 18] }, put(m.COLUMNS, 70, 66, 0.98)),
  "nothing-found": () =>
    scene(
      { sky: "noon", far: "o", near: "o", sun: [22, 20, 10] },
      put(m.PIT, 58, 64),
      ["g", "M78 66C82 54 92 50 98 54S112 60 116 66Z"],
      put(m.SPADE, 97, 52, 0.85, 12),
    ),

  // Missions that name regions.
  "dawn-claim": () =>
    scene(
      { sky: "noon", far: "", near: "d", sun: null },
      ["w", "M28 57A24 24 0 0 1 76 57Z"],
      ["w2", "M52 26V16M30 35L23 28M74 35L81 28M22 52H12"],
      ["d", NEAR],
      put(m.FLAG, 96, 62),
    ),
  "noon-claim": () =>
    scene(
      { sky: "ochre", far: "o", near: "d", sun: null },
      ["c", disc(60, 20, 12)],
      ["c2.400", "M60 3V0M60 37v6M43 20h-7M77 20h7M48 8l-4-4M72 8l4-4M48 32l-5 5M72 32l5 5"],
      put(m.FLAG, 94, 63),
    ),
  "dusk-claim": () =>
    scene({ sky: "dusk", far: "d", near: "g", sun: [40, 38, 22] }, ["k", "M98 62L60 70L98 64Z"], put(m.FLAG, 98, 63)),
  "midnight-claim": () =>
    scene(
      { sky: "night", far: "n", near: "e", sun: null },
      STARS,
      ["c", disc(34, 24, 12)],
      ["k", disc(40, 20, 11)],
      ["c", disc(66, 34, 3)],
      put(m.LANTERN, 66, 66, 0.8),
      put(m.FLAG, 98, 63),
    ),
  "heartland-claim": () =>
    scene(
      { sky: "dusk", far: "", near: "d", sun: null },
      ["g", "M6 60C6 34 146 34 146 60S6 86 6 60Z"],
      ["o", "M26 60C26 42 126 42 126 60S26 78 26 60Z"],
      ["b", "M48 60C48 50 104 50 104 60S48 70 48 60Z"],
      ["d1.300", "M6 60C6 34 146 34 146 60M26 60C26 42 126 42 126 60S26 78 26 60M48 60C48 50 104 50 104 60S48 70 48 60"],
      put(m.RED_FLAG, 74, 60, 1.1),
    ),
  "strategic-zones": () => scene({ sky: "dusk", far: "d", near: "g", sun: [26, 28, 16] }, put(m.FORT, 70, 64, 1.08)),
  "phobos-outpost": () =>
    scene(
      { sky: "night", far: "", near: "k", sun: null },
      STARS,
      put(m.MOONSTONE, 72, 64, 1.1),
      put(m.DOME, 60, 20, 0.48),
      put(m.DISH, 90, 20, 0.42),
    ),
  "northern-influence": () =>
    scene({ sky: "noon", far: "w", near: "u", sun: null }, put(m.compass(0), 44, 36), put(m.FLAG, 92, 63, 0.9)),
  "eastern-influence": () =>
    scene({ sky: "ochre", far: "o", near: "d", sun: [128, 46, 16] }, put(m.compass(1), 44, 36), put(m.FLAG, 92, 63, 0.9)),
  "southern-influence": () =>
    scene(
      { sky: "night", far: "d", near: "o", sun: null },
      ["w", disc(98, 8, 1.6) + disc(88, 18, 1.3) + disc(108, 20, 1.3) + disc(98, 30, 1.6)],
      put(m.compass(2), 44, 36),
      put(m.FLAG, 92, 65, 0.9),
    ),
  "western-influence": () =>
    scene({ sky: "dusk", far: "d", near: "g", sun: [14, 40, 15] }, put(m.compass(3), 48, 36), put(m.FLAG, 94, 63, 0.9)),
  "regional-claim-north": () =>
    scene(
      { sky: "noon", far: "", near: "u", sun: null },
      ["e", "M20 76L70 26L122 76Z"],
      ["t", "M20 76L70 26L74 76Z"],
      ["w", "M56 40L70 26L86 41L78 46L70 40L63 47Z"],
      put(m.RED_FLAG, 70, 28, 0.62),
      ["w", "M30 8l2 6 6 2-6 2-2 6-2-6-6-2 6-2Z"],
    ),
  "regional-claim-south": () =>
    scene({ sky: "ochre", far: "o", near: "d", sun: [28, 30, 14] }, put(m.CRATER, 78, 62, 1.35), put(m.RED_FLAG, 78, 62, 0.95)),
  "secret-mission-1": () => scene({ sky: "night", far: "n", near: "d", sun: null }, STARS, put(m.ENVELOPE, 66, 58, 0.98, -5)),
  "secret-mission-2": () => scene({ sky: "night", far: "d", near: "g", sun: [22, 20, 9] }, STARS, put(m.TELESCOPE, 62, 66, 1.15)),
  "secret-mission-3": () =>
    scene(
      { sky: "dusk", far: "", near: "d", sun: null },
      ["k", disc(64, 38, 31)],
      ["b1.500", disc(64, 38, 28)],
      put(m.KEY, 64, 58, 1, -14),
    ),
  "secret-mission-4": () =>
    scene({ sky: "night", far: "n", near: "o", sun: null }, STARS, put(m.FOOTPRINTS, 78, 68), put(m.LANTERN, 44, 60, 1.05)),
  "central-control": () =>
    scene(
      { sky: "dusk", far: "d", near: "g", sun: [24, 30, 15] },
      put(m.CONTROL, 70, 67, 1.1),
      put(m.DOME, 108, 66, 0.6),
      put(m.DOME, 34, 68, 0.5),
    ),

  // Missions that count something.
  "celerium-magnate": () =>
    scene({ sky: "night", far: "n", near: "e", sun: null }, STARS, put(m.DERRICK, 44, 62), put(m.RINGED, 92, 44, 1.25)),
  "sylvanite-magnate": () =>
    scene({ sky: "ochre", far: "o", near: "d", sun: [24, 18, 9] }, put(m.LEAVES, 74, 68, 1.1), put(m.CART, 74, 68, 1.1)),
  "broad-portfolio": () => scene({ sky: "noon", far: "o", near: "d", sun: [22, 16, 9] }, put(m.CASE, 70, 64, 1.12)),
  "wide-settlement": () =>
    scene(
      { sky: "noon", far: "o", near: "d", sun: [24, 16, 9] },
      put(m.DOME, 122, 56, 0.45),
      put(m.DOME, 30, 58, 0.55),
      put(m.GREENHOUSE, 76, 60, 0.7),
      put(m.DOME, 104, 68, 0.75),
      put(m.DOME, 46, 70, 0.7),
    ),
  "fallen-heroes": () =>
    scene(
      { sky: "dusk", far: "d", near: "k", sun: null },
      ["b", disc(68, 38, 34)],
      ["r", disc(68, 38, 29)],
      ["k", NEAR],
      put(m.WREATH, 68, 62),
      put(m.CAIRN, 68, 66),
    ),
  "exclusive-claims": () =>
    scene(
      { sky: "ochre", far: "o", near: "d", sun: [24, 18, 9] },
      put(m.FLAG, 92, 58, 0.95),
      put(m.FENCE, 74, 68, 1.25),
      put(m.PADLOCK, 60, 66),
    ),
  "land-baron": () =>
    scene(
      { sky: "dusk", far: "d", near: "g", sun: [24, 26, 13] },
      ["g", "M20 76C40 54 100 54 124 76Z"],
      put(m.MANOR, 72, 61, 0.98),
    ),

  // Actions.
  "blocks-of-ice": () =>
    scene({ sky: "noon", far: "t", near: "c", sun: [24, 18, 9] }, put(m.CUBE, 54, 66, 1.05), put(m.CUBE, 92, 70, 0.8)),
  "rescue-party": () =>
    scene(
      { sky: "ochre", far: "o", near: "d", sun: [22, 18, 9] },
      put(m.ROVER, 52, 66),
      ["w", "M30 47h12v12h-12Z"],
      ["r", "M34.500 48.500h3v3h3v3h-3v3h-3v-3h-3v-3h3Z"],
      put(m.ASTRONAUT, 102, 67),
    ),
  "priority-launch": () =>
    scene(
      { sky: "ochre", far: "", near: "d", sun: [24, 20, 10] },
      put(m.GANTRY, 52, 62),
      put(m.FLAME, 84, 60),
      put(m.ROCKET, 84, 60),
      ["c", "M46 76C44 66 54 62 62 66C66 60 76 62 80 68C86 62 96 62 100 67C110 62 118 68 114 76Z"],
    ),
  "change-of-plans": () =>
    scene(
      { sky: "dusk", far: "", near: "g", sun: null },
      put(m.CHART, 70, 58, 1.2),
      ["d2.200", "M38 50C44 38 54 40 58 46"],
      ["d2.600", "M56 42l7 7M63 42l-7 7"],
      ["e2.800", "M42 56C60 64 84 58 88 38"],
      ["e", "M82 40L89 28L95 41Z"],
    ),

  // For cards of an owner's own.
  "mission-1": () => scene({ sky: "dusk", far: "d", near: "g", sun: [34, 34, 18] }, put(m.RED_FLAG, 84, 63, 1.1)),
  "mission-2": () =>
    scene(
      { sky: "noon", far: "o", near: "d" },
      put(m.CHART, 70, 60, 1.1),
      ["r2.400", "M44 50C54 34 66 56 76 40S92 30 96 36"],
      ["k", disc(44, 50, 3) + disc(96, 36, 3)],
    ),
  "mission-3": () => scene({ sky: "ochre", far: "o", near: "d", sun: [24, 18, 10] }, put(m.coins(3, 5, 2), 68, 68, 0.95)),
  "mission-4": () =>
    scene({ sky: "night", far: "n", near: "e", sun: null }, STARS, put(m.WREATH, 68, 62, 1.05), put(m.ASTRONAUT, 68, 66, 1.1)),
  "action-1": () => scene({ sky: "ochre", far: "o", near: "d" }, put(m.ROVER, 70, 66, 1.2)),
  "action-2": () => scene({ sky: "noon", far: "o", near: "d" }, put(m.GREENHOUSE, 70, 66, 1.25)),
  "action-3": () =>
    scene({ sky: "night", far: "n", near: "d", sun: null }, STARS, put(m.MAST, 50, 68), put(m.DISH, 92, 66, 0.95)),
  "action-4": () =>
    scene({ sky: "dusk", far: "d", near: "g", sun: [24, 30, 14] }, put(m.GANTRY, 50, 64), put(m.ROCKET, 76, 68, 1.1)),
  "discovery-1": () =>
    scene(
      { sky: "ochre", far: "o", near: "d" },
      put(m.CRATER, 66, 62, 1.15),
      put(m.CRATER, 122, 58, 0.5),
      put(m.CRATER, 26, 68, 0.4),
    ),
  "discovery-2": () =>
    scene({ sky: "dusk", far: "d", near: "g", sun: [26, 28, 13] }, put(m.DERRICK, 54, 66), put(m.CART, 102, 68, 0.7)),
  "discovery-3": () =>
    scene({ sky: "noon", far: "t", near: "d", sun: [22, 18, 9] }, put(m.DOME, 44, 66), put(m.FLASK, 92, 66, 1.1)),
  "discovery-4": () =>
    scene(
      { sky: "night", far: "d", near: "g", sun: null },
      STARS,
      put(m.CRYSTALS, 50, 66, 0.8),
      put(m.CRYSTALS, 90, 70, 1.1),
      put(m.TELESCOPE, 24, 66, 0.6),
    ),
};

/** All scenes, by the names of cards as message ids have them: "dust-storm". */
export function vignettes(): Record<string, string> {
  return Object.fromEntries(Object.entries(SCENES).map(([name, draw]) => [name, draw()]));
}
