import type { Hex } from '@signalbox/rails';
import { describe, expect, it } from 'vitest';
import { FACTS, facts, hasFacts } from '../../testing/facts.ts';
import { factsHexes, factsReplacements, factsTiles, ourReplacements } from '../../testing/map.ts';
import { BOARD, boardFor, LITE_BOARD, VERSION_1_BOARD } from './board.ts';

describe.skipIf(!hasFacts).each([
  // The facts do not say that an impassable side printed on one hex is closed for both (ruling 1841-R14).
  ['1841', BOARD, ['I3|3']],
  ['1841.lite', LITE_BOARD, ['I3|3', 'N14|0']],
  ['1841.version_1', VERSION_1_BOARD, ['I3|3']],
] as const)(`%s board, ${FACTS}`, (name, board, closedFromBothSides) => {
  const closed = (hex: Hex): Hex => ({
    ...hex,
    neighbours: hex.neighbours.map((to, edge) =>
      closedFromBothSides.some((side) => side === `${hex.id}|${edge}`) ? null : to,
    ),
  });

  it('has every hex with its name, face, terrain, closed sides and neighbours', () => {
    const hexes = factsHexes(facts(name));
    expect(board.hexes).toEqual(new Map([...hexes].map(([id, hex]) => [id, closed(hex)])));
  });

  it('has every tile with its count and track', () => {
    expect(board.tiles).toEqual(factsTiles(facts(name)));
  });

  it('lets each tile and each printed hex be replaced by the right tiles', () => {
    expect(ourReplacements(board)).toEqual(factsReplacements(facts(name)));
  });
});

describe('boards of imported games', () => {
  const over = (closed: 'own-hex' | 'both-hexes' | undefined) =>
    boardFor('standard', closed).hexes.get('I3')!.neighbours[3];

  it('close a side for its own hex only, also in a game stored without the option', () => {
    expect(over(undefined)).toBeNull();
    expect(over('own-hex')).not.toBeNull();
    expect(over('both-hexes')).toBeNull();
  });
});
