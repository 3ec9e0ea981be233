// Keys at the table, by their place on the keyboard, so that they work in any alphabet.

import { device } from "../lib/device.svelte";
import { isTyping } from "../lib/keys";
import type { Sitting } from "./sitting.svelte";

const PAGE = 9;

export interface Desk {
  first: number; // the option that 1 stands for
  filter: () => void;
  repeat: () => void;
  help: () => void;
}

/** Whether the key was meant for the table. */
export function press(event: KeyboardEvent, sitting: Sitting, desk: Desk): boolean {
  if (event.code === "Escape") {
    sitting.selected = null;
    sitting.pointed = null;
    sitting.asked = null;
    return false;
  }
  if (isTyping(event.target) || event.altKey || event.metaKey) return false;
  if (event.ctrlKey) return event.code === "KeyZ" && done(() => void sitting.undo());
  if (!device.keys) return false;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  if (digit) return option(sitting, desk.first + Number(digit[1]) - 1);
  return letter(event, sitting, desk);
}

function letter(event: KeyboardEvent, sitting: Sitting, desk: Desk): boolean {
  switch (event.code) {
    case "Enter":
      if (sitting.selected === null) return false; // a button that has the focus is pressed
      return done(() => sitting.confirm());
    case "Backspace":
      return done(() => void sitting.undo());
    case "KeyH":
      return done(() => void sitting.hint());
    case "KeyT":
      return done(() => (sitting.asText = !sitting.asText));
    case "KeyB":
      return done(() => (sitting.asText = false));
    case "KeyL":
      return done(() => (sitting.tab = "log"));
    case "KeyC":
      return done(() => (sitting.tab = "chat"));
    case "KeyR":
      return done(() => (sitting.tab = "rules"));
    case "PageDown":
      return done(() => (desk.first = desk.first + PAGE > sitting.options.length ? 1 : desk.first + PAGE));
    case "PageUp":
      return done(() => (desk.first = Math.max(1, desk.first - PAGE)));
    case "Period":
      return done(desk.repeat);
    case "Slash":
      return done(event.shiftKey ? desk.help : desk.filter);
    default:
      return false;
  }
}

function option(sitting: Sitting, number: number): boolean {
  if (number > sitting.options.length) return false;
  return done(() => void sitting.take(number));
}

function done(work: () => void): true {
  work();
  return true;
}
