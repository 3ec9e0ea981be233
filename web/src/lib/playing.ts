// From a wish to a table: make it, sit down, begin.

import type { GameTold, Settings, TableSeen } from "../wire";
import { api } from "./api";
import { device } from "./device.svelte";
import { somebody } from "./session.svelte";

const OPPONENTS = 3; // where the game allows so many
const LEVELS = ["novice", "easy", "medium", "hard", "expert"];

/** The bots that can be put into a seat: the levels, then what else the server offers for this game. */
export const bots = (game: GameTold | undefined): string[] => [...LEVELS, ...(game?.bots ?? [])];

/** What "play now" means for somebody who has never set this game up: the newest edition against a few bots. */
export function usual(game: GameTold): Settings {
  const edition = game.editions.find((each) => each.id === game.default_edition) ?? game.editions[0];
  if (!edition) throw new Error(`${game.id} has no edition`);
  const seats = Math.max(edition.seats_min, Math.min(edition.seats_max, game.usual_seats, OPPONENTS + 1));
  return {
    game: game.id,
    edition: edition.id,
    seats: Array.from({ length: seats }, (_, seat) => ({ bot: seat === 0 ? "" : "medium" })),
    pace: { type: "untimed" },
    listed: false,
  };
}

/** How this game was last set up against bots alone, if it was and they are all still there. */
export function last(game: GameTold): Settings {
  const known = device.setups[game.id] as Settings | undefined;
  return known?.seats.every((wish) => !wish.bot || bots(game).includes(wish.bot)) ? known : usual(game);
}

/** One press: a table against bots, at which the first question waits. Its id. */
export async function playNow(settings: Settings): Promise<string> {
  await somebody();
  const made = await api.make(settings);
  const seat = settings.seats.findIndex((wish) => !wish.bot);
  await api.sit(made.id, Math.max(0, seat), made.code);
  if (settings.seats.filter((wish) => !wish.bot).length === 1) await api.begin(made.id);
  return made.id;
}

/** A moment of a game that is over, from this seat: another try at a table of one's own. Where to go. */
export async function playOn(table: string, seat: number, moment: number): Promise<string> {
  await somebody();
  return `/t/${(await api.playOn(table, seat, moment)).id}`;
}

/** The same again: at once against bots alone, else at a table to which all are invited. Where to go. */
export async function again(table: TableSeen): Promise<string> {
  if (table.seats.filter((seat) => seat.kind === "person").length === 1) return `/t/${await playNow(table.settings)}`;
  return `/j/${(await api.rematch(table.id)).code}`;
}
