import { expect, it } from 'vitest';
import { cardOf, currentCard, newSupply, takeFromDepot, withoutTrain } from './roster.ts';
import { handOverTrain, sellerOf, trainsForSale, trainsOfOthers } from './train-trade.ts';

const ROSTER = [
  { kinds: ['2'], price: 100, count: 2 },
  { kinds: ['3', '3E'], price: 200, count: 1 },
  { kinds: ['4'], price: 400, count: Number.POSITIVE_INFINITY },
];

it('sells one card after the other, the last without end', () => {
  const supply = newSupply(ROSTER);
  expect(supply).toEqual({ depot: [2, 1, null], discarded: [] });
  const sold: string[] = [];
  for (let i = 0; i < 5; i++) {
    const card = currentCard(ROSTER, supply)!;
    sold.push(card.kinds.at(-1)!);
    takeFromDepot(ROSTER, supply, card.kinds.at(-1)!);
  }
  expect(sold).toEqual(['2', '2', '3E', '4', '4']);
  expect(supply.depot).toEqual([0, 0, null]);
  expect(cardOf(ROSTER, '3E').price).toBe(200);
  expect(currentCard(ROSTER.slice(0, 1), { depot: [0], discarded: [] })).toBeNull();
});

it('takes no train that is not there', () => {
  const supply = { depot: [0, 1, null], discarded: [] };
  expect(() => takeFromDepot(ROSTER, supply, '2')).toThrow('The depot has no train 2.');
  expect(() => takeFromDepot(ROSTER, supply, '9')).toThrow('There is no train 9.');
  const trains = ['2', '3', '2'];
  expect(withoutTrain(trains, '2')).toEqual(['3', '2']);
  expect(() => withoutTrain(trains, '4')).toThrow('There is no train 4 to take.');
});

it('hands trains over from depot, pool and other companies', () => {
  const state = {
    ...{ depot: [0, 1, null], discarded: ['2', '2'] },
    companies: { A: { trains: ['2', '2', '4'] }, B: { trains: [] as string[] } },
  };
  expect(trainsForSale(ROSTER, state)).toEqual([
    { from: 'bank', train: '3' },
    { from: 'bank', train: '3E' },
    { from: 'pool', train: '2' },
  ]);
  expect(trainsOfOthers(state, ['A', 'B'], 'B')).toEqual([
    { from: 'A', train: '2' },
    { from: 'A', train: '4' },
  ]);
  handOverTrain(ROSTER, state, { from: 'bank', train: '3' }, 'B');
  handOverTrain(ROSTER, state, { from: 'pool', train: '2' }, 'B');
  handOverTrain(ROSTER, state, { from: 'A', train: '4' }, 'B');
  expect([state.depot, state.discarded, state.companies]).toEqual([
    [0, 0, null],
    ['2'],
    { A: { trains: ['2', '2'] }, B: { trains: ['3', '2', '4'] } },
  ]);
  expect(['bank', 'pool', 'A'].map(sellerOf)).toEqual(['bank', 'bank', 'A']);
});
