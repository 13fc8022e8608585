import { cash, company, operate, phase, play, table } from '@signalbox/titles/18fl/position.ts';
import { expect, it } from 'vitest';
import { EXPLAINED, guide } from './guide.ts';
import { WORDS_18FL } from './words.ts';

it('says in an emergency who pays how much, and what the shares have to bring (§8.4.1)', () => {
  const state = table(3);
  phase(state, '4');
  company(state, 'ACL', { held: { p1: 3 }, cash: 50, trains: [] });
  company(state, 'SAL', { held: { p1: 3 }, price: 100, trains: ['4'] });
  operate(state, 'buy-train');
  cash(state, { p1: 80 });
  expect(guide(state)).toBeNull();
  play(state, { do: 'finance', train: '4', from: 'bank' });
  const { heading, steps, now, isSum } = guide(state)!;
  expect(heading.details).toMatchObject({ company: 'ACL', train: '4', price: 400 });
  expect(steps.map(({ details }) => details!.amount)).toEqual([50, 80, 270]);
  expect(now).toBe(2);
  expect(isSum).toBe(true);
});

it('explains what becomes of the companies of a player who goes bankrupt (§8.4.3)', () => {
  const state = table(3);
  phase(state, '4');
  company(state, 'ACL', { held: { p1: 3, p2: 1 }, trains: [] });
  cash(state, { p1: 0 });
  operate(state, 'buy-train');
  play(state, { do: 'bankrupt' });
  const explained = (state.events ?? []).filter(({ type }) => Object.hasOwn(EXPLAINED, type));
  expect(explained.map(({ type }) => [EXPLAINED[type], WORDS_18FL[`explain/${type}`]])).toEqual([
    ['8.4.3', expect.objectContaining({ en: expect.stringMatching(/no president/) })],
  ]);
  expect(state.presidents.ACL).toBe('pool');
});
