import { PASS } from '@signalbox/kernel';
import { changeCharter, setPresident } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import { BOARD } from '../data/board.ts';
import { bordersIn } from '../data/borders.ts';
import { countryOf } from '../data/countries.ts';
import { phaseRules } from '../data/phases.ts';
import { LITE_ROSTER, ROSTER } from '../data/trains.ts';
import { type State, trainLimit } from '../state.ts';
import { activeSides } from '../testing/borders.ts';
import { asked, attempt, give, lay, offered, play, put, stand, table, why } from '../testing/table.ts';
import { cheapestPrice } from './train-market.ts';
import { newTrainStep, type TrainStep } from './train-step.ts';

function step(state: State, company: 'SFTG' | 'AFI' = 'AFI'): State {
  return stand(state, 'train-step', 'buy-train', newTrainStep(company));
}

const bank = (train: string) => ({ do: 'buy', from: 'bank', train });

describe('trains (§4.5)', () => {
  const counts = (roster: typeof ROSTER) => roster.map(({ count }) => count);

  proves(['4.5c', 'C-6', '1841-R1', 'A1'], 'the roster, with three 5-trains', () => {
    expect(counts(ROSTER)).toEqual([8, 6, 4, 3, 2, 2, 7]);
    expect(ROSTER.map(({ price }) => price)).toEqual([100, 200, 350, 550, 800, 1100, 1450]);
  });

  proves('8.3.8a', 'Lite has fewer of the smaller trains, at the same prices', () => {
    expect(counts(LITE_ROSTER)).toEqual([6, 5, 3, 2, 2, 2, 7]);
    expect(LITE_ROSTER.map(({ price }) => price)).toEqual(ROSTER.map(({ price }) => price));
  });

  /** AFI with money for several trains, and one 2-train left in the depot. */
  function lastOfAKind(): State {
    const state = table();
    state.depot = [1, 6, 4, 3, 2, 2, 7];
    put(state, 'AFI', { held: { p1: 3 }, at: ['K11'], cash: 1000 });
    return step(state);
  }

  proves('4.5b', 'the cheapest train of the bank may be a discarded one, or there is none', () => {
    const state = lastOfAKind();
    Object.assign(state, { depot: [0, 0, 0, 0, 0, 2, 7], discarded: ['4', '5'] });
    expect(cheapestPrice(state)).toBe(350);
    Object.assign(state, { depot: [0, 0, 0, 0, 0, 0, 0], discarded: [] });
    expect(cheapestPrice(state)).toBeNull();
  });

  proves(['4.5a', '4.5b'], 'any number of trains, of the bank the smallest first', () => {
    const state = lastOfAKind();
    expect(why(state, bank('3'))).toContain('not-offered');
    play(state, bank('2'), bank('3'));
    expect([state.companies.AFI.trains, state.cash.AFI]).toEqual([['2', '3'], 700]);
  });

  proves(['4.5d', '4.6.2a', '4.6.2e'], 'the first 3-train begins phase 3: two rounds, nothing rusts', () => {
    const state = lastOfAKind();
    play(state, bank('2'));
    expect([state.phase, phaseRules(state.phase).colours]).toEqual(['2', ['yellow']]);
    play(state, bank('3'));
    expect([state.phase, phaseRules(state.phase).colours]).toEqual(['3', ['yellow', 'green']]);
    expect([phaseRules(state.phase).operatingRounds, trainLimit(state, 'AFI')]).toEqual([2, 4]);
    expect(state.companies.AFI.trains).toEqual(['2', '3']);
  });

  proves('4.5g', 'how many trains a minor and a major may have in each phase', () => {
    const limits = (['2', '3', '4', '5', '6', '7', '8'] as const).map((phase) => {
      const { minor, major } = phaseRules(phase).trainLimit;
      return [minor, major];
    });
    expect(limits).toEqual([
      [2, 4],
      [2, 4],
      [2, 3],
      [2, 3],
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
  });

  proves(
    ['4.6.8a', '4.5.1.1b'],
    'nobody chooses for a frozen company: it discards its smallest train',
    () => {
      const state = firstSix();
      changeCharter(state, 'AFI', { trains: ['5'] });
      changeCharter(state, 'CTS', { trains: ['5'] });
      changeCharter(state, 'CFCC', { trains: ['5'] });
      put(state, 'ICSF', { held: { pool: 3 }, at: [], trains: ['5', '4', '5'] });
      play(state, bank('6'));
      expect(state.companies.ICSF.trains).toEqual(['5', '5']);
      expect(state.discarded).toContain('4');
    },
  );

  proves('4.6b', 'a discarded train changes no phase', () => {
    const state = table();
    state.phase = '6';
    state.concessions = {};
    state.depot = [0, 0, 0, 0, 1, 2, 7];
    state.discarded = ['5'];
    put(state, 'AFI', { held: { p1: 3 }, at: ['K11'], cash: 1000 });
    play(step(state), { do: 'buy', from: 'pool', train: '5' });
    expect([state.companies.AFI.trains, state.cash.AFI, state.phase]).toEqual([['5'], 450, '6']);
  });

  /** Phase 5: AFI has two trains and buys the first 6; CTS and CFCC, which operates first, have three. */
  function firstSix(): State {
    const state = table();
    state.phase = '5';
    state.concessions = {};
    state.depot = [0, 0, 0, 0, 2, 2, 7];
    put(state, 'AFI', { held: { p1: 3 }, at: ['K11'], cash: 2000, trains: ['4', '5'] });
    put(state, 'CTS', { held: { p2: 3 }, at: ['K13'], price: 68, trains: ['4', '5', '5'] });
    put(state, 'CFCC', { held: { p3: 3 }, at: ['L14'], price: 144, trains: ['4', '4', '5'] });
    return step(state);
  }

  proves(
    ['4.5f', '4.5g', '4.5h', '4.6.5a'],
    'the limit holds before the purchase, the new one after it',
    () => {
      const state = firstSix();
      expect([trainLimit(state, 'AFI'), why(state, bank('6'))]).toEqual([3, null]);
      changeCharter(state, 'AFI', { trains: ['4', '5', '5'] });
      expect(why(state, bank('6'))).toBe('trains/limit (4.5)');
      changeCharter(state, 'AFI', { trains: ['4', '5'] });
      play(state, bank('6'));
      expect([state.phase, trainLimit(state, 'AFI')]).toEqual(['6', 2]);
      expect(state.companies.AFI.trains).toEqual(['4', '5', '6']);
    },
  );

  proves(
    ['4.6.8a', '4.6.8b', '4.5e'],
    'then excess trains are discarded, in operating order, and can be bought',
    () => {
      const state = firstSix();
      play(state, bank('6'));
      expect(asked(state)).toBe('p3 discard-train');
      play(state, { company: 'CFCC', train: '4' });
      expect(asked(state)).toBe('p1 discard-train');
      play(state, { company: 'AFI', train: '4' }, { company: 'CTS', train: '4' });
      expect(state.discarded).toEqual(['4', '4', '4']);
      step(state);
      expect(why(state, { do: 'buy', from: 'pool', train: '4' })).toBe('trains/limit (4.5)');
      changeCharter(state, 'AFI', { trains: ['6'] });
      const cash = state.cash.AFI!;
      play(state, { do: 'buy', from: 'pool', train: '4' });
      expect(cash - state.cash.AFI!).toBe(350);
    },
  );

  proves(
    ['4.5i', '4.5m', 'A3'],
    'trains of other companies, for what both agree on, from the treasury',
    () => {
      const state = table();
      put(state, 'AFI', { held: { p1: 3 }, at: ['K11'], cash: 60 });
      put(state, 'CTS', { held: { p2: 3 }, at: ['K13'], trains: ['3'] });
      step(state);
      const deal = (price: number) => ({ do: 'deal', from: 'CTS', train: '3', price });
      expect(why(state, deal(61))).toContain('out-of-range');
      play(state, deal(10), 'decline', deal(11), 'decline');
      // The table is shown what was declined.
      const shown = [10, 11].map((price) => ({ from: 'CTS', train: '3', price }));
      expect((state.stack.at(-1)!.vars as TrainStep).declined).toEqual(shown);
      play(state, deal(60), 'accept');
      expect([state.companies.AFI.trains, state.cash.CTS]).toEqual([['3'], 60]);
    },
  );

  proves(['4.5a', '4.5i'], 'for L.1 at least, of companies in business, and not of itself', () => {
    const state = table();
    put(state, 'AFI', { held: { p1: 3 }, at: ['K11'], cash: 1, trains: ['2'] });
    put(state, 'CTS', { held: { p2: 3 }, at: ['K13'], trains: ['3'] });
    const deal = (from: string, train: string, price: number) =>
      why(step(state), { do: 'deal', from, train, price });
    expect([deal('CTS', '3', 1), deal('CTS', '3', 0)]).toEqual([null, 'out-of-range (4.5)']);
    expect(deal('AFI', '2', 1)).toBe('not-offered (4.5)');
    changeCharter(state, 'CTS', { status: 'removed' });
    expect(deal('CTS', '3', 1)).toBe('not-offered (4.5)');
  });

  proves(
    'A8',
    'a declined train may be requested again at any price, until its president refuses for the turn',
    () => {
      const state = table();
      put(state, 'AFI', { held: { p1: 3 }, at: ['K11'], cash: 60 });
      put(state, 'CTS', { held: { p2: 3 }, at: ['K13'], trains: ['3', '4'] });
      const deal = (train: string, price: number) => ({ do: 'deal', from: 'CTS', train, price });
      play(step(state), deal('3', 10), 'decline', deal('3', 10), 'decline', deal('3', 5), 'not-this-turn');
      expect([why(state, deal('3', 60)), why(state, deal('4', 10))]).toEqual(['deal/closed (4.5)', null]);
      // In the next turn it may be requested again.
      expect(why(step(state), deal('3', 10))).toBeNull();
    },
  );

  proves(['4.5i', '4.5g', '4.5.1j', '4.5.1.1h'], 'why a train of another company is not for sale', () => {
    const state = table();
    put(state, 'AFI', { held: { p1: 3 }, at: ['K11'], cash: 60 });
    put(state, 'CTS', { held: { p2: 3 }, at: ['K13'], trains: ['3'] });
    const deal = (price: number) => ({ do: 'deal', from: 'CTS', train: '3', price });
    const reason = (change: () => void) => {
      change();
      return why(step(state), deal(10));
    };
    expect(reason(() => {})).toBeNull();
    expect(reason(() => setPresident(state, 'CTS', 'pool'))).toBe('trains/frozen (4.5.1.1)');
    setPresident(state, 'CTS', 'p2');
    expect(reason(() => give(state, 'AFI', 0))).toBe('trains/treasury (4.5)');
    expect(attempt(state, deal(1))?.details).toEqual({ price: 1 });
    give(state, 'AFI', 60);
    expect(reason(() => changeCharter(state, 'AFI', { trains: ['2', '2', '2', '2'] }))).toBe(
      'trains/limit (4.5)',
    );
    changeCharter(state, 'AFI', { trains: [] });
    stand(state, 'train-step', 'buy-train', { ...newTrainStep('AFI'), inNeed: true });
    expect(why(state, deal(10))).toBe('trains/in-need (4.5.1)');
  });

  proves(['A6', '4.5.1.1'], 'in imported games a frozen company sells its trains too', () => {
    const state = table(4, { frozenCompaniesSell: true });
    put(state, 'AFI', { held: { p1: 3 }, at: ['K11'], cash: 60 });
    put(state, 'CTS', { held: { pool: 3 }, at: ['K13'], trains: ['3'] });
    expect(why(step(state), { do: 'deal', from: 'CTS', train: '3', price: 10 })).toBeNull();
  });

  /** SFTG (p1 by concession, though p2 has more) buys the first 4-train. */
  function firstFour(): State {
    const state = table();
    state.phase = '3';
    state.depot = [0, 0, 4, 3, 2, 2, 7];
    state.concessions = { Bayard: 'p3', SFTG: 'p1', SFTC: null, IRSFF: null, SFTN: 'p2' };
    put(state, 'SFTG', { held: { p1: 2, p2: 5 }, cash: 400, trains: ['2', '2', '3'] });
    put(state, 'SFTN', { held: { p2: 3, SFTG: 3 }, at: ['H4.1'] });
    play(step(state, 'SFTG'), bank('4'));
    return state;
  }

  proves(
    ['C-43', 'C-58', '3.4l', 'C-1'],
    'phase 4 removes all concessions, used or not, and Bayard, and companies not founded',
    () => {
      const state = firstFour();
      expect(state.concessions).toEqual({});
      expect([state.companies.SFTC.status, state.companies.IRSFF.status]).toEqual(['removed', 'removed']);
    },
  );

  proves(
    ['4.6.3a', '4.6.3c', '4.6.3f', '4.6.3g'],
    'then presidents are those with strictly more, 2-trains go, off-boards are grey',
    () => {
      const state = firstFour();
      expect(state.presidents).toMatchObject({ SFTG: 'p2', SFTN: 'p2' });
      expect(state.companies.SFTG.trains).toEqual(['3', '4']);
      expect([phaseRules('3').offBoard, phaseRules('4').offBoard, phaseRules('6').offBoard]).toEqual([
        0, 1, 2,
      ]);
    },
  );

  proves(
    ['4.6.3d', 'C-39', '6.6a', '4.6.4a'],
    'which borders hold: of Veneto and Switzerland, then of Switzerland',
    () => {
      const sides = (phase: number) =>
        new Set(
          [...bordersIn(BOARD, 'historical', phase)].map((side) => {
            const [hex, edge] = side.split('|') as [string, string];
            return [hex, BOARD.hexes.get(hex)!.neighbours[Number(edge)]!].sort().join('–');
          }),
        );
      const swiss = ['C7–D8', 'C7–E7'];
      expect([...sides(4)]).toEqual(expect.arrayContaining([...swiss, 'F12–G11', 'G11–H12', 'H12–I11']));
      const veneto = [...sides(4)].filter((side) =>
        side.split('–').some((hex) => countryOf(hex) === 'conservative'),
      );
      expect(veneto).toHaveLength(9);
      expect([sides(3).has('P10–Q11'), sides(4).has('P10–Q11')]).toEqual([true, false]);
      expect([...sides(5)].sort()).toEqual(swiss);
    },
  );

  proves(['4.6.3d', '4.6.4a', '6.1a', '6x'], 'borders: 41 sides, then 14, then 2', () => {
    expect(['2', '3', '4', '5', '8'].map((phase) => activeSides('historical', phase))).toEqual([
      41, 41, 14, 2, 2,
    ]);
  });

  proves(['4.6.4b', '4.6.6a', '4.6.7a'], 'what rusts when, and how many rounds', () => {
    const rounds = (['2', '3', '4', '5', '6', '7', '8'] as const).map(
      (phase) => phaseRules(phase).operatingRounds,
    );
    expect(rounds).toEqual([1, 2, 2, 3, 3, 3, 3]);
    const state = table();
    Object.assign(state, { phase: '6', concessions: {}, depot: [0, 0, 0, 0, 0, 1, 7], discarded: ['4'] });
    put(state, 'AFI', { held: { p1: 3 }, at: ['K11'], cash: 3000, trains: ['4'] });
    put(state, 'CTS', { held: { p1: 3 }, at: ['K13'], trains: ['5', '6'] });
    step(state);
    play(state, bank('7'));
    expect([state.discarded, state.companies.AFI.trains]).toEqual([[], ['7']]);
    play(state, bank('8'));
    expect([state.phase, state.companies.CTS.trains]).toEqual(['8', ['6']]);
  });

  proves('4.6.4b', 'the first 5-train removes all 3-trains, and brings brown tiles', () => {
    const state = table();
    Object.assign(state, {
      phase: '4',
      concessions: {},
      depot: [0, 0, 0, 3, 2, 2, 7],
      discarded: ['3', '4'],
    });
    put(state, 'AFI', { held: { p1: 3 }, at: ['K11'], cash: 600, trains: ['3', '3'] });
    put(state, 'CTS', { held: { p1: 3 }, at: ['K13'], trains: ['3', '4'] });
    expect(phaseRules(state.phase).colours).not.toContain('brown');
    play(step(state), bank('5'));
    expect([state.discarded, state.companies.AFI.trains, state.companies.CTS.trains]).toEqual([
      ['4'],
      ['5'],
      ['4'],
    ]);
    expect(phaseRules(state.phase).colours).toContain('brown');
  });

  proves(['C-55', '4.5j'], 'a route that earns nothing is still a route: a train has to be owned', () => {
    const state = table();
    put(state, 'AFI', { held: { p1: 3 }, at: ['K11'], cash: 150 });
    lay(state, { K11: '57/5', L12: '57/5' });
    step(state);
    expect(offered(state)).toEqual([bank('2')]);
    give(state, 'AFI', 10);
    expect(why(state, PASS)).toBe('trains/must-own (4.5)');
  });
});
