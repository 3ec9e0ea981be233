// How much time a seat has left, as people say it.

import type { SeatSeen, Settings } from "../wire";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function clockOf(seat: SeatSeen, settings: Settings | undefined, now: number, language: string): string {
  const pace = settings?.pace;
  if (!pace || seat.kind !== "person") return "";
  if (pace.type === "live" && seat.left !== null) return digits(seat.left - (seat.since === null ? 0 : now - seat.since));
  if (pace.type === "days" && seat.since !== null) return about(seat.since + (pace.days ?? 2) * DAY - now, language);
  return "";
}

export function digits(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, place) => (place ? String(part).padStart(2, "0") : String(part))).join(":");
}

export function about(left: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "always", style: "narrow" });
  const rest = Math.max(0, left);
  if (rest >= DAY) return format.format(Math.round(rest / DAY), "day");
  if (rest >= HOUR) return format.format(Math.round(rest / HOUR), "hour");
  return format.format(Math.round(rest / MINUTE), "minute");
}
