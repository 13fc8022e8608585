import { PASS } from '@signalbox/kernel';
import { changeCharter, setHoldings, sharesOf } from '@signalbox/rails';
import { describe, expect, test } from 'vitest';
import { proves } from '../../testing/proves.ts';
import type { Company } from '../data/companies.ts';
import { newTrainStep } from '../operating-round/train-step.ts';
import { inOperatingOrder, priceOf, type State } from '../state.ts';
import { BUY_FIRST_4, beforeSecession, dividedIrsff } from '../testing/secession-example.ts';
import { asked, broken, give, lay, play, put, stand, table, why } from '../testing/table.ts';

describe('the Ferdinandea secession (§4.6.9)', () => {
  proves('4.6.9d', 'SB and SFL take the place of IRSFF, SB on top, above whatever came later', () => {
    const state = dividedIrsff();
    expect([priceOf(state, 'SB'), priceOf(state, 'SFL')]).toEqual([144, 144]);
    expect(inOperatingOrder(state).slice(0, 3)).toEqual(['SB', 'SFL', 'SFTN']);
  });

  proves(
    ['4.6.9j', '4.6.9k', '4.6.9r', 'C-3'],
    'two pairs bring both certificates, others a share of each; the rest stays unissued',
    () => {
      const state = dividedIrsff();
      expect(state.presidents).toMatchObject({ SB: 'p1', SFL: 'p1' });
      for (const id of ['SB', 'SFL'] as const)
        expect(state.shares[id]).toMatchObject({ p1: 2, p2: 1, ipo: 7 });
    },
  );

  proves('4.6.9q', 'then the player who has more of SB or SFL than its president takes over', () => {
    const state = beforeSecession();
    Object.assign(state, { phase: '4', concessions: {} });
    for (const id of ['SB', 'SFL'] as const) put(state, id, { held: { p1: 2 }, at: [] });
    setHoldings(state, 'SB', { p1: 2, p2: 2, ipo: 6 });
    setHoldings(state, 'IRSFF', { p2: 1 });
    const vars = {
      united: false,
      president: 'p1',
      holders: ['p2'],
      taken: ['SB', 'SFL'],
      turn: 'SB',
      again: true,
    };
    stand(state, 'secession', 'exchange-single', vars);
    play(state, 'SB');
    expect([state.presidents.SB, state.presidents.SFL]).toEqual(['p2', 'p1']);
  });

  proves(['4.6.9m', '13a'], 'the pool’s pair comes after the players’, a frozen company’s last', () => {
    const state = beforeSecession({ held: { p1: 2, pool: 2, CTS: 2 } });
    put(state, 'CTS', { held: { pool: 3 }, at: [], price: 68 });
    play(state, BUY_FIRST_4);
    // p1 has one pair and chooses; the other certificate falls to the pool, and CTS has a share of each.
    play(state, 'SB');
    expect(state.presidents).toMatchObject({ SB: 'p1', SFL: 'pool' });
    expect(state.shares.SFL).toMatchObject({ pool: 2, CTS: 1 });
    expect(state.shares.SB).toMatchObject({ p1: 2, CTS: 1 });
  });

  proves(
    'C-34',
    'in version 1 shares of SB and SFL may run out: who comes last has nothing for IRSFF’s',
    () => {
      const singles = { p2: 1, p3: 1, p4: 1, p5: 1, p6: 1, p7: 1, p8: 1, pool: 1 };
      const state = beforeSecession({ players: 8, held: { p1: 2, ...singles }, options: { version1: true } });
      // p1 takes SB’s certificate and p2 to p4 its last shares, so that p5 to p7 can only have SFL’s.
      play(state, BUY_FIRST_4, 'SB', 'SB', 'SB', 'SB');
      expect(state.events!.filter(({ type }) => type === 'single-dropped')).toEqual([
        { type: 'single-dropped', holder: 'p8' },
        { type: 'single-dropped', holder: 'pool' },
      ]);
      expect([sharesOf(state, 'SB', 'ipo'), sharesOf(state, 'SFL', 'ipo')]).toEqual([0, 0]);
      expect([state.companies.IRSFF.status, broken(state)]).toEqual(['removed', []]);
    },
  );

  proves('4.6.9u', 'while the certificate is in the pool, IRSFF’s president is asked first', () => {
    const state = beforeSecession({ held: { p1: 2, p2: 1, p3: 1 } });
    for (const seat of state.seats) give(state, seat, 400);
    play(state, BUY_FIRST_4, 'SFL', 'SB', 'SB');
    expect([state.presidents.SB, asked(state)]).toEqual(['pool', 'p2 subscribe']);
    play(state, 'buy');
    // The second share is exchanged for the certificate at once.
    expect([state.presidents.SB, sharesOf(state, 'SB', 'p2')]).toEqual(['p2', 2]);
  });

  /** Track from Milano by Bergamo, Verona and Padova to Venezia. */
  const JOINED = {
    ...{ E9: '202/5', F10: '9/2', G11: '8/2', F12: '8/5' },
    ...{ G13: '621/2', H14: '8/2', G15: '621/1', F16: '601/0' },
  };

  proves(
    '4.6.9a',
    'nothing happens with a route between Milano and Venezia: SB and SFL are gone for good',
    () => {
      const state = beforeSecession();
      lay(state, JOINED);
      play(state, BUY_FIRST_4);
      expect(state.companies.IRSFF).toMatchObject({ status: 'active', trains: ['3', '3'] });
      for (const id of ['SB', 'SFL'] as const) expect(state.companies[id].status).toBe('removed');
      expect([state.presidents.IRSFF, sharesOf(state, 'IRSFF', 'p1'), state.cash.IRSFF]).toEqual([
        'p1',
        4,
        287,
      ]);
      const { G15: _, ...gap } = JOINED;
      const apart = beforeSecession();
      lay(apart, gap);
      play(apart, BUY_FIRST_4);
      expect(apart.companies.SB.status).toBe('active');
    },
  );

  proves(
    ['4.6.9c', 'C-13'],
    'a route of any company counts; one that is blocked for everybody does not',
    () => {
      const verona = beforeSecession();
      lay(verona, JOINED);
      put(verona, 'SFTN', { held: { p4: 3 }, at: ['G13'] });
      play(verona, BUY_FIRST_4);
      // SFTN itself still comes through, over the border on the Mincio.
      expect(verona.companies.IRSFF.status).toBe('active');
      const both = beforeSecession();
      lay(both, JOINED);
      put(both, 'SFTN', { held: { p4: 3 }, at: ['G13'] });
      put(both, 'SFTC', { held: { p4: 3 }, at: ['G15'] });
      play(both, BUY_FIRST_4);
      expect(both.companies.SB.status).toBe('active');
    },
  );

  proves(['4.6.9b', 'C-13'], 'nor without IRSFF', () => {
    const none = table(4);
    Object.assign(none, {
      phase: '3',
      depot: [0, 0, 4, 3, 2, 2, 7],
      concessions: { SFTG: 'p3', IRSFF: null },
    });
    put(none, 'SFTG', { held: { p3: 3 }, cash: 700 });
    stand(none, 'train-step', 'buy-train', newTrainStep('SFTG'));
    play(none, BUY_FIRST_4);
    for (const id of ['SB', 'SFL', 'IRSFF'] as const) expect(none.companies[id].status).toBe('removed');
  });

  proves(
    ['4.6.9n', '4.6.9o', '4.6.9p', 'C-15'],
    'without a second pair the other certificate is in the pool; singles choose; two shares take it',
    () => {
      const state = beforeSecession({ held: { p1: 2, p2: 1, p3: 1, pool: 1 } });
      for (const seat of state.seats) give(state, seat, 400);
      play(state, BUY_FIRST_4);
      expect(asked(state)).toBe('p1 choose-certificate');
      play(state, 'SFL');
      expect(state.presidents).toMatchObject({ SFL: 'p1', SB: 'pool' });
      expect(asked(state)).toBe('p2 exchange-single');
      const sold = structuredClone(state);
      setHoldings(sold, 'SB', { ...sold.shares.SB, ipo: 0 });
      expect([why(sold, 'SB'), why(sold, 'SFL')]).toEqual(['secession/none-left (4.6.9)', null]);
      play(state, 'SB');
      expect(state.events).toContainEqual({ type: 'single-exchanged', holder: 'p2', company: 'SB' });
      expect(asked(state)).toBe('p3 exchange-single');
      play(state, 'SFL');
      // For the pool IRSFF's president chooses.
      expect(asked(state)).toBe('p1 exchange-single');
      play(state, 'SB');
      expect(state.shares.SB).toMatchObject({ p2: 1, pool: 3 });
      expect([asked(state), why(state, 'nothing')]).toEqual(['p2 subscribe', 'not-offered (4.6.9)']);
      const declined = structuredClone(state);
      play(declined, PASS);
      expect(declined.events).toContainEqual({ type: 'offer-passed', buyer: 'p2', company: 'SB' });
      play(state, 'buy');
      // A second share is exchanged for the certificate at once.
      expect(state.presidents.SB).toBe('p2');
      expect(broken(state)).toEqual([]);
    },
  );

  /** Who is asked, and about which of the two. */
  function question(state: State): string {
    const { company, turn } = state.stack.at(-1)!.vars as { company?: Company; turn?: Company };
    return `${asked(state)} ${company ?? turn}`;
  }

  proves(
    ['4.6.9s', '4.6.9t'],
    'SB’s shareholders may buy a share each, as often as its president wants; then SFL’s',
    () => {
      const state = beforeSecession({ held: { p1: 4, p2: 2 } });
      for (const seat of state.seats) give(state, seat, 600);
      play(state, BUY_FIRST_4);
      const order = (['buy', PASS, 'again', 'buy', PASS, PASS, 'buy', PASS, PASS] as const).map((answer) => {
        const put = question(state);
        play(state, answer);
        return put;
      });
      expect(order).toEqual([
        ...['p1 subscribe SB', 'p2 subscribe SB', 'p1 grant-round SB'],
        ...['p1 subscribe SB', 'p2 subscribe SB', 'p1 grant-round SB'],
        ...['p1 subscribe SFL', 'p2 subscribe SFL', 'p1 grant-round SFL'],
      ]);
      expect([sharesOf(state, 'SB', 'p1'), sharesOf(state, 'SFL', 'p1')]).toEqual([4, 3]);
      expect([state.cash.p1, state.cash.SB, state.cash.SFL]).toEqual([168, 259 + 288, 28 + 144]);
      expect(asked(state)).toBe('p1 buy-secession-tokens');
    },
  );

  /** SB and SFL are there; SFL's shareholders are asked for the first time. */
  function offeringSFL(): State {
    const state = beforeSecession();
    Object.assign(state, { phase: '4', concessions: {} });
    for (const id of ['SB', 'SFL'] as const) put(state, id, { held: { p1: 3 }, at: [] });
    for (const seat of state.seats) give(state, seat, 600);
    setHoldings(state, 'IRSFF', {});
    const vars = {
      united: false,
      president: 'p1',
      holders: [],
      taken: ['SB', 'SFL'],
      turn: 'SFL',
      again: true,
    };
    stand(state, 'secession', 'offer-SFL', vars);
    state.stack.push({
      procedure: 'share-offer',
      label: 'subscribe',
      vars: { company: 'SFL', buyers: ['p1'] },
    } as never);
    return state;
  }

  test('a game that was stored when SFL came before the further rounds of SB continues with these', () => {
    const state = offeringSFL();
    play(state, PASS);
    expect(question(state)).toBe('p1 grant-round SB');
    play(state, PASS);
    expect(question(state)).toBe('p1 grant-round SFL');
  });

  proves('4.6.9t', 'another round is asked for as long as one shareholder can pay', () => {
    const state = beforeSecession({ held: { p1: 4, p2: 2 } });
    give(state, 'p1', 0);
    give(state, 'p2', 600);
    play(state, BUY_FIRST_4);
    expect(question(state)).toBe('p2 subscribe SB');
    play(state, 'buy');
    expect(question(state)).toBe('p1 grant-round SB');
  });

  proves('4.6.9s', 'each company’s offers begin with its own president', () => {
    const state = beforeSecession({ held: { p1: 2, p2: 2, p3: 2 } });
    for (const seat of state.seats) give(state, seat, 600);
    play(state, BUY_FIRST_4, 'SB');
    expect(state.presidents).toMatchObject({ SB: 'p1', SFL: 'p2' });
    const order = [PASS, PASS, PASS, PASS, PASS].map((answer) => {
      const put = question(state);
      play(state, answer);
      return put;
    });
    expect(order).toEqual([
      ...['p1 subscribe SB', 'p3 subscribe SB', 'p1 grant-round SB'],
      ...['p2 subscribe SFL', 'p3 subscribe SFL'],
    ]);
  });

  proves('C-9', 'companies that a frozen SB would control go to a holder with as many shares', () => {
    const president = (shares: number) => {
      const state = beforeSecession({ held: { p1: 3 } });
      // The certificate of AFI is worth most, and so SB's.
      put(state, 'AFI', { held: { IRSFF: 2, p2: shares }, price: 144, at: [] });
      play(state, BUY_FIRST_4, 'SFL', 'SFL');
      expect(state.presidents).toMatchObject({ SFL: 'p1', SB: 'pool' });
      return state.presidents.AFI;
    };
    expect([president(1), president(2)]).toEqual(['SB', 'p2']);
  });

  proves(['A6', '1841-R7'], 'in imported games a frozen SB buys tokens, by the president of IRSFF', () => {
    const buyer = (frozenSuccessorsBuy: boolean) => {
      const state = beforeSecession({ held: { p1: 3 }, options: { frozenSuccessorsBuy } });
      play(state, BUY_FIRST_4, 'SFL', 'SFL');
      expect(state.presidents).toMatchObject({ SFL: 'p1', SB: 'pool' });
      return asked(state);
    };
    // SFL itself cannot pay for a token.
    expect(buyer(false)).not.toBe('p1 buy-secession-tokens');
    expect(buyer(true)).toBe('p1 buy-secession-tokens');
  });

  proves(
    ['A6', '4.6'],
    'in imported games trains above the limit are divided before they are given up',
    () => {
      const divided = (discardsAfterSecession: boolean) => {
        const state = beforeSecession({ options: { discardsAfterSecession } });
        changeCharter(state, 'IRSFF', { trains: ['3', '3', '3', '3', '3'] });
        play(state, BUY_FIRST_4);
        return [state.companies.SB.trains.length, state.companies.SFL.trains.length];
      };
      expect(divided(false)).toEqual([2, 1]);
      expect(divided(true)).toEqual([3, 2]);
    },
  );

  proves('4.6.9p', 'a frozen company’s single share becomes one of SB, or of SFL if SB has none left', () => {
    const shares = (inSB: number) => {
      const state = beforeSecession();
      Object.assign(state, { phase: '4', concessions: {} });
      for (const id of ['SB', 'SFL'] as const) put(state, id, { held: { p1: 2 }, at: [] });
      put(state, 'CTS', { held: { pool: 3 }, at: [] });
      setHoldings(state, 'SB', { p1: 10 - inSB, ipo: inSB });
      setHoldings(state, 'IRSFF', { p2: 1, CTS: 1 });
      const vars = { united: false, president: 'p1', holders: ['p2', 'CTS'], taken: ['SB', 'SFL'] };
      stand(state, 'secession', 'exchange-single', { ...vars, turn: 'SB', again: true });
      play(state, 'SFL');
      return [sharesOf(state, 'SB', 'CTS'), sharesOf(state, 'SFL', 'CTS')];
    };
    expect([shares(5), shares(1)]).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(shares(0)).toEqual([0, 1]);
  });

  proves(['4.6.9l', '1841-R7'], 'IRSFF’s certificate comes before all other pairs, a company’s too', () => {
    const state = beforeSecession({ held: { p1: 2, CTS: 3, p2: 2 } });
    put(state, 'CTS', { held: { p2: 3 }, at: [], price: 68 });
    play(state, BUY_FIRST_4);
    // Without its concession IRSFF belongs to CTS, and CTS to p2, who has a pair himself.
    expect(asked(state)).toBe('p2 choose-certificate');
    play(state, 'SB');
    expect(state.presidents).toMatchObject({ SB: 'CTS', SFL: 'p2' });
  });

  proves(
    ['4.6.9y', '4.6.9z', '4.6.9g'],
    'they run in this round only if IRSFF has not; IRSFF buying the 4-train itself loses its turn',
    () => {
      const waiting = beforeSecession();
      play(waiting, BUY_FIRST_4);
      expect(waiting.round.operated).not.toContain('SB');
      const done = beforeSecession({ operated: true });
      play(done, BUY_FIRST_4);
      expect(done.round.operated).toEqual(expect.arrayContaining(['SB', 'SFL']));
      const own = beforeSecession({ buyer: 'IRSFF' });
      play(own, BUY_FIRST_4);
      if (asked(own)) play(own, 0);
      expect(own.round.operated).toEqual(expect.arrayContaining(['SB', 'SFL']));
      expect(own.companies.SB.operated).toBe(false);
      // The best of its trains is SB's, the next SFL's, and so on.
      expect([own.companies.SB.trains, own.companies.SFL.trains]).toEqual([['4', '3'], ['3']]);
    },
  );
});
