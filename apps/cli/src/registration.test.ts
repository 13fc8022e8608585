import { TITLES } from '@signalbox/titles';
import { expect, test } from 'vitest';
import { LATE_TITLES } from '../../../bench/routes/titles.ts';
import { GAMES, PAGES } from '../../../e2e/screenshots/lists.ts';
import { PUBLISHED } from './arena/published.ts';

/** Titles without trains. */
const WITHOUT_ROUTES = ['union-station'];

// Everything that is done for every title has to be done for a new one too, or one of these fails.
test.each(TITLES.map(({ id }) => id))('%s has arena results, benchmarks and screenshots', (id) => {
  const levels = new Set(PUBLISHED.filter(({ title }) => title === id).flatMap(({ bots }) => bots));
  expect([...levels].sort()).toEqual(['apprentice', 'baron', 'conductor', 'random']);
  expect(LATE_TITLES.some((late) => late.id === id)).toBe(!WITHOUT_ROUTES.includes(id));
  expect(Object.keys(GAMES)).toContain(id);
  expect(Object.keys(PAGES)).toEqual(expect.arrayContaining([`rules-${id}`, `learn-${id}`]));
});
