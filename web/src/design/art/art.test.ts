import { describe, expect, it } from "vitest";
import { FAMILIES } from "./families";
import { INKS } from "./inks";
import { scatter, short } from "./svg";

/** How many bytes are sent for it. */
async function packed(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

describe.each(Object.entries(FAMILIES))("%s", (_, family) => {
  const pictures = Object.entries(family.draw());

  it("is within its budget", async () => {
    const heavy: [string, number][] = [];
    for (const [name, source] of pictures) {
      const bytes = await packed(source);
      if (bytes > family.most) heavy.push([name, bytes]);
    }
    expect(heavy).toEqual([]);
  });

  it("is drawn the same every time", () => {
    expect(Object.entries(family.draw())).toEqual(pictures);
  });

  it("holds nothing that the page's policy forbids, and no broken number", () => {
    for (const [name, source] of pictures) {
      expect(source, name).not.toMatch(/NaN|undefined|style=|<style|<script|href="http/);
      expect(source, name).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
    }
  });

  it("has no two pictures alike", () => {
    expect(new Set(pictures.map(([, source]) => source)).size).toBe(pictures.length);
  });
});

describe("what drawings are made with", () => {
  it("writes numbers short", () => {
    expect([short(1.25), short(2), short(-0.04)]).toEqual(["1.3", "2", "0"]);
  });

  it("scatters the same way for the same seed", () => {
    const [one, other, third] = [scatter("mars"), scatter("mars"), scatter("venus")];
    const first = [one(), one(), one()];
    expect([other(), other(), other()]).toEqual(first);
    expect(first).not.toContain(third());
    expect(first.every((value) => value >= 0 && value < 1)).toBe(true);
  });

  it("has inks that are all different", () => {
    expect(new Set(Object.values(INKS)).size).toBe(Object.keys(INKS).length);
  });
});
