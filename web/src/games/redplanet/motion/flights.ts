// Who has moved between two views: astronauts are neither made nor lost, so what is missing here has gone there.

import type { View } from "../types";

export type Spot = `${"reserve" | "ship" | "region" | "lost"}:${number}`;

export interface Flight {
  from: Spot;
  to: Spot;
  crew: { colour: number; count: number }[];
}

interface Change {
  spot: Spot;
  count: number;
}

export const LOST: Spot = "lost:0";
const MOST = 24; // who comes after so much has changed sees the outcome

/** What flies from one view to the next, those together that have the same way; nothing where somebody goes back. */
export function flights(before: View, after: View): Flight[] {
  if (before.viewer !== after.viewer || before.colours !== after.colours || after.moves < before.moves) return [];
  const ways = new Map<string, Flight>();
  for (let colour = 0; colour < after.colours; colour++) {
    for (const [from, to, count] of ofColour(before, after, colour)) {
      const way = ways.get(`${from} ${to}`) ?? { from, to, crew: [] };
      way.crew.push({ colour, count });
      ways.set(`${from} ${to}`, way);
    }
  }
  return ways.size > MOST ? [] : [...ways.values()];
}

function ofColour(before: View, after: View, colour: number): [Spot, Spot, number][] {
  const [old, now] = [holdings(before, colour), holdings(after, colour)];
  const gone = changes(old, now);
  const come = changes(now, old);
  const found: [Spot, Spot, number][] = [];
  const match = (fits: (from: Spot, to: Spot) => boolean): void => {
    for (const one of gone) {
      for (const other of come) {
        const count = fits(one.spot, other.spot) ? Math.min(one.count, other.count) : 0;
        if (count === 0) continue;
        found.push([one.spot, other.spot, count]);
        one.count -= count;
        other.count -= count;
      }
    }
  };
  match((from, to) => to === bound(before, from)); // a landing before all else
  match((from, to) => from.startsWith("reserve") && to.startsWith("ship"));
  match(() => true);
  return found;
}

/** Where a ship goes. */
function bound(view: View, spot: Spot): Spot | null {
  const [kind, dock] = spot.split(":");
  const region = kind === "ship" ? view.ships[Number(dock)]?.bound_for : null;
  return region == null ? null : `region:${region}`;
}

/** How many of a colour are where; a ship that has replaced another is another place. */
function holdings(view: View, colour: number): Map<string, Change> {
  const found = new Map<string, Change>();
  const put = (spot: Spot, count: number, name: string = spot): void => void found.set(name, { spot, count });
  put(`reserve:${colour}`, view.reserve[colour]!);
  put(LOST, view.lost[colour]!);
  view.regions.forEach((region, number) => put(`region:${number}`, region.astronauts[colour]!));
  view.ships.forEach((ship, dock) => ship && put(`ship:${dock}`, ship.crew[colour]!, `ship:${dock} ${ship.card}`));
  return found;
}

/** What there was more of. */
function changes(more: Map<string, Change>, less: Map<string, Change>): Change[] {
  return [...more].flatMap(([name, { spot, count }]) => {
    const left = count - (less.get(name)?.count ?? 0);
    return left > 0 ? [{ spot, count: left }] : [];
  });
}
