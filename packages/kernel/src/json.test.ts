import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copyJson, type Json, sameJson } from './json.ts';
import { anyJson } from './testing/any-json.ts';

describe('copyJson', () => {
  test('is equal and shares nothing', () => {
    fc.assert(fc.property(anyJson(), (value) => void expect(copyJson(value)).toEqual(value)));
    const original = { a: [{ b: 1 }] };
    const copy = copyJson(original);
    copy.a[0]!.b = 2;
    expect(original.a[0]!.b).toBe(1);
  });
});

describe('sameJson', () => {
  test('holds for a copy whatever the order of keys', () => {
    fc.assert(fc.property(anyJson(), (value) => sameJson(value, copyJson(value))));
    expect(sameJson({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true);
  });

  test('agrees with a comparison of sorted text', () => {
    const sorted = (value: Json): string =>
      JSON.stringify(value, (_, item) =>
        typeof item === 'object' && item !== null && !Array.isArray(item)
          ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
          : item,
      );
    const small = anyJson({ maxDepth: 1 });
    fc.assert(fc.property(small, small, (a, b) => sameJson(a, b) === (sorted(a) === sorted(b))));
  });

  test.each<[Json, Json]>([
    [[], {}],
    [['x'], { 0: 'x', length: 1 }],
    [[1], [1, 2]],
    [{ a: 1 }, { b: 1 }],
    [null, {}],
    [{ a: null }, {}],
    ['1', 1],
    [{ toString: 1 }, {}],
  ])('%j and %j differ', (a, b) => {
    expect(sameJson(a, b)).toBe(false);
    expect(sameJson(b, a)).toBe(false);
  });
});
