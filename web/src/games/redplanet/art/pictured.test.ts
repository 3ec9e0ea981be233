import { describe, expect, it } from "vitest";
import { portraits } from "./portraits";
import { FACES, faceNamed, faceOf, OTHERS, sceneOf } from "./pictured";
import { vignettes } from "./vignettes";

const BOXES = import.meta.glob<string>("../../../../../src/ecliptic/games/redplanet/box/editions/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});

const drawn = vignettes();
const faces = portraits();
const kebab = (id: string): string => id.replaceAll("_", "-");
const phrase = (id: string, text?: string) => ({ id, args: text ? { text } : {} });

/** The ids of all cards of an edition, each with its kind. */
function cards(box: string): [kind: string, id: string][] {
  const found = [...box.matchAll(/^\[\[(mission|action|discoverie)s\]\]\nid = "(\w+)"/gm)];
  return found.map(([, kind, id]) => [kind === "discoverie" ? "discovery" : kind!, kebab(id!)]);
}

it("knows all three editions", () => {
  expect(Object.keys(BOXES)).toHaveLength(3);
});

describe.each(Object.entries(BOXES))("%s", (_, box) => {
  it("has a face for each of its nine characters, and no two the same", () => {
    const found = [...box.matchAll(/^ {2}\{ role = "(\w+)"(.*)$/gm)].map(([, role, rest]) => {
      const called = /name_id = "(\w+)"/.exec(rest!)?.[1] ?? role!;
      expect(faceNamed(phrase(`redplanet-role-${kebab(called)}`)), called).not.toBeNull();
      return faceOf(phrase(`redplanet-role-${kebab(called)}`), FACES.indexOf(kebab(role!) as (typeof FACES)[number]));
    });
    expect(new Set(found).size).toBe(9);
    for (const face of found) for (const name of [face, `${face}-small`]) expect(faces).toHaveProperty([name]);
  });

  it("has a scene of its own for each of its cards", () => {
    expect(cards(box).length).toBeGreaterThan(20);
    for (const [kind, id] of cards(box)) expect(sceneOf(kind, phrase(`redplanet-card-${id}`), drawn)).toBe(id);
  });
});

describe("what an owner has named", () => {
  it("has the face of its number", () => {
    expect(faceNamed(phrase("literal", "Anna"))).toBeNull();
    expect(faceOf(phrase("literal", "Anna"), 7)).toBe("soldier");
  });

  it("has a scene of its kind, always the same", () => {
    for (const kind of ["mission", "action", "discovery"]) {
      const found = ["Anna", "Bo", "Cem", "Dita", "Eva", "Fil", "Gil", "Hugo"].map((name) =>
        sceneOf(kind, phrase("literal", name), drawn),
      );
      expect(new Set(found).size).toBeGreaterThan(1);
      for (const scene of found) expect(drawn).toHaveProperty([scene]);
      expect(sceneOf(kind, phrase("literal", "Anna"), drawn)).toBe(found[0]);
    }
    expect(drawn).toHaveProperty([sceneOf("mission", phrase("redplanet-card-of-ones-own"), drawn)]);
  });
});

it("draws no face that no edition has", () => {
  const known = new Set([...FACES, ...OTHERS, "back"].flatMap((face) => [face, `${face}-small`]));
  expect(new Set(Object.keys(faces))).toEqual(known);
});
