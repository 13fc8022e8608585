import { describe, expect, it } from 'vitest';
import { fits, fitsBy, nextColour } from './fits.ts';
import { parseHex, parseTile } from './notation.ts';

const tile = (words: string) => parseTile(`t x1 ${words}`);
const hex = (words: string) => parseHex(`A1 ${words}`).face;

describe('which tile fits', () => {
  it('follows the order of colours', () => {
    expect(nextColour('white')).toBe('yellow');
    expect(nextColour('brown')).toBe('gray');
    expect(nextColour('red')).toBeNull();
    expect(fits(hex(''), tile('yellow 0-2'))).toBe(true);
    expect(fits(hex(''), tile('green 0-2'))).toBe(false);
  });

  it('keeps the label', () => {
    expect(fits(hex('=Y city'), tile('yellow =Y city30(0,1)'))).toBe(true);
    expect(fits(hex('=Y city'), tile('yellow city20(0,1)'))).toBe(false);
    expect(fits(hex('city'), tile('yellow =Y city30(0,1)'))).toBe(false);
  });

  it('keeps towns, halts alike, and passes of one size', () => {
    expect(fits(hex('town'), tile('yellow halt(0,1)'))).toBe(true);
    expect(fits(hex('town'), tile('yellow 0-1'))).toBe(false);
    expect(fits(hex('town town'), tile('yellow town10(0,1)'))).toBe(false);
    expect(fits(hex('green pass*2'), tile('brown pass/2(0,3)'))).toBe(false);
  });

  it('keeps the number of cities, except on labelled hexes', () => {
    expect(fits(hex('city city'), tile('yellow city20(0,1)'))).toBe(false);
    expect(fits(hex('=OO city city'), tile('yellow =OO city20(0,1)'))).toBe(true);
  });

  it('is found out once for each rule, face and tile', () => {
    let asked = 0;
    const never = () => {
      asked += 1;
      return false;
    };
    const [from, to] = [hex(''), tile('yellow 0-2')];
    expect([fitsBy(never, from, to), fitsBy(never, from, to), asked]).toEqual([false, false, 1]);
    expect([fitsBy(fits, from, to), fitsBy(fits, from, tile('green 0-2'))]).toEqual([true, false]);
  });
});
