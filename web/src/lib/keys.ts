// Whether a key is meant for the page, and not for a field that is being filled in or for the browser.

import { device } from "./device.svelte";

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** A single key that the reader wants to be a shortcut. */
export function isShortcut(event: KeyboardEvent): boolean {
  return device.keys && !isTyping(event.target) && !event.ctrlKey && !event.altKey && !event.metaKey;
}
