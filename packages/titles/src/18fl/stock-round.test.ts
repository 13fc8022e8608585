import { PASS } from '@signalbox/kernel';
import { changeCharter } from '@signalbox/rails';
import { expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import {
  asked,
  cash,
  closeAllPrivates,
  company,
  offered,
  offeredLike,
  phase,
  play,
  table,
  why,
} from './position.ts';
import { operatingCompanies, type State } from './state.ts';

const startACL = { do: 'start', company: 'ACL', price: 70, size: 5 } as const;

const firstOffered = (state: State) => offered(state)[0]!;

/** Who is asked to trade, turn by turn, while everybody passes. */
function turns(state: State, count: number): string {
  const seats: string[] = [];
  for (let i = 0; i < count; i++) {
    seats.push(asked(state).split(' ')[0]!);
    play(state, PASS);
  }
  return seats.join(' ');
}

proves('5c', 'the table is shown who has passed and not acted since', () => {
  const state = table(3);
  const passed = () =>
    (state.stack.find(({ procedure }) => procedure === 'stock-round')!.vars as { passed?: string[] }).passed;
  play(state, PASS);
  play(state, PASS);
  expect(passed()).toEqual(['p1', 'p2']);
  play(state, startACL);
  expect(passed()).toEqual(['p1', 'p2']);
  play(state, PASS);
  expect(passed()).toEqual(['p2', 'p1']);
});

proves('5a', 'turns go clockwise from the holder of the priority deal', () => {
  const state = table(4);
  play(state, PASS);
  play(state, startACL);
  turns(state, 4);
  expect(state.priority).toBe('p3');
  expect(turns(state, 4)).toBe('p3 p4 p1 p2');
});

proves('5b', 'first sell, then buy one certificate; buying ends the turn', () => {
  const state = table(2);
  cash(state, { p1: 500 });
  company(state, 'ACL', { held: { p1: 3, p2: 2 } });
  company(state, 'SAL', { held: { p1: 2, p2: 2 }, pool: 1 });
  play(state, { do: 'sell', company: 'ACL', count: 1 });
  expect(asked(state)).toBe('p1 trade');
  play(state, { do: 'buy', company: 'SAL', from: 'pool' });
  expect(asked(state)).toBe('p2 trade');
  expect(why(state, { do: 'sell', company: 'ACL', count: 1 }, 'p1')).toBe('not-your-turn 5');
});

proves('5c', 'a player who has passed may act later in the round', () => {
  const state = table(2);
  play(state, PASS);
  play(state, startACL);
  expect(asked(state)).toBe('p1 trade');
  expect(offeredLike(state, { do: 'start', company: 'SAL' })).not.toEqual([]);
  play(state, { do: 'buy', company: 'ACL', from: 'ipo' });
  expect(state.shares.ACL).toMatchObject({ p2: 2, p1: 1 });
});

proves(['5c', '5d'], 'selling without buying is not a pass', () => {
  const state = table(2);
  company(state, 'ACL', { held: { p1: 3 } });
  play(state, PASS);
  play(state, PASS);
  expect(state.round.operating).toBe(1);

  const again = table(2);
  company(again, 'ACL', { held: { p1: 3 } });
  play(again, { do: 'sell', company: 'ACL', count: 1 });
  play(again, PASS);
  play(again, PASS);
  expect(asked(again)).toBe('p1 trade');
  expect(again.round.operating).toBe(0);
});

proves('5d', 'the round ends when all have passed in a row, including the last player to act', () => {
  const state = table(4);
  play(state, PASS);
  play(state, startACL);
  expect(turns(state, 3)).toBe('p3 p4 p1');
  expect([asked(state), state.round.stock]).toEqual(['p2 trade', 1]);
  play(state, PASS);
  expect(state.round.stock).toBe(2);
});

proves('5e', 'the first of those who passed gets the priority deal', () => {
  const state = table(3);
  play(state, PASS);
  play(state, startACL);
  turns(state, 3);
  expect(state.priority).toBe('p3');
});

proves('5e', 'if nobody acts, the priority deal does not move', () => {
  const state = table(3);
  turns(state, 3);
  expect(state.priority).toBe('p1');
});

proves('5.5a', 'after the last pass the privates pay before anything else happens', () => {
  const state = table(3);
  turns(state, 2);
  play(state, PASS);
  expect(state.events?.map(({ type }) => type).slice(0, 5)).toEqual([
    'passed',
    'stock-round-ended',
    'operating-round',
    'private-income',
    'private-income',
  ]);
});

proves('5c', 'a player who can do nothing passes automatically, as long as the game can continue', () => {
  const state = table(3);
  cash(state, { p2: 0 });
  play(state, PASS);
  expect(asked(state)).toBe('p3 trade');
});

proves(['5c', 'A7'], 'if nobody can do anything any more, the game ends and is scored', () => {
  const state = table(2);
  closeAllPrivates(state);
  cash(state, { p1: 0, p2: 0 });
  expect(turns(state, 2)).toBe('p1 p2');
  expect(state.outcome).toMatchObject({ reason: 'nothing-left' });
});

/** p1 has 22 certificates, one more than the limit: 60% of four companies, and a share of two others. */
function overLimit(operated: boolean): State {
  const state = table(2);
  phase(state, '5');
  for (const id of ['LN', 'ACL', 'SAL', 'TPS'] as const) {
    company(state, id, { size: 10, held: { p1: 6 }, price: 100, trains: ['5'], operated });
  }
  company(state, 'FEC', { size: 10, held: { p1: 1, p2: 2 }, trains: ['5'], operated });
  company(state, 'SR', { size: 10, held: { p1: 1, p2: 2 }, trains: ['5'], operated });
  return state;
}

proves(
  ['A10', '1.4f'],
  'a player over the certificate limit has to sell down to it before anything else',
  () => {
    const state = overLimit(true);
    cash(state, { p1: 500 });
    expect(why(state, PASS)).toBe('sale/too-many-certificates 1.4');
    expect(why(state, { do: 'buy', company: 'FEC', from: 'ipo' })).toBe('sale/too-many-certificates 1.4');
    play(state, { do: 'sell', company: 'FEC', count: 1 });
    expect(why(state, PASS)).toBeNull();
  },
);

proves(
  'A10',
  'a president has to sell a single share if a tie keeps the presidency, but not if it is lost',
  () => {
    const singles = (others: number) => {
      const state = overLimit(true);
      // One share of LN can be sold, as the pool has room for one; no other shares can.
      for (const id of ['ACL', 'SAL', 'TPS', 'FEC', 'SR'] as const)
        changeCharter(state, id, { operated: false });
      state.shares.LN = { p1: 3, p2: others, pool: 4, ipo: 3 - others };
      state.shares.FEC = { p1: 4, p2: 5, ipo: 1 };
      return why(state, PASS);
    };
    expect([singles(2), singles(3)]).toEqual(['sale/too-many-certificates 1.4', null]);
  },
);

proves('A10', 'a player over the limit who can sell nothing may pass', () => {
  expect(why(overLimit(false), PASS)).toBeNull();
});

proves('18FL-R8', 'once the bank has broken it stays broken, even if money flows back', () => {
  const state = table(2);
  phase(state, '5');
  company(state, 'ACL', { size: 10, held: { p1: 4 }, trains: ['5'] });
  state.bankBroken = true;
  expect(state.cash.bank).toBeGreaterThan(0);
  turns(state, 2);
  while (state.outcome === null && asked(state) !== 'p1 trade') play(state, firstOffered(state));
  expect(state.outcome?.reason).toBe('bank');
});

proves(
  '18FL-R9',
  'a company whose president’s certificate is in the pool can float, but waits for a president to operate',
  () => {
    const state = table(3);
    cash(state, { p1: 500 });
    company(state, 'ACL', { held: { p1: 0 }, pool: 2, president: 'pool', floated: false, price: 70 });
    play(state, { do: 'buy', company: 'ACL', from: 'ipo' });
    expect(state.companies.ACL.floated).toBe(true);
    expect(state.cash.ACL).toBe(350);
    expect(operatingCompanies(state)).toEqual([]);
    play(state, PASS);
    play(state, { do: 'buy', company: 'ACL', from: 'president' });
    expect(operatingCompanies(state)).toEqual(['ACL']);
  },
);
