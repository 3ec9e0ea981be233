// Words for what no file says, made of the id and the arguments: the same as `ecliptic.texts.unsaid` makes.

// The second word of an id says what sort of message it is: `nim-do-take-from`.
const SORTS = new Set([
  "about",
  "ask",
  "board",
  "crumb",
  "do",
  "edition",
  "event",
  "field",
  "kind",
  "sheet",
  "source",
  "switch",
  "tie",
  "title",
  "why",
]);
const GENERAL = "thing"; // a name of an argument that says nothing
export const EMPTY = "none"; // for an empty text: Fluent has no variant for one

/** The id without game and sort, then the arguments: a number after its name, a text as it is. */
export function unsaid(id: string, args: Record<string, string | number>): string {
  const said = Object.entries(args).filter(([, value]) => value !== EMPTY);
  const name = words(id);
  return said.length > 0 ? `${name}: ${said.map(([key, value]) => argument(key, value)).join(", ")}` : name;
}

function words(id: string): string {
  const [scope = id, ...rest] = id.split(/[-.]/);
  return (SORTS.has(rest[0] ?? "") ? rest.slice(1) : rest).join(" ") || scope;
}

function argument(name: string, value: string | number): string {
  return typeof value === "string" || name === GENERAL ? String(value) : `${name.replaceAll("_", " ")} ${value}`;
}
