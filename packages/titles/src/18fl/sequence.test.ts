import { expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import {
  asked,
  closeAllPrivates,
  company,
  depot,
  doNothing,
  drainBank,
  endTurn,
  operate,
  phase,
  play,
  playTo,
  table,
} from './position.ts';
import type { State } from './state.ts';

/** Nobody does anything until the next stock round; which operating rounds were there? */
function operatingRounds(state: State): string[] {
  const rounds: string[] = [];
  const { stock } = state.round;
  while (state.round.stock === stock && state.outcome === null) {
    doNothing(state);
    for (const event of state.events ?? []) {
      if (event.type === 'operating-round') rounds.push(`${event.set}.${event.number}`);
    }
  }
  return rounds;
}

proves('4a', 'one operating round follows each stock round at first', () => {
  const state = table(2);
  expect(operatingRounds(state)).toEqual(['1.1']);
  expect(asked(state)).toBe('p1 trade');
  expect(state.round).toEqual({ stock: 2, operating: 0 });
});

proves('4b', 'two from phase 3 on, beginning after the next stock round', () => {
  const state = table(2);
  depot(state, '3', 4);
  company(state, 'ACL', { cash: 250, trains: ['2'], operated: false });
  operate(state, 'buy-train');
  play(state, { do: 'buy', from: 'bank', train: '3' });
  expect(state.phase).toBe('3');
  playTo(state, 'trade');
  expect(state.round).toEqual({ stock: 2, operating: 0 });
  expect(operatingRounds(state)).toEqual(['2.1', '2.2']);
});

proves('4b', 'three from phase 5 on; the set in which the first 5 is bought stays as long as it was', () => {
  const state = table(2);
  phase(state, '4');
  depot(state, '5', 2);
  company(state, 'SR', { size: 10, cash: 500, trains: ['4'] });
  operate(state, 'buy-train');
  expect(state.round).toEqual({ stock: 1, operating: 1 });
  play(state, { do: 'buy', from: 'bank', train: '5' });
  expect(state.phase).toBe('5');
  playTo(state, 'dividend');
  expect(state.round).toEqual({ stock: 1, operating: 2 });
  endTurn(state);
  expect(state.round).toEqual({ stock: 2, operating: 0 });
  expect(operatingRounds(state)).toEqual(['2.1', '2.2', '2.3']);
});

proves(['4c', '11a', '18FL-R8'], 'a bank emptied in a stock round: the whole set is played', () => {
  const state = table(2);
  phase(state, '5');
  company(state, 'ACL', { size: 10, held: { p1: 4 }, trains: ['5'] });
  drainBank(state, 50);
  play(state, { do: 'sell', company: 'ACL', count: 1 });
  expect(state.cash.bank).toBe(-50);
  play(state, { do: 'pass' });
  expect(operatingRounds(state)).toEqual(['1.1', '1.2', '1.3']);
  expect(state.outcome?.reason).toBe('bank');
});

proves(
  ['5f', '11a', 'G-18'],
  'a bank at exactly 0 in the first of two operating rounds: over after the second',
  () => {
    const state = table(2);
    phase(state, '3');
    closeAllPrivates(state);
    company(state, 'SR', { trains: ['3'], held: { p1: 3 }, pool: 2 });
    drainBank(state, 60);
    operate(state, 'dividend');
    play(state, 'pay');
    expect(state.cash.bank).toBe(0);
    expect(state.outcome).toBeNull();
    playTo(state, 'dividend');
    expect(state.round).toEqual({ stock: 1, operating: 2 });
    expect(state.outcome).toBeNull();
    endTurn(state);
    expect(state.outcome?.reason).toBe('bank');
  },
);

proves('G-18', 'broken in the last round of a set: over with that set', () => {
  const state = table(2);
  company(state, 'SR', { trains: ['2'] });
  drainBank(state, 20);
  operate(state, 'dividend');
  play(state, 'pay');
  expect(state.cash.bank).toBeLessThan(0);
  endTurn(state);
  expect(state.outcome?.reason).toBe('bank');
});
