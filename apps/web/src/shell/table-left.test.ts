import { expect, it } from 'vitest';
import { tableLeft } from './table-left.ts';

const table = { to: '/table/$id', params: { id: 'a' }, search: { at: 7 } } as const;
const other = { to: '/online/$id', params: { id: 'b' } } as const;
const page = { to: '/settings' } as const;

it('a page that the bar opens leads back to the table', () => {
  const left = tableLeft(null, '/table/$id', table);
  expect(left).toEqual(table);
  expect(tableLeft(left, '/settings', page)).toEqual(table);
  expect(tableLeft(tableLeft(left, '/settings', page), '/rules/$title', page)).toEqual(table);
  expect(tableLeft(left, '/online/$id', other)).toEqual(other);
});

it('whoever goes home has left the table', () => {
  expect(tableLeft(table, '/', page)).toBeNull();
  expect(tableLeft(null, '/settings', page)).toBeNull();
});
