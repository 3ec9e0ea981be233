// Points by round as lines: where their marks stand, and what is written at the edges.

const MOST = 5; // lines across the chart

/** Round numbers from at most `least` to at least `most`. */
export function scale(least: number, most: number): number[] {
  const room = Math.max(1, most - least);
  let [step, ten] = [1, 1];
  while (room / step > MOST) {
    step = [ten, 2 * ten, 5 * ten].find((each) => room / each <= MOST) ?? step;
    ten *= 10;
  }
  const first = Math.floor(least / step);
  const last = Math.ceil(Math.max(most, least + 1) / step);
  return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step);
}

/** Rounds that are named, from the first to the last. */
export function rounds(last: number): number[] {
  const step = Math.max(1, Math.ceil(last / MOST));
  const found = Array.from({ length: Math.floor(last / step) }, (_, place) => (place + 1) * step);
  const end = found.at(-1) ?? 0;
  if (last > end && last - end < step / 2) found.pop();
  return last > (found.at(-1) ?? 0) ? [...found, last] : found;
}

/** Heights near the wanted ones, no two nearer than a gap, and all of them within the room. */
export function spread(wanted: number[], gap: number, room: number): number[] {
  const order = wanted.map((_, place) => place).sort((one, other) => wanted[one]! - wanted[other]!);
  const found = [...wanted];
  let least = 0;
  for (const place of order) {
    const height = Math.max(found[place]!, least);
    found[place] = height;
    least = height + gap;
  }
  let most = room;
  for (const place of order.reverse()) {
    const height = Math.min(found[place]!, most);
    found[place] = height;
    most = height - gap;
  }
  return found;
}
