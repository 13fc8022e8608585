import { describe, expect, it } from 'vitest';
import { parseTile } from './notation.ts';
import { rotationsOf, turn } from './turn.ts';

describe('turning a face', () => {
  it('adds the rotation to every edge', () => {
    const face = turn(parseTile('601 x1 yellow =V city10(1)^c town20(5)^5 #0-#1'), 2);
    expect(face.nodes.map(({ edges, at }) => ({ edges, at }))).toEqual([
      { edges: [3], at: 'centre' },
      { edges: [1], at: 1 },
    ]);
    expect(face.links).toEqual([[0, 1]]);
    expect(turn(parseTile('17 x1 green 0-4 1-3'), 1).crossings).toEqual([
      [1, 5],
      [2, 4],
    ]);
  });

  it('lists crossings in the order of their edges', () => {
    expect(turn(parseTile('1 x1 green 0-1 2-3 4-5'), 1).crossings).toEqual([
      [0, 5],
      [1, 2],
      [3, 4],
    ]);
    expect(turn(parseTile('2 x1 green 0-4 4-5'), 2).crossings).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });

  it('returns the same object for the same arguments', () => {
    const tile = parseTile('8 x1 yellow 0-2');
    expect(turn(tile, 0)).toBe(tile);
    expect(turn(tile, 4)).toBe(turn(tile, 4));
  });
});

describe('rotations of a tile', () => {
  it.each([
    ['9 x1 yellow 0-3', [0, 1, 2]],
    ['8 x1 yellow 0-2', [0, 1, 2, 3, 4, 5]],
    ['81 x1 green (0,2,4)', [0, 1]],
    ['63 x1 brown city40/2(0,1,2,3,4,5)', [0]],
    ['487 x1 green city40(1,2) city40(3,4)', [0, 1, 2, 3, 4, 5]],
    ['55 x1 yellow town10(0,3) town10(1,4)', [0, 1, 2]],
    ['633 x1 yellow town10(0,1) town10(3,4)', [0, 1, 2]],
    ['744 x1 yellow halt(0) halt(3) #0-#1', [0, 1, 2]],
    ['787 x1 yellow halt(0) town10 halt(3) #0-#1 #1-#2', [0, 1, 2]],
    ['754 x1 green halt(0) town10(2,3) #0-#1', [0, 1, 2, 3, 4, 5]],
    ['758 x1 green city50(4,5) fixed', [0]],
  ])('%s', (line, rotations) => {
    expect(rotationsOf(parseTile(line))).toEqual(rotations);
  });
});
