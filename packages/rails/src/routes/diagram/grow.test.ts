import { expect, it } from 'vitest';
import { Arcs, Ints, Rows } from './grow.ts';

it('lists grow beyond their initial capacity', () => {
  const ints = new Ints(2);
  for (let i = 0; i < 1000; i++) ints.push(i);
  expect([...ints.done()]).toEqual(Array.from({ length: 1000 }, (_, i) => i));
  const arcs = new Arcs();
  for (let i = 0; i < 1000; i++) arcs.add(i, 2 * i, 3 * i, 4 * i);
  const { target, gain, mark, stops } = arcs.done();
  expect([target[999], gain[999], mark[999], stops[999]]).toEqual([999, 1998, 2997, 3996]);
});

it('rows are numbered in the order of first appearance, equal ones with the same number', () => {
  const rows = new Rows(3);
  const row = new Int32Array(3);
  const number = (i: number) => {
    row.set([i % 7, i % 11, i]);
    return rows.number(row);
  };
  const first = Array.from({ length: 5000 }, (_, i) => number(i));
  expect(first).toEqual(Array.from({ length: 5000 }, (_, i) => i));
  expect(number(1234)).toBe(1234);
  rows.clear();
  expect(number(1234)).toBe(0);
});
