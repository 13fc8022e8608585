import { describe, expect, it } from 'vitest';
import { parseHex, parseTile } from './notation.ts';
import { turn } from './turn.ts';
import { upgrade } from './upgrade.ts';

const tile = (words: string) => parseTile(`t x1 ${words}`);
const hex = (words: string) => parseHex(`A1 ${words}`).face;

describe('a tile that covers another', () => {
  it('keeps joined edges joined, directly or in a junction', () => {
    expect(upgrade(tile('yellow 0-2'), tile('green (0,1,2)'))).not.toBeNull();
    expect(upgrade(tile('yellow 0-2'), tile('green 0-2 3-4'))).not.toBeNull();
    expect(upgrade(tile('yellow 0-2'), tile('green 0-3 2-4'))).toBeNull();
    expect(upgrade(tile('green (0,1,2)'), tile('brown (0,1,2,3)'))).not.toBeNull();
    expect(upgrade(tile('green (0,1,2)'), tile('brown (0,1,3,4)'))).toBeNull();
  });

  it('keeps each edge at its own node', () => {
    const two = tile('green city40(1,2) city40(3,4)');
    expect(upgrade(two, tile('brown city50(1,2) city50(3,4)'))?.becomes).toEqual([0, 1]);
    expect(upgrade(two, tile('brown city50(3,4) city50(1,2)'))?.becomes).toEqual([1, 0]);
    expect(upgrade(two, tile('brown city50(1,3) city50(2,4)'))).toBeNull();
  });

  it('may join cities where it has fewer', () => {
    const two = tile('brown city50(1,2) city50(3,4)');
    expect(upgrade(two, tile('gray city70/3(1,2,3,4)'))?.becomes).toEqual([0, 0]);
    expect(upgrade(two, tile('gray city70/3(1,2,3)'))).toBeNull();
  });

  it('gives bare nodes the next of their kind', () => {
    expect(upgrade(hex('city town town'), tile('yellow city20 town10 halt(0) #0-#1 #1-#2'))?.becomes).toEqual(
      [0, 1, 2],
    );
    expect(upgrade(hex('yellow city10(5) town'), tile('green city20(0,4,5) halt(3) #0-#1'))?.becomes).toEqual(
      [0, 1],
    );
  });

  it('keeps track between nodes', () => {
    const venezia = tile('yellow city10(1) town20(5) #0-#1');
    expect(upgrade(venezia, turn(tile('green city10(0,2,3) town30(4) #0-#1'), 1))?.becomes).toEqual([0, 1]);
    expect(upgrade(venezia, tile('green city10(1,2) town30(5)'))).toBeNull();
  });

  it('knows what is new', () => {
    const change = upgrade(tile('yellow 0-2'), tile('green (0,1,2)'));
    expect(change?.freshEdges).toEqual([0b000010]);
    const crossing = upgrade(tile('yellow 0-2'), tile('green 0-2 1-3'));
    expect(crossing?.freshCrossings).toEqual([0, 0b001000, 0, 0b000010, 0, 0]);
    expect(upgrade(tile('green city30(0,1)'), tile('brown city30(0,1)'))?.freshEdges).toEqual([0]);
  });

  it('knows which track between nodes is new', () => {
    const linked = tile('green halt(0) town10(2,3) #0-#1');
    expect(upgrade(tile('yellow halt(0) halt(3) #0-#1'), linked)?.freshLinks).toEqual([0, 0]);
    expect(upgrade(tile('yellow halt(0) halt(3)'), linked)?.freshLinks).toEqual([0b10, 0b01]);
  });

  it('knows which stops are worth more', () => {
    expect(upgrade(tile('yellow city20(0)'), tile('green city30(0,1)'))?.raised).toBe(0b1);
    expect(upgrade(tile('yellow city20(0) town10(2)'), tile('green city20(0,1) town20(2)'))?.raised).toBe(
      0b10,
    );
  });
});
