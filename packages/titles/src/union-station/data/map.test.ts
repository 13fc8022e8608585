import { describe, expect, test } from 'vitest';
import { FACTS, facts, hasFacts } from '../../testing/facts.ts';
import { proves } from '../../testing/proves.ts';
import { BOARD, CHICAGO, DESTINATIONS, PLACES } from './map.ts';
import { RAILROADS } from './railroads.ts';

interface MapFacts {
  readonly hexes: readonly { row: number; col: number; kind: string; name?: string }[];
}

/** A hex by row and column, as the facts count them from 0. */
const at = (row: number, column: number) => `${String.fromCharCode(65 + row)}${column + 1}`;

/** Discs that a railroad needs from beside Chicago to a hex. */
function discsTo(hex: string): number {
  const distance = new Map(CHICAGO.map((place) => [place, 0]));
  for (const [place, steps] of distance) {
    for (const next of place.neighbours) if (!distance.has(next)) distance.set(next, steps + 1);
  }
  return distance.get(PLACES.get(hex)!)!;
}

describe.skipIf(!hasFacts)(`the map, ${FACTS}`, () => {
  const { hexes } = (hasFacts ? facts('union-station') : { hexes: [] }) as unknown as MapFacts;

  test('has every hex with its kind and name', () => {
    const ours = [...PLACES.values()].map(({ id, ground }) => `${id} ${ground} ${BOARD.hexes.get(id)?.name}`);
    const theirs = hexes.map(({ row, col, kind, name }) => {
      return `${at(row, col)} ${kind} ${kind === 'chicago' ? 'Chicago' : (name ?? null)}`;
    });
    expect(ours.sort()).toEqual(theirs.sort());
  });

  test('has every neighbour', () => {
    const known = new Set(hexes.map(({ row, col }) => at(row, col)));
    for (const { row, col } of hexes) {
      const beside = [
        [0, -2],
        [0, 2],
        [-1, -1],
        [-1, 1],
        [1, -1],
        [1, 1],
      ] as const;
      const theirs = beside.map(([down, right]) => at(row + down, col + right)).filter((id) => known.has(id));
      const ours = PLACES.get(at(row, col))!.neighbours.map(({ id }) => id);
      expect(ours.sort()).toEqual(theirs.sort());
    }
  });
});

proves('A1', '146 hexes: 123 plain, 16 towns, 5 cities and Chicago’s two', () => {
  const count = (kind: string) => [...PLACES.values()].filter(({ ground }) => ground === kind).length;
  expect(['plain', 'town', 'city', 'chicago'].map(count)).toEqual([123, 16, 5, 2]);
});

proves('LAY-o', 'each railroad has its own destination, at its distance in discs', () => {
  expect(DESTINATIONS).toEqual({
    ALTON: at(9, 0),
    CBQ: at(5, 2),
    MILW: at(0, 1),
    PFWC: at(5, 24),
    PRR: at(6, 27),
  });
  const names = RAILROADS.map((railroad) => BOARD.hexes.get(DESTINATIONS[railroad])?.name);
  expect(names).toEqual(['Pittsburgh', 'Cleveland', 'Minneapolis', 'Des Moines', 'Kansas City']);
  const distances = (['ALTON', 'CBQ', 'MILW', 'PFWC', 'PRR'] as const).map((r) => discsTo(DESTINATIONS[r]));
  expect(distances).toEqual([8, 5, 7, 6, 8]);
});

proves(['LAY-c', 'US-R4'], 'seven hexes touch Chicago', () => {
  const beside = CHICAGO.flatMap(({ neighbours }) => neighbours).filter((place) => !CHICAGO.includes(place));
  const seven = [
    [3, 10],
    [3, 12],
    [4, 9],
    [5, 10],
    [5, 14],
    [6, 11],
    [6, 13],
  ] as const;
  expect([...new Set(beside.map(({ id }) => id))].sort()).toEqual(seven.map(([r, c]) => at(r, c)).sort());
});

proves('LAY-i', 'the lake is no hex', () => {
  expect(PLACES.has(at(4, 13))).toBe(false);
  const shore = PLACES.get(at(3, 12))!.neighbours.map(({ id }) => id);
  expect(shore.sort()).toEqual([at(3, 10), at(2, 11), at(4, 11)].sort());
});
