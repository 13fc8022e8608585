import { PASS } from '@signalbox/kernel';
import { setHoldings } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import type { Company } from '../data/companies.ts';
import type { Phase } from '../data/phases.ts';
import { boardOf, priceOf, type State } from '../state.ts';
import {
  asked,
  attempt,
  companyTurn,
  give,
  lay,
  offered,
  play,
  put,
  run,
  station,
  stockTurn,
  table,
  why,
} from '../testing/table.ts';
import { homeCandidates, homeObjection } from './homes.ts';
import { tokenPrice } from './token-price.ts';

const found = (company: Company, price = 100) => ({ do: 'found', company, price });

function phase(now: Phase, options = {}): State {
  const state = table(4, options);
  state.phase = now;
  if (Number(now) >= 4) state.concessions = {};
  return stockTurn(state);
}

const homes = (state: State, company: Company, others: { hex: string; node: number }[] = []) => [
  ...new Set(
    homeCandidates(state, company)
      .filter((home) => !homeObjection(state, company, home, others))
      .map(({ hex }) => hex),
  ),
];
const homeAt = (state: State, company: Company, hex: string, others: { hex: string; node: number }[] = []) =>
  homeObjection(state, company, { hex, node: 0 }, others)?.why ?? null;

describe('founding (§3.3)', () => {
  proves(['2a', '3.3b', '4.6.1a'], 'in phase 2 only a historical company, with its concession', () => {
    const state = phase('2');
    expect(why(state, found('SFTG'))).toBe('founding/no-concession (2)');
    expect(why(state, found('AFI'))).toBe('founding/too-early (4.6.1)');
    state.concessions = { ...state.concessions, SFTG: 'p1' };
    expect(why(state, found('SFTG'))).toBeNull();
    expect(why(phase('3'), found('AFI'))).toBeNull();
  });

  proves('3.3.2c', 'the founder has to be able to pay for the president’s certificate', () => {
    const state = phase('3');
    give(state, 'p1', 199);
    expect([why(state, found('AFI', 100)), why(state, found('AFI', 68))]).toEqual([
      'purchase/cash (3.3.3)',
      null,
    ]);
    give(state, 'p1', 200);
    expect(why(state, found('AFI', 100))).toBeNull();
  });

  proves(['3.3e', '13f'], 'SB, SFL and SFLi are never founded', () => {
    for (const now of ['2', '8'] as const) {
      for (const event of ['SB', 'SFL', 'SFLi'] as const)
        expect(why(phase(now), found(event))).toContain('not-offered');
    }
  });

  proves(
    ['3.3.1a', '3.3.1b'],
    'any free charter of the eleven majors and three minors; a historical company has a fixed class',
    () => {
      const state = phase('3');
      const ids = new Set(offered(state).map((choice) => (choice as { company?: string }).company));
      expect([...ids].filter(Boolean)).toHaveLength(14);
      for (const id of ['CTLP', 'FTP', 'SLDV'] as const) put(state, id, { held: { p2: 2 }, at: [] });
      expect(why(state, found('CTLP'))).toContain('not-offered');
      expect(table().companies.SFTC.class).toBe('major');
      expect(table().companies.SFMA.class).toBe('minor');
    },
  );

  proves(['3.3.2a', '3.3.2b', '3.3.2c'], 'par prices; the marker goes below others; the founder pays', () => {
    const state = phase('3');
    give(state, 'p1', 700);
    expect(why(state, found('CTLP', 216))).toContain('not-offered');
    expect(why(state, found('AFI', 340))).toBeNull();
    give(state, 'p1', 679);
    expect(why(state, found('AFI', 340))).toBe('purchase/cash (3.3.3)');
    put(state, 'CTS', { held: { p2: 2 }, cell: [3, 5], at: [] });
    play(state, found('AFI', 100));
    expect([priceOf(state, 'AFI'), state.markers.AFI!.arrival > state.markers.CTS!.arrival]).toEqual([
      100,
      true,
    ]);
    expect(state.markers.AFI!.cell).toBe(state.markers.CTS!.cell);
  });

  /** The example: A, with 552 and its concession, founds IRSFF at 100 and takes 40%. */
  function irsff(): State {
    const state = table(5);
    state.concessions = { ...state.concessions, IRSFF: 'p1' };
    give(state, 'p1', 552);
    play(stockTurn(state), found('IRSFF'), 'buy', 'buy');
    return state;
  }

  proves(
    ['3.3.3a', '3.3.3b', '3.3.5a'],
    'the example: at most 40% at first, and the money goes to the treasury',
    () => {
      const state = irsff();
      expect([asked(state), state.shares.IRSFF!.p1]).toEqual(['p1 buy-tokens', 4]);
      expect([state.cash.p1, state.cash.IRSFF]).toEqual([152, 400]);
    },
  );

  proves(['3.3.4a', '3.3.4f', '3.3.5b'], 'two to five tokens at 50 each, whatever track there is', () => {
    const state = irsff();
    lay(state, { F16: '601/0' });
    expect(offered(state)).toEqual([2, 3, 4, 5]);
    give(state, 'IRSFF', 249);
    expect(attempt(state, 5)).toMatchObject({ why: 'tokens/treasury', details: { count: 5, cost: 250 } });
    give(state, 'IRSFF', 400);
    play(state, 4);
    expect([state.cash.IRSFF, state.companies.IRSFF.tokens]).toEqual([200, 2]);
  });

  proves(
    ['3.3.4d', '3.3.4e'],
    'homes of historical companies: IRSFF and SFTG have two from the start',
    () => {
      const at = (company: Company) => {
        const state = table();
        state.concessions = { ...state.concessions, [company]: 'p1' };
        play(stockTurn(state), found(company, 68));
        run(
          state,
          () => asked(state) === 'p2 trade',
          ([first]) => first!,
        );
        return state.stations.map(({ owner, hex, node }) => `${owner} ${hex}.${node}`);
      };
      expect([at('IRSFF'), at('SFTG')]).toEqual([
        ['IRSFF F8.0', 'IRSFF F16.0'],
        [expect.stringMatching(/^SFTG H4/), 'SFTG J6.0'],
      ]);
      const single = (['SFLP', 'SFTC', 'SFTN', 'SSFL'] as const).map((company) =>
        at(company)[0]!.slice(0, -2),
      );
      expect(single).toEqual(['SFLP P12', 'SFTC M3', 'SFTN H4', 'SSFL Q11']);
    },
  );

  proves('3.3.3d', 'the first tokens are paid with the money of the first shares only', () => {
    const state = phase('3');
    give(state, 'p1', 900);
    play(state, found('AFI', 68), PASS, { hex: 'K11', node: 0 }, PASS);
    // 136 at 25 each: all five; with track in the neighbourhood fewer, however rich the founder.
    expect(offered(state)).toEqual([2, 3, 4, 5]);
    const near = phase('3');
    lay(near, { L12: '57/5' });
    play(near, found('AFI', 100), PASS, { hex: 'K11', node: 0 }, PASS);
    expect([near.cash.AFI, near.companies.AFI.tokens, asked(near)]).toEqual([0, 1, 'p2 trade']);
  });

  proves(['3.3.3e', '3.3.5c'], 'the founder is president, and may buy a fifth share in the next turn', () => {
    const state = irsff();
    play(state, 4);
    play(stockTurn(state), { do: 'buy', company: 'IRSFF', from: 'ipo' });
    expect([state.cash.p1, state.cash.IRSFF, state.shares.IRSFF!.p1]).toEqual([52, 300, 5]);
    // Others may have more shares: with the concession the founder stays president.
    setHoldings(state, 'IRSFF', { p1: 4, p2: 5, ipo: 1 });
    give(state, 'p2', 200);
    play(stockTurn(state, 'p2'), { do: 'buy', company: 'IRSFF', from: 'ipo' });
    expect(state.presidents.IRSFF).toBe('p1');
  });

  proves(
    '3.3.3e',
    'without a concession the founder is president until somebody has strictly more shares',
    () => {
      const state = phase('3');
      give(state, 'p1', 400);
      play(state, found('AFI'), 'buy', PASS, { hex: 'K11', node: 0 }, PASS, 2);
      expect(state.presidents.AFI).toBe('p1');
      const president = (shares: number) => {
        setHoldings(state, 'AFI', { p1: 3, p2: shares - 1, ipo: 8 - shares });
        give(state, 'p2', 100);
        play(stockTurn(state, 'p2'), { do: 'buy', company: 'AFI', from: 'ipo' });
        return state.presidents.AFI;
      };
      expect([president(3), president(4)]).toEqual(['p1', 'p2']);
    },
  );

  proves('3.3.5d', 'the example continues: a tile in Venezia and two 2-trains leave 50', () => {
    const state = table(5);
    put(state, 'IRSFF', { held: { p1: 5 }, cash: 300, tokens: 2, operated: false });
    companyTurn(state, 'IRSFF');
    const train = { do: 'buy', from: 'bank', train: '2' };
    play(state, { do: 'lay', hex: 'F16', tile: '601', rotation: 0 }, { do: 'pass' });
    // The town of Venezia is a route: the first train has to be bought, the second may be.
    expect([asked(state), state.cash.IRSFF]).toEqual(['p1 buy-train', 150]);
    play(state, train);
    expect([state.cash.IRSFF, state.companies.IRSFF.trains]).toEqual([50, ['2', '2']]);
  });

  proves('3.3.5e', 'at 144 the money is enough for 30% only', () => {
    const state = table(5);
    state.concessions = { ...state.concessions, IRSFF: 'p1' };
    give(state, 'p1', 552);
    stockTurn(state);
    play(state, found('IRSFF', 144), 'buy');
    expect([state.cash.IRSFF, asked(state)]).toEqual([432, 'p1 buy-tokens']);
  });

  proves(['3.3.4n', '4.6.2c'], 'in phase 3 five cities for minors, seven for majors', () => {
    const three = phase('3');
    expect(homes(three, 'CTLP').sort()).toEqual(['K11', 'K13', 'K15', 'L12', 'S11']);
    expect(homes(three, 'AFI').sort()).toEqual(['K11', 'K13', 'K15', 'L12', 'L14', 'M7', 'S11']);
    expect(homes(phase('3', { lite: true }), 'CTLP').sort()).toEqual(['K11', 'K13', 'K15', 'L12']);
  });

  proves(['3.3.4h', 'C-12'], 'Austria is closed until phase 4, secession or not', () => {
    const [three, four] = [phase('3'), phase('4')];
    expect([homeAt(three, 'AFI', 'E9'), homeAt(four, 'AFI', 'E9')]).toEqual(['home/austria', null]);
    expect([homeAt(three, 'AFI', 'J6'), homeAt(four, 'AFI', 'J6')]).toEqual(['home/historical', null]);
    // Carlo Alberto's Austria is Veneto alone from phase 3 on.
    const carlo = phase('3', { unification: 'carlo-alberto' });
    expect([homeAt(carlo, 'AFI', 'E9'), homeAt(carlo, 'AFI', 'G13')]).toEqual([null, 'home/austria']);
  });

  proves(['3.3.4g', 'C-56'], 'Lugano is never a home', () => {
    for (const now of ['3', '8'] as const) expect(homeAt(phase(now), 'AFI', 'C7')).toBe('home/switzerland');
  });

  proves(['3.3.4k', 'C-44'], 'the six major cities are closed to minors, other large cities are not', () => {
    const eight = phase('8');
    const majors = ['L14', 'R14', 'M7', 'F8', 'H4', 'F16'].map((hex) => homeAt(eight, 'CTLP', hex));
    expect(new Set(majors)).toEqual(new Set(['home/major-city']));
    expect(['E9', 'E11', 'G15', 'G13', 'M3'].map((hex) => homeAt(eight, 'CTLP', hex))).toEqual(
      Array(5).fill(null),
    );
  });

  proves(['3.3.4m', '10c', '4.2j'], 'a pass is never a home', () => {
    expect(homes(phase('8'), 'AFI')).not.toContain('K7');
  });

  proves('3.3.4i', 'before phase 4 others may not have a home in the eight historical cities', () => {
    const cities = ['F8', 'F16', 'H4', 'J6', 'M3', 'R14', 'P12', 'Q11'];
    const three = cities.map((hex) => homeAt(phase('3', { unification: 'franz-joseph' }), 'AFI', hex));
    expect(three).toEqual(cities.map(() => 'home/historical'));
    expect(cities.map((hex) => homeAt(phase('4'), 'AFI', hex))).toEqual(cities.map(() => null));
  });

  proves(['3.3.4j', '3.3.4o', '3.3.4c'], 'a second home in the same country, in another hex', () => {
    const second = (now: Phase, from: string, to: string) =>
      homeAt(phase(now), 'AFI', to, [{ hex: from, node: 0 }]);
    expect([second('3', 'K11', 'L14'), second('3', 'K11', 'S11')]).toEqual([null, 'home/border']);
    expect([second('4', 'K11', 'S11'), second('4', 'K11', 'G13'), second('4', 'G13', 'G15')]).toEqual([
      null,
      'home/border',
      null,
    ]);
    expect(second('5', 'K11', 'G13')).toBeNull();
    expect(second('4', 'R14', 'R14')).toBe('home/same-hex');
  });

  proves(['3.3.4l', '3.3.4y'], 'minors need a city without tokens, everybody a free slot', () => {
    const state = phase('3');
    lay(state, { K11: '14/0' });
    station(state, 'SFTG', 'K11');
    expect([homeAt(state, 'CTLP', 'K11'), homeAt(state, 'AFI', 'K11')]).toEqual(['home/occupied', null]);
    station(state, 'SFTN', 'K11');
    expect(homeAt(state, 'AFI', 'K11')).toBe('home/no-slot');
  });

  const price = (state: State, ...hexes: string[]) => tokenPrice(state, 'AFI', hexes);

  proves('3.3.4p', 'tokens cost 25, 50, 100 or 200: the nearer the track, the more', () => {
    const state = phase('3');
    expect([price(state, 'K11'), price(state, 'M7')]).toEqual([25, 25]);
    lay(state, { K13: '57/5' });
    expect([price(state, 'K11'), price(state, 'L12'), price(state, 'K13')]).toEqual([50, 100, 200]);
    expect(tokenPrice(state, 'SFTN', ['H4'])).toBe(50);
  });

  proves('3.3.4p', 'the log says what tokens cost at each home', () => {
    const state = phase('3');
    give(state, 'p1', 900);
    lay(state, { K13: '57/5' });
    play(state, found('AFI', 68), PASS, { hex: 'K11', node: 0 });
    expect(state.events).toContainEqual({ type: 'token-price', company: 'AFI', price: 50 });
    play(state, { hex: 'L12', node: 0 });
    expect(state.events).toContainEqual({ type: 'token-price', company: 'AFI', price: 100 });
  });

  proves('3.3.4t', 'with two homes the higher price applies', () => {
    const state = phase('3');
    lay(state, { K13: '57/5' });
    expect([price(state, 'M7', 'L12'), price(state, 'L12', 'M7')]).toEqual([100, 100]);
  });

  proves(['3.3.4r', 'C-20'], 'printed track of a city counts, grey track only once a tile joins it', () => {
    expect(price(phase('3'), 'S11')).toBe(100);
    expect(price(phase('4'), 'E11')).toBe(25);
    // The printed track of D10, beside Bergamo, leads to E9 and C11, which are farther away.
    const withTile = (hex: string, tile: string) => {
      const state = phase('5');
      lay(state, { [hex]: tile });
      return price(state, 'E11');
    };
    expect([withTile('E9', '9/1'), withTile('E9', '9/2')]).toEqual([100, 50]);
    expect([withTile('C11', '9/1'), withTile('D8', '9/1')]).toEqual([100, 25]);
  });

  proves('1841-R10', 'track that leads to an off-board area is no nearer on its other side', () => {
    const state = phase('5');
    const { neighbours } = boardOf(state).hexes.get('T14')!;
    lay(state, { T14: `9/${neighbours.indexOf('U13') % 3}` });
    expect(price(state, 'T12')).toBe(50);
  });

  proves(['3.3.4q', '3.3.4s', '1841-R10'], 'neither track behind a border nor a port counts', () => {
    const border = phase('3');
    lay(border, { I15: '4/1' });
    expect(price(border, 'K15')).toBe(25);
    border.phase = '5';
    expect(price(border, 'K15')).toBe(100);
    // A port is beside Genova.
    expect(price(phase('3'), 'M7')).toBe(25);
  });

  proves(['C-20', '3.3.4p'], 'in a straight line, if the table prefers, over an impassable side', () => {
    const both = (home: string, track: string) =>
      (['steps', 'geometric'] as const).map((trackDistance) => {
        const state = phase('3', { trackDistance });
        lay(state, { [track]: '57/5' });
        return price(state, home);
      });
    expect([both('M7', 'L8'), both('G13', 'E13'), both('E11', 'F12')]).toEqual([
      [50, 100],
      [50, 100],
      [50, 100],
    ]);
    // Two hexes away in different directions.
    for (const track of ['K13', 'I13', 'N12']) expect(both('K11', track)).toEqual([50, 50]);
  });

  proves(['3.3.4u', '3.3.4v', '4.7.3e'], 'emergency money pays for the minimum number of tokens', () => {
    const state = phase('3');
    lay(state, { K11: '57/0' });
    play(state, found('CTLP', 68), { hex: 'K11', node: 0 });
    expect(asked(state)).toBe('p1 sell-in-need');
    play(state, { company: 'CTLP', count: 2 });
    expect([state.cash.CTLP, priceOf(state, 'CTLP'), state.shares.CTLP!.pool]).toEqual([4, 54, 2]);
    expect(asked(state)).toBe('p2 trade');
  });

  proves(
    '3.3.4u',
    'the tokens have to be paid for, even if the option allows free sales in an emergency',
    () => {
      const state = phase('3', { needSales: 'freely' });
      lay(state, { K11: '57/0' });
      give(state, 'p1', 136);
      play(state, found('AFI', 68), { hex: 'K11', node: 0 }, PASS);
      expect(asked(state)).toBe('p1 sell-in-need');
      expect(why(state, { company: 'AFI', count: 1 })).toBe('sale/too-little (4.5.1)');
      play(state, { company: 'AFI', count: 8 });
      expect([state.cash.AFI, state.companies.AFI.tokens, asked(state)]).toEqual([8, 1, 'p2 trade']);
    },
  );

  proves(['A6', '3.3.4u'], 'more than needed may be sold for them only in imported games', () => {
    for (const [needSales, reason] of [
      ['as-needed', 'sale/more-than-needed (4.5.1)'],
      ['freely', null],
    ] as const) {
      const state = phase('3', { needSales });
      lay(state, { K13: '57/5' });
      give(state, 'p1', 136);
      // Two tokens at 100: two shares at half price bring the 64 that are missing.
      play(state, found('AFI', 68), { hex: 'L12', node: 0 }, PASS);
      expect(why(state, { company: 'AFI', count: 2 })).toBeNull();
      expect(why(state, { company: 'AFI', count: 3 })).toBe(reason);
    }
  });

  proves(['3.3.4w', '7c'], 'SFMA chooses one of the two cities of Firenze', () => {
    const state = phase('2');
    state.concessions = { ...state.concessions, SFMA: 'p1' };
    play(state, found('SFMA', 68));
    expect(offered(state)).toEqual([
      { hex: 'R14', node: 0 },
      { hex: 'R14', node: 1 },
    ]);
    // In version 1 it is the northern one (§7).
    expect(homeCandidates(phase('2', { version1: true }), 'SFMA')).toEqual([{ hex: 'R14', node: 1 }]);
    // A tile that joins the two leaves one place.
    const joined = structuredClone(state);
    lay(joined, { R14: '207/0' });
    expect(homeCandidates(joined, 'SFMA')).toEqual([{ hex: 'R14', node: 0 }]);
    play(state, { hex: 'R14', node: 1 });
    expect(state.stations).toEqual([{ owner: 'SFMA', hex: 'R14', node: 1 }]);
    expect(offered(state)).toEqual([1, 2]);
  });
});
