import { anyJson } from '@signalbox/kernel/testing/any-json.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difference, withChanges } from './difference.ts';

describe('difference', () => {
  it('turns any view into any other, even after conversion to JSON text and back', () => {
    const json = anyJson({ maxDepth: 4 });
    fc.assert(
      fc.property(json, json, (before, after) => {
        const changes = JSON.parse(JSON.stringify(difference(before, after)));
        expect(withChanges(before, changes)).toEqual(after);
      }),
      { numRuns: 2000 },
    );
  });

  it('contains only what changes', () => {
    const map = { hexes: [1, 2, 3] };
    expect(difference({ map, cash: { p1: 3 } }, { map, cash: { p1: 4 } })).toEqual([
      { at: ['cash', 'p1'], put: 4 },
    ]);
  });

  it('keeps unchanged parts as the same objects', () => {
    const before = { map: { a: 1 }, cash: { p1: 3 } };
    const after = withChanges(before, [{ at: ['cash', 'p1'], put: 4 }]);
    expect(after.map).toBe(before.map);
    expect(before.cash.p1).toBe(3);
  });
});
