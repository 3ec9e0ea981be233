// What an address of the rules asks for: /rules/<game>?edition=…&q=…#<rule>.

import type { Book } from "./book";

export interface Wish {
  words: string;
  edition: string;
}

const LONGEST = 200; // the server reads no more words than that

export function wishOf(query: string): Wish {
  const asked = new URLSearchParams(query);
  return { words: (asked.get("q") ?? "").trim().slice(0, LONGEST), edition: asked.get("edition") ?? "" };
}

export function address(game: string, wish: Partial<Wish> = {}, rule = ""): string {
  const asked = new URLSearchParams();
  if (wish.edition) asked.set("edition", wish.edition);
  if (wish.words) asked.set("q", wish.words);
  const query = asked.toString();
  return `/rules/${game}${query && `?${query}`}${rule && `#${rule}`}`;
}

/** The id of the rule, the chapter or the section that a hash names, however it is cased; else nothing. */
export function target(hash: string, book: Book): string {
  const name = hash.replace(/^#/, "");
  const id = name.toUpperCase();
  if (book.placed.has(id)) return id;
  const anchors = book.chapters.flatMap((chapter) => [chapter.anchor, ...chapter.sections.map((section) => section.anchor)]);
  return anchors.find((anchor) => anchor === name) ?? "";
}
