import { changeCharter, setPresident } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import type { State } from '../state.ts';
import {
  asked,
  attempt,
  companyTurn,
  give,
  lay,
  offered,
  play,
  put,
  shownAsBarred,
  stand,
  station,
  table,
  why,
} from '../testing/table.ts';
import { newCompanyTurn } from './company-turn.ts';
import { newTokenPurchase } from './token-purchase.ts';

/** Parma and Reggio are joined; CTS stands in Reggio and Bologna. */
function before(phase: State['phase'] = '5'): State {
  const state = table();
  state.phase = phase;
  if (Number(phase) >= 4) state.concessions = {};
  put(state, 'AFI', { held: { p1: 3 }, at: ['K11'], tokens: 2, cash: 50 });
  put(state, 'CTS', { held: { p2: 3 }, at: ['L12', 'L14'] });
  lay(state, { K11: '57/5', L12: '57/5' });
  return buying(state);
}

function buying(state: State): State {
  return stand(state, 'token-purchase', 'buy-token', newTokenPurchase('AFI'));
}

const reggio = (price: number) => ({ do: 'buy', from: 'CTS', hex: 'L12', node: 0, price });
const isOffered = (state: State, hex: string) =>
  offered(state).some((choice) => (choice as { hex?: string }).hex === hex);

describe('another company’s token (§4.4)', () => {
  proves('4.4d', 'only for one of its own that is left on the charter', () => {
    const state = before();
    expect(asked(state)).toBe('p1 buy-token');
    changeCharter(state, 'AFI', { tokens: 0 });
    // Nothing can be bought, so nobody is asked.
    expect(asked(buying(state))).not.toBe('p1 buy-token');
  });

  proves(['4.4a', 'A3'], 'one a turn, from L.1 up to the treasury, if its president agrees', () => {
    const state = before();
    expect(why(state, reggio(0))).toContain('out-of-range');
    expect(why(state, reggio(51))).toContain('out-of-range');
    play(state, reggio(20));
    expect(asked(state)).toBe('p2 consent');
    play(state, 'decline');
    expect([asked(state), state.cash.AFI]).toEqual(['p1 buy-token', 50]);
    play(state, reggio(20), 'accept');
    expect(asked(state)).toBeNull();
    expect(state.companies.AFI.tokens).toBe(1);
  });

  proves(
    ['4.4d', '4.4g'],
    'the new token takes the place, the old one returns to its charter; treasuries pay',
    () => {
      const state = before();
      put(state, 'CFCC', { held: { p3: 3 }, at: ['L12', 'K13'] });
      play(state, reggio(20), 'accept');
      expect(state.stations).toEqual([
        { owner: 'AFI', hex: 'K11', node: 0 },
        { owner: 'AFI', hex: 'L12', node: 0 },
        { owner: 'CTS', hex: 'L14', node: 0 },
        { owner: 'CFCC', hex: 'L12', node: 0 },
        { owner: 'CFCC', hex: 'K13', node: 0 },
      ]);
      expect([state.cash.AFI, state.cash.CTS]).toEqual([30, 20]);
      expect([state.companies.AFI.tokens, state.companies.CTS.tokens]).toEqual([1, 1]);
    },
  );

  proves('4.4a', 'L.1 is enough, and its own tokens are not for sale', () => {
    const state = before();
    expect(why(state, { do: 'buy', from: 'AFI', hex: 'K11', node: 0, price: 1 })).toBe('not-offered (4.4)');
    give(state, 'AFI', 1);
    expect(why(state, reggio(1))).toBeNull();
    give(state, 'AFI', 0);
    expect(attempt(state, reggio(1))).toMatchObject({ why: 'purchase/cash', details: { cost: 1 } });
  });

  proves(['4.4f', '1841-R9'], 'tokens in reach that cannot be bought are shown with the reason', () => {
    const state = before();
    expect(shownAsBarred(state)).toEqual([]);
    state.stations = state.stations.filter(({ hex }) => hex !== 'L14');
    // That of CFCC in Alessandria is out of reach.
    put(state, 'CFCC', { held: { p3: 3 }, at: ['I5', 'K13'] });
    expect(shownAsBarred(state)).toEqual([{ choice: reggio(1), why: 'token/last' }]);
  });

  proves('4.4b', 'not without a token on the charter', () => {
    const turn = (tokens: number) => {
      const state = before();
      changeCharter(state, 'AFI', { tokens });
      put(state, 'CFCC', { held: { p3: 3 }, at: ['M11', 'K13'] });
      lay(state, { K11: '14/5', M11: '613/0' });
      stand(state, 'company-turn', 'place-token', newCompanyTurn('AFI'));
      return state;
    };
    const two = turn(2);
    play(two, { do: 'pass' });
    expect(asked(two)).toBe('p1 buy-token');
    const none = turn(0);
    play(companyTurn(none, 'AFI'), { do: 'pass' });
    expect(asked(none)).not.toBe('p1 buy-token');
  });

  proves('4.4a', 'not without L.1 in the treasury', () => {
    const state = before();
    give(state, 'AFI', 1);
    expect(why(state, reggio(1))).toBeNull();
    give(state, 'AFI', 0);
    expect(why(state, reggio(1))).toBe('purchase/cash (4.4)');
  });

  proves('4.4c', 'only along track that crosses no border', () => {
    const state = before();
    expect(isOffered(state, 'L14')).toBe(false);
    const cremona = { ...reggio(1), hex: 'H10' };
    const beyond = (phase: State['phase']) => {
      const other = before(phase);
      station(other, 'CTS', 'H10');
      lay(other, { K11: '57/0', I11: '8/0', H10: '57/2' });
      return buying(other);
    };
    expect((['3', '4'] as const).map((phase) => why(beyond(phase), cremona))).toEqual([
      'token/border (4.4)',
      null,
    ]);
    expect(shownAsBarred(beyond('3'))).toContainEqual({ choice: cremona, why: 'token/border' });
    const far = before();
    station(far, 'CTS', 'H10');
    expect(why(buying(far), cremona)).toBe('token/not-connected (4.4)');
  });

  proves('4.4e', 'not in a hex where it already has a token, not even in another circle', () => {
    const state = before();
    lay(state, { L12: '14/5' });
    station(state, 'AFI', 'L12');
    expect(isOffered(buying(state), 'L12')).toBe(false);
  });

  proves(
    ['4.4f', '1841-R9'],
    'not the last one in a city, whatever stands in passes; those may be bought',
    () => {
      const state = before();
      state.stations = state.stations.filter(({ hex }) => hex !== 'L14');
      expect(why(state, reggio(5))).toBe('token/last (4.4)');
      expect(why(state, reggio(1))).toBe('token/last (4.4)');
      station(state, 'CTS', 'M11');
      expect(isOffered(buying(state), 'L12')).toBe(false);
      lay(state, { K11: '57/0', M11: '613/0' });
      expect(isOffered(buying(state), 'M11')).toBe(true);
    },
  );

  proves(['4.4h', '4.5.1.1h'], 'not of a frozen company, for which nobody can agree', () => {
    const state = before();
    setPresident(state, 'CTS', 'pool');
    expect(why(state, reggio(5))).toBe('token/frozen (4.5.1.1)');
  });

  proves('A8', 'a declined offer may be made again at any price, until it is closed for the turn', () => {
    const state = before();
    state.asksForced = true;
    play(state, reggio(20), 'decline', reggio(5), 'decline', reggio(20), 'not-this-turn');
    expect([asked(state), why(state, reggio(50))]).toEqual(['p1 buy-token', 'deal/closed (4.4)']);
    expect(isOffered(state, 'L12')).toBe(false);
    expect(why(state, { ...reggio(5), hex: 'L14' })).not.toContain('deal/closed');
  });

  proves('A3', 'companies with the same president need no consent', () => {
    const state = before();
    setPresident(state, 'CTS', 'p1');
    give(state, 'AFI', 5);
    play(state, reggio(5));
    expect(asked(state)).toBeNull();
    expect(state.cash.CTS).toBe(5);
  });
});
