import { choices, decodeTableSetup, offeredOptions, PASS } from '@signalbox/kernel';
import { bestRun, sharesOf } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { inShareholderOrder } from './control.ts';
import { endIfDeserted } from './end.ts';
import { removeCompany } from './finance/closing.ts';
import { newFinancialActions } from './finance/financial-actions.ts';
import { dropDuplicates, inTokenOrder, relabelTokens, removeToken } from './finance/merged-tokens.ts';
import { mergedCells } from './finance/merger-terms.ts';
import { eighteenFortyOne } from './index.ts';
import { halfPrice } from './operating-round/emergency-money.ts';
import { frozenTurn } from './operating-round/frozen-companies.ts';
import { runQuery } from './operating-round/running.ts';
import { newTrainStep } from './operating-round/train-step.ts';
import { OPTIONS, PRESETS } from './options.ts';
import { overLimit } from './phase-change/discards.ts';
import { boardOf, priceOf, type State } from './state.ts';
import { releaseFromFrozen, updatePresident } from './stock-round/presidency.ts';
import { mergerExample } from './testing/merger-example.ts';
import {
  asked,
  broken,
  companyTurn,
  give,
  inPhase,
  lay,
  offered,
  play,
  put,
  stand,
  station,
  stockTurn,
  table,
  why,
} from './testing/table.ts';

/** A company in need whose player holds the president's certificate of SLDV and nothing else that sells. */
function inNeed(options: Parameters<typeof table>[1]): State {
  const state = table(4, { needSales: 'freely', ...options });
  Object.assign(state, { phase: '6', concessions: {}, discarded: ['4'], depot: [0, 0, 0, 0, 1, 2, 7] });
  put(state, 'SFTG', { held: { p1: 5, pool: 5 }, cash: 250 });
  put(state, 'SLDV', { held: { p1: 2, p2: 1, p3: 1, p4: 1 }, at: [] });
  give(state, 'p1', 0);
  lay(state, { I5: '4/2' });
  stand(state, 'train-step', 'buy-train', newTrainStep('SFTG'));
  play(state, { do: 'emergency' });
  return state;
}

describe('what only games imported from 18xx.games have', () => {
  proves('A6', 'none of it is offered to new tables', () => {
    const offered = Object.keys(offeredOptions(OPTIONS));
    for (const [name, spec] of Object.entries(OPTIONS))
      expect(offered.includes(name)).toBe(!('importOnly' in spec));
    const options = PRESETS['18xx.games']!;
    expect(decodeTableSetup(eighteenFortyOne, { players: 4, options })).toMatchObject({
      why: 'option-import-only',
    });
  });

  proves(['A6', '4.5.1'], 'a president’s certificate that cannot be changed stays with its seller', () => {
    const state = inNeed({ undividedCertificates: true });
    play(state, { company: 'SLDV', count: 1 });
    expect(state.shares.SLDV).toMatchObject({ p1: 2 });
    expect(state.shares.SLDV!.pool ?? 0).toBe(0);
    expect([state.presidents.SLDV, state.cash.SFTG]).toEqual(['pool', 300]);
    expect(state.miscounted).toEqual({ SLDV: { p1: -1, pool: 1 } });
    expect(broken(state).filter((promise) => promise.includes('SLDV'))).toEqual([]);
    const twice = structuredClone(state);
    play(twice, { company: 'SLDV', count: 1 });
    expect([twice.miscounted, twice.shares.SLDV!.p1]).toEqual([{ SLDV: { p1: -2, pool: 2 } }, 2]);
    // It is sold again as a whole: now it is in the pool.
    play(state, { company: 'SLDV', count: 2 });
    expect(state.shares.SLDV).toMatchObject({ p1: 0, pool: 2 });
    // What was miscounted is forgotten when the company is gone.
    removeCompany(state, 'SLDV');
    expect(state.miscounted).toEqual({});
    const usual = inNeed({});
    play(usual, { company: 'SLDV', count: 1 });
    expect(usual.shares.SLDV).toMatchObject({ p1: 1, pool: 1 });
    expect(usual.miscounted).toBeUndefined();
    // Shares of somebody who is not president are single certificates.
    const single = inNeed({ undividedCertificates: true });
    single.shares = { ...single.shares, SLDV: { p1: 2, p2: 3 } };
    single.presidents.SLDV = 'p2';
    play(single, { company: 'SLDV', count: 1 });
    expect(single.shares.SLDV).toMatchObject({ p1: 1, pool: 1 });
    expect(single.miscounted).toBeUndefined();
  });

  proves(['A6', '4.1'], 'a closed side is closed only for the hex that prints it', () => {
    const beyond = (options: Parameters<typeof table>[1]) =>
      boardOf(table(4, options)).hexes.get('I3')!.neighbours[3];
    expect(beyond({})).toBeNull();
    expect(beyond({ closedSides: 'own-hex' })).not.toBeNull();
  });

  proves(['A6', '4.5.1'], 'prices stay when a bankrupt player’s shares go to the pool', () => {
    const price = (options: Parameters<typeof table>[1]) => {
      const state = table(3, options);
      Object.assign(state, { phase: '8', concessions: {}, depot: [0, 0, 0, 0, 0, 0, 7] });
      put(state, 'SFTG', { held: { p1: 4, p2: 4, pool: 2 }, cell: [3, 8] });
      give(state, 'p1', 0);
      lay(state, { I5: '4/2' });
      state.round.operated = ['SFTG'];
      stand(state, 'train-step', 'buy-train', newTrainStep('SFTG'));
      const before = priceOf(state, 'SFTG');
      play(state, { do: 'emergency' });
      expect(sharesOf(state, 'SFTG', 'pool')).toBe(6);
      return priceOf(state, 'SFTG') - before;
    };
    expect(price({})).toBeLessThan(0);
    expect(price({ surrenderKeepsPrices: true })).toBe(0);
  });

  proves(['A6', '4.3.1'], 'a token in a pass makes a route', () => {
    const earned = (options: Parameters<typeof inPhase>[1]) => {
      const state = inPhase('5', options);
      put(state, 'AFI', { held: { p1: 5, pool: 3 }, at: ['K7'], trains: ['3'] });
      lay(state, { M7: '612/0', K7: '613/0', J6: '57/5', N6: '58/4' });
      return bestRun(runQuery(state, 'AFI')).revenue;
    };
    expect(earned({})).toBe(0);
    expect(earned({ passStations: true })).toBeGreaterThan(0);
  });

  proves(['A6', '3.5.2'], 'a private deal counts as one certificate', () => {
    const deal = (options: Parameters<typeof inPhase>[1]) => {
      const state = inPhase('5', options);
      for (const company of ['SFTG', 'SFTN', 'SFTC'] as const)
        put(state, company, { held: { p3: 3, p1: 5 }, at: [] });
      put(state, 'AFI', { held: { p2: 5 }, at: [] });
      stockTurn(state, 'p1');
      return why(state, { do: 'deal', from: 'p2', company: 'AFI', count: 2, price: 9 });
    };
    expect(deal({})).toBe('purchase/certificate-limit (3.5.2)');
    expect(deal({ dealsCountOnce: true })).toBeNull();
  });

  proves(['A6', '1841-R19'], 'a private deal may cost 1 in all', () => {
    const deal = (options: Parameters<typeof inPhase>[1]) => {
      const state = inPhase('5', options);
      put(state, 'AFI', { held: { p2: 5 }, at: [] });
      stockTurn(state, 'p1');
      return why(state, { do: 'deal', from: 'p2', company: 'AFI', count: 2, price: 1 });
    };
    expect(deal({})).not.toBeNull();
    expect(deal({ dealsFromOne: true })).toBeNull();
  });

  proves(['A6', '3.5.3'], 'shares that a merger moves pass on a protected presidency', () => {
    const president = (options: Parameters<typeof inPhase>[1]) => {
      const state = inPhase('3', options);
      state.concessions.SFTG = 'p1';
      put(state, 'SFTG', { held: { p1: 2, p3: 3, CTS: 1 } });
      put(state, 'CTS', { held: { p2: 4 }, cell: [3, 4], at: ['K13'] });
      put(state, 'AFI', { held: { p2: 4 }, cell: [3, 5], at: ['L12'] });
      const actions = { ...newFinancialActions('AFI'), partner: 'CTS', merges: true };
      stand(state, 'financial-actions', 'choose-charter', actions);
      play(state, 'ICSF');
      expect(broken(state).filter((promise) => promise.includes('concession'))).toEqual([]);
      return state.presidents.SFTG;
    };
    expect(president({})).toBe('p1');
    expect(president({ mergersPassPresidencies: true })).toBe('p3');
  });

  proves(['A6', '3.5.3'], 'a president by a merger, beside a concession, needs two shares', () => {
    const state = inPhase('3', { mergersPassPresidencies: true });
    state.concessions.SFTN = null;
    put(state, 'AFI', { held: { SFTN: 3 }, at: [] });
    put(state, 'SFTN', { held: { AFI: 3, p2: 2 }, at: [] });
    // In the ring that both close each sells its shares in the other, and the concession keeps nobody in office.
    frozenTurn(state, 'AFI');
    expect(state.presidents.SFTN).toBe('p2');
    expect(broken(state).filter((promise) => promise.includes('SFTN'))).toEqual([]);
  });

  proves(['A6', '3.5.3'], 'with two it stays in office, even if somebody has more', () => {
    const president = (held: number) => {
      const state = inPhase('3', { mergersPassPresidencies: true });
      state.concessions.SFTN = 'p1';
      put(state, 'SFTN', { held: { p1: 1, p2: held, p3: 3 }, president: 'p2', at: [] });
      updatePresident(state, 'SFTN');
      return state.presidents.SFTN;
    };
    expect([president(1), president(2)]).toEqual(['p3', 'p2']);
  });

  proves(['A6', 'C-9'], 'frozen companies keep their presidencies', () => {
    const president = (options: Parameters<typeof inPhase>[1]) => {
      const state = inPhase('5', options);
      put(state, 'CTS', { held: { pool: 3 }, at: [] });
      put(state, 'AFI', { held: { CTS: 4, p2: 4 }, president: 'CTS', at: [] });
      releaseFromFrozen(state);
      return state.presidents.AFI;
    };
    expect([president({}), president({ frozenKeepPresidencies: true })]).toEqual(['p2', 'CTS']);
  });

  proves(['A6', 'C-25'], 'the player behind a company comes first when it loses a presidency', () => {
    const heir = (options: Parameters<typeof inPhase>[1]) => {
      const state = inPhase('5', options);
      put(state, 'CTS', { held: { p2: 3 }, at: [] });
      put(state, 'AFI', { held: { CTS: 3, p2: 2, p3: 2 }, president: 'CTS', at: [] });
      stand(state, 'financial-actions', 'company-sale', newFinancialActions('CTS'));
      play(state, { do: 'sell', blocks: [{ company: 'AFI', count: 2 }] });
      return state.presidents.AFI;
    };
    expect([heir({}), heir({ controllersFollowFirst: true })]).toEqual(['p3', 'p2']);
  });

  proves(['A6', 'C-38'], 'frozen companies have their turn before the last survivor ends the game', () => {
    const price = (options: Parameters<typeof inPhase>[1]) => {
      const state = inPhase('5', { lastSurvivorEnds: true, ...options });
      put(state, 'CTS', { held: { pool: 3 }, cell: [3, 4], at: [] });
      put(state, 'AFI', { held: { p1: 3 }, cell: [12, 0], at: [] });
      state.left = ['p2', 'p3', 'p4'];
      endIfDeserted(state);
      expect(state.outcome?.reason).toBe('bankruptcy');
      return [priceOf(state, 'CTS'), priceOf(state, 'AFI')];
    };
    const [cts, afi] = price({});
    const [moved, stayed] = price({ frozenTurnsBeforeEnd: true });
    // One turn each, two columns to the left: from 90 to 71.
    expect([cts, moved]).toEqual([90, 71]);
    expect(stayed).toBe(afi);
  });

  proves(['A6', '1841-R15'], 'each sale counts separately', () => {
    const paid = (options: Parameters<typeof inPhase>[1]) => {
      const state = inPhase('5', options);
      put(state, 'AFI', { held: { p2: 3, p1: 2 }, cell: [3, 5], at: [] });
      give(state, 'p1', 0);
      stockTurn(state, 'p1');
      const sale = { do: 'sell', blocks: [{ company: 'AFI', count: 1 }] };
      play(state, sale, sale);
      return state.cash.p1!;
    };
    expect(paid({})).toBe(200);
    expect(paid({ salesCount: 'by-action' })).toBeLessThan(200);
  });

  proves(['A6', '4.7.4'], 'companies merged at the bottom of the market begin on top', () => {
    const cell = (options: Parameters<typeof inPhase>[1]) => {
      const state = inPhase('5', options);
      put(state, 'CTLP', { held: { p1: 2 }, cell: [12, 0], at: [] });
      put(state, 'FTP', { held: { p1: 2 }, cell: [12, 0], at: [] });
      return mergedCells(state, 'CTLP', 'FTP');
    };
    expect(cell({})).not.toEqual(cell({ lowMergersOnTop: true }));
  });

  proves(['A6', 'A2'], 'the preset sets all of it', () => {
    const preset = PRESETS['18xx.games']!;
    // A rule that tables of the site choose.
    const own = Object.entries(OPTIONS).filter(
      ([name, spec]) => 'importOnly' in spec && name !== 'sfliRunVariant',
    );
    expect(own.filter(([name, spec]) => preset[name] === undefined || preset[name] === spec.default)).toEqual(
      [],
    );
  });

  proves(['A6', 'C-22'], 'boxes are checked in a separate step, if track was laid', () => {
    const state = inPhase('5', { everyStep: true, boxesTested: 'track' });
    put(state, 'AFI', { held: { p1: 5 }, at: ['D16'] });
    state.asksForced = true;
    play(companyTurn(state, 'AFI'), { do: 'lay', hex: 'D16', tile: '6', rotation: 4 });
    expect([asked(state), state.boxes]).toEqual(['p1 look-for-boxes', []]);
    play(state, 'look');
    expect(state.boxes).toEqual(['East']);
    const nothing = inPhase('5', { everyStep: true, boxesTested: 'track' });
    put(nothing, 'AFI', { held: { p1: 5 }, at: ['D16'] });
    lay(nothing, { D16: '6/4' });
    play(companyTurn(nothing, 'AFI'), PASS);
    expect(nothing.boxes).toEqual([]);
  });

  proves(['A6', '4.5.1d'], 'half prices are rounded up', () => {
    const half = (options: Parameters<typeof inPhase>[1]) => {
      const state = inPhase('5', options);
      put(state, 'AFI', { held: { p1: 5 }, cell: [3, 8], at: [] });
      return [1, 2, 3].map((count) => halfPrice(state, { company: 'AFI', count }));
    };
    expect([half({}), half({ needRounding: 'up' })]).toEqual([
      [68, 137, 205],
      [69, 137, 206],
    ]);
  });

  proves(
    ['A6', '4.7.4.1'],
    'odd shares are exchanged by those who controlled companies before the merger',
    () => {
      const first = (oddShareOrder: string) => {
        const state = mergerExample({ oddShareOrder });
        // SFTN, which belongs to p4 and then to the new company, has an odd share.
        state.shares.SFTG = { p1: 5, p2: 1, p3: 1, p4: 1, SFTC: 1, SFTN: 1 };
        give(state, 'SFTN', 200);
        stand(state, 'financial-actions', 'merge', newFinancialActions('SFTG'));
        play(state, 'CGTF', 'CFCC', { company: 'CFCC', train: '4' });
        return asked(state);
      };
      expect([first('as-it-is'), first('as-it-was')]).toEqual(['p1 odd-share', 'p2 odd-share']);
    },
  );

  proves(['A6', '4.6.8'], 'trains are discarded in the order of the company list', () => {
    const first = (options: Parameters<typeof inPhase>[1]) => {
      const state = inPhase('6', options);
      put(state, 'AFI', { held: { p1: 3 }, cell: [3, 2], at: [], trains: ['5', '5', '6'] });
      put(state, 'CTS', { held: { p2: 3 }, cell: [3, 5], at: [], trains: ['4', '4', '6'] });
      return overLimit(state);
    };
    expect([first({}), first({ companyOrder: 'list' })]).toEqual(['CTS', 'AFI']);
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
    const converting = (cash: number) => {
      const state = inPhase('5', { everyStep: true });
      put(state, 'CTLP', { held: { p1: 3, p2: 1 }, at: ['K11'], cash });
      for (const seat of state.seats) give(state, seat, 40);
      stand(state, 'financial-actions', 'convert', newFinancialActions('CTLP'));
      play(state, 'convert', 'AFI');
      return state;
    };
    const rich = converting(250);
    expect([asked(rich), offered(rich)]).toEqual(['p1 buy-major-tokens', [1, 2, 3]]);
    play(rich, 3);
    expect([rich.cash.AFI, rich.companies.AFI.tokens]).toEqual([0, 3]);
    // 20 of the 50 come from p1, and the company still has to sell a share.
    const poor = converting(30);
    expect([asked(poor), poor.cash.p1, poor.companies.AFI.tokens]).toEqual(['p1 sell-in-need', 20, 1]);
    expect(poor.companies.CTLP.status).toBe('unfounded');
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

  proves(['A6', '13'], 'companies of one player act in the order of their list', () => {
    const order = (options: Parameters<typeof inPhase>[1]) => {
      const state = inPhase('5', options);
      put(state, 'SLDV', { held: { p1: 2 }, cell: [3, 5], at: [] });
      put(state, 'AFI', { held: { p1: 3 }, cell: [3, 2], at: [] });
      return inShareholderOrder(state, ['p1']);
    };
    expect(order({})).toEqual(['p1', 'SLDV', 'AFI']);
    expect(order({ companyOrder: 'list' })).toEqual(['p1', 'AFI', 'SLDV']);
  });

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
});
