import { frameOf, PASS } from '@signalbox/kernel';
import { bestRun, setPresident, sharesOf } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import { inShareholderOrder } from '../control.ts';
import { endIfDeserted } from '../end.ts';
import { removeCompany } from '../finance/closing.ts';
import { overLimit } from '../phase-change/discards.ts';
import { boardOf, priceOf, type State } from '../state.ts';
import { saleObjection } from '../stock-round/selling.ts';
import {
  asked,
  broken,
  companyTurn,
  give,
  inPhase,
  lay,
  offered,
  play,
  put,
  stand,
  table,
} from '../testing/table.ts';
import { emergencyMoney, halfPrice, newEmergency } from './emergency-money.ts';
import { playFrozenTurns } from './frozen-companies.ts';
import { runQuery } from './running.ts';
import { newTrainStep } from './train-step.ts';

/** A company in need whose player holds the president's certificate of SLDV and nothing else that sells. */
function inNeed(options: Parameters<typeof table>[1]): State {
  const state = table(4, { needSales: 'freely', ...options });
  Object.assign(state, { phase: '6', concessions: {}, discarded: ['4'], depot: [0, 0, 0, 0, 1, 2, 7] });
  put(state, 'SFTG', { held: { p1: 5, pool: 5 }, cash: 250 });
  put(state, 'SLDV', { held: { p1: 2, p2: 1, p3: 1, p4: 1 }, at: [] });
  give(state, 'p1', 0);
  lay(state, { I5: '4/2' });
  stand(state, 'train-step', 'buy-train', newTrainStep('SFTG'));
  play(state, { do: 'emergency' });
  return state;
}

describe('operating rounds of games imported from 18xx.games', () => {
  proves(['A6', '4.5.1'], 'a president’s certificate that cannot be changed stays with its seller', () => {
    const state = inNeed({ undividedCertificates: true });
    play(state, { company: 'SLDV', count: 1 });
    expect(state.events).toMatchObject([
      { type: 'certificate-kept', seller: 'p1', company: 'SLDV', amount: 50 },
      { type: 'president', company: 'SLDV', president: 'pool' },
      ...state.events!.slice(2),
    ]);
    expect(state.shares.SLDV).toMatchObject({ p1: 2 });
    expect(state.shares.SLDV!.pool ?? 0).toBe(0);
    expect([state.presidents.SLDV, state.cash.SFTG]).toEqual(['pool', 300]);
    expect(state.miscounted).toEqual({ SLDV: { p1: -1, pool: 1 } });
    expect(broken(state).filter((promise) => promise.includes('SLDV'))).toEqual([]);
    const twice = structuredClone(state);
    play(twice, { company: 'SLDV', count: 1 });
    expect([twice.miscounted, twice.shares.SLDV!.p1]).toEqual([{ SLDV: { p1: -2, pool: 2 } }, 2]);
    expect(twice.events!.filter(({ type }) => type === 'president')).toEqual([]);
    // It cannot be sold in a turn: nobody could take it over.
    const sale = (count: number) => saleObjection(state, 'p1', { company: 'SLDV', count });
    expect([sale(1), sale(2)]).toMatchObject(Array(2).fill({ why: 'sale/no-successor', rule: '3.5.3' }));
    // It is sold again as a whole: now it is in the pool.
    play(state, { company: 'SLDV', count: 2 });
    expect(state.shares.SLDV).toMatchObject({ p1: 0, pool: 2 });
    // Single shares that the seller buys later are sold as usual.
    state.shares = { ...state.shares, SLDV: { p1: 1, p2: 1, p3: 1, pool: 1, p4: 1 } };
    expect(sale(1)).toBeNull();
    // What was miscounted is forgotten when the company is gone.
    removeCompany(state, 'SLDV');
    expect(state.miscounted).toEqual({});
    const usual = inNeed({});
    play(usual, { company: 'SLDV', count: 1 });
    expect(usual.shares.SLDV).toMatchObject({ p1: 1, pool: 1 });
    expect(usual.miscounted).toBeUndefined();
    // A share of the pool is returned for the certificate.
    const changed = inNeed({ undividedCertificates: true });
    changed.shares = { ...changed.shares, SLDV: { p1: 2, p2: 1, p3: 1, pool: 1 } };
    play(changed, { company: 'SLDV', count: 1 });
    expect(changed.shares.SLDV).toMatchObject({ p1: 1, pool: 2 });
    // Shares of somebody who is not president are single certificates.
    const single = inNeed({ undividedCertificates: true });
    single.shares = { ...single.shares, SLDV: { p1: 2, p2: 3 } };
    setPresident(single, 'SLDV', 'p2');
    play(single, { company: 'SLDV', count: 1 });
    expect(single.shares.SLDV).toMatchObject({ p1: 1, pool: 1 });
    expect(single.miscounted).toBeUndefined();
  });

  proves(['A6', '4.5.1'], 'whoever can sell again in an emergency comes first again', () => {
    const inNeedTwice = (needSales: 'freely' | 'as-needed') => {
      const state = table(4, { needSales });
      Object.assign(state, { phase: '6', concessions: {}, discarded: ['4'], depot: [0, 0, 0, 0, 1, 2, 7] });
      put(state, 'SFTC', { held: { p1: 5, pool: 5 }, cash: 0 });
      put(state, 'SFTG', { held: { SFTC: 3, p1: 3, pool: 4 }, cash: 100 });
      give(state, 'p1', 0);
      lay(state, { I5: '4/2' });
      stand(state, 'train-step', 'buy-train', newTrainStep('SFTG'));
      play(state, { do: 'emergency' });
      // If SFTC sold a share of SFTG now, the player would have more of them.
      play(state, { company: 'SFTG', count: 1 });
      return frameOf(state, emergencyMoney)!.vars;
    };
    expect(inNeedTwice('freely')).toMatchObject({ givers: ['SFTG', 'SFTC', 'p1'], turn: 1 });
    expect(inNeedTwice('as-needed')).toMatchObject({ turn: 2 });
  });

  proves(['A6', '4.1'], 'a closed side is closed only for the hex that prints it', () => {
    const beyond = (options: Parameters<typeof table>[1]) =>
      boardOf(table(4, options)).hexes.get('I3')!.neighbours[3];
    expect(beyond({})).toBeNull();
    expect(beyond({ closedSides: 'own-hex' })).not.toBeNull();
  });

  proves(['A6', '4.5.1'], 'prices stay when a bankrupt player’s shares go to the pool', () => {
    const price = (options: Parameters<typeof table>[1]) => {
      const state = table(3, options);
      Object.assign(state, { phase: '8', concessions: {}, depot: [0, 0, 0, 0, 0, 0, 7] });
      put(state, 'SFTG', { held: { p1: 4, p2: 4, pool: 2 }, cell: [3, 8] });
      give(state, 'p1', 0);
      lay(state, { I5: '4/2' });
      state.round.operated = ['SFTG'];
      stand(state, 'train-step', 'buy-train', newTrainStep('SFTG'));
      const before = priceOf(state, 'SFTG');
      play(state, { do: 'emergency' });
      expect(sharesOf(state, 'SFTG', 'pool')).toBe(6);
      return priceOf(state, 'SFTG') - before;
    };
    expect(price({})).toBeLessThan(0);
    expect(price({ surrenderKeepsPrices: true })).toBe(0);
  });

  proves(['A6', '4.5.1o'], 'a player declares a bankruptcy, if every step is asked', () => {
    const question = (options: Parameters<typeof table>[1], asksForced: boolean) => {
      const state = table(3, options);
      Object.assign(state, { phase: '8', concessions: {}, depot: [0, 0, 0, 0, 0, 0, 7], asksForced });
      put(state, 'SFTG', { held: { p1: 4, p2: 4, pool: 2 } });
      give(state, 'p1', 0);
      lay(state, { I5: '4/2' });
      play(companyTurn(state, 'SFTG'), { do: 'pass' });
      while (asked(state) === 'p1 buy-train') play(state, { do: 'emergency' });
      return [asked(state), offered(state)];
    };
    const decided = ['p1 return-or-leave', ['return', 'leave']];
    expect(question({}, false)).toEqual(decided);
    expect(question({}, true)).toEqual(decided);
    expect(question({ everyStep: true }, false)).toEqual(decided);
    expect(question({ everyStep: true }, true)).toEqual(['p1 declare-bankruptcy', ['bankrupt']]);
  });

  proves(['A6', '3.3.4u'], 'for its tokens a company sells just enough at once', () => {
    const counts = (amount: number, options: Parameters<typeof table>[1]) => {
      const state = inPhase('5', options);
      put(state, 'AFI', { held: { p1: 3, pool: 4 }, cell: [3, 5], at: [] });
      stand(state, 'emergency-money', 'sell-in-need', {
        ...newEmergency('AFI', amount, 'tokens'),
        givers: ['AFI'],
      });
      return offered(state).map((block) => (block as { count: number }).count);
    };
    // Three unissued shares at 100: 50, 100 or 150.
    expect([40, 100, 150].map((amount) => counts(amount, { everyStep: true }))).toEqual([[1], [2], [3]]);
    expect([40, 90, 151].map((amount) => counts(amount, {}))).toEqual([[1], [1, 2], [1, 2, 3]]);
    // If nothing is enough, anything may be sold first.
    expect(counts(151, { everyStep: true })).toEqual([1, 2, 3]);
    expect(counts(40, { needSales: 'freely' })).toEqual([1, 2, 3]);
    expect(counts(40, { needSales: 'freely', everyStep: true })).toEqual([1]);
  });

  proves(['A6', '1841-R18'], 'the turn of a frozen company counts', () => {
    const counted = (options: Parameters<typeof table>[1]) => {
      const state = inPhase('5', options);
      put(state, 'CTS', { held: { pool: 3 }, cell: [3, 4], at: [], operated: false });
      playFrozenTurns(state);
      expect(state.round.operated).toEqual(['CTS']);
      return state.companies.CTS.operated;
    };
    expect([counted({}), counted({ frozenTurnsCount: true })]).toEqual([false, true]);
  });

  proves(['A6', '4.3.1'], 'a token in a pass makes a route', () => {
    const earned = (options: Parameters<typeof inPhase>[1]) => {
      const state = inPhase('5', options);
      put(state, 'AFI', { held: { p1: 5, pool: 3 }, at: ['K7'], trains: ['3'] });
      lay(state, { M7: '612/0', K7: '613/0', J6: '57/5', N6: '58/4' });
      return bestRun(runQuery(state, 'AFI')).revenue;
    };
    expect(earned({})).toBe(0);
    expect(earned({ passStations: true })).toBeGreaterThan(0);
  });

  proves(['A6', 'C-38'], 'frozen companies have their turn before the last survivor ends the game', () => {
    const price = (options: Parameters<typeof inPhase>[1]) => {
      const state = inPhase('5', { lastSurvivorEnds: true, ...options });
      put(state, 'CTS', { held: { pool: 3 }, cell: [3, 4], at: [] });
      put(state, 'AFI', { held: { p1: 3 }, cell: [12, 0], at: [] });
      state.left = ['p2', 'p3', 'p4'];
      endIfDeserted(state);
      expect(state.outcome?.reason).toBe('bankruptcy');
      return [priceOf(state, 'CTS'), priceOf(state, 'AFI')];
    };
    const [cts, afi] = price({});
    const [moved, stayed] = price({ frozenTurnsBeforeEnd: true });
    // One turn each, two columns to the left: from 90 to 71.
    expect([cts, moved]).toEqual([90, 71]);
    expect(stayed).toBe(afi);
  });

  proves(['A6', 'C-22'], 'boxes are checked in a separate step, if track was laid', () => {
    const state = inPhase('5', { everyStep: true, boxesTested: 'track' });
    put(state, 'AFI', { held: { p1: 5 }, at: ['D16'] });
    state.asksForced = true;
    play(companyTurn(state, 'AFI'), { do: 'lay', hex: 'D16', tile: '6', rotation: 4 });
    expect([asked(state), state.boxes]).toEqual(['p1 look-for-boxes', []]);
    // Played on at our table, nobody has to answer it.
    const here = structuredClone(state);
    delete here.asksForced;
    here.stack.at(-1)!.label = 'lay-track';
    play(here, PASS);
    expect([asked(here), here.boxes]).toEqual([expect.not.stringContaining('look'), ['East']]);
    play(state, 'look');
    expect(state.boxes).toEqual(['East']);
    const nothing = inPhase('5', { everyStep: true, boxesTested: 'track' });
    put(nothing, 'AFI', { held: { p1: 5 }, at: ['D16'] });
    lay(nothing, { D16: '6/4' });
    play(companyTurn(nothing, 'AFI'), PASS);
    expect(nothing.boxes).toEqual([]);
  });

  proves(['A6', '4.5.1d'], 'half prices are rounded up', () => {
    const half = (options: Parameters<typeof inPhase>[1]) => {
      const state = inPhase('5', options);
      put(state, 'AFI', { held: { p1: 5 }, cell: [3, 8], at: [] });
      return [1, 2, 3].map((count) => halfPrice(state, { company: 'AFI', count }));
    };
    expect([half({}), half({ needRounding: 'up' })]).toEqual([
      [68, 137, 205],
      [69, 137, 206],
    ]);
    // 206 are raised only by all three at once.
    const state = inPhase('5', { needRounding: 'up' });
    put(state, 'AFI', { held: { p1: 3, pool: 4 }, cell: [3, 8], at: [] });
    const need = { ...newEmergency('AFI', 206, 'tokens'), givers: ['AFI'] };
    stand(state, 'emergency-money', 'sell-in-need', need);
    expect(offered(state)).toEqual([{ company: 'AFI', count: 3 }]);
  });

  proves(['A6', '4.6.8'], 'trains are discarded in the order of the company list', () => {
    const first = (options: Parameters<typeof inPhase>[1]) => {
      const state = inPhase('6', options);
      put(state, 'AFI', { held: { p1: 3 }, cell: [3, 2], at: [], trains: ['5', '5', '6'] });
      put(state, 'CTS', { held: { p2: 3 }, cell: [3, 5], at: [], trains: ['4', '4', '6'] });
      return overLimit(state);
    };
    expect([first({}), first({ companyOrder: 'list' })]).toEqual(['CTS', 'AFI']);
  });

  proves(['A6', '13'], 'companies of one player act in the order of their list', () => {
    const order = (options: Parameters<typeof inPhase>[1]) => {
      const state = inPhase('5', options);
      put(state, 'SLDV', { held: { p1: 2 }, cell: [3, 5], at: [] });
      put(state, 'AFI', { held: { p1: 3 }, cell: [3, 2], at: [] });
      return inShareholderOrder(state, ['p1']);
    };
    expect(order({})).toEqual(['p1', 'SLDV', 'AFI']);
    expect(order({ companyOrder: 'list' })).toEqual(['p1', 'AFI', 'SLDV']);
  });
});
