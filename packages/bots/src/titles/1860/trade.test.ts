import { pending, random, type Seat } from '@signalbox/kernel';
import { eighteenSixty } from '@signalbox/titles';
import { play } from '@signalbox/titles/1860/positions/play.ts';
import { cash, company, phase, privates, table } from '@signalbox/titles/1860/positions/position.ts';
import type { State } from '@signalbox/titles/1860/state.ts';
import type { Trade } from '@signalbox/titles/1860/trade.ts';
import { expect, test } from 'vitest';
import { advise } from '../../advise.ts';
import { Budget } from '../../budget.ts';
import type { Advice } from '../../heuristics.ts';
import { EIGHTEEN_SIXTY } from './index.ts';

/** What a bot considers in its turn. */
function considered(state: State): readonly Advice[] {
  const { decision, offerTo, seats } = pending(eighteenSixty, state)!;
  const seat = seats[0] as Seat;
  const budget = new Budget({ nodes: 100 });
  const context = { title: eighteenSixty, heuristics: EIGHTEEN_SIXTY, seats: [], budget, rng: random(1) };
  return advise(context, state, decision, offerTo(seat), seat, false)!;
}

function sales(state: State): Trade[] {
  return considered(state)
    .map(({ choice }) => choice as Trade)
    .filter((choice) => choice.do.startsWith('sell'));
}

const whyPass = (state: State) =>
  considered(state).find(({ choice }) => (choice as Trade).do === 'pass')?.because.key;

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

test('a pass after a purchase is about the exchanges that are still possible', () => {
  const state = table(3);
  company(state, 'IOW', { held: { p2: 3 } });
  cash(state, { p1: 500 });
  privates(state, { RPSC: 'p1' });
  expect(whyPass(state)).toBe('bot/rail/pass-trade');
  play(state, { do: 'buy', company: 'IOW', from: 'ipo' });
  expect(whyPass(state)).toBe('bot/1860/no-exchange');
});
