import { PASS } from '@signalbox/kernel';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import type { Company } from './data/companies.ts';
import {
  asked,
  type CompanyPosition,
  cash,
  closeAllPrivates,
  company,
  offered,
  operate,
  operating,
  phase,
  play,
  table,
  why,
} from './position.ts';
import { priceOf, type State } from './state.ts';

const finance = (train: string, from = 'bank') => ({ do: 'finance', from, train });
const sell = (id: Company, count: number) => ({ company: id, count });

/** SR of p1 has no train and comes to buy one; the bank has 2s for 100. */
function trainless(
  position: CompanyPosition,
  arrange: (state: State) => void = () => {},
  options = {},
): State {
  const state = table(3, options);
  closeAllPrivates(state);
  company(state, 'SR', { price: 110, ...position });
  arrange(state);
  operate(state, 'buy-train');
  return state;
}

describe('having to own a train', () => {
  proves('8.4.1a', 'the president helps if $1 is missing, and not if the treasury is just enough', () => {
    expect(why(trainless({ cash: 100 }), finance('2'))).toBe('trains/treasury-suffices 8.4.1');
    expect(why(trainless({ cash: 99 }), finance('2'))).toBeNull();
    // Shares are only sold once a train has been chosen.
    const state = trainless({ cash: 99, held: { p1: 3 } });
    expect(offered(state).filter((choice) => (choice as { do: string }).do === 'sell')).toEqual([]);
  });

  proves(['8.4a', 'C-2'], 'applies whether or not there is a route', () => {
    const withoutTrack = (options = {}) => {
      const state = table(2, options);
      closeAllPrivates(state);
      company(state, 'ACL', { cash: 450, operated: false });
      operate(state, 'buy-train');
      return why(state, PASS);
    };
    expect(withoutTrack()).toBe('trains/must-own 8.4');
    expect(withoutTrack({ trainDuty: 'with-route' })).toBeNull();
  });

  proves('8.4a', 'is over with the first train', () => {
    const state = trainless({ cash: 450 }, (now) => company(now, 'ACL', { held: { p2: 3 }, trains: ['2'] }));
    play(state, { do: 'buy', from: 'bank', train: '2' });
    expect(why(state, PASS)).toBeNull();
  });

  proves('8.4b', 'with money in the treasury any train below the limits', () => {
    const state = trainless({ size: 10, cash: 900 }, (now) => {
      phase(now, '5');
      now.discarded = ['4'];
    });
    expect(offered(state)).toEqual([
      { do: 'buy', from: 'bank', train: '5' },
      { do: 'buy', from: 'pool', train: '4' },
    ]);
    expect(why(state, finance('5'))).toBe('trains/treasury-suffices 8.4.1');
  });
});

describe('emergency money', () => {
  proves('8.4.1a', 'the president adds what is missing, for a train of their choice', () => {
    for (const [from, train, left] of [
      ['pool', '4', 150],
      ['bank', '5', 50],
    ] as const) {
      const state = trainless({ size: 10, cash: 100 }, (now) => {
        phase(now, '5');
        now.discarded = ['4'];
        cash(now, { p1: 450 });
      });
      play(state, finance(train, from));
      expect([state.cash.p1, state.cash.SR, state.companies.SR.trains]).toEqual([left, 0, [train]]);
    }
  });

  proves(
    ['8.4.1a', '8.4.1b', '8.4.3a'],
    'a single dollar short, shares have to be sold, and without any it is bankruptcy',
    () => {
      const short = (held: Record<string, number>) =>
        trainless({ cash: 50, held }, (now) => {
          cash(now, { p1: 49 });
          company(now, 'ACL', { price: 60, held: { p2: 3, p1: 1 }, trains: ['2'] });
        });
      const able = short({ p1: 2, p2: 2 });
      play(able, finance('2'));
      expect(asked(able)).toBe('p1 sell-for-train');
      const bankruptWith = (money: number) =>
        why(
          trainless({ cash: 50, held: { p1: 2 } }, (now) => cash(now, { p1: money })),
          { do: 'bankrupt' },
        );
      expect([bankruptWith(49), bankruptWith(50)]).toEqual([null, 'trains/can-be-financed 8.4.3']);
    },
  );

  proves(['8.4.1b', '5.1c'], 'each company is sold in one block, for a train too', () => {
    const state = trainless({ cash: 0, size: 10, held: { p1: 2 } }, (now) => {
      cash(now, { p1: 0 });
      phase(now, '4');
      for (const id of ['ACL', 'LN', 'TPS'] as const)
        company(now, id, { price: 100, size: 10, held: { p2: 3, p1: 2 }, trains: ['3'] });
    });
    play(state, finance('4'));
    play(state, sell('ACL', 1));
    expect(why(state, sell('ACL', 1))).toBe('sale/one-block 5.1');
  });

  proves('8.4.1e', 'all of it goes into the purchase', () => {
    const state = trainless({ size: 10, cash: 120 }, (now) => {
      phase(now, '5');
      cash(now, { p1: 1000 });
    });
    play(state, finance('5'));
    expect([state.cash.p1, state.cash.SR]).toEqual([620, 0]);
    const paid = { type: 'president-pays', seat: 'p1', company: 'SR', amount: 380 };
    expect(state.events).toContainEqual(paid);
  });

  proves('8.4.1b', 'without cash the president must sell shares, which ones is their choice', () => {
    const state = trainless({ held: { p1: 3 }, cash: 50 }, (now) => {
      cash(now, { p1: 10 });
      company(now, 'SAL', { price: 100, held: { p2: 3, p1: 2 } });
      company(now, 'ACL', { price: 100, size: 10, held: { p2: 3, p1: 2 }, pool: 5 });
      company(now, 'LN', { price: 100, held: { p3: 3, p1: 1 } });
      phase(now, '3');
      now.discarded = ['2'];
    });
    play(state, finance('2', 'pool'));
    expect(asked(state)).toBe('p1 sell-for-train');
    expect(offered(state)).toEqual([sell('LN', 1), sell('SAL', 1), sell('SR', 1)]);
    expect(why(state, sell('ACL', 1))).toBe('sale/pool-full 5.3');
    play(state, sell('SAL', 1));
    expect([state.cash.p1, state.companies.SR.trains, priceOf(state, 'SAL')]).toEqual([60, ['2'], 90]);
  });

  proves('C-10', 'no more than is needed, and no less', () => {
    const state = trainless({ cash: 50 }, (now) => {
      cash(now, { p1: 0 });
      company(now, 'SAL', { price: 60, held: { p2: 3, p1: 2 } });
    });
    play(state, finance('2'));
    expect(why(state, sell('SAL', 1))).toBeNull();
    expect(why(state, sell('SAL', 2))).toBe('sale/more-than-needed 8.4.1');

    const poor = trainless({ cash: 0, size: 10, held: { p1: 2 } }, (now) => {
      phase(now, '3');
      now.discarded = ['2'];
      cash(now, { p1: 0 });
      company(now, 'SAL', { price: 60, held: { p2: 3, p1: 2 } });
    });
    play(poor, finance('2', 'pool'));
    expect(why(poor, sell('SAL', 1))).toBe('sale/too-little 8.4.1');
    expect(why(poor, sell('SAL', 2))).toBeNull();
  });

  proves('8.4.1c', 'no shares of a company that has not operated, nor of this one in its first turn', () => {
    const state = trainless({ held: { p1: 3 }, operated: false, cash: 50 }, (now) => {
      cash(now, { p1: 10 });
      company(now, 'SAL', { price: 100, held: { p2: 3, p1: 1 } });
      company(now, 'LN', { price: 100, held: { p2: 3, p1: 1 }, operated: false });
    });
    play(state, finance('2'));
    expect(offered(state)).toEqual([sell('SAL', 1)]);
    expect(why(state, sell('LN', 1))).toBe('sale/not-operated 5.3');
    expect(why(state, sell('SR', 1))).toBe('sale/not-operated 5.3');
  });

  proves('8.4.1d', 'the presidency of the operating company must be kept, others need not', () => {
    const arrange = (now: State) => {
      phase(now, '3');
      now.discarded = ['2'];
      cash(now, { p1: 0 });
      company(now, 'SAL', { price: 60, held: { p1: 3, p2: 2 } });
    };
    const state = trainless({ price: 80, size: 10, held: { p1: 3, p2: 2 }, cash: 0 }, arrange);
    play(state, finance('2', 'pool'));
    expect(why(state, sell('SR', 1))).toBeNull();
    expect(why(state, sell('SR', 2))).toBe('sale/loses-presidency 8.4.1');
    play(state, sell('SAL', 2));
    expect([state.presidents.SAL, state.presidents.SR, state.companies.SR.trains]).toEqual([
      'p2',
      'p1',
      ['2'],
    ]);
  });
});

describe('an emergency purchase from another company', () => {
  const deal = (price: number, train = '2') => ({ do: 'deal', from: 'ACL', train, price });
  const partner = (now: State) => company(now, 'ACL', { held: { p2: 3 }, trains: ['2'] });

  proves('8.4.2a', 'for 1 up to all of the treasury', () => {
    const state = trainless({ cash: 90 }, (now) => {
      partner(now);
      cash(now, { p1: 500 });
    });
    expect(why(state, deal(91))).toBe('out-of-range 8.2');
    expect(why(state, deal(0))).toBe('out-of-range 8.2');
    play(state, deal(90));
    play(state, 'accept');
    expect([state.cash.SR, state.cash.ACL, state.companies.SR.trains]).toEqual([0, 90, ['2']]);
  });

  proves(
    ['8.4.2b', 'C-12'],
    'only with an empty treasury may the president pay, from cash, up to the printed price',
    () => {
      const empty = trainless({ cash: 0 }, (now) => {
        partner(now);
        cash(now, { p1: 90 });
      });
      expect(why(empty, deal(91))).toBe('out-of-range 8.2');
      play(empty, deal(90));
      play(empty, 'accept');
      expect([empty.cash.p1, empty.cash.ACL, empty.companies.SR.trains]).toEqual([0, 90, ['2']]);

      const five = trainless({ cash: 5 }, (now) => {
        partner(now);
        cash(now, { p1: 90 });
      });
      expect([why(five, deal(5)), why(five, deal(6))]).toEqual([null, 'out-of-range 8.2']);

      const rich = trainless({ cash: 0 }, (now) => {
        partner(now);
        cash(now, { p1: 500 });
      });
      expect([why(rich, deal(100)), why(rich, deal(101))]).toEqual([null, 'out-of-range 8.2']);
    },
  );

  proves('C-12', 'recorded games let the president top up any treasury', () => {
    const arrange = (now: State) => {
      partner(now);
      cash(now, { p1: 60 });
    };
    const state = trainless({ cash: 30 }, arrange, { presidentTopsUp: true });
    expect([why(state, deal(90)), why(state, deal(91))]).toEqual([null, 'out-of-range 8.2']);
  });

  proves('8.4.2b', 'not for a company that has a train', () => {
    const state = table(2);
    closeAllPrivates(state);
    partner(state);
    company(state, 'SR', { price: 110, cash: 0, trains: ['2'] });
    operate(state, 'dividend');
    play(state, 'pay');
    expect(operating(state)).toBe('ACL');
  });
});

describe('emergency sales as on 18xx.games', () => {
  proves(['A2', '8.4.1a'], 'more than is needed, block by block, and of a company in its first turn', () => {
    const young = (options: object) =>
      trainless(
        { size: 10, held: { p1: 4 }, cash: 0, operated: false },
        (now) => {
          phase(now, '4');
          cash(now, { p1: 0 });
          company(now, 'LN', { price: 125, size: 10, held: { p2: 5, p1: 4 }, trains: ['4'] });
        },
        options,
      );
    const strict = young({});
    play(strict, finance('4'));
    expect(why(strict, sell('SR', 1))).toBe('sale/not-operated 5.3');
    expect(why(strict, sell('LN', 1))).toBe('sale/too-little 8.4.1');
    const free = young({ emergencySales: 'freely' });
    play(free, finance('4'));
    play(free, sell('LN', 1));
    play(free, sell('SR', 1));
    expect(why(free, sell('LN', 3))).toBeNull();
    expect(why(free, sell('SR', 2))).toBe('sale/no-successor 5.3');
  });
});
