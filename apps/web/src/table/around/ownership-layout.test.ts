import { describe, expect, it } from 'vitest';
import { ownershipLayout } from './ownership-layout.ts';

const graph = {
  holders: [
    { id: 'p1', kind: 'player' as const, column: 0 },
    { id: 'p2', kind: 'player' as const, column: 0 },
    { id: 'SFTG', kind: 'company' as const, column: 1 },
    { id: 'SFTN', kind: 'company' as const, column: 2 },
    { id: 'SFTC', kind: 'company' as const, column: null },
  ],
  stakes: [
    { holder: 'p1', company: 'SFTG', share: 0.5, controls: true },
    { holder: 'p2', company: 'SFTG', share: 0.2, controls: false },
    { holder: 'SFTG', company: 'SFTN', share: 0.4, controls: true },
  ],
};

describe('the picture of who owns whom', () => {
  it('puts controlled companies to the right of their controllers, and frozen companies last', () => {
    const { places } = ownershipLayout(graph);
    const x = (id: string) => places.find((place) => place.id === id)!.x;
    expect(x('p1')).toBeLessThan(x('SFTG'));
    expect(x('SFTG')).toBeLessThan(x('SFTN'));
    expect(x('SFTN')).toBeLessThan(x('SFTC'));
  });

  it('keeps the figures apart', () => {
    const { lines } = ownershipLayout(graph);
    for (const a of lines) {
      for (const b of lines) {
        if (a === b) continue;
        expect(Math.hypot(a.middle[0] - b.middle[0], a.middle[1] - b.middle[1])).toBeGreaterThan(10);
      }
    }
  });
});
