import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import type { Phase } from './data/phases.ts';
import { ROSTER, TRAINS, type Train } from './data/trains.ts';
import {
  asked,
  type CompanyPosition,
  closeAllPrivates,
  company,
  depot,
  endTurn,
  offeredLike,
  operate,
  phase,
  play,
  playTo,
  table,
  why,
} from './position.ts';
import type { State } from './state.ts';

const buy = (train: Train, from = 'bank') => ({ do: 'buy', from, train });
const deal = (train: Train, price: number) => ({ do: 'deal', from: 'ACL', train, price });

/** SR of p1 comes to buy trains. */
function buying(position: CompanyPosition, arrange: (state: State) => void = () => {}, options = {}): State {
  const state = table(2, options);
  closeAllPrivates(state);
  arrange(state);
  company(state, 'SR', { price: 110, operated: false, ...position });
  operate(state, 'buy-train');
  return state;
}

/** The kinds of train that may be bought now, by the treasury. */
function onSale(state: State): unknown[] {
  return offeredLike(state, { do: 'buy' }).map((choice) =>
    Object.values(choice as object)
      .slice(1)
      .join(' '),
  );
}

describe('kinds of trains', () => {
  proves(['2e', '8.1d'], 'how many there are and what they cost', () => {
    expect(ROSTER.map(({ kinds, count, price }) => [kinds.join('/'), count, price])).toEqual([
      ['2', 5, 100],
      ['3', 4, 200],
      ['4', 3, 400],
      ['5', 2, 500],
      ['6/3E', Number.POSITIVE_INFINITY, 600],
    ]);
    expect([TRAINS['6'].price, TRAINS['3E'].price]).toEqual([600, 600]);
  });

  proves('8.1a', 'the bank sells one kind at a time', () => {
    const state = buying({ cash: 1000, size: 10 }, (now) => {
      phase(now, '4');
      now.discarded = ['3'];
    });
    expect(onSale(state)).toEqual(['bank 4', 'pool 3']);
    expect(onSale(buying({ cash: 1000, size: 10 }, (now) => phase(now, '6')))).toEqual(['bank 6', 'bank 3E']);
  });

  proves('8.1b', 'what was bought as a 3E stays one for every owner', () => {
    const state = buying({ cash: 1000, size: 10, trains: [] }, (now) => {
      phase(now, '6');
      company(now, 'ACL', { size: 10, trains: ['3E', '6'] });
    });
    expect(why(state, deal('6', 1))).toBeNull();
    play(state, deal('3E', 1));
    expect([state.companies.SR.trains, state.companies.ACL.trains]).toEqual([['3E'], ['6']]);
  });

  proves(['8.1c', '18FL-R5', 'C-9'], '6 and 3E are unlimited', () => {
    const state = table(2);
    phase(state, '6');
    closeAllPrivates(state);
    // Seven are out already.
    for (const id of ['ACL', 'FEC', 'LN'] as const) {
      company(state, id, { size: 10, price: 90, held: { p2: 3 }, trains: ['6', '3E'] });
    }
    company(state, 'TPS', { size: 10, price: 90, held: { p2: 3 }, trains: ['6'] });
    company(state, 'SR', { size: 10, price: 110, cash: 1200 });
    operate(state, 'buy-train');
    play(state, buy('6'));
    play(state, buy('3E'));
    expect(state.companies.SR.trains).toEqual(['6', '3E']);
  });
});

/** Trains that a company of a size may own, by phase. */
const LIMITS: readonly (readonly [now: Phase, size: 5 | 10, limit: number, kind: Train])[] = [
  ['2', 5, 2, '2'],
  ['3', 5, 2, '3'],
  ['3', 10, 4, '3'],
  ['4', 5, 1, '4'],
  ['4', 10, 3, '4'],
  ['5', 10, 2, '4'],
  ['6', 10, 2, '6'],
];

describe('buying trains', () => {
  proves(['2b', '8.2a'], 'only below the limit, which depends on phase and size', () => {
    for (const [now, size, limit, kind] of LIMITS) {
      const state = buying({ size, cash: 1300, trains: Array<Train>(limit - 1).fill(kind) }, (position) =>
        phase(position, now),
      );
      expect(offeredLike(state, { do: 'buy', from: 'bank' }), `${now} ${size}`).not.toEqual([]);
    }
  });

  proves(['2b', '8.2a'], 'at the limit the step is skipped', () => {
    for (const [now, size, limit, kind] of LIMITS) {
      const state = table(2);
      closeAllPrivates(state);
      phase(state, now);
      company(state, 'SR', { size, cash: 1300, trains: Array<Train>(limit).fill(kind) });
      operate(state, 'dividend');
      play(state, 'pay');
      expect(asked(state), `${now} ${size}`).not.toContain('buy-train');
    }
  });

  proves(['2b', '8.2a'], 'in phase 4 a five-share company with a train may not buy another', () => {
    const state = buying({ cash: 1000, trains: [] }, (now) => {
      phase(now, '4');
      now.discarded = ['4'];
    });
    play(state, buy('4', 'pool'));
    expect(asked(state)).not.toContain('buy-train');
    expect(state.companies.SR.trains).toEqual(['4']);
  });

  proves('8.2a', 'with money of the treasury', () => {
    const state = buying({ cash: 99, trains: ['2'] }, (now) => company(now, 'ACL', { trains: ['2'] }));
    expect(why(state, buy('2'))).toBe('trains/treasury 8.2');
    expect(why(state, { do: 'finance', from: 'bank', train: '2' })).toBe('trains/no-need 8.4.1');
  });

  proves('8.2b', 'bank and pool take the printed price', () => {
    const state = buying({ size: 10, cash: 900 }, (now) => {
      phase(now, '5');
      now.discarded = ['4'];
    });
    const bank = state.cash.bank!;
    play(state, buy('4', 'pool'));
    expect([state.cash.SR, state.cash.bank! - bank, state.discarded]).toEqual([500, 400, []]);
    play(state, buy('5'));
    expect([state.cash.SR, state.companies.SR.trains]).toEqual([0, ['4', '5']]);
  });

  proves('8.2c', 'another company takes what was agreed, from 1 up', () => {
    const state = buying({ cash: 120 }, (now) => company(now, 'ACL', { trains: ['2'], cash: 7 }));
    expect(why(state, deal('2', 0))).toBe('out-of-range 8.2');
    expect(why(state, deal('2', 121))).toBe('out-of-range 8.2');
    play(state, deal('2', 120));
    expect([state.cash.SR, state.cash.ACL, state.companies.ACL.trains]).toEqual([0, 127, []]);
  });

  proves('8.2c', 'each price is offered once', () => {
    const state = buying({ cash: 3, trains: ['2'] }, (now) =>
      company(now, 'ACL', { held: { p2: 3 }, trains: ['2'] }),
    );
    expect(offeredLike(state, { do: 'deal' })).toEqual([1, 2, 3].map((price) => deal('2', price)));
  });

  proves('8.2c', 'the last dollar is enough for a train of another company, if there is one', () => {
    const poor = (trains: Train[]) =>
      buying({ cash: 1, trains: ['2'] }, (now) => company(now, 'ACL', { trains, held: { p2: 3 } }));
    expect(why(poor(['2']), deal('2', 1))).toBeNull();
    expect(asked(poor([]))).not.toBe('p1 buy-train');
  });

  proves(['8.2c', '8.4.3d'], 'nobody can agree for a company without a president', () => {
    const state = table(3);
    closeAllPrivates(state);
    company(state, 'ACL', { held: { p1: 1, p2: 1 }, pool: 3, president: 'pool', trains: ['2'] });
    company(state, 'SR', { price: 110, cash: 120, trains: ['2'] });
    operate(state, 'buy-train');
    expect(why(state, deal('2', 1))).toBe('trains/nobody-to-agree 8.2');
  });

  proves(['8.2c', 'A3'], 'if the presidents differ, the other one is asked; declining costs nothing', () => {
    const state = buying({ cash: 120, trains: ['2'] }, (now) =>
      company(now, 'ACL', { held: { p2: 3 }, trains: ['2'] }),
    );
    play(state, deal('2', 50));
    expect(asked(state)).toBe('p2 consent');
    play(state, 'decline');
    expect([asked(state), state.cash.SR, state.companies.ACL.trains]).toEqual(['p1 buy-train', 120, ['2']]);
    play(state, deal('2', 60));
    play(state, 'accept');
    expect([state.cash.SR, state.cash.ACL, state.companies.SR.trains]).toEqual([60, 60, ['2', '2']]);
  });

  proves(
    'A8',
    'what was declined may be proposed again at any price, until it is closed for the turn',
    () => {
      const state = buying({ cash: 120 }, (now) => company(now, 'ACL', { held: { p2: 3 }, trains: ['2'] }));
      for (const price of [50, 50, 20]) {
        play(state, deal('2', price));
        play(state, 'decline');
      }
      expect(state.events).toContainEqual({ type: 'deal-declined', seat: 'p2', proposer: 'p1' });
      play(state, deal('2', 120));
      play(state, 'not-this-turn');
      expect(why(state, deal('2', 1))).toBe('deal/closed 8.2');
      expect(offeredLike(state, { do: 'deal' })).toEqual([]);
    },
  );

  proves(['A3', 'A6'], 'a recorded game counts as agreed', () => {
    const arrange = (now: State) => company(now, 'ACL', { held: { p2: 3 }, trains: ['2'] });
    const state = buying({ cash: 120, trains: ['2'] }, arrange, { consent: 'assumed' });
    play(state, deal('2', 50));
    expect(state.companies.SR.trains).toEqual(['2', '2']);
  });

  proves(['8.2d', 'G-6'], 'one of a kind from the bank in a round; the next kind may follow', () => {
    const state = buying({ cash: 1000 }, (now) => company(now, 'ACL', { trains: ['2'] }));
    play(state, buy('2'));
    expect(why(state, buy('2'))).toBe('trains/one-of-a-kind 8.2');

    const last = buying({ cash: 1000 }, (now) => depot(now, '2', 1));
    play(last, buy('2'));
    play(last, buy('3'));
    expect(last.companies.SR.trains).toEqual(['2', '3']);
  });

  proves(['8.2d', 'G-6'], 'the limit is about the bank: pool and other companies do not count', () => {
    const state = buying({ size: 10, cash: 2000 }, (now) => {
      phase(now, '4');
      now.discarded = ['4'];
    });
    play(state, buy('4'));
    expect(why(state, buy('4'))).toBe('trains/one-of-a-kind 8.2');
    play(state, buy('4', 'pool'));
    expect(state.companies.SR.trains).toEqual(['4', '4']);
  });

  proves('8.2d', 'in the next round another one', () => {
    const state = buying({ cash: 200, size: 5 });
    play(state, buy('2'));
    playTo(state, 'buy-train');
    expect(why(state, buy('2'))).toBeNull();
  });

  proves('8.2e', 'from the first 6 or 3E on as many as the limit allows, in any mixture', () => {
    for (const kinds of [
      ['6', '6'],
      ['3E', '3E'],
      ['6', '3E'],
    ] as const) {
      const state = buying({ size: 10, cash: 1200 }, (now) => {
        phase(now, '5');
        depot(now, '6', 0);
      });
      for (const kind of kinds) play(state, buy(kind));
      expect(state.companies.SR.trains).toEqual(kinds);
    }
  });

  proves('8.2f', 'a kind has to be sold out before the next', () => {
    const state = buying({ cash: 1000 }, (now) => depot(now, '2', 1));
    expect(onSale(state)).toEqual(['bank 2']);
    play(state, buy('2'));
    expect(onSale(state)).toEqual(['bank 3']);
  });

  proves(['2a', '8.2g', '8.3f'], 'the new phase comes right after the purchase, for the buyer too', () => {
    const state = buying({ size: 5, cash: 1000, trains: ['2'] }, (now) => {
      phase(now, '3');
      depot(now, '4', 3);
    });
    play(state, buy('4'));
    expect([state.phase, state.companies.SR.trains]).toEqual(['4', ['4']]);
    endTurn(state);
  });

  proves('2a', 'the last train of a kind begins no phase', () => {
    const state = buying({ cash: 1000 }, (now) => depot(now, '2', 1));
    play(state, buy('2'));
    expect(state.phase).toBe('2');
    play(state, buy('3'));
    expect(state.phase).toBe('3');
  });
});
