import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { onTheLine } from './positions/line.ts';
import { asked, offered, offeredLike, passAll, play, why } from './positions/play.ts';
import { cash, closePrivates, company, depot, phase, sharesIn } from './positions/position.ts';
import { inReceivership, priceOf, type State } from './state.ts';

/** IOW without a president, on a line from Cowes to the Esplanade, in phase 8. */
function receivership(money: number, options = {}, position = {}): State {
  const state = onTheLine('IOW', [], options);
  closePrivates(state);
  phase(state, '8');
  company(state, 'IOW', { held: {}, pool: 5, president: 'pool', price: 100, cash: money, ...position });
  return state;
}

describe('a company in receivership', () => {
  proves(['REC-b', 'OR-d'], 'lays nothing and places nothing; its turn is played automatically', () => {
    const state = receivership(0, {}, { trains: ['8+4'] });
    expect(inReceivership(state, 'IOW')).toBe(true);
    passAll(state);
    expect(asked(state)).toMatch(/trade$/);
    expect(state.companies.IOW.operated).toBe(true);
  });

  proves('REC-c', 'runs for the highest revenue and withholds it', () => {
    const state = receivership(0, {}, { trains: ['8+4'], held: { p1: 1 }, pool: 4 });
    const before = state.cash.p1;
    passAll(state);
    // Esplanade, Ryde, Newport, Cowes and its town: 30 + 20 + 30 + 20 + 10, and six halts, in three rounds.
    expect(state.cash.IOW).toBe(3 * (110 + 60));
    expect(priceOf(state, 'IOW')).toBe(74);
    expect(state.cash.p1).toBe(before);
  });

  proves(
    ['REC-d', '1860-R1', 'C-4'],
    'without a train is insolvent at once, and leases for half; by option for all',
    () => {
      for (const [receivershipLease, earned] of [
        ['half', 110],
        ['full', 220],
      ] as const) {
        const state = receivership(0, { receivershipLease });
        state.phase = '4';
        passAll(state);
        expect(state.cash.IOW).toBe(2 * earned);
        expect(state.companies.IOW.insolvent).toBe(true);
      }
    },
  );

  proves(['REC-d', '1860-R1'], 'by the first edition for a quarter of the revenue, fractions dropped', () => {
    const earnedBy = (receivershipLease: string) => {
      const state = receivership(0, { receivershipLease, insolvency: 'first-edition' });
      state.phase = '2';
      passAll(state);
      return state.cash.IOW;
    };
    // Of a run for 110; the subsidy of six halts is not divided.
    expect([earnedBy('full'), earnedBy('half')]).toEqual([55 + 60, 27 + 60]);
  });

  proves('REC-e', 'buys a train as soon as it can pay', () => {
    const state = receivership(700);
    state.phase = '2';
    depot(state, '9+5', 1);
    passAll(state);
    expect(state.companies.IOW.trains).toEqual(['9+5']);
    expect(state.cash.IOW).toBe(700 + 110 - 800);
    expect(state.companies.IOW.insolvent).toBe(false);
    expect(state.phase).toBe('9');
  });
});

proves(['TR-g', 'G-10'], 'in receivership the smallest surplus train is discarded automatically', () => {
  const state = receivership(0, {}, { trains: ['8+4', '6+3', '7+4'] });
  passAll(state);
  expect(state.companies.IOW.trains).toEqual(['8+4', '7+4']);
  expect(state.discarded).toEqual(['6+3']);
});

describe('the certificate in the pool', () => {
  proves(['REC-f', 'REC-a'], 'cannot be bought; the player who buys a second share gets it', () => {
    const state = receivership(0, {}, { held: { p1: 1 }, pool: 4 });
    cash(state, { p1: 500 });
    expect(offeredLike(state, { do: 'buy', company: 'IOW', from: 'president' })).toEqual([]);
    play(state, { do: 'buy', company: 'IOW', from: 'pool' });
    expect(state.presidents.IOW).toBe('p1');
    expect(sharesIn(state, 'IOW')).toEqual({ p1: 2, pool: 3, ipo: 5 });
    expect(inReceivership(state, 'IOW')).toBe(false);
  });

  proves(
    ['REC-g', 'G-12'],
    'if nothing else lies there: a second share from the IPO is swapped for it',
    () => {
      const state = receivership(0, {}, { held: { p1: 1 }, pool: 2 });
      cash(state, { p1: 500 });
      expect(why(state, { do: 'buy', company: 'IOW', from: 'pool' })).toBe(
        'purchase/certificate-in-pool REC',
      );
      expect(why(state, { do: 'swap', company: 'IOW' })).toBe('not-offered SR');
      play(state, { do: 'buy', company: 'IOW', from: 'ipo' });
      expect(state.presidents.IOW).toBe('p1');
      expect(sharesIn(state, 'IOW')).toEqual({ p1: 2, pool: 2, ipo: 6 });
    },
  );

  proves('A6', 'in a recorded game the run is entered instead of computed', () => {
    const state = receivership(0, { dutyRuns: 'entered' }, { trains: ['8+4'] });
    passAll(state);
    expect(asked(state)).toBe(`${state.priority} run-trains`);
    play(state, { routes: [{ train: '8+4-1', path: ['I3.0', 'J4.0'] }] });
    expect(state.cash.IOW).toBe(50);
    expect(state.events).toContainEqual({ type: 'not-the-most', company: 'IOW', revenue: 50, best: 110 });
    const best = receivership(0, { dutyRuns: 'entered' }, { trains: ['8+4'] });
    passAll(best);
    play(best, offered(best)[0]!);
    // With the subsidies of six halts.
    expect(best.events).toContainEqual(expect.objectContaining({ type: 'ran', revenue: 110, subsidy: 60 }));
    expect(best.events!.map(({ type }) => type)).not.toContain('not-the-most');
  });
});
