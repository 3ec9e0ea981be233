// How resources and regions are drawn: our own shapes on a grid of 24.

export interface Drawing {
  filled?: string;
  lines?: string;
}

/** Symbols of regions, drawn with lines 2 wide. */
export const SYMBOLS: Record<string, Drawing> = {
  cap: { lines: "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5" },
  sun: { filled: "M5 17a7 7 0 0 1 14 0Z", lines: "M2 20.5h20M12 3v3.5M3.6 8.2l2.5 2.2M20.4 8.2l-2.5 2.2" },
  basin: { filled: "M4 10h16a8 9 0 0 1-16 0Z", lines: "M2 10h20" },
  trident: { lines: "M12 3v18M5 4v5a7 6 0 0 0 14 0V4M8.5 21h7" },
  waves: { lines: "M2 8c3.3-4 6.7-4 10 0s6.7 4 10 0M2 16c3.3-4 6.7-4 10 0s6.7 4 10 0" },
  bay: { lines: "M5 3v8a7 8 0 0 0 14 0V3M12 8v5" },
  serpent: { lines: "M19 5c-4-3-12-2-12 2.5S18 11 18 16s-9 6-13 2.5M19 5h.1" },
  wedge: { filled: "M3 5h18L12 21Z" },
  zigzag: { lines: "M15 2 7 12h9L8 22" },
  dunes: { lines: "M2 18c3-7 7-7 10-1 2-6 6-8 10 1M6 8c2-4 5-4 7-.5" },
  moon: {
    filled:
      "M13 3c6 0 9 4 8 9s-4 9-10 9-9-4-8-9 4-9 10-9ZM9 8a2 2 0 1 0 .01 0ZM15.5 11a2.5 2.5 0 1 0 .01 0ZM10 15.5a1.5 1.5 0 1 0 .01 0Z",
  },
  open: { lines: "M8 8.5a4 4 0 1 1 5.5 3.7c-1 .5-1.5 1.3-1.5 2.8M12 19.5v.1" },
  "": { filled: "M12 7a5 5 0 1 0 .01 0Z" },
};
