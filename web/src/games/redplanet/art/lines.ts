// The portrait beside a line of the log: where somebody's character is revealed.

import urls from "art:redplanet/portraits";
import type { Phrase } from "../../../wire";
import { faceNamed } from "./pictured";

const REVEALED = "redplanet-event-character-revealed";
const NUMBERED = "redplanet-role-numbered";

/** The address of a round picture without a rim, to be shown at 34 px; null: a line without one. */
export function pictureOf({ id, args }: Phrase): string | null {
  if (id !== REVEALED) return null;
  const role = args["role"] as Phrase;
  const face = faceNamed(role.id === NUMBERED ? (role.args["role"] as Phrase) : role);
  return face ? (urls[`${face}-small`] ?? null) : null;
}
