import { describe, expect, it } from "vitest";
import { arrange, GAP, ROUND } from "./arrange";

describe.each([
  [390, 338, 162],
  [514, 449, 214],
  [640, 560, 260],
  [390, 500, 150],
  [320, 320, 105],
  [320, 235, 100],
])("a globe in %i x %i", (width, height, least) => {
  const { radius, centre, corner, deck, press } = arrange(width, height, 6);

  it("is as large as it can be", () => {
    expect(radius).toBeGreaterThanOrEqual(least);
  });

  it("stays inside and leaves its corners free", () => {
    expect(centre.x - radius).toBeGreaterThanOrEqual(0);
    expect(centre.x + radius).toBeLessThanOrEqual(width);
    const nearest = [
      { x: width - corner.width + ROUND, y: corner.height - ROUND },
      { x: deck.width, y: deck.height + GAP + press.height },
    ].map((point) => Math.hypot(point.x - centre.x, Math.min(0, point.y - centre.y)));
    expect(Math.min(...nearest)).toBeGreaterThan(radius);
  });
});
