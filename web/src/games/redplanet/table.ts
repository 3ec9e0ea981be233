// Plain facts of a view that several parts of the board show.

import type { CardScene, Scene, SpaceScene, View } from "./types";

const HELD = 10; // by seat
const DEALT = 20;
const DRAWN = 30;
const ATTACHED = 40; // by region

/** How many destination tokens of a region are neither on a ship nor out of the game. */
export function tokensLeft(view: View, scene: Scene, region: number): number {
  const onShips = view.ships.reduce((sum, ship) => sum + (ship?.tokens.filter((token) => token === region).length ?? 0), 0);
  return scene.tokens_per_region - onShips - (view.tokens_gone[region] ?? 0);
}

/** The discovery at a region, if the viewer knows it. */
export function discoveryAt(view: View, region: number): number | null {
  const card = view.cards.places.indexOf(ATTACHED + region);
  return card < 0 ? null : card;
}

export interface Held {
  number: number;
  card: CardScene;
  fresh: boolean; // dealt or drawn, and still to be dealt with
}

/** The event cards before a seat. */
export function heldBy(view: View, scene: Scene, seat: number | null): Held[] {
  if (seat === null) return [];
  return view.cards.places.flatMap((place, number) => {
    const fresh = place === DEALT + seat || place === DRAWN + seat;
    return fresh || place === HELD + seat ? [{ number, card: scene.cards[number]!, fresh }] : [];
  });
}

/** In how many of the regions that a mission names a colour stands. */
export function presence(view: View, card: CardScene, colour: number): number {
  return card.presence.filter((region) => (view.regions[region]?.astronauts[colour] ?? 0) > 0).length;
}

/** Where the game is on its track. */
export function spaceNow(view: View, track: SpaceScene[]): number {
  const find = (kind: SpaceScene["kind"], number: number): number =>
    track.findIndex((space) => space.kind === kind && space.number === number);
  if (view.over) return track.length - 1;
  if (view.productions === 3) return find("production", 3);
  if (view.shown) return find("reveal", 0);
  return find("round", view.round);
}
