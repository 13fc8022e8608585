import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { countedCertificates } from './certificate-limit.ts';
import { PRIVATES } from './data/privates.ts';
import {
  asked,
  offeredLike,
  operate,
  PASS,
  passAll,
  play,
  playRound,
  playTo,
  why,
} from './positions/play.ts';
import {
  cash,
  closePrivates,
  company,
  phase,
  privates,
  sharesIn,
  table,
  treasury,
} from './positions/position.ts';

const buyPrivate = (id: string) => ({ do: 'buy-private', private: id });
const sellPrivate = (id: string) => ({ do: 'sell-private', private: id });
const exchange = (id: string) => ({ do: 'exchange', private: id });

/** A second stock round, with p1 to trade. */
function secondRound(players = 2) {
  const state = table(players);
  state.round.stock = 2;
  return state;
}

describe('Fishbourne', () => {
  proves('FISH-a', 'is not for sale before the first 6+3, and from then on in stock rounds', () => {
    const state = secondRound();
    phase(state, '5');
    expect(why(state, buyPrivate('FFC'))).toBe('private/too-early FISH');
    company(state, 'C&N', { held: { p1: 5 }, cash: 2000 });
    state.depot = [0, 0, 0, 0, 2, 1, 1, null];
    operate(state, 'buy-train', 'C&N');
    play(state, { do: 'buy', from: 'bank', train: '6+3' });
    expect(state.privates.FFC).toBe('bank');
    playTo(state, 'trade');
    cash(state, { p1: 300, p2: 300 });
    expect(why(state, buyPrivate('FFC'))).toBeNull();
  });

  proves('FISH-b', 'costs 200 as the turn’s purchase, counts as a certificate and brings 25', () => {
    const state = secondRound();
    phase(state, '6');
    closePrivates(state);
    cash(state, { p1: 300 });
    const before = countedCertificates(state, 'p1');
    play(state, buyPrivate('FFC'));
    expect(state.cash.p1).toBe(100);
    expect(countedCertificates(state, 'p1')).toBe(before + 1);
    expect(asked(state)).toBe('p2 trade');
    passAll(state);
    // Three operating rounds in phase 6.
    expect(state.cash.p1).toBe(175);
  });

  proves(['FISH-c', 'FISH-e'], 'closes every other ferry at once, those in the bank too, for good', () => {
    const state = secondRound();
    phase(state, '6');
    privates(state, { CMH: 'bank', RPSC: 'p1' });
    // Cowes costs 90, Fishbourne 200: exactly what they have is enough.
    cash(state, { p1: 90 });
    expect(why(state, buyPrivate('CMH'))).toBeNull();
    cash(state, { p1: 199 });
    expect(why(state, buyPrivate('FFC'))).toBe('purchase/cash PRIV');
    cash(state, { p1: 200 });
    play(state, { do: 'exchange', private: 'RPSC' });
    state.events = [];
    play(state, buyPrivate('FFC'));
    const closed = state.events.filter(({ type }) => type === 'private-closed');
    expect(closed.map((event) => event.private).sort()).toEqual(['BHC', 'CMH', 'YHC']);
    expect(state.privates).toEqual({ FFC: 'p1' });
    expect(why(state, buyPrivate('CMH'))).toBe('not-offered SR');
  });

  proves('FISH-d', 'frees the shares that were kept for the ferries', () => {
    const state = secondRound();
    phase(state, '6');
    company(state, 'C&N', { held: { p1: 5, p2: 4 }, par: 82 });
    cash(state, { p1: 500, p2: 500 });
    const last = { do: 'buy', company: 'C&N', from: 'ipo' };
    expect(why(state, last)).toBe('purchase/reserved PRIV');
    play(state, buyPrivate('FFC'));
    play(state, last);
    expect(sharesIn(state, 'C&N')).toEqual({ p1: 5, p2: 5 });
    expect(state.cash.p2).toBe(418);
  });
});

describe('selling a private', () => {
  proves(['PRIV-a', 'G-21'], 'from the second stock round on, any number, for face less 30', () => {
    const state = table(2);
    expect(why(state, sellPrivate('CMH'))).toBe('private/first-round PRIV');
    state.round.stock = 2;
    phase(state, '6');
    privates(state, { BHC: 'p1', CMH: 'p1', FFC: 'p1' });
    cash(state, { p1: 0 });
    play(state, sellPrivate('CMH'));
    expect(state.cash.p1).toBe(60);
    play(state, sellPrivate('BHC'));
    expect(state.cash.p1).toBe(60);
    play(state, sellPrivate('FFC'));
    expect(state.cash.p1).toBe(230);
  });

  proves('PRIV-b', 'a closed one cannot be sold', () => {
    const state = secondRound();
    closePrivates(state);
    expect(why(state, sellPrivate('CMH'))).toBe('not-offered SR');
  });

  proves('PRIV-c', 'what was sold is on offer again at face', () => {
    const state = secondRound();
    play(state, sellPrivate('CMH'));
    play(state, PASS);
    const before = state.cash.p2!;
    play(state, buyPrivate('CMH'));
    expect(state.cash.p2).toBe(before - 90);
    expect(state.privates.CMH).toBe('p2');
  });
});

describe('exchanging a private', () => {
  proves(['PRIV-d', '1860-R7', 'C-1'], 'into the kept share of its company', () => {
    const pairs = Object.fromEntries(Object.entries(PRIVATES).map(([id, facts]) => [id, facts.exchange]));
    expect(pairs).toEqual({ RPSC: 'IOW', CMH: 'C&N', YHC: 'FYN', BHC: 'BHI&R', FFC: null });
    const state = table(2);
    privates(state, { RPSC: 'p1' });
    const before = sharesIn(state, 'IOW');
    play(state, exchange('RPSC'));
    expect(sharesIn(state, 'IOW')).toEqual({ ...before, p1: 1, ipo: before.ipo! - 1 });
    expect(state.privates.RPSC).toBeUndefined();
  });

  proves('PRIV-e', 'only in the owner’s own turn, the first round included', () => {
    const state = table(2);
    expect(state.round.stock).toBe(1);
    privates(state, { CMH: 'p2' });
    expect(why(state, exchange('CMH'))).toBe('not-offered SR');
    expect(why(state, exchange('CMH'), 'p2')).toBe('not-your-turn SR');
    play(state, PASS);
    expect(why(state, exchange('CMH'))).toBeNull();
  });

  proves('PRIV-f', 'once the president’s certificate is sold, floated or not', () => {
    const state = table(2);
    expect(why(state, exchange('BHC'))).toBe('exchange/not-started PRIV');
    company(state, 'BHI&R', { par: 68, price: 68, held: { p2: 2 }, floated: false, operated: false });
    expect(why(state, exchange('BHC'))).toBeNull();
  });

  proves(['PRIV-g', '1860-R2'], 'may float the company, with capital, token and home tile', () => {
    const state = table(2);
    company(state, 'FYN', { par: 82, price: 82, held: { p1: 4 }, floated: false, operated: false });
    privates(state, { YHC: 'p1' });
    play(state, exchange('YHC'));
    expect(asked(state)).toBe('p1 lay-home-tile');
    play(state, { hex: 'B4', tile: '115', rotation: 5 });
    expect(state.cash.FYN).toBe(820);
    expect(state.stations).toContainEqual({ owner: 'FYN', hex: 'B4', node: 0 });
    expect(asked(state)).toBe('p1 trade');
  });

  proves('PRIV-h', 'closes the private and leaves the number of certificates', () => {
    const state = table(2);
    const before = countedCertificates(state, 'p1');
    play(state, exchange('CMH'));
    expect(countedCertificates(state, 'p1')).toBe(before);
    const cashBefore = state.cash.p1!;
    playRound(state);
    // Brading pays 5, Cowes nothing any more.
    expect(state.cash.p1).toBe(cashBefore + 5);
  });

  proves('PRIV-i', 'until then nobody can buy the kept share', () => {
    const state = table(2);
    company(state, 'C&N', { held: { p1: 5, p2: 4 } });
    expect(why(state, { do: 'buy', company: 'C&N', from: 'ipo' })).toBe('purchase/reserved PRIV');
  });

  proves('PRIV-j', 'not into a bankrupt company before its restart', () => {
    const state = table(2);
    company(state, 'C&N', { price: 7, held: { p1: 5 }, trains: ['2+1'] });
    treasury(state, 'C&N', 0);
    operate(state, 'lay-track');
    playTo(state, 'trade');
    expect(state.companies['C&N'].bankrupt).toBe(true);
    if (asked(state) !== 'p1 trade') play(state, PASS);
    expect(why(state, exchange('CMH'))).toBe('exchange/bankrupt PRIV');
    cash(state, { p1: 500 });
    play(state, { do: 'start', company: 'C&N', par: 40 });
    expect(why(state, exchange('CMH'), 'p1')).toBeNull();
  });

  proves(['PRIV-k', '1860-R5'], 'does not use up the turn’s purchase, before it or after it', () => {
    const state = table(2);
    privates(state, { RPSC: 'p1', CMH: 'p1' });
    cash(state, { p1: 1000 });
    play(state, exchange('RPSC'));
    play(state, { do: 'buy', company: 'C&N', from: 'ipo' });
    expect(asked(state)).toBe('p1 trade');
    expect(offeredLike(state, { do: 'buy' })).toEqual([]);
    play(state, exchange('CMH'));
    expect(asked(state)).toBe('p2 trade');
  });

  proves('G-5', 'not into a company sold in this round', () => {
    const state = table(2);
    company(state, 'C&N', { held: { p1: 5, p2: 3 } });
    play(state, { do: 'sell', company: 'C&N', count: 1 });
    expect(why(state, exchange('CMH'))).toBe('exchange/sold-this-round SR');
  });
});

proves('1860-R16', 'a player who has sold a private cannot buy it back in the same round', () => {
  const state = table(3);
  state.round.stock = 2;
  privates(state, { CMH: 'p1' });
  cash(state, { p1: 500, p2: 500, p3: 500 });
  play(state, { do: 'sell-private', private: 'CMH' });
  const back = { do: 'buy-private', private: 'CMH' };
  expect(why(state, back)).toBe('private/sold-this-round PRIV');
  play(state, PASS);
  expect(why(state, back)).toBeNull();
  play(state, PASS);
  play(state, PASS);
  // The next turn in the same round.
  expect(why(state, back)).toBe('private/sold-this-round PRIV');
});

proves(['PRIV-d', 'SR-i'], 'a share from an exchange counts for the presidency like a bought one', () => {
  const exchanging = (mine: number) => {
    const state = table(2);
    privates(state, { CMH: 'p1' });
    company(state, 'C&N', { held: { p1: mine, p2: 3 }, president: 'p2' });
    play(state, { do: 'exchange', private: 'CMH' });
    return state.presidents['C&N'];
  };
  expect([exchanging(2), exchanging(3)]).toEqual(['p2', 'p1']);
});
