import { PASS } from '@signalbox/kernel';
import { setPresident } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import { CONCESSIONS } from '../data/companies.ts';
import { CHART, cellAt } from '../data/market.ts';
import { priceOf, type State } from '../state.ts';
import { asked, begin, give, offered, play, put, stockTurn, table, why } from '../testing/table.ts';

/** Ends a stock round in which nothing else happens. */
function endRound(state: State): void {
  for (const _ of state.order) play(state, PASS);
}

describe('the stock round (§3)', () => {
  proves(
    ['3b', '3c', '3d'],
    'turns go round until all pass; selling alone is enough to move the priority deal',
    () => {
      const state = table(3);
      put(state, 'AFI', { held: { p1: 4, p3: 2 }, at: [] });
      stockTurn(state);
      play(state, { do: 'sell', blocks: [{ company: 'AFI', count: 1 }] }, PASS, PASS, PASS);
      expect(asked(state)).toBe('p1 trade');
      play(state, PASS);
      expect(state.priority).toBe('p2');
    },
  );

  proves(['3b'], 'a player who has passed may act again', () => {
    const state = table(3);
    put(state, 'AFI', { held: { p3: 2 }, at: [] });
    stockTurn(state);
    play(state, PASS, { do: 'buy', company: 'AFI', from: 'ipo' }, PASS);
    expect(why(state, { do: 'buy', company: 'AFI', from: 'ipo' })).toBeNull();
  });

  proves(['3a'], 'nothing is sold after a purchase', () => {
    const state = table(3);
    put(state, 'AFI', { held: { p1: 3, p3: 2 }, at: [] });
    stockTurn(state);
    play(state, { do: 'buy', company: 'AFI', from: 'ipo' });
    expect(asked(state)).toBe('p2 trade');
  });

  proves(['3e', '3.4a'], 'if nobody acts the priority deal stays', () => {
    const state = stockTurn(table(3), 'p2');
    state.priority = 'p2';
    endRound(state);
    expect(state.priority).toBe('p2');
  });

  /** The price of a company after the round, if it starts here and has these holders. */
  function priceAfter(held: Readonly<Record<string, number>>, cell: readonly [number, number]): number {
    const state = table(3);
    put(state, 'AFI', { held: { p1: 3 }, at: [] });
    put(state, 'CTS', { held, cell, at: [] });
    endRound(stockTurn(state));
    return priceOf(state, 'CTS');
  }

  proves(['3.4b', '3.4g'], 'shares in the pool lower the price by a row, unissued shares do not', () => {
    expect(priceAfter({ p1: 3, pool: 1 }, [2, 8])).toBe(137);
    expect(priceAfter({ p2: 3 }, [3, 5])).toBe(100);
  });

  proves(['3.4e', '3.4f'], 'sold out to players and treasuries it rises, but not above the top row', () => {
    expect(priceAfter({ p1: 4, p2: 4, AFI: 2 }, [4, 5])).toBe(100);
    expect(priceAfter({ p3: 5, p2: 3, AFI: 2 }, [0, 9])).toBe(CHART.cells[cellAt(0, 9)]!.price);
  });

  proves(['3.4i', '4.5.1.1c'], 'a frozen company falls two rows', () => {
    expect(priceAfter({ pool: 3 }, [3, 5])).toBe(87);
  });

  proves('3.4h', 'a stack that falls together keeps its order', () => {
    const state = table(3);
    put(state, 'ILTF', { held: { p2: 3, pool: 1 }, cell: [5, 8], at: [] });
    put(state, 'RATF', { held: { p2: 3, pool: 1 }, cell: [5, 8], at: [] });
    endRound(stockTurn(state));
    expect([priceOf(state, 'ILTF'), priceOf(state, 'RATF')]).toEqual([103, 103]);
    expect(state.markers.ILTF!.arrival < state.markers.RATF!.arrival).toBe(true);
  });

  proves(
    ['3.4j', '3.4k', '2.1k'],
    'unused concessions are returned, used ones and Bayard stay; Bayard pays 20',
    () => {
      const state = table(3);
      state.concessions = { ...state.concessions, Bayard: 'p2', SFTN: 'p3', SFTG: 'p3' };
      put(state, 'SFTG', { held: { p3: 3 } });
      stockTurn(state);
      const cash = state.cash.p2!;
      endRound(state);
      expect(state.concessions).toMatchObject({ Bayard: 'p2', SFTN: null, SFTG: 'p3' });
      expect(state.cash.p2).toBe(cash + 20);
    },
  );

  proves(
    ['3.4d', 'C-4', '3.4a'],
    'first the priority deal, then all prices that fall, then all that rise',
    () => {
      const told = (roundEndMoves: string) => {
        const state = table(3, { roundEndMoves });
        put(state, 'AFI', { held: { p1: 5, p2: 5 }, cell: [2, 8], at: [] });
        put(state, 'CTS', { held: { p3: 3, pool: 1 }, cell: [3, 5], at: [] });
        endRound(stockTurn(state));
        const events = state.events!.filter(({ type }) => type === 'price' || type === 'stock-round-ended');
        return events.map(({ type, company, price }) => (type === 'price' ? [company, price] : type));
      };
      expect(told('drops-first')).toEqual(['stock-round-ended', ['CTS', 95], ['AFI', 158]]);
      expect(told('by-company')).toEqual(['stock-round-ended', ['AFI', 158], ['CTS', 95]]);
    },
  );

  proves('4.5.1.1g', 'a frozen company does not rise, even if it is sold out', () => {
    const state = table(3);
    put(state, 'AFI', { held: { CTS: 5, p1: 5 }, cell: [3, 5], at: [] });
    put(state, 'CTS', { held: { AFI: 5, p2: 5 }, cell: [3, 4], at: [] });
    const free = structuredClone(state);
    setPresident(free, 'CTS', 'p2');
    endRound(stockTurn(state));
    expect([priceOf(state, 'AFI'), priceOf(state, 'CTS')]).toEqual([100, 90]);
    endRound(stockTurn(free));
    expect([priceOf(free, 'AFI'), priceOf(free, 'CTS')]).toEqual([105, 95]);
  });

  proves(['5c'], '516 at the end of a stock round ends the game at once', () => {
    const state = table(3);
    put(state, 'AFI', { held: { p1: 5, p2: 5 }, cell: [1, 18], at: [] });
    stockTurn(state);
    endRound(state);
    expect(state.outcome?.reason).toBe('price');
  });

  proves(['8.2a'], 'option 8.2: the priority deal may be sold', () => {
    const state = table(3, { strongPriority: true });
    stockTurn(state);
    endRound(state);
    expect(asked(state)).toBe('p1 sell-priority');
    play(state, { do: 'sell', to: 'p3', price: 50 }, 'accept');
    expect([state.priority, state.cash.p1]).toEqual(['p3', 1170]);
  });

  proves('8.2a', 'option 8.2: it is not offered to players without money', () => {
    const state = table(3, { strongPriority: true });
    stockTurn(state);
    endRound(state);
    give(state, 'p2', 0);
    give(state, 'p3', 1);
    expect(why(state, { do: 'sell', to: 'p2', price: 1 })).toBe('purchase/cash (8.2)');
    expect(why(state, { do: 'sell', to: 'p3', price: 1 })).toBeNull();
  });

  proves(
    ['8.2a', 'A3', 'A8'],
    'option 8.2: if somebody declines the priority deal, it may be offered again',
    () => {
      const state = table(3, { strongPriority: true });
      stockTurn(state);
      endRound(state);
      play(state, { do: 'sell', to: 'p3', price: 50 }, 'decline');
      expect(asked(state)).toBe('p1 sell-priority');
      play(state, { do: 'sell', to: 'p3', price: 50 }, 'not-this-turn');
      expect(why(state, { do: 'sell', to: 'p3', price: 1 })).toBe('deal/closed (8.2)');
      const kept = structuredClone(state);
      play(state, { do: 'sell', to: 'p2', price: 60 }, 'accept');
      expect([state.priority, state.cash.p1, asked(state)]).toEqual(['p2', 1180, null]);
      play(kept, { do: 'sell', to: 'p2', price: 1 }, 'not-this-turn');
      // Nobody is left to ask.
      expect([kept.priority, kept.cash.p1, asked(kept)]).toEqual(['p1', 1120, null]);
    },
  );
});

describe('the concession round (§2)', () => {
  const draw = (state: State) => play(state, 'p3', 'p1', 'p2');

  proves(
    ['2b', '2.1a', '1.2c'],
    'the player who is drawn first puts up any concession for auction, at 20 or more',
    () => {
      const state = begin();
      draw(state);
      expect(asked(state)).toBe('p3 put-up');
      expect(offered(state)).toEqual(expect.arrayContaining([...CONCESSIONS]));
      play(state, 'SFTG');
      expect(why(state, { do: 'pass' })).toContain('not-offered');
      expect(why(state, { do: 'bid', amount: 15 })).toContain('out-of-range');
      play(state, { do: 'bid', amount: 20 });
      expect(asked(state)).toBe('p1 bid');
    },
  );

  proves(['2.1b', '2.1d'], 'raises are in fives, or in ones by agreement, up to the bidder’s cash', () => {
    const state = begin();
    draw(state);
    play(state, 'SFTG', { do: 'bid', amount: 20 });
    expect([22, 845].map((amount) => why(state, { do: 'bid', amount }))).toEqual([
      'out-of-range (2.1)',
      'out-of-range (2.1)',
    ]);
    expect([25, 840].map((amount) => why(state, { do: 'bid', amount }))).toEqual([null, null]);
    const ones = begin(4, { bidStep: '1' });
    draw(ones);
    play(ones, 'SFTG', { do: 'bid', amount: 20 });
    expect(why(ones, { do: 'bid', amount: 22 })).toBeNull();
  });

  proves(
    ['2.1c', '2.1e', 'C-26'],
    'a pass is final; the last bidder pays, and the next opener follows the opener',
    () => {
      const state = begin();
      draw(state);
      play(state, 'SFTG', { do: 'bid', amount: 20 }, { do: 'bid', amount: 80 });
      play(state, { do: 'pass' }, { do: 'pass' }, { do: 'pass' });
      expect([state.concessions.SFTG, state.cash.p1]).toEqual(['p1', 760]);
      // After the opener, not after the winner.
      expect(asked(state)).toBe('p1 put-up');
    },
  );

  proves(
    ['2.1g', '2.1h', '2.1j', 'C-14'],
    'unsold concessions go to the pool; seats by remaining cash',
    () => {
      const state = begin();
      draw(state);
      give(state, 'p1', 745);
      give(state, 'p2', 735);
      give(state, 'p3', 725);
      give(state, 'p4', 800);
      play(state, PASS, PASS, PASS, PASS);
      expect([state.order, state.priority, state.concessions.SSFL]).toEqual([
        ['p3', 'p2', 'p1', 'p4'],
        'p3',
        null,
      ]);
      const tied = (seatTies: string) => {
        const other = begin(4, { seatTies });
        draw(other);
        other.concessions = { ...other.concessions, IRSFF: 'p2' };
        other.concessions = { ...other.concessions, SFTC: 'p4' };
        play(other, PASS, PASS, PASS, PASS);
        return other.order;
      };
      expect(tied('holder-first')).toEqual(['p4', 'p2', 'p3', 'p1']);
      expect(tied('holder-last')).toEqual(['p3', 'p1', 'p4', 'p2']);
    },
  );

  proves('2.1f', 'it ends when all decline in a row, or nothing is left', () => {
    const state = begin();
    draw(state);
    // p3, p1 and p2 decline, p4 puts one up: then all four are asked once more.
    play(state, PASS, PASS, PASS, 'SFTG', { do: 'bid', amount: 20 });
    while (asked(state)!.endsWith('bid')) play(state, { do: 'pass' });
    expect(state.concessions.SFTG).toBe('p4');
    for (const seat of ['p3', 'p1', 'p2', 'p4']) {
      expect(asked(state)).toBe(`${seat} put-up`);
      play(state, PASS);
    }
    expect(asked(state)).toBe('p4 trade');
    const last = begin();
    draw(last);
    for (const id of Object.keys(last.concessions))
      last.concessions = { ...last.concessions, [id as 'SFTG']: 'p1' };
    last.concessions = { ...last.concessions, SFTG: null };
    play(last, 'SFTG', { do: 'bid', amount: 20 });
    while (asked(last)!.endsWith('bid')) play(last, { do: 'pass' });
    expect(asked(last)).toContain('trade');
  });

  proves(
    ['2.1i', '1841-R12'],
    'with equal cash, the owner of the lower-numbered concession sits first',
    () => {
      const order = (held: Partial<Record<string, string>>) => {
        const state = begin();
        draw(state);
        state.concessions = { ...state.concessions, ...held };
        play(state, PASS, PASS, PASS, PASS);
        return state.order;
      };
      expect(order({ Bayard: 'p2', SFLP: 'p1', IRSFF: 'p3', SFTG: 'p4' })).toEqual(['p2', 'p1', 'p4', 'p3']);
      // Of several the lowest counts.
      expect(order({ SFTC: 'p4', IRSFF: 'p2', SFLP: 'p2', SFTN: 'p1', SFMA: 'p3' })).toEqual([
        'p2',
        'p4',
        'p3',
        'p1',
      ]);
    },
  );

  proves(
    '7a',
    'version 1: suggests no bid, single bids, and the minimum for everything that the player can afford',
    () => {
      const state = begin(3, { version1: true });
      play(state, 'p1', 'p2');
      const suggested = offered(state);
      expect(suggested[0]).toEqual({});
      expect(suggested.slice(1, 4)).toEqual([{ Bayard: 20 }, { Bayard: 50 }, { Bayard: 100 }]);
      expect(suggested.at(-1)).toEqual(Object.fromEntries(CONCESSIONS.map((id) => [id, 20])));
      state.cash.p1 = 59;
      expect(offered(state).at(-1)).toEqual({ Bayard: 20, [CONCESSIONS[1]!]: 20 });
      expect(why(state, { nobody: 20 })).toMatch(/malformed|not-offered/);
      const lite = begin(3, { version1: true, lite: true });
      play(lite, 'p1', 'p2');
      expect(why(lite, { SFLP: 20 })).toBe('auction/no-lot (7)');
    },
  );

  proves(['7a', 'A4', 'C-34'], 'version 1: sealed bids, ties raised openly', () => {
    const state = begin(3, { version1: true });
    play(state, 'p1', 'p2');
    expect(why(state, { SFTG: 19 })).toBe('auction/cash (7)');
    expect(why(state, { SFTG: 1000, SFTN: 121 })).toBe('auction/purse (7)');
    expect(why(state, { SFTG: 1000, SFTN: 120 })).toBeNull();
    play(state, { SFTG: 50, SFTN: 30 }, { SFTG: 50 }, {});
    expect(state.concessions.SFTN).toBe('p1');
    expect(asked(state)).toBe('p2 bid');
    play(state, { do: 'bid', amount: 55 }, { do: 'pass' });
    expect([state.concessions.SFTG, state.cash.p2]).toEqual(['p2', 1065]);
    // Seats by the total of all bids, the highest first.
    expect([state.order, state.priority]).toEqual([['p1', 'p2', 'p3'], 'p1']);
  });

  proves(
    'C-34',
    'version 1: a player tied for another lot has to keep the money for it; seats by the total of all bids',
    () => {
      const state = begin(3, { version1: true });
      play(state, 'p1', 'p2');
      play(state, { Bayard: 20 }, { SFTN: 500, SFTG: 500 }, { SFTN: 500, SFTG: 500 });
      // The lower number first; 500 of 1120 are kept for SFTG.
      expect(asked(state)).toBe('p3 bid');
      expect(why(state, { do: 'bid', amount: 625 })).toContain('out-of-range');
      play(state, { do: 'bid', amount: 620 });
      // p2 cannot raise without losing their bid for SFTG, for which p3 has nothing left to raise with.
      expect(state.concessions).toMatchObject({ SFTN: 'p3', SFTG: 'p2', Bayard: 'p1' });
      expect([state.cash.p3, state.cash.p2]).toEqual([500, 620]);
      expect(state.order).toEqual(['p3', 'p2', 'p1']);
      // Money is kept for the lots for which somebody is tied, not for those of others.
      const other = begin(3, { version1: true });
      play(other, 'p1', 'p2');
      play(other, { SFTN: 500 }, { SFTN: 500, SFTG: 500 }, { SFTG: 500 });
      expect(asked(other)).toBe('p2 bid');
      play(other, { do: 'bid', amount: 505 });
      expect(why(other, { do: 'bid', amount: 1120 })).toBeNull();
    },
  );

  proves(
    ['A6', '7a'],
    'version 1: equal bids that are not raised go to one of the bidders at their price',
    () => {
      const state = begin(3, { version1: true, tiedBids: 'drawn' });
      play(state, 'p1', 'p2');
      play(state, { SFTN: 30, SFTG: 50 }, { SFTG: 50 }, { SFTN: 30, Bayard: 20 });
      expect(state.concessions.Bayard).toBe('p3');
      // The lower number first.
      expect([asked(state), offered(state)]).toEqual(['chance draw-tied-bid', ['p1', 'p3']]);
      play(state, 'p3');
      expect(offered(state)).toEqual(['p1', 'p2']);
      play(state, 'p2');
      expect(state.concessions).toMatchObject({ SFTN: 'p3', SFTG: 'p2' });
      expect([state.cash.p1, state.cash.p2, state.cash.p3]).toEqual([1120, 1070, 1070]);
    },
  );
});
