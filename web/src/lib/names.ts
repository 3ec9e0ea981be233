// What games, editions and switches are called: their own files say it.

import { isKnown, say, t } from "./texts.svelte";

const kebab = (name: string): string => name.replaceAll("_", "-");

export function gameName(game: string): string {
  return say({ id: `${game}-title`, args: {} });
}

export function editionName(game: string, edition: string): string {
  const id = `${game}-edition-${edition}`;
  return isKnown(id) ? t(id) : edition;
}

/** What an edition has that others have not; nothing where its game does not say. */
export function editionAbout(game: string, edition: string): string {
  const id = `${game}-edition-${edition}-about`;
  return isKnown(id) ? t(id) : "";
}

export function switchName(game: string, name: string): string {
  const id = `${game}-switch-${kebab(name)}`;
  return isKnown(id) ? t(id) : name.replaceAll("_", " ");
}

export function valueName(game: string, name: string, value: boolean | number | string): string {
  if (typeof value === "boolean") return t(value ? "web-yes" : "web-no");
  const id = `${game}-switch-${kebab(name)}-${value}`;
  return isKnown(id) ? t(id) : String(value);
}

/** A level in the reader's language; a bot from outside is called by its own name. */
export function levelName(level: string): string {
  const id = `web-level-${level}`;
  return isKnown(id) ? t(id) : level;
}
