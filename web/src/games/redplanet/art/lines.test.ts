import { expect, it } from "vitest";
import { pictureOf } from "./lines";

const role = { id: "redplanet-role-robot", args: {} };
const numbered = { id: "redplanet-role-numbered", args: { number: 4, role } };
const line = (id: string, who: unknown) => ({ id, args: { colour: "x", role: who } });

it("is there where a character is revealed", () => {
  const revealed = "redplanet-event-character-revealed";
  expect(pictureOf(line(revealed, role))).toContain("robot-small");
  expect(pictureOf(line(revealed, numbered))).toContain("robot-small");
  expect(pictureOf(line(revealed, { id: "literal", args: { text: "Anna" } }))).toBeNull();
  expect(pictureOf(line("redplanet-event-placement-skipped", role))).toBeNull();
});
