import { TITLES } from '@signalbox/titles';
import { expect, test } from 'vitest';
import { isAdvised } from './index.ts';

test('bots know every title', () => {
  expect(TITLES.filter((title) => !isAdvised(title)).map(({ id }) => id)).toEqual([]);
});
