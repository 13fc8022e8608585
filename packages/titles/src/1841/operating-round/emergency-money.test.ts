import { PASS } from '@signalbox/kernel';
import { setHoldings, setPresident, sharesOf } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import { isFrozen } from '../control.ts';
import { priceOf, type State } from '../state.ts';
import { asked, give, inPhase, lay, offered, play, put, stand, table, why } from '../testing/table.ts';
import { newCompanyTurn } from './company-turn.ts';
import { blocksForNeed, giversFor, newEmergency } from './emergency-money.ts';
import { newTrainStep } from './train-step.ts';

/** The example of §4.5.1 after SFTG has earned nothing: 216 has become 195 (ruling 1841-R13). */
function example(): State {
  const state = table(3, { version1: true });
  state.phase = '8';
  state.concessions = {};
  state.depot = [0, 0, 0, 0, 0, 0, 7];
  put(state, 'SFTG', { held: { SFTN: 5, p1: 1, p2: 4 }, cell: [1, 10], cash: 125 });
  put(state, 'SFTN', { held: { p1: 5, p2: 1, pool: 4 }, cell: [0, 14], cash: 102, trains: ['8'] });
  put(state, 'SFTC', { held: { p1: 3, SFTG: 1, pool: 1 }, cell: [2, 8], cash: 365, trains: ['6'] });
  for (const [seat, cash] of [
    ['p1', 174],
    ['p2', 650],
    ['p3', 0],
  ] as const)
    give(state, seat, cash);
  lay(state, { I5: '4/2' });
  state.round.operated = ['SFTN', 'SFTG', 'SFTC'];
  return stand(state, 'train-step', 'buy-train', newTrainStep('SFTG'));
}

describe('emergency money (§4.5.1)', () => {
  /** What SFTG's treasury comes to, sale by sale, until nothing is left to sell. */
  const SALES = [
    { company: 'SFTC', count: 1 },
    { company: 'SFTG', count: 1 },
    { company: 'SFTN', count: 3 },
    { company: 'SFTG', count: 1 },
    { company: 'SFTC', count: 3 },
  ];

  proves(['4.5.1x', '4.5.1y', '1841-R13', 'C-7'], 'the worked example, number for number', () => {
    const state = example();
    play(state, { do: 'emergency' });
    const treasury = SALES.map((sale) => {
      play(state, sale);
      return state.cash.SFTG;
    });
    // 1373 in all is not enough: the last 20% of SFTN bring 256 more.
    expect(treasury).toEqual([197, 396, 396 + 174 + 510, 396 + 174 + 510 + 88, 1373 + 256]);
    expect((['SFTG', 'SFTN', 'SFTC'] as const).map((company) => priceOf(state, company))).toEqual([
      169, 256, 103,
    ]);
  });

  proves(['4.5.1g', '4.5.1i'], 'the company itself, then the one that controls it, then the player', () => {
    const state = example();
    play(state, { do: 'emergency' });
    expect(offered(state)).toEqual([{ company: 'SFTC', count: 1 }]);
    play(state, SALES[0]!);
    // SFTN gives its 102 and may sell one share of SFTG, no more: B has 40%.
    expect(offered(state)).toEqual([{ company: 'SFTG', count: 1 }]);
    expect(why(state, { company: 'SFTG', count: 2 })).toBe('sale/chain-of-control (4.5.1)');
    play(state, SALES[1]!);
    expect([state.cash.SFTN, asked(state)]).toEqual([0, 'p1 sell-in-need']);
    expect(why(state, { company: 'SFTN', count: 4 })).toBe('sale/chain-of-control (4.5.1)');
    play(state, SALES[2]!);
    expect([state.cash.p1, state.cash.SFTG]).toEqual([0, 396 + 174 + 510]);
  });

  /** AFI needs an amount; it has two shares of CTS, and so has p1, its president. Nothing else can be sold. */
  function twoSellers(amount: number, options = {}): State {
    const state = inPhase('5', options);
    put(state, 'AFI', { held: { p1: 2, pool: 8 }, at: [] });
    put(state, 'CTS', { held: { p2: 3, AFI: 1, p1: 1 }, cell: [3, 5], at: [] });
    setHoldings(state, 'CTS', { p2: 4, AFI: 2, p1: 2, ipo: 2 });
    give(state, 'p1', 0);
    return stand(state, 'emergency-money', 'sell-in-need', {
      ...newEmergency('AFI', amount, 'train'),
      givers: ['AFI', 'p1'],
    });
  }

  proves(['1841-R11', '4.5.1f'], 'no sale that keeps the player from raising the rest', () => {
    const counts = (amount: number, options = {}) =>
      offered(twoSellers(amount, options)).map((block) => (block as { count: number }).count);
    // Both at once bring 100 and leave 87 for the two of the player; one after the other 50 + 47 + 87.
    expect([counts(184), counts(187), counts(188)]).toEqual([[1, 2], [2], [1, 2]]);
    // In imported games a player may waste it (A6).
    expect(counts(187, { needSales: 'freely' })).toEqual([1, 2]);
    expect(blocksForNeed(twoSellers(1), 'AFI', 'p1')).toEqual([
      { company: 'CTS', count: 1 },
      { company: 'CTS', count: 2 },
    ]);
  });

  proves('1841-R11', 'cash of everybody further up the chain counts as part of the rescue', () => {
    const state = twoSellers(286);
    setPresident(state, 'AFI', 'FTP');
    setHoldings(state, 'AFI', { FTP: 2, pool: 8 });
    put(state, 'FTP', { held: { p1: 2, pool: 3 }, cash: 99, at: [] });
    stand(state, 'emergency-money', 'sell-in-need', {
      ...newEmergency('AFI', 286, 'train'),
      givers: ['AFI', 'FTP', 'p1'],
    });
    expect(offered(state)).toEqual([{ company: 'CTS', count: 2 }]);
  });

  proves('4.5.1i', 'the player is asked for the last L.1', () => {
    const state = twoSellers(101);
    play(state, { company: 'CTS', count: 2 });
    expect([asked(state), state.cash.AFI]).toEqual(['p1 sell-in-need', 100]);
    const rich = twoSellers(101);
    give(rich, 'p1', 1);
    play(rich, { company: 'CTS', count: 2 });
    // Money that is enough stays with its owner until the purchase.
    expect([asked(rich), rich.cash.AFI, rich.cash.p1]).toEqual([null, 100, 1]);
  });

  proves('1841-R11', 'selling everything at once may be just enough', () => {
    const state = inPhase('5');
    put(state, 'AFI', { held: { p1: 3, pool: 4 }, cell: [3, 5], at: [] });
    give(state, 'p1', 0);
    stand(state, 'emergency-money', 'sell-in-need', {
      ...newEmergency('AFI', 150, 'tokens'),
      givers: ['AFI'],
    });
    expect(offered(state)).toEqual([{ company: 'AFI', count: 3 }]);
    expect(why(state, { company: 'AFI', count: 2 })).toBe('sale/too-little (4.5.1)');
  });

  proves('4.5.1g', 'nobody contributes behind a certificate in the pool', () => {
    const state = inPhase('5');
    put(state, 'AFI', { held: { CTS: 3 }, at: [] });
    put(state, 'CTS', { held: { pool: 3, p1: 1 }, at: [] });
    expect(giversFor(state, 'AFI')).toEqual(['AFI', 'CTS']);
    setPresident(state, 'CTS', 'p1');
    expect(giversFor(state, 'AFI')).toEqual(['AFI', 'CTS', 'p1']);
  });

  proves(['4.5.1d', '4.5.1e'], 'half of the sum, rounded down once; a row for each share', () => {
    const state = example();
    play(state, { do: 'emergency' }, ...SALES.slice(0, 4));
    expect(priceOf(state, 'SFTC')).toBe(137);
    play(state, SALES[4]!);
    // Three at 137: 205, not 3 × 68; and three rows down.
    expect(state.events).toContainEqual(
      expect.objectContaining({ type: 'shares-sold-in-need', company: 'SFTC', count: 3, amount: 205 }),
    );
    expect(priceOf(state, 'SFTC')).toBe(103);
  });

  proves(
    ['4.5.1z', '4.5.1n', 'C-46'],
    'in the end everything that A had is in the pool, sold for the company in need',
    () => {
      const state = example();
      play(state, { do: 'emergency' }, ...SALES);
      expect(state.cash).toMatchObject({ SFTG: 1629, SFTN: 0, SFTC: 365, p1: 0, p2: 650 });
      const held = (company: 'SFTG' | 'SFTN' | 'SFTC') =>
        ['p1', 'p2', 'SFTN', 'SFTG', 'pool'].map((holder) => sharesOf(state, company, holder));
      expect(held('SFTG')).toEqual([0, 4, 4, 0, 2]);
      expect(held('SFTN')).toEqual([0, 1, 0, 0, 9]);
      expect(held('SFTC')).toEqual([0, 0, 0, 0, 5]);
    },
  );

  proves('4.3.2l', 'the price has already fallen when shares are sold in an emergency', () => {
    const state = inPhase('5');
    state.depot = [0, 0, 0, 3, 2, 2, 7];
    put(state, 'AFI', { held: { p1: 3 }, cell: [3, 5], at: ['K11'] });
    lay(state, { K11: '57/5', L12: '57/5' });
    stand(state, 'company-turn', 'dividend', { ...newCompanyTurn('AFI'), revenue: 60 });
    play(state, 'withhold');
    expect([asked(state), priceOf(state, 'AFI')]).toEqual(['p1 sell-in-need', 90]);
    play(state, { company: 'AFI', count: 7 });
    expect(state.events).toContainEqual(expect.objectContaining({ count: 7, amount: 315 }));
  });

  proves(
    ['4.5.1p', '4.5.1.1a', '4.5.1r', 'C-5'],
    'afterwards B is president of SFTG, the other two are frozen, and A may continue with 500',
    () => {
      const state = example();
      play(state, { do: 'emergency' }, { company: 'SFTC', count: 1 }, { company: 'SFTG', count: 1 });
      play(
        state,
        { company: 'SFTN', count: 3 },
        { company: 'SFTG', count: 1 },
        { company: 'SFTC', count: 3 },
      );
      expect(state.presidents).toMatchObject({ SFTG: 'p2', SFTN: 'pool', SFTC: 'pool' });
      expect([isFrozen(state, 'SFTG'), isFrozen(state, 'SFTN'), isFrozen(state, 'SFTC')]).toEqual([
        false,
        true,
        true,
      ]);
      expect(asked(state)).toBe('p1 return-or-leave');
      expect(offered(state)).toEqual(['return', 'leave']);
      const left = structuredClone(state);
      play(state, 'return');
      expect([state.cash.p1, state.debts.p1]).toEqual([500, 500]);
      expect(state.events).toContainEqual({ type: 'returned', seat: 'p1', amount: 500 });
      play(left, 'leave');
      expect([left.left, left.debts.p1]).toEqual([['p1'], undefined]);
    },
  );

  proves(
    ['4.5.1a', '4.5n', '4.5.1j', '4.5.1k'],
    'only for a company without a train that must own one and cannot pay; then only the cheapest train of the bank',
    () => {
      const state = table();
      state.depot = [0, 0, 0, 0, 1, 2, 7];
      state.discarded = ['4'];
      state.phase = '6';
      state.concessions = {};
      put(state, 'SFTG', { held: { p1: 3 }, cash: 120 });
      put(state, 'SFTN', { held: { p2: 3 }, trains: ['5'] });
      lay(state, { I5: '4/2' });
      stand(state, 'train-step', 'buy-train', newTrainStep('SFTG'));
      expect(why(state, PASS)).toBe('trains/must-own (4.5)');
      give(state, 'SFTG', 350);
      expect(why(state, { do: 'emergency' })).toBe('trains/treasury-suffices (4.5.1)');
      give(state, 'SFTG', 120);
      expect(why(state, { do: 'deal', from: 'SFTN', train: '5', price: 60 })).toBeNull();
      play(state, { do: 'emergency' });
      // 350 for the discarded 4-train, not 800: unissued shares first, p1 has enough for the rest.
      expect(asked(state)).toBe('p1 sell-in-need');
      play(state, { company: 'SFTG', count: 5 });
      expect(asked(state)).not.toBe('p1 sell-in-need');
      expect(state.companies.SFTG.trains).toEqual(['4']);
    },
  );

  proves(
    ['4.5.1b', '4.5.1c', '4.5.1f', '4.5.1h'],
    'treasury before unissued shares, no more than needed, but the pool takes anything',
    () => {
      const state = table();
      state.phase = '6';
      state.depot = [0, 0, 0, 0, 1, 2, 7];
      state.discarded = ['4'];
      state.concessions = {};
      put(state, 'SFTG', { held: { p1: 3, pool: 5 }, cash: 300, price: 144 });
      put(state, 'SFTN', { held: { SFTG: 4, pool: 5 }, operated: false, price: 144 });
      lay(state, { I5: '4/2' });
      stand(state, 'train-step', 'buy-train', newTrainStep('SFTG'));
      play(state, { do: 'emergency' });
      expect(why(state, { company: 'SFTG', count: 1 })).toBe('not-offered (4.5.1)');
      // Need 50, half of 144 is 72: one share, though SFTN never ran and its pool is full.
      expect(why(state, { company: 'SFTN', count: 2 })).toBe('sale/more-than-needed (4.5.1)');
      play(state, { company: 'SFTN', count: 1 });
      expect([sharesOf(state, 'SFTN', 'pool'), state.companies.SFTG.trains]).toEqual([6, ['4']]);
      expect(state.cash.SFTG).toBe(300 + 72 - 350);
    },
  );

  proves(
    ['4.5.1b', '4.5.1f', '1841-R11'],
    'a president’s certificate is sold alone where it is enough; a single share of it is not',
    () => {
      const state = table();
      Object.assign(state, { phase: '6', concessions: {}, discarded: ['4'], depot: [0, 0, 0, 0, 1, 2, 7] });
      put(state, 'SFTG', { held: { p1: 5, pool: 5 }, cash: 250 });
      put(state, 'SFTN', { held: { p1: 3, p2: 1, pool: 1 } });
      give(state, 'p1', 0);
      lay(state, { I5: '4/2' });
      stand(state, 'train-step', 'buy-train', newTrainStep('SFTG'));
      play(state, { do: 'emergency' });
      // 100 are needed: the certificate brings them, the third share stays.
      expect(why(state, { company: 'SFTN', count: 3 })).toBe('sale/more-than-needed (4.5.1)');
      const bare = structuredClone(state);
      play(state, { company: 'SFTN', count: 2 });
      expect([state.companies.SFTG.trains, state.presidents.SFTN]).toEqual([['4'], 'pool']);
      expect([sharesOf(state, 'SFTN', 'p1'), sharesOf(state, 'SFTN', 'pool')]).toEqual([1, 3]);
      setHoldings(bare, 'SFTN', { p1: 2, p2: 1, pool: 2, ipo: 5 });
      expect(why(bare, { company: 'SFTN', count: 1 })).toBe('sale/whole-certificate (4.5.1)');
      // A single share of a frozen company is a whole certificate.
      setPresident(bare, 'SFTN', 'pool');
      setHoldings(bare, 'SFTN', { p1: 1, p2: 1, pool: 2, ipo: 6 });
      expect(why(bare, { company: 'SFTN', count: 1 })).toBeNull();
    },
  );

  proves(
    ['3.2p', '4.5.1b'],
    'in an emergency too, a president’s certificate stays with its concession',
    () => {
      const state = table();
      Object.assign(state, { phase: '3', discarded: ['2'], depot: [0, 0, 4, 3, 2, 2, 7] });
      state.concessions = { SFTN: 'p1' };
      put(state, 'SFTG', { held: { p1: 5, pool: 5 }, cash: 0 });
      put(state, 'SFTN', { held: { p1: 3, p2: 1, pool: 1 }, price: 90 });
      give(state, 'p1', 0);
      lay(state, { I5: '4/2' });
      stand(state, 'train-step', 'buy-train', newTrainStep('SFTG'));
      play(state, { do: 'emergency' });
      expect(asked(state)).toBe('p1 sell-in-need');
      expect(why(state, { company: 'SFTN', count: 1 })).toBeNull();
      for (const count of [2, 3])
        expect(why(state, { company: 'SFTN', count })).toBe('purchase/with-concession (3.2)');
      state.concessions = {};
      expect(why(state, { company: 'SFTN', count: 3 })).toBeNull();
    },
  );

  proves(
    ['8.4a', '8.4b'],
    'option 8.4 applies in an emergency too: a single share sold by a company does not move a high price, one sold by a player does',
    () => {
      const sold = (seller: 'SFTG' | 'p1', cushionedSales: boolean) => {
        const state = inPhase('6', { cushionedSales });
        Object.assign(state, { discarded: ['4'], depot: [0, 0, 0, 0, 1, 2, 7] });
        put(state, 'SFTG', { held: { p1: 3, pool: 7 }, cash: 300 });
        put(state, 'AFI', { held: { p2: 3, [seller]: 2 }, cell: [1, 11], at: [] });
        give(state, 'p1', 0);
        lay(state, { I5: '4/2' });
        stand(state, 'train-step', 'buy-train', newTrainStep('SFTG'));
        play(state, { do: 'emergency' }, { company: 'AFI', count: 1 });
        return [priceOf(state, 'AFI'), state.cash.SFTG];
      };
      expect([sold('SFTG', true), sold('SFTG', false)]).toEqual([
        [216, 58],
        [196, 58],
      ]);
      expect(sold('p1', true)).toEqual([196, 0]);
    },
  );

  proves(
    '4.5.1f',
    'an expensive block is refused if it would prevent another sale that raises enough',
    () => {
      const state = table();
      Object.assign(state, { phase: '6', concessions: {}, discarded: ['4'], depot: [0, 0, 0, 0, 1, 2, 7] });
      put(state, 'SFTG', { held: { p1: 5, p2: 5 }, cash: 158 });
      // Each would preside over the other if p1 went below it: p1 may leave one of the two only.
      put(state, 'CTS', { held: { p1: 3, ICSF: 2 }, at: [], price: 100 });
      put(state, 'ICSF', { held: { p1: 2, CTS: 2 }, at: [], price: 144 });
      give(state, 'p1', 0);
      lay(state, { I5: '4/2' });
      stand(state, 'train-step', 'buy-train', newTrainStep('SFTG'));
      play(state, { do: 'emergency' });
      // 192 are needed: all of CTS brings 150 and is the dearest block, but ICSF is stuck then.
      expect(why(state, { company: 'CTS', count: 3 })).toBe('sale/too-little (4.5.1)');
      expect(offered(state)).toEqual([
        { company: 'CTS', count: 1 },
        { company: 'ICSF', count: 2 },
      ]);
      play(state, { company: 'CTS', count: 1 }, { company: 'ICSF', count: 2 });
      expect(state.companies.SFTG.trains).toEqual(['4']);
    },
  );

  proves(
    '4.5.1f',
    'many companies that have nothing to do with each other are not sold in every order',
    () => {
      const state = inPhase('8');
      state.depot = [0, 0, 0, 0, 0, 0, 7];
      put(state, 'SFTG', { held: { p1: 5, p2: 5 }, cash: 0 });
      for (const company of ['AFI', 'ATFA', 'CFCC', 'CGTF', 'ILTF', 'RATF', 'RSFS'] as const)
        put(state, company, { held: { p2: 4, p1: 3 }, at: [], price: 100 });
      // Of these two p1 may leave only one, as above: ICSF brings 340, and CTS then 50.
      put(state, 'CTS', { held: { p1: 3, ICSF: 2 }, at: [], price: 100 });
      put(state, 'ICSF', { held: { p1: 2, CTS: 2 }, at: [], price: 340 });
      give(state, 'p1', 0);
      lay(state, { I5: '4/2' });
      // Each of the seven brings 150.
      const lacking = (missing: number) => {
        const need = structuredClone(state);
        give(need, 'SFTG', 1450 - missing);
        stand(need, 'train-step', 'buy-train', newTrainStep('SFTG'));
        play(need, { do: 'emergency' });
        return [why(need, { company: 'CTS', count: 3 }), why(need, { company: 'AFI', count: 2 })];
      };
      expect(lacking(7 * 150 + 390)).toEqual(['sale/too-little (4.5.1)', 'sale/too-little (4.5.1)']);
      // Two shares and then one, two rows down at 87, bring 7 less than all three at once.
      expect(lacking(7 * 150 + 383)).toEqual(['sale/too-little (4.5.1)', null]);
      // With one more lira missing nothing saves p1, who may then sell in any order.
      expect(lacking(7 * 150 + 391)).toEqual([null, null]);
    },
  );

  proves('4.5.1f', 'the check of a company’s sale counts what the player can add', () => {
    const state = inPhase('6');
    Object.assign(state, { discarded: ['4'], depot: [0, 0, 0, 0, 1, 2, 7] });
    put(state, 'SFTG', { held: { p1: 5, p2: 5 }, cell: [12, 0], cash: 28 });
    put(state, 'CTS', { held: { SFTG: 3, ICSF: 2 }, at: [], price: 100 });
    put(state, 'ICSF', { held: { SFTG: 2, CTS: 2 }, at: [], price: 144 });
    give(state, 'p1', 130);
    lay(state, { I5: '4/2' });
    stand(state, 'train-step', 'buy-train', newTrainStep('SFTG'));
    play(state, { do: 'emergency' });
    // 322 are missing: 50 and 144 with the player's 130 bring 324, all of CTS first only 280.
    expect(why(state, { company: 'CTS', count: 3 })).toBe('sale/too-little (4.5.1)');
    play(state, { company: 'CTS', count: 1 }, { company: 'ICSF', count: 2 });
    expect([state.companies.SFTG.trains, state.cash.p1]).toEqual([['4'], 2]);
  });

  proves(
    'C-9',
    'companies controlled by one that an emergency sale freezes go to a holder with as many shares',
    () => {
      const state = table();
      Object.assign(state, { phase: '6', concessions: {}, discarded: ['4'], depot: [0, 0, 0, 0, 1, 2, 7] });
      put(state, 'SFTG', { held: { p1: 5, pool: 5 }, cash: 250 });
      put(state, 'SFTN', { held: { p1: 2, p2: 1 } });
      put(state, 'CTS', { held: { SFTN: 3, p2: 3 }, at: [] });
      put(state, 'ICSF', { held: { SFTN: 3, p2: 2 }, at: [] });
      give(state, 'p1', 0);
      lay(state, { I5: '4/2' });
      stand(state, 'train-step', 'buy-train', newTrainStep('SFTG'));
      play(state, { do: 'emergency' }, { company: 'SFTN', count: 2 });
      expect(state.companies.SFTG.trains).toEqual(['4']);
      expect(state.presidents).toMatchObject({ SFTN: 'pool', CTS: 'p2', ICSF: 'SFTN' });
      expect([isFrozen(state, 'CTS'), isFrozen(state, 'ICSF')]).toEqual([false, true]);
    },
  );

  proves(
    ['4.5k', '4.5l'],
    'no train has to be owned without a route, nor when all 8-trains have been bought',
    () => {
      const state = table();
      Object.assign(state, { phase: '8', concessions: {}, depot: [0, 0, 0, 0, 0, 0, 1], discarded: ['6'] });
      put(state, 'SFTG', { held: { p1: 3 }, cash: 900 });
      stand(state, 'train-step', 'buy-train', newTrainStep('SFTG'));
      expect(why(state, PASS)).toBeNull();
      lay(state, { I5: '4/2' });
      expect(why(state, PASS)).toBe('trains/must-own (4.5)');
      state.depot = [0, 0, 0, 0, 0, 0, 0];
      // Trains that were given up may still be bought; nobody has to (§4.5).
      expect([why(state, PASS), why(state, { do: 'buy', from: 'pool', train: '6' })]).toEqual([null, null]);
      give(state, 'SFTG', 10);
      expect(why(state, { do: 'emergency' })).toBe('trains/no-need (4.5.1)');
    },
  );
});
