import { describe, expect, it } from 'vitest';
import { curve } from './curve.ts';
import { distance, EDGES, edgePoint, SIDE } from './hexagon.ts';

describe('track from edge to edge', () => {
  for (const layout of ['flat', 'pointy'] as const) {
    it(`begins and ends in the middle of its edges (${layout})`, () => {
      for (const a of EDGES) {
        for (const b of EDGES.filter((edge) => edge !== a)) {
          const way = curve(layout, a, b);
          expect(distance(way.at(0), edgePoint(layout, a))).toBeLessThan(0.001);
          expect(distance(way.at(1), edgePoint(layout, b))).toBeLessThan(0.001);
        }
      }
    });

    it(`leaves its edge at a right angle (${layout})`, () => {
      for (const b of [1, 2, 3, 4, 5]) {
        const way = curve(layout, 0, b);
        const [x, y] = edgePoint(layout, 0);
        const [u, v] = way.at(0.01);
        const [dx, dy] = [u - x, v - y];
        const along = (dx * -x + dy * -y) / (Math.hypot(dx, dy) * Math.hypot(x, y));
        expect(along).toBeGreaterThan(0.999);
      }
    });
  }

  it('is tight between neighbours and passes through the centre between opposite edges', () => {
    expect(distance(curve('flat', 0, 1).at(0.5), [0, 0])).toBeCloseTo(SIDE / 2);
    expect(distance(curve('flat', 0, 2).at(0.5), [0, 0])).toBeCloseTo(SIDE * (Math.sqrt(3) - 1.5));
    expect(distance(curve('flat', 0, 3).at(0.5), [0, 0])).toBeCloseTo(0);
  });
});
