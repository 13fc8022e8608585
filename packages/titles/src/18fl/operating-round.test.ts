import { PASS } from '@signalbox/kernel';
import { describe, expect, test } from 'vitest';
import { proves } from '../testing/proves.ts';
import { testSingleChoices } from '../testing/single-choices.ts';
import { companyAt, turnOf } from './exports.ts';
import { eighteenFL } from './index.ts';
import {
  asked,
  cash,
  closeAllPrivates,
  company,
  endTurn,
  offered,
  operate,
  operating,
  phase,
  play,
  playTo,
  table,
  tiles,
  why,
} from './position.ts';
import type { State } from './state.ts';

/** The companies in the order in which they operate in this round. */
function order(state: State): string[] {
  const companies: string[] = [];
  operate(state, 'lay-track');
  const { operating: round } = state.round;
  while (operating(state) !== null && state.round.operating === round) {
    companies.push(operating(state)!);
    endTurn(state);
  }
  return companies;
}

proves(['7a', '3.3a'], 'each operating round begins with the income of the privates', () => {
  const state = table(4);
  phase(state, '3');
  cash(state, { p1: 300, p2: 300, p3: 300, p4: 300 });
  for (let i = 0; i < 4; i++) play(state, { do: 'pass' });
  // Two operating rounds without a company.
  expect([state.cash.p1, state.cash.p2, state.cash.p3, state.cash.p4]).toEqual([310, 320, 330, 340]);
});

testSingleChoices(eighteenFL, [
  'bid-for-choice',
  'choose-size',
  'consent',
  'convert',
  'count-now',
  'dividend',
  'late-bonus',
  'place-port',
  'run-trains',
  'sell-for-train',
]);

test('the exports name the company whose turn it is', () => {
  const state = table(2);
  company(state, 'SAL', { held: { p1: 3 } });
  expect([companyAt(state), turnOf(state)]).toEqual([null, null]);
  operate(state, 'buy-train');
  expect([companyAt(state), turnOf(state)?.company]).toEqual(['SAL', 'SAL']);
});

describe('order of operation', () => {
  proves(['7b', '7c'], 'from the highest price down, in a cell from the top; each once', () => {
    const state = table(2);
    company(state, 'SAL', { price: 90, trains: ['2'] });
    company(state, 'ACL', { price: 90, held: { p2: 3 }, trains: ['2'] });
    company(state, 'LN', { price: 100, held: { p2: 3 }, trains: ['2'] });
    company(state, 'TPS', { price: 110, held: { p2: 2 }, floated: false, operated: false });
    expect(order(state)).toEqual(['LN', 'SAL', 'ACL']);
  });

  proves('7d', 'a sale during the round reorders the companies that have not operated', () => {
    const state = table(2);
    cash(state, { p1: 0 });
    closeAllPrivates(state);
    company(state, 'SR', { price: 110, held: { p1: 3 }, cash: 50 });
    company(state, 'SAL', { price: 100, held: { p1: 2, p2: 3 }, trains: ['2'] });
    company(state, 'LN', { price: 100, held: { p2: 3 }, trains: ['2'] });
    operate(state, 'buy-train');
    play(state, { do: 'finance', from: 'bank', train: '2' });
    play(state, { company: 'SAL', count: 1 });
    expect(operating(state)).toBe('LN');
    endTurn(state);
    expect(operating(state)).toBe('SAL');
  });
});

proves('7e', 'the steps of a turn in their order', () => {
  const state = table(2);
  phase(state, '3');
  tiles(state, { B21: '9/1', B19: '4/1' });
  company(state, 'SR', { cash: 500, trains: ['3'] });
  operate(state, 'convert');
  const steps: string[] = [];
  while (operating(state) === 'SR' && state.round.operating === 1) {
    const [, step = ''] = asked(state).split(' ');
    if (steps.at(-1) !== step) steps.push(step);
    play(state, step === 'dividend' ? 'pay' : passOf(state, step));
  }
  expect(steps).toEqual(['convert', 'lay-track', 'place-token', 'run-trains', 'dividend', 'buy-train']);
});

function passOf(state: State, step: string) {
  return step === 'run-trains' ? offered(state)[0]! : PASS;
}

proves('7e', 'no action of an earlier step once that step is over', () => {
  const state = table(2);
  tiles(state, { B21: '9/1', B19: '4/1' });
  company(state, 'SR', { cash: 500, trains: ['2'] });
  const lay = { do: 'lay', hex: 'B17', tile: '9', rotation: 1 };
  operate(state);
  expect(why(state, lay)).toBeNull();
  playTo(state, 'place-token');
  expect(why(state, lay)).toBe('not-offered 7.3');
  playTo(state, 'run-trains');
  expect(why(state, { do: 'hotel', hex: 'B19', node: 0 })).toBe('malformed-choice 7.4');
});
