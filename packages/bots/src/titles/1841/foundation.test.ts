import { pending } from '@signalbox/kernel';
import { eighteenFortyOne } from '@signalbox/titles';
import type { Home } from '@signalbox/titles/1841/data/companies.ts';
import { newFounding, priceOfTokens } from '@signalbox/titles/1841/stock-round/founding.ts';
import { give, inPhase, lay, put, stand } from '@signalbox/titles/1841/testing/table.ts';
import { expect, test } from 'vitest';
import { EIGHTEEN_FORTY_ONE } from './index.ts';

/** How a bot values each number of tokens. */
function scores(state: ReturnType<typeof inPhase>): Record<number, number> {
  const waiting = pending(eighteenFortyOne, state)!;
  const seat = waiting.seats[0]!;
  const vars = state.stack.at(-1)!.vars;
  const advise = EIGHTEEN_FORTY_ONE.advice.get(waiting.decision)!;
  const advice = [...advise({ state, seat, offer: waiting.offerTo(seat), vars } as never)];
  return Object.fromEntries(advice.map(({ choice, score }) => [choice as number, score]));
}

test('a token in the secession costs 50, in a foundation what its homes say', () => {
  const state = inPhase('4');
  state.depot = [0, 0, 3, 3, 2, 2, 7];
  // 350 for the next train and 60 beyond it.
  put(state, 'SB', { held: { p1: 3 }, cash: 410, at: ['F16'], tokens: 1 });
  const turn = { united: false, president: 'p1', holders: [], taken: [], turn: 'SB', again: false };
  stand(state, 'secession', 'buy-tokens-SB', turn);
  expect(scores(state)[1]).toBeGreaterThan(0);

  const founded = inPhase('3');
  founded.depot = [0, 6, 4, 3, 2, 2, 7];
  lay(founded, { K11: '57/0' });
  put(founded, 'AFI', { held: { p1: 4 }, cash: 0, at: ['K11'] });
  give(founded, 'AFI', 620);
  const homes = [{ hex: 'K11', node: 0 }];
  const founding = {
    ...newFounding('p1', { company: 'AFI', price: 100 }),
    sharesDone: true,
    homesDone: true,
    homes,
  };
  stand(founded, 'founding', 'buy-tokens', founding);
  // Two tokens at 200 leave enough for a 3-train, three do not.
  expect([scores(founded)[2]! > 0, scores(founded)[3]! > 0]).toEqual([true, false]);
});

test('a home where tokens leave no money for a train is not chosen if there is another', () => {
  const chosenWith = (cash: number) => {
    const state = inPhase('3');
    state.depot = [0, 6, 4, 3, 2, 2, 7];
    lay(state, { K13: '57/0' });
    put(state, 'AFI', { held: { p1: 4 }, at: [] });
    give(state, 'AFI', cash);
    const vars = { ...newFounding('p1', { company: 'AFI', price: 100 }), sharesDone: true };
    stand(state, 'founding', 'choose-home', vars);
    const offer = pending(eighteenFortyOne, state)!.offerTo('p1');
    const advice = EIGHTEEN_FORTY_ONE.advice.get('choose-home')!({ state, seat: 'p1', offer, vars } as never);
    const home = advice.reduce((a, b) => (b.score > a.score ? b : a)).choice as Home;
    return { hex: home.hex, price: priceOfTokens(state, { company: 'AFI', homes: [home] }) };
  };
  // A major pays for two tokens at least, and a 3-train costs 200.
  expect(chosenWith(400)).toEqual({ hex: 'L12', price: 100 });
  expect(chosenWith(1_000)).toEqual({ hex: 'K13', price: 200 });
});
