import { describe, expect, it } from 'vitest';
import { tilesFor, turnsOf } from './tile-choices.ts';

const lay = (tile: string, rotation: number, hex = 'B17') => ({ do: 'lay', hex, tile, rotation });
const LAYS = [lay('9', 1), lay('8', 4), lay('8', 0), lay('8', 2)];

describe('tile choices', () => {
  it('show each tile once', () => {
    expect(tilesFor(LAYS).map(({ tile }) => tile)).toEqual(['9', '8']);
  });

  it('rotate only through the rotations that are offered', () => {
    expect(turnsOf(LAYS, lay('8', 4), 1).rotation).toBe(0);
    expect(turnsOf(LAYS, lay('8', 0), 1).rotation).toBe(2);
    expect(turnsOf(LAYS, lay('8', 0), -1).rotation).toBe(4);
    expect(turnsOf(LAYS, lay('9', 1), 1).rotation).toBe(1);
  });
});
