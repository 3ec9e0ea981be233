// Written by tools/web_types.py from the server's own types. Do not edit: change those, and write it again.

export const VERSION = 2; // a client of another version is told to reload

export const LANGUAGE_NAMES = { en: "English", ru: "Русский", pl: "Polski", it: "Italiano" } as const;

export type Action = [verb: string, thing: number];

export interface Hello {
  type: "hello";
  version: number;
  seen?: number;
  backs?: number;
  heard?: number;
  words?: boolean;
}

export interface Why {
  type: "why";
  id: string;
  seat: number;
  action: Action;
}

export interface AskHint {
  type: "hint";
  id: string;
  seat: number;
}

export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

export interface Look {
  type: "look";
  id: string;
  here: boolean;
}

export interface Act {
  type: "act";
  id: string;
  seat: number;
  turn: number;
  action: Action;
}

export interface TakeBack {
  type: "take-back";
  id: string;
  seat: number;
}

export interface Propose {
  type: "propose";
  id: string;
  seat: number;
  what: "end" | "pause" | "undo";
}

export interface Answer {
  type: "answer";
  id: string;
  seat: number;
  agrees: boolean;
}

export interface Do {
  type: "do";
  id: string;
  seat: number;
  what: "come-back" | "leave" | "let-steward" | "resign" | "resume";
}

export interface Sit {
  type: "sit";
  id: string;
  seat: number;
}

export interface PutBot {
  type: "put-bot";
  id: string;
  seat: number;
  level: string;
}

export interface Begin {
  type: "begin";
  id: string;
  close?: boolean;
}

export interface SetOrders {
  type: "set-orders";
  id: string;
  seat: number;
  orders: AnOrder[];
}

export interface AnOrder {
  question: string;
  action: Action;
}

export type Said = Hello | Why | AskHint | Chat | Look | Act | TakeBack | Propose | Answer | Do | Sit | PutBot | Begin | SetOrders;

export interface Welcome {
  type: "welcome";
  version: number;
  now: number;
}

export interface EventsTold {
  type: "events";
  backs: number;
  first: number;
  events: Event[];
}

export interface Event {
  name: string;
  parts: Record<string, number | null>;
}

export interface TableSeen {
  type: "table";
  id: string;
  phase: "gathering" | "over" | "paused" | "playing";
  ending: "agreed" | "closed" | "finished" | "resigned" | null;
  host: boolean;
  seat: number | null;
  seats: SeatSeen[];
  settings: Settings;
  motion: MotionSeen | null;
  winners: number[];
  view: View | null;
  turn: number;
  undo: Undo | null;
  backs: number;
  told: number;
  orders: Order[];
  next: Next | null;
  has_record: boolean;
  code: string;
}

export interface SeatSeen {
  name: string;
  kind: "bot" | "open" | "person";
  level: string;
  played_by: string;
  steward: boolean;
  resigned: boolean;
  here: boolean;
  waited_for: boolean;
  hints: number;
  left: number | null;
  since: number | null;
}

export interface Settings {
  game: string;
  edition: string;
  seats: SeatWish[];
  switches?: Record<string, boolean | number | string>;
  pace?: Live | OverDays | Untimed;
  absent?: "nothing" | "resign" | "steward";
  listed?: boolean;
  watchers?: boolean;
  hints?: boolean;
  undo?: boolean;
}

export interface SeatWish {
  bot?: string;
}

export interface Live {
  type: "live";
  minutes?: number;
  seconds?: number;
}

export interface OverDays {
  type: "days";
  days?: number;
}

export interface Untimed {
  type: "untimed";
}

export interface MotionSeen {
  seat: number;
  what: "end" | "pause" | "undo";
  agreed: number[];
}

export interface View {
  rules: Rules;
  viewer: number | null;
  moves: number;
  over: boolean;
  waiting: number[];
  decision: Decision | null;
  agenda: unknown[];
}

export interface Rules {
  game: string;
  edition: string;
  seats: number;
  switches: Record<string, boolean | number | string>;
  corrections: Record<string, unknown>;
}

export interface Decision {
  seat: number;
  question: string;
  actions: Action[];
  optional: boolean;
}

export interface Undo {
  possible: boolean;
  reason: string;
}

export interface Order {
  question: string;
  action: Action;
}

export interface Next {
  table: string;
  code: string;
}

export interface TableChanged {
  type: "changed";
  table: Record<string, unknown>;
  view: Record<string, unknown>;
}

export interface SceneTold {
  type: "scene";
  game: string;
  edition: string;
  colours: Phrase[];
  mains: number[];
  board: unknown;
}

export interface Phrase {
  id: string;
  args: Record<string, unknown>;
}

export interface WordsTold {
  type: "words";
  prompt: Phrase | null;
  rule: string;
  options: Phrase[];
  sheet: Sheet;
  outlook: Event[];
  about: AboutTold | null;
  final: FinalSheet | null;
}

export interface Sheet {
  now: (Phrase | string)[];
  seats: SeatLine[];
  sections: Section[];
}

export interface SeatLine {
  colours: number[];
  points?: number | null;
  facts?: Cell[];
}

export interface Cell {
  words: Phrase | string;
  colour?: number | null;
  note?: Phrase | string;
  kind?: string;
  tone?: "" | "bad" | "dim" | "good" | "strong";
  action?: Action | null;
}

export interface Section {
  title: Phrase | string;
  blocks: (Lines | Chips | Grid | Scale)[];
  mine?: boolean;
}

export interface Lines {
  type: "lines";
  cells: Cell[];
}

export interface Chips {
  type: "chips";
  cells: Cell[];
}

export interface Grid {
  type: "grid";
  heads: (Phrase | string)[];
  rows: Row[];
}

export interface Row {
  cells: Cell[];
  colour?: number | null;
  tone?: "" | "bad" | "dim" | "good" | "strong";
}

export interface Scale {
  type: "scale";
  name: Phrase | string;
  value: number;
  most: number;
  words: Phrase | string;
  zones?: number[];
}

export interface AboutTold {
  subject: Action | null;
  source: Action | null;
  source_words: Phrase | null;
  step: number;
  steps: number;
  follows: Phrase[];
}

export interface FinalSheet {
  sources: Source[];
  totals: number[];
  ties: TieBreak[];
  track: number[][];
}

export interface Source {
  name: Phrase;
  of: Phrase | null;
  points: number[];
}

export interface TieBreak {
  name: Phrase;
  rule: string;
  values: number[];
}

export interface LogTold {
  type: "log";
  backs: number;
  first: number;
  lines: LineTold[];
}

export interface LineTold {
  words: Phrase;
  rule: string;
  colours: number[];
  loud: boolean;
  by: "" | "order" | "steward";
}

export interface Done {
  type: "done";
  id: string;
}

export interface Refused {
  type: "refused";
  id: string;
  reason: Phrase;
  rule: string;
}

export interface Legal {
  type: "legal";
  id: string;
}

export interface HintTold {
  type: "hint-told";
  id: string;
  advice: Advice;
}

export interface Advice {
  looks: number;
  best: Prospect[];
  asked: Prospect | null;
}

export interface Prospect {
  action: Action;
  looks: number;
  worth: number;
  chances: number[];
  points: number[];
}

export interface ChatLine {
  type: "said";
  number: number;
  at: number;
  name: string;
  seated: boolean;
  text: string;
}

export interface Reload {
  type: "reload";
  version: number;
}

export type Told = Welcome | EventsTold | TableSeen | TableChanged | SceneTold | WordsTold | LogTold | Done | Refused | Legal | HintTold | ChatLine | Reload;

export interface Me {
  id: string;
  name: string;
  guest: boolean;
}

export interface Welcomed {
  me: Me;
  token: string;
}

export interface TableMade {
  id: string;
  code: string;
}

export interface Invitation {
  table: string;
}

export interface GameTold {
  id: string;
  version: number;
  default_edition: string;
  usual_seats: number;
  editions: EditionTold[];
  switches: SwitchTold[];
  texts: Record<string, TextsTold>;
  bots: string[];
  rules: boolean;
}

export interface EditionTold {
  id: string;
  seats_min: number;
  seats_max: number;
  colours: string[][];
}

export interface SwitchTold {
  name: string;
  default: boolean | number | string;
  values: (number | string)[];
  editions: string[];
  rule: string;
}

export interface TextsTold {
  version: string;
  whole: boolean;
}

export interface ListedTable {
  id: string;
  game: string;
  edition: string;
  phase: string;
  names: string[];
  bots: string[];
  open_seats: number;
  your_turn: boolean;
  waiting: number[];
  left: number | null;
}

export interface Statistic {
  game: string;
  edition: string;
  seats: number;
  won: number;
  lost: number;
  unfinished: number;
  best: number | null;
  mean: number | null;
}

export interface RulebookTold {
  game: string;
  marks: Record<string, string>;
  chapters: ChapterTold[];
  found: string[];
}

export interface ChapterTold {
  title: string;
  sections: SectionTold[];
}

export interface SectionTold {
  title: string;
  rules: RuleTold[];
}

export interface RuleTold {
  id: string;
  kind: "example" | "rule" | "ruling" | "scenario";
  editions: string[];
  title: string;
  text: (RuleParagraph | RuleList | RuleTable)[];
  origin: Run[];
  mentions: string[];
  mentioned_by: string[];
}

export interface RuleParagraph {
  type: "paragraph";
  runs: Run[];
}

export interface Run {
  text: string;
  bold?: boolean;
  italic?: boolean;
  code?: boolean;
  rule?: string;
}

export interface RuleList {
  type: "list";
  items: Run[][];
  first: number | null;
}

export interface RuleTable {
  type: "table";
  head: Run[][];
  rows: Run[][][];
}

export interface Orderable {
  question: string;
  words: Phrase;
  rule: string;
  choices: OrderChoice[];
}

export interface OrderChoice {
  action: Action;
  words: Phrase;
}

export interface ReplayTold {
  viewer: "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "open" | "public";
  viewers: ("0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "open" | "public")[];
  over: boolean;
  names: string[];
  moves: (number | null)[];
  chapters: ReplayChapter[];
  log: LineTold[][];
  scene: SceneTold;
}

export interface ReplayChapter {
  number: number;
  words: Phrase;
}

export interface MomentTold {
  number: number;
  view: View;
  words: WordsTold;
  hands: Section[][];
  lines: LineTold[];
  next: NextTold | null;
}

export interface NextTold {
  seat: number | null;
  action: Action | null;
  words: Phrase | null;
}

export type ViewerName = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "open" | "public";

export interface ReviewTold {
  seat: number;
  judged: number;
  decisions: number;
  rivals: boolean;
  mistakes: Mistake[] | null;
}

export interface Mistake {
  number: number;
  round: number | null;
  done: OptionJudged;
  better: OptionJudged;
}

export interface OptionJudged {
  action: Action;
  words: Phrase;
  chance: number;
  points: number;
}

export interface TableContinued {
  id: string;
}

export interface PreferencesSeen {
  language: "en" | "it" | "pl" | "ru";
  mail: string;
  mail_confirmed: boolean;
  mail_possible: boolean;
  webhook: string;
  quiet: Quiet | null;
  paces: ("days" | "live" | "untimed")[];
  webhook_secret: string;
  confirmation: "" | "failed" | "sent";
}

export interface Quiet {
  start: number;
  end: number;
  zone: string;
}

export interface PreferencesWanted {
  language?: "en" | "it" | "pl" | "ru";
  mail?: string;
  webhook?: string;
  quiet?: Quiet | null;
  paces?: ("days" | "live" | "untimed")[];
}

export interface RedPlanetScene {
  regions: RedPlanetRegionScene[];
  ring: number[];
  inner: number[];
  edges: [number, number][];
  moon: number | null;
  lost: RedPlanetLostScene;
  docks: number;
  places: RedPlanetPlaceScene[];
  card_places: (RedPlanetCardPlaceScene | null)[];
  tokens_per_region: number;
  ships: RedPlanetShipScene[];
  roles: RedPlanetRoleScene[];
  colours: RedPlanetColourScene[];
  resources: RedPlanetResourceScene[];
  cards: RedPlanetCardScene[];
  track: RedPlanetSpaceScene[];
  verbs: Record<string, string>;
}

export interface RedPlanetRegionScene {
  id: string;
  name: Phrase;
  short: Phrase;
  symbol: string;
  kind: "inner" | "moon" | "outer";
}

export interface RedPlanetLostScene {
  look: "removed" | "space" | "wormhole";
  name: Phrase;
}

export interface RedPlanetPlaceScene {
  kind: "region" | "ship";
  number: number;
}

export interface RedPlanetCardPlaceScene {
  where: "attached" | "boxed" | "dealt" | "deck" | "discarded" | "drawn" | "held";
  seat: number | null;
  region: number | null;
}

export interface RedPlanetShipScene {
  bound_for: number | null;
  capacity: number;
}

export interface RedPlanetRoleScene {
  role: number;
  number: number;
  name: Phrase;
  short: Phrase;
  text: Phrase;
}

export interface RedPlanetColourScene {
  look: string;
  name: Phrase;
  seat: number;
  neutral: boolean;
}

export interface RedPlanetResourceScene {
  id: string;
  name: Phrase;
  value: number;
  tokens: number;
}

export interface RedPlanetCardScene {
  kind: "action" | "discovery" | "mission";
  name: Phrase;
  text: Phrase;
  presence: number[];
}

export interface RedPlanetSpaceScene {
  kind: "production" | "reveal" | "round" | "scoring";
  number: number;
  round: number;
  productions: number;
  shown: boolean;
  over: boolean;
}

export interface RedPlanetView {
  rules: Rules;
  viewer: number | null;
  moves: number;
  over: boolean;
  waiting: number[];
  decision: Decision | null;
  agenda: unknown[];
  colours: number;
  round: number;
  first: number;
  acting: number | null;
  last_resolved: number | null;
  calling: number | null;
  boarded: number | null;
  productions: number;
  reserve: number[];
  lost: number[];
  ships: (RedPlanetShipSeen | null)[];
  ship_deck: number;
  ship_discard: number[];
  tokens_gone: number[];
  regions: RedPlanetRegionSeen[];
  unused: number | null;
  resource_pool: number[];
  owned: number[][];
  has_chosen: boolean[];
  chosen: (number | null)[];
  called: boolean[];
  played: number[][];
  neutral_left: number[];
  neutral_recruited: boolean[];
  cards: RedPlanetCardsSeen;
  shown: boolean;
  missions_shown: boolean;
  drops: number[];
  passes: number;
  turn: number;
  score: number[];
  winners: number[];
  token_points: number[][];
}

export interface RedPlanetShipSeen {
  card: number;
  capacity: number;
  bound_for: number | null;
  launched: boolean;
  crew: number[];
  tokens: number[];
}

export interface RedPlanetRegionSeen {
  astronauts: number[];
  explored: boolean;
  resource: number | null;
  overlaid: number | null;
  pool: number[];
  has_discovery: boolean;
}

export interface RedPlanetCardsSeen {
  places: (number | null)[];
  deck: number;
  kept: boolean[];
  drawn: number[];
  dealt: number[];
  drawing: number | null;
  boxed: number;
  returned: number[];
}

export interface KosmonautsView {
  rules: Rules;
  viewer: number | null;
  moves: number;
  over: boolean;
  waiting: number[];
  decision: Decision | null;
  agenda: unknown[];
  round: number;
  instructor: number;
  phase: number;
  ended: boolean;
  home_phase: number;
  bodies: (number | null)[];
  bodies_ahead: [number, number][][];
  disc_of: number[];
  placer: number | null;
  taken: number[];
  ships: KosmonautsShipSeen[];
  orders: KosmonautsOrdersSeen | null;
  event: number | null;
  row: (number | null)[];
  event_deck: number;
  event_discard: number[];
  missions: ((number | null)[])[];
  missions_mixed: boolean;
  replaced: number[];
  replaced_counts: number[];
  missions_shown: boolean;
  score: number[];
  winners: number[];
  track: number[];
}

export interface KosmonautsShipSeen {
  sector: [number, number];
  landed_on: number | null;
  last_body: number;
  fuel: number;
  hyper: number;
  shields: number;
  rose: number[];
  tokens: number[];
  came_home: number;
  limit: number;
  drifts: boolean;
  fell: boolean;
  evacuated: boolean;
  confirmed: boolean;
}

export interface KosmonautsOrdersSeen {
  ordered: number[];
  units: number;
  fuel_used: number;
  hyper_used: number;
  fuel_left: number;
  hyper_left: number;
  shield_turned: boolean;
  rose: number[];
  ends_at: [number, number] | null;
  can_end_at: [number, number][];
}

export interface AresView {
  rules: Rules;
  viewer: number | null;
  moves: number;
  over: boolean;
  waiting: number[];
  decision: Decision | null;
  agenda: unknown[];
  round: number;
  phase: number | null;
  called: number[];
  ended: boolean;
  temperature: number;
  oxygen: number;
  oceans: number;
  temperature_before: number;
  oxygen_before: number;
  oceans_before: number;
  tiles: (number | null)[];
  last_flipped: number | null;
  deck: number;
  discards: number;
  known_discards: number[];
  known_to: Record<string, number>;
  supply_cubes: number;
  supply_markers: number;
  neutral: number[];
  neutral_phase: number | null;
  marker: number;
  players: AresPlayerSeen[];
  score: number[];
  winners: number[];
  track: number[];
}

export interface AresPlayerSeen {
  mc: number;
  heat: number;
  plants: number;
  rating: number;
  forests: number;
  production: number[];
  fixed_production: number[];
  steel: number;
  titanium: number;
  corporation: number | null;
  chose_corporation: boolean;
  hand: (number | null)[];
  looked: (number | null)[];
  looked_open: boolean;
  keeps: number;
  marked: number[];
  offers: (number | null)[];
  offered: number | null;
  has_offered: boolean;
  playing: number | null;
  played: number[];
  tags: number[];
  cubes: Record<string, number>;
  actions: number[];
  used: Record<string, number>;
  pending: number[];
  phase: number | null;
  chose_phase: boolean;
  last_phase: number | null;
  done: boolean;
  plays: number;
  has_played: boolean;
  bonus: boolean;
  next_less: number;
  next_shift: boolean;
  rating_rose: boolean;
  sale: number;
  prices: Record<string, number>;
  standard_prices: number[];
  points: number;
}
