import type { PrintedHex } from './notation.ts';

export type Layout = 'flat' | 'pointy';

/** Which part of a hex's id is its x coordinate; the other is y. */
export type AcrossBy = 'letter' | 'number';

type Offset = readonly [dx: number, dy: number];

/** Offset from a hex to its neighbour over edge 0 to 5, in doubled coordinates, y downward. */
export const OFFSETS: Readonly<Record<Layout, readonly Offset[]>> = {
  flat: [
    [0, 2],
    [-1, 1],
    [-1, -1],
    [0, -2],
    [1, -1],
    [1, 1],
  ],
  pointy: [
    [-1, 1],
    [-2, 0],
    [-1, -1],
    [1, -1],
    [2, 0],
    [1, 1],
  ],
};

/** The number of the same side seen from the neighbouring hex. */
export function opposite(edge: number): number {
  return (edge + 3) % 6;
}

/** Doubled coordinates of a hex from its id: A1 is the origin; small letters come before A. */
export function coordinates(id: string, across: AcrossBy): { readonly x: number; readonly y: number } {
  const [, letter, number] = /^([A-Za-z])(\d+)$/.exec(id) ?? [];
  if (letter === undefined || number === undefined) throw new Error(`no coordinates in “${id}”`);
  const row =
    letter >= 'a' ? 'a'.charCodeAt(0) - letter.charCodeAt(0) - 1 : letter.charCodeAt(0) - 'A'.charCodeAt(0);
  const column = Number(number) - 1;
  return across === 'number' ? { x: column, y: row } : { x: row, y: column };
}

/** Centre of a hex on the drawing, for sides of length 1. */
export function centre(layout: Layout, { x, y }: { readonly x: number; readonly y: number }): Point {
  return layout === 'flat' ? [x * 1.5, (y * ROOT3) / 2] : [(x * ROOT3) / 2, y * 1.5];
}

/** Middle of an edge, relative to the centre of its hex, for sides of length 1; halves are towards a corner. */
export function edgeMiddle(layout: Layout, edge: number): Point {
  const angle = ((edge * 60 + (layout === 'flat' ? 90 : 120)) * Math.PI) / 180;
  return [(Math.cos(angle) * ROOT3) / 2, (Math.sin(angle) * ROOT3) / 2];
}

export type Point = readonly [x: number, y: number];

type Placed = Pick<PrintedHex, 'id' | 'face' | 'closedSides'> & { readonly x: number; readonly y: number };

/** Is a side that is closed on one hex also closed for the neighbour? */
export type ClosedSides = 'both-hexes' | 'own-hex';

/**
 * Where track may lead from each hex: to the hex across the edge, unless the side is closed, or that hex can never
 * change and has no track to that side.
 */
export function neighbours(
  layout: Layout,
  hexes: readonly Placed[],
  closed: ClosedSides,
): ReadonlyMap<string, readonly (string | null)[]> {
  const at = new Map(hexes.map((hex) => [`${hex.x} ${hex.y}`, hex]));
  const over = (hex: Placed, edge: number): string | null => {
    const [dx, dy] = OFFSETS[layout][edge]!;
    const other = at.get(`${hex.x + dx} ${hex.y + dy}`);
    if (other === undefined || hex.closedSides.includes(edge)) return null;
    if (closed === 'both-hexes' && other.closedSides.includes(opposite(edge))) return null;
    return isFinal(other) && !hasTrackTo(other, opposite(edge)) ? null : other.id;
  };
  return new Map(hexes.map((hex) => [hex.id, [0, 1, 2, 3, 4, 5].map((edge) => over(hex, edge))]));
}

const ROOT3 = Math.sqrt(3);
const FINAL_COLOURS = new Set(['gray', 'red', 'blue']);

function isFinal(hex: Placed): boolean {
  return FINAL_COLOURS.has(hex.face.colour);
}

function hasTrackTo(hex: Placed, edge: number): boolean {
  const { nodes, crossings } = hex.face;
  return nodes.some((node) => node.edges.includes(edge)) || crossings.some((pair) => pair.includes(edge));
}
