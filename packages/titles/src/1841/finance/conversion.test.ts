import { frameOf, PASS } from '@signalbox/kernel';
import {
  changeCharter,
  placeMarker,
  setHoldings,
  setPresident,
  sharesOf,
  totalShares,
} from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import { COMPANIES, COMPANY_IDS, TOKENS } from '../data/companies.ts';
import { cellAt } from '../data/market.ts';
import { priceOf, type State, trainLimit } from '../state.ts';
import {
  asked,
  broken,
  give,
  inPhase,
  offered,
  play,
  put,
  run,
  stand,
  stockTurn,
  table,
  why,
} from '../testing/table.ts';
import { newFinancialActions } from './financial-actions.ts';
import { offerShares } from './share-offers.ts';

const MAJORS = COMPANY_IDS.filter((company) => COMPANIES[company].class === 'major');

function before(founded: Partial<Parameters<typeof put>[2]> = {}): State {
  const state = table(4);
  state.phase = '3';
  state.depot = [0, 6, 4, 3, 2, 2, 7];
  state.concessions = { SFLP: 'p1', SFTN: 'p1' };
  put(state, 'SFTN', { held: { p1: 2, pool: 1 }, price: 68 });
  put(state, 'CTLP', {
    held: { p1: 3, SFTN: 1, pool: 1 },
    price: 68,
    at: ['K11'],
    cash: 30,
    operated: false,
    ...founded,
  });
  for (const seat of state.seats) give(state, seat, 10);
  return stand(state, 'financial-actions', 'convert', newFinancialActions('CTLP'));
}

describe('converting a minor (§4.7.5)', () => {
  proves(
    ['4.7.5a', 'C-2', '4.7.5b', '13i'],
    'a non-historical minor from phase 3, even in its first turn; a historical one from phase 4; never a major',
    () => {
      expect(why(before(), 'convert')).toBeNull();
      const state = before();
      put(state, 'SFLP', { held: { p1: 2 } });
      stand(state, 'financial-actions', 'convert', newFinancialActions('SFLP'));
      expect(why(state, 'convert')).toBe('merger/concession (4.7.5)');
      state.concessions = {};
      expect(why(state, 'convert')).toBe('merger/tuscan (13)');
      state.phase = '4';
      expect(why(state, 'convert')).toBeNull();
      stand(state, 'financial-actions', 'convert', newFinancialActions('SFTN'));
      expect(why(state, 'convert')).toBe('conversion/major (4.7.5)');
    },
  );

  proves(
    ['4.7.5c', '4.7.5g', '4.7.5i', '4.7.5k'],
    'shares one for one, the marker below others, a second token for 50 by emergency money',
    () => {
      const state = before();
      play(state, 'convert', 'AFI');
      expect(state.shares.AFI).toMatchObject({ p1: 3, SFTN: 1, pool: 1, ipo: 5 });
      expect(state.presidents.AFI).toBe('p1');
      expect([priceOf(state, 'AFI'), state.markers.AFI!.arrival > state.markers.SFTN!.arrival]).toEqual([
        68,
        true,
      ]);
      // 30 in the treasury: an unissued share at half price brings 34.
      expect(asked(state)).toBe('p1 sell-in-need');
      play(state, { company: 'AFI', count: 1 });
      expect([state.cash.AFI, state.companies.AFI.tokens]).toEqual([14, 1]);
      expect(state.stations.find(({ owner }) => owner === 'AFI')?.hex).toBe('K11');
      expect(state.companies.CTLP.status).toBe('unfounded');
      expect(state.round.operated).toContain('AFI');
      expect(state.companies.AFI.operated).toBe(false);
      expect(broken(state)).toEqual([]);
    },
  );

  proves(['4.7.5g', '4.5.1a'], 'its own shares come before the money of the president', () => {
    const state = before();
    give(state, 'p1', 60);
    play(state, 'convert', 'AFI');
    expect([asked(state), state.cash.p1]).toEqual(['p1 sell-in-need', 60]);
  });

  proves(['4.7.5g', '4.5.1a'], 'even if only 1 is missing', () => {
    const needs = (cash: number) => {
      const state = before({ cash });
      play(state, 'convert', 'AFI');
      const isAnnounced = state.events!.some(({ type }) => type === 'emergency');
      expect(asked(state) === 'p1 sell-in-need').toBe(isAnnounced);
      return isAnnounced;
    };
    expect([needs(49), needs(50)]).toEqual([true, false]);
  });

  proves(['4.7.5g', '4.5.1f'], 'a sale that brings exactly what it costs is enough', () => {
    const state = before({ cash: 16 });
    play(state, 'convert', 'AFI', { company: 'AFI', count: 1 });
    expect([state.cash.AFI, state.companies.AFI.tokens]).toEqual([0, 1]);
    expect(state.events).toContainEqual({ type: 'tokens-bought', company: 'AFI', count: 1, cost: 50 });
  });

  proves('4.7.5a', 'a charter of a major has to be free', () => {
    const state = before();
    const majors = MAJORS.filter((company) => company !== 'AFI');
    for (const company of majors) changeCharter(state, company, { status: 'removed' });
    expect(why(state, 'convert')).toBeNull();
    changeCharter(state, 'AFI', { status: 'removed' });
    expect(why(state, 'convert')).toBe('merger/no-charter (4.7.5)');
  });

  proves(
    ['4.7.5d', '4.7.5e', '4.7.5f', '13e'],
    'first shareholders with their companies, then every player may buy a share',
    () => {
      const state = before({ held: { p1: 2, p2: 1, SFTN: 1, pool: 1 } });
      for (const seat of state.seats) give(state, seat, 200);
      give(state, 'SFTN', 100);
      // It begins with the president, not with the priority deal.
      state.priority = 'p2';
      play(state, 'convert', 'AFI');
      const order: (string | null)[] = [];
      while (asked(state)?.includes('subscribe')) {
        const { buyers } = frameOf(state, offerShares)!.vars;
        order.push(buyers[0]!);
        play(state, buyers[0] === 'SFTN' ? 'buy' : PASS);
      }
      expect(order).toEqual(['p1', 'SFTN', 'p2', 'p1', 'p2', 'p3', 'p4']);
      expect([state.shares.AFI!.SFTN, state.cash.SFTN, state.cash.AFI]).toEqual([2, 32, 48]);
    },
  );

  proves('4.7.5f', 'nobody is asked once all shares are sold', () => {
    const state = before({ held: { p1: 2, p2: 1, SFTN: 1, pool: 1 }, cash: 60 });
    for (const holder of [...state.seats, 'SFTN']) give(state, holder, 300);
    play(state, 'convert', 'AFI');
    const buyers: string[] = [];
    while (asked(state)?.includes('subscribe')) {
      buyers.push(frameOf(state, offerShares)!.vars.buyers[0]!);
      play(state, 'buy');
    }
    // Five were left.
    expect(buyers).toEqual(['p1', 'SFTN', 'p2', 'p1', 'p2']);
    expect(sharesOf(state, 'AFI', 'ipo')).toBe(0);
  });

  proves(['4.7.5f', '4.5.1r'], 'nobody who has left the game is offered a share', () => {
    const state = before();
    for (const seat of state.seats) give(state, seat, 200);
    state.left = ['p3'];
    play(state, 'convert', 'AFI');
    const order: string[] = [];
    while (asked(state)?.includes('subscribe')) {
      order.push(frameOf(state, offerShares)!.vars.buyers[0]!);
      play(state, PASS);
    }
    expect(order.filter((buyer) => state.seats.includes(buyer))).toEqual(['p1', 'p1', 'p2', 'p4']);
  });

  proves('4.7.5f', '60% and the certificate limits apply to shares that are offered', () => {
    const offering = (
      founded: Partial<Parameters<typeof put>[2]>,
      prepare: (state: State) => void,
    ): State => {
      const state = before({ cash: 60, ...founded });
      for (const holder of [...state.seats, 'SFTN']) give(state, holder, 300);
      prepare(state);
      state.asksForced = true;
      play(state, 'convert', 'AFI');
      return state;
    };
    const all = offering({ held: { p1: 5 } }, () => {});
    play(all, 'buy');
    // At 60%, none in the second offer.
    expect([asked(all), why(all, 'buy')]).toEqual(['p1 subscribe', 'purchase/holding-limit (3.5.4)']);
    // With the certificate and a share of AFI that makes 16.
    const full = offering({}, (state) => {
      for (const id of ['ICSF', 'IFAI'] as const) setHoldings(state, id, { p1: 7, ipo: 3 });
      setPresident(state, 'SFTN', 'p2');
      setHoldings(state, 'SFTN', { p2: 2, pool: 1, ipo: 7 });
    });
    expect(why(full, 'buy')).toBe('purchase/certificate-limit (3.5.2)');
    setHoldings(full, 'IFAI', { p1: 6, ipo: 4 });
    expect(why(full, 'buy')).toBeNull();
    const treasury = offering({}, (state) => {
      setHoldings(state, 'ICSF', { SFTN: 4, ipo: 6 });
    });
    play(treasury, PASS);
    expect([frameOf(treasury, offerShares)!.vars.buyers[0], why(treasury, 'buy')]).toEqual([
      'SFTN',
      'purchase/certificate-limit (3.5.2)',
    ]);
    setHoldings(treasury, 'ICSF', { SFTN: 3, ipo: 7 });
    expect(why(treasury, 'buy')).toBeNull();
  });

  proves(['4.7.5l', '13g'], 'a minor has 4 certificates, a major 9 and a higher train limit', () => {
    const state = before({ cash: 250 });
    expect([trainLimit(state, 'CTLP'), trainLimit(state, 'AFI')]).toEqual([2, 4]);
    play(state, 'convert', 'AFI');
    expect([totalShares(state, 'AFI') - 1, trainLimit(state, 'AFI')]).toEqual([9, 4]);
    expect([totalShares(table(), 'CTLP') - 1, TOKENS.minor, TOKENS.major]).toEqual([
      4,
      { least: 1, most: 2 },
      { least: 2, most: 5 },
    ]);
  });

  proves(['4.7.5j', '3.3.1c'], 'the minor may be founded again; a historical one is removed', () => {
    const state = before({ cash: 250, operated: true });
    state.round.sold = { p2: ['CTLP', 'SFTN'] };
    play(state, 'convert', 'AFI', 0);
    // The next company of that name is another one; what was sold of others still counts.
    expect(state.round.sold).toEqual({ p2: ['SFTN'] });
    expect([state.companies.CTLP.status, sharesOf(state, 'CTLP', 'ipo')]).toEqual(['unfounded', 5]);
    give(state, 'p2', 200);
    play(stockTurn(state, 'p2'), { do: 'found', company: 'CTLP', price: 68 }, { hex: 'K13', node: 0 }, 1);
    // It starts again from scratch, and has not operated.
    expect(state.companies.CTLP).toMatchObject({ operated: false, trains: [], tokens: 0 });
    const historical = inPhase('4');
    put(historical, 'SFLP', { held: { p1: 2 }, cash: 50 });
    stand(historical, 'financial-actions', 'convert', newFinancialActions('SFLP'));
    play(historical, 'convert', 'AFI');
    run(
      historical,
      (state) => asked(state) === null,
      ([first]) => first!,
    );
    expect(historical.companies.SFLP.status).toBe('removed');
  });

  proves('4.7.5h', 'with two tokens nothing has to be bought; further ones cost 100', () => {
    const state = before({ cash: 250, tokens: 1 });
    play(state, 'convert', 'AFI');
    expect(asked(state)).toBe('p1 buy-further-tokens');
    expect(offered(state)).toEqual([0, 1, 2]);
    play(state, 2);
    expect([state.cash.AFI, state.companies.AFI.tokens]).toEqual([50, 3]);
    expect(state.events).toContainEqual({ type: 'tokens-bought', company: 'AFI', count: 2, cost: 200 });
    const counts = (cash: number) => {
      const other = before({ cash, tokens: 1 });
      play(other, 'convert', 'AFI');
      return offered(other);
    };
    // Five tokens in all.
    expect([counts(199), counts(200), counts(900)]).toEqual([
      [0, 1],
      [0, 1, 2],
      [0, 1, 2, 3],
    ]);
  });

  proves(['4.7.5g', '4.5.1m'], 'a player who cannot raise the money for the second token is bankrupt', () => {
    const state = before({ held: { p1: 3, p2: 2 }, cell: [12, 0], cash: 0 });
    for (const seat of state.seats) give(state, seat, 0);
    setHoldings(state, 'SFTN', { p3: 2, ipo: 8 });
    setPresident(state, 'SFTN', 'p3');
    state.concessions = {};
    play(state, 'convert', 'AFI');
    // Five unissued shares at half of 8, sold together, bring 20.
    play(state, { company: 'AFI', count: 5 });
    // p1 can sell one share without losing the presidency, for 4; that is not enough.
    play(state, { company: 'AFI', count: 1 });
    expect(asked(state)).toBe('p1 return-or-leave');
    // The certificate brings 8: still less than 50, so there is no second token.
    expect([state.cash.AFI, state.presidents.AFI]).toEqual([32, 'p2']);
    play(state, 'leave');
    expect([state.companies.AFI.tokens, state.companies.CTLP.status]).toEqual([0, 'unfounded']);
    expect(broken(state)).toEqual([]);
  });

  proves(['4.7.5g', '4.5.1o'], 'after a bankruptcy the next president pays nothing and buys nothing', () => {
    const state = before({ held: { p1: 3, p2: 2 }, cell: [12, 0], cash: 0 });
    for (const seat of state.seats) give(state, seat, 0);
    setHoldings(state, 'SFTN', { p3: 2, ipo: 8 });
    setPresident(state, 'SFTN', 'p3');
    state.concessions = {};
    play(state, 'convert', 'AFI', { company: 'AFI', count: 5 }, { company: 'AFI', count: 1 });
    give(state, 'p2', 400);
    play(state, 'leave');
    expect([state.presidents.AFI, state.cash.p2, state.cash.AFI]).toEqual(['p2', 400, 32]);
    expect([state.companies.AFI.tokens, asked(state)]).toEqual([0, null]);
  });

  proves('4.5.1o', 'even if the bankrupt’s shares bring more than the second token costs', () => {
    const state = before({ held: { SFTN: 5 }, cell: [12, 0], cash: 0 });
    for (const seat of state.seats) give(state, seat, 0);
    setHoldings(state, 'SFTN', { p1: 2, p2: 2, pool: 6 });
    placeMarker(state, 'SFTN', cellAt(1, 11));
    state.concessions = {};
    play(state, 'convert', 'AFI');
    while (asked(state)?.endsWith('sell-in-need')) play(state, offered(state)[0]!);
    expect(asked(state)).toBe('p1 return-or-leave');
    const treasury = state.cash.AFI!;
    // The certificate of SFTN alone brought 216.
    expect(treasury).toBeGreaterThan(216);
    play(state, 'leave');
    // The major needs a second token; more of them would be an action of the turn that is over.
    expect([state.presidents.SFTN, state.companies.AFI.tokens]).toEqual(['p2', 1]);
    expect([state.cash.AFI, asked(state)]).toEqual([treasury - 50, null]);
  });

  proves(
    ['4.7.2c', '4.7.5f'],
    'a company that it controls is not offered its shares; old certificates do not count',
    () => {
      const state = before();
      setHoldings(state, 'SFTN', { CTLP: 2, p2: 1, ipo: 7 });
      setPresident(state, 'SFTN', 'CTLP');
      for (const seat of state.seats) give(state, seat, 200);
      give(state, 'SFTN', 100);
      play(state, 'convert', 'AFI');
      const { buyers } = frameOf(state, offerShares)!.vars;
      expect(buyers).toEqual(['p1', 'SFTN']);
      play(state, PASS);
      // SFTN could only pass: the second offer has begun.
      expect(frameOf(state, offerShares)!.vars.buyers).toEqual(['p1', 'p2', 'p3', 'p4']);
      expect(state.shares.CTLP).toEqual({});
    },
  );
});
