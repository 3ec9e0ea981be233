// A line that strays: four waves whose lengths have no common measure.

/** About -1 to 1, the same for the same seed; small steps of `at` give near values. */
export function noise(at: number, seed: number): number {
  return (
    0.5 * Math.sin(2.3 * at + seed) +
    0.32 * Math.sin(5.1 * at + 2.3 * seed) +
    0.22 * Math.sin(9.7 * at + 4.1 * seed) +
    0.16 * Math.sin(17.3 * at + 0.7 * seed)
  );
}
