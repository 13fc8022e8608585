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
    const expected = factsReplacements(facts(name));
    // There a halt would become the town of its line, and the town the halt (ruling 1860-R11).
    for (const [green, brown] of [
      ['tile 754', '784'],
      ['tile 755', '783'],
    ] as const) {
      expect(expected.get(green)).toContain(brown);
      expected.set(
        green,
        expected.get(green)!.filter((tile) => tile !== brown),
      );
    }
    expect(ourReplacements(board)).toEqual(expected);
  });
});
