import { type GameState, pending, random, type Title } from '@signalbox/kernel';
import { eighteenFL } from '@signalbox/titles';
import * as fl from '@signalbox/titles/18fl/position.ts';
import { expect, test } from 'vitest';
import { advise } from '../advise.ts';
import { Budget } from '../budget.ts';
import { heuristicsFor } from '../titles/index.ts';

/** What a company with a 3-train that the next purchase rusts is advised to do with its revenue. */
function advised(round: number, bankBroken: boolean): unknown {
  const state = fl.table(3);
  fl.closeAllPrivates(state);
  fl.phase(state, '5');
  fl.depot(state, '6', 7);
  fl.tiles(state, fl.COAST_LINE);
  fl.company(state, 'ACL', { held: { p1: 5 }, size: 10, price: 110, cash: 300, trains: ['3'] });
  fl.station(state, 'ACL', 'F23');
  fl.earn(state, 400);
  state.bankBroken = bankBroken;
  state.round = { ...state.round, operating: round };
  const title = eighteenFL as unknown as Title<GameState>;
  const { decision, offerTo } = pending(title, state)!;
  const budget = new Budget({ nodes: 100 });
  const context = {
    title,
    heuristics: heuristicsFor(title),
    seats: ['p1', 'p2', 'p3'],
    budget,
    rng: random(1),
  };
  const advice = advise(context, state, decision, offerTo('p1'), 'p1', false)!;
  return advice.toSorted((a, b) => b.score - a.score)[0]!.choice;
}

test('a company saves for its next train, but not in the round with which the game ends', () => {
  expect(advised(1, true)).toBe('withhold');
  expect(advised(3, false)).toBe('withhold');
  expect(advised(3, true)).toBe('pay');
});
