import { describe, expect, it } from 'vitest';
import { board } from './board.ts';
import { fits } from './fits.ts';
import { planOf } from './plan.ts';
import { closedEdge, replacements } from './replacements.ts';

const BOARD = board({
  layout: 'flat',
  across: 'letter',
  hexes: 'A1\nA3 town\nA5',
  tiles: '4 x1 yellow town10(0,3)\n3 x1 yellow town10(0,1)\n9 x1 yellow 0-3',
});
const MIDDLE = BOARD.hexes.get('A3')!;

describe('what a hex allows', () => {
  it('is what fits, keeps track and does not lead into a closed side', () => {
    const found = replacements(BOARD, fits, planOf(BOARD).numbers.get('A3')!, MIDDLE.face);
    expect(found.map(({ tile, rotation }) => `${tile.id}/${rotation}`)).toEqual(['4/0']);
  });

  it('is computed once', () => {
    const ask = () => replacements(BOARD, fits, 1, MIDDLE.face);
    expect(ask()).toBe(ask());
  });

  it('names the edge that leads into a closed side', () => {
    expect(closedEdge(MIDDLE, BOARD.tiles.get('3')!)).toBe(1);
    expect(closedEdge(MIDDLE, BOARD.tiles.get('4')!)).toBeUndefined();
  });
});
