// The event cards that the reader knows of: before a seat, or at a region.

import type { CardScene, Scene, View } from "../types";

export interface Held {
  number: number;
  card: CardScene;
  fresh: boolean; // dealt or drawn, and still to be dealt with
}

/** The event cards before a seat. */
export function heldBy(view: View, scene: Scene, seat: number | null): Held[] {
  if (seat === null) return [];
  return view.cards.places.flatMap((place, number) => {
    const spot = place === null ? null : scene.card_places[place];
    return spot?.seat === seat ? [{ number, card: scene.cards[number]!, fresh: spot.where !== "held" }] : [];
  });
}

/** The discovery at a region, if the reader knows it. */
export function discoveryAt(view: View, scene: Scene, region: number): number | null {
  const card = view.cards.places.findIndex((place) => place !== null && scene.card_places[place]?.region === region);
  return card < 0 ? null : card;
}

/** In how many of the regions that a mission names a colour stands. */
export function presence(view: View, card: CardScene, colour: number): number {
  return card.presence.filter((region) => (view.regions[region]?.astronauts[colour] ?? 0) > 0).length;
}
