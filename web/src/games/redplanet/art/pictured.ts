// Which picture shows a character or a card. Messages name both by their ids, "redplanet-role-femme-fatale"; what an owner
// of the real box has named with words of their own is told by its place or its kind.

import type { Phrase } from "../../../wire";
import { hash } from "../../../design/art/svg";

const ROLE = "redplanet-role-";
const CARD = "redplanet-card-";

/** The faces by the number that a role has in views and actions: the order in which they act. */
export const FACES = [
  "recruiter",
  "explorer",
  "scientist",
  "secret-agent",
  "saboteur",
  "femme-fatale",
  "travel-agent",
  "soldier",
  "pilot",
] as const;

// In 2005 three have another name for the same trade, and the same face: whoever looks for heads recruits, a vamp is a femme
// fatale, a tour operator sells journeys. Specialist and Space Marine (2005), Robot and Dispatcher (2025) are somebody else
// to look at: a trench coat or a shako would say what the name does not.
const ALIKE: Record<string, string> = { headhunter: "recruiter", vamp: "femme-fatale", "tour-operator": "travel-agent" };
export const OTHERS = ["specialist", "marine", "robot", "dispatcher"] as const; // faces that only one edition has

const FACED: ReadonlySet<string> = new Set([...FACES, ...OTHERS]);

/** The face of a character: by its name in this edition, else by its number. */
export function faceOf(name: Phrase, role: number): string {
  return faceNamed(name) ?? FACES[role] ?? FACES[0];
}

/** The face of who is called so; null for what is no name of a character. */
export function faceNamed({ id }: Phrase): string | null {
  if (!id.startsWith(ROLE)) return null;
  const called = id.slice(ROLE.length);
  const face = ALIKE[called] ?? called;
  return FACED.has(face) ? face : null;
}

/** The scene of a card among those that are drawn; one that has none gets one of four of its kind, by its name. */
export function sceneOf(kind: string, name: Phrase, drawn: Readonly<Record<string, string>>): string {
  const own = name.id.startsWith(CARD) ? name.id.slice(CARD.length) : "";
  if (own in drawn) return own;
  return `${kind}-${(hash(own || String(name.args["text"])) % 4) + 1}`;
}
