// Thumbnails of the maps of Red Planet, by their true graphs: the same outlines that its board has.

import graphs from "../../games/redplanet/mars/fixtures/graphs.json";
import { drawMars, type Graph } from "../../games/redplanet/mars/mars";
import { picture } from "./svg";

const RADIUS = 30;
// An ink for each region: the four maps of 2025 have the same shape, and differ in which region lies where.
const OUTER = ["#D9653B", "#8C3520", "#E08A5A", "#B64A2A", "#A64B36", "#C9743C", "#7A3A2A"];
const INNER = ["#5F2A20", "#F0C98A", "#3A2030", "#C58A4A"];

/** "redplanet-2015", and by its letter where an edition has several: "redplanet-2025-A". */
export function maps(): Record<string, string> {
  const known = graphs as unknown as Record<string, Graph>;
  return Object.fromEntries(Object.entries(known).map(([name, graph]) => [nameOf(name), thumbnail(graph)]));
}

const nameOf = (graph: string): string => `redplanet-${graph.replace(/(?<=\d)(?=[A-Z])/, "-")}`;

type Point = { x: number; y: number };

const at = ({ x, y }: Point): string => `${Math.round(x * RADIUS * 2) / 2} ${Math.round(y * RADIUS * 2) / 2}`;

/** Only so many points of it as are seen at this size. */
function line(points: readonly Point[]): string {
  const few = points.filter((_, index) => index % 3 === 0 || index === points.length - 1);
  return `M${few.map(at).join("L")}`;
}

function thumbnail(graph: Graph): string {
  const { borders, outlines } = drawMars(graph);
  const ground = [...outlines].map(([region, outline]) => {
    const outer = graph.ring.includes(region);
    const ink = outer ? OUTER[region % OUTER.length] : INNER[(region - graph.ring.length) % INNER.length];
    return `<path d="${line(outline)}Z" fill="${ink}"/>`;
  });
  const pen = 'fill="none" stroke="#2A1710" stroke-width="1.2" stroke-linejoin="round"';
  return picture(
    64,
    64,
    `${ground.join("")}<path d="${borders.map(line).join("")}" ${pen}/><circle r="${RADIUS}" fill="none" stroke="#E3B565" stroke-width="1.6"/>`,
    "-32 -32 64 64",
  );
}
