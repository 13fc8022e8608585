import { pending, random, type Seat } from '@signalbox/kernel';
import { eighteenSixty } from '@signalbox/titles';
import { cash, company, phase, table } from '@signalbox/titles/1860/positions/position.ts';
import type { State } from '@signalbox/titles/1860/state.ts';
import type { Trade } from '@signalbox/titles/1860/trade.ts';
import { expect, test } from 'vitest';
import { advise } from '../../advise.ts';
import { Budget } from '../../budget.ts';
import { EIGHTEEN_SIXTY } from './index.ts';

/** The sales that a bot considers in its turn. */
function sales(state: State): Trade[] {
  const { decision, offerTo, seats } = pending(eighteenSixty, state)!;
  const seat = seats[0] as Seat;
  const budget = new Budget({ nodes: 100 });
  const context = { title: eighteenSixty, heuristics: EIGHTEEN_SIXTY, seats: [], budget, rng: random(1) };
  const advice = advise(context, state, decision, offerTo(seat), seat, false)!;
  return advice.map(({ choice }) => choice as Trade).filter((choice) => choice.do.startsWith('sell'));
}

const held = { p2: 5, p1: 2 };

function inPhaseFour(): State {
  const state = table(3);
  phase(state, '4');
  return state;
}

test('a company that has yet to operate, or can pay for a train, is not sold at half its price', () => {
  const state = inPhaseFour();
  company(state, 'IOW', { held, cash: 1_000, operated: false });
  expect(sales(state)).toEqual([]);
  company(state, 'IOW', { held, cash: 1_000 });
  expect(sales(state)).toEqual([]);
});

test('a company that will have no train is sold in one block', () => {
  const state = inPhaseFour();
  company(state, 'IOW', { held, cash: 0 });
  expect(sales(state)).toEqual([{ do: 'sell', company: 'IOW', count: 2 }]);
});

test('a share that earns more than it costs is kept, also by a player without money', () => {
  const state = inPhaseFour();
  cash(state, { p1: 0 });
  company(state, 'IOW', { held, cash: 500, trains: ['4+2'] });
  expect(sales(state)).toEqual([]);
});
