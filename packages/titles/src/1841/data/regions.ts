import type { Board } from '@signalbox/rails';

/** The countries and provinces of §6 with their hexes, printed ones and passes included; boxes and ports are in none. */
const HEXES = {
  Piedmont: `A5 B6 D4 D6 E3 E5 F4 F6 G1 G3 G5 H2 H4 H6 I1 I3 I5 J4 J6 K3 K5 K7 L2 L4 L6 L8 M3 M5 M7 N4 N6 N8
    O3 O5 O9 P10`,
  Lombardy: 'A9 A11 B8 B10 C9 C11 D8 D10 D12 E7 E9 E11 F8 F10 G7 G9 G11 H8 H10 I7 I11 J8',
  Veneto: 'B16 C15 D14 D16 E13 E15 F12 F14 F16 G13 G15 H12 H14 H16 I15',
  Switzerland: 'C7',
  Conservative: `I9 I13 J10 J12 J14 J16 K9 K11 K13 K15 L10 L12 L14 L16 M9 M11 M13 M15 N10 N12 N14 N16 O11`,
  Tuscany: 'O13 O15 P12 P14 P16 Q11 Q13 Q15 R12 R14 S11 S13 S15 T12 T14',
} as const;

export type Region = keyof typeof HEXES;
export const REGIONS = Object.keys(HEXES) as readonly Region[];

const REGION_OF = new Map<string, Region>(
  REGIONS.flatMap((region) => HEXES[region].split(/\s+/).map((hex) => [hex, region] as const)),
);

/** Where a hex lies; boxes are in no country, even those that 1841 Lite makes of Tuscany. */
export function regionOf(board: Board, hex: string): Region | undefined {
  return board.hexes.get(hex)?.face.colour === 'red' ? undefined : REGION_OF.get(hex);
}

/** Two regions that touch, in alphabetical order: `Conservative-Tuscany`. */
export type Frontier = string;

export function frontier(a: Region, b: Region): Frontier {
  return [a, b].sort().join('-');
}

/** The frontier that a side of a hex lies on; null inside a region, at the edge of the map and where no track may lead. */
export function frontierAt(board: Board, hex: string, edge: number): Frontier | null {
  return frontiers(board).get(`${hex}/${edge}`) ?? null;
}

const known = new WeakMap<Board, ReadonlyMap<string, Frontier>>();

function frontiers(board: Board): ReadonlyMap<string, Frontier> {
  let sides = known.get(board);
  if (sides === undefined) {
    sides = new Map(findFrontiers(board));
    known.set(board, sides);
  }
  return sides;
}

function* findFrontiers(board: Board): Generator<[string, Frontier]> {
  for (const hex of board.hexes.values()) {
    const region = regionOf(board, hex.id);
    if (region === undefined) continue;
    for (const [edge, beyond] of hex.neighbours.entries()) {
      const other = beyond === null ? undefined : regionOf(board, beyond);
      if (other !== undefined && other !== region) yield [`${hex.id}/${edge}`, frontier(region, other)];
    }
  }
}

/** Sides of hexes on a frontier, every side counted once. */
export function sidesOn(board: Board, which: Frontier): number {
  return [...frontiers(board).values()].filter((name) => name === which).length / 2;
}
