import { describe, expect, it } from 'vitest';
import { SlotBook } from './slot-book.ts';

const CITY = { hex: 'P12', node: 0 };
const token = (owner: string, place = CITY) => ({ owner, ...place });

describe('slots of a city as 18xx.games numbers them', () => {
  it('others cannot use a slot reserved for a home', () => {
    const book = new SlotBook([{ company: 'SFLP', ...CITY }]);
    expect(book.free(CITY, 'SSFL')).toBe(1);
    book.follow([token('SSFL')]);
    expect([book.slotOf(CITY, 'SSFL'), book.free(CITY, 'SFLP')]).toEqual([1, 0]);
    book.follow([token('SSFL'), token('SFLP')]);
    expect([book.ownerAt(CITY, 0), book.ownerAt(CITY, 1)]).toEqual(['SFLP', 'SSFL']);
  });

  it('anybody can use it once its company is out of the game', () => {
    const book = new SlotBook([{ company: 'SFLP', ...CITY }]);
    book.release('SFLP');
    expect(book.free(CITY, 'SSFL')).toBe(0);
  });

  it('a vacated slot is used next', () => {
    const book = new SlotBook([]);
    book.follow([token('AFI'), token('CTS')]);
    book.follow([token('CTS')]);
    expect([book.slotOf(CITY, 'CTS'), book.free(CITY, 'ICSF')]).toEqual([1, 0]);
  });

  it('a company that takes over a token keeps its slot', () => {
    const book = new SlotBook([]);
    book.follow([token('AFI'), token('CTS')]);
    book.succeed('ICSF', ['CTS', 'AFI']);
    book.follow([token('ICSF')]);
    expect([book.slotOf(CITY, 'ICSF'), book.free(CITY, 'RATF')]).toEqual([1, 0]);
  });

  it('on a new tile tokens move up after the reserved slots', () => {
    const book = new SlotBook([]);
    book.follow([token('AFI'), token('CTS')]);
    book.follow([token('CTS')]);
    book.relay('P12', 1, [token('CTS')]);
    expect(book.slotOf(CITY, 'CTS')).toBe(0);
    const kept = new SlotBook([{ company: 'SFLP', ...CITY }]);
    kept.follow([token('SSFL')]);
    kept.relay('P12', 1, [token('SSFL')]);
    expect(kept.slotOf(CITY, 'SSFL')).toBe(1);
  });

  it('a tile that joins two cities keeps the reservations of both', () => {
    const [west, east] = [
      { hex: 'H4', node: 0 },
      { hex: 'H4', node: 1 },
    ];
    const book = new SlotBook([
      { company: 'SFTG', ...west },
      { company: 'SFTN', ...east },
    ]);
    book.follow([token('SFTN', east)]);
    book.relay('H4', 1, [token('SFTN', west)]);
    expect([book.slotOf(west, 'SFTN'), book.free(west, 'SFTG')]).toEqual([1, 0]);
  });
});
