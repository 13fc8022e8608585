import { describe, expect, it } from 'vitest';
import { parseTile } from './notation.ts';
import { successors, villagesWith } from './successors.ts';
import { turn } from './turn.ts';

const tile = (words: string) => parseTile(`t x1 ${words}`);

describe('villages on one line', () => {
  const yellow = tile('yellow halt(0) halt(3) #0-#1');
  const green = tile('green halt(0) town10(2,3) #0-#1');

  it('belong together; a city beside them does not', () => {
    expect(villagesWith(yellow, 0)).toEqual([0, 1]);
    expect(villagesWith(tile('yellow city20 town10 halt(0) #0-#1 #1-#2'), 2)).toEqual([2, 1]);
    expect(villagesWith(tile('yellow town10(0,3) town10(1,4)'), 0)).toEqual([0]);
  });

  it('stay where they are if they can', () => {
    expect(successors(yellow, green)).toEqual([0, 1]);
    expect(successors(green, tile('brown town20(2,3,4,5) halt(0) #0-#1'))).toEqual([1, 0]);
  });

  it('may change places along it', () => {
    const brown = tile('brown town20(1,3,4,5) halt(0) #0-#1');
    expect(successors(green, turn(brown, 5))).not.toBeNull();
    expect(successors(green, brown)).toBeNull();
  });

  it('may not, where they are on two lines', () => {
    const two = tile('yellow town10(0,3) town10(1,4)');
    expect(successors(two, tile('green town10(0,1) town10(3,4)'))).toBeNull();
  });
});
