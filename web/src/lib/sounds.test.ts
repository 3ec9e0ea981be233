import { describe, expect, it, test, vi } from "vitest";
import { device } from "./device.svelte";
import { play, SOUNDS } from "./sounds";

describe.each(Object.entries(SOUNDS))("the sound of %s", (_name, tones) => {
  it("is over in 300 ms, and can be heard", () => {
    expect(Math.max(...tones.map(({ at, lasts }) => at + lasts))).toBeLessThanOrEqual(0.3 + 1e-9);
    expect(tones.every(({ from, to, lasts }) => from > 80 && to > 80 && lasts >= 0.05)).toBe(true);
  });
});

test("nothing is kept back to be sung after the first press", () => {
  const made = vi.fn();
  vi.stubGlobal("AudioContext", made);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  device.sound = true;
  play("turn");
  expect(made).not.toHaveBeenCalled();
});
