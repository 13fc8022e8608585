import { PASS } from '@signalbox/kernel';
import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import type { Company } from '../data/companies.ts';
import { CHART, LAST_COLUMN_OF_MINORS } from '../data/market.ts';
import { newTrainStep } from '../operating-round/train-step.ts';
import { priceOf, type State } from '../state.ts';
import { asked, broken, give, offered, play, put, stand, table, why } from '../testing/table.ts';

/** The first 4-train is about to be bought by SFTG, with these Tuscan companies in business. */
function before(
  tuscan: Partial<Record<Company, Parameters<typeof put>[2]>>,
  operated: Company[] = ['SFTG'],
  options = {},
): State {
  const state = table(4, options);
  state.phase = '3';
  state.depot = [0, 0, 4, 3, 2, 2, 7];
  state.concessions = { SFLP: null, SFMA: null, SSFL: null, IRSFF: null, SFTG: 'p4' };
  put(state, 'SFTG', { held: { p4: 3 }, cash: 400, price: 144, trains: ['3'] });
  for (const [company, founded] of Object.entries(tuscan)) {
    put(state, company as Company, founded!);
    (state.concessions as Record<string, string | null>)[company] =
      founded!.president ?? Object.keys(founded!.held)[0]!;
  }
  for (const seat of state.seats) give(state, seat, 30);
  state.round.operated = operated;
  return stand(state, 'train-step', 'buy-train', newTrainStep('SFTG'));
}

const BUY = { do: 'buy', from: 'bank', train: '4' } as const;
const at = (state: State, company: Company) =>
  state.stations
    .filter(({ owner }) => owner === company)
    .map(({ hex }) => hex)
    .sort();

describe('the Tuscan merger (§4.6.10)', () => {
  proves(['4.6.10a', '4.6.10g'], 'a single company continues, the others and SFLi leave the game', () => {
    const state = before({ SFMA: { held: { p1: 3 } } });
    play(state, BUY);
    expect(state.companies.SFMA.status).toBe('active');
    for (const id of ['SFLP', 'SSFL', 'SFLi'] as const) expect(state.companies[id].status).toBe('removed');
  });

  proves(
    ['4.6.10b', '4.6.10e', '4.6.10f', '4.6.10h'],
    'two minors become SFLi, carried out by the president of the more expensive one, without the usual conditions of mergers',
    () => {
      const state = before({
        SFLP: { held: { p1: 2, p2: 1 }, cell: [4, 2], at: ['P12'], cash: 40, operated: false },
        SFMA: { held: { p3: 3, pool: 1 }, cell: [3, 2], at: ['R14'], cash: 50, operated: false, tokens: 1 },
      });
      play(state, BUY);
      expect(priceOf(state, 'SFLi')).toBe(69);
      expect(state.shares.SFLi).toMatchObject({ p1: 2, p2: 1, p3: 3, pool: 1, ipo: 3 });
      expect([state.presidents.SFLi, state.cash.SFLi]).toEqual(['p3', 90]);
      // Firenze has to stay, Lucca may; five tokens in all.
      expect(asked(state)).toBe('p3 keep-tokens');
      expect(offered(state)).toEqual([
        { hexes: ['P12', 'R14'], charter: 3 },
        { hexes: ['R14'], charter: 4 },
      ]);
      expect(why(state, { hexes: ['R14'], charter: 3 })).toBe('tokens/always-five (4.6.10)');
      expect(why(state, { hexes: ['R14'], charter: 5 })).toBe('tokens/too-many (4.6.10)');
      play(state, { hexes: ['R14'], charter: 4 });
      expect([at(state, 'SFLi'), state.companies.SFLi.tokens]).toEqual([['R14'], 4]);
      expect(broken(state)).toEqual([]);
    },
  );

  proves('4.6.10h', 'at equal shares the president of the more expensive company becomes president', () => {
    const equal = (sflp: [number, number], sfma: [number, number]) => {
      const state = before({
        SFLP: { held: { p1: 3 }, cell: sflp, at: ['P12'] },
        SFMA: { held: { p2: 3 }, cell: sfma, at: ['R14'] },
      });
      play(state, BUY);
      return state.presidents.SFLi;
    };
    expect([equal([4, 2], [3, 2]), equal([3, 2], [4, 2])]).toEqual(['p2', 'p1']);
    // At one price the one further right: 95 stands in columns F and J.
    expect([equal([4, 5], [7, 9]), equal([7, 9], [4, 5])]).toEqual(['p2', 'p1']);
  });

  proves(
    ['4.6.10d', '4.6.10k', 'C-16'],
    'of three, the minors first become a major, which merges with SSFL; its charter is free again',
    () => {
      const state = before({
        SFLP: { held: { p1: 3 }, cell: [4, 2], at: ['P12'] },
        SFMA: { held: { p2: 3 }, cell: [3, 2], at: ['R14'] },
        SSFL: { held: { p3: 4 }, cell: [3, 5], at: ['Q11'] },
      });
      play(state, BUY);
      // 68 and 71 make 69; with 100 that is 169, and so 162.
      expect(priceOf(state, 'SFLi')).toBe(162);
      // Nobody can pay 81 for a whole share: odd ones are cashed.
      expect([state.cash.p1, state.cash.p2]).toEqual([111, 111]);
      expect(state.presidents.SFLi).toBe('p3');
      play(state, { hexes: ['Q11', 'R14'], charter: 3 });
      expect(state.companies.AFI.status).toBe('unfounded');
      for (const id of ['SFLP', 'SFMA', 'SSFL'] as const) expect(state.companies[id].status).toBe('removed');
      expect(broken(state)).toEqual([]);
    },
  );

  proves(
    ['4.6.10c', 'C-17'],
    'SSFL with one minor: the minor is converted first, with its offers of shares',
    () => {
      const state = before({
        SFLP: { held: { p1: 3 }, cell: [4, 2], at: ['P12'], cash: 5 },
        SSFL: { held: { p3: 4 }, cell: [3, 5], at: ['Q11'] },
      });
      give(state, 'p1', 100);
      give(state, 'p2', 100);
      play(state, BUY);
      expect(asked(state)).toBe('p1 subscribe');
      play(state, 'buy');
      // The second offer is for everybody who can pay.
      expect(asked(state)).toBe('p2 subscribe');
      play(state, PASS);
      expect(priceOf(state, 'SFLi')).toBe(162);
      expect(state.cash.SFLi).toBe(73);
    },
  );

  proves(
    ['4.6.10i', '4.7.4.1g', '3.5.3g'],
    'if nobody has 20%, the president’s certificate is in the pool, and tokens stay only in Pisa and Firenze',
    () => {
      const state = before({
        SFLP: { held: { p1: 2, p2: 1, p3: 1 }, president: 'p1', cell: [4, 2], at: ['P12'] },
        SSFL: { held: { p4: 2, p3: 1, p2: 1 }, president: 'p4', cell: [3, 5], at: ['Q11', 'S11'] },
      });
      for (const seat of state.seats) give(state, seat, 5);
      play(state, BUY);
      while (asked(state)?.includes('odd-share')) play(state, 'cash');
      expect(state.presidents.SFLi).toBe('pool');
      expect(state.shares.SFLi!.pool).toBe(2);
      expect(state.events).toContainEqual({ type: 'sfli-frozen' });
      expect([at(state, 'SFLi'), state.companies.SFLi.tokens]).toEqual([['Q11'], 4]);
      expect(broken(state)).toEqual([]);
    },
  );

  proves('4.6.10i', 'with nothing in Pisa or Firenze, one stays in the first city of the alphabet', () => {
    const state = before({
      SFLP: { held: { p1: 2, p2: 1, p3: 1 }, president: 'p1', cell: [4, 2], at: ['P12', 'M11'] },
      SSFL: { held: { p4: 2, p3: 1, p2: 1 }, president: 'p4', cell: [3, 5], at: ['S11'] },
    });
    for (const seat of state.seats) give(state, seat, 5);
    play(state, BUY);
    while (asked(state)?.includes('odd-share')) play(state, 'cash');
    // Livorno before Lucca; the pass is no city.
    expect([state.presidents.SFLi, at(state, 'SFLi'), state.companies.SFLi.tokens]).toEqual([
      'pool',
      ['S11'],
      4,
    ]);
  });

  proves('4.6.10j', 'SFLi runs in this round only if none of its parts has', () => {
    const minors = {
      SFLP: { held: { p1: 3 }, cell: [4, 2], at: ['P12'] },
      SFMA: { held: { p1: 2 }, cell: [3, 2], at: ['R14'] },
    } as const;
    const fresh = before(minors);
    play(fresh, BUY, { hexes: ['R14'], charter: 4 });
    expect(fresh.round.operated).not.toContain('SFLi');
    // A charter that had a turn under other owners does not count.
    const charter = before({ ...minors, SSFL: { held: { p3: 4 }, cell: [3, 5], at: ['Q11'] } }, [
      'AFI',
      'SFTG',
    ]);
    play(charter, BUY);
    while (asked(charter)?.endsWith('odd-share')) play(charter, 'cash');
    play(charter, offered(charter)[0]!);
    expect([charter.companies.SFLi.status, charter.round.operated.includes('SFLi')]).toEqual([
      'active',
      false,
    ]);
    const late = before(minors, ['SFLP', 'SFTG']);
    play(late, BUY, { hexes: ['R14'], charter: 4 });
    expect(late.round.operated).toContain('SFLi');
  });

  proves(
    ['4.6.10h', 'A6'],
    'each of two steps is carried out by the more expensive company; recorded games begin with the most expensive',
    () => {
      const first = (options: object) => {
        const state = before(
          {
            SFLP: { held: { p1: 3 }, cell: [4, 2], at: ['P12'] },
            SFMA: { held: { p2: 2 }, cell: [2, 8], at: ['R14'] },
            SSFL: { held: { p3: 3 }, cell: [1, 5], at: ['Q11'] },
          },
          ['SFTG'],
          options,
        );
        for (const seat of state.seats) give(state, seat, 400);
        play(state, BUY);
        return asked(state);
      };
      // SFMA stands at 144, SSFL at 116; the minors together at 105.
      expect([first({}), first({ everyStep: true })]).toEqual(['p3 trade-up', 'p2 trade-up']);
    },
  );

  proves('1841-R6', 'at equal price the president of the company further right carries it out', () => {
    const equal = CHART.cells.flatMap((left) => {
      const right = CHART.cells.find(({ price, column }) => price === left.price && column > left.column);
      return right && right.column <= LAST_COLUMN_OF_MINORS ? [{ left, right }] : [];
    })[0]!;
    const cell = ({ row, column }: { row: number; column: number }) => [row, column] as const;
    const executed = (sflp: 'left' | 'right') => {
      const sfma = sflp === 'left' ? 'right' : 'left';
      const state = before({
        SFLP: { held: { p1: 3 }, cell: cell(equal[sflp]), at: ['P12'] },
        SFMA: { held: { p2: 3 }, cell: cell(equal[sfma]), at: ['R14'] },
      });
      play(state, BUY);
      return state.events!.find(({ type }) => type === 'merger')!.a;
    };
    expect([executed('left'), executed('right')]).toEqual(['SFMA', 'SFLP']);
  });
});
