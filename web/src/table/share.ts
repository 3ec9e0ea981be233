// How the board as text and what is the reader's own divide the height of a table between them, in per cent.

export const LEAST = 20;
export const MOST = 80;
export const STEP = 5; // of one press on a key

const FAIR = [35, 60] as const; // what each needs changes with the game: neither begins with too little

/** Within what leaves something of both. */
export function within(share: number): number {
  return Math.round(Math.min(MOST, Math.max(LEAST, share)));
}

/** The board's share, when both have so much to show. */
export function fair(board: number, mine: number): number {
  const [least, most] = FAIR;
  return board + mine > 0 ? Math.round(Math.min(most, Math.max(least, (100 * board) / (board + mine)))) : least;
}

/** How high a pane would have to be to show everything. */
export function needed(pane: Element): number {
  const last = pane.lastElementChild;
  return last ? last.getBoundingClientRect().bottom - pane.getBoundingClientRect().top + pane.scrollTop : 0;
}
