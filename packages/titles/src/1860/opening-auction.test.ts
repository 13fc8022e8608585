import { PASS } from '@signalbox/kernel';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { PRIVATES } from './data/privates.ts';
import { openingSeat, richestPlayer } from './opening-auction.ts';
import { asked, offeredLike, play, why } from './positions/play.ts';
import { cash, newTable, privates, table } from './positions/position.ts';

const bid = (amount: number) => ({ do: 'bid', amount });

describe('bidding', () => {
  proves('AUC-a', 'the seat on the banker’s left opens, then clockwise', () => {
    const state = newTable(4);
    expect(openingSeat({ ...state, banker: 'p1' })).toBe('p2');
    expect(state.banker).toBe('p4');
    for (const seat of ['p1', 'p2', 'p3', 'p4']) {
      expect(asked(state)).toBe(`${seat} bid`);
      play(state, bid(Number(seat[1]) * 5));
    }
    expect(asked(state)).toBe('p1 bid');
  });

  proves(['AUC-b', 'C-10'], 'the first bid may be 0, a raise is at least 5, of any amount', () => {
    const state = newTable(3);
    expect(why(state, bid(0))).toBeNull();
    play(state, bid(0));
    expect(why(state, bid(4))).toBe('out-of-range AUC');
    play(state, bid(5));
    expect(why(state, bid(27))).toBeNull();
    play(state, bid(16));
    expect(why(state, bid(20))).toBe('out-of-range AUC');
    expect(why(state, bid(21))).toBeNull();
  });

  proves(['AUC-c', 'C-10'], 'a pass is not final while others bid', () => {
    const state = newTable(3);
    for (const choice of [bid(10), PASS, bid(15), bid(20)]) play(state, choice);
    expect(asked(state)).toBe('p2 bid');
    expect(why(state, bid(25))).toBeNull();
  });

  proves('AUC-d', 'it ends when all others pass after the last bid', () => {
    const state = newTable(3);
    for (const choice of [bid(20), PASS, PASS]) play(state, choice);
    expect(asked(state)).toBe('p1 choose-lot');
    expect(state.cash.p1).toBe(650);
  });

  proves(['AUC-e', 'G-1'], 'a bid must leave enough money for the cheapest lot', () => {
    const state = newTable(2);
    cash(state, { p1: 170 });
    expect(why(state, bid(175))).toBe('out-of-range AUC');
    expect(why(state, bid(141))).toBe('out-of-range AUC');
    expect(why(state, bid(140))).toBeNull();
    // With the ferries gone a president’s certificate at 74 is the cheapest.
    privates(state, { BHC: 'p1', YHC: 'p1', CMH: 'p2', RPSC: 'p2' });
    expect(why(state, bid(22))).toBeNull();
    expect(why(state, bid(23))).toBe('out-of-range AUC');
  });
});

describe('choosing', () => {
  proves('AUC-f', 'the winner picks any lot and pays the bid and its face', () => {
    const state = newTable(2);
    play(state, bid(55));
    play(state, PASS);
    expect(state.cash.p1).toBe(945);
    play(state, { do: 'ferry', private: 'CMH' });
    expect(state.cash.p1).toBe(855);
    expect(state.privates.CMH).toBe('p1');
  });

  proves('AUC-g', 'the seat on the winner’s left opens the next auction', () => {
    const state = newTable(4);
    for (const choice of [PASS, bid(5), PASS, PASS, PASS]) play(state, choice);
    play(state, { do: 'ferry', private: 'BHC' });
    expect(asked(state)).toBe('p3 bid');
  });

  proves(
    'AUC-h',
    'a president’s certificate gets its par at once and costs it twice, besides the bid',
    () => {
      const state = newTable(2);
      play(state, bid(50));
      play(state, PASS);
      expect(offeredLike(state, { company: 'IOW' }).map(({ par }) => par)).toEqual([74, 82, 90, 100]);
      play(state, { do: 'start', company: 'IOW', par: 100 });
      expect(state.cash.p1).toBe(750);
      expect(state.companies.IOW).toMatchObject({ par: 100, floated: false });
      expect(state.presidents.IOW).toBe('p1');
    },
  );

  proves('AUC-i', 'if nobody bids the first to pass takes a lot at face', () => {
    const state = newTable(3);
    for (const choice of [PASS, PASS, PASS]) play(state, choice);
    expect(asked(state)).toBe('p1 choose-lot');
    expect(why(state, PASS)).toBe('not-offered AUC');
    play(state, { do: 'ferry', private: 'RPSC' });
    expect(state.cash.p1).toBe(540);
  });

  proves('G-1', 'a first passer who can pay for nothing gets the cheapest for all they have', () => {
    const state = newTable(2);
    cash(state, { p1: 20 });
    play(state, PASS);
    play(state, PASS);
    // There is no choice left, so nobody is asked.
    expect(state.privates.BHC).toBe('p1');
    expect(state.cash.p1).toBe(0);
  });

  proves('G-1', 'also where only certificates are left, and the log says what was paid', () => {
    const state = newTable(2);
    for (const lot of ['BHC', 'YHC', 'CMH', 'RPSC']) {
      play(state, PASS);
      play(state, PASS);
      play(state, { do: 'ferry', private: lot });
    }
    play(state, PASS);
    play(state, PASS);
    play(state, { do: 'start', company: 'C&N', par: 100 });
    cash(state, { p1: 100, p2: 100 });
    const [seat] = asked(state).split(' ');
    while (asked(state).endsWith(' bid')) play(state, PASS);
    expect(state.presidents.IOW).toBe(seat);
    expect(state.companies.IOW.par).toBe(74);
    expect(state.cash[seat!]).toBe(0);
    expect(state.events).toContainEqual({ type: 'paid-less', seat, price: 148, amount: 100 });
  });

  proves('AUC-j', 'faces and incomes', () => {
    const table = Object.fromEntries(
      Object.entries(PRIVATES).map(([id, { face, income }]) => [id, [face, income]]),
    );
    expect(table).toEqual({ BHC: [30, 5], YHC: [50, 10], CMH: [90, 20], RPSC: [130, 30], FFC: [200, 25] });
  });
});

describe('the priority deal', () => {
  proves('AUC-k', 'goes to the richest in cash when all six are sold', () => {
    const state = newTable(3);
    const ferry = (id: string) => ({ do: 'ferry', private: id });
    const start = (id: string) => ({ do: 'start', company: id, par: 74 });
    for (const lot of [ferry('RPSC'), start('C&N'), ferry('BHC'), start('IOW'), ferry('CMH'), ferry('YHC')]) {
      expect(state.priority).toBeNull();
      for (let i = 0; i < 3; i++) play(state, PASS);
      // The last lot needs no choice.
      if (asked(state).endsWith('choose-lot')) play(state, lot);
    }
    expect(state.cash).toMatchObject({ p1: 392, p2: 432, p3: 590 });
    expect(state.priority).toBe('p3');
    expect(asked(state)).toBe('p3 trade');
    cash(state, { p1: 340, p2: 310, p3: 355 });
    expect(richestPlayer(state)).toBe('p3');
  });

  proves(
    ['AUC-l', 'G-2'],
    'ties go to the lowest face value of privates, then clockwise from the banker’s left',
    () => {
      const state = table(3);
      cash(state, { p1: 300, p2: 300, p3: 200 });
      privates(state, { BHC: 'p1', YHC: 'p2', CMH: 'p2', RPSC: 'p1' });
      expect(richestPlayer(state)).toBe('p2');
      privates(state, { BHC: 'p3', YHC: 'p3', CMH: 'p3', RPSC: 'p3' });
      expect(richestPlayer(state)).toBe('p1');
      expect(richestPlayer({ ...state, banker: 'p1' })).toBe('p2');
    },
  );
});
