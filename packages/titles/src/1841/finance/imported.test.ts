import { choices, PASS } from '@signalbox/kernel';
import { setHoldings } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import { cellAt } from '../data/market.ts';
import { mergerExample } from '../testing/merger-example.ts';
import { asked, give, inPhase, lay, offered, play, put, stand, station, why } from '../testing/table.ts';
import { newFinancialActions } from './financial-actions.ts';
import { dropDuplicates, inTokenOrder, mayRemoveToken, relabelTokens, removeToken } from './merged-tokens.ts';
import { mergedCells } from './merger-terms.ts';

describe('mergers and conversions of games imported from 18xx.games', () => {
  proves(['A6', '4.7.4'], 'companies merged at the bottom of the market begin on top', () => {
    const cell = (options: Parameters<typeof inPhase>[1]) => {
      const state = inPhase('5', options);
      put(state, 'CTLP', { held: { p1: 2 }, cell: [12, 0], at: [] });
      put(state, 'FTP', { held: { p1: 2 }, cell: [12, 0], at: [] });
      return mergedCells(state, 'CTLP', 'FTP');
    };
    expect([cell({}), cell({ lowMergersOnTop: true })]).toEqual([[cellAt(12, 0)], [cellAt(0, 0)]]);
  });

  proves(
    ['A6', '4.7.4.1'],
    'odd shares are exchanged by those who controlled companies before the merger',
    () => {
      const first = (oddShareOrder: string) => {
        const state = mergerExample({ oddShareOrder });
        // SFTN, which belongs to p4 and then to the new company, has an odd share.
        setHoldings(state, 'SFTG', { p1: 5, p2: 1, p3: 1, p4: 1, SFTC: 1, SFTN: 1 });
        give(state, 'SFTN', 200);
        stand(state, 'financial-actions', 'merge', newFinancialActions('SFTG'));
        play(state, 'CGTF', 'CFCC', { company: 'CFCC', train: '4' });
        return asked(state);
      };
      expect([first('as-it-is'), first('as-it-was')]).toEqual(['p1 odd-share', 'p2 odd-share']);
    },
  );

  proves(['A6', '4.7.4.1'], 'the largest holder is president as soon as pairs are exchanged', () => {
    const president = (options: Parameters<typeof inPhase>[1]) => {
      const state = inPhase('5', options);
      put(state, 'AFI', { held: { p1: 4, p3: 1 }, cell: [3, 5], at: ['K11'] });
      put(state, 'CTS', { held: { p2: 5 }, president: 'p1', cell: [3, 4], at: ['K13'] });
      setHoldings(state, 'CTS', { p2: 6, ipo: 4 });
      station(state, 'AFI', 'K13');
      lay(state, { K11: '57/0', K13: '14/0' });
      for (const seat of state.seats) give(state, seat, 500);
      stand(state, 'financial-actions', 'merge', newFinancialActions('AFI'));
      play(state, 'CTS', 'CFCC');
      return [asked(state), state.presidents.CFCC];
    };
    // p1, who comes first, has two shares, p2 three.
    expect(president({})).toEqual(['p3 odd-share', 'p1']);
    expect(president({ everyStep: true })).toEqual(['p3 odd-share', 'p2']);
  });

  proves(['A6', 'C-19'], 'tokens of a merged company are removed one by one, down to five', () => {
    const state = mergerExample({ everyStep: true, mergedTokens: 'as-many-as-may' });
    // With Bologna and Parma there are seven places.
    for (const hex of ['L14', 'K11']) station(state, 'SFTG', hex);
    stand(state, 'financial-actions', 'merge', newFinancialActions('SFTG'));
    play(state, 'CGTF', 'CFCC', { company: 'CFCC', train: '4' }, 'cash', 'cash', 'cash', 'cash');
    expect([asked(state), why(state, PASS)]).toEqual(['p1 remove-token', 'tokens/too-many (4.7.4)']);
    play(state, { hex: 'L14' });
    expect(why(state, PASS)).toBe('tokens/too-many (4.7.4)');
    play(state, { hex: 'K11' });
    // A token of the charters may take the place of one on the map.
    expect(why(state, PASS)).toBeNull();
    play(state, { hex: 'K7' }, PASS);
    expect([
      state.stations.filter(({ owner }) => owner === 'CFCC').length,
      state.companies.CFCC.tokens,
    ]).toEqual([4, 1]);
  });

  proves(['A6', '4.7.5'], 'a conversion asks for all tokens at once; the player pays what is lacking', () => {
    const converting = (cash: number, tokens = 0) => {
      const state = inPhase('5', { everyStep: true });
      put(state, 'CTLP', { held: { p1: 3, p2: 1 }, at: ['K11'], cash, tokens });
      for (const seat of state.seats) give(state, seat, 40);
      stand(state, 'financial-actions', 'convert', newFinancialActions('CTLP'));
      play(state, 'convert', 'AFI');
      return state;
    };
    const rich = converting(250);
    expect([asked(rich), offered(rich)]).toEqual(['p1 buy-major-tokens', [1, 2, 3]]);
    play(rich, 3);
    expect([rich.cash.AFI, rich.companies.AFI.tokens]).toEqual([0, 3]);
    expect(rich.events!.filter(({ type }) => type === 'company-closed')).toHaveLength(1);
    const counts = (cash: number, tokens: number) => offered(converting(cash, tokens));
    expect([counts(150, 0), counts(249, 0), counts(900, 0)]).toEqual([
      [1, 2],
      [1, 2],
      [1, 2, 3, 4],
    ]);
    // With two tokens none has to be bought.
    expect([counts(100, 1), counts(199, 1), counts(900, 1)]).toEqual([
      [0, 1],
      [0, 1],
      [0, 1, 2, 3],
    ]);
    const two = converting(250, 1);
    play(two, 2);
    expect([two.cash.AFI, two.companies.AFI.tokens]).toEqual([50, 3]);
    // What is just enough needs no help.
    const enough = converting(50);
    expect([enough.cash.AFI, enough.cash.p1, asked(enough)]).toEqual([0, 40, null]);
    // 20 of the 50 come from p1, and the company still has to sell a share.
    const poor = converting(30);
    expect([asked(poor), poor.cash.p1, poor.companies.AFI.tokens]).toEqual(['p1 sell-in-need', 20, 1]);
    expect(poor.companies.CTLP.status).toBe('unfounded');
  });

  proves(['A6', '4.7.5'], 'after that help nobody else sells for the company', () => {
    const state = inPhase('5', { everyStep: true });
    put(state, 'CTLP', { held: { p1: 3, p2: 1 }, at: ['K11'], cash: 30, cell: [12, 0] });
    put(state, 'CTS', { held: { p2: 3, p1: 1 }, at: [] });
    give(state, 'p1', 40);
    stand(state, 'financial-actions', 'convert', newFinancialActions('CTLP'));
    play(state, 'convert', 'AFI');
    while (asked(state)?.endsWith('subscribe')) play(state, PASS);
    // Six unissued shares at 8 bring less than 50.
    play(state, { company: 'AFI', count: 6 });
    expect(asked(state)).not.toBe('p1 sell-in-need');
    expect([state.cash.p1, state.shares.CTS!.p1]).toEqual([20, 1]);
  });

  proves(
    ['A6', '4.7.4.1'],
    'a player who pays to become president needs a pair, and need not have proposed the merger',
    () => {
      const objection = (options: Parameters<typeof inPhase>[1], afi: Record<string, number>) => {
        const state = inPhase('5', options);
        put(state, 'AFI', { held: afi, president: 'p1', cell: [3, 5], at: ['J6'] });
        put(state, 'CTS', { held: { p3: 1 }, president: 'p1', cell: [6, 6], at: ['J6.0'] });
        lay(state, { J6: '14/0' });
        for (const seat of state.seats) give(state, seat, 400);
        stand(state, 'financial-actions', 'merge', newFinancialActions('AFI'));
        return why(state, 'CTS');
      };
      const refused = 'merger/no-president (4.7.4.1)';
      const pair = { tradingUpWithPair: true };
      expect([objection({}, { p1: 1 }), objection(pair, { p1: 1 })]).toEqual([null, refused]);
      expect([objection({}, { p2: 2 }), objection(pair, { p2: 2 })]).toEqual([refused, null]);
    },
  );

  proves(['A6', '4.6.10'], 'in the Tuscan merger the tokens of the minors stay where two stood', () => {
    const stations = (options: Parameters<typeof inPhase>[1], into: 'SFLi' | 'ICSF') => {
      const state = inPhase('4', options);
      put(state, 'AFI', { held: { p1: 3 }, at: ['P12'] });
      put(state, 'SSFL', { held: { p2: 3 }, at: ['P12', 'Q11'] });
      const tuscan = into === 'SFLi' ? ('final' as const) : null;
      dropDuplicates(state, { a: 'SSFL', b: 'AFI', into, tuscan });
      return state.stations.map(({ owner, hex }) => `${owner} ${hex}`);
    };
    expect(stations({ everyStep: true }, 'SFLi')).toEqual(['AFI P12', 'SSFL Q11']);
    expect(stations({ everyStep: true }, 'ICSF')).toEqual(['SSFL P12', 'SSFL Q11']);
    expect(inTokenOrder({ a: 'SFMA', b: 'SFLP', into: 'ICSF' })).toEqual(['SFLP', 'SFMA']);
    expect(inTokenOrder({ a: 'SFMA', b: 'AFI', into: 'ICSF' })).toEqual(['SFMA', 'AFI']);
    expect(inTokenOrder({ a: 'SSFL', b: 'SFLP', into: 'ICSF' })).toEqual(['SFLP', 'SSFL']);
    expect(inTokenOrder({ a: 'AFI', b: 'SFLP', into: 'ICSF' })).toEqual(['AFI', 'SFLP']);
  });

  proves(['A6', 'C-16'], 'the interim company has one token in Firenze, otherwise both', () => {
    for (const everyStep of [false, true]) {
      const state = inPhase('4', { everyStep });
      put(state, 'SFLP', { held: { p1: 3 }, at: ['Q11'] });
      put(state, 'SFMA', { held: { p2: 3 }, at: ['R14'] });
      state.stations = [...state.stations, { owner: 'SFLP', hex: 'R14', node: 1 }];
      relabelTokens(state, { a: 'SFLP', b: 'SFMA', into: 'ICSF', tuscan: 'interim' });
      expect(state.stations.map(({ owner, hex }) => `${owner} ${hex}`)).toEqual(
        everyStep ? ['ICSF Q11', 'ICSF R14'] : ['ICSF Q11', 'ICSF R14', 'ICSF R14'],
      );
    }
  });

  proves(['A6', '4.6.10'], 'tokens in Pisa and Firenze cannot be removed, nor the last one in a city', () => {
    const removable = (tuscan: 'final' | null, at: string[]) => {
      const state = inPhase('4', { everyStep: true });
      put(state, 'SSFL', { held: { p1: 3 }, at });
      put(state, 'AFI', { held: { p1: 3 }, at: [] });
      put(state, 'SFLi', { held: { p1: 3 }, at: [] });
      const vars = { a: 'SSFL', b: 'AFI', into: 'SFLi', tuscan } as const;
      const offer = removeToken.offer(state, vars);
      return [...choices(offer)].flatMap((choice) => ('hex' in choice ? [choice.hex] : []));
    };
    expect(removable('final', ['Q11', 'R14', 'S11'])).toEqual(['S11']);
    expect(removable(null, ['Q11', 'R14', 'S11'])).toEqual(['Q11', 'R14', 'S11']);
    expect(removable(null, ['S11'])).toEqual([]);
  });

  proves(
    ['A6', '4.7.4'],
    'tokens are removed while there are more than five, in the Tuscan merger at will',
    () => {
      const vars = (tuscan: 'final' | null) => ({ a: 'SSFL', b: 'AFI', into: 'SFLi', tuscan }) as const;
      const arranged = (at: string[], tokens: number) => {
        const state = inPhase('4', { everyStep: true });
        put(state, 'SSFL', { held: { p1: 3 }, at });
        put(state, 'AFI', { held: { p1: 3 }, at: ['K11'] });
        put(state, 'CTS', { held: { p2: 3 }, at: ['K11', 'S11'] });
        put(state, 'SFLi', { held: { p1: 3 }, at: [], tokens });
        return state;
      };
      const may = (tuscan: 'final' | null, tokens: number) =>
        mayRemoveToken(arranged(['Q11', 'S11'], tokens), vars(tuscan));
      expect([may(null, 2), may(null, 3), may('final', 0)]).toEqual([false, true, true]);
      // There is one that may be removed, or none.
      expect(mayRemoveToken(arranged(['R14'], 0), vars('final'))).toBe(true);
      const fixed = arranged(['R14'], 0);
      fixed.stations = fixed.stations.filter(({ owner }) => owner !== 'AFI');
      expect(mayRemoveToken(fixed, vars('final'))).toBe(false);
      // Only tokens of the two are removed.
      const state = arranged(['Q11', 'S11'], 3);
      removeToken.apply(state, vars(null), { hex: 'K11' });
      expect(state.stations.map(({ owner, hex }) => `${owner} ${hex}`)).toEqual([
        ...['SSFL Q11', 'SSFL S11'],
        ...['CTS K11', 'CTS S11'],
      ]);
    },
  );
});
