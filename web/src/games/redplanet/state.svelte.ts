// The state of the board, in one place: what the table tells it, and what its parts make of that.
//
// Each of the three parts that the table shows (Board, Mine, Track) begins one and puts it into the context; what is
// drawn inside takes it out with `boardState()`. Nothing of it is handed from part to part as a property.

import { createContext } from "svelte";
import { boardHere, type Given, type Option } from "../../lib/board";
import type { AboutTold, Action } from "../../wire";
import { heldBy, type Held } from "./cards/held";
import { faces, type Face } from "./drawing/faces";
import { threadOf, type Thread } from "./motion/threads";
import { Since } from "./news/since.svelte";
import { hands, type Hands } from "./pointing/hands";
import { markOf, pointings, type Mark, type Pointing, type Thing } from "./pointing/pointing";
import { gainsOf, type Gains } from "./production/outlook";
import { lastProduction, type Production } from "./production/production";
import type { Say, Scene, View } from "./types";
import { teller, type Tell } from "./words";

const NOTHING: Gains = { pills: [], stays: 0 };

export class BoardState {
  constructor(readonly given: Given<View, Scene>) {}

  // What the table tells.
  view: View = $derived.by(() => this.given.view); // what the reader knows of the game now
  scene: Scene = $derived.by(() => this.given.scene); // map, names and cards: the same all game
  me: number | null = $derived.by(() => this.given.me); // the reader's seat
  options: Option[] = $derived.by(() => this.given.options); // all that the reader can do now
  about: AboutTold | null = $derived.by(() => this.given.about); // what they are asked about: a ship, a region
  pointed: number | null = $derived.by(() => this.given.pointed); // the option that the reader points at
  phone: boolean = $derived.by(() => this.given.phone);
  readonly say: Say = (phrase) => this.given.say(phrase); // in the reader's language
  readonly tell: Tell = teller(this.say); // the board's own words

  // What is made of it.
  faces: Face[] = $derived.by(() => faces(this.scene, this.say)); // of the colours: shape, hue and name
  pointing: Pointing = $derived.by(() => pointings(this.options, this.scene, this.about)); // what each option is about
  under: Action | null = $derived.by(() => this.options.find((option) => option.number === this.pointed)?.action ?? null);
  glowing: number[] = $derived.by(() => this.named(this.under)); // regions that the card under the pointer names
  thread: Thread | null = $derived.by(() => this.under && threadOf(this.under, this));
  held: Held[] = $derived.by(() => heldBy(this.view, this.scene, this.me)); // the cards before the reader
  production: Production | null = $derived.by(() => lastProduction(this.given.outlook)); // the next one, if it came now

  // What is on the screen.
  element: HTMLElement | undefined = $state(); // the board
  readonly since: Since = new Since(() => this.given); // what has happened since the reader last acted
  readonly hands: Hands = hands(this); // what pressing a thing does, and pointing at it
  private asked = $state(-1); // for the production to come: how often the reader had acted then
  foretold: boolean = $derived.by(() => this.production !== null && this.asked === this.since.acts); // it is shown
  private gains: Map<number, Gains> | null = $derived.by(() =>
    this.foretold && this.production ? gainsOf(this.production) : null,
  );

  /** How a thing is ringed; null: no option is about it. */
  mark(thing: Thing): Mark | null {
    return markOf(thing, this.pointing, this.pointed);
  }

  /** What a region would give, while the production to come is shown: in the place of those who stand there. */
  gainsAt(region: number): Gains | null {
    return this.gains && (this.gains.get(region) ?? NOTHING);
  }

  /** Show the production to come, or hide it again; it goes when the reader acts. */
  foretell(): void {
    this.asked = this.foretold ? -1 : this.since.acts;
  }

  private named(action: Action | null): number[] {
    const isCard = action?.[0] === "keep" || action?.[0] === "play";
    return isCard ? (this.scene.cards[action[1]]?.presence ?? []) : [];
  }
}

const [boardState, put] = createContext<BoardState>();
export { boardState };

/** To be called where a part that the table shows begins. */
export const beginBoard = (): BoardState => put(new BoardState(boardHere<View, Scene>()));
