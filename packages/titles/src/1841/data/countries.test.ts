import { describe, expect, it } from 'vitest';
import { FACTS, facts, hasFacts } from '../../testing/facts.ts';
import { BOARD, LITE_BOARD, VERSION_1_BOARD } from './board.ts';
import { areJoined } from './borders.ts';
import { borderSides, type Country, countryOf } from './countries.ts';

type Separates = (a: Country, b: Country) => boolean;

const isAustrian = (country: Country) => country === 'Lombardy' || country === 'Veneto';
const concerns =
  (country: Country): Separates =>
  (a, b) =>
    a === country || b === country;
const allButAustrian: Separates = (a, b) => !isAustrian(a) || !isAustrian(b);
const vanishing: Separates = (a, b) => concerns('Switzerland')(a, b) || concerns('Veneto')(a, b);

describe('countries (§6)', () => {
  it('cover all land, and nothing else', () => {
    for (const { id, face } of BOARD.hexes.values()) {
      expect(countryOf(id) !== undefined, id).toBe(face.colour !== 'red' && face.colour !== 'blue');
    }
  });

  it('have 41 border sides at first, 14 from phase 4, 2 from phase 5 (§4.6.3)', () => {
    const counts = [allButAustrian, vanishing, concerns('Switzerland')].map(
      (rule) => borderSides(BOARD, rule).size / 2,
    );
    expect(counts).toEqual([41, 14, 2]);
  });
});

describe.skipIf(!hasFacts).each([
  ['1841', BOARD],
  ['1841.lite', LITE_BOARD],
  ['1841.version_1', VERSION_1_BOARD],
] as const)(`borders of %s, ${FACTS}`, (name, board) => {
  it.each([
    ['2', allButAustrian],
    ['4', vanishing],
    ['5', concerns('Switzerland')],
  ] as const)('from phase %s', (phase, separates) => {
    const sides = facts(name).country_borders!.both_sides[phase]!.map(([hex, edge]) => `${hex}|${edge}`);
    expect([...borderSides(board, separates)].sort()).toEqual([...sides].sort());
  });
});

it('countries are joined in both directions, and over a third one', () => {
  const all: Country[] = ['Lombardy', 'Veneto', 'Piedmont', 'Tuscany', 'conservative', 'Switzerland'];
  const joined = (phase: number) =>
    all.flatMap((a) => all.filter((b) => areJoined('historical', phase, a, b)).map((b) => `${a} ${b}`));
  for (const phase of [2, 3, 4, 5, 8]) {
    const pairs = joined(phase);
    for (const pair of pairs) expect(pairs).toContain(pair.split(' ').reverse().join(' '));
  }
  // At first the two Austrian countries, then all but Veneto, finally all of them; Switzerland never.
  expect(
    joined(2)
      .filter((pair) => new Set(pair.split(' ')).size > 1)
      .sort(),
  ).toEqual(['Lombardy Veneto', 'Veneto Lombardy']);
  expect(areJoined('historical', 4, 'Lombardy', 'Tuscany')).toBe(true);
  expect(areJoined('historical', 4, 'Veneto', 'Tuscany')).toBe(false);
  expect(joined(5).filter((pair) => pair.startsWith('Veneto '))).toHaveLength(5);
  expect(joined(8).filter((pair) => pair.startsWith('Switzerland '))).toEqual(['Switzerland Switzerland']);
});
