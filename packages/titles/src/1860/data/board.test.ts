import { describe, expect, it } from 'vitest';
import { FACTS, facts, hasFacts } from '../../testing/facts.ts';
import { factsHexes, factsReplacements, factsTiles, ourReplacements } from '../../testing/map.ts';
import { BOARD, LARGER_BOARD } from './board.ts';

describe.skipIf(!hasFacts).each([
  ['1860.original_game', BOARD],
  ['1860.two_player_map', BOARD],
  ['1860', LARGER_BOARD],
] as const)(`%s board, ${FACTS} (ruling 1860-R8)`, (name, board) => {
  it('has every hex with its name, face, terrain, closed sides and neighbours', () => {
    expect(board.hexes).toEqual(factsHexes(facts(name)));
  });

  it('has every tile with its count and track', () => {
    expect(board.tiles).toEqual(factsTiles(facts(name)));
  });

  it('lets each tile and each printed hex be replaced by the right tiles', () => {
    expect(ourReplacements(board)).toEqual(factsReplacements(facts(name)));
  });
});
