// It is your turn: in the title, on the icon, as a notice of the system, with a sound; each only where it is wanted.

import { device } from "./device.svelte";
import { play } from "./sounds";
import { t } from "./texts.svelte";

export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Once for each turn; who is looking sees it anyway. */
export function tellTurn(game: string, table: string): void {
  play("turn");
  if (!device.notices || document.visibilityState === "visible" || !("Notification" in window)) return;
  const notice = new Notification(t("web-your-turn"), { body: game, tag: table, icon: "/icon.svg" });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}

export function mark(turn: boolean): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", turn ? "/icon-turn.svg" : "/icon.svg");
}
