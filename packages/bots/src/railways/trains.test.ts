import { type GameState, type Json, type Pending, pending, random, type Title } from '@signalbox/kernel';
import { eighteenFL, TITLES } from '@signalbox/titles';
import type { Train } from '@signalbox/titles/18fl/data/trains.ts';
import * as fl from '@signalbox/titles/18fl/position.ts';
import type { State } from '@signalbox/titles/18fl/state.ts';
import { expect, test } from 'vitest';
import { advise, isSettled } from '../advise.ts';
import { Budget } from '../budget.ts';
import type { Context } from '../context.ts';
import { heuristicsFor } from '../titles/index.ts';

function contextOf(title: Title<GameState>): Context {
  const budget = new Budget({ nodes: 100 });
  return { title, heuristics: heuristicsFor(title), seats: ['p1', 'p2', 'p3'], budget, rng: random(1) };
}

/** ACL of the first player has this much for a second train; FEC of the second has two. */
function buying(cash: number, trainsLeft: number, trains: readonly Train[] = ['3', '3']): State {
  const state = fl.table(3);
  fl.closeAllPrivates(state);
  fl.phase(state, '3');
  fl.depot(state, '3', trainsLeft);
  fl.tiles(state, fl.COAST_LINE);
  fl.company(state, 'ACL', { held: { p1: 3 }, price: 110, cash, trains: ['2'] });
  fl.company(state, 'FEC', { held: { p2: 3 }, price: 100, cash: 100, trains });
  fl.station(state, 'ACL', 'F23');
  fl.operate(state);
  fl.playTo(state, 'buy-train', 'ACL');
  return state;
}

/** The deals that a bot considers. */
function deals(state: State): Json[] {
  const title = eighteenFL as unknown as Title<GameState>;
  const { decision, offerTo, seats } = pending(title, state)!;
  const advice = advise(contextOf(title), state, decision, offerTo(seats[0]!), seats[0]!, false)!;
  return advice.map(({ choice }) => choice).filter((choice) => (choice as { do: string }).do === 'deal');
}

test('a train is asked for once in a turn, whatever the price', () => {
  const state = buying(500, 1);
  expect(deals(state)).toEqual([{ do: 'deal', from: 'FEC', train: '3', price: 150 }]);
  fl.play(state, { do: 'deal', from: 'FEC', train: '3', price: 100 });
  expect(fl.asked(state)).toBe('p2 consent');
  fl.play(state, 'decline');
  expect(fl.asked(state)).toBe('p1 buy-train');
  expect(deals(state)).toEqual([]);
});

test('nothing is paid above the price of the bank for a train that is as good', () => {
  const trainsAskedFor = (left: number) => {
    const state = buying(500, left, ['2', '3']);
    fl.station(state, 'FEC', 'F23');
    fl.drainBank(state, 3_000);
    return deals(state).map((deal) => (deal as { train: string }).train);
  };
  // FEC would sell its 3-train for 271; the bank sells the last one for 200, and after it only dearer ones.
  expect(trainsAskedFor(0)).toContain('3');
  expect(trainsAskedFor(1)).not.toContain('3');
});

test.each(['1841', '1860', '18FL'])(
  '%s: a proposal is answered by the advice, as its proposer expects',
  (id) => {
    const title = TITLES.find((one) => one.id === id) as Title<GameState>;
    expect(isSettled(contextOf(title), { decision: 'consent' } as Pending)).toBe(true);
  },
);
