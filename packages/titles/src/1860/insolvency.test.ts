import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { turnOf } from './exports.ts';
import { onTheLine } from './positions/line.ts';
import {
  asked,
  endTurn,
  offered,
  offeredLike,
  operate,
  operating,
  PASS,
  passAll,
  play,
  playTo,
  why,
} from './positions/play.ts';
import { cash, closePrivates, company, depot, phase, table, tiles, token } from './positions/position.ts';
import { priceOf, type State } from './state.ts';

/** IOW at Ryde with a route, no train and this much money, in phase 7. */
function trainless(money: number, insolvent = false, options = {}): State {
  const state = onTheLine('IOW', [], options);
  closePrivates(state);
  phase(state, '7');
  company(state, 'IOW', { held: { p1: 5 }, price: 122, cash: money, insolvent });
  return state;
}

describe('a company without a train', () => {
  proves(['INS-a', '1860-R3', 'C-6'], 'must buy one if it can pay, with a route or without', () => {
    const state = trainless(700);
    operate(state, 'buy-train');
    expect(why(state, PASS)).toBe('trains/must-buy INS');
    expect(offered(state)).toEqual([{ do: 'buy', from: 'bank', train: '8+4' }]);
    const nowhere = table(2);
    closePrivates(nowhere);
    company(nowhere, 'FYN', { held: { p1: 5 }, cash: 250 });
    operate(nowhere, 'buy-train');
    expect(why(nowhere, PASS)).toBe('trains/must-buy INS');
    const poor = trainless(690);
    passAll(poor);
    endTurn(poor);
    expect(poor.companies.IOW.trains).toEqual([]);
  });

  proves('INS-b', 'runs nothing, falls two ranks, and is insolvent at the end of its turn', () => {
    const state = trainless(440);
    passAll(state);
    play(state, PASS);
    expect(state.companies.IOW.insolvent).toBe(false);
    endTurn(state);
    expect(state.companies.IOW.insolvent).toBe(true);
    expect(priceOf(state, 'IOW')).toBe(110);
    expect(state.cash.IOW).toBe(440);
  });

  proves('INS-c', 'stays solvent without a route', () => {
    const state = table(2);
    closePrivates(state);
    company(state, 'VYSC', { held: { p1: 5 } });
    tiles(state, { E9: '746/2' });
    passAll(state);
    endTurn(state);
    expect(state.companies.VYSC.insolvent).toBe(false);
  });
});

describe('an insolvent company', () => {
  proves(['INS-d', 'INS-h'], 'earns 40 and 20 for each stop, pays nothing out and falls', () => {
    const state = trainless(0, true);
    tiles(state, { I3: '758/0' });
    operate(state, 'run-trains');
    play(state, { routes: [{ train: 'leased', path: ['J2.0', 'I3.0', 'J4.0'] }] });
    expect(state.cash.IOW).toBe(100);
    expect(priceOf(state, 'IOW')).toBe(110);
    expect(asked(state)).not.toMatch(/dividend/);
  });

  proves('INS-h', 'with the first number only: 140 for a 5+3, 220 for a 9+5 at most', () => {
    const long = (train: '5+3' | '9+5') => {
      const state = trainless(0, true);
      depot(state, train, 1);
      tiles(state, { I3: '758/0' });
      operate(state, 'run-trains');
      const path = ['J2.0', 'I3.0', 'J4.0', 'I5.0', 'H4.1', 'H4.0', 'G3.0', 'G5.0', 'F4.0', 'F2.2', 'F2.1'];
      const halts = ['I5.0', 'H4.1', 'H4.0', 'G3.0', 'F4.0', 'F2.2'];
      return { state, path, halts };
    };
    const five = long('5+3');
    const passed = five.halts;
    play(five.state, { routes: [{ train: 'leased', path: five.path, passed }] });
    expect(five.state.cash.IOW).toBe(140);
    const nine = long('9+5');
    const most = { train: 'leased', path: nine.path, passed: nine.halts.slice(4) };
    expect(why(nine.state, { routes: [{ ...most, passed: nine.halts.slice(5) }] })).toBe(
      'routes/too-long RUN',
    );
    play(nine.state, { routes: [most] });
    expect(nine.state.cash.IOW).toBe(220);
  });

  proves(['INS-i', 'G-11'], 'gets no subsidy for halts on a leased run', () => {
    const state = trainless(0, true);
    depot(state, '5+3', 1);
    operate(state, 'run-trains');
    const path = ['J4.0', 'I5.0', 'H4.1', 'H4.0', 'G3.0', 'G5.0'];
    token(state, 'IOW', 'J4');
    play(state, { routes: [{ train: 'leased', path, passed: ['H4.0', 'G3.0'] }] });
    expect(state.cash.IOW).toBe(40 + 80);
  });

  proves(['INS-h', 'SOUTH-c'], 'makes no stop at halts once the Southern is in force', () => {
    const state = trainless(0, true);
    state.era = 'southern';
    depot(state, '5+3', 1);
    token(state, 'IOW', 'J4');
    operate(state, 'run-trains');
    const path = ['J4.0', 'I5.0', 'H4.1', 'H4.0', 'G3.0', 'G5.0'];
    play(state, { routes: [{ train: 'leased', path }] });
    expect(state.cash.IOW).toBe(40 + 2 * 20);
  });

  proves('INS-e', 'builds and places only what costs nothing', () => {
    const building = (insolvent: boolean) => {
      const state = trainless(300, insolvent);
      tiles(state, { J4: '206/2' });
      const { F4: _, ...others } = state.tiles;
      state.tiles = others;
      operate(state, 'lay-track');
      return state;
    };
    const dear = { do: 'lay', hex: 'K5', tile: '743', rotation: 2 };
    const solvent = building(false);
    expect(why(solvent, dear)).toBeNull();
    play(solvent, PASS);
    expect(asked(solvent)).toBe('p1 place-token');
    const state = building(true);
    expect(why(state, dear)).toBe('insolvent/no-costs INS');
    expect(new Set(offeredLike(state, { do: 'lay' }).map(({ hex }) => hex))).toEqual(new Set(['F4']));
    play(state, { do: 'lay', hex: 'F4', tile: '742', rotation: 3 });
    play(state, PASS);
    expect(asked(state)).toBe('p1 run-trains');
  });

  proves(
    ['INS-f', '1860-R3', '1860-R12'],
    'that can pay when its turn begins is solvent: it builds, leases nothing, falls and must buy',
    () => {
      const state = trainless(800, true);
      depot(state, '9+5', 1);
      passAll(state);
      expect(state.companies.IOW.insolvent).toBe(false);
      expect(state.events).toContainEqual({ type: 'can-pay-again', company: 'IOW' });
      play(state, PASS);
      expect(asked(state)).toBe('p1 place-token');
      play(state, PASS);
      expect(asked(state)).toBe('p1 buy-train');
      expect(turnOf(state)!.leased).toBeNull();
      expect(priceOf(state, 'IOW')).toBe(110);
      expect(why(state, PASS)).toBe('trains/must-buy INS');
    },
  );

  proves(['INS-a', 'INS-j'], 'must buy in the turn in which a leased run brings the money for it', () => {
    const state = trainless(620, true);
    tiles(state, { I3: '758/0' });
    operate(state, 'run-trains');
    play(state, { routes: [{ train: 'leased', path: ['J2.0', 'I3.0', 'J4.0'] }] });
    expect([state.cash.IOW, state.companies.IOW.insolvent]).toEqual([720, true]);
    expect(why(state, PASS)).toBe('trains/must-buy INS');
    play(state, { do: 'buy', from: 'bank', train: '8+4' });
    expect([state.cash.IOW, state.companies.IOW.insolvent]).toEqual([20, false]);
  });

  proves(['DIV-h', 'BK-h', 'BK-m'], 'that falls to zero buys no train, and stays insolvent', () => {
    const state = trainless(620, true);
    company(state, 'IOW', { held: { p1: 5 }, price: 14, cash: 620, insolvent: true });
    company(state, 'FYN', { held: { p2: 5 }, price: 7 });
    tiles(state, { I3: '758/0' });
    operate(state, 'run-trains');
    play(state, { routes: [{ train: 'leased', path: ['J2.0', 'I3.0', 'J4.0'] }] });
    expect(state.companies.IOW).toMatchObject({ bankrupt: true, insolvent: true, trains: [] });
    expect([state.cash.IOW, operating(state)]).toEqual([720, 'FYN']);
  });

  proves('INS-g', 'leases the smallest train of pool or bank', () => {
    const state = trainless(0, true);
    state.discarded = ['5+3'];
    operate(state, 'run-trains');
    expect(turnOf(state)!.leased).toBe('5+3');
  });

  proves('INS-j', 'is solvent again with a train, from bank or company', () => {
    const state = trainless(100, true);
    company(state, 'FYN', { held: { p1: 5 }, price: 50, trains: ['4+2', '5+3'] });
    operate(state, 'buy-train', 'IOW');
    play(state, { do: 'deal', from: 'FYN', train: '4+2', price: 10 });
    expect(state.companies.IOW).toMatchObject({ trains: ['4+2'], insolvent: false });
    expect(state.events).toContainEqual({ type: 'solvent', company: 'IOW' });
    expect(operating(state)).not.toBeNull();
  });

  proves('INS-k', 'is sold at half, bought at par or price, and falls as usual', () => {
    const state = trainless(0, true);
    phase(state, '5');
    company(state, 'IOW', { held: { p1: 1, p2: 5 }, pool: 1, par: 74, price: 82, insolvent: true });
    cash(state, { p1: 0, p2: 200 });
    play(state, { do: 'sell', company: 'IOW', count: 1 });
    expect(state.cash.p1).toBe(41);
    expect(priceOf(state, 'IOW')).toBe(78);
    play(state, PASS);
    play(state, { do: 'buy', company: 'IOW', from: 'ipo' });
    expect(state.cash.p2).toBe(126);
    playTo(state, 'trade');
  });
});

describe('options', () => {
  proves('1860-R1', 'in the first edition a lease brings half of an ordinary run', () => {
    const state = trainless(0, true, { insolvency: 'first-edition' });
    tiles(state, { I3: '758/0' });
    operate(state, 'run-trains');
    play(state, { routes: [{ train: 'leased', path: ['I3.0', 'J4.0'] }] });
    expect(state.cash.IOW).toBe(35);
  });

  proves('1860-R1', 'simplified, it brings a fixed sum and is not run', () => {
    const state = trainless(0, true, { insolvency: 'simplified' });
    state.discarded = ['5+3'];
    passAll(state);
    play(state, PASS);
    expect(state.cash.IOW).toBe(140);
  });

  proves(['A6', '1860-R1'], 'in imported games it is run even so', () => {
    const state = trainless(0, true, { insolvency: 'simplified', simplifiedRuns: true });
    state.discarded = ['5+3'];
    operate(state, 'run-trains');
    expect(asked(state)).toBe('p1 run-trains');
  });
});
