// Which colours the seats of a table will have, before there is a game that says so itself.

import type { GameTold, Settings } from "../wire";

export function coloursAt(game: GameTold | undefined, settings: Settings): string[] {
  const edition = game?.editions.find((each) => each.id === settings.edition);
  return edition?.colours[settings.seats.length - edition.seats_min] ?? [];
}
