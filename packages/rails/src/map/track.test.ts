import { expect, it } from 'vitest';
import { parseTile } from './notation.ts';
import { first, trackOf } from './track.ts';

it('reads the track of a face as sets', () => {
  const face = parseTile('t x1 green 0-3 city20(1,2) town10(5) #0-#1');
  expect(trackOf(face)).toEqual({
    edges: 0b101111,
    crossings: [0b001000, 0, 0, 0b000001, 0, 0],
    nodes: [0, 0b01, 0b01, 0, 0, 0b10],
    edgesOf: [0b000110, 0b100000],
    links: [0b10, 0b01],
  });
  expect(trackOf(face)).toBe(trackOf(face));
});

it('finds the lowest member of a set', () => {
  expect([0b1, 0b110, 0b100000].map(first)).toEqual([0, 1, 5]);
});
