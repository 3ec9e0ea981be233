// How much time is left, in one word and a number.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "2 d", "5 h" or "12 min", as the language writes it. */
export function shortTime(milliseconds: number, language: string): string {
  const say = (value: number, unit: "day" | "hour" | "minute"): string =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: unit === "day" ? "long" : "short" }).format(value);
  if (milliseconds >= DAY) return say(Math.floor(milliseconds / DAY), "day");
  if (milliseconds >= HOUR) return say(Math.floor(milliseconds / HOUR), "hour");
  return say(Math.ceil(milliseconds / MINUTE), "minute");
}
