// Keys of the replay: arrows for moves, with shift for rounds, Home and End, and M for mistakes.

import { device } from "../lib/device.svelte";
import type { Replay } from "./replay.svelte";

/** Somebody writes, chooses or goes from tab to tab: the keys are theirs. A scrubber's are ours. */
function isTaken({ target, code }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== "range";
  return target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName) || (target.role === "tab" && !isLetter(code));
}

const isLetter = (code: string): boolean => code.startsWith("Key");

/** Whether the key was meant for the replay. */
export function press(event: KeyboardEvent, replay: Replay): boolean {
  if (event.altKey || event.metaKey || event.ctrlKey || isTaken(event)) return false;
  const go = WAYS[event.code];
  if (!go || (isLetter(event.code) && !device.keys)) return false;
  replay.playing = false;
  go(replay, event.shiftKey);
  return true;
}

const WAYS: Record<string, (replay: Replay, far: boolean) => void> = {
  ArrowLeft: (replay, far) => (far ? replay.leap(-1) : replay.step(-1)),
  ArrowRight: (replay, far) => (far ? replay.leap(1) : replay.step(1)),
  Home: (replay) => replay.goTo(0),
  End: (replay) => replay.goTo(replay.last),
  KeyM: (replay) => void replay.leapToMistake(),
};
