// What the page asks of the server apart from a table's own line.

import type {
  GameTold,
  Invitation,
  ListedTable,
  Me,
  MomentTold,
  Orderable,
  Phrase,
  PreferencesSeen,
  PreferencesWanted,
  ReplayTold,
  ReviewTold,
  RulebookTold,
  Settings,
  Statistic,
  TableContinued,
  TableMade,
  TableSeen,
  ViewerName,
  Welcomed,
} from "../wire";

/** The server said no, or did not answer: a phrase that tells why. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly phrase: Phrase,
  ) {
    super(phrase.id);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await answered(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function answered(path: string, asked: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, asked);
  } catch {
    throw new Problem(0, { id: "web-no-line", args: {} });
  }
  if (answer.ok) return answer;
  throw new Problem(answer.status, await reason(answer));
}

/** Fluent files of a game; nothing if it has none in this language. */
async function texts(game: string, language: string, version?: string): Promise<string> {
  try {
    return await (await answered(`/games/${game}/texts/${language}${version ? `?v=${version}` : ""}`)).text();
  } catch (problem) {
    if (problem instanceof Problem && problem.status === 404) return "";
    throw problem;
  }
}

async function reason(answer: Response): Promise<Phrase> {
  try {
    const told = (await answer.json()) as { reason?: Phrase; detail?: string };
    if (told.reason) return told.reason;
    if (answer.status === 429) return { id: "web-too-fast", args: {} };
    if (told.detail && /^[a-z][a-z-]+$/.test(told.detail)) return { id: told.detail, args: {} };
  } catch {
    // no JSON: a proxy, perhaps
  }
  return { id: "web-server-trouble", args: { status: answer.status } };
}

export const fresh = (): string => crypto.randomUUID().replaceAll("-", "");

export const api = {
  games: () => ask<GameTold[]>("GET", "/games"),
  texts,
  rules: (game: string, words = "") => ask<RulebookTold>("GET", `/rules/${game}${words && `?q=${encodeURIComponent(words)}`}`),
  me: () => ask<Me>("GET", "/me"),
  guest: (name: string) => ask<Welcomed>("POST", "/guests", { name }),
  account: (name: string, password: string) => ask<Welcomed>("POST", "/accounts", { name, password }),
  logIn: (name: string, password: string) => ask<Welcomed>("POST", "/sessions", { name, password }),
  logOut: () => ask<undefined>("DELETE", "/sessions"),
  deleteMe: () => ask<undefined>("DELETE", "/me"),
  myTables: () => ask<ListedTable[]>("GET", "/me/tables"),
  myPast: (after: number) => ask<ListedTable[]>("GET", `/me/tables/over?after=${after}`),
  statistics: () => ask<Statistic[]>("GET", "/me/statistics"),
  preferences: () => ask<PreferencesSeen>("GET", "/me/preferences"),
  wish: (wanted: PreferencesWanted) => ask<PreferencesSeen>("PUT", "/me/preferences", wanted),
  openTables: () => ask<ListedTable[]>("GET", "/tables"),
  table: (id: string) => ask<TableSeen>("GET", `/tables/${id}`),
  byCode: (code: string) => ask<Invitation>("GET", `/tables/by-code/${encodeURIComponent(code)}`),
  make: (settings: Settings) => ask<TableMade>("POST", "/tables", settings),
  sit: (table: string, seat: number, code: string) => request(table, code, { type: "sit", seat }),
  begin: (table: string) => request(table, "", { type: "begin" }),
  rematch: (table: string) => ask<TableMade>("POST", `/tables/${table}/rematch`, {}),
  orderable: (table: string) => ask<Orderable[]>("GET", `/tables/${table}/orders`),
  replay: (table: string, viewer: ViewerName | "") => ask<ReplayTold>("GET", `/tables/${table}/replay?${seenBy(viewer)}`),
  moments: (table: string, viewer: ViewerName, first: number, count: number) =>
    ask<MomentTold[]>("GET", `/tables/${table}/replay/moments?${seenBy(viewer)}&first=${first}&count=${count}`),
  review: (table: string, seat: number) => ask<ReviewTold>("GET", `/tables/${table}/review?seat=${seat}`),
  playOn: (table: string, seat: number, number: number) =>
    ask<TableContinued>("POST", `/tables/${table}/continue`, { seat, number }),
  openRecord: (text: string) => ask<{ id: string }>("POST", "/records", { text }),
};

const seenBy = (viewer: ViewerName | ""): string => (viewer ? `viewer=${viewer}` : ""); // or by whoever asks

function request(table: string, code: string, asked: Record<string, unknown>): Promise<unknown> {
  return ask("POST", `/tables/${table}/requests?code=${encodeURIComponent(code)}`, { id: fresh(), ...asked });
}
