import { describe, expect, it } from 'vitest';
import { wrongNetworksOn } from '../testing/every-trail.ts';
import { mapOf } from '../testing/line.ts';
import { network } from './network.ts';
import { distanceTo } from './reach.ts';

const distance = (map: ReturnType<typeof mapOf>, from: string, to: string, hexTwice: boolean) => {
  const station = { owner: 'us', hex: from, node: 0 };
  return distanceTo(network(map, {}, [station], 'us', { ends: [], hexTwice }), { hex: to, node: 0 });
};

/**
 * From C3 the fork C5 leads to B4 only by way of its trunk, from C7. The way round the loop of C7 comes back to it in
 * eight steps, but over its own track; the one by the east takes nine.
 */
const LOOP = mapOf(`
  B4 gray town10(5)
  C3 gray city20(0,5)
  C5 gray 0-2 0-3
  C7 gray town10(1,3,5)
  B8 gray 4-5
  C9 gray 2-4
  D8 gray 0-2 1-2
  D4 gray 2-5
  E5 gray 0-2
  E7 gray 0-3
  E9 gray 1-3
  D10 gray 3-4
`);

/** From C3 to D4 over the crossing C5 twice, or by the east with one more step. */
const CROSSING = mapOf(`
  C3 gray city20(0)
  C5 gray 0-3 1-4
  C7 gray town10(2,3,5)
  B6 gray 4-5
  D4 gray city20(1,5)
  D8 gray 2-4
  E7 gray 1-3
  E5 gray 0-2
`);

describe('the shortest way that uses nothing twice', () => {
  it('is found where a shorter one would turn back over its own track', () => {
    expect(distance(LOOP, 'C3', 'B4', true)).toBe(9);
    expect(distance(LOOP, 'C3', 'B4', false)).toBe(9);
  });

  it('is found where a shorter one would come to a hex twice', () => {
    expect(distance(CROSSING, 'C3', 'D4', true)).toBe(5);
    expect(distance(CROSSING, 'C3', 'D4', false)).toBe(6);
  });

  it.each([
    ['loop', LOOP],
    ['crossing', CROSSING],
  ])('is that of trying every trail, with a %s from which some track is missing', (_, map) => {
    for (const hexTwice of [true, false])
      expect(wrongNetworksOn(map, { ends: [], hexTwice }, 60)).toEqual([]);
  });
});
