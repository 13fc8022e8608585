import { expect, test } from 'vitest';
import { sameValues } from './same-values.ts';

const props = (shares: number) => ({ row: { id: 'SFL', holdings: [{ seat: 'p1', shares }] }, place: 3 });

test('props that were computed anew are the same as long as they say the same', () => {
  expect(sameValues(props(2), props(2))).toBe(true);
  expect(sameValues(props(2), props(3))).toBe(false);
  expect(sameValues(props(2), { ...props(2), place: 4 })).toBe(false);
});

test('a figure that comes or goes is a difference', () => {
  const was = { id: 'SFL' };
  expect(sameValues({ ...props(2), was }, { ...props(2), was: undefined })).toBe(false);
  expect(sameValues({ was: null as object | null }, { was })).toBe(false);
});

test('another function may do something else', () => {
  const pick = () => {};
  expect(sameValues({ pick }, { pick })).toBe(true);
  expect(sameValues({ pick }, { pick: () => {} })).toBe(false);
});
