// The role rail as data: who has shown what, what is played, what is called.

import { coloursOf } from "../drawing/faces";
import type { Pointing } from "../pointing/pointing";
import type { RoleScene, Scene, View } from "../types";

export interface Column {
  role: RoleScene;
  shown: number[]; // colours that have it this round, as far as the reader knows
  chosen: boolean; // by the reader, and still secret
  played: boolean; // by the reader in an earlier round, and not yet taken back
  called: boolean;
}

export function columns(view: View, scene: Scene, me: number | null): Column[] {
  const mine = coloursOf(scene, me)[0];
  return scene.roles.map((role) => {
    const shown = view.chosen.flatMap((chosen, colour) => (chosen === role.role ? [colour] : []));
    const isMine = mine !== undefined && shown.includes(mine);
    return {
      role,
      shown,
      chosen: isMine && !view.called[mine],
      played: mine !== undefined && (view.played[mine]?.includes(role.role) ?? false) && !isMine,
      called: view.calling === role.role,
    };
  });
}

/** How much of the countdown is over, in columns: a character that is called is half over. */
export function counted(view: View, scene: Scene): number {
  const place = scene.roles.findIndex(({ role }) => role === view.calling);
  return place < 0 ? 0 : place + 0.5;
}

/** Colours that have chosen what the reader may not know yet. */
export function faceDown(view: View): number[] {
  return view.has_chosen.flatMap((has, colour) => (has && view.chosen[colour] == null ? [colour] : []));
}

/** Whether a character is in the reader's hand, and yet cannot be chosen now that they choose one. */
export function barred({ role, played, chosen }: Column, { at }: Pointing): boolean {
  const chooses = [...at.keys()].some((thing) => thing.startsWith("role:"));
  return chooses && !played && !chosen && !at.has(`role:${role.role}`);
}

export interface Measures {
  medallion: number; // px; 0: there is no room for one, and the number stands alone
  plate: number; // of an owner's shape
  shape: number;
}

/** What fits into columns that are so wide, in a rail that is low, tall, or a phone's. */
export function measures(column: number, kind: "low" | "tall" | "phone", least: number): Measures {
  const most = { low: 50, tall: 72, phone: 41 }[kind];
  const medallion = Math.min(most, Math.floor(column) - (kind === "phone" ? 2 : 8));
  const shape = { low: 13, tall: 15, phone: 12 }[kind];
  return { medallion: medallion < least ? 0 : medallion, plate: shape + (kind === "phone" ? 5 : 6), shape };
}
