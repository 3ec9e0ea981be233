// The signs of buttons and of what is going on: one set, on a grid of 24, with filled shapes first and lines 2 wide.

export interface Drawn {
  filled?: string;
  lines?: string;
}

export const ICONS = {
  // The table: a menu is bars alone, a log is a written page; at a glance they are nothing alike.
  menu: { lines: "M3.5 5.5h17M3.5 12h17M3.5 18.5h17" },
  log: {
    filled:
      "M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2ZM7 6v2h2V6ZM11 6v2h6V6ZM7 11v2h2v-2ZM11 11v2h6v-2ZM7 16v2h2v-2ZM11 16v2h6v-2Z",
  },
  close: { lines: "M5 5l14 14M19 5 5 19" },
  enter: { lines: "M20 4.5v8.5H5M10 7.5 4.5 13l5.5 5.5" },
  clock: { lines: "M12 3a9 9 0 1 0 .01 0ZM12 7v5.5l3.5 2" },
  // Who waits for what.
  orbit: {
    filled: "M12 8.2a3.8 3.8 0 1 0 .01 0ZM20 3.7a2.4 2.4 0 1 0 .01 0Z",
    lines: "M17.7 7.5C11 6.5 3 11 2 15c-.7 4 5 4.5 11 2.5s10-6 9.3-9",
  },
  cut: { lines: "M1.5 12H8M16 12h6.5M9 5.5 8 18.5M16 5.5l-1 13" },
  cup: {
    filled: "M6 2.5h12V9a6 6 0 0 1-12 0ZM10.7 14h2.6v4h-2.6ZM7 18h10v3.5H7Z",
    lines: "M6 5H2.5c0 4 1.5 5.5 4.5 6M18 5h3.5c0 4-1.5 5.5-4.5 6",
  },
  pause: { filled: "M6 4h4.5v16H6ZM13.5 4H18v16h-4.5Z" },
  eye: { filled: "M12 9a3 3 0 1 0 .01 0Z", lines: "M2 12c4.5-7.5 15.5-7.5 20 0-4.5 7.5-15.5 7.5-20 0Z" },
  // Seats.
  bot: {
    filled:
      "M5 8h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2Zm3.5 4a1.7 1.7 0 1 0 .01 0Zm7 0a1.7 1.7 0 1 0 .01 0Z",
    lines: "M12 8V3.5M8.5 3h7",
  },
  away: { filled: "M14.5 2.5A9.8 9.8 0 1 0 21.5 15.5 8.5 8.5 0 0 1 14.5 2.5Z" },
  ready: { lines: "M4 12.5l5.5 5.5L20 6.5" },
  free: { lines: "M12 7v10M7 12h10" },
  flag: { filled: "M6 3h13l-3.5 4.5L19 12H6Z", lines: "M5.5 3v18.5" },
  // Kinds of cards.
  leaf: { filled: "M4 20C2.5 10 8 3.5 20.5 3 21 14 15 20.5 7 18.5L5 21.5Z" },
  loop: { filled: "M22 3v8.5h-8.5Z", lines: "M19 8.5A8 8 0 1 0 20 14.5" },
  bolt: { filled: "M14.5 1.5 5 14h5.5L9 22.5 19.5 9.5h-6Z" },
  building: { filled: "M3 21V10l8-5v16ZM12.5 21V3L21 8.5V21Z" },
} satisfies Record<string, Drawn>;

export type IconName = keyof typeof ICONS;
