// Where to go from a moment, and what to fetch on the way.

export const CHUNK = 10; // moments at once: a few hundred kilobytes

export const chunkOf = (moment: number): number => Math.floor(moment / CHUNK);

/** The chunk of a moment, the next one, and the one before if that is near. */
export function chunksAround(moment: number, last: number): number[] {
  const here = chunkOf(moment);
  const near = moment % CHUNK < CHUNK / 2 ? [here, here + 1, here - 1] : [here, here + 1];
  return near.filter((chunk) => chunk >= 0 && chunk <= chunkOf(last));
}

export function chapterAfter(starts: number[], moment: number, last: number): number {
  return starts.find((start) => start > moment) ?? last;
}

export function chapterBefore(starts: number[], moment: number): number {
  return starts.findLast((start) => start < moment) ?? 0;
}

/** The place of the chapter that a moment lies in; none before the first. */
export function chapterAt(starts: number[], moment: number): number {
  return starts.findLastIndex((start) => start <= moment);
}
