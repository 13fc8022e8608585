import type { GameEvent } from '@signalbox/kernel';
import { expect, it } from 'vitest';
import { incomeOf, isToldByFigures, mostOf, ownFirst, repeatsChoice } from './PreviewText.tsx';

it.each([
  ['a token in a city that was chosen', { type: 'token-placed', hex: 'S11' }, { hex: 'S11' }, true],
  ['the Terminal station where it was chosen', { type: 'terminal-placed', hex: 'J27' }, { hex: 'J27' }, true],
  [
    'a company that is started again',
    { type: 'company-restarted', company: 'IOW', par: 40 },
    undefined,
    true,
  ],
  ['as many tokens as the button says', { type: 'tokens-bought', count: 2, cost: 100 }, 2, true],
  ['a token that a conversion brings', { type: 'tokens-bought', count: 1, cost: 50 }, 'convert', false],
  ['the conversion that was chosen', { type: 'converted', company: 'ACL' }, 'convert', true],
  ['a conversion that a train brings', { type: 'converted', company: 'ACL' }, undefined, false],
  ['track without a price', { type: 'track-laid', cost: 0 }, { hex: 'E7' }, true],
  ['what track costs', { type: 'track-laid', cost: 60 }, { hex: 'E7' }, false],
])('repeats the choice or tells something new: %s', (_, event, choice, repeats) => {
  expect(repeatsChoice(event, choice)).toBe(repeats);
});

it.each<[string, GameEvent, boolean]>([
  ['a price', { type: 'price', company: 'IOW', price: 50 }, true],
  ['the player’s own purchase', { type: 'share-bought', seat: 'p1', company: 'IOW' }, true],
  ['a sale by the acting company', { type: 'shares-sold', seller: 'SFTG', company: 'SFTN' }, true],
  ['a purchase by somebody else', { type: 'share-bought', buyer: 'p2', company: 'SFTN' }, false],
  ['the end of a private company', { type: 'private-closed', seat: 'p1' }, false],
])('is told by the figures or not: %s', (_, event, told) => {
  expect(isToldByFigures(event, ['p1', 'SFTG'])).toBe(told);
  expect(isToldByFigures(event, ['p1', null])).toBe(told && event.seller === undefined);
});

it('says what the next round pays the player, and nothing else of it', () => {
  const income = (seat: string): GameEvent => ({ type: 'private-income', seat, private: 'TR', amount: 5 });
  const events = [
    { type: 'passed' },
    { type: 'operating-round' },
    income('p1'),
    income('p2'),
    { type: 'operates' },
  ];
  expect(incomeOf(events, 'p1')).toEqual([income('p1')]);
  expect(incomeOf([income('p1')], 'p1')).toEqual([]);
});

it('counts sentences that are left out only if they are several', () => {
  expect([5, 6, 7, 8, 20].map((count) => Math.max(0, count - mostOf(count)))).toEqual([0, 0, 0, 2, 14]);
});

it('leaves out what others receive before what the player receives', () => {
  const received = (seat: string, railroad: string): GameEvent => ({
    type: 'received',
    seat,
    railroad,
    amount: 3,
  });
  const rise: GameEvent = { type: 'value-rose', railroad: 'PRR', from: 5, to: 6 };
  const all = [
    rise,
    received('p2', 'PRR'),
    received('p3', 'PRR'),
    received('p1', 'PRR'),
    received('p1', 'CBQ'),
  ];
  expect(ownFirst(all, 'p1', 3)).toEqual([rise, received('p1', 'PRR'), received('p1', 'CBQ')]);
  expect(ownFirst(all, null, 3)).toEqual(all.slice(0, 3));
  expect(ownFirst(all, 'p1', 5)).toEqual(all);
});
