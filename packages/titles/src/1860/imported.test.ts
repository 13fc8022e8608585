import { decodeTableSetup, type OptionSpecs, PASS } from '@signalbox/kernel';
import { changeCharter } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { turnOf } from './exports.ts';
import { eighteenSixty } from './index.ts';
import { nationaliseIfDue } from './nationalisation.ts';
import { OPTIONS, PRESETS } from './options.ts';
import { onTheLine } from './positions/line.ts';
import { asked, offered, offeredLike, operate, passAll, play, playTo, why } from './positions/play.ts';
import { cash, closePrivates, company, depot, phase, privates, table, unsold } from './positions/position.ts';
import { isAskedToStart } from './starting.ts';
import { priceOf } from './state.ts';

/** Options that only games from 18xx.games have (ruling A6). */

proves('A6', 'no table that people open can have what only imported games need', () => {
  const options = PRESETS['18xx.games']!;
  expect(decodeTableSetup(eighteenSixty, { players: 3, options })).toMatchObject({
    why: 'option-import-only',
  });
});

proves(
  'A6',
  'the options of imported games are those rules that 18xx.games plays differently from the text',
  () => {
    const preset = PRESETS['18xx.games'] as Record<string, unknown>;
    const differing = Object.entries(OPTIONS as OptionSpecs)
      .filter(([name, { default: rule }]) => name in preset && preset[name] !== rule)
      .map(([name]) => name);
    expect(differing).toEqual(Object.keys(OPTIONS).filter((name) => name in preset));
    const imported = Object.entries(OPTIONS as OptionSpecs).filter(([, { importOnly }]) => importOnly);
    // The importer sets the last one itself, where a game has an exchange in somebody else's turn.
    expect(imported.map(([name]) => name).filter((name) => !differing.includes(name))).toEqual([
      'exchangeTurn',
    ]);
    const chosen = differing.filter((name) => !imported.some(([other]) => other === name));
    // The text or a gap in it leaves these to the table.
    expect(chosen).toEqual([
      'largerMap',
      'skipTowns',
      'passing',
      'oneSaleEach',
      'lateExchange',
      'unmovedMarker',
      'receivershipLease',
      'halving',
    ]);
  },
);

describe('receivership', () => {
  proves(['A6', 'REC'], 'its train is bought by an action, the smallest and no other', () => {
    const state = onTheLine('IOW', [], { receiverTrains: 'entered' });
    closePrivates(state);
    phase(state, '8');
    company(state, 'IOW', { held: {}, pool: 5, president: 'pool', price: 100, cash: 900 });
    passAll(state);
    expect(asked(state)).toMatch(/buy-train$/);
    expect(offered(state)).toHaveLength(1);
    play(state, offered(state)[0]!);
    expect(state.companies.IOW.trains).toHaveLength(1);
    expect(asked(state)).not.toMatch(/buy-train$/);
  });

  proves(['A6', 'REC'], 'a shareholder buys the certificate out of the pool for one share more', () => {
    for (const certificateFromPool of [false, true]) {
      const state = table(2, { certificateFromPool });
      company(state, 'IOW', { held: { p1: 1 }, pool: 2, president: 'pool', price: 100 });
      cash(state, { p1: 150 });
      const choice = { do: 'buy', company: 'IOW', from: 'president' };
      expect(offeredLike(state, choice)).toHaveLength(certificateFromPool ? 1 : 0);
      if (!certificateFromPool) continue;
      play(state, choice);
      expect(state.presidents.IOW).toBe('p1');
      expect(state.shares.IOW).toMatchObject({ p1: 2 });
      expect(state.cash.p1).toBe(50);
    }
  });
});

proves(['A6', 'A10'], 'above the limit shares are sold, and no private before them', () => {
  for (const overLimitSellsShares of [false, true]) {
    const state = table(4, { overLimitSellsShares });
    closePrivates(state);
    state.round.stock = 2;
    state.privates = { ...state.privates, FFC: 'p1' };
    company(state, 'C&N', { held: { p1: 9 } });
    company(state, 'IOW', { held: { p1: 6, p2: 4 }, president: 'p1' });
    company(state, 'FYN', { held: { p1: 3, p2: 5 } });
    const sale = { do: 'sell-private', private: 'FFC' };
    expect(why(state, PASS)).toBe('trade/sell-first LIM');
    expect(offeredLike(state, sale)).toHaveLength(overLimitSellsShares ? 0 : 1);
    play(state, { do: 'sell', company: 'FYN', count: 1 });
    expect(offeredLike(state, sale)).toHaveLength(1);
  }
});

describe('trains', () => {
  proves(['A6', '1860-R3'], 'a company with exactly the price of a train need not buy it', () => {
    for (const [dutyNeedsMore, objection] of [
      [false, 'trains/must-buy INS'],
      [true, null],
    ] as const) {
      const state = onTheLine('IOW', [], { dutyNeedsMore });
      closePrivates(state);
      phase(state, '8');
      depot(state, '9+5', 1);
      company(state, 'IOW', { held: { p1: 5 }, cash: 800 });
      operate(state, 'buy-train');
      expect(why(state, { do: 'pass' })).toBe(objection);
    }
  });

  proves(
    ['A6', '1860-R12'],
    'insolvency ends before running, so that no token is placed in that turn',
    () => {
      const state = onTheLine('IOW', [], { solventAgain: 'before-running' });
      closePrivates(state);
      phase(state, '8');
      depot(state, '9+5', 1);
      company(state, 'IOW', { held: { p1: 5 }, cash: 900, insolvent: true });
      operate(state, 'lay-track');
      expect(state.companies.IOW.insolvent).toBe(true);
      play(state, { do: 'pass' });
      expect(asked(state)).toBe('p1 buy-train');
      expect(state.companies.IOW.insolvent).toBe(false);
      expect(turnOf(state)!.leased).toBeNull();
    },
  );
});

describe('British Rail', () => {
  proves(['A6', 'G-16'], 'waits for trains of companies that have not floated', () => {
    for (const [unfloatedNeedTrains, era] of [
      [false, 'british-rail'],
      [true, 'southern'],
    ] as const) {
      const state = onTheLine('IOW', ['9+5'], { unfloatedNeedTrains });
      phase(state, '9');
      state.era = 'southern';
      unsold(state, 'C&N');
      company(state, 'FYN', { held: { p2: 4 }, price: 82, floated: false, operated: false });
      nationaliseIfDue(state);
      expect(state.era).toBe(era);
    }
  });

  proves(
    ['A6', 'NAT'],
    'lets companies continue to build if it follows the Southern without a stock round',
    () => {
      for (const [buildsUnderBritishRail, step] of [
        [false, 'p1 run-trains'],
        [true, 'p1 lay-track'],
      ] as const) {
        // A run that is entered, as in a recorded game, shows what is asked first.
        const state = onTheLine('IOW', ['9+5'], { buildsUnderBritishRail, dutyRuns: 'entered' });
        closePrivates(state);
        unsold(state, 'C&N');
        phase(state, '9');
        company(state, 'IOW', { held: { p1: 5 }, price: 50, trains: ['9+5'] });
        passAll(state);
        state.era = 'southern-formed';
        delete state.buildsOn;
        nationaliseIfDue(state);
        expect(state.era).toBe('british-rail');
        playTo(state, step.split(' ')[1]!);
        expect([state.buildsOn ?? false, asked(state)]).toEqual([buildsUnderBritishRail, step]);
      }
    },
  );

  proves(['A6', '1860-R13'], 'ends the game at once if all remaining companies pay the same', () => {
    const state = onTheLine('IOW', [], { tieEnds: true });
    closePrivates(state);
    phase(state, '9');
    state.era = 'southern';
    for (const id of ['IOW', 'C&N', 'FYN'] as const) company(state, id, { trains: ['9+5'] });
    state.tiles = {};
    passAll(state);
    expect(state.round.operating).toBe(1);
    expect(['IOW', 'C&N', 'FYN'].every((id) => state.companies[id as 'IOW'].closed)).toBe(true);
    expect(state.outcome?.reason).toBe('nationalisation');
  });
});

describe('stock rounds', () => {
  proves(
    ['A6', 'PRIV'],
    'a player who could pay for the cheapest certificate of any layer may exchange a private',
    () => {
      for (const [money, reason] of [
        [2 * 54 - 1, 'trade/exchange-alone PRIV'],
        [2 * 54, null],
      ] as const) {
        const state = table(2, { exchangeBesides: true });
        company(state, 'C&N', { held: { p2: 5 }, price: 150, par: 100 });
        company(state, 'IOW', { held: { p2: 5 }, price: 150, par: 100, operated: false });
        changeCharter(state, 'C&N', { operated: false });
        // Nothing else is for sale that cheap.
        state.shares['C&N'] = { p2: 9, ipo: 1 };
        state.shares.IOW = { p2: 9, ipo: 1 };
        cash(state, { p1: money });
        expect(why(state, { do: 'exchange', private: 'CMH' })).toBe(reason);
      }
    },
  );

  proves(['A6', 'LIM-c'], 'at the certificate limit nobody is asked to start a company', () => {
    const state = table(4);
    closePrivates(state);
    cash(state, { p1: 108 });
    company(state, 'C&N', { held: { p1: 9 } });
    company(state, 'IOW', { held: { p1: 8 } });
    expect(isAskedToStart(state, 'p1')).toBe(true);
    state.privates = { ...state.privates, BHC: 'p1' };
    expect(isAskedToStart(state, 'p1')).toBe(false);
  });

  proves(['A6', 'BK-i'], 'a bankrupt company may be started again for less', () => {
    const withCash = (money: number, bankrupt: boolean) => {
      const state = table(4);
      closePrivates(state);
      cash(state, { p1: money });
      for (const id of ['S&C', 'VYSC'] as const) changeCharter(state, id, { bankrupt });
      return isAskedToStart(state, 'p1');
    };
    // The lowest par price is 54, the lowest grey one 40.
    expect([withCash(107, false), withCash(108, false)]).toEqual([false, true]);
    expect([withCash(79, true), withCash(80, true)]).toEqual([false, true]);
  });

  proves(['A6', 'G-5'], 'a private is exchanged for a share of a company sold in this round', () => {
    const state = table(2, { exchangeAfterSale: true });
    company(state, 'C&N', { held: { p1: 5, p2: 3 } });
    play(state, { do: 'sell', company: 'C&N', count: 1 });
    expect(why(state, { do: 'exchange', private: 'CMH' })).toBeNull();
  });

  proves(['A6', '1860-R14'], 'an exchange needs something else that its player could do', () => {
    const exchanging = (money: number) => {
      const state = table(2, { exchangeBesides: true });
      privates(state, { CMH: 'p1' });
      company(state, 'C&N', { held: { p2: 5 }, par: 74 });
      company(state, 'IOW', { held: { p2: 5 }, par: 100 });
      cash(state, { p1: money });
      return why(state, { do: 'exchange', private: 'CMH' });
    };
    // A share of C&N is enough.
    expect([exchanging(73), exchanging(74)]).toEqual(['trade/exchange-alone PRIV', null]);
  });

  proves(['A6', 'SOUTH'], 'companies are started after the Southern', () => {
    for (const startsUnderSouthern of [false, true]) {
      const state = table(2, { startsUnderSouthern });
      unsold(state, 'C&N');
      cash(state, { p1: 500 });
      state.era = 'southern';
      const starts = offeredLike(state, { do: 'start', company: 'C&N' });
      expect(starts.length > 0).toBe(startsUnderSouthern);
    }
  });

  proves(['A6', 'SOUTH'], 'but without a home token, which those before it have', () => {
    const homes = (era: 'independent' | 'southern') => {
      const state = table(2, { startsUnderSouthern: true });
      company(state, 'C&N', { held: { p1: 4 }, floated: false, operated: false });
      state.stations = state.stations.filter(({ owner }) => owner !== 'C&N');
      state.era = era;
      play(state, { do: 'buy', company: 'C&N', from: 'ipo' });
      expect(state.companies['C&N'].floated).toBe(true);
      return state.stations.filter(({ owner }) => owner === 'C&N').map(({ hex }) => hex);
    };
    expect([homes('independent'), homes('southern')]).toEqual([['F2'], []]);
  });

  proves(['A6', 'BK'], 'a restarted company falls by sales before it floats', () => {
    for (const [fallsUnfloated, price] of [
      [false, 100],
      [true, 95],
    ] as const) {
      const state = table(2, { fallsUnfloated });
      company(state, 'IOW', { held: { p1: 3 }, floated: false, operated: true, price: 100, par: 100 });
      play(state, { do: 'sell', company: 'IOW', count: 1 });
      expect(priceOf(state, 'IOW')).toBe(price);
    }
  });

  proves(['A6', 'BK'], 'and floats at the price to which it has fallen', () => {
    for (const [fallsUnfloated, price] of [
      [false, 100],
      [true, 95],
    ] as const) {
      const state = table(2, { fallsUnfloated });
      company(state, 'IOW', { held: { p1: 4 }, floated: false, operated: true, price: 95, par: 100 });
      play(state, { do: 'buy', company: 'IOW', from: 'ipo' });
      expect([state.companies.IOW.floated, priceOf(state, 'IOW')]).toEqual([true, price]);
    }
  });

  proves(['A6', 'A7'], 'a game without end is broken off after the hundredth', () => {
    const ending = (stock: number, options: { stalemate?: string }) => {
      const state = table(2, options);
      closePrivates(state);
      for (const id of ['C&N', 'IOW'] as const) unsold(state, id);
      cash(state, { p1: 0, p2: 0 });
      state.round = { stock, operating: 0 };
      passAll(state);
      return state.outcome?.reason;
    };
    expect(ending(99, { stalemate: 'hundred-sets' })).toBeUndefined();
    expect(ending(100, { stalemate: 'hundred-sets' })).toBe('stopped');
    expect(ending(100, {})).toBe('nothing-left');
  });
});
