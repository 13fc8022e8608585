import { expect, test } from 'vitest';
import { because } from '../explanation.ts';
import { oneStartPerCompany } from './starts.ts';

const why = because('rail/start');
const start = (company: string, score: number) => ({ choice: { start: company }, score, because: why });

test('of the prices of a company only the best is compared, and other choices stay', () => {
  const pass = { choice: { start: null }, score: 0, because: why };
  const advice = [start('A', 5), pass, start('A', 9), start('B', 3), start('A', 7)];
  expect(oneStartPerCompany(advice, ({ start: company }) => company)).toEqual([
    pass,
    start('A', 9),
    start('B', 3),
  ]);
});
