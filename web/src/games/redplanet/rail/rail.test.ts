import { describe, expect, it } from "vitest";
import { lines } from "./rail";

describe("the name of a role", () => {
  it("stands in one line if it is one word", () => {
    expect(lines("Pilot")).toEqual(["Pilot"]);
  });

  it("is broken where its halves are most alike", () => {
    expect(lines("Cacciatore di teste")).toEqual(["Cacciatore", "di teste"]);
  });

  it("is broken at a hyphen", () => {
    expect(lines("Космо\u00ADдесантник")).toEqual(["Космо-", "десантник"]);
    expect(lines("Женщина-вамп")).toEqual(["Женщина-", "вамп"]);
  });
});
