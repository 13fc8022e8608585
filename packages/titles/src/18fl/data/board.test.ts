import { describe, expect, it } from 'vitest';
import { FACTS, facts, hasFacts } from '../../testing/facts.ts';
import { factsHexes, factsReplacements, factsTiles, ourReplacements } from '../../testing/map.ts';
import { BOARD } from './board.ts';

describe.skipIf(!hasFacts)(`18FL board, ${FACTS}`, () => {
  it('has every hex with its name, face, terrain, closed sides and neighbours', () => {
    expect(BOARD.hexes).toEqual(factsHexes(facts('18FL')));
  });

  it('has every tile with its count and track', () => {
    expect(BOARD.tiles).toEqual(factsTiles(facts('18FL')));
  });

  it('lets each tile and each printed hex be replaced by the right tiles', () => {
    expect(ourReplacements(BOARD)).toEqual(factsReplacements(facts('18FL')));
  });
});
