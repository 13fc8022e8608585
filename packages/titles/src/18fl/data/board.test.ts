import { describe, expect } from 'vitest';
import { FACTS, facts, hasFacts } from '../../testing/facts.ts';
import { factsHexes, factsReplacements, factsTiles, ourReplacements } from '../../testing/map.ts';
import { proves } from '../../testing/proves.ts';
import { BOARD } from './board.ts';

describe.skipIf(!hasFacts)(`18FL board, ${FACTS}`, () => {
  proves('A1', 'has every hex with its name, face, terrain, closed sides and neighbours', () => {
    expect(BOARD.hexes).toEqual(factsHexes(facts('18FL')));
  });

  proves(['10a', 'A1'], 'has every tile with its count and track', () => {
    expect(BOARD.tiles).toEqual(factsTiles(facts('18FL')));
  });

  proves(['7.2.1', 'A1'], 'lets each tile and each printed hex be replaced by the right tiles', () => {
    expect(ourReplacements(BOARD)).toEqual(factsReplacements(facts('18FL')));
  });
});
