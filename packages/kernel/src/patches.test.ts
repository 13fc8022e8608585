import fc from 'fast-check';
import { apply } from 'mutative';
import { expect, test } from 'vitest';
import { copyJson } from './json.ts';
import { patchesBetween } from './patches.ts';
import { anyJson } from './testing/any-json.ts';

const data = fc.dictionary(fc.string({ maxLength: 3 }), anyJson({ maxDepth: 3 }), { maxKeys: 4 });
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

test('patches lead from any data to any other and back, also after conversion to JSON text and back', () => {
  fc.assert(
    fc.property(data, data, (one, other) => {
      const [before, after] = [plain(one), plain(other)];
      const { patches, inverse } = plain(patchesBetween(before, copyJson(after)));
      expect(apply(before, patches)).toEqual(after);
      expect(apply(after, inverse)).toEqual(before);
    }),
    { numRuns: 2000 },
  );
});

test('unchanged parts are the same objects', () => {
  const before = { map: { hexes: [1, 2] }, cash: { p1: 1 }, list: [{ a: 1 }, { a: 2 }] };
  const after = copyJson(before);
  after.cash.p1 = 2;
  after.list[1]!.a = 3;
  const { patches } = patchesBetween(before, after);
  expect(patches.map(({ path }) => path)).toEqual([
    ['cash', 'p1'],
    ['list', 1, 'a'],
  ]);
  expect(after.map).toBe(before.map);
  expect(after.list[0]).toBe(before.list[0]);
  expect(after.cash).not.toBe(before.cash);
});

test('what is only removed does not come back with the unchanged rest', () => {
  const before = { holders: { p1: 1, p2: 2 }, list: [1] };
  const after: Record<string, unknown> = { holders: { p1: 1 }, list: [1] };
  const { patches, inverse } = patchesBetween(before, after);
  expect(after).toEqual({ holders: { p1: 1 }, list: [1] });
  expect(apply(before, patches)).toEqual(after);
  expect(apply(after, inverse)).toEqual(before);
});
