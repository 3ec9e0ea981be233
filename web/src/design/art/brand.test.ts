// The icons in `public/` are written from the drawings: `npx vitest run -u src/design/art/brand.test.ts`, and then
// `python -m tools.brand_icons` for those that are pixels.

import { describe, expect, it } from "vitest";
import { appIcon, drawingFor, favicon, faviconTurn, MARKS, maskableIcon } from "./brand";

const PUBLIC = "../../../public";

describe("the mark", () => {
  it("has a drawing for every size", () => {
    expect([16, 21, 22, 55, 56, 512].map(drawingFor)).toEqual(
      ["small", "small", "middle", "middle", "large", "large"].map((size) => MARKS[size as keyof typeof MARKS]),
    );
  });

  it.each([
    ["icon.svg", favicon],
    ["icon-turn.svg", faviconTurn],
    ["icon-app.svg", appIcon],
    ["icon-maskable.svg", maskableIcon],
  ])("is what %s shows", async (file, draw) => {
    await expect(`${draw()}\n`).toMatchFileSnapshot(`${PUBLIC}/${file}`);
  });
});
