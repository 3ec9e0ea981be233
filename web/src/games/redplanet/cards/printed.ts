// What is printed on an event card besides its words: its value, its time, and what it counts. All of it is told with the
// words of the card: the page knows messages and their arguments, and no rules.

import { coloursOf } from "../drawing/faces";
import type { CardScene, Phrase, Scene, View } from "../types";
import { presence } from "./held";

export type Time = "production" | "reveal" | "scoring";

const TIMES: Record<string, Time> = {
  "extra-tokens": "production",
  "adjacent-bonus": "production",
  "no-production": "production",
  "second-place-takes": "production",
  "parity-filter": "production",
  "each-color-loses": "reveal",
  "set-resource": "reveal",
  "swap-with-unused-resource": "reveal",
  "evacuate-to-adjacent": "reveal",
  "docked-crew-lands-here": "reveal",
  "leader-points": "scoring",
  "presence-points": "scoring",
  "redplanet-window-start-of-discovery-phase": "reveal",
  "redplanet-window-start-of-final-scoring": "scoring",
};

/** What the card does, as its message says. */
const effect = ({ text }: CardScene): string => text.id.split("-").slice(2).join("-");
const amount = (card: CardScene, name: string): number => Number(card.text.args[name] ?? 0);

/** What the card is worth, or the most that it can be; nothing if it is not worth points or tokens. */
export function valueOf(card: CardScene): string {
  const points = amount(card, "points");
  switch (effect(card)) {
    case "presence-tiers":
    case "presence-count":
      return `≤${Math.max(...steps(card).map((step) => step.points))}`;
    case "sole-occupant":
      return `≤${amount(card, "most")}`;
    case "extra-tokens":
    case "adjacent-bonus":
      return `+${amount(card, "count")}`;
    case "leader-points":
    case "presence-points":
      return `${card.text.args["sign"] === "minus" ? "−" : "+"}${points}`;
    default:
      return points > 0 ? String(points) : "";
  }
}

/** When the card does what it does; null: as soon as it is played, or in any round. */
export function timeOf(card: CardScene): Time | null {
  if (card.kind === "mission") return "scoring";
  if (card.kind === "discovery") return TIMES[effect(card)] ?? null;
  return TIMES[(card.text.args["window"] as Phrase | undefined)?.id ?? ""] ?? null;
}

export interface Step {
  count: number; // of regions
  points: number;
}

/** How many points there are for how many regions, where that grows: "1/3/6", or "6: 3, 7: 5, 8: 8". */
export function steps(card: CardScene): Step[] {
  const numbers = (word: string): number[] => ((card.text.args[word] as string | undefined)?.match(/\d+/g) ?? []).map(Number);
  if (effect(card) === "presence-tiers") return numbers("tiers").map((points, place) => ({ count: place + 1, points }));
  if (effect(card) !== "presence-count") return [];
  const found = numbers("thresholds");
  return found.flatMap((count, place) => (place % 2 ? [] : [{ count, points: found[place + 1] ?? 0 }]));
}

/** The resource that a card speaks of, and how many of its tokens it gives. */
export function resourceOf(card: CardScene, scene: Scene): { kind: number; count: number } | null {
  const named = card.text.args["resource"] as Phrase | "" | undefined;
  const kind = named ? scene.resources.findIndex(({ name }) => name.id === named.id) : -1;
  return kind < 0 ? null : { kind, count: effect(card) === "gain-tokens" ? amount(card, "count") : 1 };
}

export interface Progress {
  here: boolean[]; // for each region that the card names, those first where the reader stands
  regions: number[];
  count: number; // regions in which they stand
}

/** How far a mission for presence has come; null for other cards, and for who holds none. */
export function progressOf(card: CardScene, view: View, scene: Scene, me: number | null): Progress | null {
  const colour = coloursOf(scene, me)[0];
  if (colour === undefined || card.presence.length === 0) return null;
  const stands = (region: number): boolean => (view.regions[region]?.astronauts[colour] ?? 0) > 0;
  const regions = [...card.presence].sort((one, other) => Number(stands(other)) - Number(stands(one)));
  return { regions, here: regions.map(stands), count: presence(view, card, colour) };
}
