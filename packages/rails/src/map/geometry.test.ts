import { describe, expect, it } from 'vitest';
import { board } from './board.ts';
import { centre, coordinates, edgeMiddle, type Layout, OFFSETS, opposite } from './geometry.ts';

const LAYOUTS: readonly Layout[] = ['flat', 'pointy'];
const EDGES = [0, 1, 2, 3, 4, 5];

describe('coordinates', () => {
  it('counts letters and numbers along either axis', () => {
    expect(coordinates('C5', 'number')).toEqual({ x: 4, y: 2 });
    expect(coordinates('C5', 'letter')).toEqual({ x: 2, y: 4 });
  });

  it('puts small letters before A', () => {
    expect(coordinates('a4', 'number')).toEqual({ x: 3, y: -1 });
  });

  it('refuses what is not a hex', () => {
    expect(() => coordinates('Havana', 'number')).toThrow('no coordinates in “Havana”');
  });
});

describe.each(LAYOUTS)('%s hexes', (layout) => {
  it('are reached from their neighbour over the opposite edge', () => {
    for (const edge of EDGES) {
      const [dx, dy] = OFFSETS[layout][edge]!;
      expect(OFFSETS[layout][opposite(edge)]).toEqual([-dx, -dy].map((d) => (d === 0 ? 0 : d)));
    }
  });

  it('are drawn so that the middle of an edge is halfway to the neighbour', () => {
    for (const edge of EDGES) {
      const [dx, dy] = OFFSETS[layout][edge]!;
      const [x, y] = centre(layout, { x: dx, y: dy });
      const [ex, ey] = edgeMiddle(layout, edge);
      expect(ex * 2).toBeCloseTo(x);
      expect(ey * 2).toBeCloseTo(y);
    }
  });
});

describe('where track may lead', () => {
  const { hexes } = board({
    layout: 'flat',
    across: 'letter',
    tiles: '',
    hexes: `
      B1
      A2 |4
      C2 red off40(2)
      B3 gray 0-3
      C4
      B5
    `,
  });
  const from = (id: string) => hexes.get(id)?.neighbours;

  it('is not over a closed side, whichever hex it is printed on', () => {
    expect(from('A2')?.[4]).toBeNull();
    expect(from('B1')?.[1]).toBeNull();
  });

  it('is not off the map', () => {
    expect(from('B1')?.[3]).toBeNull();
  });

  it('is only to the track of a hex that never changes', () => {
    expect(from('B1')).toEqual(['B3', null, null, null, null, 'C2']);
    expect(from('C4')).toEqual([null, 'B5', null, null, null, null]);
    expect(from('B5')).toEqual([null, null, null, 'B3', 'C4', null]);
  });
});
