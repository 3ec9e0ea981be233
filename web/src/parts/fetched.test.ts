import { expect, test } from "vitest";
import { fetched, ready } from "./fetched";

test("a part that has come is there at once, for whoever asks for it in the same way", async () => {
  const load = async () => ({ default: "sheet" });
  expect(ready(load)).toBeUndefined();
  expect(await fetched(load)).toBe("sheet");
  expect(ready(load)).toBe("sheet");
  expect(ready(async () => ({ default: "sheet" }))).toBeUndefined();
});

test("what could not be fetched is asked for again", async () => {
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries === 1) throw new Error("the line is lost");
    return { default: "sheet" };
  };
  await expect(fetched(load)).rejects.toThrow("lost");
  expect(ready(load)).toBeUndefined();
  expect(await fetched(load)).toBe("sheet");
});
