// The rulebooks that were fetched: each once, and kept.

import { api } from "../lib/api";
import { type Book, shelved } from "./book";

const shelf = new Map<string, Promise<Book>>();

export function bookOf(game: string): Promise<Book> {
  const kept = shelf.get(game);
  if (kept) return kept;
  const fetched = api.rules(game).then(shelved);
  shelf.set(game, fetched);
  fetched.catch(() => shelf.delete(game)); // the next who wants it asks again
  return fetched;
}
