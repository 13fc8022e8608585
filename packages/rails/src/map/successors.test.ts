import { describe, expect, it } from 'vitest';
import { parseTile } from './notation.ts';
import { successors } from './successors.ts';
import { turn } from './turn.ts';

const tile = (words: string) => parseTile(`t x1 ${words}`);

describe('villages on one line', () => {
  const yellow = tile('yellow halt(0) halt(3) #0-#1');
  const green = tile('green halt(0) town10(2,3) #0-#1');

  it('stay where they are if they can', () => {
    expect(successors(yellow, green)).toEqual([0, 1]);
    expect(successors(green, tile('brown town20(2,3,4,5) halt(0) #0-#1'))).toEqual([1, 0]);
  });

  it('do not swap places on it: track keeps leading to the same village', () => {
    const brown = tile('brown town20(1,3,4,5) halt(0) #0-#1');
    for (const rotation of [0, 1, 2, 3, 4, 5]) expect(successors(green, turn(brown, rotation))).toBeNull();
  });

  it('nor where they are on two lines', () => {
    const two = tile('yellow town10(0,3) town10(1,4)');
    expect(successors(two, tile('green town10(0,1) town10(3,4)'))).toBeNull();
  });
});

it('nodes with track come before those without', () => {
  expect(successors(tile('yellow town10 town10(0)'), tile('green town20(0,1) town20(3)'))).toEqual([1, 0]);
});
