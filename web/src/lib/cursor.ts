// A cursor over things that can be chosen, wherever they are drawn: which one an arrow key leads to.

export interface Spot {
  number: number; // of the option
  x: number;
  y: number;
}

const WAYS: Record<string, [x: number, y: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
const ASIDE = 2; // how much worse it is to lie beside the way than along it

export const isArrow = (key: string): boolean => key in WAYS;

/** The option that this key leads to: the nearest one that way, else the next one of the list, so that all are reached. */
export function step(spots: Spot[], from: number | null, key: string): number | null {
  const way = WAYS[key];
  if (!way || spots.length === 0) return from;
  const order = [...spots].sort((one, other) => one.number - other.number);
  const here = order.findIndex((spot) => spot.number === from);
  if (here < 0) return order[0]!.number;
  const [dx, dy] = way;
  let [best, least] = [null as number | null, Infinity];
  for (const spot of order) {
    const [x, y] = [spot.x - order[here]!.x, spot.y - order[here]!.y];
    const [along, aside] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)];
    const far = along + ASIDE * aside;
    if (along > 1 && far < least) [best, least] = [spot.number, far];
  }
  return best ?? order[(here + dx + dy + order.length) % order.length]!.number;
}

/** Where the numbers of options stand on the screen; what is not shown has no place. */
export function spots(root: ParentNode): Spot[] {
  return [...root.querySelectorAll("[data-badge]")].flatMap((badge) => {
    const { left, top, width, height } = badge.getBoundingClientRect();
    const number = Number(badge.getAttribute("data-badge"));
    return number && width ? [{ number, x: left + width / 2, y: top + height / 2 }] : [];
  });
}
