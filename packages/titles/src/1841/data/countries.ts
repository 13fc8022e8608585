import type { Board } from '@signalbox/rails';

/**
 * The states of Italy and Switzerland, by their hexes. Lombardy and Veneto are both Austrian at first; the
 * conservative states are Parma, Modena and the Papal States (§6).
 */
const HEXES = {
  Piedmont: `
    A5 B6 D4 D6 E3 E5 F4 F6 G1 G3 G5 H2 H4 H6 I1 I3 I5 J4 J6 K3 K5 K7 L2 L4 L6 L8 M3 M5 M7 N4 N6 N8
    O3 O5 O9 P10
  `,
  Lombardy: `A9 A11 B8 B10 C9 C11 D8 D10 D12 E7 E9 E11 F8 F10 G7 G9 G11 H8 H10 I7 I11 J8`,
  Veneto: `B16 C15 D14 D16 E13 E15 F12 F14 F16 G13 G15 H12 H14 H16 I15`,
  Switzerland: `C7`,
  conservative: `I9 I13 J10 J12 J14 J16 K9 K11 K13 K15 L10 L12 L14 L16 M9 M11 M13 M15 N10 N12 N14 N16 O11`,
  Tuscany: `O13 O15 P12 P14 P16 Q11 Q13 Q15 R12 R14 S11 S13 S15 T12 T14`,
} as const;

export type Country = keyof typeof HEXES;

const countries: ReadonlyMap<string, Country> = new Map(
  (Object.keys(HEXES) as Country[]).flatMap((country) =>
    HEXES[country]
      .trim()
      .split(/\s+/)
      .map((hex) => [hex, country] as const),
  ),
);

/** Undefined for ports and off-board areas, which are in no country. */
export function countryOf(hex: string): Country | undefined {
  return countries.get(hex);
}

/** A side of a hex, written "C7|0". */
export type Side = `${string}|${number}`;

/**
 * The sides, seen from either hex, between countries separated by a border. Closed sides are no borders. Off-board
 * areas have none either, though that of the Lite map covers what is Tuscan on the large one.
 */
export function borderSides(board: Board, separates: (a: Country, b: Country) => boolean): ReadonlySet<Side> {
  const stateOf = (id: string) => (board.hexes.get(id)?.face.colour === 'red' ? undefined : countryOf(id));
  const sides = new Set<Side>();
  for (const hex of board.hexes.values()) {
    const here = stateOf(hex.id);
    hex.neighbours.forEach((id, edge) => {
      const there = id === null ? undefined : stateOf(id);
      if (here && there && here !== there && separates(here, there)) sides.add(`${hex.id}|${edge}`);
    });
  }
  return sides;
}
