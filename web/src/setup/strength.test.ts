import { describe, expect, it } from "vitest";
import { strengthOf } from "./strength";

describe("the strength of a bot", () => {
  it("is told where it was measured", () => {
    const found = strengthOf("kosmonauts", "classic", "medium");
    expect(found).toMatchObject({ against: "easy", equal: 50, seats: 2 });
    expect(found!.between[0]).toBeLessThan(found!.share);
    expect(found!.share).toBeLessThan(found!.between[1]);
  });

  it("is not told where it was not", () => {
    expect(strengthOf("redplanet", "2005", "medium")).toBeNull();
    expect(strengthOf("redplanet", "2015", "novice")).toBeNull();
    expect(strengthOf("redplanet", "2015", "somebody's bot")).toBeNull();
    expect(strengthOf("nim", "classic", "medium")).toBeNull();
  });
});
