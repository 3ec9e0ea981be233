// Who the reader is. Nobody is asked for a name before they do something that needs one; then one is made up.

import type { Me } from "../wire";
import { api, Problem } from "./api";
import { device, keepDevice } from "./device.svelte";

const MOONS = ["Io", "Ariel", "Titania", "Oberon", "Miranda", "Callisto", "Europa", "Rhea", "Dione", "Triton", "Nereid"];

export const session = $state<{ me: Me | null; asked: boolean }>({ me: null, asked: false });

export async function whoAmI(): Promise<Me | null> {
  try {
    session.me = await api.me();
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.status !== 401) throw problem;
    session.me = null;
  }
  session.asked = true;
  return session.me;
}

export function madeUpName(): string {
  const moon = MOONS[Math.floor(Math.random() * MOONS.length)] ?? "Io";
  return `${moon} ${10 + Math.floor(Math.random() * 90)}`;
}

/** Somebody: who they are already, or a guest by this name. */
export async function somebody(name = ""): Promise<Me> {
  if (!session.asked) await whoAmI();
  if (session.me) return session.me;
  const { me } = await api.guest(name || device.name || madeUpName());
  device.name = me.name;
  keepDevice();
  session.me = me;
  return me;
}
