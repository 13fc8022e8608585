import {
  decodeSetup,
  decodeTableSetup,
  defaultOptions,
  type OptionSpecs,
  type Options,
  offeredPart,
  view,
} from '@signalbox/kernel';
import { changeCharter, placeMarker, setHoldings, totalShares } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { COMPANY_IDS } from './data/companies.ts';
import { countryOf } from './data/countries.ts';
import { CHART, cellAt } from './data/market.ts';
import { eighteenFortyOne } from './index.ts';
import { isAustriaOpen } from './operating-round/borders.ts';
import { newTrainStep } from './operating-round/train-step.ts';
import { OPTIONS, PRESETS, type Unification } from './options.ts';
import { secessionPhase, tuscanMergerPhase } from './phase-change/unification.ts';
import { boardOf, type State } from './state.ts';
import { activeSides } from './testing/borders.ts';
import { asked, give, play, put, stand, station, table } from './testing/table.ts';

describe('set-up and options (§1.2, §6, §7, §8)', () => {
  proves(['1.2a', '1.2b'], 'money and players at the start', () => {
    for (const [players, cash] of [
      [3, 1120],
      [4, 840],
      [5, 672],
      [6, 560],
      [7, 480],
      [8, 420],
    ] as const) {
      const state = table(players);
      expect([state.cash.p1, state.cash.bank]).toEqual([cash, 11_040]);
    }
    for (const players of [2, 9]) expect(decodeSetup(eighteenFortyOne, { players }).ok).toBe(false);
  });

  proves('1.2e', 'all shares lie with their companies', () => {
    const state = table();
    expect(COMPANY_IDS.every((id) => state.shares[id]!.ipo === totalShares(state, id))).toBe(true);
    // There are no presidents yet, and only companies can have one.
    expect(state.presidents).toEqual(Object.fromEntries(COMPANY_IDS.map((id) => [id, null])));
    expect([state.bankBroken, state.markers, state.stations]).toEqual([false, {}, []]);
  });

  proves(['1.2d', '13d'], 'trains left, tiles, money and holdings are public', () => {
    expect(eighteenFortyOne.view).toBeUndefined();
    const { depot, tiles, cash, shares } = view(eighteenFortyOne, table(), null);
    expect([depot, tiles]).toEqual([[8, 6, 4, 3, 2, 2, 7], {}]);
    expect([cash.p1, shares.AFI]).toEqual([840, { ipo: 10 }]);
  });

  proves(['8.3.3a', '8.3.4a'], 'the money of 1841 Lite', () => {
    for (const [players, cash] of [
      [3, 840],
      [4, 630],
      [5, 504],
      [6, 420],
    ] as const)
      expect(table(players, { lite: true }).cash.p1).toBe(cash);
  });

  proves(
    ['8.3.1a', '8.3.2a', '8.3.5a', '8.3.6a'],
    '1841 Lite: map, players, concessions and companies',
    () => {
      const state = table(4, { lite: true });
      expect([state.cash.p1, state.cash.bank]).toEqual([630, 8_380]);
      expect(boardOf(state).hexes.size).toBe(122);
      expect(Object.keys(state.concessions)).toEqual(['Bayard', 'SFTC', 'SFTN', 'SFTG', 'IRSFF']);
      for (const id of ['SFLP', 'SFMA', 'SSFL', 'SFLi'] as const)
        expect([state.companies[id].status, state.shares[id]]).toEqual(['removed', undefined]);
      expect(decodeSetup(eighteenFortyOne, { players: 7, options: { lite: true } }).ok).toBe(false);
    },
  );

  proves(['8.1.1a', '8.1.3a', '8.1.4a', '8.1.5a'], 'the variants of the unification', () => {
    const sides = (name: Unification) => ['3', '4', '5'].map((phase) => activeSides(name, phase));
    expect(sides('napoleon')).toEqual([41, 5, 2]);
    expect(sides('cavour')).toEqual([41, 2, 2]);
    expect(sides('wilhelm')).toEqual([41, 32, 2]);
    expect(sides('carlo-alberto')).toEqual([23, 14, 2]);
    expect(sides('franz-joseph')).toEqual([41, 14, 2]);
    const of = (unification: Unification) => table(4, { unification });
    expect(
      ['napoleon', 'cavour', 'wilhelm', 'franz-joseph'].map((name) =>
        secessionPhase(of(name as Unification)),
      ),
    ).toEqual([null, null, null, null]);
    expect([secessionPhase(of('historical')), secessionPhase(of('carlo-alberto'))]).toEqual([4, 3]);
    expect(
      ['historical', 'cavour', 'carlo-alberto'].map((name) => tuscanMergerPhase(of(name as Unification))),
    ).toEqual([4, 4, 4]);
    expect(
      ['napoleon', 'wilhelm', 'franz-joseph'].map((name) => tuscanMergerPhase(of(name as Unification))),
    ).toEqual([5, 5, 5]);
    expect(of('cavour').companies.SB.status).toBe('removed');
    const franz = of('franz-joseph');
    franz.phase = '3';
    expect(isAustriaOpen(franz)).toBe(true);
  });

  proves(['7b', '7c', '7e'], 'version 1', () => {
    const state = table(4, { version1: true });
    const board = boardOf(state);
    expect([state.companies.SFTC.class, state.companies.SB.class, state.companies.SFL.class]).toEqual([
      'minor',
      'minor',
      'minor',
    ]);
    expect([board.hexes.get('M3')!.face.colour, board.hexes.get('O5')!.face.nodes.length]).toEqual([
      'white',
      0,
    ]);
    expect([board.hexes.get('M3')!.neighbours[0], board.hexes.get('N4')!.neighbours[5]]).toEqual([
      null,
      null,
    ]);
    expect([board.tiles.has('608'), board.tiles.has('612')]).toEqual([true, false]);
    expect(board.hexes.get('R14')!.reserved).toEqual([{ company: 'SFMA', node: 1 }]);
  });

  const named = (country: string) =>
    [...boardOf(table()).hexes.values()]
      .filter(({ id, name }) => name && countryOf(id) === country)
      .map(({ name }) => name)
      .sort();

  proves(['6.2a', '6.9a'], 'the conservative zone and Veneto', () => {
    const zone = ['Bologna', 'Ferrara', 'Forli & Cesena', 'Modena', 'Parma', 'Piacenza', 'Ravenna'];
    expect(named('conservative')).toEqual([...zone, "Reggio nell'Emilia"]);
    const veneto = ['Mantova', 'Padova', 'Rovigo', 'Treviso', 'Venezia', 'Verona', 'Vicenza'];
    expect(named('Veneto')).toEqual(veneto);
  });

  proves(['6.4a', '6.8a'], 'Tuscany, with Lucca', () => {
    const tuscany = ['Arezzo', 'Firenze', 'Livorno', 'Lucca', 'Pisa', 'Pistoia & Prato', 'Siena'];
    expect(named('Tuscany')).toEqual(tuscany);
    expect(countryOf('P12')).toBe('Tuscany');
  });

  proves(['6.3a', '6.5a', 'C-28', 'C-56'], 'Lombardy without Lugano; Piedmont with Asti and Albenga', () => {
    const lombardy = ['Milano', 'Bergamo', 'Brescia', 'Como', 'Cremona', 'Pavia', 'Busto Arsizio'];
    expect(named('Lombardy')).toEqual(expect.arrayContaining(lombardy));
    expect(countryOf('C7')).not.toBe('Lombardy');
    const piedmont = ['Genova', 'Torino', 'Cuneo', 'Alessandria', 'Asti', 'Albenga', 'Savona', 'La Spezia'];
    expect(named('Piedmont')).toEqual(expect.arrayContaining(piedmont));
  });

  proves('C-57', 'the internal holding company of other software is not a company', () => {
    expect(COMPANY_IDS.filter((id) => /holding/i.test(id))).toEqual([]);
  });
});

describe('what is chosen when a table is opened', () => {
  proves('A2', 'the default of every option is the text’s own rule', () => {
    const chosen = Object.entries(defaultOptions(OPTIONS)).filter(([, value]) => value !== false);
    expect(Object.fromEntries(chosen)).toEqual({
      ...{ unification: 'historical', bidStep: '5', consent: 'asked', seatTies: 'holder-first' },
      ...{ roundEndMoves: 'drops-first', trackDistance: 'steps', salesCount: 'by-step' },
      ...{ needRounding: 'down', needSales: 'as-needed', boxesTested: 'track-and-tokens' },
      ...{ mergedTokens: 'up-to-five', closedSides: 'both-hexes' },
      ...{ oddShareOrder: 'as-it-is', companyOrder: 'operating', tiedBids: 'raised' },
    });
    for (const [option, spec] of Object.entries(OPTIONS)) {
      const values: readonly (string | boolean)[] = 'values' in spec ? spec.values : [true, false];
      expect(values).toContain(spec.default);
      for (const value of values)
        expect(decodeSetup(eighteenFortyOne, { players: 4, options: { [option]: value } }).ok).toBe(true);
    }
  });

  proves(['1.2b', '8.3.2a'], 'three to eight players, in Lite three to six', () => {
    const counts = (options: Options) =>
      [2, 3, 4, 5, 6, 7, 8, 9].filter((players) => decodeSetup(eighteenFortyOne, { players, options }).ok);
    expect(counts({})).toEqual([3, 4, 5, 6, 7, 8]);
    expect(counts({ lite: true })).toEqual([3, 4, 5, 6]);
  });
});

describe('options that change the map', () => {
  proves(['7b', '8.3.1a'], 'each version has its own, and each has a smaller one', () => {
    const boards = [{}, { version1: true }, { lite: true }, { lite: true, version1: true }].map((options) =>
      boardOf(table(3, options)),
    );
    expect(new Set(boards).size).toBe(4);
    const [large, , lite, smallest] = boards.map(({ hexes }) => hexes.size);
    expect([lite! < large!, smallest]).toEqual([true, lite]);
  });
});

describe('options that only imported games need', () => {
  proves('A6', 'no table that people open has them', () => {
    const setup = (options: Options) => decodeTableSetup(eighteenFortyOne, { players: 4, options });
    const imported = {
      anyRun: true,
      consent: 'assumed',
      salesCount: 'by-action',
      needSales: 'freely',
      frozenTurnsCount: true,
    } as const;
    for (const [option, value] of Object.entries(imported))
      expect(setup({ [option]: value })).toMatchObject({ why: 'option-import-only', details: { option } });
    expect(setup(offeredPart(OPTIONS, PRESETS['18xx.games']!)).ok).toBe(true);
    expect(PRESETS['18xx.games']).toMatchObject(imported);
  });

  proves(
    ['A2', 'A6'],
    'a preset names what 18xx.games plays differently, and all that only imports need',
    () => {
      const preset = PRESETS['18xx.games'] as Record<string, unknown>;
      const specs = Object.entries(OPTIONS as OptionSpecs);
      const same = specs.filter(([name, spec]) => name in preset && preset[name] === spec.default);
      expect(same).toEqual([]);
      const others = specs.filter(([name, { importOnly }]) => importOnly && !(name in preset));
      // Only some recorded games have this one.
      expect(others.map(([name]) => name)).toEqual(['sfliRunVariant']);
    },
  );
});

/** SFTG, with enough money, is about to buy the first train of a kind. */
function beforeTrain(train: '3' | '4' | '5', options: Options): State {
  const state = table(4, options);
  const kind = ['2', '3', '4', '5'].indexOf(train);
  Object.assign(state, { phase: String(Number(train) - 1), depot: [8, 6, 4, 3, 2, 2, 7] });
  for (let i = 0; i < kind; i++) state.depot[i] = 0;
  if (train === '5') state.concessions = {};
  else state.concessions = { ...state.concessions, SFTG: 'p3', IRSFF: 'p1' };
  put(state, 'SFTG', { held: { p3: 3 }, cash: 900, price: 68 });
  put(state, 'IRSFF', { held: { p1: 2, p2: 4 }, price: 144 });
  for (const seat of state.seats) give(state, seat, 0);
  return stand(state, 'train-step', 'buy-train', newTrainStep('SFTG'));
}

function eventsOf(state: State, train: '3' | '4' | '5'): string[] {
  play(state, { do: 'buy', from: 'bank', train });
  return state.events!.map(({ type }) => type);
}

const tuscan = (state: State) => {
  put(state, 'SFLP', { held: { p1: 3 }, price: 68 });
  put(state, 'SFMA', { held: { p1: 3 }, price: 71 });
  return state;
};

describe('the variants in play (§8.1, §8.3)', () => {
  proves(
    ['8.1.1a', '8.1.3a', '8.1.5a'],
    'Napoleon, Wilhelm, Franz Joseph: no secession, Tuscany in phase 5',
    () => {
      for (const unification of ['napoleon', 'wilhelm', 'franz-joseph']) {
        const four = eventsOf(tuscan(beforeTrain('4', { unification })), '4');
        expect(four.filter((type) => /secession|tuscan/.test(type))).toEqual([]);
        const five = eventsOf(tuscan(beforeTrain('5', { unification })), '5');
        expect(five.filter((type) => /secession|tuscan/.test(type))).toEqual(['tuscan-merger']);
      }
    },
  );

  proves('8.1.2a', 'Cavour: no secession, Tuscany merges in phase 4', () => {
    const four = eventsOf(tuscan(beforeTrain('4', { unification: 'cavour' })), '4');
    expect(four.filter((type) => /secession|tuscan/.test(type))).toEqual(['tuscan-merger']);
  });

  proves(
    ['8.1.4a', 'C-35'],
    'Carlo Alberto: the secession comes in phase 3, by the holder of the concession',
    () => {
      const state = beforeTrain('3', { unification: 'carlo-alberto' });
      const three = eventsOf(state, '3');
      expect(three.filter((type) => /secession|tuscan|concessions/.test(type))).toEqual(['secession']);
      // p1 is president with 20% against p2's 40%, and so is the first to exchange; then p2 has to take the other.
      expect(asked(state)).toBe('p1 choose-certificate');
      play(state, 'SFL');
      expect(state.presidents).toMatchObject({ SFL: 'p1', SB: 'p2' });
      expect(state.concessions).toMatchObject({ SFTG: 'p3' });
    },
  );

  proves(['8.3.7a', 'C-37'], 'Lite: the first 4-train brings no Tuscan merger', () => {
    const four = eventsOf(beforeTrain('4', { lite: true }), '4');
    expect(four).toContain('secession');
    expect(four.filter((type) => /tuscan/.test(type))).toEqual([]);
  });

  proves(
    '7d',
    'version 1: SB and SFL are minors, no further right than column K, with two tokens at most',
    () => {
      const state = beforeTrain('4', { version1: true });
      setHoldings(state, 'IRSFF', { p1: 4, p2: 2, ipo: 4 });
      placeMarker(state, 'IRSFF', cellAt(1, 13));
      for (const hex of ['G15', 'G13']) station(state, 'IRSFF', hex);
      changeCharter(state, 'IRSFF', { tokens: 2 });
      play(state, { do: 'buy', from: 'bank', train: '4' });
      for (const company of ['SB', 'SFL'] as const) {
        expect(CHART.cells[state.markers[company]!.cell]).toMatchObject({ row: 1, column: 10 });
        const count = state.stations.filter(({ owner }) => owner === company).length;
        expect(count + state.companies[company].tokens).toBeLessThanOrEqual(2);
      }
    },
  );
});
