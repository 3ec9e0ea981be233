// A rulebook as the page turns its leaves: every chapter and section has an anchor, every rule a place.

import type { RuleTold, RulebookTold, Run } from "../wire";

export interface Section {
  anchor: string;
  title: string; // none right below the heading of a chapter
  rules: RuleTold[];
}

export interface Chapter {
  anchor: string;
  title: string;
  sections: Section[];
}

export interface Placed {
  rule: RuleTold;
  chapter: Chapter;
  section: Section;
}

export interface Book {
  game: string;
  chapters: Chapter[];
  editions: string[]; // that any rule names
  marks: Record<string, string>; // letters by which the text names editions
  placed: ReadonlyMap<string, Placed>;
}

export function shelved(told: RulebookTold): Book {
  const chapters = told.chapters.map((chapter, place) => {
    const anchor = `chapter-${place + 1}`;
    const sections = chapter.sections.map((section, inside) => ({ ...section, anchor: `${anchor}-${inside + 1}` }));
    return { title: chapter.title, anchor, sections };
  });
  const placed = new Map<string, Placed>();
  for (const chapter of chapters)
    for (const section of chapter.sections) for (const rule of section.rules) placed.set(rule.id, { rule, chapter, section });
  const editions = new Set([...placed.values()].flatMap(({ rule }) => rule.editions));
  return { game: told.game, chapters, editions: [...editions].sort(), marks: told.marks, placed };
}

/** A rule that names no edition is of all of them. */
export function isOf(edition: string, rule: RuleTold): boolean {
  return !edition || !rule.editions.length || rule.editions.includes(edition);
}

/** The chapters as one edition has them; what would be empty is left out. */
export function ofEdition(chapters: Chapter[], edition: string): Chapter[] {
  if (!edition) return chapters;
  return chapters
    .map((chapter) => ({ ...chapter, sections: sectionsOf(chapter, edition) }))
    .filter((chapter) => chapter.sections.length);
}

function sectionsOf(chapter: Chapter, edition: string): Section[] {
  return chapter.sections
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => isOf(edition, rule)) }))
    .filter((section) => section.rules.length);
}

/** The rules of these ids, in that order; an id that the book does not know is passed over. */
export function rulesOf(book: Book, ids: string[], edition = ""): RuleTold[] {
  return ids.flatMap((id) => book.placed.get(id)?.rule ?? []).filter((rule) => isOf(edition, rule));
}

/** A rule and those around it in its section, as far as they are of the edition. */
export function around(book: Book, id: string, edition: string, reach: number): RuleTold[] {
  const rules = book.placed.get(id)?.section.rules ?? [];
  const near = rules.filter((rule) => rule.id === id || isOf(edition, rule));
  const place = near.findIndex((rule) => rule.id === id);
  return near.slice(Math.max(0, place - reach), place + reach + 1);
}

/** All that a rule says, without its looks. */
export function plainText(rule: RuleTold): string {
  const lines = rule.text.flatMap((block): Run[][] => {
    if (block.type === "paragraph") return [block.runs];
    return block.type === "list" ? block.items : [block.head, ...block.rows].flat();
  });
  return [rule.title, ...lines.map((runs) => runs.map((run) => run.text).join(""))].filter((line) => line).join(" ");
}
