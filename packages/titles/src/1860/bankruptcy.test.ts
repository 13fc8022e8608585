import { changeCharter } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { poorestInShares } from './bankruptcy.ts';
import { sharesForSale } from './buying.ts';
import { countedCertificates } from './certificate-limit.ts';
import { restartPrices } from './data/market.ts';
import { COWES_TO_NEWPORT, HALTS, NEWPORT_TO_RYDE, onTheLine, ran, route } from './positions/line.ts';
import {
  asked,
  endTurn,
  offeredLike,
  operate,
  operating,
  PASS,
  passAll,
  play,
  playTo,
  why,
} from './positions/play.ts';
import {
  cash,
  closePrivates,
  company,
  depot,
  phase,
  privates,
  sharesIn,
  table,
  tiles,
  token,
  treasury,
} from './positions/position.ts';
import { priceOf, type State } from './state.ts';

const sell = (id: string, count: number) => ({ do: 'sell', company: id, count });
const start = (id: string, par: number) => ({ do: 'start', company: id, par });

/** IOW at 20, about to be ruined by p1 who sells four shares. */
function ruining(players = 3): State {
  const state = table(players);
  closePrivates(state);
  state.round.stock = 6;
  company(state, 'IOW', { price: 20, held: { p1: 4, p2: 5 }, pool: 1, cash: 210, trains: ['3+2'] });
  company(state, 'FYN', { price: 100, held: { p1: 4, p3: 5 }, trains: ['3+2'] });
  return state;
}

/** IOW goes bankrupt in its turn. */
function ruinedInOperation(): State {
  const state = onTheLine('IOW', []);
  closePrivates(state);
  phase(state, '3');
  state.round.stock = 6;
  company(state, 'IOW', { price: 7, held: { p1: 3, p2: 2 }, pool: 5, cash: 210 });
  company(state, 'FYN', { price: 100, held: { p2: 5 } });
  operate(state, 'lay-track', 'IOW');
  while (operating(state) === 'IOW') play(state, PASS);
  return state;
}

describe('a company whose price falls to 0', () => {
  proves(['BK-a', 'BK-b'], 'gives all its shares back to the IPO, and nobody is paid', () => {
    const state = ruinedInOperation();
    expect(state.companies.IOW).toMatchObject({ bankrupt: true, par: null, floated: false });
    expect(sharesIn(state, 'IOW')).toEqual({ ipo: 10 });
    expect(state.presidents.IOW).toBeNull();
    expect(state.events?.some(({ type }) => type === 'shares-sold')).toBe(false);
    const bySale = ruining();
    play(bySale, sell('IOW', 4));
    expect(sharesIn(bySale, 'IOW')).toEqual({ ipo: 10 });
  });

  proves('BK-c', 'can be restarted in the next stock round', () => {
    const state = ruinedInOperation();
    playTo(state, 'trade');
    expect(state.round.stock).toBe(7);
    cash(state, { p1: 500, p2: 500 });
    expect(why(state, start('IOW', 40))).toBeNull();
  });

  proves(['BK-d', '1860-R4'], 'leaves its tokens face down: they stop builders, not trains', () => {
    const state = onTheLine('C&N', ['4+2']);
    company(state, 'IWNJ', { held: { p2: 5 }, price: 50 });
    tiles(state, { J4: '206/2' });
    token(state, 'IWNJ', 'G5');
    token(state, 'IWNJ', 'J4');
    const far = route(
      state,
      'C&N',
      1,
      [...COWES_TO_NEWPORT, ...NEWPORT_TO_RYDE.slice(1), 'I3.0'],
      ['F2.2', 'F4.0', ...HALTS],
    );
    expect(ran(state, 'C&N', far)).toMatchObject({ why: 'routes/blocked' });
    changeCharter(state, 'IWNJ', { bankrupt: true });
    changeCharter(state, 'IWNJ', { floated: false });
    expect(ran(state, 'C&N', far)).toMatchObject({ revenue: 120 });
    treasury(state, 'C&N', 100);
    operate(state, 'lay-track', 'C&N');
    // From Ryde on nothing can be built: Newport lies between.
    const beyond = { do: 'lay', hex: 'K5', tile: '743', rotation: 2 };
    expect(why(state, beyond)).toBe('track/not-connected LAY');
    state.stations = state.stations.filter(({ owner }) => owner !== 'IWNJ');
    expect(why(state, beyond)).toBeNull();
  });

  proves('BK-e', 'keeps its money and trains for a restart, but old trains go', () => {
    const state = ruining();
    phase(state, '5');
    depot(state, '6+3', 2);
    play(state, sell('IOW', 4));
    expect(state.cash.IOW).toBe(210);
    expect(state.companies.IOW.trains).toEqual(['3+2']);
    treasury(state, 'FYN', 2000);
    operate(state, 'buy-train', 'FYN');
    play(state, { do: 'buy', from: 'bank', train: '6+3' });
    expect(state.companies.IOW.trains).toEqual([]);
    expect(state.cash.IOW).toBe(210);
  });

  proves('G-17', 'keeps a share for its private only while that is open', () => {
    const state = table(2);
    state.round.stock = 2;
    company(state, 'IOW', { price: 20, held: { p1: 4, p2: 5 }, trains: ['3+2'] });
    play(state, sell('IOW', 4));
    cash(state, { p1: 2000, p2: 2000 });
    play(state, start('IOW', 74));
    expect(sharesIn(state, 'IOW').ipo).toBe(8);
    expect(sharesForSale(state, 'IOW')).toBe(7);
    closePrivates(state);
    expect(sharesForSale(state, 'IOW')).toBe(8);
  });
});

describe('the priority deal', () => {
  proves(
    ['BK-f', '1860-R4'],
    'goes to the player with the fewest shares; ties go clockwise from the holder',
    () => {
      const state = table(3);
      closePrivates(state);
      company(state, 'IOW', { held: { p1: 6 } });
      company(state, 'C&N', { held: { p2: 3, p3: 5 } });
      company(state, 'FYN', { held: { p2: 3, p3: 5 } });
      privates(state, { YHC: 'p2' });
      // Six shares each, but five certificates of p1, six of p2 and a private besides.
      expect(['p1', 'p2'].map((seat) => countedCertificates(state, seat))).toEqual([5, 7]);
      state.priority = 'p2';
      expect(poorestInShares(state)).toBe('p2');
      state.priority = 'p3';
      expect(poorestInShares(state)).toBe('p1');
      company(state, 'NGStL', { held: { p1: 5, p2: 5 } });
      expect(poorestInShares(state)).toBe('p3');
    },
  );

  proves('G-18', 'of several bankruptcies in an operating round the last decides', () => {
    const state = table(2);
    closePrivates(state);
    company(state, 'IOW', { price: 14, held: { p1: 5 } });
    company(state, 'FYN', { price: 7, held: { p2: 5 } });
    company(state, 'C&N', { price: 100, held: { p1: 4, p2: 3 } });
    passAll(state);
    endTurn(state);
    endTurn(state);
    // p1 has four shares left, p2 still eight.
    expect(state.priority).toBe('p1');
    endTurn(state);
    // Now p2 has three.
    expect(state.priority).toBe('p2');
  });
});

describe('the round', () => {
  proves(
    ['BK-g', '1860-R4'],
    'of stocks ends at once and a new one begins, in which anything may be bought',
    () => {
      const state = ruining();
      cash(state, { p1: 1000, p2: 1000, p3: 1000 });
      play(state, sell('FYN', 1));
      play(state, sell('IOW', 4));
      expect(state.events).toContainEqual({ type: 'stock-round-cut-short', priority: 'p2' });
      // p2 has only two shares left, and begins the new round.
      expect(state.priority).toBe('p2');
      expect(asked(state)).toBe('p2 trade');
      expect(state.round).toEqual({ stock: 6, operating: 0 });
      play(state, start('IOW', 40));
      play(state, PASS);
      expect(asked(state)).toBe('p1 trade');
      expect(why(state, { do: 'buy', company: 'FYN', from: 'pool' })).toBeNull();
      expect(why(state, { do: 'buy', company: 'IOW', from: 'ipo' })).toBeNull();
    },
  );

  proves(['BK-h', '1860-R4'], 'of operations continues; only the company’s turn is over', () => {
    const state = onTheLine('IOW', []);
    closePrivates(state);
    company(state, 'IOW', { price: 14, held: { p1: 5 }, cash: 1000 });
    company(state, 'FYN', { price: 7, held: { p2: 5 } });
    operate(state, 'lay-track', 'IOW');
    play(state, PASS);
    while (operating(state) === 'IOW') play(state, PASS);
    expect(state.companies.IOW).toMatchObject({ bankrupt: true, trains: [] });
    expect(operating(state)).toBe('FYN');
  });
});

describe('a restart', () => {
  /** IOW, ruined with this much money, and p1 to trade with plenty. */
  function ruined(money: number, insolvent = false): State {
    const state = table(2);
    closePrivates(state);
    state.round.stock = 6;
    company(state, 'IOW', { price: 20, held: { p1: 4, p2: 5 }, cash: money, insolvent });
    play(state, sell('IOW', 4));
    cash(state, { p1: 2000, p2: 2000 });
    if (asked(state) !== 'p1 trade') play(state, PASS);
    return state;
  }

  proves(
    ['BK-i', 'C-16', '1860-R4'],
    'sets a new par, from 40 up to the company’s highest, green or grey',
    () => {
      const state = ruined(0);
      const pars = offeredLike(state, { do: 'start', company: 'IOW' }).map(({ par }) => par);
      expect(pars).toEqual([40, 44, 47, 50, 52, 54, 56, 58, 60, 62, 65, 68, 71, 74, 78, 82, 86, 90, 95, 100]);
      expect(restartPrices('BHI&R').at(-1)).toBe(68);
      expect(restartPrices('S&C')).toContain(62);
    },
  );

  proves(['BK-j', 'BK-k'], 'floats at half: ten times the par to what it had, and tokens turn up', () => {
    const state = ruined(20);
    play(state, start('IOW', 68));
    expect(state.events?.map(({ type }) => type)).toContain('company-restarted');
    for (let i = 0; i < 2; i++) {
      play(state, { do: 'buy', company: 'IOW', from: 'ipo' });
      expect(state.companies.IOW.bankrupt).toBe(true);
    }
    play(state, { do: 'buy', company: 'IOW', from: 'ipo' });
    expect(state.companies.IOW).toMatchObject({ floated: true, bankrupt: false });
    expect(state.cash.IOW).toBe(700);
    expect(state.stations.filter(({ owner }) => owner === 'IOW')).toHaveLength(1);
  });

  proves(['MK-c', 'BK-i'], 'does not operate before it floats: sales leave its price', () => {
    const state = ruined(0);
    play(state, start('IOW', 68));
    play(state, { do: 'buy', company: 'IOW', from: 'ipo' });
    passAll(state);
    playTo(state, 'trade');
    if (asked(state) !== 'p2 trade') play(state, PASS);
    play(state, sell('IOW', 1));
    expect(priceOf(state, 'IOW')).toBe(68);
  });

  proves(
    ['BK-l', 'BK-m', '1860-R3'],
    'may leave the company insolvent: because it was before, or because it lacks money',
    () => {
      for (const insolvent of [false, true]) {
        const state = ruined(0, insolvent);
        phase(state, '5');
        depot(state, '6+3', 2);
        tiles(state, { J4: '5/1' });
        play(state, start('IOW', 40));
        for (let i = 0; i < 3; i++) play(state, { do: 'buy', company: 'IOW', from: 'ipo' });
        expect(state.cash.IOW).toBe(400);
        expect(state.companies.IOW.insolvent).toBe(insolvent);
        operate(state, 'lay-track', 'IOW');
        play(state, PASS);
        // Insolvent before, it leases in its first turn; else it is insolvent at the end of it.
        if (insolvent) expect(asked(state)).toMatch(/run-trains/);
        endTurn(state);
        expect(state.companies.IOW.insolvent).toBe(true);
      }
    },
  );
});
