// The role rail as data: who has shown what, what is played, what is called.

import { coloursOf } from "../drawing/faces";
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

/** A name in one line or two, broken at a space or a hyphen, soft or not, where its halves are most alike. */
export function lines(name: string): string[] {
  const breaks = [...name.matchAll(/[ \u00AD-]/g)].map((found) => found.index);
  const halves = breaks.map((at) => [name.slice(0, at) + (name[at] === " " ? "" : "-"), name.slice(at + 1)]);
  const longest = (half: string[]): number => Math.max(...half.map((line) => line.length));
  const best = halves.sort((one, other) => longest(one) - longest(other))[0] ?? [name];
  return best.map((line) => line.replaceAll("\u00AD", ""));
}
