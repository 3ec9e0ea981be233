// Small symbols of what a seat has: resources, fuel, cards. One silhouette for each, edged in ink, so that it is told
// by its shape by night, by day and in grey. Their names are the kinds that the games give their facts.

import { picture } from "./svg";

const INK = "#15182A";
const CREAM = "#FFF8E6";

/** A flat shape. */
const flat = (ink: string, path: string): string => `<path d="${path}" fill="${ink}"/>`;

/** A line with round ends. */
const line = (ink: string, width: number, path: string): string =>
  `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** What is cut out of the picture: a shape with its edge, and what lies on it. */
const edged = (ink: string, path: string, ...on: string[]): string => [flat(ink, path), ...on, line(INK, 1.5, path)].join("");

const SQUARE = "M6 2h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Z"; // a stock lies on it
const DISC = "M12 2a10 10 0 1 0 .01 0Z";

const FACTS: Record<string, string> = {
  // Red Planet: a cut block, a leaf of ore, a ringed orb; helmets in reserve, a card, a compass star for who is first.
  ice: edged(
    "#8FD3F4",
    "M12 1.5 21.5 7V17.5L12 22.5 2.5 17.5V7Z",
    flat("#E4F6FF", "M12 1.5 21.5 7 12 12 2.5 7Z"),
    flat("#4B9CC6", "M12 12 21.5 7V17.5L12 22.5Z"),
  ),
  sylvanite: edged(
    "#8FCB6B",
    "M2.5 21.5C1 9 8 1.5 21.5 2.5 22.5 16 15 23 2.5 21.5Z",
    flat("#4E8F45", "M2.5 21.5 21.5 2.5C22.5 16 15 23 2.5 21.5Z"),
    flat("#D6F0B4", "M6 12.5C7.5 8 10.5 5.5 15 4.8L11 9Z"),
  ),
  celerium:
    edged(
      "#E59AE8",
      "M12 4a8 8 0 1 0 .01 0Z",
      flat("#A652B4", "M17.7 6.4A8 8 0 0 1 6.3 17.6C12 18 18 12 17.7 6.4Z"),
      flat("#FBDDF9", "M7 10C7.8 7.8 9.5 6.5 12 6.3L9.5 9.8Z"),
    ) +
    [3.9, 1.7]
      .map((width, place) =>
        line(place ? "#FBDDF9" : INK, width, "M5.5 12.5C-2 19.5 1 22.5 9 18.5C15 15.5 21 10.5 22.5 6.5C23.5 3 20 2.5 16 4.8"),
      )
      .join(""),
  reserve: edged(
    "#B9C1DC",
    "M12 1.5a9.5 9.5 0 0 1 6.5 16.4L21 22.5H3l2.5-4.6A9.5 9.5 0 0 1 12 1.5Z",
    flat("#3A4672", "M7 8.5h10a2 2 0 0 1 2 2c0 4-2.5 5.5-7 5.5s-7-1.5-7-5.5a2 2 0 0 1 2-2Z"),
    flat(CREAM, "M7 9.8h4.5L8.2 13.5C6.8 12.6 6.3 11 7 9.8Z"),
  ),
  cards: edged(CREAM, "M5 1.8h14v20.4H5Z", flat("#2F6F7E", "M12 6l1.8 4.2L18 12l-4.2 1.8L12 18l-1.8-4.2L6 12l4.2-1.8Z")),
  first: edged(
    "#E3B565",
    "M12 1a11 11 0 1 0 .01 0Z",
    flat("#8E3820", "M12 3.5l2.2 6.3 6.3 2.2-6.3 2.2L12 20.5l-2.2-6.3L3.5 12l6.3-2.2Z"),
    flat("#D9653B", "M12 3.5V20.5L9.8 14.2 3.5 12H12Z"),
  ),
  // Kosmonauts: fuel is a square, hyper-fuel a disc with an arrow, a shield a shield, a token a coin, a star instructs.
  fuel: edged("#F2C14E", "M3 3h18v18H3Z", flat("#B87F23", "M8 8h8v8H8Z"), flat("#FFE6A8", "M3 3h18l-3 3H6v12l-3 3Z")),
  hyper: edged("#E5484D", DISC, line(CREAM, 2.4, "M7 12l5-5 5 5M7 17.5l5-5 5 5")),
  shields: edged(
    "#8FA3CC",
    "M12 1.5 21 4.5V12c0 5-4 8.5-9 10.5C7 20.5 3 17 3 12V4.5Z",
    flat("#5B6FA0", "M12 1.5 21 4.5V12c0 5-4 8.5-9 10.5Z"),
    flat(CREAM, "M12 6.5l1.5 3.7 3.7 1.5-3.7 1.5L12 17l-1.5-3.8-3.7-1.5 3.7-1.5Z"),
  ),
  tokens: edged("#F0E2C4", DISC, line("#B8763B", 1.5, "M12 5a7 7 0 1 0 .01 0Z"), line("#7A4A22", 2, "M8 18.5V6.5h8l-2 3 2 3H8")),
  instructor: edged("#F2C14E", "M12 1.5l3.2 6.9 7.3.9-5.4 5.1 1.4 7.4L12 18.2l-6.5 3.6 1.4-7.4L1.5 9.3l7.3-.9Z"),
  // Ares: coins are round, stocks are square.
  mc: edged(
    "#F0C66E",
    DISC,
    line("#C8923A", 1.5, "M12 4.5a7.5 7.5 0 1 0 .01 0Z"),
    flat("#6B4310", "M7 17V7.5h2.5L12 11.5l2.5-4H17V17h-2.5v-5L12 15.8 9.5 12v5Z"),
  ),
  heat: edged(
    "#D9502F",
    SQUARE,
    flat(
      "#FFE7B8",
      "M12.4 3.5c.6 3.4 5.6 5.4 5.6 10.5a6 6 0 0 1-12 .2c0-2.6 1.5-3.9 2.4-5.4.6 1.3 1.2 2 2.1 2.4-.5-2.9 0-5.6 1.9-7.7Z",
    ),
    flat("#D9502F", "M12 20.2c-2.2 0-3.3-1.5-3.3-3.2 0-2.1 2.5-2.7 3.3-5.1 1.4 1.8 3.3 3 3.3 5.1 0 1.7-1.2 3.2-3.3 3.2Z"),
  ),
  plants: edged(
    "#2E7D4F",
    SQUARE,
    line("#CDEBC0", 2, "M12 20v-8"),
    flat("#CDEBC0", "M12 13C11.7 8.2 8.7 6 4 6c.2 4.7 3 7.1 8 7ZM12 11c.2-4.3 3-6.5 8-6.5 0 4.6-3 6.9-8 6.5Z"),
  ),
  steel: edged("#8A5A34", SQUARE, flat("#F3D9B4", "M5 5h14v3.6h-5v6.8h5V19H5v-3.6h5V8.6H5Z")),
  titanium: edged("#55628F", SQUARE, flat("#E8ECF2", "M12 3.5l2.2 6.3 6.3 2.2-6.3 2.2L12 20.5l-2.2-6.3L3.5 12l6.3-2.2Z")),
  ocean: edged(
    "#2A6FA0",
    "M12 1.5 21.5 6.8v10.4L12 22.5 2.5 17.2V6.8Z",
    line("#D6ECF6", 2, "M5 10q1.8-2.2 3.5 0t3.5 0 3.5 0 3.5 0M5 15q1.8-2.2 3.5 0t3.5 0 3.5 0 3.5 0"),
  ),
  rating: edged("#B9552F", DISC, line(CREAM, 2.6, "M6.5 12.5 12 7l5.5 5.5M6.5 18 12 12.5 17.5 18")),
  forests: edged(
    "#2E6B4A",
    "M12 1.5 21.5 6.8v10.4L12 22.5 2.5 17.2V6.8Z",
    flat("#CDEBC0", "M12 4l4.5 5.5h-2.2l3.7 5H13.2V18.5h-2.4V14.5H6l3.7-5H7.5Z"),
  ),
};

/** All of them, by kind. */
export const facts = (): Record<string, string> =>
  Object.fromEntries(Object.entries(FACTS).map(([name, inside]) => [name, picture(24, 24, inside)]));
